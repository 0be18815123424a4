"""Where computers think: in a process of its own, so that the event loop and the other tables go on.

A thinker is given a seat's view and legal moves, never a state, and luck that tells nothing of the table's own.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import multiprocessing
import os
import threading
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import TYPE_CHECKING, Protocol, Self

from games.core.catalogue import find_games, game_called
from games.core.chance import SeededChance
from games.core.contract import vocabulary_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from bot.host.table import Sight
    from games.core.contract import AnyGame, Move

log = logging.getLogger(__name__)

LONGEST = 8.0
"""Seconds after which a computer makes its game's harmless move instead."""


class Thinker(Protocol):
    """Finds a computer's move."""

    async def think(self, game: AnyGame, sight: Sight, luck: bytes) -> Move:
        """Return a legal move for what this seat sees."""
        ...


def luck_for(seed: bytes, number: int) -> bytes:
    """Return a seed for a computer's own luck at entry `number`, from which the table's seed cannot be told."""
    return hashlib.sha256(b"computer" + seed + number.to_bytes(8, "big")).digest()


class ProcessThinker:
    """Thinks in one other process, started when the first computer has to think. Use as a context manager."""

    def __init__(self, further: Sequence[Path] = ()) -> None:
        self._further = tuple(further)
        self._pool: ProcessPoolExecutor | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def think(self, game: AnyGame, sight: Sight, luck: bytes) -> Move:
        """Return the game's judgement; its harmless move if that takes too long or its process dies.

        Either way that process is ended, and the next thought has a new one.
        """
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _begin, self._further)
        pool = self._pool
        try:
            answer = asyncio.wrap_future(pool.submit(_judge, game.key, sight, luck))
            if not (await asyncio.wait({answer}, timeout=LONGEST))[0]:
                self._end(pool)
            text = await answer
        except BrokenExecutor:
            log.warning("a computer at %s found no move in time", game.key)
            self._end(pool)
            return game.default(sight.view, sight.choices)
        except Exception:
            log.exception("a computer at %s stumbled over its own thought", game.key)
            return game.default(sight.view, sight.choices)
        return vocabulary_of(game.vocabulary).parse(text)

    def _end(self, pool: ProcessPoolExecutor) -> None:
        """End the process of this pool, if that has not been done: all who wait for it get `BrokenExecutor`."""
        if self._pool is pool:
            self._pool = None
            for child in multiprocessing.active_children():  # the program has no others than its thinkers
                child.kill()


def _begin(*further: Path) -> None:
    """Make a thinker's process ready; it ends when its parent is gone, however that ended."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def end_with_parent() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=end_with_parent, name="parent", daemon=True).start()
    find_games(*further)


def _judge(key: str, sight: Sight, luck: bytes) -> str:
    game = game_called(key)
    return str(game.judge(sight.view, sight.choices, SeededChance(luck, 0)))
