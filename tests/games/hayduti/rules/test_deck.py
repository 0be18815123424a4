"""The deck, its rotations, the refill, set-up and hidden discards (RULES 4, 5.1 and 7.3)."""

import pytest

from games.core.chance import SeededChance
from games.hayduti import GAME
from games.hayduti.data.cards import GOLD, SILVER
from games.hayduti.rules.events import (
    FinalRotation,
    GameOver,
    GameStarted,
    RiskyNothing,
    SofroniyTurned,
    TurnStarted,
)
from games.hayduti.rules.options import HaydutiOptions
from tests.games.hayduti.positions import at, hand, play, table, verbs


def test_h_37_risk_on_the_last_empty_deck():
    """It draws nothing, costs the action, and makes this the last turn, which is played to its end."""
    state = table("n2g n2r", deck_size=0, rotations_done=1)
    events = play(state, "0 risk")
    assert events == [FinalRotation(), RiskyNothing(0)]
    assert (state.phase, state.mover.actions_left, state.final) == ("actions", 3, True)
    assert "risk" not in verbs(state)
    events = play(state, "0 risk ✗ deck-done\n0 pass\n0 clear\n0 improve nabor\n0 group n2g n2r")
    assert isinstance(events[-1], GameOver)
    assert (state.phase, state.players[0].stats[0]) == ("finished", 5)


@pytest.mark.parametrize("seats", range(2, 7))
def test_setup(seats):
    """Sixteen cards face-down, silver used, gold aside (used with two), the others in the deck (rulebook)."""
    state, events = GAME.deal(HaydutiOptions(random_first=False), seats, SeededChance(bytes(32), 0))
    assert (state.first, state.active, len(state.field), any(state.up)) == (0, 0, 16, False)
    assert len(state.deck) == 68
    assert state.used == ([*SILVER, *GOLD] if seats == 2 else list(SILVER))
    assert state.gold_aside == ([] if seats == 2 else list(GOLD))
    assert [player.stats for player in state.players] == [[4, 4, 4]] * seats
    assert not any(player.exposed or player.hand or player.raised for player in state.players)
    assert (state.turn, state.rotations_done, state.question) == (1, 0, 0)
    assert not state.final
    assert not state.failed
    assert state.steps == [0] * seats
    assert events == [GameStarted(tuple(range(seats)), (0,) * seats), TurnStarted(0, 4)]


def test_h_52_sofroniy_on_the_last_empty_deck():
    """He shows nothing and makes this the last turn, which goes on with all its actions."""
    state = table("n2g", raised={0: "sofroniy"}, deck_size=0, rotations_done=1)
    assert play(state, "0 sofroniy") == [FinalRotation(), SofroniyTurned(0, 0, None)]
    assert (state.final, state.mover.actions_left, len(state.field)) == (True, 4, 16)
    play(state, "0 risk ✗ deck-done\n0 sofroniy ✗ used-already\n0 scout 1\n0 pass")
    assert hand(state) == "n2g"


def test_what_stays_beside_the_field_keeps_its_order():
    """The first beside it fills the gap, the others close up behind one another, their faces as they were."""
    state = table(up="n2g@17 n2r@18 n2y@20", down="n2u@19", empty=[3], seats=2)
    play(state, "0 scout 1\n0 pass")
    assert [at(state, pos) for pos in (3, 17, 18, 19)] == ["n2g", "n2r", "(n2u)", "n2y"]
    assert len(state.field) == 19
