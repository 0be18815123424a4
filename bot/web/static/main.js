/** The page of a table: gets a session, shows what the server sends, and turns taps and keys into moves. */

import { begin } from "./begin.js";
import { Choosing } from "./choosing.js";
import { fill, h, refill } from "./dom.js";
import { Panel } from "./panel.js";
import { connect } from "./socket.js";
import { Stage } from "./stage.js";
import { marked, named, setApart } from "./text.js";

const $ = (id) => document.getElementById(id);
const plain = $("plain");

const words = {};
let screen = null;
let choosing = new Choosing([], []);
let socket = null;
let seated = true;
let outlines = [];
/** The hand of which the server may send pieces: none after it has greeted. */
let handBefore = null;
/** The table as it was sent last, of which the server may send pieces. */
let tableBefore = null;
/** The end of a part of the game, which is shown until the player goes on or is called. */
let ended = null;
let returning = false;
let seenName = "";
const waiting = new Map();

const stages = {
  table: new Stage($("board"), stageEvents()),
  hand: new Stage($("hand"), { ...stageEvents(), dull: why, solid: true }),
};
/** For tests, and for anyone who looks behind the page. */
window.mehana = {
  get screen() {
    return screen;
  },
  get choosing() {
    return choosing;
  },
  stages,
  waiting,
};

const panel = new Panel($("panel"), words, { ask: (frame) => socket.send(frame), arm });

// -- the session --------------------------------------------------------------------------------------------------------

start();

async function start() {
  const [, kind] = location.pathname.split("/");
  const ticket = location.hash.slice(1);
  if (document.body.dataset.application) {
    const { enter } = await import("./activity.js");
    const entered = await enter(document.body.dataset.application, say).catch(() => ({}));
    if (entered.at) remember(`table of ${entered.at}`, entered.table);
    if (entered.at) run(`${entered.prefix}${entered.at}`, entered.token);
    else say(entered.error);
    return;
  }
  if (kind === "t" && ticket) await redeem(ticket);
  else if (kind === "s") run(location.pathname);
  else say(document.body.dataset.outside);
}

/** The ticket stays in the address until it is used up, so that the page can be opened again. */
async function redeem(ticket) {
  const begun = await begin("/session", { ticket }, say);
  if (begun.at) {
    remember(`table of ${begun.at}`, begun.table);
    location.replace(begun.at);
    return;
  }
  history.replaceState(null, "", location.pathname);
  say(begun.error);
}

function say(text = document.body.dataset.lost) {
  $("table").hidden = true;
  plain.hidden = false;
  fill(plain, marked(text));
}

function run(path, token = "") {
  seenName = `seen ${remembered(`table of ${path.replace("/.proxy", "")}`)}`;
  socket = connect(`${path}/socket`, {
    hello: () => ({ type: "hello", token, seen: screen?.entry ?? seen() }),
    frame: (frame) => FRAMES[frame.type]?.(frame),
    state: (connected) => notice(connected ? "" : (words.lost ?? document.body.dataset.lost), "lost"),
    refused: () => (token ? false : isOver(path)),
  });
  document.addEventListener("visibilitychange", sight);
}

/** Ask whether a session whose web socket is not accepted has ended, and say so. */
async function isOver(path) {
  const answer = await fetch(`${path}/state`).catch(() => null);
  const error = answer?.status === 403 && (await answer.json().catch(() => null))?.error;
  if (error) FRAMES.ended({ text: error });
  return Boolean(error);
}

function sight() {
  const visible = document.visibilityState === "visible";
  socket.send({ type: "sight", on: visible });
  if (!visible) return;
  socket.ping();
  document.title = titled();
}

/** What this browser remembers; nothing, where it keeps nothing for framed pages. */
function remembered(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function remember(name, value) {
  try {
    localStorage.setItem(name, value);
  } catch {
    // It is not remembered.
  }
}

/** The last entry that this browser has shown of this table. */
function seen() {
  return Number(remembered(seenName) ?? -1);
}

// -- frames -------------------------------------------------------------------------------------------------------------

const FRAMES = {
  greeting(frame) {
    Object.assign(words, frame.words);
    seated = frame.seated ?? false;
    handBefore = tableBefore = ended = null;
    document.documentElement.lang = frame.locale;
    returning = screen === null && seen() >= 0;
    sight();
    tools();
  },

  update(frame) {
    const before = screen;
    screen = { choices: [], seats: [], news: [], auto_answers: [], ...frame.screen };
    setApart(screen.seats);
    tell(screen.news, screen.retold);
    plain.hidden = true;
    $("table").hidden = false;
    outlines = [...(frame.anew ? [] : outlines), ...(frame.outlines ?? [])];
    if (frame.ended) complete(frame.ended, tableBefore).marks = [];
    if (frame.table) tableBefore = complete(frame.table, tableBefore);
    if (frame.hand) complete(frame.hand, handBefore ?? tableBefore);
    if (frame.hand || frame.no_hand) handBefore = frame.hand ?? null;
    if (frame.table || frame.ended || (ended && screen.called)) {
      ended = screen.called ? null : (frame.ended ?? ended);
      showTable();
    }
    if (frame.hand) stages.hand.show(frame.hand, screen.holds ?? "");
    if (frame.no_hand) withoutHand();
    const kept = before && before.question === screen.question && sameChoices(before, screen) ? choosing : null;
    choosing = new Choosing(screen.choices, [...stages.table.marks, ...stages.hand.marks]);
    if (kept?.armed !== null && kept?.armed !== undefined && !frame.table && !frame.hand) Object.assign(choosing, { ...kept, marks: choosing.marks, choices: choosing.choices });
    remember(seenName, screen.entry);
    if (screen.called && !before?.called) called();
    document.title = titled();
    render();
    panel.refresh(screen);
  },

  done(frame) {
    waiting.delete(frame.id);
    render();
  },

  refused(frame) {
    waiting.delete(frame.id);
    choosing.clear();
    notice(frame.text, "refused");
    render();
  },

  worded(frame) {
    if (frame.question !== screen?.question) return;
    for (const worded of frame.choices) {
      const choice = screen.choices.find((one) => one.move === worded.move);
      if (choice) Object.assign(choice, worded);
    }
    render();
    speak();
    panel.refresh(screen);
  },

  ghosted(frame) {
    const armed = choosing.armed === null ? null : screen.choices[choosing.armed];
    if (armed?.move === frame.move) stages.table.ghost(frame.svg ?? "");
  },

  text: (frame) => panel.text(frame),
  listed: (frame) => panel.listed(frame.terms),
  ended: (frame) => {
    panel.close();
    notice("", "");
    say(frame.text);
    document.title = "Mehana";
  },
};

/** Put together what has been sent in pieces: the SVG from that of the picture before, outlines from their numbers. */
function complete(shown, before) {
  if (typeof shown.svg !== "string") {
    const elements = before.svg.split("<");
    shown.svg = shown.svg.map((part) => (typeof part === "string" ? part : elements.slice(part[0], part[0] + part[1]).join("<"))).join("<");
  }
  for (const mark of shown.marks ?? []) if (!Array.isArray(mark.outline)) mark.outline = outlines[mark.outline];
  return shown;
}

/** Show the table, or the end of the part of the game before. */
function showTable() {
  const shown = ended ?? tableBefore;
  ghostOf = null;
  stages.table.show(shown, screen.shown ?? "");
  $("table").style.setProperty("--ratio", shown.size[0] / shown.size[1]);
}

/** Show no hand. While a game goes on its room is kept where it stands above other things: it comes back. */
function withoutHand() {
  const hand = $("hand");
  if (stages.hand.shown) hand.style.setProperty("--kept", `${hand.offsetHeight}px`);
  hand.classList.toggle("kept", seated && screen.status === "playing" && hand.style.getPropertyValue("--kept") !== "");
  stages.hand.show(null, "");
}

function goOn() {
  ended = null;
  showTable();
  choosing = new Choosing(screen.choices, [...stages.table.marks, ...stages.hand.marks]);
  render();
}

function sameChoices(one, other) {
  return one.choices.length === other.choices.length && one.choices.every((choice, at) => choice.move === other.choices[at].move);
}

function titled() {
  const mark = screen?.called ? "● " : "";
  return `${mark}${words.title ?? "Mehana"}`;
}

// -- choosing -----------------------------------------------------------------------------------------------------------

function stageEvents() {
  return {
    live: (mark) => (mark.choices?.length ?? 0) > 0,
    tap,
    enter: (mark) => (choosing.ready && choosing.chosen(mark) ? play() : tap(mark)),
    dull: (mark) => screen.called && why(mark),
    look: (mark) => panel.look(mark.term),
    zoom: () => zoomTools(),
    label: (mark) => labelOf(mark),
  };
}

function tap(mark) {
  if (!choosing.tap(mark)) return;
  word();
  render();
  speak();
}

/** Ask why what a region shows cannot be played. */
function why(mark) {
  if (seated && screen.status === "playing") socket.send({ type: "why", things: mark.things.slice(0, MOST_THINGS) });
}

/** What a region is called: the words of what it stands for, as far as they are known. */
function labelOf(mark) {
  const indices = mark.choices ?? [];
  const known = indices.map((index) => screen.choices[index]).filter(Boolean);
  const labels = [...new Set(known.map((choice) => choice.label).filter(Boolean))];
  const items = known.flatMap((choice) => choice.pool ?? []).filter((item) => (mark.names ?? []).includes(item.name));
  if (items.length) return items[0].label;
  return labels.slice(0, 3).join(" · ") || (mark.names ?? []).join(" ") || mark.term || "…";
}

/** Ask for the words of what is armed, if they have not come yet. */
function word() {
  const wanted = (choosing.left ?? []).slice(0, 8).map((index) => screen.choices[index]);
  const moves = wanted.filter((choice) => choice && !choice.label).map((choice) => choice.move);
  if (moves.length) socket.send({ type: "words", moves });
}

function arm(index) {
  choosing.arm(index);
  word();
  render();
  $("bar").querySelector(".play")?.focus();
}

function play() {
  if (!choosing.ready) return;
  const choice = screen.choices[choosing.armed];
  const frame = { type: "play", question: screen.question, move: choice.move };
  if (choosing.pool) frame.items = choosing.items;
  waiting.set(socket.ask(frame), choice);
  choosing.clear();
  render();
}

/** Show both pictures whole. */
function whole() {
  for (const stage of Object.values(stages)) if (stage.shown) stage.fit();
}

function cancel() {
  choosing.clear();
  render();
}

function answerUndo(agree) {
  waiting.set(socket.ask({ type: "answerundo", agree, shown: screen.entry }), null);
}

function undo() {
  if (screen?.undo || screen?.ask_undo) waiting.set(socket.ask({ type: "undo" }), null);
}

// -- showing ------------------------------------------------------------------------------------------------------------

let ghostOf = null;

/** Ask what the armed move would lay, once; take it away when another is armed. */
function ghost() {
  const armed = choosing.armed === null || choosing.pool ? null : screen.choices[choosing.armed].move;
  if (armed === ghostOf) return;
  ghostOf = armed;
  if (armed === null) stages.table.ghost("");
  else socket.send({ type: "ghost", move: armed });
}

function render() {
  if (screen === null) return;
  ghost();
  $("table").classList.toggle("called", Boolean(screen.called));
  $("table").classList.toggle("busy", waiting.size > 0);
  $("table").classList.toggle("watching", !seated);
  fill($("ask"), marked(screen.ask), screen.tip && h("blockquote", { class: "tip" }, marked(screen.tip)));
  bar();
  for (const stage of Object.values(stages))
    stage.light((mark) => {
      if (!screen.choices.length) return "";
      if (choosing.chosen(mark)) return "chosen";
      if (mark.verb || !mark.choices?.length) return "";
      return choosing.lit(mark) ? "lit" : "other";
    });
  players();
  fill($("news").querySelector("h2"), returning ? words.since : words.news);
}

/**
 * The choices that no region stands for: whole moves, and picks with items that lie nowhere; and plain ones, if there is
 * room for all. Rare ones are in the list.
 */
function beside() {
  const drawn = new Set(choosing.marks.filter((mark) => !mark.verb).flatMap((mark) => mark.choices ?? []));
  const common = screen.choices.map((choice, index) => ({ choice, index })).filter(({ choice }) => !choice.rare);
  const undrawn = ({ choice, index }) => !drawn.has(index) || (choice.pool && !lies(choice));
  const all = common.filter((one) => one.choice.plain || undrawn(one));
  return all.length <= MOST_BUTTONS ? all : common.filter(undrawn);
}

/** Whether a region of the pictures stands for a choice. */
function litUp() {
  return choosing.marks.some((mark) => !mark.verb && mark.choices?.length);
}

/** Whether all items of a pick lie on the pictures. */
function lies(choice) {
  const names = new Set(choosing.marks.flatMap((mark) => mark.names ?? []));
  return choice.pool.every((item) => names.has(item.name));
}

const MOST_BUTTONS = 6;
/** Lines of the story that are kept. */
const MOST_TOLD = 200;
/** Things of which the server is asked at once why they cannot be played. */
const MOST_THINGS = 8;

function bar() {
  const armed = choosing.armed === null ? null : screen.choices[choosing.armed];
  const parts = [];
  if (waiting.size) {
    parts.push(h("p", { class: "sent" }, named([...waiting.values()].at(-1)?.label ?? "…")));
  } else if (armed) {
    const count = choosing.pool ? ` · ${words.chosen.replace("{n}", choosing.items.length).replace("{m}", armed.most)}` : "";
    parts.push(
      h(
        "div",
        { class: "armed" },
        h("p", { class: "label" }, named(`${armed.label || "…"}${count}`)),
        armed.about && h("p", { class: "details" }, named(armed.about)),
        armed.doubt && h("p", { class: "doubt" }, named(armed.doubt)),
      ),
      choosing.pool && !lies(armed) && pool(armed),
      h(
        "div",
        { class: "acts" },
        button(words.cancel, cancel, { class: "quiet" }),
        choosing.ways > 1 && button(`↻ ${words.next}`, () => (choosing.next(), word(), render(), speak()), { class: "quiet" }),
        button(`✓ ${words.play}`, play, { class: "play", disabled: !choosing.ready }),
      ),
    );
  } else {
    const own = beside();
    if (own.some(({ choice }) => !choice.label) && own.length <= MOST_BUTTONS) {
      socket.send({ type: "words", moves: own.filter(({ choice }) => !choice.label).map(({ choice }) => choice.move) });
    }
    const shown = own.length <= MOST_BUTTONS ? own : [];
    parts.push(
      !seated && h("p", { class: "sent" }, words.watching),
      ended && h("div", { class: "acts" }, button(words["go-on"], goOn, { class: "play" })),
      choosing.left && h("p", { class: "label" }, named(choosing.path.map(labelOf).join(" · "))),
      h(
        "div",
        { class: "acts" },
        choosing.left && button(words.cancel, cancel, { class: "quiet" }),
        choosing.left === null && !shown.length && litUp() && h("p", { class: "hint" }, words.tap),
        shown.map(({ choice, index }) => button(choice.label || "…", () => press(index), { class: "act", title: choice.about, data: { move: choice.move } })),
        screen.away && button(words.hand, () => socket.send({ type: "return" }), { class: "play" }),
        h(
          "div",
          { class: "signs" },
          screen.choices.length > shown.length && sign("☰", words.moves, openMoves),
          (screen.undo || screen.ask_undo) && sign("↶", screen.undo ? words.undo : words["ask-undo"], undo),
        ),
      ),
      screen.undo_request && [
        h("p", {}, marked(screen.undo_request)),
        h(
          "div",
          { class: "acts" },
          button(words["agree-undo"], () => answerUndo(true), { class: "act" }),
          button(words["refuse-undo"], () => answerUndo(false), { class: "act" }),
        ),
      ],
      screen.single_options === false && button(words["play-single-options"], playSingleOptions, { class: "quiet" }),
      screen.single_options && h("p", {}, marked(words["single-option"])),
      screen.auto_answers.map((answer) =>
        answer.given
          ? h("div", { class: "acts" }, h("p", {}, marked(answer.label)), button(words.withdraw, () => stand(""), { class: "quiet" }))
          : button(answer.label, () => stand(answer.key), { class: "quiet" }),
      ),
    );
  }
  refill($("bar"), parts);
}

function pool(choice) {
  return h(
    "div",
    { class: "pool" },
    choice.pool.map((item) =>
      button(item.label, () => (choosing.toggle(item.name), render()), {
        class: choosing.items.includes(item.name) ? "item taken" : "item",
        data: { name: item.name },
        "aria-pressed": String(choosing.items.includes(item.name)),
        title: item.about,
      }),
    ),
  );
}

/** A button says what it does: one press plays, unless the move wastes something or names are still to be picked. */
function press(index) {
  choosing.arm(index);
  const choice = screen.choices[index];
  if (choice.doubt || choice.pool || !choice.label) {
    word();
    render();
  } else play();
}

function stand(key) {
  waiting.set(socket.ask({ type: "stand", key }), null);
}

function playSingleOptions() {
  waiting.set(socket.ask({ type: "singleoptions" }), null);
}

function openMoves() {
  socket.send({ type: "words" });
  panel.moves(screen);
}

function players() {
  refill(
    $("players"),
    h("h2", {}, words.players),
    h(
      "ul",
      {},
      screen.seats.map((seat) =>
        h("li", { "aria-current": seat.asked ? "true" : null }, h("bdi", {}, seat.name), seat.you && ` (${words.you})`),
      ),
    ),
  );
}

/** Add lines to the story. Those that are there at first are not read out, as later ones are. */
function tell(lines, again) {
  const story = $("told");
  if (again) {
    story.removeAttribute("role");
    story.replaceChildren();
  }
  story.append(...lines.map((line) => h("div", {}, marked(line))));
  while (story.childElementCount > MOST_TOLD) story.firstElementChild.remove();
  setTimeout(() => story.setAttribute("role", "log"));
}

function tools() {
  refill(
    $("tools"),
    button(words.rules, () => socket.send({ type: "rules", page: 0 })),
    button(words.look, () => socket.send({ type: "terms" })),
    seated && button(words.help, () => socket.send({ type: "help" })),
    button("♪", toggleSound, { id: "sound", "aria-label": words.sound, title: words.sound, "aria-pressed": String(sounds()) }),
  );
  zoomTools();
}

const pinching = matchMedia("(hover: none)");

/** The buttons that show more again: with the one that enlarges, else on the picture that is enlarged. */
function zoomTools() {
  const back = (stage) => stage.zoomed && [sign("−", words["zoom-out"], () => stage.zoom(1 / 1.6)), sign("⤢", words.whole, () => stage.fit())];
  refill(stages.table.controls, pinching.matches && back(stages.table));
  refill(stages.hand.controls, back(stages.hand));
  refill($("zoom"), !pinching.matches && [back(stages.table), sign("+", words["zoom-in"], () => stages.table.zoom(1.6))]);
}

/** A button with a sign instead of words, which it says when it is looked at. */
function sign(mark, label, act) {
  return button(mark, act, { class: "sign", "aria-label": label, title: label });
}

function button(label, act, properties = {}) {
  return h("button", { type: "button", ...properties, on: { click: act } }, named(label));
}

let noticeTimer = 0;
$("notice").addEventListener("click", () => ($("notice").hidden = true));

function notice(text, kind) {
  const box = $("notice");
  if (!text && box.dataset.kind !== kind && kind !== "") {
    if (box.dataset.kind !== "lost") return;
  }
  clearTimeout(noticeTimer);
  box.hidden = !text;
  box.dataset.kind = kind;
  fill(box, text ? marked(text) : "");
  if (kind === "refused") noticeTimer = setTimeout(() => (box.hidden = true), 7000);
}

/** Say what is armed to screen readers. */
function speak() {
  const armed = choosing.armed === null ? null : screen.choices[choosing.armed];
  const said = armed ? [armed.label, armed.about, armed.doubt].filter(Boolean).join(". ") : "";
  if ($("spoken").textContent !== said) fill($("spoken"), said);
}

// -- being called -------------------------------------------------------------------------------------------------------

function sounds() {
  return remembered("sound") === "on";
}

function toggleSound() {
  remember("sound", sounds() ? "off" : "on");
  $("sound").setAttribute("aria-pressed", String(sounds()));
  if (sounds()) called();
}

let audio = null;

/** Two notes of a small bell, if sound is wanted. */
function called() {
  if (!sounds()) return;
  audio ??= new AudioContext();
  for (const [at, tone] of [[0, 660], [0.16, 880]]) {
    const note = audio.createOscillator();
    const loud = audio.createGain();
    note.frequency.value = tone;
    loud.gain.setValueAtTime(0.12, audio.currentTime + at);
    loud.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.5);
    note.connect(loud).connect(audio.destination);
    note.start(audio.currentTime + at);
    note.stop(audio.currentTime + at + 0.5);
  }
}

// -- keyboard -----------------------------------------------------------------------------------------------------------

addEventListener("keydown", (event) => {
  if (panel.open || event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.toLowerCase();
  if (key === "r" && choosing.ways > 1) (choosing.next(), word(), render(), speak());
  else if (key === "z") undo();
  else if (key === "escape") (cancel(), whole());
  else if (event.key === "Enter" && choosing.ready && !event.target.closest("button, a")) play();
  else if (key.startsWith("arrow") && !document.activeElement?.mark) {
    const stage = stages.table.outlines().length ? stages.table : stages.hand;
    stage.focus();
  } else return;
  event.preventDefault();
});
