"""The pictures of every game fit a phone and a message, are the same each time, and look like the golden ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from games.core.catalogue import find_games
from tests.games.golden import alike, fits, kept, pictures_of, small

if TYPE_CHECKING:
    from pathlib import Path

DRAWN = [(game, name) for game in find_games() for name in pictures_of(game)]
TWICE_EACH = 11
"""A normal run draws one of so many pictures a second time, to see whether it is the same."""


@pytest.mark.parametrize("game", find_games())
def test_each_game_has_golden_pictures(game):
    assert pictures_of(game), f"tests/games/{game}/picture_cases.py is missing or empty"


@pytest.mark.parametrize(("game", "name"), DRAWN)
def test_a_picture_fits_a_phone_and_a_message_and_looks_as_it_did(
    game: str, name: str, tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    drawn = pictures_of(game)[name]()
    assert fits(drawn)
    if pytestconfig.option.exhaustive or DRAWN.index((game, name)) % TWICE_EACH == 0:
        assert pictures_of(game)[name]() == drawn, "drawn again it differs"
    now = small(drawn)
    if not alike(now, kept(game, name)):
        now.save(tmp_path / f"{name}-now.png")
        kept(game, name).save(tmp_path / f"{name}-before.png")
        pytest.fail(f"{name} of {game} looks different: compare the two pictures in {tmp_path}")


def test_the_comparison_sees_a_difference() -> None:
    (game, first), (_, other) = DRAWN[:2]
    assert not alike(kept(game, first), kept(game, other))
