"""Computers think in another process, and a table goes on when that process does not."""

from __future__ import annotations

import asyncio
import dataclasses
import multiprocessing
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest

from bot.host import thinking
from bot.host.thinking import ProcessThinker
from games.core.chance import SeededChance
from games.core.strength import Strength

if TYPE_CHECKING:
    from bot.host.table import Sight
    from games.core.contract import AnyGame, Move
    from tests.host.house import House

LUCK = bytes(32)


async def sight_of(house: House) -> Sight:
    table = await house.playing("Ana", computers=1)
    sight = table.look(1)
    assert sight is not None
    return sight


NORMAL = Strength.NORMAL


def children() -> set[int]:
    return {one.pid for one in multiprocessing.active_children() if one.pid is not None}


def judged(game: AnyGame, sight: Sight) -> Move:
    return game.judge(sight.view, sight.choices, SeededChance(LUCK, 0))


async def test_thoughts_come_from_another_process_that_stands_back(house: House, toys: Path) -> None:
    game, sight = house.games["market"], await sight_of(house)
    with ProcessThinker([toys], 2) as thinker:
        asked = (thinker.think(game, sight, LUCK, NORMAL) for _ in range(5))
        assert await asyncio.gather(*asked) == [judged(game, sight)] * 5
        assert len(children()) == 2
        assert {os.getpriority(os.PRIO_PROCESS, child) for child in children()} == {
            min(19, os.getpriority(os.PRIO_PROCESS, 0) + thinking.NICE)
        }
    assert not children()


async def test_a_thinker_killed_in_mid_thought_costs_one_retry_and_no_harmless_move(
    house: House, toys: Path, caplog: pytest.LogCaptureFixture
) -> None:
    game, sight = house.games["market"], await sight_of(house)
    with ProcessThinker([toys], 1) as thinker:
        await thinker.think(game, sight, LUCK, NORMAL)
        (child,) = children()
        os.kill(child, signal.SIGSTOP)
        asked = [asyncio.create_task(thinker.think(game, sight, LUCK, NORMAL)) for _ in range(3)]
        await asyncio.sleep(0.05)
        os.kill(child, signal.SIGKILL)
        assert await asyncio.gather(*asked) == [judged(game, sight)] * 3
        assert caplog.text.count("a thinker died at market; another thinks again") == 1
        assert "harmless" not in caplog.text
        assert child not in children()


async def test_a_thinker_killed_at_rest_is_noticed_at_the_next_thought(house: House, toys: Path) -> None:
    game, sight = house.games["market"], await sight_of(house)
    with ProcessThinker([toys], 1) as thinker:
        await thinker.think(game, sight, LUCK, NORMAL)
        (child,) = multiprocessing.active_children()
        child.kill()
        child.join()
        assert await thinker.think(game, sight, LUCK, NORMAL) == judged(game, sight)


async def test_a_thought_without_end_holds_nobody_else_up(
    house: House, toys: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The others get a process more as soon as a thought is overdue; when it is hung its process is ended."""
    game, sight = house.games["market"], await sight_of(house)
    with ProcessThinker([toys], 1) as thinker:
        await thinker.think(game, sight, LUCK, NORMAL)
        (hung,) = children()
        os.kill(hung, signal.SIGSTOP)
        monkeypatch.setattr(thinking, "OVERDUE", 0.1)
        monkeypatch.setattr(thinking, "LONGEST", 600.0)
        first = asyncio.create_task(thinker.think(game, sight, LUCK, Strength.STRONG))
        await asyncio.sleep(0)
        assert await thinker.think(game, sight, LUCK, NORMAL) == judged(game, sight)
        assert not first.done()
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        assert hung not in children()
    assert not caplog.text


async def test_a_hung_thinker_is_ended(
    house: House, toys: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game, sight = house.games["market"], await sight_of(house)
    with ProcessThinker([toys], 1) as thinker:
        await thinker.think(game, sight, LUCK, NORMAL)
        (hung,) = children()
        os.kill(hung, signal.SIGSTOP)
        monkeypatch.setattr(thinking, "OVERDUE", 0.1)
        monkeypatch.setattr(thinking, "LONGEST", 5.0)
        assert await thinker.think(game, sight, LUCK, NORMAL) == judged(game, sight)
        assert hung not in children()
    assert caplog.text.count("a thinker hung at market; another thinks again") == 1


async def test_a_thought_that_fails_every_time_is_the_harmless_move(
    house: House, toys: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """No choices at all make the computer stumble; its process goes on."""
    game, sight = house.games["market"], await sight_of(house)
    harmless = game.default(sight.view, sight.choices)
    mild = dataclasses.replace(game, default=lambda view, choices: harmless)
    broken = msgspec.structs.replace(sight, choices=())
    with ProcessThinker([toys], 1) as thinker:
        assert await thinker.think(mild, broken, LUCK, Strength.STRONG) == harmless
        assert caplog.text.count("stumbled over its own thought") == thinking.TRIES
        assert "it makes the harmless one" in caplog.text
        assert len(children()) == 1
        assert await thinker.think(game, sight, LUCK, NORMAL) == judged(game, sight)


async def test_effort_shrinks_as_thoughts_wait(house: House, toys: Path) -> None:
    """With nobody waiting a thought that is quick enough has full effort; the more wait, the less each has."""
    game, thinker = house.games["market"], ProcessThinker([toys], 2)
    thinker._full["market"] = 0.5
    assert thinker._effort(game) == 1.0
    efforts = []
    for waiting in (8, 48):
        thinker._waiting = waiting
        efforts.append(thinker._effort(game))
        assert efforts[-1] * 0.5 * (waiting + 2) / 2 <= thinking.SOON * 1.001
    assert efforts[1] < efforts[0] < 1


ORPHAN = """
import asyncio, os, signal, sys
from bot.host.thinking import _Process

if __name__ == "__main__":
    thinker = _Process(())
    if "stopped" in sys.argv:
        asyncio.run(thinker.ready())
        os.kill(thinker.pid, signal.SIGSTOP)
    print(thinker.pid, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.parametrize("state", ["starting", "stopped"])
async def test_a_thinker_ends_when_its_parent_is_killed(tmp_path: Path, state: str) -> None:
    """One that is stopped does so too, or whoever waits for what its parent said would wait for ever."""
    (tmp_path / "parent.py").write_text(ORPHAN, "utf-8")
    root = Path(thinking.__file__).parent.parent.parent
    parent = await asyncio.create_subprocess_exec(
        sys.executable,
        tmp_path / "parent.py",
        state,
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(root)},
    )
    assert parent.stdout is not None
    child = int(await parent.stdout.readline())
    try:
        async with asyncio.timeout(10):
            assert await parent.wait() == -signal.SIGKILL
            while alive(child):  # noqa: ASYNC110 - another process sets no event of ours
                await asyncio.sleep(0.05)
            assert await parent.communicate() == (b"", None)  # nobody holds what it said open any more
    finally:
        with suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)


def alive(process: int) -> bool:
    """Return whether a process runs; one that nobody has waited for yet runs no more."""
    try:
        return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
