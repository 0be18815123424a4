/** Where everything is on the screen: pieces, what regions show, and what is drawn in one of them. */

import { boxOf, inside } from "./geometry.js";
import { $, state } from "./state.js";

/** How far the shadow of a thing may reach beyond its region, as a share of its width. */
const SHADOW = 0.08;

/** Note where everything is. */
export function placesNow() {
  const stages = Object.values(state.stages).filter((stage) => stage.shown !== null);
  return { pieces: stages.flatMap(pieces), things: stages.flatMap(things), piles: stages.flatMap(piles), points: state.points };
}

/** The pieces of a picture: what is drawn once and used anywhere, by its name, with its box. */
function pieces(stage) {
  const seen = seenOn(stage);
  return drawnIn(stage.root, "use, image").map((element) => {
    const name = element.getAttribute("href").split("/").at(-1);
    const box = drawnAt(element);
    return { stage, element, name, box, seen: seen(box) };
  });
}

/** The places of a picture that show things, by the name of what is shown and all names that are known of it. */
function things(stage) {
  const seen = seenOn(stage);
  return stage.marks
    .filter((mark) => !mark.verb)
    .map((mark) => ({ stage, root: stage.root, marks: stage.marks, mark, names: [mark.term, ...(mark.things ?? []), ...(mark.names ?? [])].filter(Boolean), box: boxOf(mark) }))
    .filter(({ names }) => names.length)
    .map((thing) => ({ ...thing, name: thing.names[0], seen: seen(thing.box) }));
}

/** Whether two places show the same thing: one of those that are described alike, where both are known by name. */
export function isSame(one, other) {
  const [its, theirs] = [one, other].map(({ mark }) => [...(mark.things ?? []), ...(mark.names ?? [])]);
  return one.name === other.name && (!its.length || !theirs.length || its.some((name) => theirs.includes(name)));
}

/** Where cards are drawn from, and where they go. */
function piles(stage) {
  const seen = seenOn(stage);
  return stage.marks.filter((mark) => mark.pile).map((mark) => ({ kind: mark.pile, stage, box: boxOf(mark), seen: seen(boxOf(mark)) }));
}

/** The place of a seat's plate, as wide as something that is to be there. */
export function plateOf(seat, { box }) {
  const plate = $("plates").children[seat]?.getBoundingClientRect();
  if (!plate) return null;
  const half = (plate.height * (box[2] - box[0])) / (box[3] - box[1]) / 2;
  const middle = plate.left + plate.width / 2;
  return { seen: [middle - half, plate.top, middle + half, plate.bottom] };
}

/** All that is drawn in the region of a thing, and in no region above it. */
export function partsOf({ root, marks, mark, box }) {
  const above = marks.slice(marks.indexOf(mark) + 1).map(boxOf);
  const holds = (one, drawn) => {
    const shadow = SHADOW * (one[2] - one[0]);
    return inside(drawn, [one[0] - shadow, one[1] - shadow, one[2] + shadow, one[3] + shadow]);
  };
  return drawnIn(root, "use, image, rect, text").filter((element) => {
    const at = drawnAt(element);
    return holds(box, at) && !above.some((other) => holds(other, at));
  });
}

function drawnIn(root, which) {
  return [...root.querySelectorAll(which)].filter((element) => !element.closest("defs, symbol, .ghost, .marks, .leaving"));
}

/** The box of an element, and of a text the point where it is written. */
function drawnAt(element) {
  const [x, y, wide, tall] = ["x", "y", "width", "height"].map((name) => Number(element.getAttribute(name)));
  return [x, y, x + wide, y + tall];
}

/** The function that tells where a box of a picture is on the screen. */
export function seenOn({ view }) {
  const [x, y] = view.onScreen([0, 0]);
  return (box) => box.map((side, at) => (at % 2 ? y : x) + side * view.scale);
}
