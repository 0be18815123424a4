/** The socket to the fake Discord: actions go out numbered; each answer resolves the promise of its action. */

const PATIENCE = 20_000;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 3_000;

/** An action that came to nothing; the message is fit to be shown. */
export class ActionFailed extends Error {}

export class Link {
  #url;
  #socket = null;
  #wait = FIRST_WAIT;
  #last = 0;
  #waiting = new Map();
  #received;
  #changed;

  /**
   * @param {string} url of the WebSocket
   * @param {(news: object) => void} received everything that is no answer to an action
   * @param {(connected: boolean) => void} changed
   */
  constructor(url, received, changed) {
    this.#url = url;
    this.#received = received;
    this.#changed = changed;
  }

  /** Connect, and from now on reconnect by itself whenever the line is lost. */
  open() {
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.addEventListener("open", () => {
      this.#wait = FIRST_WAIT;
      this.#changed(true);
    });
    socket.addEventListener("message", (event) => this.#hear(JSON.parse(event.data)));
    socket.addEventListener("close", () => this.#lost());
  }

  /**
   * Do something for a person.
   * @param {{do: string, person: string}} action
   * @returns {Promise<object>} the answer; rejects with ActionFailed
   */
  act(action) {
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      return Promise.reject(new ActionFailed("The sandbox is not connected."));
    }
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#settle(id, "The sandbox did not answer."), PATIENCE);
      this.#waiting.set(id, { resolve, reject, timer });
      this.#socket.send(JSON.stringify({ ...action, id }));
    });
  }

  #hear(news) {
    if (news.type === "ack" || news.type === "choices") this.#settle(news.id, null, news);
    else if (news.type === "failed") this.#settle(news.id, news.reason);
    else this.#received(news);
  }

  #settle(id, failure, answer) {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    clearTimeout(waiting.timer);
    if (failure === null) waiting.resolve(answer);
    else waiting.reject(new ActionFailed(failure));
  }

  #lost() {
    for (const id of [...this.#waiting.keys()]) this.#settle(id, "The connection to the sandbox was lost.");
    this.#changed(false);
    setTimeout(() => this.open(), this.#wait);
    this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT);
  }
}
