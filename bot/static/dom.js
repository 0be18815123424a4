/** Building the document from nodes alone: text given to these functions can never become markup. */

/**
 * Make an element.
 * @param {string} tag
 * @param {Object<string, *>} properties `class`, `data` (an object) and `on` (event handlers by name); anything else is
 *   an attribute: true sets it empty, false, null and undefined leave it out.
 * @param {...(Node|string|number|null|undefined|false|Array)} children strings and numbers become text
 * @returns {HTMLElement}
 */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "class") element.className = value;
    else if (name === "data") Object.assign(element.dataset, value);
    else if (name === "on")
      for (const [event, handler] of Object.entries(value)) element.addEventListener(event, handler);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...nodes(children));
  return element;
}

/** Flatten children into what `append` takes; nothing stays of null, undefined and false. */
function nodes(children) {
  return children
    .flat(Infinity)
    .filter((child) => child !== null && child !== undefined && child !== false)
    .map((child) => (child instanceof Node ? child : String(child)));
}

/** Make a button that calls `act` when it is pressed. */
export function button(label, act, properties = {}) {
  return h("button", { type: "button", ...properties, on: { click: act } }, label);
}

/** Put these children in place of whatever the element holds. */
export function fill(element, ...children) {
  element.replaceChildren(...nodes(children));
}

/** Put these children in place of what the element holds. What had the keyboard keeps it, else the element gets it. */
export function refill(element, ...children) {
  const before = element.contains(document.activeElement) ? document.activeElement : null;
  fill(element, ...children);
  if (before !== null && !before.isConnected) refocus(before, element);
}

/** Give the keyboard to what is the same as an element that is gone, in a place, else to another that can have it. */
export function refocus(before, place, other = place) {
  const same = (one) => one.textContent === before.textContent && one.getAttribute("aria-label") === before.getAttribute("aria-label");
  ([...place.querySelectorAll(before.tagName)].find(same) ?? other).focus({ preventScroll: true });
}

/** Return the url if a browser may follow it, else null: nothing but http and https, so no script hides in it. */
export function safeUrl(url) {
  try {
    const parsed = new URL(url, location.href);
    return parsed.protocol === "http:" || parsed.protocol === "https:" ? parsed.href : null;
  } catch {
    return null;
  }
}

/** Make a link that opens beside this page; text if a browser may not follow it. */
export function link(url, label = url, properties = {}) {
  const href = safeUrl(url);
  return h(href ? "a" : "span", href ? { ...properties, href, target: "_blank", rel: "noreferrer" } : {}, label);
}
