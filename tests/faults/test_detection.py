"""Each check of `python -m tests.faults` reports a bot that breaks its promise; `--quick` shows that it reports no other."""

import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest

from bot.tables.ended import record
from games.core.catalogue import find_games
from games.core.contract import Outcome
from tests.faults import bots, loop_lag
from tests.faults.check import Report, Trial
from tests.faults.checks import (
    files,
    forged_records,
    forgetting,
    full_disk,
    hostile_package,
    inputs,
    kills,
    load,
    many_tables,
    noninterference,
    reviews,
    second_bot,
    strangers,
)
from tests.faults.checks.faults import WHOLE, under
from tests.faults.players import gathered

pytestmark = pytest.mark.long(10)

BREAKAGES_FILE = str(Path(__file__).parent / "breakages.py")
ENOUGH = 120
"""How much of anything a check tries here: enough to show what is broken on purpose."""
SELDOM = {"refuses-and-does-it": 1200}
"""How much is tried of breakages that few inputs reach."""
RECONNECTING = {name: WHOLE[name] for name in ("Discord asks to reconnect",)}


@dataclass(frozen=True, slots=True, kw_only=True)
class Small(Trial):
    """A trial of no more than it takes to show something broken."""

    seldom: int | None

    def much(self, quick: int, whole: int) -> int:
        return min(quick, whole, ENOUGH) if self.seldom is None else min(whole, self.seldom)


def trial(folder: Path, broken: str) -> Trial:
    python = (sys.executable, "-W", "ignore", BREAKAGES_FILE, broken)
    return Small(seed=1, quick=True, folder=folder, python=python, seldom=SELDOM.get(broken))


async def found(check: Callable[[Trial], Awaitable[None]], folder: Path, broken: str) -> str:
    """Return all that a check finds wrong."""
    attempt = trial(folder, broken)
    await check(attempt)
    return "\n".join(attempt.report.wrong)


@pytest.fixture(autouse=True)
def _at_few_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the checks try few games, and wait only as long as a sound bot takes."""
    durak = {"durak": find_games()["durak"]}
    monkeypatch.setattr(noninterference, "find_games", lambda: durak)
    monkeypatch.setattr(forged_records, "find_games", lambda: durak)
    monkeypatch.setattr(inputs, "gathered", partial(gathered, games=["durak", "magove"]))
    monkeypatch.setattr(second_bot, "ENDS_WITHIN", 6.0)
    monkeypatch.setattr(full_disk, "SHOWN_WITHIN", 5.0)
    monkeypatch.setattr(files, "ENDS_WITHIN", 6.0)
    monkeypatch.setattr(hostile_package, "WITHIN", 8.0)
    monkeypatch.setattr(strangers, "SERVED_WITHIN", 3.0)


def part(function: Callable[[Trial, int, Report], Awaitable[None]], times: int) -> Callable[[Trial], Awaitable[None]]:
    return lambda attempt: function(attempt, times, attempt.report)


BROKEN: dict[str, tuple[Callable[[Trial], Awaitable[None]], str, str]] = {
    "lost": (lambda attempt: kills.session(attempt, 0, 3, attempt.report), "forgets-its-last-life", "lost"),
    "twice": (lambda attempt: kills.session(attempt, 0, 1, attempt.report), "tells-twice", "has 2 hands"),
    "forget": (part(forgetting.forgetting, 1), "remembers-the-forgotten", "forgotten"),
    "file": (
        lambda attempt: files.taken_away(attempt, "deleted", files.WAYS["deleted"]),
        "never-looks-for-its-file",
        "goes on without its file",
    ),
    "reviews": (reviews.reviews, "keeps-no-reviews", "a review is made again"),
    "posts": (lambda attempt: under(attempt, {}, RECONNECTING), "skips-posts", "is shown another table"),
    "unanswered": (inputs.inputs, "swallows-answers", "unanswered"),
    "traceback": (inputs.inputs, "stumbles", "traceback"),
    "refused": (inputs.inputs, "refuses-and-does-it", "refused, and yet written"),
    "noninterference": (noninterference.noninterference, "shows-hands", "can tell “hands” by"),
    "load": (load.load, "is-slow", "answers within"),
    "files in use": (strangers.strangers, "lets-strangers-stay", "files are open"),
    "crowd": (many_tables.many_tables, "works-on-and-on", "stands still for"),
    "two bots": (second_bot.two_bots, "shares-its-file", "goes on beside the first"),
    "hostile loop": (
        partial(hostile_package.holding, what="an endless loop", body="while True: pass"),
        "lets-games-hold-it",
        "an endless loop holds the bot for ever",
    ),
    "hostile exit": (
        partial(hostile_package.raising, error="SystemExit"),
        "lets-games-hold-it",
        "the other table does not play on while view raises SystemExit",
    ),
    "hostile pictures": (
        hostile_package.drawing,
        "draws-for-ever",
        "the process does not end while pictures hang",
    ),
    "disk": (full_disk.full_disk, "says-done-whatever-happens", "acknowledged though nothing can be written"),
}
"""Checks, each with a breakage and what the check then says of it."""
DAILY = {"forget", "file", "noninterference", "hostile loop"}
"""Those that are tried in the run of all tests; the others are exhaustive."""


@pytest.mark.parametrize(
    ("check", "broken", "told"),
    [
        pytest.param(*tried, id=name, marks=() if name in DAILY else pytest.mark.exhaustive)
        for name, tried in BROKEN.items()
    ],
)
async def test_a_broken_promise_is_reported(tmp_path: Path, check, broken: str, told: str) -> None:
    assert told in await found(check, tmp_path, broken)


async def test_a_verify_that_believes_everything_is_reported(tmp_path: Path, monkeypatch) -> None:
    whole = record.Verdict(Outcome(places=(1, 2), reason="x"), "seal", finished=True)
    monkeypatch.setattr(record, "verify", lambda data, games: whole)
    attempt = trial(tmp_path, "nothing")
    await forged_records.forged_records(attempt)
    assert len(attempt.report.wrong) == attempt.report.figures["forgeries"] > 40


async def test_a_verify_that_stumbles_is_reported(monkeypatch) -> None:
    monkeypatch.setattr(record, "verify", lambda data, games: 1 // 0)
    assert "ZeroDivisionError" in (forged_records.believed(b"", {}) or "")


def test_only_the_bots_own_tracebacks_are_told() -> None:
    unborn = 'Traceback (most recent call last):\n  File "<string>", line 1, in <module>\nEOFError: Ran out of input\n'
    own = 'Traceback (most recent call last):\n  File "/bot/app.py", line 1, in serve\nKeyError: 1\n'
    assert bots.first_traceback(f"started\n{unborn}") == ""
    assert bots.first_traceback(f"started\n{unborn}{own}") == own
    assert loop_lag.pauses("x\npulse: 70 ms, 12 ms of work\npulse: 9 ms, 30 ms of work\n") == (70, 30)
