"""The view: what one audience may know of a table (RULES 3 and 7)."""

from typing import Literal

import msgspec

from games.balkans.rules.frames import AnyFrame, Battle, F, Offensive, PlayedCard, innermost
from games.balkans.rules.options import BalkansOptions
from games.balkans.rules.public import Asking, Camp, Captive, Gain, Lasting, Loan, Peek, Phase, Step
from games.core.contract import Seat, View


class Army(msgspec.Struct, frozen=True):
    """The armies of one seat in one land."""

    seat: Seat
    regular: int
    elite: int
    royal: int

    @property
    def total(self) -> int:
        """The number of armies."""
        return self.regular + self.elite + self.royal


class Fleets(msgspec.Struct, frozen=True):
    """The fleets of one seat in one sea, by cargo."""

    seat: Seat
    none: int
    regular: int
    elite: int
    royal: int

    @property
    def total(self) -> int:
        """The number of fleets."""
        return self.none + self.regular + self.elite + self.royal


class LandView(msgspec.Struct, frozen=True):
    """A land. `owner` is a seat, or −1 with `power` "neutral", "unplayable" or the id of a sovereign power.

    `level` is that of fortress or camp, whichever is higher; `camp` that of the camp alone. `armies` are in order of
    seats; `guests` are the seats of foreign armies in order of arrival, `besiegers` those hostile to the owner.
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


class PlayerView(msgspec.Struct, frozen=True):
    """A player. In a team game `influence` and `target` are the team's; a target of 0 means that nobody wins by points.

    `royal_cards`, `strategies`, `unplayed` and `dropped` are numbers; `played` holds the kinds of orders
    played, without those that serve as camps.
    """

    kingdom: str
    status: Literal["alive", "eliminated", "surrendered"]
    gold: int
    influence: int
    target: int
    lands: int
    royal_cards: int
    strategies: int
    royal_discard: tuple[str, ...]
    unplayed: int
    played: tuple[str, ...]
    dropped: int
    advantages: tuple[str, ...]
    established: tuple[str, ...]
    allies: tuple[Seat, ...]


class BalkansView(View, frozen=True, kw_only=True):
    """The table as one audience sees it.

    `order` is the turn order, `first` the first player of this round; `active` is the seat whose turn it is, −1 outside
    turns; `season` is "" outside seasons. `lands` and `seas` are keyed by id in the order of the map. `frames` is the
    stack, outermost first. `gone` are the seats that left, in groups that left together. `titles` are the titles of
    cards used in this turn or Razbor. `holder` held the control territory at the last Planning.
    `gains` are all changes of Influence so far; `trail` are the moves of troops since the last order.
    `face_down` is the number of common tactics drawn face down for each seat and, last, for the neutral opponent.

    Only in a seat's own view: `hand`, `unplayed` and `dropped` orders (kinds, in order), `drawn` (common tactics to
    choose from), `picked` (its secret choice: a tactic, "accept" or "decline", or the royal cards to keep), `peeks`,
    and its act in progress: `draft`, the answers so far, and `asking`, the kind of the next question.
    """

    options: BalkansOptions
    phase: Phase
    order: tuple[Seat, ...]
    first: Seat
    round: int
    season: str
    active: Seat
    players: tuple[PlayerView, ...]
    lands: dict[str, LandView]
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
        """Return the hash of the fields that are hashable; mappings and frames are not."""
        return hash((self.audience, self.question, self.phase, self.asked, self.hand, self.draft, self.picked))

    def find(self, kind: type[F]) -> F | None:
        """Return the innermost frame of this kind, or None."""
        return innermost(self.frames, kind)

    @property
    def battle(self) -> Battle | None:
        """The battle in progress, if any."""
        return self.find(Battle)

    @property
    def offensive(self) -> Offensive | None:
        """The Offensive or manoeuvre in progress, if any."""
        return self.find(Offensive)
