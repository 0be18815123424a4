"""Every decision can be made by touching pictures and pressing buttons together, and pictures are the same as SVG."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from games.core.catalogue import find_games, game_called
from games.core.conformance import Playthrough
from games.core.contract import Pick, Region
from games.core.touch import VERB, Match, matches
from games.kit.canvas import Canvas
from tests.conftest import rng_of
from tests.games.conformance import every_table, localizers
from tests.games.touch import apart, coverage, decision, decisions, visible

if TYPE_CHECKING:
    from games.core.contract import AnyGame, Drawn
    from games.core.options import Options
    from tests.games.touch import Decision

STEPS = 41
"""One of so many decisions is looked at in the run of every day."""
DECISIONS = {"durak": 1.0}
"""The least share of decisions that can be made by touching pictures alone; of other games, none is promised."""

each_table = pytest.mark.parametrize(("game", "options", "seats", "found"), every_table())


@pytest.fixture
def seed(rng: bytes, found: int | None) -> bytes:
    """Return what the table is dealt with."""
    return rng if found is None else rng_of(found)


@each_table
def test_every_choice_can_be_made_by_regions_and_buttons(
    game: AnyGame, options: Options, seats: int, seed: bytes, pytestconfig: pytest.Config
) -> None:
    playthrough = Playthrough(game, options, seats, seed)
    languages = localizers(game, seats)
    met = list(decisions(playthrough, languages[seats % 4], 1 if pytestconfig.option.exhaustive else STEPS))
    for now in met:
        _check_matches(game, now)
        for picture in now.pictures:
            _check_regions(picture)
    assert coverage(iter(met)).decisions >= DECISIONS.get(game.key, 0)


def _check_matches(game: AnyGame, now: Decision) -> None:
    """Check that each choice has regions or a button, and that no region stands for what buttons alone may do."""
    for picture, matched in zip(now.pictures, now.matched, strict=True):
        for region, found in zip(picture.regions, matched, strict=True):
            for match in found:
                choice = now.choices[match.choice]
                kind = choice.kind if isinstance(choice, Pick) else type(choice)
                assert not game.text.layout(kind).by_button, f"{region} stands for {choice}"
                assert not match.items or set(match.items) <= set(choice.pool)
    touched = {match.choice for matched in now.matched for found in matched for match in found}
    assert touched | set(now.left) == set(range(len(now.choices)))


def _check_regions(picture: Drawn) -> None:
    """Check that each region lies inside the picture on something drawn, and that a tap can reach it."""
    width, height = picture.size
    bare = Canvas(height).drawn().image()
    image = picture.image()
    for place, region in enumerate(picture.regions):
        left, top, right, bottom = region.box
        assert 0 <= left < right <= width, region
        assert 0 <= top < bottom <= height, region
        assert region.names or region.term, region
        seen = visible(picture.regions, place)
        assert seen or _same_above(picture, place), f"{region} is covered by others"
        drawn = [point for point in seen if image.getpixel(point) != bare.getpixel(point)]
        assert len(drawn) * 2 >= len(seen), f"nothing is drawn in most of {region}"


def _same_above(picture: Drawn, place: int) -> bool:
    """Return whether a region above a covered one stands for the same."""
    region = picture.regions[place]
    return any(above.names == region.names and above.term == region.term for above in picture.regions[place + 1 :])


@pytest.mark.parametrize("key", find_games())
def test_png_and_svg_agree(key: str, rng: bytes, pytestconfig: pytest.Config) -> None:
    game = game_called(key)
    seats = max(game.seats) - 1
    playthrough = Playthrough(game, game.Options(), seats, rng)
    localizer = localizers(game, seats)[rng[0] % 4]
    for step, now in enumerate(decisions(playthrough, localizer, 9)):
        if step == 3 or (step % 3 == 0 and pytestconfig.option.exhaustive):
            for picture in now.pictures:
                average, differing = apart(picture)
                assert average < 3, "colours or places differ"
                assert differing < 0.01, "something is missing or out of place"
        if step >= 3 and not pytestconfig.option.exhaustive:
            break


def test_a_tap_that_names_nothing_legal_stands_for_nothing() -> None:
    game = game_called("durak")
    playthrough = Playthrough(game, game.Options(), 2, bytes(32))
    seat = game.acting(playthrough.state)[0]
    choices = game.moves(playthrough.state, seat)
    card = choices[0].card
    box = ((0, 0), (9, 0), (9, 9), (0, 9))
    regions = [
        Region(box, (card, f"{card}=S")),
        Region(box, ("no such card",)),
        Region(box, (card,), field="target"),
        Region(box, ("attack",), field=VERB),
        Region(box, (), term=card),
    ]
    every = tuple(Match(place) for place in range(len(choices)))
    assert matches(game, regions, choices) == ((Match(0),), (), (), every, ())
    assert decision(playthrough, seat, localizers(game, 2)[0]).left == ()
