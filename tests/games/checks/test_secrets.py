"""The secrets of the games that come with the bot."""

from typing import Any

import pytest

from games.check.noninterference import walk
from games.check.suite.test_secrets import *  # noqa: F403
from games.check.tables import random_walk
from games.core.catalogue import find_games
from games.core.chance import SeededChance
from games.core.conformance import Playthrough
from games.core.contract import PUBLIC
from games.core.options import preset
from games.core.secrets import Secrets, secrets_of

GAMES = find_games()
MOMENTS_EVERY = 5
"""Moves from one change of every secret to the next."""
WORLDS_EVERY = 40
"""Moves from one determinized state to the next."""

SET_UP_BY_HAND = {("kept", "hands")}
"""Fields and secrets too rare for a random table, which the tests of their game set up."""

COUNTED_ANEW = {"balkans": "question", "hayduti": "question", "carcassonne": "drawn", "magove": "gone"}
"""Public fields that a world has in another form: with its own private steps, without what was drawn, or sorted."""

each_game = pytest.mark.parametrize("key", GAMES)


def secrets_in(key: str) -> Secrets:
    secrets = secrets_of(GAMES[key])
    assert secrets is not None, f"games/{key}/secrets.py is missing: what does its state hide?"
    return secrets


@each_game
def test_each_secret_changes_all_its_fields(key: str, rng: bytes) -> None:
    """So a view that showed such a field would be caught, because views must stay equal."""
    game, secrets = GAMES[key], secrets_in(key)
    missing = set(secrets.SECRET_FIELDS.items()) - SET_UP_BY_HAND
    for place, name in enumerate(game.Options.presets):
        options = preset(game.Options, name)
        seed = bytes([rng[0] ^ place, *rng[1:]])
        for step, playthrough in enumerate(walk(Playthrough(game, options, game.numbers(options)[-1], seed), seed)):
            state, chance = playthrough.state, SeededChance(rng, step)
            for secret, change in secrets.SECRETS.items() if step % MOMENTS_EVERY == 0 else ():
                twin = change(state, PUBLIC + chance.below(playthrough.seats + 1), chance)
                missing -= {(field, secret) for field in secrets.SECRET_FIELDS if differs(state, twin, field)}
            if not missing:
                return
    assert not missing


@each_game
def test_what_everybody_knows_is_so_in_every_world(key: str, rng: bytes) -> None:
    """A state determinized for any audience has the public fields of the real one, in all presets."""
    game, public = GAMES[key], secrets_in(key).PUBLIC_FIELDS - {COUNTED_ANEW.get(key)}
    for place, name in enumerate(game.Options.presets):
        options = preset(game.Options, name)
        seed = bytes([rng[0] ^ place, *rng[1:]])
        table = Playthrough(game, options, game.numbers(options)[-1], seed)
        for step, playthrough in enumerate(random_walk(table, seed)):
            if step % WORLDS_EVERY == 0:
                audience = step // WORLDS_EVERY % (playthrough.seats + 1) + PUBLIC
                view = game.view(playthrough.state, audience)
                world = game.determinize(view, SeededChance(rng, step))
                differing = {field for field in public if differs(playthrough.state, world, field)}
                assert not differing, f"{name}, step {step}, as seen by {audience}"


def differs(state: Any, twin: Any, field: str) -> bool:
    return twin is not None and getattr(state, field) != getattr(twin, field)
