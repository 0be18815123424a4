"""What a lesson says at its end, in messages and on the page: how it ended, what was learnt, and how to go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.presentation.hand_text import asked_line
from bot.presentation.texts import safe
from bot.tables.practice import has_learned, learner_at, lessons_learnt
from games.core.contract import PUBLIC
from storage import Status

if TYPE_CHECKING:
    from bot.presentation.localized_table import LocalizedTable


def lesson_end(localized: LocalizedTable) -> str:
    """Return what stands below a practice game that has ended, and was played to its end, or stopped before."""
    table, bot_text = localized.table, localized.bot_text
    if not has_learned(table):
        return bot_text("learn-stopped")
    learnt = [localized.marked(f"learnt-{key}") for key in lessons_learnt(table)]
    told = "\n".join([bot_text("learn-learnt"), *(f"- {text}" for text in learnt)]) if learnt else ""
    return "\n".join(filter(None, (_result(localized), told, bot_text("learn-over"))))


def _result(localized: LocalizedTable) -> str:
    """Return who has won and the learner's place; of a game that has not ended, who leads; empty without points."""
    table, bot_text, learner = localized.table, localized.bot_text, learner_at(localized.table)
    if table.row.status is Status.OVER:
        seat_view = table.look(learner)
        assert seat_view is not None, "the table was played"
        return asked_line(localized, seat_view.view, ())
    public = table.look(PUBLIC)
    points = () if public is None else table.game.points(public.view)
    if not points:
        return ""
    own, others = points[learner], [number for seat, number in enumerate(points) if seat != learner]
    stand = "ahead" if own > max(others) else "behind" if own < max(others) else "level"
    names = [safe(name) for seat, name in enumerate(localized.names) if seat != learner]
    told = [f"{name} {number}" for name, number in zip(names, others, strict=True)]
    counted = (
        localized.marked("n-points", n=own) if localized.marked.has("n-points") else bot_text("learn-points", n=own)
    )
    return bot_text(f"learn-{stand}", points=counted, others=bot_text.list(told))
