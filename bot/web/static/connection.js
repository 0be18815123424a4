/** The session of the page and its connection: begins, says what it lacks, and tells the server whether it is in sight. */

import { begin } from "./begin.js";
import { fill } from "./dom.js";
import { notice } from "./log.js";
import { connect } from "./socket.js";
import { $, entitle, remember, remembered, seen, state } from "./state.js";
import { marked } from "./text.js";

/**
 * Get a session and connect.
 * @param {(frame: object) => void} receive called with each frame of the server
 */
export async function start(receive) {
  const [, kind] = location.pathname.split("/");
  const ticket = location.hash.slice(1);
  if (document.body.dataset.application) {
    const { enter } = await import("./activity.js");
    const entered = await enter(document.body.dataset.application, say).catch(() => ({}));
    if (entered.at) {
      remember(`table of ${entered.at}`, entered.table);
      run(`${entered.prefix}${entered.at}`, receive, entered.token);
    } else say(entered.error);
  } else if (kind === "t" && ticket) await redeem(ticket);
  else if (kind === "s") run(location.pathname, receive);
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

/** Show a text in place of the table. */
export function say(text = document.body.dataset.lost) {
  $("table").hidden = true;
  $("plain").hidden = false;
  fill($("plain"), marked(text));
}

function run(path, receive, token = "") {
  state.seenName = `seen ${remembered(`table of ${path.replace("/.proxy", "")}`)}`;
  state.socket = connect(`${path}/socket`, {
    hello: () => hello(token),
    frame: receive,
    state: (connected) => notice(connected ? "" : (state.words.lost ?? document.body.dataset.lost), "lost"),
    refused: () => (token ? false : isOver(path, receive)),
  });
  document.addEventListener("visibilitychange", sight);
}

/** From which entry on the story of the page is told. */
let first = 0;

function hello(token) {
  const last = state.screen?.entry ?? seen();
  if (state.screen === null) first = last + 1;
  return { type: "hello", token, seen: last, first };
}

/** Ask whether a session whose web socket is not accepted has ended, and say so. */
async function isOver(path, receive) {
  const answer = await fetch(`${path}/state`).catch(() => null);
  const error = answer?.status === 403 && (await answer.json().catch(() => null))?.error;
  if (error) receive({ type: "ended", text: error });
  return Boolean(error);
}

/** Tell the server whether the page can be seen. */
export function sight() {
  const visible = document.visibilityState === "visible";
  state.socket.send({ type: "sight", on: visible });
  if (!visible) return;
  state.socket.ping();
  entitle();
}
