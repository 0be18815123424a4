"""What happened in battles, as everybody may know it (RULES 8). Part of `events`."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from games.core.contract import Event, Seat


class Term(msgspec.Struct, frozen=True):
    """A part of a sum: where it comes from (a land, card or advantage by its id, or a word), and how much."""

    source: str
    amount: int


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
    """`seat` will play a tactic from "hand", or "draw" one."""

    seat: Seat
    how: Literal["hand", "draw"]


class ShownTactic(msgspec.Struct, frozen=True):
    """A tactic turned up by a seat, or by the neutral opponent (−1)."""

    seat: Seat
    card: str


class TacticsShown(Event, frozen=True):
    """All tactics of a battle round are turned up."""

    tactics: tuple[ShownTactic, ...]


class TacticChosen(Event, frozen=True):
    """The tactic of `seat` counts for its side."""

    side: Literal["attackers", "defenders"]
    seat: Seat
    card: str


class Strength(msgspec.Struct, frozen=True):
    """How the strength of a side came about: parts "armies", "fleets", "fortress", cards and advantages; the sum."""

    parts: tuple[Term, ...]
    total: int


class BattleRound(Event, frozen=True):
    """The strengths of a battle round, and who won it."""

    n: int
    attackers: Strength
    defenders: Strength
    winner: Literal["attackers", "defenders"]


class Losses(Event, frozen=True):
    """Advanced game: what the `attack` of the other side, less the own `defence`, costs a side in troops."""

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
    """A side has won; seats of the two sides, none for a neutral opponent."""

    at: str
    winner: Literal["attackers", "defenders"]
    winners: tuple[Seat, ...]
    losers: tuple[Seat, ...]


class Embarked(Event, frozen=True):
    """A withdrawing army goes aboard."""

    retractable: ClassVar[bool] = True
    seat: Seat
    land: str
    sea: str
    kind: str


class Withdrew(Event, frozen=True):
    """All that is left of `seat` withdraws."""

    seat: Seat
    at: str
    to: str


class CaptiveTaken(Event, frozen=True):
    """A destroyed army of `owner` is the captive of `captor`."""

    owner: Seat
    kind: str
    captor: Seat


class Rescued(Event, frozen=True):
    """A destroyed army is saved into a land."""

    seat: Seat
    kind: str
    land: str
