/** What the page tells: the story of the table, notices, and what is said to screen readers. */

import { fill, h } from "./dom.js";
import { $, saidChoice, state } from "./state.js";
import { marked } from "./text.js";
import { open } from "./tools.js";

/** Lines of the story that are kept. */
const MOST_TOLD = 200;
/** Milliseconds for which a refusal or an answer is shown; what is at a place stays until anything else is touched. */
const SHOWN_FOR = 7000;

/** Of the lines that stand over the board, so many are the last ones, and at most so many others name the player. */
const LAST = 3;
const MINE = 3;
/** The lines of the story since the own last move, or since they were put away. */
let latest = [];
/** How many of them came with the own move; null before they have come. */
let own = 0;
let latestTimer = 0;

/** Add lines to the story. Those that are there at first are not read out, as later ones are. */
export function tell(lines, again) {
  const story = $("told");
  const first = !story.childElementCount;
  const { ask, undo_answer, first_answered } = state.screen;
  const fresh = lines.filter((line) => ![ask, undo_answer, first_answered].some((other) => other?.includes(line)));
  if (again || fresh.length) own = again ? 0 : (own ?? fresh.length);
  latest = again || (first && state.screen.status !== "playing") ? [] : [...latest, ...fresh].slice(first ? -LAST : -MOST_TOLD);
  if (again || lines.length) showLatest();
  if (again) {
    story.removeAttribute("role");
    story.replaceChildren();
  }
  story.append(...lines.map((line) => h("div", {}, marked(line))));
  while (story.childElementCount > MOST_TOLD) story.firstElementChild.remove();
  setTimeout(() => story.setAttribute("role", "log"));
}

/** What has happened needs not be told any more, after an own `move` not even what came with it, once others have moved. */
export function forgetLatest(move = false) {
  latest = [];
  own = move ? null : 0;
  $("latest").hidden = true;
}

/**
 * Of the latest lines some of those that name the player and did not come with the own move, and the last ones; for the
 * rest stands a line from which a tap leads to the story.
 */
function pickedLines() {
  const me = state.screen.seats.find(({ you }) => you)?.name;
  const rows = latest.map((line) => h("div", {}, marked(line)));
  for (const [at, row] of rows.entries())
    row.classList.toggle("mine", at >= own && [...row.querySelectorAll("bdi")].some(({ textContent }) => textContent === me));
  const mine = rows.slice(0, -LAST).filter((row) => row.matches(".mine")).slice(-MINE);
  const shown = rows.map((row, at) => at >= rows.length - LAST || mine.includes(row));
  const cut = shown.indexOf(false);
  const more = h("div", { class: cut < 0 ? "more" : "more cut" }, `… ${state.words.log}`);
  const picked = rows.flatMap((row, at) => (shown[at] ? [row] : at === cut ? [more] : []));
  return cut < 0 ? [more, ...picked] : picked;
}

/**
 * Show what has happened since the own last move over the board, where the story itself is out of sight, until a tap on
 * it or on the board; for a while, if the player is not asked or they stand over the plates.
 */
function showLatest() {
  clearTimeout(latestTimer);
  fill($("latest"), ...pickedLines());
  $("latest").hidden = !latest.length;
  latestTimer = setTimeout(() => (!state.screen.called || $("latest").matches(".above")) && forgetLatest(), SHOWN_FOR);
}

$("latest").addEventListener("click", ({ target }) => {
  forgetLatest();
  if (target.closest(".more")) open("about");
});
$("board").addEventListener("pointerdown", () => forgetLatest());

let noticeTimer = 0;
/** How far down the last tap was. */
let touched = 0;
$("notice").addEventListener("click", () => ($("notice").hidden = true));
/** Whether the tap that goes on closes what is told of a place: then it presses no button. */
let closing = false;
addEventListener("pointerdown", ({ target, clientY }) => {
  const { hidden, dataset } = $("notice");
  closing = false;
  if (target.closest("#notice")) return;
  closing = !hidden && dataset.kind === "note";
  touched = clientY;
  notice("", "note");
});
addEventListener("click", (event) => closing && event.detail && event.target.closest("#bar") && event.stopPropagation(), true); // a key's has no detail

/** Show a notice of a kind, with a button to answer it if there is one; an empty text takes away a notice of this kind, of no kind any notice. */
export function notice(text, kind, answer = null) {
  const box = $("notice");
  if (!text && box.dataset.kind !== kind && kind !== "") return;
  clearTimeout(noticeTimer);
  box.hidden = !text;
  box.dataset.kind = kind;
  fill(box, text ? marked(text) : "", answer);
  const { top, bottom } = $("view").getBoundingClientRect();
  const touchedLow = touched > (top + bottom) / 2 && touched < bottom;
  const high = kind === "note" ? touchedLow : kind === "told" && !$("latest").hidden && $("latest").matches(".low"); // it covers neither
  box.style.top = high ? `${top + 8}px` : "";
  const above = kind === "note" ? 56 : 8;
  box.style.bottom = high ? "auto" : kind === "note" || kind === "told" ? `${innerHeight - bottom + above}px` : ""; // nor is a button
  if (kind === "refused" || kind === "told") noticeTimer = setTimeout(() => (box.hidden = true), SHOWN_FOR);
}

/** Say what is armed to screen readers; or null, once it is given up or played, so that it is heard again when it is armed again. */
export function speak(armed = saidChoice()) {
  const said = armed ? [armed.label, state.sum.text || armed.about, armed.doubt].filter(Boolean).join(". ") : "";
  if ($("spoken").textContent !== said) fill($("spoken"), said);
}
