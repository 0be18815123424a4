"""The choices of a table of Carcassonne (RULES 1)."""

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from games.core.options import BadOptions, Options


class CarcassonneOptions(Options, frozen=True, kw_only=True):
    """`robbers` and `messages` add these small sets; `farmers`: meeples may be put on fields, and fields score.

    `robber_chain`: who may place a robber after the active player – the `next` seat that has one in the supply, or
    `all` such seats in turn order. It has no effect without robbers.
    """

    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "standard": {},
        "base": {"robbers": False},
        "robbers-all": {"robber_chain": "all"},
        "messages": {"robbers": False, "messages": True},
        "everything": {"messages": True},
        "everything-all": {"messages": True, "robber_chain": "all"},
        "no-farmers": {"farmers": False},
    }
    first_game: ClassVar[str] = "base"

    robbers: bool = True
    messages: bool = False
    farmers: bool = True
    robber_chain: Literal["next", "all"] = "next"

    def check(self, seats: int) -> None:
        """Raise `BadOptions` for six seats without the sixth colour, which comes with either small set."""
        if seats == 6 and not (self.robbers or self.messages):
            raise BadOptions("carcassonne-six-need-a-set", seats=seats)
