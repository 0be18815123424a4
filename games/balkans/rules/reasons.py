"""Why a move of Battle for the Balkans is refused: the reasons beside those every game has, and how they are found."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final

from games.balkans.data.components import CARDS, LANDS, ORDER_KINDS, PRICE, SEAS, STRAITS, card_of, title
from games.balkans.rules.frame_handlers import phase_of
from games.balkans.rules.frames import Arming, Offensive
from games.balkans.rules.legal import asked, moves
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
from games.balkans.rules.public import Phase
from games.balkans.rules.realm.economy import price_of
from games.balkans.rules.state import besiegers, in_revolt, kinds_in, level, order_for, reserve
from games.balkans.rules.troops.paths import open_strait, straits_on, trips
from games.core.contract import Reason

if TYPE_CHECKING:
    from games.balkans.rules.state import State
    from games.core.contract import Move, Seat
    from games.core.legality import Particulars


class Why(StrEnum):
    """Reasons, each with the variables of its text in brackets; names as in `moves`, seats are numbers."""

    UNKNOWN_NAME = "unknown-name"
    """[name] There is no land, sea, card or kingdom of this name."""
    NOT_IN_HAND = "not-in-hand"
    """[card] The seat has no such card."""
    WRONG_MOMENT = "wrong-moment"
    """[card] This card is played at another time."""
    CARD_NOT_NOW = "card-not-now"
    """[card] What the card asks for does not hold, its title was used already, or it has nothing to work on."""
    TOO_DEAR = "too-dear"
    """[cost, gold] It costs more gold than there is."""
    FOUR_ORDERS = "four-orders"
    """[] A plan is four orders of those one has."""
    NO_SUCH_ORDER = "no-such-order"
    """[kind] The seat has no unplayed order of this kind."""
    NOT_YOUR_LAND = "not-your-land"
    """[land] The land is not the seat's own."""
    BESIEGED = "besieged"
    """[land] A besieged land cannot arm."""
    IN_REVOLT = "in-revolt"
    """[land] A land in revolt cannot arm."""
    LAND_HAS_ACTED = "land-has-acted"
    """[land] A land acts once in an Arming."""
    NEEDS_FORTRESS = "needs-fortress"
    """[land] Only a land with a fortress or camp hires elite and royal armies, or promotes."""
    NONE_IN_RESERVE = "none-in-reserve"
    """[kind] All pieces of this kind are on the board."""
    OUT_OF_REACH = "out-of-reach"
    """[place] It is too far, or something hinders the way."""
    STRAIT_CLOSED = "strait-closed"
    """[strait] The strait is closed without its owner's leave."""
    ASKED_ALREADY = "asked-already"
    """[strait] Leave was asked for already in this order, or is not needed."""
    NO_ALLY = "no-ally"
    """[] The seat is in no alliance."""
    ALLIANCE_NOT_WHOLE = "alliance-not-whole"
    """[] A proposal includes oneself, and every alliance of its members as a whole."""
    FINISH_FIRST = "finish-first"
    """[] Something was begun: finish it, or take it back."""
    NOTHING_LIKE_IT = "nothing-like-it"
    """[] This is not among what may be done now."""


_MOMENTS: Final = {
    "battle_start": {Phase.BATTLE_START},
    "tactic": {Phase.BATTLE_PICK},
    "battle_end": {Phase.BATTLE_END},
    "razbor": {Phase.RAZBOR_CARDS},
    "order": {Phase.TURN},
    "attacked": {Phase.OFF_REACTION},
    "foreign_turn": {Phase.TURN, Phase.TURN_CLOSE},
    "own_turn": {Phase.TURN, Phase.TURN_CLOSE},
}
"""The phases in which cards of each timing are played."""


def why(state: State, seat: Seat, move: Move) -> Particulars:
    """Return why a move that is not legal is refused. Nothing here decides legality."""
    if not state.frames:
        return Reason.OVER, {}
    choices = moves(state, seat)
    verbs = {choice.verb for choice in choices}
    outside = seat not in asked(state) and move.verb not in verbs and not isinstance(move, Card)
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
            return None if order_for(kind) in kinds_in(state.unplayed[seat]) else (Why.NO_SUCH_ORDER, {"kind": kind})
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
    cost = price_of(Card(card))
    if cost > state.gold[seat]:
        return Why.TOO_DEAR, {"cost": cost, "gold": state.gold[seat]}
    return Why.CARD_NOT_NOW, {"card": card}


def _strait(state: State, seat: Seat, sea: str) -> Particulars | None:
    """Return the closed strait that alone keeps a fleet from the sea chosen."""
    order, draft = state.frames[-1], state.drafts[seat]
    if not isinstance(order, Offensive) or sea not in SEAS or not draft or not draft[0].startswith("sail "):
        return None
    start = draft[0].removeprefix("sail ").partition("+")[0]
    found = trips(state, order, seat, start, "none", granted=True)  # with any load it could pass the same straits
    for (end, _), trip in found.items():
        if end == sea:
            shut = [strait for strait in straits_on(trip.path) if not open_strait(state, order, seat, strait)]
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
    cost = price_of(move, state.frames)
    return (Why.TOO_DEAR, {"cost": cost, "gold": state.gold[seat]}) if cost > state.gold[seat] else None
