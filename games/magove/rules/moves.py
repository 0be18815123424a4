"""What a seat may do (RULES 5): the kinds of move, and every move there is, made once."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, TypeAlias

from games.core.contract import Move
from games.magove.data.cards import CARDS, OF_KIND, PLACE, RACES, RANKS, SPECIALS, SUIT_PLAYED

if TYPE_CHECKING:
    from collections.abc import Iterable


class ChooseTrump(Move, frozen=True):
    """Make `race` (B, R, G or Y) the trump of the round, as its dealer who turned a wizard up."""

    verb: ClassVar[str] = "trump"
    race: str


class Bid(Move, frozen=True):
    """Predict how many `tricks` one will win in the round; final."""

    verb: ClassVar[str] = "bid"
    tricks: int


class Play(Move, frozen=True):
    """Play `card` to the trick: `B7`, or `Z` for a wizard and `N` for a jester, whichever of those in the hand."""

    verb: ClassVar[str] = "play"
    card: str


VOCABULARY: Final = (ChooseTrump, Bid, Play)
MagoveMove: TypeAlias = ChooseTrump | Bid | Play
"""Every kind of move: what `VOCABULARY` lists."""

TRUMPS: Final = tuple(ChooseTrump(race) for race in RACES)
"""The races a dealer may choose from."""
BIDS: Final = tuple(Bid(tricks) for tricks in range(len(CARDS) // 3 + 1))
"""Each bid up to the largest hand there is, that of the last round of three."""
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
