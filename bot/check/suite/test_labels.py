"""Different choices have different labels in every language, so that nobody makes one move in place of another."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import pytest

from bot.check.tables import every_table, localizers, random_walk
from games.core.conformance import Playthrough
from games.core.contract import Move

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.contract import AnyGame, Choice, View
    from games.core.localizer import Localizer
    from games.core.options import Options

EVERY = 4
"""Steps of a table from one check of its labels to the next; each check is in the next language."""
DAILY_STEPS = 240
"""Steps of a table that a normal run plays; all of them with `--exhaustive`."""


def alike(game: AnyGame, choices: Sequence[Choice], view: View, localizer: Localizer) -> list[list[Choice]]:
    """Return the choices with equal verb and label but different effects."""
    text = game.text
    single = {text.canonical(choice, view): choice for choice in choices if isinstance(choice, Move)}
    found: dict[tuple[str, str], list[Choice]] = {}
    for choice in [*single.values(), *(choice for choice in choices if not isinstance(choice, Move))]:
        found.setdefault((choice.verb, text.words(choice, view, localizer).label), []).append(choice)
    return [together for together in found.values() if len(together) > 1]


@pytest.mark.parametrize(("game", "options", "seats", "found"), every_table())
def test_different_choices_have_different_labels(
    game: AnyGame, options: Options, seats: int, found: int | None, rng: bytes, pytestconfig: pytest.Config
) -> None:
    del found
    languages = localizers(game, seats)
    walk = random_walk(Playthrough(game, options, seats, rng), rng)
    steps = None if pytestconfig.option.exhaustive else DAILY_STEPS
    for look, playthrough in enumerate(islice(walk, 0, steps, EVERY)):
        for seat in game.acting(playthrough.state):
            view, localizer = game.view(playthrough.state, seat), languages[look % len(languages)]
            equal = alike(game, game.moves(playthrough.state, seat), view, localizer)
            assert not equal, f"equal labels in {localizer.locale}: {equal}\n\n{playthrough.code()}"
