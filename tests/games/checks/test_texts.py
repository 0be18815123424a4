"""The texts of the games that come with the bot: with a line about each preset."""

import pytest

from games.check.suite.test_texts import *  # noqa: F403
from games.core.catalogue import find_games, localizer_for
from games.core.localizer import LOCALES


@pytest.mark.parametrize("key", find_games())
def test_each_game_describes_its_presets(key: str) -> None:
    game = find_games()[key]
    for locale in LOCALES:
        localizer = localizer_for(game, locale)
        assert not [name for name in game.Options.presets if not localizer.has(f"preset-{name}-about")]
