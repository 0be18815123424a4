"""The values of the contract: seats, moves, choices, events, views, reasons and outcomes.

All are plain data (`msgspec.Struct`): comparable, serialisable, and with a `repr` that is code.

Names inside moves, events and views are short strings in the notation of the game's `RULES.md` ("8H", "spring",
"R13"); seats are ints from 0. So the same text form and slash-command arguments work for every game.
"""

from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from typing import Annotated, Any, ClassVar, Final, TypeAlias, cast

import msgspec

Seat: TypeAlias = int
"""A place at the table, from 0, clockwise."""

SeatField: TypeAlias = Annotated[Seat, msgspec.Meta(extra={"seat": True})]
"""The type of a move's field that names a player: it is typed, completed and shown by the player's name."""

Audience: TypeAlias = int
"""Whose view it is: a seat, or `PUBLIC`."""

PUBLIC: Final[Audience] = -1
"""The audience without a hand: the channel, spectators."""

Field: TypeAlias = str | int | bool | tuple[str, ...] | None


class Move(msgspec.Struct, frozen=True):
    """What a seat does: a frozen value with fields of type str, int, bool or tuple of str.

    The text form is the verb and the fields, separated by spaces: `attack 8H`, `pass 4`, `keep 8H,9C`, `clear -`.
    It is unique within a game, is read by `Vocabulary.parse`, and has at most 60 characters, except for moves made from
    a `Pick`.
    """

    verb: ClassVar[str]
    """The name of the slash command for this kind of move, and the key of its texts: by default that of the class in
    lower case. Journals hold it, so a class that is renamed keeps it."""
    optional: ClassVar[tuple[str, ...]] = ()
    """Fields that may be left out of the command. They are then taken from the legal move that fits, or asked for if
    several fit; a player is never guessed."""
    implied: ClassVar[tuple[str, ...]] = ()
    """Fields that are not arguments of the command; they are taken from the legal moves."""

    def __init_subclass__(cls) -> None:
        if "verb" not in cls.__dict__:
            cls.verb = cls.__name__.lower()

    def __str__(self) -> str:
        fields = (getattr(self, name) for name in self.__struct_fields__)
        return " ".join((self.verb, *(text_of(value) for value in fields)))


def names_seat(kind: Any) -> bool:
    """Whether the type of a field is `SeatField`."""
    notes = cast("Sequence[object]", getattr(kind, "__metadata__", ()))
    return any(isinstance(note, msgspec.Meta) and note.extra == {"seat": True} for note in notes)


def text_of(value: Field) -> str:
    """Return the text form of a field."""
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
    """Stands for all moves of one kind that take `least` to `most` names out of `pool`, in the pool's order.

    `least` is at least 1: a Discord menu cannot be submitted empty, so taking nothing is a separate move. `fixed` are
    the values of the fields before the last; the last field receives the subset. With `weights` (one for each name in
    the pool) the weights of a subset must also add up to at least `need`.
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
        """The verb of these moves."""
        return self.kind.verb

    def make(self, chosen: Iterable[str]) -> Move:
        """Return the move that takes `chosen`, sorted into the pool's order (names not in the pool come last)."""
        taken = list(chosen)
        ordered = [name for name in self.pool if name in taken]
        unknown = [name for name in taken if name not in self.pool]
        build = cast("Callable[..., Move]", self.kind)
        return build(*self.fixed, tuple(ordered + unknown))

    def fits(self, move: Move) -> bool:
        """Whether `move` is one of these moves."""
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


Choice: TypeAlias = Move | Pick


def kind_of(choice: Choice) -> type[Move]:
    """Return the kind of a move, or of those that a `Pick` stands for."""
    return choice.kind if isinstance(choice, Pick) else type(choice)


class Event(msgspec.Struct, frozen=True):
    """Something that happened, as everybody may know it; see `PrivateEvent` for what only one seat may know.

    `games.core.news.heard` selects the events for an audience.
    """

    retractable: ClassVar[bool] = False
    """Whether the move that caused it may be taken back: it drew no random numbers and revealed nothing hidden."""
    closes: ClassVar[bool] = False
    """Whether it ends a part of the game (a bout, a round, a season), after which the channel may begin a new post."""
    lasting: ClassVar[bool] = False
    """Whether the channel still tells of it once its part of the game is over, in a line with others of that part."""
    opens: ClassVar[bool] = False
    """For an event that `closes`: whether it is the first of the next part, so that the new post begins with it."""
    pictured: ClassVar[bool] = False
    """For an event that `closes`: whether the channel keeps a picture of the table as this move leaves it.

    The end of the round is then a step of its own: the move deals nothing new, and unless it ends the table,
    `Game.forced` names the move that deals, which the bot makes at once. Or the event `lingers`."""
    lingers: ClassVar[bool] = False
    """For an event that is `pictured`: whether the public view that its move leaves still shows what has ended, though
    the game goes on at once. The bot then waits longer before it moves, so that people see it."""
    passing: ClassVar[bool] = False
    """Whether it reveals something once, to its audience: no view shows it after the move, such as a card that is
    turned up and shuffled in again. Later events of the same move may tell of it too, earlier ones not.

    The only other home of what is revealed is a view. What one seat alone is shown, and may look up later, is a
    `PrivateEvent` and stays in that seat's view."""

    @property
    def audience(self) -> Audience:
        """Who may know it: `PUBLIC` or one seat."""
        return PUBLIC

    @property
    def concealed(self) -> bool:
        """Whether it tells others only that a move was made, such as a secret bid.

        A move with only such events can be taken back until a later move has others; the later ones must stay legal
        without it.
        """
        return False


class SeatEvent(Event, frozen=True):
    """Something that `seat` does, or that happens to it: the first field of all events of one seat."""

    takes: ClassVar[bool] = False
    """Whether the things that it names leave the table for the seat: a page shows them go there. What other events name
    and is new on the table comes from the seat."""
    seat: Seat


class RetractableEvent(SeatEvent, frozen=True):
    """An event of a seat that does not keep its move from being taken back."""

    retractable: ClassVar[bool] = True


class PrivateEvent(Event, frozen=True):
    """Something that only `seat` learns, such as the cards it draws or is shown from another hand.

    Every move that shows a seat something beyond its public events emits one. A move that emits one cannot be taken
    back.
    """

    seat: Seat

    @property
    def audience(self) -> Audience:
        """The only seat that may know it."""
        return self.seat


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """How a table ended.

    `places[seat]` counts from 1, with equal places shared; if all have lost together, everybody has place 2. `reason`
    is the key of a text. `scores[seat]` are points, empty if the game has none.
    """

    places: tuple[int, ...]
    reason: str
    scores: tuple[int, ...] = ()


class View(msgspec.Struct, frozen=True, kw_only=True):
    """All that one audience may know now; games add their own fields.

    Fields of every view: `audience`, whose view it is; `seats`, how many play; `asked`, the seats the table waits for
    as far as everybody knows, so that mentioning them reveals nothing; `question`, a number that changes whenever
    earlier controls become invalid; `outcome`, set when the table is over; `call`: a player is not called again while
    this has the same value of 0 or more (in Durak, the number of the bout).
    """

    audience: Audience
    seats: int
    asked: tuple[Seat, ...]
    question: int
    outcome: Outcome | None = None
    call: int = -1

    @property
    def end(self) -> Outcome:
        """The `outcome` of a table that is over."""
        assert self.outcome is not None
        return self.outcome


class Reason(StrEnum):
    """Why a move was refused: the reasons common to all games. A game adds its own in a `StrEnum` of the same form."""

    OVER = "over"
    """[] The table is over."""
    NOT_YOUR_TURN = "not-your-turn"
    """[] Others are to move."""
    NOT_NOW = "not-now"
    """[] No move of this kind is open now."""


class IllegalMove(Exception):
    """A move is not legal; the state is unchanged.

    `why` is a member of a reason enumeration and `instead` are the legal choices. `data` are the variables of the
    reason's text: numbers, and names that `GameText.item` translates; a seat is the variable `who`.
    """

    def __init__(self, why: StrEnum, instead: Sequence[Choice] = (), **data: str | int) -> None:
        super().__init__(why, data)
        self.why = why
        self.instead = tuple(instead)
        self.data = data


class UnknownName(Exception):
    """A text names nothing in the game. `nearest` are similar names, best first."""

    def __init__(self, text: str, nearest: Sequence[str]) -> None:
        super().__init__(text, nearest)
        self.text = text
        self.nearest = tuple(nearest)
