"""Playing on the page in a real browser: undo, secret bids, single options, and a server that is away for a while."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from bot.presentation.story import pictured_end
from bot.tables import people
from bot.tables.single_options import single_option
from bot.tables.state.table import LiveTable
from bot.web.open_page import OpenPage
from storage import EntryKind
from tests.people import hand_of
from tests.web.asked_page import shows
from tests.web.paged_bot import PEOPLE, PLAYERS, PagedBot, advised, asked, server_of
from tests.web.touching import DESKTOP, FIND_TAP, PHONE, touching

pytestmark = [pytest.mark.browser, pytest.mark.long(8), pytest.mark.asyncio(loop_scope="session")]

AWAIT_CLICK = """() => {
  window.clicked = new Promise((done) => addEventListener("click", () => setTimeout(done), { once: true }));
}"""
"""Lets a test wait until the click that a tap leads to was handled: the browser sends it later."""


async def entry(table: LiveTable, kind: EntryKind, after: int) -> None:
    """Wait for an entry of this kind."""
    async with asyncio.timeout(20):
        while not any(later.kind is kind for later in table.entries[after + 1 :]):
            await asyncio.sleep(0.02)


async def test_a_secret_bid_is_taken_back(browser: Browser, bot: PagedBot) -> None:
    """Although others have bid since, and without asking them."""
    table = await bot.opened("magove", PEOPLE, bidding="secret_bids")
    async with touching(browser, await bot.link("Ana"), "Ana", PHONE) as person:
        page = person.page
        while not (seat_view := table.look(0)) or not seat_view.choices:
            await bot.move(table, asked(table))
        await shows(page, table)
        await person.play(table, seat_view, advised(table, 0))
        await bot.move(table, 1)
        await shows(page, table)
        before = table.last
        await page.locator("#bar button", has_text="↶").click()
        await entry(table, EntryKind.WITHDRAW, before)
        await shows(page, table)
        assert await page.evaluate("() => window.state.screen.choices.length") == len(seat_view.choices)
        await person.play(table, seat_view, advised(table, 0))


async def test_the_others_are_asked_for_an_undo_on_their_pages(browser: Browser, bot: PagedBot) -> None:
    table = await bot.opened("durak", PLAYERS)
    first = asked(table)
    await bot.move(table, first)
    await bot.move(table, 1 - first)
    async with AsyncExitStack() as stack:
        asker, other = [
            (await stack.enter_async_context(touching(browser, await bot.link(name), name, PHONE))).page
            for name in (PLAYERS[first], PLAYERS[1 - first])
        ]
        for answer, kind in (("Don’t allow", EntryKind.REFUSE_UNDO), ("Allow", EntryKind.UNDO)):
            await shows(asker, table)
            before = table.last
            await asker.locator("#bar button", has_text="↶").click()
            await entry(table, EntryKind.ASK_UNDO, before)
            await expect(other.locator("#bar")).to_contain_text(PLAYERS[first])
            await expect(asker.locator("#bar")).to_contain_text(f"Waiting for {PLAYERS[1 - first]} to agree.")
            await other.get_by_role("button", name=answer, exact=True).click()
            await entry(table, kind, before)
            for page in (asker, other):
                await shows(page, table)
                await expect(page.get_by_role("button", name=answer, exact=True)).to_have_count(0)
            await expect(asker.locator("#bar")).not_to_contain_text("Waiting for")
            if kind is EntryKind.REFUSE_UNDO:
                await expect(asker.get_by_role("alert")).to_contain_text(PLAYERS[1 - first])


async def test_the_end_leads_to_the_history_and_to_another_game(browser: Browser, bot: PagedBot) -> None:
    table = await bot.opened("market", PLAYERS)
    async with touching(browser, await bot.link("Ana"), "Ana", PHONE) as person:
        page = person.page
        while table.live:
            await bot.move(table, asked(table))
        await shows(page, table)
        await expect(page.locator("#question")).to_contain_text("has the best goods")
        way = page.get_by_role("link", name="To the channel")
        assert (await way.get_attribute("href") or "").endswith(f"/{table.row.guild}/{table.row.channel}")
        await page.get_by_role("button", name="Move by move").click()
        dialog = page.get_by_role("dialog")
        await expect(dialog.get_by_role("heading")).to_have_text("Start")
        await dialog.get_by_role("button", name="▶", exact=True).click()
        await expect(dialog.get_by_role("heading")).to_contain_text("Move 1 of")
        await dialog.get_by_role("button", name="Close").click()
        before = page.url
        await page.get_by_role("button", name="Play again").click()
        await page.wait_for_function(
            "(before) => location.pathname.startsWith('/s/') && location.href !== before", arg=before
        )
        await expect(page.locator("#question")).to_contain_text("The game has not begun yet")


async def test_what_can_be_taken_back_is_played_at_once_by_those_who_wish_it(browser: Browser, bot: PagedBot) -> None:
    table = await bot.opened("carcassonne", PLAYERS)
    first = asked(table)
    move = str(advised(table, first))
    async with touching(browser, await bot.link(PLAYERS[first]), PLAYERS[first], DESKTOP) as person:
        page, before = person.page, table.last
        setting = page.get_by_role("button", name="Play at once")
        await expect(setting).to_have_attribute("aria-pressed", "false")
        await setting.click()
        await expect(setting).to_have_attribute("aria-pressed", "true")
        undecided = True
        while undecided:  # what is played leaves nothing chosen, even once the next question is there
            where = await page.evaluate(FIND_TAP, [move, None])
            await page.evaluate(AWAIT_CLICK)
            await page.touchscreen.tap(where["x"], where["y"])
            await page.evaluate("() => window.clicked")
            undecided = await page.evaluate("() => (window.state.choosing.left?.length ?? 0) > 1")
        await entry(table, EntryKind.MOVE, before)
        assert table.entries[before + 1].body == move
        await shows(page, table)
        await page.locator("#bar button", has_text="↶").click()
        await entry(table, EntryKind.UNDO, before)


async def test_a_second_tap_on_the_way_back_asks_for_nothing_more(
    browser: Browser, bot: PagedBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move before, which the others would have to allow, is another question: the page waits until it shows it."""
    table = await bot.opened("carcassonne", PLAYERS)
    first = asked(table)
    while len({entry.seat for entry in table.entries if entry.kind is EntryKind.MOVE}) < 2:
        await bot.move(table, asked(table))
    while asked(table) != first or not str(advised(table, first)).startswith("place "):
        await bot.move(table, asked(table))
    await bot.move(table, first)
    update = OpenPage._update

    async def late(page: OpenPage) -> None:
        await asyncio.sleep(0.6)
        await update(page)

    async with touching(browser, await bot.link(PLAYERS[first]), PLAYERS[first], PHONE) as person:
        page, before = person.page, table.last
        await shows(page, table)
        await page.evaluate(
            """() => { const { socket } = window.state, { ask } = socket; window.asked = [];
            socket.ask = (frame) => (window.asked.push(frame.type), ask.call(socket, frame)); }"""
        )
        monkeypatch.setattr(OpenPage, "_update", late)
        await page.locator("#bar button", has_text="↶").tap()
        await entry(table, EntryKind.UNDO, before)
        await page.wait_for_timeout(250)
        assert await page.evaluate("() => window.state.screen.entry") == before
        assert await page.evaluate("() => window.state.waiting.size") == 1, "it waits for what it is to show"
        await page.keyboard.press("z")
        await shows(page, table)
        await page.wait_for_function("() => !window.state.waiting.size")
        assert await page.evaluate("() => window.asked") == ["undo"]
        assert await page.evaluate("() => window.state.screen.ask_undo"), "one more tap would have asked the other"


async def test_single_options_are_played_once_the_page_asks_for_it(
    browser: Browser, bot: PagedBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await bot.opened("durak", PLAYERS)
    for _ in range(200):
        await asyncio.sleep(0)
        seat = asked(table)
        if (option := single_option(table, seat)) is not None:
            break
        await bot.move(table, seat)
    assert option is not None
    await bot.bot.service.ask_always(int(bot.person(PLAYERS[seat]).id), ask=True)
    monkeypatch.setattr(people, "THERE_FOR", 3600.0)
    async with touching(browser, await bot.link(PLAYERS[seat]), PLAYERS[seat], PHONE) as person:
        before = table.last
        await person.page.get_by_role("button", name="All moves").click()
        await person.page.get_by_role("button", name="Play forced moves for me").click()
        await entry(table, EntryKind.ANSWER, before)
        known = await bot.bot.service.people.known(int(bot.person(PLAYERS[seat]).id))
        assert known is not None
        assert known.single_options
        assert table.entries[before + 1].body == str(option.move)


async def test_while_the_server_is_away_the_page_says_so_and_play_goes_on(
    browser: Browser, bot: PagedBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In Discord as ever; the page catches up by itself once it can."""
    table = await bot.opened("durak", PLAYERS)
    async with touching(browser, await bot.link("Ana"), "Ana", PHONE) as person:
        page, ana = person.page, bot.person("Ana")
        await shows(page, table)
        monkeypatch.setattr(server_of(bot.bot.service)._connections, "most_pages", 0)
        for opened in tuple(server_of(bot.bot.service)._sockets):
            await opened.close()
        await expect(page.locator("#notice[data-kind=lost]")).to_be_visible()
        await expect(page.locator("#notice")).to_contain_text("Connection lost")
        await page.locator("#bar").tap(position={"x": 2, "y": 2})
        await page.locator("#board").tap(position={"x": 4, "y": 4})
        assert await page.locator("#notice[data-kind=lost]").is_visible(), "no tap takes that away"
        shown: Any = await page.evaluate("() => window.state.screen.entry")
        for _ in range(4):
            await bot.move(table, asked(table))
        while asked(table) != 0:
            await bot.move(table, asked(table))
        await bot.settled()
        hand = hand_of(ana)
        assert hand is not None
        assert bot.hand(ana) is not None, "she is asked in Discord"
        assert await page.evaluate("() => window.state.screen.entry") == shown < table.last
        monkeypatch.undo()
        await shows(page, table)
        await expect(page.locator("#notice[data-kind=lost]")).to_be_hidden()


async def test_the_end_of_a_round_is_shown_until_the_player_goes_on(browser: Browser, bot: PagedBot) -> None:
    """Those who are called are shown the new round at once."""
    table = await bot.opened("lanterns", PEOPLE)
    async with AsyncExitStack() as stack:
        pages = [
            (await stack.enter_async_context(touching(browser, await bot.link(name), name, PHONE))).page
            for name in PEOPLE
        ]
        for _ in range(100):
            before = table.last
            for page in pages:
                await shows(page, table)
            await bot.move(table, asked(table))
            await bot.settled()
            if pictured_end(table, table.entries[before + 1 :]) is not None:
                break
        waiting = [page for seat, page in enumerate(pages) if seat != asked(table)]
        called = pages[asked(table)]
        await shows(called, table)
        await expect(called.get_by_role("button", name="Go on")).to_have_count(0)
        new = await called.locator("#board > svg").evaluate("(svg) => svg.textContent")
        for page in waiting:
            await expect(page.get_by_role("button", name="Go on")).to_be_visible()
            assert await page.locator("#board > svg").evaluate("(svg) => svg.textContent") != new
        await waiting[0].get_by_role("button", name="Go on").click()
        await expect(waiting[0].get_by_role("button", name="Go on")).to_have_count(0)
        assert await waiting[0].locator("#board > svg").evaluate("(svg) => svg.textContent") == new
        for _ in range(10):
            if pages[asked(table)] is waiting[1]:
                break
            await bot.move(table, asked(table))
        await shows(waiting[1], table)
        await expect(waiting[1].get_by_role("button", name="Go on")).to_have_count(0)
