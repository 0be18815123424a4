"""`mehana new-game` writes a game that plays at once, and `mehana check` checks it wherever it is installed."""

import os
import random
import re
import subprocess
import sys
import venv
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import TypeAlias, cast

import pytest

from bot.cli.check import store, write_texts
from bot.cli.errors import CommandError
from bot.cli.new_game.yourgame import GAME
from bot.cli.new_game.yourgame.checks import picture_cases
from bot.cli.new_game.yourgame.rules import State, Taken
from bot.fake_discord import FakeDiscord
from games.check.limit import hooks_limited
from games.check.plugin import rng_of
from games.check.suite import test_told
from games.core.catalogue import installed_games
from games.core.contract import PUBLIC
from tests.cli.test_commands import ROOT, mehana_here, python
from tests.e2e.running_bot import RunningBot
from tests.outside import installed, on_path, registered
from tests.toys import toys_in

PLAYABLE = {
    "README.md",
    "pyproject.toml",
    "mehana_two_tricks/RULES.md",
    "mehana_two_tricks/__init__.py",
    "mehana_two_tricks/en.ftl",
    "mehana_two_tricks/picture.py",
    "mehana_two_tricks/rules.py",
    "mehana_two_tricks/text.py",
    "mehana_two_tricks/views.py",
    "tests/test_two_tricks.py",
}
STANDARD = {
    "mehana_two_tricks/bg.ftl",
    "mehana_two_tricks/checks/__init__.py",
    "mehana_two_tricks/checks/picture_cases.py",
    "mehana_two_tricks/computer.py",
    "mehana_two_tricks/help.py",
    "mehana_two_tricks/ro.ftl",
    "mehana_two_tricks/ru.ftl",
    "mehana_two_tricks/secrets.py",
}

WITHOUT_PYTEST = """
import importlib.util
from bot.__main__ import main
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, *rest: None if name == "pytest" else found(name, *rest)
main()
"""


def new_game(folder: Path, key: str, *words: str) -> Path:
    """Write a new game and install it into `folder/site`; return the folder of its package."""
    done = mehana_here("new-game", key, "--to", str(folder), *words, folder=folder)
    assert done.returncode == 0, done.stderr
    site = folder / "site"
    site.mkdir()
    (folder / f"mehana-{key}" / f"mehana_{key}").rename(site / f"mehana_{key}")
    registered(site, key, f"mehana_{key}")
    return site / f"mehana_{key}"


Check: TypeAlias = "Callable[..., subprocess.CompletedProcess[str]]"


@pytest.fixture
def check(capfd: pytest.CaptureFixture[str]) -> Check:
    """Return a function that checks a game; what it prints is that of the command and of the checks."""

    def check(folder: Path, key: str, *words: str) -> subprocess.CompletedProcess[str]:
        with on_path(folder / "site"):
            done = mehana_here("check", key, *words, folder=folder)
        done.stdout += capfd.readouterr().out
        return done

    return check


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")


@pytest.mark.parametrize(("words", "more"), [((), set()), (("--standard",), STANDARD)], ids=["playable", "standard"])
def test_a_new_game_has_the_files_it_needs_in_its_own_name(
    tmp_path: Path, words: tuple[str, ...], more: set[str]
) -> None:
    done = mehana_here("new-game", "two_tricks", *words, folder=tmp_path)
    home = tmp_path / "mehana-two_tricks"
    assert re.fullmatch(
        r"wrote mehana-two_tricks; next: \S+ -m pip .*install .*--editable 'mehana-two_tricks\[dev\]'"
        r" && \S.* check two_tricks && \S.* sandbox\n",
        done.stdout,
    )
    files = {path.relative_to(home).as_posix(): path for path in home.rglob("*") if path.is_file()}
    assert set(files) == PLAYABLE | more
    for name, path in files.items():
        text = path.read_text("utf-8")
        assert "yourgame" not in text.casefold(), name
        assert "# standard" not in text, name
        if name.endswith(".py"):
            compile(text, name, "exec")
    english = files["mehana_two_tricks/en.ftl"].read_text("utf-8")
    assert "game-name = Two tricks" in english
    assert ("tip-" in english) == bool(words)


@pytest.mark.long(20)
@pytest.mark.parametrize(
    ("words", "absent"),
    [((), "no bg.ftl (English stands in)"), (("--standard", "--store"), "no GameText.gloss: optional")],
    ids=["playable", "standard"],
)
def test_a_new_game_passes_the_check(tmp_path: Path, check: Check, words: tuple[str, ...], absent: str) -> None:
    new_game(tmp_path, "tricks", *words[:1])
    done = check(tmp_path, "tricks", *words[1:])
    assert done.returncode == 0, done.stdout
    assert "tricks has no" in done.stdout
    assert absent in done.stdout
    assert ("no regions to touch" in done.stdout) == (not words)
    own_tests = ("-m", "pytest", "-q", "-c", "/dev/null", "-p", "no:cacheprovider", "tests")
    folder, site = tmp_path / "mehana-tricks", tmp_path / "site"
    done = python(*own_tests, folder=folder, path=[site], PYTEST_DISABLE_PLUGIN_AUTOLOAD="1")
    assert "9 passed" in done.stdout, done.stdout + done.stderr


@pytest.mark.long(15)
def test_a_failure_says_which_file_to_open_and_what_to_write(tmp_path: Path, check: Check) -> None:
    home = new_game(tmp_path, "tricks")
    change(
        home / "views.py",
        "hand=() if audience == PUBLIC else tuple(state.hands[audience])",
        "hand=tuple(state.hands[0])",
    )
    done = check(tmp_path, "tricks")
    assert done.returncode == 1
    opened = {line.partition(":")[0] for line in done.stdout.splitlines() if line.startswith("open ")}
    assert opened == {f"open {home}/views.py"}, "only that is broken"
    assert f"open {home}/views.py: `view` and `determinize` have to agree" in done.stdout
    assert done.stderr == "mehana: tricks breaks a promise, see above\n"


@pytest.mark.long(10)
def test_advice_names_only_files_that_exist_and_the_line_that_raises(tmp_path: Path, check: Check) -> None:
    """A game without computers of its own has no `computer.py`, though every check of computers fails as well."""
    home = new_game(tmp_path, "tricks")
    change(home / "views.py", "    return TableView(", "    raise SystemExit(3)\n    return TableView(")
    done = check(tmp_path, "tricks")
    assert done.returncode == 1
    opened = {line for line in done.stdout.splitlines() if line.startswith("open ")}
    (number,) = [
        n for n, line in enumerate((home / "views.py").read_text("utf-8").splitlines(), 1) if "SystemExit" in line
    ]
    assert opened == {f"open {home}/views.py, line {number}: `view` raises SystemExit"}
    assert "Traceback" not in done.stdout + done.stderr


NEVER = "    while len(state.played) > 3:\n        pass\n"


@pytest.mark.long(20)
def test_a_function_that_does_not_return_is_named_and_ends_the_check(
    tmp_path: Path, check: Check, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = new_game(tmp_path, "tricks")
    change(home / "rules.py", "    return [Play(card) for card", f"{NEVER}    return [Play(card) for card")
    done = check(tmp_path, "tricks")
    assert done.returncode == 1
    assert "mehana_tricks.rules.moves has not returned for 10 s" in done.stdout
    assert re.search(rf"^open {home}/rules\.py, line \d+: `moves` does not return$", done.stdout, re.MULTILINE)
    assert done.stdout.count("FAILED") == 1, "the others would hang as well"


@pytest.mark.long(2)
def test_a_package_that_hangs_when_it_is_imported_is_one_line(
    tmp_path: Path, check: Check, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = new_game(tmp_path, "tricks")
    change(home / "rules.py", "\n\nclass ", "\nwhile True:\n    pass\n\n\nclass ")
    monkeypatch.setattr("bot.cli.check.hooks_limited", partial(hooks_limited, longest=1))
    done = check(tmp_path, "tricks")
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "its import raised HookHung: mehana_tricks" in done.stderr


@pytest.mark.long(10)
@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        pytest.param(
            "text.py",
            'item(cast("Play", choice).card, view, localizer),',
            '"x" * 201 if cast("Play", choice).card == "7" else item(cast("Play", choice).card, view, localizer),',
            "the label of Play(card='7') has 1 to 80 characters, not 201",
            id="one long label",
        ),
        pytest.param(
            "text.py",
            "    lines = []",
            "    if view.outcome is not None:\n        raise ZeroDivisionError\n    lines = []",
            "`table` raises ZeroDivisionError",
            id="words that fail at the end",
        ),
        pytest.param(
            "rules.py",
            "    state.played.append(card)",
            '    state.played.append(card + " " * 2_000_000)',
            "bytes; it may have 65536",
            id="megabytes of state",
        ),
    ],
)
def test_a_normal_check_finds_what_is_rare_or_late_or_large(
    tmp_path: Path, check: Check, file: str, old: str, new: str, told: str
) -> None:
    home = new_game(tmp_path, "tricks")
    change(home / file, old, new)
    done = check(tmp_path, "tricks")
    assert done.returncode == 1
    assert told in done.stdout
    opened = {re.split("[:,]", line)[0] for line in done.stdout.splitlines() if line.startswith("open ")}
    assert opened == {f"open {home / file}"}


OVERHEARD = """class Overheard({base}, frozen=True):
    \"\"\"The lowest card of the first player is heard.\"\"\"

    card: str


class Won("""
SEEDS = 60


def overheard(folder: Path, base: str, call: str) -> Path:
    """Write a new game in which each move tells somebody a card of the first player; return its folder."""
    home = new_game(folder, "tricks")
    change(home / "rules.py", "class Won(", OVERHEARD.format(base=base))
    change(
        home / "rules.py",
        "= [Played(seat, card)]",
        f"= [Played(seat, card), *({call}hand[0]) for hand in state.hands[:1] if hand)]",
    )
    change(home / "text.py", "match event:", "match event:\n        case Overheard():\n            return event.card")
    change(home / "text.py", "import Dealt,", "import Dealt, Overheard,")
    return home


@pytest.mark.long(20)
@pytest.mark.parametrize(
    ("base", "call"),
    [
        pytest.param("Event", "Overheard(", id="everybody", marks=pytest.mark.exhaustive),
        pytest.param("PrivateEvent", "Overheard(1, ", id="another player"),
    ],
)
def test_an_event_that_tells_a_secret_fails_the_check(tmp_path: Path, check: Check, base: str, call: str) -> None:
    """In a normal run, of a game that does not even list its secrets."""
    home = overheard(tmp_path, base, call)
    done = check(tmp_path, "tricks")
    assert done.returncode == 1, done.stdout
    assert "has equal views of two worlds, but hears" in done.stdout
    assert f"open {home}/rules.py: return a PrivateEvent for what one seat alone learns" in done.stdout


@pytest.mark.parametrize(("base", "call"), [("Event", "Overheard("), ("PrivateEvent", "Overheard(1, ")])
def test_an_event_that_tells_a_secret_is_found_with_every_seed(tmp_path: Path, base: str, call: str) -> None:
    home = overheard(tmp_path, base, call)
    found = 0
    with on_path(home.parent):
        game = installed_games(offered=["tricks"]).games["tricks"]
        monitored = SimpleNamespace(option=SimpleNamespace(exhaustive=False))
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(test_told, "checked", lambda: {"tricks": game})
            for seed in range(SEEDS):
                with pytest.raises(AssertionError, match="hears"):
                    test_told.test_a_move_tells_each_audience_what_it_learns_and_nothing_else(
                        "tricks", "standard", rng_of(seed), cast("pytest.Config", monitored)
                    )
                found += 1
    assert found == SEEDS


def test_a_new_game_asks_whose_turn_it_is_and_names_the_others() -> None:
    state, localizer = picture_cases.after(4), picture_cases.localizer()
    [asked] = GAME.acting(state)
    for audience in (PUBLIC, 0, 1, 2):
        told = GAME.text.ask(GAME.view(state, audience), (), localizer)
        assert picture_cases.NAMES[asked] in told
        assert told.endswith("play a card." if audience == asked else "’s turn.")
    lines = GAME.text.table(GAME.view(state, PUBLIC), localizer).splitlines()
    assert ["–" in line for line in lines] == [seat != state.leader for seat in range(3)]


def test_a_new_game_is_decided_by_the_first_and_the_last_trick_of_who_won_it() -> None:
    localizer = picture_cases.localizer("bg")
    for takers, steps in (((2, 0, 1, 0, 1), [1, 4]), ((0, 1, 2), [0, 2])):
        state = State([[], [], []], [takers.count(seat) for seat in range(3)], [], [], 0)
        points = GAME.text.turning_points([[Taken(seat)] for seat in takers], GAME.view(state, PUBLIC), localizer)
        assert [point.step for point in points] == steps


@pytest.mark.parametrize(
    ("words", "kinds"), [((), ["recorded tables"]), (("--standard",), ["recorded tables", "pictures"])]
)
def test_what_is_stored_of_a_game_is_found_where_it_says(
    tmp_path: Path, words: tuple[str, ...], kinds: list[str]
) -> None:
    new_game(tmp_path, "tricks", *words)
    said: list[str] = []
    with on_path(tmp_path / "site"):
        store("tricks", said.append)
    told = [re.fullmatch(r"(.+) are in (/[^:]+)(: look at each)?", line) for line in said]
    assert [line[1] for line in told if line is not None] == kinds
    for line, suffixes in zip(told, ({".json"}, {".png"}), strict=False):
        files = list(Path(line[2]).iterdir())
        assert files
        assert {file.suffix for file in files} <= suffixes


@pytest.mark.long(2)
def test_missing_texts_are_written(tmp_path: Path, check: Check) -> None:
    home = new_game(tmp_path, "tricks")
    change(home / "en.ftl", "verb-play = Play a card\n", "")
    change(home / "en.ftl", "why-over = The game is over.\n", "")
    done = check(tmp_path, "tricks")
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "en.ftl lacks verb-play, why-over (mehana check tricks --write-texts)" in done.stderr
    done = check(tmp_path, "tricks", "--write-texts")
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{home}/en.ftl: added verb-play, why-over" in done.stdout
    assert "why-over = Over.\n" in (home / "en.ftl").read_text("utf-8")


def test_missing_texts_are_made_of_their_keys_and_then_written_in_every_language(tmp_path: Path) -> None:
    home = new_game(tmp_path, "tricks", "--standard")
    for line in ("verb-play = Play a card\n", "why-over = The game is over.\n"):
        change(home / "en.ftl", line, "")
    (home / "bg.ftl").write_text(
        (home / "bg.ftl").read_text("utf-8").replace("\nverb-play = ", "\nverb-other = "), "utf-8"
    )
    before = {locale: (home / f"{locale}.ftl").read_text("utf-8") for locale in ("en", "bg", "ru", "ro")}
    said: list[str] = []
    with on_path(tmp_path / "site"):
        write_texts("tricks", said.append)
    assert said == [f"{home}/en.ftl: added verb-play, why-over", f"{home}/bg.ftl: added verb-play"]
    after = {locale: (home / f"{locale}.ftl").read_text("utf-8").removeprefix(text) for locale, text in before.items()}
    assert after == {"en": "verb-play = Play\nwhy-over = Over.\n", "bg": "verb-play = Play\n", "ru": "", "ro": ""}


def test_texts_of_a_game_without_any_are_all_written(tmp_path: Path) -> None:
    home = new_game(tmp_path, "tricks")
    (home / "en.ftl").unlink()
    said: list[str] = []
    with on_path(tmp_path / "site"):
        write_texts("tricks", said.append)
        with pytest.raises(CommandError, match="the game chess is not installed"):
            write_texts("chess", said.append)
    assert len(said) == 1
    assert "\ngame-name = Name\n" in f"\n{(home / 'en.ftl').read_text('utf-8')}"


def test_a_game_that_cannot_be_imported_says_why(tmp_path: Path) -> None:
    home = new_game(tmp_path, "tricks")
    change(home / "rules.py", "def deck(", "def broken(:\n\n\ndef deck(")
    with on_path(tmp_path / "site"), pytest.raises(CommandError, match="tricks cannot be imported: SyntaxError"):
        write_texts("tricks", print)


@pytest.mark.long(10)
def test_a_broken_text_is_found_in_its_language_and_missing_ones_are_written_in_english(tmp_path: Path) -> None:
    """From the folder of the game, whose `secrets.py` is not Python's."""
    home = new_game(tmp_path, "tricks", "--standard")
    change(home / "bg.ftl", "event-taken = { $who } взема взятката.\n", "")
    change(home / "bg.ftl", "rules-aim = Целта", "rules-aim = { $goal }")
    done = python("-P", "-m", "bot", "check", "tricks", "--write-texts", folder=home, path=[tmp_path / "site"])
    assert done.returncode == 1, done.stdout + done.stderr
    assert f"{home}/bg.ftl: added event-taken\n" in done.stdout
    assert (home / "bg.ftl").read_text("utf-8").endswith("\nevent-taken = { $who } takes the trick.\n")
    assert "bg: 'rules-aim': Unknown external: goal" in done.stdout
    assert f"open {home}/bg.ftl: write the texts that the error names" in done.stdout
    assert "en.ftl" not in done.stdout


@pytest.mark.parametrize("exhaustive", [False, True])
def test_the_checks_are_those_of_the_game_with_the_seed_and_the_thoroughness_asked_for(
    tmp_path: Path, check: Check, monkeypatch: pytest.MonkeyPatch, exhaustive: bool
) -> None:
    """They run in a process of their own, which here only prints what it is given."""
    process = tmp_path / "python"
    process.write_text('#!/bin/sh\necho "$@"\n')
    process.chmod(0o700)
    monkeypatch.setattr(sys, "executable", str(process))
    done = check(tmp_path, "durak", "--seed", "random", *(["--exhaustive"] if exhaustive else []))
    assert (done.returncode, done.stderr) == (0, "")
    assert "--game durak --seed random" in done.stdout
    assert ("--exhaustive" in done.stdout) is exhaustive


def test_a_check_without_pytest_is_one_clear_line(tmp_path: Path) -> None:
    done = python("-c", WITHOUT_PYTEST, "check", "durak", folder=tmp_path)
    assert done.returncode == 1
    assert re.fullmatch(r"mehana: mehana check needs pytest: \S+ -m pip .*install pytest\n", done.stderr)


@pytest.mark.parametrize("key", ["Tricks", "my-game", "9lives", "mehana", "class", "x", "x" * 33])
def test_a_key_that_cannot_be_a_command_is_refused(tmp_path: Path, key: str) -> None:
    done = mehana_here("new-game", key, folder=tmp_path)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "cannot be the command of a game" in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("key", ["durak", "bazaar"])
def test_the_key_of_a_game_that_exists_is_refused(tmp_path: Path, key: str) -> None:
    home = installed(tmp_path / "site", "bazaar")
    (home / "__init__.py").write_text("raise SystemExit('it is not imported for that')\n", "utf-8")
    with on_path(tmp_path / "site"):
        done = mehana_here("new-game", key, "--to", str(tmp_path), folder=tmp_path)
    assert (done.returncode, done.stderr) == (1, f"mehana: there is a game {key} already: choose another key\n")
    assert not (tmp_path / f"mehana-{key}").exists()


@pytest.mark.long(20)
def test_the_printed_line_installs_and_checks_the_game_where_the_environment_has_no_pip(tmp_path: Path) -> None:
    """As `.ci/setup` makes it in a fresh clone. What the game needs is there already."""
    venv.create(tmp_path / ".venv", with_pip=False)
    [site] = (tmp_path / ".venv" / "lib").glob("python*/site-packages")
    (site / "installed.pth").write_text("\n".join(path for path in sys.path if path.endswith("site-packages")), "utf-8")
    environment = {"PYTHONPATH": str(ROOT), "PATH": os.environ["PATH"], "HOME": str(tmp_path)}
    run = partial(subprocess.run, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    made = run([str(tmp_path / ".venv" / "bin" / "python"), "-m", "bot", "new-game", "tricks"])
    line, _, sandbox = made.stdout.partition("next: ")[2].strip().rpartition(" && ")
    assert sandbox.endswith(" sandbox")
    assert "-m pip --python .venv/bin/python install" in line
    done = run(["sh", "-c", line])
    assert done.returncode == 0, done.stdout + done.stderr
    assert "tricks has no" in done.stdout


def test_a_check_of_another_package_than_the_one_in_the_folder_says_so(
    tmp_path: Path, check: Check, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = new_game(tmp_path, "tricks")
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    mehana_here("new-game", "tricks", "--to", str(elsewhere), folder=tmp_path)
    process = tmp_path / "python"
    process.write_text("#!/bin/sh\n")
    process.chmod(0o700)
    monkeypatch.setattr(sys, "executable", str(process))
    for folder in (elsewhere, elsewhere / "mehana-tricks", elsewhere / "mehana-tricks" / "mehana_tricks"):
        with on_path(tmp_path / "site"):
            done = mehana_here("check", "tricks", folder=folder)
        assert (
            f"this checks the game tricks in {home}, not the one in {elsewhere}/mehana-tricks: to check that,"
            in done.stdout
        )
    with on_path(tmp_path / "site"):
        assert "not the one" not in mehana_here("check", "tricks", folder=home).stdout
        assert "not the one" not in mehana_here("check", "durak", folder=elsewhere).stdout


def test_an_existing_folder_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mehana-tricks").mkdir()
    done = mehana_here("new-game", "tricks", folder=tmp_path)
    assert (done.returncode, done.stderr) == (1, "mehana: mehana-tricks exists already\n")


@pytest.mark.long(5)
async def test_a_new_game_plays_a_table_through_the_bot(tmp_path: Path) -> None:
    new_game(tmp_path, "tricks")
    with on_path(tmp_path / "site"):
        async with FakeDiscord() as fake_discord:
            bot = RunningBot(fake_discord, tmp_path, toys_in(tmp_path))
            async with bot.running():
                await bot.opened("tricks", ["Ana", "Boris"], cards=3)
                assert await bot.play(["Ana", "Boris"], random.Random(1)) == 6
                last = bot.person("Vera").sees("general")[-1]
                assert "most tricks" in "\n".join(message.text for message in bot.person("Vera").sees("general"))
                assert last.pictures
