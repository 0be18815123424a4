/** Where the latest news stand over the board. */

import { boxOf } from "./geometry.js";
import { $, state } from "./state.js";

/** CSS pixels between the news and the edge of the board, and the space above and below their text, in lines. */
const EDGE = 4;
const PADDING = 0.6;
/** Lines of each of them. */
const MOST_LINES = 3;

/**
 * Show what has just happened above or below all that can be tapped, where it covers less of the picture; the last lines
 * alone where there is no room for more, and one over the plates where there is none.
 */
export function placeLatest() {
  const latest = $("latest");
  if (latest.hidden || state.stages.table.shown === null) return;
  const places = Object.entries(free(state.stages.table)).map(([side, room]) => {
    latest.style.cssText = latest.className = "";
    latest.classList.toggle("low", side === "bottom");
    const box = latest.getBoundingClientRect();
    return { side, room, covered: box.height + 2 * EDGE <= room ? under(state.stages.table, box) : Infinity };
  });
  const [best] = places.sort((one, other) => (one.covered === other.covered ? other.room - one.room : one.covered - other.covered));
  latest.classList.toggle("low", best.side === "bottom");
  latest.classList.toggle("short", best.covered === Infinity);
  if (best.covered < Infinity) return;
  const line = parseFloat(getComputedStyle(latest).lineHeight);
  const fit = Math.floor((best.room - 2 * EDGE) / line - PADDING);
  const lines = Math.max(1, fit);
  const [plates, view] = [$("plates"), $("view")].map((place) => place.getBoundingClientRect());
  if (fit < 1 && plates.top < view.top) latest.className = "above short";
  latest.style.setProperty("--plates", `${view.top - plates.bottom}px`);
  latest.style.maxHeight = `${(lines + PADDING) * line}px`;
  latest.style.setProperty("--lines", Math.min(MOST_LINES, lines));
}

/** The CSS pixels at the top and at the bottom of a picture in which nothing can be tapped. */
function free({ asked, element, view }) {
  const { top, bottom } = element.getBoundingClientRect();
  const seen = asked.map(boxOf).map(([, from, , to]) => [from, to].map((y) => view.onScreen([0, y])[1]));
  return { top: Math.min(bottom, ...seen.map(([from]) => from)) - top, bottom: bottom - Math.max(top, ...seen.map(([, to]) => to)) };
}

/** How many things that a picture shows lie in part under a rectangle of the screen. */
function under({ root }, { left, top, right, bottom }) {
  const boxes = [...root.querySelectorAll("use, image, text")].map((thing) => thing.getBoundingClientRect());
  return boxes.filter((box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top).length;
}
