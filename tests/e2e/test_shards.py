"""A bot in many servers is spread over shards: people notice nothing of it."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from bot.discord.client import Mehana
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
