/** The bell that calls the player, if sound is wanted. */

import { $, remember, remembered } from "./state.js";

let audio = null;

/** Whether sound is wanted. */
export function sounds() {
  return remembered("sound") === "on";
}

export function toggleSound() {
  remember("sound", sounds() ? "off" : "on");
  $("sound").setAttribute("aria-pressed", String(sounds()));
  if (sounds()) ring();
}

/** Two notes of a small bell, if sound is wanted. */
export function ring() {
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
