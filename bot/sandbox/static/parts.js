/** The components of a message: containers, texts, pictures, files, rows of buttons and menus. */

import { h, safeUrl } from "./dom.js";
import { enlarge } from "./lightbox.js";
import { emoji, markdown } from "./markdown.js";
import { menuControl } from "./menu.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };
const LINK = 5;
const WIDE = 2;

/**
 * @typedef {object} Surroundings
 * @property {Store} store
 * @property {object} reader what markdown may refer to
 * @property {(customId: string, control: HTMLElement) => void} click
 * @property {(customId: string, values: string[], control: HTMLElement) => void} select
 */

/**
 * Make the nodes of a message's components.
 * @param {object[]} components
 * @param {Surroundings} around
 */
export function parts(components, around) {
  return components.map((component) => (MAKERS[component.type] ?? unknown)(component, around));
}

const MAKERS = {
  1: (row, around) => h("div", { class: "row" }, parts(row.components, around)),
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: section,
  10: (text, around) => h("div", { class: "markdown" }, markdown(text.content, around.reader)),
  11: (thumbnail) => h("div", { class: "thumbnail" }, picture(thumbnail)),
  12: (gallery) => h("div", { class: `gallery of-${Math.min(gallery.items.length, 4)}` }, gallery.items.map(picture)),
  13: ({ file, name, size, spoiler }) => hidden(spoiler, fileLink(file.url, name ?? nameIn(file.url), size)),
  14: ({ divider = true, spacing }) =>
    h("hr", { class: `${divider ? "line" : "blank"}${spacing === WIDE ? " wide" : ""}` }),
  17: container,
};

function unknown(component) {
  return h("p", { class: "unknown" }, `This page cannot show component type ${component.type}.`);
}

function container(component, around) {
  const element = h("div", { class: "container" }, parts(component.components, around));
  const colour = component.accent_color;
  if (Number.isInteger(colour)) element.style.borderLeftColor = `#${colour.toString(16).padStart(6, "0")}`;
  return hidden(component.spoiler, element);
}

function section(component, around) {
  const side = h("div", { class: "accessory" }, parts([component.accessory], around));
  return h("div", { class: "section" }, h("div", { class: "texts" }, parts(component.components, around)), side);
}

function button(component, around) {
  const { label, style, disabled, custom_id: customId } = component;
  const content = [component.emoji && emoji(component.emoji), label && h("span", {}, label)];
  if (style === LINK)
    return around.reader.link(
      component.url,
      [...content.filter(Boolean), h("span", { "aria-hidden": "true" }, "↗")],
      "button link",
    );
  return h(
    "button",
    {
      type: "button",
      class: `button ${STYLES[style] ?? "secondary"}`,
      disabled: Boolean(disabled),
      data: { customId },
      on: { click: (event) => around.click(customId, event.currentTarget) },
    },
    content,
  );
}

function select(component, around) {
  return menuControl(component, around.store, (values, control) => around.select(component.custom_id, values, control));
}

/** A picture that opens large; without its bytes the alt text stands there. */
export function picture({ media, description, spoiler }) {
  const url = safeUrl(media.url);
  const alt = description ?? "";
  if (!url) return h("p", { class: "unknown" }, alt || "A picture without an address.");
  const image = h("img", { src: url, alt, width: media.width, height: media.height, decoding: "async" });
  const label = alt ? `Picture: ${alt}. Press to enlarge` : "Picture. Press to enlarge";
  const open = h(
    "button",
    { type: "button", class: "picture", "aria-label": label, on: { click: () => enlarge(url, alt) } },
    image,
  );
  return hidden(spoiler, open);
}

/** A link that fetches a file. */
export function fileLink(url, name, size) {
  const bytes = size ? h("small", {}, ` ${Math.max(1, Math.round(size / 1024))} KB`) : null;
  return h(
    "a",
    { class: "file", href: safeUrl(url), download: name, target: "_blank", rel: "noopener" },
    "↓ ",
    name,
    bytes,
  );
}

function nameIn(url) {
  return decodeURIComponent(url.split("?")[0].split("/").at(-1));
}

function hidden(spoiler, element) {
  if (!spoiler) return element;
  const cover = h(
    "button",
    { type: "button", class: "cover", on: { click: () => cover.replaceWith(element) } },
    "Spoiler: press to show",
  );
  return cover;
}
