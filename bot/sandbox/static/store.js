/** What the page knows: the world as the fake Discord reports it, who acts, which channel is open, and what is unread. */

const TEXT = 0;
const PRIVATE = 1;
const REMEMBERED = "mehana-sandbox";

export class Store {
  guild = { id: "", name: "" };
  bot = { id: "", name: "" };
  people = new Map();
  roles = new Map();
  channels = new Map();
  commands = [];
  violations = [];
  personId = null;
  channelId = null;
  #messages = new Map();
  #dismissed = new Set();
  #unseen = new Map();
  #listeners = new Map();

  /**
   * Call `listener` at each change of a kind:
   * "world" (anything may be different), "message" ({message}), "gone" ({channel, message}), "people", "channels",
   * "person" (another was chosen), "place" (another channel was chosen), "unseen", "violations", "modal".
   */
  on(kind, listener) {
    this.#listeners.set(kind, [...(this.#listeners.get(kind) ?? []), listener]);
  }

  #tell(kind, detail) {
    for (const listener of this.#listeners.get(kind) ?? []) listener(detail);
  }

  /** Take in one update from the fake Discord. */
  receive(news) {
    switch (news.type) {
      case "snapshot":
        this.#snapshot(news);
        break;
      case "message_create":
      case "message_update":
        this.#message(news.message, news.type === "message_create");
        break;
      case "message_delete":
        this.#messages.get(news.channel)?.delete(news.message);
        this.#tell("gone", { channel: news.channel, message: news.message });
        break;
      case "people":
        this.people = byId(news.people);
        this.#tell("people");
        break;
      case "channels":
        this.channels = byId(news.channels);
        if (!this.channels.has(this.channelId)) this.choosePlace(this.places()[0]?.id ?? null);
        this.#tell("channels");
        break;
      case "modal":
        this.#tell("modal", news);
        break;
      case "violation":
        this.violations.push(news.text);
        this.#tell("violations");
        break;
      default:
        console.warn("Unknown update from the fake Discord", news);
    }
  }

  #snapshot(news) {
    this.guild = news.guild;
    this.bot = news.bot;
    this.people = byId(news.people);
    this.roles = byId(news.roles);
    this.channels = byId(news.channels);
    this.commands = news.commands;
    this.#messages = new Map(Object.entries(news.messages).map(([channel, list]) => [channel, byId(list)]));
    const before = remembered();
    const person = this.people.get(this.personId) ?? named(this.people, before.person) ?? first(this.people);
    const places = this.places();
    const place = places.find(({ id }) => id === this.channelId) ?? places.find(({ name }) => name === before.place);
    this.personId = person?.id ?? null;
    this.channelId = (place ?? places[0])?.id ?? null;
    this.#tell("world");
  }

  #message(message, created) {
    const channel = message.channel_id;
    if (!this.#messages.has(channel)) this.#messages.set(channel, new Map());
    this.#messages.get(channel).set(message.id, message);
    this.#tell("message", { message });
    if (!created) return;
    for (const person of message.rings) {
      const key = `${person} ${channel}`;
      this.#unseen.set(key, (this.#unseen.get(key) ?? 0) + 1);
    }
    if (message.rings.length) this.#tell("unseen");
  }

  /** The person the page acts for, or undefined before the first snapshot. */
  get person() {
    return this.people.get(this.personId);
  }

  /** Act for another person from now on. */
  choosePerson(id) {
    if (id === this.personId) return;
    this.personId = id;
    this.#remember();
    this.#tell("person");
  }

  /** Look at another channel or thread. */
  choosePlace(id) {
    if (id === this.channelId) return;
    this.channelId = id;
    this.#remember();
    this.#tell("place");
  }

  #remember() {
    const kept = { person: this.person?.name, place: this.channels.get(this.channelId)?.name };
    sessionStorage.setItem(REMEMBERED, JSON.stringify(kept));
  }

  /** The channels of the server in order, each followed by its threads. */
  places() {
    const all = [...this.channels.values()];
    return all
      .filter(({ type }) => type === TEXT)
      .flatMap((channel) => [channel, ...all.filter(({ parent_id }) => parent_id === channel.id)]);
  }

  /** Whether a channel is somebody's private conversation with the bot. */
  isPrivate(channelId) {
    return this.channels.get(channelId)?.type === PRIVATE;
  }

  /** What the chosen person sees in a channel, oldest first. */
  visible(channelId) {
    return [...(this.#messages.get(channelId)?.values() ?? [])].filter((message) => this.sees(message));
  }

  /** Whether the chosen person wrote a message, asked for it by a command, or is the only one to see it. */
  isOwn(message) {
    const asked = message.interaction_metadata?.user.id;
    return [message.author.id, message.visible_to, asked].includes(this.personId);
  }

  /** Whether the chosen person sees this message where it is. */
  sees(message) {
    return (message.visible_to === null || message.visible_to === this.personId) && !this.#dismissed.has(message.id);
  }

  /** The message with this id in the channel, if it is known. */
  message(channelId, messageId) {
    return this.#messages.get(channelId)?.get(messageId);
  }

  /** Take a message that only its reader sees out of sight. */
  dismiss(message) {
    this.#dismissed.add(message.id);
    this.#tell("gone", { channel: message.channel_id, message: message.id });
  }

  /** How many messages rang for a person and were not looked at: in one channel, or in all. */
  unseen(personId, channelId = null) {
    if (channelId !== null) return this.#unseen.get(`${personId} ${channelId}`) ?? 0;
    return [...this.#unseen].reduce((sum, [key, count]) => sum + (key.startsWith(`${personId} `) ? count : 0), 0);
  }

  /** The chosen person has looked at this channel. */
  look(channelId) {
    if (this.#unseen.delete(`${this.personId} ${channelId}`)) this.#tell("unseen");
  }

  /** A user's name and colour, the bot's too; null for a stranger. */
  user(id) {
    if (id === this.bot.id) return { id, name: this.bot.name, avatar_color: "#a8201a", bot: true };
    return this.people.get(id) ?? null;
  }
}

function byId(list) {
  return new Map(list.map((item) => [item.id, item]));
}

function first(map) {
  return map.values().next().value;
}

function named(map, name) {
  return [...map.values()].find((item) => item.name === name);
}

function remembered() {
  return JSON.parse(sessionStorage.getItem(REMEMBERED) ?? "{}");
}
