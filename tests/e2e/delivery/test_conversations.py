"""Private conversations: a budget for opening them, a pause when Discord asks for one, three refusals a day a person."""

import asyncio
from types import SimpleNamespace

import discord
import pytest

from bot.discord.delivery import delivery
from bot.discord.delivery.conversations import Conversations, Exhausted, is_refusal
from storage import DeliveryRow
from tests.e2e.messages import standing, surely
from tests.e2e.running_bot import RunningBot, timed_by
from tests.tables.harness import ManualClock

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
    async with opening.with_user(running_bot.person(name).id, None):
        pass


async def seconds_to_wait(running_bot: RunningBot, opening: Conversations, name: str) -> float:
    """Return for how long no conversation with this person may be opened; nothing is asked of Discord."""
    before = opened(running_bot)
    with pytest.raises(Exhausted) as refused:
        await open_with(running_bot, opening, name)
    assert opened(running_bot) == before
    assert not refused.value.refused
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


async def seconds_refused(opening: Conversations, user: int) -> float:
    """Return for how many seconds nothing is written to this user, who has refused messages."""
    with pytest.raises(Exhausted) as refused:
        async with opening.with_user(user, None):
            pass
    assert refused.value.refused
    assert str(refused.value) == f"no private message may be sent to them for another {refused.value.wait:.0f} s"
    return refused.value.wait


async def test_a_person_may_refuse_three_messages_a_day_with_growing_pauses(
    running_bot: RunningBot, opening: Conversations, clock: ManualClock
) -> None:
    """It makes no difference whether the conversation cannot be opened or a message in it is refused."""
    ana = running_bot.person("Ana")
    running_bot.fake_discord.fault.fail_next("POST", OPEN, status=403, code=50007)
    with pytest.raises(discord.Forbidden):
        await open_with(running_bot, opening, "Ana")
    ana.close_private_messages()
    for pause in (10 * MINUTE, 60 * MINUTE):
        assert await seconds_refused(opening, ana.id) == pause
        clock.advance(pause)
        with pytest.raises(discord.Forbidden):
            async with opening.with_user(ana.id, None) as channel:
                await channel.send("Hello")
    assert await seconds_refused(opening, ana.id) == DAY - 70 * MINUTE
    opening.acted(ana.id)
    assert await seconds_refused(opening, ana.id) == DAY - 70 * MINUTE, "that they use the bot proves nothing"
    await open_with(running_bot, opening, "Boris")
    clock.advance(DAY - 70 * MINUTE)
    await open_with(running_bot, opening, "Ana")


async def test_who_uses_the_bot_may_be_written_to_again_within_the_three(
    running_bot: RunningBot, opening: Conversations, clock: ManualClock
) -> None:
    ana = running_bot.person("Ana")
    for _ in range(3):
        opening.refused(ana.id)
        opening.acted(ana.id)
    assert await seconds_refused(opening, ana.id) == DAY
    opening.refused(running_bot.person("Boris").id)
    opening.acted(running_bot.person("Boris").id)
    await open_with(running_bot, opening, "Boris")


async def test_messages_to_one_person_are_tried_one_at_a_time(running_bot: RunningBot, opening: Conversations) -> None:
    ana = running_bot.person("Ana")
    ana.close_private_messages()

    async def written() -> None:
        async with opening.with_user(ana.id, None) as channel:
            await channel.send("Hello")

    outcomes = await asyncio.gather(*(written() for _ in range(8)), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [discord.Forbidden, *[Exhausted] * 7]


@pytest.mark.parametrize(("count", "pause"), [(1, 10 * MINUTE), (2, 60 * MINUTE), (3, DAY), (9, DAY)])
async def test_refusals_count_across_a_restart_and_a_stored_time_no_longer_than_its_pause(
    running_bot: RunningBot, opening: Conversations, clock: ManualClock, count: int, pause: int
) -> None:
    ana = running_bot.person("Ana")
    stored = DeliveryRow(0, 5, 1, closed=True, refused=count, retry_at=clock.now() + 30 * DAY)
    opening.recall(ana.id, stored)
    assert await seconds_refused(opening, ana.id) == pause
    clock.advance(pause - 1)
    opening.recall(ana.id, stored)
    assert await seconds_refused(opening, ana.id) == 1
    clock.advance(1)
    opening.recall(ana.id, stored)
    await open_with(running_bot, opening, "Ana")


async def test_the_budgets_do_not_follow_a_clock_that_is_moved(
    running_bot: RunningBot, opening: Conversations, clock: ManualClock
) -> None:
    running_bot.fake_discord.fault.fail_next("POST", OPEN, status=400, code=40003)
    clock.jump(30 * DAY)
    with pytest.raises(Exhausted):
        await open_with(running_bot, opening, "Ana")
    opening.refused(running_bot.person("Boris").id)
    clock.jump(-30 * DAY)
    assert await seconds_to_wait(running_bot, opening, "Vera") == 10 * MINUTE
    assert await seconds_refused(opening, running_bot.person("Boris").id) == 10 * MINUTE
    clock.jump(30 * DAY)
    assert await seconds_to_wait(running_bot, opening, "Vera") == 10 * MINUTE


@pytest.mark.parametrize("limit", [{"status": 400, "code": 40003}, {"status": 429, "retry_after": 600}])
async def test_nobody_is_written_to_for_ten_minutes_after_discord_says_too_fast(
    running_bot: RunningBot,
    opening: Conversations,
    clock: ManualClock,
    caplog: pytest.LogCaptureFixture,
    limit: dict[str, int],
) -> None:
    running_bot.fake_discord.fault.fail_next("POST", OPEN, status=403, code=50007)
    with pytest.raises(discord.Forbidden):
        await open_with(running_bot, opening, "Ana")
    await open_with(running_bot, opening, "Boris")
    assert "too fast" not in caplog.text, "what one person refuses concerns nobody else"
    running_bot.fake_discord.fault.fail_next("POST", OPEN, **limit)
    with pytest.raises(Exhausted) as limited:
        await open_with(running_bot, opening, "Dinu")
    assert (limited.value.wait, limited.value.refused) == (10 * MINUTE, False)
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


async def test_a_message_that_breaks_discords_rules_is_not_taken_for_closed_private_messages(
    running_bot: RunningBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is the bot's fault: it says so in the hand, after trying twice, and the channel tells nothing."""
    monkeypatch.setattr(delivery, "PAUSES", (0.01,))
    boris = running_bot.person("Boris")
    boris.locale = "en-US"
    await running_bot.settled(boris.command(boris.private_channel, "mehana me"))
    running_bot.fake_discord.fault.fail_next(
        "POST", f"/channels/{boris.private_channel.id}/messages", status=400, code=50035, times=2
    )
    await running_bot.opened("market", ["Ana", "Boris"], pictures=False)
    await running_bot.fake_discord.wait_for(lambda: any("cannot be shown" in message.text for message in boris.inbox))
    assert not any("closed" in message.text for message in standing(running_bot))


async def test_the_second_player_of_a_seat_with_closed_private_messages_is_called_too(running_bot: RunningBot) -> None:
    ana, boris, vera = map(running_bot.person, ("Ana", "Boris", "Vera"))
    boris.close_private_messages()
    vera.close_private_messages()
    await running_bot.opened("market", ["Ana", "Boris"], pictures=False)
    await running_bot.settled(surely(ana, "mehana replace", seat="Boris", player=vera.id))
    assert [person for person in (boris, vera) if any(person.mention in m.text for m in standing(running_bot))] == [
        boris,
        vera,
    ]
