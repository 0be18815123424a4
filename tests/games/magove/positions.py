"""Tables of Magove written as text: decks in a given order, hands laid out, and scripts that play from them.

Cards are separated by spaces. A script has one move a line; a line with ✗ must be refused for the reason given:

    1 bid 1
    2 play R13 ✗ must-follow

Decks, hands and tricks number their wizards and jesters; a script plays them as `Z` and `N`.
"""

from collections.abc import Sequence

from games.core.chance import SeededChance
from games.core.contract import Event, Vocabulary
from games.magove import GAME
from games.magove.data.cards import CARDS, PLACE, RACES
from games.magove.rules.moves import sorted_out
from games.magove.rules.options import MagoveOptions
from games.magove.rules.state import Phase, State, holding
from games.magove.rules.tricks import ASKED_FIRST, NO_TRUMP, VALUES_ALONE
from tests.games.tables import scripted

CHANCE = SeededChance(bytes(32), 0)
_READER = Vocabulary(GAME.vocabulary)


class Scripted:
    """Randomness that was settled before: numbers for `below`, and for each shuffle what comes first, the rest after it."""

    def __init__(self, number: int, *orders: Sequence[int]) -> None:
        self._number = number
        self._orders = list(orders)

    def below(self, n: int) -> int:
        assert self._number < n
        return self._number

    def shuffle(self, items: Sequence[int]) -> list[int]:
        first = list(self._orders.pop(0)) if self._orders else []
        assert set(first) <= set(items)
        return [*first, *(item for item in items if item not in first)]


def places(cards: str) -> list[int]:
    return [PLACE[card] for card in cards.split()]


def dealt(
    *rounds: str, seats: int, first_dealer: int = 0, options: MagoveOptions | None = None
) -> tuple[State, list[Event], Scripted]:
    """Return a table whose first deck begins with these cards, what happened, and the random numbers of the rounds after it."""
    chance = Scripted(first_dealer, *(places(deck) for deck in rounds))
    state, events = GAME.deal(options or MagoveOptions(), seats, chance)
    return state, list(events), chance


def position(*hands: str, trump: str | None = None, single_suit: bool = False, leader: int = 0) -> State:
    """Return a round in which these hands are played, `leader` leading; everybody has bid 0."""
    options = MagoveOptions(single_suit=single_suit)
    state, _ = GAME.deal(options, len(hands), CHANCE)
    for seat, hand in enumerate(hands):
        give(state, seat, hand)
    state.cards = max(len(hand.split()) for hand in hands)
    state.turned = None
    state.trump = VALUES_ALONE if single_suit else NO_TRUMP if trump is None else RACES.index(trump)
    state.bids = [0] * len(hands)
    state.phase = Phase.PLAY
    state.number = 1
    state.leader = leader
    state.waiting = (leader,)
    state.led = ASKED_FIRST[state.trump]
    return state


def give(state: State, seat: int, hand: str) -> None:
    """Put these cards, and no others, into a hand."""
    state.hands[seat], state.specials[seat] = sorted_out(places(hand))


def play(state: State, script: str, chance: Scripted | SeededChance = CHANCE) -> list[Event]:
    """Play a script and return what everybody hears of it."""
    return scripted(GAME, state, script, lambda seat, text: (int(seat), _READER.parse(text)), chance)


def legal(state: State, seat: int) -> list[str]:
    """Return what a seat may do, as text."""
    return [str(move) for move in GAME.moves(state, seat)]


def whole_deck(state: State) -> list[str]:
    """Return every card that can be told to be somewhere: hands, trick, complete tricks and the one turned up."""
    held = [card for seat in range(len(state.hands)) for card in holding(state, seat)]
    turned = [] if state.turned is None else [state.turned]
    return sorted([*held, *state.trick, *state.gone, *turned], key=CARDS.index)
