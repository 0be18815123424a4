"""Reviews of ended tables for their players: made once, behind everything else, and kept."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Protocol

import msgspec

from bot.tables.ended.history import History
from bot.tables.ended.review import Decision, Review, ReviewFailed
from bot.tables.repository import TableRepository
from bot.tables.state.refusal import Refusal, Why
from bot.tables.state.table import LiveTable
from games.core.contract import AnyGame
from games.core.judge import judging

log = logging.getLogger(__name__)

MOST_WAITING: Final = 4
"""Reviews that may wait while one is made."""


class Reviewer(Protocol):
    """Makes reviews."""

    async def review(
        self,
        game: AnyGame,
        decisions: Sequence[Decision],
        teams: Sequence[int],
        progress: Callable[[int], object],
    ) -> Review:
        """Return the review of these decisions; `progress` is told how many are done. Raise `ReviewFailed`."""
        ...


class RunningReview:
    """A review that is being made: `done` of `number` decisions are judged; `number` is 0 until they are known."""

    def __init__(self, work: Callable[[RunningReview], Awaitable[Review]]) -> None:
        self.done = self.number = 0
        self.task = asyncio.ensure_future(work(self))

    async def made(self, seconds: float | None = None) -> Review | None:
        """Return the review, or None if it is not made within so many seconds.

        Raise `Refusal` if it cannot be made or was stopped.
        """
        await asyncio.wait({self.task}, timeout=seconds)
        if self.task.cancelled():
            raise Refusal(Why.REVIEW_STOPPED)
        return self.task.result() if self.task.done() else None

    async def stop(self) -> None:
        """Give it up. What was judged already is lost."""
        self.task.cancel()
        await asyncio.wait({self.task})


def reviewable(table: LiveTable) -> bool:
    """Return whether a table's players can have moves reviewed: it has ended and replays, and its game is judged."""
    return not table.live and table.play is not None and bool(table.play.chosen) and judging(table.game) is not None


class Reviews:
    """The reviews of all tables. `reviewer` makes them; without one, only those that are kept can be had."""

    def __init__(self, repository: TableRepository, history: History) -> None:
        self.reviewer: Reviewer | None = None
        self._history = history
        self._archive = repository.journal.archive
        self._running: dict[tuple[int, int], RunningReview] = {}
        self._stopped: set[tuple[int, int]] = set()

    async def offered(self, table: LiveTable, person: int) -> bool:
        """Return whether a person is offered the review of their moves at a table."""
        return reviewable(table) and person in await self._history.sat(table)

    async def ask(self, table: LiveTable, person: int) -> Review | RunningReview:
        """Return the review of a person's moves at a table if it is kept, else one that is being made.

        It is begun unless it was asked for before. Raise `Refusal` if it cannot be made: nobody else may see it, and a
        person has one review made at a time.
        """
        await self._must_be_possible(table, person)
        if (running := self.running(table, person)) is not None:
            return running
        return await self.kept(table, person) or self.running(table, person) or self._begin(table, person)

    async def kept(self, table: LiveTable, person: int) -> Review | None:
        """Return the review of a person's moves at a table if it is kept, else None."""
        body = await self._archive.review(table.id, person, table.game.rules_version)
        return None if body is None else msgspec.json.decode(body, type=Review)

    def _begin(self, table: LiveTable, person: int) -> RunningReview:
        if len(self._running) > MOST_WAITING or any(who == person for _, who in self._running):
            raise Refusal(Why.REVIEW_BUSY)
        running = RunningReview(lambda own: self._made(table, person, own))

        def ended(task: asyncio.Future[Review]) -> None:
            del self._running[table.id, person]
            if task.cancelled():
                self._stopped.add((table.id, person))
            else:
                task.exception()  # retrieved here: nobody may wait for it any more

        running.task.add_done_callback(ended)
        self._running[table.id, person] = running
        self._stopped.discard((table.id, person))
        return running

    def running(self, table: LiveTable, person: int) -> RunningReview | None:
        """Return the review of a person's moves at a table that is being made, or None."""
        return self._running.get((table.id, person))

    def stopped(self, table: LiveTable, person: int) -> bool:
        """Return whether the last review of a person's moves at a table was stopped before it was made."""
        return (table.id, person) in self._stopped

    async def _must_be_possible(self, table: LiveTable, person: int) -> None:
        if table.live:
            raise Refusal(Why.REVIEW_NOT_YET)
        if person not in await self._history.sat(table):
            raise Refusal(Why.NOT_AT_TABLE)
        if table.play is None:
            raise Refusal(Why.NOT_STARTED if table.damage is None else Why.FROZEN)
        if judging(table.game) is None:
            raise Refusal(Why.NO_REVIEWS)

    async def _made(self, table: LiveTable, person: int, running: RunningReview) -> Review:
        """Make a review and keep it."""
        try:
            review = await self._judged(table, person, running)
            body = msgspec.json.encode(review).decode()
            await self._archive.keep_review(table.id, person, table.game.rules_version, body)
        except ReviewFailed as problem:
            log.error("table %s: %s", table.id, problem)  # noqa: TRY400 - it says what failed
            raise Refusal(Why.NOT_REVIEWED) from problem
        except Exception as problem:
            log.exception("table %s: a review could not be made", table.id)
            raise Refusal(Why.NOT_REVIEWED) from problem
        else:
            return review

    async def _judged(self, table: LiveTable, person: int, running: RunningReview) -> Review:
        if self.reviewer is None:
            raise ReviewFailed("there is no process that makes reviews")

        def progress(done: int) -> None:
            running.done = done

        decided = await self._history.decisions(table, person)
        running.number = len(decided)
        teams = table.game.teams(table.options, len(table.seats))
        return await self.reviewer.review(table.game, decided, teams, progress)

    async def stop_all(self) -> None:
        """Give up all reviews that are being made."""
        for running in list(self._running.values()):
            await running.stop()
