"""Layout: nothing overlaps, nothing is outside the picture, and every card's index stays visible."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.kit import layout
from games.kit.layout import Box


def overlap(a, b):
    return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom


def within(a, b):
    return a.x >= b.x and a.y >= b.y and a.right <= b.right and a.bottom <= b.bottom


def test_plates_never_overlap(subtests):
    heights = (layout.LOWEST, 1080, layout.HIGHEST)
    for arrange, seats, height in itertools.product((layout.ring, layout.bank), range(2, 7), heights):
        with subtests.test(arrange=arrange.__name__, seats=seats, height=height):
            check_plates(arrange, seats, height)


def check_plates(arrange, seats, height):
    ring = arrange(seats, layout.whole(height))
    boxes = [spot.box for spot in ring.spots]
    assert len(boxes) == seats
    assert all(within(box, layout.whole(height)) and box.w >= 320 for box in boxes)
    assert within(ring.middle, layout.whole(height))
    for a, b in itertools.combinations([*boxes, ring.middle], 2):
        assert not overlap(a, b)


@pytest.mark.parametrize("arrange", [layout.ring, layout.bank])
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_arrow_of_each_plate_has_room(arrange, seats):
    ring = arrange(seats, layout.whole(1080))
    for spot in ring.spots:
        y = spot.box.bottom if spot.inward == "down" else spot.box.y - layout.ARROW_ROOM
        arrow = Box(spot.box.x, y, spot.box.w, layout.ARROW_ROOM)
        assert not any(overlap(arrow, other.box) for other in ring.spots)
        assert not overlap(arrow, ring.middle)


def test_a_ring_goes_clockwise():
    a, b, c, d, e, f = (spot.box.centre for spot in layout.ring(6, layout.whole(1080)).spots)
    assert a[0] < b[0] < c[0]
    assert d[0] > e[0] > f[0]
    assert a[1] == b[1] == c[1] < d[1] == e[1] == f[1]


@pytest.mark.parametrize("arrange", [layout.ring, layout.bank])
@pytest.mark.parametrize("seats", [1, 7])
def test_other_numbers_of_seats_than_two_to_six_are_refused(arrange, seats):
    with pytest.raises(ValueError, match="2 to 6"):
        arrange(seats, layout.whole(1080))


@given(st.integers(1, 12), st.sampled_from([(1.0, 1.4), (1.46, 1.64), (1.0, 1.86)]), st.integers(300, 1000))
def test_the_cells_of_a_grid_do_not_overlap(count, shape, height):
    box = Box(28, 40, 800, height)
    across, down = shape
    cells, card = layout.grid(count, box, across=across, down=down)
    things = [Box(x, y, int(card * across), int(card * down)) for x, y in cells]
    assert len(things) == count
    assert all(within(thing, box) for thing in things)
    assert not any(overlap(a, b) for a, b in itertools.combinations(things, 2))


@given(st.lists(st.integers(1, 13), min_size=1, max_size=5), st.integers(754, 1294))
def test_a_fan_shows_every_index(groups, height):
    box = Box(28, 28, 1024, height)
    cells, width = layout.fan(groups, box)
    assert len(cells) == sum(groups)
    assert 100 <= width <= 190
    lift = round(width * layout.HEAD / 2)
    for a, b in itertools.pairwise(cells):
        same_row = a.y == b.y
        assert b.x - a.x >= width * layout.STRIP - 2 if same_row else b.y - a.y >= width * 0.8 + lift
    for x, y in cells:
        card = Box(x, y - lift, width, round(width * layout.CARD_SHAPE) + lift)
        assert within(card, Box(box.x, box.y - 1, box.w + 1, box.h + 2))


def test_a_fan_keeps_a_group_in_one_row_if_possible():
    cells, _ = layout.fan([6, 5, 4, 5], Box(28, 28, 1024, 754))
    starts = [0, 6, 11, 15, 20]
    for start, end in itertools.pairwise(starts):
        assert len({cell.y for cell in cells[start:end]}) == 1


def test_too_many_cards_are_refused():
    with pytest.raises(ValueError, match="do not fit"):
        layout.fan([60], Box(28, 28, 1024, 400))


def test_a_grid_takes_no_more_rows_than_it_needs():
    cells, card = layout.grid(3, Box(0, 0, 1024, 1200))
    assert card == 190
    assert len({cell.y for cell in cells}) == 1
    assert len({cell.y for cell in layout.grid(9, Box(0, 0, 800, 1200)).cells}) == 3


@pytest.mark.parametrize("arrange", [layout.ring, layout.bank])
def test_a_single_plate_is_centred_and_at_most_half_as_wide(arrange):
    for seats in (2, 3):
        for spot in arrange(seats, layout.whole(1080)).spots:
            assert spot.box.w <= 512
    lone = layout.ring(3, layout.whole(1080)).spots[2].box
    assert abs(lone.centre[0] - 540) <= 1


def test_the_rows_of_a_grid_are_even():
    cells = layout.grid(5, Box(0, 0, 800, 800)).cells
    assert [len([c for c in cells if c.y == y]) for y in sorted({c.y for c in cells})] == [3, 2]


def test_the_rows_of_a_fan_lie_apart_rather_than_be_larger_while_they_can_be_read_well():
    cells, width = layout.fan([9, 9], Box(0, 0, 1024, 450))
    upper, lower = sorted({cell.y for cell in cells})
    assert width >= 136
    assert lower - upper >= width * (layout.CARD_SHAPE + layout.HEAD / 2) - 1
    crowded, _ = layout.fan([9, 9], Box(0, 0, 1024, 300))
    upper, lower = sorted({cell.y for cell in crowded})
    assert lower - upper < 136 * layout.CARD_SHAPE, "they overlap where there is no room"


def test_a_fan_of_few_cards_is_centred_with_gaps():
    cells, width = layout.fan([3], Box(100, 40, 900, 500))
    lift, tall = round(190 * layout.HEAD / 2), round(190 * layout.CARD_SHAPE)
    assert width == 190
    assert {b.x - a.x for a, b in itertools.pairwise(cells)} == {190 + layout.GAP // 2}
    assert abs(cells[1].x + width / 2 - 550) <= 1
    assert abs((cells[0].y - lift - 40) - (540 - cells[0].y - tall)) <= 1, "as much room above as below"
