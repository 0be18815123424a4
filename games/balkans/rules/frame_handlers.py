"""Maps each kind of frame, and each verb that begins an act, to its rules."""

from collections.abc import Mapping
from typing import Any, Final

from games.balkans.rules import frames
from games.balkans.rules.cards.playing import CARD
from games.balkans.rules.context import MoveContext
from games.balkans.rules.frame_handler import Act, FrameHandler, PartialMove, Question
from games.balkans.rules.moves import March
from games.balkans.rules.public import Phase
from games.balkans.rules.realm.arming import ARMING
from games.balkans.rules.realm.development import DEVELOPMENT
from games.balkans.rules.state import State
from games.balkans.rules.troops.marching import SAIL, army_names, march_pick
from games.balkans.rules.turns.alliances import PROPOSAL
from games.balkans.rules.turns.leaving import SURRENDER
from games.balkans.rules.turns.orders import CONSENT, ORDER
from games.balkans.rules.turns.planning import PLANNING
from games.balkans.rules.turns.razbor import RAZBOR
from games.balkans.rules.turns.setup import KINGDOM_CHOICE, STRATEGIC_START
from games.balkans.rules.turns.turn import TURN, YEAR
from games.balkans.rules.war.aftermath import END, LEAVE, RETREAT, WITHDRAW
from games.balkans.rules.war.battle import LEND, START
from games.balkans.rules.war.clash import BREACH, CLASH
from games.balkans.rules.war.defence import DEFENCE
from games.balkans.rules.war.field_choice import FIELD_CHOICE
from games.balkans.rules.war.losses import LOSSES
from games.balkans.rules.war.offensive import OFFENSIVE
from games.balkans.rules.war.passage import PASSAGE
from games.balkans.rules.war.tactics import DECLARE, PICK, RESULT, SIDE
from games.core.contract import Seat

BATTLE: Final[Mapping[frames.BattleStage, FrameHandler[frames.Battle]]] = {
    "lend": LEND,
    "start": START,
    "declare": DECLARE,
    "pick": PICK,
    "side": SIDE,
    "result": RESULT,
    "retreat": RETREAT,
    "leave": LEAVE,
    "end": END,
    "withdraw": WITHDRAW,
}
"""The stages of a battle in order; stages from "retreat" on may be skipped or repeated."""

_WHOLE: Final[Mapping[type[Any], FrameHandler[Any]]] = {
    frames.KingdomChoice: KINGDOM_CHOICE,
    frames.StrategicStart: STRATEGIC_START,
    frames.Planning: PLANNING,
    frames.Seasons: YEAR,
    frames.Arming: ARMING,
    frames.Passage: PASSAGE,
    frames.FieldChoice: FIELD_CHOICE,
    frames.ConsentChoice: CONSENT,
    frames.Defence: DEFENCE,
    frames.Development: DEVELOPMENT,
    frames.Clash: CLASH,
    frames.Breach: BREACH,
    frames.Losses: LOSSES,
    frames.Proposal: PROPOSAL,
}
"""Frames without stages."""


def handler_of(frame: frames.AnyFrame) -> FrameHandler[Any]:
    """Return the rules for a frame in its current stage."""
    whole = _WHOLE.get(type(frame))
    if whole is not None:
        return whole
    match frame:
        case frames.Turn():
            return TURN[frame.stage]
        case frames.Battle():
            return BATTLE[frame.stage]
        case frames.Offensive():
            return OFFENSIVE[frame.stage]
        case frames.Razbor():
            return RAZBOR[frame.step]
        case _:
            raise AssertionError(f"no rules are known for {frame}")


def phase_of(state: State) -> Phase:
    """Return the phase of a table that is over or has an open question."""
    if not state.frames:
        return Phase.OVER
    phase = handler_of(state.frames[-1]).phase
    assert phase, f"no question is open: {state.frames[-1]}"
    return phase


# ---- acts in progress ----------------------------------------------------------------------------------------------


def _armies_question(state: State, frame: frames.AnyFrame, seat: Seat, draft: PartialMove) -> Question | None:
    first, *answers = draft
    if answers:
        return None
    to = first.removeprefix("choose ")
    return "armies", [march_pick(to, army_names(handler_of(frame).armies(state, frame, seat, to)))]


def _march(context: MoveContext, frame: frames.AnyFrame, seat: Seat, draft: PartialMove) -> bool:
    to = draft[0].removeprefix("choose ")
    handler_of(frame).answer(context, frame, seat, March(to, tuple(draft[1].split(","))))
    return True


ACTS: Final[Mapping[str, Act]] = {
    "order": ORDER,
    "attack": ORDER,
    "with": ORDER,
    "card": CARD,
    "sail": SAIL,
    "voyage": SAIL,
    "surrender": SURRENDER,
    "choose": Act(question=_armies_question, complete=_march),
}
"""The rules for acts, by the verb of the move that begins them."""


def act_of(draft: PartialMove) -> Act:
    """Return the rules for an act in progress."""
    return ACTS[draft[0].partition(" ")[0]]
