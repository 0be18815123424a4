/** What the page knows: the world as the fake Discord reports it, who acts, which channel is open, and what is unread. */

const TEXT = 0;
const PRIVATE = 1;
const REMEMBERED = "mehana-sandbox";

export const world = {
  bot: { id: "", name: "" },
  people: new Map(),
  roles: new Map(),
  channels: new Map(),
  commands: [],
  /** Messages by channel and id. */
  messages: new Map(),
  /** The person who acts, and the channel or thread that is open. */
  personId: null,
  channelId: null,
  /** How many messages rang for a person in a channel and were not looked at, by both ids. */
  unread: new Map(),

  get person() {
    return this.people.get(this.personId);
  },

  get privateId() {
    return this.person?.dm_channel ?? null;
  },

  /** Take in everything anew; who acts and what is open stays, by name after a restart of the sandbox. */
  snapshot(news) {
    this.bot = news.bot;
    this.commands = news.commands;
    this.people = byId(news.people);
    this.roles = byId(news.roles);
    this.channels = byId(news.channels);
    this.messages = new Map(Object.entries(news.messages).map(([channel, list]) => [channel, byId(list)]));
    const { person, place } = JSON.parse(sessionStorage.getItem(REMEMBERED) ?? "{}");
    const all = [...this.people.values()];
    this.personId = (this.person ?? all.find(({ name }) => name === person) ?? all[0])?.id ?? null;
    this.openPlace(this.places().find(({ id, name }) => id === this.channelId || name === place)?.id);
  },

  /** Act for a person from now on. */
  be(id) {
    this.personId = id;
    this.remember();
  },

  /** Open a channel or thread; the first one where there is none of this id. */
  openPlace(id) {
    this.channelId = this.channels.has(id) ? id : (this.places()[0]?.id ?? null);
    this.remember();
  },

  /** Keep for this window, also after it is loaded again, who acts and what is open. */
  remember() {
    const kept = { person: this.person?.name, place: this.channels.get(this.channelId)?.name };
    sessionStorage.setItem(REMEMBERED, JSON.stringify(kept));
  },

  /** The channels of the server in order, each followed by its threads. */
  places() {
    const all = [...this.channels.values()];
    const channels = all.filter(({ type }) => type === TEXT);
    return channels.flatMap((channel) => [channel, ...all.filter(({ parent_id }) => parent_id === channel.id)]);
  },

  isPrivate(channelId) {
    return this.channels.get(channelId)?.type === PRIVATE;
  },

  /** Keep a message; a new one is unread by those for whom it rang. */
  keep(message, created) {
    const channel = message.channel_id;
    if (!this.messages.has(channel)) this.messages.set(channel, new Map());
    this.messages.get(channel).set(message.id, message);
    for (const person of created ? message.rings : []) {
      const key = `${person} ${channel}`;
      this.unread.set(key, (this.unread.get(key) ?? 0) + 1);
    }
  },

  /** Whether the chosen person sees a message where it is. */
  sees(message) {
    return message.visible_to === null || message.visible_to === this.personId;
  },

  /** What the chosen person sees in a channel, oldest first. */
  visible(channelId) {
    return [...(this.messages.get(channelId)?.values() ?? [])].filter((message) => this.sees(message));
  },

  /** How many unread messages a person has: in one channel, or in all. */
  unreadBy(personId, channelId = "") {
    const own = [...this.unread].filter(([key]) => key.startsWith(`${personId} ${channelId}`));
    return own.reduce((sum, [, count]) => sum + count, 0);
  },

  /** The name of a user, also of the bot; undefined for a stranger. */
  nameOf(id) {
    return id === this.bot.id ? this.bot.name : this.people.get(id)?.name;
  },
};

/** The items of a list by their ids. */
export function byId(list) {
  return new Map(list.map((item) => [item.id, item]));
}
