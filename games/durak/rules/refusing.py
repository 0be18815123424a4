"""Finds the reason for a refusal, once a move is known not to be legal. Nothing here decides legality."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.contract import IllegalMove, Reason
from games.durak.data.cards import BIT, CODES, NAMES, OF_RANK, PRINTED_NAMES, RANK
from games.durak.rules.law import law_of
from games.durak.rules.legal import moves
from games.durak.rules.moves import Attack, Defend, Pass, SetDirection, Take, ThrowIn, Transfer
from games.durak.rules.reasons import Why
from games.durak.rules.state import NOBODY, UNBEATEN, State, cards_on_table, is_closed, limit, transfer_target

if TYPE_CHECKING:
    from collections.abc import Mapping
    from enum import StrEnum
    from typing import TypeAlias

    from games.core.contract import Move, Seat

    Particulars: TypeAlias = tuple[StrEnum, Mapping[str, str | int]]


def refusal(state: State, seat: Seat, move: Move) -> IllegalMove:
    """Return the refusal of a move that is not legal, with the reason and what may be done instead."""
    why, data = _reason(state, seat, move)
    return IllegalMove(why, moves(state, seat), **data)


def _reason(state: State, seat: Seat, move: Move) -> Particulars:
    if state.phase == "over":
        return Reason.OVER, {}
    match move:
        case Attack(card):
            return _attack(state, seat, card)
        case ThrowIn(card):
            return _throw_in(state, seat, card)
        case Defend(target, card):
            return _defend(state, seat, target, card)
        case Transfer(card):
            return _transfer(state, seat, card)
        case Pass(step):
            return _pass(state, seat, step)
        case Take():
            return _defending(state, seat) or (Reason.NOT_NOW, {})
        case SetDirection():
            return (Reason.NOT_NOW if state.phase != "direction" else Reason.NOT_YOUR_TURN), {}
        case _:
            return Reason.NOT_NOW, {}


def _held(state: State, seat: Seat, name: str) -> Particulars | None:
    """Return what is wrong if the seat holds no card of this name."""
    code = CODES.get(name)
    if code is None:
        return Why.UNKNOWN_CARD, {"card": name}
    return None if state.hands[seat] & BIT[code] else (Why.NOT_IN_HAND, {"card": PRINTED_NAMES[code]})


def _card(state: State, seat: Seat, name: str) -> Particulars | None:
    """Return what is wrong with laying a card of this name at all."""
    law = law_of(state.law)
    wrong = _held(state, seat, name)
    if wrong or name in law.codes:
        return wrong
    card = PRINTED_NAMES[CODES[name]]
    if card == name:
        return Why.NAME_A_SUIT, {"card": name}
    return (Why.TRUMP_NAMED if law.eights else Why.NAMES_NO_SUIT), {"card": card}


def _attack(state: State, seat: Seat, card: str) -> Particulars:
    if state.phase != "attack":
        return Reason.NOT_NOW, {}
    if seat != state.starter:
        return Reason.NOT_YOUR_TURN, {}
    return _card(state, seat, card) or (Reason.NOT_NOW, {})


def _throwing(state: State, seat: Seat) -> Particulars | None:
    """Return why the seat cannot throw in or pass in this bout, whatever the cards."""
    if state.phase != "bout":
        return Reason.NOT_NOW, {}
    if seat == state.defender:
        return Why.OWN_DEFENCE, {}
    if not state.hands[seat]:
        return Why.NO_CARDS, {}
    if seat not in state.throwers:
        return Why.PARTNER_DEFENDS, {"defender": state.defender}
    return None


def _throw_in(state: State, seat: Seat, card: str) -> Particulars:
    wrong = _throwing(state, seat) or _card(state, seat, card)
    if wrong:
        return wrong
    if is_closed(state):
        return Why.THROWING_CLOSED, {}
    if not state.room:
        if len(state.attacks) >= limit(state):
            return Why.TABLE_FULL, {"limit": limit(state)}
        return Why.DEFENDER_FULL, {"defender": state.defender}
    return Why.RANK_NOT_ON_TABLE, {"card": card}


def _pass(state: State, seat: Seat, step: int) -> Particulars:
    wrong = _throwing(state, seat)
    if wrong:
        return wrong
    if not state.taking and UNBEATEN in state.answers:
        return Why.STILL_UNBEATEN, {}
    if state.passed >> seat & 1:
        return Why.ALREADY_PASSED, {}
    there = cards_on_table(state)
    return (Why.TABLE_CHANGED, {"step": there}) if step != there else (Reason.NOT_NOW, {})


def _defending(state: State, seat: Seat) -> Particulars | None:
    """Return why the seat has nothing to answer, whatever the cards."""
    if state.phase != "bout":
        return Reason.NOT_NOW, {}
    if seat != state.defender:
        return Reason.NOT_YOUR_TURN, {}
    if state.taking:
        return Why.ALREADY_TAKING, {}
    return (Why.ALL_BEATEN, {}) if UNBEATEN not in state.answers else None


def _defend(state: State, seat: Seat, target: str, card: str) -> Particulars:
    wrong = _defending(state, seat)
    if wrong:
        return wrong
    waiting = [code for code, answer in zip(state.attacks, state.answers, strict=True) if answer == UNBEATEN]
    lying = next((NAMES[code] for code in waiting if PRINTED_NAMES[code] == target), None)
    if target and lying is None:
        return Why.NOT_A_TARGET, {"target": target}
    wrong = _held(state, seat, card)
    if wrong:
        return wrong
    return (Why.DOES_NOT_BEAT, {"card": card, "target": lying}) if lying else (Why.BEATS_NOTHING, {"card": card})


def _transfer(state: State, seat: Seat, card: str) -> Particulars:
    wrong = _defending(state, seat)
    if wrong:
        return wrong
    if not state.options.transfer:
        return Why.NO_TRANSFERS, {}
    if max(state.answers) != UNBEATEN:
        return Why.DEFENCE_BEGUN, {}
    wrong = _card(state, seat, card)
    if wrong:
        return wrong
    rank = RANK[state.attacks[0]]
    if any(RANK[code] != rank for code in (*state.attacks, CODES[card])):
        return Why.RANKS_DIFFER, {"card": card}
    if law_of(state.law).immovable & OF_RANK[rank]:
        return Why.TENS_STAY, {}
    _, to = transfer_target(state)
    if to == NOBODY:
        return Why.NOBODY_TO_TRANSFER_TO, {}
    return Why.TOO_MANY_FOR_NEXT, {"to": to, "hand": state.hands[to].bit_count()}
