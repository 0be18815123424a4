"""Moves that the bot makes for people who asked for it: answers given in advance, and moves without alternative."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bot.tables.state.replay import TAKES_BACK
from bot.tables.state.table import answers_in_advance
from games.core.contract import Pick
from storage import EntryKind, Occupant, Status

if TYPE_CHECKING:
    from bot.tables.state.table import LiveTable, SeatView
    from games.core.contract import AnyGame, Choice, Move, View
    from storage import Person


class BotMove(NamedTuple):
    """A move that answers a question for a person's seat, and the kind of its entry."""

    seat: int
    question: int
    move: Move
    kind: EntryKind = EntryKind.MOVE


def answer_in_advance(table: LiveTable, seat: int) -> BotMove | None:
    """Return the move by which an answer given in advance answers what a seat is asked, or None."""
    if table.row.status is not Status.PLAYING or table.play is None:
        return None
    game, state = table.game, table.play.state
    for own, move in answers_in_advance(game, state, table.seats, table.lifecycle):
        if own == seat:
            return BotMove(seat, game.view(state, seat).question, move, EntryKind.ANSWER)
    return None


def single_option(table: LiveTable, seat: int) -> BotMove | None:
    """Return the only answer to the question that the table waits for a person's seat to answer, or None.

    Moves with the same effect count as one, and moves that answer no question (`Game.anytime`) do not count. A move
    that its player has just taken back is not made again.
    """
    if table.row.status is not Status.PLAYING or table.seats[seat].sitter is not Occupant.PERSON:
        return None
    seat_view, last = table.look(seat), table.entries[-1]
    if seat_view is None or seat not in seat_view.view.asked or (last.kind in TAKES_BACK and last.seat == seat):
        return None
    move = only_move(table.game, seat_view)
    return None if move is None else BotMove(seat, seat_view.view.question, move)


def only_move(game: AnyGame, seat_view: SeatView) -> Move | None:
    """Return the move that all of a seat's choices come to, in its usual spelling; None if there are several or none.

    Moves that answer no question (`Game.anytime`) do not count, nor do choices that achieve nothing and are not offered
    (`GameText.offered`).
    """
    moves: set[Move] = set()
    for choice in game.text.offered(seat_view.choices, seat_view.view):
        if isinstance(choice, game.anytime):
            continue
        move = _meant(game, choice, seat_view.view)
        if move is None:
            return None
        moves.add(move)
        if len(moves) > 1:
            return None
    return moves.pop() if moves else None


def _meant(game: AnyGame, choice: Choice, view: View) -> Move | None:
    """Return the move that a choice stands for, in its usual spelling; None if it stands for several."""
    if isinstance(choice, Pick):
        return choice.make(choice.pool) if choice.least == len(choice.pool) else None
    return game.text.canonical(choice, view)


def move_for(table: LiveTable, seat: int, person: Person) -> BotMove | None:
    """Return the move that the bot makes for this person, who need not be notified of the question; None for none."""
    return answer_in_advance(table, seat) or (single_option(table, seat) if person.single_options else None)
