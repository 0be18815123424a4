/** Building the document from nodes alone: text given to these functions can never become markup. */

/**
 * Make an element.
 * @param {string} tag
 * @param {Object<string, *>} properties `class`, `style` and `data` (objects), `on` (event handlers by name); anything
 *   else is an attribute: true sets it empty, false, null and undefined leave it out.
 * @param {...(Node|string|number|null|undefined|false|Array)} children strings and numbers become text
 * @returns {HTMLElement}
 */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "class") element.className = value;
    else if (name === "style") Object.assign(element.style, value);
    else if (name === "data") Object.assign(element.dataset, value);
    else if (name === "on")
      for (const [event, handler] of Object.entries(value)) element.addEventListener(event, handler);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...nodes(children));
  return element;
}

/** Flatten children into what `append` takes; nothing stays of null, undefined and false. */
export function nodes(children) {
  return children
    .flat(Infinity)
    .filter((child) => child !== null && child !== undefined && child !== false)
    .map((child) => (child instanceof Node ? child : String(child)));
}

/** Put these children in place of whatever the element holds. */
export function fill(element, ...children) {
  element.replaceChildren(...nodes(children));
}

/**
 * Return what redraws an element, but not while something of it is pressed: a press that began on a button which is
 * replaced before it ends would be none.
 * @param {HTMLElement} element
 * @param {() => void} redraw
 * @returns {() => void}
 */
export function steady(element, redraw) {
  let pressed = false;
  let late = false;
  function release() {
    pressed = false;
    if (late) redraw();
    late = false;
  }
  element.addEventListener("pointerdown", () => (pressed = true));
  for (const end of ["pointerup", "pointercancel"])
    addEventListener(end, () => pressed && setTimeout(release)); // the click comes first
  return () => (pressed ? (late = true) : redraw());
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

/** The round picture of a person: the first letter of the name on the person's colour. */
export function avatar(name, colour) {
  const letter = [...name.trim()][0] ?? "?";
  return h(
    "span",
    { class: "avatar", "aria-hidden": "true", style: { backgroundColor: colour } },
    letter.toUpperCase(),
  );
}
