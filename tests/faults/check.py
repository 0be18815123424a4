"""Checks: a claim, how it is tried, and the report."""

import asyncio
import random
import sys
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

PYTHON: Final = (sys.executable, "-W", "ignore")
"""The interpreter that runs the bot."""
MOST_TOLD: Final = 5
"""How many problems of a check are printed."""
AT_ONCE: Final = 2
"""Parts of a check that run at the same time."""


@dataclass(slots=True)
class Report:
    """Figures by name, and the problems found, in words. The claim holds if there are none."""

    figures: dict[str, float] = field(default_factory=dict[str, float])
    wrong: list[str] = field(default_factory=list[str])

    @property
    def holds(self) -> bool:
        """Whether no problem was found."""
        return not self.wrong

    def count(self, name: str, by: float = 1) -> None:
        """Add to a figure."""
        self.figures[name] = self.figures.get(name, 0) + by

    def demand(self, holds: bool, otherwise: str) -> bool:
        """Add a problem unless the condition holds; return whether it does."""
        if not holds:
            self.wrong.append(otherwise)
        return holds

    def note(self, wrong: Sequence[str]) -> None:
        """Add several problems."""
        self.wrong.extend(wrong)


@dataclass(frozen=True, slots=True, kw_only=True)
class Trial:
    """How a check is run.

    The same seed chooses the same games, moves and moments; the timing of the machine is not repeated. `folder` belongs
    to the check alone. `python` is the command line before `-m bot` that runs the bot.
    """

    seed: int
    quick: bool
    folder: Path
    report: Report = field(default_factory=Report)
    python: tuple[str, ...] = PYTHON

    def rng(self, what: str) -> random.Random:
        """Return the random numbers for a part of a check."""
        return random.Random(f"{self.seed} {what}")

    def much(self, quick: int, whole: int) -> int:
        """Return how much is tried: in the quick run, or in the long one."""
        return quick if self.quick else whole

    def place(self, name: str) -> Path:
        """Return a new folder inside the check's folder."""
        made = self.folder / name
        made.mkdir(parents=True)
        return made


@dataclass(frozen=True, slots=True)
class Check:
    """A promise and the function that checks it, which writes only into the trial's folder.

    A check that measures time runs `alone`; others share the machine.
    """

    name: str
    claim: str
    run: Callable[[Trial], Awaitable[None]]
    alone: bool = False


async def together(*parts: Coroutine[Any, Any, None]) -> None:
    """Run checks, or the parts of one, a few at a time: much of their time is waiting."""
    room = asyncio.Semaphore(AT_ONCE)

    async def limited(part: Coroutine[Any, Any, None]) -> None:
        async with room:
            await part

    async with asyncio.TaskGroup() as group:
        for part in parts:
            group.create_task(limited(part))


def percentile(values: Sequence[float], part: float) -> float:
    """Return the value below which this part (0 to 1) of the values lies; 0 if there are none."""
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * part), len(ordered) - 1)] if ordered else 0.0
