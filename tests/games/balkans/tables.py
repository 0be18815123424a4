"""Random games with much fighting, and localizers for them."""

import pytest

from games.balkans import GAME
from games.balkans.rules.options import BalkansOptions
from games.core.catalogue import localizer_for
from games.core.chance import SeededChance
from games.core.contract import PUBLIC
from games.core.localizer import LOCALES
from tests.games.balkans.walking import choose

NAMES = ("Ana", "Борис", "Ștefan cel Mare și Sfânt", "Мария", "Jo")
each_locale = pytest.mark.parametrize("locale", LOCALES)
"""Runs a test in each language."""

TABLES = (
    (BalkansOptions(), 5, 240),
    (BalkansOptions(mode="advanced", manoeuvre=True, strategic_start=True), 4, 260),
    (BalkansOptions(alliances="teams", non_players="sovereign"), 3, 200),
    (BalkansOptions(alliances="none", kingdom_choice="lot", round_limit=1), 2, 160),
)


def speak(locale="en", seats=5):
    return localizer_for(GAME, locale, NAMES[:seats])


def walk(number):
    """Yield (state, events) after each move of a random game with much fighting."""
    options, seats, most = TABLES[number]
    chance = SeededChance(bytes([number + 1]) * 32, 0)
    state, told = GAME.deal(options, seats, chance)
    yield state, told
    for _ in range(most):
        acting = GAME.acting(state)
        if not acting:
            return
        seat = acting[chance.below(len(acting))]
        told = GAME.play(state, seat, choose(state, seat, GAME.moves(state, seat), chance), chance)
        yield state, told


def states(number, every):
    return (GAME.copy(state) for place, (state, _) in enumerate(walk(number)) if place % every == 0)


def some_view():
    """Return the public view of five players in the middle of a war."""
    return GAME.view(list(states(0, 60))[2], PUBLIC)
