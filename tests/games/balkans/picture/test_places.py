"""Where numbers, pieces and names lie on the map: on or beside what they belong to, none on another."""

from itertools import combinations
from math import hypot

import msgspec
import pytest
from PIL import Image, ImageDraw

from games.balkans import GAME
from games.balkans.data import geography
from games.balkans.data.components import LANDS, PLAYABLE, SEAS
from games.balkans.picture.ground import ZOOMS, overlap, sheet
from games.balkans.picture.places import CLOSE, MIDDLE, WHOLE, gates, places
from games.balkans.picture.table import window_for
from games.balkans.picture.tokens import Note, place
from games.balkans.views.view import Army, Fleets
from games.kit.canvas import Canvas
from games.kit.layout import HIGHEST
from games.kit.rendering.strokes import Panel, Text
from tests.games.balkans import picture_cases

MAPS = {
    **{f"{seats} seats": (window_for(seats), WHOLE) for seats in GAME.seats},
    **{f"zoom {zoom}": (sheet(zoom), scale) for zoom, scale in zip(ZOOMS, (WHOLE, MIDDLE, CLOSE), strict=True)},
}
"""Every size at which the map is drawn, with the scale of what is on it."""
LARGE = sheet(ZOOMS[-1])


def boxed(window, scale):
    """Return the box of everything on a map by what it is."""
    found = {
        (name, part): box
        for name, here in places(window, scale).items()
        for part, box in zip(here._fields, here, strict=True)
        if box is not None and not (name in SEAS and part == "signs")
    }
    return found | {(strait, "gate"): box for strait, box in gates(window, scale).items()}


def lands_at():
    """Return the land at each pixel of the most enlarged map, row by row, by its place in the list; 0 is water."""
    image = Image.new("L", (LARGE.width, LARGE.height))
    draw = ImageDraw.Draw(image)
    for number, shape in enumerate(geography.shapes().values(), 1):
        draw.polygon(LARGE.line(shape), fill=number)
    return image


@pytest.fixture(scope="module")
def lands_near():
    """Return a function for the lands within a distance of a point of the most enlarged map."""
    image, names = lands_at(), ["", *LANDS]

    def near(at, reach=0):
        x, y = at
        cut = image.crop((x - reach, y - reach, x + reach + 1, y + reach + 1))
        return {names[number] for _, number in cut.getcolors()} - {""}

    return near


@pytest.mark.parametrize("size", MAPS)
def test_no_two_places_of_the_map_overlap(size):
    boxes = boxed(*MAPS[size])
    assert [(*one, *other) for one, other in combinations(boxes, 2) if overlap(boxes[one], boxes[other])] == []


@pytest.mark.parametrize("size", MAPS)
def test_every_place_lies_within_the_map(size):
    window, scale = MAPS[size]
    whole = (0, 0, window.width, window.height)
    assert [
        what for what, box in boxed(window, scale).items() if overlap(box, msgspec.convert(whole, type(box))) != box
    ] == []


def test_a_number_lies_on_its_land(lands_near):
    found = {name: lands_near(places(LARGE, CLOSE)[name].label.centre) for name in PLAYABLE}
    assert {name: there for name, there in found.items() if there != {name}} == {}


def test_troops_lie_on_their_land_or_in_the_water_beside_it(lands_near):
    for name in PLAYABLE:
        middle = places(LARGE, CLOSE)[name].pieces.centre
        assert lands_near(middle) <= {name}, name
        assert name in lands_near(middle, CLOSE.shield), name


def test_letters_and_fleets_lie_in_the_water(lands_near):
    for name in SEAS:
        here = places(LARGE, CLOSE)[name]
        assert lands_near(here.label.centre) | lands_near(here.pieces.centre) == set(), name


@pytest.mark.parametrize("size", MAPS)
def test_a_name_is_nearer_to_its_own_number_or_letter_than_to_any_other(size):
    map_ = places(*MAPS[size])

    def gap(box, other):
        aside = max(box.x - other.right, other.x - box.right, 0)
        return hypot(aside, max(box.y - other.bottom, other.y - box.bottom, 0))

    for name, here in map_.items():
        if here.name is not None:
            gaps = {other: min(gap(here.name, box) for box in map_[other][:2]) for other in map_}
            assert min(gaps, key=gaps.__getitem__) == name
    assert any(here.name for here in map_.values())


def crowd():
    """Return a view with as much as the rules allow everywhere, and notes on all lands."""
    view = picture_cases.begun()
    lands = {
        name: msgspec.structs.replace(
            here,
            level=2,
            revolt=True,
            ruin=True,
            armies=tuple(Army(seat, 9, 9, 1) for seat in range(5)),
            besiegers=(3, 4),
        )
        if name in PLAYABLE
        else here
        for name, here in view.lands.items()
    }
    seas = {name: tuple(Fleets(seat, 2, 1, 1, 1) for seat in range(5)) for name in SEAS}
    return msgspec.structs.replace(view, lands=lands, seas=seas)


def drawn(view, size, notes):
    window, scale = MAPS[size]
    canvas = Canvas(HIGHEST)
    place(canvas, view, window, (0, 0), scale, picture_cases.localizer(), notes=notes)
    return [stroke for layer in canvas.drawn().layers for stroke in layer.strokes]


@pytest.mark.parametrize("noted", [False, True])
@pytest.mark.parametrize("size", MAPS)
def test_pieces_stay_in_their_places_however_many_there_are(size, noted):
    note = (Note("swords", "24:19", "field"), Note("tower", "24:21", "siege"))
    strokes = drawn(crowd(), size, dict.fromkeys(PLAYABLE, note) if noted else {})
    rooms = [here.pieces for here in places(*MAPS[size]).values()]
    panels = [stroke.box for stroke in strokes if isinstance(stroke, Panel)]
    assert len(panels) >= len(rooms)
    assert [box for box in panels if not any(overlap(box, room) == box for room in rooms)] == []


def test_each_land_has_room_for_the_regular_and_elite_armies_of_its_owner():
    view = picture_cases.begun()
    lands = {
        name: msgspec.structs.replace(here, owner=0, armies=(Army(0, 3, 2, 0),)) if name in PLAYABLE else here
        for name, here in view.lands.items()
    }
    for size in MAPS:
        strokes = drawn(msgspec.structs.replace(view, lands=lands, seas=dict.fromkeys(SEAS, ())), size, {})
        numbers = [stroke.text for stroke in strokes if isinstance(stroke, Text) and stroke.size == MAPS[size][1].text]
        assert not [text for text in numbers if text.startswith("×")], size
        assert numbers.count("2") >= len(PLAYABLE), size


def test_what_exceeds_its_room_is_counted_for_each_seat_and_then_in_all():
    view = picture_cases.begun()

    def shown(*armies):
        here = msgspec.structs.replace(view.lands["serres"], owner=0, armies=armies)
        seen = msgspec.structs.replace(view, lands=view.lands | {"serres": here})
        room = places(*MAPS["5 seats"])["serres"].pieces
        return [
            stroke.text
            for stroke in drawn(seen, "5 seats", {})
            if isinstance(stroke, Text) and room.x <= stroke.x <= room.right and room.y < stroke.y < room.bottom
        ]

    assert shown(Army(0, 2, 1, 0)) == ["2", "1"]
    assert shown(Army(0, 2, 1, 0), Army(1, 3, 1, 1)) == ["3", "5"]
    assert shown(Army(0, 2, 1, 0), Army(1, 3, 1, 1), Army(2, 1, 0, 0)) == ["×9"]


def test_numbers_letters_and_names_lie_above_all_pieces():
    strokes = drawn(picture_cases.crowded(), "5 seats", {})
    numbers = {str(number) for number in geography.numbers().values()}
    first = min(
        place
        for place, stroke in enumerate(strokes)
        if isinstance(stroke, Text)
        and (stroke.anchor == "mm" and (stroke.text in numbers or not stroke.text.isdigit()))
    )
    last = max(place for place, stroke in enumerate(strokes) if isinstance(stroke, Panel))
    assert last < first
