"""Every legal move of every game can be typed: it is played if it alone fits, and asked about if others do."""

from itertools import islice
from typing import Any

import pytest

from bot.presentation.choices import ChoiceMenu
from bot.presentation.typed_moves import complete, typed_moves
from bot.tables.state.table import SeatView
from games.check.tables import every_table, localizers, random_walk
from games.core.chance import SeededChance
from games.core.conformance import Playthrough, sample
from games.core.contract import AnyGame, Choice, Move
from games.core.options import Options

EVERY = 8
"""Steps of a table from one check to the next."""
DAILY_STEPS = 200
"""Steps of a table that a normal run plays; all of them with `--exhaustive`."""
MOST = 8
"""Choices of one seat that are typed each time, spread over all it has."""


def typed(move: Move, *, whole: bool) -> dict[str, Any]:
    """Return the arguments with which a move is typed: all of them, or without the optional ones."""
    names = [name for name in move.__struct_fields__ if name not in move.implied]
    given = {name: getattr(move, name) for name in names if whole or name not in move.optional}
    return {name: ", ".join(value) if isinstance(value, tuple) else value for name, value in given.items()}


def worded(move: Move, offer: ChoiceMenu) -> dict[str, Any]:
    """Return the arguments with which a move is typed in the words for names, as far as fields have names."""
    words = {name: text for name, text in typed(move, whole=True).items() if isinstance(text, str)}
    return {name: ", ".join(map(offer.item, text.split(", "))) for name, text in words.items() if text}


def check(offer: ChoiceMenu, choice: Choice, chance: SeededChance) -> None:
    move = sample(choice, chance)
    meant = offer.canonical(move)
    for whole in (True, False):
        arguments = {name: value for name, value in typed(move, whole=whole).items() if value != ""}
        fitting = typed_moves(offer, type(move), arguments)
        if isinstance(choice, Move) or whole:
            assert meant in map(offer.canonical, fitting), f"{move!r} typed as {arguments} means {fitting}"
        if whole and not move.implied:
            assert len(fitting) == 1, f"{move!r} typed as {arguments} may mean {fitting}"
    if not move.implied:
        words = worded(move, offer)
        fitting = typed_moves(offer, type(move), typed(move, whole=True) | words)
        assert words in [worded(other, offer) for other in fitting], f"{move!r} typed as {words} means {fitting}"
    for name in typed(move, whole=True):
        complete(offer, type(move), name, "", {})


@pytest.mark.long(2)
@pytest.mark.parametrize(("game", "options", "seats", "found"), every_table())
def test_typed_arguments_are_the_move_meant_or_are_asked_about(
    game: AnyGame, options: Options, seats: int, found: int | None, rng: bytes, pytestconfig: pytest.Config
) -> None:
    del found
    languages = localizers(game, seats)
    walk = random_walk(Playthrough(game, options, seats, rng), rng)
    steps = None if pytestconfig.option.exhaustive else DAILY_STEPS
    for look, playthrough in enumerate(islice(walk, 0, steps, EVERY)):
        for seat in game.acting(playthrough.state):
            choices = tuple(game.moves(playthrough.state, seat))
            seat_view = SeatView(game.view(playthrough.state, seat), choices)
            offer = ChoiceMenu(game, 1, seat_view, languages[look % len(languages)])
            for choice in choices[look % (len(choices) // MOST + 1) :: len(choices) // MOST + 1]:
                check(offer, choice, SeededChance(rng, look))
