"""Concurrency: moves of one table run in order, tables run side by side, and a late click plays no wrong move."""

import asyncio
import gc
import random
from collections.abc import Coroutine
from typing import Any
from weakref import ref

import msgspec
import pytest

from bot.tables import repository
from bot.tables.automatic.background import TurnTimer
from bot.tables.changes import pausing
from bot.tables.ended.record import record_of, verify
from bot.tables.state.refusal import Refusal, Stale
from bot.tables.state.table import LOBBY_EXPIRES_AFTER, LiveTable
from games.core.contract import IllegalMove
from games.core.strength import Strength
from storage import EntryKind, Occupant
from tests.tables.harness import TableHarness, some_move


def whys(answers: list[object]) -> list[str | None]:
    return sorted((answer.why if isinstance(answer, Refusal) else repr(answer)) for answer in answers if answer)


async def journalled(harness: TableHarness, table: LiveTable) -> None:
    """Check that file and memory agree, entry by entry."""
    record = await harness.service.journal.load(table.id)
    assert (record.row, record.seats, list(record.entries)) == (table.row, table.seats, table.entries)
    assert [entry.number for entry in table.entries] == list(range(table.last + 1))


async def test_of_eight_people_who_join_at_once_as_many_get_seats_as_there_are(harness: TableHarness) -> None:
    table = await harness.lobby("Ana")
    people = [await harness.person(f"guest {n}") for n in range(8)]
    tries = [harness.service.join(table, person, harness.click()) for person in people]
    answers = await asyncio.gather(*tries, return_exceptions=True)
    assert answers.count(None) == 3
    assert whys(answers) == ["table-full"] * 5
    assert [row.seat for row in table.seats] == [0, 1, 2, 3]
    assert len({row.person for row in table.seats}) == 4
    await journalled(harness, table)


async def test_a_person_who_joins_many_times_at_once_gets_one_seat(harness: TableHarness) -> None:
    table = await harness.lobby("Ana")
    boris = await harness.person("Boris")
    tries = [harness.service.join(table, boris, harness.click()) for _ in range(6)]
    answers = await asyncio.gather(*tries, return_exceptions=True)
    assert answers.count(None) == 1
    assert whys(answers) == ["already-seated"] * 5
    assert len(table.seats) == 2


async def test_opening_many_times_at_once_opens_one_table(harness: TableHarness) -> None:
    ana = await harness.person("Ana")
    again = [harness.service.open(ana, "market", {}, guild=1, channel=7, locale="en", interaction=5) for _ in range(5)]
    tables = await asyncio.gather(*again)
    assert len({id(table) for table in tables}) == 1
    assert len(tables[0].seats) == 1
    others = [
        harness.service.open(ana, "market", {}, guild=1, channel=7, locale="en", interaction=n) for n in range(6, 9)
    ]
    assert whys(await asyncio.gather(*others, return_exceptions=True)) == ["channel-taken"] * 3
    await journalled(harness, tables[0])


@pytest.mark.parametrize("same_click", [True, False])
async def test_a_move_sent_ten_times_at_once_is_made_once(harness: TableHarness, same_click: bool) -> None:
    table = await harness.playing("Ana", "Boris")
    await harness.keep_all(table, ["Ana", "Boris"])
    ana = await harness.person("Ana")
    _, seat_view = await harness.service.look(table, ana)
    before, click = table.last, harness.click()
    tries = [
        harness.service.move(
            table,
            ana,
            some_move(seat_view),
            interaction=click if same_click else harness.click(),
            question=seat_view.view.question,
        )
        for _ in range(10)
    ]
    answers = await asyncio.gather(*tries, return_exceptions=True)
    if same_click:
        assert answers == [None] * 10
    else:
        assert sum(isinstance(answer, Stale) for answer in answers) == 9
    assert table.last == before + 1
    await journalled(harness, table)


async def test_players_asked_at_the_same_time_may_answer_the_present_question(harness: TableHarness) -> None:
    """Two may choose at the same time. A late answer to the earlier question is stale, and can be given again."""
    table = await harness.playing("Ana", "Boris")
    ana, boris = await harness.person("Ana"), await harness.person("Boris")
    (_, seen_by_ana), (_, seen_by_boris) = (
        await harness.service.look(table, ana),
        await harness.service.look(table, boris),
    )
    question = seen_by_boris.view.question
    await harness.service.move(table, ana, some_move(seen_by_ana), interaction=harness.click(), question=question)
    before = await harness.service.journal.load(table.id)
    with pytest.raises(Stale):
        await harness.service.move(
            table, boris, some_move(seen_by_boris), interaction=harness.click(), question=question
        )
    assert await harness.service.journal.load(table.id) == before
    _, now = await harness.service.look(table, boris)
    await harness.service.move(table, boris, some_move(now), interaction=harness.click(), question=now.view.question)


async def test_a_computers_move_for_an_earlier_question_is_not_played(harness: TableHarness) -> None:
    table = await harness.playing("Ana", computers=1)
    seat_view, number = table.look(1), table.last
    await harness.service.pause(table, await harness.person("Ana"), harness.click())
    await harness.service.resume(table, await harness.person("Ana"), harness.click())
    with pytest.raises(Stale):
        await harness.service.move_for(table, 1, some_move(seat_view), number=number)
    with pytest.raises(Stale):
        await harness.service.move_for(table, 0, some_move(seat_view), number=table.last)
    await harness.service.move_for(table, 1, some_move(seat_view), number=table.last)


async def test_many_tables_play_side_by_side_and_each_replays(harness: TableHarness) -> None:
    names = ("Ana", "Boris", "Vera")
    tables = [await harness.playing(*names, channel=channel) for channel in range(12)]

    async def impatient(table: LiveTable, name: str, rng: random.Random) -> None:
        """Click on the last control seen, valid or not."""
        actor = await harness.person(name)
        while table.live:
            _, seat_view = await harness.service.look(table, actor)
            for _ in range(rng.randint(1, 3)):
                await asyncio.sleep(0)
            if seat_view.choices:
                try:
                    await harness.service.move(
                        table,
                        actor,
                        some_move(seat_view, rng),
                        interaction=harness.click(),
                        question=seat_view.view.question,
                    )
                except (Stale, IllegalMove, Refusal):
                    continue
            else:
                # A loop that never pauses keeps the journal's thread waiting for seconds.
                await asyncio.sleep(0.001)

    await asyncio.gather(
        *(impatient(table, name, random.Random(table.id)) for table in tables for name in names for _ in range(2))
    )
    for table in tables:
        assert table.row.status == "over"
        await journalled(harness, table)
        outcome = verify(msgspec.json.encode(record_of(table)), harness.games).outcome
        assert outcome is not None
        assert sum(entry.kind == "move" and entry.body.startswith("show") for entry in table.entries) == 6


async def test_a_busy_table_does_not_block_others(harness: TableHarness) -> None:
    busy, free = await harness.lobby("Ana"), await harness.lobby("Boris", channel=8)
    async with busy.lock:
        waiting = asyncio.create_task(harness.service.start(busy, await harness.person("Ana"), harness.click()))
        await harness.service.add_computer(free, await harness.person("Boris"), harness.click())
        assert len(free.seats) == 2
        assert not waiting.done()
    with pytest.raises(Refusal, match="too-few-seats"):
        await waiting


async def test_concurrent_requests_load_a_table_once(harness: TableHarness) -> None:
    table = await harness.playing("Ana", "Boris")
    await harness.service.journal._run(lambda c: c.execute("UPDATE entry SET checksum = 'f' WHERE kind = 'start'"))
    await harness.again()
    found = await asyncio.gather(*(harness.service.repository.table(table.id) for _ in range(10)))
    assert len({id(loaded) for loaded in found}) == 1
    assert [entry.kind for entry in found[0].entries].count("freeze") == 1


@pytest.mark.parametrize("steps", range(1, 5))
async def test_a_move_whose_caller_is_cancelled_is_made_or_not_and_the_table_goes_on(
    harness: TableHarness, steps: int
) -> None:
    table = await harness.playing("Ana", "Boris")
    await harness.keep_all(table, ["Ana", "Boris"])
    ana = await harness.person("Ana")
    _, seat_view = await harness.service.look(table, ana)
    task = asyncio.create_task(harness.service.move(table, ana, some_move(seat_view), interaction=harness.click()))
    for _ in range(steps):
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    table = await harness.service.repository.table_in(7)
    await journalled(harness, table)
    await harness.play_out(table, ["Ana", "Boris"])
    await journalled(harness, table)
    assert verify(msgspec.json.encode(record_of(table)), harness.games).outcome is not None


async def test_inactive_tables_leave_memory(harness: TableHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(repository, "REMEMBERED", 10)
    busy = await harness.lobby("Ana", channel=6)
    for _ in range(40):
        table = await harness.lobby("Ana")
        await harness.service.cancel(table, await harness.person("Ana"), harness.click())
    for number in range(2, 42):
        assert (await harness.service.repository.table(number)).row.status == "cancelled"
    del table
    harness.changes.clear()
    gc.collect()
    assert len(harness.service.repository._tables) == 11
    assert await harness.service.repository.table(busy.id) is busy


async def test_the_tables_used_last_stay_in_memory(harness: TableHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(repository, "REMEMBERED", 2)
    used, unused = [ref(await harness.lobby("Ana", channel=channel)) for channel in (6, 7)]
    await harness.service.repository.table(1)
    await harness.lobby("Ana", channel=8)
    harness.changes.clear()
    gc.collect()
    assert [table() and table().id for table in (used, unused)] == [1, None]


async def beginning(act: Coroutine[Any, Any, object]) -> asyncio.Task[object]:
    """Begin an act that holds the table's lock, and return before it is written down."""
    task = asyncio.create_task(act)
    for _ in range(3):
        await asyncio.sleep(0)
    return task


@pytest.mark.parametrize("reminded", [False, True])
async def test_the_timer_leaves_whoever_is_just_moving_alone(harness: TableHarness, reminded: bool) -> None:
    table, timer = await harness.playing("Ana", "Boris", pace=3600), TurnTimer(harness.service, harness.clock)
    await harness.keep_all(table, ["Ana", "Boris"])
    [seat] = table.deadlines
    harness.clock.advance(2800)
    if reminded:
        await timer.sweep(table)
        harness.clock.advance(950)
    actor = await harness.person(["Ana", "Boris"][seat])
    _, seat_view = await harness.service.look(table, actor)
    moving = await beginning(harness.service.move(table, actor, some_move(seat_view), interaction=harness.click()))
    await timer.sweep(table)
    await moving
    assert table.seats[seat].sitter is Occupant.PERSON
    assert [entry.kind for entry in table.entries].count(EntryKind.WARN) == reminded


async def test_a_lobby_that_somebody_is_just_joining_does_not_expire(harness: TableHarness) -> None:
    table = await harness.lobby("Ana")
    harness.clock.advance(LOBBY_EXPIRES_AFTER + 1)
    joining = await beginning(harness.service.join(table, await harness.person("Boris"), harness.click()))
    await TurnTimer(harness.service, harness.clock).sweep(table)
    await joining
    assert (table.row.status, len(table.seats)) == ("lobby", 2)


async def test_nobody_else_is_removed_than_who_was_to_be(harness: TableHarness) -> None:
    """Seats of a lobby move up when somebody leaves."""
    table = await harness.lobby("Ana", "Boris", "Vera", "Dinu")
    ana, boris, vera = [await harness.person(name) for name in ("Ana", "Boris", "Vera")]
    leaving = await beginning(harness.service.leave(table, boris, harness.click()))
    with pytest.raises(Stale):
        await harness.service.remove(table, ana, 2, harness.click(), was=vera.person)
    await leaving
    await harness.service.remove(table, ana, 1, harness.click(), was=vera.person)
    assert [row.person for row in table.seats] == [ana.person, (await harness.person("Dinu")).person]


async def test_a_player_who_returns_as_the_table_ends_sees_the_end(harness: TableHarness) -> None:
    table = await harness.playing("Ana", "Boris")
    await harness.service.substitute(table, 1)
    async with table.lock:
        looking = await beginning(harness.service.look(table, await harness.person("Boris")))
        await harness.service.repository.write(table, pausing.CLOSURE)
    await looking
    assert not table.live
    assert table.seats[1].sitter is Occupant.SUBSTITUTE


async def test_a_strong_computer_that_is_removed_stays_a_strong_one(harness: TableHarness) -> None:
    ana, table = await harness.person("Ana"), await harness.lobby("Ana", "Boris")
    await harness.service.add_computer(table, ana, harness.click(), Strength.STRONG)
    await harness.service.start(table, ana, harness.click())
    await harness.service.remove(table, ana, 2, harness.click())
    assert table.seats[2].strength == Strength.STRONG
