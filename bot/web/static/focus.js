/** Keeping the keyboard where it is. */

import { fill } from "./dom.js";

/** Put these children in place of what the element holds; what had the keyboard keeps it, if it is there again. */
export function refill(element, ...children) {
  const before = element.contains(document.activeElement) ? document.activeElement : null;
  fill(element, ...children);
  if (before === null || before.isConnected) return;
  const same = (one) => one.textContent === before.textContent && one.getAttribute("aria-label") === before.getAttribute("aria-label");
  [...element.querySelectorAll(before.tagName)].find(same)?.focus({ preventScroll: true });
}
