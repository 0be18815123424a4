"""Computers of every strength, in every game: legal moves, made from the view and its luck alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from games.core import search
from games.core.chance import SeededChance
from games.core.conformance import Trail
from games.core.contract import Move, to_bytes
from games.core.legality import is_legal
from games.core.strength import Strength, choose
from tests.conftest import luck_of
from tests.games.conformance import computers, every_table

if TYPE_CHECKING:
    from games.core.contract import AnyGame
    from games.core.options import Options

LOOKS = 5
"""How many moments of a table are looked at."""
LITTLE = 0.02
"""The effort of a strong computer here."""


@pytest.mark.long(5)
@pytest.mark.parametrize(("game", "options", "seats", "found"), every_table())
def test_equal_views_give_equal_moves_whatever_is_true(
    game: AnyGame,
    options: Options,
    seats: int,
    found: int | None,
    luck: bytes,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A computer of any strength makes a legal move, and the same one if all it cannot see is dealt anew."""
    monkeypatch.setattr(search, "MEAGRE", 0)  # it is to search, however little
    seed = luck if found is None else luck_of(found)
    moments = [
        (trail.game.copy(trail.state), len(trail.moves)) for trail in computers(Trail(game, options, seats, seed))
    ]
    step = max(1, len(moments) // LOOKS)
    for state, number in moments[seed[0] % step : -1 : step]:
        for seat in game.acting(state):
            view, choices = game.view(state, seat), game.moves(state, seat)
            other = game.imagine(view, SeededChance(seed, number))
            before = to_bytes(state)
            for strength in Strength:
                chosen = _chosen(game, state, seat, strength, seed)
                assert is_legal(chosen, choices), f"{strength}: {chosen}"
                assert chosen == _chosen(game, other, seat, strength, seed), f"{strength} knows what it cannot see"
            assert to_bytes(state) == before


def _chosen(game: AnyGame, state: object, seat: int, strength: Strength, seed: bytes) -> Move:
    return choose(game, game.view(state, seat), game.moves(state, seat), SeededChance(seed, 9), strength, LITTLE)
