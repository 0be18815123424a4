"""A browser shared by all tests of a pytest worker, on the event loop of the session.

What belongs to one test alone (its fake Discord, its bot, its windows with their storage) is made and ended with it.
"""

import os
import shutil
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright, expect

from bot.fake_discord import FakeDiscord, ManualClock
from tests.e2e.conftest import _seeded_run  # noqa: F401 - a fixture of these tests too
from tests.fake_discord.conftest import Start, fake_discord_with, starting

SWITCHES = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]

expect.set_options(timeout=60_000)  # milliseconds: a busy machine is no fault of the page's


def chromium() -> str | None:
    """Return the path of the browser, or None if it is not installed."""
    return os.environ.get("MEHANA_CHROMIUM") or shutil.which("chromium")


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    path = chromium()
    if path is None:
        pytest.skip("Debian's chromium is not installed; .ci/browser does it")
    async with async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=path, args=SWITCHES)
        yield browser
        await browser.close()


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest_asyncio.fixture(loop_scope="session")
async def fake_discord(clock: ManualClock) -> AsyncIterator[FakeDiscord]:
    async with fake_discord_with(clock) as made:
        yield made


@pytest_asyncio.fixture(loop_scope="session")
async def start(fake_discord: FakeDiscord) -> AsyncIterator[Start]:
    async with starting(fake_discord) as begin:
        yield begin
