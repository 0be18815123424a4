"""A move that cannot be taken back alone is taken back once all other people at the table agree."""

import json
from pathlib import Path

import msgspec
import pytest

from bot.tables.changes.moving import can_ask_undo
from bot.tables.ended.record import record_of, timeline_of, verify
from bot.tables.state.refusal import Why
from bot.tables.state.replay import CHOSEN, has_checksum
from bot.tables.state.table import LiveTable
from games.core.contract import to_bytes
from storage import Change, Entry, EntryKind
from tests.tables.harness import TableHarness, why_refused


async def moved(harness: TableHarness, *names: str) -> tuple[LiveTable, bytes]:
    """Return a table at which everybody has kept goods, and the state before Ana kept hers."""
    table = await harness.playing(*names, options={"keep": "3"})
    before = to_bytes(table.play.state)
    await harness.keep_all(table, names)
    return table, before


async def undo(harness: TableHarness, table: LiveTable, name: str) -> None:
    await harness.service.undo(table, await harness.person(name), harness.click())


async def answer(harness: TableHarness, table: LiveTable, name: str, *, agree: bool, shown: int | None = None) -> None:
    await harness.service.answer_undo(
        table, await harness.person(name), harness.click(), agree=agree, shown=table.last if shown is None else shown
    )


async def test_all_agree_and_the_move_and_those_after_it_are_taken_back(harness: TableHarness) -> None:
    table, before = await moved(harness, "Ana", "Boris", "Vera")
    await undo(harness, table, "Ana")
    assert table.entries[-1].kind is EntryKind.ASK_UNDO
    await answer(harness, table, "Boris", agree=True)
    await answer(harness, table, "Boris", agree=True)
    assert table.entries[-1].kind is EntryKind.AGREE_UNDO
    await answer(harness, table, "Vera", agree=True)
    first = next(entry.number for entry in table.entries if entry.kind.moves)
    assert [(entry.kind, entry.body) for entry in table.entries[-2:]] == [
        (EntryKind.AGREE_UNDO, ""),
        (EntryKind.UNDO, str(first)),
    ]
    assert to_bytes(table.play.state) == before
    assert table.undo_request is None
    again = await harness.reloaded(table.id)
    assert to_bytes(again.play.state) == before
    await harness.service.cancel(again, await harness.person("Ana"), harness.click())
    verify(json.dumps(record_of(again)).encode(), harness.games)


async def test_one_refusal_lets_the_move_stand(harness: TableHarness) -> None:
    table, _ = await moved(harness, "Ana", "Boris", "Vera")
    await undo(harness, table, "Ana")
    await answer(harness, table, "Vera", agree=False)
    assert table.undo_request is None
    assert await why_refused(answer(harness, table, "Boris", agree=True)) is Why.NO_UNDO_ASKED
    assert EntryKind.UNDO not in {entry.kind for entry in table.entries}


async def test_one_request_at_a_time_and_only_people_are_asked(harness: TableHarness) -> None:
    table, _ = await moved(harness, "Ana", "Boris")
    await undo(harness, table, "Ana")
    assert await why_refused(undo(harness, table, "Boris")) is Why.UNDO_ASKED
    last = table.last
    await undo(harness, table, "Ana")
    assert table.last == last, "it is open already"
    assert can_ask_undo(table, 1), "once the first request is answered"
    await harness.service.pause(table, await harness.person("Ana"), harness.click())
    assert not can_ask_undo(table, 1)


async def test_nobody_agrees_by_taking_the_seat_of_a_player_who_agreed(harness: TableHarness) -> None:
    table, before = await moved(harness, "Ana", "Boris", "Vera")
    await undo(harness, table, "Ana")
    await answer(harness, table, "Boris", agree=True)
    goran = await harness.person("Goran")
    await harness.service.replace(table, await harness.person("Ana"), 1, goran.person, harness.click())
    await answer(harness, table, "Vera", agree=True)
    assert table.entries[-1].kind is EntryKind.AGREE_UNDO, "Goran has not been asked"
    await answer(harness, table, "Goran", agree=True)
    assert to_bytes(table.play.state) == before


@pytest.mark.parametrize("removed", [False, True])
async def test_the_move_is_taken_back_once_all_who_stay_agree(harness: TableHarness, removed: bool) -> None:
    table, before = await moved(harness, "Ana", "Boris", "Vera")
    await undo(harness, table, "Ana")
    await answer(harness, table, "Boris", agree=True)
    assert table.undo_request is not None, "Vera has not answered"
    if removed:
        await harness.service.remove(table, await harness.person("Ana"), 2, harness.click())
    else:
        await harness.service.leave(table, await harness.person("Vera"), harness.click())
    assert table.undo_request is None
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
    assert to_bytes(table.play.state) == before


async def test_the_move_stands_where_nobody_is_left_to_agree(harness: TableHarness) -> None:
    table, _ = await moved(harness, "Ana", "Boris")
    await undo(harness, table, "Ana")
    await harness.service.leave(table, await harness.person("Boris"), harness.click())
    assert table.entries[-1].kind is EntryKind.REFUSE_UNDO
    assert table.undo_request is None
    again = await harness.reloaded(table.id)
    await harness.service.cancel(again, await harness.person("Ana"), harness.click())
    verify(json.dumps(record_of(again)).encode(), harness.games)


async def no_longer_asked(harness: TableHarness, table: LiveTable, name: str) -> None:
    """Check that there is no request left to which this player could agree."""
    last = table.last
    assert table.undo_request is None
    assert await why_refused(answer(harness, table, name, agree=True)) is Why.NO_UNDO_ASKED
    assert table.last == last


async def test_a_request_lapses_when_its_asker_moves_again(harness: TableHarness) -> None:
    table, _ = await moved(harness, "Ana", "Boris")
    await harness.move(table, "Ana")
    await undo(harness, table, "Ana")
    await harness.move(table, "Boris")
    request = table.undo_request
    assert request is not None, "others may go on playing"
    assert len(table.moves_from(request.number)) == 2
    await harness.move(table, "Ana")
    await no_longer_asked(harness, table, "Boris")
    await no_longer_asked(harness, await harness.reloaded(table.id), "Boris")


def found(table: LiveTable) -> str:
    """Return the move by which the seat that is asked finds a lantern, which ends the round."""
    state = table.play.state
    whose = next(choice.whose for choice in table.game.moves(state, state.turn))
    return f"name {whose} {state.lanterns[whose]}"


async def at_lanterns(harness: TableHarness, *names: str, computers: int = 0) -> LiveTable:
    """Return a table at which the first player has looked at a lantern, and the next is asked."""
    table = await harness.playing(*names, computers=computers, game="lanterns", options={"lives": "3"})
    await harness.move(table, names[0], "look-at 1")
    return table


async def test_a_request_lapses_when_a_part_of_the_game_ends(harness: TableHarness) -> None:
    table = await at_lanterns(harness, "Ana", "Boris", "Vera")
    await undo(harness, table, "Ana")
    assert table.undo_request is not None
    await harness.move(table, "Boris", found(table))
    await no_longer_asked(harness, table, "Vera")


async def test_people_may_agree_to_take_back_the_end_of_a_round(harness: TableHarness) -> None:
    table = await at_lanterns(harness, "Ana", "Boris")
    before = to_bytes(table.play.state)
    await harness.move(table, "Boris", found(table))
    await undo(harness, table, "Boris")
    await answer(harness, table, "Ana", agree=True)
    assert to_bytes(table.play.state) == before


async def test_only_people_let_chance_decide_again(harness: TableHarness) -> None:
    table = await at_lanterns(harness, "Ana", "Boris", computers=1)
    await harness.move(table, "Boris", found(table))
    assert not can_ask_undo(table, 1)
    assert await why_refused(undo(harness, table, "Boris")) is Why.UNDO_DRAWS_AGAIN
    people = await harness.playing("Ana", "Boris", "Vera", game="lanterns", options={"lives": "3"}, channel=8)
    await harness.move(people, "Ana", found(people))
    assert can_ask_undo(people, 0)
    await undo(harness, people, "Ana")
    assert people.undo_request is not None
    await harness.service.leave(people, await harness.person("Vera"), harness.click())
    await no_longer_asked(harness, people, "Boris")


async def test_an_answer_to_an_earlier_request_is_none_to_a_later_one(harness: TableHarness) -> None:
    table, _ = await moved(harness, "Ana", "Boris")
    await undo(harness, table, "Ana")
    shown = table.last
    await answer(harness, table, "Boris", agree=False)
    await harness.move(table, "Ana")
    await undo(harness, table, "Ana")
    for earlier in (shown, -1):
        assert await why_refused(answer(harness, table, "Boris", agree=True, shown=earlier)) is Why.NO_UNDO_ASKED
    await answer(harness, table, "Boris", agree=True, shown=table.last)
    assert table.entries[-1].kind is EntryKind.UNDO


@pytest.mark.parametrize("stopped", [EntryKind.UNDO, EntryKind.AGREE_UNDO])
async def test_a_stopped_process_leaves_no_undo_half_done(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch, stopped: EntryKind
) -> None:
    table, before = await moved(harness, "Ana", "Boris", "Vera")
    await undo(harness, table, "Ana")
    await answer(harness, table, "Boris", agree=True)
    stops_before(harness, monkeypatch, stopped)
    with pytest.raises(OSError):
        await answer(harness, table, "Vera", agree=True)
    table = await harness.reloaded(table.id)
    if stopped is EntryKind.AGREE_UNDO:
        assert table.undo_request is not None
        await answer(harness, table, "Vera", agree=True)
    assert to_bytes(table.play.state) == before
    assert sum(entry.kind is EntryKind.UNDO for entry in table.entries) == 1


def stops_before(harness: TableHarness, monkeypatch: pytest.MonkeyPatch, kind: EntryKind) -> None:
    """Let nothing be written from an entry of this kind on."""
    append = harness.service.journal.append

    async def failing(table: int, entry: Entry, change: Change) -> None:
        if entry.kind is kind:
            raise OSError("the process was stopped")
        await append(table, entry, change)

    monkeypatch.setattr(harness.service.journal, "append", failing)


async def test_forced_moves_that_a_stopped_process_left_are_made_when_the_table_loads(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await at_lanterns(harness, "Ana", "Boris")
    stops_before(harness, monkeypatch, EntryKind.FORCED)
    with pytest.raises(OSError):
        await harness.move(table, "Boris", found(table))
    table = await harness.reloaded(table.id)
    assert [entry.kind for entry in table.entries[-2:]] == [EntryKind.MOVE, EntryKind.FORCED]
    assert table.look(1) is not None


async def test_undos_of_journals_that_name_no_move_go_back_move_by_move(harness: TableHarness) -> None:
    """`undone_before.json` has records of tables at which several moves were taken back, an entry for each."""
    for record in msgspec.json.decode((Path(__file__).parent / "undone_before.json").read_bytes()):
        data = msgspec.json.encode(record)
        assert verify(data, harness.games).seal == record["commitment"]
        game, timeline = timeline_of(data, harness.games)
        undone = sum(entry["kind"] == EntryKind.UNDO for entry in record["entries"])
        moves = sum(entry["kind"] in {"move", "answer"} for entry in record["entries"])
        chosen = sum(timeline.entries[number].kind in CHOSEN for number in timeline.pages)
        assert (undone > 0, chosen) == (True, moves - undone)
        last = next(entry["checksum"] for entry in reversed(record["entries"]) if entry.get("checksum"))
        assert has_checksum(game, timeline.state(len(timeline.pages) - 1), last)
