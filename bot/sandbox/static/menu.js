/** Select menus: a button that says what is chosen, and a searchable list to choose from. */

import { fill, h } from "./dom.js";
import { emoji } from "./markdown.js";
import { popup } from "./popup.js";

const MANY = 8;
const STRING = 3;
const USER = 5;
const ROLE = 6;
const MENTIONABLE = 7;
const CHANNEL = 8;

/**
 * Make the control for a select component.
 * @param {object} component as Discord describes it
 * @param {Store} store
 * @param {(values: string[], control: HTMLElement) => void} chosen called when a choice is complete
 * @returns {HTMLButtonElement}
 */
export function menuControl(component, store, chosen) {
  const options = optionsOf(component, store);
  const least = component.min_values ?? 1;
  const most = Math.min(component.max_values ?? 1, options.length);
  const single = most <= 1 && least === 1;
  const preset = options.filter((option) => option.default).map(({ value }) => value);
  const words = component.placeholder || (single ? "Choose one" : `Choose ${amount(least, most)}`);
  let values = preset;
  let close = null;

  const text = h("span", { class: "text" });
  const control = h(
    "button",
    {
      type: "button",
      class: "select",
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-label": words,
      disabled: Boolean(component.disabled),
      data: { customId: component.custom_id, testid: "select" },
      on: { click: () => (close ? close() : open()), keydown },
    },
    text,
    h("span", { class: "arrow", "aria-hidden": "true" }, "▾"),
  );

  function say(shown) {
    values = shown;
    const labels = options.filter(({ value }) => values.includes(value)).map(({ label }) => label);
    text.textContent = labels.length ? labels.join(", ") : words;
    text.classList.toggle("empty", labels.length === 0);
    control.setAttribute("aria-label", labels.length ? `${words}: ${labels.join(", ")}` : words);
  }

  function keydown(event) {
    if (close || !["ArrowDown", "ArrowUp"].includes(event.key)) return;
    event.preventDefault();
    open();
  }

  function open() {
    const list = new List({ options, values, least, most, single, label: words }, (picked) => {
      close();
      say(picked);
      chosen(picked, control);
    });
    close = popup(control, list.element, () => {
      close = null;
      control.setAttribute("aria-expanded", "false");
    });
    control.setAttribute("aria-expanded", "true");
    list.focus();
  }

  control.reset = () => say(preset);
  say(preset);
  return control;
}

/** What the list of options offers: its own, or the people, roles and channels there are. */
function optionsOf(component, store) {
  if (component.type === STRING) return component.options ?? [];
  const preset = new Set((component.default_values ?? []).map(({ id }) => id));
  const option = ({ id, name }) => ({ label: name, value: id, default: preset.has(id) });
  if (component.type === USER || component.type === MENTIONABLE)
    return [...store.people.values(), store.bot].map(option);
  if (component.type === ROLE) return [...store.roles.values()].map(option);
  return component.type === CHANNEL ? store.places().map(option) : [];
}

function amount(least, most) {
  return least === most ? String(least) : `${least} to ${most}`;
}

/** The opened list: search, options, and for several a button that confirms. */
class List {
  #how;
  #done;
  #values;
  #rows;
  #at = 0;
  #search = null;
  #count = h("span", { class: "count", "aria-live": "polite" });
  #confirm = null;
  #list;

  element;

  constructor(how, done) {
    this.#how = how;
    this.#done = done;
    this.#values = new Set(how.values);
    this.#rows = how.options.map((option, index) => this.#row(option, index));
    this.#list = h(
      "div",
      {
        class: "options",
        role: "listbox",
        tabindex: -1,
        "aria-label": how.label,
        "aria-multiselectable": String(!how.single),
      },
      this.#rows,
    );
    if (how.options.length > MANY) {
      const on = { input: () => this.#filter() };
      this.#search = h("input", {
        type: "text",
        class: "search",
        placeholder: "Search",
        "aria-label": "Search",
        autocomplete: "off",
        on,
      });
    }
    if (!how.single) {
      const on = { click: () => this.#finish() };
      this.#confirm = h(
        "button",
        { type: "button", class: "button primary", data: { testid: "confirm" }, on },
        "Confirm",
      );
    }
    const foot = this.#confirm && h("div", { class: "foot" }, this.#count, this.#confirm);
    const title = h("div", { class: "title" }, how.label);
    this.element = h(
      "div",
      { class: "menu", data: { testid: "menu" }, on: { keydown: (event) => this.#key(event) } },
      title,
      this.#search,
      this.#list,
      foot,
    );
    this.#at = Math.max(
      0,
      how.options.findIndex(({ value }) => this.#values.has(value)),
    );
    this.#show();
  }

  focus() {
    if (this.#search && matchMedia("(pointer: fine)").matches) this.#search.focus();
    else this.#rows[this.#at]?.focus();
    this.#rows[this.#at]?.scrollIntoView({ block: "nearest" });
  }

  #row(option, index) {
    return h(
      "div",
      {
        class: "option",
        role: "option",
        tabindex: -1,
        data: { value: option.value },
        on: { click: () => this.#pick(index) },
      },
      h("span", { class: "mark", "aria-hidden": "true" }),
      option.emoji && emoji(option.emoji),
      h(
        "span",
        { class: "words" },
        h("span", { class: "label" }, option.label),
        option.description && h("span", { class: "detail" }, option.description),
      ),
    );
  }

  #pick(index) {
    const { value } = this.#how.options[index];
    this.#at = index;
    if (this.#how.single) return this.#done([value]);
    if (!this.#values.delete(value)) {
      if (this.#how.most === 1) this.#values.clear();
      if (this.#values.size >= this.#how.most) return undefined;
      this.#values.add(value);
    }
    return this.#show();
  }

  #finish() {
    const { options, least, most } = this.#how;
    const values = options.map(({ value }) => value).filter((value) => this.#values.has(value));
    if (values.length >= least && values.length <= most) this.#done(values);
  }

  #show() {
    const { options, least, most, single } = this.#how;
    const size = this.#values.size;
    options.forEach(({ value }, index) => {
      const selected = this.#values.has(value);
      this.#rows[index].setAttribute("aria-selected", String(selected));
      this.#rows[index].classList.toggle("full", !single && !selected && size >= most && most > 1);
    });
    if (!this.#confirm) return;
    fill(this.#count, `${size} chosen of ${amount(least, most)}`);
    this.#confirm.disabled = size < least || size > most;
  }

  #filter() {
    const word = this.#search.value.trim().toLowerCase();
    this.#how.options.forEach(({ label, description }, index) => {
      this.#rows[index].hidden = !`${label} ${description ?? ""}`.toLowerCase().includes(word);
    });
    const seen = this.#seen();
    if (seen.length && !seen.includes(this.#at)) [this.#at] = seen;
  }

  #seen() {
    return this.#rows.flatMap((row, index) => (row.hidden ? [] : [index]));
  }

  #key(event) {
    const seen = this.#seen();
    const last = seen.length - 1;
    const at = seen.indexOf(this.#rows.indexOf(document.activeElement));
    const goals = { ArrowDown: at < last ? at + 1 : 0, ArrowUp: at > 0 ? at - 1 : last, Home: 0, End: last };
    const inList = at >= 0;
    const moves = event.key in goals && (inList || event.key.startsWith("Arrow"));
    if (moves && seen.length) this.#rows[seen[goals[event.key]]].focus();
    else if (inList && (event.key === "Enter" || event.key === " ")) this.#pick(seen[at]);
    else if (event.key === "Enter" && event.target === this.#search && seen.length) this.#pick(seen[0]);
    else return;
    event.preventDefault();
  }
}
