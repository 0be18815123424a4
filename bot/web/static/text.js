/** Texts of the bot as nodes: they are Discord Markdown, with names escaped. */

import { button as pressable, h } from "./dom.js";
import { markdown } from "./markdown.js";

/** Finds the names of the seats. */
let names = null;

/** Set the names of these seats apart in all texts from now on. */
export function setApart(seats) {
  const all = seats.map(({ name }) => name.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).filter(Boolean);
  all.sort((one, other) => other.length - one.length);
  names = all.length ? new RegExp(`(?<![\\p{L}\\p{N}])(${all.join("|")})(?![\\p{L}\\p{N}])`, "u") : null;
}

/** Return a text without marks as nodes: a name that is written from right to left turns nothing around it. */
export function named(text) {
  if (names === null) return [text ?? ""];
  return (text ?? "").split(names).map((part, at) => (at % 2 ? h("bdi", {}, part) : part));
}

/** Return the nodes of a text. */
export function marked(text) {
  const box = h("div", {}, markdown(text ?? "", { locale: document.documentElement.lang }));
  box.normalize();
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const node of texts) node.replaceWith(...named(node.data));
  return [...box.childNodes];
}

/** Make a button that sets the names of seats apart in its label. */
export function button(label, act, properties = {}) {
  return pressable(named(label), act, properties);
}

/** A button with a sign instead of words, which it says when it is looked at. */
export function sign(mark, label, act) {
  return button(mark, act, { class: "sign", "aria-label": label, title: label });
}
