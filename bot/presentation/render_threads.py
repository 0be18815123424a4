"""Draws pictures in threads. A failure is logged, and a message is sent with text instead."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Final, ParamSpec, TypeVar

from bot.tables.state.table import LiveTable
from bot.tables.watchdogs.game_threads import GameThreads, Hung
from games.core.contract import AnyGame, Drawn

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger(__name__)

DRAWING_TIMEOUT: Final = 10.0
"""Seconds after which a picture is given up; it takes some hundredths of a second."""
MOST_HUNG: Final = 3
"""Pictures of a game that were given up, after which it gets no more: each may leave behind a thread that hangs."""
_THREADS: Final = GameThreads(2, "drawing", DRAWING_TIMEOUT)
"""More threads would not draw faster, and each keeps its memory: six need a third more."""
_FOR_PAGES: Final = GameThreads(2, "pages", DRAWING_TIMEOUT)
"""Pages are looked at while they wait: their pictures, which take less, do not stand behind those for messages."""
_hung: Counter[str] = Counter()
"""How many pictures were given up since the start, by the key of their game."""


async def drawing(
    game: AnyGame | None, what: str, draw: Callable[P, Drawn | bytes | None], *args: P.args, **kwargs: P.kwargs
) -> bytes | None:
    """Draw a picture in a thread and return it as PNG; None if there is nothing to draw, or if drawing failed.

    `what` names the picture in the log. `game` draws it, None if the bot does.
    """
    return await in_thread(game, what, partial(_png, partial(draw, *args, **kwargs)))


async def in_thread(game: AnyGame | None, what: str, work: Callable[[], T], *, for_page: bool = False) -> T | None:
    """Run work that takes milliseconds, such as drawing, in a thread.

    Return None if it failed or took longer than `LONGEST` seconds, and for a game of which `MOST_HUNG` pictures have.
    The log says `what`.
    """
    key = "" if game is None else game.key
    if game is not None and _hung[key] >= MOST_HUNG:
        return None
    try:
        return await asyncio.get_running_loop().run_in_executor(_FOR_PAGES if for_page else _THREADS, work)
    except Hung as hung:
        _hung[key] += 1
        log.error("%s: a picture could not be drawn: %s %s", what, key or "the bot", hung)  # noqa: TRY400 - it says where
        if game is not None and _hung[key] == MOST_HUNG:
            log.error("%s gets no more pictures until the bot is restarted", key)  # noqa: TRY400 - as above
    except Exception:
        log.exception("%s: a picture could not be drawn", what)
    return None


def _png(draw: Callable[[], Drawn | bytes | None]) -> bytes | None:
    drawn = draw()
    return drawn if drawn is None or isinstance(drawn, bytes) else drawn.png()


async def draw_at(table: LiveTable, draw: Callable[[], Drawn | None], *, pictured: bool) -> bytes | None:
    """Draw a picture of a table. Return None if drawing failed, or unless the table is `pictured`."""
    return await drawing(table.game, f"table {table.id}", draw) if pictured else None
