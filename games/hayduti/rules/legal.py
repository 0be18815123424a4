"""Who may act, and how (specification 5.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.core.contract import Choice, Pick
from games.hayduti.data.cards import CARDS, FIELD_SIZE, IS_ZAPTIE, STATS, names
from games.hayduti.rules.actions import answers
from games.hayduti.rules.forming import goals, need_of, spares, way_of, ways
from games.hayduti.rules.groups import choices_of
from games.hayduti.rules.moves import (
    Back,
    Clear,
    Elevate,
    Gather,
    Hadzhi,
    Improve,
    Keep,
    Meet,
    Pass,
    Raise,
    Recruit,
    Risk,
    Scout,
    Skip,
    Sofroniy,
    Spare,
    Take,
)
from games.hayduti.rules.state import NO_CARD, helper, losing, taker
from games.hayduti.rules.turns import choosers, clearers

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.contract import Move, Seat
    from games.hayduti.data.sheet import Ability
    from games.hayduti.rules.state import State

_SCOUTS: Final = tuple(Scout(pos) for pos in range(1, FIELD_SIZE + len(CARDS) + 1))
_RECRUITS: Final = tuple(Recruit(pos) for pos in range(1, FIELD_SIZE + len(CARDS) + 1))
_RISK: Final = Risk()
_PASS: Final = Pass()
_BACK: Final = Back()
_SKIP: Final = Skip()


def acting(state: State) -> tuple[Seat, ...]:
    """Return the seats that can move now, ascending: in the clearing of a parallel game all who clear."""
    match state.phase:
        case "finished":
            return ()
        case "clearing":
            return tuple(clearers(state))
        case "broken_take":
            found = taker(state)
            assert found is not None
            return (found[0],)
        case _:
            return (state.active,)


def asked(state: State) -> tuple[Seat, ...]:
    """Return the seats the table waits for, ascending: in the clearing those who have not chosen."""
    return tuple(choosers(state)) if state.phase == "clearing" else acting(state)


def moves(state: State, seat: Seat) -> Sequence[Choice]:
    """Return all that is legal for a seat, in this order.

    Actions: Sofroniy, Hadzhi, scouting, recruiting (each by position), risk, pass. A zaptie: Levski, Ilyo, none. A
    group: stats, cards of the hand, cards of the field, skip; then ways, back; then cards, back; then what to spare,
    back. Where nothing at all may be taken from a pool, that comes before the `Pick`.
    """
    if seat not in acting(state):
        return ()
    match state.phase:
        case "actions":
            return _actions(state)
        case "encounter":
            return [Meet(deets) for deets in (*answers(state), "none")]
        case "broken_group" | "forming":
            return _group(state)
        case "broken_keep":
            found = helper(state, state.active, "keep_when_broken")
            return _some(Keep, state.mover.hand, 0, found[1].keep if found else 0)
        case "broken_take":
            found = taker(state)
            return _some(Take, losing(state), 0, found[1] if found else 0)
        case "clearing":
            player = state.players[seat]
            return _some(Clear, player.hand, max(0, len(player.hand) - player.limit), len(player.hand))
        case "final_choice":
            return [Elevate(stat) for stat in STATS]
        case "finished":
            return ()


def _some(kind: type[Clear | Keep | Take | Spare], cards: Sequence[int], least: int, most: int) -> list[Choice]:
    listed: list[Choice] = [kind(())] if least == 0 else []
    listed.append(Pick(kind, names(tuple(cards)), max(1, least), min(most, len(cards))))
    return listed


def _actions(state: State) -> list[Choice]:
    player, field, up = state.mover, state.field, state.up
    listed: list[Choice] = []
    if not player.actions_taken and player.raised:
        if can_start(state, "peek_to_field") and not state.final:
            listed.append(Sofroniy())
        if can_start(state, "remove_zaptie"):
            listed += [Hadzhi(place + 1) for place, card in enumerate(field) if up[place] and IS_ZAPTIE[card]]
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
    found = helper(state, state.active, ability)
    return found is not None and not state.mover.actions_taken and found[0] not in state.mover.used


def _group(state: State) -> list[Choice]:
    plan = state.plan
    if plan is None:
        open_goals: list[Move] = [Improve(goal) if goal in STATS else Raise(goal) for goal, _, _ in goals(state)]
        return [*open_goals, _SKIP]
    match plan.stage:
        case "way":
            return [*(Gather(way.by) for way in ways(state, plan.goal)), _BACK]
        case "cards":
            return [*choices_of(way_of(state, plan), need_of(state, plan.goal)), _BACK]
        case "spare":
            return [*_some(Spare, plan.cards, 0, spares(state)), _BACK]
