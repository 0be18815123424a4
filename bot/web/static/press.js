/** Taps and long presses, told apart from gestures. */

const LONG = 500;
const ENDS = ["pointerup", "pointercancel"];
/** CSS pixels that a finger may stray in a tap. */
export const STILL = 8;

/**
 * Tell of presses on an element.
 * @param {HTMLElement} element
 * @param {(x: number, y: number) => void} on.tap a point of the screen was tapped
 * @param {(x: number, y: number) => boolean} on.look one was pressed long, or with the other button; whether it did anything
 */
export function presses(element, on) {
  const fingers = new Map();
  let at = null;
  let stray = false;
  let timer = 0;
  // What a long press opens lies over the element when the finger leaves it, so the window hears of that.
  const leave = (event) => {
    clearTimeout(timer);
    fingers.delete(event.pointerId);
    if (!fingers.size) for (const end of ENDS) removeEventListener(end, leave);
  };
  element.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || event.target.closest("button")) return;
    const place = [event.clientX, event.clientY];
    at = place;
    fingers.set(event.pointerId, place);
    for (const end of ENDS) addEventListener(end, leave);
    stray = fingers.size > 1;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!stray && fingers.size === 1 && on.look(...place)) stray = true;
    }, LONG);
  });
  element.addEventListener("pointermove", (event) => {
    const from = fingers.get(event.pointerId);
    if (from && Math.hypot(event.clientX - from[0], event.clientY - from[1]) > STILL) stray = true;
  });
  // The click comes last: what a tap opens must not be under the finger before it. Its own place is where the browser
  // supposes that the finger was meant to be; it is all that there is of a click without a finger.
  element.addEventListener("click", (event) => {
    if (!stray && !event.target.closest("button")) on.tap(...(at ?? [event.clientX, event.clientY]));
    at = null;
  });
  element.addEventListener("contextmenu", (event) => {
    event.preventDefault();
    if (event.button === 2) on.look(event.clientX, event.clientY);
  });
}
