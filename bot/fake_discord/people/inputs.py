"""Builds the data of interactions, with the checks that Discord's client makes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.fake_discord.rules import command_limits as kinds
from bot.fake_discord.world import components as tree
from bot.fake_discord.world import payloads
from bot.fake_discord.world.jsontypes import Json, objects
from bot.fake_discord.world.model import Attachment, Channel, CommandKind, Message, Modal, Person
from bot.fake_discord.world.world import World

_NESTED = frozenset({kinds.SUBCOMMAND, kinds.GROUP})
_RESOLVED = frozenset({kinds.USER, kinds.CHANNEL, kinds.ROLE, kinds.MENTIONABLE, kinds.FILE})
_MENU_KINDS = {5: kinds.USER, 6: kinds.ROLE, 7: kinds.MENTIONABLE, 8: kinds.CHANNEL}


class NotPossible(Exception):
    """Discord's client would not allow this: an unknown command, a disabled button, a value out of range."""


@dataclass(frozen=True, slots=True)
class Slash:
    """A registered command, with one of its subcommands if it has any."""

    command: Json
    parents: tuple[Json, ...]

    @property
    def options(self) -> dict[str, Json]:
        """The options to fill in, by name."""
        leaf = self.parents[-1] if self.parents else self.command
        return {option["name"]: option for option in objects(leaf, "options")}

    def data(self, given: list[Json]) -> Json:
        """Build the interaction's data from filled-in options."""
        for part in reversed(self.parents):
            given = [{"type": part["type"], "name": part["name"], "options": given}]
        data: Json = {
            "id": self.command["id"],
            "name": self.command["name"],
            "type": int(CommandKind.SLASH),
            "options": given,
        }
        return data | {"guild_id": self.command["guild_id"]} if "guild_id" in self.command else data


def find(offered: Sequence[Json], path: str) -> Slash:
    """Return the command with a path such as "chess open". Raise NotPossible if it is not offered."""
    name, *rest = path.removeprefix("/").split()
    named = [command for command in offered if command["type"] == CommandKind.SLASH and command["name"] == name]
    if not named:
        raise NotPossible(f"there is no /{name} here, only {[command['name'] for command in offered]}")
    leaf = named[-1]
    parents: list[Json] = []
    for step in rest:
        inner = [option for option in objects(leaf, "options") if option["type"] in _NESTED]
        subcommand = next((option for option in inner if option["name"] == step), None)
        if subcommand is None:
            raise NotPossible(f"/{path}: there is no {step!r}, only {[option['name'] for option in inner]}")
        parents.append(subcommand)
        leaf = subcommand
    if any(option["type"] in _NESTED for option in objects(leaf, "options")):
        raise NotPossible(f"/{path} needs a subcommand")
    return Slash(named[-1], tuple(parents))


def identifier(value: Any) -> str:
    """Return the id of a person, channel or other object as text."""
    return str(getattr(value, "id", value))


class Inputs:
    """Builds the data of an interaction of a person in a channel. Methods raise NotPossible."""

    def __init__(self, world: World, person: Person, channel: Channel) -> None:
        self._world = world
        self._person = person
        self._channel = channel
        self._resolved: dict[str, dict[str, Json]] = {}

    def command(self, slash: Slash, options: Mapping[str, Any]) -> Json:
        """Return the data of a slash command with these options.

        Raise `NotPossible` where Discord's client would not send it.
        """
        known = slash.options
        _no_strangers(known, options)
        if missing := [name for name, option in known.items() if option.get("required") and name not in options]:
            raise NotPossible(f"the command needs {missing}")
        given = [
            {"type": known[name]["type"], "name": name, "value": self._value(known[name], value)}
            for name, value in options.items()
        ]
        return self._with_resolved(slash.data(given))

    def completion(self, slash: Slash, focused: str, options: Mapping[str, Any]) -> Json:
        """Return the data of a slash command that is being typed; required options may be missing.

        Raise `NotPossible` where Discord's client would not send it.
        """
        known = slash.options
        _no_strangers(known, options)
        if not known.get(focused, {}).get("autocomplete"):
            raise NotPossible(f"no option {focused!r} is completed")
        given: list[Json] = []
        for name, value in ({focused: ""} | dict(options)).items():
            kind = known[name]["type"]
            entry: Json = {"type": kind, "name": name, "value": identifier(value) if kind in _RESOLVED else value}
            given.append(entry | {"value": str(value), "focused": True} if name == focused else entry)
        return slash.data(given)

    def target(self, command: Json, target: Person | Message) -> Json:
        """Return the data of a context menu command that is used on a person or message."""
        data: Json = {
            "id": command["id"],
            "name": command["name"],
            "type": command["type"],
            "target_id": str(target.id),
        }
        if isinstance(target, Person):
            self._resolve(kinds.USER, target)
        else:
            self._note("messages", str(target.id), payloads.message(self._world, target))
        return self._with_resolved(data)

    def menu(self, part: Json, values: Sequence[Any]) -> Json:
        """Return the data of a menu with these values chosen."""
        data: Json = {"values": self._chosen(part, values)}
        return data if part["type"] == tree.STRING_SELECT else data | {"resolved": self._resolved}

    def modal(self, modal: Modal, values: Mapping[str, Any]) -> Json:
        """Return the data of a submitted modal with these values by custom_id."""
        _no_strangers({part["custom_id"]: part for part in tree.walk(modal.components) if "custom_id" in part}, values)
        parts = [filled for part in modal.components if (filled := self._filled(part, values))]
        return self._with_resolved({"custom_id": modal.custom_id, "components": parts})

    def _with_resolved(self, data: Json) -> Json:
        return data | {"resolved": self._resolved} if self._resolved else data

    # -- single values ------------------------------------------------------------------------------------------------

    def _value(self, option: Json, value: Any) -> Any:
        name, kind = option["name"], option["type"]
        if kind in _RESOLVED:
            return self._resolve(kind, value)
        flag = isinstance(value, bool)
        fits = {
            kinds.STRING: isinstance(value, str),
            kinds.INTEGER: isinstance(value, int) and not flag,
            kinds.BOOLEAN: flag,
            kinds.NUMBER: isinstance(value, int | float) and not flag,
        }
        if not fits.get(kind, False):
            raise NotPossible(f"{name}: {value!r} is not of type {kind}")
        choices = [choice["value"] for choice in objects(option, "choices")]
        if choices and value not in choices:
            raise NotPossible(f"{name}: {value!r} is none of {choices}")
        size, ends = (len(str(value)), "length") if kind == kinds.STRING else (value, "value")
        low, high = option.get(f"min_{ends}"), option.get(f"max_{ends}")
        if (low is not None and size < low) or (high is not None and size > high):
            raise NotPossible(f"{name}: {value!r} is out of range {low} to {high}")
        return value

    def _resolve(self, kind: int, value: Any) -> str:
        """Add the object behind an id, or an uploaded file, to the resolved data; return the id."""
        if kind == kinds.FILE:
            if not isinstance(value, Attachment):
                raise NotPossible(f"{value!r} is no uploaded file")
            self._note("attachments", str(value.id), payloads.attachment(value, ephemeral=True))
            return str(value.id)
        world, key = self._world, identifier(value)
        number = int(key) if key.isdecimal() else 0
        person = world.user(number)
        if kind in {kinds.USER, kinds.MENTIONABLE} and person:
            self._note("users", key, payloads.user(person))
            if not self._channel.recipient:
                rights = str(int(world.permissions(person, self._channel)))
                member = payloads.member(world, world.guild_of(self._channel), person, with_user=False)
                self._note("members", key, member | {"permissions": rights})
        elif kind in {kinds.ROLE, kinds.MENTIONABLE} and number in world.roles:
            self._note("roles", key, payloads.role(world.roles[number]))
        elif kind == kinds.CHANNEL and number in world.channels:
            rights = str(int(world.permissions(self._person, world.channels[number])))
            self._note("channels", key, payloads.channel(world, world.channels[number]) | {"permissions": rights})
        else:
            raise NotPossible(f"{value!r} is nobody and nothing here")
        return key

    def _note(self, kind: str, key: str, body: Json) -> None:
        self._resolved.setdefault(kind, {})[key] = body

    def _chosen(self, part: Json, values: Sequence[Any]) -> list[str]:
        if not part["min_values"] <= len(values) <= part["max_values"]:
            raise NotPossible(f"choose {part['min_values']} to {part['max_values']}, not {len(values)}")
        if len(set(map(identifier, values))) < len(values):
            raise NotPossible(f"{values} has a value twice")
        if part["type"] != tree.STRING_SELECT:
            return [self._resolve(_MENU_KINDS[part["type"]], value) for value in values]
        offered = [option["value"] for option in part["options"]]
        if strangers := [value for value in values if value not in offered]:
            raise NotPossible(f"{strangers} are not offered, only {offered}")
        return list(values)

    # -- modals -------------------------------------------------------------------------------------------------------

    def _filled(self, part: Json, values: Mapping[str, Any]) -> Json | None:
        kind, common = part["type"], {"type": part["type"], "id": part["id"]}
        if kind == tree.LABEL:
            return common | {"component": self._filled(part["component"], values)}
        if kind == tree.ROW:
            return common | {"components": [self._filled(child, values) for child in part["components"]]}
        if kind == tree.TEXT_INPUT:
            return common | {"custom_id": part["custom_id"], "value": _typed(part, values)}
        if kind in tree.SELECTS:
            given: Sequence[Any] = values.get(part["custom_id"], [])
            needed = given or part.get("required", True)
            return common | {"custom_id": part["custom_id"], "values": self._chosen(part, given) if needed else []}
        return None


def _typed(part: Json, values: Mapping[str, Any]) -> str:
    text = str(values.get(part["custom_id"], part.get("value") or ""))
    if not text and part.get("required", True):
        raise NotPossible(f"{part['custom_id']!r} must be filled in")
    low, high = part.get("min_length", 0), part.get("max_length", 4000)
    if text and not low <= len(text) <= high:
        raise NotPossible(f"{part['custom_id']!r} must have {low} to {high} letters, not {len(text)}")
    return text


def _no_strangers(known: Mapping[str, Json], given: Mapping[str, Any]) -> None:
    if strangers := given.keys() - known.keys():
        raise NotPossible(f"nothing here is called {sorted(strangers)}; there are {sorted(known)}")
