"""The kinds of move (RULES 5), and every possible move, made once."""

from collections.abc import Iterable
from typing import ClassVar, Final, TypeAlias, get_args

from games.core.contract import Move
from games.magove.data.cards import CARDS, OF_KIND, PLACE, RACES, RANKS, SPECIALS, SUIT_PLAYED


class ChooseTrump(Move, frozen=True):
    """As the dealer who turned up a wizard, make `race` (B, R, G or Y) the trump of the round."""

    verb: ClassVar[str] = "trump"
    race: str


class Bid(Move, frozen=True):
    """Predict the number of `tricks` to win in the round. Bids are final."""

    tricks: int


class Play(Move, frozen=True):
    """Play `card` to the trick: `B7`, or `Z` for any wizard and `N` for any jester in the hand."""

    card: str


MagoveMove: TypeAlias = ChooseTrump | Bid | Play
"""Every kind of move, in the order of the commands."""
VOCABULARY: Final[tuple[type[MagoveMove], ...]] = get_args(MagoveMove)

TRUMPS: Final = tuple(ChooseTrump(race) for race in RACES)
"""The trumps a dealer may choose from."""
BIDS: Final = tuple(Bid(tricks) for tricks in range(len(CARDS) // 3 + 1))
"""Every bid up to the largest hand, that of the last round with three seats."""
PLAYS: Final = {name: Play(name) for name in SUIT_PLAYED}
"""The play of each card by the name it is played as."""
SPECIAL_PLAYS: Final = tuple(
    [PLAYS[kind] for kind, four in OF_KIND.items() if mask & four] for mask in range(1 << len(SPECIALS))
)
"""The plays with each mask of wizards and jesters: one for each kind."""

_FIRST_SPECIAL: Final = PLACE[SPECIALS[0]]
_PLAY_AT: Final = tuple(PLAYS.values())[:_FIRST_SPECIAL]


def sorted_out(places: Iterable[int]) -> tuple[list[list[Play]], int]:
    """Return cards, by their places in the deck, as a state holds a hand: plays by race, and a mask of specials."""
    races: list[list[Play]] = [[], [], [], []]
    specials = 0
    for place in sorted(places):
        if place < _FIRST_SPECIAL:
            races[place // RANKS].append(_PLAY_AT[place])
        else:
            specials |= 1 << place - _FIRST_SPECIAL
    return races, specials
