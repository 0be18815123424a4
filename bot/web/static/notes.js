/** What the bar says besides the moves: requests, what the bot answers, and where to go once nothing is played. */

import { h, link } from "./dom.js";
import { again, answerUndo, singleOptions, stand, start } from "./question.js";
import { state } from "./state.js";
import { button, marked } from "./text.js";

/** The states of a table at which nothing is played any more. */
export const OVER = new Set(["over", "cancelled"]);

/** What else is to be known or answered. */
export function notes() {
  const { screen, words } = state;
  return [
    screen.undo_request && [
      h("p", {}, marked(screen.undo_request)),
      h(
        "div",
        { class: "acts" },
        button(words["agree-undo"], () => answerUndo(true), { class: "act" }),
        button(words["refuse-undo"], () => answerUndo(false), { class: "act" }),
      ),
    ],
    screen.undo_waits && [
      h("p", {}, marked(screen.undo_waits)),
      button(words["withdraw-undo"], () => answerUndo(false), { class: "quiet" }),
    ],
    screen.single_options &&
      h(
        "div",
        { class: "acts" },
        h("p", {}, marked(words["single-option"])),
        button(words["ask-always"], () => singleOptions(true), { class: "quiet" }),
      ),
    screen.auto_answers
      .filter((answer) => answer.given)
      .map((answer) =>
        h("div", { class: "acts" }, h("p", {}, marked(answer.label)), button(words.withdraw, () => stand(""), { class: "quiet" })),
      ),
  ];
}

/** Where to go while nothing is played: to the start, after the end to another game and to this one's history, and to the channel. */
export function elsewhere() {
  const { screen, words } = state;
  return h(
    "div",
    { class: "acts" },
    screen.start && button(words.start, start, { class: "act play" }),
    OVER.has(screen.status) && [
      button(words.again, again, { class: state.ended ? "act" : "act play" }), // to go on comes first
      button(words.history, () => state.socket.send({ type: "history", page: 0 }), { class: "act" }),
      screen.review && button(words.review, () => state.socket.send({ type: "review" }), { class: "act" }),
    ],
    state.channel && link(state.channel, words.channel, { class: "button act" }),
  );
}
