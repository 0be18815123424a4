"""The plugin for pytest: which games are checked, with what random numbers, and what to do about a failure.

A normal run is short and the same each time. `--exhaustive` adds the whole matrix and the long walks; `--seed random`
tries a new seed, which is printed, and `--seed` with that number repeats the run.
"""

import hashlib
import secrets
import traceback
from collections.abc import Collection, Generator, Iterator, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, Final

import pytest

pytest.register_assert_rewrite(
    *(f"games.check.{name}" for name in ("golden", "noninterference", "recorded", "suite", "tables", "touch"))
)

from games.check.absent import absent_parts  # noqa: E402 - its asserts have to be rewritten
from games.check.advice import ADVICE, file_of  # noqa: E402 - its asserts have to be rewritten
from games.check.games import checked, home_of, locales_of, select  # noqa: E402 - its asserts have to be rewritten
from games.check.limit import HookHung, hooks_limited  # noqa: E402 - its asserts have to be rewritten
from games.core.contract import AnyGame  # noqa: E402 - its asserts have to be rewritten
from games.core.localizer import TextError, keys_in  # noqa: E402 - its asserts have to be rewritten

SEED: Final = 1
"""The seed of a normal run."""
NEVER: Final = "does not return"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options."""
    group = parser.getgroup("mehana")
    group.addoption("--game", action="append", default=[], help="the key of a game to check; may be repeated")
    group.addoption("--exhaustive", action="store_true", help="run the whole matrix and the long walks too")
    group.addoption("--seed", default=str(SEED), help=f"a number, or `random`; {SEED} in a normal run")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Settle the seed and the games, once for every worker. Raise `UsageError` for an unknown game."""
    settle_seed(config)
    config.addinivalue_line("markers", "exhaustive: left out of a normal run")
    config.addinivalue_line("markers", "long(seconds): is started first, so that no core waits for it at the end")
    if config.option.game:
        stack = ExitStack()
        stack.enter_context(hooks_limited(config.option.game))
        config.add_cleanup(stack.close)
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
    if report.failed and item.config.option.game and call.excinfo is not None:
        if isinstance(_cause_of(call.excinfo.value), HookHung):
            item.session.shouldfail = "a function of the game does not return, so the rest is not checked"
        if advice := _advice(item, call.excinfo.value):
            report.sections.append(("What to do", advice))
    return report


def _advice(item: pytest.Item, problem: BaseException) -> str:
    """Return the advice about a check that failed; empty for a test of the game's own."""
    frames = list(_frames(problem))
    names = [*(name for _, _, name in frames), str(getattr(item, "originalname", item.name)), item.path.stem]
    found = next((ADVICE[name] for name in names if name in ADVICE), None)
    told = [] if found is None else [_advice_for(game, item, problem, frames, found) for game in _games_of(item)]
    return "\n".join(filter(None, told))


def _advice_for(
    game: AnyGame,
    item: pytest.Item,
    problem: BaseException,
    frames: Sequence[tuple[Path, int, str]],
    found: tuple[str, str],
) -> str:
    """Return the advice about it in one game; empty if nothing of the game's own is at fault."""
    where, what = found
    if (broken := _text_error(problem)) is not None:
        own = broken.locale in locales_of(game) and broken.key.partition(".")[0] in keys_in(
            game.text.folder, broken.locale
        )
        where, what = f"{broken.locale if own else 'en'}.ftl", ADVICE["test_texts"][1]
    elif raised := next((frame for frame in frames if frame[0].is_relative_to(home_of(game))), None):
        (file, line, name), cause = raised, _cause_of(problem)
        does = NEVER if isinstance(cause, HookHung) else f"raises {type(cause).__name__}"
        return f"open {file}, line {line}: `{name}` {does}"
    elif where == "en.ftl" and isinstance(item, pytest.Function) and hasattr(item, "callspec"):
        where = f"{item.callspec.params.get('locale', 'en')}.ftl"
    file = file_of(game, where)
    return "" if file is None else f"open {file}: {what.replace('KEY', game.key)}"


def _games_of(item: pytest.Item) -> Collection[AnyGame]:
    """Return the game that a check is about, or all that are checked."""
    params = item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
    about = {str(getattr(value, "key", value)) for value in params.values()} & checked().keys()
    return [checked()[key] for key in sorted(about)] or checked().values()


def _cause_of(problem: BaseException) -> BaseException:
    """Return the first of the exceptions that led to this one."""
    while problem.__cause__ is not None:
        problem = problem.__cause__
    return problem


def _frames(problem: BaseException) -> Iterator[tuple[Path, int, str]]:
    """Yield where an exception came from: file, line and function, those of its cause first, innermost first."""
    if problem.__cause__ is not None:
        yield from _frames(problem.__cause__)
    for frame, line in reversed(list(traceback.walk_tb(problem.__traceback__))):
        yield Path(frame.f_code.co_filename), line, frame.f_code.co_name


def _text_error(problem: BaseException | None) -> TextError | None:
    """Return the missing or broken text that made a check fail, if one did."""
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
    if any(text.endswith(NEVER) for text in told):
        return
    for key, game in checked().items():
        with suppress(Exception):  # a game that fails everywhere has been told of above
            if parts := absent_parts(game):
                terminalreporter.write_line(f"{key} has no {', no '.join(parts)}: optional, and not checked")


@pytest.fixture(scope="session")
def rng(pytestconfig: pytest.Config) -> bytes:
    """Return the random numbers of the tables of this run."""
    return rng_of(int(pytestconfig.option.seed))


@pytest.fixture
def seed(rng: bytes, found: int | None) -> bytes:
    """Return the random numbers of a table of `every_table`: of this run, or of one that found a fault."""
    return rng if found is None else rng_of(found)


def rng_of(seed: int) -> bytes:
    """Return the random numbers of tables when a run has this seed."""
    return hashlib.sha256(f"mehana {seed}".encode()).digest()
