/** What an update has moved travels there: pieces by what they show or stand for, and points to the plate they count on. */

import { boxOf } from "./geometry.js";
import { h } from "./dom.js";
import { $, state } from "./state.js";

const LASTS = { duration: 250, easing: "ease-out" };
/** More pieces than this are another picture rather than a move. */
const MOST = 24;

/** Note where everything is, before an update. */
export function placesNow() {
  const stages = Object.values(state.stages).filter((stage) => stage.shown !== null);
  return { pieces: stages.flatMap(pieces), things: stages.flatMap(things), points: points() };
}

/** Let what was elsewhere before an update come from there. */
export function travel(before) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const now = placesNow();
  const there = new Set(now.pieces.map(placeOf));
  const left = before.pieces.filter((piece) => !there.has(placeOf(piece)));
  const stage = state.stages.table;
  const fresh = now.pieces.filter((piece) => piece.stage === stage && piece.element.closest(".new"));
  const trips = fresh.map((piece) => [piece, placeLeft(piece, left) ?? originOf(piece, before.things, now.things)]).filter(([, from]) => from);
  if (trips.length <= MOST) for (const [piece, from] of trips) move(stage, piece, from);
  if (fresh.length) for (const [key, { element, value }] of points()) fly(element, value - (before.points.get(key)?.value ?? value), fresh[0]);
}

/** The pieces of a picture: what is drawn once and used anywhere, by its name, with its box. */
function pieces(stage) {
  const seen = seenOn(stage);
  return [...stage.root.querySelectorAll("use, image")]
    .filter((element) => !element.closest("defs, symbol, .ghost"))
    .map((element) => {
      const [x, y, w, tall] = ["x", "y", "width", "height"].map((name) => Number(element.getAttribute(name)));
      const name = element.getAttribute("href").split("/").at(-1);
      const box = [x, y, x + w, y + tall];
      return { stage, element, name, box, seen: seen(box) };
    });
}

/** The places of a picture that show a thing, by its name. */
function things(stage) {
  const seen = seenOn(stage);
  return stage.marks
    .map((mark) => ({ stage, name: mark.term || (mark.things ?? mark.names ?? [])[0], box: boxOf(mark) }))
    .filter(({ name }) => name)
    .map((thing) => ({ ...thing, seen: seen(thing.box) }));
}

/** The points on the plates: the first number of each, also before how many are needed. */
function points() {
  const found = [...$("plates").querySelectorAll(".plate")].map((plate, seat) => [seat, plate.querySelector(".stat")]);
  return new Map(
    found.flatMap(([seat, element]) => (element && /^\d/.test(element.textContent) ? [[seat, { element, value: parseInt(element.textContent) }]] : [])),
  );
}

/** Take the nearest place that the same piece has left; undefined if there is none. */
function placeLeft({ stage, name, box, seen }, left) {
  const far = (piece) => Math.hypot(piece.seen[0] - seen[0], piece.seen[1] - seen[1]);
  const same = left.filter((piece) => piece.name === name && (piece.stage !== stage || sameSize(piece.box, box)));
  const [nearest] = same.sort((one, other) => far(one) - far(other));
  if (nearest) left.splice(left.indexOf(nearest), 1);
  return nearest;
}

/** What showed the same thing as a piece on another part of the page. */
function originOf({ stage, box }, thingsBefore, thingsNow) {
  const own = thingsNow.find((thing) => thing.stage === stage && isAt(thing.box, box));
  return own && thingsBefore.find((thing) => thing.name === own.name && thing.stage !== stage);
}

function sameSize(one, other) {
  return [2, 3].every((side) => Math.abs(one[side] - one[side - 2] - other[side] + other[side - 2]) < 1);
}

function isAt(one, other) {
  return one.every((side, at) => Math.abs(side - other[at]) <= 0.25 * (one[2] - one[0]));
}

function placeOf({ stage, name, box }) {
  return `${stage.element.id} ${name} ${box}`;
}

/** The function that tells where a box of a picture is on the screen. */
function seenOn({ view }) {
  const [x, y] = view.onScreen([0, 0]);
  return (box) => box.map((side, at) => (at % 2 ? y : x) + side * view.scale);
}

/** Move a piece, and what is drawn on it, from a place of its own board or of another part of the screen. */
function move(stage, { element, box }, from) {
  const [left, top, right, bottom] = from.stage === stage ? from.box : [...stage.view.place(from.seen[0], from.seen[1]), ...stage.view.place(from.seen[2], from.seen[3])];
  const way = `translate(${left - box[0]}px, ${top - box[1]}px) scale(${(right - left) / (box[2] - box[0])}, ${(bottom - top) / (box[3] - box[1])})`;
  element.classList.add("came");
  element.style.transformBox = "fill-box";
  element.style.transformOrigin = "0 0";
  element.animate([{ transform: way }, { transform: "none" }], LASTS);
}

/** Points that were made go from the piece that made them to their plate. */
function fly(plate, more, { seen }) {
  if (more <= 0) return;
  const [x, y] = [(seen[0] + seen[2]) / 2, (seen[1] + seen[3]) / 2];
  const to = plate.getBoundingClientRect();
  const told = h("b", { class: "points", "aria-hidden": "true" }, `+${more}`);
  document.body.append(told);
  const at = (left, top) => ({ transform: `translate(${left}px, ${top}px)` });
  told.animate([at(x, y), at(to.x, to.y)], LASTS).finished.then(() => told.remove());
}
