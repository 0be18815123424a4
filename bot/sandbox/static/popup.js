/** A panel beside the control that opened it; on a narrow screen a sheet at the lower edge. */

import { h } from "./dom.js";

const NARROW = 600;
const GAP = 6;

/**
 * Show `content` in a panel until it is closed, the reader presses elsewhere or Escape, or its control goes away.
 * @param {HTMLElement} control gets the focus back
 * @param {HTMLElement} content
 * @param {() => void} closed
 * @returns {() => void} closes the panel
 */
export function popup(control, content, closed = () => {}) {
  const panel = h("div", { class: "popup", popover: "auto" }, content);
  // Inside an open dialog only what belongs to the dialog can be used.
  (control.closest("dialog") ?? document.body).append(panel);
  panel.addEventListener("toggle", (event) => {
    if (event.newState !== "closed") return;
    const held = panel.contains(document.activeElement) || document.activeElement === document.body;
    watch.disconnect();
    panel.remove();
    closed();
    if (held && control.isConnected) control.focus();
  });
  const watch = new MutationObserver(() => {
    if (!control.isConnected && panel.isConnected) panel.hidePopover();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  panel.showPopover();
  place(panel, control);
  return () => {
    if (panel.isConnected) panel.hidePopover();
  };
}

function place(panel, control) {
  if (innerWidth < NARROW) return;
  const at = control.getBoundingClientRect();
  const room = { below: innerHeight - at.bottom - 2 * GAP, above: at.top - 2 * GAP };
  const below = room.below >= Math.min(panel.offsetHeight, 260) || room.below >= room.above;
  const width = Math.max(at.width, 240);
  Object.assign(panel.style, {
    width: `${width}px`,
    left: `${Math.max(GAP, Math.min(at.left, innerWidth - width - GAP))}px`,
    top: below ? `${at.bottom + GAP}px` : "auto",
    bottom: below ? "auto" : `${innerHeight - at.top + GAP}px`,
    maxHeight: `${below ? room.below : room.above}px`,
  });
}
