"""What beginners are offered in each game: a short practice game, and one preset to start with."""

from __future__ import annotations

from itertools import chain

import pytest

from bot.tables.practice import TOLD
from games.core.catalogue import find_games
from games.core.options import preset, presets_in_order
from tests.games.lessons import random_lessons, sensible_lessons, wavering_lessons

GAMES = find_games()


@pytest.mark.parametrize("key", GAMES)
def test_the_lesson_of_a_game_has_a_fixed_deal_and_two_things_to_learn(key: str) -> None:
    game = GAMES[key]
    practice = game.practice
    preset(game.Options, practice.preset).check(practice.seats or min(game.seats))
    assert practice.seed is not None
    assert len(practice.learnt) >= TOLD


@pytest.mark.parametrize("key", GAMES)
def test_whatever_can_be_learnt_happens_in_some_lesson(key: str) -> None:
    game, missing = GAMES[key], set(GAMES[key].practice.learnt)
    sensible = (lesson for _, lesson in sensible_lessons(game))
    for lesson in chain(sensible, random_lessons(game), wavering_lessons(game)):
        missing -= {name for name in missing if game.practice.learnt[name](lesson.events, lesson.view, 0)}
        if not missing:
            return
    raise AssertionError(f"never happens: {missing}")


@pytest.mark.parametrize("key", GAMES)
def test_the_preset_for_a_first_game_is_listed_first(key: str) -> None:
    kind = GAMES[key].Options
    first, *others = presets_in_order(kind)
    assert first == kind.first_game
    assert {first, *others} == set(kind.presets)
