"""A move that cannot be taken back alone is taken back once all other people at the table agree."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from bot.tables.ended.record import record_of, verify
from bot.tables.refusal import Refusal, Why
from games.core.contract import to_bytes
from storage import EntryKind

if TYPE_CHECKING:
    from bot.tables.table import LiveTable
    from tests.tables.harness import TableHarness


async def moved(harness: TableHarness, *names: str, computers: int = 0) -> tuple[LiveTable, bytes]:
    """Return a table at which everybody has kept goods, and the state before Ana kept hers."""
    table = await harness.playing(*names, computers=computers, options={"keep": "3"})
    assert table.play is not None
    before = to_bytes(table.play.state)
    await harness.keep_all(table, names)
    return table, before


async def undo(harness: TableHarness, table: LiveTable, name: str) -> None:
    await harness.service.undo(table, await harness.person(name), harness.click())


async def answer(harness: TableHarness, table: LiveTable, name: str, *, agree: bool) -> None:
    await harness.service.answer_undo(table, await harness.person(name), harness.click(), agree=agree)


async def test_all_agree_and_the_move_and_those_after_it_are_taken_back(harness: TableHarness) -> None:
    table, before = await moved(harness, "Ana", "Boris", "Vera")
    await undo(harness, table, "Ana")
    assert table.entries[-1].kind is EntryKind.ASK_UNDO
    await answer(harness, table, "Boris", agree=True)
    await answer(harness, table, "Boris", agree=True)
    assert table.entries[-1].kind is EntryKind.AGREE_UNDO
    await answer(harness, table, "Vera", agree=True)
    assert [entry.kind for entry in table.entries[-3:]] == [EntryKind.UNDO] * 3
    assert table.play is not None
    assert to_bytes(table.play.state) == before
    assert table.lifecycle.undo_request is None
    await harness.again()
    again = await harness.service.table(table.id)
    assert again.play is not None
    assert to_bytes(again.play.state) == before
    await harness.service.cancel(again, await harness.person("Ana"), harness.click())
    verify(json.dumps(record_of(again)).encode(), harness.games)


async def test_one_refusal_lets_the_move_stand(harness: TableHarness) -> None:
    table, _ = await moved(harness, "Ana", "Boris", "Vera")
    await undo(harness, table, "Ana")
    await answer(harness, table, "Vera", agree=False)
    assert table.lifecycle.undo_request is None
    with pytest.raises(Refusal) as refused:
        await answer(harness, table, "Boris", agree=True)
    assert refused.value.why is Why.NO_UNDO_ASKED
    assert EntryKind.UNDO not in {entry.kind for entry in table.entries}


async def test_one_request_at_a_time_and_only_people_are_asked(harness: TableHarness) -> None:
    table, _ = await moved(harness, "Ana", "Boris")
    await undo(harness, table, "Ana")
    with pytest.raises(Refusal) as refused:
        await undo(harness, table, "Boris")
    assert refused.value.why is Why.UNDO_ASKED
    last = table.last
    await undo(harness, table, "Ana")
    assert table.last == last, "it is open already"


async def test_computers_are_not_asked(harness: TableHarness) -> None:
    table, _ = await moved(harness, "Ana", computers=1)
    with pytest.raises(Refusal) as refused:
        await undo(harness, table, "Ana")
    assert refused.value.why in {Why.NOBODY_TO_ASK, Why.NOTHING_TO_UNDO}


async def test_the_request_goes_with_the_player_who_asks(harness: TableHarness) -> None:
    table, _ = await moved(harness, "Ana", "Boris", "Vera")
    await undo(harness, table, "Ana")
    await harness.service.leave(table, await harness.person("Ana"), harness.click())
    assert table.lifecycle.undo_request is None


async def test_nobody_agrees_by_taking_the_seat_of_a_player_who_agreed(harness: TableHarness) -> None:
    table, before = await moved(harness, "Ana", "Boris", "Vera")
    await undo(harness, table, "Ana")
    await answer(harness, table, "Boris", agree=True)
    goran = await harness.person("Goran")
    await harness.service.replace(table, await harness.person("Ana"), 1, goran.person, harness.click())
    await answer(harness, table, "Vera", agree=True)
    assert table.entries[-1].kind is EntryKind.AGREE_UNDO, "Goran has not been asked"
    await answer(harness, table, "Goran", agree=True)
    assert table.play is not None
    assert to_bytes(table.play.state) == before


@pytest.mark.parametrize("removed", [False, True])
async def test_the_move_is_taken_back_once_all_who_stay_agree(harness: TableHarness, removed: bool) -> None:
    table, before = await moved(harness, "Ana", "Boris", "Vera")
    await undo(harness, table, "Ana")
    await answer(harness, table, "Boris", agree=True)
    assert table.lifecycle.undo_request is not None, "Vera has not answered"
    if removed:
        await harness.service.remove(table, await harness.person("Ana"), 2, harness.click())
    else:
        await harness.service.leave(table, await harness.person("Vera"), harness.click())
    assert table.lifecycle.undo_request is None
    assert table.play is not None
    assert to_bytes(table.play.state) == before


async def test_what_a_player_leaves_to_others_in_a_pause_is_settled_after_it(harness: TableHarness) -> None:
    table, before = await moved(harness, "Ana", "Boris", "Vera")
    ana = await harness.person("Ana")
    await undo(harness, table, "Ana")
    await answer(harness, table, "Boris", agree=True)
    await harness.service.pause(table, ana, harness.click())
    await harness.service.leave(table, await harness.person("Vera"), harness.click())
    assert table.entries[-1].kind is EntryKind.LEAVE
    await harness.service.resume(table, ana, harness.click())
    assert table.play is not None
    assert to_bytes(table.play.state) == before


async def test_the_move_stands_where_nobody_is_left_to_agree(harness: TableHarness) -> None:
    table, _ = await moved(harness, "Ana", "Boris")
    await undo(harness, table, "Ana")
    await harness.service.leave(table, await harness.person("Boris"), harness.click())
    assert table.entries[-1].kind is EntryKind.REFUSE_UNDO
    assert table.lifecycle.undo_request is None
    await harness.again()
    again = await harness.service.table(table.id)
    await harness.service.cancel(again, await harness.person("Ana"), harness.click())
    verify(json.dumps(record_of(again)).encode(), harness.games)
