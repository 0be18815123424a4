"""Finds the reason for a refusal, once a move is known not to be legal. Nothing here decides legality."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.contract import IllegalMove, Move, Pick, Reason
from games.hayduti.data.cards import BOARD, CODES, DEETS, LIKE, NAMES, STATS
from games.hayduti.rules import moves as kinds
from games.hayduti.rules.forming import goals, members, need_of, raisable, supports, way_of, ways
from games.hayduti.rules.groups import measure
from games.hayduti.rules.legal import acting, moves
from games.hayduti.rules.reasons import Why
from games.hayduti.rules.state import NO_CARD, helper

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from enum import StrEnum
    from typing import TypeAlias

    from games.core.contract import Seat
    from games.hayduti.data.sheet import Ability
    from games.hayduti.rules.state import State

    Particulars: TypeAlias = tuple[StrEnum, Mapping[str, str | int]]

_NOT_NOW: Particulars = Reason.NOT_NOW, {}
_BEGUN = (kinds.Gather, kinds.Group, kinds.Spare, kinds.Back)


def refusal(state: State, seat: Seat, move: Move) -> IllegalMove:
    """Return the refusal of a move that is not legal, with the reason and what may be done instead."""
    why, data = _reason(state, seat, move)
    return IllegalMove(why, moves(state, seat), **data)


def _reason(state: State, seat: Seat, move: Move) -> Particulars:
    if state.phase == "finished":
        return Reason.OVER, {}
    if seat not in acting(state):
        return Reason.NOT_YOUR_TURN, {}
    match state.phase:
        case "actions":
            return _actions(state, move)
        case "encounter":
            return _encounter(move)
        case "forming" | "broken_group":
            return _group(state, move)
        case "clearing" | "broken_keep" | "broken_take":
            return _subset(state, seat, move)
        case _:
            if isinstance(move, kinds.Elevate):
                return Why.UNKNOWN_STAT, {"stat": move.stat}
            return _NOT_NOW


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
    if any(LIKE[CODES[goal]] == LIKE[CODES[card]] for goal, _, _ in goals(state) if goal in CODES):
        return Why.NOT_ON_OFFER, {"card": card}
    return _out_of_reach(state, card)


def _too_weak(state: State, cards: Sequence[str]) -> Particulars:
    plan = state.plan
    assert plan is not None
    strength = measure(members(state, cards), supports(state), way_of(state, plan).stat)
    return Why.TOO_WEAK, {"strength": strength.total, "need": need_of(state, plan.goal)}


def _subset(state: State, seat: Seat, move: Move) -> Particulars:
    match move:
        case kinds.Clear(cards) | kinds.Keep(cards) | kinds.Take(cards):
            player = state.players[seat]
            least = len(player.hand) - player.limit
            return _cards(state, seat, move, cards) or (Why.TOO_MANY_STAY, {"limit": player.limit, "least": least})
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
