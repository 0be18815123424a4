"""Computers choose their moves in other processes, and a table goes on when such a process fails."""

import asyncio
import dataclasses
import multiprocessing
import os
import signal
import sys
from contextlib import suppress
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.tables.automatic import workers
from bot.tables.automatic.workers import WorkerPool
from bot.tables.state.table import SeatView
from games.core.chance import SeededChance
from games.core.contract import AnyGame, Move, Pick
from games.core.strength import FULL, Strength
from tests.tables.harness import TableHarness

SEED = bytes(32)


async def seat_view_of(harness: TableHarness) -> SeatView:
    table = await harness.playing("Ana", computers=1)
    seat_view = table.look(1)
    assert seat_view is not None
    return seat_view


NORMAL = Strength.NORMAL


@pytest.fixture
def forked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fork worker processes, which is quicker than to start each anew; what a test changed is changed there too."""
    context = multiprocessing.get_context("fork")
    monkeypatch.setattr(multiprocessing, "get_context", lambda _: context)


def children() -> set[int]:
    return {process.pid for process in multiprocessing.active_children() if process.pid is not None}


def heuristic_move(game: AnyGame, seat_view: SeatView) -> Move:
    return game.heuristic(seat_view.view, seat_view.choices, SeededChance(SEED, 0))


async def stopped(chooser: WorkerPool, game: AnyGame, seat_view: SeatView) -> int:
    """Start the pool's only process, stop it, and return its id."""
    await chooser.choose_move(game, seat_view, SEED, NORMAL)
    (child,) = children()
    os.kill(child, signal.SIGSTOP)
    return child


async def test_moves_are_chosen_in_other_processes_of_low_priority(harness: TableHarness, toys: Path) -> None:
    game, seat_view = harness.games["market"], await seat_view_of(harness)
    with WorkerPool([toys], 2) as chooser:
        asked = (chooser.choose_move(game, seat_view, SEED, NORMAL) for _ in range(5))
        assert await asyncio.gather(*asked) == [heuristic_move(game, seat_view)] * 5
        assert len(children()) == 2
        assert {os.getpriority(os.PRIO_PROCESS, child) for child in children()} == {
            min(19, os.getpriority(os.PRIO_PROCESS, 0) + workers.NICE)
        }
    assert not children()


@pytest.mark.usefixtures("forked")
async def test_a_worker_killed_at_work_costs_one_retry_and_no_harmless_move(
    harness: TableHarness, toys: Path, caplog: pytest.LogCaptureFixture
) -> None:
    game, seat_view = harness.games["market"], await seat_view_of(harness)
    with WorkerPool([toys], 1) as chooser:
        child = await stopped(chooser, game, seat_view)
        asked = [asyncio.create_task(chooser.choose_move(game, seat_view, SEED, NORMAL)) for _ in range(3)]
        await asyncio.sleep(0.05)
        os.kill(child, signal.SIGKILL)
        assert await asyncio.gather(*asked) == [heuristic_move(game, seat_view)] * 3
        assert caplog.text.count("a worker died at market; retrying") == 1
        assert "harmless" not in caplog.text
        assert child not in children()


@pytest.mark.usefixtures("forked")
async def test_an_idle_worker_that_is_killed_is_noticed_at_the_next_request(harness: TableHarness, toys: Path) -> None:
    game, seat_view = harness.games["market"], await seat_view_of(harness)
    with WorkerPool([toys], 1) as chooser:
        await chooser.choose_move(game, seat_view, SEED, NORMAL)
        (child,) = multiprocessing.active_children()
        child.kill()
        child.join()
        assert await chooser.choose_move(game, seat_view, SEED, NORMAL) == heuristic_move(game, seat_view)


@pytest.mark.usefixtures("forked")
async def test_idle_workers_that_are_all_killed_cost_no_try(
    harness: TableHarness, toys: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """As many may die at once as a request has tries, when the memory is full."""
    game, seat_view = harness.games["market"], await seat_view_of(harness)
    with WorkerPool([toys], workers.TRIES) as chooser:
        await asyncio.gather(*(chooser.choose_move(game, seat_view, SEED, NORMAL) for _ in range(workers.TRIES)))
        killed = multiprocessing.active_children()
        assert len(killed) == workers.TRIES
        for child in killed:
            child.kill()
            child.join()
        assert await chooser.choose_move(game, seat_view, SEED, NORMAL) == heuristic_move(game, seat_view)
    assert "died" not in caplog.text


@pytest.mark.usefixtures("forked")
async def test_an_overdue_request_delays_no_other(
    harness: TableHarness, toys: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The others get one more process as soon as a request is overdue; once it hangs, its process is killed."""
    game, seat_view = harness.games["market"], await seat_view_of(harness)
    with WorkerPool([toys], 1) as chooser:
        hung = await stopped(chooser, game, seat_view)
        monkeypatch.setattr(workers, "OVERDUE", 0.1)
        monkeypatch.setattr(workers, "REQUEST_TIMEOUT", 600.0)
        first = asyncio.create_task(chooser.choose_move(game, seat_view, SEED, Strength.STRONG))
        await asyncio.sleep(0)
        assert await chooser.choose_move(game, seat_view, SEED, NORMAL) == heuristic_move(game, seat_view)
        assert not first.done()
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        assert hung not in children()
    assert not caplog.text


@pytest.mark.usefixtures("forked")
async def test_a_hung_worker_is_killed(
    harness: TableHarness, toys: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game, seat_view = harness.games["market"], await seat_view_of(harness)
    with WorkerPool([toys], 1) as chooser:
        hung = await stopped(chooser, game, seat_view)
        monkeypatch.setattr(workers, "OVERDUE", 0.1)
        monkeypatch.setattr(workers, "REQUEST_TIMEOUT", 0.5)
        assert await chooser.choose_move(game, seat_view, SEED, NORMAL) == heuristic_move(game, seat_view)
        assert hung not in children()
    assert "a worker timed out at market; retrying" in caplog.text


@pytest.mark.usefixtures("forked")
async def test_a_computer_whose_search_hangs_moves_without_one(
    harness: TableHarness, toys: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, seat_view = harness.games["market"], await seat_view_of(harness)
    (pick,) = seat_view.choices
    assert isinstance(pick, Pick)
    harmless = game.default(seat_view.view, seat_view.choices)
    quick = next(move for move in map(pick.make, combinations(pick.pool, pick.least)) if move != harmless)
    monkeypatch.setattr(workers, "OVERDUE", 0.1)
    monkeypatch.setattr(workers, "REQUEST_TIMEOUT", 0.3)
    monkeypatch.setattr(workers, "choose", lambda *given: signal.pause() if given[4] is Strength.STRONG else quick)
    with WorkerPool([toys], 1) as chooser:
        assert await chooser.choose_move(game, seat_view, SEED, Strength.STRONG) == quick


@pytest.mark.usefixtures("forked")
async def test_a_request_that_fails_every_time_gives_the_harmless_move(
    harness: TableHarness, toys: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """An empty list of choices makes the heuristic fail; its process lives on."""
    game, seat_view = harness.games["market"], await seat_view_of(harness)
    harmless = game.default(seat_view.view, seat_view.choices)
    mild = dataclasses.replace(game, default=lambda view, choices: harmless)
    broken = msgspec.structs.replace(seat_view, choices=())
    with WorkerPool([toys], 1) as chooser:
        assert await chooser.choose_move(mild, broken, SEED, Strength.STRONG) == harmless
        assert caplog.text.count("choosing a computer's move failed") == workers.TRIES
        assert "playing the harmless one" in caplog.text
        assert len(children()) == 1
        assert await chooser.choose_move(game, seat_view, SEED, NORMAL) == heuristic_move(game, seat_view)


@pytest.mark.usefixtures("forked")
@pytest.mark.parametrize(
    ("asked", "tried"), [(Strength.STRONG, NORMAL), (NORMAL, NORMAL), (Strength.EASY, Strength.EASY)]
)
async def test_a_computer_that_failed_tries_again_without_a_search_and_plays_no_better_than_asked(
    harness: TableHarness, toys: Path, monkeypatch: pytest.MonkeyPatch, asked: Strength, tried: Strength
) -> None:
    game, seat_view = harness.games["market"], await seat_view_of(harness)
    (pick,) = seat_view.choices
    assert isinstance(pick, Pick)
    answers = dict(zip(Strength, combinations(pick.pool, pick.least), strict=False))
    tries: list[Strength] = []

    def choose(*given: Any) -> Move:
        tries.append(given[4])
        if len(tries) == 1:
            raise ZeroDivisionError
        return pick.make(answers[tries[-1]])

    monkeypatch.setattr(workers, "choose", choose)
    with WorkerPool([toys], 1) as chooser:
        assert await chooser.choose_move(game, seat_view, SEED, asked) == pick.make(answers[tried])


@pytest.mark.usefixtures("forked")
async def test_no_more_requests_are_overtaken_at_a_time_than_there_are_slots(
    harness: TableHarness, toys: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Searches hang here. The second starts when the first is overdue; the third waits until the second is gone."""
    game, seat_view = harness.games["market"], await seat_view_of(harness)
    quick = heuristic_move(game, seat_view)
    monkeypatch.setattr(workers, "OVERDUE", 0.05)
    monkeypatch.setattr(workers, "REQUEST_TIMEOUT", 600.0)
    monkeypatch.setattr(workers, "choose", lambda *given: signal.pause() if given[4] is Strength.STRONG else quick)
    with WorkerPool([toys], 1) as chooser:
        for _ in range(2):
            hung = [asyncio.create_task(chooser.choose_move(game, seat_view, SEED, Strength.STRONG)) for _ in range(2)]
            third = asyncio.create_task(chooser.choose_move(game, seat_view, SEED, NORMAL))
            async with asyncio.timeout(10):
                while len(children()) < 2:
                    await asyncio.sleep(0.01)
            await asyncio.wait({third}, timeout=0.1)
            assert (len(children()), third.done()) == (2, False)
            hung[1].cancel()
            assert await third == quick
            hung[0].cancel()
            await asyncio.gather(*hung, return_exceptions=True)
        async with chooser.places:
            assert chooser.places.locked(), "there is one slot, as before"


@pytest.mark.usefixtures("forked")
async def test_a_search_that_would_be_too_short_is_left_out(
    harness: TableHarness, toys: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many requests wait at first, none in the end."""
    game, seat_view = harness.games["market"], await seat_view_of(harness)
    (pick,) = seat_view.choices
    assert isinstance(pick, Pick)
    searched, at_once = pick.make(pick.pool[:2]), pick.make(pick.pool[2:4])
    monkeypatch.setattr(workers, "choose", lambda *given: searched if given[4] is Strength.STRONG else at_once)
    with WorkerPool([toys], 1) as chooser:
        asked = (chooser.choose_move(game, seat_view, SEED, Strength.STRONG) for _ in range(80))
        answers = await asyncio.gather(*asked)
    assert (answers[0], answers[-1]) == (at_once, searched)


async def test_a_strong_computer_that_nobody_waits_behind_has_its_whole_budget_each_time(
    harness: TableHarness, toys: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also in a game that was not searched before. A search of the small game takes milliseconds."""
    game, seat_view = harness.games["market"], await seat_view_of(harness)
    budgets: list[float] = []
    ask = workers._Process.ask

    async def noted(process: Any, question: Any) -> str:
        budgets.append(question.args[-1])
        return await ask(process, question)

    monkeypatch.setattr(workers._Process, "ask", noted)
    with WorkerPool([toys]) as chooser:
        for _ in range(3):
            await chooser.choose_move(game, seat_view, SEED, Strength.STRONG)
    assert budgets == [FULL] * 3


async def test_a_request_given_up_while_it_waits_shrinks_no_budget(harness: TableHarness, toys: Path) -> None:
    game, seat_view = harness.games["market"], await seat_view_of(harness)
    with WorkerPool([toys], 1) as chooser:
        alone = chooser._budget_share(game)
        async with chooser.places:
            waiting = asyncio.create_task(chooser.choose_move(game, seat_view, SEED, NORMAL))
            await asyncio.sleep(0)
            assert chooser._budget_share(game) < alone
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
            assert chooser._budget_share(game) == alone


async def test_budgets_shrink_as_requests_wait(harness: TableHarness, toys: Path) -> None:
    """A request that is quick enough and alone has the full budget; the more wait, the smaller each one's budget."""
    game, chooser = harness.games["market"], WorkerPool([toys], 2)
    chooser._full["market"] = 0.5
    assert chooser._budget_share(game) == 1.0
    efforts = []
    for waiting in (8, 48):
        chooser._waiting = waiting
        efforts.append(chooser._budget_share(game))
        assert efforts[-1] * 0.5 * (waiting + 2) / 2 <= workers.SOON * 1.001
    assert efforts[1] < efforts[0] < 1


ORPHAN = """
import asyncio, os, signal, sys
from bot.tables.automatic.workers import _Process

if __name__ == "__main__":
    worker = _Process(())
    if "stopped" in sys.argv:
        asyncio.run(worker.ready())
        os.kill(worker.pid, signal.SIGSTOP)
    print(worker.pid, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.parametrize("state", ["starting", "stopped"])
async def test_a_worker_ends_when_its_parent_is_killed(tmp_path: Path, state: str) -> None:
    """A stopped worker does so too; otherwise readers of its parent's output would wait for ever."""
    (tmp_path / "parent.py").write_text(ORPHAN, "utf-8")
    root = Path(workers.__file__).parent.parent.parent
    parent = await asyncio.create_subprocess_exec(
        sys.executable,
        tmp_path / "parent.py",
        state,
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(root)},
    )
    child = int(await parent.stdout.readline())
    try:
        async with asyncio.timeout(10):
            assert await parent.wait() == -signal.SIGKILL
            while alive(child):
                await asyncio.sleep(0.05)
            assert await parent.communicate() == (b"", None)  # nobody holds its output open any more
    finally:
        with suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)


def alive(process: int) -> bool:
    """Return whether a process runs; a zombie does not."""
    try:
        return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
