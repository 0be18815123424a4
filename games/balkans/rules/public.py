"""The values of a table that views are made of too: phases, what is asked, and what lies open beside the map."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from games.core.contract import Seat

Phase: TypeAlias = Literal[
    "choose_kingdom", "strategic_start", "planning", "turn", "turn_close", "arming", "off_aggression", "off_fleets",
    "strait_permission", "off_armies", "off_reaction", "choose_battle", "battle_choice", "ally_consent",
    "defence_moves", "development", "battle_lend", "battle_start", "battle_declare", "battle_pick",
    "battle_side_tactic", "battle_losses", "battle_retreat", "battle_end", "battle_withdraw", "razbor_diplomacy",
    "alliance_answer", "razbor_cards", "over",
]  # fmt: skip

Asking: TypeAlias = Literal[
    "", "cards", "target", "origin", "attack", "sea", "cargo", "land", "armies", "seat", "piece", "number", "drop",
    "surrender",
]  # fmt: skip
"""What the open small question of one's own is about.

"cards" to play with an order; the "target" of an order; the "origin" of a manoeuvre and the land to "attack" ("none"
for no land); the "sea" where a fleet ends; its "cargo" ("none", "aboard", or `KIND@LAND`) and the land to "drop" it
in ("stay" for nowhere); a "land", "seat", "piece" or "number" for a card; "armies" to send; a "surrender" to confirm.
"""


class Captive(msgspec.Struct, frozen=True):
    """An army of `owner` held by `captor`."""

    owner: Seat
    kind: str
    captor: Seat


class Lasting(msgspec.Struct, frozen=True):
    """A card that lies before `seat` while its effect lasts: to Razbor of round `until`, on `land` or ""."""

    seat: Seat
    card: str
    until: int
    land: str


class Camp(msgspec.Struct, frozen=True):
    """A Defence order of `seat` that lies on a land as a camp."""

    land: str
    seat: Seat
    level: int


class Loan(msgspec.Struct, frozen=True):
    """The fleets of `lender` in these seas count as troops of `borrower` in land battles."""

    lender: Seat
    borrower: Seat
    seas: tuple[str, ...]


class Gain(msgspec.Struct, frozen=True):
    """A change of Influence by `n` that `seat` brought about in a round; `why` as in `Influence` and `Term`."""

    seat: Seat
    round: int
    why: str
    n: int


class Step(msgspec.Struct, frozen=True):
    """Troops of `seat` went from a place to another by the last order, or in answer to it."""

    seat: Seat
    origin: str
    to: str


class Peek(msgspec.Struct, frozen=True):
    """What `seat` alone was shown of `whom`: cards of its hand, or its unplayed orders; `played` by then."""

    seat: Seat
    whom: Seat
    what: Literal["hand", "orders"]
    shown: tuple[str, ...]
    played: tuple[str, ...]
