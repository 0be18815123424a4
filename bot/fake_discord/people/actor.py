"""People of the fake Discord: what they can do and see, for tests and the sandbox's page."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

from bot.fake_discord.messaging.messages import Messages
from bot.fake_discord.people.inputs import Inputs, NotPossible, find
from bot.fake_discord.world import components as tree
from bot.fake_discord.world.jsontypes import Json
from bot.fake_discord.world.model import (
    Activity,
    Answer,
    Channel,
    ChannelKind,
    CommandKind,
    DmRefusal,
    Guild,
    Interaction,
    InteractionKind,
    Invite,
    Message,
    MessageFlag,
    Modal,
    Person,
    Upload,
)
from bot.fake_discord.world.names import locale as known_locale
from bot.fake_discord.world.permissions import Permission
from bot.fake_discord.world.world import CLOSED_MESSAGES, World

APP_HANDLER = 1
"""The handler of an entry point command that the bot answers itself."""
GUILD_CONTEXT, BOT_CONTEXT = 0, 1
_WITH_THREADS = frozenset({ChannelKind.TEXT, ChannelKind.ANNOUNCEMENT, ChannelKind.FORUM, ChannelKind.MEDIA})


class NotAnswered(Exception):
    """The bot did not answer within 3 s: "The application did not respond"."""


class Actor:
    """A person who acts through the fake Discord. All actions raise `NotAnswered` or `NotPossible`."""

    def __init__(self, world: World, messages: Messages, person: Person) -> None:
        self._world = world
        self._messages = messages
        self.upload = messages.uploaded
        """Upload a file, as the value of a command's option."""
        self._reloaded = 0
        self.person = person
        self.id = person.id
        self.mention = f"<@{person.id}>"
        """The text that mentions this person."""

    def __repr__(self) -> str:
        return f"<Actor {self.person.name}>"

    # -- who they are -------------------------------------------------------------------------------------------------

    @property
    def name(self) -> str:
        """The user's name."""
        return self.person.name

    @property
    def locale(self) -> str:
        """The person's Discord locale, sent with each interaction. Raise ValueError if Discord has no such locale."""
        return self.person.locale

    @locale.setter
    def locale(self, locale: str) -> None:
        self.person.locale = known_locale(locale)
        self._world.tell("people")

    def close_private_messages(self) -> None:
        """Refuse private messages: the bot gets status 403 with code 50007."""
        self._world.refuse_dms(self.person, DmRefusal(CLOSED_MESSAGES))

    def open_private_messages(self) -> None:
        """Accept private messages again."""
        self._world.refuse_dms(self.person, None)

    # -- what they see ------------------------------------------------------------------------------------------------

    @property
    def private_channel(self) -> Channel:
        """The private conversation with the bot."""
        return self._world.private_channel(self.person)

    def sees(self, channel: str | int | Channel) -> list[Message]:
        """Return the messages visible in a channel, oldest first, with ephemeral ones since the last reload."""
        place = self._world.channel(channel)
        if place.recipient not in {None, self.person}:
            return []
        if not place.recipient and Permission.VIEW_CHANNEL not in self._world.permissions(self.person, place):
            return []
        mine = self.person.id
        return [
            message
            for message in place.messages.values()
            if message.visible_to is None or (message.visible_to == mine and message.id > self._reloaded)
        ]

    @property
    def inbox(self) -> list[Message]:
        """The private messages with the bot, oldest first."""
        return self.sees(self.private_channel) if self.person.dm_channel else []

    @property
    def rang(self) -> list[Message]:
        """All messages that notified the person, oldest first: mentions in channels, and private messages."""
        everything = (message for place in self._world.channels.values() for message in place.messages.values())
        return sorted(
            (message for message in everything if self.person in message.rings), key=lambda message: message.id
        )

    def reload(self) -> None:
        """Reload the person's client, which loses its ephemeral messages."""
        self._reloaded = self._world.new_id()

    def commands(self, channel: str | int | Channel) -> list[Json]:
        """Return the commands offered to the person in a channel, without the entry point command."""
        offered = self._offered(self._world.channel(channel))
        return [command for command in offered if command["type"] != CommandKind.ENTRY_POINT]

    def _offered(self, place: Channel) -> list[Json]:
        private = place.recipient is not None
        if not private and not self._world.guild_of(place).present:
            return []
        offered = [
            *self._world.commands[None],
            *([] if private else self._world.commands.get(self._world.guild_of(place).id, [])),
        ]
        return [command for command in offered if self._may_use(command, place)]

    def _may_use(self, command: Json, channel: Channel) -> bool:
        context = BOT_CONTEXT if channel.recipient else GUILD_CONTEXT
        contexts = command.get("contexts")
        if contexts is None:
            contexts = [GUILD_CONTEXT, BOT_CONTEXT] if command.get("dm_permission", True) else [GUILD_CONTEXT]
        if context not in contexts:
            return False
        needed = command.get("default_member_permissions")
        if channel.recipient or needed is None:
            return True
        rights = self._world.permissions(self.person, channel)
        if Permission.ADMINISTRATOR in rights:
            return True
        return int(needed) != 0 and Permission(int(needed)) in rights

    # -- what they do -------------------------------------------------------------------------------------------------

    def say(
        self, channel: str | int | Channel, content: str = "", *, files: Mapping[str, bytes] | None = None
    ) -> Message:
        """Write an ordinary message, with files by name."""
        uploads = [Upload(index, name, data) for index, (name, data) in enumerate((files or {}).items())]
        return self._messages.create(self._world.channel(channel), {"content": content}, uploads, author=self.person)

    def react(self, message: Message, emoji: str) -> None:
        """Add a reaction: a character, or "name:id" of a custom emoji."""
        self._messages.react(message, self.person, emoji)

    def take_reaction_back(self, message: Message, emoji: str) -> None:
        """Remove one's own reaction."""
        self._messages.take_reaction_back(message, self.person, emoji)

    def join(self, guild: Guild | str) -> None:
        """Join a guild, or accept the invitation with this code.

        Raise `NotPossible` where Discord's client offers no such thing.
        """
        if isinstance(guild, Guild):
            self._world.add_member(guild, self.person)
            return
        invite = self._world.invite(guild)
        if invite is None:
            raise NotPossible("This invite may be expired, or you might not have permission to join.")
        invite.uses += 1
        self._world.add_member(invite.guild, self.person)

    def leave_guild(self, guild: Guild) -> None:
        """Leave a guild, which its owner cannot. Raise `NotPossible` where Discord's client offers no such thing."""
        if self.person is self._world.owner:
            raise NotPossible("You cannot leave a server that you own.")
        self._world.remove_member(guild, self.person)

    def open_thread(
        self, channel: str | int | Channel | Message, name: str, content: str = "", *, private: bool = False
    ) -> Channel:
        """Open a thread in a channel or at a message, and write there; in a forum it is a post, which needs text.

        Raise `NotPossible` where Discord's client offers no such thing.
        """
        world, start = self._world, channel if isinstance(channel, Message) else None
        place = world.channels[channel.channel_id] if isinstance(channel, Message) else world.channel(channel)
        is_forum = place.kind in {ChannelKind.FORUM, ChannelKind.MEDIA}
        if place.kind not in _WITH_THREADS or (start and start.id in world.channels):
            raise NotPossible("no thread can be opened there")
        if is_forum and not content:
            raise NotPossible("a post in a forum needs content")
        opening = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
        self._must_have(place, Permission.SEND_MESSAGES if is_forum else opening)
        thread = world.add_thread(
            place, name, owner=self.person, thread_id=start.id if start else None, private=private
        )
        if start:
            start.flags |= MessageFlag.HAS_THREAD
            world.tell("message_update", start)
        if content:
            self.say(thread, content)
        return thread

    def invite(self, channel: str | int | Channel, *, lifetime: int = 86_400, most_uses: int = 0) -> Invite:
        """Make an invitation to the guild of a channel, valid for `lifetime` seconds (0: for ever)."""
        place = self._world.channel(channel)
        self._must_have(place, Permission.VIEW_CHANNEL)
        return self._world.add_invite(place, self.person, lifetime=lifetime, most_uses=most_uses)

    def _must_have(self, place: Channel, right: Permission) -> None:
        if place.recipient or right not in self._world.permissions(self.person, place):
            raise NotPossible(f"{self.name} lacks {right.name} in {place.name}")

    async def command(self, channel: str | int | Channel, path: str, /, **options: Any) -> Answer:
        """Use a slash command such as "chess open"; return the bot's first answer.

        Options are given by name: text, numbers and booleans as they are, people (`Actor`, `Person` or id), channels
        and roles by id. They are checked against the registered command as Discord's own input would.
        """
        place = self._world.channel(channel)
        data = Inputs(self._world, self.person, place).command(find(self.commands(place), path), options)
        return await self._act(InteractionKind.COMMAND, place, data)

    async def use(self, name: str, target: "Message | Person | Actor", channel: str | int | Channel = "") -> Answer:
        """Use a context menu command on a message, or on a person in a channel; return the bot's first answer.

        Raise `NotPossible` where Discord's client offers no such thing.
        """
        thing = target.person if isinstance(target, Actor) else target
        place = self._world.channel(thing.channel_id if isinstance(thing, Message) else channel)
        kind = CommandKind.MESSAGE if isinstance(thing, Message) else CommandKind.USER
        offered = [command for command in self.commands(place) if command["type"] == kind]
        command = next((command for command in offered if command["name"] == name), None)
        if command is None:
            raise NotPossible(f"there is no {name!r} here, only {[command['name'] for command in offered]}")
        data = Inputs(self._world, self.person, place).target(command, thing)
        return await self._act(InteractionKind.COMMAND, place, data)

    async def launch(self, channel: str | int | Channel) -> Answer:
        """Use the entry point command; return the bot's answer, or Discord's own if the app leaves it to Discord.

        Raise `NotPossible` where Discord's client offers no such thing.
        """
        place = self._world.channel(channel)
        command = next((item for item in self._offered(place) if item["type"] == CommandKind.ENTRY_POINT), None)
        if command is None:
            raise NotPossible("there is no entry point command here")
        if command.get("handler") != APP_HANDLER:
            return Answer("activity", 0.0, activity=self._world.join_activity(self.person, place))
        data = {"id": command["id"], "name": command["name"], "type": int(CommandKind.ENTRY_POINT)}
        return await self._act(InteractionKind.COMMAND, place, data)

    def leave(self, activity: Activity) -> None:
        """Leave a running Activity."""
        self._world.leave_activity(self.person, activity)

    def authorize(self, scope: str = "identify", *, redirect_uri: str | None = None) -> str:
        """Allow the app what it asks for; return the code that it exchanges for an access token."""
        return self._world.authorizations.issue_code(self.person, scope, redirect_uri)

    async def complete(self, channel: str | int | Channel, path: str, /, focused: str, **options: Any) -> list[Json]:
        """Type in the option `focused` of a slash command; return the choices offered, each with `name` and `value`.

        `options` holds what has been typed so far; if the focused option is missing there, nothing is typed in it.
        """
        place = self._world.channel(channel)
        data = Inputs(self._world, self.person, place).completion(find(self.commands(place), path), focused, options)
        return (await self._act(InteractionKind.AUTOCOMPLETE, place, data)).choices

    async def click(self, message: Message, button: str) -> Answer:
        """Press a button, named by custom_id or label, of a message as it is (or of a `copy` of how it was).

        Raise `NotPossible` where Discord's client offers no such thing.
        """
        part = self._control(message, button)
        if part["type"] != tree.BUTTON:
            raise NotPossible(f"{button!r} is not a button")
        data = {"custom_id": part["custom_id"], "component_type": tree.BUTTON, "id": part["id"]}
        return await self._act(
            InteractionKind.COMPONENT, self._world.channels[message.channel_id], data, message=message
        )

    async def select(self, message: Message, menu: str, values: Sequence[Any]) -> Answer:
        """Choose values in a menu, named by custom_id or placeholder: texts, or people, roles, channels.

        Raise `NotPossible` where Discord's client offers no such thing.
        """
        part = self._control(message, menu)
        if part["type"] not in tree.SELECTS:
            raise NotPossible(f"{menu!r} is not a menu")
        place = self._world.channels[message.channel_id]
        data: Json = {"custom_id": part["custom_id"], "component_type": part["type"], "id": part["id"]}
        data |= Inputs(self._world, self.person, place).menu(part, values)
        return await self._act(InteractionKind.COMPONENT, place, data, message=message)

    async def submit(self, modal: Modal | Answer, values: Mapping[str, Any]) -> Answer:
        """Submit a modal: `values` by custom_id, texts for inputs and lists for menus.

        Raise `NotPossible` where Discord's client offers no such thing.
        """
        if isinstance(modal, Answer):
            if modal.modal is None:
                raise NotPossible("this answer opened no modal")
            modal = modal.modal
        source = modal.interaction
        data = Inputs(self._world, self.person, source.channel).modal(modal, values)
        return await self._act(InteractionKind.MODAL, source.channel, data, message=source.message, trigger=source)

    async def forge(
        self, kind: InteractionKind, channel: str | int | Channel, data: Json, *, message: Message | None = None
    ) -> Answer:
        """Send arbitrary interaction data from a channel about any message, as no real client would."""
        return await self._act(kind, self._world.channel(channel), data, message=message)

    # -- how it is sent -----------------------------------------------------------------------------------------------

    async def _act(
        self,
        kind: InteractionKind,
        channel: Channel,
        data: Json,
        *,
        message: Message | None = None,
        trigger: Interaction | None = None,
    ) -> Answer:
        if channel.recipient not in {None, self.person}:
            raise NotPossible(f"{self.name} is not in that private conversation")
        if not channel.recipient and not self._world.guild_of(channel).present:
            raise NotPossible("the bot is not in that guild")
        waiter = asyncio.get_running_loop().create_future()
        interaction = self._world.add_interaction(kind, self.person, channel, data, message=message, trigger=trigger)
        interaction.waiter = waiter
        within = self._world.answer_within
        deadline = self._world.clock.after(within)
        try:
            await asyncio.wait({waiter, deadline}, timeout=within, return_when=asyncio.FIRST_COMPLETED)
        finally:
            deadline.cancel()
        if not waiter.done():
            named = data.get("name") or data.get("custom_id")
            raise NotAnswered(f"The application did not respond to {self.name}'s {kind.name.lower()} {named}")
        return waiter.result()

    def _control(self, message: Message, key: str) -> Json:
        live = self._world.message(message.id)
        if live is None or live not in self.sees(message.channel_id):
            raise NotPossible(f"{self.name} does not see that message")
        try:
            part = message.control(key)
        except LookupError as error:
            raise NotPossible(str(error)) from None
        if part.get("disabled"):
            raise NotPossible(f"{key!r} is disabled")
        return part
