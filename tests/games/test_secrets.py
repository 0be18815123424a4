"""The secrets of the games that come with the bot."""

from __future__ import annotations

import pytest

from bot.check.suite.test_secrets import *  # noqa: F403
from games.core.catalogue import find_games
from games.core.secrets import secrets_of


@pytest.mark.parametrize("key", find_games())
def test_each_game_says_what_it_hides(key: str) -> None:
    assert secrets_of(find_games()[key]) is not None, f"games/{key}/secrets.py is missing: what does its state hide?"
