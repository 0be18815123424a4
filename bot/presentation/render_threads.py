"""Pictures are drawn beside the event loop, in a few threads, and may fail: words tell all they show."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Final, ParamSpec, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.tables.table import LiveTable


P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger(__name__)

_THREADS: Final = ThreadPoolExecutor(2, "drawing")
"""More would not draw faster, and each keeps the memory it has drawn with: with six it is a third more."""


async def drawing(what: str, draw: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T | None:
    """Return what `draw` draws; None where that failed, of which the log says for `what` it was."""
    try:
        return await asyncio.get_running_loop().run_in_executor(_THREADS, partial(draw, *args, **kwargs))
    except Exception:
        log.exception("%s: a picture could not be drawn", what)
        return None


async def draw_at(table: LiveTable, draw: Callable[[], bytes | None]) -> bytes | None:
    """Draw beside the event loop. Return None for a table of text only, and where drawing failed: text tells all."""
    return await drawing(f"table {table.id}", draw) if table.row.pictures else None
