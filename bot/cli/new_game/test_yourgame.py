"""The rules, a test for each. `mehana check yourgame` checks what every game has to keep."""

from mehana_yourgame import GAME
from mehana_yourgame.rules import Play, Played, State, Taken

from games.core.chance import SeededChance


def test_each_player_is_dealt_as_many_cards_as_the_options_say() -> None:
    """RULES 1."""
    state, _ = GAME.deal(GAME.Options(cards=4), 3, SeededChance(bytes(32), 0))
    assert [len(hand) for hand in state.hands] == [4, 4, 4]


def test_the_highest_card_takes_the_trick_and_leads_the_next() -> None:
    """RULES 2."""
    state = State(hands=[["2", "5"], ["1", "8"]], tricks=[0, 0], trick=[], played=[], leader=0)
    chance = SeededChance(bytes(32), 0)
    assert GAME.play(state, 0, Play("5"), chance) == [Played(0, "5")]
    assert GAME.play(state, 1, Play("8"), chance) == [Played(1, "8"), Taken(1)]
    assert GAME.acting(state) == [1]


def test_places_go_by_tricks() -> None:
    """RULES 3."""
    state = State(hands=[[], [], []], tricks=[2, 1, 2], trick=[], played=[], leader=0)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.places, outcome.scores) == ((1, 3, 1), (2, 1, 2))
