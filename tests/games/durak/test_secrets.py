"""What can be changed of a table of Durak without some audience noticing it (RULES 7)."""

import pytest

from games.core.chance import SeededChance
from games.core.conformance import Playthrough
from games.core.contract import PUBLIC
from games.durak import GAME
from games.durak.data.cards import CODES, NO_CARD, OF_SUIT, mask_of
from games.durak.rules.options import DurakOptions
from games.durak.rules.state import Phase, State
from games.durak.secrets import SECRETS, is_possible
from tests.games.durak.positions import mask, play, position

MANY = 60


def changed(name: str, state: State, audience: int) -> list[State]:
    """Return what a secret is changed to with different random numbers."""
    found = (SECRETS[name](state, audience, SeededChance(bytes(32), number)) for number in range(MANY))
    return [other for other in found if other is not None]


def fresh(number: int, seats: int = 3) -> State:
    return Playthrough(GAME, DurakOptions(), seats, bytes([number]) * 32).state


def test_unseen_cards_change_hands_but_no_hand_changes_its_size() -> None:
    state = fresh(1)
    for audience in (PUBLIC, 0, 2):
        found = changed("hands", state, audience)
        assert len({tuple(other.hands) for other in found}) > 20
        for other in found:
            assert other.hands != state.hands
            assert [hand.bit_count() for hand in other.hands] == [hand.bit_count() for hand in state.hands]
            assert audience == PUBLIC or other.hands[audience] == state.hands[audience]
            assert other.talon == state.talon


def test_cards_are_drawn_from_the_talon_but_never_a_trump_that_must_lie_there() -> None:
    """Before the first draw the trumps below the lowest one shown are in the talon, without one shown all of them."""
    for number in range(12):
        state = fresh(number)
        buried = OF_SUIT[state.trump] & (-1 if state.lowest == NO_CARD else (1 << state.lowest) - 1)
        found = changed("drawn", state, 1)
        assert len(found) == MANY
        for other in found:
            assert other.hands != state.hands
            assert other.hands[1] == state.hands[1]
            assert not any(hand & buried for hand in other.hands)
            assert other.talon[-1] == state.turned
            held = sum(other.hands)
            assert held & mask_of(other.talon) == 0, "no card is in two places"
            assert held | mask_of(other.talon) == sum(state.hands) | mask_of(state.talon)


def test_once_somebody_has_drawn_low_trumps_may_be_anywhere() -> None:
    state = position("7S KC", "8S 9C", "7C QH", trump="D", talon="6D 7D 9S AD")
    held = {
        name
        for other in changed("drawn", state, 0)
        for name in ("6D", "7D")
        if any(h & mask(name) for h in other.hands)
    }
    assert held == {"6D", "7D"}
    state = position("7S KC", "8S 9C", "7C QH", trump="D", talon="6S 6D 9S AD")
    came = {other.hands[1] & ~state.hands[1] for other in changed("drawn", state, 0)} - {0}
    assert came == {mask("6S"), mask("6D"), mask("9S")}, "any card but the turned one"


def test_the_order_of_the_talon_changes_above_the_turned_card() -> None:
    state = fresh(3)
    for other in changed("talon", state, PUBLIC):
        assert other.talon != state.talon
        assert sorted(other.talon) == sorted(state.talon)
        assert other.talon[-1] == state.talon[-1]
    two = position("7S KC", "8S 9C", trump="D", talon="6C 7H AD")
    assert {other.talon for other in changed("talon", two, 0)} == {(CODES["7H"], CODES["6C"], CODES["AD"])}
    assert changed("talon", position("7S KC", "8S 9C", trump="D", talon="6C AD"), 0) == []
    assert changed("talon", position("7S KC", "8S 9C", trump="D"), 0) == []


def test_whether_others_have_passed_is_secret_only_with_automatic_passes() -> None:
    """A thrower who could still act stays in the bout, or it would have ended by itself."""
    hands = ("7S KC 7D", "8S 9C QD", "7C QH")
    state = position(*hands, trump="D", auto_pass=True, talon="6S 6H 6C")
    assert changed("passes", state, PUBLIC) == [], "no bout yet"
    play(state, "0 attack 7S")
    assert changed("passes", state, PUBLIC) == [], "a card is unbeaten, and nobody has passed"
    play(state, "1 defend 7S 8S")
    assert state.phase is Phase.BOUT
    assert {other.passed for other in changed("passes", state, PUBLIC)} == {0b001, 0b100}
    assert {other.passed for other in changed("passes", state, 0)} == {0b100}
    play(state, "0 pass")
    assert {other.passed for other in changed("passes", state, PUBLIC)} == {0b000}, "one of the two can act"
    shown = position(*hands, trump="D", talon="6S 6H 6C")
    play(shown, "0 attack 7S\n1 defend 7S 8S\n0 pass")
    assert changed("passes", shown, PUBLIC) == []


@pytest.mark.parametrize("auto_pass", [True, False])
def test_a_bout_of_automatic_passes_in_which_nobody_can_act_is_impossible(auto_pass: bool) -> None:
    state = position("7S KC", "8S 9C QD", "7C QH", trump="D", auto_pass=auto_pass, talon="6S 6H 6C")
    play(state, "0 attack 7S")
    assert is_possible(state), "the defender is to answer"
    play(state, "1 defend 7S 8S")
    assert is_possible(state)
    state.hands[2] = mask("QH KH")
    assert is_possible(state) == (not auto_pass)
    state.hands[0] |= mask("8C")
    assert is_possible(state)
    state.passed = 1
    assert is_possible(state) == (not auto_pass)
