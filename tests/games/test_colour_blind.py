"""Owners and kinds of pieces can be told apart with each kind of colour blindness: by colour, or by shape."""

from collections.abc import Callable
from functools import cache
from itertools import combinations

import msgspec
import pytest
from PIL import Image

from games.balkans.picture.ground import draw, whole_window
from games.carcassonne.picture.figures import figure
from games.carcassonne.picture.tiles import BRICK, FIELD
from games.durak.picture import cards as durak
from games.hayduti.data.cards import CARDS, COLOURS
from games.hayduti.picture import pieces as hayduti
from games.kit import palette
from games.kit.canvas import Canvas
from games.kit.chart import chart
from games.kit.layout import Box
from games.magove.data.cards import RACES
from games.magove.picture import pieces as magove
from tests.games.balkans import picture_cases as balkans
from tests.games.colour_vision import KINDS, distance, share_apart
from tests.games.magove.picture_cases import localizer

LEAST = 0.02
"""The least share of a thing that must look different."""
HAYDUTI = tuple(next(card.name for card in CARDS if card.name.startswith(f"hay-n-{colour}-3")) for colour in COLOURS)
SEATS = range(len(palette.SEATS))

each_kind = pytest.mark.parametrize("kind", KINDS)


def mark(seat: int) -> Image.Image:
    """Return a seat's mark on a plate."""
    canvas = Canvas(810)
    canvas.panel(Box(0, 0, 100, 100), palette.EDGE, palette.RIM)
    canvas.sprite(palette.SEATS[seat].shape, 50, 50, 44, palette.SEATS[seat].colour)
    return canvas.drawn().image().crop((24, 24, 76, 76))


def line(seat: int) -> Image.Image:
    """Return a chart in which two seats' lines would coincide."""
    canvas = Canvas(810)
    courses = [[60, 60, 60] if other == seat else [0, 0, 0] for other in SEATS]
    chart(canvas, Box(0, 0, 600, 400), courses)
    return canvas.drawn().image().crop((80, 10, 600, 40))


def land(seat: int) -> Image.Image:
    """Return a map whose lands all belong to one seat."""
    view = balkans.begun()
    lands = {name: msgspec.structs.replace(sight, owner=seat) for name, sight in view.lands.items()}
    canvas = Canvas(810)
    draw(canvas, msgspec.structs.replace(view, lands=lands), whole_window(500, 470), (0, 0))
    return canvas.drawn().image().crop((200, 100, 320, 200))


def meeple(seat: int) -> Image.Image:
    """Return a figure on a field."""
    ground = Image.new("RGB", (64, 64), FIELD)
    shown = figure("meeple", seat, 64)
    ground.paste(shown, (0, 0), shown)
    return ground


def card(draw: Callable[[Canvas], None]) -> Image.Image:
    canvas = Canvas(810)
    draw(canvas)
    return canvas.drawn().image().crop((0, 0, 190, 260))


def of_suit(suit: str) -> Image.Image:
    return card(lambda canvas: durak.card(canvas, f"7{suit}", (), 10, 10, 170))


def of_race(race: str) -> Image.Image:
    return card(lambda canvas: canvas.card(magove.face(f"{race}7", localizer("en")), 10, 10, 170))


def of_colour(name: str) -> Image.Image:
    return card(lambda canvas: hayduti.held(canvas, name, 10, 10, 170))


THINGS: dict[str, tuple[Callable[..., Image.Image], tuple[object, ...]]] = {
    "marks of seats": (mark, tuple(SEATS)),
    "lines of a chart": (line, tuple(SEATS)),
    "lands of the Balkans": (land, tuple(range(5))),
    "meeples": (meeple, tuple(SEATS)),
    "suits": (of_suit, tuple("SHDC")),
    "races": (of_race, RACES),
    "colours of hayduti": (of_colour, HAYDUTI),
}


@cache
def drawn(thing: str) -> dict[object, Image.Image]:
    """Return the pictures of a thing, to be compared by each kind of eyes."""
    draw, kinds = THINGS[thing]
    return {kind: draw(kind) for kind in kinds}


@pytest.mark.long(3)
@each_kind
@pytest.mark.parametrize("thing", THINGS)
def test_things_can_be_told_apart(thing: str, kind: str) -> None:
    kinds, shown = THINGS[thing][1], drawn(thing)
    alike = {
        (first, other): round(share, 3)
        for first, other in combinations(kinds, 2)
        if (share := share_apart(shown[first], shown[other], kind)) < LEAST
    }
    assert not alike


@each_kind
def test_a_city_is_no_field_and_no_road(kind: str) -> None:
    assert distance(BRICK, FIELD, kind) >= 15
    assert distance(BRICK, palette.LINEN, kind) >= 25
    assert distance(FIELD, palette.LINEN, kind) >= 25


@each_kind
@pytest.mark.parametrize("ground", [palette.EDGE, palette.TABLE])
def test_the_plate_of_the_player_to_move_stands_out(kind: str, ground: str) -> None:
    assert distance(palette.MOVE, ground, kind) >= 40
    assert distance(palette.MOVE, palette.RIM, kind) >= 25


def test_colours_that_merge_for_some_eyes_are_found() -> None:
    assert distance("#d1495b", "#3c896d", "all cones") > 70
    assert distance("#d1495b", "#3c896d", "protanopia") < 15
    red, green = (Image.new("RGB", (8, 8), colour) for colour in ("#d1495b", "#3c896d"))
    assert share_apart(red, green, "all cones") == 1
    assert share_apart(red, green, "protanopia") == 0
