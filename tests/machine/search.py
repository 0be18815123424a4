"""Runs sequences of actions, and shortens one that breaks a promise."""

import asyncio
import random
import tempfile
import time
from collections.abc import Callable, Collection, Coroutine, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from bot.discord.messages import answer
from bot.tables.changes import seating
from bot.tables.ended import record
from bot.tables.state.fairness import bind
from games.check.plugin import rng_of
from tests.machine.actions.actions import AtOnce, Kill, KillProcess, PlannedAction, Press, attempt
from tests.machine.actions.choosing import choose
from tests.machine.promises.promises import broken
from tests.machine.promises.repositories import TableRepositories
from tests.machine.stage.clock import IdleTimeLoop
from tests.machine.stage.stage import Stage

RETRY = 2.0
"""Seconds by which the clock is advanced if a delivery waits to be retried."""


@dataclass(frozen=True)
class Find:
    """A sequence after which promises are broken."""

    actions: tuple[PlannedAction, ...]
    broken: tuple[str, ...]

    @property
    def promises(self) -> frozenset[str]:
        return frozenset(problem.partition(":")[0] for problem in self.broken)

    def __str__(self) -> str:
        lines = [f"            {action!r}," for action in self.actions]
        code = ["def test_…() -> None:", "    holds(", "        [", *lines, "        ]", "    )"]
        return "\n".join([*self.broken[:6], "", *code])


async def after(stage: Stage, repositories: TableRepositories, known: Collection[str] = ()) -> list[str]:
    """Wait until everything has settled. Return every broken promise, except the `known` ones."""
    await stage.settle()
    if stage.resting():
        stage.move_time(RETRY)
        await stage.settle()
    problems = await broken(stage, repositories)
    stage.end_step()
    return [problem for problem in problems if problem.partition(":")[0] not in known]


async def _replayed(stage: Stage, actions: Sequence[PlannedAction], known: Collection[str]) -> Find | None:
    repositories = TableRepositories()
    for place, action in enumerate(actions):
        await attempt(stage, action)
        if found := await after(stage, repositories, known):
            return Find(tuple(actions[: place + 1]), tuple(found))
    return None


async def _walked(
    stage: Stage, rng: random.Random, steps: int, known: Collection[str], *, processes: bool
) -> tuple[Find | None, int]:
    repositories, done = TableRepositories(), []
    stage.processes = processes
    await repositories.refresh(stage)
    for step in range(steps):
        action = choose(stage, repositories, rng)
        if await attempt(stage, action):
            done.append(action)
        if found := await after(stage, repositories, known):
            return Find(tuple(done), tuple(found)), step + 1
    return None, steps


def on_stage(work: Callable[[Stage], Coroutine[object, object, object]], *, pause_factor: float = 0.0) -> object:
    """Do some work on a new stage. Its tables are dealt differently from each other, but the same each time.

    `pause_factor` multiplies the bot's pauses.
    """

    async def whole(loop: IdleTimeLoop, folder: Path) -> object:
        async with Stage(loop, folder, pause_factor) as stage:
            return await work(stage)

    loop, seeds = IdleTimeLoop(), dict[tuple[bytes, tuple[str, ...]], bytes]()

    def seed(secret: bytes, contributions: Sequence[str]) -> bytes:
        """Return the seed of the n-th table that is dealt; the same one when it is verified."""
        return seeds.setdefault((secret, tuple(contributions)), bind(rng_of(1), ["machine"] * (len(seeds) + 1)))

    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        for module in (seating, record):
            patch.setattr(module, "bind", seed)
        patch.setattr(answer, "uptime", loop.time)  # presses are as old as Discord's clock says
        with asyncio.Runner(loop_factory=lambda: loop) as runner:
            return runner.run(whole(loop, Path(folder)))


def replay(actions: Sequence[PlannedAction], known: Collection[str] = ()) -> Find | None:
    """Return what is broken after these actions, or None; `known` promises are ignored."""
    found = on_stage(lambda stage: _replayed(stage, actions, known))
    assert found is None or isinstance(found, Find)
    return found


def walk(seed: int, steps: int, known: Collection[str] = (), *, processes: bool = False) -> tuple[Find | None, int]:
    """Run a random sequence. Return what is broken, and after how many steps.

    With `processes`, the bot is also run as a process of its own, and ended by SIGKILL.
    """
    return on_stage(lambda stage: _walked(stage, random.Random(seed), steps, known, processes=processes))  # type: ignore[return-value]


def shrink(find: Find, seconds: float = 120.0, known: Collection[str] = ()) -> Find:
    """Return the shortest sequence found in this time that breaks one of the same promises."""
    until, size = time.monotonic() + seconds, max(1, len(find.actions) // 2)
    while size and time.monotonic() < until:
        start, shorter = 0, False
        while start < len(find.actions) and time.monotonic() < until:
            rest = (*find.actions[:start], *find.actions[start + size :])
            again = replay(rest, known) if rest else None
            if again is not None and again.promises & find.promises:
                find, shorter = again, True
            else:
                start += size
        if size > 1:
            size = min(size // 2, len(find.actions))
        elif not shorter:
            size = 0
    return _simplified(find, until, known)


def _simplified(find: Find, until: float, known: Collection[str]) -> Find:
    """Replace actions that contain others by those others, if the same promise is still broken."""
    place = 0
    while place < len(find.actions) and time.monotonic() < until:
        for simpler in _parts_of(find.actions[place]):
            again = replay((*find.actions[:place], *simpler, *find.actions[place + 1 :]), known)
            if again is not None and again.promises & find.promises:
                find = again
                break
        else:
            place += 1
    return find


def _parts_of(action: PlannedAction) -> list[tuple[PlannedAction, ...]]:
    match action:
        case AtOnce(actions=held):
            return [
                held,
                *((action,) for action in held),
                *(tuple(x for x in held if x is not action) for action in held),
            ]
        case Kill(during=Kill() | None):
            return []
        case Kill(during=held) if held is not None:
            return [(held,), (Kill(),), (held, Kill())]
        case KillProcess(actions=held):
            return [held, (*held, Kill()), (Kill(),)]
        case Press(times=times) if times > 1:
            return [(replace(action, times=1),)]
        case _:
            return []
