"""The state of a table, and functions that query or change single parts of it (RULES 3)."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Iterator
from typing import Final, Literal

import msgspec

from games.balkans.data.components import (
    HOME,
    KIND_PLACE,
    KINDS,
    KINGDOMS,
    LANDS,
    LIMITS,
    LOAD_PLACE,
    ORDER_KINDS,
    PLAYABLE,
    POWERS,
)
from games.balkans.rules.frames import AnyFrame, F, PlayedCard, innermost
from games.balkans.rules.options import BalkansOptions
from games.balkans.rules.public import Camp, Captive, Gain, Lasting, Loan, Peek, Step
from games.core.contract import Outcome, Seat

NOBODY: Final = -1
NEUTRAL: Final = "neutral"
UNPLAYABLE: Final = "unplayable"

Counts = tuple[int, ...]
"""Pieces in a place, seat by seat: in a land the regular, elite and royal armies, in a sea the fleets with no cargo, a
regular, an elite or a royal army. Places without pieces have no entry."""


class State(msgspec.Struct, kw_only=True, gc=False):
    """The complete state of a table.

    `owner[land]` is a seat, or −1 with the holder in `power[land]`. `armies` and `fleets` are as in `Counts`;
    `guests[land]` are the seats of foreign armies in order of arrival. `unplayed`, `played` and `dropped` count orders
    by kind; an order that serves as a camp is in none of them. Decks are listed from the top. `ally[seat]` are the
    allies of a seat. `gains` are all changes of Influence so far, `trail` the moves of troops since the last order.

    Secrets: hands and decks, unplayed and dropped orders, `drafts` (acts in progress), `picks` (tactics, answers to a
    proposal or royal cards chosen secretly), `drawn` (common tactics drawn face down), `peeks`.
    """

    options: BalkansOptions
    order: tuple[Seat, ...]
    first: Seat = 0
    kingdoms: list[str]
    status: list[Literal["alive", "eliminated", "surrendered"]]
    gold: list[int]
    influence: list[int]
    owner: dict[str, int]
    power: dict[str, str] = {}
    armies: dict[str, Counts] = {}
    fleets: dict[str, Counts] = {}
    guests: dict[str, tuple[Seat, ...]] = {}
    royal_decks: list[tuple[str, ...]]
    royal_discards: list[tuple[str, ...]]
    hands: list[tuple[str, ...]]
    unplayed: list[Counts]
    played: list[Counts]
    dropped: list[Counts]
    established: list[tuple[str, ...]]
    ally: list[tuple[Seat, ...]]
    strategy_deck: tuple[str, ...] = ()
    strategy_discard: tuple[str, ...] = ()
    common_deck: tuple[str, ...] = ()
    common_discard: tuple[str, ...] = ()
    drafts: list[tuple[str, ...]]
    picks: list[tuple[str, ...]]
    drawn: list[tuple[str, ...]]
    steps: list[int]
    frames: list[AnyFrame]
    round: int = 0
    season: int = -1
    captives: tuple[Captive, ...] = ()
    lasting: tuple[Lasting, ...] = ()
    camps: tuple[Camp, ...] = ()
    loans: tuple[Loan, ...] = ()
    lend_asked: tuple[Seat, ...] = ()
    ruins: tuple[str, ...] = ()
    titles: tuple[PlayedCard, ...] = ()
    peeks: tuple[Peek, ...] = ()
    gone: tuple[tuple[Seat, ...], ...] = ()
    holder: Seat = NOBODY
    question: int = 0
    result: Outcome | None = None
    gains: tuple[Gain, ...] = ()
    trail: tuple[Step, ...] = ()

    def copy(self) -> State:
        """Return an independent copy."""
        twin = copy.copy(self)
        for name in _CONTAINERS:
            setattr(twin, name, getattr(self, name).copy())
        twin.frames = [copy.copy(frame) for frame in self.frames]
        return twin


_CONTAINERS: Final = tuple(name for name, kind in State.__annotations__.items() if kind.startswith(("list[", "dict[")))


def current(state: State, kind: type[F]) -> F:
    """Return the innermost frame of this kind, which must be there."""
    frame = innermost(state.frames, kind)
    assert frame is not None
    return frame


def seats_of(state: State) -> range:
    """Return all seats."""
    return range(len(state.kingdoms))


def living(state: State) -> list[Seat]:
    """Return the seats still in the game, ascending."""
    return [seat for seat, status in enumerate(state.status) if status == "alive"]


def in_turn(state: State, start: Seat | None = None) -> list[Seat]:
    """Return the seats still in the game, in turn order from `start` (by default the first player)."""
    order = state.order
    place = order.index(state.first if start is None else start)
    return [seat for seat in (*order[place:], *order[:place]) if state.status[seat] == "alive"]


def friends(state: State, seat: Seat, other: Seat) -> bool:
    """Whether two seats are the same or allied."""
    return seat == other or other in state.ally[seat]


def is_friendly(state: State, seat: Seat, land: str) -> bool:
    """Whether a land belongs to a seat or to an ally."""
    owner = state.owner[land]
    return owner != NOBODY and friends(state, seat, owner)


def hostile(state: State, seat: Seat, other: Seat) -> bool:
    """Whether two seats are enemies: neither the same nor allied."""
    return seat != other and other not in state.ally[seat]


# ---- armies and fleets ---------------------------------------------------------------------------------------------


def armies(state: State, land: str, seat: Seat) -> tuple[int, int, int]:
    """Return how many regular, elite and royal armies of a seat stand in a land."""
    counts = state.armies.get(land)
    if counts is None:
        return (0, 0, 0)
    place = 3 * seat
    return counts[place], counts[place + 1], counts[place + 2]


def has_army(state: State, land: str, seat: Seat) -> bool:
    """Whether a seat has an army in a land."""
    counts = state.armies.get(land)
    return counts is not None and any(counts[3 * seat : 3 * seat + 3])


def army_seats(state: State, land: str) -> list[Seat]:
    """Return the seats with armies in a land, ascending."""
    return _seats_with(state.armies.get(land, ()), 3)


def _seats_with(counts: Counts, kinds: int) -> list[Seat]:
    """Return the seats with pieces in a place, ascending, where pieces of so many kinds are counted for each."""
    return [seat for seat in range(len(counts) // kinds) if any(counts[kinds * seat : kinds * seat + kinds])]


def add_armies(state: State, land: str, seat: Seat, kind: str, n: int) -> None:
    """Add n armies, or remove them if n is negative, and update the order of arrival."""
    _add(state.armies, land, (0,) * (3 * len(state.kingdoms)), 3 * seat + KIND_PLACE[kind], n)
    note_arrivals(state, land)


def _add(pieces: dict[str, Counts], where: str, nothing: Counts, place: int, n: int) -> None:
    counts = list(pieces.get(where, nothing))
    counts[place] += n
    assert counts[place] >= 0, f"{where} has not so many pieces"
    if any(counts):
        pieces[where] = tuple(counts)
    else:
        pieces.pop(where, None)


def note_arrivals(state: State, land: str) -> None:
    """Update the order of arrival in a land: remove seats without an army, append new ones."""
    present = [seat for seat in army_seats(state, land) if seat != state.owner[land]]
    old = state.guests.get(land, ())
    now = (*(seat for seat in old if seat in present), *(seat for seat in present if seat not in old))
    if now:
        state.guests[land] = now
    else:
        state.guests.pop(land, None)


def fleets(state: State, sea: str, seat: Seat) -> tuple[int, int, int, int]:
    """Return how many fleets of a seat lie in a sea: empty, with a regular, an elite, a royal army."""
    counts = state.fleets.get(sea)
    if counts is None:
        return (0, 0, 0, 0)
    place = 4 * seat
    return counts[place], counts[place + 1], counts[place + 2], counts[place + 3]


def fleet_count(state: State, sea: str, seat: Seat) -> int:
    """Return how many fleets of a seat lie in a sea."""
    counts = state.fleets.get(sea)
    return 0 if counts is None else sum(counts[4 * seat : 4 * seat + 4])


def fleet_seats(state: State, sea: str) -> list[Seat]:
    """Return the seats with fleets in a sea, ascending."""
    return _seats_with(state.fleets.get(sea, ()), 4)


def add_fleets(state: State, sea: str, seat: Seat, load: str, n: int) -> None:
    """Add n fleets with this load, or remove them if n is negative."""
    _add(state.fleets, sea, (0,) * (4 * len(state.kingdoms)), 4 * seat + LOAD_PLACE[load], n)


def move_armies(state: State, origin: str, to: str, seat: Seat) -> list[tuple[str, int]]:
    """Move all armies of a seat from a land to another; return their kinds and numbers."""
    moved = [(kind, n) for kind, n in zip(KINDS, armies(state, origin, seat), strict=True) if n]
    for kind, n in moved:
        add_armies(state, origin, seat, kind, -n)
        add_armies(state, to, seat, kind, n)
    return moved


def load_fleet(state: State, sea: str, seat: Seat, kind: str, n: int = 1) -> None:
    """Put an army of this kind from nowhere aboard an empty fleet, or take it off if n is −1."""
    add_fleets(state, sea, seat, "none", -n)
    add_fleets(state, sea, seat, kind, n)


def hostile_fleets(state: State, sea: str, seat: Seat) -> bool:
    """Whether a sea holds fleets hostile to a seat."""
    return any(hostile(state, seat, other) for other in fleet_seats(state, sea))


def enemy_fleets(state: State, seas: Iterable[str], seat: Seat) -> int:
    """Return how many fleets hostile to a seat are in these seas."""
    return sum(fleet_count(state, sea, foe) for sea in seas for foe in seats_of(state) if hostile(state, seat, foe))


def on_board(state: State, seat: Seat) -> tuple[int, int, int]:
    """Return the number of regular and elite armies, royal armies and fleets of a seat outside its reserve."""
    pool = royal = ships = 0
    for counts in state.armies.values():
        pool += counts[3 * seat] + counts[3 * seat + 1]
        royal += counts[3 * seat + 2]
    for counts in state.fleets.values():
        empty, regular, elite, king = counts[4 * seat : 4 * seat + 4]
        pool += regular + elite
        royal += king
        ships += empty + regular + elite + king
    for captive in state.captives:
        if captive.owner == seat:
            royal += captive.kind == "royal"
            pool += captive.kind != "royal"
    return pool, royal, ships


def reserve(state: State, seat: Seat, kind: str) -> int:
    """Return how many pieces of a kind (an army's, or "fleet") a seat has in reserve."""
    pool, royal, ships = on_board(state, seat)
    if kind == "fleet":
        return LIMITS.fleets - ships
    if kind == "royal":
        return (LIMITS.royal if KINGDOMS[state.kingdoms[seat]].has_royal else 0) - royal
    return LIMITS.armies - pool


# ---- lands ---------------------------------------------------------------------------------------------------------


def lands_of(state: State, seat: Seat) -> list[str]:
    """Return the lands of a seat, in the order of the map."""
    owner = state.owner
    return [land for land in PLAYABLE if owner[land] == seat]


def land_count(state: State, seat: Seat) -> int:
    """Return how many lands a seat owns."""
    return list(state.owner.values()).count(seat)


def besiegers(state: State, land: str) -> tuple[Seat, ...]:
    """Return the seats with armies in a land that are hostile to its owner, in order of arrival."""
    owner = state.owner[land]
    if owner == NOBODY:
        return ()
    return tuple(seat for seat in state.guests.get(land, ()) if hostile(state, owner, seat))


def camp_level(state: State, land: str) -> int:
    """Return the level of the camp in a land, 0 without one."""
    return max((camp.level for camp in state.camps if camp.land == land), default=0)


def level(state: State, land: str) -> int:
    """Return the level of the fortress or camp of a land, whichever is higher."""
    return max(LANDS[land].level, camp_level(state, land))


def in_revolt(state: State, land: str) -> bool:
    """Whether a land is in revolt."""
    return any(card.land == land for card in state.lasting)


def productive(state: State, land: str) -> bool:
    """Whether a land yields gold: no siege, ruin or revolt."""
    return not besiegers(state, land) and land not in state.ruins and not in_revolt(state, land)


def hostile_armies(state: State, land: str, seat: Seat) -> list[Seat]:
    """Return the seats with armies in a land that are hostile to a seat, ascending."""
    return [other for other in army_seats(state, land) if hostile(state, seat, other)]


def allied_armies(state: State, land: str, seat: Seat) -> list[Seat]:
    """Return the seats on a seat's side with armies in a land, ascending; none for nobody."""
    return [other for other in army_seats(state, land) if seat != NOBODY and friends(state, seat, other)]


def is_haven(state: State, land: str, seat: Seat) -> bool:
    """Whether a land belongs to a seat or its ally and holds no hostile army."""
    return is_friendly(state, seat, land) and not hostile_armies(state, land, seat)


def neutral_strength(state: State, power: str) -> int:
    """Return the strength of a neutral land or sovereign power without fortress and tactics."""
    if power == NEUTRAL:
        return 1
    fixed = POWERS[power].fixed_strength if power in POWERS else 0
    return fixed or sum(other == power for other in state.power.values())


def seats_with_home(state: State, seat: Seat) -> bool:
    """Whether a seat leads the kingdom that can always build in its home sea."""
    return state.kingdoms[seat] == HOME.kingdom


# ---- orders and cards ----------------------------------------------------------------------------------------------


def order_for(kind: str) -> str:
    """Return the kind of order used: an Offensive for a manoeuvre (RULES 5.6)."""
    return "offensive" if kind == "manoeuvre" else kind


def kinds_in(counts: Counts) -> Iterator[str]:
    """Yield the kind of each order counted, in the order of the kinds."""
    for kind, n in zip(ORDER_KINDS, counts, strict=True):
        for _ in range(n):
            yield kind


def counts_of(kinds: Iterable[str]) -> Counts:
    """Return orders as counts by kind."""
    counts = [0] * len(ORDER_KINDS)
    for kind in kinds:
        counts[ORDER_KINDS.index(kind)] += 1
    return tuple(counts)


def plus(counts: Counts, kind: str, n: int = 1) -> Counts:
    """Return the counts with n more orders of a kind."""
    changed = list(counts)
    changed[ORDER_KINDS.index(kind)] += n
    assert min(changed) >= 0, f"there is no {kind} order"
    return tuple(changed)


def team_of(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Return the team of a seat, or the seat alone without teams."""
    return state.options.team_of(seat, len(state.kingdoms))


def purse(state: State, seat: Seat) -> Seat:
    """Return the seat that holds the Influence of a seat: the first of its team."""
    return team_of(state, seat)[0]
