"""Search: the candidates, the end of play-outs, and the value of a position."""

import pytest

from games.carcassonne import GAME
from games.carcassonne.computer import search
from games.carcassonne.rules.moves import Place
from games.carcassonne.rules.options import CarcassonneOptions
from games.core.chance import QuickChance, SeededChance
from games.core.conformance import Playthrough
from games.core.legality import single_moves
from tests.games.carcassonne.positions import CHANCE, position, scoring


def compared(state):
    seat = state.actor
    return search.candidates(GAME.view(state, seat), GAME.moves(state, seat), CHANCE, 1.0)


def heuristic_move(state):
    return GAME.heuristic(GAME.view(state, state.actor), GAME.moves(state, state.actor), CHANCE)


def test_the_best_placements_are_compared() -> None:
    """Six of them, the heuristic's first; then every use of a meeple."""
    state, _ = GAME.deal(CarcassonneOptions(), 2, SeededChance(bytes(32), 0))
    for _ in range(12):
        found, moves = compared(state), single_moves(GAME.moves(state, state.actor))
        assert found[0] == heuristic_move(state)
        assert len(set(found)) == len(found) == min(len(moves), search.PLACEMENTS)
        assert set(found) <= set(moves)
        GAME.play(state, state.actor, found[0], CHANCE)


def test_awards_are_left_to_the_heuristic() -> None:
    """Where a robber's prey lands is no matter of tiles to come."""
    state = position(figures="R 10, B 3, Y 4", robbers="B@10")
    scoring(state, "R road 3, R city 8")
    assert list(compared(state)) == [heuristic_move(state)]


@pytest.mark.parametrize("seats", [2, 4])
def test_playing_on_lays_further_tiles(seats: int) -> None:
    """A play-out ends before the tile that comes after those, with the one that was compared before them."""
    playthrough, rng = Playthrough(GAME, CarcassonneOptions(), seats, bytes(32)), QuickChance(1)
    state = playthrough.state
    stops, laid = search.after(search.TILES)(GAME.view(state, state.actor)), len(state.board.faces)
    GAME.play(state, state.actor, compared(state)[0], rng)
    while not stops(state):
        GAME.play(state, state.actor, search.policy(state, state.actor, rng), rng)
    assert len(state.board.faces) == laid + 1 + search.TILES
    assert isinstance(heuristic_move(state), Place)


def test_a_position_is_worth_points_meeples_and_hopes() -> None:
    """A point, a meeple at home and a city begun each count for their seat and against the other."""
    plain = search.value(position(seats=2, stack="U V " * 9))
    scored = position(seats=2, stack="U V " * 9)
    scored.sheet[0] += 1
    poorer = position(seats=2, stack="U V " * 9)
    poorer.supply[0] -= 1
    hopeful = position("M@0,-1 2 R:c1", seats=2, stack="U V " * 9)
    hopeful.supply[0] = 7
    assert plain[0] == plain[1]
    assert search.value(scored)[0] > plain[0] > search.value(poorer)[0]
    assert search.value(scored)[1] < plain[1]
    assert search.value(hopeful)[0] > plain[0]


def test_who_has_won_is_ahead() -> None:
    """At the end points alone count."""
    state, _ = GAME.deal(CarcassonneOptions(), 2, SeededChance(bytes(32), 0))
    rng = QuickChance(1)
    while GAME.acting(state):
        GAME.play(state, state.actor, search.policy(state, state.actor, rng), rng)
    scores, values = GAME.outcome(state).scores, search.value(state)
    assert (values[0] > values[1]) == (scores[0] > scores[1])
    assert values[0] - values[1] == pytest.approx(2 * (scores[0] - scores[1]) / search.SCALE)


def test_play_is_by_the_same_moves() -> None:
    """Playing on makes legal moves to the end of a table with robbers and messages too."""
    state, _ = GAME.deal(CarcassonneOptions(robbers=True, messages=True), 3, SeededChance(bytes(32), 0))
    rng = QuickChance(2)
    while GAME.acting(state):
        GAME.play(state, state.actor, search.policy(state, state.actor, rng), rng)
    assert GAME.outcome(state) is not None
