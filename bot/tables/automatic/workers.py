"""Worker processes in which computers choose their moves, so that the event loop is never blocked.

A worker gets a seat's view and legal moves, never a state, and random numbers unrelated to the table's own.

A few processes serve all tables, one request at a time each. As requests wait, the search budget of strong computers
shrinks, so that the last one is answered soon too. If a process dies or hangs, another one retries, by the heuristic
alone after a hang; meanwhile the slot goes to another request. One more process, of the lowest priority, reviews ended
tables.
"""

from __future__ import annotations

import asyncio
import ctypes
import hashlib
import logging
import os
import signal
import threading
import traceback
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol, Self, TypeAlias

from bot.tables.ended.review import Decision, Review, ReviewFailed, better_move, review
from bot.tables.state.table import SeatView
from games.core.catalogue import game_called, installed_games
from games.core.chance import SeededChance
from games.core.contract import AnyGame, Move, vocabulary_of
from games.core.search import LEAST
from games.core.strength import FULL, Strength, choose

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

log = logging.getLogger(__name__)

REQUEST_TIMEOUT: Final = 8.0
"""Seconds after which a request that was started counts as hung; twice as many at each retry."""
TRIES: Final = 3
"""How often a request is tried."""
STARTING: Final = 60.0
"""Seconds a process may take to start; they count for no request."""
OVERDUE: Final = 1.0
"""Seconds after which a running request no longer holds its slot: the others get one more process."""
SOON: Final = 1.2
"""Seconds within which all waiting requests should be answered, as far as smaller budgets achieve that."""
FIRST_GUESS: Final = 1.0
"""Expected seconds of a search with the full budget, in a game that was not searched yet."""
SLOWEST: Final = 20.0
"""Upper bound of those expected seconds."""
FADING: Final = 0.95
"""Decay applied to the slowest search time seen in a game, at each faster search."""
NICE: Final = 10
"""`nice` increment of worker processes."""
NICEST: Final = 19
"""`nice` increment of the process that reviews tables: computers and people come first."""
NO_PROGRESS: Final = 600.0
"""Seconds without progress after which a review counts as hung: behind everything else, it waits for long."""
ADVICE_TIMEOUT: Final = 60.0
"""Seconds after which it is too late to judge a move in a lesson."""
MOST_TO_JUDGE: Final = 4
"""Moves in lessons that are judged or wait for it: one that waits for longer is answered too late."""
JUDGE_KEPT: Final = 120.0
"""Seconds after its last request in which the process that judges moves in lessons is ended."""


class MoveChooser(Protocol):
    """Chooses moves for computers."""

    async def choose_move(self, game: AnyGame, seat_view: SeatView, chance: bytes, strength: Strength) -> Move:
        """Return a legal move for a seat, given what it sees."""
        ...


class MoveJudge(Protocol):
    """Judges people's moves in lessons."""

    async def better_move(self, game: AnyGame, decision: Decision, teams: Sequence[int]) -> Move | None:
        """Return a move that was clearly better than the one decided; None if none is known."""
        ...


def chance_for(seed: bytes, number: int) -> bytes:
    """Return a seed for a computer's random numbers at entry `number`; it does not reveal the table's seed."""
    return hashlib.sha256(b"computer" + seed + number.to_bytes(8, "big")).digest()


def cores_to_spare() -> int:
    """Return the default number of workers: one core is left to the event loop."""
    return max(1, (os.cpu_count() or 1) - 1)


class WorkerPool:
    """Up to `count` worker processes, started when they are first needed. Use as a context manager.

    `further` are folders with more games, `offered` the keys of the games to load, empty for all.
    """

    def __init__(self, further: Sequence[Path] = (), count: int | None = None, *, offered: Sequence[str] = ()) -> None:
        self._further, self._offered = tuple(further), tuple(offered)
        self.count = count or cores_to_spare()
        self.places = asyncio.Semaphore(self.count)
        self._waiting = 0
        self.overdue = 0
        self._resting: list[_Process] = []
        self._at_work: set[_Process] = set()
        self._full: dict[str, float] = {}
        self._reviewing = asyncio.Lock()
        self._to_judge = asyncio.Semaphore(MOST_TO_JUDGE)
        self._judging = asyncio.Lock()
        self._judge: _Process | None = None
        self._judge_ends: asyncio.TimerHandle | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for process in (*self._resting, *self._at_work):
            process.end()
        self._resting.clear()
        self._end_judge()

    async def choose_move(self, game: AnyGame, seat_view: SeatView, chance: bytes, strength: Strength) -> Move:
        """Return the move of a computer of this strength; the game's harmless move if all tries fail.

        The timeout starts when a request gets a process, not while it waits for one.
        """
        for attempt in range(TRIES):
            try:
                text = await self._answered(game, seat_view, chance, strength, REQUEST_TIMEOUT * 2**attempt)
            except TimeoutError:
                log.warning("a worker timed out at %s; retrying", game.key)
                strength = _lighter(strength)
            except (EOFError, OSError):
                log.warning("a worker died at %s; retrying", game.key)
            except _WorkerFailed as problem:
                log.error("choosing a computer's move failed at %s:\n%s", game.key, problem)  # noqa: TRY400
                strength = _lighter(strength)
            else:
                return vocabulary_of(game.vocabulary).parse(text)
        log.error("no computer's move chosen at %s in %d tries; playing the harmless one", game.key, TRIES)
        return game.default(seat_view.view, seat_view.choices)

    async def review(
        self,
        game: AnyGame,
        decisions: Sequence[Decision],
        teams: Sequence[int],
        progress: Callable[[int], object] = lambda _: None,
    ) -> Review:
        """Return the review of these decisions; `progress` is told how many are done. Cancel it to stop.

        One table is reviewed at a time, in a process of its own behind all others. Raise `ReviewFailed` if all tries
        fail.
        """
        async with self._reviewing:
            for _ in range(TRIES):
                process = _Process(self._further, self._offered, NICEST)
                self._at_work.add(process)
                try:
                    await process.ready()
                    return await process.ask(partial(_reviewed, game.key, tuple(decisions), tuple(teams)), progress)
                except (TimeoutError, _WorkerFailed) as problem:
                    raise ReviewFailed(f"reviewing a table of {game.key} failed: {problem!r}") from problem
                except (EOFError, OSError):
                    log.warning("a worker died at a review of %s; retrying", game.key)
                finally:
                    self._at_work.discard(process)
                    process.end()
        raise ReviewFailed(f"a table of {game.key} was not reviewed in {TRIES} tries")

    async def better_move(self, game: AnyGame, decision: Decision, teams: Sequence[int]) -> Move | None:
        """Return a move that was clearly better than the one decided, by a quick judgement; None if none is known.

        One request is answered at a time, in a process of its own behind all others. None if too many wait.
        """
        if self._to_judge.locked():
            return None
        async with self._to_judge, self._judging:
            if self._judge_ends is not None:
                self._judge_ends.cancel()
            if self._judge is not None and not self._judge.is_alive:
                self._end_judge()
            process, self._judge = self._judge or _Process(self._further, self._offered, NICEST), None
            self._at_work.add(process)
            try:
                await process.ready()
                async with asyncio.timeout(ADVICE_TIMEOUT):
                    text = await process.ask(partial(_judged, game.key, decision, tuple(teams)))
            except (TimeoutError, EOFError, OSError, _WorkerFailed) as problem:
                log.warning("a move at a lesson of %s was not judged: %r", game.key, problem)
                process.end()
                return None
            except BaseException:
                process.end()
                raise
            finally:
                self._at_work.discard(process)
            self._judge = process
            self._judge_ends = asyncio.get_running_loop().call_later(JUDGE_KEPT, self._end_judge)
        return vocabulary_of(game.vocabulary).parse(text) if text else None

    def _end_judge(self) -> None:
        if self._judge is not None:
            self._judge.end()
            self._judge = None

    def _rested(self) -> _Process:
        """Return a resting process that has not died meanwhile, or a new one."""
        while self._resting:
            process = self._resting.pop()
            if process.is_alive:
                return process
            process.end()
        return _Process(self._further, self._offered)

    async def _answered(
        self, game: AnyGame, seat_view: SeatView, chance: bytes, strength: Strength, longest: float
    ) -> str:
        """Ask the next free process. Raise `TimeoutError`, `EOFError` or `OSError` if it fails."""
        async with self._slot() as give_away:
            process = self._rested()
            self._at_work.add(process)
            try:
                await process.ready()
                effort = self._budget_share(game) if strength is Strength.STRONG else FULL
                if effort < LEAST:
                    strength = Strength.NORMAL
                began = asyncio.get_running_loop().time()
                answer = asyncio.create_task(
                    process.ask(partial(_chosen, game.key, seat_view, chance, strength, effort))
                )
                try:
                    await asyncio.wait({answer}, timeout=OVERDUE)
                    if not answer.done():
                        give_away()
                    async with asyncio.timeout(longest - OVERDUE):
                        text = await answer
                finally:
                    answer.cancel()
                    await asyncio.gather(answer, return_exceptions=True)
            except _WorkerFailed:
                self._rest(process)
                raise
            except BaseException:
                process.end()
                raise
            finally:
                self._at_work.discard(process)
        self._rest(process)
        if strength is Strength.STRONG:
            took = (asyncio.get_running_loop().time() - began) / effort
            self._full[game.key] = min(SLOWEST, max(took, self._full.get(game.key, 0.0) * FADING))
        return text

    @asynccontextmanager
    async def _slot(self) -> AsyncGenerator[Callable[[], None]]:
        """Wait for a slot and hold it. The value gives it away before the end, so that another request can start.

        Only as many slots as there are may be given away at a time: more requests would overload the machine.
        """
        self._waiting += 1
        try:
            await self.places.acquire()
        finally:
            self._waiting -= 1
        given_away = False

        def give_away() -> None:
            nonlocal given_away
            if self.overdue < self.count:
                self.overdue += 1
                given_away = True
                self.places.release()

        try:
            yield give_away
        finally:
            if given_away:
                self.overdue -= 1
            else:
                self.places.release()

    def _budget_share(self, game: AnyGame) -> float:
        """Return the share of the full budget with which this request and all that wait are answered soon."""
        share = SOON * self.count / (self._waiting + self.count)
        return min(FULL, share / self._full.get(game.key, FIRST_GUESS))

    def _rest(self, process: _Process) -> None:
        """Keep a process for the next request, unless there are enough."""
        if len(self._resting) < self.count:
            self._resting.append(process)
        else:
            process.end()


def _lighter(strength: Strength) -> Strength:
    """Return the strength to retry with after a request that may have been too slow."""
    return Strength.NORMAL if strength is Strength.STRONG else strength


class _WorkerFailed(Exception):
    """An error was raised in the worker; the text is its traceback."""


Request: TypeAlias = Callable[[Callable[[int], object]], Any]
"""What a worker process is to do; it is called there with what tells how much of it is done."""


def _chosen(key: str, seat_view: SeatView, chance: bytes, strength: Strength, effort: float, *_: object) -> str:
    """Return the text of a computer's move."""
    view, choices = seat_view.view, seat_view.choices
    return str(choose(game_called(key), view, choices, SeededChance(chance, 0), strength, effort))


def _judged(key: str, decision: Decision, teams: Sequence[int], *_: object) -> str:
    """Return the text of a move that was clearly better than the one decided; empty if there is none."""
    better = better_move(game_called(key), decision, teams)
    return "" if better is None else str(better)


def _reviewed(key: str, decisions: Sequence[Decision], teams: Sequence[int], tell: Callable[[int], object]) -> Review:
    return review(game_called(key), decisions, teams, tell)


class _Process:
    """A worker process and the connection to it."""

    def __init__(self, further: Sequence[Path], offered: Sequence[str] = (), nice: int = NICE) -> None:
        import multiprocessing  # noqa: PLC0415 - only computers that think need it

        context = multiprocessing.get_context("spawn")
        self._line, theirs = context.Pipe()
        self._child: SpawnProcess = context.Process(
            target=_serve, args=(theirs, tuple(offered), nice, *further), daemon=True
        )
        self._child.start()
        theirs.close()
        self._is_ready = False

    @property
    def pid(self) -> int:
        """The process's id."""
        assert self._child.pid is not None
        return self._child.pid

    @property
    def is_alive(self) -> bool:
        """Whether the process has not ended."""
        return self._child.is_alive()

    async def ready(self) -> None:
        """Wait until the process can be asked. Raise `EOFError` or `OSError` if it is gone, `TimeoutError` if late."""
        if not self._is_ready:
            async with asyncio.timeout(STARTING):
                await self._received()
            self._is_ready = True

    async def ask(self, request: Request, progress: Callable[[int], object] = lambda _: None) -> Any:
        """Return the answer. Raise `EOFError` or `OSError` if the process is gone, `_WorkerFailed` for its error.

        Raise `TimeoutError` if nothing is heard for long.
        """
        await asyncio.to_thread(self._line.send, request)  # the process is slow to take views by the hundred
        while True:
            async with asyncio.timeout(NO_PROGRESS):
                good, told = await self._received()
            if not good:
                raise _WorkerFailed(told)
            if not isinstance(told, int):
                return told
            progress(told)

    async def _received(self) -> tuple[bool, Any]:
        loop, came, number = asyncio.get_running_loop(), asyncio.Event(), self._line.fileno()
        loop.add_reader(number, came.set)
        try:
            await came.wait()
        finally:
            loop.remove_reader(number)
        return self._line.recv()

    def end(self) -> None:
        """Kill the process."""
        self._line.close()
        self._child.kill()
        self._child.join()


def _end_even_if_stopped() -> None:
    """Have the kernel kill this process when its parent ends. Does nothing except on Linux.

    A stopped process would not notice that itself, and would hold its files open.
    """
    with suppress(AttributeError, OSError):
        ctypes.CDLL(None).prctl(_SET_DEATH_SIGNAL, signal.SIGKILL)


_SET_DEATH_SIGNAL: Final = 1
"""`PR_SET_PDEATHSIG` of `prctl`."""


def _serve(line: Connection, offered: Sequence[str], nice: int, *further: Path) -> None:
    """Answer requests until the parent ends, even in the middle of one."""
    from multiprocessing import parent_process  # noqa: PLC0415 - only computers that think need it

    parent = parent_process()
    assert parent is not None

    def end_with_parent() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=end_with_parent, name="parent", daemon=True).start()
    _end_even_if_stopped()
    os.nice(nice)
    installed_games(*further, offered=offered)
    line.send((True, "ready"))
    while True:
        try:
            request: Request = line.recv()
        except EOFError:
            return
        try:
            reply = True, request(lambda done: line.send((True, done)))
        except Exception:  # noqa: BLE001 - sent to the parent
            reply = False, traceback.format_exc()
        line.send(reply)
