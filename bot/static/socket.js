/** The web socket of a page: connects again by itself, notices a dead line, and repeats what was not answered. */

const WAITS = [300, 700, 1500, 3000, 6000, 10000];
/** Milliseconds for which a connection has to last before the waits begin with the first again. */
const STEADY = 10000;
const PING_EVERY = 25000;
/** Milliseconds in which anything has to come after a ping. */
const PATIENCE = 5000;

/**
 * @param {string} path where the web socket is, on this page's server
 * @param {object} on
 * @param {(frame: object) => void} on.frame
 * @param {(connected: boolean) => void} on.state
 * @param {() => object} [on.hello] the first frame of each connection
 * @param {() => Promise<boolean>} [on.refused] asked after a connection was not accepted: whether to give up
 */
export function connect(path, on) {
  const url = new URL(path, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  let socket = null;
  let attempts = 0;
  let over = false;
  let timer = 0;
  let patience = 0;
  const unanswered = new Map();

  function open() {
    clearTimeout(timer);
    const own = new WebSocket(url);
    let since = null;
    socket = own;
    own.addEventListener("open", () => {
      since = performance.now();
      if (on.hello) own.send(JSON.stringify(on.hello()));
      for (const frame of unanswered.values()) own.send(JSON.stringify(frame));
    });
    own.addEventListener("message", (event) => {
      if (socket !== own) return;
      heard();
      const frame = JSON.parse(event.data);
      if (frame.id) unanswered.delete(frame.id);
      if (frame.type === "ended") over = true;
      on.state(true);
      on.frame(frame);
    });
    own.addEventListener("close", async () => {
      if (over || socket !== own) return;
      if (since !== null && performance.now() - since > STEADY) attempts = 0;
      over = since === null && Boolean(await on.refused?.());
      if (!over) later();
    });
  }

  function later() {
    heard();
    on.state(false);
    timer = setTimeout(open, WAITS[Math.min(attempts, WAITS.length - 1)] * (1 + Math.random() / 4));
    attempts += 1;
  }

  function heard() {
    clearTimeout(patience);
    patience = 0;
  }

  /** Leave a line on which nothing comes any more: the browser itself would wait for minutes. */
  function leave() {
    const dead = socket;
    socket = null;
    dead.close();
    later();
  }

  function ping() {
    if (patience || socket?.readyState !== WebSocket.OPEN) return;
    patience = setTimeout(leave, PATIENCE);
    socket.send(JSON.stringify({ type: "ping" }));
  }

  addEventListener("online", () => socket?.readyState > WebSocket.OPEN && !over && open());
  setInterval(ping, PING_EVERY);
  open();

  return {
    ping,
    /** Send a frame now, or never: it is only of use at once. Returns whether it was sent. */
    send(frame) {
      const open = socket?.readyState === WebSocket.OPEN;
      if (open) socket.send(JSON.stringify(frame));
      return open;
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
