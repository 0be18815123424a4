/** Slash commands as data: which there are for whom, what has been typed, and the field of an option. */

import { h } from "./dom.js";
import { world } from "./world.js";

const SUBCOMMAND = 1;
const GROUP = 2;
const GUILD = 0;
const BOT_PRIVATE = 1;
const MANAGE_CHANNELS = 16n;
const INTEGER = 4;
const BOOLEAN = 5;
const NUMBER = 10;
const SOURCES = {
  6: () => [...world.people.values(), world.bot],
  7: () => world.places(),
  8: () => [...world.roles.values()],
  9: () => [...world.people.values(), ...world.roles.values()],
};

/** The description of a command or option in the language of who acts; English where there is no other. */
export function described(thing) {
  return thing.description_localizations?.[world.person.locale] ?? thing.description ?? "";
}

/**
 * The commands that the chosen person is offered, without groups.
 * @param {boolean} inPrivate whether this is the private conversation with the bot
 * @returns {{path: string, leaf: object}[]}
 */
export function offered(inPrivate) {
  const { moderator } = world.person;
  const allowed = world.commands.filter((command) => {
    if ((command.type ?? 1) !== 1) return false;
    const contexts = command.contexts ?? (command.dm_permission === false ? [GUILD] : [GUILD, BOT_PRIVATE]);
    if (!contexts.includes(inPrivate ? BOT_PRIVATE : GUILD)) return false;
    const needed = command.default_member_permissions ?? null;
    if (inPrivate || needed === null) return true;
    return moderator && BigInt(needed) !== 0n && (BigInt(needed) & ~MANAGE_CHANNELS) === 0n;
  });
  return allowed.flatMap((command) => leaves(command, ""));
}

function leaves(node, before) {
  const path = `${before}${node.name}`;
  const below = (node.options ?? []).filter(({ type }) => type === SUBCOMMAND || type === GROUP);
  return below.length ? below.flatMap((one) => leaves(one, `${path} `)) : [{ path, leaf: node }];
}

/** What a command asks for, the required first. */
export function optionsOf(leaf) {
  const own = (leaf.options ?? []).filter(({ type }) => type !== SUBCOMMAND && type !== GROUP);
  return own.sort((one, other) => Number(other.required ?? false) - Number(one.required ?? false));
}

/**
 * Split "8H seats: 3" at the names of options.
 * @returns {{before: string, values: [string, string][]}} `before` is what stands in front of the first name
 */
export function split(options, text) {
  if (!options.length) return { before: text.trim(), values: [] };
  const names = options.map(({ name }) => name).sort((one, other) => other.length - one.length);
  const [before, ...parts] = text.split(new RegExp(`(?:^|\\s)(${names.join("|")}):`, "u"));
  const values = parts.flatMap((part, at) => (at % 2 ? [] : [[part, parts[at + 1].trim()]]));
  return { before: before.trim(), values };
}

/** Make the control for an option, which the browser checks. `picked` holds the values behind names that the bot offered. */
export function controlOf(option) {
  const { name, type, required = false } = option;
  const usual = { required, "aria-label": name, data: { testid: `option-${name}` } };
  const number = (type === INTEGER || type === NUMBER) && !option.autocomplete;
  const known = choicesOf(option);
  const control = known
    ? h("select", usual, h("option", { value: "" }), known.map(([label, value]) => h("option", { value: String(value) }, label)))
    : h("input", {
        ...usual,
        type: number ? "number" : "text",
        step: type === INTEGER ? 1 : "any",
        min: option.min_value,
        max: option.max_value,
        minlength: option.min_length,
        maxlength: option.max_length,
        autocapitalize: "off",
      });
  control.picked = new Map();
  return control;
}

function choicesOf({ type, choices }) {
  if (choices?.length) return choices.map((choice) => [choice.name_localizations?.[world.person.locale] ?? choice.name, choice.value]);
  if (type === BOOLEAN) return [["True", true], ["False", false]];
  return SOURCES[type]?.().map(({ id, name }) => [name, id]);
}

/** Put typed text into a control; of a list the entry that is called so, or begins so. */
export function put(control, text) {
  const word = text.replace(/^[@#]/, "").toLowerCase();
  const entries = control.tagName === "SELECT" ? [...control.options].slice(1) : [];
  const exact = entries.find((entry) => [entry.text, entry.value].some((one) => one.toLowerCase() === word));
  const found = exact ?? (word && entries.find((entry) => entry.text.toLowerCase().startsWith(word)));
  control.value = entries.length ? (found ? found.value : "") : text;
  control.setCustomValidity(entries.length && word && !found ? `choose one of ${entries.map((entry) => entry.text).join(", ")}` : "");
}

/** The value of a control as it is sent; undefined while it is empty. */
export function valueOf({ type }, control) {
  const text = control.value.trim();
  if (text === "") return undefined;
  if (control.picked.has(text)) return control.picked.get(text);
  if (type === BOOLEAN) return text === "true";
  return type === INTEGER || type === NUMBER ? Number(text) : text;
}
