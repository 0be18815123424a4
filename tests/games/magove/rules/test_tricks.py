"""What may be played, and who wins the trick: M-05 to M-09, M-12, M-14 to M-22, M-31, M-36, M-37 (RULES 5)."""

import pytest

from games.magove.data.cards import RACES
from tests.games.magove.positions import after, legal, play, position, winner


@pytest.mark.parametrize(
    ("trick", "hand", "allowed"),
    [
        pytest.param("B7", "B2 R13 Z1 N1", "B2 Z N", id="M-05"),
        pytest.param("B7", "G2 R13 Z1", "R13 G2 Z", id="M-06"),
        pytest.param("Z1 B9", "B2 R3", "B2 R3", id="M-07"),
        pytest.param("N1", "B2 R3", "B2 R3", id="M-08-jester-led"),
        pytest.param("N1 R9", "B2 R3", "R3", id="M-08-race-after-jester"),
        pytest.param("N1 Z1", "B2 R3", "B2 R3", id="M-19-wizard-after-jester"),
        pytest.param("N1 Z1 B9", "B2 R3", "B2 R3", id="M-19-race-after-both"),
        pytest.param("B9 Z1", "B2 R3", "B2", id="M-20"),
        pytest.param("N1 N2 B9", "B2 R3", "B2", id="M-21"),
        pytest.param("B9", "Z1 N1 R5", "R5 Z N", id="M-22"),
        pytest.param("B9", "Z1", "Z", id="M-36-wizard-alone"),
        pytest.param("R9", "N2 R1", "R1 N", id="M-36-jester"),
        pytest.param("B7", "B2 R3 Z1", "B2 Z", id="M-37-follow"),
        pytest.param("B7", "R3 G4", "R3 G4", id="M-37-void"),
    ],
)
def test_following(trick: str, hand: str, allowed: str) -> None:
    """A race that was led is followed; wizards and jesters are always free; trumps bind nobody (RULES 5.4)."""
    for trump in (None, *RACES):
        assert after(trick, hand, trump) == allowed.split(), trump


@pytest.mark.parametrize(
    ("trick", "trumps", "seat"),
    [
        pytest.param("Z1 B9 R13", "-BRGY", 0, id="M-07"),
        pytest.param("N1 N2 N3", "-BRGY", 0, id="M-09"),
        pytest.param("B7 B12 R1", "R", 2, id="M-14"),
        pytest.param("B7 G13 B9", "-Y", 2, id="M-15"),
        pytest.param("B13 Z2 Z1 R13", "R", 1, id="M-16"),
        pytest.param("N1 G5 G9", "B", 2, id="M-17"),
        pytest.param("N1 N2 G5", "B", 2, id="M-17-two-jesters"),
        pytest.param("N3 B4 G2", "G", 2, id="M-18"),
        pytest.param("N1 Z1 B13", "B", 1, id="M-19"),
        pytest.param("N1 B2 G13", "-", 1, id="jester-loses-without-trump"),
        pytest.param("B2 N1 N2", "-BRGY", 0, id="jesters-lose-to-the-lowest"),
        pytest.param("B1 B13 R1 R2", "R", 3, id="highest-trump"),
        pytest.param("N1 Z4 Z1", "-BRGY", 1, id="first-wizard"),
    ],
)
def test_winner(trick: str, trumps: str, seat: int) -> None:
    """The first wizard; else the highest trump; else the highest of the race led; else the first jester (RULES 5.5)."""
    for trump in trumps:
        assert winner(trick, None if trump == "-" else trump) == seat


@pytest.mark.parametrize(
    ("trick", "seat"),
    [
        pytest.param("B9 R13 G13", 1, id="M-12"),
        pytest.param("B13 R5 G2", 0, id="M-12-own-race"),
        pytest.param("N1 N2 N3", 0, id="M-31-jesters"),
        pytest.param("B13 Z3 Z2", 1, id="M-31-wizards"),
        pytest.param("N1 R1 G1", 1, id="M-31-ones"),
        pytest.param("Z1 Z2 Z3", 0, id="M-31-wizards-only"),
    ],
)
def test_winner_in_a_single_suit(trick: str, seat: int) -> None:
    """Races count for nothing: the highest value wins, the first among equals (RULES 5.4, 5.5)."""
    assert winner(trick, single_suit=True) == seat


def test_nobody_follows_in_a_single_suit() -> None:
    """Every card is always legal, even where the race led is held (RULES 5.4, 5.5)."""
    assert after("B7", "B2 R13 Z1 N1", single_suit=True) == ["B2", "R13", "Z", "N"]


def test_winner_leads_the_next_trick() -> None:
    """The winner of a trick collects it and leads the next one (RULES 5.4)."""
    state = position("B3 R1", "B9 R2", "B5 R3", trump="G", leader=2)
    play(state, "2 play B5 \n 0 play B3 \n 1 play B9")
    assert (state.waiting, state.leader, state.number, state.won) == ((1,), 1, 2, [0, 1, 0])
    assert legal(state, 1) == ["play R2"]
    assert legal(state, 0) == legal(state, 2) == []


def test_several_wizards_or_jesters_are_one_choice() -> None:
    """The four of a kind are equal in play, so a hand offers each kind once and keeps the others (RULES 2)."""
    state = position("Z2 Z4 N1 N3 B2", "B9 R2 R4 R5 R6", "B5 R3 R7 R8 R9", trump="G")
    assert legal(state, 0) == ["play B2", "play Z", "play N"]
    play(state, "0 play Z2 ✗ unknown-card\n0 play Z")
    assert state.trick == ["Z2"], "of several the lowest number goes"
    play(state, "1 play R2\n2 play B5")
    assert legal(state, 0) == ["play B2", "play Z", "play N"]
    play(state, "0 play Z\n1 play B9\n2 play R3\n0 play Z ✗ not-in-hand")
    assert legal(state, 0) == ["play B2", "play N"]
