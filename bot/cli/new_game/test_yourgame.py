"""The rules, a test for each. `mehana check yourgame` checks what every game has to keep."""

import pytest
from mehana_yourgame import GAME
from mehana_yourgame.rules import Dealt, Play, Played, State, Taken, Won, deck

from games.core.chance import SeededChance
from games.core.contract import IllegalMove, Reason

CHANCE = SeededChance(bytes(32), 0)


def test_each_player_is_dealt_as_many_cards_as_the_options_say() -> None:
    """RULES 1."""
    state, events = GAME.deal(GAME.Options(cards=4), 3, CHANCE)
    assert [len(hand) for hand in state.hands] == [4, 4, 4]
    assert state.tricks == [0, 0, 0]
    assert events == [Dealt(seat, tuple(hand)) for seat, hand in enumerate(state.hands)]
    assert GAME.Options().cards == 5


def test_twice_as_many_cards_as_are_dealt_are_numbered_from_one() -> None:
    """RULES 1."""
    assert deck(2, 3) == ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"]


def test_players_play_in_turn_from_the_first_seat() -> None:
    """RULES 1, 2."""
    state, _ = GAME.deal(GAME.Options(), 3, CHANCE)
    for seat in range(3):
        assert GAME.acting(state) == [seat]
        GAME.play(state, seat, Play(state.hands[seat][0]), CHANCE)


def test_the_highest_card_takes_the_trick_and_leads_the_next() -> None:
    """RULES 2."""
    state = State(hands=[["5"], ["1"], ["2", "8"]], tricks=[0, 0, 1], trick=["3"], played=["3"], leader=1)
    assert GAME.play(state, 2, Play("8"), CHANCE) == [Played(2, "8")]
    assert GAME.play(state, 0, Play("5"), CHANCE) == [Played(0, "5"), Taken(2)]
    assert state == State(hands=[[], ["1"], ["2"]], tricks=[0, 0, 2], trick=[], played=["3", "8", "5"], leader=2)
    assert Taken.closes


def test_the_last_trick_ends_the_game() -> None:
    """RULES 3."""
    state = State(hands=[["2"], ["4"]], tricks=[1, 0], trick=[], played=["1", "3"], leader=0)
    GAME.play(state, 0, Play("2"), CHANCE)
    assert GAME.outcome(state) is None
    assert GAME.play(state, 1, Play("4"), CHANCE) == [Played(1, "4"), Taken(1), Won((0, 1))]


def test_places_go_by_tricks() -> None:
    """RULES 3."""
    state = State(hands=[[], [], []], tricks=[2, 1, 2], trick=[], played=[], leader=0)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.places, outcome.scores) == ((1, 3, 1), (2, 1, 2))


@pytest.mark.parametrize(
    ("hands", "seat", "why"),
    [([["2"], ["4"]], 1, Reason.NOT_YOUR_TURN), ([["2"], ["4"]], 0, Reason.NOT_NOW), ([[], []], 0, Reason.OVER)],
)
def test_a_refusal_says_why_and_changes_nothing(hands: list[list[str]], seat: int, why: Reason) -> None:
    """RULES 2, 3."""
    state = State(hands=hands, tricks=[0, 0], trick=[], played=[], leader=0)
    before = GAME.copy(state)
    with pytest.raises(IllegalMove) as refused:
        GAME.play(state, seat, Play("4"), CHANCE)
    assert refused.value.why is why
    assert state == before
