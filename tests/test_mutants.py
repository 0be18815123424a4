"""Which faults are put into the product, which tests are run on them, and the order in which tests begin."""

import ast
import subprocess
import sys
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.cli import new_game
from tests.conftest import long_first
from tests.mutants.__main__ import explained
from tests.mutants.faults import ROOT, faults_in
from tests.mutants.targets import PRODUCT, TESTS, target_named
from tests.mutants.worker import place_of, put_in

RULE = '''"""Nothing here: 1 < 2."""
from typing import TYPE_CHECKING, TypeAlias
if TYPE_CHECKING:
    from nowhere import something
Number: TypeAlias = int | str

def beats(one: int, other: int = 3) -> bool:
    """Return 4."""
    assert one > 0
    if not one:
        raise ValueError(f"nothing {one + 1}")
    table.clear()
    if one == other:
        return False
    return one < other and "ж" != one + other

def ends(table: list[int], unused: int) -> None:
    """Return nothing."""
    del unused
    del table[:]
'''


def test_faults_are_of_every_kind_and_only_in_the_rules(tmp_path: Path) -> None:
    path = tmp_path / "beats.py"
    path.write_text(RULE, "utf-8")
    found = list(faults_in(path, tmp_path))
    assert {(fault.line, fault.before, fault.after) for fault in found} == {
        (7, "3", "4"),
        (10, "not one", "not not one"),
        (10, "not one", "one"),
        (12, "table.clear()", "pass"),
        (13, "one == other", "one != other"),
        (13, "one == other", "not one == other"),
        (14, "False", "True"),
        (15, "return one < other and 'ж' != one + other", "return None"),
        (15, "one < other and 'ж' != one + other", "one < other or 'ж' != one + other"),
        (15, "one < other", "one <= other"),
        (15, "'ж' != one + other", "'ж' == one + other"),
        (15, "one + other", "one - other"),
        (20, "del table[:]", "pass"),
    }
    sound = ast.unparse(ast.parse(RULE))
    assert all(ast.unparse(ast.parse(fault.source)) != sound for fault in found)
    assert len({fault.source for fault in found}) == len(found)


def test_faults_that_look_alike_are_told_apart(tmp_path: Path) -> None:
    path = tmp_path / "beats.py"
    path.write_text("def least(two):\n    return two(1, 0, 0)\n\n\ndef most(two):\n    return two(1, 0, 0)\n", "utf-8")
    found = [fault for fault in faults_in(path, tmp_path) if fault.change == "0 → 1"]
    assert [(fault.name[1], fault.which) for fault in found] == [("least", 1), ("least", 2), ("most", 1), ("most", 2)]
    assert ["two(1, 0, (1))" in fault.source for fault in found] == [False, True, False, True]
    assert len({fault.name for fault in found}) == len(found)


def test_a_fault_is_put_into_the_function_it_stands_in(tmp_path: Path) -> None:
    path = tmp_path / "beats.py"
    path.write_text(RULE.replace("nowhere", "somewhere").replace("table.clear()", "list(range(one))"), "utf-8")
    rules: dict[str, Any] = {}
    exec(compile(path.read_text("utf-8"), str(path), "exec"), rules)
    beats = rules["beats"]
    assert beats(2, 3)
    functions = {place_of(beats.__code__): [beats]}
    faults = {(fault.before, fault.after): fault for fault in faults_in(path, tmp_path)}
    assert faults["3", "4"].function is None, "a default is no part of what a function does"
    fault = faults["one == other", "one != other"]
    assert fault.function == (7, "beats")
    assert put_in(functions, (str(path), *fault.function), fault.source)
    assert not beats(2, 3)
    assert not put_in(functions, (str(path), 5, "beats"), fault.source)


@pytest.mark.parametrize(
    ("name", "path", "tests"),
    [
        (
            "durak",
            "games/durak/rules",
            (
                "tests/games/durak",
                "tests/games/checks/test_recorded.py",
                "tests/games/checks/test_transcripts.py",
                "-k",
                "durak",
            ),
        ),
        ("games/durak/views", "games/durak/views", ("tests/games/durak", "tests/games", "-k", "durak")),
        (
            "bot/discord/delivery/hands.py",
            "bot/discord/delivery/hands.py",
            ("tests/discord", "tests/presentation", "tests/e2e", "tests/games/test_outside.py"),
        ),
        ("bot/tables/", "bot/tables", ("tests/tables", "tests/discord", "tests/presentation", "tests/web")),
        ("bot/app.py", "bot/app.py", ("tests/cli", "tests/e2e")),
        (
            "bot/sandbox/page.py",
            "bot/sandbox/page.py",
            ("tests/fake_discord/test_page_protocol.py", "tests/cli/test_sandbox.py"),
        ),
    ],
)
def test_a_target_is_tried_with_the_tests_of_its_folder(name: str, path: str, tests: tuple[str, ...]) -> None:
    target = target_named(name)
    assert target == (path, tests, ROOT)
    assert list(target.files())


def test_the_checks_are_tried_on_one_game() -> None:
    target = target_named("games/check/suite")
    assert target.tests[-2:] == ("--game", "durak")
    files = [ROOT / test for test in target.tests[:-2]]
    assert all(file.is_file() for file in files)
    assert {file.stem for file in (ROOT / "games/check/suite").glob("test_*.py")} <= {file.stem for file in files}


@pytest.mark.long(20)
def test_a_game_in_a_package_of_its_own_is_tried_with_its_tests_and_the_checks_of_every_game(tmp_path: Path) -> None:
    """The tests of a new game notice each of some faults in its one module of rules."""
    new_game.write("tricks", tmp_path, lambda _: None, standard=False)
    project = tmp_path / "mehana-tricks"
    target = target_named(str(project))
    assert (target.path, target.root) == ("mehana_tricks/rules.py", project)
    command = [sys.executable, "-m", "tests.mutants", str(project), "--sample", "4", "--workers", "1"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "100.0% of 4 noticed or explained: {'noticed': 4}" in done.stdout


def test_a_project_without_a_game_is_no_target(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text("[project]\nname = 'none'\n", "utf-8")
    with pytest.raises(ValueError, match="names 0 games"):
        target_named(str(tmp_path))


@pytest.mark.parametrize("name", ["games", "tests/games", "bot/nothing", "nothing"])
def test_what_has_no_tests_of_its_own_is_no_target(name: str) -> None:
    with pytest.raises(ValueError, match=name):
        target_named(name)


def test_every_folder_of_the_product_has_tests() -> None:
    folders = [path for part in PRODUCT for path in (ROOT / part).iterdir() if any(path.rglob("*.py"))]
    missing = []
    for folder in folders:
        name = folder.relative_to(ROOT).as_posix()
        target = target_named(name)
        missing += [f"{name}: {test}" for test in target.tests if "/" in test and not (ROOT / test).exists()]
    assert missing == []
    assert [folder for folder in TESTS if not (ROOT / folder).is_dir()] == []


def test_what_is_explained_is_one_fault_that_can_still_be_put_in() -> None:
    names = explained()
    lines = {name[2] for name in names}
    possible = Counter(
        fault.name for file in {name[0] for name in names} for fault in faults_in(ROOT / file, ROOT, lines)
    )
    assert {name: possible[name] for name in names} == dict.fromkeys(names, 1)


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_long_tests_begin_each_workers_share(workers: int) -> None:
    def item(name: str, seconds: int | None) -> Any:
        mark = None if seconds is None else SimpleNamespace(args=(seconds,))
        return SimpleNamespace(nodeid=name, get_closest_marker=lambda _: mark)

    items = [item(f"short{n}", None) for n in range(9)] + [item(f"long{n}", n) for n in range(3)]
    order = [item.nodeid for item in long_first(items, workers)]
    assert sorted(order) == sorted(item.nodeid for item in items)
    assert [order[len(order) * worker // workers] for worker in range(workers)] == ["long2", "long1", "long0"][:workers]
