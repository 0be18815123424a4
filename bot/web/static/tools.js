/** The tools beside the question. */

import { button as pressable, h, refill } from "./dom.js";
import { atOnce, toggleAtOnce } from "./settings.js";
import { sounds, toggleSound } from "./sound.js";
import { $, state } from "./state.js";
import { button } from "./text.js";

/** Draw the buttons for rules, terms, help and sound. */
export function drawTools() {
  const { words, socket } = state;
  refill(
    $("tools"),
    button(words.rules, () => socket.send({ type: "rules", page: 0 })),
    button(words.look, () => socket.send({ type: "terms" })),
    state.seated && button(words.help, () => socket.send({ type: "help" })),
    state.seated &&
      pressable([words["at-once"], h("small", {}, words["at-once-about"])], toggleAtOnce, { title: words["at-once-about"], "aria-pressed": String(atOnce()) }),
    pressable(["♪", h("small", {}, words.sound)], toggleSound, { id: "sound", "aria-label": words.sound, title: words.sound, "aria-pressed": String(sounds()) }),
  );
  drawToggles();
}

/** On a phone the tools and the story are out of sight until they are asked for; a tap beside them closes them again. */
function drawToggles() {
  const { words } = state;
  const toggle = (id, mark, caption, label) =>
    pressable([h("span", { "aria-hidden": "true" }, mark), h("small", {}, caption)], () => open(id), { class: "sign", "aria-label": label, "aria-expanded": "false", "aria-controls": id });
  $("news").querySelector(".close").setAttribute("aria-label", words.close);
  refill($("toggles"), toggle("about", "≡", words.log, `${words.log}: ${words.news}`), toggle("tools", "⋯", words.more, words.more));
}

/** Open the story or the tools, or close what is open. Return whether anything was. */
export function open(id = "") {
  const [was] = $("table").querySelectorAll(":scope .open");
  for (const toggle of $("toggles").children) {
    const own = toggle.getAttribute("aria-controls");
    const opens = own === id && was?.id !== id;
    toggle.setAttribute("aria-expanded", String(opens));
    $(own).classList.toggle("open", opens);
  }
  return Boolean(was);
}

for (const place of [$("tools"), $("about")])
  place.addEventListener("click", ({ target }) => (target === place || target.closest("button:not([aria-pressed])")) && open());
