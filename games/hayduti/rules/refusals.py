"""Explains why a move is refused. What makes a move illegal is decided in `legal` and `forming`."""

from collections.abc import Sequence
from typing import Final, assert_never

from games.core.contract import Move, Pick, Reason, Seat
from games.core.legality import Particulars
from games.hayduti.data.cards import CODES, LIKE, STATS
from games.hayduti.rules import moves as kinds
from games.hayduti.rules.forming import (
    Goal,
    card_goal,
    goals,
    need_of,
    raisable,
    raise_reach,
    stat_goal,
    strength_of,
    ways,
)
from games.hayduti.rules.legal import ability_refusal, acting, moves, slot_refusal
from games.hayduti.rules.reasons import Why
from games.hayduti.rules.state import GroupPlan, Phase, State

_NOT_NOW: Final[Particulars] = (Reason.NOT_NOW, {})
_FORMING: Final = (kinds.Gather, kinds.Group, kinds.Spare, kinds.Back)
"""Moves that need the goal of a group."""


def why(state: State, seat: Seat, move: Move) -> Particulars:
    """Return why a move that `moves` does not list is refused."""
    if state.phase == Phase.FINISHED:
        return Reason.OVER, {}
    if seat not in acting(state):
        return Reason.NOT_YOUR_TURN, {}
    match state.phase:
        case Phase.ACTIONS:
            return _action(state, move) or _NOT_NOW
        case Phase.ENCOUNTER:
            return (Why.NO_HELP_NOW, {"deets": move.deets}) if isinstance(move, kinds.Meet) else _NOT_NOW
        case Phase.FORMING | Phase.BROKEN_GROUP:
            return _goal(state, move) if state.plan is None else _step(state, state.plan, move)
        case Phase.CLEARING | Phase.BROKEN_KEEP | Phase.BROKEN_TAKE:
            return _subset(state, seat, move)
        case Phase.FINAL_CHOICE:
            return (Why.UNKNOWN_STAT, {"stat": move.stat}) if isinstance(move, kinds.Elevate) else _NOT_NOW
        case _:
            assert_never(state.phase)


def _action(state: State, move: Move) -> Particulars | None:
    match move:
        case kinds.Scout() | kinds.Recruit():
            return slot_refusal(state, move)
        case kinds.Risk():
            return Why.DECK_DONE, {}
        case kinds.Pass():
            return Why.ACT_FIRST, {}
        case kinds.Sofroniy():
            return ability_refusal(state, "peek_to_field") or (Why.DECK_DONE, {})
        case kinds.Hadzhi():
            return ability_refusal(state, "remove_zaptie") or slot_refusal(state, move)
        case _:
            return None


def _goal(state: State, move: Move) -> Particulars:
    match move:
        case kinds.Improve(stat):
            if stat not in STATS:
                return Why.UNKNOWN_STAT, {"stat": stat}
            goal = stat_goal(state, stat)
        case kinds.Raise(name):
            if name not in CODES:
                return Why.UNKNOWN_CARD, {"card": name}
            if CODES[name] not in raisable(state):
                return Why.NOT_RAISABLE, {"card": name}
            goal = card_goal(CODES[name], raise_reach(state))
            if isinstance(goal, Goal):  # a card like it is listed instead
                return Why.NOT_ON_OFFER, {"card": name}
        case kinds.Form(goal_name, by, cards):
            return _form(state, goal_name, by, cards)
        case _:
            return (Why.NO_GROUP_BEGUN, {}) if isinstance(move, _FORMING) else _NOT_NOW
    assert not isinstance(goal, Goal)
    return goal


def _form(state: State, goal: str, by: str, cards: Sequence[str]) -> Particulars:
    if goal not in {other.name for other in goals(state)}:
        return _goal(state, kinds.Improve(goal) if goal in STATS else kinds.Raise(goal))
    begun = state.copy()
    begun.plan = GroupPlan("way", goal)
    if all(way.by != by for way in ways(state, goal)):
        return _step(begun, begun.plan, kinds.Gather(by))
    begun.plan = GroupPlan("cards", goal, by)
    return _step(begun, begun.plan, kinds.Group(tuple(cards)))


def _step(state: State, plan: GroupPlan[int], move: Move) -> Particulars:
    """Return why a move is refused after the goal of a group has been chosen."""
    if isinstance(move, kinds.Improve | kinds.Raise | kinds.Form | kinds.Skip):
        return Why.GROUP_BEGUN, {}
    match move, plan.stage:
        case kinds.Gather(by), "way":
            leads = {LIKE[CODES[way.by]] for way in ways(state, plan.goal) if way.by in CODES}
            if by in CODES and LIKE[CODES[by]] in leads:
                return Why.NOT_ON_OFFER, {"card": by}
            return Why.NO_SUCH_WAY, {"by": by}
        case kinds.Group(cards), "cards":
            if wrong := _cards(state, state.active, move, cards):
                return wrong
            return Why.TOO_WEAK, {"strength": strength_of(state, plan, cards).total, "need": need_of(state, plan.goal)}
        case kinds.Group(), "way":
            return Why.GATHER_FIRST, {}
        case kinds.Spare(cards), "spare":
            return _cards(state, state.active, move, cards) or _NOT_NOW
        case _:
            return _NOT_NOW


def _subset(state: State, seat: Seat, move: Move) -> Particulars:
    if not isinstance(move, kinds.Clear | kinds.Keep | kinds.Take):
        return _NOT_NOW
    player = state.players[seat]
    too_many: Particulars = Why.TOO_MANY_STAY, {"limit": player.limit, "least": player.surplus}
    return _cards(state, seat, move, move.cards) or too_many


def _cards(state: State, seat: Seat, move: Move, cards: Sequence[str]) -> Particulars | None:
    """Return the mistake in choosing these cards from the pool of the `Pick` of this kind."""
    picks = [choice for choice in moves(state, seat) if isinstance(choice, Pick) and choice.kind is type(move)]
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
