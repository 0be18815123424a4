"""The set-up of a table (RULES 4)."""

from collections.abc import Sequence

from games.core.chance import Chance
from games.hayduti.data.cards import FIELD_SIZE, GOLD, IS_ZAPTIE, SHEET, SILVER, START_VALUE, UNMARKED, names
from games.hayduti.rules.deck import gold_rotation
from games.hayduti.rules.events import GameStarted, HaydutiEvent, StartingHand
from games.hayduti.rules.options import HaydutiOptions
from games.hayduti.rules.state import Player, State, order
from games.hayduti.rules.turns import begin


def deal(options: HaydutiOptions, seats: int, chance: Chance) -> tuple[State, Sequence[HaydutiEvent]]:
    """Return the first state.

    Chance is drawn in this order: the first player, the shuffle of the unmarked cards, and with advanced hands a place
    in the deck for each zaptie that would have come into a hand.
    """
    first = chance.below(seats) if options.random_first else 0
    return deal_deck(options, seats, first, chance.shuffle(UNMARKED), chance)


def deal_deck(
    options: HaydutiOptions, seats: int, first: int, deck: Sequence[int], chance: Chance
) -> tuple[State, Sequence[HaydutiEvent]]:
    """Return the first state for this order of the unmarked cards, the last of which is the top."""
    gold_in = gold_rotation(seats) == 1
    state = State(
        options=options,
        players=[Player([START_VALUE] * 3, exposed=False, hand=[], raised=[]) for _ in range(seats)],
        first=first,
        active=first,
        steps=[0] * seats,
        up=[False] * FIELD_SIZE,
        deck=list(deck),
        used=[*SILVER, *GOLD] if gold_in else [*SILVER],
        gold_aside=[] if gold_in else [*GOLD],
    )
    state.field = [state.deck.pop() for _ in range(FIELD_SIZE)]
    if options.advanced_hands:
        for seat, size in zip(order(state), SHEET.table.start_hands, strict=False):
            state.players[seat].hand = [_first_revolutionary(state.deck, chance) for _ in range(size)]
    log: list[HaydutiEvent] = [GameStarted(tuple(order(state)), tuple(len(player.hand) for player in state.players))]
    log += (StartingHand(seat, names(player.hand)) for seat, player in enumerate(state.players) if player.hand)
    begin(state, first, log)
    return state, log


def _first_revolutionary(deck: list[int], chance: Chance) -> int:
    """Draw the first revolutionary; each zaptie before it goes back to a random place in the deck."""
    card = deck.pop()
    while IS_ZAPTIE[card]:
        deck.insert(chance.below(len(deck) + 1), card)
        card = deck.pop()
    return card
