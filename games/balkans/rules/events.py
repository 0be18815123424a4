"""Events, public or for one seat only (RULES 8). Names are written as in `moves`; `at` is a land or a sea."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

import msgspec

from games.core.contract import Event, PrivateEvent, RetractableEvent, Seat, SeatEvent


class Term(msgspec.Struct, frozen=True):
    """One term of a sum: its source (the id of a land, card or advantage, or a word) and its amount."""

    source: str
    amount: int


class Strength(msgspec.Struct, frozen=True):
    """The strength of a side: its terms ("armies", "fleets", "fortress", cards and advantages) and their sum."""

    parts: tuple[Term, ...]
    total: int


class TableSet(Event, frozen=True):
    """The seats play in this `order`; `kingdoms[seat]` is "" where it is still to be chosen."""

    order: tuple[Seat, ...]
    kingdoms: tuple[str, ...]


class KingdomChosen(SeatEvent, frozen=True):
    """`seat` leads the kingdom."""

    kingdom: str


class CardsDrawn(SeatEvent, frozen=True):
    """`seat` draws n cards from the "royal" or "strategy" deck, unseen."""

    deck: Literal["royal", "strategy"]
    n: int


class DrawnSeen(PrivateEvent, frozen=True):
    """`seat` draws these `cards` into its hand."""

    cards: tuple[str, ...]


class TacticsSeen(PrivateEvent, frozen=True):
    """`seat` draws these common tactics and has to choose one of them."""

    cards: tuple[str, ...]


class PeekSeen(PrivateEvent, frozen=True):
    """`seat` is `shown` cards of the "hand", or the "orders", of `whom`."""

    whom: Seat
    what: Literal["hand", "orders"]
    shown: tuple[str, ...]


class DeckReshuffled(Event, frozen=True):
    """A discard pile became a deck; `seat` is the owner of a royal deck, else −1."""

    deck: Literal["royal", "strategy", "common"]
    seat: Seat


class Answered(SeatEvent, frozen=True):
    """`seat` has made a secret choice of this kind."""

    what: Literal["keep", "plan", "tactic", "alliance"]


class Kept(SeatEvent, frozen=True):
    """Strategic start: `seat` keeps n royal cards."""

    n: int


class RoundBegan(Event, frozen=True):
    """A round begins with its Planning."""

    closes: ClassVar[bool] = True
    opens: ClassVar[bool] = True
    n: int


class SeasonBegan(Event, frozen=True):
    """A season of the round begins."""

    closes: ClassVar[bool] = True
    opens: ClassVar[bool] = True
    season: str


class TurnBegan(SeatEvent, frozen=True):
    """It is the turn of `seat`."""


class OrderPlayed(SeatEvent, frozen=True):
    """`seat` plays an order (a manoeuvre as "manoeuvre"), `at` its target or "", with these cards.

    A manoeuvre has its place `at` and its target `to`.
    """

    kind: str
    at: str
    to: str
    cards: tuple[str, ...]


class OrderSkipped(SeatEvent, frozen=True):
    """`seat` skips its turn and drops an order unseen, if it has one left."""


class TurnEnded(SeatEvent, frozen=True):
    """`seat` has ended its turn."""


class Harvested(SeatEvent, frozen=True):
    """The gold of a Harvest: its parts, "base" first."""

    parts: tuple[Term, ...]
    total: int


class Gold(SeatEvent, frozen=True):
    """The gold of `seat` changes by `delta`; `why` is a card or advantage, or "stolen", "start" or "strategy"."""

    delta: int
    why: str


class Influence(SeatEvent, frozen=True):
    """The Influence of `seat` (in teams: of its team) changes by `delta`.

    `why` is "lands", "breach", "royal-lost", "royal-destroyed", or the id of a card or advantage.
    """

    delta: int
    why: str


class Hired(RetractableEvent, frozen=True):
    """An army is hired in a land."""

    kind: str
    land: str
    price: int


class Promoted(RetractableEvent, frozen=True):
    """n regular armies in a land became elite, for `price` gold."""

    land: str
    n: int
    price: int


class FleetBuilt(RetractableEvent, frozen=True):
    """A fleet is built in a sea, with a regular army aboard if `army`."""

    sea: str
    army: bool
    price: int


class Disbanded(RetractableEvent, frozen=True):
    """`seat` takes a piece of its own off the board: an army by its kind, or a "fleet"."""

    kind: str
    at: str


class Repaired(RetractableEvent, frozen=True):
    """Ruins are cleared."""

    land: str
    price: int


class CardPlayed(SeatEvent, frozen=True):
    """`seat` plays a card for `cost` gold, with these choices of the card."""

    card: str
    cost: int
    choices: tuple[str, ...]


class Passed(SeatEvent, frozen=True):
    """`seat` plays no card for now, lends nothing, or ends its diplomacy."""


class Captured(Event, frozen=True):
    """A land goes to `seat` from the seat `before`, or −1 and then from the neutral or sovereign `power`."""

    lasting: ClassVar[bool] = True
    land: str
    seat: Seat
    before: Seat
    power: str


class Freed(Event, frozen=True):
    """A land whose owner has left the game becomes neutral."""

    land: str


class Recruited(SeatEvent, frozen=True):
    """n armies come into a land, or into a battle there, for `price` gold."""

    kind: str
    land: str
    n: int
    price: int


class Ransomed(SeatEvent, frozen=True):
    """`seat` ransoms one of its captured armies."""

    kind: str
    captor: Seat
    gold: int


class CampPitched(SeatEvent, frozen=True):
    """A camp makes a land a fortress of this level until the end of the round."""

    land: str
    level: int


class Marker(Event, frozen=True):
    """A marker is put on a land or removed."""

    kind: Literal["revolt", "ruin"]
    land: str
    on: bool


class Established(SeatEvent, frozen=True):
    """`seat` establishes a card for the rest of the game."""

    card: str


class Peeked(SeatEvent, frozen=True):
    """`seat` looks at the "hand" or the "orders" of `whom`; nobody else sees them."""

    whom: Seat
    what: Literal["hand", "orders"]


class LastingBegan(SeatEvent, frozen=True):
    """A card of `seat` stays in play until its effect ends."""

    card: str


class AllianceBroken(SeatEvent, frozen=True):
    """`seat` leaves the alliance with `others`."""

    lasting: ClassVar[bool] = True
    others: tuple[Seat, ...]


class AllianceProposed(SeatEvent, frozen=True):
    """`seat` proposes an alliance of these seats."""

    members: tuple[Seat, ...]


class AllianceAnswered(Event, frozen=True):
    """All have answered a proposal; `yes` includes the proposer. No view shows who said what."""

    passing: ClassVar[bool] = True
    yes: tuple[Seat, ...]
    no: tuple[Seat, ...]


class AllianceFormed(Event, frozen=True):
    """These seats are allied."""

    lasting: ClassVar[bool] = True
    members: tuple[Seat, ...]


class RazborStep(Event, frozen=True):
    """Razbor reaches one of its nine steps."""

    step: int


class InfluenceGained(SeatEvent, frozen=True):
    """The Influence that a player gains in Razbor, from "lands" and from goals by advantage."""

    lasting: ClassVar[bool] = True
    parts: tuple[Term, ...]
    total: int


class Eliminated(SeatEvent, frozen=True):
    """`seat` owns no land in Razbor and is eliminated."""

    lasting: ClassVar[bool] = True


class Surrendered(SeatEvent, frozen=True):
    """`seat` surrenders."""

    lasting: ClassVar[bool] = True


class FirstPlayer(SeatEvent, frozen=True):
    """`seat` gets the first-player marker."""


# ---- movement and sieges ---------------------------------------------------------------------------------------------


class PassageAsked(SeatEvent, frozen=True):
    """`seat` asks the `owner` of a strait for permission to pass."""

    strait: str
    owner: Seat


class PassageAnswered(Event, frozen=True):
    """The owner of a strait answers."""

    owner: Seat
    strait: str
    to: Seat
    granted: bool


class FleetMoved(RetractableEvent, frozen=True):
    """A fleet moved along `path`; `load` is its cargo, `taken` the land where that came aboard, or ""."""

    path: tuple[str, ...]
    load: str
    taken: str


class ArmyMoved(RetractableEvent, frozen=True):
    """n armies of a kind moved from a land to another."""

    land: str
    to: str
    kind: str
    n: int


class NothingMoved(RetractableEvent, frozen=True):
    """The Offensive of `seat` ends with nothing moved, so that it comes to nothing."""


class Landed(SeatEvent, frozen=True):
    """An army landed from a sea."""

    sea: str
    land: str
    kind: str


class DefenceReaction(SeatEvent, frozen=True):
    """`seat` plays a Defence order in reaction, for this land."""

    land: str


class ReactionOver(SeatEvent, frozen=True):
    """`seat` has ended its reaction to the Offensive."""


class SiegeBegan(Event, frozen=True):
    """`seat` besieges the land."""

    lasting: ClassVar[bool] = True
    land: str
    seat: Seat


class SiegeEnded(Event, frozen=True):
    """No hostile army is left in the land."""

    land: str


class FieldOrSiege(SeatEvent, frozen=True):
    """The owner of a land meets the attackers in the open ("field") or not ("siege")."""

    land: str
    how: str


class DefenceAsked(SeatEvent, frozen=True):
    """`seat` asks its ally, the `owner` of a besieged land, to let it play a Defence order there."""

    owner: Seat
    land: str


class DefenceConsent(SeatEvent, frozen=True):
    """`seat` lets an ally defend its land, or not."""

    land: str
    yes: bool


# ---- battles ---------------------------------------------------------------------------------------------------------


class BattleBegan(Event, frozen=True):
    """A battle begins; without `defenders` it is against a neutral opponent."""

    kind: Literal["sea", "field", "siege", "neutral"]
    at: str
    attackers: tuple[Seat, ...]
    defenders: tuple[Seat, ...]


class FleetsLent(SeatEvent, frozen=True):
    """`seat` lends n fleets to an ally, for land battles until the end of the turn."""

    to: Seat
    n: int


class Declared(SeatEvent, frozen=True):
    """`seat` announces that it plays a tactic from "hand" or will "draw" one."""

    how: Literal["hand", "draw"]


class ShownTactic(msgspec.Struct, frozen=True):
    """A tactic revealed by a seat, or by the neutral opponent (−1)."""

    seat: Seat
    card: str


class TacticsShown(Event, frozen=True):
    """All tactics of a battle round are revealed."""

    tactics: tuple[ShownTactic, ...]


class TacticChosen(Event, frozen=True):
    """The tactic of `seat` counts for its side."""

    side: Literal["attackers", "defenders"]
    seat: Seat
    card: str


class BattleRound(Event, frozen=True):
    """The strengths of a battle round, and who won it."""

    n: int
    attackers: Strength
    defenders: Strength
    winner: Literal["attackers", "defenders"]


class Losses(Event, frozen=True):
    """Advanced game: a side loses `n` troops, the `attack` of the other side minus its own `defence`."""

    side: Literal["attackers", "defenders"]
    attack: tuple[Term, ...]
    defence: tuple[Term, ...]
    n: int


class Destroyed(SeatEvent, frozen=True):
    """A piece of `seat` is destroyed: an army by its kind, or a "fleet"; `by` the seat on the other side, or −1.

    `why`: it was lost in a battle "round", by a "card", "aboard" a fleet that sank, or had "nowhere" to withdraw to.
    """

    kind: str
    at: str
    by: Seat
    why: Literal["round", "card", "aboard", "nowhere"] = "round"


class Retreated(SeatEvent, frozen=True):
    """`seat` leaves the battle."""


class Stayed(SeatEvent, frozen=True):
    """`seat` goes on fighting."""


class BattleOver(Event, frozen=True):
    """The battle is decided; a neutral opponent has no seats."""

    at: str
    winner: Literal["attackers", "defenders"]
    winners: tuple[Seat, ...]
    losers: tuple[Seat, ...]


class Embarked(RetractableEvent, frozen=True):
    """A withdrawing army boards a fleet."""

    land: str
    sea: str
    kind: str


class Withdrew(SeatEvent, frozen=True):
    """All remaining troops of `seat` withdraw."""

    at: str
    to: str


class CaptiveTaken(Event, frozen=True):
    """A destroyed army of `owner` becomes the captive of `captor`."""

    owner: Seat
    kind: str
    captor: Seat


class Rescued(SeatEvent, frozen=True):
    """A destroyed army is rescued and placed in a land."""

    kind: str
    land: str


EndReason: TypeAlias = Literal["territory", "money", "annihilation", "control", "influence", "rounds"]


class GameOver(Event, frozen=True):
    """The game is over."""

    reason: EndReason
    winners: tuple[Seat, ...]


# ---- all together ----------------------------------------------------------------------------------------------------


FightEvent: TypeAlias = (
    BattleBegan | FleetsLent | TacticsShown | TacticChosen | BattleRound | Losses | BattleOver | Embarked | Withdrew
    | CaptiveTaken
)  # fmt: skip
"""Events of battles."""
DiplomacyEvent: TypeAlias = (
    PassageAsked | PassageAnswered | DefenceAsked | DefenceConsent | AllianceBroken | AllianceProposed
    | AllianceAnswered | AllianceFormed
)  # fmt: skip
"""Events about permissions and alliances."""
LandEvent: TypeAlias = (
    NothingMoved | DefenceReaction | ReactionOver | SiegeBegan | SiegeEnded | FieldOrSiege | Captured | Freed | Rescued
    | Recruited | CampPitched | Marker
)  # fmt: skip
"""Events about sieges, lands and the armies there."""
RealmEvent: TypeAlias = (
    TableSet | KingdomChosen | DeckReshuffled | Kept | RoundBegan | SeasonBegan | OrderPlayed | OrderSkipped | Harvested
    | Gold | Influence | CardPlayed | Established | LastingBegan | Peeked | PeekSeen | TacticsSeen | Ransomed
    | RazborStep | FirstPlayer | Eliminated | Surrendered | GameOver
)  # fmt: skip
"""Events of setup, rounds and orders, gold and Influence, cards, Razbor and the end."""
AnyEvent: TypeAlias = (
    FightEvent | DiplomacyEvent | LandEvent | RealmEvent | CardsDrawn | DrawnSeen | Answered | TurnBegan | TurnEnded
    | Hired | Promoted | FleetBuilt | Disbanded | Repaired | FleetMoved | ArmyMoved | Landed | Passed | InfluenceGained
    | Declared | Destroyed | Retreated | Stayed
)  # fmt: skip
"""Every event."""
