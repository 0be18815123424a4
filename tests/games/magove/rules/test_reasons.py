"""Each reason for a refusal, with its variables and the moves offered instead."""

import pytest

from games.check.tables import daily
from games.core.contract import IllegalMove, Move, Reason, Vocabulary
from games.magove import GAME
from games.magove.data.cards import RACES, SUIT_PLAYED
from games.magove.rules.moves import Bid, ChooseTrump, Play
from games.magove.rules.options import MagoveOptions
from games.magove.rules.reasons import Why
from games.magove.rules.state import State
from tests.games.magove.picture_cases import TABLES, games
from tests.games.magove.positions import CHANCE, dealt, play, position


def refused(state: object, seat: int, move: Move) -> IllegalMove:
    with pytest.raises(IllegalMove) as caught:
        GAME.play(state, seat, move, CHANCE)
    assert list(caught.value.instead) == list(GAME.moves(state, seat))
    return caught.value


@pytest.mark.parametrize(
    ("seat", "move", "why", "data"),
    [
        pytest.param(1, Play("R13"), Why.NOT_IN_HAND, {"card": "R13"}, id="not-in-hand"),
        pytest.param(1, Play("Q1"), Why.UNKNOWN_CARD, {"card": "Q1"}, id="unknown-card"),
        pytest.param(1, Play("R9"), Why.MUST_FOLLOW, {"card": "R9", "race": "B"}, id="must-follow"),
        pytest.param(2, Play("B5"), Reason.NOT_YOUR_TURN, {}, id="not-your-turn"),
        pytest.param(1, Bid(0), Reason.NOT_NOW, {}, id="bid-in-play"),
        pytest.param(1, ChooseTrump("B"), Reason.NOT_NOW, {}, id="trump-in-play"),
    ],
)
def test_in_the_play(seat: int, move: Move, why: Why, data: dict[str, str]) -> None:
    state = position("B2 R1", "B3 R9", "B5 Z1")
    play(state, "0 play B2")
    no = refused(state, seat, move)
    assert (no.why, no.data) == (why, data)


def test_in_the_bidding() -> None:
    state, _, _ = dealt("B1 R1 G1 Y7", seats=3, options=MagoveOptions(plus_minus_one=True))
    assert refused(state, 1, Bid(2)).data == {"tricks": 2, "most": 1}
    assert refused(state, 0, Bid(0)).why == Reason.NOT_YOUR_TURN
    assert refused(state, 1, Play("B1")).why == Reason.NOT_NOW
    play(state, "1 bid 0")
    assert refused(state, 1, Bid(1)).why == Why.ALREADY_BID
    play(state, "2 bid 0")
    no = refused(state, 0, Bid(1))
    assert (no.why, no.data) == (Why.BID_FORBIDDEN, {"tricks": 1, "cards": 1})


def test_in_the_choice_of_trump() -> None:
    state, _, _ = dealt("B1 R1 G1 Z1", seats=3)
    no = refused(state, 0, ChooseTrump("Z"))
    assert (no.why, no.data) == (Why.UNKNOWN_RACE, {"race": "Z"})
    assert refused(state, 1, ChooseTrump("B")).why == Reason.NOT_YOUR_TURN
    assert refused(state, 0, Bid(0)).why == Reason.NOT_NOW


def test_an_equal_move_is_as_legal_as_the_listed_object() -> None:
    """Moves are compared by value, not by identity."""
    state = position("B2 R1", "B3 R9", "B5 Z1")
    GAME.play(state, 0, Vocabulary(GAME.vocabulary).parse("play B2"), CHANCE)
    assert state.trick == ["B2"]


@pytest.mark.parametrize("number", daily(len(TABLES), 2))
def test_exactly_the_listed_moves_are_legal(number: int) -> None:
    """Playing and listing agree on every move there is, at any seat and moment (RULES 5)."""
    everything = [*(ChooseTrump(race) for race in RACES), *map(Bid, range(-1, 22)), *map(Play, SUIT_PLAYED)]
    for step, (state, _) in enumerate(games(**TABLES[number])):
        for seat in range(len(state.won)) if step % 9 == 0 else ():
            listed = GAME.moves(state, seat)
            gone = [move for move in everything if goes(GAME.copy(state), seat, move)]
            assert gone == [move for move in everything if move in listed]
            assert len(gone) == len(listed)


def goes(state: State, seat: int, move: Move) -> bool:
    try:
        GAME.play(state, seat, move, CHANCE)
    except IllegalMove:
        return False
    return True
