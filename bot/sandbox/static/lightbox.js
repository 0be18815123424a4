/** A picture as large as the screen allows. */

import { h } from "./dom.js";

/** Open the picture; a press, Escape or the button puts it away. */
export function enlarge(url, alt) {
  const close = h("button", { type: "button", class: "button secondary", "aria-label": "Close" }, "×");
  const caption = alt && h("figcaption", {}, alt);
  const figure = h("figure", {}, h("img", { src: url, alt }), caption);
  const dialog = h(
    "dialog",
    { class: "lightbox", "aria-label": alt || "Picture", data: { testid: "lightbox" } },
    close,
    figure,
  );
  dialog.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
