"""The events of a game, public or for one seat alone (RULES 8).

Cards are written as played: `8H=S` is an 8 of hearts that names spades.
"""

from typing import ClassVar, Literal, TypeAlias

from games.core.contract import Event, PrivateEvent, RetractableEvent, Seat, SeatEvent

Ending: TypeAlias = Literal["fool", "draw", "team", "team_draw", "stalemate"]
"""How a game ends."""


class GameStarted(Event, frozen=True):
    """The cards are dealt by `dealer`."""

    dealer: Seat


class TrumpTurned(Event, frozen=True):
    """`card` decides the `trump` suit (None: no trump); `holder` keeps it in hand (six seats only)."""

    card: str
    trump: str | None
    holder: Seat | None


class LowestTrumpShown(SeatEvent, frozen=True):
    """`seat` shows the lowest trump in hand."""

    card: str


class FirstAttacker(SeatEvent, frozen=True):
    """`seat` attacks first, because of the lowest trump or as the dealer."""

    reason: Literal["lowest_trump", "dealer"]


class Attacked(SeatEvent, frozen=True):
    """`seat` opens the bout against `defender`."""

    defender: Seat
    card: str


class ThrewIn(SeatEvent, frozen=True):
    """`seat` throws in `card`."""

    defender: Seat
    card: str


class Defended(SeatEvent, frozen=True):
    """`seat` beats `target` with `card`."""

    target: str
    card: str


class ThrowingClosed(SeatEvent, frozen=True):
    """An enchanted queen ends the throwing-in of this bout."""

    card: str


class Transferred(SeatEvent, frozen=True):
    """`seat` transfers the attack; `to` now faces `count` cards."""

    to: Seat
    card: str
    count: int


class Passed(RetractableEvent, frozen=True):
    """`seat` throws nothing in for now. Does not occur when passes are automatic."""


class Taking(SeatEvent, frozen=True):
    """`seat` gives up and will take the cards."""


class BeatenOff(SeatEvent, frozen=True):
    """`seat` has beaten the attack; `cards` go to the discard pile."""

    lasting: ClassVar[bool] = True
    closes: ClassVar[bool] = True
    cards: tuple[str, ...]


class Took(SeatEvent, frozen=True):
    """`seat` picks up `cards` (printed names)."""

    lasting: ClassVar[bool] = True
    closes: ClassVar[bool] = True
    takes: ClassVar[bool] = True
    cards: tuple[str, ...]


class Drew(SeatEvent, frozen=True):
    """`seat` draws `count` cards; `turned`: the face-up card is among them."""

    count: int
    turned: bool


class HandDealt(PrivateEvent, frozen=True):
    """`seat` is dealt these `cards`."""

    cards: tuple[str, ...]


class CardsDrawn(PrivateEvent, frozen=True):
    """`seat` draws these `cards`."""

    cards: tuple[str, ...]


class TalonEmpty(Event, frozen=True):
    """The talon is empty."""


class Left(SeatEvent, frozen=True):
    """`seat` is out of cards and leaves the game in this `place` (None in teams)."""

    lasting: ClassVar[bool] = True
    place: int | None


class DirectionKept(SeatEvent, frozen=True):
    """`seat` keeps the direction."""

    direction: int


class DirectionReversed(SeatEvent, frozen=True):
    """`seat` reverses the direction; `direction` is the new one: 1 clockwise, −1 counter-clockwise."""

    direction: int


class GameOver(Event, frozen=True):
    """The game ends. `fool` or the winning `team`, if there is one; `places` and remaining `hands` by seat."""

    kind: Ending
    fool: Seat | None
    team: tuple[Seat, ...]
    places: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...]


DurakEvent: TypeAlias = (
    GameStarted | TrumpTurned | LowestTrumpShown | FirstAttacker | Attacked | ThrewIn | Defended | ThrowingClosed
    | Transferred | Passed | Taking | BeatenOff | Took | Drew | HandDealt | CardsDrawn | TalonEmpty | Left
    | DirectionKept | DirectionReversed | GameOver
)  # fmt: skip
