"""Shapes of lands, borders, ferry lines, regions, and the numbers and letters of places."""

from collections import Counter

from games.balkans.data import geography
from games.balkans.data.components import LANDS, PLAYABLE, SEAS


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


def test_every_land_lies_in_a_region_that_fits_a_menu():
    regions = Counter(geography.region(land) for land in PLAYABLE)
    assert set(regions) == {"danube", "thrace", "macedonia", "adriatic", "asia", "islands"}
    assert min(regions.values()) >= 4
    assert max(regions.values()) <= 25


def test_every_sea_bears_a_letter_of_its_own():
    letters = geography.letters()
    assert set(letters) == set(SEAS)
    assert len(set(letters.values())) == len(SEAS)


def test_what_stands_on_a_land_is_drawn_within_it():
    shapes = geography.shapes()
    for land in PLAYABLE:
        x, y = geography.middle(land)
        assert min(px for px, _ in shapes[land]) + 2 < x < max(px for px, _ in shapes[land]) - 2
        assert min(py for _, py in shapes[land]) + 2 < y < max(py for _, py in shapes[land]) - 2
