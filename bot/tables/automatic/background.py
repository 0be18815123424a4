"""Background tasks that act on tables without being asked: computers' moves, single options and the turn timer."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Protocol

from bot.tables.automatic.workers import MoveChooser, chance_for
from bot.tables.practice import is_dealt_for_lesson
from bot.tables.repository import notify
from bot.tables.service import TableService
from bot.tables.single_options import answer_in_advance, move_for, single_option
from bot.tables.state.answered import LENGTHENED, absent_pause, is_told_later, lingering, present_pause
from bot.tables.state.clock import Clock
from bot.tables.state.deadlines import people_waited_for
from bot.tables.state.refusal import Refusal, Stale
from bot.tables.state.table import LOST_FOR, LiveTable, SeatView, computer_to_move
from games.core.chance import SeededChance
from games.core.strength import Strength
from storage import EntryKind, Occupant, Person, Status, StorageError

log = logging.getLogger(__name__)

SWEEP_EVERY: Final = 10.0
"""Seconds between two sweeps over the tables that are due."""


STEADY_FOR: Final = 60.0
"""Seconds a background task must run for its earlier failures to be forgotten."""
PAUSES: Final = (1.0, 2.0, 5.0, 10.0, 20.0, 30.0, 60.0, 60.0)
"""Seconds before a failed background task is restarted; after this many failures in a row it is given up."""


class BackgroundTask(Protocol):
    """Runs until cancelled."""

    async def run(self) -> None:
        """Run until cancelled."""
        ...


class TaskGaveUp(Exception):
    """A background task failed so often that the program should be restarted."""


async def supervised(background_task: BackgroundTask, clock: Clock) -> None:
    """Run a background task, restarting it after failures with growing pauses. Raise `TaskGaveUp` at last."""
    name, failures = type(background_task).__name__, 0
    while True:
        began = clock.monotonic()
        try:
            await background_task.run()
        except Exception as problem:
            failures = 1 if clock.monotonic() - began >= STEADY_FOR else failures + 1
            if failures > len(PAUSES):
                raise TaskGaveUp(f"the {name} failed {failures} times in a row") from problem
            pause = PAUSES[failures - 1]
            log.exception("the %s failed; restarting it in %g s", name, pause)
            await clock.sleep(pause)


async def _attend_all(service: TableService, attend: Callable[[LiveTable], None]) -> None:
    """Attend to the tables that are due and then, until cancelled, to each table that changes."""
    service.listeners.append(attend)
    try:
        async for table in service.repository.due_tables():
            notify(attend, table)
        await asyncio.Event().wait()
    finally:
        service.listeners.remove(attend)


QUICKER: Final = 0.75
QUICKER_IN_LESSON: Final = 0.9
"""Factors by which the pause before a move shrinks with each move of computers since a person's last one: in a lesson
each of them is to be seen."""
LONG_RUN: Final = 16
"""Moves of computers in a row after which the pause no longer shrinks."""


def strength_of(table: LiveTable, seat: int) -> Strength:
    """Return how the computer in a seat plays: as a lesson says, if it is one; a substitute at normal strength."""
    row = table.seats[seat]
    if is_dealt_for_lesson(table) and row.sitter is Occupant.COMPUTER:
        return Strength.LESSON
    return Strength(row.strength) if row.sitter is Occupant.COMPUTER else Strength.NORMAL


class ComputerPlayers:
    """Moves for the computers of all tables, one after another, each after a pause.

    The pause is drawn from the table's seed, so that it reveals nothing about the cards. It is longest after a person's
    move, after what is told later too and where only computers play, and shrinks while computers move in a row. It
    lasts between `shortest` and `shortest + spread` seconds at the usual tempo, and longer while the table shows
    something that lingers.
    """

    def __init__(
        self, service: TableService, chooser: MoveChooser, *, shortest: float = 0.9, spread: float = 0.9
    ) -> None:
        self._service = service
        self._chooser = chooser
        self._shortest = shortest
        self._spread = spread
        self._tasks: asyncio.TaskGroup
        self._busy: set[int] = set()

    async def run(self) -> None:
        """Run until cancelled."""
        async with asyncio.TaskGroup() as self._tasks:
            await _attend_all(self._service, self.attend)

    def attend(self, table: LiveTable) -> None:
        """Start moving for a table's computers if one of them has to move."""
        try:
            waits = table.id not in self._busy and _computer_to_move(table) is not None
        except Exception:  # noqa: BLE001 - it is tried again, and logged, until the game works
            waits = True
        if waits:
            self._busy.add(table.id)
            self._tasks.create_task(self._play(table))

    async def _play(self, table: LiveTable) -> None:
        failures = 0
        try:
            while True:
                try:
                    if (waiting := _computer_to_move(table)) is None:
                        return
                    await self._move(table, *waiting)
                    failures = 0
                except Refusal:
                    log.info("table %s ended before a computer could move", table.id)
                    return
                except Exception:
                    pause = PAUSES[min(failures, len(PAUSES) - 1)]
                    log.exception("a computer at table %s could not move; retrying in %g s", table.id, pause)
                    failures += 1
                    await self._service.clock.sleep(pause)
        finally:
            self._busy.discard(table.id)

    async def _move(self, table: LiveTable, seat: int, seat_view: SeatView) -> None:
        number, began = table.last, asyncio.get_running_loop().time()
        assert table.row.seed is not None
        chance = chance_for(table.row.seed, number)
        pause = self._shortest + self._spread * SeededChance(chance, 1).below(1000) / 1000
        pause *= LENGTHENED[table.row.tempo] * _haste(table) * lingering(table.play)
        strength = strength_of(table, seat)
        move, _ = await asyncio.gather(
            self._chooser.choose_move(table.game, seat_view, chance, strength),
            self._service.clock.sleep(pause),
        )
        try:
            await self._service.move_for(table, seat, move, number=number)
        except Stale:
            log.debug("table %s changed while a computer chose a move", table.id)
        else:
            took = asyncio.get_running_loop().time() - began
            log.debug("table %s: a computer at %s moved after %.3f s", table.id, table.game.key, took)


def _haste(table: LiveTable) -> float:
    """Return the factor by which computers hurry: 1 for a move by itself, and after what everybody should see."""
    assert table.play is not None
    if is_told_later(table.play) or lingering(table.play) > 1:
        return 1.0
    return (QUICKER_IN_LESSON if is_dealt_for_lesson(table) else QUICKER) ** _run_of_computers(table)


def _run_of_computers(table: LiveTable) -> int:
    """Return how many moves computers have made since a person's last move; 0 where no person plays."""
    people = {row.seat for row in table.seats if row.sitter == Occupant.PERSON}
    if not people:
        return 0
    run = 0
    for entry in reversed(table.entries):
        if entry.kind == EntryKind.MOVE:
            if entry.seat in people or run >= LONG_RUN:
                break
            run += 1
    return run


def _computer_to_move(table: LiveTable) -> tuple[int, SeatView] | None:
    """Return the computer's seat that has to move next, with what it sees, or None."""
    if table.row.status != Status.PLAYING or table.play is None:
        return None
    seat = computer_to_move(table.game, table.play.state, table.seats)
    seat_view = None if seat is None else table.look(seat)
    return None if seat is None or seat_view is None else (seat, seat_view)


class TurnTimer:
    """Enforces deadlines: warns and substitutes absent players, and closes abandoned lobbies and lost tables."""

    def __init__(self, service: TableService, clock: Clock) -> None:
        self._service = service
        self._clock = clock

    async def run(self) -> None:
        """Run until cancelled."""
        before = None
        while True:
            await self._clock.sleep(SWEEP_EVERY)
            counts_from = self._service.elapsed.counts_from()
            async for table in self._service.repository.due_tables(misdated=counts_from != before):
                try:
                    await self.sweep(table)
                    await self._service.repository.reschedule(table)
                except Exception:
                    log.exception("the deadlines of table %s could not be enforced", table.id)
            before = counts_from

    async def sweep(self, table: LiveTable) -> None:
        """Enforce the deadlines of one table."""
        elapsed = self._service.elapsed
        if table.row.status == Status.LOBBY:
            await self._service.expire(table)
        if table.lost and elapsed.is_over(table.row.changed_at, LOST_FOR):
            await self._service.give_up_lost(table)
        if table.row.status != Status.PLAYING:
            return
        await self._answer(table)
        for seat, deadline in list(people_waited_for(table.deadlines, table.seats)):
            moment, seconds = deadline.wait(table.row.pace)
            if deadline.warned is None and elapsed.since(moment) >= seconds:
                await self._service.warn(table, seat, deadline)
            elif deadline.warned is not None and elapsed.is_over(moment, seconds):
                await self._service.substitute(table, seat, deadline)

    async def _answer(self, table: LiveTable) -> None:
        """Answer what has a single answer for people who have been away for long enough."""
        for seat in range(len(table.seats)):
            person, mine = (await self._service.people.at(table))[seat], single_option(table, seat)
            if person is None or mine is None or not person.single_options:
                continue
            pause = round(absent_pause(table.row, seat, mine.question))
            if self._service.elapsed.is_over(table.entries[-1].at, pause):
                with suppress(Stale):
                    await self._service.play_for(table, mine, person)


class SingleOptions:
    """Gives the answers that people have given in advance, and the only ones that people have who are there.

    `pause_factor` scales the pauses. For those who are away, the turn timer answers.
    """

    def __init__(self, service: TableService, *, pause_factor: float = 1.0) -> None:
        self._service = service
        self._pause_factor = pause_factor
        self._tasks: asyncio.TaskGroup
        self._busy: set[tuple[int, int]] = set()

    async def run(self) -> None:
        """Run until cancelled."""
        async with asyncio.TaskGroup() as self._tasks:
            self._service.people.back = lambda person: self._tasks.create_task(self._come_back(person))
            try:
                await _attend_all(self._service, self.attend)
            finally:
                self._service.people.back = None

    async def _come_back(self, person: Person) -> None:
        """Attend to the tables of a person who acts after a while."""
        try:
            async for table, _ in self._service.tables_of(person.discord_id or 0):
                notify(self.attend, table)
        except Exception:
            log.exception("what can be answered for a person could not be looked up")

    def attend(self, table: LiveTable) -> None:
        """Start playing at a table if somebody there has answered in advance, or is there and has a single option."""
        for seat, row in enumerate(table.seats):
            mine = answer_in_advance(table, seat)
            if mine is None and row.person is not None and self._service.people.is_there(row.person):
                mine = single_option(table, seat)
            if mine is not None and (table.id, seat) not in self._busy:
                self._busy.add((table.id, seat))
                self._tasks.create_task(self._play(table, seat))

    async def _play(self, table: LiveTable, seat: int) -> None:
        try:
            while True:
                person = (await self._service.people.at(table))[seat]
                move = None if person is None else move_for(table, seat, person)
                if person is None or move is None:
                    return
                pause = present_pause(table.row, seat, move.question) * lingering(table.play)
                await self._service.clock.sleep(pause * self._pause_factor)
                try:
                    await self._service.play_for(table, move, person)
                except Stale:
                    log.debug("table %s changed before a single option was played", table.id)
                except (StorageError, sqlite3.Error) as problem:
                    log.warning("a single option at table %s could not be written down: %s", table.id, problem)
                    await self._service.clock.sleep(PAUSES[0])
        except Refusal:
            log.debug("table %s stopped before a single option was played", table.id)
        except Exception:
            log.exception("a single option at table %s could not be played", table.id)
        finally:
            self._busy.discard((table.id, seat))
