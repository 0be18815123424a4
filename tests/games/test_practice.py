"""What beginners are offered in each game: a short practice game, and one preset to start with."""

from __future__ import annotations

import pytest

from games.core.catalogue import find_games
from games.core.chance import SeededChance
from games.core.options import preset, presets_in_order

GAMES = find_games()
MOST = 60
"""Decisions after which a practice game has ended: it takes some minutes."""


@pytest.mark.parametrize("key", GAMES)
def test_a_practice_game_is_short(key: str) -> None:
    game = GAMES[key]
    options, seats = preset(game.Options, game.practice.preset), min(game.seats)
    options.check(seats)
    for seed in range(3):
        chance = SeededChance(bytes([seed]) * 32, 0)
        state, _ = game.deal(options, seats, chance)
        decided = 0
        while (acting := game.acting(state)) and not (game.practice.decisions and decided >= game.practice.decisions):
            view, choices = game.view(state, acting[0]), game.moves(state, acting[0])
            decided += acting[0] == 0
            game.play(state, acting[0], game.heuristic(view, choices, chance), chance)
        assert 0 < decided <= MOST


@pytest.mark.parametrize("key", GAMES)
def test_the_preset_for_a_first_game_is_listed_first(key: str) -> None:
    kind = GAMES[key].Options
    first, *others = presets_in_order(kind)
    assert first == kind.first_game
    assert {first, *others} == set(kind.presets)
