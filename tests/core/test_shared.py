"""Helpers that games share: legality, places, grouping of news, typed names, reconstruction of states from views."""

from typing import ClassVar

import pytest

from games.core.chance import QuickChance
from games.core.contract import PUBLIC, Event, IllegalMove, Move, Pick, PrivateEvent, Reason, View
from games.core.legality import is_legal, must_be_legal, single_moves
from games.core.news import all_of, heard, in_groups
from games.core.random_moves import last_move, random_move, sample
from games.core.ranking import expected_shares, places_for, seats_by_place, shares_beaten
from games.core.reconstruct import reconstruction
from games.core.regions import Region
from games.core.turning_points import each, greatest


class Say(Move, frozen=True):
    verb: ClassVar[str] = "say"
    word: str


class Keep(Move, frozen=True):
    verb: ClassVar[str] = "keep"
    names: tuple[str, ...]


CHOICES = (Say("yes"), Pick(Keep, ("a", "b", "c"), 1, 2))


def test_a_move_is_legal_if_it_is_listed_or_fits_a_pick():
    assert is_legal(Say("yes"), CHOICES)
    assert is_legal(Keep(("a", "c")), CHOICES)
    assert not is_legal(Say("no"), CHOICES)
    assert not is_legal(Keep(("c", "a")), CHOICES)
    assert single_moves(CHOICES) == [Say("yes")]


class Discard(Move, frozen=True):
    verb: ClassVar[str] = "discard"
    place: str
    names: tuple[str, ...]


HEAVY = Pick(Discard, ("a", "b", "c", "d"), 1, 3, ("here",), weights=(1, 5, 2, 1), need=6)


def test_a_pick_makes_a_move_in_the_order_of_its_pool():
    assert HEAVY.verb == "discard"
    assert HEAVY.make(["c", "a"]) == Discard("here", ("a", "c"))
    assert HEAVY.make(["z", "b"]) == Discard("here", ("b", "z")), "what is not in the pool comes last"


@pytest.mark.parametrize(
    ("move", "fits"),
    [
        (Discard("here", ("a", "b")), True),
        (Discard("here", ("b",)), False),  # too light
        (Discard("here", ("a", "c", "d")), False),  # too light
        (Discard("here", ("b", "c")), True),
        (Discard("here", ("b", "a")), False),
        (Discard("here", ("a", "b", "c", "d")), False),
        (Discard("here", ()), False),
        (Discard("here", ("b", "z")), False),
        (Discard("there", ("a", "b")), False),
        (Keep(("a", "b")), False),
    ],
)
def test_a_move_fits_a_pick_by_kind_place_number_order_and_weight(move, fits):
    assert HEAVY.fits(move) == fits


def test_a_random_move_may_be_any_legal_one():
    """Also any number of items out of a pool; where they have weights, the heaviest, which are enough."""
    rng = QuickChance(1)
    found = {random_move(None, CHOICES, rng) for _ in range(200)}
    pairs = [("a",), ("b",), ("c",), ("a", "b"), ("a", "c"), ("b", "c")]
    assert found == {Say("yes"), *(Keep(names) for names in pairs)}
    assert {sample(HEAVY, rng) for _ in range(20)} == {Discard("here", ("b", "c", "d"))}


def test_the_last_choice_takes_as_little_as_it_may():
    assert last_move(None, [Say("no"), Say("yes")]) == Say("yes")
    assert last_move(None, CHOICES) == Keep(("c",))
    assert last_move(None, [Pick(Keep, ("a", "b", "c"), 2, 3)]) == Keep(("b", "c"))
    assert HEAVY.fits(last_move(None, [HEAVY]))


def test_the_reason_is_computed_only_for_refused_moves():
    must_be_legal(Say("yes"), CHOICES, lambda: pytest.fail("it was legal"))
    with pytest.raises(IllegalMove) as caught:
        must_be_legal(Say("no"), CHOICES, lambda: (Reason.NOT_NOW, {"word": "no"}))
    assert (caught.value.why, caught.value.data, caught.value.instead) == (Reason.NOT_NOW, {"word": "no"}, CHOICES)


def test_equal_results_share_a_place_and_skip_the_next():
    assert places_for([7, 9, 9, -1]) == (3, 1, 1, 4)
    assert places_for([(1, 5), (2, 0), (1, 6)]) == (3, 1, 2)
    assert places_for([0, 0]) == (1, 1)


def test_a_seat_has_beaten_the_rivals_behind_it_and_half_of_those_beside_it() -> None:
    assert shares_beaten([1, 2, 2, 4]) == [1.0, 0.5, 0.5, 0.0]
    assert shares_beaten([1, 1]) == [0.5, 0.5]


def test_partners_are_no_rivals() -> None:
    assert shares_beaten([1, 3, 1, 3], (0, 1, 0, 1)) == [1.0, 0.0, 1.0, 0.0]
    assert shares_beaten([1, 2, 3], (0, 1, 1)) == [1.0, 0.0, 0.0]


def test_where_all_lose_nobody_has_beaten_anybody() -> None:
    assert shares_beaten([2, 2, 2]) == [0.0, 0.0, 0.0]


def test_expected_shares_follow_the_points_and_how_much_they_may_change() -> None:
    sure, open_ = expected_shares([30, 10], 10), expected_shares([30, 10], 100)
    assert sure[0] == pytest.approx(0.9772, abs=1e-4)
    assert 0.5 < open_[0] < sure[0]
    assert sum(sure) == sum(open_) == pytest.approx(1)
    assert expected_shares([5, 5, 4], 0) == shares_beaten([1, 1, 3])
    assert expected_shares([9, 1, 1], 0, (0, 1, 1)) == [1.0, 0.0, 0.0]
    assert seats_by_place((3, 1, 1, 4)) == [(1, [1, 2]), (3, [0]), (4, [3])]


class Laid(Event, frozen=True):
    seat: int


class Won(Event, frozen=True):
    seat: int


def test_equal_neighbours_are_grouped():
    events = [Laid(0), Laid(1), Won(0), Won(0), Laid(2)]
    groups = in_groups(events, lambda event: Laid if isinstance(event, Laid) else None)
    assert groups == [(Laid(0), Laid(1)), (Won(0),), (Won(0),), (Laid(2),)]
    assert in_groups([], lambda event: None) == []


class Drew(PrivateEvent, frozen=True):
    card: str


def test_an_audience_hears_what_is_public_and_what_is_its_own():
    events = [Laid(0), Drew(1, "8H"), Won(0), Drew(0, "9C")]
    assert heard(events, PUBLIC) == (Laid(0), Won(0))
    assert heard(events, 1) == (Laid(0), Drew(1, "8H"), Won(0))
    assert all_of(events, Drew) == [Drew(1, "8H"), Drew(0, "9C")]
    assert all_of(events, Laid, Won) == [Laid(0), Won(0)]


def test_neighbours_in_a_group_are_equal_even_if_their_value_is_a_number():
    """An event of its own at place 1 is not taken for one of the group called 1."""
    assert in_groups([Laid(1), Won(0), Laid(1)], lambda event: 1 if isinstance(event, Laid) else None) == [
        (Laid(1),),
        (Won(0),),
        (Laid(1),),
    ]


def test_turning_points_are_found_in_the_steps_of_a_table():
    steps = [[Laid(3), Won(1)], [], [Laid(5)], [Won(0), Laid(5), Laid(2)]]
    laid = list(each(steps, Laid))
    assert laid == [(0, Laid(3)), (2, Laid(5)), (3, Laid(5)), (3, Laid(2))]
    assert greatest(laid, lambda event: event.seat) == (2, Laid(5)), "the first of the largest"
    assert greatest(laid, lambda event: event.seat, least=5) == (2, Laid(5))
    assert greatest(laid, lambda event: event.seat, least=6) is None
    assert greatest(laid, lambda event: event.seat - 4) == (2, Laid(5)), "at least 1"
    assert greatest(laid, lambda event: event.seat - 5) is None


def test_equal_views_are_reconstructed_to_the_same_state():
    made = []

    def determinize(view, chance):
        made.append(chance.below(100))
        return [view.question]

    reconstruct = reconstruction(determinize)
    state = reconstruct(View(audience=0, seats=2, asked=(), question=1))
    assert reconstruct(View(audience=0, seats=2, asked=(), question=1)) is state
    assert reconstruct(View(audience=1, seats=2, asked=(), question=1)) is not state
    assert len(made) == 2
    assert made[0] == made[1], "the random numbers are always the same"


@pytest.mark.parametrize(
    ("outline", "box", "centre"),
    [
        (((0, 0), (10, 0), (10, 10), (0, 10)), (0, 0, 10, 10), (5, 5)),
        (((5, 0), (10, 20), (0, 20)), (0, 0, 10, 20), (5, 10)),
        (((100, 100), (300, 100), (300, 400), (200, 400), (200, 180), (100, 180)), (100, 100, 300, 400), (250, 250)),
        # a U whose right arm is wider than its left one
        (((0, 0), (10, 0), (10, 80), (40, 80), (40, 0), (100, 0), (100, 90), (0, 90)), (0, 0, 100, 90), (70, 45)),
    ],
)
def test_the_centre_of_a_region_is_the_middle_of_its_widest_part(outline, box, centre):
    region = Region(outline, ("land",))
    assert (region.box, region.centre) == (box, centre)
