"""Who looks after ended tables: computes missing results, keeps standings at hand, thins what ended long ago."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from bot.tables.results import rebuild

if TYPE_CHECKING:
    from bot.tables.service import TableService

log = logging.getLogger(__name__)

DAY: Final = 86_400
AT_ONCE: Final = 50
"""Tables thinned in one transaction, so that nobody at a live table waits for it."""


class Retention:
    """Looks after the tables of the past, beside the bot's other work. `thin_after` are days, 0 for never."""

    def __init__(self, service: TableService, thin_after: int = 0) -> None:
        self._service = service
        self._thin_after = thin_after

    async def run(self) -> None:
        """Serve until cancelled."""
        await rebuild(self._service.journal, self._service.games)
        await self._service.standings.prepare_snapshots()
        while self._thin_after:
            await self.thin()
            await self._service.clock.sleep(DAY)
        await asyncio.Event().wait()

    async def thin(self) -> int:
        """Thin all tables that ended so many days ago; return how many were."""
        before, thinned = self._service.clock.now() - self._thin_after * DAY, 0
        while count := await self._service.journal.archive.thin(before, AT_ONCE):
            thinned += count
        if thinned:
            log.info("%s tables that ended over %s days ago were thinned", thinned, self._thin_after)
        return thinned
