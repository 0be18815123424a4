"""How much is run and with what randomness.

Without options the ordinary tests run, in three minutes, and the same each time. `--all` adds those marked `long`, and
`--exhaustive` also the whole matrix, long walks and whole tables in the browser. `--seed random` draws a new seed, which
is printed; `--seed` with that number repeats the run. What is found so becomes a case of its own: an `@example` beside
the property, or a line in `FOUND` of `games.check.tables`. `HYPOTHESIS_PROFILE=nightly` takes hours.
"""

import gc
import hashlib
import itertools
import os
from collections.abc import Iterator, Sequence
from types import SimpleNamespace

import pytest
from hypothesis import HealthCheck, settings

pytest_plugins = ("games.check.plugin",)
pytest.register_assert_rewrite("tests.discord.harness")

for name, examples in {"quick": 25, "exhaustive": 600, "nightly": 5000}.items():
    # How fast a busy machine makes examples is no property of ours.
    patient = settings(deadline=None, max_examples=examples, suppress_health_check=[HealthCheck.too_slow])
    settings.register_profile(f"{name}-fixed", patient, derandomize=True)
    settings.register_profile(name, patient, print_blob=True)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.getgroup("mehana").addoption("--all", action="store_true", help="run the long tests too")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Settle the seed once, for every worker and every source of randomness."""
    from games.check.plugin import SEED, settle_seed

    config.option.all |= config.option.exhaustive
    seed = settle_seed(config)
    if getattr(config.option, "randomly_seed", None) == "default":
        config.option.randomly_seed = seed
    profile = os.environ.get("HYPOTHESIS_PROFILE", "exhaustive" if config.option.exhaustive else "quick")
    if seed == SEED:
        settings.load_profile(f"{profile}-fixed")
    else:
        settings.load_profile(profile)
        if config.option.hypothesis_seed is None:
            config.option.hypothesis_seed = str(seed)


@pytest.fixture(autouse=True)
def dealt_by_the_seed(request: pytest.FixtureRequest) -> Iterator[None]:
    """Deal the tables that a test opens in this process by the run's seed, so that a failure can be repeated.

    The patch is its own: `monkeypatch` would be set up before all fixtures of the test, and undo its patches after them.
    """
    from bot.tables import service

    tables = itertools.count()

    def secret(size: int) -> bytes:
        name = f"{request.config.option.seed} {request.node.nodeid} {next(tables)}"
        return hashlib.shake_256(name.encode()).digest(size)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(service, "secrets", SimpleNamespace(token_bytes=secret))
        yield


def pytest_report_header(config: pytest.Config) -> str:
    tests = " --exhaustive" if config.option.exhaustive else " --all" * config.option.all
    return f"mehana: --seed {config.option.seed}{tests}"


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the long tests out unless `--all` asks for them; then let them begin."""
    if not config.option.all and (long := [item for item in items if item.get_closest_marker("long")]):
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if not item.get_closest_marker("long")]
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    items[:] = long_first(items, workers)


def pytest_collection_finish() -> None:
    """Look for garbage no longer among the thousands of tests and all that they import: it stays to the end."""
    gc.freeze()


def long_first(items: Sequence[pytest.Item], workers: int) -> list[pytest.Item]:
    """Return the tests in an order in which each worker's share, as large as the others', begins with long ones."""
    long = sorted(
        (item for item in items if item.get_closest_marker("long")),
        key=lambda item: (-item.get_closest_marker("long").args[0], item.nodeid),
    )
    short = [item for item in items if not item.get_closest_marker("long")]
    order: list[pytest.Item] = []
    for worker in range(workers):
        share = len(items) * (worker + 1) // workers - len(order)
        own = long[worker::workers][:share]
        rest = share - len(own)
        order += [*own, *short[:rest]]
        short = short[rest:]
    return [*order, *(item for item in long if item not in order)]
