"""Draws pictures in threads. A failure is logged, and a message is sent with text instead."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Final, ParamSpec, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.tables.table import LiveTable
    from games.core.contract import Drawn


P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger(__name__)

_THREADS: Final = ThreadPoolExecutor(2, "drawing")
"""More threads would not draw faster, and each keeps its memory: six need a third more."""
_FOR_PAGES: Final = ThreadPoolExecutor(2, "pages")
"""Pages are looked at while they wait: their pictures, which take less, do not stand behind those for messages."""


async def drawing(
    what: str, draw: Callable[P, Drawn | bytes | None], *args: P.args, **kwargs: P.kwargs
) -> bytes | None:
    """Draw a picture in a thread and return it as PNG; None if there is nothing to draw, or if drawing failed.

    `what` names the picture in the log.
    """
    return await in_thread(what, partial(_png, partial(draw, *args, **kwargs)))


async def in_thread(what: str, work: Callable[[], T], *, for_page: bool = False) -> T | None:
    """Run work that takes milliseconds, such as drawing, in a thread; return None if it failed. The log says `what`."""
    try:
        return await asyncio.get_running_loop().run_in_executor(_FOR_PAGES if for_page else _THREADS, work)
    except Exception:
        log.exception("%s: a picture could not be drawn", what)
        return None


def _png(draw: Callable[[], Drawn | bytes | None]) -> bytes | None:
    drawn = draw()
    return drawn if drawn is None or isinstance(drawn, bytes) else drawn.png()


async def draw_at(table: LiveTable, draw: Callable[[], Drawn | None], *, pictured: bool) -> bytes | None:
    """Draw a picture of a table. Return None if drawing failed, or unless the table is `pictured`."""
    return await drawing(f"table {table.id}", draw) if pictured else None
