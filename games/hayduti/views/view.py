"""What one audience may know of a table of Hayduti (RULES 7)."""

from typing import Final

import msgspec

from games.core.contract import Seat, View
from games.hayduti.rules.events import Scored
from games.hayduti.rules.options import HaydutiOptions
from games.hayduti.rules.state import Break, GroupPlan, Phase

EMPTY: Final = ""
"""Stands for a position of the field where nothing lies."""
FACE_DOWN: Final = "?"
"""Stands for a face-down card of the field."""


class RaisedCard(msgspec.Struct, frozen=True):
    """A voyvoda or deets before a player; `active` tells whether its ability counts in the present turn."""

    card: str
    turn: int
    active: bool


class Committee(msgspec.Struct, frozen=True):
    """One player's public state.

    `stats` in the order nabor, deynost, boyna; `hand` a number of cards, the `known` ones among them seen by all and
    not seen to go. The rest belongs to the present turn (in a parallel game: round): `limit` is how many cards may stay
    in hand; `used` the deytsi whose ability before the first action was used; `broken` that the committee was broken;
    `chosen` that it has chosen what to clear, in a parallel game.
    """

    stats: tuple[int, int, int]
    exposed: bool
    hand: int
    raised: tuple[RaisedCard, ...]
    known: tuple[str, ...]
    actions_taken: int
    actions_left: int
    may_form: bool
    zaptie_met: int
    keep_bonus: int
    limit: int
    used: tuple[str, ...]
    broken: bool
    chosen: bool


class Met(msgspec.Struct, frozen=True):
    """The zaptie that waits for an answer, at `pos`, and whether it was drawn at risk rather than scouted."""

    card: str
    pos: int
    risky: bool


class HaydutiView(View, frozen=True, kw_only=True):
    """The table as one audience sees it.

    `turn` counts turns, in a parallel game rounds; `first` is who began the game, or begins the round; `active` whose
    turn it is (in the clearing of a parallel game `first`, at the end too). `field[i]` lies at position i + 1: a card,
    `EMPTY` or `FACE_DOWN`; positions after `field_size` are beside the field.
    `deck`, `used` and `gold_aside` are numbers of cards; `used_now` the used cards of this turn (in a parallel game:
    round) that lay open to all and are in the pile still. `targets` are those of the uprising, empty without one.
    `met` is the zaptie of an encounter, `lost` the cards on offer to Hitov as far as the audience may see them, `kept`
    how many cards Petko saved from this break.
    `hand` is the audience's own, in order of acquisition, and `choice` what it has chosen to clear in a parallel game,
    which it may replace until all have chosen: who clears can act, only who has not chosen yet is `asked`.
    `plan` is the group it has begun. `kept_cards` are its own cards saved by Petko while Hitov chooses.
    `tallies` are the points of all seats when the turn before this one began, and when this one did; `fallen` is the
    break that no action has followed yet.
    `hands` are all hands and `scores` the arithmetic once the game is over, else empty.
    """

    options: HaydutiOptions
    phase: Phase
    turn: int
    first: Seat
    active: Seat
    field: tuple[str, ...]
    field_size: int
    deck: int
    used: int
    used_now: tuple[str, ...]
    gold_aside: int
    rotations_done: int
    final: bool
    targets: tuple[int, ...]
    committees: tuple[Committee, ...]
    met: Met | None
    lost: tuple[str, ...]
    kept: int
    hand: tuple[str, ...]
    kept_cards: tuple[str, ...]
    choice: tuple[str, ...] | None
    plan: GroupPlan[str] | None
    hands: tuple[tuple[str, ...], ...]
    scores: tuple[Scored, ...]
    tallies: tuple[tuple[int, ...], ...]
    fallen: Break[str] | None
