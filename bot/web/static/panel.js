/** What opens above the table: rules, terms, what can be done, and the list of all moves. */

import { fill, h, refill } from "./dom.js";
import { Stage } from "./stage.js";
import { marked, named } from "./text.js";

export class Panel {
  /**
   * @param {HTMLDialogElement} element
   * @param {Object<string, string>} words
   * @param {object} on
   * @param {(frame: object) => void} on.ask
   * @param {(index: number) => void} on.arm
   */
  constructor(element, words, on) {
    this.element = element;
    this.words = words;
    this.on = on;
    this.kind = "";
    element.addEventListener("click", (event) => event.target === element && this.close());
    element.addEventListener("close", () => (this.kind = ""));
  }

  get open() {
    return this.element.open;
  }

  close() {
    this.element.close();
  }

  /** Look a term up. */
  look(name) {
    this.on.ask({ type: "term", name });
  }

  /** Show a page of text. */
  text({ about, title, text, picture, page = 0, pages = 1 }) {
    const place = h("section", { class: "stage" });
    const turn = (label, to) =>
      h("button", { type: "button", disabled: to < 0 || to >= pages, on: { click: () => this.on.ask({ type: "rules", page: to }) } }, label);
    this._show(
      about,
      title || this.words.help,
      title && h("h2", {}, title),
      picture && place,
      h("div", { class: "words" }, marked(text)),
      pages > 1 &&
        h(
          "nav",
          {},
          turn("◀", page - 1),
          h("span", {}, this.words.chosen.replace("{n}", page + 1).replace("{m}", pages)),
          turn("▶", page + 1),
        ),
    );
    if (picture) new Stage(place, { live: () => false, tap() {}, look() {}, zoom() {}, label: () => "" }).show(picture, title);
  }

  /** Show all terms, with a field to find one. */
  listed(terms) {
    const list = h("ul", { class: "terms" });
    const show = (wanted) =>
      fill(
        list,
        terms
          .filter(([, title]) => title.toLowerCase().includes(wanted))
          .map(([name, title]) => h("li", {}, h("button", { type: "button", on: { click: () => this.look(name) } }, title))),
      );
    const find = h("input", {
      type: "search",
      "aria-label": this.words.look,
      placeholder: this.words.look,
      on: { input: () => show(find.value.toLowerCase().trim()) },
    });
    show("");
    this._show("terms", this.words.look, h("h2", {}, this.words.look), find, list);
  }

  /** Show all moves as buttons, by their headings. */
  moves(screen) {
    const headings = new Map();
    for (const [index, choice] of screen.choices.entries()) {
      if (!choice.label) continue;
      const heading = choice.heading ?? "";
      headings.set(heading, [...(headings.get(heading) ?? []), { choice, index }]);
    }
    const pressed = (index) => () => {
      this.close();
      this.on.arm(index);
    };
    this._show(
      "moves",
      this.words.moves,
      h("h2", {}, this.words.moves),
      headings.size === 0 && h("p", {}, screen.choices.length ? "…" : this.words["moves-none"]),
      [...headings].map(([heading, own]) => [
        heading && own.length > 1 && h("h3", {}, named(heading)),
        h(
          "ul",
          { class: "moves" },
          own.map(({ choice, index }) =>
            h(
              "li",
              {},
              h("button", { type: "button", data: { move: choice.move }, on: { click: pressed(index) } }, named(choice.label)),
              choice.about && h("p", {}, named(choice.about)),
            ),
          ),
        ),
      ]),
      h("p", { class: "keys" }, this.words.keys),
    );
  }

  /** Show the moves of a new screen if the list is open. */
  refresh(screen) {
    if (this.kind === "moves") this.moves(screen);
  }

  _show(kind, title, ...parts) {
    const scroll = kind === this.kind ? this.element.scrollTop : 0;
    this.kind = kind;
    this.element.setAttribute("aria-label", title);
    refill(
      this.element,
      h("button", { type: "button", class: "close", "aria-label": this.words.close, on: { click: () => this.close() } }, "✕"),
      parts,
    );
    if (!this.element.open) this.element.showModal();
    this.kind = kind;
    this.element.scrollTop = scroll;
  }
}
