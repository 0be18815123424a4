"""Every decision can be made by touching pictures and pressing buttons together, and pictures are the same as SVG."""

import functools
from itertools import islice

import pytest
from PIL import Image

from games.check.games import checked
from games.check.tables import every_table, localizers
from games.check.touch import Decision, apart, board_alone, box_of, decisions, rendered, visible
from games.core.conformance import Playthrough
from games.core.contract import AnyGame, Drawn
from games.core.options import Options
from games.core.values import kind_of
from games.kit.canvas import Canvas

MOST_OF_A_TERM = 1000
"""Characters that tell what a region shows."""
STEPS = 41
"""One of so many decisions is looked at in the ordinary run."""

each_table = pytest.mark.parametrize(("game", "options", "seats", "found"), every_table())


@each_table
def test_every_choice_can_be_made_by_regions_and_buttons(
    game: AnyGame, options: Options, seats: int, seed: bytes, pytestconfig: pytest.Config
) -> None:
    playthrough = Playthrough(game, options, seats, seed)
    languages = localizers(game, seats)
    localizer = languages[seats % len(languages)]
    for now in list(decisions(playthrough, localizer, 1 if pytestconfig.option.exhaustive else STEPS)):
        _check_matches(game, now)
        for picture in now.pictures:
            _check_regions(picture)
            for term in {region.term for region in picture.regions if region.term}:
                told = game.text.term(term, now.view, localizer)
                assert 1 <= len(told) <= MOST_OF_A_TERM, f"what is at `{term}` takes {len(told)} characters: {told!r}"


def _check_matches(game: AnyGame, now: Decision) -> None:
    """Check that each choice has regions or a button, and that no region stands for what buttons alone may do."""
    for picture, matched in zip(now.pictures, now.matched, strict=True):
        for region, found in zip(picture.regions, matched, strict=True):
            for match in found:
                choice = now.choices[match.choice]
                kind = kind_of(choice)
                assert not game.text.layout(kind).by_button, f"{region} stands for {choice}"
                assert not match.items or set(match.items) <= set(choice.pool)
    touched = {match.choice for matched in now.matched for found in matched for match in found}
    assert touched | set(now.left) == set(range(len(now.choices)))


def _check_regions(picture: Drawn) -> None:
    """Check that each region lies inside the picture on something drawn, and that a tap can reach it."""
    x, y, width, height = box_of(picture)
    empty = Image.new("RGB", picture.size) if board_alone(picture) else _table(picture.size[1])
    bare, image = empty.load(), _image(picture).load()
    assert bare is not None
    assert image is not None
    for place, (region, seen) in enumerate(zip(picture.regions, visible(picture), strict=True)):
        left, top, right, bottom = region.box
        assert x <= left < right <= x + width, region
        assert y <= top < bottom <= y + height, region
        assert region.names or region.term, region
        assert seen or _same_above(picture, place), f"{region} is covered by others"
        drawn = [point for point in seen if image[point] != bare[point]]
        assert len(drawn) * 2 >= len(seen), f"nothing is drawn in most of {region}"


def _image(picture: Drawn) -> Image.Image:
    return rendered(picture) if board_alone(picture) else picture.image()


@functools.cache
def _table(height: int) -> Image.Image:
    return Canvas(height).drawn().image()


def _same_above(picture: Drawn, place: int) -> bool:
    """Whether a region above a covered one stands for the same."""
    region = picture.regions[place]
    return any(above.names == region.names and above.term == region.term for above in picture.regions[place + 1 :])


@pytest.mark.parametrize("key", checked())
def test_png_and_svg_agree(key: str, rng: bytes, pytestconfig: pytest.Config) -> None:
    game = checked()[key]
    seats = max(min(game.seats), max(game.seats) - 1)
    playthrough = Playthrough(game, game.Options(), seats, rng)
    languages = localizers(game, seats)
    met = list(islice(decisions(playthrough, languages[rng[0] % len(languages)], 9), 4))
    for now in met[::3] if pytestconfig.option.exhaustive else met[-1:]:
        for picture in (picture for picture in now.pictures if not board_alone(picture)):
            average, differing = apart(picture)
            assert average < 3, "colours or places differ"
            assert differing < 0.01, "something is missing or out of place"
