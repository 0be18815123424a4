"""The events of a game, public or for one seat alone (RULES 8).

Cards are written as played: `8H=S` is an 8 of hearts that names spades.
"""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from games.core.contract import Event, PrivateEvent, Seat

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


class LowestTrumpShown(Event, frozen=True):
    """`seat` shows the lowest trump in hand."""

    seat: Seat
    card: str


class FirstAttacker(Event, frozen=True):
    """`seat` attacks first, because of the lowest trump or as the dealer."""

    seat: Seat
    reason: Literal["lowest_trump", "dealer"]


class Attacked(Event, frozen=True):
    """`seat` opens the bout against `defender`."""

    seat: Seat
    defender: Seat
    card: str


class ThrewIn(Event, frozen=True):
    """`seat` throws in `card`."""

    seat: Seat
    defender: Seat
    card: str


class Defended(Event, frozen=True):
    """`seat` beats `target` with `card`."""

    seat: Seat
    target: str
    card: str


class ThrowingClosed(Event, frozen=True):
    """An enchanted queen ends the throwing-in of this bout."""

    seat: Seat
    card: str


class Transferred(Event, frozen=True):
    """`seat` transfers the attack; `to` now faces `count` cards."""

    seat: Seat
    to: Seat
    card: str
    count: int


class Passed(Event, frozen=True):
    """`seat` throws nothing in for now. Does not occur when passes are automatic."""

    retractable: ClassVar[bool] = True
    seat: Seat


class Taking(Event, frozen=True):
    """`seat` gives up and will take the cards."""

    seat: Seat


class BeatenOff(Event, frozen=True):
    """`seat` has beaten the attack; `cards` go to the discard pile."""

    lasting: ClassVar[bool] = True
    closes: ClassVar[bool] = True
    seat: Seat
    cards: tuple[str, ...]


class Took(Event, frozen=True):
    """`seat` picks up `cards` (printed names)."""

    lasting: ClassVar[bool] = True
    closes: ClassVar[bool] = True
    seat: Seat
    cards: tuple[str, ...]


class Drew(Event, frozen=True):
    """`seat` draws `count` cards; `turned`: the face-up card is among them."""

    seat: Seat
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


class Left(Event, frozen=True):
    """`seat` is out of cards and leaves the game in this `place` (None in teams)."""

    lasting: ClassVar[bool] = True
    seat: Seat
    place: int | None


class DirectionKept(Event, frozen=True):
    """`seat` keeps the direction."""

    seat: Seat
    direction: int


class DirectionReversed(Event, frozen=True):
    """`seat` reverses the direction; `direction` is the new one: 1 clockwise, −1 counter-clockwise."""

    seat: Seat
    direction: int


class GameOver(Event, frozen=True):
    """The game ends. `fool` or the winning `team`, if there is one; `places` and remaining `hands` by seat."""

    kind: Ending
    fool: Seat | None
    team: tuple[Seat, ...]
    places: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...]


DurakEvent: TypeAlias = (
    GameStarted
    | TrumpTurned
    | LowestTrumpShown
    | FirstAttacker
    | Attacked
    | ThrewIn
    | Defended
    | ThrowingClosed
    | Transferred
    | Passed
    | Taking
    | BeatenOff
    | Took
    | Drew
    | HandDealt
    | CardsDrawn
    | TalonEmpty
    | Left
    | DirectionKept
    | DirectionReversed
    | GameOver
)
