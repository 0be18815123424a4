"""What all actions share: how they are written as code, and how a person uses a control."""

import asyncio
from collections.abc import Sequence
from dataclasses import MISSING, fields
from typing import Any

from bot.fake_discord import Actor, Answer, Message
from bot.fake_discord.world.model import Interaction
from bot.presentation.texts import bot_localizer
from tests.machine.stage.stage import Stage, key_of

FAILED = frozenset(bot_localizer(locale)("failed") for locale in ("en", "bg", "ru", "ro"))
"""The answer that reports an error, in each language."""


NAMED = frozenset({"pick", "requests", "old", "times", "steps", "at", "far", "during"})
"""Fields that are shown with their names."""


class Brief:
    """A dataclass whose `repr` leaves out fields with default values."""

    def __repr__(self) -> str:
        told: list[str] = []
        for part in fields(self):  # type: ignore[arg-type]
            value = getattr(self, part.name)
            usual = {} if part.default is MISSING else part.default
            if value != usual:
                named = part.name in NAMED
                told.append(f"{part.name}={value!r}" if named else repr(value))
        return f"{type(self).__name__}({', '.join(told)})"


def parts_of(message: Message, key: str) -> list[dict[str, Any]]:
    return [part for part in message.controls if key_of(part["custom_id"]) == key and not part.get("disabled")]


async def use(stage: Stage, person: Actor, message: Message, part: dict[str, Any], pick: int) -> Answer:
    if part["type"] == 2:
        return await person.click(message, part["custom_id"])
    return await person.select(message, part["custom_id"], values_of(stage, part, pick))


def values_of(stage: Stage, part: dict[str, Any], pick: int) -> list[Any]:
    """Return the values chosen in a menu, as `pick` says; none for a button."""
    if part["type"] == 2:
        return []
    if part["type"] == 3:
        offered: list[Any] = [option["value"] for option in part["options"]]
    elif part["type"] == 5:
        offered = [str(person.id) for person in stage.fake_discord.world.people.values()]
    else:
        offered = [str(stage.fake_discord.world.moderators.id)]
    count = min(max(part.get("min_values", 1), 1), len(offered))
    return [offered[(pick + place) % len(offered)] for place in range(count)]


def note(stage: Stage, action: Brief, answer: Answer | None) -> None:
    if (
        answer is not None
        and any(line in answer.text for line in FAILED)
        and not stage.outage
        and not stage.spoiler.hook
    ):
        stage.complaints.append(f"failed: {action!r} was answered with {answer.text!r}")


async def together(works: Sequence[Any]) -> None:
    """Run all at once. Raise the first error, if any fails."""
    tasks = [asyncio.create_task(work, name="person") for work in works]
    results = await asyncio.gather(*tasks, return_exceptions=True)
    for problem in results:
        if isinstance(problem, BaseException):
            raise problem


def answered(interaction: Interaction) -> bool:
    return interaction.acknowledged and not (interaction.original is not None and interaction.original.thinking)
