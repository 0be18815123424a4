"""Computers think in another process, and a table goes on when that process does not."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from bot.host import thinking
from bot.host.thinking import ProcessThinker
from games.core.chance import SeededChance

if TYPE_CHECKING:
    import pytest

    from bot.host.table import Sight
    from tests.host.house import House

LUCK = bytes(32)


async def sight_of(house: House) -> Sight:
    table = await house.playing("Ana", computers=1)
    sight = table.look(1)
    assert sight is not None
    return sight


async def test_thoughts_come_from_another_process_and_from_the_game_again_when_that_dies(
    house: House, toys: Path, caplog: pytest.LogCaptureFixture
) -> None:
    game, sight = house.games["market"], await sight_of(house)
    judged = game.judge(sight.view, sight.choices, SeededChance(LUCK, 0))
    with ProcessThinker([toys]) as thinker:
        assert await asyncio.gather(*(thinker.think(game, sight, LUCK) for _ in range(3))) == [judged] * 3
        assert thinker._pool is not None
        (child,) = thinker._pool._processes.values()
        assert child.pid in {one.pid for one in multiprocessing.active_children()}
        os.kill(child.pid, signal.SIGSTOP)
        asked = [asyncio.create_task(thinker.think(game, sight, LUCK)) for _ in range(3)]
        await asyncio.sleep(0.05)
        os.kill(child.pid, signal.SIGKILL)
        harmless = game.default(sight.view, sight.choices)
        assert await asyncio.gather(*asked) == [harmless] * 3
        assert caplog.text.count("a computer at market found no move") == 3
        assert await thinker.think(game, sight, LUCK) == judged
        assert [one.pid for one in multiprocessing.active_children()] != [child.pid]


async def test_a_thought_without_end_is_the_harmless_move_and_its_process_is_ended(
    house: House, toys: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, sight = house.games["market"], await sight_of(house)
    judged, harmless = (
        game.judge(sight.view, sight.choices, SeededChance(LUCK, 0)),
        game.default(sight.view, sight.choices),
    )
    with ProcessThinker([toys]) as thinker:
        assert await thinker.think(game, sight, LUCK) == judged
        (hung,) = multiprocessing.active_children()
        assert hung.pid is not None
        os.kill(hung.pid, signal.SIGSTOP)
        monkeypatch.setattr(thinking, "LONGEST", 0.2)
        assert await asyncio.gather(*(thinker.think(game, sight, LUCK) for _ in range(3))) == [harmless] * 3
        hung.join(5)
        assert not hung.is_alive()
        monkeypatch.undo()
        assert await thinker.think(game, sight, LUCK) == judged


ORPHAN = """
import multiprocessing, os, signal
from concurrent.futures import ProcessPoolExecutor
from bot.host.thinking import _begin

if __name__ == "__main__":
    pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _begin)
    pool.submit(os.getpid).result()
    print(*(child.pid for child in multiprocessing.active_children()), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


async def test_a_thinker_ends_when_its_parent_is_killed(tmp_path: Path) -> None:
    (tmp_path / "parent.py").write_text(ORPHAN, "utf-8")
    root = Path(thinking.__file__).parent.parent.parent
    parent = await asyncio.create_subprocess_exec(
        sys.executable,
        tmp_path / "parent.py",
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(root)},
    )
    printed, _ = await parent.communicate()
    assert parent.returncode == -signal.SIGKILL
    (child,) = map(int, printed.split())
    async with asyncio.timeout(10):
        while alive(child):  # noqa: ASYNC110 - another process sets no event of ours
            await asyncio.sleep(0.05)


def alive(process: int) -> bool:
    """Return whether a process runs; one that nobody has waited for yet runs no more."""
    try:
        return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
