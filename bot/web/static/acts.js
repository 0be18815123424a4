/** Buttons for choices. */

import { h } from "./dom.js";
import { press } from "./question.js";
import { state } from "./state.js";
import { button, named } from "./text.js";

/** The button of a choice; of its label, what is said `before` the button is left out. Pressed, it waits to be played. */
export function act({ choice, index }, before = "") {
  const { pressed, way } = state.choosing;
  const taken = pressed && index === way;
  const usual = !pressed && ((index === 0 && isUsual(choice)) || isWhole(choice));
  return button(`${taken ? `✓ ${state.words.play} · ` : ""}${choice.label?.slice(before.length) || "…"}`, () => press(index), {
    class: taken || usual ? "act play" : "act",
    title: choice.about,
    "aria-label": before ? choice.label : null,
    "aria-pressed": taken ? "true" : null,
    data: { move: choice.move },
  });
}

/** The buttons of many choices: of each kind, what all labels begin with is said once before them. */
export function manyActs(choices) {
  const kinds = new Map();
  for (const one of choices) kinds.set(verbOf(one.choice), [...(kinds.get(verbOf(one.choice)) ?? []), one]);
  return [...kinds.values()].map((kind) => {
    const before = beginningOf(kind.map(({ choice }) => choice.label ?? ""));
    return [before && h("span", { class: "hint", "aria-hidden": "true" }, named(before)), kind.map((one) => act(one, before))];
  });
}

/** The whole words with which several labels begin; each has more of them. */
function beginningOf(labels) {
  const [first, ...others] = labels.map((label) => label.split(" "));
  const differs = first.findIndex((word, at) => !others.length || [first, ...others].some((words) => at >= words.length - 1 || words[at] !== word));
  return first.slice(0, differs).map((word) => `${word} `).join("");
}

/** Whether a choice stands for taking all of a pick. */
export function isWhole(choice) {
  return !choice.doubt && state.choosing.takesAll(choice);
}

/** Whether a choice is the usual act: the only one of its kind, whole, and without a doubt. */
function isUsual(choice) {
  return !choice.pool && !choice.doubt && state.screen.choices.filter((one) => verbOf(one) === verbOf(choice)).length === 1;
}

/** The kind of a move. */
export function verbOf(choice) {
  return choice.move.split(" ")[0];
}
