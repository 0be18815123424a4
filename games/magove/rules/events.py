"""The events of a game, public or for one seat alone (RULES 8)."""

from typing import ClassVar, Literal, TypeAlias

import msgspec

from games.core.contract import Event, PrivateEvent, Seat, SeatEvent
from games.magove.rules.options import MagoveOptions


class Score(msgspec.Struct, frozen=True, gc=False):
    """A line of the score sheet: what a seat bid and won in a round, the points, and the total after it."""

    seat: Seat
    bid: int
    tricks: int
    points: int
    total: int

    @property
    def missed_by(self) -> int:
        """How many tricks the bid was missed by; 0 if it was met."""
        return abs(self.bid - self.tricks)


class GameStarted(Event, frozen=True):
    """The game begins. In a single suit `races` are those of the seats, and `left_out` is the unused one, if any."""

    seats: int
    options: MagoveOptions
    first_dealer: Seat
    races: tuple[str, ...]
    left_out: str | None


class RoundStarted(Event, frozen=True):
    """`dealer` has dealt each seat `cards` cards for round `number`."""

    number: int
    cards: int
    dealer: Seat


class HandDealt(PrivateEvent, frozen=True):
    """`seat` is dealt these `cards`. Does not occur under clairvoyance in round 1."""

    cards: tuple[str, ...]


class OthersSeen(PrivateEvent, frozen=True):
    """Under clairvoyance `seat` sees the `cards` of all others in round 1, as (seat, card) from its left."""

    cards: tuple[tuple[Seat, str], ...]


class OwnCardSeen(PrivateEvent, frozen=True):
    """Under clairvoyance `seat` sees its own `card` once all have bid in round 1."""

    card: str


class TrumpTurned(Event, frozen=True):
    """`card` is turned up: a race card makes its race `trump`, a jester none; after a wizard the dealer names one."""

    card: str
    trump: str | None
    reason: Literal["race", "jester", "wizard"]


class NoTrumpLastRound(Event, frozen=True):
    """All cards are dealt, so none is turned up and there is no trump. Does not occur in a single suit."""


class TrumpChosen(SeatEvent, frozen=True):
    """`seat`, the dealer, makes `race` the trump."""

    race: str


class BidMade(SeatEvent, frozen=True):
    """`seat` bids `tricks`; None if bids are secret."""

    tricks: int | None

    @property
    def concealed(self) -> bool:
        """Whether the bid is secret."""
        return self.tricks is None


class BidsRevealed(Event, frozen=True):
    """The secret `bids` are shown as (seat, tricks) from the dealer's left: once all are in, or before the scoring."""

    bids: tuple[tuple[Seat, int], ...]


class BiddingClosed(Event, frozen=True):
    """All bids are in; they add up to `total` (None while secret), in a round of `cards` tricks."""

    total: int | None
    cards: int


class CardPlayed(SeatEvent, frozen=True, gc=False):
    """`seat` plays `card` to trick number `trick` of the round."""

    card: str
    trick: int


class TrickWon(SeatEvent, frozen=True, gc=False):
    """`seat` wins trick number `trick` with these `cards` in order of play, and has `won` this many in the round."""

    trick: int
    cards: tuple[str, ...]
    won: int


class RoundScored(Event, frozen=True):
    """Round `number` is scored: its lines of the score sheet, by seat."""

    lasting: ClassVar[bool] = True
    closes: ClassVar[bool] = True
    number: int
    scores: tuple[Score, ...]


class GameOver(Event, frozen=True):
    """The game ends: `places` by seat from 1, shared by equal totals, and `totals` by seat."""

    places: tuple[int, ...]
    totals: tuple[int, ...]


MagoveEvent: TypeAlias = (
    GameStarted | RoundStarted | HandDealt | OthersSeen | OwnCardSeen | TrumpTurned | NoTrumpLastRound | TrumpChosen
    | BidMade | BidsRevealed | BiddingClosed | CardPlayed | TrickWon | RoundScored | GameOver
)  # fmt: skip
"""Every kind of event."""
