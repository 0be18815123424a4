"""The events of Hayduti, public or for one seat alone.

Cards are ids, positions of the field numbers from 1. Where cards may be hidden, `cards` is empty and `count` tells
how many there were.
"""

from typing import ClassVar, TypeAlias

import msgspec

from games.core.contract import Event, PrivateEvent, RetractableEvent, Seat, SeatEvent


class Bonus(msgspec.Struct, frozen=True):
    """The strength that a raised deets adds to a group."""

    deets: str
    strength: int


class DeetsTerm(msgspec.Struct, frozen=True):
    """The points of a raised deets that can bring any: `count` times `each`; `count` is 0 if its condition fails."""

    deets: str
    count: int
    each: int


class GameStarted(Event, frozen=True):
    """The field is laid out; `order` are the seats in the order of their turns, `hands` the starting hands' sizes."""

    order: tuple[Seat, ...]
    hands: tuple[int, ...]


class RoundStarted(Event, frozen=True):
    """Round `number` of a parallel game begins with `first`."""

    retractable: ClassVar[bool] = True
    number: int
    first: Seat


class RoundEnded(Event, frozen=True):
    """Everybody has had a turn: round `number` is over, and another one follows."""

    retractable: ClassVar[bool] = True
    closes: ClassVar[bool] = True
    number: int


class TurnStarted(RetractableEvent, frozen=True):
    """`seat` begins its turn with this many actions."""

    actions: int


class Scouted(SeatEvent, frozen=True):
    """`seat` turns up `card` at `pos`."""

    passing: ClassVar[bool] = True
    pos: int
    card: str


class Recruited(RetractableEvent, frozen=True):
    """`seat` takes the face-up `card` from `pos`."""

    takes: ClassVar[bool] = True
    pos: int
    card: str


class Risked(SeatEvent, frozen=True):
    """`seat` draws a revolutionary from the deck."""


class StartingHand(PrivateEvent, frozen=True):
    """`seat` starts with these `cards` in hand."""

    cards: tuple[str, ...]


class CardDrawn(PrivateEvent, frozen=True):
    """`seat` draws `card` from the deck, unseen by the others."""

    card: str


class LosingSeen(PrivateEvent, frozen=True):
    """`seat`, who may take some with Hitov, sees the `cards` that `source` is losing.

    Told where discards are hidden.
    """

    source: Seat
    cards: tuple[str, ...]


class LossesTaken(PrivateEvent, frozen=True):
    """`seat` takes the `cards` that `source` was losing. Told where discards are hidden."""

    source: Seat
    cards: tuple[str, ...]


class LossesGiven(PrivateEvent, frozen=True):
    """`seat` was losing the `cards` that `taker` takes. Told where discards are hidden."""

    taker: Seat
    cards: tuple[str, ...]


class RiskyZaptie(SeatEvent, frozen=True):
    """`seat` draws the zaptie `card`: it lies at `pos`, the actions and the right to form a group are lost."""

    passing: ClassVar[bool] = True
    pos: int
    card: str


class RiskyNothing(SeatEvent, frozen=True):
    """`seat` tries to draw, but no card is left."""


class Passed(RetractableEvent, frozen=True):
    """`seat` ends its actions, leaving `unused` of them."""

    unused: int


class SofroniyTurned(SeatEvent, frozen=True):
    """Sofroniy of `seat` turns up `card` at `pos`; None and 0 where nothing is left to draw."""

    pos: int
    card: str | None


class HadzhiRemoved(RetractableEvent, frozen=True):
    """Hadzhi Dimitar of `seat` removes the zaptie `card` at `pos`; `replaced` tells whether a new card lies there."""

    pos: int
    card: str
    replaced: bool


class BenkovskiRoused(RetractableEvent, frozen=True):
    """Benkovski gives `seat` this many more `actions`."""

    actions: int


class ZaptieIgnored(RetractableEvent, frozen=True):
    """Levski of `seat` makes the zaptie `card` harmless."""

    card: str


class Exposed(RetractableEvent, frozen=True):
    """The zaptie `card` exposes the committee of `seat`."""

    card: str


class IlyoRemoved(RetractableEvent, frozen=True):
    """Dyado Ilyo of `seat` sends the zaptie `card` away; `keep` more cards may be kept in this clearing."""

    card: str
    keep: int


class Withstood(RetractableEvent, frozen=True):
    """The exposed committee of `seat` withstands zaptie of strength `total` with combat power `boyna`."""

    total: int
    boyna: int


class CommitteeBroken(SeatEvent, frozen=True):
    """The committee of `seat` is broken: zaptie of strength `total` exceed its combat power `boyna`."""

    lasting: ClassVar[bool] = True
    total: int
    boyna: int


class PetkoKept(SeatEvent, frozen=True):
    """Petko of `seat` saves `count` hand cards."""

    count: int


class HitovTook(SeatEvent, frozen=True):
    """Hitov of `seat` takes lost cards of `source`. `cards` is empty where discards are hidden."""

    source: Seat
    cards: tuple[str, ...]
    count: int


class HandLost(SeatEvent, frozen=True):
    """The broken committee of `seat` loses hand cards for good."""

    passing: ClassVar[bool] = True
    lasting: ClassVar[bool] = True
    cards: tuple[str, ...]
    count: int


class FieldCleared(Event, frozen=True):
    """All face-up `cards` leave the field: the end of a break, which the next view still shows."""

    closes: ClassVar[bool] = True
    pictured: ClassVar[bool] = True
    lingers: ClassVar[bool] = True
    cards: tuple[str, ...]


class ClearingChosen(RetractableEvent, frozen=True):
    """`seat` has chosen what to clear; nobody sees it before all have, nor that the choice is replaced."""


class Cleared(SeatEvent, frozen=True):
    """`seat` discards hand cards."""

    cards: tuple[str, ...]
    count: int


class GroupFormed(SeatEvent, frozen=True):
    """`seat` forms a group. `strength` includes the `bonuses`; `contribution` is a stat."""

    lasting: ClassVar[bool] = True
    cards: tuple[str, ...]
    contribution: str
    strength: int
    bonuses: tuple[Bonus, ...]


class Improved(SeatEvent, frozen=True):
    """A group of `seat` improves a stat."""

    stat: str
    before: int
    after: int


class Overtaken(Event, frozen=True):
    """These seats led a stat until a group improved it, and no longer do: each has `points` fewer."""

    stat: str
    seats: tuple[Seat, ...]
    points: int


class Raised(SeatEvent, frozen=True):
    """A group of `seat` raises `card` from position `pos` of the field, 0 from the hand."""

    takes: ClassVar[bool] = True
    card: str
    pos: int


class RakovskiKept(SeatEvent, frozen=True):
    """Rakovski of `seat` keeps `cards` of the group in hand."""

    cards: tuple[str, ...]


class NoGroup(RetractableEvent, frozen=True):
    """`seat` forms no group."""


class SecretAgain(RetractableEvent, frozen=True):
    """The committee of `seat` is secret again."""


class FieldRefilled(Event, frozen=True):
    """The gaps of the field are filled: `moved` cards from beside it, `drawn` face-down from the deck."""

    retractable: ClassVar[bool] = True
    moved: int
    drawn: int


class DeckRotated(Event, frozen=True):
    """The used cards become the deck: rotation `number` `of` those agreed. `silver`, `gold`: these come in now."""

    number: int
    of: int
    silver: bool
    gold: bool


class FinalRotation(Event, frozen=True):
    """The last rotation is done: nothing more is drawn."""


class UprisingBrokeOut(Event, frozen=True):
    """The targets stand on the boards: the game ends at once."""


class Prescored(SeatEvent, frozen=True):
    """Before scoring, `deets` of `seat` improves `stat` to `after`."""

    deets: str
    stat: str
    after: int


class UprisingFailed(Event, frozen=True):
    """Some stat stays below its target: everybody has lost. Both in the order nabor, deynost, boyna."""

    best: tuple[int, int, int]
    targets: tuple[int, int, int]


class Scored(SeatEvent, frozen=True):
    """The score of `seat`, term by term.

    `stats` in the order nabor, deynost, boyna; `led` the stats led, at `leader_points` each; `voyvodas` the points of
    each raised voyvoda; `deytsi` those that can bring points. `total` is the sum of it all.
    """

    stats: tuple[int, int, int]
    led: tuple[str, ...]
    leader_points: int
    voyvodas: tuple[int, ...]
    deytsi: tuple[DeetsTerm, ...]
    total: int


class GameOver(Event, frozen=True):
    """The end. `winners` is empty when the uprising failed."""

    winners: tuple[Seat, ...]


EventByDeytsi: TypeAlias = (
    SofroniyTurned | HadzhiRemoved | BenkovskiRoused | ZaptieIgnored | IlyoRemoved | PetkoKept | HitovTook
    | RakovskiKept
)  # fmt: skip
"""Events of abilities that were used."""
EventForSeat: TypeAlias = StartingHand | CardDrawn | LosingSeen | LossesTaken | LossesGiven
"""Events that one seat alone learns."""
EventOfTable: TypeAlias = (
    GameStarted | RoundStarted | DeckRotated | FinalRotation | UprisingBrokeOut | UprisingFailed | Scored | GameOver
)
"""Events that concern the whole table: start, deck and end."""
HaydutiEvent: TypeAlias = (
    EventByDeytsi | EventForSeat | EventOfTable | RoundEnded | TurnStarted | Scouted | Recruited | Risked | RiskyZaptie
    | RiskyNothing | Passed | Exposed | Withstood | CommitteeBroken | HandLost | FieldCleared | ClearingChosen | Cleared
    | GroupFormed | Improved | Overtaken | Raised | NoGroup | SecretAgain | FieldRefilled | Prescored
)  # fmt: skip
"""Any event."""
