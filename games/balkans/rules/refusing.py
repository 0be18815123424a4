"""Finds the reason for a refusal, once a move is known not to be legal. Nothing here decides legality."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from games.balkans.data.components import (
    CARDS,
    LANDS,
    ORDER_KINDS,
    PRICE,
    PRICES,
    REPAIR,
    SEAS,
    STRAITS,
    card_of,
    title,
)
from games.balkans.rules.frames import Arming, Offensive
from games.balkans.rules.moves import (
    Ask,
    BreakAlliance,
    Build,
    Card,
    Choose,
    Hire,
    March,
    Order,
    Plan,
    Promote,
    Propose,
    Repair,
    Sail,
    Skip,
    With,
)
from games.balkans.rules.paths import open_strait, straits_on, trips
from games.balkans.rules.reasons import Why
from games.balkans.rules.rooms import phase_of, room_of
from games.balkans.rules.state import besiegers, in_revolt, kinds_in, level, reserve
from games.core.contract import IllegalMove, Reason

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from enum import StrEnum

    from games.balkans.rules.state import State
    from games.core.contract import Choice, Move, Seat

    Particulars: TypeAlias = tuple[StrEnum, Mapping[str, str | int]]

_MOMENTS: Final = {
    "battle_start": {"battle_start"},
    "tactic": {"battle_pick"},
    "battle_end": {"battle_end"},
    "razbor": {"razbor_cards"},
    "order": {"turn"},
    "attacked": {"off_reaction"},
    "foreign_turn": {"turn", "turn_close"},
    "own_turn": {"turn", "turn_close"},
}
"""The phases in which cards of each timing are played."""


def refusal(state: State, seat: Seat, move: Move, choices: Sequence[Choice]) -> IllegalMove:
    """Return the refusal of a move that is not legal, with the reason and what may be done instead."""
    why, data = _reason(state, seat, move, choices)
    return IllegalMove(why, choices, **data)


def _reason(state: State, seat: Seat, move: Move, choices: Sequence[Choice]) -> Particulars:
    if not state.frames:
        return Reason.OVER, {}
    frame = state.frames[-1]
    verbs = {choice.verb for choice in choices}
    outside = seat not in room_of(frame).asked(state, frame) and move.verb not in verbs and not isinstance(move, Card)
    if not choices or (outside and not state.drafts[seat]):
        return Reason.NOT_YOUR_TURN, {}
    if state.drafts[seat] and move.verb not in verbs:
        return Why.FINISH_FIRST, {}
    return _by_kind(state, seat, move) or ((Why.NOTHING_LIKE_IT, {}) if move.verb in verbs else (Reason.NOT_NOW, {}))


def _by_kind(state: State, seat: Seat, move: Move) -> Particulars | None:
    match move:
        case Plan():
            return Why.FOUR_ORDERS, {}
        case Order(kind) | Skip(kind):
            if kind not in {*ORDER_KINDS, "manoeuvre", "none"}:
                return Why.UNKNOWN_NAME, {"name": kind}
            base = "offensive" if kind == "manoeuvre" else kind
            return None if base in kinds_in(state.unplayed[seat]) else (Why.NO_SUCH_ORDER, {"kind": kind})
        case Card(card):
            return _card(state, seat, card)
        case With(cards):
            return next((found for card in cards if (found := _card(state, seat, card))), None)
        case Hire() | Promote() | Build() | Repair():
            return _arming(state, seat, move)
        case Choose(what):
            return _strait(state, seat, what) or (Why.OUT_OF_REACH, {"place": what})
        case March(to):
            return Why.OUT_OF_REACH, {"place": to}
        case Sail(fleet):
            sea = fleet.partition("+")[0]
            return (Why.OUT_OF_REACH, {"place": sea}) if sea in SEAS else (Why.UNKNOWN_NAME, {"name": fleet})
        case Ask(strait):
            return (Why.ASKED_ALREADY if strait in STRAITS else Why.UNKNOWN_NAME), (
                {"strait": strait} if strait in STRAITS else {"name": strait}
            )
        case BreakAlliance():
            return None if state.ally[seat] else (Why.NO_ALLY, {})
        case Propose():
            return Why.ALLIANCE_NOT_WHOLE, {}
        case _:
            return None


def _card(state: State, seat: Seat, card: str) -> Particulars | None:
    if title(card) not in CARDS:
        return Why.UNKNOWN_NAME, {"name": card}
    if card not in state.hands[seat] and card not in state.established[seat]:
        return Why.NOT_IN_HAND, {"card": card}
    if phase_of(state) not in _MOMENTS[card_of(card).entry.timing]:
        return Why.WRONG_MOMENT, {"card": card}
    cost = card_of(card).entry.cost
    if cost > state.gold[seat]:
        return Why.TOO_DEAR, {"cost": cost, "gold": state.gold[seat]}
    return Why.CARD_NOT_NOW, {"card": card}


def _strait(state: State, seat: Seat, sea: str) -> Particulars | None:
    """Return the closed strait that alone keeps a fleet from the sea chosen."""
    order, draft = state.frames[-1], state.drafts[seat]
    if not isinstance(order, Offensive) or sea not in SEAS or not draft or not draft[0].startswith("sail "):
        return None
    start, _, load = draft[0].removeprefix("sail ").partition("+")
    found = trips(state, order, seat, start, load or "none", granted=True)
    for (end, _), trip in found.items():
        if end == sea:
            shut = [one for one in straits_on(trip.path) if not open_strait(state, order, seat, one)]
            return (Why.STRAIT_CLOSED, {"strait": shut[0]}) if shut else None
    return None


def _arming(state: State, seat: Seat, move: Move) -> Particulars | None:
    frame = state.frames[-1]
    land: str = getattr(move, "land", "")
    if land not in LANDS:
        return Why.UNKNOWN_NAME, {"name": land}
    if not isinstance(frame, Arming):
        return None
    if state.owner[land] != seat:
        return Why.NOT_YOUR_LAND, {"land": land}
    if besiegers(state, land):
        return Why.BESIEGED, {"land": land}
    if in_revolt(state, land):
        return Why.IN_REVOLT, {"land": land}
    if land in frame.acted and frame.extra <= 0:
        return Why.LAND_HAS_ACTED, {"land": land}
    strong = isinstance(move, Promote) or (isinstance(move, Hire) and move.kind != "regular")
    if strong and not level(state, land):
        return Why.NEEDS_FORTRESS, {"land": land}
    kind = move.kind if isinstance(move, Hire) else ("fleet" if isinstance(move, Build) else "")
    if kind in {*PRICE, "fleet"} and reserve(state, seat, kind) <= 0:
        return Why.NONE_IN_RESERVE, {"kind": kind}
    cost = PRICE.get(kind, PRICES.fleet if kind else REPAIR)
    if isinstance(move, Promote):
        cost = PRICES.promote
    return (Why.TOO_DEAR, {"cost": cost, "gold": state.gold[seat]}) if cost > state.gold[seat] else None
