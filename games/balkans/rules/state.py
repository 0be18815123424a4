"""The state of a table, and simple questions to it (RULES 3)."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from games.balkans.data.components import (
    HOME,
    KIND_PLACE,
    KINGDOMS,
    LANDS,
    LIMITS,
    LOAD_PLACE,
    ORDER_KINDS,
    PLAYABLE,
    POWERS,
)
from games.balkans.rules.frames import AnyFrame, PlayedCard
from games.balkans.rules.options import BalkansOptions
from games.balkans.rules.public import Camp, Captive, Gain, Lasting, Loan, Peek, Step
from games.core.contract import Outcome, Seat

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

NOBODY: Final = -1
NEUTRAL: Final = "neutral"
UNPLAYABLE: Final = "unplayable"

Counts = tuple[int, ...]
"""Armies of a land: for each seat its regular, elite and royal ones in a row; fleets of a sea: for each seat those with
nothing, a regular, an elite, a royal army aboard. Places without any have no entry."""


class State(msgspec.Struct, gc=False):
    """Everything there is to know.

    `owner[land]` is a seat or −1; then `power[land]` says whose land it is else. `armies` and `fleets` as in `Counts`;
    `guests[land]` are the seats of foreign armies in order of arrival. `unplayed`, `played`, `dropped` count orders by
    kind; a camp's order is in none of them. Decks run from the top. `ally[seat]` are the others of its alliance.

    `gains` are all changes of Influence so far, `trail` where troops went since the last order.

    Secrets: hands and decks, unplayed and dropped orders, `drafts` (what a seat has begun), `picks` (a tactic prepared,
    a proposal answered, royal cards kept), `drawn` (common tactics drawn face down), `peeks`.
    """

    options: BalkansOptions
    order: tuple[Seat, ...]
    first: Seat
    kingdoms: list[str]
    status: list[Literal["alive", "eliminated", "surrendered"]]
    gold: list[int]
    influence: list[int]
    owner: dict[str, int]
    power: dict[str, str]
    armies: dict[str, Counts]
    fleets: dict[str, Counts]
    guests: dict[str, tuple[Seat, ...]]
    royal_decks: list[tuple[str, ...]]
    royal_discards: list[tuple[str, ...]]
    hands: list[tuple[str, ...]]
    unplayed: list[Counts]
    played: list[Counts]
    dropped: list[Counts]
    established: list[tuple[str, ...]]
    ally: list[tuple[Seat, ...]]
    strategy_deck: tuple[str, ...]
    strategy_discard: tuple[str, ...]
    common_deck: tuple[str, ...]
    common_discard: tuple[str, ...]
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
        for name in _LISTS:
            setattr(twin, name, getattr(self, name)[:])
        for name in _DICTS:
            setattr(twin, name, getattr(self, name).copy())
        twin.frames = [copy.copy(frame) for frame in self.frames]
        return twin


_LISTS: Final = (
    "kingdoms", "status", "gold", "influence", "royal_decks", "royal_discards", "hands", "unplayed", "played",
    "dropped", "established", "ally", "drafts", "picks", "drawn", "steps",
)  # fmt: skip
_DICTS: Final = ("owner", "power", "armies", "fleets", "guests")


def seats_of(state: State) -> range:
    """Return all seats."""
    return range(len(state.kingdoms))


def living(state: State) -> list[Seat]:
    """Return who is still in the game, ascending."""
    return [seat for seat, status in enumerate(state.status) if status == "alive"]


def in_turn(state: State, start: Seat | None = None) -> list[Seat]:
    """Return who is still in the game, in turn order from `start` (the first player if None), who need not be."""
    order = state.order
    place = order.index(state.first if start is None else start)
    return [seat for seat in (*order[place:], *order[:place]) if state.status[seat] == "alive"]


def friends(state: State, seat: Seat, other: Seat) -> bool:
    """Return whether two seats are one player, or allies."""
    return seat == other or other in state.ally[seat]


def hostile(state: State, seat: Seat, other: Seat) -> bool:
    """Return whether two seats are enemies: different, both in the game, not allied."""
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
    """Return whether a seat has an army in a land."""
    counts = state.armies.get(land)
    return counts is not None and any(counts[3 * seat : 3 * seat + 3])


def army_seats(state: State, land: str) -> list[Seat]:
    """Return whose armies stand in a land, ascending."""
    counts = state.armies.get(land)
    if counts is None:
        return []
    return [seat for seat in seats_of(state) if any(counts[3 * seat : 3 * seat + 3])]


def add_armies(state: State, land: str, seat: Seat, kind: str, n: int) -> None:
    """Add n armies (or take them away) and keep the order of arrival."""
    counts = list(state.armies.get(land, (0,) * (3 * len(state.kingdoms))))
    place = 3 * seat + KIND_PLACE[kind]
    counts[place] += n
    assert counts[place] >= 0, f"{land} has not so many armies"
    if any(counts):
        state.armies[land] = tuple(counts)
    else:
        del state.armies[land]
    note_arrivals(state, land)


def note_arrivals(state: State, land: str) -> None:
    """Bring the order of arrival in a land up to date: who has no army there goes, who is new comes last."""
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
    """Return whose fleets lie in a sea, ascending."""
    counts = state.fleets.get(sea)
    if counts is None:
        return []
    return [seat for seat in seats_of(state) if any(counts[4 * seat : 4 * seat + 4])]


def add_fleets(state: State, sea: str, seat: Seat, load: str, n: int) -> None:
    """Add n fleets with this load, or take them away."""
    counts = list(state.fleets.get(sea, (0,) * (4 * len(state.kingdoms))))
    place = 4 * seat + LOAD_PLACE[load]
    counts[place] += n
    assert counts[place] >= 0, f"{sea} has not so many fleets"
    if any(counts):
        state.fleets[sea] = tuple(counts)
    else:
        del state.fleets[sea]


def hostile_fleets(state: State, sea: str, seat: Seat) -> bool:
    """Return whether fleets hostile to a seat lie in a sea."""
    return any(hostile(state, seat, other) for other in fleet_seats(state, sea))


def on_board(state: State, seat: Seat) -> tuple[int, int, int]:
    """Return how many regular and elite armies, royal armies and fleets a seat has on the board, aboard or captive."""
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
    """Return how many pieces of a kind ("fleet" or one of army) a seat has left to hire."""
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
    """Return whose armies in a player's land are hostile to its owner, in order of arrival."""
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
    """Return whether a revolt marker lies on a land."""
    return any(card.land == land for card in state.lasting)


def productive(state: State, land: str) -> bool:
    """Return whether a land gives gold: no siege, ruin or revolt."""
    return not besiegers(state, land) and land not in state.ruins and not in_revolt(state, land)


def hostile_armies(state: State, land: str, seat: Seat) -> list[Seat]:
    """Return whose armies in a land are hostile to a seat, ascending."""
    return [other for other in army_seats(state, land) if hostile(state, seat, other)]


def is_haven(state: State, land: str, seat: Seat) -> bool:
    """Return whether a land is a seat's own or an ally's, and no hostile army stands in it."""
    owner = state.owner[land]
    return owner != NOBODY and friends(state, seat, owner) and not hostile_armies(state, land, seat)


def neutral_strength(state: State, power: str) -> int:
    """Return the strength of a neutral land or a sovereign power before fortress and tactics."""
    if power == NEUTRAL:
        return 1
    fixed = POWERS[power].fixed_strength if power in POWERS else 0
    return fixed or sum(other == power for other in state.power.values())


def seats_with_home(state: State, seat: Seat) -> bool:
    """Return whether a seat leads the kingdom that may always build in its home sea."""
    return state.kingdoms[seat] == HOME.kingdom


# ---- orders and cards ----------------------------------------------------------------------------------------------


def order_for(kind: str) -> str:
    """Return the kind of order that is laid for this: a manoeuvre is made with an Offensive (RULES 5.6)."""
    return "offensive" if kind == "manoeuvre" else kind


def kinds_in(counts: Counts) -> Iterator[str]:
    """Yield the kind of each order, in the order of the kinds."""
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
    """Return the counts with n orders of a kind more."""
    changed = list(counts)
    changed[ORDER_KINDS.index(kind)] += n
    assert min(changed) >= 0, f"there is no {kind} order"
    return tuple(changed)


def team_of(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats that win together with a seat: its team, or itself."""
    if state.options.alliances != "teams":
        return (seat,)
    mine = str(seat) in state.options.teams
    return tuple(other for other in seats_of(state) if (str(other) in state.options.teams) == mine)


def purse(state: State, seat: Seat) -> Seat:
    """Return the seat under which a seat's Influence is kept: the first of its team."""
    return team_of(state, seat)[0]
