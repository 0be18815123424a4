"""Computers of every strength, in every game: they finish, by legal moves, made from the view and its luck alone."""

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
from tests.games.conformance import computers, every_table, told_at_the_end, voices

if TYPE_CHECKING:
    from games.core.contract import AnyGame
    from games.core.options import Options

LOOKS = 1
"""At how many moments of a table all seats are asked every day; `--exhaustive` asks at ten."""
LITTLE = 0.02
"""The effort of a strong computer here."""


@pytest.mark.long(5)
@pytest.mark.parametrize(("game", "options", "seats", "found"), every_table())
def test_computers_finish_and_equal_views_give_equal_moves_whatever_is_true(
    game: AnyGame,
    options: Options,
    seats: int,
    found: int | None,
    luck: bytes,
    pytestconfig: pytest.Config,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Computers at every seat bring the table to its end, and hear who has won.

    On the way a computer of any strength makes a legal move, and the same one if all it cannot see is dealt anew.
    """
    monkeypatch.setattr(search, "MEAGRE", 0)  # strong ones are to search, however little
    seed = luck if found is None else luck_of(found)
    trail = Trail(game, options, seats, seed)
    moments = [(game.copy(trail.state), len(trail.moves)) for _ in computers(trail)]
    assert game.outcome(trail.state) is not None
    assert [voice.locale for voice in voices(game, seats) if not told_at_the_end(trail, voice)] == []
    step = max(1, len(moments) // (10 if pytestconfig.option.exhaustive else LOOKS))
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
