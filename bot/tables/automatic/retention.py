"""Upkeep of ended tables: computes missing results, thins tables that ended long ago."""

import asyncio
import logging
from typing import Final

from bot.tables.ended.results import rebuild
from bot.tables.service import TableService

log = logging.getLogger(__name__)

DAY: Final = 86_400
AT_ONCE: Final = 50
"""Tables thinned in one transaction: few, so that live tables do not wait for it."""


class Retention:
    """A background task for ended tables. `thin_after` is in days, 0 for never."""

    def __init__(self, service: TableService, thin_after: int = 0) -> None:
        self._service = service
        self._thin_after = thin_after

    async def run(self) -> None:
        """Run until cancelled."""
        await rebuild(self._service.journal, self._service.games)
        while self._thin_after:
            await self.thin()
            await self._service.clock.sleep(DAY)
        await asyncio.Event().wait()

    async def thin(self) -> int:
        """Thin all tables that ended more than `thin_after` days ago; return how many."""
        thin_after, thinned = self._thin_after * DAY, 0
        if self._service.elapsed.since(0) < thin_after:
            return 0  # the clock was moved, and nobody can get back what was thinned by mistake
        before = self._service.clock.now() - thin_after
        while count := await self._service.journal.archive.thin(before, AT_ONCE):
            thinned += count
        if thinned:
            log.info("%s tables that ended over %s days ago were thinned", thinned, self._thin_after)
        return thinned
