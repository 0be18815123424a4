"""Explains why a move is refused. What makes a move illegal is decided in `legal`."""

from games.core.contract import Move, Reason, Seat
from games.core.legality import Particulars
from games.durak.data.cards import BIT, CARDS, CODES, NAMES, PRINTED_NAMES, RANK, RANKS, SUIT
from games.durak.rules.enchantments import enchantments_of
from games.durak.rules.legal import cards_to_transfer, is_unanswered, unbeaten_entry, why_no_target, why_no_transfer
from games.durak.rules.moves import Attack, Defend, Pass, SetDirection, Take, ThrowIn, Transfer
from games.durak.rules.reasons import Why
from games.durak.rules.state import ATTACK, BOUT, DIRECTION, OVER, State, cards_on_table, is_closed, limit


def why(state: State, seat: Seat, move: Move) -> Particulars:
    """Return why a move that is not legal is refused."""
    if state.phase is OVER:
        return Reason.OVER, {}
    reason: Particulars | None
    match move:
        case Attack(card):
            reason = _why_no_attack(state, seat) or _why_not_playable(state, seat, card)
        case ThrowIn(card):
            reason = _why_no_thrower(state, seat) or _why_not_playable(state, seat, card) or _why_no_throw(state, card)
        case Pass():
            reason = _why_no_thrower(state, seat) or _why_no_pass(state, seat)
        case Defend(target, card):
            reason = _why_no_answer(state, seat) or _why_no_defence(state, seat, target, card)
        case Transfer(card):
            reason = (
                _why_no_answer(state, seat)
                or why_no_transfer(state)
                or _why_not_playable(state, seat, card)
                or _why_no_rank(state, card)
                or why_no_target(state)
            )
        case Take():
            reason = _why_no_answer(state, seat)
        case SetDirection():
            reason = (Reason.NOT_YOUR_TURN if state.phase is DIRECTION else Reason.NOT_NOW), {}
        case _:
            reason = Reason.NOT_NOW, {}
    assert reason is not None
    return reason


def _why_no_attack(state: State, seat: Seat) -> Particulars | None:
    if state.phase is not ATTACK:
        return Reason.NOT_NOW, {}
    return None if seat == state.starter else (Reason.NOT_YOUR_TURN, {})


def _why_no_thrower(state: State, seat: Seat) -> Particulars | None:
    """Return why a seat can neither throw in nor pass in this bout."""
    if state.phase is not BOUT:
        return Reason.NOT_NOW, {}
    if seat == state.defender:
        return Why.OWN_DEFENCE, {}
    if not state.hands[seat]:
        return Why.NO_CARDS, {}
    return None if seat in state.throwers else (Why.PARTNER_DEFENDS, {"defender": state.defender})


def _why_no_throw(state: State, card: str) -> Particulars:
    """Return why a thrower cannot throw in a card of the hand (RULES 5.3)."""
    if state.room:
        return Why.RANK_NOT_ON_TABLE, {"card": card}
    if is_closed(state):
        return Why.THROWING_CLOSED, {"card": card}
    if len(state.attacks) >= limit(state):
        return Why.TABLE_FULL, {"card": card, "limit": limit(state)}
    return Why.DEFENDER_FULL, {"card": card, "defender": state.defender}


def _why_no_pass(state: State, seat: Seat) -> Particulars:
    if is_unanswered(state):
        return Why.STILL_UNBEATEN, {}
    if state.passed >> seat & 1:
        return Why.ALREADY_PASSED, {}
    return Why.TABLE_CHANGED, {"step": cards_on_table(state)}


def _why_no_answer(state: State, seat: Seat) -> Particulars | None:
    """Return why a seat has no attack to answer."""
    if state.phase is not BOUT:
        return Reason.NOT_NOW, {}
    if seat != state.defender:
        return Reason.NOT_YOUR_TURN, {}
    if state.taking:
        return Why.ALREADY_TAKING, {}
    return None if is_unanswered(state) else (Why.ALL_BEATEN, {})


def _why_no_defence(state: State, seat: Seat, target: str, card: str) -> Particulars:
    entry = unbeaten_entry(state, target)
    if target and entry is None:
        return Why.NOT_A_TARGET, {"target": target}
    reason = _why_not_held(state, seat, card)
    if reason:
        return reason
    code = CODES[card]
    if code >= CARDS:
        eights = enchantments_of(state.law).eights
        return (Why.DEFENDS_PLAINLY if eights else Why.NAMES_NO_SUIT), {"card": PRINTED_NAMES[code]}
    if entry is None:
        return Why.BEATS_NOTHING, {"card": card}
    lying = state.attacks[entry]
    return _why_not_beaten(state, code, lying), {"card": card, "target": NAMES[lying]}


def _why_not_beaten(state: State, card: int, target: int) -> Why:
    enchanted, trump = state.options.enchanted, enchantments_of(state.law).trump
    ranks = {RANKS[RANK[code]] for code in (card, target)} & enchanted
    if RANKS[RANK[target]] == "J" in ranks:
        return Why.JACK_STANDS
    if RANKS[RANK[card]] == "8" in ranks:
        return Why.EIGHT_TOO_LOW
    if RANKS[RANK[target]] == "7" in ranks and SUIT[card] == trump != SUIT[target]:
        return Why.SEVEN_STANDS
    return Why.TOO_LOW if SUIT[card] == SUIT[target] else Why.DOES_NOT_BEAT


def _why_no_rank(state: State, card: str) -> Particulars | None:
    return None if cards_to_transfer(state) & BIT[CODES[card]] else (Why.RANKS_DIFFER, {"card": card})


def _why_not_playable(state: State, seat: Seat, name: str) -> Particulars | None:
    """Return why a seat cannot attack, throw in or transfer with a card written like this."""
    effects = enchantments_of(state.law)
    reason = _why_not_held(state, seat, name)
    if reason or name in effects.codes:
        return reason
    card = PRINTED_NAMES[CODES[name]]
    if card == name:
        return Why.NAME_A_SUIT, {"card": name}
    return (Why.TRUMP_NAMED if effects.eights else Why.NAMES_NO_SUIT), {"card": card}


def _why_not_held(state: State, seat: Seat, name: str) -> Particulars | None:
    code = CODES.get(name)
    if code is None:
        return Why.UNKNOWN_CARD, {"card": name}
    return None if state.hands[seat] & BIT[code] else (Why.NOT_IN_HAND, {"card": PRINTED_NAMES[code]})
