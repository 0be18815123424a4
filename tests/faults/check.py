"""What a check is: a claim, a way to try it, and what came out."""

from __future__ import annotations

import asyncio
import random
import sys
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine, Sequence
    from pathlib import Path

PYTHON: Final = (sys.executable, "-W", "ignore")
"""The interpreter that runs the bot."""
MOST_TOLD: Final = 5
"""How many of the things found wrong are told of each check."""


AT_ONCE: Final = 2
"""Parts of a check that are carried out at once."""


@dataclass(slots=True)
class Report:
    """What came out: figures by name, and what was found wrong, in words. Nothing wrong means that the claim holds."""

    figures: dict[str, float] = field(default_factory=dict[str, float])
    wrong: list[str] = field(default_factory=list[str])

    @property
    def holds(self) -> bool:
        """Whether nothing was found wrong."""
        return not self.wrong

    def count(self, name: str, by: float = 1) -> None:
        """Add to a figure."""
        self.figures[name] = self.figures.get(name, 0) + by

    def demand(self, holds: bool, otherwise: str) -> bool:
        """Note what is wrong, unless it holds; return whether it does."""
        if not holds:
            self.wrong.append(otherwise)
        return holds

    def note(self, wrong: Sequence[str]) -> None:
        """Note several things that are wrong."""
        self.wrong.extend(wrong)


@dataclass(frozen=True, slots=True, kw_only=True)
class Trial:
    """How a check is to be tried.

    Equal seeds choose the same games, moves and moments; what the machine's own timing adds is not repeated. `folder`
    is the check's own, `report` takes what comes out. `python` is what runs the bot: the command line before `-m bot`.
    """

    seed: int
    quick: bool
    folder: Path
    report: Report = field(default_factory=Report)
    python: tuple[str, ...] = PYTHON

    def rng(self, what: str) -> random.Random:
        """Return the source of randomness for a part of a check."""
        return random.Random(f"{self.seed} {what}")

    def much(self, quick: int, whole: int) -> int:
        """Return how much is tried: in the quick cut, or in the whole."""
        return quick if self.quick else whole

    def place(self, name: str) -> Path:
        """Return a new folder inside the check's own."""
        made = self.folder / name
        made.mkdir(parents=True)
        return made


@dataclass(frozen=True, slots=True)
class Check:
    """A promise and how it is tried. `run` leaves nothing behind but what is in the trial's folder.

    A check that measures time is tried `alone`; others share the machine.
    """

    name: str
    claim: str
    run: Callable[[Trial], Awaitable[None]]
    alone: bool = False


async def together(*parts: Coroutine[Any, Any, None]) -> None:
    """Carry out checks, or the parts of one, a few at once: much of their time is waiting."""
    room = asyncio.Semaphore(AT_ONCE)

    async def one(part: Coroutine[Any, Any, None]) -> None:
        async with room:
            await part

    async with asyncio.TaskGroup() as group:
        for part in parts:
            group.create_task(one(part))


def percentile(values: Sequence[float], part: float) -> float:
    """Return the value below which this part (0 to 1) of the values lies; 0 of none."""
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * part), len(ordered) - 1)] if ordered else 0.0
