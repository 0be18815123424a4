"""The state of the fake Discord: guilds, channels and people, with listeners for changes."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bot.fake_discord.clock import Clock
from bot.fake_discord.jsontypes import Json
from bot.fake_discord.model import (
    Activity,
    Attachment,
    Channel,
    ChannelKind,
    DmRefusal,
    Emoji,
    Guild,
    Interaction,
    InteractionKind,
    Message,
    Modal,
    Person,
    Role,
)
from bot.fake_discord.oauth import Authorizations
from bot.fake_discord.permissions import BOT, EVERYONE, EVERYTHING, MODERATOR, NONE, PRIVATE, Permission, permission

_DISCORD_EPOCH = 1_420_070_400.0
CLOSED_MESSAGES = 50007
NO_MUTUAL_GUILD = 50278
_COLOURS = ("#b5524a", "#4a7ab5", "#5c9a52", "#b08a3c", "#8a5aa8", "#3f9a94", "#b0628f", "#6f7480")


@dataclass(frozen=True, slots=True)
class Change:
    """A change: `kind` is such as "message_create" or "people", `subject` the object concerned."""

    kind: str
    subject: Any = None


class World:
    """A guild "Mehana" with two channels and four people, changed only through these methods and `messages`.

    `add_guild` adds further guilds; `guild_id`, `everyone` and `moderators` are those of the first one.
    """

    def __init__(self, clock: Clock, *, bot_name: str = "Mehana", guild_locale: str = "en-US") -> None:
        self.clock = clock
        self.base_url = ""
        self.shards = 1
        """The number of shards that a bot must use; tests raise it, as Discord does for bots in many servers."""
        self.privileged_intents = 0
        """The privileged intents that are enabled for the app; tests raise it."""
        self.guild_name = "Mehana"
        self.guild_locale = guild_locale
        self._last_id = 0
        self._listeners: list[Callable[[Change], None]] = []
        self.channels: dict[int, Channel] = {}
        self.people: dict[int, Person] = {}
        self.interactions: dict[str, Interaction] = {}
        self.modals: dict[int, Modal] = {}
        self.files: dict[int, Attachment] = {}
        self.emojis: dict[int, Emoji] = {}
        self.commands: dict[int | None, list[Json]] = {None: []}
        self.authorizations = Authorizations(clock)
        self.activities_enabled = False
        self.activities: dict[str, Activity] = {}
        self.guild_id = self.new_id()
        self.owner = Person(self.new_id(), "owner", "en-US", "#000000")
        self.everyone = Role(self.guild_id, "@everyone", EVERYONE)
        self.bot = Person(self.new_id(), bot_name, "en-US", "#7a3b2e", bot=True)
        self.moderators = Role(self.new_id(), "Moderators", MODERATOR, mentionable=True)
        bot_role = Role(self.new_id(), bot_name, BOT, bot_id=self.bot.id)
        self.roles = {role.id: role for role in (self.everyone, self.moderators, bot_role)}
        self.bot.roles.add(bot_role.id)
        self.home = Guild(self.guild_id, self.guild_name, self.everyone, self.moderators)
        self.guilds = {self.home.id: self.home}
        for name in ("general", "games"):
            self.add_channel(name)
        self.add_person("Ana", moderator=True)
        self.add_person("Boris", locale="bg")
        self.add_person("Vera", locale="ru")
        self.add_person("Dinu", locale="ro")

    @property
    def gateway_url(self) -> str:
        """The URL of the gateway."""
        return self.base_url.replace("http:", "ws:", 1) + "/gateway"

    # -- news ---------------------------------------------------------------------------------------------------------

    def subscribe(self, listener: Callable[[Change], None]) -> Callable[[], None]:
        """Call `listener` immediately for each change, in order. Return a function that ends this."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def tell(self, kind: str, subject: Any = None) -> None:
        """Announce a change to all listeners."""
        change = Change(kind, subject)
        for listener in tuple(self._listeners):
            listener(change)

    def new_id(self) -> int:
        """Return a new snowflake, which contains the clock's time and is greater than earlier ones."""
        now = int((self.clock.now() - _DISCORD_EPOCH) * 1000) << 22
        self._last_id = max(self._last_id + 1, now)
        return self._last_id

    # -- people and places --------------------------------------------------------------------------------------------

    def add_person(
        self, name: str, *, locale: str = "en-US", moderator: bool = False, guild: Guild | None = None
    ) -> Person:
        """Add a person to a guild, by default the first one. Raise ValueError if the name is taken."""
        if any(person.name == name for person in self.people.values()):
            raise ValueError(f"there is already a person called {name!r}")
        person = Person(self.new_id(), name, locale, _COLOURS[len(self.people) % len(_COLOURS)])
        self.people[person.id] = person
        self.add_member(guild or self.home, person, moderator=moderator)
        return person

    def add_member(self, guild: Guild, person: Person, *, moderator: bool = False) -> None:
        """Add an existing person to a guild."""
        guild.members.add(person.id)
        if moderator:
            person.roles.add(guild.moderators.id)
        self.tell("people")

    def add_guild(self, name: str, *channels: str) -> Guild:
        """Add a guild with these text channels and the bot."""
        number = self.new_id()
        everyone = Role(number, "@everyone", EVERYONE, guild_id=number)
        moderators = Role(self.new_id(), "Moderators", MODERATOR, mentionable=True, guild_id=number)
        bot_role = Role(self.new_id(), self.bot.name, BOT, bot_id=self.bot.id, guild_id=number)
        self.roles |= {role.id: role for role in (everyone, moderators, bot_role)}
        self.bot.roles.add(bot_role.id)
        self.guilds[number] = guild = Guild(number, name, everyone, moderators)
        self.tell("guild_create", guild)
        for channel in channels:
            self.add_channel(channel, guild=guild)
        return guild

    def remove_bot(self, guild: Guild) -> None:
        """Remove the bot from a guild."""
        guild.present = False
        self.tell("guild_delete", guild)

    def invite_bot(self, guild: Guild) -> None:
        """Add the bot to a guild again."""
        guild.present = True
        self.tell("guild_create", guild)

    def add_role(self, name: str, permissions: Permission = NONE, *, mentionable: bool = False) -> Role:
        """Add a role to the guild; `person.roles.add(role.id)` gives it to a person."""
        role = Role(self.new_id(), name, permissions, mentionable)
        self.roles[role.id] = role
        self.tell("role_create", role)
        return role

    def add_channel(self, name: str, *, guild: Guild | None = None) -> Channel:
        """Add a text channel to a guild, the first one by default."""
        channel = Channel(self.new_id(), ChannelKind.TEXT, name, position=len(self.channels))
        channel.guild_id = guild.id if guild else None
        self.channels[channel.id] = channel
        self.tell("channel_create", channel)
        return channel

    def add_thread(
        self, parent: Channel, name: str, *, owner: Person | None = None, thread_id: int | None = None
    ) -> Channel:
        """Open a public thread under a text channel; a thread made from a message takes that message's id."""
        thread = Channel(thread_id or self.new_id(), ChannelKind.THREAD, name, parent_id=parent.id)
        thread.owner_id = (owner or self.bot).id
        thread.guild_id = parent.guild_id
        thread.created = thread.archive_changed = self.clock.now()
        self.channels[thread.id] = thread
        self.tell("thread_create", thread)
        return thread

    def add_entry_point(self, name: str = "launch", *, handler: int = 2) -> Json:
        """Enable Activities for the app, which adds their entry point command.

        With `handler` 2 Discord launches the Activity itself, with 1 it asks the bot.
        """
        self.activities_enabled = True
        command: Json = {
            "id": str(self.new_id()),
            "application_id": str(self.bot.id),
            "version": str(self.new_id()),
            "type": 4,
            "name": name,
            "description": "",
            "default_member_permissions": None,
            "contexts": [0, 1],
            "integration_types": [0],
            "handler": handler,
        }
        self.commands[None].append(command)
        self.tell("commands")
        return command

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel or thread with its messages and threads."""
        for thread in [thread for thread in self.channels.values() if thread.parent_id == channel.id]:
            self.remove_channel(thread)
        del self.channels[channel.id]
        self.tell("channel_delete", channel)

    def private_channel(self, person: Person) -> Channel:
        """Return the private conversation of the bot with this person, which is created if necessary."""
        if person.dm_channel is None:
            channel = Channel(self.new_id(), ChannelKind.PRIVATE, person.name, recipient=person)
            self.channels[channel.id] = channel
            person.dm_channel = channel.id
            self.tell("people")
            self.tell("private_channel", channel)
        return self.channels[person.dm_channel]

    def person(self, who: str | int | Person) -> Person:
        """Return a person by name or id. Raise LookupError if there is none."""
        for person in self.people.values():
            if who in {person, person.id, person.name}:
                return person
        raise LookupError(f"nobody is called {who!r}")

    def channel(self, which: str | int | Channel) -> Channel:
        """Return a channel or thread by name or id. Raise LookupError if there is none."""
        for channel in self.channels.values():
            named = channel.kind is not ChannelKind.PRIVATE and which == channel.name
            if named or which in {channel, channel.id}:
                return channel
        raise LookupError(f"no channel is called {which!r}")

    def user(self, user_id: int) -> Person | None:
        """Return the person, bot or owner of the app and its guilds with this id, or None."""
        return {self.bot.id: self.bot, self.owner.id: self.owner}.get(user_id) or self.people.get(user_id)

    def message(self, message_id: int) -> Message | None:
        """Return the message with this id in any channel, or None."""
        return next((c.messages[message_id] for c in self.channels.values() if message_id in c.messages), None)

    def guild_of(self, channel: Channel) -> Guild:
        """Return the guild of a channel that is not a private conversation."""
        return self.guilds[channel.guild_id or self.guild_id]

    def messages(self) -> list[Message]:
        """Return all messages, including ephemeral ones, oldest first."""
        messages = (message for channel in self.channels.values() for message in channel.messages.values())
        return sorted(messages, key=lambda message: message.id)

    # -- activities ---------------------------------------------------------------------------------------------------

    def join_activity(self, person: Person, channel: Channel) -> Activity:
        """Let a person join the Activity that runs in a channel, which is launched if necessary."""
        running = next((activity for activity in self.activities.values() if activity.channel is channel), None)
        if running is None:
            launch_id = self.new_id()
            running = Activity(f"i-{launch_id}-{activity_location(self, channel)}", launch_id, channel)
            self.activities[running.id] = running
        if person not in running.people:
            running.people.append(person)
        self.tell("activity", running)
        return running

    def leave_activity(self, person: Person, activity: Activity) -> None:
        """Let a person leave an Activity, which ends with the last one."""
        activity.people.remove(person)
        if not activity.people:
            del self.activities[activity.id]
        self.tell("activity", activity)

    # -- rights -------------------------------------------------------------------------------------------------------

    def permissions(self, who: Person, channel: Channel) -> Permission:
        """Return the permissions of a person or the bot in a channel."""
        if channel.kind is ChannelKind.PRIVATE:
            return PRIVATE
        guild = self.guild_of(channel)
        if not (guild.present if who.bot else who.id in guild.members):
            return NONE
        rights = guild.everyone.permissions
        for role in (self.roles[role_id] for role_id in who.roles):
            if (role.guild_id or self.guild_id) == guild.id:
                rights |= role.permissions
        if Permission.ADMINISTRATOR in rights:
            return EVERYTHING
        place = self.channels[channel.parent_id] if channel.parent_id else channel
        if who.bot:
            rights &= ~(place.denied | channel.denied)
        if who.id in place.hidden_from:
            return NONE
        return rights if Permission.VIEW_CHANNEL in rights else NONE

    def is_moderator(self, person: Person) -> bool:
        """Return whether a person may manage the guild's channels."""
        return self.moderators.id in person.roles

    def deny(self, channel: Channel, *names: str | Permission) -> None:
        """Deny the bot permissions in this channel, by names such as "SEND_MESSAGES"."""
        for name in names:
            channel.denied |= permission(name)
        self.tell("channel_update", channel)

    def allow(self, channel: Channel, *names: str | Permission) -> None:
        """Undo `deny`."""
        for name in names:
            channel.denied &= ~permission(name)
        self.tell("channel_update", channel)

    def hide(self, channel: Channel, person: Person) -> None:
        """Hide a channel from a person."""
        channel.hidden_from.add(person.id)
        self.tell("channel_update", channel)

    def set_dm_closed(self, person: Person, closed: bool) -> None:
        """Set whether the person accepts private messages from the bot."""
        person.dm_closed = closed
        self.tell("people")

    def refuse_dms(self, person: Person, refusal: DmRefusal | None) -> None:
        """Set how private messages to a person are refused, or None to accept them."""
        person.dm_refusal = refusal
        self.tell("people")

    def dm_refusal(self, person: Person) -> DmRefusal | None:
        """Return how private messages to a person are refused now, if they are."""
        if person.dm_refusal is not None:
            return person.dm_refusal
        if person.dm_closed:
            return DmRefusal(CLOSED_MESSAGES)
        shared = any(guild.present and person.id in guild.members for guild in self.guilds.values())
        return None if shared else DmRefusal(NO_MUTUAL_GUILD)

    # -- interactions -------------------------------------------------------------------------------------------------

    def add_interaction(
        self,
        kind: InteractionKind,
        person: Person,
        channel: Channel,
        data: Json,
        *,
        message: Message | None = None,
        trigger: Interaction | None = None,
    ) -> Interaction:
        """Record an interaction and send it to the bot."""
        interaction = Interaction(
            id=self.new_id(),
            token=secrets.token_urlsafe(48),
            kind=kind,
            person=person,
            channel=channel,
            data=data,
            created=self.clock.now(),
            message=message,
            trigger=trigger,
        )
        self.interactions[interaction.token] = interaction
        self.tell("interaction_create", interaction)
        return interaction


def activity_location(world: World, channel: Channel) -> str:
    """Return the id of the place where an Activity runs, as Discord composes it."""
    return f"pc-{channel.id}" if channel.recipient else f"gc-{world.guild_of(channel).id}-{channel.id}"
