"""Discord's permission bits, as far as they concern commands and messages."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import IntFlag

from bot.fake_discord.world.names import named


class Permission(IntFlag):
    """Permission bits with Discord's names."""

    CREATE_INSTANT_INVITE = 1 << 0
    KICK_MEMBERS = 1 << 1
    BAN_MEMBERS = 1 << 2
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    MANAGE_ROLES = 1 << 28
    MANAGE_WEBHOOKS = 1 << 29
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    USE_EMBEDDED_ACTIVITIES = 1 << 39
    PIN_MESSAGES = 1 << 51


NONE = Permission(0)
EVERYTHING = ~NONE

EVERYONE = (
    Permission.ADD_REACTIONS | Permission.VIEW_CHANNEL | Permission.SEND_MESSAGES | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES | Permission.READ_MESSAGE_HISTORY | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS | Permission.CREATE_PUBLIC_THREADS | Permission.SEND_MESSAGES_IN_THREADS
)  # fmt: skip
MODERATOR = Permission.MANAGE_CHANNELS | Permission.MANAGE_MESSAGES | Permission.MANAGE_THREADS
BOT = EVERYONE
PRIVATE = (
    Permission.ADD_REACTIONS | Permission.VIEW_CHANNEL | Permission.SEND_MESSAGES | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES | Permission.READ_MESSAGE_HISTORY | Permission.MENTION_EVERYONE
    | Permission.USE_EXTERNAL_EMOJIS
)  # fmt: skip
"""The permissions of both sides in a private conversation."""


@dataclass(slots=True, eq=False)
class Overwrite:
    """What a channel allows and denies a role, or a member if `member` is set."""

    member: bool
    allow: Permission = NONE
    deny: Permission = NONE


def overwritten(
    base: Permission, overwrites: Mapping[int, Overwrite], everyone: int, roles: Iterable[int], member: int
) -> Permission:
    """Apply a channel's overwrites in Discord's order: those of @everyone, of the roles together, of the member."""
    for ids in ((everyone,), tuple(roles), (member,)):
        found = [overwrites[item] for item in ids if item in overwrites]
        for overwrite in found:
            base &= ~overwrite.deny
        for overwrite in found:
            base |= overwrite.allow
    return base


def permission(name: str | Permission) -> Permission:
    """Return the bit called `name`. Raise ValueError with the known names if there is none."""
    if isinstance(name, Permission):
        return name
    return named("permission", name, Permission)
