"""The clock is moved, ahead or back: nobody is replaced without a reminder, nothing is closed or stands still for it."""

import asyncio

import pytest

from bot.tables.automatic.background import SWEEP_EVERY, TurnTimer
from bot.tables.automatic.retention import Retention
from bot.tables.state.clock import GRACE
from bot.tables.state.refusal import Refusal
from bot.tables.state.table import LiveTable
from tests.tables.harness import GUILD, TableHarness

HOUR, DAY, MONTH = 3600, 86_400, 30 * 86_400
LOBBY_LASTS, LOST_LASTS, ABANDONED_AFTER = 6 * HOUR, 3 * DAY, 3 * DAY


async def looked_at(harness: TableHarness, *tables: LiveTable) -> None:
    """Let the turn timer look at the clock, and at these tables, once."""
    turn_timer = TurnTimer(harness.service, harness.clock)
    harness.service.elapsed.counts_from()
    for table in tables:
        await turn_timer.sweep(table)
        await harness.service.repository.reschedule(table)


def told(table: LiveTable) -> list[str]:
    return [entry.kind for entry in table.entries if entry.kind in {"warn", "substitute", "expire", "cancel"}]


async def test_a_clock_that_jumps_ahead_costs_nobody_their_time(harness: TableHarness) -> None:
    table = await harness.playing("Ana", pace=DAY, computers=1)
    await looked_at(harness, table)
    harness.clock.jump(MONTH)
    await looked_at(harness, table)
    assert told(table) == []
    harness.clock.advance(DAY * 3 // 4 - 1)
    await looked_at(harness, table)
    assert told(table) == []
    harness.clock.advance(1)
    await looked_at(harness, table)
    assert told(table) == ["warn"]


async def test_a_player_who_was_reminded_has_the_rest_of_the_time_though_the_clock_jumps(harness: TableHarness) -> None:
    table = await harness.playing("Ana", pace=DAY, computers=1)
    harness.clock.advance(DAY * 3 // 4)
    await looked_at(harness, table)
    harness.clock.jump(MONTH)
    await looked_at(harness, table)
    harness.clock.advance(DAY // 4 - 1)
    await looked_at(harness, table)
    assert told(table) == ["warn"]
    harness.clock.advance(1)
    await looked_at(harness, table)
    assert told(table) == ["warn", "substitute"]


async def test_a_player_is_reminded_first_however_late_the_timer_looks(harness: TableHarness) -> None:
    table = await harness.playing("Ana", pace=DAY, computers=1)
    table = await harness.reloaded(table.id)
    harness.clock.advance(10 * DAY)
    await looked_at(harness, table)
    harness.clock.advance(DAY // 4 - 1)
    await looked_at(harness, table)
    assert told(table) == ["warn"]
    harness.clock.advance(1)
    await looked_at(harness, table)
    assert told(table) == ["warn", "substitute"]


async def test_a_clock_that_jumps_ahead_closes_neither_lobbies_nor_lost_tables(harness: TableHarness) -> None:
    lobby, lost = await harness.lobby("Ana"), await harness.playing("Boris", computers=1, channel=8)
    await harness.service.lose(lost)
    harness.clock.jump(MONTH)
    await looked_at(harness, lobby, lost)
    harness.clock.advance(LOBBY_LASTS - 1)
    await looked_at(harness, lobby)
    assert (lobby.live, lost.live) == (True, True)
    harness.clock.advance(1)
    await looked_at(harness, lobby)
    assert told(lobby) == ["expire"]
    harness.clock.advance(LOST_LASTS - LOBBY_LASTS - 1)
    await looked_at(harness, lost)
    assert lost.live
    harness.clock.advance(1)
    await looked_at(harness, lost)
    assert told(lost) == ["cancel"]


async def test_a_clock_that_jumps_ahead_lets_nobody_close_the_table_of_others(harness: TableHarness) -> None:
    table, vera = await harness.playing("Ana", "Boris"), await harness.person("Vera")
    harness.clock.jump(MONTH)
    await looked_at(harness, table)
    harness.clock.advance(ABANDONED_AFTER - 1)
    with pytest.raises(Refusal, match="not-leader"):
        await harness.service.cancel(table, vera, harness.click())
    harness.clock.advance(1)
    await harness.service.cancel(table, vera, harness.click())
    assert not table.live


async def test_a_bot_that_starts_with_a_clock_ahead_closes_and_replaces_nothing_at_first(harness: TableHarness) -> None:
    lobby, table = await harness.lobby("Ana"), await harness.playing("Boris", pace=DAY, computers=1, channel=8)
    harness.clock.advance(DAY * 3 // 4)
    await looked_at(harness, table)
    harness.clock.jump(MONTH)
    await harness.again()
    lobby, table = await harness.service.repository.table(lobby.id), await harness.service.repository.table(table.id)
    harness.clock.advance(int(GRACE) - 1)
    await looked_at(harness, lobby, table)
    assert (told(lobby), told(table)) == ([], ["warn"])
    harness.clock.advance(1)
    await looked_at(harness, lobby, table)
    assert (told(lobby), told(table)) == (["expire"], ["warn", "substitute"])


@pytest.mark.parametrize("restarted", [False, True])
async def test_what_a_clock_ahead_has_dated_waits_no_longer_once_it_is_right(
    harness: TableHarness, restarted: bool
) -> None:
    harness.clock.jump(MONTH)
    lobby, table = await harness.lobby("Ana"), await harness.playing("Boris", pace=DAY, computers=1, channel=8)
    if restarted:
        await harness.again()
    timing = asyncio.create_task(TurnTimer(harness.service, harness.clock).run())
    await harness.settle()
    harness.clock.jump(-MONTH)
    for _ in range(2 * 48):
        harness.clock.advance(HOUR // 2)
        await harness.settle()
    lobby, table = await harness.service.repository.table(lobby.id), await harness.service.repository.table(table.id)
    assert (told(lobby), told(table)) == (["expire"], ["warn", "substitute"])
    timing.cancel()
    await asyncio.gather(timing, return_exceptions=True)


async def test_the_timer_does_not_look_at_a_table_all_the_time_because_the_clock_was_moved(
    harness: TableHarness,
) -> None:
    table = await harness.lobby("Ana")
    harness.clock.jump(MONTH)
    await looked_at(harness, table)
    harness.clock.advance(int(SWEEP_EVERY))
    assert [due.id async for due in harness.service.repository.due_tables(misdated=True)] == []


async def test_a_clock_that_jumps_ahead_thins_nothing(harness: TableHarness) -> None:
    table = await harness.playing("Ana", computers=1)
    await harness.service.cancel(table, await harness.person("Ana", moderator=True, of=GUILD), harness.click())
    retention = Retention(harness.service, 10)
    harness.clock.jump(MONTH)
    assert await retention.thin() == 0
    harness.clock.advance(10 * DAY)
    assert await retention.thin() == 1
