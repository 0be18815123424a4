/** The web socket of a page: connects again by itself, and repeats what was not answered. */

const WAITS = [300, 700, 1500, 3000, 6000, 10000];

/**
 * @param {string} url
 * @param {object} on
 * @param {() => object} on.hello the first frame of each connection
 * @param {(frame: object) => void} on.frame
 * @param {(connected: boolean) => void} on.state
 */
export function connect(url, on) {
  let socket = null;
  let attempts = 0;
  let over = false;
  let timer = 0;
  const unanswered = new Map();

  function open() {
    clearTimeout(timer);
    socket = new WebSocket(url);
    socket.addEventListener("open", () => {
      socket.send(JSON.stringify(on.hello()));
      for (const frame of unanswered.values()) socket.send(JSON.stringify(frame));
    });
    socket.addEventListener("message", (event) => {
      const frame = JSON.parse(event.data);
      attempts = 0;
      if (frame.id) unanswered.delete(frame.id);
      if (frame.type === "ended") over = true;
      on.state(true);
      on.frame(frame);
    });
    socket.addEventListener("close", () => {
      if (over) return;
      on.state(false);
      const wait = WAITS[Math.min(attempts, WAITS.length - 1)];
      attempts += 1;
      timer = setTimeout(open, wait * (1 + Math.random() / 4));
    });
  }

  addEventListener("online", () => socket.readyState > WebSocket.OPEN && !over && open());
  open();

  return {
    /** Send a frame now, or never: it is only of use at once. */
    send(frame) {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
    },
    /** Send a frame until it is answered; the server recognises one that it had already. */
    ask(frame) {
      const named = { ...frame, id: crypto.randomUUID() };
      unanswered.set(named.id, named);
      this.send(named);
      return named.id;
    },
  };
}
