/** Keeping the keyboard where it is. */

import { fill } from "./dom.js";

/** Put these children in place of what the element holds. What had the keyboard keeps it, else the element gets it. */
export function refill(element, ...children) {
  const before = element.contains(document.activeElement) ? document.activeElement : null;
  fill(element, ...children);
  if (before === null || before.isConnected) return;
  const same = (one) => one.textContent === before.textContent && one.getAttribute("aria-label") === before.getAttribute("aria-label");
  const again = [...element.querySelectorAll(before.tagName)].find(same) ?? element;
  again.focus({ preventScroll: true });
}
