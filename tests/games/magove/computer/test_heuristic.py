"""The default move and the computer's (RULES 5.7)."""

import pytest

from games.core.chance import SeededChance
from games.magove import GAME
from games.magove.computer.odds import Odds, spread_of
from games.magove.rules.moves import Bid, ChooseTrump, Play
from games.magove.rules.options import MagoveOptions
from games.magove.rules.state import Phase
from tests.games.magove.positions import dealt, play, position

BLIND = MagoveOptions(clairvoyance=True)


def default(state, seat: int):
    return GAME.default(GAME.view(state, seat), GAME.moves(state, seat))


def heuristic_move(state, seat: int):
    return GAME.heuristic(GAME.view(state, seat), GAME.moves(state, seat), SeededChance(bytes(32), 0))


def test_default_trump_is_the_longest_race_in_hand() -> None:
    """The race with most cards; ties in race order (RULES 5.7)."""
    state = position("B1 Y2 Y3 Z1", "R1", "G1")
    state.phase, state.dealer, state.waiting = Phase.TRUMP, 0, (0,)
    assert default(state, 0) == ChooseTrump("Y")
    state = position("G1 R3 Z1", "R1", "G1")
    state.phase, state.dealer, state.waiting = Phase.TRUMP, 0, (0,)
    assert default(state, 0) == ChooseTrump("R")


def test_default_trump_of_a_blind_dealer_is_the_longest_race_seen() -> None:
    state, _, _ = dealt("G5 G1 B9 Z4", seats=3, first_dealer=2, options=BLIND)
    assert default(state, 2) == ChooseTrump("G")


def test_default_bid_is_the_lowest_legal() -> None:
    state, _, _ = dealt("B1 R1 G1 Y7", seats=3, options=MagoveOptions(plus_minus_one=True))
    assert default(state, 1) == Bid(0)
    play(state, "1 bid 1 \n 2 bid 0")
    assert default(state, 0) == Bid(1)


@pytest.mark.parametrize(
    ("hand", "card"), [("R2 B2 Z1", "B2"), ("Z1 N2 N1 B1", "N"), ("Z2 Y13", "Y13"), ("Y3 G4", "Y3")]
)
def test_default_card_has_the_lowest_value(hand: str, card: str) -> None:
    assert default(position(hand, "R1", "G1"), 0) == Play(card)


def test_a_wizard_is_bid_and_a_jester_not() -> None:
    state, _, _ = dealt("Z1 N1 B2 R5", seats=3, first_dealer=2)
    assert heuristic_move(state, 0) == Bid(1)
    play(state, "0 bid 1")
    assert heuristic_move(state, 1) == Bid(0)


def test_clairvoyant_bids_weigh_the_cards_in_sight() -> None:
    """One wizard in sight before the own card: almost nothing wins; only low discards: almost everything does."""
    state, _, _ = dealt("Z1 B5 G9 R4", seats=3, first_dealer=2, options=BLIND)
    play(state, "0 bid 1")
    assert heuristic_move(state, 1) == Bid(0)
    state, _, _ = dealt("B5 N1 N2 N3", seats=3, first_dealer=2, options=BLIND)
    assert heuristic_move(state, 0) == Bid(1)


def test_a_needed_trick_is_taken_and_an_unneeded_one_left() -> None:
    """Bid met: the card that loses goes; a trick still needed: the likely winner is played."""
    state = position("B9 R1", "B3 B12", "B5 G1", trump="Y")
    play(state, "0 play B9")
    assert heuristic_move(state, 1) == Play("B3")
    state.bids = [0, 1, 0]
    assert heuristic_move(state, 1) == Play("B12")


def test_chances_are_chances() -> None:
    state = position("B13 R1 Z1 N1", "B3 B12 Z2 R4", "B5 G1 R6 R7", trump="G")
    odds = Odds(GAME.view(state, 0))
    assert odds.leading("Z1") == 1
    assert odds.leading("N1") == 0
    assert 0 < odds.leading("R1") < odds.leading("B13") < 1
    spread = spread_of([0.5, 0.25])
    assert spread == [0.375, 0.5, 0.125]


def test_computers_beat_chance() -> None:
    rng = SeededChance(b"anything".ljust(32), 1)
    state, _ = GAME.deal(MagoveOptions(rounds=8), 4, rng)
    while state.waiting:
        seat = state.waiting[0]
        choices = GAME.moves(state, seat)
        move = heuristic_move(state, seat) if seat % 2 else choices[rng.below(len(choices))]
        GAME.play(state, seat, move, rng)
    scores = GAME.outcome(state).scores
    assert min(scores[1], scores[3]) > max(scores[0], scores[2]) + 50
