"""Playing and listing agree on what is legal; the transcript has each reason for a refusal."""

import pytest

from games.core.contract import IllegalMove, Move
from games.magove import GAME
from games.magove.data.cards import RACES, SUIT_PLAYED
from games.magove.rules.moves import Bid, ChooseTrump, Play
from games.magove.rules.state import State
from tests.games.magove.picture_cases import TABLES, games
from tests.games.magove.positions import CHANCE
from tests.games.tables import daily


@pytest.mark.parametrize("number", daily(len(TABLES), 2))
def test_exactly_the_listed_moves_are_legal(number: int) -> None:
    """Playing and listing agree on every move there is, at any seat and moment (RULES 5)."""
    everything = [*(ChooseTrump(race) for race in RACES), *map(Bid, range(-1, 22)), *map(Play, SUIT_PLAYED)]
    for step, (state, _) in enumerate(games(**TABLES[number])):
        for seat in range(len(state.won)) if step % 9 == 0 else ():
            listed = GAME.moves(state, seat)
            gone = [move for move in everything if goes(GAME.copy(state), seat, move)]
            assert gone == [move for move in everything if move in listed]
            assert len(gone) == len(listed)


def goes(state: State, seat: int, move: Move) -> bool:
    try:
        GAME.play(state, seat, move, CHANCE)
    except IllegalMove:
        return False
    return True
