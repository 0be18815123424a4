"""Moves made for people who chose *play single options for me*, where their hand leaves them only one.

An answer in no time would tell others that there was nothing to decide, so each comes after a pause of random length.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING, Final, NamedTuple

from bot.tables.refusal import Refusal, Stale
from bot.tables.table import LENGTHENED
from games.core.contract import Pick
from storage import EntryKind, Occupant, Status

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.tables.service import TableService
    from bot.tables.table import LiveTable
    from games.core.contract import Choice, Move, View
    from storage import Person

log = logging.getLogger(__name__)

SHORTEST: Final = 2.0
"""Seconds before such a move at the usual tempo, at least."""
SPREAD: Final = 6.0
"""Seconds by which the pause varies."""


_TAKEN_BACK: Final = frozenset({EntryKind.UNDO, EntryKind.WITHDRAW})


class SingleOption(NamedTuple):
    """The only move that a person's seat can answer a question with."""

    seat: int
    question: int
    move: Move


def single_option(table: LiveTable, seat: int) -> SingleOption | None:
    """Return the only answer to the question that the table waits for a person's seat to answer, or None.

    Moves with the same effect count as one, and moves that answer no question (`Game.anytime`) do not count. A move
    that its player has just taken back is not made again.
    """
    if table.row.status is not Status.PLAYING or table.seats[seat].sitter is not Occupant.PERSON:
        return None
    seat_view, last = table.look(seat), table.entries[-1]
    if seat_view is None or seat not in seat_view.view.asked or (last.kind in _TAKEN_BACK and last.seat == seat):
        return None
    moves: set[Move] = set()
    for choice in seat_view.choices:
        if isinstance(choice, table.game.anytime):
            continue
        move = _only_move(table, choice, seat_view.view)
        if move is None:
            return None
        moves.add(move)
        if len(moves) > 1:
            return None
    return SingleOption(seat, seat_view.view.question, moves.pop()) if moves else None


def _only_move(table: LiveTable, choice: Choice, view: View) -> Move | None:
    """Return the move that a choice stands for, in its usual spelling; None if it stands for several."""
    if isinstance(choice, Pick):
        return choice.make(choice.pool) if choice.least == len(choice.pool) else None
    return table.game.text.canonical(choice, view)


def is_played_for(table: LiveTable, seat: int, person: Person) -> bool:
    """Return whether the bot will answer the present question for this person, who need not be notified."""
    return person.single_options and single_option(table, seat) is not None


class SingleOptions:
    """Plays single options for the people who want it, at all tables. `hurry` scales the pauses."""

    def __init__(self, service: TableService, *, hurry: float = 1.0) -> None:
        self._service = service
        self._hurry = hurry
        self._tasks: asyncio.TaskGroup
        self._busy: set[tuple[int, int]] = set()

    async def run(self) -> None:
        """Run until cancelled."""
        async with asyncio.TaskGroup() as self._tasks:
            self._service.listeners.append(self.attend)
            try:
                async for table in self._service.tables_with_single_options():
                    self.attend(table)
                await asyncio.Event().wait()
            finally:
                self._service.listeners.remove(self.attend)

    def attend(self, table: LiveTable) -> None:
        """Start playing at a table if somebody there has a single option."""
        for option in _options(table):
            if (table.id, option.seat) not in self._busy:
                self._busy.add((table.id, option.seat))
                self._tasks.create_task(self._play(table, option.seat))

    async def _play(self, table: LiveTable, seat: int) -> None:
        try:
            while (option := single_option(table, seat)) is not None:
                person = (await self._service.people_at(table))[seat]
                if person is None or not person.single_options:
                    return
                pause = SHORTEST + SPREAD * secrets.randbelow(1000) / 1000
                await self._service.clock.sleep(pause * LENGTHENED[table.row.tempo] * self._hurry)
                try:
                    await self._service.play_single_option(table, option, person.id)
                except Stale:
                    log.debug("table %s changed before a single option was played", table.id)
        except Refusal:
            log.debug("table %s stopped before a single option was played", table.id)
        except Exception:
            log.exception("a single option at table %s could not be played", table.id)
        finally:
            self._busy.discard((table.id, seat))


def _options(table: LiveTable) -> Iterator[SingleOption]:
    for seat in range(len(table.seats)):
        if (option := single_option(table, seat)) is not None:
            yield option
