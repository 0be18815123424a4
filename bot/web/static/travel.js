/** What an update has moved travels there: pieces, what comes into the hand, what players lay and take, and points. */

import { h } from "./dom.js";
import { isSame, partsOf, placesNow, plateOf, seenOn } from "./places.js";
import { $, state } from "./state.js";
import { s } from "./svg.js";

const LASTS = { duration: 250, easing: "ease-out" };
/** For this time points that were made are told at their plate. */
const TOLD = 4000;
/** More pieces than this are another picture rather than a move. */
const MOST = 24;

/** Let what was elsewhere before an update come from there; `handled` says who has laid or taken what. */
export function travel(before, handled = []) {
  const now = placesNow();
  const made = matchMedia("(prefers-reduced-motion: reduce)").matches ? null : movePieces(before, now, handled);
  for (const [seat, points] of state.points.entries()) tell(seat, points - (before.points[seat] ?? points), made);
}

/** Move pieces and things; return the box in which the piece lies that has been laid, or that of the board. */
function movePieces(before, now, handled) {
  const { table } = state.stages;
  const layer = layers(before, now, handled);
  const isFresh = (piece) => piece.stage === table && (piece.element.closest(".new") || layer(piece) !== undefined);
  const fresh = notIn(before.pieces, now.pieces).filter(isFresh);
  const gone = notIn(now.things, before.things)
    .filter(({ stage }) => stage === table)
    .map((thing) => ({ ...thing, seen: seenOn(table)(thing.box) }));
  const left = notIn(now.pieces, before.pieces);
  const trips = fresh.map((piece) => [piece, comesFrom(piece, layer(piece), left, before, now)]).filter(([, from]) => from);
  const came = comeToHand(before, now, gone);
  if (trips.length <= MOST) for (const [piece, from] of trips) move(piece, from);
  leave(leaving(gone, came, now, handled));
  leave(spent(before, now));
  for (const [thing, from] of came) arrive(thing, from);
  const { left: west, right, top, bottom } = $("view").getBoundingClientRect();
  return (fresh.find((piece) => layer(piece) !== undefined) ?? fresh[0])?.seen ?? [west, top, right, bottom];
}

/** Those of these pieces or things that were not among the others. */
function notIn(others, these) {
  const there = new Set(others.map(placeOf));
  return these.filter((one) => !there.has(placeOf(one)));
}

function placeOf({ stage, name, box }) {
  return `${stage.element.id} ${name} ${box}`;
}

/**
 * The function that tells who has laid a piece, by the names of what is new at its place and of what was there before;
 * it returns undefined for what nobody has laid.
 */
function layers(before, now, handled) {
  const laid = handled.filter(({ takes }) => !takes);
  const places = notIn(before.things, now.things);
  return (piece) => {
    const here = (thing) => thing.stage === piece.stage && isAt(thing.box, piece.box);
    const names = places.some(here) ? [...places, ...before.things].filter(here).flatMap((thing) => thing.names) : [];
    return laid.find((one) => one.names.some((name) => names.includes(name)))?.seat;
  };
}

/** Where a piece has come from: a place that it has left, the hand of this player, or the plate of who has laid it. */
function comesFrom(piece, seat, left, before, now) {
  const others = seat !== undefined && !state.screen.seats[seat]?.you;
  const elsewhere = placeLeft(piece, others ? left.filter(({ stage }) => stage === piece.stage) : left);
  if (elsewhere) left.splice(left.indexOf(elsewhere), 1);
  return elsewhere ?? (others ? null : originOf(piece, before, now)) ?? (seat === undefined ? null : plateOf(seat, piece));
}

/** The nearest place that the same piece has left; undefined if there is none. */
function placeLeft({ stage, name, box, seen }, left) {
  const far = (piece) => Math.hypot(piece.seen[0] - seen[0], piece.seen[1] - seen[1]);
  const same = left.filter((piece) => piece.name === name && (piece.stage !== stage || sameSize(piece.box, box)));
  return same.sort((one, other) => far(one) - far(other))[0];
}

/** What showed the same thing as a piece on another part of the page. */
function originOf({ stage, box }, before, now) {
  const own = now.things.find((thing) => thing.stage === stage && isAt(thing.box, box));
  return own && before.things.find((thing) => isSame(thing, own) && thing.stage !== stage);
}

function sameSize(one, other) {
  return [2, 3].every((side) => Math.abs(one[side] - one[side - 2] - other[side] + other[side - 2]) < 1);
}

function isAt(one, other) {
  return one.every((side, at) => Math.abs(side - other[at]) <= 0.25 * (one[2] - one[0]));
}

/** What has come into the hand, and from where: where it lay on the table, else a deck, else nowhere. */
function comeToHand(before, now, gone) {
  const { hand } = state.stages;
  const [had, has] = [before.things, now.things].map((all) => all.filter(({ stage }) => stage === hand));
  const came = beyond(has, had);
  const lying = [...gone];
  const from = (thing) => {
    const at = lying.findIndex((one) => isSame(one, thing));
    return at < 0 ? pileOf("deck", now, before) : lying.splice(at, 1)[0];
  };
  const trips = came.map((thing) => [thing, from(thing)]);
  return came.length < has.length ? trips : trips.filter(([, place]) => place);
}

/** The things that are more than these others. */
function beyond(things, others) {
  const left = [...others];
  return things.filter((thing) => {
    const at = left.findIndex((other) => isSame(other, thing));
    return at < 0 || !left.splice(at, 1);
  });
}

/** What leaves the table, and where it goes: to the own hand where it came there, else to a plate or a pile. */
function leaving(gone, came, now, handled) {
  const to = (thing) => {
    const own = came.find(([, from]) => from === thing);
    const by = handled.findLast(({ names }) => names.some((name) => thing.mark.things?.includes(name)));
    if (own || !by) return own?.[0];
    return by.takes ? plateOf(by.seat, thing) : pileOf("discard", now);
  };
  return gone.map((thing) => [thing, to(thing)]).filter(([, place]) => place);
}

/** What has left the hand and lies nowhere now goes where cards go that are used. */
function spent(before, now) {
  const { hand, table } = state.stages;
  const laid = notIn(before.things, now.things).filter(({ stage }) => stage === table);
  const there = [...laid, ...now.things.filter(({ stage }) => stage === hand)];
  const lost = beyond(before.things.filter(({ stage }) => stage === hand), there);
  return lost.map((thing) => [thing, pileOf("discard", now)]).filter(([, place]) => place);
}

function pileOf(kind, ...times) {
  return times.flatMap(({ piles }) => piles).find((pile) => pile.kind === kind);
}

/** Move what is drawn in a box of its own board from a place there or on another part of the page; or, `away`, to it. */
function move({ stage, box, element }, { stage: where, box: there, seen }, away = false) {
  const { view } = stage;
  const [left, top, right, bottom] = where === stage ? there : [...view.place(seen[0], seen[1]), ...view.place(seen[2], seen[3])];
  const [wide, tall] = [(right - left) / (box[2] - box[0]), (bottom - top) / (box[3] - box[1])];
  const way = `translate(${left - box[0] * wide}px, ${top - box[1] * tall}px) scale(${wide}, ${tall})`;
  const frames = [{ transform: way }, { transform: "none" }];
  element.classList.add("came");
  return element.animate(away ? frames.toReversed() : frames, LASTS);
}

/** Let a thing come into the hand from a place, or fade in. */
function arrive(thing, from) {
  const parts = partsOf(thing);
  if (!parts.length) return;
  const element = s("g", { class: "new" });
  parts[0].before(element);
  element.append(...parts);
  if (from) move({ ...thing, element }, from);
}

/** Let things that are no longer on the table go from there to their places. */
function leave(trips) {
  const { stage, root } = trips[0]?.[0] ?? {};
  if (!root || root === stage.root) return;
  const all = s("g", { class: "leaving" });
  all.append(...root.querySelectorAll("defs"));
  stage.over.before(all);
  for (const [thing, to] of trips) {
    const element = s("g");
    element.append(...partsOf(thing));
    all.append(element);
    move({ ...thing, element }, to, true).finished.then(() => all.remove());
  }
}

/** Points that were made go from a box to their plate, and those that were lost do too; without one they are just told. */
function tell(seat, more, from) {
  const plate = $("plates").children[seat];
  if (!more || !plate) return;
  document.querySelector(`.points[data-seat="${seat}"]`)?.remove();
  const told = h("b", { class: "points", "aria-hidden": "true", data: { seat } }, more > 0 ? `+${more}` : `−${-more}`);
  document.body.append(told);
  const to = plate.getBoundingClientRect();
  const at = (x, y) => `translate(${x}px, ${y}px)`;
  told.style.transform = at(to.right - told.offsetWidth, to.y);
  if (from) told.animate([{ transform: at((from[0] + from[2]) / 2, (from[1] + from[3]) / 2) }, { transform: told.style.transform }], LASTS);
  setTimeout(() => told.remove(), TOLD);
}
