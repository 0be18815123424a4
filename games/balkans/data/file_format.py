"""The format of the two data files; a file that violates it is rejected with the line and the reason.

`balkans-map.toml` and `balkans-cards.toml` alone define lands, borders, armies, prices and cards, and owners of the
game may correct them there. Each entry states where it comes from (`source`).
"""

from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

MAP_FILE: Final = Path(__file__).parent / "balkans-map.toml"
CARDS_FILE: Final = Path(__file__).parent / "balkans-cards.toml"

Origin: TypeAlias = Literal["rulebook", "derived", "reconstructed"]
Source: TypeAlias = Origin | dict[str, Origin]
Id: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]{0,23}$")]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]
OwnerKind: TypeAlias = Literal["kingdom", "sovereign", "neutral", "unplayable"]
Timing: TypeAlias = Literal[
    "battle_start", "tactic", "battle_end", "razbor", "order", "attacked", "foreign_turn", "own_turn"
]
OrderKind: TypeAlias = Literal["harvest", "arming", "offensive", "defence", "development"]
Per: TypeAlias = Literal[
    "", "elite", "regular", "fleet", "royal", "rich", "fortress", "coastal", "territory", "seas_with_fleet"
]
EffectId: TypeAlias = Literal[
    "mod", "mod_per", "destroy_enemy", "no_fortress", "levy", "force_draw", "second_draw", "negate_text",
    "capture", "rescue", "promote", "ruin", "gold", "steal_gold", "influence", "draw", "gold_per", "recruit",
    "annex_neutral", "battle_bonus", "order_gold", "order_gold_per", "hire_discount", "extra_actions", "land_range",
    "sea_range", "pass_sovereign", "pass_fleets", "assault", "camp", "price_discount", "counter_march", "evacuate",
    "peek_hand", "lose_gold", "build_fleet", "revolt", "peek_orders", "goal", "goal_per", "razbor_gold",
]  # fmt: skip


class Names(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name in the four languages."""

    bg: str
    en: str
    ru: str
    ro: str


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    source: Source


class PowerEntry(_Entry, frozen=True, forbid_unknown_fields=True):
    """A sovereign power. A `fixed_strength` of 0 means the number of its lands."""

    id: Id
    name: Names
    fixed_strength: Count
    tactics_drawn: Annotated[int, msgspec.Meta(ge=1, le=5)]


class LandEntry(_Entry, frozen=True, forbid_unknown_fields=True):
    """A land; `x` and `y` are in hundredths of the picture, from the upper left."""

    id: Id
    name: Names
    owner_kind: OwnerKind
    owner: str
    fortress: Literal["none", "normal", "strong"]
    rich: bool
    x: float
    y: float


class SeaEntry(_Entry, frozen=True, forbid_unknown_fields=True):
    """A sea."""

    id: Id
    name: Names
    x: float
    y: float


class StraitEntry(_Entry, frozen=True, forbid_unknown_fields=True):
    """A border between two seas that the owner of `control` can close."""

    id: Id
    name: Names
    seas: tuple[Id, Id]
    control: Id
    banks: tuple[Id, Id]


class HomeEntry(_Entry, frozen=True, forbid_unknown_fields=True):
    """The sea in which a kingdom may build `fleets` in every Arming, even if it does not own `land`."""

    kingdom: Id
    land: Id
    sea: Id
    fleets: Count


Border: TypeAlias = tuple[Id, Id, Origin]


class BordersEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All borders, each listed once; the id of a strait is the fourth item of its line."""

    land_land: tuple[Border, ...]
    land_sea: tuple[Border, ...]
    sea_sea: tuple[tuple[str, ...], ...]
    unplayable: tuple[Border, ...]


class FactEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"is_": "is"}):
    """A statement of the rulebook about the map."""

    kind: Literal[
        "neighbours_exactly", "not_adjacent", "adjacent", "land_distance", "no_land_border", "shared_sea",
        "at_most_two_seas_per_land",
    ]  # fmt: skip
    of: str | tuple[str, ...] = ""
    are: tuple[str, ...] = ()
    pairs: tuple[tuple[str, str], ...] = ()
    a: str = ""
    b: str = ""
    is_: int = 0


class MapSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of the map file."""

    schema: Literal[1]
    sovereign: tuple[PowerEntry, ...]
    land: tuple[LandEntry, ...]
    sea: tuple[SeaEntry, ...]
    venice_home: HomeEntry
    strait: tuple[StraitEntry, ...]
    borders: BordersEntry
    fact: tuple[FactEntry, ...]


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"if_": "if"}):
    """An effect of a card or advantage; which fields apply depends on its `id`."""

    id: EffectId
    strength: int = 0
    attack: int = 0
    defence: int = 0
    if_: tuple[str, ...] = ()
    n: Count = 0
    kind: Literal["", "army", "regular", "elite", "fleet", "any"] = ""
    per: Per = ""
    max: Count = 0
    every: Count = 1
    influence: Count = 0
    range: Count = 0
    level: Literal["", "strong"] = ""
    deck: Literal["", "royal", "strategy"] = ""


class CardEntry(_Entry, frozen=True, forbid_unknown_fields=True):
    """A card with all its copies."""

    id: Id
    name: Names
    timing: Timing
    copies: Annotated[int, msgspec.Meta(ge=1, le=20)]
    cost: Count
    effects: tuple[Effect, ...]
    advanced_only: bool
    establish: bool
    kingdom: str = ""
    order: OrderKind | Literal[""] = ""
    strength: int = 0
    attack: int = 0
    defence: int = 0
    play_if: tuple[str, ...] = ()


class AdvantageEntry(_Entry, frozen=True, forbid_unknown_fields=True):
    """An advantage of a kingdom, which applies if `requires_kingdom` is empty or played."""

    id: Id
    kingdom: Id
    name: Names
    effects: tuple[Effect, ...]
    requires_kingdom: str


class Garrison(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Armies in a land at the start."""

    at: Id
    regular: Count
    elite: Count
    royal: Count


class Squadron(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Fleets in a sea at the start."""

    at: Id
    n: Count


class KingdomEntry(_Entry, frozen=True, forbid_unknown_fields=True):
    """One of the kingdoms that players lead."""

    id: Id
    name: Names
    has_royal: bool
    capital: Id
    colour: Annotated[str, msgspec.Meta(pattern="^#[0-9a-f]{6}$")]
    armies: tuple[Garrison, ...]
    fleets: tuple[Squadron, ...]

    @property
    def army_count(self) -> int:
        """The number of armies at the start."""
        return sum(garrison.regular + garrison.elite + garrison.royal for garrison in self.armies)

    @property
    def fleet_count(self) -> int:
        """The number of fleets at the start."""
        return sum(squadron.n for squadron in self.fleets)


class Limits(_Entry, frozen=True, forbid_unknown_fields=True):
    """Numbers of pieces and of cards at the start."""

    armies: Count
    fleets: Count
    royal: Count
    coats: Count
    start_gold: Count
    start_royal_cards: Count
    start_strategies: Count


class Prices(_Entry, frozen=True, forbid_unknown_fields=True):
    """Prices in gold; `alliance_break` and `royal_lost` are in Influence."""

    regular: Count
    elite: Count
    royal: Count
    promote: Count
    fleet: Count
    establish: Count
    strategies: tuple[int, ...]
    alliance_break: Count
    royal_lost: Count
    strategic_start_gold: Count
    strategic_start_cards: Count
    strategic_start_price: Count


class Ransom(_Entry, frozen=True, forbid_unknown_fields=True):
    """The ransom of a captive, by its kind."""

    regular: Count
    elite: Count
    royal: Count


class Repair(_Entry, frozen=True, forbid_unknown_fields=True):
    """The price of clearing a ruin."""

    gold: Count


class CardSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of the card file."""

    schema: Literal[1]
    limits: Limits
    prices: Prices
    ransom: Ransom
    repair: Repair
    kingdom: tuple[KingdomEntry, ...]
    common: tuple[CardEntry, ...]
    strategy: tuple[CardEntry, ...]
    royal: tuple[CardEntry, ...]
    advantage: tuple[AdvantageEntry, ...]
