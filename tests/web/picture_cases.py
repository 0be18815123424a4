"""Screenshots of the page in the middle of a table of each game: `python -m tests.web.picture_cases FOLDER`.

Without a folder, the small copies that tests compare with are stored again: each game on a phone in one language and
dark surroundings, and on a large screen in another and light ones. Look at each before you commit it.
"""

import argparse
import asyncio
import io
import tempfile
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from PIL import Image
from playwright.async_api import Browser, async_playwright

from bot.tables.state.table import LiveTable
from games.core.localizer import LOCALES
from tests.browser.conftest import SWITCHES, chromium
from tests.discord.harness import seat_view_of
from tests.e2e.running_bot import dealt_with
from tests.web.paged_bot import PEOPLE, PagedBot, asked, paged_bot_in
from tests.web.touching import DESKTOP, PHONE, touching

KEPT: Final = Path(__file__).parent / "pictures"
SETTLE: Final = 150
"""Milliseconds after which nothing on the page moves any more."""


class Case(NamedTuple):
    """A moment of a table: the first at which Ana is asked with this many choices, after so many entries."""

    game: str
    entries: int
    choices: int
    options: dict[str, Any]
    language: str
    """The language of the phone's stored picture; that of the large screen is English."""


CASES: Final = {
    case.game: case
    for case in (
        Case("durak", 14, 3, {}, "bg"),
        Case("magove", 9, 2, {}, "ru"),
        Case("hayduti", 12, 2, {}, "ro"),
        Case("carcassonne", 40, 4, {}, "bg"),
        Case("balkans", 40, 3, {}, "ru"),
    )
}


async def reached(bot: PagedBot, case: Case) -> LiveTable:
    """Play a table to the moment of a case."""
    table = await bot.table()
    while not _is_there(case, table):
        await bot.move(table, asked(table))
    await bot.settled()
    return table


def _is_there(case: Case, table: LiveTable) -> bool:
    assert table.live, "the table has ended before its moment"
    ana = seat_view_of(table, 0)
    return asked(table) == 0 and table.last >= case.entries and len(ana.choices) >= case.choices


async def screenshot(browser: Browser, bot: PagedBot, locale: str, size: dict[str, int]) -> bytes:
    """Return what Ana's page shows, in the fonts that the page brings with it."""
    link = await bot.link("Ana")
    await bot.actor("Ana", locale)
    async with touching(browser, link, "Ana", size) as person:
        page = person.page
        await page.emulate_media(color_scheme="dark" if size is PHONE else "light")
        await page.evaluate("() => { document.documentElement.style.fontFamily = 'DejaVu Sans'; }")
        await page.evaluate("() => document.fonts.ready")
        await page.wait_for_load_state("networkidle")
        await page.wait_for_timeout(SETTLE)
        return await page.screenshot()


def looks(case: Case, *, every: bool) -> list[tuple[str, dict[str, int]]]:
    """Return the languages and sizes in which a case is shown: those that are stored, or every one."""
    if every:
        return [(locale, size) for size in (PHONE, DESKTOP) for locale in LOCALES]
    return [(case.language, PHONE), ("en", DESKTOP)]


@asynccontextmanager
async def opened(folder: Path, case: Case) -> AsyncGenerator[PagedBot]:
    """Run a bot with a table at the moment of a case."""
    with dealt_with(bytes(32), "picture"):
        async with paged_bot_in(folder) as bot:
            await bot.opened(case.game, PEOPLE, **case.options)
            await reached(bot, case)
            yield bot


def small(picture: bytes) -> Image.Image:
    """Return a screenshot at half its size."""
    return Image.open(io.BytesIO(picture)).convert("RGB").reduce(2)


def name_of(case: Case, size: dict[str, int]) -> str:
    """Return the name of a stored screenshot."""
    return f"{case.game}-{'phone' if size is PHONE else 'desktop'}.png"


async def main() -> None:
    """Take the screenshots, and store or write them."""
    parser = argparse.ArgumentParser(prog="python -m tests.web.picture_cases", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, help="write them here, at their full size and in all languages")
    parser.add_argument("--only", default="", help="of this game alone")
    arguments = parser.parse_args()
    if arguments.folder is not None:
        arguments.folder.mkdir(parents=True, exist_ok=True)
    for case in CASES.values():
        if arguments.only not in {"", case.game}:
            continue
        async with (
            async_playwright() as driver,
            await driver.chromium.launch(executable_path=chromium(), args=SWITCHES) as browser,
        ):
            with tempfile.TemporaryDirectory() as folder:
                async with opened(Path(folder), case) as bot:
                    for locale, size in looks(case, every=arguments.folder is not None):
                        taken = await screenshot(browser, bot, locale, size)
                        if arguments.folder is None:
                            stored = small(taken).quantize(128, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
                            stored.save(KEPT / name_of(case, size), optimize=True)
                        else:
                            (arguments.folder / f"{locale}-{name_of(case, size)}").write_bytes(taken)


if __name__ == "__main__":
    asyncio.run(main())
