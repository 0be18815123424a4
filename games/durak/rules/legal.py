"""Who may act, and which moves are legal (RULES 5.4).

`moves` lists what the conditions below allow, and `play` asks the same conditions about a single move. Which of them
fails for a move is told by `refusals`.
"""

from typing import Final

from games.core.contract import Seat
from games.core.legality import Particulars
from games.durak.data.cards import ALL, BIT, OF_RANKS, PRINTED_NAMES
from games.durak.rules.enchantments import Moves, enchantments_of
from games.durak.rules.moves import Pass, SetDirection, Take
from games.durak.rules.reasons import Why
from games.durak.rules.state import (
    ATTACK,
    BOUT,
    DIRECTION,
    NOBODY,
    SEATS_IN,
    UNBEATEN,
    State,
    cards_on_table,
    transfer_target,
)

_TAKE: Final = (Take(),)
_PASSES: Final = tuple((Pass(step),) for step in range(13))
"""The pass at each number of cards on the table."""
_DIRECTIONS: Final = (SetDirection(reverse=False), SetDirection(reverse=True))


def acting(state: State) -> tuple[Seat, ...]:
    """Return the seats that can move now, ascending."""
    if state.phase is BOUT:
        # Whoever has moves, by the fields that `throwable` and `may_pass` read: calling these would take twice as long.
        hands, cards = state.hands, state.matching if state.room else 0
        if is_unanswered(state):
            seats = 1 << state.defender
            if cards:
                for seat in state.throwers:
                    if hands[seat] & cards:
                        seats |= 1 << seat
        else:
            seats, passed = 0, state.passed
            for seat in state.throwers:
                if hands[seat] & (cards if passed >> seat & 1 else ALL):
                    seats |= 1 << seat
        return SEATS_IN[seats]
    if state.phase is ATTACK:
        return (state.starter,)
    return (state.defender,) if state.phase is DIRECTION else ()


def moves(state: State, seat: Seat) -> Moves:
    """Return all legal moves of a seat, in order.

    A thrower: cards to throw in, then the pass. The defender: for each unbeaten card in order of play the cards that
    beat it, then cards to transfer with, then taking. Cards come in the order of a sorted hand (`enchantments`).
    Direction: keep, reverse.
    """
    if state.phase is BOUT:
        if seat == state.defender:
            return _answers(state) if is_unanswered(state) else ()
        cards = throwable(state, seat)
        listed = enchantments_of(state.law).throws(cards) if cards else ()
        return listed + _PASSES[cards_on_table(state)] if may_pass(state, seat) else listed
    if state.phase is ATTACK:
        return enchantments_of(state.law).attacks(attackable(state, seat))
    return _DIRECTIONS if may_set_direction(state, seat) else ()


def _answers(state: State) -> Moves:
    effects = enchantments_of(state.law)
    hand = state.hands[state.defender]
    listed: Moves = ()
    for entry, answer in enumerate(state.answers):
        if answer == UNBEATEN:
            listed += effects.defences[state.attacks[entry]](hand)
    cards = transferable(state)
    return listed + effects.transfers(cards) + _TAKE if cards else listed + _TAKE


def attackable(state: State, seat: Seat) -> int:
    """Return the mask of the cards with which a seat may open the bout."""
    return state.hands[seat] if state.phase is ATTACK and seat == state.starter else 0


def throwable(state: State, seat: Seat) -> int:
    """Return the mask of the cards that a seat may throw in."""
    return state.hands[seat] & state.matching if state.room and seat in state.throwers else 0


def is_unanswered(state: State) -> bool:
    """Whether a card waits for the defender's answer."""
    return UNBEATEN in state.answers and not state.taking


def may_pass(state: State, seat: Seat) -> bool:
    """Whether a seat may say that it throws nothing in for now."""
    return (
        not state.passed >> seat & 1
        and not is_unanswered(state)
        and state.hands[seat] > 0
        and seat in state.throwers
        and state.phase is BOUT
    )


def may_answer(state: State, seat: Seat) -> bool:
    """Whether a seat has an attack to answer, if only by taking."""
    return seat == state.defender and is_unanswered(state)


def unbeaten_entry(state: State, name: str) -> int | None:
    """Return the index in `attacks` of the unbeaten card with this printed name."""
    for entry, code in enumerate(state.attacks):
        if PRINTED_NAMES[code] == name and state.answers[entry] == UNBEATEN:
            return entry
    return None


def transferable(state: State) -> int:
    """Return the mask of the cards with which a defender who may answer may transfer the attack."""
    cards = state.hands[state.defender] & cards_to_transfer(state)
    return 0 if cards and (why_no_transfer(state) or why_no_target(state)) else cards


def cards_to_transfer(state: State) -> int:
    """Return the mask of the cards of the attack's rank; empty if the attack has several."""
    ranks = state.ranks
    return 0 if ranks & (ranks - 1) else OF_RANKS[ranks]


def why_no_transfer(state: State) -> Particulars | None:
    """Return why the attack cannot be transferred with any card."""
    if not state.options.transfer:
        return Why.NO_TRANSFERS, {}
    return None if max(state.answers) == UNBEATEN else (Why.DEFENCE_BEGUN, {})


def why_no_target(state: State) -> Particulars | None:
    """Return why an attack of a single rank cannot go on to the next player."""
    if enchantments_of(state.law).immovable & BIT[state.attacks[0]]:
        return Why.TENS_STAY, {}
    _, to = transfer_target(state)
    if to == NOBODY:
        return Why.NOBODY_TO_TRANSFER_TO, {}
    hand = state.hands[to].bit_count()
    return None if len(state.attacks) < hand else (Why.TOO_MANY_FOR_NEXT, {"to": to, "hand": hand})


def may_set_direction(state: State, seat: Seat) -> bool:
    """Whether a seat has to choose the direction."""
    return state.phase is DIRECTION and seat == state.defender
