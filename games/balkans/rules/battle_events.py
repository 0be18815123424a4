"""Public events of battles (RULES 8); `events` exports them with all others."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from games.core.contract import Event, Seat


class Term(msgspec.Struct, frozen=True):
    """One term of a sum: its source (the id of a land, card or advantage, or a word) and its amount."""

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


class Strength(msgspec.Struct, frozen=True):
    """The strength of a side: its terms ("armies", "fleets", "fortress", cards and advantages) and their sum."""

    parts: tuple[Term, ...]
    total: int


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
