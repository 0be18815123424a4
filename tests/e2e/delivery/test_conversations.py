"""Private conversations are opened seldom: a budget for the whole bot and for each person, and a pause when asked."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING

import discord
import pytest

from bot.discord.delivery.conversations import Conversations, Exhausted, is_refusal
from tests.e2e.running_bot import timed_by
from tests.tables.harness import ManualClock

if TYPE_CHECKING:
    from tests.e2e.running_bot import RunningBot

OPEN = "/users/@me/channels"
NAMES = [f"Guest {number}" for number in range(22)]
MINUTE, DAY = 60, 86_400


@pytest.fixture
def clock(running_bot: RunningBot, monkeypatch: pytest.MonkeyPatch) -> ManualClock:
    """Return the clock of the bot, which only a test moves on."""
    return timed_by(ManualClock(), running_bot, monkeypatch)


@pytest.fixture
def opening(running_bot: RunningBot) -> Conversations:
    """Return the conversations of a bot that has opened none yet."""
    return Conversations(running_bot.bot, running_bot.bot.service)


def opened(running_bot: RunningBot) -> int:
    """Return how often Discord was asked to open a conversation."""
    return sum(request.path == OPEN for request in running_bot.fake_discord.requests)


async def open_with(running_bot: RunningBot, opening: Conversations, name: str) -> None:
    """Open the conversation with somebody who has never used the bot."""
    await opening.with_user(running_bot.person(name).id, None)


async def seconds_to_wait(running_bot: RunningBot, opening: Conversations, name: str) -> float:
    """Return for how long no conversation with this person may be opened; nothing is asked of Discord."""
    before = opened(running_bot)
    with pytest.raises(Exhausted) as refused:
        await open_with(running_bot, opening, name)
    assert opened(running_bot) == before
    assert str(refused.value) == f"no private conversation may be opened for another {refused.value.wait:.0f} s"
    return refused.value.wait


async def test_the_bot_opens_twenty_conversations_a_minute(
    running_bot: RunningBot, opening: Conversations, clock: ManualClock
) -> None:
    names = [running_bot.fake_discord.world.add_person(name).name for name in NAMES]
    await open_with(running_bot, opening, names[0])
    clock.advance(10)
    for name in names[1:20]:
        await open_with(running_bot, opening, name)
    assert await seconds_to_wait(running_bot, opening, names[20]) == MINUTE - 10
    clock.advance(MINUTE - 11)
    assert await seconds_to_wait(running_bot, opening, names[20]) == 1
    clock.advance(1)
    await open_with(running_bot, opening, names[20])
    assert await seconds_to_wait(running_bot, opening, names[21]) == 10, "the second was opened ten seconds later"


async def test_the_same_person_is_tried_three_times_a_day(
    running_bot: RunningBot, opening: Conversations, clock: ManualClock
) -> None:
    running_bot.fake_discord.fault.fail_next("POST", OPEN, status=403, code=50007, times=3)
    for _ in range(3):
        with pytest.raises(discord.Forbidden):
            await open_with(running_bot, opening, "Ana")
        clock.advance(MINUTE)
    assert await seconds_to_wait(running_bot, opening, "Ana") == DAY - 3 * MINUTE
    await open_with(running_bot, opening, "Boris")
    clock.advance(DAY - 3 * MINUTE - 1)
    assert await seconds_to_wait(running_bot, opening, "Ana") == 1
    clock.advance(1)
    await open_with(running_bot, opening, "Ana")


async def test_nobody_is_written_to_for_ten_minutes_after_discord_says_too_fast(
    running_bot: RunningBot, opening: Conversations, clock: ManualClock, caplog: pytest.LogCaptureFixture
) -> None:
    running_bot.fake_discord.fault.fail_next("POST", OPEN, status=403, code=50007)
    with pytest.raises(discord.Forbidden):
        await open_with(running_bot, opening, "Ana")
    await open_with(running_bot, opening, "Boris")
    assert "too fast" not in caplog.text, "what one person refuses concerns nobody else"
    running_bot.fake_discord.fault.fail_next("POST", OPEN, status=400, code=40003)
    with pytest.raises(discord.HTTPException):
        await open_with(running_bot, opening, "Ana")
    assert "Discord says that private conversations are opened too fast" in caplog.text
    assert await seconds_to_wait(running_bot, opening, "Vera") == 10 * MINUTE
    clock.advance(10 * MINUTE)
    await open_with(running_bot, opening, "Vera")


@pytest.mark.parametrize(
    ("status", "lasting"),
    [(400, True), (403, True), (404, True), (499, True), (408, False), (429, False), (500, False), (503, False)],
)
def test_only_what_would_fail_again_counts_as_refused(status: int, lasting: bool) -> None:
    response = SimpleNamespace(status=status, reason="")
    assert is_refusal(discord.HTTPException(response, "")) is lasting
