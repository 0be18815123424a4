/**
 * Which part of a board is shown: all of it if every mark is large enough to be tapped then, unless they would be much
 * larger alone; else the marks with room around them, else as many of them as there is room for. Sizes of marks are in CSS pixels, all else in the board's.
 */

import { around, boxOf, inside, shortOf } from "./geometry.js";

/** A mark of this size is tapped without thinking. */
const EASY = 44;
/** The least size of a mark at first look. */
export const LEAST = 36;
/** Marks that would be so many times as large without the rest of the board are shown alone; of what is just looked at, less. */
const MUCH = 2;
const LARGER = 1.2;
/** The most that a unit of the board is enlarged to: of a whole board, of a part, and where marks would be too small. */
const LARGEST_UNIT = 180;
const LARGEST_OF_PART = 120;
const LARGEST_FOR_MARKS = 320;

/**
 * Return what to show: its left and top, and the CSS pixels of one pixel of the board.
 * @param {number[]} box the left, top, width and height of the board
 * @param {number} unit the size of one thing of the board; 0 if it has none
 * @param {object[]} marks the regions that a question is about
 * @param {number[]} room the width and height of the screen's part
 */
export function fitted(box, unit, marks, [wide, high]) {
  const [left, top, w, h] = box;
  const most = (size) => (unit ? size / unit : Infinity);
  const all = Math.min(wide / w, high / h, most(LARGEST_UNIT));
  const whole = centred([left, top, left + w, top + h], all, [wide, high]);
  if (!unit) whole.y = Math.max(whole.y, top); // the ground of a picture goes on below it
  const asked = apart(marks);
  const least = Math.min(...asked.map(shortOf));
  if (!asked.length) return whole;
  const edge = unit || least;
  const part = around(asked.map(boxOf));
  const scale = Math.min(wide / (part[2] - part[0] + edge), high / (part[3] - part[1] + edge), most(LARGEST_OF_PART));
  if (least * all >= EASY && (!unit || scale < (asked.some(({ choices }) => choices) ? MUCH : LARGER) * all)) return whole;
  if (least * scale >= LEAST) return scale > all ? within(centred(part, scale, [wide, high]), box, [wide, high]) : whole;
  const enlarged = Math.min(LEAST / least, most(LARGEST_FOR_MARKS));
  if (enlarged <= all) return whole;
  return within({ ...fullest(asked, [wide / enlarged, high / enlarged]), scale: enlarged }, box, [wide, high]);
}

/** Move a window so that it shows nothing beyond the edges of the board where it can. */
function within({ x, y, scale }, [left, top, w, h], [wide, high]) {
  const along = (at, from, size, seen) => (seen > size ? from + (size - seen) / 2 : Math.min(Math.max(at, from), from + size - seen));
  return { x: along(x, left, w, wide / scale), y: along(y, top, h, high / scale), scale };
}

/** The regions that lie in no larger one that does the same, so that it may be tapped instead. */
export function apart(marks) {
  return marks.filter((mark) => !marks.some((other) => covers(other, mark)));
}

/** Whether a region does the same as one that lies in it. */
function covers(large, small) {
  if (large === small || !inside(boxOf(small), boxOf(large))) return false;
  const same = (large.choices ?? []).length > 0 && (small.choices ?? []).every((choice) => large.choices.includes(choice));
  return same && (small.names ?? []).every((name) => (large.names ?? []).includes(name)) && shortOf(large) > shortOf(small);
}

function centred([left, top, right, bottom], scale, [wide, high]) {
  return { x: (left + right - wide / scale) / 2, y: (top + bottom - high / scale) / 2, scale };
}

/**
 * The window of a size that holds the first choice, which is filled, and then the most regions, with equal room on both
 * sides of them.
 */
function fullest(marks, [w, h]) {
  const boxes = marks.map((mark) => ({ box: boxOf(mark), weight: mark.choices?.includes(0) ? marks.length : 1 }));
  let [best, most] = [boxes, 0];
  for (const { box: [x] } of boxes)
    for (const { box: [, y] } of boxes) {
      const held = boxes.filter(({ box }) => inside(box, [x, y, x + w, y + h]));
      const weight = held.reduce((sum, one) => sum + one.weight, 0);
      if (weight > most) [best, most] = [held, weight];
    }
  const [left, top, right, bottom] = around(best.map(({ box }) => box));
  return { x: (left + right - w) / 2, y: (top + bottom - h) / 2 };
}
