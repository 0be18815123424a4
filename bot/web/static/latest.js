/** Where the latest news stand over the board, and how many of them. */

import { boxOf } from "./geometry.js";
import { $, state } from "./state.js";

/** CSS pixels between the news and the edge of the board, and the space above and below their text, in lines. */
const EDGE = 4;
const PADDING = 0.6;
/** The most of the board that they cover. */
const SHARE = 0.25;

/**
 * Show what has just happened above or below all that can be tapped, where it covers less of the picture; whole lines
 * alone, the last ones where there is no room for more, and one over the plates where there is none.
 */
export function placeLatest() {
  const latest = $("latest");
  if (latest.hidden || state.stages.table.shown === null) return;
  const [plates, view] = [$("plates"), $("view")].map((place) => place.getBoundingClientRect());
  const places = Object.entries(free(state.stages.table)).map(([side, room]) => {
    place(side, Math.min(room, SHARE * view.height));
    const box = latest.getBoundingClientRect();
    return { side, room, covered: box.height + 2 * EDGE <= room ? under(state.stages.table, box) : Infinity };
  });
  const [best] = places.sort((one, other) => (one.covered === other.covered ? other.room - one.room : one.covered - other.covered));
  place(best.side, Math.min(best.room, SHARE * view.height));
  if (best.covered < Infinity || plates.top >= view.top) return;
  latest.className = "above";
  latest.style.setProperty("--plates", `${view.top - plates.bottom}px`);
}

/**
 * Place the news at a side of the board, without the lines that there is no room for: the first stays longer, which
 * tells what the own move did, the last one still longer, and longest those that name the player. A line that leads to
 * the log stands for what is left out.
 */
function place(side, room) {
  const latest = $("latest");
  latest.style.cssText = "";
  latest.className = side === "bottom" ? "low" : "";
  const line = parseFloat(getComputedStyle(latest).lineHeight);
  const most = Math.max(1, Math.floor((room - 2 * EDGE) / line - PADDING));
  const all = [...latest.children];
  const lines = () => Math.round(all.reduce((sum, row) => sum + row.offsetHeight, 0) / line);
  const [more, rows] = [true, false].map((which) => all.filter((row) => row.matches(".more") === which));
  for (const row of rows) row.hidden = false;
  for (const row of more) row.hidden = !row.matches(".cut");
  if (lines() <= most) return;
  for (const row of more) row.hidden = most < 2;
  const mine = (row) => row.matches(".mine");
  const inTurn = [...rows.slice(1, -1), ...rows.slice(0, 1), ...rows.slice(1).slice(-1)];
  for (const row of [...inTurn.filter((row) => !mine(row)), ...inTurn.filter(mine)].slice(0, -1)) if (lines() > most) row.hidden = true;
  if (lines() > most) latest.style.setProperty("--lines", most - (most > 1));
}

/** The CSS pixels at the top and at the bottom of a picture in which nothing can be tapped. */
function free({ about, asked, element, view }) {
  const { top, bottom } = element.getBoundingClientRect();
  const seen = (asked.length ? asked : about).map(boxOf).map(([, from, , to]) => [from, to].map((y) => view.onScreen([0, y])[1]));
  return { top: Math.min(bottom, ...seen.map(([from]) => from)) - top, bottom: bottom - Math.max(top, ...seen.map(([, to]) => to)) };
}

/** How many things that a picture shows lie in part under a rectangle of the screen. */
function under({ root }, { left, top, right, bottom }) {
  const boxes = [...root.querySelectorAll("use, image, text")].map((thing) => thing.getBoundingClientRect());
  return boxes.filter((box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top).length;
}
