/** Discord's markdown as nodes. Everything that is not recognised stays text. */

import { h, safeUrl } from "./dom.js";
import { momentElement } from "./moments.js";

/**
 * @typedef {object} Reader what the text may refer to
 * @property {string} locale
 * @property {string} me id of the person who reads
 * @property {(id: string) => string|null} user name of a user
 * @property {(id: string) => string|null} channel name of a channel
 * @property {(id: string) => string|null} role name of a role
 * @property {(url: string, label: Node[]|null) => Node} link
 * @property {(path: string[]) => void} command starts typing a slash command
 */

const DEEPEST = 12;
const SPECIAL = /[\\`*_~|<[h@]/g;

/**
 * Turn text into nodes: headings, lists, quotes, code, small text and the inline marks.
 * @param {string} text
 * @param {Reader} reader
 * @returns {Node[]}
 */
export function markdown(text, reader) {
  const parts = text.split(/```(?:([\w+#.-]+)\n)?\n?([\s\S]+?)\n?```/);
  const found = [];
  for (let at = 0; at < parts.length; at += 3) {
    found.push(...blocks(parts[at].replace(at ? /^\n/ : "", ""), reader));
    if (at + 2 < parts.length) found.push(h("pre", {}, h("code", {}, parts[at + 2])));
  }
  return found;
}

function blocks(text, reader) {
  const lines = text === "" ? [] : text.split("\n");
  const found = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at];
    const heading = /^(#{1,3})\s+(.+)$/.exec(line);
    if (heading) {
      // Under the pane's h2 no level may be skipped: the two larger ones are of one level and differ in size.
      const [level, look] = { 1: ["h3", { class: "large" }], 2: ["h3", {}], 3: ["h4", {}] }[heading[1].length];
      found.push(h(level, look, inline(heading[2], reader)));
      at += 1;
    } else if (/^-#\s+\S/.test(line)) {
      found.push(h("small", { class: "small" }, inline(line.replace(/^-#\s+/, ""), reader)));
      at += 1;
    } else if (line.startsWith(">>> ")) {
      found.push(h("blockquote", {}, markdown([line.slice(4), ...lines.slice(at + 1)].join("\n"), reader)));
      at = lines.length;
    } else if (line.startsWith("> ")) {
      const end = endOf(lines, at, (one) => one.startsWith("> "));
      found.push(
        h(
          "blockquote",
          {},
          blocks(
            lines
              .slice(at, end)
              .map((one) => one.slice(2))
              .join("\n"),
            reader,
          ),
        ),
      );
      at = end;
    } else if (item(line)) {
      const end = endOf(lines, at, (one) => item(one) !== null);
      found.push(list(lines.slice(at, end).map(item), reader));
      at = end;
    } else {
      const end = endOf(lines, at, (one, index) => index === at || !startsBlock(one));
      found.push(h("p", {}, inline(lines.slice(at, end).join("\n"), reader)));
      at = end;
    }
  }
  return found;
}

function endOf(lines, start, belongs) {
  let end = start;
  while (end < lines.length && belongs(lines[end], end)) end += 1;
  return end;
}

function startsBlock(line) {
  return /^#{1,3}\s+\S|^-#\s+\S|^>>> |^> /.test(line) || item(line) !== null;
}

function item(line) {
  const found = /^(\s*)([-*]|\d{1,9}\.)\s+(.+)$/.exec(line);
  return found && { indent: found[1].length, mark: found[2], text: found[3] };
}

function list(items, reader) {
  const ordered = /\d/.test(items[0].mark);
  const element = h(ordered ? "ol" : "ul", ordered ? { start: Number.parseInt(items[0].mark, 10) } : {});
  let at = 0;
  while (at < items.length) {
    const own = h("li", {}, inline(items[at].text, reader));
    const end = endOf(items, at + 1, (one) => one.indent > items[at].indent);
    if (end > at + 1) own.append(list(items.slice(at + 1, end), reader));
    element.append(own);
    at = end;
  }
  return element;
}

const wrap =
  (tag, properties = {}) =>
  (found, reader, depth) =>
    h(tag, properties, inline(found[1], reader, depth + 1));

/** Each rule: where it matches (sticky), and the node it makes; null means the text is not meant. */
const RULES = [
  [/\\([^A-Za-z0-9\s])/y, (found) => found[1]],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (found) => h("code", {}, found[2])],
  [/\*\*([\s\S]+?)\*\*(?!\*)/y, wrap("strong")],
  [/__([\s\S]+?)__(?!_)/y, wrap("u")],
  [/~~([\s\S]+?)~~/y, wrap("s")],
  [/\|\|([\s\S]+?)\|\|/y, (found, reader, depth) => spoiler(inline(found[1], reader, depth + 1))],
  [/\*(?!\s)((?:\*\*|[^*])+?)(?<!\s)\*(?!\*)/y, wrap("em")],
  [/(?<![\p{L}\p{N}])_((?:__|[^_])+?)_(?![\p{L}\p{N}_])/uy, wrap("em")],
  [/\[([^\[\]]+)\]\(<?(https?:\/\/[^\s<>()]*(?:\([^\s()]*\)[^\s<>()]*)*)>?(?: +"[^"]*")?\)/y, masked],
  [/<(https?:\/\/[^\s<>]+)>/y, (found, reader) => reader.link(found[1], null)],
  [/https?:\/\/[^\s<]+[^\s<.,:;"'\])!?*_~|]/y, (found, reader) => reader.link(found[0], null)],
  [/<@!?(\d+)>/y, user],
  [/<@&(\d+)>/y, (found, reader) => mention(`@${reader.role(found[1]) ?? "role"}`)],
  [/@(?:everyone|here)\b/y, (found) => mention(found[0], true)],
  [/<#(\d+)>/y, (found, reader) => mention(`#${reader.channel(found[1]) ?? "unknown"}`)],
  [/<\/([^:>]+):\d+>/y, (found, reader) => command(found[1], reader)],
  [/<a?:(\w+):(\d+)>/y, (found) => emoji({ name: found[1], id: found[2] })],
  [
    /<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/y,
    (found, reader) => momentElement(Number(found[1]), found[2] ?? "f", reader.locale),
  ],
];

/**
 * Turn one paragraph's text into nodes, the inline marks alone.
 * @param {string} text
 * @param {Reader} reader
 * @returns {(Node|string)[]}
 */
export function inline(text, reader, depth = 0) {
  if (depth > DEEPEST) return [text];
  const found = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    const [node, end] = matched(text, at, reader, depth);
    if (node === null) {
      SPECIAL.lastIndex = at + 1;
      const next = SPECIAL.exec(text)?.index ?? text.length;
      plain += text.slice(at, next);
      at = next;
    } else {
      if (plain) found.push(plain);
      plain = "";
      found.push(node);
      at = end;
    }
  }
  return plain ? [...found, plain] : found;
}

function matched(text, at, reader, depth) {
  for (const [pattern, make] of RULES) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    const node = found && make(found, reader, depth);
    if (node) return [node, at + found[0].length];
  }
  return [null, at];
}

function masked(found, reader, depth) {
  return reader.link(found[2], inline(found[1], reader, depth + 1));
}

function user(found, reader) {
  return mention(`@${reader.user(found[1]) ?? "unknown"}`, found[1] === reader.me);
}

function mention(text, self = false) {
  return h("span", { class: self ? "mention self" : "mention" }, text);
}

function command(path, reader) {
  return h(
    "button",
    { type: "button", class: "mention", on: { click: () => reader.command(path.split(" ")) } },
    `/${path}`,
  );
}

function spoiler(children) {
  const element = h("button", { type: "button", class: "spoiler", "aria-label": "Spoiler: press to show" });
  element.append(h("span", { class: "hidden" }, children));
  element.addEventListener("click", () =>
    element.replaceWith(h("span", { class: "shown" }, ...element.firstChild.childNodes)),
  );
  return element;
}

/** A drawn or typed emoji. */
export function emoji({ name, id }) {
  if (!id) return h("span", { class: "emoji" }, name);
  return h("img", { class: "emoji", src: safeUrl(`/emojis/${id}.png`), alt: `:${name}:`, title: `:${name}:` });
}
