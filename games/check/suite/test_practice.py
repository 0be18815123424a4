"""The lesson by which a game is learnt can be dealt, ends, and has something to tell at its end."""

import pytest

from games.check.games import checked
from games.check.tables import LONGEST_TABLE
from games.core.chance import SeededChance
from games.core.conformance import Playthrough
from games.core.contract import PUBLIC
from games.core.news import heard
from games.core.options import preset
from games.core.random_moves import random_move

GAMES = checked()


@pytest.mark.parametrize("key", GAMES)
def test_the_lesson_can_be_dealt(key: str) -> None:
    game, practice = GAMES[key], GAMES[key].practice
    assert practice.preset in game.Options.presets, f"Game.practice names {practice.preset!r}, which is no preset"
    numbers = game.numbers(preset(game.Options, practice.preset))
    assert (practice.seats or numbers[0]) in numbers, f"{practice.seats} cannot play the lesson: {numbers} can"


@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if game.practice.over is not None])
def test_the_lesson_ends_however_it_is_played(key: str, rng: bytes) -> None:
    """With everybody playing at random; what may be learnt is looked for at the end, when two things are told."""
    game, practice = GAMES[key], GAMES[key].practice
    options = preset(game.Options, practice.preset)
    playthrough = Playthrough(game, options, practice.seats or game.numbers(options)[0], rng)
    events, chance = list(heard(playthrough.events, PUBLIC)), SeededChance(rng, LONGEST_TABLE)
    view = game.view(playthrough.state, PUBLIC)
    assert practice.over is not None
    while (acting := game.acting(playthrough.state)) and not practice.over(events, view, 0):
        assert len(playthrough.moves) < LONGEST_TABLE, "Practice.over is never true"
        seat = next((seat for seat in view.asked if seat in acting), acting[0])
        seen, choices = game.view(playthrough.state, seat), game.moves(playthrough.state, seat)
        events += heard(playthrough.play(seat, random_move(seen, choices, chance)), PUBLIC)
        view = game.view(playthrough.state, PUBLIC)
    assert len(practice.learnt) > 1, "two things learnt are told at the end: name more in Practice.learnt"
    for happened in practice.learnt.values():
        assert isinstance(happened(events, view, 0), bool)
