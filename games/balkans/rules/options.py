"""The options of a table (RULES 1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, Literal, TypeAlias

import msgspec

from games.balkans.data.components import FREE_LANDS, GREATEST_FREE_LAND
from games.core.options import BadOptions, Options

if TYPE_CHECKING:
    ControlTerritory: TypeAlias = str
else:
    ControlTerritory = Literal[("none", *FREE_LANDS)]

SeatName: TypeAlias = Literal["0", "1", "2", "3", "4"]

GREATEST_TARGET: Final = 200
LAST_ROUND: Final = GREATEST_TARGET
"""The last round of a table without a round limit, so that every game ends. By then a single land has brought its
owner the greatest target."""


class BalkansOptions(Options, frozen=True, kw_only=True):
    """The game mode, the kinds of victory, and the rules for alliances.

    `target` is the Influence needed; `round_limit` and `money_goal` are off at 0; `teams` are the seats of the first
    team, all others being the second. With `annihilation` nobody wins by points or by territory.
    """

    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "standard": {},
        "advanced": {"mode": "advanced"},
        "teams": {"alliances": "teams", "target": 15},
        "no-alliances": {"alliances": "none", "territorial_victory": False, "kingdom_choice": "lot", "target": 15},
        "manoeuvre": {"mode": "advanced", "manoeuvre": True, "strategic_start": True, "target": 12},
        "control": {"control_territory": GREATEST_FREE_LAND, "influence_victory": False, "round_limit": 5},
        "money": {"money_goal": 50, "influence_victory": False, "round_limit": 5, "non_players": "sovereign"},
        "annihilation": {"annihilation": True, "round_limit": 5, "non_players": "unplayable", "mode": "advanced"},
        "quick": {"round_limit": 2, "seat_order": "as_seated", "kingdom_choice": "lot", "non_players": "neutral"},
    }
    by_seats: ClassVar[frozenset[str]] = frozenset({"teams"})
    only_with: ClassVar[Mapping[str, tuple[str, Any]]] = {"teams": ("alliances", "teams")}
    suggestions: ClassVar[Mapping[str, tuple[str, ...]]] = {"teams": ("0 2 4", "0 1", "0 2", "0 3", "0")}

    mode: Literal["standard", "advanced"] = "standard"
    target: Annotated[int, msgspec.Meta(ge=10, le=GREATEST_TARGET)] = 30
    influence_victory: bool = True
    territorial_victory: bool = True
    annihilation: bool = False
    round_limit: Annotated[int, msgspec.Meta(ge=0, le=50)] = 0
    control_territory: ControlTerritory = "none"
    money_goal: Annotated[int, msgspec.Meta(ge=0, le=500)] = 0
    strategic_start: bool = False
    manoeuvre: bool = False
    non_players: Literal["auto", "neutral", "sovereign", "unplayable"] = "auto"
    alliances: Literal["free", "teams", "none"] = "free"
    teams: frozenset[SeatName] = frozenset({"0", "2", "4"})
    seat_order: Literal["lot", "as_seated"] = "lot"
    kingdom_choice: Literal["draft", "lot"] = "draft"

    @property
    def advanced(self) -> bool:
        """Whether this is the advanced game."""
        return self.mode == "advanced"

    @property
    def by_influence(self) -> bool:
        """Whether reaching the target wins."""
        return self.influence_victory and not self.annihilation

    @property
    def by_territory(self) -> bool:
        """Whether owning more lands than there are coats of arms wins."""
        return self.territorial_victory and not self.annihilation

    @property
    def unplayed_kingdoms(self) -> Literal["neutral", "sovereign", "unplayable"]:
        """What becomes of the lands of kingdoms that nobody plays."""
        if self.non_players != "auto":
            return self.non_players
        return "sovereign" if self.advanced else "neutral"

    @property
    def last_round(self) -> int:
        """The last round, with or without a round limit."""
        return self.round_limit or LAST_ROUND

    def team_of(self, seat: int, seats: int) -> tuple[int, ...]:
        """Return the seats of a seat's team, or the seat alone without teams."""
        if self.alliances != "teams":
            return (seat,)
        first = str(seat) in self.teams
        return tuple(other for other in range(seats) if (str(other) in self.teams) == first)

    def check(self, seats: int) -> None:
        """Raise `BadOptions` if nobody could win, a goal is out of range, or a team is empty."""
        ends = (
            self.influence_victory,
            self.territorial_victory,
            self.annihilation,
            self.round_limit,
            self.control_territory != "none",
            self.money_goal,
        )
        if not any(ends):
            raise BadOptions("balkans-no-victory")
        if 0 < self.money_goal < 10:
            raise BadOptions("balkans-money-goal", option="money_goal", least=10)
        if self.alliances == "teams":
            if seats < 3:
                raise BadOptions("balkans-teams-need-three", seats=seats)
            first = sum(str(seat) in self.teams for seat in range(seats))
            if first in {0, seats}:
                raise BadOptions("balkans-teams-empty", option="teams")


def teams(options: BalkansOptions, seats: int) -> tuple[int, ...]:
    """Return the team of each seat: 0 or 1 in a team game, otherwise a team of its own."""
    if options.alliances != "teams":
        return tuple(range(seats))
    return tuple(0 if str(seat) in options.teams else 1 for seat in range(seats))
