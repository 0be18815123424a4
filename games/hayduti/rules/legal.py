"""Who may act, and which moves are legal (RULES 5.3)."""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypeAlias, assert_never

import msgspec

from games.core.contract import Choice, Pick, Seat
from games.core.legality import Particulars
from games.hayduti.data.cards import CARDS, DEETS, FIELD_SIZE, IS_ZAPTIE, NAMES, STATS, names
from games.hayduti.data.file_format import Ability
from games.hayduti.rules import moves as kinds
from games.hayduti.rules.actions import answers
from games.hayduti.rules.forming import goals, need_of, spares, way_of, ways
from games.hayduti.rules.groups import choices_of
from games.hayduti.rules.reasons import Why
from games.hayduti.rules.state import NO_CARD, Phase, State, helper, keeps, losing, taking
from games.hayduti.rules.turns import choosers, clearers

_SCOUTS: Final = tuple(kinds.Scout(place + 1) for place in range(FIELD_SIZE + len(CARDS)))
_RECRUITS: Final = tuple(kinds.Recruit(place + 1) for place in range(FIELD_SIZE + len(CARDS)))
_RISK: Final = kinds.Risk()
_PASS: Final = kinds.Pass()
_BACK: Final = kinds.Back()
_SKIP: Final = kinds.Skip()

Slot: TypeAlias = Literal["empty", "face-down", "revolutionary", "zaptie"]
"""What lies at a position of the field; the last two are face-up."""

_FACE_UP: Final[Sequence[Slot]] = tuple("zaptie" if zaptie else "revolutionary" for zaptie in IS_ZAPTIE)
_SCOUT: Final[Mapping[Slot, Why]] = {
    "empty": Why.NO_SUCH_POSITION,
    "revolutionary": Why.ALREADY_UP,
    "zaptie": Why.ALREADY_UP,
}
"""Why a slot cannot be scouted; so below."""
_RECRUIT: Final[Mapping[Slot, Why]] = {
    "empty": Why.NO_SUCH_POSITION,
    "face-down": Why.STILL_DOWN,
    "zaptie": Why.ZAPTIE_STAYS,
}
_HADZHI: Final[Mapping[Slot, Why]] = {
    "empty": Why.NO_SUCH_POSITION,
    "face-down": Why.NO_ZAPTIE,
    "revolutionary": Why.NO_ZAPTIE,
}
_OWNER: Final = {deets.ability: card for card, deets in enumerate(DEETS) if deets is not None}
"""The card of the deets with each ability."""


def acting(state: State) -> tuple[Seat, ...]:
    """Return the seats that can move now, ascending. In a parallel game all who clear can move at once."""
    match state.phase:
        case Phase.FINISHED:
            return ()
        case Phase.CLEARING:
            return tuple(clearers(state))
        case Phase.BROKEN_TAKE:
            return (taking(state)[0],)
        case _:
            return (state.active,)


def asked(state: State) -> tuple[Seat, ...]:
    """Return the seats the table waits for, ascending. In a clearing these are the seats that have not chosen."""
    return tuple(choosers(state)) if state.phase == Phase.CLEARING else acting(state)


def moves(state: State, seat: Seat) -> Sequence[Choice]:
    """Return the legal moves of a seat, in the order of RULES 5.3.

    The move that takes nothing from a pool comes before the `Pick`.
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
            return _subsets(kinds.Keep, state.mover.hand, 0, keeps(state))
        case Phase.BROKEN_TAKE:
            return _subsets(kinds.Take, losing(state), 0, taking(state)[1])
        case Phase.CLEARING:
            player = state.players[seat]
            return _subsets(kinds.Clear, player.hand, player.surplus, len(player.hand))
        case Phase.FINAL_CHOICE:
            return [kinds.Elevate(stat) for stat in STATS]
        case Phase.FINISHED:
            raise AssertionError(state.phase)  # nobody acts
        case _:
            assert_never(state.phase)


def _subsets(
    kind: type[kinds.Clear | kinds.Keep | kinds.Take | kinds.Spare], cards: Sequence[int], least: int, most: int
) -> list[Choice]:
    nothing: list[Choice] = [kind(())] if least == 0 else []
    return [*nothing, Pick(kind, names(tuple(cards)), max(1, least), min(most, len(cards)))]


def _actions(state: State) -> list[Choice]:
    slots: list[Slot] = [_slot(card, up=up) for card, up in zip(state.field, state.up, strict=True)]
    abilities: list[Choice] = []
    if state.mover.raised:
        if not state.final and not ability_refusal(state, "peek_to_field"):
            abilities.append(kinds.Sofroniy())
        if not ability_refusal(state, "remove_zaptie"):
            abilities += [kinds.Hadzhi(pos) for pos, slot in enumerate(slots, 1) if slot not in _HADZHI]
    actions: list[Choice] = [_SCOUTS[place] for place, slot in enumerate(slots) if slot not in _SCOUT]
    actions += [_RECRUITS[place] for place, slot in enumerate(slots) if slot not in _RECRUIT]
    if not state.final:
        actions.append(_RISK)
    if state.mover.actions_taken or not actions:
        actions.append(_PASS)
    return abilities + actions


def _slot(card: int, *, up: bool) -> Slot:
    return _FACE_UP[card] if up else "empty" if card == NO_CARD else "face-down"


def slot_refusal(state: State, move: kinds.Scout | kinds.Recruit | kinds.Hadzhi) -> Particulars | None:
    """Return why a move cannot be made with what lies at its position, or None if it can."""
    place = move.pos - 1
    slot = _slot(state.field[place], up=state.up[place]) if 0 <= place < len(state.field) else "empty"
    reason = {kinds.Scout: _SCOUT, kinds.Recruit: _RECRUIT, kinds.Hadzhi: _HADZHI}[type(move)].get(slot)
    return (reason, {"pos": move.pos}) if reason else None


def ability_refusal(state: State, ability: Ability) -> Particulars | None:
    """Return why the active player cannot use an ability that precedes the first action, or None if possible."""
    player, card = state.mover, _OWNER[ability]
    if all(raised != card for raised, _ in player.raised):
        reason = Why.NOT_RAISED
    elif helper(state, state.active, ability) is None:
        reason = Why.RAISED_NOW
    elif card in player.used:
        reason = Why.USED_ALREADY
    elif player.actions_taken:
        reason = Why.ACTED_ALREADY
    else:
        return None
    return reason, {"deets": NAMES[card]}


def _forms(state: State, goal: str) -> list[Choice]:
    """Return the groups for a goal, each made in one move."""
    need, listed = need_of(state, goal), list[Choice]()
    for way in ways(state, goal):
        for choice in choices_of(way, need):
            if isinstance(choice, Pick):
                listed.append(msgspec.structs.replace(choice, kind=kinds.Form, fixed=(goal, way.by)))
            else:
                listed.append(kinds.Form(goal, way.by, ()))
    return listed


def _group(state: State) -> list[Choice]:
    plan = state.plan
    if plan is None:
        names_of_goals = [goal.name for goal in goals(state)]
        aims = [kinds.Improve(name) if name in STATS else kinds.Raise(name) for name in names_of_goals]
        return [*(form for name in names_of_goals for form in _forms(state, name)), *aims, _SKIP]
    match plan.stage:
        case "way":
            return [*(kinds.Gather(way.by) for way in ways(state, plan.goal)), _BACK]
        case "cards":
            return [*choices_of(way_of(state, plan), need_of(state, plan.goal)), _BACK]
        case "spare":
            return [*_subsets(kinds.Spare, plan.cards, 0, spares(state)), _BACK]
        case _:
            assert_never(plan.stage)
