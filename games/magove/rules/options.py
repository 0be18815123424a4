"""The options of a table of Magove (RULES 1)."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal, TypeAlias

import msgspec

from games.core.options import BadOptions, Options
from games.magove.data.cards import CARDS, OWN_DECK, RACES

Bidding: TypeAlias = Literal["open", "secret_bids", "secret_prediction"]


class MagoveOptions(Options, frozen=True, kw_only=True):
    """`bidding`: openly in turn, or all at once and shown when all bids are in or when the round is over.

    `plus_minus_one`: the bids of a round may not add up to its tricks. `clairvoyance`: in round 1 everybody sees all
    cards except their own. `single_suit`: everybody plays with a deck of one race. `step`: by how many cards hands grow
    from round to round. `rounds`: the number of rounds, or 0 for as many as the cards allow.
    """

    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "standard": {},
        "plus-minus-one": {"plus_minus_one": True},
        "secret-bids": {"bidding": "secret_bids"},
        "secret-prediction": {"bidding": "secret_prediction"},
        "clairvoyance": {"clairvoyance": True},
        "clairvoyance-secret": {"clairvoyance": True, "bidding": "secret_bids", "rounds": 5},
        "clairvoyance-plus-minus": {"clairvoyance": True, "plus_minus_one": True, "rounds": 5},
        "single-suit": {"single_suit": True},
        "single-suit-secret": {"single_suit": True, "bidding": "secret_prediction", "step": 2},
        "short": {"step": 2},
        "first-five": {"rounds": 5},
    }

    bidding: Bidding = "open"
    plus_minus_one: bool = False
    clairvoyance: bool = False
    single_suit: bool = False
    step: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1
    rounds: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0

    def check(self, seats: int) -> None:
        """Raise `BadOptions` for options that exclude each other or do not suit this many seats."""
        if self.plus_minus_one and self.bidding != "open":
            raise BadOptions("magove-plus-minus-one-needs-open-bidding")
        if self.clairvoyance and self.single_suit:
            raise BadOptions("magove-clairvoyance-excludes-single-suit")
        if self.single_suit and seats > len(RACES):
            raise BadOptions("magove-single-suit-needs-three-or-four", seats=seats)
        if self.rounds > (most := self.most_rounds(seats)):
            raise BadOptions("magove-too-many-rounds", rounds=self.rounds, most=most, seats=seats)

    def most_rounds(self, seats: int) -> int:
        """Return the number of rounds that the cards allow."""
        most = OWN_DECK if self.single_suit else len(CARDS) // seats
        return (most - self.first_hand) // self.step + 1

    def rounds_played(self, seats: int) -> int:
        """Return the number of rounds to play."""
        return self.rounds or self.most_rounds(seats)

    def hand_size(self, number: int) -> int:
        """Return the number of cards dealt to each seat in a round; rounds count from 1."""
        return self.first_hand + (number - 1) * self.step

    @property
    def first_hand(self) -> int:
        """The number of cards dealt to each seat in round 1."""
        return 4 if self.single_suit else 1
