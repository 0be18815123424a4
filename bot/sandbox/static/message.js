/** One message as an element. */

import { avatar, h } from "./dom.js";
import { markdown } from "./markdown.js";
import { momentElement } from "./moments.js";
import { fileLink, parts, picture } from "./parts.js";

const REPLY = 19;

/**
 * Make the element of a message.
 * @param {object} message
 * @param {Surroundings & {dismiss: () => void, jump: (channel: string, message: string) => void}} around
 * @returns {HTMLElement}
 */
export function messageElement(message, around) {
  const { store } = around;
  const author = store.user(message.author.id) ?? {
    name: message.author.username,
    avatar_color: "#6f7480",
    bot: message.author.bot,
  };
  const rung = message.rings.includes(store.personId);
  const classes = ["message", author.bot ? "bot" : "person", rung && "rung", message.visible_to && "ephemeral"];
  if (!author.bot && message.author.id === store.personId) classes.push("own");
  return h(
    "article",
    {
      class: classes.filter(Boolean).join(" "),
      "aria-label": `${author.name}`,
      data: { testid: `message-${message.id}`, id: message.id },
    },
    avatar(author.name, author.avatar_color),
    h(
      "div",
      { class: "body" },
      origin(message, around),
      heading(message, author, around),
      content(message, author, around),
      foot(message, around),
    ),
  );
}

function origin(message, { store, jump }) {
  if (message.type === REPLY && message.message_reference) {
    const answered = store.message(message.channel_id, message.message_reference.message_id);
    const text = answered
      ? `↩ to ${answered.author.username}: ${answered.content.slice(0, 80) || "a message"}`
      : "↩ to a message that is gone";
    const on = { click: () => jump(message.channel_id, message.message_reference.message_id) };
    return h("button", { type: "button", class: "origin", disabled: !answered, on }, text);
  }
  const asked = message.interaction_metadata;
  if (asked?.type !== 2) return null;
  return h("div", { class: "origin" }, `↩ ${store.user(asked.user.id)?.name ?? asked.user.username} used a command`);
}

function heading(message, author, { store }) {
  const seconds = Date.parse(message.timestamp) / 1000;
  const rang = message.rings.map((id) => store.user(id)?.name ?? "somebody");
  const bell = rang.length > 0 && !store.isPrivate(message.channel_id);
  return h(
    "header",
    {},
    h("span", { class: "author" }, author.name),
    author.bot && h("span", { class: "tag" }, "app"),
    momentElement(seconds, "t", store.person.locale),
    bell && h("span", { class: "rang", title: "Whose phones rang" }, `rang ${rang.join(", ")}`),
  );
}

function content(message, author, around) {
  if (message.thinking) {
    return h(
      "p",
      { class: "thinking", role: "status" },
      `${author.name} is thinking`,
      h("span", { class: "dots", "aria-hidden": "true" }, "…"),
    );
  }
  // What people write is shown as they wrote it; markup is for the bot's messages.
  const text = author.bot
    ? h("div", { class: "markdown" }, markdown(message.content, around.reader))
    : h("p", { class: "bubble" }, message.content);
  return [
    message.content && text,
    (message.embeds ?? []).map((embed) => embedded(embed, around)),
    (message.attachments ?? []).map(attached),
    parts(message.components ?? [], around),
    message.edited_timestamp && h("small", { class: "edited", title: message.edited_timestamp }, "(edited)"),
  ];
}

function embedded(embed, { reader }) {
  const title = embed.title && h("strong", {}, embed.title);
  return h(
    "div",
    { class: "container" },
    title,
    markdown(embed.description ?? "", reader),
    embed.image && picture({ media: embed.image }),
  );
}

function attached(file) {
  if (!file.content_type?.startsWith("image/")) return fileLink(file.url, file.filename, file.size);
  return h("div", { class: "gallery of-1" }, picture({ media: file, description: file.description }));
}

function foot(message, { dismiss }) {
  if (!message.visible_to) return null;
  const button = h("button", { type: "button", class: "plain", on: { click: dismiss } }, "Dismiss message");
  return h("p", { class: "only-you" }, "Only you can see this · ", button);
}
