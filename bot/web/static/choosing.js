/**
 * How taps on regions become a move: the first tap takes all choices that a region stands for, further taps narrow them
 * down in any order. Where few are left, or some that no region narrows further, the first is armed, and tapping again
 * goes from one to the next.
 *
 * Nothing here knows the page: choices are known by their indices, regions by objects with `choices` and `names`.
 */

/** Up to this many choices are gone through by tapping again; of more, another region or a button has to say which. */
const FEW = 4;

export class Choosing {
  /**
   * @param {object[]} choices those of the screen; a pick has a `pool` of names, of which `least` to `most` are taken,
   * and a ready one `takes` names of that `pick`
   * @param {object[]} marks the regions of all pictures
   */
  constructor(choices, marks) {
    this.choices = choices;
    this.marks = marks;
    this.clear();
  }

  /** Give up what was chosen. A pick that is the whole question stays armed, with nothing taken. */
  clear() {
    /** Regions tapped so far. */
    this.path = [];
    /** Indices of the choices that are left; null before the first tap. */
    this.left = null;
    /** The index of the choice that would be played, or null. */
    this.armed = null;
    /** Names taken so far, if a pick is armed. */
    this.items = [];
    /** The region of which names were taken last, or null. */
    this.pile = null;
    /** Those of the choices that are left which no further region tells apart. */
    this.alone = [];
    /** Whether the question armed its pick by itself. */
    this.opened = false;
    this._open();
  }

  /** Begin a question: of a pick that it is about, and of which all may be taken, the first that is ready is taken. */
  begin() {
    if (this.pool && this._ready.some((choice) => this.takesAll(choice))) this.items = [...this._ready[0].takes];
  }

  /** Whether nothing has been chosen. */
  get idle() {
    return this.left === null || (this.opened && !this.items.length);
  }

  /** Whether one choice was taken directly, and not by regions. */
  get pressed() {
    return this.armed !== null && !this.opened && !this.path.length;
  }

  /**
   * Take a region. Return whether it stands for anything. Where it goes with nothing that was chosen in another picture,
   * only what it can go with lights up there (`apart`): what was chosen is not to leap to another place.
   */
  tap(mark, apart = false) {
    if (this.armed !== null && this.pool && this._takes(mark)) {
      this._pick(mark);
      return true;
    }
    this.opened = false;
    if (this.left !== null && this.path.at(-1) === mark && this.left.length > 1 && this.armed !== null) {
      this.next();
      return true;
    }
    const stands = mark.choices ?? [];
    if (!stands.length) return false;
    const left = this.left === null ? stands : this.left.filter((index) => stands.includes(index));
    const same = left.length > 0 && this.left !== null && !this.path.includes(mark);
    this.path = same ? [...this.path, mark] : [mark];
    this._narrow(same ? left : stands, apart && !same ? 1 : FEW);
    if (this.armed !== null && this.pool) this._pick(mark);
    return true;
  }

  /** Take one choice directly. */
  arm(index) {
    this.clear();
    this.opened = false;
    this.left = this.alone = [index];
    this.turnTo(index);
  }

  /** Go to the next of the choices that are left; of a pick, what was tapped is taken. */
  next() {
    if (this.left === null || this.left.length < 2) return;
    this.turnTo(this.left[(this.left.indexOf(this.way) + 1) % this.left.length]);
  }

  /** Go to one of the choices that are left, in the same way; for a ready one its pick is armed, with what it takes. */
  turnTo(index) {
    const { pick, takes } = this.choices[index];
    const from = this.choices.findIndex(({ move }) => move === pick);
    this.opened &&= from === this.armed;
    this.armed = from < 0 ? index : from;
    this.items = from < 0 ? [] : [...takes];
    if (from < 0) for (const mark of this.path) if (this.pool && this._takes(mark)) this._pick(mark);
  }

  /** Whether the armed choice can be played as it stands. */
  get ready() {
    if (this.armed === null) return false;
    return !this.pool || (this.items.length >= this.choices[this.armed].least && this.items.length <= this.most);
  }

  /** How many names of the pool may be taken: all, where a ready choice does. */
  get most() {
    const { pool, most } = this.choices[this.armed];
    return this._ready.some((choice) => this.takesAll(choice)) ? pool.length : most;
  }

  /** The index of the choice that would be played: a ready one that takes what was taken, or the armed one, if any. */
  get way() {
    const { items } = this;
    const ready = this.armed !== null && this._ready.find(({ takes }) => takes.length === items.length && takes.every((name) => items.includes(name)));
    return ready ? this.choices.indexOf(ready) : this.armed;
  }

  /** The key of that choice. */
  get key() {
    return this.choices[this.way].move;
  }

  /** Whether a choice takes all of its pick. */
  takesAll({ pick, takes = [] }) {
    return this.choices.some(({ move, pool }) => move === pick && pool.length === takes.length);
  }

  /** The ready choices of the armed pick. */
  get _ready() {
    return this.choices.filter(({ pick }) => pick && pick === this.choices[this.armed].move);
  }

  /** The pool of the armed choice, or null if it is no pick. */
  get pool() {
    return this.armed === null ? null : (this.choices[this.armed].pool ?? null);
  }

  /** The number of ways to go on that `next` turns. */
  get ways() {
    return this.armed === null || this.left === null ? 0 : this.left.length;
  }

  /** Whether a region would do something now: it stands for a choice that is left, or for an item of the pick. */
  lit(mark) {
    if (this.armed !== null && this.pool) return this._takes(mark);
    const stands = mark.choices ?? [];
    return this.left === null ? stands.length > 0 : stands.some((index) => this.left.includes(index));
  }

  /** Whether a region belongs to what is chosen. */
  chosen(mark) {
    if (this.armed !== null && this.pool) return this._names(mark).some((name) => this.items.includes(name));
    const { takes = [] } = this.choices[this.armed] ?? {};
    if ((mark.things ?? []).some((name) => takes.includes(name))) return true;
    return this.path.includes(mark) || (this.armed !== null && (mark.choices ?? []).includes(this.armed));
  }

  /** Take or put back an item of the armed pick by its name. */
  toggle(name) {
    const at = this.items.indexOf(name);
    if (at >= 0) this.items.splice(at, 1);
    else if (this.items.length < this.most) this.items.push(name);
    else if (this.most === 1) this.items = [name];
  }

  /** Take all names of the pool. */
  takeAll() {
    this.items = this.pool.map((item) => item.name);
  }

  /** Arm the pick that the question is about, if the other choices are picks too or of the same kind, or rare. */
  _open() {
    const common = this.choices.map((_, index) => index).filter((index) => !this.choices[index].rare);
    const picks = common.filter((index) => this.choices[index].pool?.length);
    const own = picks.length === 1 ? picks[0] : picks.find((index) => this.choices.some((choice) => choice.pick === this.choices[index].move && this.takesAll(choice)));
    const verb = (index) => this.choices[index].move.split(" ")[0];
    this.opened = own !== undefined && common.every((index) => picks.includes(index) || (verb(index) === verb(own) && !this.choices[index].doubt));
    if (!this.opened) return;
    this.left = this.alone = [own, ...common.filter((index) => index !== own)];
    this.armed = own;
  }

  _narrow(left, few) {
    this.left = left;
    this.items = [];
    const kept = (mark) => left.filter((index) => (mark.choices ?? []).includes(index));
    const further = this.marks.filter((mark) => !this.path.includes(mark)).map(kept);
    const told = new Set(further.filter((some) => some.length < left.length).flat());
    this.alone = left.filter((index) => !told.has(index));
    this.armed = left.length <= few ? left[0] : (this.alone[0] ?? null);
  }

  _names(mark) {
    const pool = (this.pool ?? []).map((item) => item.name);
    return (mark.names ?? []).filter((name) => pool.includes(name));
  }

  _takes(mark) {
    return this._names(mark).length > 0;
  }

  /**
   * A tap on a pile takes the next of it; once all are taken, or no more may be, it puts them back. Of a whole pile it
   * takes all, and further taps put them back one by one, the first of them first.
   */
  _pick(mark) {
    this.pile = mark;
    const names = this._names(mark);
    const [free, taken] = [false, true].map((is) => names.filter((name) => this.items.includes(name) === is));
    if (this.choices[this.armed].whole_piles) for (const name of taken.length ? taken.slice(0, 1) : free) this.toggle(name);
    else if (free.length && (this.items.length < this.most || this.most === 1)) this.toggle(free[0]);
    else this.items = this.items.filter((name) => !names.includes(name));
  }
}
