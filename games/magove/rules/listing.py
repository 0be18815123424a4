"""The moves, each made once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from games.magove.data.cards import OF_KIND, PLACE, RACES, RANKS, SPECIALS, SUIT_PLAYED
from games.magove.rules.moves import Bid, ChooseTrump, Play

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.core.contract import Move

Moves: TypeAlias = "tuple[Move, ...]"

TRUMPS: Final[Moves] = tuple(ChooseTrump(race) for race in RACES)
"""The races a dealer may choose from."""
BIDS: Final[Moves] = tuple(Bid(tricks) for tricks in range(21))
"""Each bid up to the largest hand there is."""
PLAYS: Final = {name: Play(name) for name in SUIT_PLAYED}
"""The play of each name under which cards are played."""
SPECIAL_PLAYS: Final = tuple(
    [PLAYS[kind] for kind, four in OF_KIND.items() if mask & four] for mask in range(1 << len(SPECIALS))
)
"""The plays that each mask of wizards and jesters offers: one for each kind."""

_FIRST_SPECIAL: Final = PLACE[SPECIALS[0]]
_RACE_AT: Final = tuple((SUIT_PLAYED[name], play) for name, play in PLAYS.items())[: len(RACES) * RANKS]


def sorted_out(places: Iterable[int]) -> tuple[list[list[Play]], int]:
    """Return the cards at these places of the deck as a hand keeps them: the plays of each race, the other's mask."""
    races: list[list[Play]] = [[], [], [], []]
    specials = 0
    for place in sorted(places):
        if place < _FIRST_SPECIAL:
            race, play = _RACE_AT[place]
            races[race].append(play)
        else:
            specials |= 1 << place - _FIRST_SPECIAL
    return races, specials
