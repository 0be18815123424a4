"""The state of the fake Discord: guilds, channels and people, with listeners for changes."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bot.fake_discord.world.authorizations import Authorizations
from bot.fake_discord.world.clock import Clock
from bot.fake_discord.world.jsontypes import Json
from bot.fake_discord.world.model import (
    Activity,
    Attachment,
    Channel,
    ChannelKind,
    CommandKind,
    DmRefusal,
    Emoji,
    Guild,
    Interaction,
    InteractionKind,
    Invite,
    Membership,
    Message,
    Modal,
    Person,
    Role,
    ThreadMembership,
    Webhook,
)
from bot.fake_discord.world.names import locale as known_locale
from bot.fake_discord.world.names import unknown
from bot.fake_discord.world.permissions import (
    BOT,
    EVERYONE,
    EVERYTHING,
    MODERATOR,
    NONE,
    PRIVATE,
    Overwrite,
    Permission,
    overwritten,
    permission,
)

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

    `owner` is a fifth person, who owns the app and the guilds and is not among the `people`. `add_guild` adds further
    guilds; `guild_id`, `everyone` and `moderators` are those of the first one.
    """

    def __init__(self, clock: Clock, *, bot_name: str = "Mehana", guild_locale: str = "en-US") -> None:
        self.clock = clock
        self.base_url = ""
        self.shards = 1
        """The number of shards that a bot must use; tests raise it, as Discord does for bots in many servers."""
        self.privileged_intents = 0
        """The privileged intents that are enabled for the app; tests raise it."""
        self.answer_within = 3.0
        """Seconds within which an interaction must be answered; raise it where the machine is too busy to be timed."""
        self.guild_locale = known_locale(guild_locale)
        self._last_id = 0
        self._private_limit: tuple[float, float] = (float("inf"), 0.0)
        self._private_opened: list[float] = []
        self._listeners: list[Callable[[Change], None]] = []
        self.channels: dict[int, Channel] = {}
        self.people: dict[int, Person] = {}
        self.interactions: dict[str, Interaction] = {}
        self.modals: dict[int, Modal] = {}
        self.webhooks: dict[int, Webhook] = {}
        self.invites: dict[str, Invite] = {}
        self.files: dict[int, Attachment] = {}
        self.emojis: dict[int, Emoji] = {}
        self.commands: dict[int | None, list[Json]] = {None: []}
        self.authorizations = Authorizations(clock)
        self.activities_enabled = False
        self.activities: dict[str, Activity] = {}
        self.roles: dict[int, Role] = {}
        self.guilds: dict[int, Guild] = {}
        self.owner = Person(self.new_id(), "owner", "en-US", "#000000")
        self.bot = Person(self.new_id(), bot_name, "en-US", "#7a3b2e", bot=True)
        self.home = self.add_guild("Mehana", "general", "games")
        self.guild_id, self.everyone, self.moderators = self.home.id, self.home.everyone, self.home.moderators
        self.add_person("Ana", moderator=True)
        self.add_person("Boris", locale="bg")
        self.add_person("Vera", locale="ru")
        self.add_person("Dinu", locale="ro")

    @property
    def gateway_url(self) -> str:
        """The URL of the gateway."""
        return self.base_url.replace("http:", "ws:", 1) + "/gateway"

    # -- changes ------------------------------------------------------------------------------------------------------

    def subscribe(self, listener: Callable[[Change], None]) -> Callable[[], None]:
        """Call `listener` at each change, in order. Return a function that unsubscribes it."""
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

    @property
    def everybody(self) -> tuple[Person, ...]:
        """The people and the owner."""
        return (*self.people.values(), self.owner)

    def add_person(
        self, name: str, *, locale: str = "en-US", moderator: bool = False, guild: Guild | None = None
    ) -> Person:
        """Add a person to a guild, by default the first one. Raise ValueError if the name is taken, or for a locale."""
        if any(person.name == name for person in self.everybody):
            raise ValueError(f"there is already a person called {name!r}")
        colour = _COLOURS[len(self.people) % len(_COLOURS)]
        person = Person(self.new_id(), name, known_locale(locale), colour)
        self.people[person.id] = person
        self.add_member(guild or self.home, person, moderator=moderator)
        return person

    def add_member(self, guild: Guild, person: Person, *, moderator: bool = False) -> None:
        """Add an existing person to a guild."""
        guild.members.add(person.id)
        if moderator:
            person.roles.add(guild.moderators.id)
        self.tell("people")
        self.tell("member_add", Membership(guild, person))

    def remove_member(self, guild: Guild, person: Person) -> None:
        """Remove a person from a guild, with the roles they had there."""
        guild.members.discard(person.id)
        person.roles -= {role.id for role in self.roles.values() if self.guild_of_role(role) is guild}
        self.tell("people")
        self.tell("member_remove", Membership(guild, person))

    def set_role(self, person: Person, role: Role, *, held: bool) -> None:
        """Give a role to a person, or take it away."""
        (person.roles.add if held else person.roles.discard)(role.id)
        self.tell("people")
        self.tell("member_update", Membership(self.guild_of_role(role), person))

    def guild_of_role(self, role: Role) -> Guild:
        """Return the guild that a role belongs to."""
        return self.guilds[role.guild_id]

    def add_guild(self, name: str, *channels: str) -> Guild:
        """Add a guild with these text channels and the bot."""
        number = self.new_id()
        everyone = Role(number, "@everyone", number, EVERYONE)
        moderators = Role(self.new_id(), "Moderators", number, MODERATOR, mentionable=True)
        bot_role = Role(self.new_id(), self.bot.name, number, BOT, bot_id=self.bot.id)
        self.roles |= {role.id: role for role in (everyone, moderators, bot_role)}
        self.bot.roles.add(bot_role.id)
        self.guilds[number] = guild = Guild(number, name, everyone, moderators, {self.owner.id})
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

    def add_role(
        self, name: str, permissions: Permission = NONE, *, mentionable: bool = False, guild: Guild | None = None
    ) -> Role:
        """Add a role to a guild, the first one by default; `set_role` gives it to a person."""
        role = Role(self.new_id(), name, (guild or self.home).id, permissions, mentionable)
        self.roles[role.id] = role
        self.tell("role_create", role)
        return role

    def remove_role(self, role: Role) -> None:
        """Delete a role; who had it loses it. Raise ValueError for @everyone and the roles of bots."""
        if role.bot_id is not None or role is self.guild_of_role(role).everyone:
            raise ValueError(f"the role {role.name!r} cannot be deleted")
        del self.roles[role.id]
        for holder in (self.bot, *self.everybody):
            holder.roles.discard(role.id)
        for channel in self.channels.values():
            channel.overwrites.pop(role.id, None)
        self.tell("role_delete", role)
        self.tell("people")

    def add_channel(
        self,
        name: str,
        kind: ChannelKind = ChannelKind.TEXT,
        *,
        guild: Guild | None = None,
        parent: Channel | None = None,
    ) -> Channel:
        """Add a channel to a guild, the first one by default; `parent` is the category it stands in."""
        channel = Channel(self.new_id(), kind, name, position=len(self.channels), guild_id=(guild or self.home).id)
        channel.parent_id = parent.id if parent else None
        self.channels[channel.id] = channel
        self.tell("channel_create", channel)
        return channel

    def add_thread(
        self,
        parent: Channel,
        name: str,
        *,
        owner: Person | None = None,
        thread_id: int | None = None,
        private: bool = False,
    ) -> Channel:
        """Open a thread under a channel; a thread made from a message takes that message's id."""
        kind = ChannelKind.ANNOUNCEMENT_THREAD if parent.kind is ChannelKind.ANNOUNCEMENT else ChannelKind.THREAD
        kind = ChannelKind.PRIVATE_THREAD if private else kind
        thread = Channel(thread_id or self.new_id(), kind, name, parent_id=parent.id)
        thread.owner_id = (owner or self.bot).id
        thread.thread_members.add(thread.owner_id)
        thread.guild_id = parent.guild_id
        thread.created = thread.archive_changed = self.clock.now()
        self.channels[thread.id] = thread
        self.tell("thread_create", thread)
        return thread

    def join_thread(self, thread: Channel, person: Person) -> None:
        """Make a person or the bot a member of a thread."""
        thread.thread_members.add(person.id)
        self.tell("thread_members", ThreadMembership(thread, person, joined=True))

    def leave_thread(self, thread: Channel, person: Person) -> None:
        """End a membership in a thread."""
        thread.thread_members.discard(person.id)
        self.tell("thread_members", ThreadMembership(thread, person, joined=False))

    def add_invite(self, channel: Channel, inviter: Person, *, lifetime: int = 86_400, most_uses: int = 0) -> Invite:
        """Add an invitation to the guild of a channel, valid for `lifetime` seconds (0: for ever)."""
        guild = self.guild_of(channel)
        code = secrets.token_urlsafe(6)
        invite = Invite(code, guild, channel.id, inviter, self.clock.now(), lifetime, most_uses)
        self.invites[code] = invite
        return invite

    def invite(self, code: str) -> Invite | None:
        """Return the invitation with this code if it is still valid."""
        invite = self.invites.get(code)
        if invite is None or invite.channel_id not in self.channels:
            return None
        expired = invite.lifetime and self.clock.now() > invite.created + invite.lifetime
        used_up = invite.most_uses and invite.uses >= invite.most_uses
        return None if expired or used_up else invite

    def add_entry_point(self, name: str = "launch", *, handler: int = 2) -> Json:
        """Enable Activities for the app, which adds their entry point command.

        With `handler` 2 Discord launches the Activity itself, with 1 it asks the bot.
        """
        self.activities_enabled = True
        command: Json = {
            "id": str(self.new_id()),
            "application_id": str(self.bot.id),
            "version": str(self.new_id()),
            "type": int(CommandKind.ENTRY_POINT),
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
        """Delete a channel or thread with its messages and threads; the channels of a category stay."""
        for inner in [inner for inner in self.channels.values() if inner.parent_id == channel.id]:
            if inner.is_thread:
                self.remove_channel(inner)
            else:
                inner.parent_id = None
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

    def limit_private_channels(self, count: int, seconds: float) -> None:
        """Let the bot open at most `count` new private conversations within `seconds`."""
        self._private_limit = (count, seconds)

    def may_open_private_channel(self) -> bool:
        """Count a private conversation that the bot opens; return whether it keeps to the limit."""
        count, seconds = self._private_limit
        now = self.clock.now()
        self._private_opened = [moment for moment in self._private_opened if moment > now - seconds]
        if len(self._private_opened) >= count:
            return False
        self._private_opened.append(now)
        return True

    def person(self, who: str | int | Person) -> Person:
        """Return a person or the owner by name or id. Raise LookupError if there is none."""
        for person in self.everybody:
            if who in {person, person.id, person.name}:
                return person
        raise LookupError(unknown("person", who, [person.name for person in self.everybody]))

    def channel(self, which: str | int | Channel) -> Channel:
        """Return a channel or thread by name or id. Raise LookupError if there is none."""
        for channel in self.channels.values():
            named = channel.kind is not ChannelKind.PRIVATE and which == channel.name
            if named or which in {channel, channel.id}:
                return channel
        known = [channel.name for channel in self.channels.values() if channel.kind is not ChannelKind.PRIVATE]
        raise LookupError(unknown("channel", which, known))

    def user(self, user_id: int) -> Person | None:
        """Return the person, bot or owner of the app and its guilds with this id, or None."""
        return {self.bot.id: self.bot, self.owner.id: self.owner}.get(user_id) or self.people.get(user_id)

    def message(self, message_id: int) -> Message | None:
        """Return the message with this id in any channel, or None."""
        return next((c.messages[message_id] for c in self.channels.values() if message_id in c.messages), None)

    def guild_of(self, channel: Channel) -> Guild:
        """Return the guild of a channel that is not a private conversation."""
        assert channel.guild_id is not None, "a private conversation is in no guild"
        return self.guilds[channel.guild_id]

    def channels_of(self, guild: Guild) -> list[Channel]:
        """Return the channels and threads of a guild."""
        return [item for item in self.channels.values() if not item.recipient and self.guild_of(item) is guild]

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
        if not self.is_member(who, guild):
            return NONE
        rights = self.guild_permissions(who, guild)
        if Permission.ADMINISTRATOR in rights:
            return EVERYTHING
        places = [self.channels[channel.parent_id], channel] if channel.is_thread and channel.parent_id else [channel]
        for place in places:
            rights = overwritten(rights, place.overwrites, guild.everyone.id, who.roles, who.id)
        hidden = channel.kind is ChannelKind.PRIVATE_THREAD and who.id not in channel.thread_members
        if Permission.VIEW_CHANNEL not in rights or (hidden and Permission.MANAGE_THREADS not in rights):
            return NONE
        return rights

    def is_member(self, who: Person, guild: Guild) -> bool:
        """Whether a person or the bot is in a guild."""
        return guild.present if who.bot else who.id in guild.members

    def members_of(self, guild: Guild) -> list[Person]:
        """Return the bot, if it is in a guild, and the people who are."""
        return [person for person in (self.bot, *self.everybody) if self.is_member(person, guild)]

    def guild_permissions(self, who: Person, guild: Guild) -> Permission:
        """Return the permissions that a member has by their roles, before any channel's overwrites."""
        if who is self.owner:
            return EVERYTHING
        rights = guild.everyone.permissions
        for role in (self.roles[role_id] for role_id in who.roles):
            if self.guild_of_role(role) is guild:
                rights |= role.permissions
        return rights

    def deny(self, channel: str | int | Channel, *names: str | Permission) -> None:
        """Deny the bot permissions in a channel, by names such as "SEND_MESSAGES"."""
        place = self.channel(channel)
        for name in names:
            self._overwrite(place, self.bot).deny |= permission(name)
        self.tell("channel_update", place)

    def allow(self, channel: str | int | Channel, *names: str | Permission) -> None:
        """Undo `deny`."""
        place = self.channel(channel)
        for name in names:
            self._overwrite(place, self.bot).deny &= ~permission(name)
        self.tell("channel_update", place)

    def hide(self, channel: Channel, person: Person) -> None:
        """Hide a channel from a person."""
        self._overwrite(channel, person).deny |= Permission.VIEW_CHANNEL
        self.tell("channel_update", channel)

    @staticmethod
    def _overwrite(channel: Channel, person: Person) -> Overwrite:
        return channel.overwrites.setdefault(person.id, Overwrite(member=True))

    def refuse_dms(self, person: Person, refusal: DmRefusal | None) -> None:
        """Set how private messages to a person are refused, or None to accept them."""
        person.dm_refusal = refusal
        self.tell("people")

    def dm_refusal(self, person: Person) -> DmRefusal | None:
        """Return how private messages to a person are refused now, if they are."""
        if person.dm_refusal is not None:
            return person.dm_refusal
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
