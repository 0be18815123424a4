"""What moves on the page: pieces, cards and points come from where they were."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal

import pytest

from tests.browser.conftest import browser as browser  # noqa: PLC0414 - the fixture
from tests.web.test_page import asked_at_page, play_on
from tests.web.touching import PHONE

if TYPE_CHECKING:
    from playwright.async_api import Browser

    from tests.web.paged_bot import PagedBot

pytestmark = [pytest.mark.browser, pytest.mark.long(8), pytest.mark.asyncio(loop_scope="session")]


@pytest.mark.parametrize(("wish", "moving"), [("no-preference", True), ("reduce", False)])
async def test_what_the_last_move_brought_comes_and_glows_once(
    browser: Browser, bot: PagedBot, wish: Literal["no-preference", "reduce"], moving: bool
) -> None:
    """Not with a wish for less motion; nothing moves on a page that is opened."""
    fresh = "() => [...document.querySelectorAll('#board .new')].map((one) => getComputedStyle(one).animationName)"
    async with asked_at_page(browser, bot, "carcassonne", PHONE) as (page, table):
        await page.emulate_media(reduced_motion=wish)
        assert await page.evaluate(fresh) == []
        await play_on(bot, table, most=1)
        await page.wait_for_function("(last) => window.state.screen.entry >= last", arg=table.last)
        names = await page.evaluate(fresh)
        assert 0 < len(names) < await page.locator("#board svg *").count() / 2
        assert all(("glow" in name) is moving for name in names)


@pytest.mark.parametrize(
    ("game", "wish"), [("durak", "no-preference"), ("carcassonne", "no-preference"), ("durak", "reduce")]
)
async def test_what_is_played_travels_from_the_hand_to_the_table(
    browser: Browser, bot: PagedBot, game: str, wish: Literal["no-preference", "reduce"]
) -> None:
    """In a quarter of a second; not with a wish for less motion."""
    async with asked_at_page(browser, bot, game, PHONE) as (page, table):
        await page.emulate_media(reduced_motion=wish)
        await page.evaluate(
            """() => { window.trips = []; const { animate } = SVGElement.prototype;
            SVGElement.prototype.animate = function (frames, timing) {
              window.trips.push([frames[0].transform, timing.duration]); return Element.prototype.animate.call(this, frames, timing); }; }"""
        )
        await play_on(bot, table, most=1)
        await page.wait_for_function("(last) => window.state.screen.entry >= last", arg=table.last)
        trips = await page.evaluate("() => window.trips")
        if wish == "reduce":
            assert trips == []
            return
        ((way, lasts),) = trips
        assert lasts == 250
        down = float(re.search(r"translate\([^,]*, ([-\d.e]+)px", way)[1])
        assert down > 0, "the hand lies below the board"


@pytest.mark.parametrize(
    ("game", "verb", "what", "wish"),
    [
        ("balkans", "voyage", "use", "no-preference"),
        ("balkans", "send", "use", "no-preference"),
        ("balkans", "send", "use", "reduce"),
        ("hayduti", "group", "B", "no-preference"),
        ("hayduti", "group", "B", "reduce"),
    ],
)
async def test_fleets_armies_and_points_travel_to_where_they_count(
    browser: Browser, bot: PagedBot, game: str, verb: str, what: str, wish: Literal["no-preference", "reduce"]
) -> None:
    """What others move does too; not with a wish for less motion."""
    async with asked_at_page(browser, bot, game, PHONE) as (page, table):
        await page.emulate_media(reduced_motion=wish)
        await page.evaluate(
            """() => { const { animate } = Element.prototype;
            Element.prototype.animate = function (frames, timing) {
              window.trips.push([this.tagName, timing.duration]); return animate.call(this, frames, timing); }; }"""
        )
        trips: list[tuple[str, int]] = []
        for _ in range(250):
            before = table.last
            await page.evaluate("() => { window.trips = []; }")
            await play_on(bot, table, most=1)
            await bot.settled()
            if any(str(entry.body).startswith(verb) for entry in table.entries[before + 1 :]):
                await page.wait_for_function("(last) => window.state.screen.entry >= last", arg=table.last)
                trips = await page.evaluate("() => window.trips")
                break
        else:
            pytest.fail(f"nobody plays {verb}")
        assert {lasts for tag, lasts in trips if tag == what} == (set() if wish == "reduce" else {250})


async def test_each_of_several_pieces_that_are_alike_travels_from_the_nearest_place(
    browser: Browser, bot: PagedBot
) -> None:
    async with asked_at_page(browser, bot, "durak", PHONE) as (page, _):
        ways: list[str] = await page.evaluate(
            """async () => {
              const { placesNow, travel } = await import("/static/travel.js");
              const { s } = await import("/static/svg.js");
              const { table } = window.state.stages;
              const pieces = (...places) => {
                table.root.replaceChildren(...places.map((x) => {
                  const piece = s("use", { href: "#army", x, y: 0, width: 10, height: 10, class: "new" });
                  piece.animate = ([{ transform }]) => ways.push(transform);
                  return piece; })); };
              const ways = [];
              pieces(0, 100, 300);
              const before = placesNow();
              pieces(40, 130, 300);
              travel(before);
              return ways; }"""
        )
        assert [re.search(r"translate\((-?\d+)px", way)[1] for way in ways] == ["-40", "-30"]
