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

/** What a screen asks, by which moves it may be answered, and of what these are picked. */
const offered = ({ question, choices }) => JSON.stringify([question, choices.map(({ move, pool }) => [move, pool?.map(({ name }) => name)])]);

const FRAMES = {
  greeting(frame) {
    if (frame.locale !== document.documentElement.lang) for (const choice of state.screen?.choices ?? []) delete choice.label;
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
    keepWords(before, screen);
    setApart(screen.seats);
    tell(screen.news, screen.retold);
    $("plain").hidden = true;
    $("table").hidden = false;
    state.plates = frame.plates ?? [];
    state.caption = frame.caption ?? "";
    state.points = frame.points ?? [];
    showPictures(frame);
    choose(before);
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
    refreshMoves(true);
  },

  done(frame) {
    if (state.waiting.delete(frame.id)) changed();
  },

  refused(frame) {
    state.waiting.delete(frame.id);
    state.choosing.clear();
    notice(frame.text, "refused");
    changed();
    speak(null);
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

/** Keep the words of choices that are still on the screen: of many only those are sent that the page has asked for. */
function keepWords(before, { question, choices }) {
  const known = new Map(before?.question === question ? before.choices.filter(({ label }) => label).map((choice) => [choice.move, choice]) : []);
  for (const choice of choices) if (!choice.label) Object.assign(choice, known.get(choice.move));
  if (choices.some(({ label }) => !label)) state.worded = null;
}

/** Begin choosing anew; what is chosen stays if the question is that of the screen before, and what was tapped is there. */
function choose(before) {
  const { screen, choosing } = state;
  const same = before && offered(before) === offered(screen);
  chooseAnew();
  if (!same) speak(null);
  if (!same || choosing.left === null) return;
  const { marks, choices } = state.choosing;
  const again = (mark) => mark && (marks.includes(mark) ? mark : marks.find((one) => placeOf(one) === placeOf(mark)));
  const [pile, ...path] = [choosing.pile, ...choosing.path].map(again);
  if (pile !== undefined && !path.includes(undefined)) Object.assign(state.choosing, { ...choosing, marks, choices, pile, path });
}

function placeOf({ outline, choices }) {
  return JSON.stringify([outline, choices]);
}
