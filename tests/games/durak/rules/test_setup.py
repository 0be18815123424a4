"""The deal and the first attacker (RULES 4)."""

from games.core.contract import PUBLIC
from games.core.news import heard
from games.durak import GAME
from games.durak.data.cards import CODES, NAMES, NO_TRUMP
from games.durak.rules.events import BeatenOff, Drew, Event, FirstAttacker, TalonEmpty, TrumpTurned
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
