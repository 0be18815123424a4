/** Puts the page together: people, the channel, the private conversation, and the socket that feeds them. */

import { composer } from "./composer.js";
import { button, h, link, refill } from "./dom.js";
import { Log } from "./log.js";
import { openModal } from "./modal.js";
import { connect } from "./socket.js";
import { byId, world } from "./world.js";

const LOCALES = { "en-US": "English", bg: "Български", ru: "Русский", ro: "Română", de: "Deutsch (not spoken by the bot)" };
/** The status that says that the bot did not answer. */
const SILENT = 504;
/** Discord's code for private messages that are refused. */
const CLOSED = 50007;
const wide = matchMedia("(min-width: 860px)");

// -- the socket ---------------------------------------------------------------------------------------------------------

connect("/page/ws", { frame: receive, state: connected });

/** Do something for the chosen person, or another; resolves with the answer, rejects with what to show. */
async function act({ do: what, person = world.personId, ...body }) {
  const answer = await fetch(`/control/people/${person}/${what}`, { method: "POST", body: JSON.stringify(body) }).catch(() => null);
  if (answer === null) throw new Error("The sandbox is not connected.");
  const told = await answer.json();
  if (answer.status === SILENT) throw new Error(`The application did not respond: ${world.bot.name} was silent for 3 seconds. Try again.`);
  if (!answer.ok) throw new Error(told.error);
  return told;
}

function connected(now) {
  notice(now ? "" : "Looking for the sandbox…");
}

function receive(news) {
  const { channel, message } = news;
  switch (news.type) {
    case "snapshot":
      world.snapshot(news);
      drawAll();
      break;
    case "message_create":
    case "message_update":
      world.keep(message, news.type === "message_create");
      for (const { log } of Object.values(panes)) log.put(message);
      drawUnread();
      break;
    case "message_delete":
      world.messages.get(channel)?.delete(message);
      for (const { log } of Object.values(panes)) log.remove(message);
      break;
    case "people":
      world.people = byId(news.people);
      drawPeople();
      if (panes.private.log.channel !== world.privateId) drawPane("private");
      break;
    case "channels":
      world.channels = byId(news.channels);
      if (!world.channels.has(world.channelId)) openPlace(null);
      drawPlaces();
      panes.private.composer.refresh();
      break;
    case "modal":
      if (news.person === world.personId)
        openModal(news.modal, reader(), (values) => act({ do: "submit", person: news.person, modal: news.interaction, values }));
      break;
    case "violation":
      notice(`The bot broke a rule of Discord's: ${news.text}`, true);
      break;
    default: // an answer to a ping
  }
}

// -- the parts ----------------------------------------------------------------------------------------------------------

const status = h("p", { class: "status", role: "status", hidden: true });
const places = h("div", { class: "places", role: "tablist", "aria-label": "Channels" });
const people = h("div", { class: "list", role: "group", "aria-label": "People" });
const youAre = h("strong", { data: { testid: "you-are" } });
const privateTitle = h("h2");
const locale = h("select", { data: { testid: "locale" }, on: { change: () => set({ locale: locale.value }) } });
const closed = h("input", { type: "checkbox", data: { testid: "dm-closed" }, on: { change: () => set({ refuse: closed.checked ? CLOSED : null }) } });
const panes = {
  channel: pane(() => world.channelId, {
    testid: "log-channel",
    label: "Channel",
    nothing: "Nothing has been said here yet. Type /play to see the games, or / to see everything.",
  }),
  private: pane(() => world.privateId, {
    testid: "log-private",
    label: "Private messages",
    nothing:
      "Nothing here yet. Take a seat at a table and your hand comes here once play begins; or type / in the channel and " +
      "choose “learn” under a game: a table of your own opens here.",
  }),
};
const tabs = ["channel", "private", "people"].map((name) => button("", () => open(name), { data: { testid: `tab-${name}` } }));

function pane(place, words) {
  const write = { testid: words.testid.replace("log-channel", "composer").replace("log", "composer"), label: `Write: ${words.label}` };
  return { place, log: new Log(words, reader, act), composer: composer({ ...write, place, act }) };
}

/** What texts may refer to. */
function reader() {
  return {
    locale: world.person?.locale,
    me: world.personId,
    user: (id) => world.nameOf(id),
    channel: (id) => world.channels.get(id)?.name,
    role: (id) => world.roles.get(id)?.name,
    link: linkTo,
  };
}

/** A link; one to a message or channel of this Discord leads there on this page. */
function linkTo(url, label, properties = {}) {
  const inside = /^https?:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/.exec(url);
  if (!inside) return link(url, label, properties);
  const [, channel, message] = inside;
  const name = world.channels.get(channel)?.name ?? "unknown";
  return button(label ?? `#${name}${message ? " › message" : ""}`, () => jump(channel, message), { class: "mention", ...properties });
}

function jump(channel, message) {
  if (!world.channels.has(channel)) return;
  const name = channel === world.privateId ? "private" : "channel";
  if (name === "channel") openPlace(channel);
  open(name);
  if (message) panes[name].log.reveal(message);
}

// -- what is drawn when -------------------------------------------------------------------------------------------------

function drawAll() {
  drawPeople();
  drawPlaces();
  drawPane("channel");
  drawPane("private");
}

function drawPane(name) {
  const { place, log, composer: form } = panes[name];
  log.show(place());
  form.refresh();
  drawUnread();
}

/** Fill an element, if what it shows has changed: a press that began on a button which is replaced would be none. */
function draw(element, shown, children) {
  if (element.shown !== JSON.stringify(shown)) refill(element, children);
  element.shown = JSON.stringify(shown);
}

function drawPeople() {
  const rows = [...world.people.values()].map((person) => {
    const notes = [person.locale, person.moderator && "moderator", person.dm_closed && "private closed"].filter(Boolean);
    return { id: person.id, name: person.name, colour: person.avatar_color, notes: notes.join(" · "), own: person.id === world.personId };
  });
  draw(people, rows, rows.map(personButton));
  const { person } = world;
  youAre.textContent = person.name;
  privateTitle.textContent = `Private: ${person.name} and ${world.bot.name}`;
  const known = { [person.locale]: person.locale, ...LOCALES };
  draw(locale, known, Object.entries(known).map(([value, label]) => h("option", { value }, label)));
  locale.value = person.locale;
  closed.checked = person.dm_closed;
}

function personButton({ id, name, colour, notes, own }) {
  const element = button([name, h("small", {}, notes), badge(id)], () => be(id), { "aria-pressed": String(own), data: { testid: `person-${name}` } });
  element.style.borderLeftColor = colour;
  return element;
}

function drawPlaces() {
  const rows = world.places().map(({ id, name, parent_id }) => ({ id, name, parent_id, here: id === world.channelId }));
  draw(
    places,
    rows,
    rows.map(({ id, name, parent_id, here }) =>
      button([`${parent_id ? "↳" : "#"} ${name}`, badge("", id)], () => openPlace(id), { role: "tab", "aria-selected": String(here), data: { testid: `channel-${name}` } }),
    ),
  );
  places.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** The number of unread messages of a person, or of who acts in a channel. */
function badge(person, channel = "") {
  return h("span", { class: "badge", data: { person, channel } });
}

/** What can be seen now counts as read; the rest is counted wherever there is a badge for it. */
function drawUnread() {
  const shown = document.body.dataset.pane;
  for (const name of document.hidden ? [] : Object.keys(panes))
    if (wide.matches || shown === name) world.unread.delete(`${world.personId} ${panes[name].place()}`);
  const own = world.unreadBy(world.personId);
  const inPrivate = world.privateId ? world.unreadBy(world.personId, world.privateId) : 0;
  const others = [...world.people.keys()].reduce((sum, id) => sum + world.unreadBy(id), 0) - own;
  const counts = [own - inPrivate, inPrivate, others];
  const names = ["# Channel", "✉ Private", `☻ ${world.person?.name ?? "People"}`];
  tabs.forEach((tab, at) => draw(tab, [names[at], counts[at]], [names[at], h("span", { class: "badge" }, counts[at] || "")]));
  for (const element of document.querySelectorAll(".badge[data-person]")) {
    const { person, channel } = element.dataset;
    element.textContent = world.unreadBy(person || world.personId, channel) || "";
  }
  document.title = `${own ? `(${own}) ` : ""}${world.person?.name ?? "…"} · Mehana sandbox`;
}

// -- what is done -------------------------------------------------------------------------------------------------------

function be(id) {
  world.be(id);
  if (!wide.matches) open("channel");
  drawAll();
}

function openPlace(id) {
  world.openPlace(id);
  drawPlaces();
  drawPane("channel");
}

/** On a narrow screen: show one pane. */
function open(name) {
  document.body.dataset.pane = name;
  for (const tab of tabs) tab.setAttribute("aria-pressed", String(tab.dataset.testid === `tab-${name}`));
  drawUnread();
}

function set(settings) {
  return act({ do: "set", ...settings }).catch((failure) => (notice(failure.message, true), drawPeople()));
}

/** Open a thread under the channel that is shown, and go there. */
async function openThread() {
  const here = world.channels.get(world.channelId);
  const channel = here.parent_id ?? here.id;
  const name = `table ${world.places().filter(({ parent_id }) => parent_id).length + 1}`;
  const thread = await act({ do: "thread", channel, name }).catch((failure) => notice(failure.message, true));
  if (!thread) return;
  world.channels.set(thread.id, thread);
  openPlace(thread.id);
}

/** Say something above everything; what is to stay goes only when it is pressed. */
function notice(text, stays = false) {
  if (text === "" && status.dataset.stays) return;
  status.textContent = text;
  status.hidden = text === "";
  status.dataset.stays = stays ? "yes" : "";
}
status.addEventListener("click", () => ((status.dataset.stays = ""), notice("")));

document.body.append(
  h("header", {}, h("h1", { class: "unseen" }, "Mehana sandbox"), status),
  h(
    "main",
    {},
    h(
      "section",
      { class: "pane people", "aria-label": "People" },
      h("header", {}, h("h2", {}, "You are: ", youAre)),
      people,
      h("label", {}, "Language ", locale),
      h("label", {}, "Private messages closed ", closed),
      h("small", {}, "A fake Discord, on this machine only. You can be anyone here; open a second window to be two people at once."),
    ),
    h(
      "section",
      { class: "pane channel", "aria-label": "Channel" },
      h("header", {}, h("h2", { class: "unseen" }, "Channel"), places, button("+ Thread", openThread, { class: "plain", data: { testid: "new-thread" } })),
      panes.channel.log.element,
      panes.channel.composer.element,
    ),
    h(
      "section",
      { class: "pane private", "aria-label": "Private messages" },
      h("header", {}, privateTitle),
      panes.private.log.element,
      panes.private.composer.element,
    ),
  ),
  h("nav", { "aria-label": "Panes" }, tabs),
);
open("channel");
notice("Looking for the sandbox…");
wide.addEventListener("change", drawUnread);
document.addEventListener("visibilitychange", drawUnread);
