"""Choices that differ have labels that differ, in every language: nobody makes one move in place of another."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import pytest

from games.core.conformance import Trail
from games.core.contract import Move
from tests.games.conformance import every_table, random_walk, voices

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.contract import AnyGame, Choice, View
    from games.core.options import Options
    from games.core.voice import Voice

EVERY = 4
"""Steps of a table from one look at its labels to the next; each look is in the next language."""
DAILY_STEPS = 240
"""Steps of a table that are played every day; all of them with `--exhaustive`."""


def alike(game: AnyGame, choices: Sequence[Choice], view: View, voice: Voice) -> list[list[Choice]]:
    """Return the choices that share verb and label though they do not do the same."""
    words = game.words
    single = {words.canonical(choice, view): choice for choice in choices if isinstance(choice, Move)}
    found: dict[tuple[str, str], list[Choice]] = {}
    for choice in [*single.values(), *(choice for choice in choices if not isinstance(choice, Move))]:
        found.setdefault((choice.verb, words.label(choice, view, voice)), []).append(choice)
    return [together for together in found.values() if len(together) > 1]


@pytest.mark.parametrize(("game", "options", "seats", "found"), every_table())
def test_choices_that_differ_have_labels_that_differ(
    game: AnyGame, options: Options, seats: int, found: int | None, luck: bytes, pytestconfig: pytest.Config
) -> None:
    del found
    languages = voices(game, seats)
    walk = random_walk(Trail(game, options, seats, luck), luck)
    steps = None if pytestconfig.option.exhaustive else DAILY_STEPS
    for look, trail in enumerate(islice(walk, 0, steps, EVERY)):
        for seat in game.acting(trail.state):
            view, voice = game.view(trail.state, seat), languages[look % len(languages)]
            equal = alike(game, game.moves(trail.state, seat), view, voice)
            assert not equal, f"equal labels in {voice.locale}: {equal}\n\n{trail.code()}"
