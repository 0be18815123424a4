"""Positions worth drawing. `mehana check yourgame --store` stores their pictures, to compare later ones with."""

from collections.abc import Callable
from typing import Final

from bot.cli.new_game.yourgame import GAME
from bot.cli.new_game.yourgame.rules import State
from games.core.catalogue import localizer_for
from games.core.chance import SeededChance
from games.core.contract import PUBLIC
from games.core.localizer import Localizer

NAMES: Final = ("Ana", "Boris", "Vera")


def localizer(locale: str = "en", seats: int = 3) -> Localizer:
    """Return a localizer for a table of three."""
    return localizer_for(GAME, locale, NAMES[:seats])


def after(moves: int) -> State:
    """Return a table of three after so many moves of computers."""
    chance = SeededChance(bytes(32), 0)
    state, _ = GAME.deal(GAME.Options(), 3, chance)
    for _ in range(moves):
        seat = GAME.acting(state)[0]
        move = GAME.heuristic(GAME.view(state, seat), GAME.moves(state, seat), chance)
        GAME.play(state, seat, move, chance)
    return state


def _table(moves: int) -> Callable[[], bytes]:
    return lambda: GAME.pictures.table(GAME.view(after(moves), PUBLIC), localizer()).png()


DRAWN: Final[dict[str, Callable[[], bytes]]] = {"trick": _table(5), "result": _table(15)}
