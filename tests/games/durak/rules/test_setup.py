"""The deal and the first attacker (RULES 4)."""

import pytest

from games.core.contract import PUBLIC
from games.core.news import heard
from games.durak import GAME
from games.durak.data.cards import CODES, NAMES, NO_TRUMP, PRINTED
from games.durak.rules.events import BeatenOff, Drew, Event, FirstAttacker, LowestTrumpShown, TalonEmpty, TrumpTurned
from games.durak.rules.options import DurakOptions
from games.durak.rules.setup import deal_deck
from games.durak.rules.state import State
from tests.games.durak.positions import CHANCE, mask, turn

SIXES = "6S 7S 8S 9S 10S JS"
CLUBS = "6C 7C 8C 9C 10C JC"


def deck_for(hands: tuple[str, ...], dealer: int, turned: str) -> list[int]:
    """Return a deck that deals these hands and then turns this card."""
    piles = [hand.split() for hand in hands]
    order = [piles[(dealer + 1 + place) % len(piles)][place // len(piles)] for place in range(6 * len(piles))]
    front = [CODES[name] for name in (*order, turned)]
    return front + [card for card in range(36) if card not in front]


def dealt(hands: tuple[str, ...], dealer: int, turned: str, enchanted: str = "") -> tuple[State, list[Event]]:
    options = DurakOptions(enchanted=frozenset(enchanted.split()))
    state, events = deal_deck(options, len(hands), dealer, deck_for(hands, dealer, turned))
    assert state.hands == [mask(hand) for hand in hands]
    return state, list(heard(events, PUBLIC))


def test_lowest_trump_attacks() -> None:
    """The lowest trump in hand is shown and attacks first; the turned card is under the talon (RULES 4)."""
    state, events = dealt(("9H 7S 8S 9S 10S JS", "7H 7C 8C 9C 10C JC", "AH 7D 8D 9D 10D JD"), 2, "6H")
    assert turn(state) == ("attack", 1, 2)
    assert (len(state.talon), NAMES[state.talon[-1]]) == (18, "6H")
    assert events[1:] == [TrumpTurned("6H", "H", None), LowestTrumpShown(1, "7H"), FirstAttacker(1, "lowest_trump")]
    assert GAME.view(state, PUBLIC).known == ((), ("7H",), ())


def test_nobody_has_trumps() -> None:
    """Without a trump in any hand the dealer attacks, and no card is shown (RULES 4)."""
    state, events = dealt((SIXES, CLUBS), 1, "6H")
    assert turn(state) == ("attack", 1, 0)
    assert len(state.talon) == 24
    assert events[1:] == [TrumpTurned("6H", "H", None), FirstAttacker(1, "dealer")]


def test_six_players() -> None:
    """With six the last card dealt is the dealer's, gives the trump and stays in hand; nobody ever draws (RULES 4)."""
    deck = list(range(36))[::-1]
    state, events = deal_deck(DurakOptions(), 6, 2, deck)
    assert state.talon == ()
    assert state.hands[2] >> deck[-1] & 1
    assert (state.turned, state.trump) == (CODES["6S"], 0)
    assert heard(events, PUBLIC)[1] == TrumpTurned("6S", "S", 2)
    assert GAME.view(state, PUBLIC).known[2] == ("6S",)
    told: list[Event] = []
    while acting := GAME.acting(state):
        seat = acting[0]
        told += GAME.play(state, seat, GAME.moves(state, seat)[0], CHANCE)
    assert any(isinstance(event, BeatenOff) for event in told)
    assert not any(isinstance(event, Drew | TalonEmpty) for event in told)


def test_enchanted_eight_turned() -> None:
    """An enchanted 8 that is turned leaves the game without trumps, and the dealer attacks (RULES 4)."""
    state, events = dealt((SIXES, CLUBS), 0, "8H", "8")
    assert state.trump == NO_TRUMP
    assert turn(state) == ("attack", 0, 1)
    assert NAMES[state.talon[-1]] == "8H"
    assert events[1:] == [TrumpTurned("8H", None, None), FirstAttacker(0, "dealer")]
    assert GAME.view(state, PUBLIC).trump is None


def test_eight_of_trumps_in_hand() -> None:
    """An enchanted 8 in hand counts with its printed suit for the first attack (RULES 4)."""
    state, events = dealt(("8H 7S 9S 10S JS QS", "9H 7C 8C 9C 10C JC"), 1, "AH", "8")
    assert events[2:] == [LowestTrumpShown(0, "8H"), FirstAttacker(0, "lowest_trump")]
    assert turn(state) == ("attack", 0, 1)


def test_plain_eight_turned_gives_trumps() -> None:
    """A plain 8 that is turned is a trump card like any other (RULES 4)."""
    state, _ = dealt((SIXES, CLUBS), 0, "8H", "7")
    assert state.trump == CODES["8H"] // 9


@pytest.mark.parametrize("seats", range(2, 7))
def test_one_card_at_a_time_from_the_dealers_left(seats: int) -> None:
    """Cards go round clockwise, the first to the dealer's left neighbour, six rounds (RULES 4)."""
    deck = list(range(36))[::-1]
    for dealer in range(seats):
        state, _ = deal_deck(DurakOptions(), seats, dealer, deck)
        for seat in range(seats):
            place = (seat - dealer - 1) % seats
            assert state.hands[seat] == sum(1 << card for card in deck[place : 6 * seats : seats])
        rest = deck[6 * seats :]
        assert list(state.talon) == rest[1:] + rest[:1]


def test_every_printed_card_once() -> None:
    """The deck has 36 cards, nine ranks in four suits (RULES 2)."""
    assert len(NAMES[:36]) == len(set(NAMES)) - 16 == 36
    assert sorted(PRINTED[:36]) == list(range(36))


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_first_bout_begins_with_nothing_behind_it(seats: int) -> None:
    """Bout 1, clockwise: the table is empty, nobody takes or has passed, and no pick-up has been counted (RULES 4, 5.7)."""
    state, _ = deal_deck(DurakOptions(), seats, 0, list(range(36)))
    assert (state.bout, state.question, state.direction, state.stale) == (1, 1, 1, 0)
    assert (state.passed, state.taking, state.first_defence_done, state.groups) == (0, False, False, ())
    assert state.in_game == 2**seats - 1
