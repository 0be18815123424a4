"""Background tasks: computers play; the turn timer reminds players, lets computers stand in, and closes tables."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from bot.tables.automatic.background import (
    PAUSES,
    QUICKER,
    QUICKER_IN_LESSON,
    SWEEP_EVERY,
    ComputerPlayers,
    TaskGaveUp,
    TurnTimer,
    supervised,
)
from bot.tables.automatic.workers import chance_for
from bot.tables.ended.record import record_of, verify
from bot.tables.rematch_opening import open_again
from bot.tables.state.answered import LENGTHENED, LINGERING, is_told_later, lingering
from bot.tables.state.refusal import Refusal, Why
from bot.tables.state.table import LiveTable, computer_to_move
from games.core.catalogue import find_games
from games.core.contract import Event, PrivateEvent
from storage import Change, Tempo
from tests.tables.harness import DirectChooser, QuickClock, TableHarness, some_move

DAY = 86_400
SIX_HOURS = 6 * 3600
"""After so long without a change a lobby is closed, as the README says."""


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(5):
        while not holds():
            await asyncio.sleep(0.001)


def kinds(table: LiveTable) -> list[str]:
    return [entry.kind for entry in table.entries]


# Computers


@pytest.mark.parametrize("computers", [1, 3])
async def test_computers_play_a_table_to_its_end(harness: TableHarness, computers: int) -> None:
    harness.clock = harness.service.repository.clock = QuickClock()
    chooser = DirectChooser()
    async with harness.attended(ComputerPlayers(harness.service, chooser)):
        table = await harness.playing("Ana", computers=computers)
        ana = await harness.person("Ana")
        while table.live:
            _, seat_view = await harness.service.look(table, ana)
            if seat_view.choices:
                await harness.service.move(table, ana, some_move(seat_view), interaction=harness.click())
            await asyncio.sleep(0.001)
    assert verify(msgspec.json.encode(record_of(table)), harness.games).outcome is not None
    assert {seat_view.view.audience for seat_view in chooser.shown} == set(range(1, computers + 1))
    played = [entry.seat for entry in table.entries if entry.kind == "move"]
    assert len([seat for seat in played if seat > 0]) == 3 * computers


async def test_computers_go_on_after_a_restart(harness: TableHarness) -> None:
    table = await harness.playing("Ana", computers=2)
    before = table.last
    await harness.again()
    harness.service.repository.clock = QuickClock()
    async with harness.attended(ComputerPlayers(harness.service, DirectChooser())):
        table = await harness.service.repository.table(table.id)
        await until(lambda: table.last == before + 2)
    assert [entry.seat for entry in table.entries[-2:]] == [1, 2]


async def test_a_missing_game_does_not_stop_the_computers(harness: TableHarness) -> None:
    await harness.playing("Ana", computers=1)
    table = await harness.playing("Ana", computers=1, channel=8)
    await harness.service.journal._run(lambda c: c.execute("UPDATE game_table SET game = 'gone' WHERE id = 1"))
    await harness.again()
    harness.service.repository.clock = QuickClock()
    async with harness.attended(ComputerPlayers(harness.service, DirectChooser())):
        table = await harness.service.repository.table(table.id)
        await until(lambda: kinds(table)[-1] == "move")


async def test_a_computer_waits_for_a_time_that_the_seed_decides(harness: TableHarness) -> None:
    table = await harness.playing("Ana", computers=1)
    async with harness.attended(ComputerPlayers(harness.service, DirectChooser(), shortest=2, spread=2)):
        assert "move" not in kinds(table)
        harness.clock.advance(1)
        await harness.settle()
        assert "move" not in kinds(table)
        harness.clock.advance(3)
        await until(lambda: "move" in kinds(table))


class NotingClock(QuickClock):
    """A clock on which waiting takes no time; it records how long it would have taken."""

    def __init__(self) -> None:
        super().__init__()
        self.slept: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        await asyncio.sleep(0)


async def test_computers_in_a_row_play_quickly(harness: TableHarness) -> None:
    """After a person's move, each computer waits less than the one before."""
    clock = harness.clock = harness.service.repository.clock = NotingClock()
    async with harness.attended(ComputerPlayers(harness.service, DirectChooser(), shortest=1, spread=0)):
        table = await harness.playing("Ana", computers=3)
        await harness.keep_all(table, ["Ana"])
        for _ in range(2):
            await until(lambda: 0 in table.game.acting(table.play.state))
            clock.slept.clear()
            await harness.move(table, "Ana")
            await until(lambda: 0 in table.game.acting(table.play.state) or not table.live)
            assert clock.slept == pytest.approx([1, QUICKER, QUICKER**2])


@pytest.mark.parametrize(("what", "times"), [("lingers", LINGERING), ("lasting", 1)])
async def test_what_matters_is_looked_at_before_a_computer_moves_on(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch, what: str, times: float
) -> None:
    """Computers in a row are no quicker after it; the picture of what lingers is gone with the next move."""
    monkeypatch.setattr(Event, what, True)
    clock = harness.clock = harness.service.repository.clock = NotingClock()
    async with harness.attended(ComputerPlayers(harness.service, DirectChooser(), shortest=1, spread=0)):
        table = await harness.playing("Ana", computers=3)
        await harness.keep_all(table, ["Ana"])
        ana = await harness.person("Ana")
        await until(lambda: 0 in table.game.acting(table.play.state))
        clock.slept.clear()
        _, seat_view = await harness.service.look(table, ana)
        await harness.service.move(table, ana, some_move(seat_view), interaction=harness.click())
        await until(lambda: 0 in table.game.acting(table.play.state) or not table.live)
    assert clock.slept == pytest.approx([times] * 3)


def test_a_pause_tells_of_nothing_that_one_seat_alone_has_learnt() -> None:
    for shown, private in ((Event(), False), (PrivateEvent(seat=0), True)):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Event, "lasting", True)
            patch.setattr(Event, "lingers", True)
            play: Any = SimpleNamespace(standing=[SimpleNamespace(number=7)], happened={7: (shown,)})
            assert (is_told_later(play), lingering(play)) == ((False, 1) if private else (True, LINGERING))


async def test_computers_of_a_lesson_can_be_followed(harness: TableHarness) -> None:
    clock = harness.clock = harness.service.repository.clock = NotingClock()
    async with harness.attended(ComputerPlayers(harness.service, DirectChooser(), shortest=1, spread=0)):
        table = await harness.lesson(find_games()["hayduti"])  # where two computers move before the learner
        await until(lambda: 0 in table.game.acting(table.play.state))
    assert clock.slept[:3] == pytest.approx([1, QUICKER_IN_LESSON, QUICKER_IN_LESSON**2])


async def test_computers_alone_play_at_an_even_pace(harness: TableHarness) -> None:
    """If nobody is waiting, each computer waits its full time."""
    clock = harness.clock = harness.service.repository.clock = NotingClock()
    table = await harness.playing("Ana", "Boris", pace=DAY)
    for seat in (0, 1):
        await harness.service.substitute(table, seat)
    async with harness.attended(ComputerPlayers(harness.service, DirectChooser(), shortest=1, spread=0)):
        await until(lambda: not table.live)
    assert len(clock.slept) >= 6
    assert set(clock.slept) == {1.0}


@pytest.mark.parametrize("tempo", Tempo)
async def test_computers_alone_keep_to_the_chosen_tempo(harness: TableHarness, tempo: Tempo) -> None:
    """The person who opened the table only watches, and remains its owner, also after a restart."""
    clock = harness.clock = harness.service.repository.clock = NotingClock()
    ana = await harness.person("Ana")
    table = await harness.lobby("Ana")
    await harness.service.choose(table, ana, harness.click(), Change(tempo=tempo))
    await harness.service.leave(table, ana, harness.click(), leading=True)
    for _ in range(min(table.numbers())):
        await harness.service.add_computer(table, ana, harness.click())
    async with harness.attended(ComputerPlayers(harness.service, DirectChooser(), shortest=1, spread=0)):
        await harness.service.start(table, ana, harness.click())
        await until(lambda: not table.live)
        assert set(clock.slept) == {LENGTHENED[tempo]}
        again = await open_again(harness.service, table, ana, harness.click())
        await until(lambda: not again.live)
    assert (table.row.status, again.row.status) == ("over", "over")
    assert verify(msgspec.json.encode(record_of(table)), harness.games).outcome is not None
    assert again.row.tempo is tempo
    assert {row.sitter for row in (*table.seats, *again.seats)} == {"computer"}


async def test_a_spectator_stays_the_owner_until_the_end_and_nobody_else_does(harness: TableHarness) -> None:
    ana, boris = await harness.person("Ana"), await harness.person("Boris")
    table = await harness.lobby("Ana", "Boris")
    await harness.service.leave(table, boris, harness.click(), leading=True)
    assert table.row.owner == ana.person, "only its owner may be in charge of a table without a seat"
    await harness.service.join(table, boris, harness.click())
    await harness.service.leave(table, ana, harness.click(), leading=True)
    assert (table.row.owner, table.seat_of(ana.person)) == (ana.person, None)
    await harness.service.add_computer(table, ana, harness.click())
    await harness.service.start(table, ana, harness.click())
    with pytest.raises(Refusal, match=Why.ALREADY_STARTED):
        await harness.service.leave(table, boris, harness.click(), leading=True)
    await harness.service.leave(table, boris, harness.click())
    assert (table.row.status, table.row.owner) == ("playing", ana.person), "computers play on: somebody watches"
    with pytest.raises(Refusal, match=Why.NOT_LEADER):
        await harness.service.cancel(table, boris, harness.click())
    await harness.service.cancel(table, ana, harness.click())
    assert verify(msgspec.json.encode(record_of(table)), harness.games).finished


@pytest.mark.parametrize(
    ("acting", "asked", "eager", "mover"),
    [
        ((0, 1, 2), (1, 2), (), 1),
        ((0, 1, 2), (0, 1), (), 1),
        ((0, 1, 2), (0, 1), (2,), 2),
        ((0, 1, 2), (0, 1), (0, 1), 1),
        ((0, 1, 2), (0,), (), None),
        ((0, 1, 2), (0,), (0,), None),
        ((0, 2), (0,), (1,), None),
        ((0, 1, 2), (0,), (2,), 2),
        ((1, 2), (0,), (), 1),
        ((0, 1), (), (), 1),
        ((0,), (0,), (1, 2), None),
        ((0,), (1,), (1, 2), None),
    ],
)
async def test_computers_that_interrupt_come_first_then_those_waited_for_then_others_if_no_person_is_waited_for(
    harness: TableHarness, acting: tuple[int, ...], asked: tuple[int, ...], eager: tuple[int, ...], mover: int | None
) -> None:
    table = await harness.playing("Ana", computers=2)
    market = table.game
    game = replace(
        market,
        acting=lambda _: list(acting),
        view=lambda state, audience: msgspec.structs.replace(market.view(state, audience), asked=asked),
        interrupts=lambda view, _: view.audience in eager,
    )
    assert computer_to_move(game, table.play.state, table.seats) == mover


async def test_random_numbers_of_computers_are_not_those_of_the_table(harness: TableHarness) -> None:
    seed = bytes(range(32))
    seeds = {chance_for(seed, number) for number in range(50)}
    assert len(seeds) == 50
    assert seed not in seeds
    assert chance_for(bytes(32), 0) not in seeds


async def test_a_computer_chooses_again_when_the_table_has_changed(harness: TableHarness) -> None:
    table = await harness.playing("Ana", computers=1)
    chooser = DirectChooser()
    async with harness.attended(ComputerPlayers(harness.service, chooser)):
        await until(lambda: len(chooser.shown) == 1)
        ana = await harness.person("Ana")
        await harness.service.pause(table, ana, harness.click())
        harness.clock.advance(5)
        await harness.settle()
        assert "move" not in kinds(table)
        await harness.service.resume(table, ana, harness.click())
        await until(lambda: len(chooser.shown) == 2)
        harness.clock.advance(5)
        await until(lambda: "move" in kinds(table))


async def test_a_failing_computer_retries_and_delays_no_other_table(
    harness: TableHarness, caplog: pytest.LogCaptureFixture
) -> None:
    chooser = DirectChooser()
    choose_move = chooser.choose_move
    broken = True

    async def sometimes(game: Any, seat_view: Any, rng: bytes, strength: Any) -> Any:
        if broken and seat_view.view.seats == 3:
            raise ZeroDivisionError
        return await choose_move(game, seat_view, rng, strength)

    chooser.choose_move = sometimes  # pyright: ignore[reportAttributeAccessIssue]
    async with harness.attended(ComputerPlayers(harness.service, chooser)):
        bad = await harness.playing("Ana", "Boris", computers=1)
        good = await harness.playing("Ana", computers=1, channel=8)
        await ahead_until(harness, lambda: "move" in kinds(good))
        assert "move" not in kinds(bad)
        assert "a computer at table 1 could not move; retrying in 1 s" in caplog.text
        broken = False
        await ahead_until(harness, lambda: "move" in kinds(bad))


async def test_a_computer_that_fails_again_and_again_waits_longer_until_it_has_moved(
    harness: TableHarness, caplog: pytest.LogCaptureFixture
) -> None:
    clock = harness.clock = harness.service.repository.clock = NotingClock()
    chooser = DirectChooser()
    choose_move, fails = chooser.choose_move, [True] * 10 + [False, True, False]

    async def sometimes(*given: Any) -> Any:
        if fails and fails.pop(0):
            raise ZeroDivisionError
        return await choose_move(*given)

    chooser.choose_move = sometimes  # pyright: ignore[reportAttributeAccessIssue]
    table = await harness.playing("Ana", "Boris")
    for seat in (0, 1):
        await harness.service.substitute(table, seat)
    async with harness.attended(ComputerPlayers(harness.service, chooser, shortest=0.5, spread=0)):
        await until(lambda: not table.live)
    pauses = [record.args[1] for record in caplog.records if "could not move" in record.message]
    assert pauses == [*PAUSES, PAUSES[-1], PAUSES[-1], PAUSES[0]]
    assert [seconds for seconds in clock.slept if seconds != 0.5] == pauses


async def ahead_until(harness: TableHarness, come_true: Callable[[], bool]) -> None:
    """Let time pass, a second at a time, until the condition holds."""
    async with asyncio.timeout(10):
        while not come_true():
            await asyncio.sleep(0.005)
            harness.clock.advance(1)


class Failing:
    """A background task that fails a given number of times, then runs."""

    def __init__(self, times: int) -> None:
        self.times = times
        self.serving = asyncio.Event()

    async def run(self) -> None:
        if self.times:
            self.times -= 1
            raise ZeroDivisionError
        self.serving.set()
        await asyncio.Event().wait()


async def test_a_background_task_that_fails_is_restarted_after_a_growing_pause(
    harness: TableHarness, caplog: pytest.LogCaptureFixture
) -> None:
    failing = Failing(3)
    task = asyncio.create_task(supervised(failing, harness.clock))
    for _ in range(3):
        await harness.clock.ahead_to_next()
    await failing.serving.wait()
    assert [record.args for record in caplog.records if "restarting it" in record.message] == [
        ("Failing", 1.0),
        ("Failing", 2.0),
        ("Failing", 5.0),
    ]
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


async def test_a_background_task_that_always_fails_is_given_up() -> None:
    with pytest.raises(TaskGaveUp, match="the Failing failed 9 times in a row"):
        await supervised(Failing(100), QuickClock())


# The turn timer


async def test_the_timer_reminds_once_then_lets_a_computer_play(harness: TableHarness) -> None:
    table = await harness.playing("Ana", "Boris", pace=DAY)
    turn_timer = TurnTimer(harness.service, harness.clock)
    await harness.service.skip(table, await harness.person("Ana"), 0, harness.click())
    start = table.last
    harness.clock.advance(DAY * 3 // 4 - 1)
    await turn_timer.sweep(table)
    assert table.last == start
    harness.clock.advance(1)
    await turn_timer.sweep(table)
    await turn_timer.sweep(table)
    assert [(entry.kind, entry.seat) for entry in table.entries[start + 1 :]] == [("warn", 1)]
    harness.clock.advance(DAY // 4)
    await turn_timer.sweep(table)
    await turn_timer.sweep(table)
    assert [(entry.kind, entry.seat) for entry in table.entries[start + 2 :]] == [("substitute", 1)]
    boris = await harness.person("Boris")
    assert (table.seats[1].sitter, table.seats[1].person) == ("substitute", boris.person)
    await harness.service.look(table, boris)
    assert table.seats[1].sitter == "person"
    await turn_timer.sweep(table)
    assert kinds(table)[-1] == "return", "a player who returns has the full time again"


async def test_a_reminder_of_one_player_takes_no_time_from_another(harness: TableHarness) -> None:
    table = await harness.playing("Ana", "Boris", pace=DAY)
    await harness.service.warn(table, 1)
    harness.clock.advance(DAY // 4)
    await TurnTimer(harness.service, harness.clock).sweep(table)
    assert [entry.seat for entry in table.entries if entry.kind == "substitute"] == [1]


async def test_time_counts_from_the_question_whatever_the_others_do(harness: TableHarness) -> None:
    """Both are asked at once. Ana's answer gives Boris no more time, nor does a restart."""
    table = await harness.playing("Ana", "Boris", pace=DAY)
    harness.clock.advance(DAY * 3 // 4)
    await TurnTimer(harness.service, harness.clock).sweep(table)
    assert [entry.seat for entry in table.entries if entry.kind == "warn"] == [0, 1]
    await harness.keep_all(table, ["Ana"])
    waits = table.deadlines
    table = await harness.reloaded(table.id)
    assert table.deadlines == waits
    turn_timer = TurnTimer(harness.service, harness.clock)
    harness.clock.advance(DAY // 4 - 1)
    await turn_timer.sweep(table)
    assert table.seats[1].sitter == "person"
    harness.clock.advance(1)
    assert [table.id async for table in harness.service.repository.due_tables()] == [table.id]
    await turn_timer.sweep(table)
    assert [row.sitter for row in table.seats] == ["person", "substitute"]


async def test_a_new_question_starts_the_time_again(harness: TableHarness) -> None:
    table = await harness.playing("Ana", "Boris", pace=DAY)
    turn_timer = TurnTimer(harness.service, harness.clock)
    await harness.keep_all(table, ["Ana", "Boris"])  # Ana is asked again: she is to show
    harness.clock.advance(DAY * 3 // 4)
    await turn_timer.sweep(table)
    await harness.keep_all(table, ["Ana"])  # which asks Boris
    harness.clock.advance(DAY * 3 // 4 - 1)
    before = table.last
    await turn_timer.sweep(table)
    assert table.last == before
    harness.clock.advance(1)
    await turn_timer.sweep(table)
    assert [entry.seat for entry in table.entries if entry.kind == "warn"] == [0, 1]


@pytest.mark.parametrize("pace", [0, DAY])
async def test_a_table_without_timer_or_on_pause_waits(harness: TableHarness, pace: int) -> None:
    table = await harness.playing("Ana", "Boris", pace=pace)
    if pace:
        await harness.service.pause(table, await harness.person("Ana"), harness.click())
    before = table.last
    harness.clock.advance(100 * DAY)
    await TurnTimer(harness.service, harness.clock).sweep(table)
    assert table.last == before


@pytest.mark.parametrize("stage", ["lobby", "playing", "timed"])
async def test_a_table_that_was_looked_at_too_early_is_left_alone_until_it_is_time(
    harness: TableHarness, stage: str
) -> None:
    begun = harness.lobby if stage == "lobby" else harness.playing
    table = await begun("Ana", "Boris", pace=DAY if stage == "timed" else 0)
    due = {"lobby": harness.clock.now() + SIX_HOURS, "timed": harness.clock.now() + DAY * 3 // 4}.get(stage)
    assert table.row.due == due
    await harness.service.journal._run(lambda c: c.execute("UPDATE game_table SET due = 0"))
    table = await harness.reloaded(table.id)
    assert [table.id async for table in harness.service.repository.due_tables()] == [table.id]
    async with harness.attended(TurnTimer(harness.service, harness.clock)):
        harness.clock.advance(int(SWEEP_EVERY))
        await harness.settle()
    assert [table.id async for table in harness.service.repository.due_tables()] == []
    stored = await harness.service.journal.load(table.id)
    assert (table.row.due, stored.row.due) == (due, due)


async def test_a_pause_costs_nobody_their_time(harness: TableHarness) -> None:
    table = await harness.playing("Ana", "Boris", pace=DAY)
    ana = await harness.person("Ana")
    await harness.service.pause(table, ana, harness.click())
    harness.clock.advance(5 * DAY)
    await harness.service.resume(table, ana, harness.click())
    before = table.last
    await TurnTimer(harness.service, harness.clock).sweep(table)
    assert table.last == before


async def test_an_absent_player_delays_nobody(harness: TableHarness) -> None:
    """Ana plays on, with a computer in the seat of Boris, who is away."""
    table = await harness.playing("Ana", "Boris", pace=DAY)
    for _ in range(2):
        harness.clock.advance(DAY * 3 // 4)
        await TurnTimer(harness.service, harness.clock).sweep(table)
    assert [row.sitter for row in table.seats] == ["substitute", "substitute"]
    harness.service.repository.clock = QuickClock()
    async with harness.attended(ComputerPlayers(harness.service, DirectChooser())):
        await until(lambda: not table.live)
    assert verify(msgspec.json.encode(record_of(table)), harness.games).outcome is not None


async def test_an_abandoned_lobby_is_closed_and_its_channel_is_free(harness: TableHarness) -> None:
    table = await harness.lobby("Ana")
    turn_timer = TurnTimer(harness.service, harness.clock)
    harness.clock.advance(SIX_HOURS - 1)
    await turn_timer.sweep(table)
    assert table.row.status == "lobby"
    await harness.service.join(table, await harness.person("Boris"), harness.click())
    harness.clock.advance(SIX_HOURS - 1)
    await turn_timer.sweep(table)
    assert table.row.status == "lobby"
    harness.clock.advance(1)
    await turn_timer.sweep(table)
    assert (table.row.status, kinds(table)[-1]) == ("cancelled", "expire")
    await turn_timer.sweep(table)
    assert kinds(table).count("expire") == 1
    await harness.lobby("Vera")


async def test_the_timer_looks_at_tables_again_and_again(
    harness: TableHarness, caplog: pytest.LogCaptureFixture
) -> None:
    """A table for which the timer fails does not stop the others' timer."""
    broken, table = await harness.lobby("Ana"), await harness.lobby("Ana", channel=8)
    broken.row = msgspec.structs.replace(broken.row, last=5)
    with caplog.at_level(logging.ERROR):
        async with harness.attended(TurnTimer(harness.service, harness.clock)):
            harness.clock.advance(SIX_HOURS - 5)
            await harness.settle()
            assert table.row.status == "lobby"
            harness.clock.advance(int(SWEEP_EVERY))
            await until(lambda: table.row.status == "cancelled")
    assert "the deadlines of table 1 could not be enforced" in caplog.text
