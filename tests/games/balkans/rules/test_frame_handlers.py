"""Every kind of frame has rules for each of its stages, and every phase can occur."""

from typing import get_args

import msgspec
import pytest

from games.balkans.rules import moves
from games.balkans.rules.frame_handlers import ACTS, BATTLE, handler_of
from games.balkans.rules.frames import (
    AnyFrame,
    Battle,
    BattleStage,
    Frame,
    Offensive,
    OffensiveStage,
    Razbor,
    Turn,
    TurnStage,
)
from games.balkans.rules.moves import VOCABULARY
from games.balkans.rules.public import Phase
from games.balkans.rules.turns.razbor import RAZBOR
from games.balkans.rules.turns.turn import TURN
from games.balkans.rules.war.offensive import OFFENSIVE
from games.core.contract import Move

STAGED = {Battle, Offensive, Turn, Razbor}


def blank(kind):
    """Return a frame of this kind that says nothing."""
    return kind(**{field.name: 0 for field in msgspec.structs.fields(kind) if field.required})


def handlers():
    """Return the rules of all frames in all stages."""
    whole = [handler_of(blank(kind)) for kind in get_args(AnyFrame) if kind not in STAGED]
    return [*whole, *BATTLE.values(), *OFFENSIVE.values(), *TURN.values(), *RAZBOR.values()]


def test_every_frame_and_stage_has_rules():
    assert set(get_args(AnyFrame)) == set(Frame.__subclasses__())
    assert set(BATTLE) == set(get_args(BattleStage))
    assert set(OFFENSIVE) == set(get_args(OffensiveStage))
    assert set(TURN) == set(get_args(TurnStage))
    assert list(RAZBOR) == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert len(handlers()) == len(get_args(AnyFrame)) - len(STAGED) + 10 + 9 + 3 + 9


def test_every_phase_belongs_to_a_frame_handler():
    """The phases are those of the frames, and that the table is over."""
    assert {handler.phase for handler in handlers()} - {None} == set(Phase) - {"over"}


@pytest.mark.parametrize(
    ("what", "phases"),
    [
        ("together", {"strategic_start", "planning", "battle_pick", "battle_losses", "alliance_answer"}),
        ("may_surrender", {"planning", "turn", "turn_close", "razbor_diplomacy", "razbor_cards"}),
    ],
)
def test_what_phases_allow(what, phases):
    """Several answer at once, or anybody may give up, in these phases and no others."""
    assert {handler.phase for handler in handlers() if getattr(handler, what)} == phases


def test_every_move_is_in_the_vocabulary():
    """All kinds of moves are listed; what is begun is among them."""
    assert set(VOCABULARY) == {kind for kind in Move.__subclasses__() if kind.__module__ == moves.__name__}
    assert set(ACTS) <= {kind.verb for kind in VOCABULARY}
