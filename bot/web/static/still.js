/** A picture as wide as its place, all of which is seen; or a part of it. */

export class Still {
  constructor(element) {
    this.element = element;
  }

  show(root, box) {
    this.box = box;
    root.setAttribute("viewBox", box.join(" "));
  }

  fit() {}

  reveal() {}

  get scale() {
    return this.element.clientWidth / this.box[2];
  }

  place(x, y) {
    const frame = this.element.getBoundingClientRect();
    return [this.box[0] + (x - frame.left) / this.scale, this.box[1] + (y - frame.top) / this.scale];
  }

  onScreen([x, y]) {
    const frame = this.element.getBoundingClientRect();
    return [frame.left + (x - this.box[0]) * this.scale, frame.top + (y - this.box[1]) * this.scale];
  }
}
