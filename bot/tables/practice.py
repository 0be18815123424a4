"""Practice tables: short games in private messages, where one person learns a game against easy computers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bot.tables.state.table import PRIVATE
from games.core.contract import PUBLIC
from games.core.strength import Strength
from storage import EntryKind, Occupant, Status

if TYPE_CHECKING:
    from bot.tables.state.table import LiveTable
    from games.core.contract import AutoAnswer

SLACK: Final = 5
"""The last part of a practice game, a fifth, in which it ends as soon as the table waits for somebody else."""


def is_practice(table: LiveTable) -> bool:
    """Return whether this is a practice table: one person, in private messages, against easy computers."""
    others = [row for row in table.seats if row.sitter is Occupant.COMPUTER]
    alone = len(table.seats) - len(others) == 1
    return table.row.guild == PRIVATE and alone and any(row.strength == Strength.EASY for row in others)


def offered_auto_answers(table: LiveTable) -> tuple[AutoAnswer[Any], ...]:
    """Return the auto-answers that this table offers at some time: all, but at a practice table only those for it."""
    in_practice = is_practice(table)
    return tuple(answer for answer in table.game.auto_answers if answer.practice or not in_practice)


def is_learned(table: LiveTable) -> bool:
    """Return whether the learner has decided as often at a practice table as the game says is enough.

    Towards the end it is enough once the table waits for somebody else, so that no turn is cut in the middle.
    """
    if table.row.status is not Status.PLAYING or not is_practice(table) or not has_learned(table):
        return False
    learner, decided = _learner(table)
    public = table.look(PUBLIC)
    return decided >= table.game.practice.decisions or (public is not None and learner not in public.view.asked)


def has_learned(table: LiveTable) -> bool:
    """Return whether a practice game was played to its end, or to where it may end after enough decisions."""
    most = table.game.practice.decisions
    return table.row.status is Status.OVER or (most > 0 and _learner(table)[1] >= most - most // SLACK)


def _learner(table: LiveTable) -> tuple[int, int]:
    """Return the seat of the learner, and how often they have decided."""
    seat = next(row.seat for row in table.seats if row.sitter is not Occupant.COMPUTER)
    return seat, sum(entry.kind is EntryKind.MOVE and entry.seat == seat for entry in table.entries)
