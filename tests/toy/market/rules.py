"""The rules of the market: options, moves, events, the state, and what is legal."""

from collections.abc import Sequence
from typing import Annotated, ClassVar, Final, TypeAlias, cast

import msgspec

from games.core.chance import Chance
from games.core.contract import Choice, Event, Move, Outcome, Pick, PrivateEvent, Reason, Seat
from games.core.legality import must_be_legal
from games.core.options import Options
from games.core.ranking import places_for


class MarketOptions(Options, frozen=True, kw_only=True):
    """`keep`: how many of five goods each player keeps (RULES 1.1)."""

    keep: Annotated[int, msgspec.Meta(ge=1, le=3)] = 2


class Keep(Move, frozen=True):
    """Keep these of the goods dealt, face down (RULES 2.1)."""

    verb: ClassVar[str] = "keep"
    goods: tuple[str, ...]


class Nod(Move, frozen=True):
    """Greet the others; twice at most, and it may be taken back (RULES 2.2)."""

    verb: ClassVar[str] = "nod"


class Show(Move, frozen=True):
    """Show a good to everybody (RULES 2.3)."""

    verb: ClassVar[str] = "show"
    good: str


class Dealt(PrivateEvent, frozen=True):
    """The goods dealt to one seat, for that seat alone."""

    goods: tuple[str, ...]


class Kept(Event, frozen=True):
    """A player has chosen; not what."""

    seat: int


class Nodded(Event, frozen=True):
    """A player greets."""

    retractable: ClassVar[bool] = True
    seat: int


class Shown(Event, frozen=True):
    """A player has shown a good."""

    seat: int
    good: str


class Closed(Event, frozen=True):
    """All goods have been shown: these players have the most valuable ones."""

    winners: tuple[int, ...]


MarketMove: TypeAlias = Keep | Nod | Show
MarketEvent: TypeAlias = Dealt | Kept | Nodded | Shown | Closed
VOCABULARY: Final = (Keep, Nod, Show)


class State(msgspec.Struct):
    """The whole table: goods are numbers from 1, as text; everything but `hands` is open."""

    keep: int
    hands: list[list[str]]
    kept: list[bool]
    shown: list[list[str]]
    turn: int
    nods: int


def deal(options: MarketOptions, seats: int, chance: Chance) -> tuple[State, Sequence[Event]]:
    """Deal five goods to each seat (RULES 1.2)."""
    goods = chance.shuffle([str(n) for n in range(1, 5 * seats + 1)])
    hands = [list(goods[5 * seat : 5 * seat + 5]) for seat in range(seats)]
    state = State(options.keep, hands, [False] * seats, [[] for _ in hands], 0, 0)
    return state, [Dealt(seat, tuple(hand)) for seat, hand in enumerate(hands)]


def acting(state: State) -> list[Seat]:
    """Return who may move: first all who have not chosen, then one after another (RULES 2)."""
    if not all(state.kept):
        return [seat for seat, done in enumerate(state.kept) if not done]
    return [state.turn] if state.hands[state.turn] else []


def moves(state: State, seat: Seat) -> list[Choice]:
    """Return the choice of goods to keep; later a nod, then each good in hand."""
    if seat not in acting(state):
        return []
    if not state.kept[seat]:
        return [Pick(Keep, tuple(state.hands[seat]), state.keep, state.keep)]
    nods = [Nod()] if state.nods < 2 else []
    return [*nods, *(Show(good) for good in state.hands[seat])]


def play(state: State, seat: Seat, move: Move, _chance: Chance) -> list[MarketEvent]:
    """Make a move. Raise `IllegalMove` if it is none."""
    choices = moves(state, seat)
    must_be_legal(move, choices, lambda: (Reason.NOT_NOW if choices else Reason.NOT_YOUR_TURN, {}))
    made = cast("MarketMove", move)
    match made:
        case Keep(goods):
            state.hands[seat] = list(goods)
            state.kept[seat] = True
            return [Kept(seat)]
        case Nod():
            state.nods += 1
            return [Nodded(seat)]
        case Show(good):
            state.hands[seat].remove(good)
            state.shown[seat].append(good)
            state.turn = (seat + 1) % len(state.hands)
            state.nods = 0
            end = outcome(state)
            winners = () if end is None else tuple(seat for seat, place in enumerate(end.places) if place == 1)
            return [Shown(seat, good), *([Closed(winners)] if winners else [])]


def outcome(state: State) -> Outcome | None:
    """Return the places by the sum of the goods shown, once all are shown (RULES 3)."""
    if acting(state):
        return None
    totals = [sum(map(int, shown)) for shown in state.shown]
    return Outcome(places=places_for(totals), reason="market", scores=tuple(totals))


def copy(state: State) -> State:
    """Return an independent copy."""
    return State(
        state.keep, [h[:] for h in state.hands], state.kept[:], [s[:] for s in state.shown], state.turn, state.nods
    )
