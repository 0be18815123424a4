"""Why a move of Durak is refused, beside the reasons every game has, and which of them it is.

The reason is looked for once a move is known not to be legal; nothing here decides that.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from games.core.contract import Reason
from games.durak.data.cards import BIT, CODES, NAMES, OF_RANK, PRINTED_NAMES, RANK
from games.durak.rules.enchantments import enchantments_of
from games.durak.rules.moves import Attack, Defend, Pass, SetDirection, Take, ThrowIn, Transfer
from games.durak.rules.state import NOBODY, UNBEATEN, Phase, State, cards_on_table, is_closed, limit, transfer_target

if TYPE_CHECKING:
    from games.core.contract import Move, Seat
    from games.core.legality import Particulars


class Why(StrEnum):
    """Reasons, each with the variables of its text in brackets; cards are written as played, seats are numbers."""

    UNKNOWN_CARD = "unknown-card"
    """[card] There is no such card, or it is not written as it would be played."""
    NOT_IN_HAND = "not-in-hand"
    """[card] The seat does not hold this card."""
    NAME_A_SUIT = "name-a-suit"
    """[card] An enchanted 8 must name a suit as it is played."""
    NAMES_NO_SUIT = "names-no-suit"
    """[card] Only an enchanted 8 names a suit."""
    DEFENDS_PLAINLY = "defends-plainly"
    """[card] In defence an 8 can only name the suit of its target, and moves leave that out."""
    TRUMP_NAMED = "trump-named"
    """[card] An enchanted 8 cannot name the trump suit."""
    RANK_NOT_ON_TABLE = "rank-not-on-table"
    """[card] Only ranks that lie on the table may be thrown in."""
    THROWING_CLOSED = "throwing-closed"
    """[] An enchanted queen has ended the throwing-in of this bout."""
    TABLE_FULL = "table-full"
    """[limit] The bout has as many attack cards as there may be."""
    DEFENDER_FULL = "defender-full"
    """[defender] The defender holds no more cards than lie unbeaten already."""
    OWN_DEFENCE = "own-defence"
    """[] The defender neither throws in nor passes."""
    PARTNER_DEFENDS = "partner-defends"
    """[defender] In teams nobody throws in, or passes, against the partner."""
    STILL_UNBEATEN = "still-unbeaten"
    """[] The defender has not answered every card yet, so there is nothing to pass."""
    ALREADY_PASSED = "already-passed"
    """[] The seat has passed, and nothing new lies there since."""
    TABLE_CHANGED = "table-changed"
    """[step] The pass was meant for a table with another number of cards than the `step` there now."""
    NO_CARDS = "no-cards"
    """[] The seat has no cards left."""
    NOT_A_TARGET = "not-a-target"
    """[target] This card does not lie unbeaten on the table."""
    BEATS_NOTHING = "beats-nothing"
    """[card] No target was said, and the card beats none of those that lie unbeaten."""
    DOES_NOT_BEAT = "does-not-beat"
    """[card, target] The one does not beat the other."""
    ALREADY_TAKING = "already-taking"
    """[] The defender takes the cards and has nothing more to do in this bout."""
    ALL_BEATEN = "all-beaten"
    """[] Everything is beaten: there is nothing to beat, take or transfer."""
    NO_TRANSFERS = "no-transfers"
    """[] This table plays without transfers."""
    DEFENCE_BEGUN = "defence-begun"
    """[] A card is beaten already, so the attack stays."""
    RANKS_DIFFER = "ranks-differ"
    """[card] Only an attack of one single rank is transferred, with a card of that rank."""
    TENS_STAY = "tens-stay"
    """[] Enchanted tens are not transferred."""
    NOBODY_TO_TRANSFER_TO = "nobody-to-transfer-to"
    """[] There is no other player with cards."""
    TOO_MANY_FOR_NEXT = "too-many-for-next"
    """[to, hand] The next player, `to`, holds only `hand` cards, fewer than the attack would have."""


def why(state: State, seat: Seat, move: Move) -> Particulars:
    """Return the reason why a move is not legal, with its particulars."""
    if state.phase is Phase.OVER:
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
            return (Reason.NOT_NOW if state.phase is not Phase.DIRECTION else Reason.NOT_YOUR_TURN), {}
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
    law = enchantments_of(state.law)
    wrong = _held(state, seat, name)
    if wrong or name in law.codes:
        return wrong
    card = PRINTED_NAMES[CODES[name]]
    if card == name:
        return Why.NAME_A_SUIT, {"card": name}
    return (Why.TRUMP_NAMED if law.eights else Why.NAMES_NO_SUIT), {"card": card}


def _attack(state: State, seat: Seat, card: str) -> Particulars:
    if state.phase is not Phase.ATTACK:
        return Reason.NOT_NOW, {}
    if seat != state.starter:
        return Reason.NOT_YOUR_TURN, {}
    return _card(state, seat, card) or (Reason.NOT_NOW, {})


def _throwing(state: State, seat: Seat) -> Particulars | None:
    """Return why the seat cannot throw in or pass in this bout, whatever the cards."""
    if state.phase is not Phase.BOUT:
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
    if state.phase is not Phase.BOUT:
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
    waiting = [code for entry, code in enumerate(state.attacks) if state.answers[entry] == UNBEATEN]
    lying = next((NAMES[code] for code in waiting if PRINTED_NAMES[code] == target), None)
    if target and lying is None:
        return Why.NOT_A_TARGET, {"target": target}
    wrong = _held(state, seat, card)
    if wrong:
        return wrong
    if (plain := PRINTED_NAMES[CODES[card]]) != card:
        return (Why.DEFENDS_PLAINLY if enchantments_of(state.law).eights else Why.NAMES_NO_SUIT), {"card": plain}
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
    if enchantments_of(state.law).immovable & OF_RANK[rank]:
        return Why.TENS_STAY, {}
    _, to = transfer_target(state)
    if to == NOBODY:
        return Why.NOBODY_TO_TRANSFER_TO, {}
    return Why.TOO_MANY_FOR_NEXT, {"to": to, "hand": state.hands[to].bit_count()}
