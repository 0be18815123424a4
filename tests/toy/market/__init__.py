"""A toy game with all that a game can have: secrets, a pick, choices at once, an option, a move that can be taken back."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Annotated, ClassVar

import msgspec

from games.core.contract import PUBLIC, Event, IllegalMove, Move, Outcome, Pick, Reason, UnknownName, View
from games.core.options import Options


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


class Market:
    key = "market"
    seats = range(2, 5)
    rules_version = 1
    Options = MarketOptions
    State = State
    vocabulary = (Keep, Nod, Show)

    def deal(self, options, seats, chance):
        goods = chance.shuffle([str(n) for n in range(1, 5 * seats + 1)])
        hands = [goods[5 * seat : 5 * seat + 5] for seat in range(seats)]
        return State(options.keep, hands, [False] * seats, [[] for _ in hands], 0, 0), ()

    def acting(self, state):
        if not all(state.kept):
            return [seat for seat, done in enumerate(state.kept) if not done]
        return [state.turn] if state.hands[state.turn] else []

    def moves(self, state, seat):
        if seat not in self.acting(state):
            return []
        if not state.kept[seat]:
            return [Pick(Keep, tuple(state.hands[seat]), state.keep, state.keep)]
        nods = [Nod()] if state.nods < 2 else []
        return [*nods, *(Show(good) for good in state.hands[seat])]

    def play(self, state, seat, move, chance):
        choices = self.moves(state, seat)
        if not any(one.fits(move) if isinstance(one, Pick) else one == move for one in choices):
            raise IllegalMove(Reason.NOT_NOW if choices else Reason.NOT_YOUR_TURN, choices)
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

    def outcome(self, state):
        if self.acting(state):
            return None
        totals = [sum(map(int, shown)) for shown in state.shown]
        return Outcome(
            places=tuple(1 + sum(o > t for o in totals) for t in totals), reason="market", scores=tuple(totals)
        )

    def view(self, state, audience):
        return MarketView(
            audience=audience,
            seats=len(state.hands),
            asked=tuple(self.acting(state)),
            question=sum(map(len, state.shown)) * 10 + sum(state.kept),
            outcome=self.outcome(state),
            keep=state.keep,
            hand=() if audience == PUBLIC else tuple(state.hands[audience]),
            kept=tuple(state.kept),
            counts=tuple(map(len, state.hands)),
            shown=tuple(map(tuple, state.shown)),
            nods=state.nods,
        )

    def imagine(self, view, chance):
        seen = {*view.hand, *(good for shown in view.shown for good in shown)}
        rest = chance.shuffle([str(n) for n in range(1, 5 * view.seats + 1) if str(n) not in seen])
        hands = [
            list(view.hand) if seat == view.audience else [rest.pop() for _ in range(view.counts[seat])]
            for seat in range(view.seats)
        ]
        turn = view.asked[0] if view.asked and all(view.kept) else sum(map(len, view.shown)) % view.seats
        return State(view.keep, hands, list(view.kept), [list(shown) for shown in view.shown], turn, view.nods)

    def copy(self, state):
        return State(
            state.keep, [h[:] for h in state.hands], state.kept[:], [s[:] for s in state.shown], state.turn, state.nods
        )

    def judge(self, view, choices, chance):
        choice = choices[-1]
        return choice.make(sorted(choice.pool, key=int)[-choice.least :]) if isinstance(choice, Pick) else choice

    def default(self, view, choices):
        return self.judge(view, choices, None)

    def read(self, kind, field, text):
        if text.isdecimal():
            return text
        raise UnknownName(text, ["1", "2"])

    @property
    def face(self):
        return FACE


class MarketFace:
    texts = Path(__file__).parent / "text"

    def news(self, events, view, voice):
        return [
            voice(f"event-{type(e).__name__.lower()}", who=voice.name(e.seat), good=getattr(e, "good", ""))
            for e in events
        ]

    def ask(self, view, voice):
        return voice("ask", who=voice.list([voice.name(seat) for seat in view.asked]))

    def label(self, choice, view, voice):
        return str(choice) if isinstance(choice, Move) else voice("pick", count=choice.least)

    def item(self, name, view, voice):
        return name

    def menu(self, move, view, voice):
        return move.verb

    def table(self, view, voice):
        return "\n".join(f"{voice.name(seat)}: {' '.join(shown)}" for seat, shown in enumerate(view.shown)) or "-"

    def hand(self, view, voice):
        return " ".join(view.hand)

    def picture(self, view, voice):
        from PIL import Image

        out = io.BytesIO()
        Image.new("P", (1080, 900), sum(view.counts)).save(out, "PNG")
        return out.getvalue()

    def hand_picture(self, view, choices, voice):
        return None

    def rules(self, voice):
        return voice("rules")


FACE = MarketFace()
GAME = Market()
