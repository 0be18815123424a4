/** Puts the page together: people, the channel, the private conversation, and the socket that feeds them. */

import { Composer } from "./composer.js";
import { fill, h, safeUrl, steady } from "./dom.js";
import { Link } from "./link.js";
import { Log } from "./log.js";
import { openModal } from "./modal.js";
import { refresh as refreshMoments } from "./moments.js";
import { badge, peoplePanel } from "./people.js";
import { Store } from "./store.js";

const MOMENT = 10_000;
const wide = matchMedia("(min-width: 860px)");
const store = new Store();
const link = new Link(`${location.origin.replace(/^http/, "ws")}/page/ws`, (news) => store.receive(news), connected);
const act = (action) => link.act({ ...action, person: store.personId });

const channelLog = new Log(store, act, {
  testid: "log-channel",
  label: "Channel",
  nothing: "Nothing has been said here yet. Type /play to see the games, or / to see everything.",
  reader: () => reader("channel"),
  jump,
});
const privateLog = new Log(store, act, {
  testid: "log-private",
  label: "Private messages",
  nothing:
    "Nothing here yet. Take a seat at a table and your hand comes here once play begins; or type / in the channel and " +
    "choose “learn” under a game: a table of your own opens here.",
  reader: () => reader("private"),
  jump,
});
const logs = { channel: channelLog, private: privateLog };
const places = { channel: () => store.channelId, private: () => store.person?.dm_channel ?? null };
const composers = {
  channel: new Composer(store, link, { testid: "composer", label: "Write to the channel", place: places.channel }),
  private: new Composer(store, link, { testid: "composer-private", label: "Write to the bot", place: places.private }),
};

const channelTabs = h("div", { class: "tabs", role: "tablist", "aria-label": "Channels" });
const newThread = h(
  "button",
  {
    type: "button",
    class: "plain",
    title: "Open a thread under this channel",
    data: { testid: "new-thread" },
    on: { click: openThread },
  },
  "+ Thread",
);
const privateTitle = h("h2");
const status = h("div", { class: "status", role: "status", hidden: true }, "Looking for the sandbox…");
const violations = h("details", { class: "violations", hidden: true, data: { testid: "violations" } });
const panes = {
  channel: pane("channel", h("header", { class: "top" }, h("h2", { class: "unseen" }, "Channel"), channelTabs, newThread)),
  private: pane("private", h("header", { class: "top" }, privateTitle)),
};
const people = peoplePanel(
  store,
  (settings) => act({ do: "person", ...settings }),
  () => !wide.matches && open("channel"),
);
panes.people = people.element;
const tabs = Object.fromEntries(Object.keys(panes).map((name) => [name, tab(name)]));
const bar = h("nav", { class: "bar", "aria-label": "Panes" }, tabs.channel, tabs.private, tabs.people);
let shown = "channel";

function pane(name, header) {
  const label = name === "channel" ? "Channel" : "Private messages";
  return h(
    "section",
    { class: `pane ${name}`, "aria-label": label },
    header,
    logs[name].element,
    composers[name].element,
  );
}

function tab(name) {
  return h("button", { type: "button", data: { testid: `tab-${name}` }, on: { click: () => open(name) } });
}

/** On a narrow screen: show one pane. */
function open(name) {
  shown = name;
  document.body.dataset.pane = name;
  for (const [key, button] of Object.entries(tabs)) button.setAttribute("aria-pressed", String(key === name));
  look();
}

// -- what is drawn when -----------------------------------------------------------------------------------------------

const drawPlaces = steady(channelTabs, () => {
  const held = channelTabs.contains(document.activeElement);
  const list = store.places();
  fill(
    channelTabs,
    list.map((place) => {
      const here = place.id === store.channelId;
      const count = store.unseen(store.personId, place.id);
      const on = { click: () => store.choosePlace(place.id), keydown: (event) => walkTabs(event, list) };
      return h(
        "button",
        {
          type: "button",
          role: "tab",
          class: place.parent_id ? "thread" : "",
          tabindex: here ? 0 : -1,
          "aria-selected": String(here),
          data: { testid: `channel-${place.name}` },
          on,
        },
        `${place.parent_id ? "↳" : "#"} ${place.name}`,
        count > 0 && badge(count, "unread"),
      );
    }),
  );
  const chosen = channelTabs.querySelector('[aria-selected="true"]');
  if (held) chosen?.focus();
  chosen?.scrollIntoView({ block: "nearest", inline: "nearest" });
});

/** Open a thread under the channel that is shown, and go there. */
async function openThread() {
  const here = store.channels.get(store.channelId);
  const parent = here?.parent_id ?? here?.id;
  const count = store.places().filter(({ parent_id }) => parent_id).length;
  const name = `table ${count + 1}`;
  try {
    await act({ do: "thread", channel: parent, name });
  } catch (failure) {
    status.textContent = failure.message;
    status.hidden = false;
    return;
  }
  const made = store.places().findLast((place) => place.parent_id === parent && place.name === name);
  if (made) store.choosePlace(made.id);
}

function walkTabs(event, list) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const at = list.findIndex(({ id }) => id === store.channelId);
  store.choosePlace(list[(at + step + list.length) % list.length].id);
}

function drawBar() {
  const count = (channel) => (channel ? store.unseen(store.personId, channel) : 0);
  const others = [...store.people.keys()].reduce((sum, id) => sum + (id === store.personId ? 0 : store.unseen(id)), 0);
  const inChannels = store.places().reduce((sum, { id }) => sum + count(id), 0);
  fill(
    tabs.channel,
    h("span", { "aria-hidden": "true" }, "#"),
    " Channel",
    inChannels > 0 && badge(inChannels, "unread"),
  );
  fill(tabs.private, h("span", { "aria-hidden": "true" }, "✉"), " Private", numbered(count(places.private())));
  fill(
    tabs.people,
    h("span", { "aria-hidden": "true" }, "☻"),
    ` ${store.person?.name ?? "People"}`,
    others > 0 && badge(others, "unread of others"),
  );
  const title = store.person ? `Private: ${store.person.name} and ${store.bot.name}` : "Private";
  fill(
    privateTitle,
    title,
    store.person?.dm_closed && h("small", { class: "tag" }, "closed"),
    numbered(count(places.private())),
  );
  const all = store.unseen(store.personId ?? "");
  document.title = `${all ? `(${all}) ` : ""}${store.person?.name ?? "…"} · Mehana sandbox`;
}

function numbered(count) {
  if (!count) return null;
  const element = badge(count, "unread");
  element.dataset.testid = "badge-private";
  return element;
}

function drawPerson() {
  people.refresh();
  drawPlaces();
  drawBar();
  channelLog.show(store.channelId);
  privateLog.show(places.private());
  for (const composer of Object.values(composers)) composer.refresh();
  document.documentElement.style.setProperty("--me", store.person?.avatar_color ?? "transparent");
  look();
}

/** What can be seen now counts as seen. */
function look() {
  if (!store.person || document.hidden) return;
  for (const name of ["channel", "private"]) {
    const channel = places[name]();
    if (channel && (wide.matches || shown === name)) store.look(channel);
  }
}

store.on("world", drawPerson);
store.on("person", drawPerson);
store.on("people", () => {
  people.refresh();
  drawBar();
  if (privateLog.channel !== places.private()) privateLog.show(places.private());
  for (const composer of Object.values(composers)) composer.refresh();
});
store.on("channels", () => {
  drawPlaces();
  for (const composer of Object.values(composers)) composer.refresh();
});
store.on("place", () => {
  drawPlaces();
  channelLog.show(store.channelId);
  composers.channel.refresh();
  look();
});
store.on("message", ({ message }) => {
  channelLog.put(message);
  privateLog.put(message);
});
store.on("gone", ({ channel, message }) => {
  if (channel === store.channelId) channelLog.remove(message);
  if (channel === places.private()) privateLog.remove(message);
});
store.on("unseen", () => {
  people.refresh();
  drawPlaces();
  drawBar();
  setTimeout(look, 1500);
});
store.on("violations", () => {
  violations.hidden = false;
  const count = store.violations.length;
  const lines = store.violations.map((text) => h("li", {}, text));
  fill(
    violations,
    h("summary", {}, count === 1 ? "1 request broke Discord's rules" : `${count} requests broke Discord's rules`),
    h("ol", {}, lines),
  );
});
store.on("modal", ({ person, modal, interaction }) => {
  if (person !== store.personId) return;
  openModal(modal, { store, reader: reader("channel"), bot: store.bot.name }, (values) =>
    link.act({ do: "submit", person, interaction, custom_id: modal.custom_id, values }),
  );
});

function connected(now) {
  status.textContent = "Looking for the sandbox…";
  status.hidden = now;
}

// -- where texts lead -------------------------------------------------------------------------------------------------

function reader(name) {
  return {
    locale: store.person.locale,
    me: store.personId,
    user: (id) => store.user(id)?.name ?? null,
    channel: (id) => store.channels.get(id)?.name ?? null,
    role: (id) => store.roles.get(id)?.name ?? null,
    link: linkTo,
    command: (path) => composers[name].start(path),
  };
}

function linkTo(url, label, look = "link") {
  const inside = /^https?:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/.exec(url);
  if (inside) {
    const [, channel, message] = inside;
    const text = label ?? `#${store.channels.get(channel)?.name ?? "unknown"}${message ? " › message" : ""}`;
    return h(
      "button",
      { type: "button", class: look === "link" ? "mention" : look, on: { click: () => jump(channel, message) } },
      text,
    );
  }
  const href = safeUrl(url);
  if (!href) return h("span", {}, label ?? url);
  return h("a", { class: look, href, target: "_blank", rel: "noopener noreferrer" }, label ?? url);
}

function jump(channel, message) {
  const name = channel === places.private() ? "private" : "channel";
  if (name === "channel") {
    if (!store.places().some(({ id }) => id === channel)) return;
    store.choosePlace(channel);
  }
  open(name);
  if (message) logs[name].reveal(message);
}

document.body.append(
  h("header", { class: "strips" }, h("h1", { class: "unseen" }, "Mehana sandbox"), status, violations),
  h("main", {}, panes.people, panes.channel, panes.private),
  bar,
);
open("channel");
drawBar();
wide.addEventListener("change", look);
document.addEventListener("visibilitychange", look);
setInterval(refreshMoments, MOMENT);
status.hidden = false;
link.open();
