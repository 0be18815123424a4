"""Different choices have different labels in every language, so that nobody makes one move in place of another."""

from collections.abc import Sequence

import pytest

from games.check.tables import every_table, localizers, moments, spoken
from games.core.contract import PUBLIC, AnyGame, Choice, Move, View
from games.core.localizer import Localizer
from games.core.options import Options

EVERY = 4
"""Steps of a table from one check of its labels to the next, besides its end; each check is in the next language."""
STEPS_PLAYED = 240
"""Steps that a normal run plays, of several tables if they are short; `--exhaustive` plays on to the end of the last."""


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
    """On the way all that is said fits its place, for whoever may move and for everybody."""
    del found
    languages = localizers(game, seats)
    walk = moments(game, options, seats, rng, STEPS_PLAYED, whole=pytestconfig.option.exhaustive)
    for step, playthrough in enumerate(walk):
        acting, localizer = game.acting(playthrough.state), languages[step // EVERY % len(languages)]
        if step % EVERY and acting:
            continue
        for audience in (PUBLIC, *(acting or range(seats))):
            spoken(playthrough, game.view(playthrough.state, audience), localizer)
        for seat in acting:
            view = game.view(playthrough.state, seat)
            equal = alike(game, game.moves(playthrough.state, seat), view, localizer)
            assert not equal, f"equal labels in {localizer.locale}: {equal}\n\n{playthrough.code()}"
