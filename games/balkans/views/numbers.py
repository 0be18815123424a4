"""Numbers that identify turns and battles, computed from public information."""

from games.balkans.data.components import KINGDOMS, LANDS, SEAS, SEASONS
from games.balkans.rules.frames import Battle
from games.core.contract import Seat


def battle_number(battle: Battle, moment: int) -> int:
    """Return a number, 0 or more, that identifies a battle; `moment` is that of its turn."""
    places = (*LANDS, *SEAS)
    kinds = ("sea", "field", "siege", "neutral")
    code = moment * len(places) + places.index(battle.at)
    code = code * len(kinds) + kinds.index(battle.kind)
    for side in (battle.attackers, battle.defenders):
        code = code << len(KINGDOMS) | sum(1 << seat for seat in side)
    return code


def moment_of(round_number: int, season: str, active: Seat) -> int:
    """Return a number, 0 or more, that identifies a turn or a Razbor."""
    place = SEASONS.index(season) + 1 if season else 0
    return (round_number * (len(SEASONS) + 1) + place) * (len(KINGDOMS) + 1) + active + 1
