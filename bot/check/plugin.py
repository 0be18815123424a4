"""The plugin for pytest: which games are checked, with what random numbers, and what to do about a failure.

A normal run is short and the same each time. `--exhaustive` adds the whole matrix and the long walks; `--seed random`
tries a new seed, which is printed, and `--seed` with that number repeats the run.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import TYPE_CHECKING, Any, Final

import pytest

pytest.register_assert_rewrite(
    *(f"bot.check.{name}" for name in ("golden", "noninterference", "recorded", "suite", "tables", "touch"))
)

from bot.check.absent import absent_parts  # noqa: E402 - its asserts have to be rewritten
from bot.check.advice import ADVICE  # noqa: E402 - its asserts have to be rewritten
from bot.check.games import checked, home_of, locales_of, select  # noqa: E402 - its asserts have to be rewritten
from games.core.localizer import TextError, keys_in  # noqa: E402 - its asserts have to be rewritten

if TYPE_CHECKING:
    from collections.abc import Generator

SEED: Final = 1
"""The seed of a normal run."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options."""
    group = parser.getgroup("mehana")
    group.addoption("--game", action="append", default=[], help="the key of a game to check; may be repeated")
    group.addoption("--exhaustive", action="store_true", help="run the whole matrix and the long walks too")
    group.addoption("--seed", default=str(SEED), help=f"a number, or `random`; {SEED} in a normal run")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Settle the seed and the games, once for every worker."""
    settle_seed(config)
    config.addinivalue_line("markers", "exhaustive: left out of a normal run")
    config.addinivalue_line("markers", "long(seconds): is started first, so that no core waits for it at the end")
    try:
        select(config.option.game)
    except LookupError as problem:
        raise pytest.UsageError(str(problem)) from problem


def settle_seed(config: pytest.Config) -> int:
    """Return the seed of the run; draw it first if it is to be random."""
    if config.option.seed == "random":
        config.option.seed = str(secrets.randbits(31))
    return int(config.option.seed)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave what is for `--exhaustive` out of a normal run."""
    if not config.option.exhaustive and (left := [item for item in items if item.get_closest_marker("exhaustive")]):
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if not item.get_closest_marker("exhaustive")]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, Any]:
    """Add to the failure of a check which file to open, and what to write."""
    report = yield
    if report.failed and item.config.option.game and (advice := _advice(item, call)):
        report.sections.append(("What to do", advice))
    return report


def _advice(item: pytest.Item, call: pytest.CallInfo[None]) -> str:
    """Return what to do about a check that failed; empty for a test of the game's own."""
    found = ADVICE.get(str(getattr(item, "originalname", item.name))) or ADVICE.get(item.path.stem)
    if found is None:
        return ""
    told: list[str] = []
    for game in checked().values():
        file, what = found
        if (broken := _text_error(call)) is not None:
            own = broken.locale in locales_of(game) and broken.key.partition(".")[0] in keys_in(
                game.text.folder, broken.locale
            )
            file, what = f"{broken.locale if own else 'en'}.ftl", ADVICE["test_texts"][1]
        elif file == "en.ftl" and isinstance(item, pytest.Function) and hasattr(item, "callspec"):
            file = f"{item.callspec.params.get('locale', 'en')}.ftl"
        home = game.text.folder if file.endswith(".ftl") else home_of(game)
        told.append(f"open {home / file}: {what}")
    return "\n".join(told)


def _text_error(call: pytest.CallInfo[None]) -> TextError | None:
    """Return the missing or broken text that made a check fail, if one did."""
    problem = None if call.excinfo is None else call.excinfo.value
    while problem is not None and not isinstance(problem, TextError):
        problem = problem.__cause__
    return problem


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say with what seed it failed, which file to open for each failure, and which optional parts are absent."""
    failed = terminalreporter.stats.get("failed", [])
    if failed:
        terminalreporter.write_line(f"dealt with --seed {config.option.seed}, which repeats it")
    if not config.option.game:
        return
    told = {text for report in failed for title, text in report.sections if title == "What to do"}
    for text in sorted(told):
        terminalreporter.write_line(text)
    for key, game in checked().items():
        if parts := absent_parts(game):
            terminalreporter.write_line(f"{key} has no {', no '.join(parts)}: optional, and not checked")


@pytest.fixture(scope="session")
def rng(pytestconfig: pytest.Config) -> bytes:
    """Return what tables are dealt with in this run."""
    return rng_of(int(pytestconfig.option.seed))


def rng_of(seed: int) -> bytes:
    """Return what tables are dealt with when a run has this seed."""
    return hashlib.sha256(f"mehana {seed}".encode()).digest()
