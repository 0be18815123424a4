"""People at a fake Discord who play by using what they are shown."""

import random
from collections.abc import Sequence
from typing import Any, Final

from bot.discord.messages import controls
from bot.discord.messages.controls import Action, TakeAction
from bot.fake_discord import Actor, Answer, Message, NotPossible

BUTTON: Final = 2
PLAYING: Final = frozenset({"move", "menu", "pick", "sure", "yes", "step"})
"""The acts of controls that make moves, or narrow the choice of one."""


def hand_of(person: Actor) -> Message | None:
    """Return the person's newest private message that stays; answers to clicks do not."""
    return next((message for message in reversed(person.inbox) if not message.ephemeral), None)


def moves_in(message: Message) -> list[dict[str, Any]]:
    """Return the controls of a message that make moves, or narrow the choice of one."""
    parts = [part for part in message.controls if part["custom_id"].split(":")[0] in PLAYING]
    return [part for part in parts if not part["custom_id"].endswith(":")]


def able_of(people: Sequence[Actor]) -> list[tuple[Actor, Message]]:
    """Return who of these people can use a control that makes a move, with the message it is in."""
    hands = [(person, hand) for person in people if (hand := hand_of(person)) is not None]
    return [(person, hand) for person, hand in hands if moves_in(hand)]


async def use_some_control(person: Actor, message: Message, rng: random.Random) -> tuple[str, Answer]:
    """Use one control that makes a move; return what it stands for, and the answer.

    Raise `NotPossible` if there is none, `NotAnswered` if nobody answers.
    """
    if not (parts := moves_in(message)):
        raise NotPossible("the message has just changed")
    part = rng.choice(parts)
    if part["type"] == BUTTON:
        return part["custom_id"].split(":", 3)[3], await person.click(message, part["custom_id"])
    values = [option["value"] for option in part["options"]]
    least, most = part.get("min_values", 1), part.get("max_values", 1)
    chosen = rng.sample(values, rng.randint(max(least, 1), most))
    return chosen[0], await person.select(message, part["custom_id"], chosen)


def numbered(message: Message) -> tuple[int, int] | None:
    """Return the table a message stands for and the entry up to which it tells, by what its controls say."""
    if message.ephemeral:
        return None
    for part in message.controls:
        control = controls.read(part["custom_id"])
        if isinstance(control, TakeAction):
            return control.table, control.shown
    return None


def told(message: Message) -> int | None:
    """Return the entry up to which a message that stands for a table tells."""
    found = numbered(message)
    return found[1] if found else None


def action_of(message: Message, what: Action) -> str | None:
    """Return the id of the control that does this, if the message has one."""
    for part in message.controls:
        control = controls.read(part["custom_id"])
        if isinstance(control, TakeAction) and control.action == what:
            return part["custom_id"]
    return None


async def used(person: Actor, message: Message, what: Action) -> Answer | None:
    """Use the control that does this; None where it is not there (any more)."""
    found = action_of(message, what)
    return await person.click(message, found) if found else None
