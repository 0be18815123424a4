"""A toy game with all that a game can have: secrets, a pick, choices at once, an option, a move that can be taken back."""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec

from games.core.contract import PUBLIC, Event, Game, Move, Outcome, Pick, Reason, View
from games.core.legality import must_be_legal
from games.core.options import Options
from games.core.ranking import places_for


class MarketOptions(Options, frozen=True, kw_only=True):
    keep: Annotated[int, msgspec.Meta(ge=1, le=3)] = 2


class Keep(Move, frozen=True):
    verb: ClassVar[str] = "keep"
    goods: tuple[str, ...]


class Nod(Move, frozen=True):
    verb: ClassVar[str] = "nod"


class Show(Move, frozen=True):
    verb: ClassVar[str] = "show"
    good: str


class Kept(Event, frozen=True):
    seat: int


class Nodded(Event, frozen=True):
    retractable: ClassVar[bool] = True
    seat: int


class Shown(Event, frozen=True):
    seat: int
    good: str


class State(msgspec.Struct):
    keep: int
    hands: list[list[str]]
    kept: list[bool]
    shown: list[list[str]]
    turn: int
    nods: int


class MarketView(View, frozen=True, kw_only=True):
    keep: int
    hand: tuple[str, ...]
    kept: tuple[bool, ...]
    counts: tuple[int, ...]
    shown: tuple[tuple[str, ...], ...]
    nods: int


def deal(options, seats, chance):
    goods = chance.shuffle([str(n) for n in range(1, 5 * seats + 1)])
    hands = [goods[5 * seat : 5 * seat + 5] for seat in range(seats)]
    return State(options.keep, hands, [False] * seats, [[] for _ in hands], 0, 0), ()


def acting(state):
    if not all(state.kept):
        return [seat for seat, done in enumerate(state.kept) if not done]
    return [state.turn] if state.hands[state.turn] else []


def moves(state, seat):
    if seat not in acting(state):
        return []
    if not state.kept[seat]:
        return [Pick(Keep, tuple(state.hands[seat]), state.keep, state.keep)]
    nods = [Nod()] if state.nods < 2 else []
    return [*nods, *(Show(good) for good in state.hands[seat])]


def play(state, seat, move, chance):
    choices = moves(state, seat)
    must_be_legal(move, choices, lambda: (Reason.NOT_NOW if choices else Reason.NOT_YOUR_TURN, {}))
    match move:
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
            return [Shown(seat, good)]


def outcome(state):
    if acting(state):
        return None
    totals = [sum(map(int, shown)) for shown in state.shown]
    return Outcome(places=places_for(totals), reason="market", scores=tuple(totals))


def view(state, audience):
    return MarketView(
        audience=audience,
        seats=len(state.hands),
        asked=tuple(acting(state)),
        question=sum(map(len, state.shown)) * 10 + sum(state.kept),
        outcome=outcome(state),
        keep=state.keep,
        hand=() if audience == PUBLIC else tuple(state.hands[audience]),
        kept=tuple(state.kept),
        counts=tuple(map(len, state.hands)),
        shown=tuple(map(tuple, state.shown)),
        nods=state.nods,
    )


def imagine(view, chance):
    seen = {*view.hand, *(good for shown in view.shown for good in shown)}
    rest = chance.shuffle([str(n) for n in range(1, 5 * view.seats + 1) if str(n) not in seen])
    hands = [
        list(view.hand) if seat == view.audience else [rest.pop() for _ in range(view.counts[seat])]
        for seat in range(view.seats)
    ]
    turn = view.asked[0] if view.asked and all(view.kept) else sum(map(len, view.shown)) % view.seats
    return State(view.keep, hands, list(view.kept), [list(shown) for shown in view.shown], turn, view.nods)


def copy(state):
    return State(
        state.keep, [h[:] for h in state.hands], state.kept[:], [s[:] for s in state.shown], state.turn, state.nods
    )


def judge(view, choices, chance):
    choice = choices[-1]
    return choice.make(sorted(choice.pool, key=int)[-choice.least :]) if isinstance(choice, Pick) else choice


def default(view, choices):
    return judge(view, choices, None)


GAME = Game(
    home=__name__,
    key="market",
    seats=range(2, 5),
    rules_version=1,
    Options=MarketOptions,
    State=State,
    vocabulary=(Keep, Nod, Show),
    deal=deal,
    acting=acting,
    moves=moves,
    play=play,
    outcome=outcome,
    copy=copy,
    view=view,
    imagine=imagine,
    judge=judge,
    default=default,
)
