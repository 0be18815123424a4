"""The moves, each made once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from games.magove.components import CARDS, RACES, SUIT
from games.magove.moves import Bid, ChooseTrump, Play

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.core.contract import Move

Moves: TypeAlias = "tuple[Move, ...]"

TRUMPS: Final[Moves] = tuple(ChooseTrump(race) for race in RACES)
"""The races a dealer may choose from."""
BIDS: Final[Moves] = tuple(Bid(tricks) for tricks in range(21))
"""Each bid up to the largest hand there is."""
PLAYS: Final = {card: Play(card) for card in CARDS}
"""The play of each card."""


_HELD_AT: Final = tuple((SUIT[card], play) for card, play in PLAYS.items())


def by_suit(places: Iterable[int]) -> list[list[Play]]:
    """Return the plays of the cards at these places of the deck, as a hand keeps them: by suit, in order."""
    hand: list[list[Play]] = [[], [], [], [], []]
    for place in sorted(places):
        suit, play = _HELD_AT[place]
        hand[suit].append(play)
    return hand
