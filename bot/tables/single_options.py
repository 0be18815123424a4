"""The only move that a hand leaves its player, which is made for people who chose *play single options for me*."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bot.tables.replay import TAKES_BACK
from games.core.contract import Pick
from storage import Occupant, Status

if TYPE_CHECKING:
    from bot.tables.table import LiveTable
    from games.core.contract import Choice, Move, View
    from storage import Person


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
    if seat_view is None or seat not in seat_view.view.asked or (last.kind in TAKES_BACK and last.seat == seat):
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
