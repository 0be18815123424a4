"""People who play by clicking the sandbox's page in a real browser."""

from __future__ import annotations

import asyncio
import os
import tempfile
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.async_api import Locator, Page, TimeoutError, async_playwright, expect  # noqa: A004 - its own

if TYPE_CHECKING:
    import random
    from collections.abc import AsyncGenerator

CHROMIUM = os.environ.get("MEHANA_CHROMIUM", "/usr/bin/chromium")
SWITCHES = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
ARTEFACTS = Path(os.environ.get("MEHANA_ARTEFACTS", str(Path(tempfile.gettempdir()) / "mehana-artefacts")))
DESKTOP, PHONE = {"width": 1280, "height": 900}, {"width": 390, "height": 844}


@asynccontextmanager
async def page_at(url: str, size: dict[str, int]) -> AsyncGenerator[Page]:
    """Open the sandbox's page; fail on any error the page itself reports."""
    problems: list[str] = []
    async with async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        try:
            page = await browser.new_page(viewport={"width": size["width"], "height": size["height"]})
            page.on("pageerror", lambda error: problems.append(str(error)))
            await page.goto(url)
            yield page
        finally:
            await browser.close()
    assert problems == []


class Window:
    """One browser window in which a tester is now this person, now that."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name
        self._shots = 0

    async def shot(self, what: str) -> None:
        """Keep a screenshot outside the repository."""
        self._shots += 1
        await self.page.screenshot(path=ARTEFACTS / f"{self.name}-{self._shots:02}-{what}.png")

    @property
    def narrow(self) -> bool:
        size = self.page.viewport_size
        return size is not None and size["width"] < 700

    async def be(self, person: str) -> None:
        """Switch to another person."""
        await self.show("people")
        await self.page.get_by_test_id(f"person-{person}").click()
        await expect(self.page.get_by_test_id("you-are")).to_contain_text(person)

    async def show(self, pane: str) -> None:
        """On a phone's width, go to the tab of this pane."""
        if self.narrow:
            await self.page.get_by_test_id(f"tab-{pane}").click()

    async def type_command(self, text: str) -> None:
        """Type a command into the channel's input and send it."""
        await self.show("channel")
        composer = self.page.get_by_test_id("composer")
        await composer.click()
        await self.page.keyboard.type(text, delay=4)
        await self.page.get_by_test_id("completion").first.wait_for()
        await self.page.keyboard.press("Enter")
        await self.page.keyboard.press("Enter")

    async def press(self, button: str) -> None:
        """Press a button of the newest message in the channel that has it."""
        await self.show("channel")
        await self.page.get_by_test_id("log-channel").get_by_role("button", name=button, exact=True).last.click()

    def hand(self) -> Locator:
        """Return the newest private message."""
        return self.page.get_by_test_id("log-private").locator("[data-testid^='message-']").last

    async def moves(self) -> list[Locator]:
        """Return the controls of the newest private message that make moves."""
        await self.show("private")
        acts = ("move", "menu", "pick", "step")
        wanted = ", ".join(f"[data-custom-id^='{act}:']:not([data-custom-id$=':'])" for act in acts)
        return await self.hand().locator(wanted).all()

    async def make_some_move(self, luck: random.Random) -> bool:
        """Use one of the controls of the hand; return False if there is none."""
        controls = await self.moves()
        if not controls:
            return False
        control = luck.choice(controls)
        kind = (await control.get_attribute("data-custom-id") or "").split(":")[0]
        before = await self.hand().inner_html()
        await control.click()
        if kind != "move":
            with suppress(TimeoutError):  # the message was edited under the open menu, which closes it
                await self._choose(luck)
        for _ in range(60):
            if await self.hand().inner_html() != before:
                break
            await asyncio.sleep(0.05)
        return True

    async def _choose(self, luck: random.Random) -> None:
        """Choose in the open menu: one row, or as many as it wants before it can be confirmed."""
        rows = self.page.get_by_test_id("menu").get_by_role("option")
        confirm = self.page.get_by_test_id("confirm")
        count = await rows.count()
        for index in luck.sample(range(count), count):
            await rows.nth(index).click(timeout=2000)
            if not await confirm.count():
                return
            if await confirm.is_enabled():
                await confirm.click(timeout=2000)
                return
