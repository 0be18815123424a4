"""Who looks after ended tables: reckons the results that are missing when the bot starts."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.host.results import reckon

if TYPE_CHECKING:
    from bot.host.host import Host


class Archivist:
    """Looks after the tables of the past, beside the bot's other work."""

    def __init__(self, host: Host) -> None:
        self._host = host

    async def run(self) -> None:
        """Serve until cancelled."""
        await reckon(self._host.journal, self._host.games)
        await asyncio.Event().wait()
