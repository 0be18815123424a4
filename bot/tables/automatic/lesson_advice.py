"""Finds costly decisions in lessons while they are played, so that the learner can be told what was better."""

import asyncio
import logging
from typing import Final
from weakref import WeakKeyDictionary

from bot.tables.automatic.workers import MoveJudge
from bot.tables.ended.review import Decision
from bot.tables.practice import is_practice, learner_at
from bot.tables.service import TableService
from bot.tables.state.answered import only_move
from bot.tables.state.table import Advice, LiveTable, SeatView
from games.core.contract import Move, vocabulary_of
from storage import EntryKind, Status

log = logging.getLogger(__name__)

MOST_ADVICE: Final = 5
"""Pieces of advice in one lesson."""


class LessonAdvice:
    """Judges each decision of a learner after it was made, and keeps what was better in `LiveTable.advice`.

    Nothing waits for it; what is found after the learner's next decision is left out. No two pieces of advice in a
    lesson are alike. It is not stored: after a restart a lesson may get more.
    """

    def __init__(self, service: TableService, judge: MoveJudge) -> None:
        self._service = service
        self._judge = judge
        self._tasks: asyncio.TaskGroup
        self._before: WeakKeyDictionary[LiveTable, tuple[int, SeatView]] = WeakKeyDictionary()
        """What the learner of a table saw after an entry, by the number of that entry."""
        self._given: WeakKeyDictionary[LiveTable, set[tuple[str, str]]] = WeakKeyDictionary()

    async def run(self) -> None:
        """Run until cancelled."""
        async with asyncio.TaskGroup() as self._tasks:
            self._service.listeners.append(self.attend)
            try:
                await asyncio.Event().wait()
            finally:
                self._service.listeners.remove(self.attend)

    def attend(self, table: LiveTable) -> None:
        """Start to judge the learner's decision if one was just made at this table."""
        if table.row.status is not Status.PLAYING or not is_practice(table):
            return
        learner = learner_at(table)
        if (decision := self._decision(table, learner)) is not None:
            self._tasks.create_task(self._advise(table, learner, decision))
        if (seat_view := table.look(learner)) is not None:
            self._before[table] = table.last, seat_view

    def _decision(self, table: LiveTable, learner: int) -> Decision | None:
        """Return the decision that followed what the learner saw last; None for none, and where there was no choice."""
        number, seat_view = self._before.get(table, (table.last, None))
        if seat_view is None or number >= table.last or len(self._given.get(table, ())) >= MOST_ADVICE:
            return None
        entry = table.entries[number + 1]
        if entry.seat != learner or entry.kind is not EntryKind.MOVE or entry.interaction is None:
            return None
        played = vocabulary_of(table.game.vocabulary).parse(entry.body)
        if (
            isinstance(played, table.game.anytime)
            or only_move(table.game, seat_view.view, seat_view.choices) is not None
        ):
            return None
        return Decision(entry.number, seat_view, played)

    async def _advise(self, table: LiveTable, learner: int, decision: Decision) -> None:
        try:
            teams = table.game.teams(table.options, len(table.seats))
            better = await self._judge.better_move(table.game, decision, teams)
        except Exception:
            log.exception("a decision at table %s could not be judged", table.id)
            return
        given = self._given.setdefault(table, set())
        if better is None or isinstance(better, table.game.practice.unadvised):
            return
        if len(given) >= MOST_ADVICE or (alike := _kind_of(decision.played, better)) in given:
            return
        since = table.entries[decision.number + 1 :]
        if any(entry.seat == learner and entry.kind is EntryKind.MOVE for entry in since):
            return
        given.add(alike)
        late = table.waits_for(learner)
        table.advice = Advice(decision.number, learner, decision.seat_view, decision.played, better, late)
        self._service.repository.changed(table)


def _kind_of(played: Move, better: Move) -> tuple[str, str]:
    """Return what makes two pieces of advice alike: the kinds of both moves; for moves of one kind the better one."""
    if type(played) is type(better):
        return better.verb, str(better)
    return played.verb, better.verb
