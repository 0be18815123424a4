"""The options of a table of Hayduti (RULES 1.1)."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal, TypeAlias

import msgspec

from games.core.options import BadOptions, Options

Target: TypeAlias = Annotated[int, msgspec.Meta(ge=5, le=13)]


class HaydutiOptions(Options, frozen=True, kw_only=True):
    """`rotations`: the deck rotation that ends the game. `random_first`: the first player is drawn, else seat 0.

    `advanced_hands`: later players start with one or two cards. `hidden_discards`: cleared and lost hand cards stay
    secret. `parallel`: all act, then all clear at once, then all form groups. `uprising`: everybody loses unless the
    best value of each stat reaches a target; `custom` takes the targets from `target_nabor`, `target_deynost` and
    `target_boyna`, which are read for nothing else. `premature`: the game ends as soon as the targets stand on the
    boards.
    """

    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "standard": {},
        "medium": {"rotations": 3},
        "expert": {"random_first": True, "advanced_hands": True},
        "seat-order": {"random_first": False},
        "hidden": {"hidden_discards": True},
        "parallel": {"parallel": True},
        "uprising": {"uprising": "normal"},
        "uprising-easy": {"uprising": "easy", "premature": True},
        "uprising-hard": {"uprising": "hard", "rotations": 3},
        "uprising-custom": {"uprising": "custom", "target_nabor": 8, "target_deynost": 7, "target_boyna": 6},
        "everything": {
            "rotations": 4,
            "advanced_hands": True,
            "hidden_discards": True,
            "parallel": True,
            "uprising": "hard",
            "premature": True,
        },
    }

    only_with: ClassVar[Mapping[str, tuple[str, Any]]] = dict.fromkeys(
        ("target_nabor", "target_deynost", "target_boyna"), ("uprising", "custom")
    )

    rotations: Annotated[int, msgspec.Meta(ge=2, le=10)] = 2
    random_first: bool = True
    advanced_hands: bool = False
    hidden_discards: bool = False
    parallel: bool = False
    uprising: Literal["off", "easy", "normal", "hard", "custom"] = "off"
    target_nabor: Target = 7
    target_deynost: Target = 7
    target_boyna: Target = 7
    premature: bool = False

    def applies(self, name: str) -> bool:
        """Whether an option has an effect: targets only if they are chosen, a premature end only with some."""
        return self.uprising != "off" if name == "premature" else super().applies(name)

    def check(self, seats: int) -> None:
        """Raise `BadOptions` for a premature uprising where there is no uprising at all."""
        del seats
        if self.premature and self.uprising == "off":
            raise BadOptions("hayduti-premature-needs-uprising")
