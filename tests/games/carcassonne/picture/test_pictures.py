"""Carcassonne's pictures show what the view says and nothing else."""

from itertools import pairwise, product
from random import Random

import msgspec
import pytest
from PIL import ImageChops, ImageStat

from games.carcassonne import GAME
from games.carcassonne.data.tiles import NUMBER, TILES
from games.carcassonne.picture import ground, tiles, track
from games.carcassonne.picture.hand import near
from games.carcassonne.rules.moves import Place
from games.carcassonne.text import TEXT
from games.carcassonne.text.names import place
from games.carcassonne.views.view import Laid
from games.check.golden import fits, opened, pngs
from games.core.contract import PUBLIC
from games.kit import lettering, palette
from games.kit.layout import LOWEST, Box
from tests.games.carcassonne.picture_cases import (
    award,
    games,
    hand,
    localizer,
    meeple,
    message,
    moment,
    one_spot,
    robber,
    start,
    steal,
)
from tests.games.carcassonne.positions import position
from tests.games.carcassonne.sheet import drawn
from tests.games.tables import touched

PICTURES = pngs("carcassonne")
ENGLISH = localizer()


def test_the_tiles_that_are_kept_are_those_that_are_drawn() -> None:
    for name in NUMBER:
        for turn in range(4):
            apart = ImageChops.difference(tiles.stored(name, turn), drawn(name, turn)).convert("L")
            assert ImageStat.Stat(apart).mean[0] < 1.5, (name, turn)
            assert sum(apart.histogram()[40:]) < 0.002 * tiles.STORED**2, (name, turn)


def test_who_is_not_asked_has_no_picture_of_their_own():
    state = robber()
    assert PICTURES.hand(GAME.view(state, 1), (), ENGLISH) is None
    assert PICTURES.hand(GAME.view(moment(0, "over", 60), 0), (), ENGLISH) is None


def test_at_one_spot_the_tile_is_shown_as_it_would_lie_there():
    view = GAME.view(start(), 0)
    drawn = {PICTURES.hand(view, [Place("A", turn) for turn in range(count)], ENGLISH) for count in (1, 2, 3, 4)}
    assert len(drawn) == 4
    assert all(map(fits, drawn))
    assert hand(one_spot()) != hand(start())


@pytest.mark.parametrize(("tile", "shown"), [("X", 1), ("U", 2), ("V", 4)])
def test_turns_that_look_alike_are_shown_once(tile, shown):
    view = GAME.view(position(hand=tile, seats=2), 0)
    at_one = {turn: PICTURES.hand(view, [Place("A", turn)], ENGLISH) for turn in range(4)}
    assert len(set(at_one.values())) == shown
    choices = GAME.moves(position(hand=tile, seats=2), 0)
    different = [move for move in choices if TEXT.canonical(move, view) == move]
    assert (len(different) == len(choices)) == (shown == 4)
    assert PICTURES.hand(view, choices, ENGLISH) == PICTURES.hand(view, different, ENGLISH)


@pytest.mark.parametrize(("hand", "board"), [("U", ""), ("B", "B@0,1 0; B@0,2 0"), ("X", "W@1,0 0; V@2,0 0; U@0,1 1")])
def test_nothing_near_a_tile_is_cut_off(hand, board):
    state = position(board, hand=hand, seats=2)
    for spot in GAME.view(state, 0).spots:
        laid = Laid(hand, spot.x, spot.y, spot.turns[0])
        place = near(GAME.view(state, 0), laid, Box(10, 20, 700, 600))
        assert place.at(place.left, place.top)[0] >= 10
        assert place.at(place.left, place.top)[1] >= 20
        assert place.at(place.left + place.across, place.top + place.down)[0] <= 710
        assert place.at(place.left + place.across, place.top + place.down)[1] <= 620
        assert place.left <= spot.x < place.left + place.across
        assert place.top <= spot.y < place.top + place.down
        assert place.size in {320, 700 // place.across, 600 // place.down}


def test_a_tile_shows_on_each_edge_what_its_data_say():
    colours = {"C": tiles.BRICK, "R": palette.LINEN, "F": palette.LEAF}
    for tile, turn in product(TILES, range(4)):
        image = tiles.large(tile.id, turn, 200)
        for side, at in enumerate(((100, 6), (193, 100), (100, 193), (6, 100))):
            shown = image.getpixel(at)
            nearest = min(
                colours,
                key=lambda edge: sum(abs(a - b) for a, b in zip(shown, palette.channels(colours[edge]), strict=True)),
            )
            assert nearest == tile.edges[(side - turn) % 4], (tile.id, turn, side, shown)


@pytest.mark.parametrize("seats", [2, 6])
def test_every_figure_stands_on_its_space(seats):
    state = next(iter(games(seats, 1, messages=True)))[0]
    state.totals[:] = [number * 7 % 60 for number in range(2 * seats)]
    state.robbers[:] = [48 + seat % 2 for seat in range(seats)]
    there = track.standing(GAME.view(state, PUBLIC))
    for seat in range(seats):
        assert ("meeple", seat) in there[state.totals[2 * seat] % 50]
        assert ("courier", seat) in there[state.totals[2 * seat + 1] % 50]
        assert ("robber", seat) in there[48 + seat % 2]
    assert sum(map(len, there.values())) == 3 * seats


@pytest.mark.parametrize("space", [0, 1, 23, 24, 25, 48, 49])
def test_a_crowd_on_one_space_stays_on_the_picture(space):
    state = next(iter(games(6, 1, messages=True)))[0]
    state.totals[:] = [space] * 12
    state.robbers[:] = [space] * 6
    drawn = PICTURES.table(GAME.view(state, PUBLIC), ENGLISH)
    assert fits(drawn)
    edge = opened(drawn).convert("RGB").crop((1060, 0, 1080, opened(drawn).height))
    purple = palette.channels(palette.SEATS[4].colour)
    assert min(sum(abs(a - b) for a, b in zip(c, purple, strict=True)) for _, c in edge.getcolors(99999)) > 60


def test_crowds_on_the_track_never_stand_in_one_place(subtests):
    for seed in range(40):
        with subtests.test(seed=seed):
            check_crowd(Random(seed))


def check_crowd(rng):
    state = next(iter(games(6, 1, messages=True)))[0]
    state.totals[:] = [rng.choice([0, 1, 3, 4, 24, 25, 48, rng.randrange(50)]) for _ in range(12)]
    state.robbers[:] = [rng.choice([-1, 0, 2, 24, 49]) for _ in range(6)]
    rows = track.rows(track.standing(GAME.view(state, PUBLIC)))
    assert sum(len(stack.figures) for row in rows for stack in row) == 12 + sum(space >= 0 for space in state.robbers)
    for row in rows:
        ends = [(stack.left, stack.left + 40 * stack.columns) for stack in row]
        assert all(right <= left for (_, right), (left, _) in pairwise(ends))
        assert not ends or (ends[0][0] >= 0 and ends[-1][1] <= track.WIDTH)
        for stack, (left, right) in zip(row, ends, strict=True):
            assert stack.tray or abs((left + right) // 2 - stack.space) <= 10
            assert stack.high * stack.columns >= len(stack.figures)


@pytest.mark.parametrize(("x", "y"), [(1, 0), (0, 1), (1, 1)])
def test_long_boards_are_drawn_whole(x, y):
    state = next(iter(games(6, 1, messages=True)))[0]
    view = GAME.view(state, PUBLIC)
    row = tuple(Laid("U", x * number - 5, y * number - 5, 0) for number in range(22))
    assert fits(PICTURES.table(msgspec.structs.replace(view, tiles=row, spots=()), ENGLISH))


@pytest.mark.parametrize("locale", ["en", "bg", "ru", "ro"])
@pytest.mark.parametrize("state", [start(), moment(3, "place", 70), moment(4, "place", 60)])
def test_marks_beside_the_board_say_where_the_texts_say_a_spot_is(state, locale):
    view, told = GAME.view(state, PUBLIC), localizer(locale)
    whole = Box(0, 0, 1024, 900)
    board = ground.place(view, whole, spots=True)
    by_column = {mark.x: mark for mark in ground.marks(board, told) if mark.anchor == "mm"}
    by_row = {mark.y: mark for mark in ground.marks(board, told) if mark.anchor == "rm"}
    checked = 0
    for spot in view.spots:
        x, y = (edge + board.size // 2 for edge in board.at(spot.x, spot.y))
        near = [by_column[x].text] if x in by_column else []
        near += [by_row[y].text] if y in by_row else []
        words = place(spot.x, spot.y, told).split()
        assert [text for text in near if text != "0"] == [word for word in words if word in near]
        checked += len(near)
    assert checked
    assert all("0" in {mark.text for mark in marks.values()} for marks in (by_column, by_row))
    assert all(mark.y < board.y for mark in by_column.values())
    assert all(mark.x < board.x for mark in by_row.values())
    for mark in (*by_column.values(), *by_row.values()):
        wide = lettering.measure(mark.text, lettering.SMALLEST, narrow=True)
        left = mark.x - (wide if mark.anchor == "rm" else wide // 2)
        assert -28 < left < left + wide < whole.right + 28, mark


@pytest.mark.parametrize(
    ("state", "verbs", "buttons"),
    [
        (start, {"place"}, set()),
        (one_spot, {"place"}, set()),
        (meeple, {"meeple"}, {"pass"}),
        (robber, set(), {"robber", "stay"}),
        (award, {"award"}, set()),
        (steal, set(), {"steal"}),
        (message, {"recall"}, {"two"}),
        (lambda: message("G"), {"follow"}, {"two"}),
        (lambda: message("D"), {"draw"}, {"two"}),
    ],
)
def test_what_is_on_the_board_or_in_hand_is_touched_and_what_is_on_the_track_or_nowhere_has_a_button(
    state, verbs, buttons
):
    made = state()
    assert touched(GAME, made, GAME.acting(made)[0], localizer("en", made.seats)) == (verbs, buttons)


@pytest.mark.parametrize("state", [moment(0, "place", 60), one_spot(), moment(0, "meeple", 40), robber(), message("A")])
def test_tiles_are_smaller_where_there_is_less_room(state):
    seat = GAME.acting(state)[0]
    view, choices = GAME.view(state, seat), GAME.moves(state, seat)
    usual = opened(PICTURES.hand(view, choices, ENGLISH)).height
    for highest in (usual, usual - 60, LOWEST):
        lower = PICTURES.hand(view, choices, ENGLISH, highest)
        assert fits(lower)
        assert opened(lower).height <= max(highest, LOWEST)
