"""Who looks after ended tables: reckons missing results, keeps what is looked at quick, thins what ended long ago."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from bot.host.results import reckon
from bot.host.table import numbers_right
from games.core.catalogue import voice_for
from games.core.chance import SeededChance
from games.core.contract import PUBLIC

if TYPE_CHECKING:
    from bot.host.host import Host
    from games.core.contract import AnyGame

log = logging.getLogger(__name__)

DAY: Final = 86_400
AT_ONCE: Final = 50
"""Tables thinned in one transaction, so that nobody at a live table waits for it."""


def _drawn(game: AnyGame) -> bytes:
    """Return the picture of a table that has just been dealt."""
    options = game.Options()
    seats = min(numbers_right(game, options))
    state, _ = game.deal(options, seats, SeededChance(bytes(32), 0))
    return game.pictures.table(game.view(state, PUBLIC), voice_for(game, "en", [""] * seats))


class Archivist:
    """Looks after the tables of the past, beside the bot's other work. `thin_after` are days, 0 for never."""

    def __init__(self, host: Host, thin_after: int = 0) -> None:
        self._host = host
        self._thin_after = thin_after

    async def run(self) -> None:
        """Serve until cancelled."""
        await reckon(self._host.journal, self._host.games)
        await self._host.standings.fold_ahead()
        await self.warm_up()
        while self._thin_after:
            await self.thin()
            await self._host.clock.sleep(DAY)
        await asyncio.Event().wait()

    async def warm_up(self) -> None:
        """Draw a table of each game that is played here, so that nobody waits for what a first picture takes longer."""
        for key in await self._host.journal.archive.games():
            if (game := self._host.games.get(key)) is not None:
                try:
                    await asyncio.to_thread(_drawn, game)
                except Exception:
                    log.exception("%s: the first picture could not be drawn", key)

    async def thin(self) -> int:
        """Thin all tables that ended so many days ago; return how many were."""
        before, thinned = self._host.clock.now() - self._thin_after * DAY, 0
        while count := await self._host.journal.archive.thin(before, AT_ONCE):
            thinned += count
        if thinned:
            log.info("%s tables that ended over %s days ago were thinned", thinned, self._thin_after)
        return thinned
