"""Destroyed pieces, and how losses are divided among a side (RULES 5.9.5, 5.9.6, 5.9.11)."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

from games.balkans.data.components import KINDS, LANDS, LOADS, PRICES
from games.balkans.rules import events
from games.balkans.rules.context import MoveContext
from games.balkans.rules.frames import Battle, Demand, Fallen, Side
from games.balkans.rules.state import NOBODY, State, add_armies, add_fleets, armies, fleets, has_army, in_turn
from games.balkans.rules.troops.conditions import fighters, is_lent, members, other, side_of
from games.core.contract import Seat

Cause: TypeAlias = Literal["round", "card", "aboard", "nowhere"]
"""Why a piece is destroyed, as in the event `Destroyed`."""


def destroy_army(context: MoveContext, seat: Seat, kind: str, at: str, by: Seat, why: Cause) -> None:
    """Destroy an army that is already off the board; `by` gains the Influence for a royal army (−1: nobody)."""
    context.emit(events.Destroyed(seat, kind, at, by, why))
    if kind == "royal":
        context.influence(seat, -PRICES.royal_lost, "royal-lost")
        if by != NOBODY:
            context.influence(by, PRICES.royal_lost, "royal-destroyed")


def destroy_piece(context: MoveContext, piece: str, bearer: Seat, by: Seat, why: Cause) -> tuple[Fallen, ...]:
    """Destroy a piece, named as in `Lose`, as a loss of `bearer`; return the destroyed pieces with any cargo."""
    name, _, lender = piece.partition("@")
    owner = int(lender) if lender else bearer
    place, *rest = name.split(":")
    if len(rest) == 2:
        kind = rest[0]
        add_armies(context.state, place, owner, kind, -1)
        destroy_army(context, owner, kind, place, by, why)
        return (Fallen(owner, kind),)
    sea, _, load = place.partition("+")
    return sink(context, owner, sea, load or "none", by, why)


def sink(context: MoveContext, owner: Seat, sea: str, load: str, by: Seat, why: Cause) -> tuple[Fallen, ...]:
    """Destroy a fleet with its cargo; return the destroyed pieces."""
    add_fleets(context.state, sea, owner, load, -1)
    context.emit(events.Destroyed(owner, "fleet", sea, by, why))
    if load == "none":
        return (Fallen(owner, "fleet"),)
    destroy_army(context, owner, load, sea, by, "aboard")
    return (Fallen(owner, "fleet"), Fallen(owner, load))


def note_fallen(battle: Battle, bearer: Seat, fallen: tuple[Fallen, ...]) -> None:
    """Record the loss of a participant in the battle: a piece, with what was aboard."""
    counts = list(battle.losses)
    counts[bearer] += 1
    battle.losses = tuple(counts)
    battle.fallen += fallen


def pieces(state: State, battle: Battle, seat: Seat, kind: str) -> list[str]:
    """Return the pieces that a participant can lose, armies before fleets, cheapest first; `kind` as in `Demand`."""
    if seat in battle.left:
        return []
    found: list[str] = []
    if battle.kind != "sea" and kind != "fleet":
        for name, n in zip(KINDS, armies(state, battle.at, seat), strict=True):
            if kind in {"army", "any", name}:
                found += [f"{battle.at}:{name}:{place}" for place in range(1, n + 1)]
    if kind in {"fleet", "any"}:
        seas = (battle.at,) if battle.kind == "sea" else LANDS[battle.at].seas
        own = [sea for sea in seas if battle.kind == "sea" or not is_lent(state, sea, seat)]
        found += [piece for sea in own for piece in _ships(state, sea, seat, "")]
        if battle.kind != "sea":
            for loan in state.loans:
                if loan.borrower == seat:
                    near = [sea for sea in loan.seas if sea in seas]
                    found += [ship for sea in near for ship in _ships(state, sea, loan.lender, f"@{loan.lender}")]
    return found


def _ships(state: State, sea: str, seat: Seat, mark: str) -> list[str]:
    found: list[str] = []
    for load, n in zip(LOADS, fleets(state, sea, seat), strict=True):
        name = sea if load == "none" else f"{sea}+{load}"
        found += [f"{name}:{place}{mark}" for place in range(1, n + 1)]
    return found


def in_participant_order(state: State, seats: Sequence[Seat], start: Seat) -> list[Seat]:
    """Return these seats in turn order from `start`, which may be −1 if there are none."""
    if not seats:
        return []
    return [seat for seat in in_turn(state, start) if seat in seats]


def spread(state: State, battle: Battle, side: Side, n: int, kind: str) -> tuple[Demand, ...]:
    """Divide n losses among a side: equally, a remainder from the leader on; losses nobody can bear pass to others."""
    leader = battle.leaders[side == "defenders"]
    order = in_participant_order(state, fighters(battle, side), leader)
    room = {seat: len(pieces(state, battle, seat, kind)) for seat in order}
    share = dict.fromkeys(order, 0)
    n = min(n, sum(room.values()))
    for place, seat in enumerate(order):
        share[seat] = min(room[seat], n // len(order) + (place < n % len(order)))
    while sum(share.values()) < n:
        for seat in order:
            if share[seat] < room[seat] and sum(share.values()) < n:
                share[seat] += 1
    return tuple(Demand(seat, share[seat], kind) for seat in order if share[seat])


def opponent(battle: Battle, seat: Seat) -> Seat:
    """Return the leader of the other side, or −1 for a neutral opponent."""
    return battle.leaders[other(side_of(battle, seat)) == "defenders"]


def sweep(state: State, battle: Battle) -> None:
    """Mark participants without troops as out of the battle, and update the leaders."""
    gone = tuple(
        seat
        for seat in (*battle.attackers, *battle.defenders)
        if seat not in battle.left and not has_troops(state, battle, seat)
    )
    battle.left += gone
    battle.leaders = (_leader(state, battle, "attackers"), _leader(state, battle, "defenders"))


def has_troops(state: State, battle: Battle, seat: Seat) -> bool:
    """Whether a seat has fleets in the sea of a battle, or an army in its land."""
    if battle.kind == "sea":
        return any(fleets(state, battle.at, seat))
    return has_army(state, battle.at, seat)


def _leader(state: State, battle: Battle, side: Side) -> Seat:
    present = fighters(battle, side)
    if not present:
        before = battle.leaders[side == "defenders"]
        everyone = members(battle, side)
        return before if before != NOBODY or not everyone else everyone[0]
    if side == "defenders" and battle.owner in present:
        return battle.owner
    if battle.kind != "sea":
        arrived = [seat for seat in state.guests.get(battle.at, ()) if seat in present]
        if arrived:
            return arrived[0]
    if battle.active in present:
        return battle.active
    return in_participant_order(state, present, state.first)[0]
