"""The Development order of the advanced game (RULES 5.8)."""

from typing import Final

from games.balkans.data.components import PRICES, card_of, title
from games.balkans.rules import events
from games.balkans.rules.context import MoveContext
from games.balkans.rules.frame_handler import FrameHandler
from games.balkans.rules.frames import Development
from games.balkans.rules.moves import Buy, Done, DrawRoyal, Establish, Reshuffle
from games.balkans.rules.public import Phase
from games.balkans.rules.realm.economy import price_of
from games.balkans.rules.state import State
from games.core.contract import Choice, Move, Seat


def can_buy(state: State, frame: Development) -> bool:
    """Whether another strategy can be bought."""
    left = bool(state.strategy_deck or state.strategy_discard)
    return left and frame.bought < len(PRICES.strategies) and price_of(Buy(), state.frames) <= state.gold[frame.seat]


def establishable(state: State, seat: Seat) -> list[str]:
    """Return the cards of a hand that may be established, one of each title."""
    return list({title(card): card for card in reversed(state.hands[seat]) if card_of(card).entry.establish}.values())[
        ::-1
    ]


def moves(state: State, frame: Development, seat: Seat) -> list[Choice]:
    """Return the moves of the steps that are still open, in their order."""
    listed: list[Choice] = []
    if frame.step <= 1 and state.gold[seat] >= price_of(Establish("")):
        listed += [Establish(card) for card in establishable(state, seat)]
    if frame.step <= 2 and (state.royal_decks[seat] or state.royal_discards[seat]):
        listed.append(DrawRoyal())
    if can_buy(state, frame):
        listed.append(Buy())
    return [*listed, Reshuffle(), Done()]


def act(context: MoveContext, frame: Development, seat: Seat, move: Move) -> None:
    """Carry out one step."""
    state = context.state
    cost = price_of(move, state.frames)
    match move:
        case Establish(card):
            frame.step = 2
            context.pay(seat, cost)
            hand = list(state.hands[seat])
            hand.remove(card)
            state.hands[seat] = tuple(hand)
            state.established[seat] += (card,)
            context.emit(events.Established(seat, card))
        case DrawRoyal():
            frame.step = 3
            context.draw(seat, "royal", 1)
        case Buy():
            frame.step = 3
            context.gold(seat, -cost, "strategy")
            frame.bought += 1
            context.draw(seat, "strategy", 1)
        case Reshuffle():
            frame.step = 5
            cards = (*state.royal_decks[seat], *state.royal_discards[seat])
            state.royal_decks[seat] = tuple(context.chance.shuffle(cards))
            state.royal_discards[seat] = ()
            context.emit(events.DeckReshuffled("royal", seat))
        case Done():
            frame.step = 5
        case _:
            raise AssertionError(move)


def advance(context: MoveContext, frame: Development) -> bool:
    """Wait until the player is done."""
    if frame.step < 5:
        return True
    context.pop()
    context.calm_revolts()
    return False


DEVELOPMENT: Final[FrameHandler[Development]] = FrameHandler(
    phase=Phase.DEVELOPMENT, advance=advance, moves=moves, answer=act
)
