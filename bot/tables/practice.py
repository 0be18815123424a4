"""Practice tables: short games in private messages, where one person learns a game against easy computers."""

import hashlib
from collections.abc import Sequence
from itertools import chain
from typing import Any, Final

from bot.tables.state.table import PRIVATE, LiveTable
from games.core.contract import PUBLIC, AnyGame, AutoAnswer, Event
from games.core.strength import Strength
from storage import EntryKind, Occupant, Status

SLACK: Final = 5
"""The last part of a practice game, a fifth, in which it ends as soon as the table waits for somebody else."""


TOLD: Final = 2
"""How many things that were learnt are told at the end, at most."""


def is_practice(table: LiveTable) -> bool:
    """Return whether this is a practice table: one person, in private messages, against easy computers.

    The bot has seated them, without anybody's interaction.
    """
    if table.row.guild != PRIVATE:
        return False
    others = [row for row in table.seats if row.sitter is Occupant.COMPUTER]
    alone = len(table.seats) - len(others) == 1
    added = any(entry.kind is EntryKind.COMPUTER and entry.interaction is not None for entry in table.entries)
    return alone and not added and any(row.strength == Strength.EASY for row in others)


def secret_of_lesson(game: AnyGame) -> bytes | None:
    """Return the secret of the tables by which a game is learnt, always the same; None if each is dealt anew."""
    seed = game.practice.seed
    return None if seed is None else hashlib.sha256(f"lesson {game.key} {seed}".encode()).digest()


def is_dealt_for_lesson(table: LiveTable) -> bool:
    """Return whether a table is dealt as the game's lesson has it, and computers play there as it says."""
    return table.row.secret == secret_of_lesson(table.game)


def contribution_of(table: LiveTable, interaction: int | None) -> str:
    """Return what a seat that was taken by this interaction adds to the table's seed: nothing new in a lesson."""
    return "lesson" if is_dealt_for_lesson(table) else str(interaction)


def offered_auto_answers(table: LiveTable) -> tuple[AutoAnswer[Any], ...]:
    """Return the auto-answers that this table offers at some time: all, but at a practice table only those for it."""
    in_practice = is_practice(table)
    return tuple(answer for answer in table.game.auto_answers if answer.practice or not in_practice)


def is_learned(table: LiveTable) -> bool:
    """Return whether a practice game in play has come so far that it ends: where the game's lesson says so.

    Without that, once the learner has decided often enough. Towards the end it is enough once the table waits for
    somebody else, so that no turn is cut in the middle.
    """
    if table.row.status is not Status.PLAYING or not is_practice(table) or not has_learned(table):
        return False
    if table.game.practice.over is not None:
        return True
    learner, public = learner_at(table), table.look(PUBLIC)
    enough = _decisions(table, learner) >= table.game.practice.decisions
    return enough or (public is not None and learner not in public.view.asked)


def has_learned(table: LiveTable) -> bool:
    """Return whether a practice game was played to its end, or to where it may end."""
    practice, public = table.game.practice, table.look(PUBLIC)
    if table.row.status is Status.OVER:
        return True
    if practice.over is not None:
        return public is not None and practice.over(events_heard(table), public.view, learner_at(table))
    most = practice.decisions
    return most > 0 and _decisions(table, learner_at(table)) >= most - most // SLACK


def is_last_part(table: LiveTable) -> bool:
    """Return whether a practice game ends with the turn or other part that goes on."""
    last, public = table.game.practice.last, table.look(PUBLIC)
    return last is not None and public is not None and last(events_heard(table), public.view, learner_at(table))


def lessons_learnt(table: LiveTable) -> tuple[str, ...]:
    """Return the keys of at most two things that happened and were learnt from, in the order of their importance."""
    public, events, learner = table.look(PUBLIC), events_heard(table), learner_at(table)
    if public is None:
        return ()
    learnt = table.game.practice.learnt.items()
    return tuple(key for key, has_happened in learnt if has_happened(events, public.view, learner))[:TOLD]


def learner_at(table: LiveTable) -> int:
    """Return the seat of the learner at a practice table."""
    return next(row.seat for row in table.seats if row.sitter is not Occupant.COMPUTER)


def events_heard(table: LiveTable) -> Sequence[Event]:
    """Return all that everybody has heard at a table and that stands, in order."""
    if table.play is None:
        return ()
    return tuple(chain.from_iterable(table.play.happened[entry.number] for entry in table.play.standing))


def _decisions(table: LiveTable, learner: int) -> int:
    return sum(entry.kind is EntryKind.MOVE and entry.seat == learner for entry in table.entries)
