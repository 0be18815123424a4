"""A bot in many servers is spread over shards: people notice nothing of it."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING

import pytest

from bot.app import serve
from bot.discord.client import Mehana
from bot.settings import Broken, Settings
from bot.standin import Standin
from bot.standin.wire import point_at
from tests.e2e.tavern import moves_in, tavern_in

if TYPE_CHECKING:
    from pathlib import Path

SHARDS = 3


@pytest.fixture(autouse=True)
def _no_wait_between_shards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take out the five seconds that Discord wants between two shards."""

    async def at_once(self, shard_id, *, initial=False) -> None:
        del self, shard_id, initial

    monkeypatch.setattr(Mehana, "before_identify_hook", at_once)


async def test_a_table_is_played_with_three_shards_that_break(tmp_path: Path) -> None:
    luck = random.Random(3)
    async with tavern_in(tmp_path, rate_limits=False) as tavern:
        standin = tavern.standin
        standin.world.shards = SHARDS
        home = (standin.world.guild_id >> 22) % SHARDS
        async with tavern.running():
            assert tavern.bot.shard_count == SHARDS
            assert standin.gateway.identifies == SHARDS
            assert [guild.shard_id for guild in tavern.bot.guilds] == [home]
            await tavern.opened("market", ["Ana", "Boris"])
            assert await tavern.play(["Ana", "Boris"], luck, enough=4) == 4
            standin.fault.drop_gateway()
            await standin.wait_for(lambda: standin.gateway.resumes == SHARDS, 60)
            await tavern.play(["Ana", "Boris"], luck)
            assert standin.gateway.identifies == SHARDS
            post = tavern.person("Ana").sees("general")[-1]
            assert moves_in(post) == []
            assert not tavern.bot.is_closed()
        assert standin.violations == []


async def test_a_bot_that_needs_more_shards_wants_a_new_start(tmp_path: Path) -> None:
    async with Standin(rate_limits=False) as standin:
        with point_at(standin.url):
            settings = Settings(token="any", database=tmp_path / "few.sqlite3", log_level=0)
            serving = asyncio.create_task(serve(settings))
            await standin.connected(60)
            standin.world.shards = SHARDS
            standin.fault.drop_gateway(resume=False)
            with pytest.raises(Broken, match="more shards"):
                await asyncio.wait_for(serving, 60)


async def test_a_gateway_that_is_not_told_is_asked_for_again(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr("bot.app.WAITS", (0.01,))
    async with Standin(rate_limits=False) as standin:
        with point_at(standin.url):
            refused = standin.fault.fail_next("GET", "/gateway/bot", status=404)
            settings = Settings(token="any", database=tmp_path / "late.sqlite3", log_level=0)
            serving = asyncio.create_task(serve(settings))
            await standin.connected(60)
            assert refused.happened.is_set()
            serving.cancel()
            await asyncio.gather(serving, return_exceptions=True)
