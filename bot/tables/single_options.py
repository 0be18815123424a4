"""Moves that the bot makes for people: answers given in advance, and moves without alternative."""

from typing import NamedTuple

from bot.tables.state.answered import answers_in_advance, only_answer
from bot.tables.state.table import PRIVATE, LiveTable
from games.core.contract import Move
from storage import Person, Status


class BotMove(NamedTuple):
    """A move that answers a question for a person's seat."""

    seat: int
    question: int
    move: Move


def answer_in_advance(table: LiveTable, seat: int) -> BotMove | None:
    """Return the move by which an answer given in advance answers what a seat is asked, or None."""
    if table.row.status is not Status.PLAYING or table.play is None:
        return None
    game, state = table.game, table.play.state
    for own, move in answers_in_advance(game, state, table.seats, table.lifecycle):
        if own == seat:
            return BotMove(seat, game.view(state, seat).question, move)
    return None


def single_option(table: LiveTable, seat: int) -> BotMove | None:
    """Return the only answer to the question that the table waits for a person's seat to answer, or None.

    Moves with the same effect count as one, and moves that answer no question (`Game.anytime`) do not count. A move
    that its player has just taken back is not made again.
    """
    if table.row.status is not Status.PLAYING or table.play is None:
        return None
    only = only_answer(table.game, table.play.state, table.seats, seat, table.entries[-1])
    return None if only is None else BotMove(seat, only[0].question, only[1])


def idle_option(table: LiveTable) -> BotMove | None:
    """Return the only answer of the one person at a table in private messages, if it just goes on (`Game.idle`).

    Nobody else can notice that there was nothing to decide, so that it takes no pause. None if the person wants to be
    asked, or is not looked up.
    """
    people = [row for row in table.seats if row.person is not None]
    if table.row.guild != PRIVATE or len(people) != 1 or not table.game.idle:
        return None
    person = table.people.get(people[0].person or 0)
    found = single_option(table, people[0].seat) if person is not None and person.single_options else None
    return found if found is not None and isinstance(found.move, table.game.idle) else None


def move_for(table: LiveTable, seat: int, person: Person) -> BotMove | None:
    """Return the move that the bot makes for this person, who need not be notified of the question; None for none."""
    return answer_in_advance(table, seat) or (single_option(table, seat) if person.single_options else None)
