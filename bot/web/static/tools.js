/** The tools above the question, and who plays. */

import { h, refill } from "./dom.js";
import { zoomTools } from "./pictures.js";
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
    button("♪", toggleSound, { id: "sound", "aria-label": words.sound, title: words.sound, "aria-pressed": String(sounds()) }),
  );
  zoomTools();
}

/** List the players, for screen readers. */
export function drawPlayers() {
  const { words, screen } = state;
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
