"""The moves (RULES 5).

Lands, seas, kingdoms, straits and cards are written by their ids, single cards as `ambush#1`, armies as `regular`,
`elite`, `royal`. A fleet is written `SEA` or, with an army aboard, `SEA+KIND`; an army of a land in a menu of several
as `LAND:KIND:N`, a fleet there as `SEA+KIND:N` (N only tells equal ones apart).

Acts of several moves are continued by `Choose`, `With`, `March` and `Yield`; nobody else sees them until they are
complete, and `Back` takes the last answer back.
"""

from __future__ import annotations

from typing import ClassVar, Final, TypeAlias, get_args

from games.core.contract import Move, SeatField


class Kingdom(Move, frozen=True):
    """Lead this kingdom."""

    kingdom: str


class Keep(Move, frozen=True):
    """Strategic start: keep these of the five royal cards, at a price each."""

    optional: ClassVar[tuple[str, ...]] = ("cards",)
    cards: tuple[str, ...]


class Plan(Move, frozen=True):
    """Choose the four orders of the round, each written `KIND.N`."""

    orders: tuple[str, ...]


class Order(Move, frozen=True):
    """Begin to play an order of this kind ("manoeuvre" is an Offensive played as one)."""

    kind: str


class Attack(Move, frozen=True):
    """Play an Offensive without cards at this land."""

    land: str


class With(Move, frozen=True):
    """Play these cards with the order that is being begun; before one is begun, begin that of the card."""

    optional: ClassVar[tuple[str, ...]] = ("cards",)
    cards: tuple[str, ...]


class Skip(Move, frozen=True):
    """Drop an order of this kind unseen instead of playing one; "none" when no order is left."""

    kind: str


class Card(Move, frozen=True):
    """Play a card, or begin to: its choices are asked next."""

    card: str


class Choose(Move, frozen=True):
    """Answer a question of an act in progress: with a place, a kingdom, a piece or a number."""

    what: str


class Back(Move, frozen=True):
    """Take back the last answer; nobody else is told."""


class Ransom(Move, frozen=True):
    """Free a captured army by paying its captor."""

    kind: str
    captor: SeatField


class End(Move, frozen=True):
    """End the turn."""


class Surrender(Move, frozen=True):
    """Begin to give up the game; `Yield` confirms it."""


class Yield(Move, frozen=True):
    """Confirm a surrender by naming one's own kingdom; any other answer cancels it."""

    what: tuple[str, ...]


class Hire(Move, frozen=True):
    """Hire an army of this kind in a land."""

    kind: str
    land: str


class Promote(Move, frozen=True):
    """Turn a regular army in a land into an elite one."""

    land: str


class Build(Move, frozen=True):
    """Build a fleet in a sea, by the action of an adjacent land."""

    land: str
    sea: str


class BuildHome(Move, frozen=True):
    """Build a fleet in the home sea without a land, with a regular army aboard or without."""

    verb: ClassVar[str] = "home"
    army: bool


class Repair(Move, frozen=True):
    """Clear the ruins of a land."""

    land: str


class Disband(Move, frozen=True):
    """Take one of one's pieces off the board: an army in a land or aboard a fleet, or a fleet.

    A "fleet" is taken from `SEA`, or with its cargo from `SEA+KIND`.
    """

    place: str
    kind: str


class BreakAlliance(Move, frozen=True):
    """Leave the alliance."""

    verb: ClassVar[str] = "break"


class Sail(Move, frozen=True):
    """Begin to move a fleet, `SEA` or `SEA+KIND`; its destination and cargo are asked next."""

    fleet: str


class Voyage(Move, frozen=True):
    """Move a fleet at once: the fleet as in `Sail`, the sea where it ends, and its cargo as `Choose` writes it."""

    fleet: str
    to: str
    cargo: str


class Ask(Move, frozen=True):
    """Ask the owner of a strait for permission to pass it during this order."""

    strait: str


class Grant(Move, frozen=True):
    """Permit the passage of a strait."""


class Refuse(Move, frozen=True):
    """Refuse the passage of a strait."""


class March(Move, frozen=True):
    """Send armies (each `LAND:KIND:N`) to a land."""

    implied: ClassVar[tuple[str, ...]] = ("to",)
    to: str
    armies: tuple[str, ...]


class Send(Move, frozen=True):
    """March as in `March`, and let nobody follow.

    `all` are all armies that can go, `guarded` all but the guards; with `fleets` behind it, fleets go too.
    """

    implied: ClassVar[tuple[str, ...]] = ("to",)
    to: str
    armies: tuple[str, ...]


class Defend(Move, frozen=True):
    """Play an unplayed Defence order in reaction to an Offensive."""


class Fight(Move, frozen=True):
    """Fight the battle at this place next."""

    place: str


class Meet(Move, frozen=True):
    """Meet the attackers in the open ("field"), or let them besiege ("siege")."""

    how: str


class Consent(Move, frozen=True):
    """Let an ally play a Defence order in one's besieged land, or not."""

    yes: bool


class Establish(Move, frozen=True):
    """Establish a strategy from the hand."""

    card: str


class DrawRoyal(Move, frozen=True):
    """Development: draw a royal card."""

    verb: ClassVar[str] = "royal"


class Buy(Move, frozen=True):
    """Development: buy the top strategy of the deck at the present price."""


class Reshuffle(Move, frozen=True):
    """Development: shuffle the royal discard pile and deck into a new deck."""


class Lend(Move, frozen=True):
    """Lend one's fleets beside the battle to an ally who fights there."""

    to: SeatField


class Hand(Move, frozen=True):
    """Announce a battle tactic from hand."""


class Draw(Move, frozen=True):
    """Announce that a common battle tactic will be drawn."""


class Tactic(Move, frozen=True):
    """Choose this battle tactic secretly."""

    card: str


class Count(Move, frozen=True):
    """Let this participant's tactic count for the side."""

    seat: SeatField


class Lose(Move, frozen=True):
    """Give up these pieces as losses: armies `LAND:KIND:N`, fleets `SEA:N` or `SEA+KIND:N`, lent ones with `@SEAT`."""

    pieces: tuple[str, ...]


class Retreat(Move, frozen=True):
    """Leave the battle."""


class Stay(Move, frozen=True):
    """Continue the battle."""


class Embark(Move, frozen=True):
    """While withdrawing, put an army of this kind aboard an empty fleet of one's own in an adjacent sea."""

    kind: str
    sea: str


class Withdraw(Move, frozen=True):
    """Withdraw all remaining troops to an adjacent land or sea."""

    to: str


class Propose(Move, frozen=True):
    """Propose an alliance of these kingdoms, joined by `+` and including one's own."""

    members: str


class Accept(Move, frozen=True):
    """Accept the alliance proposed."""


class Decline(Move, frozen=True):
    """Decline the alliance proposed."""


class Done(Move, frozen=True):
    """End the current step."""


class Pass(Move, frozen=True):
    """Play no card, lend no fleets, or end one's diplomacy."""


AnyMove: TypeAlias = (
    Kingdom | Keep | Plan | Order | Attack | With | Choose | Back | Skip | Card | Ransom | End | Hire | Promote | Build
    | BuildHome | Repair | Disband | BreakAlliance | Voyage | Sail | Ask | Send | March | Grant | Refuse | Defend
    | Fight | Meet | Consent | Establish | DrawRoyal | Buy | Reshuffle | Lend | Hand | Draw | Tactic | Count | Lose
    | Retreat | Stay | Embark | Withdraw | Propose | Accept | Decline | Done | Pass | Surrender | Yield
)  # fmt: skip
"""Every move, in the order of the commands."""

VOCABULARY: Final[tuple[type[AnyMove], ...]] = get_args(AnyMove)
