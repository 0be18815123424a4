/** Slash commands as data: which there are for whom, what has been typed, what a typed value means. */

const SUBCOMMAND = 1;
const GROUP = 2;
const GUILD = 0;
const BOT_PRIVATE = 1;
const MANAGE_CHANNELS = 16n;

export const Kind = {
  STRING: 3,
  INTEGER: 4,
  BOOLEAN: 5,
  USER: 6,
  CHANNEL: 7,
  ROLE: 8,
  MENTIONABLE: 9,
  NUMBER: 10,
};

/** The description of a command, option or choice in a language; English where there is no other. */
export function described(thing, locale) {
  return thing.description_localizations?.[locale] ?? thing.description ?? "";
}

/** The name of a choice in a language. */
export function named(thing, locale) {
  return thing.name_localizations?.[locale] ?? thing.name;
}

/**
 * The commands a person is offered.
 * @param {object[]} commands as registered
 * @param {{moderator: boolean}} person
 * @param {boolean} inPrivate whether this is the private conversation with the bot
 */
export function offered(commands, person, inPrivate) {
  return commands.filter((command) => {
    if ((command.type ?? 1) !== 1) return false;
    const contexts = command.contexts ?? (command.dm_permission === false ? [GUILD] : [GUILD, BOT_PRIVATE]);
    if (!contexts.includes(inPrivate ? BOT_PRIVATE : GUILD)) return false;
    const needed = command.default_member_permissions;
    if (inPrivate || needed === null || needed === undefined) return true;
    return person.moderator && BigInt(needed) !== 0n && (BigInt(needed) & ~MANAGE_CHANNELS) === 0n;
  });
}

/** The subcommands and groups below a command, or the commands themselves. */
function below(node) {
  return (node.options ?? []).filter(({ type }) => type === SUBCOMMAND || type === GROUP);
}

/** What a leaf asks for, the required first. */
export function optionsOf(leaf) {
  const own = (leaf.options ?? []).filter(({ type }) => type !== SUBCOMMAND && type !== GROUP);
  return [...own.filter(({ required }) => required), ...own.filter(({ required }) => !required)];
}

/**
 * Follow what has been typed after the slash, as far as it is whole words of a path.
 * @param {object[]} commands the offered ones
 * @param {string} text begins with "/"
 * @returns {{path: string[], leaf: object|null, rest: string, next: object[]}} `leaf` is set as soon as the path is
 *   complete and a space follows; `next` holds what may come next, fitting to `rest`
 */
export function follow(commands, text) {
  let rest = text.slice(1);
  let next = commands;
  const path = [];
  for (;;) {
    const word = /^(\S+)\s+/.exec(rest);
    const node = word && next.find(({ name }) => name === word[1].toLowerCase());
    if (!node) break;
    path.push(node.name);
    rest = rest.slice(word[0].length);
    next = below(node);
    if (!next.length) return { path, leaf: node, rest, next };
  }
  const start = rest.trim().toLowerCase();
  const fitting = next.filter(({ name }) => name.startsWith(start));
  const inside = next.filter(({ name }) => !name.startsWith(start) && name.includes(start));
  return { path, leaf: null, rest, next: [...fitting, ...inside] };
}

/** The leaf at the end of a path, or null. */
export function leafAt(commands, path) {
  return follow(commands, `/${path.join(" ")} `).leaf;
}

/** Whether a node of the tree is a command to be filled in, not a group of others. */
export function isLeaf(node) {
  return below(node).length === 0;
}

/**
 * Split "card: 8H seats: 3" at the names of options.
 * @param {object[]} options
 * @param {string} text
 * @returns {{values: Map<string, string>, before: string}} `before` is what stands in front of the first name
 */
export function splitOptions(options, text) {
  const names = options.map(({ name }) => name.replace(/[^\p{L}\p{N}_-]/gu, "")).sort((a, b) => b.length - a.length);
  const values = new Map();
  if (!names.length) return { values, before: text.trim() };
  const [before, ...parts] = text.split(new RegExp(`(?:^|\\s)(${names.join("|")}):`, "u"));
  for (let at = 0; at < parts.length; at += 2) values.set(parts[at], parts[at + 1].trim());
  return { values, before: before.trim() };
}

/** Say in a few words what an option takes, such as "whole number, 2 to 6". */
export function taking(option) {
  const kinds = {
    [Kind.STRING]: option.choices || option.autocomplete ? "" : "text",
    [Kind.INTEGER]: "whole number",
    [Kind.BOOLEAN]: "true or false",
    [Kind.USER]: "person",
    [Kind.CHANNEL]: "channel",
    [Kind.ROLE]: "role",
    [Kind.MENTIONABLE]: "person or role",
    [Kind.NUMBER]: "number",
  };
  const low = option.min_value;
  const high = option.max_value;
  const range = low !== undefined && high !== undefined ? `${low} to ${high}` : bound(low, high);
  return [kinds[option.type], range].filter(Boolean).join(", ");
}

function bound(low, high) {
  if (low !== undefined) return `at least ${low}`;
  return high === undefined ? "" : `at most ${high}`;
}

/**
 * What an option offers without asking the bot.
 * @param {object} option
 * @param {string} typed
 * @param {{locale: string, people: object[], places: object[]}} world
 * @returns {{name: string, value: *}[]}
 */
export function suggestions(option, typed, world) {
  const all = everything(option, world);
  const start = typed.trim().replace(/^[@#]/, "").toLowerCase();
  return all.filter(({ name }) => name.toLowerCase().includes(start)).slice(0, 25);
}

function everything(option, { locale, people, places }) {
  if (option.choices) return option.choices.map((choice) => ({ name: named(choice, locale), value: choice.value }));
  if (option.type === Kind.BOOLEAN) return [true, false].map((value) => ({ name: value ? "True" : "False", value }));
  const entry = ({ id, name }) => ({ name, value: id });
  if (option.type === Kind.USER || option.type === Kind.MENTIONABLE) return people.map(entry);
  return option.type === Kind.CHANNEL ? places.map(entry) : [];
}

/**
 * Read what was typed for an option.
 * @returns {{value: *}|{problem: string}}
 */
export function read(option, typed, world) {
  const text = typed.trim();
  const word = text.replace(/^[@#]/, "").toLowerCase();
  const known = everything(option, world);
  const match = known.find(({ name, value }) => name.toLowerCase() === word || String(value).toLowerCase() === word);
  if (match) return { value: match.value };
  if (known.length)
    return {
      problem: `choose one of ${known
        .slice(0, 6)
        .map(({ name }) => name)
        .join(", ")}`,
    };
  if (option.type === Kind.INTEGER || option.type === Kind.NUMBER) return number(option, text);
  if (option.min_length && text.length < option.min_length)
    return { problem: `at least ${option.min_length} characters` };
  if (option.max_length && text.length > option.max_length)
    return { problem: `at most ${option.max_length} characters` };
  return { value: text };
}

function number(option, text) {
  const whole = option.type === Kind.INTEGER;
  const value = Number(text);
  const fits =
    (whole ? /^[+-]?\d+$/ : /^[+-]?\d*\.?\d+$/).test(text) &&
    !(value < option.min_value) &&
    !(value > option.max_value);
  return fits ? { value } : { problem: taking(option) };
}
