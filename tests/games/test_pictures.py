"""The pictures of the games that come with the bot, compared with stored ones."""

from __future__ import annotations

import pytest

from bot.check.golden import alike, kept, pictures_of
from bot.check.suite.test_pictures import *  # noqa: F403
from bot.check.suite.test_pictures import DRAWN
from games.core.catalogue import find_games


@pytest.mark.parametrize("game", find_games())
def test_each_game_has_golden_pictures(game: str) -> None:
    assert pictures_of(game), f"tests/games/{game}/picture_cases.py is missing or empty"


def test_the_comparison_sees_a_difference() -> None:
    (game, first), (_, other) = DRAWN[:2]
    assert not alike(kept(game, first), kept(game, other))
