/** The list above an input from which one picks by arrow keys, Tab, Enter or touch. */

import { fill, h } from "./dom.js";

let lists = 0;

/** @typedef {{label: string, value?: *, detail?: string, exact?: boolean, pick: () => void}} Entry */

export class Completion {
  #list = h("ul", { class: "entries", role: "listbox", "aria-label": "Suggestions", id: `completions-${++lists}` });
  #title = h("div", { class: "title" });
  #entries = [];
  #at = -1;
  #input = null;

  /** The element to put above the input. */
  element = h("div", { class: "completion", hidden: true }, this.#title, this.#list);

  /** @param {string} testid of the whole list */
  constructor(testid) {
    this.element.dataset.testid = testid;
    // The input keeps the focus while an entry is pressed.
    this.element.addEventListener("pointerdown", (event) => event.preventDefault());
  }

  /**
   * Show entries for an input.
   * @param {HTMLInputElement} input
   * @param {Entry[]} entries
   * @param {{title?: (Node|string)[], highlight?: boolean, busy?: boolean}} how `highlight` the first entry
   */
  show(input, entries, { title = [], highlight = false, busy = false } = {}) {
    this.#input?.removeAttribute("aria-activedescendant");
    this.#input = input;
    this.#entries = entries;
    fill(this.#title, title);
    this.#title.hidden = title.length === 0;
    this.#list.setAttribute("aria-busy", String(busy));
    fill(
      this.#list,
      entries.map((entry, index) => this.#row(entry, index)),
    );
    this.element.hidden = entries.length === 0 && title.length === 0;
    input.setAttribute("aria-controls", this.#list.id);
    input.setAttribute("aria-expanded", String(entries.length > 0));
    this.#mark(highlight && entries.length ? 0 : -1);
  }

  /** Put the list away. */
  hide() {
    this.element.hidden = true;
    this.#entries = [];
    this.#at = -1;
    this.#input?.setAttribute("aria-expanded", "false");
    this.#input?.removeAttribute("aria-activedescendant");
  }

  /** Whether anything can be seen. */
  get shown() {
    return !this.element.hidden;
  }

  /** The entry that Tab and Enter would pick, if one is marked. */
  get marked() {
    return this.#entries[this.#at] ?? null;
  }

  /** Move the mark by one; returns whether there was anything to move to. */
  move(step) {
    const count = this.#entries.length;
    if (!count) return false;
    this.#mark(this.#at < 0 ? (step > 0 ? 0 : count - 1) : (this.#at + step + count) % count);
    return true;
  }

  #row(entry, index) {
    return h(
      "li",
      {
        id: `${this.#list.id}-${index}`,
        role: "option",
        "aria-selected": "false",
        data: { testid: "completion", value: String(entry.value ?? entry.label) },
        on: { click: () => entry.pick() },
      },
      h("span", { class: "label" }, entry.label),
      entry.detail && h("span", { class: "detail" }, entry.detail),
    );
  }

  #mark(index) {
    this.#list.children[this.#at]?.setAttribute("aria-selected", "false");
    this.#at = index;
    const row = this.#list.children[index];
    if (!row) return;
    row.setAttribute("aria-selected", "true");
    row.scrollIntoView({ block: "nearest" });
    this.#input.setAttribute("aria-activedescendant", row.id);
  }
}
