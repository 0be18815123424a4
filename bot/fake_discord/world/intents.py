"""Discord's gateway intents."""

from enum import IntFlag


class Intent(IntFlag):
    """The intents of the events that are sent here; an event is sent to sessions that asked for its intent."""

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_WEBHOOKS = 1 << 5
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    GUILD_MESSAGE_REACTIONS = 1 << 10
    PRIVATE = 1 << 12
    DIRECT_MESSAGE_REACTIONS = 1 << 13
    MESSAGE_CONTENT = 1 << 15


ALWAYS = Intent(0)
PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT
"""The intents that must be enabled for an app before it may ask for them."""
_KNOWN = sum(1 << bit for bit in (*range(17), 20, 21, 24, 25))
"""The intents that a session may ask for."""


def valid_intents(value: object) -> bool:
    """Whether a value consists of known intents only."""
    return isinstance(value, int) and value & ~_KNOWN == 0
