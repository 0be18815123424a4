"""Helpers that games share: legality, places, grouping of news, typed names, reconstruction of states from views."""

from __future__ import annotations

from typing import ClassVar

import pytest

from games.core.contract import Event, IllegalMove, Move, Pick, Reason, UnknownName, View
from games.core.legality import is_legal, must_be_legal, single_moves
from games.core.news import in_groups
from games.core.ranking import places_for, seats_by_place
from games.core.reconstruct import reconstruction
from games.core.typed_names import lexicon, nearest, plain, read_number, read_yes_or_no


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


def test_the_reason_is_computed_only_for_refused_moves():
    must_be_legal(Say("yes"), CHOICES, lambda: pytest.fail("it was legal"))
    with pytest.raises(IllegalMove) as caught:
        must_be_legal(Say("no"), CHOICES, lambda: (Reason.NOT_NOW, {"word": "no"}))
    assert (caught.value.why, caught.value.data, caught.value.instead) == (Reason.NOT_NOW, {"word": "no"}, CHOICES)


def test_equal_results_share_a_place_and_skip_the_next():
    assert places_for([7, 9, 9, -1]) == (3, 1, 1, 4)
    assert places_for([(1, 5), (2, 0), (1, 6)]) == (3, 1, 2)
    assert places_for([0, 0]) == (1, 1)
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


def test_typed_words_match_in_any_case_and_with_any_accents():
    known = lexicon({"R": "red червена roșu", "B": "blue синя"})
    assert plain("ЧЕРВЁНА Roșu") == "червена rosu"
    assert [known[plain(text)] for text in ("RED", "rosu", "roșu", "СИНЯ")] == ["R", "R", "R", "B"]
    assert nearest("bleu", known) == ["blue"]


def test_typed_numbers_and_answers():
    assert read_number(" 07 ") == "7"
    for text in ("", "-1", "1.5", "seven"):
        with pytest.raises(UnknownName):
            read_number(text)
    assert [read_yes_or_no(text) for text in ("Yes", "ДА", "нет", "nu")] == ["yes", "yes", "no", "no"]
    assert read_yes_or_no("reverse", yes="reverse") == "yes"
    with pytest.raises(UnknownName) as caught:
        read_yes_or_no("perhaps")
    assert caught.value.nearest == ("yes", "no")


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
