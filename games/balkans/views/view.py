"""What one audience may know of a table of Battle for the Balkans (RULES 3 and 7)."""

from __future__ import annotations

from typing import Literal, TypeVar

import msgspec

from games.balkans.rules.frames import AnyFrame, Arming, Battle, Offensive, PlayedCard, Turn
from games.balkans.rules.options import BalkansOptions
from games.balkans.rules.public import Asking, Camp, Captive, Gain, Lasting, Loan, Peek, Phase, Step
from games.core.contract import Seat, View

F = TypeVar("F", bound=AnyFrame)


class Army(msgspec.Struct, frozen=True):
    """The armies of one seat in one land."""

    seat: Seat
    regular: int
    elite: int
    royal: int


class Fleets(msgspec.Struct, frozen=True):
    """The fleets of one seat in one sea, by what they carry."""

    seat: Seat
    none: int
    regular: int
    elite: int
    royal: int

    @property
    def total(self) -> int:
        """How many fleets these are."""
        return self.none + self.regular + self.elite + self.royal


class LandSight(msgspec.Struct, frozen=True):
    """A land. `owner` is a seat, or −1 with `power` "neutral", "unplayable", or the id of who resists there.

    `level` is that of fortress or camp, whichever is higher; `camp` that of the camp alone. `armies` in order of seats;
    `guests` are the seats of foreign armies in order of arrival, `besiegers` those of them hostile to the owner.
    """

    owner: Seat
    power: str
    level: int
    camp: int
    armies: tuple[Army, ...]
    guests: tuple[Seat, ...]
    besiegers: tuple[Seat, ...]
    revolt: bool
    ruin: bool


class PlayerSight(msgspec.Struct, frozen=True):
    """A player. `influence` is the team's in a team game, and so is `target` (0: nobody wins by points).

    `royal_cards`, `strategies`, `royal_deck`, `unplayed` and `dropped` are numbers; `planned` is whether the orders of
    this round are chosen; `played` holds the kinds of orders played, those that lie as camps apart.
    """

    kingdom: str
    status: Literal["alive", "eliminated", "surrendered"]
    gold: int
    influence: int
    target: int
    lands: int
    royal_cards: int
    strategies: int
    royal_deck: int
    royal_discard: tuple[str, ...]
    planned: bool
    unplayed: int
    played: tuple[str, ...]
    dropped: int
    advantages: tuple[str, ...]
    established: tuple[str, ...]
    allies: tuple[Seat, ...]


class BalkansView(View, frozen=True, kw_only=True):
    """The table as one audience sees it.

    `order` is the order of turns, `first` the first player of this round; `active` whose turn it is (−1 outside turns);
    `season` is "" outside them. `lands` and `seas` are keyed by id in the order of the map. `frames` is all that is
    going on, outermost first. `gone` are those who left, in order, together where together. `titles` are the ids of
    cards used in this turn or Razbor. `holder` is who held the control territory at the last Planning.

    `gains` are all changes of Influence so far; `trail` is where troops went since the last order.

    `face_down` is how many common tactics lie drawn and unseen for each seat, and last for the neutral opponent.

    Only to a seat itself: `hand`, `unplayed` and `dropped` orders (kinds, in order), `drawn` (common tactics to choose
    from), `picked` (until all have chosen: its prepared tactic, "accept" or "decline", or the royal cards it keeps),
    `peeks`, and the act it has begun: `draft`, its answers so far, and `asking`, what is asked next.
    """

    options: BalkansOptions
    phase: Phase
    order: tuple[Seat, ...]
    first: Seat
    round: int
    season: str
    active: Seat
    players: tuple[PlayerSight, ...]
    lands: dict[str, LandSight]
    seas: dict[str, tuple[Fleets, ...]]
    frames: tuple[AnyFrame, ...]
    strategy_deck: int
    strategy_discard: tuple[str, ...]
    common_deck: int
    common_discard: tuple[str, ...]
    face_down: tuple[int, ...]
    captives: tuple[Captive, ...]
    lasting: tuple[Lasting, ...]
    camps: tuple[Camp, ...]
    loans: tuple[Loan, ...]
    lend_asked: tuple[Seat, ...]
    titles: tuple[PlayedCard, ...]
    gone: tuple[tuple[Seat, ...], ...]
    holder: Seat
    hand: tuple[str, ...]
    unplayed: tuple[str, ...]
    dropped: tuple[str, ...]
    drawn: tuple[str, ...]
    picked: tuple[str, ...]
    peeks: tuple[Peek, ...]
    draft: tuple[str, ...]
    asking: Asking
    gains: tuple[Gain, ...]
    trail: tuple[Step, ...]

    def __hash__(self) -> int:
        """Return a number that is the same for equal views; maps and frames, which have none, are left out."""
        return hash((self.audience, self.question, self.phase, self.asked, self.hand, self.draft, self.picked))

    def find(self, kind: type[F]) -> F | None:
        """Return the innermost frame of this kind that is going on, if there is one."""
        return next((frame for frame in reversed(self.frames) if isinstance(frame, kind)), None)

    @property
    def battle(self) -> Battle | None:
        """The battle that is being fought, if one is."""
        return self.find(Battle)

    @property
    def offensive(self) -> Offensive | None:
        """The Offensive or manoeuvre in progress, if there is one."""
        return self.find(Offensive)

    @property
    def arming(self) -> Arming | None:
        """The Arming in progress, if there is one."""
        return self.find(Arming)

    @property
    def turn(self) -> Turn | None:
        """The turn in progress, if it is one."""
        return self.find(Turn)
