"""Hostile inputs: forged controls and commands made of odd texts and of ids seen before."""

import random
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from bot.fake_discord import FakeDiscord, InteractionKind, Message, NotPossible
from bot.fake_discord.people.inputs import find
from bot.fake_discord.world import payloads

T = TypeVar("T")

SUBCOMMAND, TEXT, INTEGER, BOOLEAN, USER, ROLE = 1, 3, 4, 5, 6, 8
PLAIN: Final = (TEXT, INTEGER, BOOLEAN)
BUTTON, MENU = 2, 3
ACTS: Final = ("move", "menu", "pick", "sure", "yes", "step", "do", "own", "", "nap")
ODD: Final = (
    *("", " ", "-", "0", "-1", "1e9", "NaN", "None", "yes", "?", "*", "=", ":", "/", ",,,", "8H=D", "6H 7D 8C", "own:"),
    *("x" * 100, "x" * 1500, "x" * 6000, "8H," * 400, "9" * 400, "\n" * 50, "a\tb\rc", "\x00\x07\x1b[31m", "ﷺ" * 30),
    *("\u202e8H\u202c", "\u200f\u200e", "\u2066\u2067x\u2069", "e\u0301" * 60, "👩‍👩‍👧‍👦" * 20, "\ufeff", "\U000e0041"),
    *("@everyone", "<@1>", "<#2>", "</play:3>", "<t:1:R>", "**_~~`x`~~_**", "[a](http://b)", "# x\n> y\n- z"),
    *("{ $name }", "{", "}", "%s%n", "'; DROP TABLE entry; --", "../../etc/passwd", "${x}", "<b>", "\\", "Ꮍ", "ß", "І"),
)
"""Texts that often break programs."""
NUMBERS: Final = (0, 1, -1, 2, 7, 25, 26, 99, 2**31, -(2**31), 2**53, -(2**53), 2**63, 2**64, 10**30)
MOST_SEEN: Final = 400
"""How many ids and messages are kept for reuse."""


@dataclass(slots=True)
class Seen:
    """Ids, words and messages seen at the tables, to be sent again by others, later, or changed."""

    ids: list[str] = field(default_factory=list[str])
    words: list[str] = field(default_factory=list[str])
    messages: list[Message] = field(default_factory=list["Message"])

    def look(self, fake_discord: FakeDiscord, rng: random.Random) -> None:
        """Collect some of what is shown now."""
        for channel in list(fake_discord.world.channels.values()):
            for message in list(channel.messages.values())[-3:]:
                if message.controls:
                    self.messages.append(message.copy())
                    self.ids += [part["custom_id"] for part in message.controls]
                    self.words += [option["value"] for part in message.controls for option in part.get("options", ())]
        self.words += [piece for custom_id in self.ids[-40:] for piece in custom_id.split(":")[-1].split(" ")]
        self.ids = some_of(self.ids, rng)
        self.words = some_of(self.words, rng)
        self.messages = some_of(self.messages, rng)


def some_of(pile: list[T], rng: random.Random) -> list[T]:
    """Return the pile, or as many of it as are remembered."""
    return pile if len(pile) <= MOST_SEEN else rng.sample(pile, MOST_SEEN)


@dataclass(frozen=True, slots=True)
class Input:
    """One interaction to send: its kind and data, and the message in which a control stood."""

    kind: InteractionKind
    data: dict[str, Any]
    message: Message | None = None


def some_text(seen: Seen, rng: random.Random) -> str:
    """Return an odd text, one that was seen, or one of those with something changed."""
    text = rng.choice(seen.words) if seen.words and rng.random() < 0.5 else rng.choice(ODD)
    return changed(text, rng) if rng.random() < 0.5 else text


def changed(text: str, rng: random.Random) -> str:
    """Return a text with something left out, put in, doubled or turned round."""
    place = rng.randint(0, len(text))
    match rng.randrange(6):
        case 0:
            return text[:place] + text[place + 1 :]
        case 1:
            return text[:place] + chr(rng.choice((rng.randint(32, 126), rng.randint(0x80, 0xD7FF)))) + text[place:]
        case 2:
            return text[:place] + rng.choice(ODD) + text[place:]
        case 3:
            return (text + " " + text)[:6000]
        case 4:
            return text[::-1]
        case _:
            return "".join(
                str(rng.randint(0, 99)) if sign.isdecimal() and rng.random() < 0.5 else sign for sign in text
            )


def some_id(seen: Seen, rng: random.Random) -> str:
    """Return the id of a control: one that was seen, one of those changed, or one made up."""
    if seen.ids and (way := rng.random()) < 0.75:
        custom_id = rng.choice(seen.ids)
        if way < 0.3:
            return custom_id
        parts = custom_id.split(":")
        parts[rng.randrange(len(parts))] = rng.choice((str(rng.choice(NUMBERS)), some_text(seen, rng), "", "1"))
        return ":".join(parts) if way < 0.6 else changed(custom_id, rng)
    parts = [rng.choice(ACTS), *(str(rng.choice(NUMBERS)) for _ in range(rng.randint(0, 3))), some_text(seen, rng)]
    return ":".join(parts)


def some_control(seen: Seen, rng: random.Random) -> Input | None:
    """Return the use of a forged control, in a message that has been seen; None before there is one."""
    if not seen.messages:
        return None
    custom_id = some_id(seen, rng)
    kind = rng.choice((BUTTON, MENU))
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind, "id": rng.randint(1, 40)}
    if kind == MENU or rng.random() < 0.2:
        data["values"] = [some_text(seen, rng) for _ in range(rng.choice((0, 1, 1, 1, 2, 25)))]
    return Input(InteractionKind.COMPONENT, data, rng.choice(seen.messages))


def some_command(fake_discord: FakeDiscord, seen: Seen, rng: random.Random) -> Input | None:
    """Return a slash command filled with anything, or one half typed that asks to be completed."""
    commands = [command for command in fake_discord.world.commands[None] if command["type"] == 1]
    command = rng.choice(commands)
    leaves = [option["name"] for option in command.get("options", ()) if option["type"] == SUBCOMMAND]
    try:
        slash = find(commands, " ".join([command["name"], *([rng.choice(leaves)] if leaves else [])]))
    except NotPossible:
        return None
    options = slash.options
    given = [
        {"type": option["type"], "name": name, "value": some_value(option, fake_discord, seen, rng)}
        for name, option in options.items()
        if (option.get("required") and rng.random() < 0.95) or rng.random() < 0.4
    ]
    completed = [option for option in given if options[option["name"]].get("autocomplete")]
    if completed and rng.random() < 0.4:
        focused = rng.choice(completed)
        focused |= {"value": str(focused["value"]), "focused": True}
        return Input(InteractionKind.AUTOCOMPLETE, slash.data(given))
    return Input(InteractionKind.COMMAND, slash.data(given) | _resolved(fake_discord, given))


def _resolved(fake_discord: FakeDiscord, given: list[dict[str, Any]]) -> dict[str, Any]:
    """Return what Discord sends beside the ids of people and roles."""
    world = fake_discord.world
    people = {str(person.id): payloads.user(person) for person in world.people.values()}
    roles = {str(role.id): payloads.role(role) for role in world.roles.values()}
    users = {option["value"]: people[option["value"]] for option in given if option["type"] == USER}
    named = {option["value"]: roles[option["value"]] for option in given if option["type"] == ROLE}
    return {"resolved": {"users": users, "roles": named}} if users or named else {}


def some_value(option: dict[str, Any], fake_discord: FakeDiscord, seen: Seen, rng: random.Random) -> Any:
    """Return a value for an option: of its type, which Discord ensures, except once in twenty."""
    kind = option["type"]
    if kind in PLAIN and rng.random() < 0.05:
        kind = rng.choice(PLAIN)
    if option.get("choices") and rng.random() < 0.7:
        return rng.choice(option["choices"])["value"]
    if kind == INTEGER:
        return rng.choice(NUMBERS) if rng.random() < 0.5 else rng.randint(0, 12)
    if kind == BOOLEAN:
        return rng.random() < 0.5
    if kind == USER:
        return str(rng.choice([person.id for person in fake_discord.world.people.values()]))
    if kind == ROLE:
        return str(rng.choice(list(fake_discord.world.roles)))
    return some_text(seen, rng)
