"""The data of the fake Discord: people, channels, messages, interactions."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from enum import IntEnum, IntFlag
from typing import Literal, Self

from bot.fake_discord.world import components as tree
from bot.fake_discord.world.jsontypes import Json
from bot.fake_discord.world.permissions import NONE, Overwrite, Permission

THREADS = frozenset({10, 11, 12})
"""The kinds of channels that live under another one."""
WITHOUT_MESSAGES = frozenset({4, 15, 16})
"""The kinds of channels that hold other channels or threads, and no messages."""
ATTACHMENT_LIMIT = 10 * 1024 * 1024
"""Bytes of the largest file."""


class ChannelKind(IntEnum):
    """Discord's channel types, as far as they are supported."""

    TEXT = 0
    PRIVATE = 1
    VOICE = 2
    CATEGORY = 4
    ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    THREAD = 11
    PRIVATE_THREAD = 12
    STAGE = 13
    FORUM = 15
    MEDIA = 16


class MessageFlag(IntFlag):
    """Discord's message flags, as far as they are supported."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


class InteractionKind(IntEnum):
    """Discord's interaction types."""

    PING = 1
    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class CommandKind(IntEnum):
    """Discord's application command types."""

    SLASH = 1
    USER = 2
    MESSAGE = 3
    ENTRY_POINT = 4
    """Launches the app's Activity; it cannot be typed."""


@dataclass(slots=True, eq=False)
class Role:
    """A role of a guild."""

    id: int
    name: str
    guild_id: int
    permissions: Permission = NONE
    mentionable: bool = False
    bot_id: int | None = None


@dataclass(slots=True, eq=False)
class Guild:
    """A server. `members` are ids of people; `present` is whether the bot is a member."""

    id: int
    name: str
    everyone: Role
    moderators: Role
    members: set[int] = field(default_factory=set[int])
    present: bool = True


@dataclass(frozen=True, slots=True)
class DmRefusal:
    """How private messages to a person are refused: Discord's error code, and at which request.

    `at` is "send" (the message is refused) or "open" (the conversation cannot be opened either).
    """

    code: int
    at: Literal["open", "send"] = "send"


@dataclass(slots=True, eq=False, repr=False)
class Person:
    """A user: one of the people, or the bot itself."""

    id: int
    name: str
    locale: str
    colour: str
    roles: set[int] = field(default_factory=set[int])
    dm_refusal: DmRefusal | None = None
    dm_channel: int | None = None
    bot: bool = False

    def __repr__(self) -> str:
        return f"<Person {self.name}>"


@dataclass(frozen=True, slots=True)
class Membership:
    """A person in a guild, where they join, leave or change."""

    guild: Guild
    person: Person


@dataclass(slots=True, eq=False, repr=False)
class Webhook:
    """A webhook of a channel, and the user as which it writes."""

    id: int
    channel_id: int
    token: str
    person: Person
    creator: Person


@dataclass(slots=True, eq=False)
class Invite:
    """An invitation to a guild; `most_uses` 0 means any number."""

    code: str
    guild: Guild
    channel_id: int
    inviter: Person
    created: float
    lifetime: int
    most_uses: int = 0
    uses: int = 0


@dataclass(frozen=True, slots=True)
class Upload:
    """A file that came with a request: `index` as in `files[index]`."""

    index: int
    filename: str
    content: bytes


@dataclass(slots=True, eq=False, repr=False)
class Attachment:
    """A stored file of one message."""

    id: int
    filename: str
    content: bytes
    content_type: str
    url: str
    description: str | None = None
    width: int | None = None
    height: int | None = None

    def __repr__(self) -> str:
        return f"<Attachment {self.filename} of {len(self.content)} bytes>"


@dataclass(slots=True, eq=False, repr=False)
class Message:
    """A message. Edits change the object; use `copy` to keep an earlier version."""

    id: int
    channel_id: int
    author: Person
    created: float
    content: str = ""
    components: list[Json] = field(default_factory=list[Json])
    embeds: list[Json] = field(default_factory=list[Json])
    attachments: list[Attachment] = field(default_factory=list[Attachment])
    flags: MessageFlag = MessageFlag(0)  # noqa: RUF009 -- a flag never changes
    mentions: list[Person] = field(default_factory=list[Person])
    mention_roles: list[int] = field(default_factory=list[int])
    mention_everyone: bool = False
    rings: list[Person] = field(default_factory=list[Person])
    edited: float | None = None
    kind: int = 0
    nonce: str | int | None = None
    reference: int | None = None
    interaction: "Interaction | None" = None
    visible_to: int | None = None
    webhook_id: int | None = None
    pinned: float | None = None
    """When it was pinned."""
    reactions: dict[str, list[Person]] = field(default_factory=dict[str, list[Person]])
    """Who reacted, by emoji: a character, or "name:id" of a custom one."""
    deleted: bool = False

    def __repr__(self) -> str:
        return f"<Message {self.id} of {self.author.name}: {self.text[:60]!r}>"

    @property
    def thinking(self) -> bool:
        """Whether this is the "thinking…" message of a deferred response."""
        return MessageFlag.LOADING in self.flags

    @property
    def ephemeral(self) -> bool:
        """Whether only one person can see it."""
        return self.visible_to is not None

    @property
    def text(self) -> str:
        """Its visible text: content, embeds and text displays, one per line."""
        shown = [self.content, *(str(embed.get(key, "")) for embed in self.embeds for key in ("title", "description"))]
        return "\n".join(part for part in [*shown, *tree.texts(self.components)] if part)

    @property
    def controls(self) -> list[Json]:
        """Its buttons and menus, in reading order, without links."""
        return [part for part in tree.walk(self.components) if "custom_id" in part]

    @property
    def pictures(self) -> list[Attachment]:
        """Its image files."""
        return [file for file in self.attachments if file.content_type.startswith("image/")]

    def control(self, key: str) -> Json:
        """Return the only control whose custom_id, label or placeholder is `key`. Raise LookupError otherwise."""
        matches = [part for part in self.controls if part["custom_id"] == key]
        matches = matches or [part for part in self.controls if key in {part.get("label"), part.get("placeholder")}]
        if len(matches) != 1:
            have = [(part["custom_id"], part.get("label") or part.get("placeholder")) for part in self.controls]
            raise LookupError(f"{len(matches)} controls are called {key!r}; the message has {have}")
        return matches[0]

    def copy(self) -> Self:
        """Return a copy that later edits do not change, as an outdated client would show it."""
        return replace(self, components=list(self.components), attachments=list(self.attachments))


@dataclass(slots=True, eq=False)
class Activity:
    """A running instance of the app's Activity: who uses it, and where."""

    id: str
    launch_id: int
    channel: "Channel"
    people: list[Person] = field(default_factory=list[Person])


@dataclass(slots=True, eq=False, repr=False)
class Channel:
    """A channel of a guild, a thread or a private conversation with the bot."""

    id: int
    kind: ChannelKind
    name: str
    position: int = 0
    parent_id: int | None = None
    guild_id: int | None = None
    """The guild's id; None in private conversations."""
    owner_id: int | None = None
    recipient: Person | None = None
    overwrites: dict[int, Overwrite] = field(default_factory=dict[int, Overwrite])
    """What is allowed and denied here, by the id of a role or member."""
    topic: str | None = None
    nsfw: bool = False
    thread_members: set[int] = field(default_factory=set[int])
    archived: bool = False
    locked: bool = False
    archive_minutes: int = 1440
    archive_changed: float = 0.0
    created: float = 0.0
    messages: dict[int, Message] = field(default_factory=dict[int, Message])

    def __repr__(self) -> str:
        return f"<Channel {self.name} of {len(self.messages)} messages>"

    @property
    def is_thread(self) -> bool:
        """Whether it is a thread, which lives under another channel."""
        return self.kind in THREADS

    def history(self) -> Iterator[Message]:
        """Yield the messages that everybody in the channel can see, newest first."""
        return (message for message in reversed(self.messages.values()) if message.visible_to is None)


@dataclass(frozen=True, slots=True)
class Reaction:
    """One person's reaction to a message."""

    message: Message
    person: Person
    emoji: str


@dataclass(frozen=True, slots=True)
class ThreadMembership:
    """A person who joins or leaves a thread."""

    thread: Channel
    person: Person
    joined: bool


@dataclass(frozen=True, slots=True, eq=False)
class Modal:
    """A modal the bot opened for the person of this interaction."""

    interaction: "Interaction"
    custom_id: str
    title: str
    components: list[Json]


@dataclass(frozen=True, slots=True, eq=False)
class Answer:
    """The bot's first answer to an interaction, and how many seconds it took.

    `kind` is "message", "thinking" (deferred: `message` is filled in later), "update" (`message` is the one that held
    the control), "silent" (acknowledged, nothing shown), "choices", "modal" or "activity" (launched or joined).
    """

    kind: Literal["message", "thinking", "update", "silent", "choices", "modal", "activity"]
    elapsed: float
    message: "Message | None" = None
    choices: list[Json] = field(default_factory=list[Json])
    modal: Modal | None = None
    activity: Activity | None = None

    @property
    def ephemeral(self) -> bool:
        """Whether only the person who caused the interaction sees the message."""
        return self.message is not None and self.message.ephemeral

    @property
    def text(self) -> str:
        """The message's current text; empty if there is no message."""
        return self.message.text if self.message else ""


@dataclass(slots=True, eq=False, repr=False)
class Interaction:
    """An interaction: something a person did that the bot has to answer."""

    id: int
    token: str
    kind: InteractionKind
    person: Person
    channel: Channel
    data: Json
    created: float
    message: Message | None = None
    trigger: "Interaction | None" = None
    acknowledged: bool = False
    original: Message | None = None
    waiter: asyncio.Future[Answer] | None = None

    def __repr__(self) -> str:
        return f"<Interaction {self.id}: {self.kind.name} by {self.person.name}>"


@dataclass(slots=True, eq=False)
class Emoji:
    """An emoji of the application."""

    id: int
    name: str
    content: bytes
    content_type: str
