"""Each secret of a state can be changed, and nobody from whom it is hidden can tell."""

from itertools import islice

import pytest

from games.check.games import checked
from games.check.noninterference import check_fields, check_walls, walk
from games.check.tables import localizers
from games.core.chance import SeededChance
from games.core.conformance import Playthrough
from games.core.options import preset
from games.core.secrets import Secrets, secrets_of

MOMENTS = 300
"""Moves of each table in a normal run."""
WORDS_EVERY = 17
PICTURES_EVERY = 187

each_game = pytest.mark.parametrize("key", [key for key, game in checked().items() if secrets_of(game) is not None])


def named(key: str) -> Secrets:
    """Return the secrets of a game."""
    secrets = secrets_of(checked()[key])
    assert secrets is not None
    return secrets


@each_game
def test_each_field_is_public_or_belongs_to_a_secret(key: str) -> None:
    check_fields(checked()[key].State, named(key))


@pytest.mark.long(9)
@each_game
def test_nobody_can_tell_a_changed_secret(key: str, rng: bytes, pytestconfig: pytest.Config) -> None:
    """Walk a table of each preset.

    A normal run checks the audiences in turn, and after the first table changes only secrets not met so far, until
    every one has been met.
    """
    secrets, game, whole = named(key), checked()[key], pytestconfig.option.exhaustive
    met: set[str] = set()
    for place, name in enumerate(game.Options.presets):
        options = preset(game.Options, name)
        numbers = game.numbers(options)
        for seats in numbers if whole else [numbers[(place + 1) % len(numbers)]]:
            languages = localizers(game, seats)
            seed = bytes([rng[0] ^ place, *rng[1:]])
            moments = walk(Playthrough(game, options, seats, seed), seed)
            for step, playthrough in enumerate(islice(moments, None if whole else MOMENTS)):
                if place and not whole and met == set(secrets.SECRETS):
                    return
                met |= check_walls(
                    playthrough,
                    secrets,
                    SeededChance(rng, step),
                    languages[step % len(languages)],
                    () if whole else [step % (seats + 1) - 1],
                    words=step % WORDS_EVERY == 0,
                    pictures=step % PICTURES_EVERY == 0,
                    but=met if place and not whole else (),
                )
    assert met == set(secrets.SECRETS), f"never met: {set(secrets.SECRETS) - met}"
