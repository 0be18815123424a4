/** The messages of one channel as the chosen person sees them, the newest below. */

import { h } from "./dom.js";
import { messageElement } from "./message.js";

const NEAR = 48;

export class Log {
  #store;
  #act;
  #around;
  #pinned = true;
  #list;
  #scroller;
  #newest = h(
    "button",
    { type: "button", class: "newest", hidden: true, on: { click: () => this.#toEnd() } },
    "↓ New messages",
  );

  /** The channel that is shown, or null. */
  channel = null;

  /** The element to put above a composer. */
  element;

  /**
   * @param {Store} store
   * @param {(action: object) => Promise<object>} act
   * @param {{testid: string, label: string, nothing: string, reader: () => object, jump: (channel: string, id: string) => void}} around
   */
  constructor(store, act, around) {
    this.#store = store;
    this.#act = act;
    this.#around = around;
    this.#list = h("div", { class: "messages" });
    this.#scroller = h(
      "div",
      {
        class: "scroller",
        role: "log",
        "aria-live": "polite",
        "aria-label": around.label,
        tabindex: 0,
        data: { testid: around.testid },
      },
      this.#list,
    );
    this.element = h("div", { class: "log" }, this.#scroller, this.#newest);
    this.#scroller.addEventListener("scroll", () => {
      this.#pinned = this.#gap() < NEAR;
      if (this.#pinned) this.#newest.hidden = true;
    });
    // Pictures arrive late, panes change their size: whoever reads the end stays there.
    const sizes = new ResizeObserver(() => this.#pinned && this.#toEnd());
    sizes.observe(this.#list);
    sizes.observe(this.#scroller);
  }

  /** Show a channel anew, from its newest message. */
  show(channel) {
    this.channel = channel;
    this.#list.replaceChildren(...this.#store.visible(channel).map((message) => this.#make(message)));
    if (!this.#list.childElementCount)
      this.#list.append(h("p", { class: "nothing" }, this.#around.nothing));
    this.#toEnd();
  }

  /** A message came or changed. */
  put(message) {
    if (message.channel_id !== this.channel || !this.#store.sees(message)) return;
    this.#list.querySelector(".nothing")?.remove();
    const before = this.#find(message.id);
    const focused = before?.contains(document.activeElement) ? document.activeElement : null;
    const element = this.#make(message);
    if (before) before.replaceWith(element);
    else this.#list.append(element);
    if (focused) this.#refocus(element, focused);
    if (this.#pinned || (!before && this.#store.isOwn(message))) this.#toEnd();
    else if (!before) this.#newest.hidden = false;
  }

  /** A message is gone. */
  remove(id) {
    this.#find(id)?.remove();
  }

  /** Bring a message into view and mark it for a moment. */
  reveal(id) {
    const element = this.#find(id);
    if (!element) return;
    element.scrollIntoView({ block: "center" });
    element.classList.add("revealed");
    setTimeout(() => element.classList.remove("revealed"), 1500);
  }

  #find(id) {
    return [...this.#list.children].find((element) => element.dataset.id === id);
  }

  #refocus(element, focused) {
    const { customId } = focused.dataset;
    const same = [...element.querySelectorAll("[data-custom-id]")].find(
      (one) => one.dataset.customId === customId && !one.disabled,
    );
    if (same) same.focus();
    else this.#scroller.focus({ preventScroll: true });
  }

  #gap() {
    return this.#scroller.scrollHeight - this.#scroller.scrollTop - this.#scroller.clientHeight;
  }

  #toEnd() {
    this.#pinned = true;
    this.#newest.hidden = true;
    this.#scroller.scrollTop = this.#scroller.scrollHeight;
  }

  #make(message) {
    const where = { channel: message.channel_id, message: message.id };
    return messageElement(message, {
      store: this.#store,
      reader: this.#around.reader(),
      jump: this.#around.jump,
      dismiss: () => this.#store.dismiss(message),
      click: (custom_id, control) => this.#use(control, { do: "click", ...where, custom_id }),
      select: (custom_id, values, control) => this.#use(control, { do: "select", ...where, custom_id, values }),
    });
  }

  async #use(control, action) {
    if (control.getAttribute("aria-busy") === "true") return;
    const id = action.message;
    this.#find(id)?.querySelector(".failure")?.remove();
    control.setAttribute("aria-busy", "true");
    try {
      await this.#act(action);
    } catch (failure) {
      this.#find(id)
        ?.querySelector(".body")
        .append(h("p", { class: "failure", role: "alert" }, failure.message));
      if (this.#pinned) this.#toEnd();
    }
    control.setAttribute("aria-busy", "false");
    control.reset?.();
  }
}
