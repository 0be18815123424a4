/** The line to type in: ordinary messages, and slash commands with completion. */

import { Choices } from "./choices.js";
import { described, follow, isLeaf, leafAt, offered, optionsOf, suggestions, taking } from "./commands.js";
import { Completion } from "./completion.js";
import { h } from "./dom.js";
import { Draft } from "./draft.js";

export class Composer {
  #store;
  #link;
  #place;
  #draft = null;
  #completion;
  #choices = new Choices((options, focused) => this.#complete(options, focused));
  #pill = h("span", { class: "pill", hidden: true });
  #error = h("p", { class: "error", role: "alert", hidden: true });
  #send = h("button", { type: "submit", class: "send", "aria-label": "Send" }, "➤");
  #line = h("div", { class: "line" });
  #input;

  /** The form, to be put below a log. */
  element;

  /**
   * @param {Store} store
   * @param {Link} link
   * @param {{testid: string, label: string, place: () => string|null}} where `place` is the channel to write to
   */
  constructor(store, link, { testid, label, place }) {
    this.#store = store;
    this.#link = link;
    this.#place = place;
    this.#completion = new Completion(testid.replace("composer", "completions"));
    this.#input = h("input", {
      type: "text",
      role: "combobox",
      autocomplete: "off",
      autocapitalize: "sentences",
      enterkeyhint: "send",
      maxlength: 2000,
      "aria-label": label,
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      data: { testid },
      on: { input: () => this.#typed() },
    });
    this.#line.append(this.#pill, this.#input);
    this.element = h(
      "form",
      { class: "composer", autocomplete: "off", on: { submit: (event) => this.#submit(event) } },
      this.#error,
      this.#completion.element,
      h("div", { class: "field" }, this.#line, this.#send),
    );
    this.element.addEventListener("keydown", (event) => this.#key(event));
    this.element.addEventListener("focusin", () => this.#suggest());
    this.element.addEventListener("focusout", (event) => {
      if (!this.element.contains(event.relatedTarget)) this.#completion.hide();
    });
    this.#line.addEventListener("pointerdown", (event) => {
      if (event.target !== this.#line) return;
      event.preventDefault();
      this.#input.focus();
    });
    this.refresh();
  }

  /** Another person, channel or set of commands: forget a command that is no longer offered, say where we write. */
  refresh() {
    if (this.#draft && !this.#same(this.#draft)) this.#drop();
    const place = this.#place();
    const channel = this.#store.channels.get(place);
    this.#input.disabled = this.#send.disabled = !channel;
    this.#error.hidden = true;
    this.#hint();
    if (this.element.contains(document.activeElement)) this.#suggest();
  }

  /** Start typing the command with this path, if it is offered here. */
  start(path) {
    const leaf = leafAt(this.#offered(), path);
    if (leaf) this.#begin(path, leaf, "");
  }

  #offered() {
    const { person, commands } = this.#store;
    return person ? offered(commands, person, this.#store.isPrivate(this.#place())) : [];
  }

  #same({ path, leaf }) {
    return JSON.stringify(leafAt(this.#offered(), path)) === JSON.stringify(leaf);
  }

  #world() {
    const { person, people, bot } = this.#store;
    return { locale: person.locale, people: [...people.values(), bot], places: this.#store.places() };
  }

  #hint() {
    const channel = this.#store.channels.get(this.#place());
    const place = channel && (this.#store.isPrivate(channel.id) ? this.#store.bot.name : `#${channel.name}`);
    const more = this.#draft?.unused.length ? "more…" : "";
    this.#input.placeholder = this.#draft
      ? more
      : place
        ? `Message ${place}, or / for commands`
        : "No messages here yet";
    this.#input.classList.toggle("tail", this.#draft !== null);
  }

  // -- typing ---------------------------------------------------------------------------------------------------------

  #typed() {
    this.#error.hidden = true;
    const text = this.#input.value;
    if (this.#draft) {
      if (/^\S+:/.test(text.trim())) this.#takeTail();
    } else if (text.startsWith("/")) {
      const { path, leaf, rest } = follow(this.#offered(), text);
      if (leaf) return this.#begin(path, leaf, rest);
    }
    return this.#suggest();
  }

  #takeTail() {
    const { before, last } = this.#draft.take(this.#input.value);
    this.#input.value = before;
    this.#layOut();
    if (last) this.#focus(last.input);
  }

  #begin(path, leaf, rest) {
    const handlers = { input: (chip) => this.#chipTyped(chip), remove: (chip) => this.#removeChip(chip) };
    this.#draft = new Draft(path, leaf, handlers);
    const { before } = this.#draft.take(rest);
    const missing = this.#draft.missing;
    if (missing && before) missing.text = before;
    this.#input.value = missing ? "" : before;
    this.#layOut();
    this.#focus(this.#draft.missing?.input ?? (before && missing ? missing.input : this.#input));
  }

  #chipTyped(chip) {
    this.#error.hidden = true;
    chip.typed();
    const text = chip.text;
    const { before, last } = this.#draft.take(text);
    if (last && chip.text === text) chip.text = before;
    this.#layOut();
    this.#focus((last ?? chip).input);
  }

  #removeChip(chip) {
    const at = this.#draft.chips.indexOf(chip);
    this.#draft.remove(chip);
    this.#layOut();
    this.#focus((this.#draft.chips[at - 1] ?? { input: this.#input }).input);
  }

  #layOut() {
    const draft = this.#draft;
    this.#pill.hidden = draft === null;
    this.#pill.textContent = draft ? `/${draft.path.join(" ")}` : "";
    const wanted = draft ? draft.chips.map(({ element }) => element) : [];
    for (const element of this.#line.querySelectorAll(".chip")) if (!wanted.includes(element)) element.remove();
    // Only what is new is put in: moving an element would take the focus from its input.
    for (const element of wanted) if (!element.isConnected) this.#line.insertBefore(element, this.#input);
    this.#hint();
  }

  #focus(input) {
    if (document.activeElement === input) this.#suggest();
    else input.focus();
    input.setSelectionRange(input.value.length, input.value.length);
  }

  #drop() {
    this.#draft = null;
    this.#input.value = "";
    this.#layOut();
    this.#choices.forget();
    this.#completion.hide();
  }

  // -- keys -----------------------------------------------------------------------------------------------------------

  #key(event) {
    if (event.isComposing || !(event.target instanceof HTMLInputElement)) return;
    const chip = this.#draft?.chips.find(({ input }) => input === event.target);
    const marked = this.#completion.marked;
    let done = true;
    if (event.key === "ArrowDown" || event.key === "ArrowUp")
      done = this.#completion.move(event.key === "ArrowDown" ? 1 : -1);
    else if (event.key === "Escape" && this.#completion.shown) this.#completion.hide();
    else if (event.key === "Escape" && this.#draft) this.#drop();
    else if (event.key === "Tab" && marked && !event.shiftKey) marked.pick();
    else if (event.key === "Enter" && marked && !marked.exact) marked.pick();
    else if (event.key === "Enter" && chip && this.#choices.waiting) this.#choices.enter();
    else if (event.key === "Enter" && chip && this.#nextMissing(chip)) this.#focus(this.#nextMissing(chip).input);
    else if (event.key === "Enter") this.element.requestSubmit();
    else if (event.key === "Backspace" && this.#draft && event.target.value === "") this.#back(chip);
    else done = false;
    if (done) event.preventDefault();
  }

  #nextMissing(chip) {
    const missing = this.#draft.missing;
    return missing === chip ? undefined : missing;
  }

  #back(chip) {
    const chips = this.#draft.chips;
    const at = chip ? chips.indexOf(chip) : chips.length;
    if (chip && !chip.option.required) return this.#removeChip(chip);
    if (at > 0) return this.#focus(chips[at - 1].input);
    const text = `/${this.#draft.path.join(" ")}`;
    this.#drop();
    this.#input.value = text;
    return this.#focus(this.#input);
  }

  // -- suggestions ----------------------------------------------------------------------------------------------------

  #suggest() {
    const active = document.activeElement;
    const chip = this.#draft?.chips.find(({ input }) => input === active);
    if (chip?.option.autocomplete) this.#askFor(chip);
    else this.#choices.forget();
    if (chip) this.#suggestFor(chip);
    else if (active !== this.#input) this.#completion.hide();
    else if (this.#draft) this.#suggestOptions();
    else if (this.#input.value.startsWith("/")) this.#suggestCommands();
    else this.#completion.hide();
  }

  #suggestCommands() {
    const { path, rest, next } = follow(this.#offered(), this.#input.value);
    const word = rest.trim().toLowerCase();
    const entries = next.map((node) => ({
      label: `/${[...path, node.name].join(" ")}`,
      value: node.name,
      detail: described(node, this.#store.person.locale),
      exact: node.name === word && isLeaf(node) && !optionsOf(node).length,
      pick: () => this.#pickNode([...path, node.name], node),
    }));
    const title = entries.length ? [] : ["There is no such command here."];
    this.#completion.show(this.#input, entries, { title, highlight: true });
  }

  #pickNode(path, node) {
    if (isLeaf(node)) return this.#begin(path, node, "");
    this.#input.value = `/${path.join(" ")} `;
    return this.#focus(this.#input);
  }

  #suggestOptions() {
    const typed = this.#input.value.trim().toLowerCase();
    const fitting = this.#draft.unused.filter(({ name }) => name.startsWith(typed));
    const entries = fitting.map((option) => ({
      label: option.name,
      detail: [described(option, this.#store.person.locale), taking(option)].filter(Boolean).join(" · "),
      pick: () => this.#pickOption(option),
    }));
    this.#completion.show(this.#input, entries, { title: this.#about(this.#draft.leaf), highlight: typed !== "" });
  }

  #about(thing) {
    const text = described(thing, this.#store.person.locale);
    return text ? [text] : [];
  }

  #pickOption(option) {
    this.#input.value = "";
    const chip = this.#draft.add(option);
    this.#layOut();
    this.#focus(chip.input);
  }

  #suggestFor(chip) {
    const { option, text } = chip;
    const { waiting } = this.#choices;
    const found = option.autocomplete
      ? this.#choices.list
      : suggestions(option, chip.picked ? "" : text, this.#world());
    const word = text.trim().toLowerCase();
    const meant = !waiting && found.find(({ name }) => name.toLowerCase() === word);
    if (meant) chip.picked = { name: text, value: meant.value };
    const entries = found.map((choice) => ({
      label: choice.name,
      value: choice.value,
      exact: [choice.name, choice.value].some((one) => String(one).toLowerCase() === word),
      pick: () => this.#pickChoice(chip, choice),
    }));
    entries.sort((one, other) => Number(other.exact) - Number(one.exact));
    const title = [h("b", {}, option.name), ` ${described(option, this.#store.person.locale)}`];
    if (taking(option)) title.push(h("span", { class: "taking" }, taking(option)));
    const highlight = !waiting && (Boolean(option.required) || word !== "");
    this.#completion.show(chip.input, entries, { title, highlight, busy: waiting });
  }

  #pickChoice(chip, choice) {
    chip.pick(choice);
    this.#focus(this.#draft.missing?.input ?? this.#input);
  }

  async #askFor(chip) {
    const asked = await this.#choices.ask(chip, {
      ...this.#draft.values(this.#world()),
      [chip.option.name]: chip.asked,
    });
    if (!asked) return;
    this.#suggestFor(chip);
    if (asked.enter)
      chip.input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  }

  #complete(options, focused) {
    return this.#act({ do: "autocomplete", path: this.#draft.path, options, focused }).then(
      ({ choices }) => choices,
      (failure) => this.#say(failure.message) ?? [],
    );
  }

  // -- sending --------------------------------------------------------------------------------------------------------

  #act(action) {
    return this.#link.act({ ...action, person: this.#store.personId, channel: this.#place() });
  }

  #say(text) {
    this.#error.textContent = text;
    this.#error.hidden = false;
  }

  #submit(event) {
    event.preventDefault();
    const text = this.#input.value.trim();
    if (!this.#draft && text.startsWith("/")) {
      const { path, leaf } = follow(this.#offered(), `${text} `);
      if (!leaf) return this.#say(`There is no command ${text} here; the list shows those there are.`);
      this.#begin(path, leaf, "");
      if (this.#draft.options.length) return undefined;
    }
    if (this.#draft) return this.#sendCommand();
    if (!text) return undefined;
    this.#input.value = "";
    return this.#deliver({ do: "say", content: text }, () => {
      this.#input.value ||= text;
    });
  }

  #sendCommand() {
    const draft = this.#draft;
    const world = this.#world();
    const stray = this.#input.value.trim();
    if (stray) return this.#say(`“${stray}” belongs to no option; options are written as name: value.`);
    const problems = draft.problems(world);
    if (problems.length) {
      this.#focus(problems[0].chip.input);
      return this.#say(problems.map(({ chip, problem }) => `${chip.option.name}: ${problem}`).join("; "));
    }
    const action = { do: "command", path: draft.path, options: draft.values(world) };
    this.#drop();
    this.#focus(this.#input);
    return this.#deliver(action, () => {
      if (this.#draft || this.#input.value || !this.#same(draft)) return;
      this.#draft = draft;
      this.#layOut();
    });
  }

  async #deliver(action, restore) {
    this.#error.hidden = true;
    const where = [this.#store.personId, this.#place()].join();
    try {
      await this.#act(action);
    } catch (failure) {
      if (where !== [this.#store.personId, this.#place()].join()) return;
      restore();
      this.#say(failure.message);
    }
  }
}
