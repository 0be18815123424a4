"""The kinds of move (RULES 5.4). Cards are written as they are played: an enchanted 8 with the suit it names.

In defence an 8 is written without a suit, because it takes the suit of its target.
"""

from typing import ClassVar, Final, TypeAlias, get_args

from games.core.contract import Move


class Attack(Move, frozen=True):
    """Open the bout with `card`."""

    card: str


class ThrowIn(Move, frozen=True):
    """Throw in a further attack `card`."""

    verb: ClassVar[str] = "throw"
    card: str


class Defend(Move, frozen=True):
    """Beat the attack card `target` with `card`; both are printed names."""

    optional: ClassVar[tuple[str, ...]] = ("target",)
    target: str
    card: str


class Transfer(Move, frozen=True):
    """Transfer the whole attack to the next player by adding `card` to it."""

    card: str


class Take(Move, frozen=True):
    """Give up defending and take all cards on the table once the throwing-in is over."""


class Pass(Move, frozen=True):
    """Throw nothing in for now. `step` is the number of cards on the table that the player saw."""

    implied: ClassVar[tuple[str, ...]] = ("step",)
    step: int


class SetDirection(Move, frozen=True):
    """Keep or reverse the direction of play, after a defence with an enchanted king."""

    verb: ClassVar[str] = "direction"
    reverse: bool


DurakMove: TypeAlias = Attack | ThrowIn | Defend | Transfer | Take | Pass | SetDirection

VOCABULARY: Final[tuple[type[DurakMove], ...]] = get_args(DurakMove)
