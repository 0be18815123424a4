"""What can be mutated, and which tests are run on it."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from games.core.catalogue import GROUP
from tests.mutants.faults import ROOT

PRODUCT: Final = ("games", "storage", "bot")
TESTS: Final = {
    "bot/tables": "tests/tables tests/discord tests/presentation tests/web",
    "bot/discord": "tests/discord tests/presentation tests/e2e tests/games/test_outside.py",
    "bot/presentation": "tests/presentation tests/discord tests/e2e tests/web tests/tables/automatic",
    "bot/web": "tests/web",
    "bot/cli": "tests/cli",
    "bot/export": "tests/export",
    "bot/fake_discord": "tests/fake_discord tests/e2e",
    "bot/static": "tests/web/test_access.py tests/fake_discord/test_page_protocol.py",
    "bot/sandbox": "tests/fake_discord/test_page_protocol.py tests/cli/test_sandbox.py",
    "bot": "tests/cli tests/e2e",
    "storage": "tests/storage tests/tables tests/web",
    "games/core": "tests/core tests/games",
    "games/kit": "tests/kit",
}
"""The tests of each folder; the longest path that fits counts."""


CHECKS: Final = ("conformance", "told", "secrets", "labels", "strengths", "texts", "recorded")
"""The checks of a game that run its rules."""
OTHER_CHECKS: Final = (
    "checked_games",
    "conformance_bites",
    "secrets_bites",
    "explanations",
    "pictures",
    "practice",
    "teaching",
    "touch",
    "uncut",
)
"""The other tests of checks: those of what a game says and draws, and those that break promises."""


class Target(NamedTuple):
    """A file or folder, relative to its `root`, and pytest's arguments that choose its tests.

    A game in a package of its own has the folder of its project as root.
    """

    path: str
    tests: tuple[str, ...]
    root: Path = ROOT

    def files(self) -> Iterator[Path]:
        """Yield its Python files."""
        path = self.root / self.path
        yield from [path] if path.is_file() else sorted(path.rglob("*.py"))


def target_named(name: str) -> Target:
    """Return the rules of a game by its key or by the folder of its own project, or a file or folder of the product.

    Raise `ValueError` for anything else.
    """
    if (Path(name) / "pyproject.toml").is_file() and Path(name).resolve() != ROOT:
        return _project(Path(name).resolve())
    for rules in (f"games/{name}/rules", f"games/{name}/rules.py") if name else ():
        if not (ROOT / rules).exists():
            continue
        checks = (f"tests/games/checks/test_{check}.py" for check in ("recorded", "transcripts"))
        return Target(rules, (f"tests/games/{name}", *checks, "-k", name))
    path = name.rstrip("/")
    if path.split("/")[0] not in PRODUCT or not (ROOT / path).exists():
        raise ValueError(f"{name} is neither a game nor a file or folder in {', '.join(PRODUCT)}")
    if path == "games/check" or path.startswith("games/check/"):
        checks = (f"tests/games/checks/test_{check}.py" for check in (*CHECKS, *OTHER_CHECKS))
        return Target(path, (*checks, "tests/cli/test_new_game.py", "--game", "durak"))
    for folder in sorted(TESTS, key=len, reverse=True):
        if path == folder or path.startswith(f"{folder}/"):
            return Target(path, tuple(TESTS[folder].split()))
    game = path.split("/")[1] if path.count("/") else ""
    if not (ROOT / "tests" / "games" / game).is_dir() or not game:
        raise ValueError(f"no tests are known for {name}: name one of its folders")
    return Target(path, (f"tests/games/{game}", "tests/games", "-k", game))


def _project(root: Path) -> Target:
    key, package = game_in(root)
    rules = next((rules for rules in ("rules.py", "rules") if (root / package / rules).exists()), None)
    if rules is None:
        raise ValueError(f"{root / package} has neither rules.py nor a folder rules")
    checks = (f"tests/games/checks/test_{name}.py" for name in CHECKS)
    return Target(f"{package}/{rules}", (f"tests/games/{key}", *checks, "--game", key), root)


def game_in(project: Path) -> tuple[str, str]:
    """Return the key and the package of the game in a project of its own. Raise `ValueError` if it has none."""
    described = tomllib.loads((project / "pyproject.toml").read_text("utf-8"))
    games: dict[str, str] = described.get("project", {}).get("entry-points", {}).get(GROUP, {})
    if len(games) != 1:
        raise ValueError(f"{project}/pyproject.toml names {len(games)} games in the entry points {GROUP}, not one")
    [(key, entry)] = games.items()
    return key, entry.partition(":")[0]
