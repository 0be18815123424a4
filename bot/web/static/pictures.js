/** The two pictures that can be touched, the table and the hand: put together, shown, lit up and fitted. */

import { refill } from "./dom.js";
import { boxOf } from "./geometry.js";
import { look } from "./panel.js";
import { enter, labelOf, tap, why, wordAll } from "./question.js";
import { atOnce } from "./settings.js";
import { Stage } from "./stage.js";
import { $, armedChoice, changed, chooseAnew, state } from "./state.js";
import { button, sign } from "./text.js";

const EVENTS = {
  live: (mark) => (mark.choices ?? []).some((index) => state.screen.choices[index]), // of a game that fails, none is left
  tap,
  enter,
  dull: why,
  met: wordAll,
  look: (mark) => look(mark.term),
  moved: () => drawEdges(),
  covered: () => stages.table.marks.filter((mark) => mark === state.choosing.path.at(-1)).forEach((mark) => stages.table.view.uncover(boxOf(mark))),
  label: labelOf,
};
const ARROWS = { left: "◂", top: "▴", right: "▸", bottom: "▾" };
const stages = state.stages;
stages.table = new Stage($("board"), EVENTS, true);
stages.hand = new Stage($("hand"), { ...EVENTS, solid: true });

/** Take in the pictures of an update, and show them. */
export function showPictures(frame) {
  const { screen } = state;
  state.outlines = [...(frame.anew ? [] : state.outlines), ...(frame.outlines ?? [])];
  if (frame.ended) complete(frame.ended, state.table).marks = [];
  if (frame.table) state.table = complete(frame.table, state.table);
  if (frame.hand) complete(frame.hand, state.hand ?? state.table);
  if (frame.hand || frame.no_hand) state.hand = frame.hand ?? null;
  if (frame.table || frame.ended || (state.ended && screen.called)) {
    state.ended = screen.called ? null : (frame.ended ?? state.ended);
    showTable();
  }
  if (frame.hand) stages.hand.show(frame.hand, screen.holds ?? "");
  if (frame.no_hand) stages.hand.show(null, "");
}

/** Put together what has been sent in pieces: the SVG from that of the picture before, outlines from their numbers. */
function complete(shown, before) {
  if (typeof shown.svg !== "string") {
    const elements = before.svg.split("<");
    shown.svg = shown.svg.map((part) => (typeof part === "string" ? part : elements.slice(part[0], part[0] + part[1]).join("<"))).join("<");
  }
  for (const mark of shown.marks ?? []) if (!Array.isArray(mark.outline)) mark.outline = state.outlines[mark.outline];
  return shown;
}

/** Show the table, or the end of the part of the game before. */
function showTable() {
  state.ghost = null;
  stages.table.show(state.ended ?? state.table, state.screen.shown ?? "");
}

/**
 * Show the board as large as the question needs, once for each question and after another picture. A question may go on
 * with moves of another kind, such as a meeple after its tile.
 */
export function fitAnew() {
  const { shown } = stages.table;
  const { question, called, choices } = state.screen;
  const verbs = new Set(choices.map(({ move }) => move.split(" ")[0]));
  const asked = JSON.stringify([question, called, [...verbs], shown?.unit ? 0 : shown?.box]);
  if (shown && asked !== state.fitted) {
    stages.table.view.spare = spare();
    foldTip();
    foldQuestion();
    stages.table.fit();
  }
  state.fitted = asked;
  stages.table.view.resized(); // what travels needs to know where things are before the next frame
}

/** Most words of what is armed are no higher, in CSS pixels, and most news. */
const WORDS = 72;

/** What stays free below the board, so that these words cover nothing that can be tapped, and news nothing that is new. */
function spare() {
  const above = $("plates").getBoundingClientRect().top < $("view").getBoundingClientRect().top;
  const arms = state.screen.choices.length > 0 && !$("armed").offsetHeight;
  const { about, asked } = stages.table;
  return above && (arms || !$("latest").hidden) && about.length + asked.length ? WORDS : 0;
}

/** The least share of the screen that advice leaves to the board. */
const SHARE = 0.5;

/** Show the first lines of the advice alone where all of it would leave too little to the board, unless that is a line. */
function foldTip() {
  const tip = $("tip");
  const fits = fitsWhole(tip) || $("view").clientHeight >= SHARE * innerHeight;
  tip.className = "";
  const over = tip.scrollHeight - tip.clientHeight;
  if (fits || over < 1.5 * parseFloat(getComputedStyle(tip).lineHeight)) tip.className = "whole";
  else tip.classList.toggle("more", over > 0);
}

/** Show the first lines of the question alone, unless there is room for all of it. */
function foldQuestion() {
  const question = $("question");
  question.classList.toggle("whole", fitsWhole(question));
}

/** Whether all of a text beside the board takes nothing from what has to be seen of it or below; all of it is shown then. */
function fitsWhole({ classList }) {
  const [folded, whole] = [false, true].map((all) => {
    classList.toggle("whole", all);
    return stages.table.view.fitting(stages.table.about);
  });
  const { clientHeight, scrollHeight } = $("table");
  return scrollHeight <= clientHeight && whole.scale >= folded.scale && (whole.spare >= 0 || whole.spare === folded.spare);
}

/** Show the table as it is, after the end of a part of the game. */
export function goOn() {
  state.ended = null;
  showTable();
  chooseAnew();
  changed();
}

/** Ask what the armed move would lay, once; take it away when another is armed. */
export function askGhost() {
  const armed = state.choosing.pool ? null : (armedChoice()?.move ?? null);
  if (armed === state.ghost) return;
  state.ghost = armed;
  if (armed === null) stages.table.ghost("");
  else state.socket.send({ type: "ghost", move: armed, trial: atOnce() });
}

/** Light up the regions that can be chosen, and those that are. */
export function light() {
  const { choosing, screen } = state;
  for (const stage of Object.values(stages))
    stage.light((mark) => {
      if (!screen.choices.length) return "";
      if (choosing.chosen(mark)) return "chosen";
      if (mark.verb || !mark.choices?.length) return "";
      if (!choosing.lit(mark)) return "other";
      return mark.edged ? "lit edged" : "lit";
    });
  drawEdges();
}

/** Show the board as the question needs it. */
export function whole() {
  stages.table.fit();
}

/** Put the keyboard on the first region. */
export function focusPicture() {
  (stages.table.outlines().length ? stages.table : stages.hand).focus();
}

/** Move or enlarge the board by a key; return whether it is one for that. */
export function moveBoard(event) {
  const steps = { arrowleft: [1, 0], arrowright: [-1, 0], arrowup: [0, 1], arrowdown: [0, -1] };
  const key = event.key.toLowerCase();
  const { view } = stages.table;
  if (!stages.table.shown) return false;
  if (event.shiftKey && steps[key]) view.pan(...steps[key].map((step) => step * 80));
  else if (key === "+" || key === "=") view.zoom(1.4);
  else if (key === "-") view.zoom(1 / 1.4);
  else if (key === "0") whole();
  else return false;
  return true;
}

/** At the edges of the board are counted the places that are out of sight; pressed, they come into it. */
export function drawEdges() {
  const beyond = stages.table.shown ? stages.table.beyond() : {};
  const focused = document.activeElement;
  refill(
    $("edges"),
    Object.entries(beyond).map(
      ([side, marks]) =>
        marks.length > 0 &&
        button(`${marks.length} ${ARROWS[side]}`, () => stages.table.reveal(marks[0]), { class: side, "aria-label": `${state.words.more} (${marks.length}) ${ARROWS[side]}` }),
    ),
  );
  const { seen, whole: fitted } = stages.table.view;
  refill($("zoom"), stages.table.shown && seen !== fitted && sign("⤢", state.words.whole, whole));
  if (!focused.isConnected && document.activeElement === document.body) $("bar").focus({ preventScroll: true });
}
