"""Conditions and counters of cards and advantages (RULES 5.10), and the advantages of a kingdom."""

import functools
from typing import Final

import msgspec

from games.balkans.data.components import ADVANTAGES, LANDS
from games.balkans.data.file_format import AdvantageEntry, Effect
from games.balkans.rules.frames import Battle, Side
from games.balkans.rules.state import State, armies, fleet_count, fleets, lands_of, living, productive
from games.core.contract import Seat


class Troops(msgspec.Struct, frozen=True):
    """The troops of a seat in a battle; `fleets` includes borrowed ones."""

    regular: int
    elite: int
    royal: int
    fleets: int

    @property
    def total(self) -> int:
        """The number of troops."""
        return self.regular + self.elite + self.royal + self.fleets

    @property
    def strong(self) -> int:
        """The number of elite and royal armies."""
        return self.elite + self.royal


NO_TROOPS: Final = Troops(0, 0, 0, 0)
_HELD_BY_NEUTRALS: Final = frozenset({"defender", "siege", "field", "fewer_troops", "own_territory"})
"""The conditions that can hold for a neutral opponent (RULES 5.9.7)."""


def side_of(battle: Battle, seat: Seat) -> Side:
    """Return the side a participant is on."""
    return "attackers" if seat in battle.attackers else "defenders"


def other(side: Side) -> Side:
    """Return the other side."""
    return "defenders" if side == "attackers" else "attackers"


def members(battle: Battle, side: Side) -> tuple[Seat, ...]:
    """Return all participants of a side."""
    return battle.attackers if side == "attackers" else battle.defenders


def fighters(battle: Battle, side: Side) -> tuple[Seat, ...]:
    """Return the participants of a side that are still in the battle, ascending."""
    return tuple(seat for seat in members(battle, side) if seat not in battle.left)


def is_lent(state: State, sea: str, seat: Seat) -> bool:
    """Whether a seat has lent its fleets in a sea, so that only the borrower has them in land battles."""
    return any(loan.lender == seat and sea in loan.seas for loan in state.loans)


def troops(state: State, battle: Battle, seat: Seat) -> Troops:
    """Return the present troops of a seat in a battle (RULES 5.9.1)."""
    if seat in battle.left:
        return NO_TROOPS
    if battle.kind == "sea":
        return Troops(0, 0, 0, fleet_count(state, battle.at, seat))
    near = LANDS[battle.at].seas
    ships = sum(fleet_count(state, sea, seat) for sea in near if not is_lent(state, sea, seat))
    for loan in state.loans:
        if loan.borrower == seat:
            ships += sum(fleet_count(state, sea, loan.lender) for sea in loan.seas if sea in near)
    return Troops(*armies(state, battle.at, seat), ships)


def side_troops(state: State, battle: Battle, side: Side) -> int:
    """Return the number of troops of a side; 0 for a neutral opponent."""
    return sum(troops(state, battle, seat).total for seat in fighters(battle, side))


def _in_battle(state: State, battle: Battle, seat: Seat, side: Side, condition: str) -> bool:
    neutral = seat < 0
    if neutral and condition not in _HELD_BY_NEUTRALS:
        return False
    mine = NO_TROOPS if neutral else troops(state, battle, seat)
    match condition:
        case "attacker" | "defender":
            return side == f"{condition}s"
        case "sea" | "land":
            return (battle.kind == "sea") == (condition == "sea")
        case "siege":
            return battle.kind == "siege" or (battle.kind == "neutral" and battle.level > 0)
        case "field":
            return battle.kind == "field" or (battle.kind == "neutral" and battle.level == 0)
        case "has_royal":
            return mine.royal > 0
        case "has_elite":
            return mine.strong > 0
        case "more_troops":
            return side_troops(state, battle, side) > side_troops(state, battle, other(side))
        case "fewer_troops":
            return side_troops(state, battle, side) < side_troops(state, battle, other(side))
        case "own_territory":
            return neutral or battle.owner == seat
        case "vs_player":
            return bool(members(battle, other(side)))
        case "won" | "lost":
            return bool(battle.winner) and (battle.winner == side) == (condition == "won")
        case _:
            _, _, least = condition.partition("regulars>=")
            return bool(least) and mine.regular >= int(least)


def holds(state: State, seat: Seat, conditions: tuple[str, ...], battle: Battle | None = None) -> bool:
    """Whether all conditions hold now for a seat (−1: the neutral opponent)."""
    return all(_holds(state, seat, condition, battle) for condition in conditions)


def _holds(state: State, seat: Seat, condition: str, battle: Battle | None) -> bool:
    head, _, names = condition.partition(":")
    if head == "owns":
        return seat >= 0 and state.owner[names] == seat
    if head == "coast":
        seas = names.split("|")
        return seat >= 0 and any(sea in seas for land in lands_of(state, seat) for sea in LANDS[land].seas)
    if head == "most_rich":
        mine = rich_lands(state, seat)
        return all(rich_lands(state, other_seat) < mine for other_seat in living(state) if other_seat != seat)
    if battle is None:
        return False
    side: Side = "defenders" if seat < 0 else side_of(battle, seat)
    return _in_battle(state, battle, seat, side, condition)


def rich_lands(state: State, seat: Seat) -> int:
    """Return the number of rich lands of a seat."""
    return sum(LANDS[land].rich for land in lands_of(state, seat))


def counted(state: State, seat: Seat, effect: Effect, battle: Battle | None = None) -> int:
    """Return the value of an effect's counter (`per`) for a seat."""
    match effect.per:
        case "elite" | "regular" | "royal" | "fleet":
            if battle is None:
                return 0
            mine = troops(state, battle, seat)
            return {"elite": mine.strong, "regular": mine.regular, "royal": mine.royal, "fleet": mine.fleets}[
                effect.per
            ]
        case "seas_with_fleet":
            return sum(any(fleets(state, sea, seat)) for sea in state.fleets)
        case _:
            return sum(_counts_as(land, effect.per) for land in lands_of(state, seat) if productive(state, land))


def _counts_as(land: str, per: str) -> bool:
    match per:
        case "rich":
            return LANDS[land].rich
        case "fortress":
            return LANDS[land].level > 0
        case "coastal":
            return bool(LANDS[land].seas)
        case _:
            return per == "territory"


def advantages(state: State, seat: Seat) -> tuple[AdvantageEntry, ...]:
    """Return the advantages of a seat's kingdom that apply in this game."""
    return _advantages_of(state.kingdoms[seat], tuple(state.kingdoms))


@functools.cache
def _advantages_of(kingdom: str, played: tuple[str, ...]) -> tuple[AdvantageEntry, ...]:
    return tuple(
        advantage
        for advantage in ADVANTAGES.values()
        if advantage.kingdom == kingdom and (not advantage.requires_kingdom or advantage.requires_kingdom in played)
    )
