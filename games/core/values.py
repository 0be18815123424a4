"""The values that pass through the contract: seats, moves, choices, events, views, reasons and outcomes.

All are plain data (`msgspec.Struct`): comparable, printable as code, serialisable without further help.

Names inside moves, events and views are short strings in the notation of the game's specification ("8H", "spring",
"R13"), numbers are ints, seats are ints from 0. So one text form, one set of slash-command arguments and one way of
wording serve every game.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, ClassVar, Final, TypeAlias, cast

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

Seat: TypeAlias = int
"""A place at the table, from 0, clockwise."""

Audience: TypeAlias = int
"""Who looks: a seat, or `PUBLIC`."""

PUBLIC: Final[Audience] = -1
"""The audience that holds no hand: the channel, spectators."""

Field: TypeAlias = "str | int | bool | tuple[str, ...] | None"


class Move(msgspec.Struct, frozen=True):
    """One act of one seat; a frozen value with fields of type str, int, bool or tuple of str.

    The text form is the verb and the fields, separated by spaces: `attack 8H`, `pass 4`, `keep 8H,9C`, `clear -`.
    It is unique within a game, parses back (`Vocabulary.parse`), and stays within 60 characters, except for moves
    made from a `Pick`.
    """

    verb: ClassVar[str]
    """The word for this kind of move: the name of its slash command, and the key of its texts."""
    optional: ClassVar[tuple[str, ...]] = ()
    """Fields a person may leave out of the command; what is legal then decides."""
    implied: ClassVar[tuple[str, ...]] = ()
    """Fields that are no argument of the command at all; what is legal decides."""

    def __str__(self) -> str:
        """Return the text form."""
        fields = (getattr(self, name) for name in self.__struct_fields__)
        return " ".join((self.verb, *(_to_text(value) for value in fields)))


def _to_text(value: Field) -> str:
    match value:
        case None:
            return "-"
        case bool():
            return "yes" if value else "no"
        case tuple():
            return ",".join(value) or "-"
        case _:
            return str(value)


class Pick(msgspec.Struct, frozen=True):
    """Stands for every move of one kind that takes a subset of `pool`, `least` to `most` of it, in the pool's order.

    `least` is 1 or more: nobody can confirm a menu in which nothing is marked, so taking nothing is a move of its own.
    `fixed` are the values of the fields before the last; the last field receives the subset. With `weights` (one for
    each of the pool) a subset must also add up to `need` at least.
    """

    kind: type[Move]
    pool: tuple[str, ...]
    least: int
    most: int
    fixed: tuple[str | int, ...] = ()
    weights: tuple[int, ...] = ()
    need: int = 0

    @property
    def verb(self) -> str:
        """The verb of the moves this stands for."""
        return self.kind.verb

    def make(self, chosen: Iterable[str]) -> Move:
        """Return the move that takes `chosen`, brought into the pool's order (names not in the pool come last)."""
        taken = list(chosen)
        ordered = [name for name in self.pool if name in taken]
        strangers = [name for name in taken if name not in self.pool]
        build = cast("Callable[..., Move]", self.kind)
        return build(*self.fixed, tuple(ordered + strangers))

    def fits(self, move: Move) -> bool:
        """Return whether this stands for `move`."""
        if type(move) is not self.kind:
            return False
        *fixed, chosen = (getattr(move, name) for name in move.__struct_fields__)
        if tuple(fixed) != self.fixed or not self.least <= len(chosen) <= self.most:
            return False
        if tuple(name for name in self.pool if name in chosen) != chosen:
            return False
        if not self.weights:
            return True
        weight = dict(zip(self.pool, self.weights, strict=True))
        return sum(weight[name] for name in chosen) >= self.need


Choice: TypeAlias = "Move | Pick"


class Event(msgspec.Struct, frozen=True):
    """Something that happened, as its `audience` may know it: everybody, unless it is a `PrivateEvent`.

    What is hidden from some is never in a public event. `games.core.news.heard` returns what an audience is told.
    """

    retractable: ClassVar[bool] = False
    """Whether the move that caused it may be taken back: no chance drawn, nothing hidden shown."""
    closes: ClassVar[bool] = False
    """Whether a part of the game ends with it (a bout, a round, a season): the channel begins a new post after it."""
    opens: ClassVar[bool] = False
    """Of an event that `closes`: whether it is the first of the next part rather than the last of the one before, so
    that the new post begins with it."""
    passing: ClassVar[bool] = False
    """Whether it shows something that was hidden and that no view may show once the move is made: a card that is turned
    up and cleared away at once."""

    @property
    def audience(self) -> Audience:
        """Who is told: `PUBLIC`, or the only seat that may know."""
        return PUBLIC


class PrivateEvent(Event, frozen=True):
    """Something that only `seat` learns: the cards it draws, what it is shown of another hand.

    It is told to that seat alone, in its own message, and a move that causes one cannot be taken back. It is emitted
    wherever a move shows a seat something that no public event tells.
    """

    seat: Seat

    @property
    def audience(self) -> Audience:
        """The only seat that is told."""
        return self.seat


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """How a table ended.

    `places[seat]` from 1, equal places shared; where all have lost together, everybody has place 2. `reason` is the key
    of a text; `scores[seat]` in points, empty where the game has none.
    """

    places: tuple[int, ...]
    reason: str
    scores: tuple[int, ...] = ()


class View(msgspec.Struct, frozen=True, kw_only=True):
    """All that one audience may know now, built up from nothing; games add their own fields.

    Fields that every view has:
    `audience` — whose view it is; `seats` — how many play; `asked` — the seats the table waits for, as everybody can
    tell from public knowledge (mentioning them gives nothing away); `question` — a number that changes whenever
    controls made before must no longer act; `outcome` — set when the table is over; `call` — where it is 0 or more,
    whoever has been called is not called again while it stays the same (in Durak: the number of the bout).
    """

    audience: Audience
    seats: int
    asked: tuple[Seat, ...]
    question: int
    outcome: Outcome | None = None
    call: int = -1


class Reason(StrEnum):
    """Why a move was refused, in every game. Games add reasons of their own in a `StrEnum` of the same form."""

    OVER = "over"
    """[] The table is over."""
    NOT_YOUR_TURN = "not-your-turn"
    """[] Others are to move."""
    NOT_NOW = "not-now"
    """[] No move of this kind is open now."""


class IllegalMove(Exception):
    """A move that is not among the legal ones; the state is as it was.

    `why` is a member of a reason enum, `instead` what may be done now. `data` are the particulars, variables of the
    reason's text: numbers, and names that `GameText.item` puts into words.
    """

    def __init__(self, why: StrEnum, instead: Sequence[Choice] = (), **data: str | int) -> None:
        super().__init__(why, data)
        self.why = why
        self.instead = tuple(instead)
        self.data = data


class UnknownName(Exception):
    """A text that names nothing in the game. `nearest` are names that look like it, best first."""

    def __init__(self, text: str, nearest: Sequence[str]) -> None:
        super().__init__(text, nearest)
        self.text = text
        self.nearest = tuple(nearest)
