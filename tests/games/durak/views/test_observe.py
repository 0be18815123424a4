"""What each audience may know, and what it can determinize (RULES 7)."""

from itertools import pairwise
from typing import Any

import pytest

from games.check.tables import random_walk
from games.core.chance import SeededChance
from games.core.conformance import Playthrough
from games.core.contract import PUBLIC, to_bytes
from games.durak import GAME
from games.durak.data.cards import NO_CARD, OF_SUIT, cards_in
from games.durak.rules.options import DurakOptions
from tests.games.durak.positions import mask, names, play, position


def test_question_changes_when_old_controls_must_not_act() -> None:
    """A new bout, a transfer and a pick-up are new questions; cards and passes are not."""
    state = position("7S KC 9H", "8S 9C 7D", "7C QH 10H 10C JS", trump="D")
    questions = [state.question]
    for line in ("0 attack 7S", "2 throw 7C", "1 transfer 7D", "2 take", "0 pass", "1 pass"):
        play(state, line)
        questions.append(state.question)
    assert [later - sooner for sooner, later in pairwise(questions)] == [0, 0, 1, 1, 0, 1]


def determinized(state: Any, audience: int, count: int = 40) -> list[Any]:
    return [GAME.determinize(GAME.view(state, audience), SeededChance(bytes(32), number)) for number in range(count)]


def test_lower_trumps_are_in_no_hand_before_anybody_has_drawn() -> None:
    """The lowest trump has been shown, so all know that lower ones, or without one shown all, are in the talon."""
    for seed in range(40):
        state = Playthrough(GAME, DurakOptions(), 2, bytes([seed]) * 32).state
        buried = OF_SUIT[state.trump] & (-1 if state.lowest == NO_CARD else (1 << state.lowest) - 1)
        for other in determinized(state, PUBLIC, 5):
            assert not any(hand & buried for hand in other.hands)


def test_automatic_passes_imply_that_a_thrower_can_act() -> None:
    """A bout that has not ended by itself is determinized with a thrower who holds a card that fits."""
    state = position("7S KC", "8S 9C QD", "7C QH", trump="D", auto_pass=True, talon="6S 6H 6C 9S 9H 10S 10H JS JH 6D")
    play(state, "0 attack 7S\n1 defend 7S 8S\n0 pass")
    fits = mask("7C 7H 7D 8H 8D 8C")
    for audience in (PUBLIC, 0, 1):
        for other in determinized(state, audience):
            throwers = [2] if audience == 0 else [0, 2]
            assert any(other.hands[seat] & fits for seat in throwers), [names(hand) for hand in other.hands]


@pytest.mark.parametrize("auto_pass", [False, True])
def test_determinizing_is_exact_if_all_is_known(auto_pass: bool) -> None:
    """At the end, when all hands are shown, any audience determinizes the very state."""
    *_, playthrough = random_walk(Playthrough(GAME, DurakOptions(auto_pass=auto_pass), 4, bytes(32)), bytes(32))
    for audience in (PUBLIC, *range(4)):
        other = GAME.determinize(GAME.view(playthrough.state, audience), SeededChance(bytes(32), 1))
        assert to_bytes(other) == to_bytes(playthrough.state)


def test_last_hands_between_two_are_known() -> None:
    """With two players and no talon a seat knows the other's hand, and determinizes the very state."""
    state = position("7S KC 9H", "8S 9C QD", trump="D")
    play(state, "0 attack 7S\n1 defend 7S 8S")
    other = GAME.determinize(GAME.view(state, 0), SeededChance(bytes(32), 1))
    assert to_bytes(other) == to_bytes(state)
    assert [names(hand) for hand in other.hands] == ["9H KC", "QD 9C"]
    assert cards_in(other.hands[1]) == cards_in(state.hands[1])
