"""Events, public or for one seat only (RULES 8). Names are written as in `moves`; `at` is a land or a sea."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

import msgspec

from games.core.contract import Event, PrivateEvent, Seat


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


class KingdomChosen(Event, frozen=True):
    """`seat` leads the kingdom."""

    seat: Seat
    kingdom: str


class CardsDrawn(Event, frozen=True):
    """`seat` draws n cards from the "royal" or "strategy" deck, unseen."""

    seat: Seat
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


class Answered(Event, frozen=True):
    """`seat` has made a secret choice of this kind."""

    seat: Seat
    what: Literal["keep", "plan", "tactic", "alliance"]


class Kept(Event, frozen=True):
    """Strategic start: `seat` keeps n royal cards."""

    seat: Seat
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


class TurnBegan(Event, frozen=True):
    """It is the turn of `seat`."""

    seat: Seat


class OrderPlayed(Event, frozen=True):
    """`seat` plays an order (a manoeuvre as "manoeuvre"), `at` its target or "", with these cards.

    A manoeuvre has its place `at` and its target `to`.
    """

    seat: Seat
    kind: str
    at: str
    to: str
    cards: tuple[str, ...]


class OrderSkipped(Event, frozen=True):
    """`seat` skips its turn and drops an order unseen, if it has one left."""

    seat: Seat


class TurnEnded(Event, frozen=True):
    """`seat` has ended its turn."""

    seat: Seat


class Harvested(Event, frozen=True):
    """The gold of a Harvest: its parts, "base" first."""

    seat: Seat
    parts: tuple[Term, ...]
    total: int


class Gold(Event, frozen=True):
    """The gold of `seat` changes by `delta`; `why` is a card or advantage, or "stolen", "start" or "strategy"."""

    seat: Seat
    delta: int
    why: str


class Influence(Event, frozen=True):
    """The Influence of `seat` (in teams: of its team) changes by `delta`.

    `why` is "lands", "breach", "royal-lost", "royal-destroyed", or the id of a card or advantage.
    """

    seat: Seat
    delta: int
    why: str


class Hired(Event, frozen=True):
    """An army is hired in a land."""

    retractable: ClassVar[bool] = True
    seat: Seat
    kind: str
    land: str
    price: int


class Promoted(Event, frozen=True):
    """n regular armies in a land became elite, for `price` gold."""

    retractable: ClassVar[bool] = True
    seat: Seat
    land: str
    n: int
    price: int


class FleetBuilt(Event, frozen=True):
    """A fleet is built in a sea, with a regular army aboard if `army`."""

    retractable: ClassVar[bool] = True
    seat: Seat
    sea: str
    army: bool
    price: int


class Disbanded(Event, frozen=True):
    """`seat` takes a piece of its own off the board: an army by its kind, or a "fleet"."""

    retractable: ClassVar[bool] = True
    seat: Seat
    kind: str
    at: str


class Repaired(Event, frozen=True):
    """Ruins are cleared."""

    retractable: ClassVar[bool] = True
    seat: Seat
    land: str
    price: int


class CardPlayed(Event, frozen=True):
    """`seat` plays a card for `cost` gold, with these choices of the card."""

    seat: Seat
    card: str
    cost: int
    choices: tuple[str, ...]


class Passed(Event, frozen=True):
    """`seat` plays no card for now, lends nothing, or ends its diplomacy."""

    seat: Seat


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


class Recruited(Event, frozen=True):
    """n armies come into a land, or into a battle there, for `price` gold."""

    seat: Seat
    kind: str
    land: str
    n: int
    price: int


class Ransomed(Event, frozen=True):
    """`seat` ransoms one of its captured armies."""

    seat: Seat
    kind: str
    captor: Seat
    gold: int


class CampPitched(Event, frozen=True):
    """A camp makes a land a fortress of this level until the end of the round."""

    seat: Seat
    land: str
    level: int


class Marker(Event, frozen=True):
    """A marker is put on a land or removed."""

    kind: Literal["revolt", "ruin"]
    land: str
    on: bool


class Established(Event, frozen=True):
    """`seat` establishes a card for the rest of the game."""

    seat: Seat
    card: str


class Peeked(Event, frozen=True):
    """`seat` looks at the "hand" or the "orders" of `whom`; nobody else sees them."""

    seat: Seat
    whom: Seat
    what: Literal["hand", "orders"]


class LastingBegan(Event, frozen=True):
    """A card of `seat` stays in play until its effect ends."""

    seat: Seat
    card: str


class AllianceBroken(Event, frozen=True):
    """`seat` leaves the alliance with `others`."""

    lasting: ClassVar[bool] = True
    seat: Seat
    others: tuple[Seat, ...]


class AllianceProposed(Event, frozen=True):
    """`seat` proposes an alliance of these seats."""

    seat: Seat
    members: tuple[Seat, ...]


class AllianceAnswered(Event, frozen=True):
    """All have answered a proposal; `yes` includes the proposer."""

    yes: tuple[Seat, ...]
    no: tuple[Seat, ...]


class AllianceFormed(Event, frozen=True):
    """These seats are allied."""

    lasting: ClassVar[bool] = True
    members: tuple[Seat, ...]


class RazborStep(Event, frozen=True):
    """Razbor reaches one of its nine steps."""

    step: int


class InfluenceGained(Event, frozen=True):
    """The Influence that a player gains in Razbor, from "lands" and from goals by advantage."""

    lasting: ClassVar[bool] = True
    seat: Seat
    parts: tuple[Term, ...]
    total: int


class Eliminated(Event, frozen=True):
    """`seat` owns no land in Razbor and is eliminated."""

    lasting: ClassVar[bool] = True
    seat: Seat


class Surrendered(Event, frozen=True):
    """`seat` surrenders."""

    lasting: ClassVar[bool] = True
    seat: Seat


class FirstPlayer(Event, frozen=True):
    """`seat` gets the first-player marker."""

    seat: Seat


# ---- movement and sieges ---------------------------------------------------------------------------------------------


class PassageAsked(Event, frozen=True):
    """`seat` asks the `owner` of a strait for permission to pass."""

    seat: Seat
    strait: str
    owner: Seat


class PassageAnswered(Event, frozen=True):
    """The owner of a strait answers."""

    owner: Seat
    strait: str
    to: Seat
    granted: bool


class FleetMoved(Event, frozen=True):
    """A fleet moved along `path`; `load` is its cargo, `taken` the land where that came aboard, or ""."""

    retractable: ClassVar[bool] = True
    seat: Seat
    path: tuple[str, ...]
    load: str
    taken: str


class ArmyMoved(Event, frozen=True):
    """n armies of a kind moved from a land to another."""

    retractable: ClassVar[bool] = True
    seat: Seat
    land: str
    to: str
    kind: str
    n: int


class NothingMoved(Event, frozen=True):
    """The Offensive of `seat` ends with nothing moved, so that it comes to nothing."""

    retractable: ClassVar[bool] = True
    seat: Seat


class Landed(Event, frozen=True):
    """An army landed from a sea."""

    seat: Seat
    sea: str
    land: str
    kind: str


class DefenceReaction(Event, frozen=True):
    """`seat` plays a Defence order in reaction, for this land."""

    seat: Seat
    land: str


class ReactionOver(Event, frozen=True):
    """`seat` has ended its reaction to the Offensive."""

    seat: Seat


class SiegeBegan(Event, frozen=True):
    """`seat` besieges the land."""

    lasting: ClassVar[bool] = True
    land: str
    seat: Seat


class SiegeEnded(Event, frozen=True):
    """No hostile army is left in the land."""

    land: str


class FieldOrSiege(Event, frozen=True):
    """The owner of a land meets the attackers in the open ("field") or not ("siege")."""

    seat: Seat
    land: str
    how: str


class DefenceAsked(Event, frozen=True):
    """`seat` asks its ally, the `owner` of a besieged land, to let it play a Defence order there."""

    seat: Seat
    owner: Seat
    land: str


class DefenceConsent(Event, frozen=True):
    """`seat` lets an ally defend its land, or not."""

    seat: Seat
    land: str
    yes: bool


# ---- battles ---------------------------------------------------------------------------------------------------------


class BattleBegan(Event, frozen=True):
    """A battle begins; without `defenders` it is against a neutral opponent."""

    kind: Literal["sea", "field", "siege", "neutral"]
    at: str
    attackers: tuple[Seat, ...]
    defenders: tuple[Seat, ...]


class FleetsLent(Event, frozen=True):
    """`seat` lends n fleets to an ally, for land battles until the end of the turn."""

    seat: Seat
    to: Seat
    n: int


class Declared(Event, frozen=True):
    """`seat` announces that it plays a tactic from "hand" or will "draw" one."""

    seat: Seat
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


class Destroyed(Event, frozen=True):
    """A piece of `seat` is destroyed: an army by its kind, or a "fleet"; `by` the seat on the other side, or −1.

    `why`: it was lost in a battle "round", by a "card", "aboard" a fleet that sank, or had "nowhere" to withdraw to.
    """

    seat: Seat
    kind: str
    at: str
    by: Seat
    why: Literal["round", "card", "aboard", "nowhere"] = "round"


class Retreated(Event, frozen=True):
    """`seat` leaves the battle."""

    seat: Seat


class Stayed(Event, frozen=True):
    """`seat` goes on fighting."""

    seat: Seat


class BattleOver(Event, frozen=True):
    """The battle is decided; a neutral opponent has no seats."""

    at: str
    winner: Literal["attackers", "defenders"]
    winners: tuple[Seat, ...]
    losers: tuple[Seat, ...]


class Embarked(Event, frozen=True):
    """A withdrawing army boards a fleet."""

    retractable: ClassVar[bool] = True
    seat: Seat
    land: str
    sea: str
    kind: str


class Withdrew(Event, frozen=True):
    """All remaining troops of `seat` withdraw."""

    seat: Seat
    at: str
    to: str


class CaptiveTaken(Event, frozen=True):
    """A destroyed army of `owner` becomes the captive of `captor`."""

    owner: Seat
    kind: str
    captor: Seat


class Rescued(Event, frozen=True):
    """A destroyed army is rescued and placed in a land."""

    seat: Seat
    kind: str
    land: str


EndReason: TypeAlias = Literal["territory", "money", "annihilation", "control", "influence", "rounds"]


class GameOver(Event, frozen=True):
    """The game is over."""

    reason: EndReason
    winners: tuple[Seat, ...]


# ---- all together ----------------------------------------------------------------------------------------------------


FightEvent: TypeAlias = (
    BattleBegan
    | FleetsLent
    | TacticsShown
    | TacticChosen
    | BattleRound
    | Losses
    | BattleOver
    | Embarked
    | Withdrew
    | CaptiveTaken
)
"""Events of battles."""
DiplomacyEvent: TypeAlias = (
    PassageAsked
    | PassageAnswered
    | DefenceAsked
    | DefenceConsent
    | AllianceBroken
    | AllianceProposed
    | AllianceAnswered
    | AllianceFormed
)
"""Events about permissions and alliances."""
LandEvent: TypeAlias = (
    NothingMoved
    | DefenceReaction
    | ReactionOver
    | SiegeBegan
    | SiegeEnded
    | FieldOrSiege
    | Captured
    | Freed
    | Rescued
    | Recruited
    | CampPitched
    | Marker
)
"""Events about sieges, lands and the armies there."""
RealmEvent: TypeAlias = (
    TableSet
    | KingdomChosen
    | DeckReshuffled
    | Kept
    | RoundBegan
    | SeasonBegan
    | OrderPlayed
    | OrderSkipped
    | Harvested
    | Gold
    | Influence
    | CardPlayed
    | Established
    | LastingBegan
    | Peeked
    | PeekSeen
    | TacticsSeen
    | Ransomed
    | RazborStep
    | FirstPlayer
    | Eliminated
    | Surrendered
    | GameOver
)
"""Events of setup, rounds and orders, gold and Influence, cards, Razbor and the end."""
AnyEvent: TypeAlias = (
    FightEvent
    | DiplomacyEvent
    | LandEvent
    | RealmEvent
    | CardsDrawn
    | DrawnSeen
    | Answered
    | TurnBegan
    | TurnEnded
    | Hired
    | Promoted
    | FleetBuilt
    | Disbanded
    | Repaired
    | FleetMoved
    | ArmyMoved
    | Landed
    | Passed
    | InfluenceGained
    | Declared
    | Destroyed
    | Retreated
    | Stayed
)
"""Every event."""
