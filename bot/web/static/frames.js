/** What the server sends, by the types of its frames. */

import { rest } from "./bar.js";
import { say, sight } from "./connection.js";
import { placeLatest } from "./latest.js";
import { notice, speak, tell } from "./log.js";
import { close, listed, refreshMoves, text } from "./panel.js";
import { fitAnew, showPictures } from "./pictures.js";
import { playAtOnce, singleOptions } from "./question.js";
import { atOnce } from "./settings.js";
import { ring } from "./sound.js";
import { $, armedChoice, changed, chooseAnew, entitle, remember, seen, state } from "./state.js";
import { button, setApart } from "./text.js";
import { drawTools } from "./tools.js";
import { placesNow } from "./places.js";
import { travel } from "./travel.js";

/** What a screen asks, and by which moves it may be answered. */
const offered = ({ question, choices }) => [question, ...choices.map(({ move }) => move)].join("\n");

const FRAMES = {
  greeting(frame) {
    Object.assign(state.words, frame.words);
    state.seated = frame.seated ?? false;
    state.channel = frame.channel ?? "";
    state.hand = state.table = state.ended = null;
    document.documentElement.lang = frame.locale;
    state.returning = state.screen === null && seen() >= 0;
    sight();
    drawTools();
  },

  update(frame) {
    const before = state.screen;
    for (const id of frame.done ?? []) state.waiting.delete(id);
    const places = placesNow();
    const screen = (state.screen = { choices: [], seats: [], news: [], auto_answers: [], ...frame.screen });
    setApart(screen.seats);
    tell(screen.news, screen.retold);
    $("plain").hidden = true;
    $("table").hidden = false;
    state.plates = frame.plates ?? [];
    state.caption = frame.caption ?? "";
    state.points = frame.points ?? [];
    showPictures(frame);
    choose(before, Boolean(frame.table || frame.hand));
    remember(state.seenName, screen.entry);
    if (screen.called && !before?.called) ring();
    if (before && offered(before) !== offered(screen)) rest();
    entitle();
    changed();
    fitAnew();
    placeLatest();
    if (screen.undo_answer) notice(screen.undo_answer, "told");
    if (screen.first_answered && !before?.first_answered && !screen.single_options) notice(screen.first_answered, "told", button(state.words["ask-always"], () => singleOptions(true), { class: "quiet" }));
    if (before) travel(places, frame.handled);
    refreshMoves();
  },

  done(frame) {
    if (state.waiting.delete(frame.id)) changed();
  },

  refused(frame) {
    state.waiting.delete(frame.id);
    state.choosing.clear();
    notice(frame.text, "refused");
    changed();
  },

  /** To another table; an Activity opens anew, and is shown that. */
  going(frame) {
    if (frame.address) location.assign(frame.address);
    else location.reload();
  },

  worded(frame) {
    if (frame.question !== state.screen?.question) return;
    for (const worded of frame.choices) {
      const choice = state.screen.choices.find((one) => one.move === worded.move);
      if (choice) Object.assign(choice, worded);
    }
    changed();
    speak();
    refreshMoves();
  },

  ghosted(frame) {
    if (armedChoice()?.move !== frame.move) return;
    state.stages.table.ghost(frame.svg ?? "");
    if (frame.back && atOnce()) playAtOnce();
  },

  summed(frame) {
    if (JSON.stringify({ type: "sum", move: frame.move, items: frame.items }) !== state.sum.asked) return;
    state.sum.text = frame.text;
    changed();
    speak();
  },

  noted: (frame) => notice(frame.text, "note"),
  text,
  listed: (frame) => listed(frame.terms),
  ended(frame) {
    close();
    notice("", "");
    say(frame.text);
    document.title = "Mehana";
  },
};

/** Take in a frame; one of an unknown type says nothing to this page. */
export function receive(frame) {
  FRAMES[frame.type]?.(frame);
}

/** Begin choosing anew; what is armed stays if the question and the pictures are those of the screen before. */
function choose(before, drawn) {
  const { screen, choosing } = state;
  const same = before && before.question === screen.question && sameChoices(before.choices, screen.choices);
  chooseAnew();
  if (same && choosing.armed !== null && !drawn) {
    const { marks, choices } = state.choosing;
    Object.assign(state.choosing, { ...choosing, marks, choices });
  }
}

function sameChoices(one, other) {
  return one.length === other.length && one.every((choice, at) => choice.move === other[at].move);
}
