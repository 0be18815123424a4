"""Computers think in another process, and a table goes on when that process does not."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from typing import TYPE_CHECKING

from bot.host import thinking
from bot.host.thinking import ProcessThinker
from games.core.chance import SeededChance

if TYPE_CHECKING:
    from pathlib import Path

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
