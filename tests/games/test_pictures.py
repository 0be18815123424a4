"""The pictures of every game: fit for a phone and a message, the same each time, and as they were."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

import pytest

from games.core.catalogue import find_games
from tests.games.golden import alike, fits, kept, pictures_of, small

if TYPE_CHECKING:
    from pathlib import Path

DRAWN = [(game, name) for game in find_games() for name in pictures_of(game)]


@functools.cache
def drawn_once(game: str, name: str) -> bytes:
    """Return a picture, drawn when it is first asked for."""
    return pictures_of(game)[name]()


@pytest.mark.parametrize("game", find_games())
def test_each_game_has_pictures_that_are_kept(game):
    assert pictures_of(game), f"tests/games/{game}/looks.py is missing: what is there to look at?"


@pytest.mark.parametrize(("game", "name"), DRAWN)
def test_a_picture_fits_a_phone_and_a_message_and_is_the_same_again(game: str, name: str) -> None:
    drawn = drawn_once(game, name)
    assert fits(drawn)
    assert pictures_of(game)[name]() == drawn


@pytest.mark.parametrize(("game", "name"), DRAWN)
def test_a_picture_looks_as_it_did(game: str, name: str, tmp_path: Path) -> None:
    drawn = small(drawn_once(game, name))
    if not alike(drawn, kept(game, name)):
        drawn.save(tmp_path / f"{name}-now.png")
        kept(game, name).save(tmp_path / f"{name}-before.png")
        pytest.fail(f"{name} of {game} looks different: compare the two pictures in {tmp_path}")


def test_the_comparison_sees_a_difference() -> None:
    (game, one), (_, other) = DRAWN[:2]
    assert not alike(kept(game, one), kept(game, other))
