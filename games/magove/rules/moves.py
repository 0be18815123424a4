"""What a seat may do (specification 5)."""

from __future__ import annotations

from typing import ClassVar

from games.core.contract import Move


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


VOCABULARY = (ChooseTrump, Bid, Play)
