/** Where the latest news stand over the board, and how many of them. */

import { boxOf } from "./geometry.js";
import { $, state } from "./state.js";

/** CSS pixels between the news and the edge of the board, and the space above and below their text, in lines. */
const EDGE = 4;
const PADDING = 0.6;
/** The most of the board's part of the screen that they take where they cover something. */
const SHARE = 0.25;
/** CSS pixels for a few lines: where so much lies beside the board, they cover nothing of it. */
const FEW_LINES = 72;
/** A line of which only the beginning is seen is as bad as so many covered things. */
const CUT = 1000;
const CLASSES = { top: "", bottom: "low", above: "above" };

/**
 * Show what has just happened above or below all that can be tapped, where it covers less of the picture; whole lines
 * alone, the last ones where there is no room for more. Where there is none, or not for the whole of a long line, they
 * stand over the plates.
 */
export function placeLatest() {
  const latest = $("latest");
  if (latest.hidden || state.stages.table.shown === null) return;
  const [plates, view] = [$("plates"), $("view")].map((one) => one.getBoundingClientRect());
  const board = boardSeen(state.stages.table);
  const places = Object.entries(free(state.stages.table)).map(([side, room]) => {
    const tried = (high) => {
      const whole = place(side, high);
      const box = latest.getBoundingClientRect();
      return { side, room, high, whole, covered: box.height + 2 * EDGE <= room ? under(state.stages.table, box) : Infinity };
    };
    const all = tried(room);
    const blank = Math.min(room, side === "top" ? board.top - view.top : view.bottom - board.bottom);
    return all.covered ? tried(blank >= FEW_LINES ? blank : Math.min(room, SHARE * view.height)) : all;
  });
  const cost = ({ covered, whole }) => (whole ? covered : covered + CUT);
  const [best] = places.sort((one, other) => (cost(one) === cost(other) ? other.room - one.room : cost(one) - cost(other)));
  if (plates.top < view.top && cost(best) >= CUT) {
    const whole = place("above", plates.height + 2 * EDGE);
    latest.style.setProperty("--plates", `${view.top - plates.bottom}px`);
    if (whole || best.covered === Infinity) return;
  }
  place(best.side, best.high);
}

/**
 * Place the news at a side of the board, without the lines that there is no room for: the last one stays longer, and
 * longest those that name the player. A line that leads to the log stands for what is left out. Return whether the lines
 * that are left are whole.
 */
function place(side, room) {
  const latest = $("latest");
  latest.style.cssText = "";
  latest.className = CLASSES[side];
  const line = parseFloat(getComputedStyle(latest).lineHeight);
  const most = Math.max(1, Math.floor((room - 2 * EDGE) / line - PADDING));
  const all = [...latest.children];
  const lines = () => Math.round(all.reduce((sum, row) => sum + row.offsetHeight, 0) / line);
  const [more, rows] = [true, false].map((which) => all.filter((row) => row.matches(".more") === which));
  for (const row of rows) row.hidden = false;
  for (const row of more) row.hidden = !row.matches(".cut");
  if (lines() <= most) return true;
  for (const row of more) row.hidden = most < 2;
  const mine = (row) => row.matches(".mine");
  for (const row of [...rows.filter((row) => !mine(row)), ...rows.filter(mine)].slice(0, -1)) if (lines() > most) row.hidden = true;
  const whole = lines() <= most;
  if (!whole) latest.style.setProperty("--lines", most - (most > 1));
  return whole;
}

/** Where the board begins and ends on the screen. */
function boardSeen({ view }) {
  const [, y, , tall] = view.box;
  const [top, bottom] = [y, y + tall].map((at) => view.onScreen([0, at])[1]);
  return { top, bottom };
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
