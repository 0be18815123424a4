"""Events, public or for one seat only (RULES 8). Names are written as in `moves`; `at` is a land or a sea."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from games.balkans.rules.battle_events import (
    BattleBegan,
    BattleOver,
    BattleRound,
    CaptiveTaken,
    Declared,
    Destroyed,
    Embarked,
    FleetsLent,
    Losses,
    Rescued,
    Retreated,
    ShownTactic,
    Stayed,
    Strength,
    TacticChosen,
    TacticsShown,
    Term,
    Withdrew,
)
from games.balkans.rules.movement_events import (
    ArmyMoved,
    DefenceAsked,
    DefenceConsent,
    DefenceReaction,
    FieldOrSiege,
    FleetMoved,
    Landed,
    NothingMoved,
    PassageAnswered,
    PassageAsked,
    ReactionOver,
    SiegeBegan,
    SiegeEnded,
)
from games.core.contract import Event, PrivateEvent, Seat

__all__ = [
    "ArmyMoved",
    "BattleBegan",
    "BattleOver",
    "BattleRound",
    "CaptiveTaken",
    "Declared",
    "DefenceAsked",
    "DefenceConsent",
    "DefenceReaction",
    "Destroyed",
    "Embarked",
    "FieldOrSiege",
    "FleetMoved",
    "FleetsLent",
    "Landed",
    "Losses",
    "NothingMoved",
    "PassageAnswered",
    "PassageAsked",
    "ReactionOver",
    "Rescued",
    "Retreated",
    "ShownTactic",
    "SiegeBegan",
    "SiegeEnded",
    "Stayed",
    "Strength",
    "TacticChosen",
    "TacticsShown",
    "Term",
    "Withdrew",
]


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

    members: tuple[Seat, ...]


class RazborStep(Event, frozen=True):
    """Razbor reaches one of its nine steps."""

    step: int


class InfluenceGained(Event, frozen=True):
    """The Influence that a player gains in Razbor, from "lands" and from goals by advantage."""

    seat: Seat
    parts: tuple[Term, ...]
    total: int


class Eliminated(Event, frozen=True):
    """`seat` owns no land in Razbor and is eliminated."""

    seat: Seat


class Surrendered(Event, frozen=True):
    """`seat` surrenders."""

    seat: Seat


class FirstPlayer(Event, frozen=True):
    """`seat` gets the first-player marker."""

    seat: Seat


EndReason: TypeAlias = Literal["territory", "money", "annihilation", "control", "influence", "rounds"]


class GameOver(Event, frozen=True):
    """The game is over."""

    reason: EndReason
    winners: tuple[Seat, ...]


AnyEvent: TypeAlias = (
    TableSet
    | KingdomChosen
    | CardsDrawn
    | DrawnSeen
    | TacticsSeen
    | PeekSeen
    | DeckReshuffled
    | Answered
    | Kept
    | RoundBegan
    | SeasonBegan
    | TurnBegan
    | OrderPlayed
    | OrderSkipped
    | TurnEnded
    | Harvested
    | Gold
    | Influence
    | Hired
    | Promoted
    | FleetBuilt
    | Disbanded
    | Repaired
    | PassageAsked
    | PassageAnswered
    | FleetMoved
    | ArmyMoved
    | NothingMoved
    | Landed
    | DefenceReaction
    | ReactionOver
    | SiegeBegan
    | SiegeEnded
    | FieldOrSiege
    | DefenceAsked
    | DefenceConsent
    | CardPlayed
    | Passed
    | Captured
    | Freed
    | Recruited
    | Ransomed
    | CampPitched
    | Marker
    | Established
    | Peeked
    | LastingBegan
    | AllianceBroken
    | AllianceProposed
    | AllianceAnswered
    | AllianceFormed
    | RazborStep
    | InfluenceGained
    | Eliminated
    | Surrendered
    | FirstPlayer
    | GameOver
    | BattleBegan
    | FleetsLent
    | Declared
    | TacticsShown
    | TacticChosen
    | BattleRound
    | Losses
    | Destroyed
    | Retreated
    | Stayed
    | BattleOver
    | Embarked
    | Withdrew
    | CaptiveTaken
    | Rescued
)
"""Every event."""
