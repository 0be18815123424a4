"""A bot in a process of its own, to be killed: `-m tests.machine.stage.bot_process DATABASE FAKE_DISCORD SHIFT`."""

import asyncio
import logging
import sys
from pathlib import Path

from bot.app import assembled
from bot.fake_discord import Clock
from bot.fake_discord.wire import point_at
from bot.settings import Settings
from bot.tables.state.table import SeatView
from games.core.chance import SeededChance
from games.core.contract import AnyGame, Move
from games.core.strength import Strength, choose
from tests.machine.stage.clock import BotClock


class QuickChooser:
    """Chooses computers' moves at once."""

    async def choose_move(self, game: AnyGame, seat_view: SeatView, chance: bytes, strength: Strength) -> Move:
        await asyncio.sleep(0.05)
        return choose(game, seat_view.view, seat_view.choices, SeededChance(chance, 0), Strength.EASY)


async def serve(database: Path, fake_discord: str, shift: float, further: Path) -> None:
    page = {"web_url": "http://127.0.0.1", "web_listen": ("127.0.0.1", 0)}
    settings = Settings(token="any", database=database, log_level=0, pause_factor=0.0, **page)
    with point_at(fake_discord):
        async with assembled(
            settings,
            further=(further,),
            clock=BotClock(Clock(), shift),
            chooser=QuickChooser(),
            guild_ready_timeout=0.02,
        ) as bot:
            await bot.start("any")


if __name__ == "__main__":
    logging.basicConfig(level=logging.ERROR)
    asyncio.run(serve(Path(sys.argv[1]), sys.argv[2], float(sys.argv[3]), Path(sys.argv[4])))
