"""Touching pictures, in the games that come with the bot."""

from io import BytesIO
from typing import cast

import pytest
from PIL import Image

from games.check.suite.test_touch import *  # noqa: F403
from games.check.tables import localizers
from games.check.touch import apart, decision, decisions, visible
from games.core.catalogue import game_called
from games.core.conformance import Playthrough
from games.core.contract import Drawn, Region
from games.core.touch import VERB, Match, matches

pytestmark = pytest.mark.long(3)


def test_every_decision_of_durak_can_be_made_by_touching_pictures_alone() -> None:
    game = game_called("durak")
    for seats in (2, 5):
        playthrough = Playthrough(game, game.Options(), seats, bytes(32))
        met = [now for now in decisions(playthrough, localizers(game, seats)[0], 5) if len(now.choices) > 1]
        assert met
        assert [now.left for now in met] == [()] * len(met)


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


class Painted:
    """A picture with a square, which may stand elsewhere as SVG."""

    size = (100, 100)
    board = None

    def __init__(self, *regions: Region, moved: int = 0) -> None:
        self.regions = regions
        self.moved = moved

    def png(self) -> bytes:
        image = Image.new("RGB", self.size, "white")
        image.paste("black", (20, 20, 50, 50))
        image.save(out := BytesIO(), "PNG")
        return out.getvalue()

    def svg(self, _address: object) -> str:
        square = f'<rect x="{20 + self.moved}" y="20" width="30" height="30"/>'
        return f'<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><rect width="100" height="100" fill="white"/>{square}</svg>'


def test_a_picture_that_is_elsewhere_as_svg_is_noticed() -> None:
    same, moved = apart(cast("Drawn", Painted())), apart(cast("Drawn", Painted(moved=30)))
    assert same[0] < 1
    assert same[1] == 0
    assert moved[0] > 40
    assert 0.15 < moved[1] < 0.21


def test_a_region_is_visible_where_no_later_one_covers_it() -> None:
    def box(left: int, right: int) -> Region:
        return Region(((left, 0), (right, 0), (right, 99), (left, 99)), (f"{left}",))

    whole, half, covered, above = visible(cast("Drawn", Painted(box(0, 20), box(40, 59), box(70, 89), box(50, 99))))
    assert len(whole) == 400
    assert len(half) == 200
    assert all(40 <= x < 50 for x, _ in half)
    assert covered == []
    assert len(above) == 400
