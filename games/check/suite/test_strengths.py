"""Computers of every strength, in every game, finish tables with legal moves that depend on view and seed alone."""

import pytest

from games.check.tables import computers, every_table, localizers, told_at_the_end
from games.core import search
from games.core.chance import SeededChance
from games.core.conformance import Playthrough
from games.core.contract import AnyGame, Move, to_bytes
from games.core.legality import is_legal
from games.core.options import Options
from games.core.strength import Strength, choose

LOOKS = 1
"""Positions of a table at which a normal run asks all seats; `--exhaustive` asks at ten."""
LITTLE = 0.02
"""The budget of a strong computer here."""


@pytest.mark.long(5)
@pytest.mark.parametrize(("game", "options", "seats", "found"), every_table())
def test_computers_finish_and_equal_views_give_equal_moves(
    game: AnyGame,
    options: Options,
    seats: int,
    seed: bytes,
    pytestconfig: pytest.Config,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Computers at every seat play the table to its end, and the winners are named.

    On the way a computer of any strength makes a legal move, and the same one if everything hidden from it is dealt
    again.
    """
    monkeypatch.setattr(search, "FEWEST_PLAYOUTS", 0)  # a strong computer has to search, however little
    playthrough = Playthrough(game, options, seats, seed)
    moments = [(game.copy(playthrough.state), len(playthrough.moves)) for _ in computers(playthrough)]
    assert game.outcome(playthrough.state) is not None
    assert [
        localizer.locale for localizer in localizers(game, seats) if not told_at_the_end(playthrough, localizer)
    ] == []
    step = max(1, len(moments) // (10 if pytestconfig.option.exhaustive else LOOKS))
    for state, number in moments[seed[0] % step : -1 : step]:
        for seat in game.acting(state):
            view, choices = game.view(state, seat), game.moves(state, seat)
            other = game.determinize(view, SeededChance(seed, number))
            before = to_bytes(state)
            for strength in Strength:
                chosen = _chosen(game, state, seat, strength, seed)
                assert is_legal(chosen, choices), f"{strength}: {chosen}"
                assert chosen == _chosen(game, other, seat, strength, seed), f"{strength} knows what it cannot see"
            assert to_bytes(state) == before


def _chosen(game: AnyGame, state: object, seat: int, strength: Strength, seed: bytes) -> Move:
    return choose(game, game.view(state, seat), game.moves(state, seat), SeededChance(seed, 9), strength, LITTLE)
