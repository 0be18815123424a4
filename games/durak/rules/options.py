"""The options of a table of Durak (RULES 1)."""

from collections.abc import Mapping
from typing import Any, ClassVar, Literal, TypeAlias

from games.core.options import BadOptions, Options

Rank: TypeAlias = Literal["6", "7", "8", "9", "10", "J", "Q", "K", "A"]


class DurakOptions(Options, frozen=True, kw_only=True):
    """`transfer`: attacks may be transferred. `enchanted`: ranks with effects. `teams`: two against two.

    `auto_pass`: seats with nothing to throw in pass automatically (which tells a little about their hands).
    """

    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "standard": {},
        "throw-in": {"transfer": False},
        "enchanted-first": {"enchanted": frozenset({"6", "7"})},
        "enchanted-second": {"enchanted": frozenset({"6", "7", "8", "9", "10"})},
        "enchanted-third": {"enchanted": frozenset({"6", "7", "8", "9", "10", "J", "Q"})},
        "enchanted-all": {"enchanted": frozenset({"6", "7", "8", "9", "10", "J", "Q", "K", "A"})},
        "teams": {"teams": True},
        "teams-enchanted": {"teams": True, "enchanted": frozenset({"6", "7", "8", "9", "10", "J", "Q", "K", "A"})},
        "auto-pass": {"auto_pass": True},
    }
    suggestions: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "enchanted": ("none", "6 7", "6 7 8 9 10", "6 7 8 9 10 J Q", "all")
    }

    transfer: bool = True
    enchanted: frozenset[Rank] = frozenset()
    teams: bool = False
    auto_pass: bool = False

    def check(self, seats: int) -> None:
        """Raise `BadOptions` for teams without exactly four seats."""
        if self.teams and seats != 4:
            raise BadOptions("durak-teams-need-four", seats=seats)


def teams(options: DurakOptions, seats: int) -> tuple[int, ...]:
    """Return the team of each seat: partners sit opposite each other; without teams every seat is its own."""
    return tuple(seat % 2 if options.teams else seat for seat in range(seats))
