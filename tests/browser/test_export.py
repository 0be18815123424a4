"""The exported page in a real browser, opened as a file: keys and buttons step forwards and backwards."""

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from bot.export import page as page_module
from bot.export.frames import ReplayExport
from bot.export.page import html_page
from games.core.catalogue import find_games
from tests.browser.person import DESKTOP, page_at
from tests.export.conftest import closed_early

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session"), pytest.mark.long(3)]

PIXELS = "canvas => canvas.toDataURL()"


async def test_keys_step_forwards_and_backwards_to_the_same_pictures(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_module, "MOST_STEPS", 3)
    replay_export = ReplayExport(closed_early(12), find_games(), "en", ["<!--<script>", "</script>", "Vera"])
    file = tmp_path / "game.html"
    file.write_bytes(html_page(replay_export, lambda *_: None))
    frames = list(replay_export.frames(100))
    async with page_at(browser, file.as_uri(), DESKTOP) as page:
        fetched: list[str] = []
        page.on("request", lambda request: fetched.append(request.url))
        count, table = page.locator("#count"), page.locator("#table")
        shown: list[str] = []
        for number in range(replay_export.length):
            await expect(count).to_have_text(f"{number + 1}/{replay_export.length}")
            assert await table.get_attribute("aria-label") == frames[number].table
            assert await page.locator("#news p").count() == len(frames[number].news)
            shown.append(await table.evaluate(PIXELS))
            await page.keyboard.press("ArrowRight")
        assert len(set(shown)) > replay_export.length // 2
        for number in reversed(range(replay_export.length - 1)):
            await page.get_by_label("◀").click()
            await expect(count).to_have_text(f"{number + 1}/{replay_export.length}")
            assert await table.evaluate(PIXELS) == shown[number], number
        await page.keyboard.press("End")
        await expect(count).to_have_text(f"{replay_export.length}/{replay_export.length}")
        assert await table.evaluate(PIXELS) == shown[-1]
        assert not [url for url in fetched if not url.startswith(("data:", "file:"))]
