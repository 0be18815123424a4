"""Redraws the picture of the sandbox in the README: `python -m tests.browser.picture`."""

import asyncio
import io
import tempfile
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.async_api import async_playwright

import bot.sandbox
from bot.sandbox import Page
from bot.tables.state.table import SeatView
from tests.benchmarks.messages import play_as_advised
from tests.browser.conftest import SWITCHES, chromium
from tests.browser.person import DESKTOP, Window, page_at
from tests.e2e.running_bot import dealt_with, running_bot_in

PICTURE: Final = Path(bot.sandbox.__file__).parent / "static" / "table.png"
NAMES: Final = ["Ana", "Boris", "Vera", "Dinu"]
ENOUGH: Final = 8
"""Entries after which the table is shown, as soon as it is worth seeing."""


def worth_seeing(seat_view: SeatView | None) -> bool:
    """Return whether there is an attack on the table, to which the seat can add in several ways."""
    return seat_view is not None and bool(seat_view.view.table) and len(seat_view.choices) >= 3  # pyright: ignore[reportAttributeAccessIssue]


async def drawn() -> bytes:
    """Play a table for a while and return a screenshot of the page, with the channel and Ana's hand."""
    with tempfile.TemporaryDirectory() as folder, dealt_with(bytes(32), "picture"):
        async with (
            async_playwright() as driver,
            await driver.chromium.launch(executable_path=chromium(), args=SWITCHES) as browser,
            running_bot_in(Path(folder), rate_limits=False, guest=Page) as running_bot,
            running_bot.running(),
            page_at(browser, running_bot.fake_discord.url, DESKTOP) as page,
        ):
            await running_bot.opened("durak", NAMES, preset="enchanted-all")
            table = await running_bot.bot.service.repository.table_in(running_bot.fake_discord.channel("general").id)
            people = {seat: running_bot.person(name) for seat, name in enumerate(NAMES)}
            while table.last < ENOUGH or not worth_seeing(table.look(0)):
                await running_bot.settled()
                assert table.live, "the table has ended without a moment worth seeing"
                await play_as_advised(table, people)
            await running_bot.settled()
            window = Window(page, "picture")
            await window.be("Ana")
            return await window.screenshot()


if __name__ == "__main__":
    Image.open(io.BytesIO(asyncio.run(drawn()))).quantize(256).save(PICTURE, optimize=True)
