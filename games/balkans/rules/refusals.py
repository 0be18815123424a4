"""Explains why a move is refused. `legal.answers` alone decides whether it is legal."""

from typing import Final

from games.balkans.data.components import CARDS, LANDS, ORDER_KINDS, SEAS, STRAITS, card_of, title
from games.balkans.rules import legal, moves
from games.balkans.rules.cards import playing
from games.balkans.rules.frame_handlers import phase_of
from games.balkans.rules.frames import Arming, Offensive
from games.balkans.rules.public import Phase
from games.balkans.rules.realm import arming
from games.balkans.rules.reasons import Why
from games.balkans.rules.state import State, kinds_in, order_for
from games.balkans.rules.troops.paths import closed_straits, trips
from games.core.contract import Move, Reason, Seat
from games.core.legality import Particulars

_MOMENTS: Final = {
    "battle_start": {Phase.BATTLE_START},
    "tactic": {Phase.BATTLE_DECLARE, Phase.BATTLE_PICK},
    "battle_end": {Phase.BATTLE_END},
    "razbor": {Phase.RAZBOR_CARDS},
    "order": {Phase.TURN},
    "attacked": {Phase.OFF_REACTION},
    "foreign_turn": {Phase.TURN, Phase.TURN_CLOSE},
    "own_turn": {Phase.TURN, Phase.TURN_CLOSE},
}
"""The phases in which cards of each timing are played."""


def why(state: State, seat: Seat, move: Move) -> Particulars:
    """Return the reason for refusing a move that is not legal, with the variables of its text."""
    if not state.frames:
        return Reason.OVER, {}
    choices = legal.answers(state, seat)
    verbs = {choice.verb for choice in choices}
    outside = seat not in legal.asked(state) and move.verb not in verbs and not isinstance(move, moves.Card)
    if not choices or (outside and not state.drafts[seat]):
        return Reason.NOT_YOUR_TURN, {}
    if state.drafts[seat] and move.verb not in verbs:
        return Why.FINISH_FIRST, {}
    return _by_kind(state, seat, move) or ((Why.NOTHING_LIKE_IT, {}) if move.verb in verbs else (Reason.NOT_NOW, {}))


def _by_kind(state: State, seat: Seat, move: Move) -> Particulars | None:
    match move:
        case moves.Plan():
            return Why.FOUR_ORDERS, {}
        case moves.Order(kind) | moves.Skip(kind):
            if kind not in {*ORDER_KINDS, "manoeuvre", "none"}:
                return Why.UNKNOWN_NAME, {"name": kind}
            return None if order_for(kind) in kinds_in(state.unplayed[seat]) else (Why.NO_SUCH_ORDER, {"kind": kind})
        case moves.Card(card):
            return _card(state, seat, card)
        case moves.With(cards):
            return _card(state, seat, cards[0]) if cards else None
        case moves.Hire() | moves.Promote() | moves.Build() | moves.Repair():
            if move.land not in LANDS:
                return Why.UNKNOWN_NAME, {"name": move.land}
            frame = state.frames[-1]
            return arming.obstacle(state, frame, move) if isinstance(frame, Arming) else None
        case moves.Choose(place):
            return _strait(state, seat, place) or (Why.OUT_OF_REACH, {"place": place})
        case moves.Attack(land):
            if land not in LANDS:
                return Why.UNKNOWN_NAME, {"name": land}
            ordered = "offensive" in kinds_in(state.unplayed[seat])
            return (Why.OUT_OF_REACH, {"place": land}) if ordered else (Why.NO_SUCH_ORDER, {"kind": "offensive"})
        case moves.March(to) | moves.Send(to):
            return Why.OUT_OF_REACH, {"place": to}
        case moves.Sail(fleet) | moves.Voyage(fleet):
            sea = fleet.partition("+")[0]
            return (Why.OUT_OF_REACH, {"place": sea}) if sea in SEAS else (Why.UNKNOWN_NAME, {"name": fleet})
        case moves.Ask(strait):
            return (
                (Why.ASKED_ALREADY, {"strait": strait}) if strait in STRAITS else (Why.UNKNOWN_NAME, {"name": strait})
            )
        case moves.BreakAlliance():
            return None if state.ally[seat] else (Why.NO_ALLY, {})
        case moves.Propose():
            return Why.ALLIANCE_NOT_WHOLE, {}
        case _:
            return None


def _card(state: State, seat: Seat, card: str) -> Particulars:
    if title(card) not in CARDS:
        return Why.UNKNOWN_NAME, {"name": card}
    if card not in state.hands[seat] and card not in state.established[seat]:
        return Why.NOT_IN_HAND, {"card": card}
    if phase_of(state) not in _MOMENTS[card_of(card).entry.timing]:
        return Why.WRONG_MOMENT, {"card": card}
    return playing.obstacle(state, seat, card) or (Why.CARD_NOT_NOW, {"card": card})


def _strait(state: State, seat: Seat, sea: str) -> Particulars | None:
    """Return `STRAIT_CLOSED` if the fleet that is being moved could reach the sea with leave to pass its straits."""
    order, draft = state.frames[-1], state.drafts[seat]
    if not isinstance(order, Offensive) or sea not in SEAS or not draft or not draft[0].startswith("sail "):
        return None
    start = draft[0].removeprefix("sail ").partition("+")[0]
    reachable = trips(state, order, seat, start, "none", granted=True)  # the load makes no difference to the straits
    path = next((trip.path for (end, _), trip in reachable.items() if end == sea), ())
    strait = next(closed_straits(state, order, seat, path), None)
    return (Why.STRAIT_CLOSED, {"strait": strait}) if strait else None
