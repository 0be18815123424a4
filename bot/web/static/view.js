/** The part of a board that is seen: fitted to a question, panned with one finger, enlarged with two, the wheel or keys. */

import { apart, fitted, LEAST } from "./fit.js";
import { around, boxOf, framed, inside, mean, shortOf, spread } from "./geometry.js";
import { STILL } from "./press.js";

/** How much further than to the whole board one can zoom out, and how large a unit may become, in CSS pixels. */
const SMALLEST_SHARE = 0.8;
const LARGEST = 320;
/** The board stays where it is unless it would be shown so many times as large or as small. */
const ALIKE = 1.15;
/** The share of the screen's part that may be empty on one side of the board. */
const EMPTY = 0.35;
/** CSS pixels that what is brought into sight has around it, where there is room. */
const EDGE = 8;

export class View {
  /**
   * @param {HTMLElement} element the part of the screen
   * @param {() => void} moved called when another part of the board is seen
   * @param {() => void} covered called when there is less room for it than before
   */
  constructor(element, moved, covered) {
    this.element = element;
    this.moved = moved;
    this.covered = covered;
    this.pointers = new Map();
    /** Left and top of what is seen, and CSS pixels for one of the board's; `whole` is that of the last fit, if any. */
    this.seen = { x: 0, y: 0, scale: 1 };
    this.whole = null;
    /** CSS pixels at the bottom that a fit leaves to what may come there. */
    this.spare = 0;
    /** Where the part of the screen was when the board was fitted or followed it last. */
    this.frame = { top: 0, width: 0, height: 0 };
    this._listen();
    new ResizeObserver(() => this.resized()).observe(element);
  }

  /** Show a board: its SVG, its left, top, width and height, and the size of a thing on it (see `fitted`). */
  show(root, box, unit) {
    this.root = root;
    this.box = box;
    this.unit = unit;
    const held = this.held && this.seen; // what is shifted from now on is what has just been drawn
    this.held = null;
    this._apply();
    this.held = held;
  }

  get room() {
    return [this.element.clientWidth, this.element.clientHeight];
  }

  /** The width and height to which the board is fitted. */
  get free() {
    const [wide, high] = this.room;
    return [wide, Math.max(1, high - this.spare)];
  }

  /** Show what these regions need; where it would be about as large, and is not cut, the board moves no further than it has to. */
  fit(marks) {
    this.marks = marks;
    if (!this.root || !this.element.clientWidth) return;
    this._follow();
    const best = fitted(this.box, this.unit, marks, this.free);
    const part = this._needed(marks);
    const cut = this.box[3] * best.scale <= this.free[1] && !this._hasRoomFor(boxOf(framed(this.box)));
    if (this.seen !== this.whole || cut || !this._isLargeAs(best, marks) || !this._hasRoomFor(part)) this.seen = best;
    else if (!inside(part, this._window())) this.reveal(part, this.free);
    this.whole = this.seen;
    this._apply();
  }

  /** Whether these regions are about as large as in the best view, and large enough for fingers if they are so there. */
  _isLargeAs(best, marks) {
    const times = this.seen.scale / best.scale;
    const least = Math.min(...apart(marks).map(shortOf));
    return times <= ALIKE && times * ALIKE >= 1 && (times >= 1 || least * this.seen.scale >= LEAST);
  }

  /** The whole board, as left, top, right and bottom; where there is no room for it, these regions, if there are any. */
  _needed(marks) {
    const all = boxOf(framed(this.box));
    return !marks.length || this._hasRoomFor(all) ? all : around(marks.map(boxOf));
  }

  /** What is seen of the board, as left, top, right and bottom. */
  _window() {
    const { x, y, scale } = this.seen;
    const [w, h] = this.free.map((side) => side / scale);
    return [x, y, x + w, y + h];
  }

  /** Whether a part of the board could be seen whole without being made smaller. */
  _hasRoomFor([left, top, right, bottom]) {
    const [w, h] = this.free.map((side) => side / this.seen.scale);
    return right - left <= w && bottom - top <= h;
  }

  /** Keep the board where it is on the screen while its part of the screen begins elsewhere. */
  _follow() {
    const frame = this.element.getBoundingClientRect();
    const { x, y, scale } = this.seen;
    const there = { x, y: y + (frame.top - this.frame.top) / scale, scale };
    if (this.seen === this.whole) this.whole = there;
    this.seen = there;
    this.frame = frame;
  }

  /** The scale at which these regions would be shown, and the height of the screen's part that the board would leave empty. */
  fitting(marks) {
    const { scale } = fitted(this.box, this.unit, marks, this.free);
    return { scale, spare: this.free[1] - this.box[3] * scale };
  }

  /** Enlarge `times` as much around a point of the screen; around the middle by default. */
  zoom(times, at = null) {
    const frame = this.element.getBoundingClientRect();
    const [x, y] = at ?? [frame.left + frame.width / 2, frame.top + frame.height / 2];
    const [bx, by] = this.place(x, y);
    const { scale: whole } = fitted(this.box, this.unit, [], this.room);
    const largest = Math.max(whole * 4, this.unit ? LARGEST / this.unit : 0);
    const scale = Math.min(largest, Math.max(whole * SMALLEST_SHARE, this.seen.scale * times));
    this._moveTo({ x: bx - (x - frame.left) / scale, y: by - (y - frame.top) / scale, scale });
  }

  /** Move what is seen by CSS pixels. */
  pan(dx, dy) {
    const { x, y, scale } = this.seen;
    this._moveTo({ x: x - dx / scale, y: y - dy / scale, scale });
  }

  /** Bring a box of the board into sight, in so much room, moving no further than is needed. */
  reveal([left, top, right, bottom], room = this.room) {
    const { x, y, scale } = this.seen;
    const [w, h] = room.map((side) => side / scale);
    const within = (at, from, to, size) => {
      const spare = size - (to - from);
      const edge = Math.min(EDGE / scale, spare / 2);
      return spare < 0 ? from - edge : Math.min(Math.max(at, to + edge - size), from - edge);
    };
    this._moveTo({ x: within(x, left, right, w), y: within(y, top, bottom, h), scale });
  }

  /** Bring a box of the board into sight if its middle is not. */
  uncover([left, top, right, bottom]) {
    const [x, y] = [(left + right) / 2 - this.seen.x, (top + bottom) / 2 - this.seen.y].map((side) => side * this.seen.scale);
    const [wide, high] = this.room;
    if (x < 0 || x > wide || y < 0 || y > high) this.reveal([left, top, right, bottom]);
  }

  /** The point of the board at a point of the screen. */
  place(x, y) {
    const frame = this.element.getBoundingClientRect();
    return [this.seen.x + (x - frame.left) / this.seen.scale, this.seen.y + (y - frame.top) / this.seen.scale];
  }

  /** The point of the screen at a point of the board. */
  onScreen([x, y]) {
    const frame = this.element.getBoundingClientRect();
    return [frame.left + (x - this.seen.x) * this.seen.scale, frame.top + (y - this.seen.y) * this.seen.scale];
  }

  get scale() {
    return this.seen.scale;
  }

  _moveTo({ x, y, scale }) {
    const [left, top, w, h] = this.box;
    const [sw, sh] = this.room.map((side) => side / scale);
    const within = (at, from, size, seen) => {
      const least = Math.min(from - EMPTY * seen, from + size - seen);
      const most = Math.max(from + size - (1 - EMPTY) * seen, from);
      return Math.min(Math.max(at, least), most);
    };
    this.seen = { x: within(x, left, w, sw), y: within(y, top, h, sh), scale };
    this._apply();
  }

  /** The view box is set while fingers rest; while they move, what is there is shifted, which costs less. */
  _apply() {
    if (!this.root) return;
    const { x, y, scale } = this.seen;
    if (this.held) {
      const times = scale / this.held.scale;
      this.root.style.transform = `translate(${(this.held.x - x) * scale}px, ${(this.held.y - y) * scale}px) scale(${times})`;
    } else {
      const [w, h] = this.room.map((side) => Math.max(1, side) / scale);
      this.root.style.transform = "";
      this.root.setAttribute("viewBox", `${x} ${y} ${w} ${h}`);
    }
    this.moved();
  }

  /** Only another width fits the board again: what opens above or below it covers it, and moves nothing. */
  resized() {
    if (!this.root) return;
    const { width, height } = this.frame;
    if (this.element.getBoundingClientRect().width !== width) {
      this.fit(this.marks ?? []);
      return;
    }
    this._follow();
    this._apply();
    if (this.frame.height < height) this.covered();
  }

  _listen() {
    const { element } = this;
    element.addEventListener("pointerdown", (event) => this._down(event));
    element.addEventListener("pointermove", (event) => this._move(event));
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, (event) => this._up(event));
    element.addEventListener("wheel", (event) => this.root && this._wheel(event), { passive: false });
  }

  _wheel(event) {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY / 400), [event.clientX, event.clientY]);
  }

  _down(event) {
    if (!this.root || event.button !== 0 || event.target.closest("button")) return;
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY, from: [event.clientX, event.clientY] });
  }

  _move(event) {
    const pointer = this.pointers.get(event.pointerId);
    if (!pointer) return;
    const before = [...this.pointers.values()].map(({ x, y }) => [x, y]);
    pointer.x = event.clientX;
    pointer.y = event.clientY;
    const stray = Math.hypot(pointer.x - pointer.from[0], pointer.y - pointer.from[1]) > STILL;
    if (!this.held && !stray && this.pointers.size === 1) return;
    if (!this.held) {
      this.held = this.seen;
      this.element.setPointerCapture(event.pointerId);
    }
    const after = [...this.pointers.values()].map(({ x, y }) => [x, y]);
    const [from, to] = [mean(before), mean(after)];
    this.pan(to[0] - from[0], to[1] - from[1]);
    if (after.length === 2) this.zoom(spread(after) / Math.max(1, spread(before)), to);
  }

  _up(event) {
    this.pointers.delete(event.pointerId);
    if (this.pointers.size > 0 || !this.held) return;
    this.held = null;
    this._apply();
  }
}
