"""Who looks after ended tables: reckons missing results, keeps standings at hand, thins what ended long ago."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from bot.host.results import reckon

if TYPE_CHECKING:
    from bot.host.host import Host

log = logging.getLogger(__name__)

DAY: Final = 86_400
AT_ONCE: Final = 50
"""Tables thinned in one transaction, so that nobody at a live table waits for it."""


class Archivist:
    """Looks after the tables of the past, beside the bot's other work. `thin_after` are days, 0 for never."""

    def __init__(self, host: Host, thin_after: int = 0) -> None:
        self._host = host
        self._thin_after = thin_after

    async def run(self) -> None:
        """Serve until cancelled."""
        await reckon(self._host.journal, self._host.games)
        await self._host.standings.fold_ahead()
        while self._thin_after:
            await self.thin()
            await self._host.clock.sleep(DAY)
        await asyncio.Event().wait()

    async def thin(self) -> int:
        """Thin all tables that ended so many days ago; return how many were."""
        before, thinned = self._host.clock.now() - self._thin_after * DAY, 0
        while count := await self._host.journal.archive.thin(before, AT_ONCE):
            thinned += count
        if thinned:
            log.info("%s tables that ended over %s days ago were thinned", thinned, self._thin_after)
        return thinned
