"""Parts of the board that are shown one at a time, and the small buttons for places in them."""

import pytest

from games.carcassonne import GAME
from games.carcassonne.picture import PICTURES
from games.carcassonne.rules import moves
from games.carcassonne.text import TEXT
from games.carcassonne.text.windows import ACROSS, DOWN, headings, windows
from tests.games.carcassonne.picture_cases import TABLES, games, localizer, meeple, start
from tests.games.carcassonne.positions import position
from tests.games.tables import daily

ENGLISH = localizer()
SHOWN_WIDE = 350
"""How wide a picture is shown on a phone."""


def questions(number):
    """Yield the views of a random game at which a tile is to be laid."""
    for state, _ in games(**TABLES[number]):
        if state.phase == "place":
            yield GAME.view(state, state.actor)


@pytest.mark.parametrize("number", daily(len(TABLES), 2))
def test_each_spot_is_chosen_in_one_window_that_shows_all_tiles_beside_it(number):
    for view in questions(number):
        laid = {(tile.x, tile.y) for tile in view.tiles}
        chosen_in = {spot: window for window in windows(view) for spot in window.spots}
        assert sum(len(window.spots) for window in windows(view)) == len(view.spots) == len(chosen_in)
        for spot in view.spots:
            window = chosen_in[spot.name]
            assert window.holds(spot.x, spot.y)
            for x, y in ((0, 1), (0, -1), (1, 0), (-1, 0)):
                assert (spot.x + x, spot.y + y) not in laid or window.holds(spot.x + x, spot.y + y)
            assert window.across <= ACROSS
            assert window.down <= DOWN


@pytest.mark.parametrize("number", daily(len(TABLES), 2))
def test_tiles_are_at_least_44_pixels_large_on_a_phone(number):
    for view in questions(number):
        for window in windows(view):
            if len(window.spots) > 1:
                picture = PICTURES.hand(view, placements(view, window.spots), ENGLISH)
                touched = [region for region in picture.regions if region.field == "spot"]
                assert {name for region in touched for name in region.names} == set(window.spots)
                for region in touched:
                    left, _, right, _ = region.box
                    assert (right - left) * SHOWN_WIDE / picture.size[0] >= 44


def placements(view, spots):
    return [moves.Place(spot.name, turn) for spot in view.spots if spot.name in spots for turn in spot.turns]


def test_a_small_board_is_one_window_under_a_heading_in_words():
    view = GAME.view(start(), 0)
    assert len(windows(view)) == 1
    assert TEXT.words(moves.Place("B", 1), view, ENGLISH).heading == "Lay the tile at a spot: A to C…"


def test_the_headings_of_windows_say_where_they_lie_and_how_many_spots_they_hold():
    row = position("; ".join(f"U@{x},0 1" for x in range(1, 16)), hand="U")
    view = GAME.view(row, 0)
    told = dict.fromkeys(TEXT.words(move, view, ENGLISH).heading for move in GAME.moves(row, 0))
    assert len(told) == len(windows(view)) > 2
    assert {heading[0] for heading in told} >= {"←", "→"}
    assert sum(int(heading.split()[1]) for heading in told) == len(view.spots)


def lines(east, south):
    """Return the position with so many tiles in a row to the east of the first, and so many in a column to the south."""
    row = [f"U@{x},0 1" for x in range(1, east + 1)]
    return position("; ".join([*row, *(f"U@0,{y} 1" for y in range(1, south + 1))]), hand="U")


@pytest.mark.parametrize(
    ("east", "south", "shown"),
    [
        (4, 3, {"Lay the tile at a spot: A to P…": (-1, -1, 7, 6)}),
        (5, 3, {"• 17 spots": (-1, -1, 7, 6), "• 1 spot": (0, -1, 7, 6)}),
        (4, 4, {"• 17 spots": (-1, -1, 7, 6), "• 1 spot": (-1, 0, 7, 6)}),
        (0, 14, {"↑ 12 spots": (-1, 0, 3, 6), "• 12 spots": (-1, 6, 3, 6), "↓ 7 spots": (-1, 10, 3, 6)}),
        (9, 9, {"↖ 18 spots": (-1, -1, 7, 6), "↗ 9 spots": (4, -1, 7, 6), "↙ 11 spots": (-1, 5, 7, 6)}),
    ],
)
def test_each_heading_tells_where_its_window_lies(east, south, shown):
    state = lines(east, south)
    view = GAME.view(state, 0)
    window_of = {spot: window for window in windows(view) for spot in window.spots}
    told = {TEXT.words(move, view, ENGLISH).heading: window_of[move.spot] for move in GAME.moves(state, 0)}
    assert {heading: (at.left, at.top, at.across, at.down) for heading, at in told.items()} == shown


def test_a_window_holds_the_cells_within_its_edges():
    (window,) = windows(GAME.view(lines(4, 3), 0))
    for x, y in ((-1, -1), (5, 4), (-1, 4), (5, -1)):
        assert window.holds(x, y)
    for x, y in ((-2, 0), (6, 0), (0, -2), (0, 5)):
        assert not window.holds(x, y)


@pytest.mark.parametrize("number", daily(len(TABLES), 2))
def test_only_windows_in_one_place_with_as_many_spots_are_told_apart_by_their_first_spot(number):
    for view in questions(number):
        told = {(heading.part, heading.number, heading.first) for heading in headings(view).values()}
        alike = [(part, count) for part, count, _ in told]
        assert all(bool(first) == (alike.count((part, count)) > 1) for part, count, first in told)


def test_a_spot_is_named_by_its_letters_and_by_the_turn_where_there_are_several():
    view = GAME.view(start(), 0)
    turns = {spot.name: spot.turns for spot in view.spots}
    for spot, fitting in turns.items():
        for turn in fitting:
            key = TEXT.words(moves.Place(spot, turn), view, ENGLISH).key
            assert key == (spot if len(fitting) == 1 else f"{spot}{turn}")


@pytest.mark.parametrize("number", daily(len(TABLES), 2))
def test_choices_that_differ_have_names_that_differ(number):
    for state, _ in games(**TABLES[number]):
        if state.phase in {"place", "meeple"}:
            view = GAME.view(state, state.actor)
            different = {TEXT.canonical(move, view) for move in GAME.moves(state, state.actor)}
            keys = [TEXT.words(move, view, ENGLISH).key for move in different]
            assert len(set(keys)) == len(keys)


def test_a_place_for_a_meeple_is_named_alike_on_buttons_and_in_menus():
    """Its letter, what the meeple is called there, and its points; those that it scores at once are ticked."""
    state = meeple()
    view = GAME.view(state, state.actor)
    *features, none = GAME.moves(state, state.actor)
    labels = [TEXT.words(move, view, ENGLISH).label for move in features]
    assert [TEXT.words(move, view, ENGLISH).key for move in features] == labels
    assert labels[:2] == ["A · highwayman ↑, 1 so far", "B · highwayman →, 2 now"]
    assert TEXT.words(none, view, ENGLISH).key == ""
