"""What can be mutated, and which tests are run on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from tests.mutants.faults import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PRODUCT: Final = ("games", "storage", "bot")
TESTS: Final = {
    "bot/tables": "tests/tables tests/discord tests/web",
    "bot/discord": "tests/discord tests/e2e",
    "bot/presentation": "tests/discord tests/e2e",
    "bot/web": "tests/web",
    "bot/cli": "tests/cli",
    "bot/export": "tests/export",
    "bot/fake_discord": "tests/fake_discord tests/e2e",
    "bot": "tests/cli tests/e2e",
    "storage": "tests/storage tests/tables tests/web",
    "games/core": "tests/core tests/games",
    "games/kit": "tests/kit",
}
"""The tests of each folder; the longest path that fits counts."""


class Target(NamedTuple):
    """A file or folder, relative to the root, and pytest's arguments that choose its tests."""

    path: str
    tests: tuple[str, ...]

    def files(self) -> Iterator[Path]:
        """Yield its Python files."""
        path = ROOT / self.path
        yield from [path] if path.is_file() else sorted(path.rglob("*.py"))


def target_named(name: str) -> Target:
    """Return the rules of a game by its key, or a file or folder of the product. Raise `ValueError` for anything else."""
    for rules in (f"games/{name}/rules", f"games/{name}/rules.py") if name else ():
        if not (ROOT / rules).exists():
            continue
        return Target(rules, (f"tests/games/{name}", "tests/games/test_recorded.py", "-k", name))
    path = name.rstrip("/")
    if path.split("/")[0] not in PRODUCT or not (ROOT / path).exists():
        raise ValueError(f"{name} is neither a game nor a file or folder in {', '.join(PRODUCT)}")
    for folder in sorted(TESTS, key=len, reverse=True):
        if path == folder or path.startswith(f"{folder}/"):
            return Target(path, tuple(TESTS[folder].split()))
    game = path.split("/")[1] if path.count("/") else ""
    if not (ROOT / "tests" / "games" / game).is_dir() or not game:
        raise ValueError(f"no tests are known for {name}: name one of its folders")
    return Target(path, (f"tests/games/{game}", "tests/games", "-k", game))
