/** A picture that can be touched: shows SVG, lights up regions, and finds what a tap or a key means. */

import { fill } from "./dom.js";
import { LEAST } from "./fit.js";
import { boxOf, contains, distance, framed, largest, middle, overlap, pointsOf, shortOf, towards } from "./geometry.js";
import { presses } from "./press.js";
import { Still } from "./still.js";
import { markNew, parsed, s } from "./svg.js";
import { View } from "./view.js";

/** How far from a region a tap may fall, in CSS pixels. */
const REACH = 24;

export class Stage {
  /**
   * @param {HTMLElement} element
   * @param {object} on
   * @param {(mark: object) => boolean} on.live whether a region stands for a choice
   * @param {(mark: object, beside?: boolean) => void} on.tap one of those was tapped, or another thing `beside` it
   * @param {(mark: object) => void} on.dull another one was tapped
   * @param {(mark: object) => void} on.enter Enter was pressed on a region
   * @param {(mark: object) => void} [on.met] the keyboard came to a region
   * @param {(mark: object) => void} on.look a region was pressed long
   * @param {(mark: object) => string} on.label what a region is called
   * @param {() => void} [on.moved] another part of a board is seen
   * @param {() => void} [on.covered] there is less room for a board than before
   * @param {boolean} [board] whether it can be moved and enlarged
   */
  constructor(element, on, board = false) {
    this.element = element;
    this.on = on;
    this.board = board;
    this.shown = null;
    this.marks = [];
    /** The region that has the keyboard, or had it before it was drawn anew. */
    this.kept = null;
    this.view = board ? new View(element, () => on.moved?.(), () => on.covered?.()) : new Still(element);
    presses(element, { tap: (x, y) => this.tapAt(x, y), look: (x, y) => this._look(x, y) });
    element.addEventListener("keydown", (event) => this._key(event));
    element.addEventListener("focusin", ({ target }) => target.mark && this.on.met?.(target.mark));
  }

  /** Show a picture, or none. */
  show(shown, alt) {
    this._keep();
    this.element.hidden = shown === null;
    const before = this.shown;
    this.shown = shown;
    this.wholes = largest((this.marks = shown?.marks ?? [])); // a land stands for the sum that lies beside it
    if (shown === null) {
      fill(this.element);
      return;
    }
    if (before?.svg !== shown.svg) {
      this.root = parsed(shown.svg);
      if (this.board && before) markNew(this.root, shown.svg, before.svg);
      this.root.setAttribute("role", "group");
      this.over = s("g", { class: "marks" });
      this.root.append(this.over);
      fill(this.element, this.root);
    }
    this.root.setAttribute("aria-label", alt);
    this.view.show(this.root, (!shown.unit && shown.part) || shown.box, shown.unit ?? 0);
  }

  /** Show what the question is about, as large as it has to be. */
  fit() {
    if (this.shown !== null) this.view.fit(this.about);
  }

  /** The regions that a question is about. */
  get asked() {
    return this.marks.filter((mark) => this.on.live(mark) && !mark.verb && this.wholes.get(mark) === mark);
  }

  /** What has to be seen: those regions, and the part of a board that its game names. */
  get about() {
    const { asked, shown } = this;
    return shown.unit && shown.part ? [...asked, framed(shown.part)] : asked;
  }

  /** Lay what a move would lay over the picture; an empty text takes it away. */
  ghost(svg) {
    if (this.shown === null) return;
    for (const part of this.root.querySelectorAll(":scope > .ghost")) part.remove();
    if (!svg) return;
    const ghost = s("g", { class: "ghost" });
    ghost.append(...parsed(svg).children);
    this.over.before(ghost);
  }

  /** Draw the outlines of regions: `look(mark)` gives the classes of each, or "" for none. */
  light(look) {
    this._keep();
    if (this.shown === null) return;
    this.over.replaceChildren();
    for (const mark of this.marks) {
      const classes = this.wholes.get(mark) === mark && look(mark);
      if (!classes) continue;
      const outline = s("polygon", { points: pointsOf(mark), class: `mark ${classes}`, role: "button", tabindex: "-1" });
      outline.setAttribute("aria-label", this.on.label(mark));
      if (classes.includes("chosen")) outline.setAttribute("aria-pressed", "true");
      outline.mark = mark;
      this._uncover(outline);
      this.over.append(outline);
    }
    if (this.kept) this._again(this.kept)?.focus({ preventScroll: true });
    const first = this.outlines()[0];
    if (first && !this.outlines().includes(document.activeElement)) first.setAttribute("tabindex", "0");
  }

  /** Note which region has the keyboard; once something else has it, none is kept. */
  _keep() {
    const focused = document.activeElement;
    if (this.element.contains(focused) && focused.mark) this.kept = focused.mark;
    else if (focused !== document.body) this.kept = null;
  }

  /** Return the outline of a region of an earlier picture: the same place, else the nearest one. */
  _again(mark) {
    const [x, y] = middle(mark);
    const far = (outline) => {
      const [ox, oy] = middle(outline.mark);
      return Math.hypot(ox - x, oy - y);
    };
    return this.outlines().sort((one, other) => far(one) - far(other))[0];
  }

  /** Leave out of an outline what the next region covers, as a card covers the one before it. */
  _uncover(outline) {
    const { mark } = outline;
    const at = this.marks.indexOf(mark);
    const above = this.marks.slice(at + 1).find((other) => overlap(mark, other));
    if (!above) return;
    const id = `clip-${this.element.id}-${at}`;
    const clip = s("clipPath", { id });
    const all = `M-9999,-9999H9999V9999H-9999Z M${pointsOf(above).replaceAll(" ", "L")}Z`;
    clip.append(s("path", { d: all, "clip-rule": "evenodd" }));
    this.over.append(clip);
    outline.setAttribute("clip-path", `url(#${id})`);
  }

  outlines() {
    return this.shown === null ? [] : [...this.root.querySelectorAll("polygon.mark")];
  }

  /** Return a point of the screen that belongs to a region and to none above it; null if it is out of sight. */
  pointOf(mark) {
    const [left, top, right, bottom] = boxOf(mark);
    const shares = [0.5, 0.2, 0.8, 0.1, 0.9, 0.35, 0.65];
    const frame = this.element.getBoundingClientRect();
    for (const down of shares)
      for (const along of shares) {
        const point = [left + (right - left) * along, top + (bottom - top) * down];
        if (!contains(mark.outline, point)) continue;
        const [x, y] = this.view.onScreen(point);
        const seen = x > frame.left && x < frame.right && y > Math.max(0, frame.top) && y < Math.min(innerHeight, frame.bottom);
        const hit = seen && document.elementFromPoint(x, y);
        const free = hit && !hit.closest("button") && hit.closest(".stage") === this.element;
        if (free && this.at(x, y, (one) => this.on.live(one)) === mark) return [x, y];
      }
    return null;
  }

  /** The size of a region on the screen: the smaller side of its box, in CSS pixels. */
  sizeOf(mark) {
    return shortOf(mark) * this.view.scale;
  }

  /** The live regions of which less than a finger needs is in sight, by the side on which they lie. */
  beyond() {
    const sides = { left: [], top: [], right: [], bottom: [] };
    const frame = this.element.getBoundingClientRect();
    for (const { mark } of this.outlines()) {
      if (!this.on.live(mark)) continue;
      const box = boxOf(mark);
      const [[left, top], [right, bottom]] = [this.view.onScreen(box.slice(0, 2)), this.view.onScreen(box.slice(2))];
      const [wide, tall] = [right - left, bottom - top].map((side) => Math.min(LEAST, side) - 1);
      if (right - frame.left < wide) sides.left.push(mark);
      else if (frame.right - left < wide) sides.right.push(mark);
      else if (bottom - frame.top < tall) sides.top.push(mark);
      else if (frame.bottom - top < tall) sides.bottom.push(mark);
    }
    return sides;
  }

  /** Bring a region into sight. */
  reveal(mark) {
    this.view.reveal(boxOf(mark));
  }

  /** Return the live region at a point, else the nearest within reach; null beside all, and on another small thing. */
  at(x, y, live) {
    const place = this.view.place(x, y);
    const [candidates, under] = [live, (mark) => contains(mark.outline, place)].map((which) => this.marks.filter(which));
    const [top, hits] = [under.at(-1), under.filter(live)];
    const meant = this.on.solid || (!hits.length && top?.term && this.sizeOf(top) < 2 * REACH);
    if (top && !hits.includes(top) && meant) return null;
    if (hits.length) return this.wholes.get(hits.at(-1));
    const near = candidates
      .map((mark) => ({ mark, far: distance(mark.outline, place) * this.view.scale }))
      .filter(({ far }) => far <= REACH)
      .sort((one, other) => one.far - other.far);
    return this.wholes.get(near[0]?.mark) ?? null;
  }

  /** Take a tap on the screen. */
  tapAt(x, y) {
    if (this.shown === null) return;
    const mark = this.at(x, y, (one) => this.on.live(one));
    const dull = mark ?? this.at(x, y, () => true);
    const under = this.marks.filter(({ outline }) => contains(outline, this.view.place(x, y)));
    if (mark !== null) this.on.tap(mark, under.length > 0 && !under.some((one) => this.wholes.get(one) === mark));
    else if (dull?.things?.length || dull?.term) this.on.dull(dull);
  }

  _look(x, y) {
    const mark = this.shown && this.at(x, y, (one) => Boolean(one.term));
    if (mark) this.on.look(mark);
    return Boolean(mark);
  }

  _key(event) {
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const focused = document.activeElement;
    if (!focused?.mark) return;
    if (steps[event.key] && event.shiftKey) return;
    if (steps[event.key]) {
      event.preventDefault();
      this._focus(towards(this.outlines(), focused, steps[event.key]));
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      event.stopPropagation();
      if (event.key === "Enter") this.on.enter(focused.mark);
      else this.on.tap(focused.mark);
    } else if (event.key.toLowerCase() === "l" && focused.mark.term) {
      this.on.look(focused.mark);
    }
  }

  _focus(outline) {
    outline?.focus({ preventScroll: true });
    if (outline) this.reveal(outline.mark);
  }

  /** Put the keyboard on the first region. */
  focus() {
    this._focus(this.outlines()[0]);
  }
}
