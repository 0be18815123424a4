"""Finds what requests to `/control` name."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeVar

from bot.fake_discord.control.operation import Key
from bot.fake_discord.people.actor import Actor
from bot.fake_discord.world.model import Activity, Guild, Message, Modal, Person, Role
from bot.fake_discord.world.names import unknown
from bot.fake_discord.world.world import World

Named = TypeVar("Named", Guild, Role)
Known = TypeVar("Known", Modal, Activity)


class Finder:
    """Finds people and things by name or id. Methods raise LookupError with what there is."""

    def __init__(self, world: World, actor: Callable[[Key], Actor]) -> None:
        self._world = world
        self.actor = actor
        """Return the actor of one of the people, or of the owner."""
        self.channel = world.channel
        """Return a channel, thread or private conversation."""

    def member(self, key: Key) -> Person:
        """Return one of the people, the owner or the bot."""
        bot = self._world.bot
        return bot if key in {bot.id, bot.name} else self._world.person(key)

    def guild(self, key: Key | None) -> Guild:
        """Return a server, the first one for None. Raise `LookupError` if there is none."""
        return self._world.home if key is None else _named("server", key, self._world.guilds.values())

    def role(self, key: Key) -> Role:
        """Return a role, the first one of this name. Raise `LookupError` if there is none."""
        return _named("role", key, self._world.roles.values())

    def message(self, key: Key) -> Message:
        """Return a message by its id. Raise `LookupError` if there is none."""
        message = self._world.message(key) if isinstance(key, int) else None
        if message is None:
            raise LookupError(f"there is no message {key}; GET /control/people/{{person}}/messages lists them")
        return message

    def modal(self, key: Key) -> Modal:
        """Return a modal by its id. Raise `LookupError` if there is none."""
        return _known("modal", key, self._world.modals)

    def activity(self, key: Key) -> Activity:
        """Return a running Activity by its id. Raise `LookupError` if there is none."""
        return _known("Activity", key, self._world.activities)


def _known(what: str, key: Key, among: Mapping[Any, Known]) -> Known:
    if key not in among:
        raise LookupError(unknown(what, str(key), among))
    return among[key]


def _named(what: str, key: Key, among: Collection[Named]) -> Named:
    found = next((thing for thing in among if key in {thing.id, thing.name}), None)
    if found is None:
        raise LookupError(unknown(what, str(key), [thing.name for thing in among]))
    return found
