/** Texts of the bot as nodes: they are Discord Markdown, with names escaped. */

import { markdown } from "./markdown.js";

const READER = {
  get locale() {
    return document.documentElement.lang;
  },
  me: "",
  user: () => null,
  channel: () => null,
  role: () => null,
  link: (url, label) => {
    const link = document.createElement("a");
    link.href = url;
    link.rel = "noreferrer";
    link.target = "_blank";
    link.append(...(label ?? [url]));
    return link;
  },
  command: () => {},
};

/** Return the nodes of a text. */
export function marked(text) {
  return markdown(text ?? "", READER);
}
