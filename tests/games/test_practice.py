"""What beginners are offered in each game: a short practice game, and one preset to start with."""

from __future__ import annotations

import pytest

from bot.tables.practice import TOLD
from games.core.catalogue import find_games
from games.core.options import preset, presets_in_order
from tests.games.lessons import random_lessons, sensible_lessons

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
    game, happened = GAMES[key], set[str]()
    for lesson in (*(lesson for _, lesson in sensible_lessons(game)), *random_lessons(game)):
        happened |= {name for name, has in game.practice.learnt.items() if has(lesson.events, lesson.view, 0)}
    assert happened == set(game.practice.learnt)


@pytest.mark.parametrize("key", GAMES)
def test_the_preset_for_a_first_game_is_listed_first(key: str) -> None:
    kind = GAMES[key].Options
    first, *others = presets_in_order(kind)
    assert first == kind.first_game
    assert {first, *others} == set(kind.presets)
