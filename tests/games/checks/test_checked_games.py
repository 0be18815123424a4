"""What the checks know of a game: who may play, what it keeps where, and which optional parts it lacks."""

import re
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from games.check import plugin
from games.check.absent import absent_parts
from games.check.advice import ADVICE, file_of
from games.check.games import folder_of, home_of, installed_game, locales_of, material, select
from games.check.golden import pictures_of
from games.check.plugin import rng_of, settle_seed
from games.check.tables import computers, localizers, random_walk
from games.core import conformance
from games.core.catalogue import find_games
from games.core.conformance import Playthrough
from games.core.random_moves import random_move
from tests.outside import installed, on_path
from tests.toys import toys_in

DURAK = find_games()["durak"]


@pytest.mark.parametrize("key", find_games())
def test_a_game_of_the_bot_lacks_nothing(key: str) -> None:
    assert absent_parts(find_games()[key]) == []
    assert pictures_of(key), "DRAWN of its picture_cases is empty"


def test_what_a_playable_game_lacks_is_named_with_its_place(tmp_path: Path) -> None:
    assert absent_parts(find_games(toys_in(tmp_path))["lanterns"]) == [
        "bg.ftl (English stands in)",
        "ru.ftl (English stands in)",
        "ro.ftl (English stands in)",
        "pictures to compare (checks/picture_cases.py)",
        "recorded tables (--store)",
        "terms (GameText.terms)",
        "explanations (Words.about)",
        "GameText.gloss",
        "GameText.tip",
        "GameText.turning_points",
        "Pictures.page",
        "Pictures.term",
        "regions to touch (Canvas.touch, or the names of a Held, in picture.py)",
        "Game.heuristic",
        "Game.easy",
        "Game.search",
        "Game.measured",
    ]


@pytest.mark.parametrize(
    ("without", "told"),
    [
        ({"search": None}, "Game.search"),
        ({"easy": None}, "Game.easy"),
        ({"heuristic": random_move}, "Game.heuristic"),
    ],
)
def test_a_part_that_is_taken_away_is_named_alone(without: dict[str, Any], told: str) -> None:
    assert absent_parts(replace(DURAK, **without)) == [told]


def test_a_game_that_cannot_be_checked_says_why(tmp_path: Path) -> None:
    with pytest.raises(LookupError, match="the game chess cannot be checked: it is not installed"):
        select(["chess"])
    with pytest.raises(LookupError, match="the game chess is not installed"):
        installed_game("chess")
    assert installed_game("durak") is DURAK
    home = installed(tmp_path / "site", "bazaar")
    (home / "ro.ftl").unlink()
    with on_path(tmp_path / "site"):
        game = installed_game("bazaar")
        assert game.key == "bazaar"
        assert home_of(game) == home
        assert folder_of(game) == home / "checks", "where it would be"
        assert locales_of(game) == ("en", "bg", "ru")
        assert [localizer.locale for localizer in localizers(game, 2)] == ["en", "bg", "ru"]
        assert material(game, "picture_cases") is None
    assert material(DURAK, "picture_cases").DRAWN
    assert folder_of(DURAK).parts[-3:] == ("tests", "games", "durak")


def test_only_the_numbers_of_players_that_the_options_allow_are_played() -> None:
    assert DURAK.numbers(DURAK.Options()) == [2, 3, 4, 5, 6]
    assert DURAK.numbers(cast("Any", DURAK.Options)(teams=True)) == [4]


@pytest.mark.parametrize("walk", [lambda table: random_walk(table, bytes(32)), computers], ids=["random", "computers"])
def test_a_table_is_played_to_its_end_and_seen_before_each_move(walk: Any) -> None:
    seen = [
        (len(now.moves), bool(DURAK.acting(now.state)))
        for now in walk(Playthrough(DURAK, DURAK.Options(), 3, bytes(32)))
    ]
    assert [number for number, _ in seen] == list(range(len(seen)))
    assert [playing for _, playing in seen] == [True] * (len(seen) - 1) + [False]
    assert len(seen) > 10


def test_a_seed_is_a_number_or_drawn_once() -> None:
    config = cast("pytest.Config", SimpleNamespace(option=SimpleNamespace(seed="17")))
    assert settle_seed(config) == 17
    config.option.seed = "random"
    drawn = settle_seed(config)
    assert 0 <= drawn < 2**31
    assert settle_seed(config) == drawn == int(config.option.seed)
    assert rng_of(1) != rng_of(2)
    assert len(rng_of(1)) == 32


def test_advice_is_about_checks_that_exist_and_leads_to_files_that_exist() -> None:
    suite = Path(str(plugin.__file__)).parent / "suite"
    sources = [*suite.glob("*.py"), Path(str(conformance.__file__)), *Path(str(plugin.__file__)).parent.glob("*.py")]
    known = {path.stem for path in suite.glob("test_*.py")}
    known |= {name for path in sources for name in re.findall(r"def (\w+)\(", path.read_text("utf-8"))}
    assert ADVICE.keys() <= known
    assert {path.stem for path in suite.glob("test_*.py")} <= ADVICE.keys()
    material_of_games = {"secrets.py"}
    for where, what in ADVICE.values():
        file = file_of(DURAK, where)
        assert file is not None, where
        assert file.exists() or where in material_of_games, file
        assert what.strip()


def test_what_a_game_leaves_to_others_is_in_none_of_its_files() -> None:
    assert file_of(replace(DURAK, heuristic=random_move), "heuristic") is None
    assert file_of(DURAK, "heuristic") == home_of(DURAK) / "computer" / "heuristic.py"
