"""Exhaustive counts of the ways rounds can go, against the reference program and counts by hand."""

import pytest

from games.core.chance import SeededChance
from games.magove import GAME
from games.magove.data.cards import RACES
from games.magove.rules.options import MagoveOptions
from games.magove.rules.state import State
from tests.games.magove.positions import dealt, position
from tests.games.magove.reference import ways

CHANCE = SeededChance(bytes(32), 0)


def count(state: State, until: int) -> int:
    """Return in how many ways the moves can go until a round of this number begins."""
    if state.round >= until or not state.waiting:
        return 1
    total = 0
    for seat in state.waiting:
        for move in GAME.moves(state, seat):
            twin = GAME.copy(state)
            GAME.play(twin, seat, move, CHANCE)
            total += count(twin, until)
    return total


@pytest.mark.parametrize(
    ("hands", "trump", "single_suit", "figure"),
    [
        pytest.param(("B1 B2", "B3 B4", "B5 B6"), None, False, 8, id="all-follow"),
        pytest.param(("B1 R1", "R2 G1", "G2 B2"), "Y", False, 4, id="partly-void"),
        pytest.param(("B1 B2 Z1", "B3 R4 N1", "R5 G6 B7"), "R", False, 68, id="wizard-and-jester"),
        pytest.param(("N1 N2 B1", "N3 B2 B3", "Z1 B4 R1"), "B", False, 80, id="jesters-lead"),
        pytest.param(("B1 R2 Z1", "B3 G4 N1", "B5 Y6 Z2"), None, True, 216, id="single-suit-nobody-follows"),
        pytest.param(("B1 R2 G3", "B4 R5 G6", "B7 R8 G9", "B10 R11 Y12"), "Y", False, 26, id="four"),
    ],
)
def test_ways_to_play_a_round(hands: tuple[str, ...], trump: str | None, single_suit: bool, figure: int) -> None:
    """The same number of ways as the slow program finds, and as was found before."""
    state = position(*hands, trump=trump, single_suit=single_suit)
    found = count(state, state.round + 1)
    assert found == ways([hand.split() for hand in hands], 0, trump, single_suit=single_suit)
    assert found == figure


@pytest.mark.parametrize(
    ("options", "deck", "seats", "figure"),
    [
        pytest.param({}, "B1 R1 G1 Y7", 3, 2**3, id="open-three"),
        pytest.param({}, "B1 R1 G1 B2 Y7", 4, 2**4, id="open-four"),
        pytest.param({"plus_minus_one": True}, "B1 R1 G1 Y7", 3, 1 + 1 + 1 + 2, id="plus-minus-one"),
        pytest.param({"bidding": "secret_bids"}, "B1 R1 G1 Y7", 3, 6 * 2**3, id="secret-in-any-order"),
        pytest.param({"bidding": "secret_prediction"}, "B1 R1 G1 Y7", 3, 6 * 2**3, id="prediction-in-any-order"),
        pytest.param({"clairvoyance": True}, "B1 R1 G1 Y7", 3, 2**3, id="clairvoyance"),
        pytest.param({}, "B1 R1 G1 Z1", 3, len(RACES) * 2**3, id="dealer-chooses-trump"),
        pytest.param({"clairvoyance": True, "plus_minus_one": True}, "B1 R1 G1 Z1", 3, 4 * 5, id="blind-choice"),
    ],
)
def test_ways_through_round_one(options: dict[str, str | bool], deck: str, seats: int, figure: int) -> None:
    """With one card each only the bids, their order and the choice of trump leave a choice: counted by hand."""
    state, _, _ = dealt(deck, seats=seats, options=MagoveOptions(**options))
    assert count(state, 2) == figure
