"""Who may act, and how (RULES 5.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from games.core.contract import Choice, Pick
from games.hayduti.data.cards import CARDS, FIELD_SIZE, IS_ZAPTIE, STATS, names
from games.hayduti.rules import moves as kinds
from games.hayduti.rules.actions import answers
from games.hayduti.rules.forming import goals, need_of, spares, way_of, ways
from games.hayduti.rules.groups import choices_of
from games.hayduti.rules.state import NO_CARD, Phase, helper, keeps, losing, taker
from games.hayduti.rules.turns import choosers, clearers

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.contract import Move, Seat
    from games.hayduti.data.file_format import Ability
    from games.hayduti.rules.state import State

_SCOUTS: Final = tuple(kinds.Scout(place + 1) for place in range(FIELD_SIZE + len(CARDS)))
_RECRUITS: Final = tuple(kinds.Recruit(place + 1) for place in range(FIELD_SIZE + len(CARDS)))
_RISK: Final = kinds.Risk()
_PASS: Final = kinds.Pass()
_BACK: Final = kinds.Back()
_SKIP: Final = kinds.Skip()


def acting(state: State) -> tuple[Seat, ...]:
    """Return the seats that can move now, ascending: in the clearing of a parallel game all who clear."""
    match state.phase:
        case Phase.FINISHED:
            return ()
        case Phase.CLEARING:
            return tuple(clearers(state))
        case Phase.BROKEN_TAKE:
            found = taker(state)
            assert found is not None
            return (found[0],)
        case _:
            return (state.active,)


def asked(state: State) -> tuple[Seat, ...]:
    """Return the seats the table waits for, ascending: in the clearing those who have not chosen."""
    return tuple(choosers(state)) if state.phase == Phase.CLEARING else acting(state)


def moves(state: State, seat: Seat) -> Sequence[Choice]:
    """Return all that is legal for a seat, in the order of RULES 5.3.

    Where nothing at all may be taken from a pool, that comes before the `Pick`.
    """
    if seat not in acting(state):
        return ()
    match state.phase:
        case Phase.ACTIONS:
            return _actions(state)
        case Phase.ENCOUNTER:
            return [kinds.Meet(deets) for deets in (*answers(state), "none")]
        case Phase.BROKEN_GROUP | Phase.FORMING:
            return _group(state)
        case Phase.BROKEN_KEEP:
            return _some(kinds.Keep, state.mover.hand, 0, keeps(state))
        case Phase.BROKEN_TAKE:
            found = taker(state)
            assert found is not None
            return _some(kinds.Take, losing(state), 0, found[1])
        case Phase.CLEARING:
            player = state.players[seat]
            return _some(kinds.Clear, player.hand, player.surplus, len(player.hand))
        case Phase.FINAL_CHOICE:
            return [kinds.Elevate(stat) for stat in STATS]
        case Phase.FINISHED:
            raise AssertionError(state.phase)  # nobody acts
        case _:
            assert_never(state.phase)


def _some(
    kind: type[kinds.Clear | kinds.Keep | kinds.Take | kinds.Spare], cards: Sequence[int], least: int, most: int
) -> list[Choice]:
    listed: list[Choice] = [kind(())] if least == 0 else []
    listed.append(Pick(kind, names(tuple(cards)), max(1, least), min(most, len(cards))))
    return listed


def _actions(state: State) -> list[Choice]:
    player, field, up = state.mover, state.field, state.up
    listed: list[Choice] = []
    if player.raised:
        if can_start(state, "peek_to_field") and not state.final:
            listed.append(kinds.Sofroniy())
        if can_start(state, "remove_zaptie"):
            listed += [kinds.Hadzhi(place + 1) for place, card in enumerate(field) if up[place] and IS_ZAPTIE[card]]
    real = len(listed)
    if player.actions_left:
        listed += [_SCOUTS[place] for place, card in enumerate(field) if not up[place] and card != NO_CARD]
        listed += [_RECRUITS[place] for place, card in enumerate(field) if up[place] and not IS_ZAPTIE[card]]
        if not state.final:
            listed.append(_RISK)
    if player.actions_taken or len(listed) == real:
        listed.append(_PASS)
    return listed


def can_start(state: State, ability: Ability) -> bool:
    """Return whether the active player may still use this ability before the first action."""
    player = state.mover
    found = None if player.actions_taken else helper(state, state.active, ability)
    return found is not None and found[0] not in player.used


def _group(state: State) -> list[Choice]:
    plan = state.plan
    if plan is None:
        named = [goal.name for goal in goals(state)]
        open_goals: list[Move] = [kinds.Improve(name) if name in STATS else kinds.Raise(name) for name in named]
        return [*open_goals, _SKIP]
    match plan.stage:
        case "way":
            return [*(kinds.Gather(way.by) for way in ways(state, plan.goal)), _BACK]
        case "cards":
            return [*choices_of(way_of(state, plan), need_of(state, plan.goal)), _BACK]
        case "spare":
            return [*_some(kinds.Spare, plan.cards, 0, spares(state)), _BACK]
        case _:
            assert_never(plan.stage)
