/** Regions as shapes: polygons given by their corners, in the coordinates of a picture. */

/** The left, top, right and bottom of a region. */
export function boxOf(mark) {
  const xs = mark.outline.map(([x]) => x);
  const ys = mark.outline.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** A rectangle, given by its left, top, width and height, as a region. */
export function framed([x, y, w, h]) {
  return { outline: [[x, y], [x + w, y], [x + w, y + h], [x, y + h]] };
}

/** The shorter side of a region. */
export function shortOf(mark) {
  const [left, top, right, bottom] = boxOf(mark);
  return Math.min(right - left, bottom - top);
}

/** By region, the largest of those that do just the same: itself where no larger one does, or where it does nothing. */
export function largest(marks) {
  const deed = ({ choices = [], names = [], verb = false }) => JSON.stringify([choices, names, verb]);
  const found = new Map();
  for (const mark of marks) {
    const other = found.get(deed(mark));
    if (!other || shortOf(mark) > shortOf(other)) found.set(deed(mark), mark);
  }
  const whole = (mark) => (mark.choices?.length ? found.get(deed(mark)) : mark);
  return new Map(marks.map((mark) => [mark, shortOf(whole(mark)) > shortOf(mark) ? whole(mark) : mark]));
}

/** The smallest box around several boxes. */
export function around(boxes) {
  const side = (at, most) => most(...boxes.map((box) => box[at]));
  return [side(0, Math.min), side(1, Math.min), side(2, Math.max), side(3, Math.max)];
}

export function pointsOf(mark) {
  return mark.outline.map((point) => point.join(",")).join(" ");
}

/** Whether the boxes of two regions overlap in part. */
export function overlap(one, other) {
  const [a, b] = [boxOf(one), boxOf(other)];
  return a[0] < b[2] - 2 && b[0] < a[2] - 2 && a[1] < b[3] - 2 && b[1] < a[3] - 2;
}

/** Whether a box lies in another. */
export function inside([left, top, right, bottom], [x, y, to, down]) {
  return left >= x && top >= y && right <= to && bottom <= down;
}

export function middle(mark) {
  const [left, top, right, bottom] = boxOf(mark);
  return [(left + right) / 2, (top + bottom) / 2];
}

/** The outline of a region that is the nearest to another one in a direction; null if there is none. */
export function towards(outlines, from, [dx, dy]) {
  const [x, y] = middle(from.mark);
  let best = null;
  let least = Infinity;
  for (const other of outlines) {
    if (other === from) continue;
    const [ox, oy] = middle(other.mark);
    const along = (ox - x) * dx + (oy - y) * dy;
    if (along <= 0) continue;
    const far = along + 2 * Math.abs((ox - x) * dy + (oy - y) * dx);
    if (far < least) [best, least] = [other, far];
  }
  return best;
}

/** Whether a point lies in a polygon. */
export function contains(outline, [x, y]) {
  let inside = false;
  for (let at = 0, before = outline.length - 1; at < outline.length; before = at, at += 1) {
    const [ax, ay] = outline[at];
    const [bx, by] = outline[before];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** How far a point is from the edge of a polygon. */
export function distance(outline, [x, y]) {
  let least = Infinity;
  for (let at = 0, before = outline.length - 1; at < outline.length; before = at, at += 1) {
    const [ax, ay] = outline[at];
    const [bx, by] = outline[before];
    const long = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
    const share = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / long));
    least = Math.min(least, Math.hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay)));
  }
  return least;
}

/** The middle of several points. */
export function mean(points) {
  return [0, 1].map((at) => points.reduce((sum, point) => sum + point[at], 0) / points.length);
}

/** The distance of two points. */
export function spread([one, other]) {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}
