"""A helper that plays as several people by clicking on the sandbox's page in a real browser."""

import os
import tempfile
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from playwright.async_api import Browser, Locator, Page, expect

ARTEFACTS = Path(os.environ.get("MEHANA_ARTEFACTS", str(Path(tempfile.gettempdir()) / "mehana-artefacts")))
DESKTOP, PHONE = {"width": 1280, "height": 900}, {"width": 390, "height": 844}


@asynccontextmanager
async def page_at(browser: Browser, url: str, size: dict[str, int]) -> AsyncGenerator[Page]:
    """Open the sandbox's page; fail on any error that the page reports."""
    problems: list[str] = []
    async with await browser.new_context(viewport={"width": size["width"], "height": size["height"]}) as window:
        page = await window.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        await page.goto(url)
        yield page
    assert problems == []


class Window:
    """A browser window that acts as one person at a time."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name
        self._person = ""
        self._shots = 0

    async def shot(self, what: str) -> None:
        """Save a screenshot outside the repository."""
        self._shots += 1
        _save(f"{self.name}-{self._shots:02}-{what}.png", await self.screenshot())

    async def screenshot(self) -> bytes:
        """Return a screenshot with all pictures."""
        await self.page.locator("img").evaluate_all("(all) => Promise.all(all.map((image) => image.decode()))")
        return await self.page.screenshot()

    @property
    def narrow(self) -> bool:
        size = self.page.viewport_size
        return size is not None and size["width"] < 700

    async def be(self, person: str) -> None:
        """Switch to a person if they are not selected yet."""
        if person == self._person:
            return
        self._person = person
        await self.show("people")
        await self.page.get_by_test_id(f"person-{person}").click()
        await expect(self.page.get_by_test_id("you-are")).to_contain_text(person)

    async def show(self, pane: str) -> None:
        """At a phone's width, switch to the tab of this pane."""
        if self.narrow:
            await self.page.get_by_test_id(f"tab-{pane}").click()

    async def type_command(self, text: str) -> None:
        """Type a command into the channel's input and send it."""
        await self.show("channel")
        composer = self.page.get_by_test_id("composer")
        await composer.click()
        await self.page.keyboard.type(f"{text} ", delay=4)
        await self.page.keyboard.press("Enter")
        await expect(composer).to_have_value("")

    async def press(self, button: str) -> None:
        """Click a button of the newest message in the channel that has one of this name."""
        await self.show("channel")
        await self.page.get_by_test_id("log-channel").get_by_role("button", name=button, exact=True).last.click()

    def hand(self) -> Locator:
        """Return the newest private message."""
        return self.page.get_by_test_id("log-private").locator("[data-testid^='message-']").last

    async def use(self, control: str, values: Sequence[str] = ()) -> None:
        """Use the control with this id in the hand; choose these values if it is a menu."""
        await self.show("private")
        found = self.hand().locator(f'[data-custom-id="{control}"]')
        if not values:
            await found.click()
        elif await found.evaluate("(control) => control.tagName") == "SELECT":
            await found.select_option(values[0])
        else:
            await tick(found, values)


async def tick(menu: Locator, values: Sequence[str]) -> None:
    """Open a menu of several values, tick these alone and confirm."""
    await menu.locator("summary").click()
    for box in await menu.get_by_role("checkbox").all():
        await box.set_checked(await box.input_value() in values)
    await menu.get_by_test_id("confirm").click()


def _save(name: str, picture: bytes) -> None:
    ARTEFACTS.mkdir(parents=True, exist_ok=True)
    (ARTEFACTS / name).write_bytes(picture)
