/** What opens above the table: rules, terms, what can be done, and the list of all moves. */

import { fill, h, refill, refocus } from "./dom.js";
import { arm, ask, singleOptions, stand } from "./question.js";
import { Stage } from "./stage.js";
import { $, state } from "./state.js";
import { button, marked, named } from "./text.js";

/** The dialog. */
export const panel = $("panel");
/** What is shown in it: what a text is about, "terms" or "moves"; nothing while it is closed. */
let kind = "";
/** Milliseconds after which what is still being made is asked for again. */
const AGAIN_AFTER = 2000;
let waiting = 0;
/** What had the keyboard when the dialog was opened. */
let opener = null;

panel.addEventListener("click", (event) => event.target === panel && close());
panel.addEventListener("close", () => {
  kind = "";
  clearTimeout(waiting);
  const { activeElement: now, body } = document;
  if (!opener.isConnected && (now === body || panel.contains(now))) refocus(opener, body, $("bar")); // it was drawn anew
});

export function close() {
  panel.close();
}

/** Look a term up. */
export function look(name) {
  state.socket.send({ type: "term", name });
}

/** Show a page of text. Two pictures may fill a phone, so the words come before them. */
export function text({ about, title, text: words, pictures = [], page = 0, pages = 1, acts = [], again }) {
  const places = pictures.map(() => h("section", { class: "stage" }));
  const said = h("div", { class: "words" }, marked(words));
  const turn = (label, to) => button(label, () => state.socket.send({ type: about, page: to }), { disabled: to < 0 || to >= pages });
  show(
    about,
    title || state.words.help,
    title && h("h2", {}, title),
    pictures.length > 1 ? [said, places] : [places, said],
    acts.length > 0 &&
      h(
        "div",
        { class: "acts" },
        acts.map(({ label, frame, request }) => button(label, () => (request ? (close(), ask(frame)) : state.socket.send(frame)), { class: "act" })),
      ),
    pages > 1 &&
      h(
        "nav",
        {},
        turn("◀", page - 1),
        h("span", {}, state.words.chosen.replace("{n}", page + 1).replace("{m}", pages)),
        turn("▶", page + 1),
      ),
  );
  for (const [at, picture] of pictures.entries()) {
    new Stage(places[at], { live: () => false, tap() {}, dull() {}, look() {}, label: () => "" }).show(picture, title);
  }
  if (again) askAgain(again);
}

/** Send a frame after a while, or later if there is no connection then, unless something else is shown by then. */
function askAgain(frame) {
  waiting = setTimeout(() => state.socket.send(frame) || askAgain(frame), AGAIN_AFTER);
}

/** Show all terms, with a field to find one. */
export function listed(terms) {
  const title = state.words.look;
  const list = h("ul", { class: "terms" });
  const fitting = (wanted) => terms.filter(([, term]) => term.toLowerCase().includes(wanted));
  const find = h("input", {
    type: "search",
    "aria-label": title,
    placeholder: title,
    on: { input: () => narrow(find.value.toLowerCase().trim()) },
  });
  function narrow(wanted) {
    fill(
      list,
      fitting(wanted).map(([name, term]) => h("li", {}, h("button", { type: "button", on: { click: () => look(name) } }, term))),
    );
  }
  narrow("");
  show("terms", title, h("h2", {}, title), find, list);
}

/** Ask for the words of all moves, and show them as buttons. */
export function openMoves() {
  state.socket.send({ type: "words" });
  showMoves();
}

/** Show the moves again if their list is open, and of a new screen ask for the words that it lacks. */
export function refreshMoves(anew = false) {
  if (kind !== "moves") return;
  if (anew && state.screen.choices.some(({ label }) => !label)) state.socket.send({ type: "words" });
  showMoves();
}

/** Show all moves as buttons, by their headings. */
function showMoves() {
  const { screen, words } = state;
  const headings = new Map();
  for (const [index, choice] of screen.choices.entries()) {
    if (!choice.label) continue;
    const heading = choice.heading ?? "";
    headings.set(heading, [...(headings.get(heading) ?? []), { choice, index }]);
  }
  const pressed = (index) => () => {
    close();
    arm(index);
  };
  show(
    "moves",
    words.moves,
    h("h2", {}, words.moves),
    headings.size === 0 && h("p", {}, screen.choices.length ? "…" : words["moves-none"]),
    [...headings].map(([heading, own]) => [
      heading && own.length > 1 && h("h3", {}, named(heading)),
      h(
        "ul",
        { class: "moves" },
        own.filter(({ choice }, at) => own.findIndex((one) => one.choice.label === choice.label) === at).map(({ choice, index }) =>
          h("li", {}, button(choice.label, pressed(index), { data: { move: choice.move } }), choice.about && h("p", {}, named(choice.about))),
        ),
      ),
    ]),
    answers(),
    h("p", { class: "keys" }, words.keys),
  );
}

/** Buttons by which questions are answered for the player from now on, or asked again. */
function answers() {
  const { screen, words } = state;
  const leave = (label, act) => button(label, () => (close(), act()), { class: "quiet" });
  const offered = screen.auto_answers.filter((answer) => !answer.given);
  return h(
    "div",
    { class: "answers" },
    offered.map((answer) => leave(answer.label, () => stand(answer.key))),
    screen.single_options === false && leave(words["play-single-options"], () => singleOptions(false)),
    screen.single_options === true && leave(words["ask-always"], () => singleOptions(true)),
  );
}

function show(of, title, ...parts) {
  const scroll = of === kind ? panel.scrollTop : 0;
  panel.setAttribute("aria-label", title);
  refill(panel, h("button", { type: "button", class: "close", "aria-label": state.words.close, on: { click: close } }, "✕"), parts);
  if (!panel.open) {
    opener = document.activeElement;
    panel.showModal();
  }
  kind = of;
  clearTimeout(waiting);
  panel.scrollTop = scroll;
}
