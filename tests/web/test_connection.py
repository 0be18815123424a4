"""The page in a real browser and its line to the server: tickets that are kept, dead lines, sessions that have ended."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Browser, Page, WebSocketRoute, expect

from bot.web.limits import TokenBuckets
from tests.web.paged_bot import PLAYERS, PagedBot, server_of
from tests.web.touching import PHONE, SHOW_STATE

PONG = '{"type":"pong"}'

pytestmark = [pytest.mark.browser, pytest.mark.long(8), pytest.mark.asyncio(loop_scope="session")]


@asynccontextmanager
async def window_at(browser: Browser, **options: object) -> AsyncGenerator[Page]:
    """Open a window whose clock the test sets; fail on errors that the page reports."""
    problems: list[str] = []
    async with await browser.new_context(viewport=PHONE, locale="en-US", **options) as window:  # pyright: ignore[reportArgumentType]
        await window.add_init_script(SHOW_STATE)
        page = await window.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        yield page
    assert problems == []


async def stop_clock(page: Page) -> None:
    """Let the page's clock stand still from now on, except when the test advances it."""
    await page.clock.pause_at(await page.evaluate("() => Date.now() / 1000 + 1"))


async def test_a_page_that_was_refused_keeps_its_ticket_and_asks_again(browser: Browser, bot: PagedBot) -> None:
    await bot.opened("market", PLAYERS)
    link, server = await bot.link("Ana"), server_of(bot.bot.service)
    server._tickets = TokenBuckets(0.0, 0.0, lambda: 0.0)
    async with window_at(browser) as page:
        await page.clock.install()
        await page.goto(link)
        await expect(page.locator("#plain")).to_contain_text("a little fast")
        assert page.url == link
        await page.reload()
        await expect(page.locator("#plain")).to_contain_text("a little fast")
        server._tickets = TokenBuckets(1.0, 0.0, lambda: 0.0)
        await page.clock.fast_forward(2000)
        await expect(page.locator("#table")).to_be_visible()
        assert "#" not in page.url


async def test_a_dead_line_is_noticed_and_left(browser: Browser, bot: PagedBot) -> None:
    """Nothing comes any more, but the connection stays: after a ping without an answer the page opens another."""
    await bot.opened("market", PLAYERS)
    lines: list[WebSocketRoute] = []
    heard: list[str | bytes] = []

    async def relay(line: WebSocketRoute) -> None:
        def back(data: str | bytes) -> None:
            heard.append(data)
            line.send(data)

        lines.append(line)
        line.connect_to_server().on_message(back)

    async with window_at(browser) as page:

        async def answered() -> None:
            """Wait until the page has the answer to its ping."""
            async with asyncio.timeout(20):
                while PONG not in heard:
                    await asyncio.sleep(0.02)
            heard.clear()
            await page.evaluate("() => window.state.screen")

        await page.clock.install()
        await page.route_web_socket("**/socket", relay)
        await page.goto(await bot.link("Ana"))
        await expect(page.locator("#table")).to_be_visible()
        await answered()
        await stop_clock(page)
        lines[0].on_message(lambda _: None)  # what the page sends from now on gets nowhere
        for passed in (25_500, 5_500, 500):
            await page.clock.fast_forward(passed)
        await answered()
        assert len(lines) == 2
        await expect(page.locator("#notice[data-kind=lost]")).to_be_hidden()
        for _ in range(2):
            await page.clock.fast_forward(25_500)
            await answered()
        assert len(lines) == 2, "a line that answers is kept"


async def test_a_page_that_comes_into_sight_asks_at_once_whether_its_line_lives(
    browser: Browser, bot: PagedBot
) -> None:
    await bot.opened("market", PLAYERS)
    sent: list[str] = []
    async with window_at(browser) as page:
        page.on("websocket", lambda opened: opened.on("framesent", lambda data: sent.append(str(data))))
        await page.goto(await bot.link("Ana"))
        await expect(page.locator("#table")).to_be_visible()
        sent.clear()
        await page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
        async with asyncio.timeout(20):
            while '{"type":"ping"}' not in sent:
                await asyncio.sleep(0.02)


async def test_a_page_whose_session_has_ended_while_it_was_away_says_so(browser: Browser, bot: PagedBot) -> None:
    """Its web socket is not accepted any more."""
    await bot.opened("market", PLAYERS)
    async with window_at(browser) as page:
        await page.goto(await bot.link("Ana"))
        await expect(page.locator("#table")).to_be_visible()
        await bot.bot.service.web.end_all((await bot.actor("Ana")).person)
        await expect(page.locator("#plain")).to_contain_text("You have been signed out of this page")
        await page.reload()
        await expect(page.locator("#plain")).to_contain_text("You have been signed out of this page")
        await expect(page.locator("#notice")).to_be_hidden()


async def test_losses_in_a_row_are_waited_out_longer_each_time(browser: Browser, bot: PagedBot) -> None:
    """Also where each connection is accepted before it is lost."""
    await bot.opened("market", PLAYERS)
    lines: list[WebSocketRoute] = []

    async def relay(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    async with window_at(browser) as page:
        await page.clock.install()
        await page.route_web_socket("**/socket", relay)
        await page.goto(await bot.link("Ana"))
        await expect(page.locator("#table")).to_be_visible()
        await stop_clock(page)
        for wait in (375, 875, 1875):
            await lines[-1].close()
            await expect(page.locator("#notice[data-kind=lost]")).to_be_visible()
            before = len(lines)
            await page.clock.fast_forward(wait // 2)
            await page.evaluate("() => window.state.screen")
            assert len(lines) == before
            await page.clock.fast_forward(wait)
            async with asyncio.timeout(20):
                while len(lines) == before:
                    await asyncio.sleep(0.02)
            await expect(page.locator("#notice[data-kind=lost]")).to_be_hidden()


@pytest.mark.parametrize(
    ("locale", "said"), [("en-US", "This page needs JavaScript"), ("bg-BG", "работи с JavaScript")]
)
async def test_without_scripts_the_page_says_so(browser: Browser, bot: PagedBot, locale: str, said: str) -> None:
    await bot.opened("market", PLAYERS)
    async with await browser.new_context(java_script_enabled=False, locale=locale) as window:
        page = await window.new_page()
        await page.goto(await bot.link("Ana"))
        sentence = page.locator("noscript p")
        await expect(sentence).to_be_visible()
        assert said in await sentence.inner_text()
        await expect(page.locator("#plain")).to_be_hidden()
