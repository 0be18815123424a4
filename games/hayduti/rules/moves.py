"""The moves of Hayduti (RULES 5.3).

Positions of the field are numbers from 1; cards are written by their ids ("hay-d-green-2-1", "voy-10-3",
"deets-levski", "zap-2-1"); stats are "nabor", "deynost" and "boyna".
"""

from typing import ClassVar, Final, TypeAlias, get_args

from games.core.contract import Move


class _Cards(Move, frozen=True):
    """A move that names cards, or none."""

    optional: ClassVar[tuple[str, ...]] = ("cards",)
    cards: tuple[str, ...]


class Scout(Move, frozen=True):
    """Turn up the face-down card at `pos`."""

    pos: int


class Recruit(Move, frozen=True):
    """Take the face-up card at `pos` into the hand."""

    pos: int


class Risk(Move, frozen=True):
    """Draw the top card of the deck into the hand; a zaptie ends the actions."""


class Pass(Move, frozen=True):
    """End the actions of this turn."""


class Sofroniy(Move, frozen=True):
    """Turn the top card of the deck up beside the field."""


class Hadzhi(Move, frozen=True):
    """Remove the face-up zaptie at `pos`; a face-down card takes its place."""

    pos: int


class Meet(Move, frozen=True):
    """Answer a zaptie with `deets`: "levski" or "ilyo", or "none" to let it happen."""

    deets: str


class Clear(_Cards, frozen=True):
    """Discard `cards` of the player's hand."""


class Improve(Move, frozen=True):
    """Start a group that improves `stat`."""

    stat: str


class Raise(Move, frozen=True):
    """Start a group that raises `card`, a voyvoda or deets in hand or face-up on the field."""

    card: str


class Gather(Move, frozen=True):
    """Choose what the hayduts of the group have in common.

    `by` is a stat (hayduts of this contribution), a colour, or one haydut: hayduts of its colour, with it among them
    and its contribution counting for the group.
    """

    by: str


class Group(_Cards, frozen=True):
    """Form the group of these hayduts. A haydut named in `Gather` belongs to it and is not named again."""


class Form(Move, frozen=True):
    """Form a group in one move: `goal` is a stat or a card to raise, `by` and `cards` as in `Gather` and `Group`."""

    optional: ClassVar[tuple[str, ...]] = ("cards",)
    goal: str
    by: str
    cards: tuple[str, ...]


class Spare(_Cards, frozen=True):
    """With Rakovski, keep `cards` of the group in hand."""


class Back(Move, frozen=True):
    """Give up the group being formed and choose a goal again. Nobody else is told."""


class Skip(Move, frozen=True):
    """Form no group."""


class Keep(_Cards, frozen=True):
    """With Petko, keep `cards` of the hand of the broken committee."""


class Take(_Cards, frozen=True):
    """With Hitov, take `cards` that another broken committee loses."""


class Elevate(Move, frozen=True):
    """With Karavelov, improve `stat` by one before scoring."""

    stat: str


HaydutiMove: TypeAlias = (
    Scout | Recruit | Risk | Pass | Sofroniy | Hadzhi | Meet | Clear | Improve | Raise | Gather | Group | Form | Spare
    | Back | Skip | Keep | Take | Elevate
)  # fmt: skip
"""Any move."""

VOCABULARY: Final[tuple[type[HaydutiMove], ...]] = get_args(HaydutiMove)
"""All kinds of moves, in the order of the commands."""
