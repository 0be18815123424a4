/** The messages of one channel as the chosen person sees them, the newest below. */

import { fill, h } from "./dom.js";
import { messageElement } from "./message.js";
import { world } from "./world.js";

/** Each log is laid out from its end, so that who reads the end stays there, and who reads above stays there too. */
export class Log {
  /** The channel that is shown, or null. */
  channel = null;

  /**
   * @param {{testid: string, label: string, nothing: string}} words
   * @param {() => Reader} reader
   * @param {(action: object) => Promise<object>} act
   */
  constructor({ testid, label, nothing }, reader, act) {
    this.reader = reader;
    this.act = act;
    this.list = h("div", { class: "messages" });
    this.element = h("div", { class: "log", role: "log", "aria-label": label, tabindex: 0, data: { testid } }, this.list, h("p", { class: "nothing" }, nothing));
  }

  /** Show a channel anew, from its newest message. */
  show(channel) {
    this.channel = channel;
    fill(this.list, world.visible(channel).map((message) => this.make(message)));
    this.element.scrollTop = 0;
  }

  /** A message came or changed. */
  put(message) {
    if (message.channel_id !== this.channel || !world.sees(message)) return;
    const before = this.find(message.id);
    const held = before?.contains(document.activeElement) ? document.activeElement.dataset.customId : undefined;
    const element = this.make(message);
    if (before) before.replaceWith(element);
    else this.list.append(element);
    if (held) (element.querySelector(`[data-custom-id="${CSS.escape(held)}"]`) ?? this.element).focus({ preventScroll: true });
    if (!before && [message.author.id, message.visible_to, message.interaction_metadata?.user.id].includes(world.personId)) this.element.scrollTop = 0;
  }

  /** A message is gone. */
  remove(id) {
    this.find(id)?.remove();
  }

  /** Bring a message into view. */
  reveal(id) {
    this.find(id)?.scrollIntoView({ block: "center" });
  }

  find(id) {
    return [...this.list.children].find((element) => element.dataset.id === id);
  }

  make(message) {
    return messageElement(message, {
      reader: this.reader(),
      use: (action, control) => this.use({ ...action, message: message.id }, control),
      dismiss: () => (world.messages.get(message.channel_id).delete(message.id), this.remove(message.id)),
    });
  }

  async use(action, control) {
    if (control.ariaBusy === "true") return;
    this.find(action.message)?.querySelector(".failure")?.remove();
    control.ariaBusy = "true";
    await this.act(action).catch((failure) => this.find(action.message)?.append(h("p", { class: "failure", role: "alert" }, failure.message)));
    control.ariaBusy = "false";
    control.reset?.();
  }
}
