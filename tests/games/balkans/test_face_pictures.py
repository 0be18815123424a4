"""The pictures of Battle for the Balkans stay as they were, and differ where the table differs."""

import pytest
from PIL import Image, ImageChops, ImageStat

from games.balkans import geography
from games.balkans.components import LANDS, PLAYABLE, SEAS
from games.balkans.face import FACE
from games.balkans.relief import WHOLE
from games.balkans.spread import Thing, apart, broken
from tests.games.balkans import looks

NAMES = ("start", "siege", "hand", "over")


@pytest.fixture(scope="module")
def drawn():
    return looks.drawn()


def unlike(one, other):
    """Return how far two pictures differ, on average of all pixels and colours, of 255."""
    difference = ImageChops.difference(one, other)
    return sum(ImageStat.Stat(difference).mean) / 3


@pytest.mark.parametrize("name", NAMES)
def test_pictures_look_as_they_did(name, drawn, tmp_path):
    now = looks.small(drawn[name])
    before = Image.open(looks.REFERENCES / f"{name}.png").convert("RGB")
    now.save(tmp_path / f"{name}.png")
    assert now.size == before.size
    assert unlike(now, before) < 2.5, f"{name} looks different: see {tmp_path}"


def test_the_comparison_can_fail(drawn):
    start, siege = looks.small(drawn["start"]), looks.small(drawn["siege"])
    assert unlike(start, siege) > 8


def test_the_same_view_gives_the_same_picture(drawn):
    assert drawn["start"] == FACE.picture(looks.begun(), looks.voice("bg"))


@pytest.mark.parametrize(
    "change",
    [
        {"revolt": True},
        {"ruin": True},
        {"level": 2},
        {"owner": 3},
        {"armies": ()},
    ],
)
def test_whatever_changes_on_a_land_shows(change, drawn):
    view = looks.begun()
    lands = view.lands | {"karvuna": looks.changed(view.lands["karvuna"], **change)}
    assert FACE.picture(looks.changed(view, lands=lands), looks.voice("bg")) != drawn["start"]


def test_the_whole_map_is_within_the_window():
    left, top, wide = WHOLE
    spots = [geography.spot(name) for name in (*LANDS, *SEAS)]
    assert left < min(x for x, _ in spots)
    assert max(x for x, _ in spots) < left + wide
    assert top < min(y for _, y in spots)


# The map


def test_each_land_has_a_shape_around_its_label_and_a_number_of_its_own():
    numbers = geography.numbers()
    assert sorted(numbers.values()) == list(range(1, len(PLAYABLE) + 1))
    for name, shape in geography.shapes().items():
        assert len(shape) > 8
        x, y = geography.spot(name)
        assert min(px for px, _ in shape) < x < max(px for px, _ in shape)
        assert min(py for _, py in shape) < y < max(py for _, py in shape)


def test_every_border_of_the_rules_is_drawn_as_a_border_or_as_a_ferry():
    ways = sum(len(land.lands) for land in LANDS.values()) // 2
    touching = sum(geography._shared(name, other) is not None for name in LANDS for other in LANDS[name].lands)
    assert touching // 2 + len(geography.ferries()) == ways
    assert touching // 2 > 0.8 * ways


def test_things_move_apart_unless_they_are_held():
    held, other = Thing(100, 100, 40, 40, held=True), Thing(110, 100, 40, 40)
    apart([held, other], 400, 400)
    assert (held.x, held.y) == (100, 100)
    assert abs(other.x - held.x) >= 40


def test_text_is_broken_between_words():
    assert broken("one two three", 34, 10, 2) == ["one", "two three"]
    assert broken("one", 34, 10, 2) == ["one"]
