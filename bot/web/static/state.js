/** The one state of the page: what the server has sent, what is chosen, and what waits for an answer. */

import { Choosing } from "./choosing.js";

export const state = {
  /** The connection to the server, once there is a session. */
  socket: null,
  /** The texts of the page, in the language of its reader. */
  words: {},
  /** The question of which the words of all choices were asked for; null if the screen lacks some again. */
  worded: null,
  /** What the server has sent last; null before the first update. */
  screen: null,
  seated: true,
  /** The link to the table's channel, where there is one to follow. */
  channel: "",
  /** What taps and keys have chosen of the choices on the screen. */
  choosing: new Choosing([], []),
  /** The choices that were sent and not answered yet, by the names of their frames. */
  waiting: new Map(),
  /** The pictures that can be touched. */
  stages: { table: null, hand: null },
  /** The table and the hand as they were sent last, of which the server may send pieces; no hand after a greeting. */
  table: null,
  hand: null,
  /** The outlines sent so far, which regions name by number. */
  outlines: [],
  /** The end of a part of the game, which is shown until the player goes on or is called. */
  ended: null,
  /** The question and the picture for which the board was fitted last. */
  fitted: "",
  /** What everybody sees of the seats, where the table does not show it. */
  plates: [],
  /** The points of the seats, if the game counts any. */
  points: [],
  /** Which part of the game it is, where the table does not show it. */
  caption: "",
  /** The seat of which a phone shows all numbers, although it is not asked; −1 for none. */
  unfolded: -1,
  /** The move whose outcome is laid on the table, or null. */
  ghost: null,
  /** The question in which names are picked, and for which the bar keeps its height; null for none. */
  barKept: null,
  /** The items of a pick of which the server was asked what they come to, and what it said. */
  sum: { asked: "null", text: "" },
  /** Whether this browser has shown the table before. */
  returning: false,
  /** The name under which this browser remembers the last entry that it has shown of the table. */
  seenName: "",
};

export const $ = (id) => document.getElementById(id);

let render = () => {};

/** Have the page drawn by a function whenever its state has changed. */
export function drawnBy(draw) {
  render = draw;
}

/** Draw the page anew after a change of its state. */
export function changed() {
  if (state.screen !== null) render();
}

/** The choice that would be played, or null. */
export function armedChoice() {
  return state.choosing.armed === null ? null : state.screen.choices[state.choosing.armed];
}

/** The choice of which the words say what would be played: the ready one that takes what was taken of a pick. */
export function saidChoice() {
  return armedChoice() && state.screen.choices[state.choosing.way];
}

/** Begin choosing anew, among the choices on the screen and the regions of both pictures. */
export function chooseAnew() {
  state.choosing = new Choosing(state.screen.choices, Object.values(state.stages).flatMap((stage) => stage.marks));
  state.choosing.begin();
}

/** The title of the window, with a mark where the player is called. */
export function entitle() {
  const title = state.words.title ?? "Mehana";
  document.title = `${state.screen?.called ? "● " : ""}${title}`;
  $("table").querySelector("h1").textContent = title;
}

/** What this browser remembers; nothing, where it keeps nothing for framed pages. */
export function remembered(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function remember(name, value) {
  try {
    localStorage.setItem(name, value);
  } catch {
    // It is not remembered.
  }
}

/** The last entry that this browser has shown of the table. */
export function seen() {
  return Number(remembered(state.seenName) ?? -1);
}
