"""Public events of movement, sieges and reactions (RULES 8); `events` exports them with all others."""

from __future__ import annotations

from typing import ClassVar

from games.core.contract import Event, Seat


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
