"""The rules of the lanterns: options, moves, events, the state, and what is legal."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Annotated, ClassVar, Final, TypeAlias, cast

import msgspec

from games.core.chance import Chance
from games.core.contract import Choice, Event, Move, Outcome, PrivateEvent, Reason, Seat, SeatField
from games.core.legality import Particulars, must_be_legal
from games.core.options import Options

COLOURS: Final = ("1", "2", "3", "4")


class LanternOptions(Options, frozen=True, kw_only=True):
    """`lives`: how often a player's lantern may be found (RULES 1)."""

    lives: Annotated[int, msgspec.Meta(ge=1, le=3)] = 2


class Look(Move, frozen=True):
    """Look at a lantern (RULES 2.1)."""

    verb: ClassVar[str] = "look-at"
    optional: ClassVar[tuple[str, ...]] = ("whose",)
    whose: SeatField


class Name(Move, frozen=True):
    """Name the colour of a lantern (RULES 2.2)."""

    verb: ClassVar[str] = "name"
    whose: SeatField
    colour: str


class Light(Move, frozen=True):
    """Light all lanterns again, which nobody has to be asked for (RULES 3)."""

    verb: ClassVar[str] = "light"


class Lit(PrivateEvent, frozen=True):
    """A player has a new lantern, which that player alone sees."""

    colour: str


class Saw(PrivateEvent, frozen=True):
    """A player has looked at a lantern, and alone sees its colour."""

    whose: int
    colour: str


class Looked(Event, frozen=True):
    """A player has looked at a lantern; everybody knows whose."""

    seat: int
    whose: int


class Missed(Event, frozen=True):
    """A player has named a wrong colour."""

    seat: int
    whose: int
    colour: str


class Found(Event, frozen=True):
    """A player has named the right colour, which ends the round; `out` if it was the last life."""

    closes: ClassVar[bool] = True
    pictured: ClassVar[bool] = True
    seat: int
    whose: int
    colour: str
    out: bool


class Won(Event, frozen=True):
    """One player is left."""

    seat: int


class LitAgain(Event, frozen=True):
    """All lanterns are lit again."""


class Why(StrEnum):
    """Reasons to refuse a move."""

    SHADED = "shaded"
    """[who] This player's lantern is shaded."""
    OUT = "out"
    """[who] This player is out."""


LanternMove: TypeAlias = Look | Name | Light
LanternEvent: TypeAlias = Lit | Saw | Looked | Missed | Found | Won | LitAgain
VOCABULARY: Final = (Look, Name, Light)


class State(msgspec.Struct):
    """The whole table: `lanterns` are hidden, and whose lantern a seat has `seen`; all else is open.

    `shown` is the seat whose lantern was found, from the end of a round until lanterns are lit again, else -1.
    `fallen` are the seats that are out, in order.
    """

    lanterns: list[str]
    seen: list[list[int]]
    lives: list[int]
    shaded: list[bool]
    fallen: list[int]
    turn: int
    shown: int
    moves: int


def deal(options: LanternOptions, seats: int, chance: Chance) -> tuple[State, Sequence[Event]]:
    """Light a lantern for each player (RULES 1)."""
    state = State([""] * seats, [[] for _ in range(seats)], [options.lives] * seats, [False] * seats, [], 0, -1, 0)
    return state, _light(state, chance)


def _light(state: State, chance: Chance) -> list[Event]:
    for seat, lives in enumerate(state.lives):
        state.lanterns[seat] = COLOURS[chance.below(len(COLOURS))] if lives else ""
        state.seen[seat], state.shaded[seat] = [], False
    return [Lit(seat, lantern) for seat, lantern in enumerate(state.lanterns) if lantern]


def acting(state: State) -> list[Seat]:
    """Return whose turn it is; nobody when one player is left."""
    return [state.turn] if len(state.fallen) < len(state.lives) - 1 else []


def targets(state: State, seat: Seat) -> list[Seat]:
    """Return the players whose lantern this seat may look at or name, ascending (RULES 2)."""
    others = [other for other, lives in enumerate(state.lives) if lives and other != seat]
    return [other for other in others if not state.shaded[other]] or others


def moves(state: State, seat: Seat) -> list[Choice]:
    """Return looks, then names by player and colour; after a round the one move that lights the lanterns."""
    if seat not in acting(state):
        return []
    if state.shown >= 0:
        return [Light()]
    aims = targets(state, seat)
    return [*(Look(aim) for aim in aims), *(Name(aim, colour) for aim in aims for colour in COLOURS)]


def play(state: State, seat: Seat, move: Move, chance: Chance) -> list[LanternEvent]:
    """Make a move. Raise `IllegalMove` if it is none."""
    choices = moves(state, seat)
    must_be_legal(move, choices, lambda: _why_not(state, move, choices))
    state.moves += 1
    made = cast("LanternMove", move)
    match made:
        case Look(whose):
            state.seen[seat].append(whose)
            state.shaded[whose] = True
            _pass_on(state)
            return [Looked(seat, whose), Saw(seat, whose, state.lanterns[whose])]
        case Name(whose, colour) if state.lanterns[whose] == colour:
            state.lives[whose] -= 1
            state.shown = whose
            out = not state.lives[whose]
            if out:
                state.fallen.append(whose)
            end = [] if acting(state) else [Won(seat)]
            return [Found(seat, whose, colour, out), *end]
        case Name(whose, colour):
            _pass_on(state)
            return [Missed(seat, whose, colour)]
        case Light():
            state.shown = -1
            lit = cast("list[Lit]", _light(state, chance))
            _pass_on(state)
            return [LitAgain(), *lit]


def _why_not(state: State, move: Move, choices: Sequence[Choice]) -> Particulars:
    if not acting(state):
        return Reason.OVER, {}
    if not choices:
        return Reason.NOT_YOUR_TURN, {}
    whose = getattr(move, "whose", -1)
    if state.shown >= 0 or not 0 <= whose < len(state.lives) or whose == state.turn:
        return Reason.NOT_NOW, {}
    if not state.lives[whose]:
        return Why.OUT, {"who": whose}
    return (Why.SHADED, {"who": whose}) if state.shaded[whose] else (Reason.NOT_NOW, {})


def _pass_on(state: State) -> None:
    seats = len(state.lives)
    state.turn = next(
        seat % seats for seat in range(state.turn + 1, state.turn + seats + 1) if state.lives[seat % seats]
    )
    state.shaded[state.turn] = False


def outcome(state: State) -> Outcome | None:
    """Return the places, the last to go out first, once one player is left (RULES 4)."""
    if acting(state):
        return None
    order = [*state.fallen, next(seat for seat, lives in enumerate(state.lives) if lives)]
    return Outcome(places=tuple(len(order) - order.index(seat) for seat in range(len(order))), reason="lanterns")


def copy(state: State) -> State:
    """Return an independent copy."""
    lists = (state.lanterns[:], [seen[:] for seen in state.seen], state.lives[:], state.shaded[:], state.fallen[:])
    return State(*lists, state.turn, state.shown, state.moves)
