"""Situations where several rules meet, each decided by the sentence its test is named after."""

from __future__ import annotations

import pytest

from games.core.contract import PUBLIC
from games.magove import GAME
from games.magove.rules.events import (
    BiddingClosed,
    BidMade,
    BidsRevealed,
    GameOver,
    NoTrumpLastRound,
    OthersSeen,
    OwnCardSeen,
    RoundScored,
    RoundStarted,
    TrumpTurned,
)
from games.magove.rules.moves import Bid
from games.magove.rules.options import MagoveOptions
from games.magove.rules.state import Phase, holding
from games.magove.views.view import HIDDEN
from tests.games.magove.positions import after, dealt, legal, play, position, winner

# Wizards and jesters at the head of a trick


@pytest.mark.parametrize("trump", [None, "B", "R"])
def test_a_wizard_led_binds_nobody_and_shows_no_void(trump: str | None) -> None:
    """After a wizard at the start no race is led, so a discard says nothing about a hand (RULES 5.4)."""
    state = position("Z1 B5", "B2 R3", "R7 G1", trump=trump)
    play(state, "0 play Z\n1 play R3\n2 play G1")
    view = GAME.view(state, PUBLIC)
    assert (view.void, view.won) == (((), (), ()), (1, 0, 0))


def test_jesters_then_a_wizard_leave_everybody_free() -> None:
    """The card that decides is the wizard, which has no race (RULES 5.4, 10)."""
    state = position("N1 B5", "N2 R3", "Z4 G1", "B2 R4", trump="B")
    play(state, "0 play N\n1 play N\n2 play Z")
    assert legal(state, 3) == ["play B2", "play R4"]
    play(state, "3 play R4")
    assert GAME.view(state, PUBLIC).won == (0, 0, 1, 0)


def test_the_leader_of_jesters_leads_again() -> None:
    """Of jesters alone the first wins, and who wins leads (RULES 5.4, 5.5)."""
    state = position("B5 N4", "N1 R3", "N2 G1", "N3 Y1", leader=1)
    play(state, "1 play N\n2 play N\n3 play N\n0 play N")
    assert (state.leader, state.won) == (1, [0, 1, 0, 0])


def test_five_can_never_play_jesters_alone() -> None:
    """Four jesters are too few for five, so the fifth card wins, however low (RULES 5.5)."""
    assert winner("N1 N2 N3 N4 B1") == 4


def test_a_race_after_a_leading_jester_must_be_followed() -> None:
    assert after("N1 R9", "R1 B13 Z2 N3 N4", trump="B") == ["R1", "Z", "N"]


def test_a_trump_that_is_led_is_followed_with_trumps() -> None:
    """The trump race is led like any other, and who has none shows it (RULES 5.4)."""
    state = position("R2 B1", "R1 B2", "B3 G1", trump="R")
    play(state, "0 play R2\n1 play B2 ✗ must-follow\n1 play R1\n2 play G1")
    assert GAME.view(state, PUBLIC).void == ((), (), ("R",))


def test_a_higher_card_of_another_race_never_wins_without_trump() -> None:
    assert winner("G1 B13 R13 Y13") == 0


# Bidding


def test_any_bid_is_final_and_comes_in_any_order_when_secret() -> None:
    """The last bid closes the bidding, from any seat; numbers come out from the dealer's left (RULES 5.3, 8)."""
    state, _, _ = dealt("B1 R1 G1 Y7", seats=3, first_dealer=0, options=MagoveOptions(bidding="secret_bids"))
    asked = GAME.view(state, 1).question
    assert play(state, "0 bid 1") == [BidMade(0, None)]
    assert GAME.view(state, 1).question == asked
    assert play(state, "2 bid 0") == [BidMade(2, None)]
    events = play(state, "2 bid 1 ✗ already-bid\n1 bid 1")
    assert events == [BidMade(1, None), BidsRevealed(((1, 1), (2, 0), (0, 1))), BiddingClosed(2, 1)]


def test_a_secret_prediction_comes_out_with_the_scores_of_the_last_round_too() -> None:
    """Nothing of it is known before, and everything is known at the end (RULES 7)."""
    options = MagoveOptions(bidding="secret_prediction", rounds=1)
    state, _, _ = dealt("B1 R1 G1 Y7", seats=3, first_dealer=0, options=options)
    assert play(state, "0 bid 1\n1 bid 1\n2 bid 0")[-1] == BiddingClosed(None, 1)
    assert GAME.view(state, PUBLIC).bids == (None, None, None)
    assert GAME.view(state, PUBLIC).total is None
    events = play(state, "1 play B1\n2 play R1\n0 play G1")
    assert [type(event) for event in events[-3:]] == [BidsRevealed, RoundScored, GameOver]
    assert GAME.view(state, PUBLIC).bids == (1, 1, 0)


def test_the_bid_that_is_barred_can_be_the_highest_or_the_lowest() -> None:
    """What is barred is what would make the sum come out, from none to all (RULES 5.3)."""
    options = MagoveOptions(plus_minus_one=True)
    for bids, left in (("1 bid 0\n2 bid 0", ["bid 0"]), ("1 bid 1\n2 bid 0", ["bid 1"])):
        state, _, _ = dealt("B1 R1 G1 Y7", seats=3, options=options)
        play(state, bids)
        assert legal(state, 0) == left


def test_a_round_that_begins_with_the_choice_of_trump_has_forgotten_the_last_one() -> None:
    """Until the bids are in no trick is numbered, and the dealer's left neighbour is the one who will lead (RULES 5.4)."""
    state, _, chance = dealt("B1 R1 G1 Y7", "B1 R1 G1 B2 R2 G2 Z3", seats=3)
    assert GAME.view(state, PUBLIC).leader == 1
    play(state, "1 bid 0\n2 bid 0\n0 bid 0\n1 play B1\n2 play R1\n0 play G1", chance)
    view = GAME.view(state, PUBLIC)
    assert (view.phase, view.dealer, view.leader, view.number) == ("trump", 1, 2, 0)
    state, _, _ = dealt("B1 R1 G1 Z1", seats=3, first_dealer=2)
    view = GAME.view(state, PUBLIC)
    assert (view.phase, view.leader, view.number) == ("trump", 0, 0)


# Clairvoyance


@pytest.mark.parametrize("bidding", ["secret_bids", "secret_prediction"])
def test_who_has_bid_in_secret_waits_for_the_own_card_like_all(bidding: str) -> None:
    """A card comes into sight with the last bid, not with the own one (RULES 7)."""
    options = MagoveOptions(clairvoyance=True, bidding=bidding)
    state, events, chance = dealt("B5 Z1 G9 R4", seats=3, first_dealer=2, options=options)
    assert [event for event in events if event.audience == 0] == [OthersSeen(0, ((1, "Z1"), (2, "G9")))]
    play(state, "1 bid 1\n0 bid 0")
    assert GAME.view(state, 1).hand == GAME.view(state, 0).hand == (HIDDEN,)
    told = GAME.play(state, 2, Bid(1), chance)
    assert [event for event in told if event.audience == 0] == [OwnCardSeen(0, "B5")]
    assert [GAME.view(state, seat).hand for seat in range(3)] == [("B5",), ("Z1",), ("G9",)]


def test_while_a_blind_dealer_chooses_nobody_sees_the_own_card() -> None:
    """The variant outweighs the right to see the hand first, for the dealer and for all (RULES 5.2, 10)."""
    state, _, _ = dealt("B5 Z1 G9 Z4", seats=3, first_dealer=2, options=MagoveOptions(clairvoyance=True))
    assert state.phase is Phase.TRUMP
    assert [GAME.view(state, seat).hand for seat in range(3)] == [(HIDDEN,)] * 3
    assert GAME.view(state, 0).faces == ((HIDDEN,), ("Z1",), ("G9",))
    assert GAME.view(state, PUBLIC).faces == ()


# Single suit and short games


def test_a_single_suit_round_begins_with_every_deck_whole() -> None:
    """After a round the cards go back to their owners (RULES 4.2)."""
    state, events, _ = dealt(seats=4, options=MagoveOptions(single_suit=True, step=2))
    assert not any(isinstance(event, TrumpTurned | NoTrumpLastRound) for event in events)
    while state.round == 1:
        seat = state.waiting[0]
        play(state, f"{seat} {GAME.moves(state, seat)[0]}")
    assert [len(holding(state, seat)) for seat in range(4)] == [6] * 4
    assert GAME.view(state, PUBLIC).talon == 9
    assert (state.turned, GAME.view(state, PUBLIC).trump) == (None, None)


def test_a_single_suit_gives_equal_cards_to_the_first() -> None:
    """Values alone count, and the first of equals wins: nobody follows, nobody trumps (RULES 5.5)."""
    assert winner("R7 B13 G13 Y13", single_suit=True) == 1
    assert winner("N2 R1 Z3 Z1", single_suit=True) == 2


@pytest.mark.parametrize(
    ("seats", "options", "turned"),
    [(3, {"step": 2}, True), (4, {"step": 2}, False), (5, {"step": 2}, True), (6, {"step": 2}, True), (4, {}, False)],
)
def test_the_last_round_has_a_trump_card_only_if_one_is_left(seats: int, options: dict[str, int], turned: bool) -> None:
    """No trump in a last round is due to the empty deck, not to its being the last (RULES 4.3, 10)."""
    state, _, chance = dealt(seats=seats, options=MagoveOptions(**options))
    last = state.options.rounds_played(seats)
    events = []
    while state.round < last:
        seat = state.waiting[0]
        events = play(state, f"{seat} {GAME.moves(state, seat)[0]}", chance)
    assert isinstance(events[-2], RoundStarted)
    assert isinstance(events[-1], TrumpTurned if turned else NoTrumpLastRound)
    assert (state.turned is not None) == turned


# The end


def test_equal_totals_win_together() -> None:
    """There is no tie-break: several are first, and the place after them stays empty (RULES 6)."""
    state, _, chance = dealt("B1 R1 G1 B13", seats=3, options=MagoveOptions(rounds=1))
    events = play(state, "1 bid 1\n2 bid 0\n0 bid 0\n1 play B1\n2 play R1\n0 play G1", chance)
    assert events[-1] == GameOver((2, 1, 2), (20, 30, 20))
    state, _, chance = dealt("B1 R1 G1 B13", seats=3, options=MagoveOptions(rounds=1))
    events = play(state, "1 bid 0\n2 bid 0\n0 bid 0\n1 play B1\n2 play R1\n0 play G1", chance)
    assert events[-1] == GameOver((1, 3, 1), (20, -10, 20))
    assert legal(state, 0) == []
