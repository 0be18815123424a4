"""Rounds, deals and trumps: M-03, M-10, M-11, M-13, M-32, M-33, M-35 (RULES 1, 4)."""

import msgspec
import pytest

from games.core.chance import SeededChance
from games.core.contract import PUBLIC
from games.core.options import BadOptions
from games.magove import GAME
from games.magove.data.cards import RACES
from games.magove.rules.events import GameStarted, NoTrumpLastRound, TrumpTurned
from games.magove.rules.moves import BIDS, Bid
from games.magove.rules.options import MagoveOptions
from games.magove.rules.state import holding
from tests.games.magove.positions import dealt, legal, play


def rounds_of(seats: int, options: MagoveOptions) -> list[int]:
    options.check(seats)
    return [options.hand_size(number) for number in range(1, options.rounds_played(seats) + 1)]


@pytest.mark.parametrize(
    ("seats", "options", "sizes"),
    [
        pytest.param(3, {}, range(1, 21), id="M-03-3"),
        pytest.param(4, {}, range(1, 16), id="M-03-4"),
        pytest.param(5, {}, range(1, 13), id="M-03-5"),
        pytest.param(6, {}, range(1, 11), id="M-03-6"),
        pytest.param(3, {"single_suit": True}, range(4, 16), id="M-03-single-suit-3"),
        pytest.param(4, {"single_suit": True}, range(4, 16), id="M-03-single-suit-4"),
        pytest.param(4, {"rounds": 5}, range(1, 6), id="M-33-five-rounds"),
        pytest.param(3, {"step": 2}, range(1, 20, 2), id="M-33-short-3"),
        pytest.param(4, {"step": 2}, range(1, 16, 2), id="M-33-short-4"),
        pytest.param(5, {"step": 2}, range(1, 12, 2), id="short-5"),
        pytest.param(6, {"step": 2}, range(1, 10, 2), id="short-6"),
        pytest.param(4, {"step": 2, "single_suit": True}, range(4, 15, 2), id="short-single-suit"),
    ],
)
def test_rounds(seats: int, options: dict[str, int | bool], sizes: range) -> None:
    """How many rounds are played, and with how many cards (RULES 1)."""
    assert rounds_of(seats, MagoveOptions(**options)) == list(sizes)


@pytest.mark.parametrize(
    ("seats", "options", "why"),
    [
        pytest.param(
            3,
            {"clairvoyance": True, "single_suit": True},
            "magove-clairvoyance-excludes-single-suit",
            id="clairvoyance",
        ),
        pytest.param(
            4,
            {"plus_minus_one": True, "bidding": "secret_bids"},
            "magove-plus-minus-one-needs-open-bidding",
            id="plus-minus-secret-bids",
        ),
        pytest.param(
            4,
            {"plus_minus_one": True, "bidding": "secret_prediction"},
            "magove-plus-minus-one-needs-open-bidding",
            id="plus-minus-secret-prediction",
        ),
        pytest.param(5, {"single_suit": True}, "magove-single-suit-needs-three-or-four", id="single-suit-5"),
        pytest.param(4, {"rounds": 16}, "magove-too-many-rounds", id="rounds-16"),
        pytest.param(3, {"rounds": 11, "step": 2}, "magove-too-many-rounds", id="rounds-11-short"),
        pytest.param(3, {"rounds": 13, "single_suit": True}, "magove-too-many-rounds", id="rounds-13-single-suit"),
    ],
)
def test_m_35_refused_options(seats: int, options: dict[str, str | int | bool], why: str) -> None:
    """Choices that exclude each other are refused with the reason (RULES 1)."""
    with pytest.raises(BadOptions) as refused:
        MagoveOptions(**options).check(seats)
    assert refused.value.why == why


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("step", [1, 2])
def test_as_many_rounds_may_be_asked_for_as_fit(seats: int, step: int) -> None:
    """All rounds that the cards allow, and not one more; hands grow by one card or two (RULES 1)."""
    most = MagoveOptions(step=step).most_rounds(seats)
    MagoveOptions(step=step, rounds=most).check(seats)
    with pytest.raises(BadOptions):
        MagoveOptions(step=step, rounds=most + 1).check(seats)
    for wrong in ({"step": 0}, {"step": 3}, {"rounds": -1}, {"rounds": 21}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wrong, MagoveOptions)


def test_there_is_a_bid_for_each_trick_of_the_largest_hand() -> None:
    """Bids go from 0 to the cards of the last round of three, and no further (RULES 1, 5.3)."""
    options = MagoveOptions()
    assert tuple(Bid(tricks) for tricks in range(options.hand_size(options.rounds_played(3)) + 1)) == BIDS
    assert len(BIDS) == 21


@pytest.mark.parametrize("race", RACES)
def test_m_10_wizard_turned_lets_the_dealer_choose(race: str) -> None:
    """A wizard turned up: the dealer, having seen his hand, names any of the four races (RULES 4.3)."""
    state, events, _ = dealt("B1 R1 G1 Z3", seats=3, first_dealer=1)
    assert events[-1] == TrumpTurned("Z3", None, "wizard")
    assert (state.phase, state.waiting, GAME.view(state, 1).hand) == ("trump", (1,), ("G1",))
    assert legal(state, 1) == ["trump B", "trump R", "trump G", "trump Y"]
    play(state, f"1 trump - ✗ unknown-race \n 0 trump B ✗ not-your-turn \n 1 bid 0 ✗ not-now \n 1 trump {race}")
    assert (state.phase, state.waiting, GAME.view(state, PUBLIC).trump) == ("bidding", (2,), race)


def test_m_32_single_suit_with_three() -> None:
    """Each seat plays the 15 cards of one race, the fourth race stays out, and there is no trump (RULES 4)."""
    options = MagoveOptions(single_suit=True)
    state, events = GAME.deal(options, 3, OfRaces([0, 2, 3]))
    decks = [
        {f"{race}{value}" for value in range(1, 14)} | {f"Z{number}", f"N{number}"}
        for race, number in (("B", 1), ("G", 3), ("Y", 4))
    ]
    assert events[0] == GameStarted(3, options, 0, ("B", "G", "Y"), "R")
    assert not any(isinstance(event, TrumpTurned | NoTrumpLastRound) for event in events)
    for seat, deck in enumerate(decks):
        assert len(holding(state, seat)) == 4
        assert set(holding(state, seat)) <= deck
    step = 0
    while state.round < 12:
        step += 1
        seat = state.waiting[0]
        GAME.play(state, seat, GAME.moves(state, seat)[-1], SeededChance(bytes(32), step))
        assert GAME.view(state, PUBLIC).trump is None
    assert [set(holding(state, seat)) for seat in range(3)] == decks
    assert GAME.view(state, PUBLIC).talon == 0


class OfRaces:
    """Randomness that gives the races in this order, and nothing else in any."""

    def __init__(self, races: list[int]) -> None:
        self._races = races

    def below(self, n: int) -> int:
        return n - n

    def shuffle(self, items: range | tuple[int, ...]) -> list[int]:
        if len(items) == 4:
            return [*self._races, *(race for race in items if race not in self._races)]
        return list(items)[::-1]
