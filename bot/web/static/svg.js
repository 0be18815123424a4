/** SVG as nodes: making it, reading it, and telling what is new in it. */

const SVG = "http://www.w3.org/2000/svg";
/** More new parts than this, or than this share of all, are another picture rather than a move. */
const MOST_NEW = 60;
const MOST_SHARE = 0.4;

/** Make an SVG element. */
export function s(tag, attributes = {}) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}

/** Read SVG as a node of this document. */
export function parsed(svg) {
  return document.importNode(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement, true);
}

/** Mark the parts of a picture that the one before did not have, if they are few: they came with the last move. */
export function markNew(root, svg, before) {
  const tags = (text) => text.split("<").filter((part) => part && !part.startsWith("/") && !part.startsWith("?"));
  const old = new Set(tags(before));
  const elements = [root, ...root.querySelectorAll("*")];
  const parts = tags(svg);
  if (parts.length !== elements.length) return;
  const fresh = elements.filter((element, at) => !old.has(parts[at]) && element !== root && !element.closest("defs"));
  if (fresh.length > MOST_NEW || fresh.length > MOST_SHARE * elements.length) return;
  for (const element of fresh) if (element.parentElement === root || !fresh.includes(element.parentElement)) element.classList.add("new");
}
