"""What a lesson says at its end, in messages and on the page: how it ended, what was learnt, and how to go on."""

from bot.presentation.hand_text import asked_line
from bot.presentation.localized_table import LocalizedTable
from bot.presentation.texts import safe
from bot.tables.practice import has_learned, learner_at, lessons_learnt
from games.core.contract import PUBLIC
from storage import Status


def lesson_end(localized: LocalizedTable) -> str:
    """Return what stands below a practice game that has ended, and was played to its end, or stopped before."""
    table, bot_text = localized.table, localized.bot_text
    if not has_learned(table):
        return bot_text("learn-stopped")
    learnt = [localized.marked(f"learnt-{key}") for key in lessons_learnt(table)]
    told = "\n".join([bot_text("learn-learnt"), *(f"- {text}" for text in learnt)]) if learnt else ""
    ended = " ".join(filter(None, (bot_text("learn-over"), _result(localized))))
    return "\n".join(filter(None, (ended, told, bot_text("learn-next"))))


def _result(localized: LocalizedTable) -> str:
    """Return who has won and the learner's place; of a game that has not ended, who leads; empty without points."""
    table, learner = localized.table, learner_at(localized.table)
    if table.row.status is Status.OVER:
        seat_view = table.look(learner)
        assert seat_view is not None, "the table was played"
        return asked_line(localized, seat_view.view, ())
    public = table.look(PUBLIC)
    points = () if public is None else table.game.points(public.view)
    if not points:
        return ""
    own, most = points[learner], max(number for seat, number in enumerate(points) if seat != learner)
    stand = "ahead" if own > most else "behind" if own < most else "level"
    order = sorted(range(len(points)), key=lambda seat: -points[seat])
    told = [f"{safe(localized.names[seat])} {points[seat]}" for seat in order]
    first = localized.names[next(seat for seat in order if seat != learner)]
    return localized.bot_text(f"learn-{stand}", leader=safe(first), standings=localized.bot_text.list(told))
