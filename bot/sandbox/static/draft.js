/** A slash command being filled in: its path as a label, its options as chips, each with an input of its own. */

import { optionsOf, read, splitOptions } from "./commands.js";
import { h } from "./dom.js";

/** One option that is being filled in. */
export class Chip {
  /** What was picked from a list: its text stands in the input, its value is sent. */
  picked = null;

  /**
   * @param {object} option as registered
   * @param {{input: (chip: Chip) => void, remove: (chip: Chip) => void}} handlers
   */
  constructor(option, handlers) {
    this.option = option;
    const { name, required } = option;
    this.input = h("input", {
      type: "text",
      role: "combobox",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      enterkeyhint: "next",
      "aria-label": name,
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      "aria-required": String(Boolean(required)),
      data: { testid: `option-${name}` },
      on: { input: () => handlers.input(this) },
    });
    const remove = h(
      "button",
      { type: "button", "aria-label": `Remove ${name}`, on: { click: () => handlers.remove(this) } },
      "×",
    );
    this.element = h(
      "span",
      { class: "chip" },
      h("span", { class: "name" }, `${name}:`),
      this.input,
      !required && remove,
    );
    this.text = "";
  }

  get text() {
    return this.input.value;
  }

  set text(text) {
    this.input.value = text;
    this.picked = null;
    this.resize();
  }

  /** What the bot is asked to complete: the text, or the value behind it if it was picked. */
  get asked() {
    return this.picked ? String(this.picked.value) : this.text;
  }

  /** Take an entry of a list. */
  pick(choice) {
    this.text = choice.name;
    this.picked = choice;
  }

  /** The text was typed, not picked. */
  typed() {
    this.picked = null;
    this.resize();
  }

  /** Make the input as wide as its text. */
  resize() {
    this.input.size = Math.max(4, Math.min(40, [...this.text].length + 1));
    this.input.removeAttribute("aria-invalid");
  }

  /** Read the value: `{value}`, `{problem}`, or null if nothing was typed. */
  read(world) {
    if (this.picked && this.picked.name === this.text) return { value: this.picked.value };
    return this.text.trim() === "" ? null : read(this.option, this.text, world);
  }
}

/** A command's path, its leaf, and the chips there are so far: the required ones from the beginning. */
export class Draft {
  chips = [];
  #handlers;

  /**
   * @param {string[]} path
   * @param {object} leaf of the tree of commands
   * @param {{input: (chip: Chip) => void, remove: (chip: Chip) => void}} handlers of the chips
   */
  constructor(path, leaf, handlers) {
    this.path = path;
    this.options = optionsOf(leaf);
    this.leaf = leaf;
    this.#handlers = handlers;
    for (const option of this.options) if (option.required) this.add(option);
  }

  /** Add a chip for an option, or return the one it has. */
  add(option) {
    const there = this.chips.find((chip) => chip.option === option);
    if (there) return there;
    const chip = new Chip(option, this.#handlers);
    this.chips.push(chip);
    return chip;
  }

  /** Take a chip away. */
  remove(chip) {
    this.chips = this.chips.filter((one) => one !== chip);
  }

  /** The options that have no chip yet. */
  get unused() {
    return this.options.filter((option) => !this.chips.some((chip) => chip.option === option));
  }

  /** Fill chips from text such as "8H seats: 3"; return the text `before` the first name and the `last` chip filled. */
  take(text) {
    const { values, before } = splitOptions(this.options, text);
    let last;
    for (const [name, value] of values) {
      last = this.add(this.options.find((option) => option.name === name));
      last.text = value;
    }
    return { before, last };
  }

  /** The first required chip that is empty, or undefined. */
  get missing() {
    return this.chips.find(({ option, text }) => option.required && text.trim() === "");
  }

  /** The values typed so far that can be read. */
  values(world) {
    const found = this.chips.map((chip) => [chip.option.name, chip.read(world)]);
    return Object.fromEntries(found.filter(([, one]) => one && "value" in one).map(([name, one]) => [name, one.value]));
  }

  /** What stands against sending: `{chip, problem}` for each chip that is not right, which is marked so. */
  problems(world) {
    return this.chips.flatMap((chip) => {
      const found = chip.read(world);
      const problem = found === null ? chip.option.required && "this is needed" : found.problem;
      if (problem) chip.input.setAttribute("aria-invalid", "true");
      return problem ? [{ chip, problem }] : [];
    });
  }
}
