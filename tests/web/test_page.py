"""The page in a real browser: languages, sizes, colours, fonts, spectators, catching up, and nothing covered."""

import logging
import re
from typing import Literal

import pytest
from playwright.async_api import Browser, expect

from games.core.localizer import LOCALES
from games.kit import lettering
from tests.web.asked_page import COVERED, asked_at_page, evaluate, play_on, player_asked, shows
from tests.web.paged_bot import PEOPLE, PLAYERS, PagedBot, asked, server_of
from tests.web.touching import DESKTOP, PHONE, touching

pytestmark = [pytest.mark.browser, pytest.mark.long(8), pytest.mark.asyncio(loop_scope="session")]


LEAST = 44
"""The least width and height of a button, in CSS pixels."""


async def test_names_are_set_apart_so_that_their_direction_turns_nothing(browser: Browser, bot: PagedBot) -> None:
    """In the list of players, in sentences, and only where they are whole."""
    async with asked_at_page(browser, bot, "durak", DESKTOP) as (page, _):
        await expect(page.locator("#plates li > bdi")).to_have_text(PLAYERS)
        assert set(await page.locator("#told bdi").all_inner_texts()) <= set(PLAYERS)
        set_apart = await page.evaluate(
            """async () => {
              const { marked, named, setApart } = await import("/static/text.js");
              setApart([{ name: "An" }, { name: "An*aא" }, { name: "a.c" }]);
              const box = document.createElement("div");
              const html = (nodes) => (box.replaceChildren(...nodes), box.innerHTML);
              return [marked("**An\\*aא** beats An, Ann and abc."), named("a.c: An")].map(html);
            }"""
        )
        assert set_apart == [
            "<p><strong><bdi>An*aא</bdi></strong> beats <bdi>An</bdi>, Ann and abc.</p>",
            "<bdi>a.c</bdi>: <bdi>An</bdi>",
        ]


async def test_a_spectator_touches_nothing_until_they_get_a_seat(
    browser: Browser, bot: PagedBot, caplog: pytest.LogCaptureFixture
) -> None:
    table = await bot.opened("durak", PLAYERS)
    async with touching(browser, await bot.link("Vera"), "Vera", PHONE) as person:
        page = person.page
        await expect(page.get_by_text("You are watching.")).to_be_visible()
        assert await page.locator("polygon.mark").count() == 0
        assert await page.locator("#hand").is_hidden()
        owner, vera = [await bot.actor(name) for name in ("Ana", "Vera")]
        await bot.bot.service.replace(table, owner, asked(table), vera.person, 777)
        await expect(page.get_by_text("You are watching.")).to_be_hidden()
        await expect(page.locator("#hand > svg")).to_be_visible()
        await expect(page.get_by_role("button", name="All moves")).to_be_visible()
    assert not [record for record in caplog.get_records("call") if record.levelno >= logging.ERROR]


async def test_the_fonts_are_those_of_the_pictures(browser: Browser, bot: PagedBot) -> None:
    """They come as WOFF2, and text in them is as wide as it is measured for pictures."""
    text = "Шкембе чорба, Țuică & 100 Wizards"
    async with asked_at_page(browser, bot, "durak", DESKTOP) as (page, _):
        for style, options in (("", {}), ("bold ", {"bold": True}), ("condensed ", {"narrow": True})):
            wide = await page.evaluate(
                """async ([style, text]) => {
                  const font = `${style}60px "DejaVu Sans"`;
                  await document.fonts.load(font, text);
                  const pen = document.createElement("canvas").getContext("2d");
                  pen.font = font;
                  return pen.measureText(text).width;
                }""",
                [style, text],
            )
            assert wide == pytest.approx(lettering.font(60, **options).getlength(text), rel=0.02)
        loaded = await page.evaluate("() => performance.getEntriesByType('resource').map(({ name }) => name)")
    assert len({name for name in loaded if name.endswith(".woff2")}) == 3


NAMELESS = """() => [...document.querySelectorAll("button, a, [role=button]")].filter((one) => one.checkVisibility())
  .filter((one) => !(one.getAttribute("aria-label") || one.textContent).trim()).map((one) => one.outerHTML)"""


SMALL = f"""() => [...document.querySelectorAll("button")].filter((one) => one.checkVisibility()).map((one) => [one.outerHTML,
  one.getBoundingClientRect()]).filter(([, box]) => box.width < {LEAST} || box.height < {LEAST}).map(([html]) => html)"""


WIDE = "() => Math.max(...[document.documentElement, ...document.querySelectorAll('#plates, .plate')].map((one) => one.scrollWidth - one.clientWidth))"


@pytest.mark.parametrize(("game", "size"), [("balkans", PHONE), ("durak", DESKTOP)], ids=["phone", "desktop"])
async def test_controls_have_names_and_sizes_and_text_may_be_twice_as_large(
    browser: Browser, bot: PagedBot, game: str, size: dict[str, int]
) -> None:
    """A phone shows the game with the widest plates."""
    table = await bot.opened(game, PLAYERS)
    await play_on(bot, table, "Ana")
    for locale in LOCALES:
        link = await bot.link("Ana")
        await bot.actor("Ana", locale)
        async with touching(browser, link, "Ana", size) as opened:
            page = opened.page
            await expect(page.locator("html")).to_have_attribute("lang", locale)
            assert await page.evaluate(NAMELESS) == []
            assert await page.evaluate(SMALL) == []
            assert await page.evaluate(WIDE) <= 0
            await page.evaluate("() => (document.documentElement.style.fontSize = '200%')")
            assert await page.evaluate(WIDE) <= 0, f"{locale}: wider than the screen at twice the size"
            assert await page.locator("#board > svg").get_attribute("aria-label")
            await page.evaluate("() => window.state.socket.send({ type: 'terms' })")
            await expect(page.locator("#panel .terms")).to_be_visible()
            beyond = "() => { const panel = document.getElementById('panel'); return panel.scrollWidth - panel.clientWidth; }"
            assert await page.evaluate(beyond) <= 0, f"{locale}: terms are wider than their dialog"


@pytest.mark.parametrize(
    ("game", "size"), [("carcassonne", PHONE), ("hayduti", {"width": 320, "height": 640})], ids=["phone", "small"]
)
async def test_wide_names_and_large_text_leave_the_hand_and_the_news_whole(
    browser: Browser, bot: PagedBot, game: str, size: dict[str, int]
) -> None:
    """Plates of three players with names of 32 letters, which break nowhere, are scrolled; the bar is in sight."""
    table = await bot.opened(game, PEOPLE)
    for _ in range(4):
        await play_on(bot, table, "Ana")
    link = await bot.link("Ana")
    for name, letter in (("Ana", "Щ"), ("Boris", "W"), ("Vera", "m")):
        await bot.bot.service.people.greet(int(bot.person(name).id), letter * 32, "ru" if name == "Ana" else "en-US")
    async with touching(browser, link, "Ana", size) as person:
        page = person.page
        for percent in (100, 200):
            await page.add_init_script(
                f"""addEventListener("DOMContentLoaded", () => {{
                  localStorage.clear();
                  document.documentElement.style.fontSize = "{percent}%"; }})"""
            )
            await page.reload()
            await expect(page.locator("#latest")).to_be_visible()
            assert (
                await page.evaluate("() => getComputedStyle(document.documentElement).fontSize")
                == f"{16 * percent // 100}px"
            )
            cut = """() => ["hand", "latest", "question"].filter((id) => { const part = document.getElementById(id);
              const { right } = part.getBoundingClientRect();
              return right > innerWidth || part.scrollWidth > part.clientWidth || (id === "hand" && part.scrollHeight > part.clientHeight + 1); })"""
            assert await page.evaluate(cut) == [], f"at {percent} %"
            bottom = "() => document.getElementById('bar').getBoundingClientRect().bottom - innerHeight"
            assert await page.evaluate(bottom) <= 1, f"at {percent} %"
            assert await page.locator("#plates").evaluate("(row) => row.offsetHeight / innerHeight") < 0.3


async def test_plates_have_all_numbers_where_that_takes_no_more_rows(browser: Browser, bot: PagedBot) -> None:
    await bot.opened("hayduti", PEOPLE)
    async with touching(browser, await bot.link("Ana"), "Ana", PHONE) as person:
        page = person.page
        seen = """(plates) => plates.map((plate) => [...plate.querySelectorAll(".stat")].filter((stat) => stat.offsetWidth).length)"""
        plates = page.locator("#plates .plate")
        assert sorted(await plates.evaluate_all(seen)) == [3, 3, 5], "two in a row"
        await page.set_viewport_size({"width": 320, "height": 568})
        await page.reload()
        await expect(plates.nth(2).locator(".stat").last).to_be_visible()
        assert await plates.evaluate_all(seen) == [5, 5, 5], "one in each row"


async def test_the_title_tells_whose_turn_it_is_and_the_page_catches_up(browser: Browser, bot: PagedBot) -> None:
    """A lost connection is said, and what happened meanwhile is shown once it is back."""
    async with asked_at_page(browser, bot, "durak", PHONE) as (page, table):
        who = player_asked(table)
        other = next(name for name in PLAYERS if name != who)
        await expect(page).to_have_title("● Durak")
        await close_sockets(bot)
        await play_on(bot, table, other)
        await shows(page, table)
        await expect(page.locator("#notice")).to_be_hidden()
        assert await page.title() == ("● Durak" if player_asked(table) == who else "Durak")
        news = await page.locator("#news .told > div").all_inner_texts()
        assert len(news) == len(set(news)) or len(news) < 40


async def test_a_move_taken_back_after_a_lost_line_leaves_the_log(browser: Browser, bot: PagedBot) -> None:
    """All that the page told before is told again, without what was taken back."""
    table = await bot.opened("carcassonne", PLAYERS)
    for _ in range(3):
        await play_on(bot, table, "Ana")
    async with touching(browser, await bot.link("Ana"), "Ana", PHONE) as person:
        page, lines = person.page, person.page.locator("#told > div")
        known = await lines.all_inner_texts()
        assert len(known) > 3
        await close_sockets(bot)
        await play_on(bot, table, most=1)
        await shows(page, table)
        assert await page.evaluate("() => window.state.screen.undo")
        await bot.bot.service.undo(table, await bot.actor("Ana"), 555)
        await shows(page, table)
        assert (await lines.all_inner_texts())[: len(known)] == known


async def close_sockets(bot: PagedBot) -> None:
    for socket in tuple(server_of(bot.bot.service)._sockets):
        await socket.close()


async def test_before_the_start_keys_move_no_board(browser: Browser, bot: PagedBot) -> None:
    await bot.person("Ana").command("general", "carcassonne open")
    link = bot.address + bot.bot.service.web.path(await bot.table(), await bot.actor("Ana"))
    async with touching(browser, link, "Ana", DESKTOP) as person:
        await expect(person.page.locator("#question")).to_contain_text("The game has not begun yet")
        for key in ("+", "-", "0", "Shift+ArrowLeft", "ArrowLeft"):
            await person.page.keyboard.press(key)


async def test_the_picture_of_a_game_that_fails_takes_taps(browser: Browser, bot: PagedBot) -> None:
    """It stays, with places that lead nowhere."""
    async with asked_at_page(browser, bot, "durak", PHONE) as (page, _):
        spot = await page.evaluate(
            "() => { const { hand } = window.state.stages; return hand.pointOf(hand.marks.find((one) => one.choices?.length)); }"
        )
        await page.evaluate(
            """async () => (await import("/static/frames.js"))
              .receive({ type: "update", screen: { entry: window.state.screen.entry, question: 0, status: "playing", ask: "A fault." } })"""
        )
        await page.touchscreen.tap(*spot)
        assert await page.evaluate("() => window.state.choosing.left") is None


async def test_a_used_link_and_a_bare_address_say_what_to_do(browser: Browser, bot: PagedBot) -> None:
    await bot.opened("market", PLAYERS)
    link = await bot.link("Ana")
    async with touching(browser, link, "Ana", PHONE):
        pass
    async with await browser.new_context(locale="bg-BG") as window:
        page = await window.new_page()
        await page.goto(link)
        await expect(page.locator("#plain")).to_contain_text("вече е използвана")
        assert "#" not in page.url, "a used ticket leaves the address"
        await page.goto(bot.address)
        await expect(page.locator("#plain")).to_contain_text("Отвори масата")
        await page.goto(f"{bot.address}/s/1")
        await expect(page.locator("#plain")).to_contain_text("изтече")


async def test_all_of_a_question_is_shown_unless_the_board_needs_the_room(browser: Browser, bot: PagedBot) -> None:
    """A tap shows all of it then; the next question is folded anew."""
    async with asked_at_page(browser, bot, "carcassonne", PHONE) as (page, _):
        ask_at = """async ([word, unit]) => {
          const { state, changed } = await import("/static/state.js");
          const { fitAnew } = await import("/static/pictures.js");
          state.screen.ask = `${word} `.repeat(40);
          state.screen.question += 1;
          Object.assign(state.stages.table.view, unit ? { box: [0, 0, 100, 100], unit } : { box: [0, 0, 390, 4000], unit: 0 });
          changed();
          fitAnew();
          const { scrollHeight, clientHeight } = document.getElementById("question");
          return [clientHeight >= scrollHeight, document.getElementById("view").clientHeight]; }"""
        question = page.locator("#question")
        whole, less = await page.evaluate(ask_at, ["small", 100])
        folded, more = await page.evaluate(ask_at, ["large", 0])
        assert (whole, folded) == (True, False)
        assert more > less
        await question.click()
        assert await question.evaluate("(one) => one.clientHeight >= one.scrollHeight")
        assert (await page.evaluate(ask_at, ["larger", 0]))[0] is False


NEWS_SEEN = """() => {
  const { left, bottom } = document.querySelector("#told > div:last-child").getBoundingClientRect();
  return Boolean(document.elementFromPoint(left + 2, bottom - 4)?.closest("#told")); }"""
"""Whether the last line of the story is in sight."""


@pytest.mark.parametrize(
    "size",
    [PHONE, {"width": 320, "height": 568}, {"width": 844, "height": 390}, DESKTOP],
    ids=["phone", "small", "lying", "desktop"],
)
async def test_nothing_covers_a_button_and_nothing_scrolls(
    browser: Browser, bot: PagedBot, size: dict[str, int]
) -> None:
    await bot.opened("durak", PLAYERS)
    for locale in LOCALES:
        link = await bot.link("Ana")
        await bot.actor("Ana", locale)
        async with touching(browser, link, "Ana", size) as person:
            await expect(person.page.locator("#board > svg")).to_be_visible()
            assert await person.page.evaluate(COVERED) == [], locale
            assert await person.page.evaluate("() => document.documentElement.scrollHeight - innerHeight") <= 0
            share = "() => document.getElementById('view').offsetHeight / innerHeight"
            upright = size["height"] > size["width"]
            assert await person.page.evaluate(share) >= (0.5 if upright else 1)
            assert await person.page.evaluate(NEWS_SEEN) is not upright, "beside the board there is room for the news"


async def test_a_long_end_leaves_the_bar_in_sight(browser: Browser, bot: PagedBot) -> None:
    """Also on the smallest phone, and with text twice as large."""
    await bot.opened("market", PLAYERS)
    async with touching(browser, await bot.link("Ana"), "Ana", {"width": 320, "height": 568}) as person:
        for size in ("100%", "200%"):
            await person.page.evaluate(
                """async (size) => { const { changed, state } = await import("/static/state.js");
                document.documentElement.style.fontSize = size;
                Object.assign(state.screen, { status: "over", ask: "Ana has won. ".repeat(40) });
                changed(); }""",
                size,
            )
            bottom = "() => document.getElementById('bar').getBoundingClientRect().bottom - innerHeight"
            assert await person.page.evaluate(bottom) <= 1, size


FAINT = """() => {
  const channels = (colour) => colour.match(/[\\d.]+/g).map(Number);
  const light = (colour) => {
    const [r, g, b] = channels(colour).map((one) => (one /= 255) <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
  const ground = (one) => {
    const colour = getComputedStyle(one).backgroundColor;
    return channels(colour)[3] === 0 ? ground(one.parentElement) : colour; };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const faint = [];
  for (let text; (text = texts.nextNode()); ) {
    const one = text.parentElement;
    if (!text.data.trim() || one.closest("svg, noscript, .points") || !one.checkVisibility()) continue;
    const [low, high] = [light(getComputedStyle(one).color), light(ground(one))].sort((a, b) => a - b);
    if ((high + 0.05) / (low + 0.05) < 4.5) faint.push(text.data);
  }
  return faint; }"""
"""The texts that do not stand out from what they are written on, by the contrast that the web's guidelines ask for."""


@pytest.mark.parametrize("scheme", ["dark", "light"])
async def test_all_text_can_be_read_in_dark_and_in_light_surroundings(
    browser: Browser, bot: PagedBot, scheme: Literal["dark", "light"]
) -> None:
    async with asked_at_page(browser, bot, "durak", DESKTOP) as (page, _):
        await page.emulate_media(color_scheme=scheme)
        ground = await page.evaluate("() => getComputedStyle(document.getElementById('bar')).backgroundColor")
        assert (min(map(int, re.findall(r"\d+", ground))) > 200) is (scheme == "light")
        assert await page.evaluate(FAINT) == []
        await page.evaluate("() => window.state.socket.send({ type: 'why', things: [], term: 'trump' })")
        await page.evaluate("() => window.state.socket.send({ type: 'help' })")
        await expect(page.locator("#panel .words")).to_be_visible()
        assert await page.evaluate(FAINT) == []


async def test_forced_colours_leave_pictures_and_emblems_as_they_are(browser: Browser, bot: PagedBot) -> None:
    async with asked_at_page(browser, bot, "durak", PHONE) as (page, _):
        looks = "(all) => all.map((one) => getComputedStyle(one).backgroundColor)"
        before = await page.locator("#plates .plate > .emblem").evaluate_all(looks)
        await page.emulate_media(forced_colors="active")
        assert await page.locator("#plates .plate > .emblem").evaluate_all(looks) == before
        adjusts = "() => ['view', 'hand'].map((id) => getComputedStyle(document.getElementById(id)).forcedColorAdjust)"
        assert await page.evaluate(adjusts) == ["none", "none"]


async def test_a_phone_is_not_told_of_keys_and_what_to_tap_is_said(browser: Browser, bot: PagedBot) -> None:
    async with asked_at_page(browser, bot, "carcassonne", PHONE) as (page, _):
        await expect(page.locator("#bar .hint")).to_have_text("Tap what is marked in gold.")
        await page.get_by_role("button", name="All moves").click()
        await expect(page.locator("dialog .moves button").first).to_be_visible()
        await expect(page.locator("dialog .keys")).to_be_hidden()
        await evaluate(page, "state.screen.single_options = true; changed();")
        await expect(page.locator("#bar .hint")).to_be_hidden()  # the bot will play
