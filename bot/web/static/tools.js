/** The tools beside the question. */

import { refill } from "./dom.js";
import { atOnce, toggleAtOnce } from "./settings.js";
import { sounds, toggleSound } from "./sound.js";
import { $, state } from "./state.js";
import { button, sign } from "./text.js";

/** Draw the buttons for rules, terms, help and sound. */
export function drawTools() {
  const { words, socket } = state;
  refill(
    $("tools"),
    button(words.rules, () => socket.send({ type: "rules", page: 0 })),
    button(words.look, () => socket.send({ type: "terms" })),
    state.seated && button(words.help, () => socket.send({ type: "help" })),
    state.seated &&
      button(words["at-once"], toggleAtOnce, { title: words["at-once-about"], "aria-description": words["at-once-about"], "aria-pressed": String(atOnce()) }),
    button("♪", toggleSound, { id: "sound", "aria-label": words.sound, title: words.sound, "aria-pressed": String(sounds()) }),
  );
  drawToggles();
}

/** On a phone the tools and the story are out of sight until they are asked for. */
export function drawToggles() {
  const toggle = (id, mark, label) => {
    const place = $(id);
    return sign(mark, label, (event) => {
      place.classList.toggle("open");
      event.currentTarget.setAttribute("aria-expanded", String(place.classList.contains("open")));
    });
  };
  refill($("toggles"), toggle("about", "✎", state.words.news), toggle("tools", "⋯", state.words.more));
}
