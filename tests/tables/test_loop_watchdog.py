"""A game that holds the event loop is named, noted, and ends the process; what is noted twice is set aside."""

import asyncio
import faulthandler
import signal
import stat
import threading
from collections.abc import Callable, Generator
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.tables.state.refusal import Refusal
from bot.tables.state.table import LiveTable
from bot.tables.watchdogs import loop_watchdog
from bot.tables.watchdogs.game_threads import GameThreads
from bot.tables.watchdogs.held import HeldLoop
from bot.tables.watchdogs.loop_watchdog import HeldFor, LoopWatchdog
from bot.tables.watchdogs.watchdog import STEP
from games.core.catalogue import find_games
from games.core.contract import AnyGame
from tests.outside import installed, on_path
from tests.tables.harness import TableHarness, account

AT_LAST = 10.0
TOLD, ENDED = 2, 4
"""Steps without an answer after which the log tells, and the process ends."""
RULES = "def moves(wait):\n    wait()\n"


class Process:
    """A process with a watched event loop in a thread, in which a game calls a function of its own."""

    def __init__(self, path: Path, module: str = "mehana_rowdy.rules") -> None:
        games = {"rowdy": cast("AnyGame", SimpleNamespace(key="rowdy", home="mehana_rowdy"))}
        self.held = HeldLoop(path, {"rowdy": "1.0"})
        self.statuses: list[int] = []
        self.watchdog = LoopWatchdog(games, self.held, HeldFor(TOLD * STEP, ENDED * STEP), self.statuses.append)
        self._module: dict[str, Any] = {"__name__": module}
        exec(RULES, self._module)

    @contextmanager
    def holding(self, table: int | None = 7) -> Generator[Callable[[], None]]:
        """Let the game hold the loop during the context; the value lets go of it and waits for its answer."""
        begun, release, answered, end = (threading.Event() for _ in range(4))

        def wait() -> None:
            begun.set()
            assert release.wait(AT_LAST)

        async def about(known: LiveTable | None) -> None:
            del known  # the watchdog finds it here
            self._module["moves"](wait)

        async def main() -> None:
            with self.watchdog.watching():
                live = None if table is None else LiveTable.__new__(LiveTable)
                if live is not None:
                    live.row = cast("Any", SimpleNamespace(id=table))
                await about(live)
                await asyncio.sleep(0)
                answered.set()
                await asyncio.to_thread(end.wait)

        def go_on() -> None:
            release.set()
            assert answered.wait(AT_LAST)

        thread = threading.Thread(target=asyncio.run, args=(main(),))
        thread.start()
        assert begun.wait(AT_LAST)
        try:
            yield go_on
        finally:
            release.set()
            end.set()
            thread.join(AT_LAST)

    def steps(self, count: int) -> None:
        for _ in range(count):
            self.watchdog.step()


@pytest.fixture(autouse=True)
def no_steps_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take no steps beside those of a test."""
    monkeypatch.setattr(loop_watchdog, "watching", lambda _: nullcontext())


@pytest.fixture
def process(tmp_path: Path) -> Process:
    return Process(tmp_path / "tables.sqlite3")


def test_the_log_says_which_game_and_function_hold_the_loop_and_at_which_table(
    process: Process, caplog: pytest.LogCaptureFixture
) -> None:
    with process.holding(7):
        process.steps(1 + TOLD - 1)
        assert caplog.text == ""
        process.steps(1)
        [record] = caplog.records
        assert record.getMessage().startswith(
            "the event loop has not answered for 1 s: rowdy at table 7, in mehana_rowdy.rules.moves (now in threading."
        )
        process.steps(1)
        assert len(caplog.records) == 1, "it is said once"


def test_a_loop_that_is_held_ends_the_process_and_notes_the_table(
    process: Process, caplog: pytest.LogCaptureFixture
) -> None:
    with process.holding(7):
        process.steps(1 + ENDED - 1)
        assert process.statuses == []
        process.steps(1)
        assert process.statuses == [70]
    assert "rowdy at table 7, in mehana_rowdy.rules.moves" in caplog.records[-1].getMessage()
    assert "\n" not in caplog.records[-1].getMessage()
    assert process.held.tables == {}, "once is not enough"
    assert stat.S_IMODE(process.held.path.stat().st_mode) == 0o600
    with process.holding(7):
        process.steps(1 + ENDED)
    assert list(HeldLoop(process.held.path.parent / "tables.sqlite3", {"rowdy": "1.0"}).tables) == [7]


def test_a_loop_that_answers_again_is_left_alone(process: Process) -> None:
    with process.holding() as go_on:
        process.steps(1 + ENDED - 1)
        go_on()
        while process.watchdog._steps:  # it answers in its own time
            process.steps(1)
        process.steps(1)
    assert process.statuses == []
    assert not process.held.path.exists()


def test_a_game_that_holds_the_loop_at_no_table_is_noted_itself(process: Process) -> None:
    for _ in range(2):
        with process.holding(None):
            process.steps(1 + ENDED)
    assert (process.held.tables, list(process.held.games)) == ({}, ["rowdy"])


def test_a_loop_that_no_game_holds_ends_the_process_too_and_notes_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    process = Process(tmp_path / "tables.sqlite3", "mehana_rowdy_tools")
    with process.holding():
        process.steps(1 + ENDED)
    assert process.statuses == [70]
    assert not process.held.path.exists()
    assert "the event loop has not answered for 2 s: threading." in caplog.text


def test_a_process_that_is_stopped_or_has_no_time_is_left_alone(process: Process) -> None:
    with process.holding():
        process.steps(1)
        for _ in range(10 * ENDED):
            process.watchdog.step(steady=False)
        assert signal.getitimer(signal.ITIMER_VIRTUAL)[0] > ENDED * STEP, "it is wound up all the same"
    assert process.statuses == []


def test_somebody_who_debugs_the_bot_has_time(tmp_path: Path) -> None:
    process = Process(tmp_path / "tables.sqlite3", "bdb")
    with process.holding():
        process.steps(10 * ENDED)
    assert process.statuses == []


def test_a_note_that_cannot_be_written_does_not_keep_the_process(
    process: Process, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(*_: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(process.held, "note", full)
    with process.holding():
        process.steps(1 + ENDED)
    assert process.statuses == [70]
    assert "could not be noted: no space left" in caplog.text


def test_nothing_is_left_when_the_loop_is_no_longer_watched(process: Process) -> None:
    with process.holding():
        process.steps(1)
        assert signal.getitimer(signal.ITIMER_VIRTUAL)[0] > 0
    assert signal.getitimer(signal.ITIMER_VIRTUAL) == (0.0, 0.0)
    assert not faulthandler.unregister(signal.SIGVTALRM)


def noted(path: Path, *versions: str) -> HeldLoop:
    """Return the notes after a table of the game has held the loop once with each of these versions."""
    for version in versions:
        HeldLoop(path, {"rowdy": version}).note("rowdy", 7, "moves")
    return HeldLoop(path, {"rowdy": versions[-1]})


def test_a_game_whose_tables_hold_the_loop_again_and_again_is_set_aside_as_a_whole(tmp_path: Path) -> None:
    """A package that was updated may hang at each of its tables, and a service manager restarts only so often."""
    path = tmp_path / "tables.sqlite3"
    held = HeldLoop(path, {"rowdy": "1.0", "calm": "1.0"})
    held.note("calm", 5, "moves")
    for table in (7, 8, 9):
        held.note("rowdy", table, "moves")
    assert (held.tables, held.games) == ({}, {})
    held.note("rowdy", 9, "view")
    assert (list(held.tables), list(held.games)) == ([9], ["rowdy"])


def test_another_version_of_the_game_is_tried_again(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    assert list(noted(path, "1.0", "1.0").tables) == [7]
    assert HeldLoop(path, {"rowdy": "1.1"}).tables == {}
    assert HeldLoop(path, {}).tables == {}
    assert noted(path, "1.1").tables == {}, "a note about another version no longer counts"


def test_a_note_that_is_deleted_or_unreadable_sets_nothing_aside(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "tables.sqlite3"
    held = noted(path, "1.0", "1.0")
    held.path.write_text("{")
    assert HeldLoop(path, {"rowdy": "1.0"}).tables == {}
    assert "cannot be read" in caplog.text
    held.path.unlink()
    assert HeldLoop(path, {"rowdy": "1.0"}).tables == {}


def test_a_link_to_a_database_has_its_notes(tmp_path: Path) -> None:
    path, other = tmp_path / "tables.sqlite3", tmp_path / "link.sqlite3"
    path.touch()
    other.symlink_to(path)
    noted(path, "1.0", "1.0")
    assert list(HeldLoop(other, {"rowdy": "1.0"}).tables) == [7]


def test_what_is_told_or_forgotten_is_so_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    held = noted(path, "1.0", "1.0")
    held.told(7)
    assert HeldLoop(path, {"rowdy": "1.0"}).tables[7].told
    held.forget(7)
    assert HeldLoop(path, {"rowdy": "1.0"}).tables == {}


@pytest.mark.parametrize("site", ["site", "кръчма é 🂡"])
def test_the_game_in_which_the_process_was_killed_is_noted(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, site: str
) -> None:
    """Also in a folder whose name the interpreter cannot write as it is."""
    path = tmp_path / "tables.sqlite3"
    home = f"{installed(tmp_path / site, 'bazaar')}".encode("ascii", "backslashreplace").decode()
    held = HeldLoop(path, {"bazaar": "1.0"})
    trace = (
        "Current thread 0x00007f (most recent call first):\n"
        '  File "/usr/lib/python3.11/re/__init__.py", line 166 in match\n'
        f'  File "{home}/text.py", line 9 in _told\n'
        f'  File "{home}/text.py", line 3 in news\n'
        '  File "/opt/mehana/bot/presentation/story.py", line 70 in news_in_words\n'
    )
    with on_path(tmp_path / site):
        games = {**find_games(), "bazaar": cast("AnyGame", SimpleNamespace(key="bazaar", home="mehana_bazaar"))}
        for _ in range(2):
            held.trace.write_text(trace)
            held.note_trace(games)
            held.note_trace(games)
    assert held.trace.read_text() == ""
    assert {key: note.function for key, note in held.games.items()} == {"bazaar": f"news of {home}/text.py"}
    assert "the bot was killed because bazaar held it" in caplog.text


async def test_a_table_that_is_set_aside_is_not_played_and_can_be_closed(harness: TableHarness) -> None:
    table = await harness.playing("Ana", "Boris")
    number, channel = table.id, table.row.channel
    del table
    for _ in range(2):
        HeldLoop(harness.path, {"market": "1.0"}).note("market", number, "moves")
    harness.held = HeldLoop(harness.path, {"market": "1.0"})
    await harness.again()
    with pytest.raises(Refusal, match="set-aside"):
        await harness.service.repository.table(number)
    assert (await harness.playing("Ana", "Boris", channel=channel + 1)).live
    assert [row.id for row in await harness.service.waiting_tables_of(account("Ana"))] == [number]
    assert [table.id async for table in harness.service.repository.due_tables()] == []
    assert await harness.service.repository.close_without_game(
        channel, await harness.person("Ana"), "", harness.click()
    )
    assert await harness.service.repository.unknown_in(channel) is None
    assert (await harness.lobby("Vera", channel=channel)).live


async def test_a_table_that_does_not_replay_to_an_end_is_set_aside(
    harness: TableHarness, caplog: pytest.LogCaptureFixture
) -> None:
    table = await harness.playing("Ana", "Boris")
    number = table.id
    del table
    release, threads = threading.Event(), GameThreads(2, "tests", 0.0)
    hanging = replace(harness.games["market"], deal=lambda *_: release.wait(AT_LAST))
    harness.games = {**harness.games, "market": hanging}
    await harness.again()
    asyncio.get_running_loop().set_default_executor(threads)
    loading = asyncio.ensure_future(harness.service.repository.table(number))
    while not loading.done():
        threads.step()
        await asyncio.sleep(0.01)
    for asked in (loading, harness.service.repository.table(number)):
        with pytest.raises(Refusal, match="set-aside"):
            await asked
    release.set()
    assert f"table {number} of market is set aside: it gave up after 0 s at threading.Condition.wait" in caplog.text
