/** A picture that can be touched: shows SVG, lights up regions, finds what a tap means, and enlarges the board. */

import { fill, h } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";
/** The smallest target, in CSS pixels; a tap on anything smaller enlarges it first. */
export const SMALLEST = 24;
const LARGEST_ZOOM = 5;
const LONG_PRESS = 500;
const STILL = 8;
/** Pixels of a picture that are shown above and below a part of it. */
const ROOM = 28;
/** CSS pixels below an enlarged picture into which it can be moved, where its own buttons cover it. */
const BELOW = 60;
/** What is higher than this share of a picture lies behind the rest of it. */
const LARGE = 0.8;

/** Make an SVG element. */
function s(tag, attributes = {}) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}

export class Stage {
  /**
   * @param {HTMLElement} element
   * @param {object} on
   * @param {(mark: object) => void} on.tap a region was tapped, and it is large enough
   * @param {(mark: object) => void} on.enter Enter was pressed on a region
   * @param {(mark: object) => void} on.look a region was pressed long
   * @param {() => void} on.zoom the board was enlarged, or shown whole
   * @param {(mark: object) => string} on.label what a region is called
   */
  constructor(element, on) {
    this.element = element;
    this.on = on;
    this.shown = null;
    this.marks = [];
    /** The region that has the keyboard, or had it before it was drawn anew. */
    this.kept = null;
    this.view = null;
    this.onBoard = true;
    this.pointers = new Map();
    this.controls = h("div", { class: "zoom" });
    this._listen();
  }

  /** Show a picture, or none. The board stays as large as it was if it is the same. */
  show(shown, alt) {
    this._keep();
    this.element.hidden = shown === null;
    if (shown === null) {
      this.shown = null;
      this.marks = [];
      fill(this.element);
      return;
    }
    const before = this.shown;
    this.shown = shown;
    this.marks = shown.marks ?? [];
    if (before?.svg !== shown.svg) {
      const parsed = new DOMParser().parseFromString(shown.svg, "image/svg+xml").documentElement;
      this.root = document.importNode(parsed, true);
      this.board = shown.board ? this.root.querySelector("svg.board") : null;
      this.root.setAttribute("role", "group");
      this.over = s("g", { class: "marks" });
      this.root.append(this.over);
      this.boardOver = this.board ? s("g", { class: "marks" }) : null;
      this.board?.append(this.boardOver);
      fill(this.element, this.root, this.controls);
    }
    this.root.setAttribute("aria-label", alt);
    const framed = JSON.stringify([shown.board, (this.part = this._uncut(shown.part)), shown.size]);
    const same = before && this.framed === framed;
    this.framed = framed;
    if (!same || this.view === null) {
      this.onBoard = true;
      this.view = this.whole();
    }
    this._applyView();
  }

  /** Return a part of the picture, made so much higher that its edges cut through nothing, with some room around. */
  _uncut(part) {
    if (!part) return null;
    const [x, y, w, h] = part;
    const [, high] = this.shown.size;
    const rows = [...this.root.querySelectorAll(":scope > g:not(.marks) > *")]
      .map(boxIn)
      .filter((box) => box.height > 0 && box.height < LARGE * high)
      .map((box) => [box.y, box.y + box.height]);
    let [top, bottom] = [y, y + h];
    const cut = (at) => rows.find(([above, below]) => above < at - 1 && below > at + 1);
    for (let row = cut(top); row; row = cut(top)) top = row[0];
    for (let row = cut(bottom); row; row = cut(bottom)) bottom = row[1];
    const above = rows.map(([, below]) => top - below).filter((gap) => gap >= -1);
    const below = rows.map(([start]) => start - bottom).filter((gap) => gap >= -1);
    top = Math.max(0, top - Math.min(ROOM, Math.max(0, Math.min(...above) / 2)));
    bottom = Math.min(high, bottom + Math.min(ROOM, Math.max(0, Math.min(...below) / 2)));
    return [x, top, w, bottom - top];
  }

  /** Show what a move would lay, in place of what lies there; an empty text shows the table again. */
  ghost(svg) {
    if (this.shown === null) return;
    const place = this.board ?? this.root;
    const over = this.boardOver ?? this.over;
    for (const part of place.querySelectorAll(":scope > .ghost")) part.remove();
    for (const part of place.children) if (part !== over) part.toggleAttribute("hidden", Boolean(svg));
    if (!svg) return;
    const parsed = document.importNode(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement, true);
    const ghost = s("g", { class: "ghost" });
    if (this.board) ghost.append(...[...parsed.children].filter((part) => part.tagName === "defs"));
    ghost.append(...(this.board ? parsed.querySelector("svg.board") : parsed).children);
    over.before(ghost);
  }

  /** The part that is enlarged: the board, or null for the whole picture. */
  get scope() {
    return this.onBoard ? this.board : null;
  }

  /** The box that can be enlarged: the board's, or the whole picture. */
  whole() {
    const [x, y, w, h] = (this.onBoard && this.shown.board) || this.part || [0, 0, ...this.shown.size];
    return { x, y, w, h };
  }

  get zoomed() {
    return this.shown !== null && this.view.w < this.whole().w - 1;
  }

  _applyView() {
    const box = `${this.view.x} ${this.view.y} ${this.view.w} ${this.view.h}`;
    (this.scope ?? this.root).setAttribute("viewBox", box);
    this.element.classList.toggle("zoomed", this.zoomed);
    this.on.zoom();
  }

  /** Enlarge `times` as much around a point of the board, in the picture's pixels. */
  zoom(times, at = null) {
    const whole = this.whole();
    const w = Math.min(whole.w, Math.max(whole.w / LARGEST_ZOOM, this.view.w / times));
    const h = (w * whole.h) / whole.w;
    const [x, y] = at ?? [this.view.x + this.view.w / 2, this.view.y + this.view.h / 2];
    const share = [(x - this.view.x) / this.view.w, (y - this.view.y) / this.view.h];
    this._moveTo(x - share[0] * w, y - share[1] * h, w, h);
  }

  /** Show all of it. */
  fit() {
    if (!this.onBoard && this.board) {
      this.view = this.whole();
      this._applyView();
      this.onBoard = true;
    }
    this.view = this.whole();
    this._applyView();
  }

  _moveTo(x, y, w = this.view.w, h = this.view.h) {
    const whole = this.whole();
    const within = (value, least, most) => Math.min(Math.max(value, least), most);
    const wide = this.element.clientWidth * (this.scope ? this.shown.board[2] / this.shown.size[0] : 1);
    const below = w < whole.w - 1 ? (BELOW * w) / wide : 0;
    this.view = {
      x: within(x, whole.x, whole.x + whole.w - w),
      y: within(y, whole.y, whole.y + whole.h - h + below),
      w,
      h,
    };
    this._applyView();
  }

  // -- regions --------------------------------------------------------------------------------------------------------

  /** Draw the outlines of regions: `look(mark)` gives the classes of each, or "" for none. */
  light(look) {
    this._keep();
    for (const over of [this.over, this.boardOver]) over?.replaceChildren();
    if (this.shown === null) return;
    for (const mark of this.marks) {
      const classes = look(mark);
      if (!classes) continue;
      const layer = mark.board && this.boardOver ? this.boardOver : this.over;
      const points = pointsOf(mark);
      const outline = s("polygon", { points, class: `mark ${classes}`, role: "button", tabindex: "-1" });
      outline.setAttribute("aria-label", this.on.label(mark));
      if (classes.includes("chosen")) outline.setAttribute("aria-pressed", "true");
      outline.mark = mark;
      this._uncover(outline, layer);
      layer.append(outline);
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
  _uncover(outline, layer) {
    const { mark } = outline;
    const above = this.marks.slice(this.marks.indexOf(mark) + 1).find((other) => other.board === mark.board && overlap(mark, other));
    if (!above) return;
    const id = `clip-${this.element.id}-${this.marks.indexOf(mark)}`;
    const clip = s("clipPath", { id });
    const all = `M-9999,-9999H9999V9999H-9999Z M${pointsOf(above).replaceAll(" ", "L")}Z`;
    clip.append(s("path", { d: all, "clip-rule": "evenodd" }));
    layer.append(clip);
    outline.setAttribute("clip-path", `url(#${id})`);
  }

  outlines() {
    return this.shown === null ? [] : [...this.root.querySelectorAll("polygon.mark")];
  }

  /** The point of a picture under a point of the screen; on an enlarged board also the point of the board. */
  _place(x, y) {
    const point = new DOMPoint(x, y);
    const outside = point.matrixTransform(this.root.getScreenCTM().inverse());
    if (!this.scope) return { outside: [outside.x, outside.y], inside: [outside.x, outside.y] };
    const [left, top, w, h] = this.shown.board;
    const hit = outside.x >= left && outside.x <= left + w && outside.y >= top && outside.y <= top + h;
    const { view } = this;
    const inside = [view.x + ((outside.x - left) * view.w) / w, view.y + ((outside.y - top) * view.h) / h];
    return { outside: [outside.x, outside.y], inside: hit ? inside : null };
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
        const [x, y] = this._onScreen(mark, point);
        const seen = x > frame.left && x < frame.right && y > Math.max(0, frame.top) && y < Math.min(innerHeight, frame.bottom);
        const hit = seen && document.elementFromPoint(x, y);
        const free = hit && !hit.closest("button") && hit.closest(".stage") === this.element;
        if (free && this.at(x, y, (one) => this.on.live(one)) === mark) return [x, y];
      }
    return null;
  }

  _onScreen(mark, [x, y]) {
    let place = [x, y];
    if (mark.board && this.scope) {
      const [left, top, w, h] = this.shown.board;
      place = [left + ((x - this.view.x) * w) / this.view.w, top + ((y - this.view.y) * h) / this.view.h];
    }
    const point = new DOMPoint(...place).matrixTransform(this.root.getScreenCTM());
    return [point.x, point.y];
  }

  /** CSS pixels of one pixel of the picture, for a region. */
  _scale(mark) {
    const scale = this.root.getScreenCTM().a;
    return mark.board && this.scope ? (scale * this.shown.board[2]) / this.view.w : scale;
  }

  /** The size of a region on the screen: the smaller side of its box, in CSS pixels. */
  sizeOf(mark) {
    const [left, top, right, bottom] = boxOf(mark);
    return Math.min(right - left, bottom - top) * this._scale(mark);
  }

  /** Return the region at a point of the screen, else the nearest live one within reach; null if there is none. */
  at(x, y, live) {
    const place = this._place(x, y);
    const whose = (mark) => (mark.board && this.scope ? place.inside : place.outside);
    const candidates = this.marks.filter((mark) => live(mark) && whose(mark));
    const hits = candidates.filter((mark) => contains(mark.outline, whose(mark)));
    const top = this.marks.findLast((mark) => whose(mark) && contains(mark.outline, whose(mark)));
    if (top && !hits.includes(top) && this.on.solid) return null;
    if (hits.length) return hits.at(-1);
    const near = candidates
      .map((mark) => ({ mark, far: distance(mark.outline, whose(mark)) * this._scale(mark) }))
      .filter(({ far }) => far <= SMALLEST)
      .sort((one, other) => one.far - other.far);
    return near[0]?.mark ?? null;
  }

  /** Take a tap on the screen. */
  tapAt(x, y) {
    const mark = this.at(x, y, (one) => this.on.live(one));
    if (mark === null) {
      const dull = this.at(x, y, () => true);
      if (dull?.things?.length) this.on.dull(dull);
      return;
    }
    if (this.sizeOf(mark) < SMALLEST && this._canEnlarge(mark)) {
      if (this.scope && !mark.board) {
        this.fit();
        this.onBoard = false;
        this.view = this.whole();
      }
      const { left, width } = this.element.getBoundingClientRect();
      this.controls.classList.toggle("left", x > left + width / 2); // not where the next tap goes
      this.zoom(Math.max(1.6, (1.8 * SMALLEST) / this.sizeOf(mark)), middle(mark));
      return;
    }
    this.on.tap(mark);
  }

  _canEnlarge(mark) {
    return (this.scope !== null && !mark.board) || this.view.w > this.whole().w / LARGEST_ZOOM + 1;
  }

  // -- gestures -------------------------------------------------------------------------------------------------------

  _listen() {
    const { element } = this;
    element.addEventListener("pointerdown", (event) => this._down(event));
    element.addEventListener("pointermove", (event) => this._move(event));
    element.addEventListener("pointerup", (event) => this._up(event, true));
    element.addEventListener("pointercancel", (event) => this._up(event, false));
    element.addEventListener("contextmenu", (event) => {
      event.preventDefault();
      if (event.button === 2) this._look(event.clientX, event.clientY);
    });
    element.addEventListener(
      "wheel",
      (event) => {
        if (this.shown === null || (!event.ctrlKey && !this.zoomed && event.deltaY > 0)) return;
        event.preventDefault();
        const place = this._place(event.clientX, event.clientY);
        this.zoom(Math.exp(-event.deltaY / 400), place.inside ?? place.outside);
      },
      { passive: false },
    );
    element.addEventListener("keydown", (event) => this._key(event));
  }

  _down(event) {
    if (this.shown === null || event.button !== 0 || event.target.closest("button")) return;
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY, from: [event.clientX, event.clientY] });
    this.moved = this.pointers.size > 1;
    clearTimeout(this.timer);
    const { clientX: x, clientY: y } = event;
    this.timer = setTimeout(() => {
      if (!this.moved && this.pointers.size === 1 && this._look(x, y)) this.moved = true;
    }, LONG_PRESS);
  }

  _look(x, y) {
    const mark = this.at(x, y, (one) => Boolean(one.term));
    if (mark) this.on.look(mark);
    return mark !== null;
  }

  _move(event) {
    const pointer = this.pointers.get(event.pointerId);
    if (!pointer) return;
    const before = [...this.pointers.values()].map(({ x, y }) => [x, y]);
    const shift = [event.clientX - pointer.x, event.clientY - pointer.y];
    pointer.x = event.clientX;
    pointer.y = event.clientY;
    if (Math.hypot(pointer.x - pointer.from[0], pointer.y - pointer.from[1]) > STILL) this.moved = true;
    if (this.pointers.size === 2) {
      const after = [...this.pointers.values()].map(({ x, y }) => [x, y]);
      const spread = ([one, other]) => Math.hypot(one[0] - other[0], one[1] - other[1]);
      const centre = [(after[0][0] + after[1][0]) / 2, (after[0][1] + after[1][1]) / 2];
      const place = this._place(...centre);
      this.zoom(spread(after) / Math.max(1, spread(before)), place.inside ?? place.outside);
    }
    if (this.zoomed && this.moved) {
      const scale = this.root.getScreenCTM().a;
      const share = this.scope ? (scale * this.shown.board[2]) / this.view.w : scale;
      this._moveTo(this.view.x - shift[0] / share / this.pointers.size, this.view.y - shift[1] / share / this.pointers.size);
    }
  }

  _up(event, counts) {
    const pointer = this.pointers.get(event.pointerId);
    this.pointers.delete(event.pointerId);
    clearTimeout(this.timer);
    if (pointer && counts && !this.moved && this.pointers.size === 0) this.tapAt(event.clientX, event.clientY);
  }

  // -- keyboard -------------------------------------------------------------------------------------------------------

  _key(event) {
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const focused = document.activeElement;
    if (!focused?.mark) return;
    if (steps[event.key]) {
      event.preventDefault();
      this._walk(focused, steps[event.key])?.focus({ preventScroll: true });
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      event.stopPropagation();
      if (event.key === "Enter") this.on.enter(focused.mark);
      else this.on.tap(focused.mark);
    } else if (event.key.toLowerCase() === "l" && focused.mark.term) {
      this.on.look(focused.mark);
    }
  }

  /** Return the nearest outline in a direction. */
  _walk(from, [dx, dy]) {
    const [x, y] = middle(from.mark);
    let best = null;
    let least = Infinity;
    for (const other of this.outlines()) {
      if (other === from) continue;
      const [ox, oy] = middle(other.mark);
      const along = (ox - x) * dx + (oy - y) * dy;
      if (along <= 0) continue;
      const far = along + 2 * Math.abs((ox - x) * dy + (oy - y) * dx);
      if (far < least) [best, least] = [other, far];
    }
    return best;
  }

  /** Put the keyboard on the first region. */
  focus() {
    this.outlines()[0]?.focus({ preventScroll: true });
  }
}

/** The box of what is drawn; of a picture in the picture, without what is cut off there. */
function boxIn(drawn) {
  const high = ["svg", "use"].includes(drawn.tagName) ? drawn.height.baseVal.value : 0;
  return high ? { y: drawn.y.baseVal.value, height: high } : drawn.getBBox();
}

/** The left, top, right and bottom of a region. */
export function boxOf(mark) {
  const xs = mark.outline.map(([x]) => x);
  const ys = mark.outline.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function pointsOf(mark) {
  return mark.outline.map((point) => point.join(",")).join(" ");
}

/** Whether the boxes of two regions overlap in part. */
function overlap(one, other) {
  const [a, b] = [boxOf(one), boxOf(other)];
  return a[0] < b[2] - 2 && b[0] < a[2] - 2 && a[1] < b[3] - 2 && b[1] < a[3] - 2;
}

function middle(mark) {
  const [left, top, right, bottom] = boxOf(mark);
  return [(left + right) / 2, (top + bottom) / 2];
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

function distance(outline, [x, y]) {
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
