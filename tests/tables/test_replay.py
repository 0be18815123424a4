"""The state is what replaying the journal gives; if they differ, nothing is overwritten."""

import asyncio
import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from bot.tables.automatic.background import TurnTimer
from bot.tables.changes.moving import can_undo
from bot.tables.ended.record import NotVerified, record_of, verify
from bot.tables.state.refusal import Refusal
from bot.tables.state.replay import Play, checksum_in, chosen_moves, has_checksum, since_rules_changed
from bot.tables.state.table import LiveTable
from games.core.contract import PUBLIC, checksum
from storage import EntryKind, TableRecord
from storage.queries import change
from tests.tables.harness import TableHarness


async def sql(harness: TableHarness, statement: str, *given: Any) -> None:
    """Change the file in a way that no version of the program does."""
    assert await harness.service.journal._run(change, statement, given) > 0


async def kept(harness: TableHarness, number: int = 1) -> TableRecord:
    record = await harness.service.journal.load(number)
    assert record is not None
    return record


def state_of(table: LiveTable) -> Any:
    return table.play.state


def move_of(table: LiveTable, text: str) -> Any:
    return table.play.vocabulary.parse(text)


async def nodding(harness: TableHarness, nods: Sequence[str] = ("Ana",)) -> LiveTable:
    """Play to the middle of a table; the last moves are nods."""
    table = await harness.playing("Ana", "Boris")
    await harness.keep_all(table, ["Ana", "Boris"])
    for name in nods:
        await harness.move(table, name, "nod")
    return table


# Undo


async def test_undo_goes_back_move_by_move_and_replays(harness: TableHarness) -> None:
    table = await nodding(harness, [])
    ana = await harness.person("Ana")
    states = [state_of(table)]
    for _ in range(2):
        await harness.service.move(table, ana, move_of(table, "nod"), interaction=harness.click())
        states.append(state_of(table))
    for expected in (states[1], states[0]):
        await harness.service.undo(table, ana, harness.click())
        assert state_of(table) == expected
    assert table.undoable_by is None
    await harness.service.move(table, ana, move_of(table, "nod"), interaction=harness.click())
    assert state_of(table) == states[1]
    assert can_undo(table, 0)
    await harness.service.pause(table, ana, harness.click())
    assert not can_undo(table, 0), "nothing is taken back during a pause"
    await harness.service.resume(table, ana, harness.click())
    again = await harness.reloaded(table.id)
    assert state_of(again) == states[1]
    await harness.service.undo(again, ana, harness.click())
    assert state_of(again) == states[0]


async def test_the_same_has_happened_after_a_restart(harness: TableHarness) -> None:
    table = await nodding(harness, ["Ana", "Ana"])
    await harness.service.undo(table, await harness.person("Ana"), harness.click())
    assert table.play is not None
    before = table.play
    after = (await harness.reloaded(table.id)).play
    assert (after.happened, after.undoable, after.state) == (before.happened, before.undoable, before.state)


async def test_loading_plays_each_move_once_even_if_many_were_taken_back(harness: TableHarness) -> None:
    table = await nodding(harness, ["Ana", "Ana"])
    ana = await harness.person("Ana")
    for _ in range(20):
        await harness.service.undo(table, ana, harness.click())
        await harness.service.move(table, ana, move_of(table, "nod"), interaction=harness.click())
    moves = sum(entry.kind.moves for entry in table.entries)
    played = list[int]()

    def play(state: Any, seat: int, move: Any, chance: Any) -> Any:
        played.append(seat)
        return table.game.play(state, seat, move, chance)

    again = Play(replace(table.game, play=play), table.options, 2, table.row.seed)
    again.apply(table.entries)
    assert len(played) == moves
    assert (again.state, again.undoable) == (state_of(table), table.play.undoable if table.play else None)


# Damage


def _at(number: str, change: str) -> str:
    return f"UPDATE entry SET {change} WHERE table_id = 1 AND number = ({number})"


FIRST_MOVE = "SELECT min(number) FROM entry WHERE kind = 'move'"
DEAL = "SELECT number FROM entry WHERE kind = 'start'"
DAMAGE = {
    "a checksum": _at(FIRST_MOVE, "checksum = 'ffffffffffffffff'"),
    "a move": _at(FIRST_MOVE, "body = 'show 1'"),
    "words that are no move": _at(FIRST_MOVE, "body = 'abracadabra'"),
    "who moved": _at(FIRST_MOVE, "seat = 1 - seat"),
    "a mover from nowhere": _at(FIRST_MOVE, "seat = 7"),
    "the deal": _at(DEAL, "checksum = 'ffffffffffffffff'"),
    "no deal": _at(DEAL, "kind = 'warn'"),
    "an undo of nothing": _at(FIRST_MOVE, "kind = 'undo', body = ''"),
    "a state from nowhere": _at(FIRST_MOVE, "kind = 'continue', body = 'AA=='"),
    "a state in no notation": _at(FIRST_MOVE, "kind = 'continue', body = '~'"),
    "the seed": "UPDATE game_table SET seed = zeroblob(32) WHERE id = 1",
    "a lost entry": f"DELETE FROM entry WHERE table_id = 1 AND number = ({FIRST_MOVE})",
}


@pytest.mark.parametrize("statement", DAMAGE.values(), ids=DAMAGE)
async def test_a_damaged_journal_freezes_its_table_and_overwrites_nothing(
    harness: TableHarness, statement: str
) -> None:
    await nodding(harness)
    healthy = await harness.playing("Ana", "Boris", channel=8)
    await sql(harness, statement)
    before = await kept(harness)
    table = await harness.reloaded(1)
    after = await kept(harness)
    assert table.row.status == "frozen"
    assert after.entries[:-1] == before.entries
    assert (after.entries[-1].kind, after.entries[-1].body) == ("freeze", str(table.damage.number))
    assert (after.checkpoint, after.seats, after.row.seed) == (before.checkpoint, before.seats, before.row.seed)

    ana, boris = await harness.person("Ana"), await harness.person("Boris")
    for act in (harness.service.look, harness.service.undo, harness.service.skip, harness.service.move):
        given: dict[str, Any] = {"interaction": harness.click()} if act != harness.service.look else {}
        given |= {"seat": 0} if act == harness.service.skip else {"move": None} if act == harness.service.move else {}
        with pytest.raises(Refusal, match="frozen"):
            await act(table, ana, **given)
    assert table.look(PUBLIC) is None
    assert (await kept(harness)) == after
    with pytest.raises(NotVerified):
        verify(msgspec.json.encode(record_of(table)), harness.games)

    table = await harness.reloaded(1)
    assert (await kept(harness)) == after
    with pytest.raises(Refusal, match="not-leader"):
        await harness.service.cancel(table, boris, harness.click())
    await harness.service.cancel(table, ana, harness.click())
    assert table.row.status == "cancelled"
    assert (await harness.service.repository.table(healthy.id)).row.status == "playing"


async def test_a_finished_table_that_is_damaged_stays_finished(harness: TableHarness) -> None:
    table = await harness.ended("Ana", "Boris")
    await sql(harness, DAMAGE["a move"])
    before = await kept(harness)
    table = await harness.reloaded(1)
    assert (table.row.status, table.play) == ("over", None)
    assert await kept(harness) == before


# Rules that change


def ruled(harness: TableHarness, version: int, *, same: bool = False) -> None:
    """Restart with a toy game of other rules, by which old tables would be dealt differently."""
    market = harness.games["market"]

    def deal(options: Any, seats: int, chance: Any) -> Any:
        state, events = market.deal(options, seats, chance)
        if not same:
            state.hands = [hand[version - 1 :] + hand[: version - 1] for hand in state.hands]
        return state, events

    harness.games = {**harness.games, "market": replace(market, rules_version=version, deal=deal)}


async def test_under_changed_rules_a_table_continues_from_its_checkpoint(harness: TableHarness) -> None:
    table = await nodding(harness)
    before, record = state_of(table), await kept(harness)
    ruled(harness, 2)
    table = await harness.reloaded(1)
    assert (table.row.status, table.damage, table.entries[-1].kind) == ("playing", None, "continue")
    assert state_of(table) == before
    assert (await kept(harness)).entries[:-1] == record.entries

    ana = await harness.person("Ana")
    with pytest.raises(Refusal, match="nothing-to-undo"):
        await harness.service.undo(table, ana, harness.click())
    await harness.service.move(table, ana, move_of(table, "nod"), interaction=harness.click())
    await harness.service.undo(table, ana, harness.click())
    assert state_of(table) == before
    await harness.service.move(table, ana, move_of(table, "nod"), interaction=harness.click())
    later = state_of(table)

    table = await harness.reloaded(1)
    assert state_of(table) == later
    assert [entry.kind for entry in table.entries].count("continue") == 1
    await harness.play_out(table, ["Ana", "Boris"], random.Random(2))
    with pytest.raises(NotVerified, match="the rules changed at entry"):
        verify(msgspec.json.encode(record_of(table)), harness.games)


async def test_a_table_that_continues_under_changed_rules_is_due(harness: TableHarness) -> None:
    """Computers and the turn timer find tables by `due`."""
    ana = await harness.person("Ana")
    table = await harness.playing("Ana", "Boris")
    await harness.service.leave(table, await harness.person("Boris"), harness.click())
    while table.row.due != 0:  # until it is a computer's turn
        await harness.service.skip(table, ana, table.look(PUBLIC).view.asked[0], harness.click())
    ruled(harness, 2)
    await harness.again()
    heard: list[int] = []
    harness.service.listeners.append(lambda changed: heard.append(changed.last))
    continued = await harness.service.repository.table(table.id)
    assert continued.entries[-1].kind == "continue"
    assert continued.row.due == 0
    assert heard == [continued.last]
    assert table.id in await harness.service.journal.due(harness.clock.now())


async def test_a_cancelled_load_does_not_block_the_next(harness: TableHarness) -> None:
    table = await nodding(harness)
    await harness.again()
    first = asyncio.create_task(harness.service.repository.table(table.id))
    await asyncio.sleep(0)
    first.cancel()
    assert (await harness.service.repository.table(table.id)).play is not None


def test_fields_that_only_tell_history_are_left_out_of_checksums(harness: TableHarness) -> None:
    class Before(msgspec.Struct):
        cards: list[str]
        turn: int

    class Now(msgspec.Struct):
        cards: list[str]
        turn: int
        gains: tuple[int, ...] = ()

    market = replace(harness.games["market"], history_fields=frozenset({"gains"}))
    now = Now(["a"], 1, (5,))
    assert checksum_in(market, now) == checksum(Before(["a"], 1))
    assert has_checksum(market, now, checksum(now)), "as journals of earlier versions have it"
    assert has_checksum(market, now, checksum(Before(["a"], 1)))
    assert not has_checksum(market, now, checksum(Before(["a"], 2)))


async def test_rules_may_change_again(harness: TableHarness) -> None:
    await nodding(harness)
    for version in (2, 3):
        ruled(harness, version)
        table = await harness.reloaded(1)
        ana = await harness.person("Ana")
        await harness.service.skip(table, ana, state_of(table).turn, harness.click())
    kinds = [entry.kind for entry in table.entries]
    assert kinds.count("continue") == 1, "only the first change made the journal unplayable"
    assert table.row.status == "playing"


async def test_rules_under_which_the_journal_replays_need_no_notice(harness: TableHarness) -> None:
    table = await nodding(harness)
    before = await kept(harness)
    ruled(harness, 2, same=True)
    assert state_of(await harness.reloaded(1)) == state_of(table)
    assert await kept(harness) == before


async def test_damage_after_a_change_of_rules_is_still_damage(harness: TableHarness) -> None:
    await nodding(harness)
    ruled(harness, 2)
    table = await harness.reloaded(1)
    await harness.move(table, "Ana", "nod")
    await sql(harness, f"UPDATE entry SET checksum = 'ffffffffffffffff' WHERE number = {table.last}")
    assert (await harness.reloaded(1)).row.status == "frozen"


async def test_a_table_that_the_new_rules_cannot_go_on_with_waits_for_rules_that_can(harness: TableHarness) -> None:
    table = await nodding(harness)
    await sql(harness, "UPDATE checkpoint SET state = x'c0'")
    before, games = await kept(harness), harness.games
    ruled(harness, 2)
    waiting = await harness.reloaded(1)
    assert (waiting.row.status, waiting.play) == ("playing", None)
    ana = await harness.person("Ana")
    for act in (harness.service.undo, harness.service.skip, harness.service.move):
        given = {"seat": 0} if act == harness.service.skip else {"move": None} if act == harness.service.move else {}
        with pytest.raises(Refusal, match="frozen"):
            await act(waiting, ana, interaction=harness.click(), **given)
    await TurnTimer(harness.service, harness.clock).sweep(waiting)
    await harness.service.repository.reschedule(waiting)
    assert await kept(harness) == before
    harness.games = games
    assert state_of(await harness.reloaded(1)) == state_of(table)


async def test_a_failure_that_passes_freezes_no_table(harness: TableHarness, caplog: pytest.LogCaptureFixture) -> None:
    table = await nodding(harness)
    before, games = await kept(harness), harness.games

    def failing(*_: object) -> None:
        raise MemoryError

    harness.games = {**games, "market": replace(games["market"], play=failing)}
    await harness.again()
    with pytest.raises(Refusal, match="frozen"):
        await harness.service.look(await harness.service.repository.table(1), await harness.person("Ana"))
    assert await kept(harness) == before
    assert "table 1 cannot be played for now" in caplog.text
    assert "entry 4 does not replay" in caplog.text
    harness.games = games
    assert state_of(await harness.reloaded(1)) == state_of(table)


@pytest.mark.parametrize("status", ["playing", "paused", "lost"])
async def test_a_frozen_table_that_replays_goes_on_as_it_was(harness: TableHarness, status: str) -> None:
    table = await nodding(harness)
    if status == "paused":
        await harness.service.pause(table, await harness.person("Ana"), harness.click())
    if status == "lost":
        await harness.service.lose(table)
    was = (table.row.status, table.lifecycle.paused, table.lifecycle.lost)
    written = next(entry.checksum for entry in table.entries if entry.kind is EntryKind.MOVE)
    await sql(harness, DAMAGE["a checksum"])
    assert (await harness.reloaded(1)).row.status == "frozen"
    await sql(harness, _at(FIRST_MOVE, f"checksum = '{written}'"))
    table = await harness.reloaded(1)
    assert (table.row.status, table.lifecycle.paused, table.lifecycle.lost) == was
    assert table.look(PUBLIC) is not None


async def test_finished_tables_keep_the_rules_they_were_played_by(harness: TableHarness) -> None:
    table = await harness.ended("Ana", "Boris")
    before = await kept(harness)
    ruled(harness, 2)
    table = await harness.reloaded(1)
    assert await kept(harness) == before
    with pytest.raises(NotVerified, match="played by rules 1, this program has 2"):
        verify(msgspec.json.encode(record_of(table)), harness.games)


async def test_only_the_last_change_of_rules_counts(harness: TableHarness) -> None:
    table = await nodding(harness)
    entries = table.entries
    assert since_rules_changed(entries) == entries
    turned = [
        msgspec.structs.replace(entry, kind=EntryKind.CONTINUE) if entry.number in {2, 4} else entry
        for entry in entries
    ]
    assert [entry.number for entry in since_rules_changed(turned)] == list(range(4, len(entries)))


async def test_only_chosen_moves_that_stand_are_counted(harness: TableHarness) -> None:
    table = await nodding(harness, ["Ana", "Ana"])
    assert chosen_moves(table.entries) == 4
    await harness.service.undo(table, await harness.person("Ana"), harness.click())
    assert chosen_moves(table.entries) == 3
    ruled(harness, 2)
    table = await harness.reloaded(1)
    assert table.entries[-1].kind is EntryKind.CONTINUE
    moves = await harness.play_out(table, ["Ana", "Boris"])
    result = await harness.service.journal.results.of_table(1)
    assert result.moves == chosen_moves(table.entries) == 3 + moves
