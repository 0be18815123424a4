/** The two pictures that can be touched, the table and the hand: put together, shown, lit up and enlarged. */

import { refill } from "./dom.js";
import { look } from "./panel.js";
import { enter, labelOf, tap, why } from "./question.js";
import { Stage } from "./stage.js";
import { $, armedChoice, changed, chooseAnew, state } from "./state.js";
import { sign } from "./text.js";

const EVENTS = {
  live: (mark) => (mark.choices?.length ?? 0) > 0,
  tap,
  enter,
  dull: (mark) => state.screen.called && why(mark),
  look: (mark) => look(mark.term),
  zoom: () => zoomTools(),
  label: labelOf,
};
const stages = state.stages;
stages.table = new Stage($("board"), EVENTS);
stages.hand = new Stage($("hand"), { ...EVENTS, dull: why, solid: true });

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
  if (frame.no_hand) withoutHand();
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
  const shown = state.ended ?? state.table;
  state.ghost = null;
  stages.table.show(shown, state.screen.shown ?? "");
  $("table").style.setProperty("--ratio", shown.size[0] / shown.size[1]);
}

/** Show no hand. While a game goes on its room is kept where it stands above other things: it comes back. */
function withoutHand() {
  const hand = $("hand");
  if (stages.hand.shown) hand.style.setProperty("--kept", `${hand.offsetHeight}px`);
  hand.classList.toggle("kept", state.seated && state.screen.status === "playing" && hand.style.getPropertyValue("--kept") !== "");
  stages.hand.show(null, "");
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
  else state.socket.send({ type: "ghost", move: armed });
}

/** Light up the regions that can be chosen, and those that are. */
export function light() {
  const { choosing, screen } = state;
  for (const stage of Object.values(stages))
    stage.light((mark) => {
      if (!screen.choices.length) return "";
      if (choosing.chosen(mark)) return "chosen";
      if (mark.verb || !mark.choices?.length) return "";
      return choosing.lit(mark) ? "lit" : "other";
    });
}

/** Show both pictures whole. */
export function whole() {
  for (const stage of Object.values(stages)) if (stage.shown) stage.fit();
}

/** Put the keyboard on the first region. */
export function focusPicture() {
  (stages.table.outlines().length ? stages.table : stages.hand).focus();
}

const pinching = matchMedia("(hover: none)");

/** The buttons that show more again: with the one that enlarges, else on the picture that is enlarged. */
export function zoomTools() {
  const { words } = state;
  const back = (stage) => stage.zoomed && [sign("−", words["zoom-out"], () => stage.zoom(1 / 1.6)), sign("⤢", words.whole, () => stage.fit())];
  refill(stages.table.controls, pinching.matches && back(stages.table));
  refill(stages.hand.controls, back(stages.hand));
  refill($("zoom"), !pinching.matches && [back(stages.table), sign("+", words["zoom-in"], () => stages.table.zoom(1.6))]);
}
