/** The line to type in: ordinary messages, and slash commands with a field for each option. */

import { controlOf, described, offered, optionsOf, put, split, valueOf } from "./commands.js";
import { button, fill, h } from "./dom.js";
import { world } from "./world.js";

const MOST = 40;

/**
 * Make the form below a log.
 * @param {{testid: string, label: string, place: () => string|null, act: (action: object) => Promise<object>}} where
 *   `place` is the channel to write to
 * @returns {{element: HTMLFormElement, refresh: () => void}} `refresh` after another person or place was chosen
 */
export function composer({ testid, label, place, act }) {
  const line = h("input", { type: "text", autocomplete: "off", enterkeyhint: "send", maxlength: 2000, "aria-label": label, data: { testid } });
  const send = h("button", { type: "submit", class: "send", "aria-label": "Send" }, "➤");
  const error = h("p", { class: "error", role: "alert", hidden: true });
  const fields = h("div", { class: "fields", hidden: true });
  const list = h("div", { class: "completions", role: "listbox", "aria-label": "Suggestions", hidden: true });
  const on = { submit, input, keydown, focusin: ({ target }) => suggest(target), focusout };
  const element = h("form", { class: "composer", autocomplete: "off", novalidate: true, on }, error, fields, list, h("div", { class: "line" }, line, send));
  /** The command that is being typed: its path, its options, and their controls by name. */
  let command = null;
  let leaves = [];
  let asked = 0;

  function refresh() {
    const channel = world.channels.get(place());
    leaves = world.person ? offered(world.isPrivate(place())) : [];
    line.disabled = send.disabled = !channel;
    const name = channel && (world.isPrivate(channel.id) ? world.bot.name : `#${channel.name}`);
    line.placeholder = name ? `Message ${name}, or / for commands` : "No messages here yet";
    say("");
    begin(null);
    typed();
  }

  function say(text) {
    error.textContent = text;
    error.hidden = text === "";
  }

  // -- typing ---------------------------------------------------------------------------------------------------------

  function input({ target }) {
    say("");
    target.setCustomValidity("");
    if (target === line) typed();
    suggest(target);
  }

  /** Show the fields of the command in the line, with the values that stand behind it. */
  function typed() {
    const text = `${line.value} `;
    const found = leaves.findLast(({ path }) => text.toLowerCase().startsWith(`/${path} `)) ?? null;
    if (found?.path !== command?.path) begin(found);
    if (!command) return;
    const { before, values } = split(command.options, line.value.slice(command.path.length + 1));
    command.stray = before;
    for (const [name, value] of values) put(command.controls.get(name), value);
  }

  function begin(found) {
    const options = found ? optionsOf(found.leaf) : [];
    const controls = new Map(options.map((option) => [option.name, controlOf(option)]));
    stand(found && { path: found.path, leaf: found.leaf, options, controls, stray: "" });
  }

  function stand(next) {
    command = next;
    fields.hidden = !next;
    const labelled = (option) => h("label", {}, h("span", {}, `${option.name}${option.required ? " *" : ""}`, h("small", {}, described(option))), next.controls.get(option.name));
    fill(fields, next && h("p", {}, h("b", {}, `/${next.path}`), ` ${described(next.leaf)}`), next?.options.map(labelled));
  }

  // -- suggestions ----------------------------------------------------------------------------------------------------

  async function suggest(target) {
    const number = ++asked;
    const option = command?.options.find(({ name }) => command.controls.get(name) === target);
    if (target === line && !command && line.value.startsWith("/")) show(commandsLike(line.value.slice(1).toLowerCase()));
    else if (!option?.autocomplete) show([]);
    else {
      const options = { ...values(), [option.name]: String(target.picked.get(target.value) ?? target.value) };
      const answer = await act({ do: "complete", channel: place(), command: command.path, options, focused: option.name }).catch((failure) => say(failure.message));
      if (number !== asked) return;
      const picked = target.picked.has(target.value);
      show((answer?.choices ?? []).map((choice) => ({ label: choice.name, pick: () => pick(target, choice) })), target.value !== "" && !picked);
    }
  }

  function commandsLike(word) {
    const fitting = leaves.filter(({ path }) => path.includes(word)).sort((one, other) => Number(other.path.startsWith(word)) - Number(one.path.startsWith(word)));
    return fitting.slice(0, MOST).map(({ path, leaf }) => ({ label: `/${path}`, detail: described(leaf), pick: () => take(path) }));
  }

  /** Show entries; the first is marked, if it is what Enter takes. */
  function show(entries, marked = true) {
    fill(
      list,
      entries.map(({ label, detail, pick }) =>
        button([h("b", {}, label), detail && h("small", {}, detail)], pick, { role: "option", tabindex: -1, data: { testid: "completion" } }),
      ),
    );
    list.hidden = entries.length === 0;
    if (marked) mark(0);
  }

  function mark(at) {
    const entries = [...list.children];
    entries.forEach((entry, index) => entry.setAttribute("aria-selected", String(index === at)));
    entries[at]?.scrollIntoView({ block: "nearest" });
  }

  function take(path) {
    line.value = `/${path} `;
    typed();
    show([]);
    (missing() ?? line).focus();
  }

  function pick(control, choice) {
    control.value = choice.name;
    control.picked.set(choice.name, choice.value);
    (missing() ?? line).focus();
    show([]);
  }

  /** The first control that still needs a value. */
  function missing() {
    return [...(command?.controls.values() ?? [])].find((control) => control.validity.valueMissing);
  }

  // The list stays while an entry of it is pressed.
  list.addEventListener("pointerdown", (event) => event.preventDefault());

  function focusout({ relatedTarget }) {
    if (!element.contains(relatedTarget)) show([]);
  }

  function keydown(event) {
    const entries = [...list.children];
    const at = entries.findIndex((entry) => entry.ariaSelected === "true");
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.isComposing || !entries.length) return;
    if (step) mark((at + step + entries.length) % entries.length);
    else if (event.key === "Escape") show([]);
    else if ((event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) && at >= 0) entries[at].click();
    else return;
    event.preventDefault();
  }

  // -- sending --------------------------------------------------------------------------------------------------------

  function values() {
    const found = command.options.map((option) => [option.name, valueOf(option, command.controls.get(option.name))]);
    return Object.fromEntries(found.filter(([, value]) => value !== undefined));
  }

  /** Say what stands against sending the command; nothing if it can be sent. */
  function problem() {
    if (!command) return `There is no command ${line.value.trim()} here; the list shows those there are.`;
    const first = missing();
    if (first && command.stray) put(first, command.stray);
    else if (command.stray) return `“${command.stray}” belongs to no option; options are written as name: value.`;
    const [name, control] = [...command.controls].find(([, one]) => !one.checkValidity()) ?? [];
    control?.focus();
    return control ? `${name}: ${control.validationMessage}` : "";
  }

  // The line is free for the next one at once; what was refused stands in it again, unless something else does.
  async function submit(event) {
    event.preventDefault();
    const text = line.value.trim();
    if (!text) return;
    const wrong = text.startsWith("/") ? problem() : "";
    say(wrong);
    if (wrong) return;
    const sent = command;
    const action = sent ? { do: "command", command: sent.path, options: values() } : { do: "say", content: text };
    line.value = "";
    typed();
    line.focus();
    try {
      await act({ ...action, channel: place() });
    } catch (failure) {
      say(failure.message);
      if (line.value) return;
      line.value = text;
      stand(sent);
    }
  }

  refresh();
  return { element, refresh };
}
