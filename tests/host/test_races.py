"""Many at once: moves of one table run in order, tables run side by side, and a late click plays no wrong move."""

from __future__ import annotations

import asyncio
import gc
import random
from typing import TYPE_CHECKING

import msgspec
import pytest

from bot.host import ledger
from bot.host.record import record_of, verify
from bot.host.refusal import Refusal, Stale
from games.core.contract import IllegalMove
from tests.host.house import some_move

if TYPE_CHECKING:
    from bot.host.table import LiveTable
    from tests.host.house import House


def whys(answers: list[object]) -> list[str | None]:
    return sorted((answer.why if isinstance(answer, Refusal) else repr(answer)) for answer in answers if answer)


async def journalled(house: House, table: LiveTable) -> None:
    """Check that file and memory say the same, entry by entry."""
    record = await house.host.journal.load(table.id)
    assert record is not None
    assert (record.row, record.seats, list(record.entries)) == (table.row, table.seats, table.entries)
    assert [entry.number for entry in table.entries] == list(range(table.last + 1))


async def test_of_eight_who_sit_down_at_once_those_get_seats_for_whom_there_are_seats(house: House) -> None:
    table = await house.lobby("Ana")
    people = [await house.person(f"guest {n}") for n in range(8)]
    tries = [house.host.join(table, one, house.click()) for one in people]
    answers = await asyncio.gather(*tries, return_exceptions=True)
    assert answers.count(None) == 3
    assert whys(answers) == ["table-full"] * 5
    assert [row.seat for row in table.seats] == [0, 1, 2, 3]
    assert len({row.person for row in table.seats}) == 4
    await journalled(house, table)


async def test_one_person_who_sits_down_many_times_sits_once(house: House) -> None:
    table = await house.lobby("Ana")
    boris = await house.person("Boris")
    tries = [house.host.join(table, boris, house.click()) for _ in range(6)]
    answers = await asyncio.gather(*tries, return_exceptions=True)
    assert answers.count(None) == 1
    assert whys(answers) == ["already-seated"] * 5
    assert len(table.seats) == 2


async def test_opening_many_times_at_once_opens_one_table(house: House) -> None:
    ana = await house.person("Ana")
    again = [house.host.open(ana, "market", {}, guild=1, channel=7, locale="en", interaction=5) for _ in range(5)]
    tables = await asyncio.gather(*again)
    assert len({id(table) for table in tables}) == 1
    assert len(tables[0].seats) == 1
    others = [house.host.open(ana, "market", {}, guild=1, channel=7, locale="en", interaction=n) for n in range(6, 9)]
    assert whys(await asyncio.gather(*others, return_exceptions=True)) == ["channel-taken"] * 3
    await journalled(house, tables[0])


@pytest.mark.parametrize("same_click", [True, False])
async def test_a_move_sent_ten_times_at_once_is_made_once(house: House, same_click: bool) -> None:
    table = await house.playing("Ana", "Boris")
    await house.keep_all(table, ["Ana", "Boris"])
    ana = await house.person("Ana")
    _, sight = await house.host.look(table, ana)
    before, click = table.last, house.click()
    tries = [
        house.host.move(
            table,
            ana,
            some_move(sight),
            interaction=click if same_click else house.click(),
            question=sight.view.question,
        )
        for _ in range(10)
    ]
    answers = await asyncio.gather(*tries, return_exceptions=True)
    if same_click:
        assert answers == [None] * 10
    else:
        assert sum(isinstance(answer, Stale) for answer in answers) == 9
    assert table.last == before + 1
    await journalled(house, table)


async def test_whoever_chooses_at_once_may_answer_the_question_that_stands(house: House) -> None:
    """Two may choose at the same time; a late answer to the earlier question is stale, and can be given anew."""
    table = await house.playing("Ana", "Boris")
    ana, boris = await house.person("Ana"), await house.person("Boris")
    (_, seen_by_ana), (_, seen_by_boris) = await house.host.look(table, ana), await house.host.look(table, boris)
    question = seen_by_boris.view.question
    await house.host.move(table, ana, some_move(seen_by_ana), interaction=house.click(), question=question)
    before = await house.host.journal.load(table.id)
    with pytest.raises(Stale):
        await house.host.move(table, boris, some_move(seen_by_boris), interaction=house.click(), question=question)
    assert await house.host.journal.load(table.id) == before
    _, now = await house.host.look(table, boris)
    await house.host.move(table, boris, some_move(now), interaction=house.click(), question=now.view.question)


async def test_an_illegal_move_changes_nothing(house: House) -> None:
    table = await house.playing("Ana", "Boris")
    await house.keep_all(table, ["Ana", "Boris"])
    boris = await house.person("Boris")
    assert table.play is not None
    before, state = await house.host.journal.load(table.id), table.game.copy(table.play.state)
    for text in ("nod", "show 99", "keep 1,2"):
        with pytest.raises(IllegalMove):
            await house.host.move(table, boris, table.play.vocabulary.parse(text), interaction=house.click())
    assert await house.host.journal.load(table.id) == before
    assert table.play.state == state


async def test_a_computers_thought_of_an_earlier_moment_is_not_played(house: House) -> None:
    table = await house.playing("Ana", computers=1)
    sight, number = table.look(1), table.last
    assert sight is not None
    await house.host.pause(table, await house.person("Ana"), house.click())
    await house.host.resume(table, await house.person("Ana"), house.click())
    with pytest.raises(Stale):
        await house.host.move_for(table, 1, some_move(sight), number=number)
    with pytest.raises(Stale):
        await house.host.move_for(table, 0, some_move(sight), number=table.last)
    await house.host.move_for(table, 1, some_move(sight), number=table.last)


async def test_many_tables_play_side_by_side_and_each_replays(house: House) -> None:
    names = ("Ana", "Boris", "Vera")
    tables = [await house.playing(*names, channel=channel) for channel in range(12)]

    async def impatient(table: LiveTable, name: str, luck: random.Random) -> None:
        """Click whatever was last seen, whether or not it still holds."""
        actor = await house.person(name)
        while table.live:
            _, sight = await house.host.look(table, actor)
            for _ in range(luck.randint(1, 3)):
                await asyncio.sleep(0)
            if sight.choices:
                try:
                    await house.host.move(
                        table,
                        actor,
                        some_move(sight, luck),
                        interaction=house.click(),
                        question=sight.view.question,
                    )
                except (Stale, IllegalMove, Refusal):
                    continue
            else:
                # A loop that never rests keeps the journal's thread from its turn for seconds on end.
                await asyncio.sleep(0.001)

    await asyncio.gather(
        *(impatient(table, name, random.Random(table.id)) for table in tables for name in names for _ in range(2))
    )
    for table in tables:
        assert table.row.status == "over"
        await journalled(house, table)
        outcome = verify(msgspec.json.encode(record_of(table)), house.games).outcome
        assert outcome is not None
        assert sum(entry.kind == "move" and entry.body.startswith("show") for entry in table.entries) == 6


async def test_a_table_that_is_busy_holds_up_no_other(house: House) -> None:
    busy, free = await house.lobby("Ana"), await house.lobby("Boris", channel=8)
    async with busy.lock:
        waiting = asyncio.create_task(house.host.start(busy, await house.person("Ana"), house.click()))
        await house.host.add_computer(free, await house.person("Boris"), house.click())
        assert len(free.seats) == 2
        assert not waiting.done()
    with pytest.raises(Refusal, match="too-few-seats"):
        await waiting


async def test_a_table_asked_for_many_times_is_loaded_once(house: House) -> None:
    table = await house.playing("Ana", "Boris")
    await house.host.journal._run(lambda c: c.execute("UPDATE entry SET checksum = 'f' WHERE kind = 'start'").rowcount)
    await house.again()
    found = await asyncio.gather(*(house.host.table(table.id) for _ in range(10)))
    assert len({id(one) for one in found}) == 1
    assert [entry.kind for entry in found[0].entries].count("freeze") == 1


@pytest.mark.parametrize("steps", range(1, 5))
async def test_a_move_whose_caller_is_cancelled_is_made_or_not_and_the_table_goes_on(house: House, steps: int) -> None:
    table = await house.playing("Ana", "Boris")
    await house.keep_all(table, ["Ana", "Boris"])
    ana = await house.person("Ana")
    _, sight = await house.host.look(table, ana)
    task = asyncio.create_task(house.host.move(table, ana, some_move(sight), interaction=house.click()))
    for _ in range(steps):
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    table = await house.host.table_in(7)
    await journalled(house, table)
    await house.play_out(table, ["Ana", "Boris"])
    await journalled(house, table)
    assert verify(msgspec.json.encode(record_of(table)), house.games).outcome is not None


async def test_tables_do_not_fill_the_memory(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "REMEMBERED", 10)
    busy = await house.lobby("Ana", channel=6)
    for _ in range(40):
        table = await house.lobby("Ana")
        await house.host.cancel(table, await house.person("Ana"), house.click())
    for number in range(2, 42):
        assert (await house.host.table(number)).row.status == "cancelled"
    del table
    house.changes.clear()
    gc.collect()
    assert len(house.host._tables) == 11
    assert await house.host.table(busy.id) is busy
