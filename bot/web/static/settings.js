/** What this browser remembers of its person's wishes. */

import { remember, remembered } from "./state.js";

/** Whether a choice that can be taken back is played as soon as it is the only one left. */
export function atOnce() {
  return remembered("at once") === "on";
}

export function toggleAtOnce(event) {
  remember("at once", atOnce() ? "off" : "on");
  event.currentTarget.setAttribute("aria-pressed", String(atOnce()));
}
