"""Carrying out the checks: one line each as it ends, a table of all at the end."""

import asyncio
import json
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, cast

import msgspec

from tests.faults.check import MOST_TOLD, Check, Report, Trial, together
from tests.faults.checks.faults import faults
from tests.faults.checks.files import files
from tests.faults.checks.forged_records import forged_records
from tests.faults.checks.full_disk import full_disk
from tests.faults.checks.hostile_package import hostile_package
from tests.faults.checks.inputs import inputs
from tests.faults.checks.kills import kills
from tests.faults.checks.load import load
from tests.faults.checks.many_tables import many_tables
from tests.faults.checks.noninterference import noninterference
from tests.faults.checks.reviews import reviews
from tests.faults.checks.second_bot import two_bots
from tests.faults.checks.strangers import strangers

CHECKS: Final = (
    Check("kills", "a bot killed at any moment loses nothing it acknowledged and sends nothing twice", kills),
    Check("reviews", "a review that a kill interrupts is made anew, once, and is its player's alone", reviews),
    Check("faults", "after any failure everybody is shown what the journal says", faults),
    Check("inputs", "typed and forged inputs are all answered, and refused ones change nothing", inputs, alone=True),
    Check(
        "noninterference",
        "worlds that differ in a secret send the same bytes to everybody it is hidden from",
        noninterference,
    ),
    Check(
        "strangers",
        "strangers who hold connections to the web page keep nobody from playing or visiting",
        strangers,
        alone=True,
    ),
    Check("load", "many tables at once are answered in time, and none waits longer than the others", load, alone=True),
    Check(
        "many-tables",
        "thousands of open tables do not slow the start, use little memory and block nothing",
        many_tables,
    ),
    Check("second-bot", "a second bot on the same database says so in one line, ends, and harms nothing", two_bots),
    Check(
        "full-disk",
        "on a full disk nothing is shown that is not stored, and play resumes once there is room",
        full_disk,
    ),
    Check("files", "a removed database stops the bot, and a stop loses nothing", files),
    Check(
        "hostile-package",
        "a game from outside that hangs or raises costs its own tables, and the others play on",
        hostile_package,
    ),
    Check("forged-records", "a record that differs from what was played is rejected", forged_records),
)
"""Every check, in the order they are carried out."""


class Verdict(msgspec.Struct, frozen=True):
    """How a check went: its figures, what was found wrong, and how many seconds it took."""

    name: str
    claim: str
    holds: bool
    figures: dict[str, float]
    wrong: list[str]
    seconds: float


def chosen(names: Sequence[str]) -> list[Check]:
    """Return the checks whose names begin with one of `names`, or all. Raise `LookupError` for an unknown name."""
    for name in names:
        if not any(check.name.startswith(name) for check in CHECKS):
            raise LookupError(name)
    return [check for check in CHECKS if not names or check.name.startswith(tuple(names))]


async def run_checks(
    checks: Sequence[Check],
    *,
    seed: int,
    quick: bool,
    say: Callable[[Verdict], None],
) -> list[Verdict]:
    """Run checks, passing each verdict to `say` as soon as it is known; return all, in the order of the checks.

    A check that ends with an error does not hold.
    """
    verdicts: dict[str, Verdict] = {}

    async def run_one(check: Check) -> None:
        verdicts[check.name] = await tried(check, seed=seed, quick=quick)
        say(verdicts[check.name])

    await together(*(run_one(check) for check in checks if not check.alone))
    for check in checks:
        if check.alone:
            await run_one(check)
    return [verdicts[check.name] for check in checks]


async def tried(check: Check, *, seed: int, quick: bool) -> Verdict:
    """Run one check."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="mehana-faults-") as folder:
        report = Report()
        trial = Trial(seed=seed, quick=quick, folder=Path(folder), report=report)
        try:
            await check.run(trial)
        except asyncio.CancelledError:
            raise
        except Exception as problem:  # noqa: BLE001 - any error means that the check did not hold
            report.wrong.append(f"the check itself failed: {_first(problem)}")
    return Verdict(
        check.name, check.claim, report.holds, report.figures, report.wrong, round(time.monotonic() - began, 1)
    )


def _first(problem: BaseException) -> str:
    """Return the first of the errors that a group of tasks ended with."""
    while isinstance(problem, BaseExceptionGroup):
        problem = cast("BaseExceptionGroup[BaseException]", problem).exceptions[0]
    return f"{type(problem).__name__}: {problem}"


def line(verdict: Verdict) -> str:
    """Return a verdict in one line, what is wrong in further ones."""
    held = "holds" if verdict.holds else "FAILS"
    lines = [f"{verdict.name}: {held} ({told(verdict.figures)}; {verdict.seconds:g} s)"]
    lines += [f"    {problem}" for problem in verdict.wrong[:MOST_TOLD]]
    if (more := len(verdict.wrong) - MOST_TOLD) > 0:
        lines.append(f"    and {more} more")
    return "\n".join(lines)


def told(figures: dict[str, Any]) -> str:
    """Return figures as text."""
    return ", ".join(f"{name} {value:,.4g}" if value % 1 else f"{name} {value:,.0f}" for name, value in figures.items())


def table(verdicts: Sequence[Verdict]) -> str:
    """Return all verdicts as a table in Markdown."""
    rows = ["| check | claim | figures | |", "|---|---|---|---|"]
    rows += [
        f"| {verdict.name} | {verdict.claim} | {told(verdict.figures)} | {'holds' if verdict.holds else '**fails**'} |"
        for verdict in verdicts
    ]
    return "\n".join(rows)


def as_json(verdicts: Sequence[Verdict], again: str) -> str:
    """Return all verdicts as JSON, with the command that tries the same again."""
    data = {"again": again, "checks": [msgspec.to_builtins(verdict) for verdict in verdicts]}
    return json.dumps(data, indent=2, ensure_ascii=False)
