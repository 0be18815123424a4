"""Why a move of Hayduti is refused, beside the reasons every game has."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final, assert_never

from games.core.contract import Move, Pick, Reason
from games.hayduti.data.cards import BOARD, CODES, DEETS, LIKE, NAMES, STATS
from games.hayduti.rules import moves as kinds
from games.hayduti.rules.forming import goals, need_of, raisable, strength_of, ways
from games.hayduti.rules.legal import acting, moves
from games.hayduti.rules.state import NO_CARD, Phase, helper

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.contract import Seat
    from games.core.legality import Particulars
    from games.hayduti.data.file_format import Ability
    from games.hayduti.rules.state import State


class Why(StrEnum):
    """Reasons, each with the variables of its text in brackets; cards are ids, positions numbers from 1."""

    UNKNOWN_CARD = "unknown-card"
    """[card] There is no such card."""
    UNKNOWN_STAT = "unknown-stat"
    """[stat] There is no such stat."""
    NO_SUCH_POSITION = "no-such-position"
    """[pos] No card lies at this position."""
    ALREADY_UP = "already-up"
    """[pos] The card there lies face-up already."""
    STILL_DOWN = "still-down"
    """[pos] The card there is face-down."""
    ZAPTIE_STAYS = "zaptie-stays"
    """[pos] A zaptie cannot be recruited."""
    NO_ZAPTIE = "no-zaptie"
    """[pos] The card there is no zaptie."""
    DECK_DONE = "deck-done"
    """[] The last rotation is done: nothing is drawn any more."""
    ACT_FIRST = "act-first"
    """[] At least one action must be made before passing."""
    NOT_RAISED = "not-raised"
    """[deets] The seat has not raised this deets (the id of its card)."""
    RAISED_NOW = "raised-now"
    """[deets] A deets helps only from the turn after the one in which it was raised."""
    USED_ALREADY = "used-already"
    """[deets] The ability was used in this turn."""
    ACTED_ALREADY = "acted-already"
    """[deets] The ability can be used only before the first action."""
    NO_HELP_NOW = "no-help-now"
    """[deets] This deets cannot help against this zaptie."""
    NOT_IN_HAND = "not-in-hand"
    """[card] The seat does not hold this card."""
    NOT_ON_OFFER = "not-on-offer"
    """[card] The card is not among those that may be chosen."""
    NAMED_TWICE = "named-twice"
    """[card] The card is named more than once."""
    TOO_MANY_STAY = "too-many-stay"
    """[limit, least] At most `limit` cards may stay, so at least `least` must go."""
    TOO_MANY = "too-many"
    """[most] At most this many cards may be chosen."""
    AT_MAXIMUM = "at-maximum"
    """[stat] The stat stands at the maximum of the board."""
    OUT_OF_REACH = "out-of-reach"
    """[goal, need] No group of the hand reaches the strength `need` for this stat or card."""
    NOT_RAISABLE = "not-raisable"
    """[card] Only a voyvoda or deets of the own hand or face-up on the field can be raised."""
    GATHER_FIRST = "gather-first"
    """[] What the group has in common has to be chosen first."""
    NO_SUCH_WAY = "no-such-way"
    """[by] No group of this kind reaches the goal."""
    TOO_WEAK = "too-weak"
    """[strength, need] The group is too weak for its goal; `strength` includes the bonuses."""
    GROUP_BEGUN = "group-begun"
    """[] A group is begun: finish it or go back."""
    NO_GROUP_BEGUN = "no-group-begun"
    """[] The goal of a group has to be chosen first."""


_NOT_NOW: Final[Particulars] = (Reason.NOT_NOW, {})
_BEGUN: Final = (kinds.Gather, kinds.Group, kinds.Spare, kinds.Back)


def why(state: State, seat: Seat, move: Move) -> Particulars:
    """Return why a move that is not legal is refused. Nothing here decides legality."""
    if state.phase == Phase.FINISHED:
        return Reason.OVER, {}
    if seat not in acting(state):
        return Reason.NOT_YOUR_TURN, {}
    match state.phase:
        case Phase.ACTIONS:
            return _actions(state, move)
        case Phase.ENCOUNTER:
            return _encounter(move)
        case Phase.FORMING | Phase.BROKEN_GROUP:
            return _group(state, move)
        case Phase.CLEARING | Phase.BROKEN_KEEP | Phase.BROKEN_TAKE:
            return _subset(state, seat, move)
        case Phase.FINAL_CHOICE:
            return (Why.UNKNOWN_STAT, {"stat": move.stat}) if isinstance(move, kinds.Elevate) else _NOT_NOW
        case _:
            assert_never(state.phase)


def _actions(state: State, move: Move) -> Particulars:
    match move:
        case kinds.Scout(pos):
            return _position(state, pos) or (Why.ALREADY_UP, {"pos": pos})
        case kinds.Recruit(pos):
            wrong = _position(state, pos)
            if wrong is None and not state.up[pos - 1]:
                return Why.STILL_DOWN, {"pos": pos}
            return wrong or (Why.ZAPTIE_STAYS, {"pos": pos})
        case kinds.Risk():
            return Why.DECK_DONE, {}
        case kinds.Pass():
            return Why.ACT_FIRST, {}
        case kinds.Sofroniy():
            return _help(state, "peek_to_field") or (Why.DECK_DONE, {})
        case kinds.Hadzhi(pos):
            return _help(state, "remove_zaptie") or _position(state, pos) or (Why.NO_ZAPTIE, {"pos": pos})
        case _:
            return _NOT_NOW


def _position(state: State, pos: int) -> Particulars | None:
    """Return what is wrong with naming this position at all."""
    if not 1 <= pos <= len(state.field) or state.field[pos - 1] == NO_CARD:
        return Why.NO_SUCH_POSITION, {"pos": pos}
    return None


def _owner_of(state: State, ability: Ability) -> tuple[str, bool]:
    """Return the id of the deets with this ability, and whether the active player has raised it."""
    card = next((card for card, deets in enumerate(DEETS) if deets is not None and deets.ability == ability), NO_CARD)
    return NAMES[card], any(card == raised for raised, _ in state.mover.raised)


def _help(state: State, ability: Ability) -> Particulars | None:
    """Return why the active player cannot use this ability at all, if that is so."""
    deets, raised = _owner_of(state, ability)
    if not raised:
        return Why.NOT_RAISED, {"deets": deets}
    found = helper(state, state.active, ability)
    if found is None:
        return Why.RAISED_NOW, {"deets": deets}
    if found[0] in state.mover.used:
        return Why.USED_ALREADY, {"deets": deets}
    return (Why.ACTED_ALREADY, {"deets": deets}) if state.mover.actions_taken else None


def _encounter(move: Move) -> Particulars:
    if not isinstance(move, kinds.Meet):
        return _NOT_NOW
    return Why.NO_HELP_NOW, {"deets": move.deets}


def _group(state: State, move: Move) -> Particulars:
    plan = state.plan
    if plan is None:
        match move:
            case kinds.Improve(stat):
                return _out_of_reach(state, stat) if stat in STATS else (Why.UNKNOWN_STAT, {"stat": stat})
            case kinds.Raise(card):
                return _raise(state, card)
            case _:
                return (Why.NO_GROUP_BEGUN, {}) if isinstance(move, _BEGUN) else _NOT_NOW
    if isinstance(move, kinds.Improve | kinds.Raise | kinds.Skip):
        return Why.GROUP_BEGUN, {}
    match move, plan.stage:
        case kinds.Gather(by), "way":
            alike = by in CODES and any(
                LIKE[CODES[way.by]] == LIKE[CODES[by]] for way in ways(state, plan.goal) if way.by in CODES
            )
            return (Why.NOT_ON_OFFER, {"card": by}) if alike else (Why.NO_SUCH_WAY, {"by": by})
        case kinds.Group(cards), "cards":
            return _cards(state, state.active, move, cards) or _too_weak(state, cards)
        case kinds.Group(), "way":
            return Why.GATHER_FIRST, {}
        case kinds.Spare(cards), "spare":
            return _cards(state, state.active, move, cards) or _NOT_NOW
        case _:
            return _NOT_NOW


def _out_of_reach(state: State, goal: str) -> Particulars:
    need = need_of(state, goal)
    if goal in STATS and state.mover.stats[STATS.index(goal)] >= BOARD[-1][0]:
        return Why.AT_MAXIMUM, {"stat": goal}
    return Why.OUT_OF_REACH, {"goal": goal, "need": need}


def _raise(state: State, card: str) -> Particulars:
    if card not in CODES:
        return Why.UNKNOWN_CARD, {"card": card}
    if CODES[card] not in raisable(state):
        return Why.NOT_RAISABLE, {"card": card}
    if any(LIKE[CODES[goal.name]] == LIKE[CODES[card]] for goal in goals(state) if goal.name in CODES):
        return Why.NOT_ON_OFFER, {"card": card}
    return _out_of_reach(state, card)


def _too_weak(state: State, cards: Sequence[str]) -> Particulars:
    plan = state.plan
    assert plan is not None
    return Why.TOO_WEAK, {"strength": strength_of(state, cards).total, "need": need_of(state, plan.goal)}


def _subset(state: State, seat: Seat, move: Move) -> Particulars:
    match move:
        case kinds.Clear(cards) | kinds.Keep(cards) | kinds.Take(cards):
            player = state.players[seat]
            stay: Particulars = Why.TOO_MANY_STAY, {"limit": player.limit, "least": player.surplus}
            return _cards(state, seat, move, cards) or stay
        case _:
            return _NOT_NOW


def _cards(state: State, seat: Seat, move: Move, cards: Sequence[str]) -> Particulars | None:
    """Return what is wrong with choosing these cards from what the `Pick` of this kind offers."""
    picks = [one for one in moves(state, seat) if isinstance(one, Pick) and one.kind is type(move)]
    if not picks:
        return _NOT_NOW
    pool = picks[0].pool
    for card in cards:
        if card not in CODES:
            return Why.UNKNOWN_CARD, {"card": card}
        if card not in pool:
            held = CODES[card] in state.players[seat].hand
            return (Why.NOT_ON_OFFER if held else Why.NOT_IN_HAND), {"card": card}
        if cards.count(card) > 1:
            return Why.NAMED_TWICE, {"card": card}
    most = max(pick.most for pick in picks)
    if len(cards) > most:
        return Why.TOO_MANY, {"most": most}
    in_order = [card for card in pool if card in cards]
    return _NOT_NOW if in_order != list(cards) else None
