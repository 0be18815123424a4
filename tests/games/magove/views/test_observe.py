"""Which question a view asks (RULES 7)."""

import pytest

from games.core.contract import PUBLIC
from games.magove import GAME
from tests.games.magove.picture_cases import games


@pytest.mark.parametrize("seats", GAME.seats)
def test_question_rises_over_a_whole_game_of_open_bids(seats: int) -> None:
    questions = [GAME.view(state, PUBLIC).question for state, _ in games(seats, 7)]
    assert questions == sorted(set(questions))
