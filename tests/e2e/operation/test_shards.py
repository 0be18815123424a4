"""A bot in many servers is spread over shards: people notice nothing of it."""

import random
from pathlib import Path

import pytest

from bot.discord.client import Mehana
from tests.e2e.running_bot import running_bot_in
from tests.people import moves_in

SHARDS = 3


@pytest.fixture(autouse=True)
def _no_wait_between_shards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take out the five seconds that Discord wants between two shards."""

    async def at_once(self, shard_id, *, initial=False) -> None:
        del self, shard_id, initial

    monkeypatch.setattr(Mehana, "before_identify_hook", at_once)


async def test_a_table_is_played_with_three_shards_that_break(tmp_path: Path) -> None:
    rng = random.Random(3)
    async with running_bot_in(tmp_path, rate_limits=False) as running_bot:
        fake_discord = running_bot.fake_discord
        fake_discord.world.shards = SHARDS
        home = (fake_discord.world.guild_id >> 22) % SHARDS
        async with running_bot.running():
            assert running_bot.bot.shard_count == SHARDS
            assert fake_discord.gateway.identifies == SHARDS
            assert [guild.shard_id for guild in running_bot.bot.guilds] == [home]
            await running_bot.opened("market", ["Ana", "Boris"])
            assert await running_bot.play(["Ana", "Boris"], rng, enough=4) == 4
            fake_discord.gateway.drop()
            await fake_discord.wait_for(lambda: fake_discord.gateway.resumes == SHARDS, 60)
            await running_bot.play(["Ana", "Boris"], rng)
            assert fake_discord.gateway.identifies == SHARDS
            post = running_bot.person("Ana").sees("general")[-1]
            assert moves_in(post) == []
            assert not running_bot.bot.is_closed()
        assert fake_discord.violations == []
