"""The secrets are real ones: nobody can tell them, and a view that told one would be caught."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.check.tables import random_walk
from games.carcassonne import GAME
from games.carcassonne.data.tiles import TILES
from games.carcassonne.rules.options import CarcassonneOptions
from games.carcassonne.rules.state import State
from games.carcassonne.secrets import PUBLIC_FIELDS, SECRET_FIELDS, SECRETS
from games.core.chance import SeededChance
from games.core.conformance import Playthrough
from games.core.contract import PUBLIC

SEED = bytes(32)


def meetings(name):
    """Yield state and twin, along a table with everything."""
    options = CarcassonneOptions(messages=True)
    for step, playthrough in enumerate(random_walk(Playthrough(GAME, options, 3, SEED), SEED)):
        twin = SECRETS[name](playthrough.state, PUBLIC, SeededChance(SEED, step))
        if twin is not None:
            yield playthrough.state, twin


def leaky(name, state):
    """Return the public view with the secret slipped into one of its fields."""
    view = GAME.view(state, PUBLIC)
    if name == "the order of the tiles":
        return replace(view, aside=tuple(TILES[tile].id for tile in state.stack))
    return replace(view, messages_below=state.messages)


def test_every_field_is_public_or_secret():
    assert not PUBLIC_FIELDS & SECRET_FIELDS.keys()
    assert set(State.__struct_fields__) == PUBLIC_FIELDS | SECRET_FIELDS.keys()
    assert set(SECRET_FIELDS.values()) == SECRETS.keys()


@pytest.mark.parametrize("name", SECRETS)
def test_a_secret_varies_what_it_names_and_nobody_can_tell(name):
    met = 0
    for state, twin in meetings(name):
        met += 1
        varied = {field for field in State.__struct_fields__ if getattr(state, field) != getattr(twin, field)}
        assert varied == {field for field, secret in SECRET_FIELDS.items() if secret == name}
        for audience in range(PUBLIC, 3):
            assert GAME.view(state, audience) == GAME.view(twin, audience)
    assert met > 50


@pytest.mark.parametrize("name", SECRETS)
def test_a_view_that_tells_is_caught(name):
    assert all(leaky(name, state) != leaky(name, twin) for state, twin in meetings(name))
