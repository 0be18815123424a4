"""What the gateway sends cannot always be read. It never ends the bot, and costs the connection only where it must."""

import random
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.app import assembled
from bot.discord import client
from bot.fake_discord.gateway.gateway import HELLO, _frame
from bot.fake_discord.wire import point_at
from tests.e2e.messages import GENERAL
from tests.e2e.running_bot import RunningBot, running_bot_in

pytestmark = pytest.mark.long(2)


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Connect again without a wait."""
    monkeypatch.setattr(client, "UNREADABLE_WAITS", (0.01,))


def session_of(running_bot: RunningBot) -> Any:
    """Return the session of the bot's connection."""
    return next(session for session in running_bot.fake_discord.gateway._sessions.values() if session.line)


async def assert_serves(running_bot: RunningBot) -> None:
    """Assert that the bot answers, and brings moves to the channel and the players."""
    await running_bot.opened("market", ["Ana", "Boris"], pictures=False)
    assert await running_bot.play(["Ana", "Boris"], random.Random(1), 2) == 2
    assert not running_bot.bot.is_closed()


@pytest.mark.parametrize(
    ("event", "data"),
    [
        ("GUILD_CREATE", {"id": "x"}),
        ("GUILD_UPDATE", None),
        ("GUILD_ROLE_UPDATE", {}),
        ("GUILD_MEMBER_UPDATE", {"guild_id": "x"}),
        ("CHANNEL_DELETE", {"guild_id": "1"}),
        ("THREAD_CREATE", []),
        ("MESSAGE_CREATE", {}),
        ("INTERACTION_CREATE", {"type": 2}),
        ("UNKNOWN_EVENT", None),
    ],
)
async def test_an_event_that_cannot_be_read_costs_nothing_else(running_bot: RunningBot, event: str, data: Any) -> None:
    session_of(running_bot).dispatch(event, data)
    answer = await running_bot.person("Ana").command(GENERAL, "mehana me")
    assert answer.message is not None
    await assert_serves(running_bot)
    assert running_bot.fake_discord.gateway.identifies == 1


@pytest.mark.parametrize(
    "frame",
    [
        "{",
        "[]",
        _frame(HELLO, {}),
        _frame(0, {}, t="READY", s=9),
        _frame(0, None, t="RESUMED", s=9),
        '{"t": ["x"], "s": 9, "op": 0, "d": {}}',
    ],
    ids=["no JSON", "a list", "no interval", "no session", "nothing resumed", "no name"],
)
async def test_what_breaks_the_connection_costs_that_connection_alone(
    running_bot: RunningBot, frame: str, caplog: pytest.LogCaptureFixture
) -> None:
    gateway = running_bot.fake_discord.gateway
    for _ in range(2):
        before = gateway.identifies
        session_of(running_bot).line.send(frame)
        await running_bot.fake_discord.wait_for(lambda before=before: gateway.identifies > before)
        await running_bot.fake_discord.connected()
    await assert_serves(running_bot)
    assert caplog.text.count("what Discord sent could not be read") == 2
    assert len(running_bot.bot.shards) == 1


async def test_a_connection_that_discord_ends_for_good_leaves_the_bot_to_be_closed_by_whoever_started_it(
    tmp_path: Path,
) -> None:
    async with running_bot_in(tmp_path, rate_limits=False) as running_bot:
        running_bot.fake_discord.world.shards = 2
        with point_at(running_bot.fake_discord.url):
            async with assembled(running_bot.settings, further=[running_bot.games], shard_count=1) as bot:
                with pytest.raises(discord.ConnectionClosed, match="4011"):
                    await bot.start("any")
                assert not bot.is_closed()
            assert bot.is_closed()
