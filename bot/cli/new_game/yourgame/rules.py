"""The rules: options, moves, events, the state, and what is legal."""

from collections.abc import Sequence
from typing import Annotated, ClassVar, Final, TypeAlias, cast

import msgspec

from games.core.chance import Chance
from games.core.contract import Choice, Event, Move, Outcome, PrivateEvent, Reason, Seat
from games.core.legality import must_be_legal
from games.core.options import Options
from games.core.ranking import places_for


class TableOptions(Options, frozen=True, kw_only=True):
    """`cards`: how many cards each player is dealt (RULES 1)."""

    cards: Annotated[int, msgspec.Meta(ge=3, le=7)] = 5


class Play(Move, frozen=True):
    """Play a card from one's hand (RULES 2)."""

    card: str


class Dealt(PrivateEvent, frozen=True):
    """The cards dealt to one seat, for that seat alone."""

    cards: tuple[str, ...]


class Played(Event, frozen=True):
    """A player has played a card."""

    seat: int
    card: str


class Taken(Event, frozen=True):
    """A player takes the trick, which ends it."""

    closes: ClassVar[bool] = True
    seat: int


class Won(Event, frozen=True):
    """All tricks have been taken: these players have the most."""

    winners: tuple[int, ...]


TableEvent: TypeAlias = Dealt | Played | Taken | Won
VOCABULARY: Final = (Play,)


class State(msgspec.Struct):
    """The whole table. Cards are numbers from 1, as text; everything but `hands` is open.

    `trick` are the cards played in this trick, in order, beginning with the card of seat `leader`.
    """

    hands: list[list[str]]
    tricks: list[int]
    trick: list[str]
    played: list[str]
    leader: int


def deck(seats: int, cards: int) -> list[str]:
    """Return all cards: twice as many as are dealt (RULES 1)."""
    return [str(number) for number in range(1, 2 * seats * cards + 1)]


def deal(options: TableOptions, seats: int, chance: Chance) -> tuple[State, Sequence[Event]]:
    """Deal (RULES 1)."""
    shuffled, cards = chance.shuffle(deck(seats, options.cards)), options.cards
    hands = [sorted(shuffled[cards * seat : cards * (seat + 1)], key=int) for seat in range(seats)]
    return State(hands, [0] * seats, [], [], 0), [Dealt(seat, tuple(hand)) for seat, hand in enumerate(hands)]


def acting(state: State) -> list[Seat]:
    """Return whose turn it is; nobody at the end."""
    seat = (state.leader + len(state.trick)) % len(state.hands)
    return [seat] if state.hands[seat] else []


def moves(state: State, seat: Seat) -> list[Choice]:
    """Return each card in hand, the lowest first (RULES 2)."""
    return [Play(card) for card in state.hands[seat]] if seat in acting(state) else []


def play(state: State, seat: Seat, move: Move, _chance: Chance) -> list[TableEvent]:
    """Make a move. Raise `IllegalMove` if it is none."""
    choices = moves(state, seat)
    must_be_legal(move, choices, lambda: (_why_not(state, bool(choices)), {}))
    card = cast("Play", move).card
    state.hands[seat].remove(card)
    state.trick.append(card)
    state.played.append(card)
    events: list[TableEvent] = [Played(seat, card)]
    if len(state.trick) == len(state.hands):
        highest = max(range(len(state.trick)), key=lambda place: int(state.trick[place]))
        taker = (state.leader + highest) % len(state.hands)
        state.tricks[taker] += 1
        state.trick, state.leader = [], taker
        events.append(Taken(taker))
        if (end := outcome(state)) is not None:
            events.append(Won(tuple(seat for seat, place in enumerate(end.places) if place == 1)))
    return events


def _why_not(state: State, in_turn: bool) -> Reason:
    if not acting(state):
        return Reason.OVER
    return Reason.NOT_NOW if in_turn else Reason.NOT_YOUR_TURN


def outcome(state: State) -> Outcome | None:
    """Return the places by tricks, once all cards are played (RULES 3)."""
    if acting(state):
        return None
    return Outcome(places=places_for(state.tricks), reason="tricks", scores=tuple(state.tricks))


def copy(state: State) -> State:
    """Return an independent copy."""
    return State([hand[:] for hand in state.hands], state.tricks[:], state.trick[:], state.played[:], state.leader)
