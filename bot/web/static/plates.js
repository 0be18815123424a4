/** Who sits at the table, with the numbers that everybody sees. */

import { h, refill } from "./dom.js";
import { notice } from "./log.js";
import { $, changed, state } from "./state.js";
import { marked } from "./text.js";

/** Draw the plates of all seats. */
export function drawPlates() {
  const { screen, words } = state;
  const plates = new Map(state.plates.map((plate) => [plate.seat, plate]));
  const called = screen.seats.filter(({ asked }) => asked);
  const first = screen.seats.find(({ you }) => you) ?? (called.length === 1 ? called[0] : null);
  $("plates").setAttribute("aria-label", words.players);
  refill($("plates"), screen.seats.map((seat, number) => plateOf(seat, plates.get(number), number, first)));
  keepRoom($("plates"));
}

let kept = { wide: 0, high: 0, plates: [] };

/**
 * Plates keep the room that they once needed, so that they and the board stay where they are when another seat is asked;
 * their widths unless that takes one more row.
 */
function keepRoom(row) {
  if (row.clientWidth !== kept.wide) kept = { wide: row.clientWidth, high: 0, plates: [] };
  row.style.minHeight = "";
  const plates = [...row.children];
  for (const plate of plates) plate.style.flexBasis = "";
  row.classList.remove("full");
  const least = row.scrollHeight;
  row.classList.add("full");
  if (row.scrollHeight > least) row.classList.remove("full");
  row.classList.add("measured");
  const wide = plates.map((plate, seat) => Math.max(kept.plates[seat] ?? 0, Math.ceil(plate.getBoundingClientRect().width)));
  row.classList.remove("measured");
  for (const [seat, plate] of plates.entries()) plate.style.flexBasis = `${wide[seat]}px`;
  if (row.scrollHeight > least) for (const plate of plates) plate.style.flexBasis = "";
  if (state.unfolded < 0) kept.plates = wide;
  kept.high = Math.max(kept.high, row.offsetHeight);
  row.style.minHeight = `${kept.high}px`;
}

/**
 * Where a phone has no room for all numbers, it shows those of one: who looks, or who is asked alone before those who
 * only watch. A tap shows those of another seat, and says them.
 */
function plateOf(seat, plate, number, first) {
  const unfold = () => {
    state.unfolded = state.unfolded === number ? -1 : number;
    changed();
    if (plate?.words && state.unfolded === number) notice(plate.words, "note");
  };
  const said = plate?.words ? "true" : null; // in words, which are not seen
  const whole = seat === first || state.unfolded === number;
  const classes = ["plate walnut", seat.asked && "asked", plate?.out && "out", whole && "whole"].filter(Boolean);
  return h(
    "li",
    { class: classes.join(" "), "aria-current": seat.asked ? "true" : null, on: { click: unfold } },
    plate && emblem(plate.shape, plate.colour),
    h("bdi", { "aria-hidden": said }, seat.name),
    plate?.words && h("span", { class: "unseen" }, marked(plate.words)),
    seat.you && h("span", { class: "unseen" }, ` (${state.words.you})`),
    plate?.role && emblem(plate.role, "var(--gold)"),
    plate?.note && h("span", { class: "stat", "aria-hidden": said }, plate.note),
    (plate?.stats ?? []).map((stat) => h("span", { class: "stat", "aria-hidden": said }, emblem(stat.emblem, stat.colour), stat.text)),
  );
}

/** An emblem in a colour. */
function emblem(name, colour) {
  const drawn = h("span", { class: "emblem", "aria-hidden": "true" });
  drawn.style.maskImage = `url("/emblem/${name}.svg")`;
  drawn.style.backgroundColor = colour;
  return drawn;
}
