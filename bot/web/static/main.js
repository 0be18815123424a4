/** The page of a table: shows what the server sends, and turns taps and keys into moves. */

import { drawBar } from "./bar.js";
import { start } from "./connection.js";
import { fill, h } from "./dom.js";
import { receive } from "./frames.js";
import { OVER } from "./notes.js";
import { panel } from "./panel.js";
import { askGhost, focusPicture, light, moveBoard, whole } from "./pictures.js";
import { askSum, cancel, next, play, undo } from "./question.js";
import { drawPlates } from "./plates.js";
import { $, drawnBy, state } from "./state.js";
import { marked } from "./text.js";
import { open } from "./tools.js";

function render() {
  const { screen, words } = state;
  askGhost();
  askSum();
  $("table").classList.toggle("called", Boolean(screen.called));
  $("table").classList.toggle("busy", state.waiting.size > 0);
  $("table").classList.toggle("watching", !state.seated);
  $("table").classList.toggle("playing", screen.status === "playing");
  $("table").classList.toggle("over", OVER.has(screen.status));
  $("table").classList.toggle("ended", state.ended !== null);
  fill($("caption"), state.caption);
  write($("question"), marked(screen.ask));
  write($("tip"), (screen.tip ?? "").split("\n").filter(Boolean).map((line) => h("p", {}, marked(line))));
  drawBar();
  light();
  drawPlates();
  fill($("news").querySelector("h2"), state.returning ? words.since : words.news);
}

/** Fill a text that screen readers follow, if it has changed: else they would read it out again. */
function write(place, parts) {
  const { innerHTML, childNodes } = h("div", {}, parts);
  if (innerHTML !== place.innerHTML) fill(place, [...childNodes]);
}

/**
 * A key that is held presses and plays once; in the moment in which the bar takes no tap it takes no key either, and what
 * the new question has chosen by itself is not played.
 */
addEventListener(
  "keydown",
  (event) => {
    const { key, repeat, target } = event;
    if (!["Enter", " ", "z", "Z"].includes(key) || target.matches("input")) return;
    const unasked = state.choosing.opened && !target.closest("button, a");
    const early = $("bar").matches(".resting") && (key.toLowerCase() === "z" || $("bar").contains(target) || unasked);
    if (!repeat && !early) return;
    event.preventDefault();
    event.stopPropagation();
  },
  true,
);

addEventListener("keydown", (event) => {
  if (panel.open || event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.toLowerCase();
  if (state.screen === null) return;
  if (key === "r" && state.choosing.ways > 1) next();
  else if (key === "z") undo();
  else if (key === "escape") {
    if (!open()) {
      cancel();
      whole();
    }
  } else if (event.key === "Enter" && state.choosing.ready && !event.target.closest("button, a")) play();
  else if (moveBoard(event)) event.preventDefault();
  else if (key.startsWith("arrow") && !document.activeElement?.mark) focusPicture();
  else return;
  event.preventDefault();
});

for (const text of [$("question"), $("tip")]) text.addEventListener("click", () => text.classList.toggle("whole"));
drawnBy(render);
start(receive);
