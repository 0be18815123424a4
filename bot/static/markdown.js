/** Discord's Markdown as nodes, as far as the bot writes it. Everything that is not recognised stays text. */

import { h, link } from "./dom.js";

/**
 * @typedef {object} Reader what the text may refer to; everything may be left out
 * @property {string} locale
 * @property {string} me id of the person who reads
 * @property {(id: string) => string|undefined} user name of a user; likewise `channel` and `role`
 * @property {(url: string, label: (Node|string)[]|undefined) => Node} link
 */

const large = (level, properties) => (lines, reader) => h(level, properties, inline(lines[0], reader));
const items = (lines, reader) => lines.map((line) => h("li", {}, inline(line, reader)));

/** The kinds of blocks: how a line of it begins, what is made of lines without that, whether it takes several. */
const BLOCKS = [
  // Under the heading of a pane no level may be skipped: the two larger ones are of one level and differ in size.
  [/^# +(?=\S)/, large("h3", { class: "large" })],
  [/^## +(?=\S)/, large("h3")],
  [/^### +(?=\S)/, large("h4")],
  [/^-# +(?=\S)/, large("small")],
  [/^> /, (lines, reader) => h("blockquote", {}, blocks(lines, reader)), true],
  [/^\s*[-*] +(?=\S)/, (lines, reader) => h("ul", {}, items(lines, reader)), true],
  [/^\s*\d{1,9}\. +(?=\S)/, (lines, reader, first) => h("ol", { start: Number.parseInt(first, 10) }, items(lines, reader)), true],
];

/**
 * Turn text into nodes: headings, lists, quotes, small text and the inline marks.
 * @param {string} text
 * @param {Reader} reader
 * @returns {Node[]}
 */
export function markdown(text, reader = {}) {
  return text === "" ? [] : blocks(text.split("\n"), reader);
}

function blocks(lines, reader) {
  const kindOf = (line) => BLOCKS.find(([start]) => start.test(line));
  const found = [];
  let at = 0;
  while (at < lines.length) {
    const kind = kindOf(lines[at]);
    let end = at + 1;
    if (!kind || kind[2]) while (end < lines.length && kindOf(lines[end]) === kind) end += 1;
    const own = lines.slice(at, end);
    if (!kind) found.push(h("p", {}, inline(own.join("\n"), reader)));
    else found.push(kind[1](own.map((line) => line.replace(kind[0], "")), reader, own[0]));
    at = end;
  }
  return found;
}

const SPECIAL = /[\\`*_[<h]/g;
const wrap = (tag) => (found, reader) => h(tag, {}, inline(found[1], reader));

/** Each rule: where it matches (sticky), and the node it makes. */
const RULES = [
  [/\\([^A-Za-z0-9\s])/y, (found) => found[1]],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (found) => h("code", {}, found[2])],
  [/\*\*([\s\S]+?)\*\*(?!\*)/y, wrap("strong")],
  [/\*(?!\s)((?:\*\*|[^*])+?)(?<!\s)\*(?!\*)/y, wrap("em")],
  [/(?<![\p{L}\p{N}])_([^_]+)_(?![\p{L}\p{N}_])/uy, wrap("em")],
  [/\[([^[\]]+)\]\(<?(https?:\/\/[^\s<>()]*(?:\([^\s()]*\)[^\s<>()]*)*)>?\)/y, (found, reader) => linked(found[2], reader, inline(found[1], reader))],
  [/https?:\/\/[^\s<]+[^\s<.,:;"'\])!?*_~|]/y, (found, reader) => linked(found[0], reader)],
  [/<@!?(\d+)>/y, (found, { user, me }) => mention(`@${user?.(found[1]) ?? "unknown"}`, found[1] === me)],
  [/<@&(\d+)>/y, (found, { role }) => mention(`@${role?.(found[1]) ?? "unknown"}`)],
  [/<#(\d+)>/y, (found, { channel }) => mention(`#${channel?.(found[1]) ?? "unknown"}`)],
  [/<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/y, (found, { locale }) => moment(Number(found[1]), found[2] ?? "f", locale)],
];

/** Turn one paragraph's text into nodes, the inline marks alone. */
function inline(text, reader) {
  const found = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    const [make, match] = matched(text, at);
    if (make) {
      found.push(plain, make(match, reader));
      plain = "";
      at += match[0].length;
    } else {
      SPECIAL.lastIndex = at + 1;
      const next = SPECIAL.exec(text)?.index ?? text.length;
      plain += text.slice(at, next);
      at = next;
    }
  }
  return [...found, plain].filter((part) => part !== "");
}

function matched(text, at) {
  for (const [pattern, make] of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return [make, match];
  }
  return [];
}

function linked(url, reader, label) {
  return (reader.link ?? link)(url, label);
}

function mention(text, self = false) {
  return h("span", { class: self ? "mention self" : "mention" }, text);
}

// -- moments ------------------------------------------------------------------------------------------------------------

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const UNITS = { year: 31_536_000, month: 2_592_000, day: 86_400, hour: 3_600, minute: 60, second: 1 };

/** Say how far a moment (seconds since 1970) is from now, such as "in 5 minutes". */
export function relative(unix, locale, now = Date.now() / 1000) {
  const away = Math.round(unix - now);
  const [unit, size] = Object.entries(UNITS).find(([, seconds]) => Math.abs(away) >= seconds) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.trunc(away / size), unit);
}

/** Make the element of a moment (seconds since 1970) in one of Discord's styles; one that no calendar has is a number. */
export function moment(unix, style, locale) {
  const date = new Date(unix * 1000);
  if (Number.isNaN(date.getTime())) return String(unix);
  const said = (how) => new Intl.DateTimeFormat(locale, how).format(date);
  const text = style === "R" ? relative(unix, locale) : said(STYLES[style]);
  return h("time", { datetime: date.toISOString(), title: said(STYLES.F) }, text);
}
