/** The question and its answer: taps and keys choose, and what is chosen is sent. */

import { forgetLatest, notice, speak } from "./log.js";
import { $, armedChoice, changed, state } from "./state.js";

/** Things of which the server is asked at once why they cannot be played. */
const MOST_THINGS = 8;
/** Choices of which the words are asked for at once. */
export const MOST_WORDED = 8;

/**
 * Take a tap on a region, or on another thing beside it; a second one on what is armed plays it, unless that goes from
 * one way to the next.
 */
export function tap(mark, beside = false) {
  notice("", "note");
  const { choosing, stages } = state;
  const [here, there] = [mark, choosing.path.at(-1)].map((one) => stages.table.marks.includes(one));
  const again = !beside && choosing.armed !== null && !choosing.pool && choosing.ways === 1 && choosing.path.at(-1) === mark;
  if (again && !armedChoice().doubt) play();
  else if (choosing.tap(mark, choosing.path.length > 0 && here !== there)) chosen();
}

/** Take Enter on a region: it plays what is chosen. */
export function enter(mark) {
  if (state.choosing.ready && state.choosing.chosen(mark)) play();
  else tap(mark);
}

/** Go to the next of the choices that are left. */
export function next() {
  state.choosing.next();
  chosen();
}

function chosen() {
  word();
  changed();
  speak();
}

/** Choose one of the choices on the screen. */
export function arm(index) {
  state.choosing.arm(index);
  word();
  changed();
  $("bar").querySelector(".play")?.focus();
}

/**
 * Choose by a button. It says what it does: one press plays, unless that has to be confirmed, which a second press does,
 * or names are to be picked.
 */
export function press(index) {
  const { choosing } = state;
  const again = choosing.pressed && choosing.way === index;
  if (!again) arm(index);
  if (again || playsAtOnce(armedChoice())) play();
}

function playsAtOnce({ label, doubt, pool, confirmed }) {
  return Boolean(label) && !doubt && !pool && !confirmed;
}

/** A button for one of the ways that are left arms it, in place of the one that is; where nothing is chosen, it plays. */
export function pressWay(index) {
  const { idle } = state.choosing;
  state.choosing.turnTo(index);
  if (idle && playsAtOnce(armedChoice())) play();
  else chosen();
}

/** Take or put back an item of the armed pick. */
export function toggle(item) {
  state.choosing.toggle(item.name);
  changed();
}

/** Take all items of the armed pick. */
export function takeAll() {
  state.choosing.takeAll();
  changed();
}

/** Ask what the items taken so far come to, once; only what was asked last is shown. */
export function askSum() {
  const { choosing } = state;
  const frame = choosing.pool && choosing.items.length ? { type: "sum", move: armedChoice().move, items: [...choosing.items] } : null;
  const asked = JSON.stringify(frame);
  if (asked === state.sum.asked) return;
  state.sum = { asked, text: "" };
  if (frame) state.socket.send(frame);
}

/** Give up what is chosen. */
export function cancel() {
  state.choosing.clear();
  changed();
  speak(null);
}

/** Play what is chosen. */
export function play() {
  const { choosing, screen } = state;
  if (!choosing.ready || state.waiting.size) return;
  const choice = armedChoice();
  const frame = { type: "play", question: screen.question, move: choosing.key };
  if (choosing.pool && frame.move === choice.move) frame.items = choosing.items;
  ask(frame, choice);
  forgetLatest(true);
  choosing.clear();
  changed();
  speak(null);
}

/** Play what is armed if it is the only way to go on, and wastes nothing. */
export function playAtOnce() {
  if (state.choosing.ways === 1 && !armedChoice().doubt) play();
}

/** Ask for the words of what is armed, if they have not come yet. */
function word() {
  const { alone, left } = state.choosing;
  const wanted = (alone.length ? alone : (left ?? [])).slice(0, MOST_WORDED).map((index) => state.screen.choices[index]);
  askWords(wanted.filter(Boolean));
}

/** Ask for the words of choices that lack them. */
export function askWords(choices) {
  const moves = choices.filter((choice) => !choice.label).map((choice) => choice.move);
  if (moves.length) state.socket.send({ type: "words", moves });
}

/** Ask for the words of all choices, once for each question, when the keyboard comes to a region that lacks them. */
export function wordAll(mark) {
  const { screen } = state;
  const lacking = (mark.choices ?? []).some((index) => screen.choices[index] && !screen.choices[index].label);
  if (lacking && state.worded !== screen.question && state.socket.send({ type: "words" })) state.worded = screen.question;
}

/** Ask why what a region shows cannot be played, or else what it is. */
export function why(mark) {
  const { things = [], term = "" } = mark;
  if (term || (state.seated && state.screen.status === "playing")) state.socket.send({ type: "why", things: things.slice(0, MOST_THINGS), term });
}

/** Send a frame until it is answered. */
export function ask(frame, choice = null) {
  state.waiting.set(state.socket.ask(frame), choice);
}

/** Take back the last move, or ask the others to agree. */
export function undo() {
  if (!state.waiting.size && (state.screen?.undo || state.screen?.ask_undo)) ask({ type: "undo" });
}

export function answerUndo(agree) {
  ask({ type: "answerundo", agree, shown: state.screen.entry });
}

/** Take a seat at the rematch, or go to the next table that waits. */
export function again() {
  ask({ type: "again" });
}

/** Start the table from its lobby. */
export function start() {
  ask({ type: "start" });
}

export function nextTable() {
  ask({ type: "next" });
}

/** Give an answer in advance; an empty key withdraws it. */
export function stand(key) {
  ask({ type: "stand", key });
}

/** Be asked always, or have single options played. */
export function singleOptions(always) {
  ask({ type: "singleoptions", ask: always });
}

/** What a region is called: the words of what it stands for, as far as they are known. */
export function labelOf(mark) {
  const known = (mark.choices ?? []).map((index) => state.screen.choices[index]).filter(Boolean);
  const labels = [...new Set(known.map((choice) => choice.label).filter(Boolean))];
  const pool = known.find((choice) => choice.pool)?.pool ?? [];
  const items = pool.filter((item) => (mark.names ?? []).includes(item.name));
  if (items.length) return items.length > 1 ? `${items[0].label} (${items.length})` : items[0].label;
  return labels.slice(0, 3).join(" · ") || "…";
}
