"""Which moves are legal, and why others are not (RULES 5.4).

Each rule is one function: it returns None, or the reason why a move breaks it. `moves` lists what these functions
allow, and `why_not` checks a single move by them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.core.contract import Reason
from games.durak.data.cards import BIT, CARDS, CODES, NAMES, PRINTED_NAMES, of_ranks
from games.durak.rules.enchantments import enchantments_of
from games.durak.rules.moves import Attack, Defend, Pass, SetDirection, Take, ThrowIn, Transfer
from games.durak.rules.reasons import Why
from games.durak.rules.state import (
    ATTACK,
    BOUT,
    DIRECTION,
    NOBODY,
    OVER,
    UNBEATEN,
    State,
    cards_on_table,
    is_closed,
    limit,
    transfer_target,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from games.core.contract import Move, Seat
    from games.core.legality import Particulars
    from games.durak.rules.enchantments import Moves

_TAKE: Final = (Take(),)
_PASSES: Final = tuple((Pass(step),) for step in range(13))
"""The pass at each number of cards on the table."""
_DIRECTIONS: Final = (SetDirection(reverse=False), SetDirection(reverse=True))


def acting(state: State) -> tuple[Seat, ...]:
    """Return the seats that can move now, ascending."""
    if state.phase is ATTACK:
        return (state.starter,)
    if state.phase is not BOUT:
        return (state.defender,) if state.phase is DIRECTION else ()
    cards = _cards_to_throw(state)
    seats = [
        seat
        for seat in state.throwers
        if not _why_no_throwing(state, seat) and (state.hands[seat] & cards or not _why_no_pass(state, seat))
    ]
    if not _why_no_answer(state, state.defender):
        seats.append(state.defender)
        seats.sort()
    return tuple(seats)


def moves(state: State, seat: Seat) -> Moves:
    """Return all legal moves of a seat, in order.

    A thrower: cards to throw in, then the pass. The defender: for each unbeaten card in order of play the cards that
    beat it, then cards to transfer with, then taking. Cards come in the order of a sorted hand (`enchantments`).
    Direction: keep, reverse.
    """
    effects = enchantments_of(state.law)
    if state.phase is ATTACK:
        return () if _why_no_attack(state, seat) else effects.attacks(state.hands[seat])
    if state.phase is not BOUT:
        return () if _why_no_direction(state, seat) else _DIRECTIONS
    if seat == state.defender:
        return () if _why_no_answer(state, seat) else _answers(state, seat)
    if _why_no_throwing(state, seat):
        return ()
    cards = state.hands[seat] & _cards_to_throw(state)
    listed = effects.throws(cards) if cards else ()
    return listed if _why_no_pass(state, seat) else listed + _PASSES[cards_on_table(state)]


def _answers(state: State, seat: Seat) -> Moves:
    effects = enchantments_of(state.law)
    hand = state.hands[seat]
    listed: Moves = ()
    for attack, answer in zip(state.attacks, state.answers, strict=True):
        if answer == UNBEATEN:
            listed += effects.defences[attack](hand)
    cards = hand & _transfer_cards(state)
    if cards and not _why_no_transfer(state) and not _why_no_target(state):
        listed += effects.transfers(cards)
    return listed + _TAKE


def why_not(state: State, seat: Seat, move: Move) -> Particulars | None:
    """Return why a seat may not make a move, or None if the move is legal."""
    if state.phase is OVER:
        return Reason.OVER, {}
    check = _CHECKS.get(type(move))
    return check(state, seat, move) if check else (Reason.NOT_NOW, {})


def _check_attack(state: State, seat: Seat, move: Attack) -> Particulars | None:
    return _why_no_attack(state, seat) or _why_not_playable(state, seat, move.card)


def _check_throw_in(state: State, seat: Seat, move: ThrowIn) -> Particulars | None:
    card = move.card
    reason = _why_no_throwing(state, seat) or _why_not_playable(state, seat, card) or _why_no_room(state)
    return reason or (None if _cards_to_throw(state) & BIT[CODES[card]] else (Why.RANK_NOT_ON_TABLE, {"card": card}))


def _check_defence(state: State, seat: Seat, move: Defend) -> Particulars | None:
    return _why_no_answer(state, seat) or _why_no_defence(state, seat, move.target, move.card)


def _check_transfer(state: State, seat: Seat, move: Transfer) -> Particulars | None:
    card = move.card
    reason = _why_no_answer(state, seat) or _why_no_transfer(state) or _why_not_playable(state, seat, card)
    if reason:
        return reason
    return _why_no_target(state) if _transfer_cards(state) & BIT[CODES[card]] else (Why.RANKS_DIFFER, {"card": card})


def _check_pass(state: State, seat: Seat, move: Pass) -> Particulars | None:
    reason = _why_no_throwing(state, seat) or _why_no_pass(state, seat)
    there = cards_on_table(state)
    return reason or (None if move.step == there else (Why.TABLE_CHANGED, {"step": there}))


def _check_take(state: State, seat: Seat, _: Take) -> Particulars | None:
    return _why_no_answer(state, seat)


def _check_direction(state: State, seat: Seat, _: SetDirection) -> Particulars | None:
    return _why_no_direction(state, seat)


_CHECKS: Final[dict[type[Move], Callable[[State, Seat, Any], Particulars | None]]] = {
    Attack: _check_attack,
    ThrowIn: _check_throw_in,
    Defend: _check_defence,
    Transfer: _check_transfer,
    Pass: _check_pass,
    Take: _check_take,
    SetDirection: _check_direction,
}
"""The check of each kind of move. A `match` over the kinds would take four times as long (1.6 µs a move)."""


def _why_no_attack(state: State, seat: Seat) -> Particulars | None:
    if state.phase is not ATTACK:
        return Reason.NOT_NOW, {}
    return None if seat == state.starter else (Reason.NOT_YOUR_TURN, {})


def _why_no_direction(state: State, seat: Seat) -> Particulars | None:
    if state.phase is not DIRECTION:
        return Reason.NOT_NOW, {}
    return None if seat == state.defender else (Reason.NOT_YOUR_TURN, {})


def _why_no_throwing(state: State, seat: Seat) -> Particulars | None:
    """Return why a seat can neither throw in nor pass in this bout."""
    if state.phase is not BOUT:
        return Reason.NOT_NOW, {}
    if seat == state.defender:
        return Why.OWN_DEFENCE, {}
    if not state.hands[seat]:
        return Why.NO_CARDS, {}
    return None if seat in state.throwers else (Why.PARTNER_DEFENDS, {"defender": state.defender})


def _why_no_room(state: State) -> Particulars | None:
    """Return why no card at all may be thrown in (RULES 5.3)."""
    if state.room:
        return None
    if is_closed(state):
        return Why.THROWING_CLOSED, {}
    if len(state.attacks) >= limit(state):
        return Why.TABLE_FULL, {"limit": limit(state)}
    return Why.DEFENDER_FULL, {"defender": state.defender}


def _cards_to_throw(state: State) -> int:
    """Return the mask of the cards that fit the table and the room there is."""
    return state.matching if state.room else 0


def _why_no_pass(state: State, seat: Seat) -> Particulars | None:
    """Return why a thrower cannot pass."""
    if not state.taking and UNBEATEN in state.answers:
        return Why.STILL_UNBEATEN, {}
    return (Why.ALREADY_PASSED, {}) if state.passed >> seat & 1 else None


def _why_no_answer(state: State, seat: Seat) -> Particulars | None:
    """Return why a seat has no attack to answer."""
    if state.phase is not BOUT:
        return Reason.NOT_NOW, {}
    if seat != state.defender:
        return Reason.NOT_YOUR_TURN, {}
    if state.taking:
        return Why.ALREADY_TAKING, {}
    return None if UNBEATEN in state.answers else (Why.ALL_BEATEN, {})


def _why_no_defence(state: State, seat: Seat, target: str, card: str) -> Particulars | None:
    entry = unbeaten_entry(state, target)
    if target and entry is None:
        return Why.NOT_A_TARGET, {"target": target}
    reason = _why_not_held(state, seat, card)
    if reason:
        return reason
    effects, code = enchantments_of(state.law), CODES[card]
    if code >= CARDS:
        return (Why.DEFENDS_PLAINLY if effects.eights else Why.NAMES_NO_SUIT), {"card": PRINTED_NAMES[code]}
    if entry is None:
        return Why.BEATS_NOTHING, {"card": card}
    attack = state.attacks[entry]
    return None if effects.beaters[attack] & BIT[code] else (Why.DOES_NOT_BEAT, {"card": card, "target": NAMES[attack]})


def unbeaten_entry(state: State, name: str) -> int | None:
    """Return the index in `attacks` of the unbeaten card with this printed name."""
    for entry, code in enumerate(state.attacks):
        if PRINTED_NAMES[code] == name and state.answers[entry] == UNBEATEN:
            return entry
    return None


def _why_no_transfer(state: State) -> Particulars | None:
    """Return why the attack cannot be transferred with any card."""
    if not state.options.transfer:
        return Why.NO_TRANSFERS, {}
    return None if max(state.answers) == UNBEATEN else (Why.DEFENCE_BEGUN, {})


def _transfer_cards(state: State) -> int:
    """Return the mask of the cards of the attack's rank; empty if the attack has several."""
    return 0 if state.ranks & (state.ranks - 1) else of_ranks(state.ranks)


def _why_no_target(state: State) -> Particulars | None:
    """Return why an attack of a single rank cannot go on to the next player."""
    if enchantments_of(state.law).immovable & BIT[state.attacks[0]]:
        return Why.TENS_STAY, {}
    _, to = transfer_target(state)
    if to == NOBODY:
        return Why.NOBODY_TO_TRANSFER_TO, {}
    hand = state.hands[to].bit_count()
    return None if len(state.attacks) < hand else (Why.TOO_MANY_FOR_NEXT, {"to": to, "hand": hand})


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
    """Return what is wrong if a seat holds no card of this name."""
    code = CODES.get(name)
    if code is None:
        return Why.UNKNOWN_CARD, {"card": name}
    return None if state.hands[seat] & BIT[code] else (Why.NOT_IN_HAND, {"card": PRINTED_NAMES[code]})
