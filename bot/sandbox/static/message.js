/** A message and its components: containers, texts, pictures, files, buttons and menus. */

import { button, h, link, safeUrl } from "./dom.js";
import { markdown, moment } from "./markdown.js";
import { menu } from "./menu.js";
import { world } from "./world.js";

const STYLES = { 1: "primary", 3: "success", 4: "danger" };
const LINK = 5;

/**
 * @typedef {object} Around
 * @property {Reader} reader what the texts may refer to
 * @property {(action: object, control: HTMLElement) => void} use clicks a button or chooses in a menu
 * @property {() => void} dismiss takes the message away, if only its reader sees it
 */

/**
 * Make the element of a message.
 * @param {object} message as the fake Discord shows it
 * @param {Around} around
 */
export function messageElement(message, around) {
  const { author } = message;
  const name = world.nameOf(author.id) ?? author.username;
  const rang = message.rings.map((id) => world.nameOf(id) ?? "somebody");
  const asked = message.interaction_metadata?.type === 2 && message.interaction_metadata.user;
  const classes = ["message", message.rings.includes(world.personId) && "rung", message.visible_to && "ephemeral"];
  return h(
    "article",
    { class: classes.filter(Boolean).join(" "), "aria-label": name, data: { testid: `message-${message.id}`, id: message.id } },
    h(
      "header",
      {},
      h("b", {}, name),
      author.bot && h("span", { class: "tag" }, "app"),
      moment(Date.parse(message.timestamp) / 1000, "t", around.reader.locale),
      asked && `↩ ${world.nameOf(asked.id) ?? asked.username} used a command`,
      rang.length > 0 && !world.isPrivate(message.channel_id) && `rang ${rang.join(", ")}`,
    ),
    content(message, around),
    message.visible_to && h("footer", {}, "Only you can see this · ", button("Dismiss message", around.dismiss, { class: "plain" })),
  );
}

function content(message, around) {
  if (message.thinking) return h("p", { class: "thinking", role: "status" }, `${message.author.username} is thinking…`);
  // What people write is shown as they wrote it; markup is for the bot's messages.
  const text = message.author.bot ? h("div", { class: "markdown" }, markdown(message.content, around.reader)) : h("p", { class: "bubble" }, message.content);
  return [
    message.content && text,
    (message.embeds ?? []).map((embed) =>
      h(
        "div",
        { class: "container" },
        embed.title && h("b", {}, embed.title),
        markdown(embed.description ?? "", around.reader),
        embed.image && picture({ media: embed.image }),
      ),
    ),
    (message.attachments ?? []).map((file) =>
      file.content_type?.startsWith("image/") ? picture({ media: file, description: file.description }) : fileLink(file.url, file.filename),
    ),
    parts(message.components ?? [], around),
    message.edited_timestamp && h("small", {}, "(edited)"),
  ];
}

const MAKERS = {
  1: (row, around) => h("div", { class: "row" }, parts(row.components, around)),
  2: buttonOf,
  9: ({ components, accessory }, around) => h("div", { class: "section" }, h("div", {}, parts(components, around)), parts([accessory], around)),
  10: (text, around) => h("div", { class: "markdown" }, markdown(text.content, around.reader)),
  11: picture,
  12: (gallery) => h("div", { class: "gallery" }, gallery.items.map(picture)),
  13: ({ file, name }) => fileLink(file.url, name ?? decodeURIComponent(file.url.split("?")[0].split("/").at(-1))),
  14: () => h("hr"),
  17: container,
};
for (const type of [3, 5, 6, 7, 8]) MAKERS[type] = menuOf;

/** Make the nodes of components; what this page does not know says so. */
function parts(components, around) {
  const unknown = ({ type }) => h("p", { class: "failure" }, `This page cannot show component type ${type}.`);
  return components.map((component) => (MAKERS[component.type] ?? unknown)(component, around));
}

function container({ components, accent_color: colour }, around) {
  const element = h("div", { class: "container" }, parts(components, around));
  if (Number.isInteger(colour)) element.style.borderLeftColor = `#${colour.toString(16).padStart(6, "0")}`;
  return element;
}

function buttonOf({ label, emoji, style, disabled, url, custom_id }, around) {
  const words = [emoji?.name, label].filter(Boolean).join(" ");
  if (style === LINK) return (around.reader.link ?? link)(url, `${words} ↗`, { class: "button" });
  const use = (event) => around.use({ do: "click", button: custom_id }, event.currentTarget);
  return button(words, use, { class: `button ${STYLES[style] ?? ""}`, disabled: Boolean(disabled), data: { customId: custom_id } });
}

function menuOf(component, around) {
  const { custom_id } = component;
  return menu(component, (values, control) => around.use({ do: "select", menu: custom_id, values }, control));
}

/** A picture, as a link to it alone; without its bytes the description stands there. */
function picture({ media, description }) {
  const src = safeUrl(media.url);
  const alt = description ?? "";
  if (!src) return h("p", { class: "failure" }, alt || "A picture without an address.");
  return link(src, h("img", { src, alt, width: media.width, height: media.height, decoding: "async" }), { class: "picture" });
}

function fileLink(url, name) {
  return link(url, `↓ ${name}`, { class: "file", download: name });
}
