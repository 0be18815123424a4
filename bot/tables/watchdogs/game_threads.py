"""Threads for work beside the event loop in which games take part, such as drawing and replaying.

Python cannot end a thread that hangs. Its work is given up then, and another thread takes its place.
"""

from __future__ import annotations

import atexit
import ctypes
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, InvalidStateError, ThreadPoolExecutor
from contextlib import ExitStack, suppress
from functools import partial
from queue import SimpleQueue
from typing import Any, Final, ParamSpec, TypeVar

from bot.tables.watchdogs.watchdog import STEP, frames_of, place_of, watching
from games.core.guarded import contained

P = ParamSpec("P")
T = TypeVar("T")

ENDS_WITHIN: Final = 2.0
"""Seconds for which the end of the program waits for work; threads that still hang then end with it."""


class Hung(TimeoutError):
    """Work took too long and was given up. The text says where it hung."""


class _Job:
    """A piece of work, and the future of its result."""

    def __init__(self, work: Callable[[], Any]) -> None:
        self._work = work
        self.future: Future[Any] = Future()

    def run(self) -> None:
        """Do the work, unless it was cancelled."""
        if not self.future.set_running_or_notify_cancel():
            return
        with suppress(InvalidStateError):  # it was given up meanwhile
            try:
                self.future.set_result(self._work())
            except BaseException as problem:  # noqa: BLE001 - it is raised where the result is asked for
                self.future.set_exception(contained(problem, "work in a thread"))


class _Thread(threading.Thread):
    """A thread of a pool. `steps` is for how many steps of the watchdog it has had the `job` that was `seen` there."""

    def __init__(self, pool: GameThreads, name: str) -> None:
        super().__init__(name=name, daemon=True)
        self._pool = pool
        self.job: _Job | None = None
        self.seen: _Job | None = None
        self.steps = 0

    def run(self) -> None:
        """Do one job after another, until the pool ends or gives this thread up."""
        while (job := self._pool.jobs.get()) is not None:
            self.job = job
            job.run()
            self.job = job = None
            if not self._pool.goes_on(self):
                return


class GameThreads(ThreadPoolExecutor):
    """Up to `count` threads that take one piece of work after another, each for `limit` seconds at most.

    Work that takes longer raises `Hung` where its result is awaited. The threads are daemons: one that hangs does not
    keep the program from ending. A `ThreadPoolExecutor` only because asyncio accepts nothing else as its executor.
    """

    def __init__(self, count: int, name: str, limit: float) -> None:
        super().__init__(count, name)
        self.jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._count, self._name, self.limit = count, name, limit
        self._running: list[_Thread] = []
        self._asked = 0
        """How many pieces of work are neither done nor given up."""
        self._change = threading.Lock()
        self._ends = ExitStack()
        self._begun = self._ended = False

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Have a function called in one of the threads, and return its result to come.

        Raise `RuntimeError` after the end.
        """
        job = _Job(partial(fn, *args, **kwargs))
        with self._change:
            if self._ended:
                raise RuntimeError(f"the threads for {self._name} have ended")
            if not self._begun:
                self._begun = True
                self._ends.enter_context(watching(self.step))
                atexit.register(self.shutdown)
                self._ends.callback(atexit.unregister, self.shutdown)
            self._asked += 1
            self._start_one()
        self.jobs.put(job)
        return job.future

    def _start_one(self) -> None:
        if len(self._running) < min(self._asked, self._count):
            thread = _Thread(self, self._name)
            self._running.append(thread)
            thread.start()

    def goes_on(self, thread: _Thread) -> bool:
        """Note that a thread has done its work, and return whether it is to take more."""
        with self._change:
            if thread not in self._running:
                return False
            self._asked -= 1
            return True

    def step(self, steady: bool = True) -> None:
        """Give up work that has taken too long; called by the watchdog after each of its steps."""
        for thread in tuple(self._running) if steady else ():
            job = thread.job
            thread.steps = thread.steps + 1 if job is not None and job is thread.seen else 0
            thread.seen = job
            if job is not None and thread.steps * STEP >= self.limit:
                self._give_up(thread, job)

    def _give_up(self, thread: _Thread, job: _Job) -> None:
        with self._change:
            if thread.job is not job:
                return
            self._running.remove(thread)
            self._asked -= 1
            self._start_one()
        assert thread.ident is not None
        where = next(map(place_of, frames_of(thread.ident)), "its end")
        with suppress(InvalidStateError):
            job.future.set_exception(Hung(f"gave up after {self.limit:g} s at {where}"))
        # An endless loop would take turns with the event loop for ever. Where the thread runs Python, this ends it.
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread.ident), ctypes.py_object(SystemExit))

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Take no more work, and wait a moment for what is being done."""
        with self._change:
            self._ended, running = True, tuple(self._running)
        self._ends.close()
        for _ in running:
            self.jobs.put(None)
        last = time.monotonic() + ENDS_WITHIN
        for thread in running if wait else ():
            thread.join(max(0.0, last - time.monotonic()))
        super().shutdown(wait, cancel_futures=cancel_futures)
