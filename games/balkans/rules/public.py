"""Values shared by states and views: phases, kinds of question, and what is public beside the map."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal, TypeAlias

import msgspec

from games.core.contract import Seat


class Phase(StrEnum):
    """The kind of question that is open, or that the game is over."""

    CHOOSE_KINGDOM = "choose_kingdom"
    STRATEGIC_START = "strategic_start"
    PLANNING = "planning"
    TURN = "turn"
    TURN_CLOSE = "turn_close"
    ARMING = "arming"
    OFF_AGGRESSION = "off_aggression"
    OFF_FLEETS = "off_fleets"
    STRAIT_PERMISSION = "strait_permission"
    OFF_ARMIES = "off_armies"
    OFF_REACTION = "off_reaction"
    CHOOSE_BATTLE = "choose_battle"
    BATTLE_CHOICE = "battle_choice"
    ALLY_CONSENT = "ally_consent"
    DEFENCE_MOVES = "defence_moves"
    DEVELOPMENT = "development"
    BATTLE_LEND = "battle_lend"
    BATTLE_START = "battle_start"
    BATTLE_DECLARE = "battle_declare"
    BATTLE_PICK = "battle_pick"
    BATTLE_SIDE_TACTIC = "battle_side_tactic"
    BATTLE_LOSSES = "battle_losses"
    BATTLE_RETREAT = "battle_retreat"
    BATTLE_END = "battle_end"
    BATTLE_WITHDRAW = "battle_withdraw"
    RAZBOR_DIPLOMACY = "razbor_diplomacy"
    ALLIANCE_ANSWER = "alliance_answer"
    RAZBOR_CARDS = "razbor_cards"
    OVER = "over"


Asking: TypeAlias = Literal[
    "", "cards", "target", "origin", "attack", "sea", "cargo", "land", "armies", "seat", "piece", "number", "drop",
    "surrender",
]  # fmt: skip
"""The kind of the next question of an act in progress; "" without one.

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
    """A card of `seat` whose effect lasts until Razbor of round `until`, on `land` or ""."""

    seat: Seat
    card: str
    until: int
    land: str


class Camp(msgspec.Struct, frozen=True):
    """A Defence order of `seat` that serves as a camp in a land."""

    land: str
    seat: Seat
    level: int


class Loan(msgspec.Struct, frozen=True):
    """The fleets of `lender` in these seas count as troops of `borrower` in land battles."""

    lender: Seat
    borrower: Seat
    seas: tuple[str, ...]


class Gain(msgspec.Struct, frozen=True):
    """A change of Influence by `n` through `seat` in a round; `why` as in `Influence` and `Term`."""

    seat: Seat
    round: int
    why: str
    n: int


class Step(msgspec.Struct, frozen=True):
    """Troops of `seat` went from a place to another in the last order, or in reaction to it."""

    seat: Seat
    origin: str
    to: str


class Peek(msgspec.Struct, frozen=True):
    """What `seat` was shown of `whom`: cards of its hand, or its unplayed orders and those it had `played` by then."""

    seat: Seat
    whom: Seat
    what: Literal["hand", "orders"]
    shown: tuple[str, ...]
    played: tuple[str, ...]
