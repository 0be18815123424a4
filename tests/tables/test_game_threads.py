"""Work that hangs in a thread is given up, others go on, and the program ends all the same."""

import threading
from collections.abc import Iterator
from contextlib import nullcontext, suppress

import pytest

from bot.tables.watchdogs import game_threads
from bot.tables.watchdogs.game_threads import GameThreads, Hung
from bot.tables.watchdogs.watchdog import STEP, take_steps
from games.core.guarded import GameError
from tests.cli.test_commands import python

AT_LAST = 10.0
"""Seconds after which a test that would wait for ever fails."""


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> Iterator[GameThreads]:
    """Return two threads for work of two steps at most, which the test takes itself."""
    monkeypatch.setattr(game_threads, "watching", lambda _: nullcontext())
    monkeypatch.setattr(game_threads, "ENDS_WITHIN", 0.0)
    pool = GameThreads(2, "tests", 2 * STEP)
    yield pool
    pool.shutdown()


@pytest.fixture
def release() -> Iterator[threading.Event]:
    """Return an event that ends at last whatever waits for it."""
    event = threading.Event()
    yield event
    event.set()


class Waiting:
    """Work that waits for an event, and tells when it has begun."""

    def __init__(self, release: threading.Event) -> None:
        self.begun = threading.Event()
        self._release = release

    def __call__(self) -> str:
        self.begun.set()
        assert self._release.wait(AT_LAST)
        return "done"


def test_threads_are_reused_and_few(pool: GameThreads) -> None:
    for _ in range(5):
        assert pool.submit(threading.current_thread).result(AT_LAST).name == "tests"
    assert len({pool.submit(threading.get_ident).result(AT_LAST) for _ in range(20)}) <= 2


def test_steps_of_different_work_do_not_add_up(pool: GameThreads) -> None:
    for _ in range(5):
        release = threading.Event()
        work = Waiting(release)
        future = pool.submit(work)
        assert work.begun.wait(AT_LAST)
        pool.step()
        pool.step()
        release.set()
        assert future.result(AT_LAST) == "done"


def test_hanging_work_is_given_up_and_other_threads_take_its_place(pool: GameThreads, release: threading.Event) -> None:
    works = [Waiting(release) for _ in range(2)]
    futures = [pool.submit(work) for work in works]
    behind = pool.submit(lambda: "behind")
    for work in works:
        assert work.begun.wait(AT_LAST)
    assert not behind.done()
    for _ in range(3):
        pool.step()
    for future in futures:
        with pytest.raises(Hung, match=r"^gave up after 1 s at threading\.Condition\.wait, line \d+$"):
            future.result(AT_LAST)
    assert behind.result(AT_LAST) == "behind"


def test_an_endless_loop_that_is_given_up_ends(pool: GameThreads) -> None:
    begun, ended = threading.Event(), threading.Event()

    def loop() -> None:
        begun.set()
        try:
            while True:
                pass
        finally:
            ended.set()

    future = pool.submit(loop)
    assert begun.wait(AT_LAST)
    for _ in range(3):
        pool.step()
    assert ended.wait(AT_LAST)
    with pytest.raises(Hung, match="test_game_threads"):
        future.result(AT_LAST)


def test_what_is_no_exception_ends_no_thread(pool: GameThreads) -> None:
    with pytest.raises(GameError, match="raised KeyboardInterrupt: now"):
        pool.submit(_raise, KeyboardInterrupt("now")).result(AT_LAST)
    with pytest.raises(ZeroDivisionError):
        pool.submit(_raise, ZeroDivisionError()).result(AT_LAST)


def _raise(problem: BaseException) -> None:
    raise problem


def test_threads_that_have_ended_take_no_work(pool: GameThreads) -> None:
    assert pool.submit(int).result(AT_LAST) == 0
    pool.shutdown()
    with pytest.raises(RuntimeError, match="have ended"):
        pool.submit(int)


HANGING = """
import asyncio, threading
from bot.tables.watchdogs.game_threads import GameThreads

async def main():
    loop = asyncio.get_running_loop()
    loop.set_default_executor(GameThreads(2, "default", 0.5))
    pictures = GameThreads(2, "pictures", 60.0)
    begun = [threading.Event() for _ in range(2)]
    for event in begun:
        pictures.submit(lambda event=event: (event.set(), threading.Event().wait()))
    for event in begun:
        event.wait()
    try:
        await asyncio.to_thread(threading.Event().wait)
    except TimeoutError as hung:
        print(hung)

asyncio.run(main())
"""


@pytest.mark.long(3)
def test_the_program_ends_though_threads_hang() -> None:
    done = python("-c", HANGING)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("gave up after 0.5 s at threading.Condition.wait")


class Stopped(Exception):
    """The steps of a test are over."""


class Steps:
    """A clock on which each sleep takes as long as it is told."""

    def __init__(self, *took: float) -> None:
        self.now = 0.0
        self._took = iter(took)

    def sleep(self, _: float) -> None:
        try:
            self.now += next(self._took)
        except StopIteration:
            raise Stopped from None


def test_steps_in_which_the_process_did_not_run_are_not_steady() -> None:
    """A debugger or a closed laptop stops the process, and nothing hangs."""
    clock, counted = Steps(STEP, 3600.0, STEP, 1.9 * STEP, 2 * STEP), list[bool]()
    with suppress(Stopped):
        take_steps([counted.append], lambda: clock.now, clock.sleep)
    assert counted == [True, False, True, True, False]


def test_work_is_not_given_up_for_the_time_in_which_the_process_did_not_run(
    pool: GameThreads, release: threading.Event
) -> None:
    work = Waiting(release)
    future = pool.submit(work)
    assert work.begun.wait(AT_LAST)
    for _ in range(10):
        pool.step(steady=False)
    release.set()
    assert future.result(AT_LAST) == "done"


def test_a_step_that_fails_does_not_end_the_watchdog(caplog: pytest.LogCaptureFixture) -> None:
    clock, counted = Steps(STEP, STEP), list[bool]()
    with suppress(Stopped):
        take_steps([lambda _: _raise(ZeroDivisionError()), counted.append], lambda: clock.now, clock.sleep)
    assert counted == [True, True]
    assert caplog.text.count("could not look at something") == 2
