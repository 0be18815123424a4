/** The bar at the bottom: buttons for what is not drawn, for what is armed, and what else can be done; and its words. */

import { act, isWhole, manyActs, verbOf } from "./acts.js";
import { h, refill } from "./dom.js";
import { elsewhere, notes } from "./notes.js";
import { openMoves } from "./panel.js";
import { goOn } from "./pictures.js";
import { askWords, cancel, MOST_WORDED, next, nextTable, play, pressWay, takeAll, toggle, undo } from "./question.js";
import { $, armedChoice, saidChoice, state } from "./state.js";
import { button, named, sign } from "./text.js";

/** Up to so many buttons stand below each other; more in one row that scrolls, or in several if it shows too few. */
const FEW = 4;
const SHOWN = 3;
/** More than so many are in the list of all moves, if the pictures have regions for them or there are other buttons. */
const MOST_BUTTONS = 24;

/** Draw the bar. */
export function drawBar() {
  const armed = armedChoice();
  const along = manyButtons()?.scrollLeft ?? 0;
  refill($("armed"), state.waiting.size ? null : armedWords(armed));
  if (state.waiting.size) refill($("bar"), h("p", { class: "sent" }, named([...state.waiting.values()].at(-1)?.label ?? "…")));
  else refill($("bar"), armed && !listed() ? armedParts(armed) : openParts(), notes());
  const many = manyButtons();
  const fits = (one) => one.offsetLeft + one.offsetWidth <= many.offsetLeft + many.offsetWidth;
  many?.classList.toggle("wide", [...many.querySelectorAll("button")].filter(fits).length < SHOWN);
  many?.scrollTo(along, 0);
  keepHeight();
}

/** Whether what is armed is a button that was pressed: it stays in its place, where a second press plays it. */
function listed() {
  const { pressed, way } = state.choosing;
  return pressed && !state.screen.choices[way].pool && beside().some(({ index }) => index === way);
}

function manyButtons() {
  return $("bar").querySelector(".many");
}

/** For this time buttons that have just come take no tap: it may have been meant for what was in their place. */
const RESTS = 400;
let resting = 0;

/** Let the buttons of another question rest. */
export function rest() {
  $("bar").classList.add("resting");
  clearTimeout(resting);
  resting = setTimeout(() => $("bar").classList.remove("resting"), RESTS);
}

/**
 * While a question is answered, the strip above the bar must not move under the finger; one that has just touched the
 * board lies elsewhere, and the board stays where it is.
 */
function keepHeight() {
  const { choosing, screen, stages } = state;
  const of = screen.choices.length ? screen.question : null;
  const { style } = $("bar");
  const begun = choosing.pressed && !listed(); // then the finger is on the bar
  if (of !== state.barKept || begun || stages.table.marks.includes(choosing.path.at(-1))) style.minHeight = "";
  if (of !== null) style.minHeight = `${$("bar").offsetHeight}px`;
  state.barKept = of;
}

/** What would be played, and what it does; while nothing is, advice beside the question says enough. */
function armedWords(armed) {
  const { idle, items } = state.choosing;
  if (!armed || (idle && state.screen.tip)) return null;
  const said = saidChoice();
  const told = said === armed && (items.length === 1 || !armed.whole_piles);
  const last = told && armed.pool?.find(({ name }) => name === items.at(-1))?.about;
  const about = state.sum.text || said.about;
  const shown = said.pictured && about;
  return [
    (shown || (!idle && !(about && listed()))) && h("p", { class: "label" }, named(`${(shown ? about : said.label) || "…"}${said === armed && state.choosing.pool ? ` · ${count(armed)}` : ""}`)),
    about && !shown && about !== said.label && h("p", { class: "details" }, named(about)),
    last && h("p", { class: "details" }, named(last)),
    said.doubt && h("p", { class: "doubt" }, named(said.doubt)),
  ];
}

/** How to go on with what is armed. */
function armedParts(armed) {
  const { choosing, words } = state;
  const { pool: all, items, most } = choosing;
  const others = ways();
  const few = others.length > 0 && others.length < FEW;
  const whole = choosing.alone.some((index) => isWhole(state.screen.choices[index]));
  return [
    all && pool([...unseen(armed), ...mixed(armed)]),
    others.length >= FEW && h("div", { class: "acts many" }, others),
    row(
      signs(),
      { class: "acts" },
      all?.length > 1 && most === all.length && items.length < most && !whole && button(words.all, takeAll, { class: "quiet" }),
      few && others,
      choosing.ways > 1 &&
        !tellApart() &&
        button(`↻ ${words.next}`, next, { class: "quiet" }),
      choosing.ready ? button(`✓ ${words.play}`, play, { class: "play" }) : all && !(choosing.idle && few) && button(count(armed), null, { class: "play", disabled: true }),
    ),
  ];
}

/** Buttons, and beside them what is always in the same place. */
function row(beside, properties, ...buttons) {
  return h("div", { class: "row" }, h("div", properties, buttons), beside);
}

/** How many names of a pick are taken, of as many as have to be, and then of as many as may be. */
function count({ least }) {
  const { items, most } = state.choosing;
  const of = items.length <= least && least > 1 ? least : most;
  return state.words.chosen.replace("{n}", items.length).replace("{m}", of);
}

/** Whether the ways that no region tells apart have a button each: where there are some, and their words are known. */
function tellApart() {
  const { alone, armed } = state.choosing;
  const several = alone.some((index) => index !== armed) && alone.length <= MOST_WORDED;
  return several && alone.every((index) => state.screen.choices[index].label);
}

/** Buttons for the ways besides the one that is armed; ready ones of a pick keep their places. */
function ways() {
  if (!tellApart()) return [];
  const { alone, armed, way } = state.choosing;
  const { choices } = state.screen;
  return alone
    .filter((index) => index !== armed)
    .map((index) =>
      button(choices[index].label, () => pressWay(index), {
        class: index === way ? "act taken" : "act",
        "aria-pressed": index === way ? "true" : null,
        title: choices[index].about,
        data: { move: choices[index].move },
      }),
    );
}

/** What can be done while nothing is armed. */
function openParts() {
  const { screen, words } = state;
  const own = beside();
  const shown = own.length <= MOST_BUTTONS ? own : [];
  const [fixed, scrolled] = arranged(shown);
  askWords(shown.map(({ choice }) => choice));
  return [
    !state.seated && h("p", { class: "sent" }, words.watching),
    state.ended && h("div", { class: "acts" }, button(words["go-on"], goOn, { class: "play" })),
    screen.status !== "playing" && elsewhere(),
    screen.others && button(words["next-table"].replace("{n}", screen.others), nextTable),
    fixed.length > 0 && scrolled.length > 0 && h("div", { class: "acts many" }, manyActs(scrolled)),
    row(
      signs(shown.length),
      { class: fixed.length || !scrolled.length ? "acts" : "acts many" },
      !shown.length && !screen.single_options && litUp() && h("p", { class: "hint" }, words.tap),
      fixed.length || !scrolled.length ? fixed.map((one) => act(one)) : manyActs(scrolled),
      screen.away && button(words.hand, () => state.socket.send({ type: "return" }), { class: "play" }),
    ),
  ];
}

/** The choices whose buttons stay in sight, such as to be done, and those in the row that scrolls. */
function arranged(choices) {
  if (choices.length <= FEW) return [choices, []];
  const verbs = choices.map(({ choice }) => verbOf(choice));
  const alone = choices.filter((_, at) => verbs.indexOf(verbs[at]) === verbs.lastIndexOf(verbs[at]));
  return alone.length < FEW ? [alone, choices.filter((one) => !alone.includes(one))] : [[], choices];
}

/** All moves, where `shown` are not all of them, or to give up what is chosen, and the way back. */
function signs(shown = 0) {
  const { choosing, screen, words } = state;
  return h(
    "div",
    { class: "signs" },
    !choosing.idle ? sign("✕", words.cancel, cancel) : (screen.choices.length > shown || screen.auto_answers.length > 0 || screen.choices.length === 1) && sign("☰", words.moves, openMoves),
    (screen.undo || (screen.ask_undo && !screen.undo_waits)) && sign("↶", screen.undo ? words.undo : words["ask-undo"], undo),
  );
}

/**
 * The choices that no region stands for: whole moves, and picks with items that lie nowhere; and plain ones, if there is
 * room for all. First those that take all of a pick. Rare ones are in the list.
 */
function beside() {
  const drawn = new Set(state.choosing.marks.filter((mark) => !mark.verb).flatMap((mark) => mark.choices ?? []));
  const common = state.screen.choices.map((choice, index) => ({ choice, index })).filter(({ choice }) => !choice.rare);
  const undrawn = ({ choice, index }) => !drawn.has(index) || (choice.pool && unseen(choice).length > 0);
  const wholes = common.filter(({ choice }) => isWhole(choice));
  const others = common.filter(({ choice }) => !isWhole(choice));
  const all = others.filter((one) => one.choice.plain || undrawn(one));
  return [...wholes, ...(wholes.length + all.length <= MOST_BUTTONS ? all : others.filter(undrawn))];
}

/** Whether a region of the pictures stands for a choice. */
function litUp() {
  return state.choosing.marks.some((mark) => !mark.verb && mark.choices?.length);
}

/** The items of a pick that lie on no picture. */
function unseen(choice) {
  const names = new Set(state.choosing.marks.flatMap((mark) => mark.names ?? []));
  return choice.pool.filter((item) => !names.has(item.name));
}

/** The items of the pile that was tapped last which lie nowhere without unlike ones, so that taps do not tell them apart. */
function mixed({ pool }) {
  const { marks, pile } = state.choosing;
  const unlike = ({ names }) => new Set(pool.filter(({ name }) => names.includes(name)).map(({ about }) => about)).size > 1;
  const lies = (name) => marks.filter(({ names }) => names?.includes(name));
  const items = pool.filter(({ name }) => pile?.names?.includes(name) && lies(name).every(unlike));
  return items.length > 1 ? items : [];
}

function pool(shown) {
  const { items } = state.choosing;
  return shown.length > 0 && h(
    "div",
    { class: "pool" },
    shown.map((item) =>
      button(item.label, () => toggle(item), {
        class: items.includes(item.name) ? "item taken" : "item",
        data: { name: item.name },
        "aria-pressed": String(items.includes(item.name)),
        title: item.about,
      }),
    ),
  );
}
