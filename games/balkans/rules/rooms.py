"""Which rules deal with which affair: for each kind of frame its phase, whom it asks, what they may do, and how.

`Room.advance` goes on with the affair and returns whether a question is open; the rest is asked only then.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from games.balkans.rules import (
    aftermath,
    battle,
    casualties,
    clash,
    development,
    economy,
    offensive,
    razbor,
    setup,
    turns,
)
from games.balkans.rules.cards import card_moves
from games.balkans.rules.frames import (
    AnyFrame,
    Arming,
    Battle,
    Breach,
    Clash,
    ConsentChoice,
    Defence,
    Development,
    FieldChoice,
    Frame,
    KingdomChoice,
    Losses,
    Offensive,
    Passage,
    Planning,
    Proposal,
    Razbor,
    Seasons,
    StrategicStart,
    Turn,
)
from games.balkans.rules.moves import Count, Fight, Hand, Keep, Kingdom, Pass, Tactic
from games.balkans.rules.public import Phase
from games.balkans.rules.run import Run
from games.balkans.rules.state import State
from games.core.contract import Choice, Move, Seat


class Room(msgspec.Struct, frozen=True):
    """The rules for one kind of frame. `phase` is a name, or tells it from the frame."""

    phase: Phase | Callable[[Any], Phase]
    advance: Callable[[Run, Any], bool]
    asked: Callable[[State, Any], tuple[Seat, ...]]
    moves: Callable[[State, Any, Seat], list[Choice]]
    act: Callable[[Run, Any, Seat, Move], None]


def _waits(_run: Run, _frame: Any) -> bool:
    return True


def _by_seat(_state: State, frame: Any) -> tuple[Seat, ...]:
    return (frame.seat,)


def _never_asked(_state: State, _frame: Any) -> tuple[Seat, ...]:
    raise AssertionError("this affair asks nothing")


def _no_moves(_state: State, _frame: Any, _seat: Seat) -> list[Choice]:
    raise AssertionError("this affair asks nothing")


def _no_act(_run: Run, _frame: Any, _seat: Seat, _move: Move) -> None:
    raise AssertionError("this affair asks nothing")


# ---- battles -------------------------------------------------------------------------------------------------------

_BATTLE_ADVANCE: Final = {
    "lend": battle.lend,
    "start": battle.start,
    "declare": battle.declare,
    "pick": battle.pick,
    "side": battle.choose_side,
    "result": battle.settle_result,
    "retreat": aftermath.retreat,
    "leave": aftermath.leave,
    "end": aftermath.end,
    "withdraw": aftermath.withdraw,
}
_BATTLE_PHASES: Final[dict[str, Phase]] = {
    "lend": "battle_lend",
    "start": "battle_start",
    "declare": "battle_declare",
    "pick": "battle_pick",
    "side": "battle_side_tactic",
    "retreat": "battle_retreat",
    "leave": "battle_withdraw",
    "end": "battle_end",
    "withdraw": "battle_withdraw",
}


def _advance_battle(run: Run, frame: Battle) -> bool:
    return _BATTLE_ADVANCE[frame.stage](run, frame)


def _battle_asked(state: State, frame: Battle) -> tuple[Seat, ...]:
    match frame.stage:
        case "lend":
            return (battle.lenders(state, frame)[0],)
        case "pick":
            return battle.choosers(state, frame)
        case "side":
            undecided = battle.undecided(frame)
            assert undecided
            return (frame.leaders[undecided == "defenders"],)
        case _:
            return frame.queue[:1]


def _battle_moves(state: State, frame: Battle, seat: Seat) -> list[Choice]:
    match frame.stage:
        case "lend":
            return battle.lend_moves(state, frame, seat)
        case "start" | "end":
            return [*card_moves(state, seat, f"battle_{frame.stage}"), Pass()]
        case "declare":
            return battle.declare_moves(state, frame, seat)
        case "pick":
            return battle.pick_moves(state, frame, seat)
        case "side":
            return battle.side_moves(frame)
        case "retreat":
            return aftermath.retreat_moves()
        case _:
            return aftermath.withdraw_moves(state, frame, seat)


def _battle_act(run: Run, frame: Battle, seat: Seat, move: Move) -> None:
    match frame.stage:
        case "lend":
            battle.lend_act(run, frame, seat, move)
        case "start" | "end":
            battle.pass_card(run, frame, seat)
        case "declare":
            battle.declared(run, frame, "hand" if isinstance(move, Hand) else "draw")
        case "pick":
            assert isinstance(move, Tactic)
            battle.pick_act(run, frame, seat, move.card)
        case "side":
            assert isinstance(move, Count)
            battle.side_act(run, frame, move.seat)
        case "retreat":
            aftermath.retreat_act(run, frame, seat, move)
        case _:
            aftermath.withdraw_act(run, frame, seat, move)


# ---- small adapters ------------------------------------------------------------------------------------------------


def _choose_kingdom(run: Run, _frame: Any, seat: Seat, move: Move) -> None:
    assert isinstance(move, Kingdom)
    setup.choose(run, seat, move.kingdom)


def _keep(run: Run, frame: StrategicStart, seat: Seat, move: Move) -> None:
    assert isinstance(move, Keep)
    setup.start_act(run, frame, seat, move.cards)


def _fight(run: Run, frame: Clash, _seat: Seat, move: Move) -> None:
    assert isinstance(move, Fight)
    clash.fight(run, frame, move.place)


def _turn_phase(frame: Turn) -> Phase:
    return "turn" if frame.stage == "open" else "turn_close"


def _offensive_phase(frame: Offensive) -> Phase:
    phases: dict[str, Phase] = {
        "aggression": "off_aggression",
        "fleets": "off_fleets",
        "armies": "off_armies",
        "reaction": "off_reaction",
    }
    return phases[frame.stage]


def _offensive_moves(state: State, frame: Offensive, seat: Seat) -> list[Choice]:
    cards = card_moves(state, seat, "attacked") if frame.stage == "reaction" else []
    return [*cards, *offensive.moves(state, frame, seat)]


def _battle_phase(frame: Battle) -> Phase:
    return _BATTLE_PHASES[frame.stage]


def _razbor_phase(frame: Razbor) -> Phase:
    return "razbor_diplomacy" if frame.step == 2 else "razbor_cards"


ROOMS: Final[dict[type[Frame], Room]] = {
    KingdomChoice: Room(
        "choose_kingdom",
        setup.advance_choice,
        lambda state, _: (setup.chooser(state),),
        lambda state, _frame, _seat: setup.choice_moves(state),
        _choose_kingdom,
    ),
    StrategicStart: Room(
        "strategic_start",
        setup.advance_start,
        setup.start_asked,
        lambda state, _, seat: setup.start_moves(state, seat),
        _keep,
    ),
    Planning: Room(
        "planning",
        setup.advance_planning,
        setup.plan_asked,
        lambda state, _frame, _seat: setup.plan_moves(state),
        setup.plan_act,
    ),
    Seasons: Room("turn", turns.advance_seasons, _never_asked, _no_moves, _no_act),
    Turn: Room(_turn_phase, turns.advance_turn, _by_seat, turns.moves, turns.act),
    Arming: Room(
        "arming",
        economy.advance,
        _by_seat,
        lambda state, frame, _: economy.moves(state, frame),
        lambda run, frame, _, move: economy.act(run, frame, move),
    ),
    Offensive: Room(_offensive_phase, offensive.advance, offensive.asked, _offensive_moves, offensive.act),
    Passage: Room(
        "strait_permission",
        _waits,
        lambda _, frame: (frame.owner,),
        lambda _state, _frame, _seat: offensive.passage_moves(),
        lambda run, frame, _, move: offensive.passage_act(run, frame, move),
    ),
    FieldChoice: Room(
        "battle_choice",
        _waits,
        _by_seat,
        lambda _state, _frame, _seat: offensive.field_moves(),
        offensive.field_act,
    ),
    ConsentChoice: Room(
        "ally_consent", _waits, _by_seat, lambda _state, _frame, _seat: development.consent_moves(), _no_act
    ),
    Defence: Room(
        "defence_moves",
        development.advance_defence,
        _by_seat,
        lambda state, frame, _: development.defence_moves(state, frame),
        lambda run, frame, _, move: development.defence_act(run, frame, move),
    ),
    Development: Room(
        "development",
        development.advance_development,
        _by_seat,
        lambda state, frame, _: development.development_moves(state, frame),
        lambda run, frame, _, move: development.development_act(run, frame, move),
    ),
    Clash: Room(
        "choose_battle",
        clash.advance,
        _by_seat,
        lambda state, frame, _: clash.moves(state, frame),
        _fight,
    ),
    Breach: Room("choose_battle", clash.advance_breach, _never_asked, _no_moves, _no_act),
    Losses: Room("battle_losses", casualties.advance, casualties.asked, casualties.moves, casualties.act),
    Battle: Room(_battle_phase, _advance_battle, _battle_asked, _battle_moves, _battle_act),
    Razbor: Room(
        _razbor_phase,
        razbor.advance,
        lambda _, frame: razbor.asked(frame),
        razbor.moves,
        razbor.act,
    ),
    Proposal: Room(
        "alliance_answer",
        razbor.advance_proposal,
        lambda _, frame: razbor.awaited(frame),
        lambda _state, _frame, _seat: razbor.proposal_moves(),
        razbor.proposal_act,
    ),
}


def room_of(frame: AnyFrame) -> Room:
    """Return the rules for a frame."""
    return ROOMS[type(frame)]


def phase_of(state: State) -> Phase:
    """Return the phase that the table is in."""
    if not state.frames:
        return "over"
    frame = state.frames[-1]
    phase = room_of(frame).phase
    return phase(frame) if callable(phase) else phase
