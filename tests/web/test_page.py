"""The page in a real browser: keyboard, names of controls, sizes, languages, catching up, zoom, and what it says."""

from __future__ import annotations

import asyncio
import logging
import math
import re
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from bot.presentation.screen import MOST_WORDED
from games.core.chance import SeededChance
from games.core.contract import Pick
from games.core.localizer import LOCALES
from games.kit import lettering
from tests.browser.conftest import browser as browser  # noqa: PLC0414 - the fixture
from tests.web.paged_bot import server_of
from tests.web.touching import DESKTOP, PHONE, touching

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from playwright.async_api import Browser, Page

    from bot.tables.state.table import LiveTable
    from tests.web.paged_bot import PagedBot

pytestmark = [pytest.mark.browser, pytest.mark.long(8), pytest.mark.asyncio(loop_scope="session")]

PLAYERS = ["Ana", "Boris"]
LEAST = 44
"""The least width and height of a button, in CSS pixels."""


async def play_on(bot: PagedBot, table: LiveTable, until: str | None = None, most: int = 30) -> None:
    """Let people move by the heuristic until a player is asked; at least once."""
    service = bot.bot.service
    for number in range(most):
        assert table.play is not None
        public = table.look(-1)
        assert public is not None
        seat = (public.view.asked or table.game.acting(table.play.state))[0]
        if number and PLAYERS[seat] == until:
            return
        actor = await service.people.greet(int(bot.person(PLAYERS[seat]).id), PLAYERS[seat], "en-US")
        seat_view = table.look(seat)
        assert seat_view is not None
        move = table.game.heuristic(seat_view.view, seat_view.choices, SeededChance(bytes(32), table.last))
        await service.move(table, actor, move, interaction=6_000_000 + table.last)


def asked(table: LiveTable) -> str:
    public = table.look(-1)
    assert public is not None
    return [*PLAYERS, "Vera"][public.view.asked[0]]


@asynccontextmanager
async def asked_at_page(
    browser: Browser, bot: PagedBot, game: str, size: dict[str, int]
) -> AsyncGenerator[tuple[Page, LiveTable]]:
    """Open a table of a game, and the page of the player who is asked first."""
    enough = 2 in bot.bot.service.games[game].seats
    await bot.opened(game, PLAYERS if enough else [*PLAYERS, "Vera"])
    table = await bot.table()
    who = asked(table)
    async with touching(browser, await bot.link(who), who, size) as person:
        yield person.page, table


async def test_a_turn_by_keyboard_alone(browser: Browser, bot: PagedBot) -> None:
    """Arrows go to regions, Enter takes one and then plays, R goes to the next way, Escape gives up."""
    async with asked_at_page(browser, bot, "carcassonne", DESKTOP) as (page, table):
        before = table.last
        await page.keyboard.press("ArrowDown")
        focused = page.locator("polygon.mark:focus")
        await expect(focused).to_have_count(1)
        assert await focused.get_attribute("aria-label")
        await page.keyboard.press("Enter")
        await expect(page.locator("polygon.mark.chosen").first).to_be_attached()
        await page.keyboard.press("Escape")
        await expect(page.locator("polygon.mark.chosen")).to_have_count(0)
        await page.keyboard.press("ArrowDown")
        for _ in range(4):
            await page.keyboard.press("Enter")
            if await page.locator("#bar .play").count():
                break
            await page.keyboard.press("ArrowRight")
        await expect(page.locator("#bar .play")).to_be_enabled()
        await expect(page.locator("#spoken[aria-live=assertive]")).not_to_be_empty()
        label = await page.locator("#bar .label").inner_text()
        if await page.locator("#bar", has_text="↻").count():
            await page.keyboard.press("r")
            await expect(page.locator("#bar .label")).not_to_have_text(label)
        await page.locator("#bar .play").focus()
        await page.keyboard.press("Enter")
        await entry_after(table, before)
        assert table.entries[before + 1].kind == "move"


async def test_a_turn_of_carcassonne_takes_eight_keys_at_most(browser: Browser, bot: PagedBot) -> None:
    """To the spot, the spot, the other rotation, and play; then the first place for a meeple, and play."""
    async with asked_at_page(browser, bot, "carcassonne", DESKTOP) as (page, table):
        before, keys = table.last, 0
        for key in ("ArrowDown", "Enter", "r", "Enter"):
            await page.keyboard.press(key)
            keys += 1
        await entry_after(table, before)
        assert table.entries[before + 1].body.startswith("place ")
        await page.wait_for_function("(last) => window.state.screen.entry >= last", arg=table.last)
        placed = table.last
        await expect(page.locator("polygon.mark:focus")).to_have_count(1)
        for key in ("Enter", "Enter"):
            await page.keyboard.press(key)
            keys += 1
        await entry_after(table, placed)
        assert table.entries[placed + 1].body.startswith("meeple ")
        assert keys <= 8


async def test_regions_are_called_by_words_and_not_by_names(browser: Browser, bot: PagedBot) -> None:
    """Also where there are too many choices to word them all: the keyboard asks for their words."""
    await bot.opened("balkans", PLAYERS)
    table = await bot.table()
    while True:
        seat_view = table.look(PLAYERS.index(asked(table)))
        assert seat_view is not None
        if len(seat_view.choices) > MOST_WORDED:
            break
        move = table.game.heuristic(seat_view.view, seat_view.choices, SeededChance(bytes(32), table.last))
        actor = await bot.bot.service.people.greet(int(bot.person(asked(table)).id), asked(table), "en-US")
        await bot.bot.service.move(table, actor, move, interaction=6_000_000 + table.last)
    async with touching(browser, await bot.link(asked(table)), asked(table), DESKTOP) as person:
        page = person.page
        await page.keyboard.press("ArrowDown")
        await page.wait_for_function("() => window.state.screen.choices.every((choice) => choice.label)")
        labels = await page.locator("polygon.mark").evaluate_all(
            "(all) => all.map((one) => one.getAttribute('aria-label'))"
        )
        assert labels
        assert not [label for label in labels if label == "…" or re.search("[a-z]:[a-z]|^[a-z_]+$", label)]


@pytest.mark.parametrize("game", ["durak", "magove", "hayduti", "carcassonne", "balkans"])
async def test_a_turn_is_played_by_labels_alone(browser: Browser, bot: PagedBot, game: str) -> None:
    """A turn can be played by the names of the controls alone, and each name is made of words."""
    async with asked_at_page(browser, bot, game, PHONE) as (page, table):
        before, heard = table.last, list[str]()
        for _ in range(8):
            await page.wait_for_function("() => !window.state.waiting.size")
            if table.last != before:
                break
            ready = page.get_by_role("button", name="✓ Play", exact=True)
            if await ready.count() and await ready.is_enabled():
                control = ready
            else:
                await page.keyboard.press("ArrowDown")  # the page words its places once the keyboard comes to one
                await page.wait_for_function("() => window.state.screen.choices.every((choice) => choice.label)")
                places = page.locator("polygon.mark.lit:not(.chosen), #bar .act")
                labels = await places.evaluate_all("(all) => all.map((one) => one.ariaLabel ?? one.textContent)")
                assert not [label for label in labels if label == "…" or re.search("[a-z]:[a-z]|^[a-z_]+$", label)]
                label = next(label for label in labels if label not in heard)
                heard.append(label)
                control = page.get_by_role("button", name=label, exact=True).first
            await control.focus()
            await page.keyboard.press("Enter")
        await entry_after(table, before)
        assert heard


async def test_enter_on_a_chosen_region_plays(browser: Browser, bot: PagedBot) -> None:
    """As the list of keys says."""
    async with asked_at_page(browser, bot, "durak", DESKTOP) as (page, table):
        before = table.last
        await page.keyboard.press("ArrowDown")
        await expect(page.locator("polygon.mark:focus")).to_have_count(1)
        await page.keyboard.press(" ")
        await expect(page.locator("polygon.mark.chosen:focus")).to_have_count(1)
        await expect(page.locator("#bar .play")).to_be_enabled()
        assert table.last == before
        armed = await page.evaluate(
            "() => { const { choosing, screen } = window.state; return screen.choices[choosing.armed].move; }"
        )
        await page.keyboard.press("Enter")
        await entry_after(table, before)
        assert table.entries[before + 1].body == armed


async def test_the_keyboard_stays_where_it_is_when_the_table_changes(browser: Browser, bot: PagedBot) -> None:
    """On the same region, on the nearest one once there are some again, and on the same button."""
    focused = "() => document.activeElement.mark?.outline"
    async with asked_at_page(browser, bot, "durak", DESKTOP) as (page, table):
        who = asked(table)

        async def shown() -> None:
            await page.wait_for_function("(last) => window.state.screen.entry >= last", arg=table.last)

        async def said_in(locale: str) -> None:
            await bot.bot.service.people.greet(int(bot.person(who).id), who, locale)
            for opened in server_of(bot.bot.service)._pages[table.id]:
                opened.wake()
            await expect(page.locator("html")).to_have_attribute("lang", locale)
            await expect(page.locator("#ask")).to_have_text(re.compile("[a-z]" if locale == "en" else "[а-я]"))

        await page.keyboard.press("ArrowDown")
        before = await page.evaluate(focused)
        assert before
        await said_in("bg")
        await expect(page.locator("polygon.mark:focus")).to_have_count(1)
        assert await page.evaluate(focused) == before
        await said_in("en")
        await play_on(bot, table, who)
        await shown()
        await expect(page.locator("polygon.mark:focus")).to_have_count(1)
        rules, sound = page.get_by_role("button", name="Rules"), page.locator("#sound")
        for button in (rules, sound):
            await button.focus()
            await play_on(bot, table, who)
            await shown()
            await expect(button).to_be_focused()
        all_moves = page.get_by_role("button", name="All moves")
        await all_moves.focus()
        await page.keyboard.press("Escape")
        await expect(all_moves).to_be_focused()
        await play_on(bot, table, who)
        await shown()
        assert await page.evaluate("() => document.getElementById('bar').contains(document.activeElement)")


async def test_screen_readers_are_told_what_others_do_and_what_has_opened(browser: Browser, bot: PagedBot) -> None:
    async with asked_at_page(browser, bot, "durak", DESKTOP) as (page, table):
        who = asked(table)
        story = page.get_by_role("log")
        await expect(story).to_have_attribute("id", "told")
        kept = await story.locator("> div").first.evaluate_handle("(line) => line")
        lines = await story.locator("> div").count()
        await play_on(bot, table, who)
        await page.wait_for_function("(count) => document.getElementById('told').childElementCount > count", arg=lines)
        assert await kept.evaluate("(line) => line.isConnected"), "lines are added: what was read out stays"
        for button in ("Rules", "What can I do?", "All moves"):
            await page.get_by_role("button", name=button).click()
            await expect(page.get_by_role("dialog")).to_be_visible()
            assert await page.get_by_role("dialog").get_attribute("aria-label")
            await page.get_by_role("button", name="Close").click()


async def test_names_are_set_apart_so_that_their_direction_turns_nothing(browser: Browser, bot: PagedBot) -> None:
    """In the list of players, in sentences, and only where they are whole."""
    async with asked_at_page(browser, bot, "durak", DESKTOP) as (page, _):
        await expect(page.locator("#plates bdi")).to_have_text(PLAYERS)
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


async def test_a_spectator_who_gets_a_seat_can_play(browser: Browser, bot: PagedBot) -> None:
    await bot.opened("durak", PLAYERS)
    table, service = await bot.table(), bot.bot.service
    who = asked(table)
    async with touching(browser, await bot.link("Vera"), "Vera", PHONE) as person:
        page = person.page
        await expect(page.get_by_text("You are watching.")).to_be_visible()
        vera = await service.people.greet(int(bot.person("Vera").id), "Vera", "en-US")
        owner = await service.people.greet(int(bot.person("Ana").id), "Ana", "en-US")
        await service.replace(table, owner, PLAYERS.index(who), vera.person, 777)
        await expect(page.get_by_text("You are watching.")).to_be_hidden()
        await expect(page.locator("#hand > svg")).to_be_visible()
        await expect(page.get_by_role("button", name="All moves")).to_be_visible()


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


async def entry_after(table: LiveTable, before: int) -> None:
    async with asyncio.timeout(15):
        while table.last == before:
            await asyncio.sleep(0.02)


async def test_every_move_is_in_a_list_of_buttons(browser: Browser, bot: PagedBot) -> None:
    async with asked_at_page(browser, bot, "durak", PHONE) as (page, table):
        before = table.last
        await page.get_by_role("button", name="All moves").click()
        offered = await page.locator("dialog button[data-move]").evaluate_all("(all) => all.map((b) => b.dataset.move)")
        assert sorted(offered) == sorted(await page.evaluate("() => window.state.screen.choices.map((c) => c.move)"))
        await page.locator("dialog button[data-move]").first.click()
        await page.locator("#bar .play").click()
        await entry_after(table, before)


async def test_a_ready_group_is_one_button_that_says_what_it_takes(browser: Browser, bot: PagedBot) -> None:
    await bot.opened("hayduti", PLAYERS)
    table, ready = await bot.table(), False
    while not ready:
        await play_on(bot, table, most=1)
        seat_view = table.look(PLAYERS.index(asked(table)))
        assert seat_view is not None
        ready = any(isinstance(choice, Pick) and choice.kind.verb == "form" for choice in seat_view.choices)
    async with touching(browser, await bot.link(asked(table)), asked(table), DESKTOP) as person:
        page, before = person.page, table.last
        group = page.locator('#bar button[data-move^="form "]').first
        await expect(group).to_contain_text("→")
        await group.click()
        await entry_after(table, before)
        assert table.entries[before + 1].body.startswith("form ")


async def test_a_long_press_looks_up_what_is_shown(browser: Browser, bot: PagedBot) -> None:
    """It neither chooses nor plays anything; and without a wish for motion, nothing fades."""
    await bot.opened("durak", PLAYERS)
    table = await bot.table()
    async with touching(browser, await bot.link("Ana"), "Ana", PHONE) as person:
        page, before = person.page, table.last
        await page.emulate_media(reduced_motion="reduce")
        where = await page.evaluate(
            """() => { const stage = window.state.stages.hand; const mark = stage.marks.find((one) => one.term);
            const [x, y] = mark.outline[0]; return stage.view.onScreen([x + 9, y + 9]); }"""
        )
        await page.mouse.move(*where)
        await page.mouse.down()
        await expect(page.locator("dialog h2")).to_be_visible()
        await page.mouse.up()
        await page.get_by_role("button", name="Close").click()
        assert await page.evaluate("() => window.state.choosing.left") is None
        assert table.last == before
        moving = "() => [...document.querySelectorAll('*')].filter((one) => getComputedStyle(one).transitionDuration !== '0s').length"
        assert await page.evaluate(moving) == 0


NAMELESS = """() => [...document.querySelectorAll("button, a, [role=button]")].filter((one) => one.checkVisibility())
  .filter((one) => !(one.getAttribute("aria-label") || one.textContent).trim()).map((one) => one.outerHTML)"""
SMALL = f"""() => [...document.querySelectorAll("button")].filter((one) => one.checkVisibility()).map((one) => [one.outerHTML,
  one.getBoundingClientRect()]).filter(([, box]) => box.width < {LEAST} || box.height < {LEAST}).map(([html]) => html)"""
WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_controls_have_names_and_sizes_and_text_may_be_twice_as_large(
    browser: Browser, bot: PagedBot, size: dict[str, int]
) -> None:
    await bot.opened("durak", PLAYERS)
    table = await bot.table()
    await play_on(bot, table, "Ana")
    person = await bot.bot.service.people.known(int(bot.person("Ana").id))
    assert person is not None
    for locale in LOCALES:
        await bot.bot.service.people.greet(int(bot.person("Ana").id), "Ana", locale)
        bot.person("Ana").locale = "en-US"
        link = await bot.link("Ana")
        await bot.bot.service.people.greet(int(bot.person("Ana").id), "Ana", locale)
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


async def test_the_title_tells_whose_turn_it_is_and_the_page_catches_up(browser: Browser, bot: PagedBot) -> None:
    """A lost connection is said, and what happened meanwhile is shown once it is back."""
    async with asked_at_page(browser, bot, "durak", PHONE) as (page, table):
        who = asked(table)
        other = next(name for name in PLAYERS if name != who)
        await expect(page).to_have_title("● Durak")
        await close_sockets(bot)
        await play_on(bot, table, other)
        await page.wait_for_function("(last) => window.state.screen.entry >= last", arg=table.last)
        await expect(page.locator("#notice")).to_be_hidden()
        assert await page.title() == ("● Durak" if asked(table) == who else "Durak")
        news = await page.locator("#news .told > div").all_inner_texts()
        assert len(news) == len(set(news)) or len(news) < 40


async def test_what_has_happened_since_the_own_move_stands_over_the_board_for_a_while(
    browser: Browser, bot: PagedBot
) -> None:
    async with asked_at_page(browser, bot, "durak", PHONE) as (page, table):
        who, latest, told = asked(table), page.locator("#latest"), page.locator("#told > div")
        await page.clock.install()
        await latest.click()
        known = await told.count()
        since: list[str] = []
        while all(who in line and not line.startswith(who) for line in since[1:-2]):
            await play_on(bot, table, asked(table))
            await page.wait_for_function("(last) => window.state.screen.entry >= last", arg=table.last)
            since = (await told.all_inner_texts())[known:]
        await expect(latest).to_be_visible()
        lines = await latest.locator("> div").all_inner_texts()
        named = [line for line in since[1:-2] if who in line and not line.startswith(who)]
        assert [line for line in lines if line != "…"] == [since[0], *named[-2:], *since[-2:]]
        assert "…" in lines
        await page.clock.run_for(10_000)
        await expect(latest).to_be_hidden()


async def test_the_latest_news_cover_nothing_that_can_be_tapped(browser: Browser, bot: PagedBot) -> None:
    """They stand above or below it; where there is less room than they need, their last lines do, whole."""
    async with asked_at_page(browser, bot, "carcassonne", PHONE) as (page, _):
        placed = """async (marks) => {
          const { placeLatest } = await import("/static/latest.js");
          const stage = window.state.stages.table, latest = document.getElementById("latest");
          const frame = stage.element.getBoundingClientRect();
          const place = (x, y) => stage.view.place(frame.left + x, frame.top + y);
          stage.marks = marks.map(([top, tall]) => {
            const from = top < 0 ? frame.height + top : top;
            return { choices: [0], outline: [place(0, from), place(300, from), place(300, from + tall)] }; });
          latest.replaceChildren(...Array.from({ length: 3 }, (_, at) => {
            const line = document.createElement("div");
            line.textContent = `line ${at}`;
            return line; }));
          latest.hidden = false;
          placeLatest();
          const box = latest.getBoundingClientRect();
          const seen = [...latest.children].map((line) => line.getBoundingClientRect())
            .filter(({ top, bottom }) => top >= box.top && bottom <= box.bottom).length;
          const covered = stage.marks.filter((mark) => {
            const [top, bottom] = [0, 2].map((at) => stage.view.onScreen(mark.outline[at])[1]);
            return top < box.bottom && bottom > box.top; });
          return [latest.classList.contains("low"), seen, covered.length]; }"""
        assert await page.evaluate(placed, []) == [False, 3, 0]
        assert await page.evaluate(placed, [[60, 60]]) == [True, 3, 0]
        assert await page.evaluate(placed, [[62, 60], [-120, 60]]) == [False, 2, 0]
        assert await page.evaluate(placed, [[40, 60], [-102, 40]]) == [True, 2, 0]
        assert await page.evaluate(placed, [[42, 60], [-60, 60]]) == [False, 1, 0]
        assert await page.evaluate(placed, [[0, 60], [-60, 60]]) == [False, 1, 0]
        over = "() => document.getElementById('latest').getBoundingClientRect().bottom - document.getElementById('view').getBoundingClientRect().top"
        assert await page.evaluate(over) <= 0, "it stands over the plates"


async def close_sockets(bot: PagedBot) -> None:
    for socket in tuple(server_of(bot.bot.service)._sockets):
        await socket.close()


async def test_a_used_link_and_a_bare_address_say_what_to_do(browser: Browser, bot: PagedBot) -> None:
    await bot.opened("market", PLAYERS)
    link = await bot.link("Ana")
    async with touching(browser, link, "Ana", PHONE):
        pass
    async with await browser.new_context(locale="bg-BG") as window:
        page = await window.new_page()
        await page.goto(link)
        await expect(page.locator("#plain")).to_contain_text("вече е използвана")
        await page.goto(bot.address)
        await expect(page.locator("#plain")).to_contain_text("Отвори масата")
        await page.goto(f"{bot.address}/s/1")
        await expect(page.locator("#plain")).to_contain_text("изтече")


async def test_a_card_that_cannot_be_played_says_why(browser: Browser, bot: PagedBot) -> None:
    await bot.opened("durak", PLAYERS)
    table = await bot.table()
    async with touching(browser, await bot.link("Ana"), "Ana", PHONE) as person:
        page = person.page
        for _ in range(20):
            dull = await page.evaluate(
                """() => { const { stages, screen } = window.state; if (!screen?.called || !stages.hand.shown) return null;
                const mark = stages.hand.marks.find((one) => !one.choices?.length && one.things?.length);
                return mark ? stages.hand.view.onScreen([mark.outline[0][0] + 12, mark.outline[0][1] + 12]) : null; }"""
            )
            if dull is not None:
                break
            await play_on(bot, table, "Ana")
            await page.wait_for_function("(last) => window.state.screen.entry >= last", arg=table.last)
        assert dull is not None
        before = table.last
        await page.touchscreen.tap(*dull)
        await expect(page.locator("#notice")).to_be_visible()
        assert table.last == before


async def test_a_place_that_is_touched_says_what_is_there_and_covers_no_button(browser: Browser, bot: PagedBot) -> None:
    """Also to a player who is not asked; it goes away once something is chosen."""
    await bot.opened("carcassonne", PLAYERS)
    table = await bot.table()
    for who in PLAYERS:
        async with touching(browser, await bot.link(who), who, PHONE) as person:
            page, before = person.page, table.last
            place = """(live) => { const stage = window.state.stages.table;
                const mark = stage.marks.find((one) => live ? one.choices?.length : one.term);
                const [left, top, right, bottom] = [0, 1, 2, 3].map((at) => mark.outline.map((point) => point[at % 2])
                  .reduce((one, other) => (at < 2 ? Math.min : Math.max)(one, other)));
                return stage.view.onScreen([(left + right) / 2, (top + bottom) / 2]); }"""
            await page.touchscreen.tap(*await page.evaluate(place, False))
            notice = page.locator("#notice")
            await expect(notice).to_contain_text("1 when closed; 2 open ends")
            assert await page.evaluate(COVERED) == []
            assert table.last == before
            if who == asked(table):
                await page.touchscreen.tap(*await page.evaluate(place, True))
                await expect(notice).to_be_hidden()


FITTED = """async ([box, unit, marks, room]) => {
  const { fitted } = await import("/static/fit.js");
  const square = ([x, y, side, choice]) => ({ outline: [[x, y], [x + side, y], [x + side, y + side], [x, y + side]], choices: [choice] });
  return fitted(box, unit, marks.map(square), room); }"""


async def test_a_question_is_fitted_so_that_its_marks_can_be_tapped(browser: Browser, bot: PagedBot) -> None:
    """All of the board while marks have 44 CSS pixels, else the marks, else as many as have room at 36."""
    await bot.opened("durak", PLAYERS)
    async with touching(browser, await bot.link("Ana"), "Ana", PHONE) as person:
        room = [390, 390]

        async def fitted(box: list[int], unit: int, *marks: tuple[int, int, int, int]) -> dict[str, float]:
            found: dict[str, float] = await person.page.evaluate(FITTED, [box, unit, marks, room])
            return found

        large, small = [0, 0, 390, 390], [0, 0, 3900, 3900]
        assert await fitted(large, 0, (0, 0, 44, 0)) == {"x": 0, "y": 0, "scale": 1}
        assert await fitted([-100, -50, 780, 780], 10) == {"x": -100, "y": -50, "scale": 0.5}, "nothing is asked"
        assert (await fitted([0, 0, 10, 10], 10))["scale"] == 18, "no unit is larger than 180"
        near = await fitted(small, 100, (2000, 2000, 100, 0), (2100, 2000, 100, 1))
        assert near["scale"] == pytest.approx(390 / 300), "both marks, and a unit around them"
        assert near["x"] == pytest.approx(2100 - 150)
        apart = await fitted(small, 100, (0, 0, 100, 0), (3000, 0, 100, 1), (3200, 0, 100, 2))
        assert apart["scale"] == pytest.approx(0.36)
        assert apart["x"] + 390 / 0.36 >= 3300, "two of three"
        assert apart["x"] <= 3000
        within = await fitted(small, 100, (1000, 1000, 1000, 0), (1400, 1400, 20, 0))
        assert within["scale"] == pytest.approx(0.1), "a part that does what the whole does needs no size of its own"


async def test_nothing_but_a_question_moves_the_board(browser: Browser, bot: PagedBot) -> None:
    """A tap arms a move and leaves the board in place, though the bar grows. A person's own view lasts until it is reset."""
    async with asked_at_page(browser, bot, "carcassonne", PHONE) as (page, _):
        seen = "() => JSON.stringify(window.state.stages.table.view.seen)"
        fitted = await page.evaluate(seen)
        back = page.get_by_role("button", name="Whole board")
        await expect(back).to_have_count(0)
        spot = await page.evaluate(
            "() => { const stage = window.state.stages.table; return stage.pointOf(stage.marks.find((one) => one.choices?.length && !one.verb)); }"
        )
        await page.touchscreen.tap(*spot)
        await expect(page.locator("#bar .play")).to_be_visible()
        assert await page.evaluate(seen) == fitted
        await page.mouse.move(200, 300)
        await page.mouse.down()
        await page.mouse.move(150, 340, steps=4)
        await page.mouse.up()
        panned = await page.evaluate(seen)
        assert panned != fitted
        assert await page.evaluate("() => window.state.choosing.armed") is not None, "a gesture is no tap"
        await page.get_by_role("button", name="Cancel").click()
        assert await page.evaluate(seen) == panned
        await back.click()
        assert await page.evaluate(seen) == fitted
        await expect(back).to_have_count(0)


async def test_what_opens_above_or_below_the_board_moves_nothing_on_it(browser: Browser, bot: PagedBot) -> None:
    """It covers a part of the board; only the place that was tapped last comes into sight again."""
    async with asked_at_page(browser, bot, "carcassonne", PHONE) as (page, _):
        opened = """async ([where, high]) => {
          const before = window.state.stages.table.view.onScreen([0, 0]);
          document.querySelector(where).style.minHeight = `${high}px`;
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
          const after = window.state.stages.table.view.onScreen([0, 0]);
          return Math.hypot(after[0] - before[0], after[1] - before[1]); }"""
        for where, high in (("header", 150), ("header", 40), ("#bar", 200), ("#bar", 40)):
            assert await page.evaluate(opened, [where, high]) < 0.5, (where, high)
        await expect(page.get_by_role("button", name="Whole board")).to_have_count(0)
        spot = """() => { const { choosing, stages } = window.state;
          return stages.table.pointOf(choosing.path.at(-1) ?? stages.table.marks.find((one) => one.choices?.length && !one.verb)); }"""
        await page.touchscreen.tap(*await page.evaluate(spot))
        await expect(page.locator("#bar .play")).to_be_visible()
        assert await page.evaluate(opened, ["#bar", 600]) > 50
        assert await page.evaluate(spot) is not None


async def test_a_board_is_fitted_to_each_kind_of_move_of_a_question(browser: Browser, bot: PagedBot) -> None:
    """The places of a meeple are enlarged after its tile, under the same question."""
    async with asked_at_page(browser, bot, "carcassonne", PHONE) as (page, table):
        question = await page.evaluate("() => window.state.screen.question")
        await play_on(bot, table, most=1)
        await page.wait_for_function("(last) => window.state.screen.entry >= last", arg=table.last)
        assert await page.evaluate("() => window.state.screen.question") == question
        sizes = await page.evaluate(
            "() => { const stage = window.state.stages.table;"
            " return stage.marks.filter((one) => one.choices?.length && !one.verb).map((one) => stage.sizeOf(one)); }"
        )
        assert sizes
        assert min(sizes) >= 36


async def test_ways_that_no_region_tells_apart_have_a_button_each(browser: Browser, bot: PagedBot) -> None:
    """One press of it plays. Ways that another region tells apart are gone through."""
    async with asked_at_page(browser, bot, "durak", PHONE) as (page, _):
        offer = """async (splits) => {
          const { Choosing } = await import("/static/choosing.js");
          const { changed, state } = await import("/static/state.js");
          const land = { choices: [0, 1] }, army = { choices: [1] };
          state.screen.choices = [{ move: "hire 1", label: "One" }, { move: "hire 2", label: "Two" }];
          state.choosing = new Choosing(state.screen.choices, splits ? [land, army] : [land]);
          state.choosing.tap(land);
          state.socket.ask = (frame) => ((state.asked = frame.move), "1");
          changed(); }"""
        ways = page.locator("#bar button[data-move]")
        await page.evaluate(offer, True)
        await expect(page.locator("#bar", has_text="↻")).to_be_visible()
        await expect(ways).to_have_count(0)
        await page.evaluate(offer, False)
        await expect(ways).to_have_text(["Two"])
        await expect(page.locator("#bar", has_text="↻")).to_have_count(0)
        await ways.click()
        assert await page.evaluate("() => window.state.asked") == "hire 2"


async def test_a_pinch_keeps_what_lies_between_the_fingers(browser: Browser, bot: PagedBot) -> None:
    async with asked_at_page(browser, bot, "carcassonne", PHONE) as (page, _):
        off = await page.evaluate(
            """() => { const { view, element } = window.state.stages.table;
            const finger = (type, id, x, y) => element.dispatchEvent(new PointerEvent(type, { pointerId: id, clientX: x, clientY: y, bubbles: true }));
            element.setPointerCapture = () => {};
            const between = view.place(200, 300), before = view.scale;
            finger("pointerdown", 1, 180, 300); finger("pointerdown", 2, 220, 300);
            for (let step = 1; step <= 8; step += 1) {
              finger("pointermove", 2, 220 + 2 * step, 300); finger("pointermove", 1, 180 - step, 300 + step); }
            const [x, y] = view.onScreen(between), middle = [(172 + 236) / 2, 304];
            finger("pointerup", 1, 172, 308); finger("pointerup", 2, 236, 300);
            return { off: Math.hypot(x - middle[0], y - middle[1]), times: view.scale / before, left: window.state.choosing.left }; }"""
        )
        assert off["off"] < 2
        assert off["times"] == pytest.approx(math.hypot(64, 8) / 40, rel=0.01)
        assert off["left"] is None


async def test_places_out_of_sight_are_counted_at_the_edge_and_come_when_it_is_pressed(
    browser: Browser, bot: PagedBot
) -> None:
    async with asked_at_page(browser, bot, "carcassonne", PHONE) as (page, _):
        await page.evaluate("() => { const { view } = window.state.stages.table; view.zoom(3); view.pan(600, 0); }")
        edge = page.locator("#edges .right")
        await expect(edge).to_have_text(re.compile("^[1-9]"))
        await edge.click()
        await expect(edge).to_have_count(0)


async def test_taps_narrow_choices_down_and_take_items(browser: Browser, bot: PagedBot) -> None:
    """Going on to a pick takes what was tapped; a tap on a pile takes the next of it, and then puts all back."""
    await bot.opened("durak", ["Ana", "Boris"])
    async with touching(browser, await bot.link("Ana"), "Ana", PHONE) as person:
        steps: list[tuple[int | None, list[str]]] = await person.page.evaluate(
            """async () => {
              const { Choosing } = await import("/static/choosing.js");
              const pile = { choices: [0, 1], names: ["a1", "a2"] }, other = { choices: [1], names: ["b"] };
              const pool = ["a1", "a2", "b"].map((name) => ({ name }));
              const choosing = new Choosing([{ move: "x" }, { move: "y+", pool, least: 1, most: 3 }], [pile, other]);
              const steps = [];
              const note = () => steps.push([choosing.armed, [...choosing.items]]);
              choosing.tap(pile); note();
              choosing.next(); note();
              choosing.tap(pile); note();
              choosing.tap(other); note();
              choosing.tap(pile); note();
              choosing.next(); note();
              return steps; }"""
        )
        assert steps == [[0, []], [1, ["a1"]], [1, ["a1", "a2"]], [1, ["a1", "a2", "b"]], [1, ["b"]], [0, []]]


async def test_a_pile_that_goes_together_is_taken_whole_and_then_one_fewer(browser: Browser, bot: PagedBot) -> None:
    """All of the pool are another choice, which is played when all are taken."""
    await bot.opened("durak", PLAYERS)
    async with touching(browser, await bot.link("Ana"), "Ana", PHONE) as person:
        steps: list[tuple[list[str], str, bool]] = await person.page.evaluate(
            """async () => {
              const { Choosing } = await import("/static/choosing.js");
              const pile = { choices: [0], names: ["a1", "a2"] }, other = { choices: [0], names: ["b"] };
              const pool = ["a1", "a2", "b"].map((name) => ({ name }));
              const some = { move: "y+", pool, least: 1, most: 2, whole: "all", whole_piles: true };
              const choosing = new Choosing([some, { move: "all" }], [pile, other]);
              const steps = [];
              const note = () => steps.push([[...choosing.items], choosing.key, choosing.ready]);
              choosing.tap(pile); note();
              choosing.tap(other); note();
              choosing.tap(pile); note();
              choosing.tap(pile); note();
              choosing.tap(other); note();
              choosing.takeAll(); note();
              return steps; }"""
        )
    assert steps == [
        [["a1", "a2"], "y+", True],
        [["a1", "a2", "b"], "all", True],
        [["a2", "b"], "y+", True],
        [["b"], "y+", True],
        [[], "y+", False],
        [["a1", "a2", "b"], "all", True],
    ]


async def test_a_pick_that_is_the_question_is_armed_with_all_of_it(browser: Browser, bot: PagedBot) -> None:
    """Cancelled, it stays armed with nothing; beside another kind of move it is not armed."""
    async with asked_at_page(browser, bot, "durak", PHONE) as (page, _):
        steps: list[tuple[int | None, list[str], list[int]]] = await page.evaluate(
            """async () => {
              const { Choosing } = await import("/static/choosing.js");
              const pile = { choices: [1], names: ["a1", "a2"] };
              const pool = ["a1", "a2", "b"].map((name) => ({ name }));
              const some = { move: "send x+", pool, least: 1, most: 2, whole: "send x all", whole_piles: true };
              const choices = [{ move: "send x all" }, some, { move: "send x most" }, { move: "done", rare: true }];
              const choosing = new Choosing(choices, [pile]);
              const steps = [];
              const note = ({ armed, items, left }) => steps.push([armed, [...items], left]);
              choosing.begin(); note(choosing);
              choosing.tap(pile); note(choosing);
              choosing.clear(); note(choosing);
              const beside = new Choosing([...choices, { move: "sail" }], [pile]);
              beside.begin(); note(beside);
              return steps; }"""
        )
        assert steps == [[1, ["a1", "a2", "b"], [1, 2]], [1, ["a2", "b"], [1, 2]], [1, [], [1, 2]], [None, [], None]]


@pytest.mark.parametrize(("name", "opened"), [("Log: What happened", "#about"), ("More", "#tools")])
async def test_a_tap_beside_what_is_open_closes_it_and_does_nothing_else(
    browser: Browser, bot: PagedBot, name: str, opened: str
) -> None:
    async with asked_at_page(browser, bot, "durak", PHONE) as (page, _):
        toggle, place = page.get_by_role("button", name=name, exact=True), page.locator(opened)
        await toggle.click()
        await expect(place).to_be_visible()
        await expect(toggle).to_have_attribute("aria-expanded", "true")
        x, y = await page.evaluate(
            "() => { const { hand } = window.state.stages; return hand.view.onScreen(hand.marks[0].outline[0]); }"
        )
        below = await page.evaluate("() => document.getElementById('view').getBoundingClientRect().top + 8")
        await page.touchscreen.tap(x + 8, y + 8 if opened == "#tools" else below)
        await expect(place).to_be_hidden()
        await expect(toggle).to_have_attribute("aria-expanded", "false")
        assert await page.evaluate("() => window.state.choosing.left") is None


async def test_nothing_above_the_bar_moves_while_cards_are_picked(browser: Browser, bot: PagedBot) -> None:
    async with asked_at_page(browser, bot, "durak", PHONE) as (page, _):
        tops: list[float] = await page.evaluate(
            """async () => {
              const { changed, chooseAnew, state } = await import("/static/state.js");
              const pool = ["a", "b", "c"].map((name) => ({ name, label: name }));
              state.socket.send = () => true;
              state.screen.choices = [{ move: "clear+", label: "Discard", about: "Word ".repeat(30), pool, least: 2, most: 3 }];
              const top = () => (changed(), document.getElementById("hand").getBoundingClientRect().top);
              chooseAnew();
              const tops = [top()];
              for (const { name } of pool) { state.choosing.toggle(name); state.sum.text = "short"; tops.push(top()); }
              return tops; }"""
        )
        assert len(set(tops)) == 1
        await expect(page.locator("#bar .label")).to_contain_text("3 of 3")


async def test_how_many_are_picked_is_counted_up_to_the_least_first(browser: Browser, bot: PagedBot) -> None:
    async with asked_at_page(browser, bot, "durak", PHONE) as (page, _):
        said: list[str] = await page.evaluate(
            """async () => {
              const { changed, chooseAnew, state } = await import("/static/state.js");
              const pool = ["a", "b", "c"].map((name) => ({ name, label: name }));
              state.screen.choices = [{ move: "clear+", label: "Discard", pool, least: 2, most: 3 }];
              const label = () => (changed(), document.querySelector("#bar .label").textContent);
              chooseAnew();
              return [label(), ...pool.map(({ name }) => (state.choosing.toggle(name), label()))]; }"""
        )
        assert [text.rpartition(" · ")[2] for text in said] == ["0 of 2", "1 of 2", "2 of 2", "3 of 3"]


async def test_many_buttons_are_one_row_of_round_ones_each_in_reach(browser: Browser, bot: PagedBot) -> None:
    """What all of them begin with is said once; the last one in sight is cut, and signs stay where they are."""
    async with asked_at_page(browser, bot, "durak", PHONE) as (page, _):
        await page.evaluate(
            """async () => {
              const { Choosing } = await import("/static/choosing.js");
              const { changed, state } = await import("/static/state.js");
              const bids = Array.from({ length: 16 }, (_, bid) => ({ move: `bid ${bid}`, label: `Bid ${bid}` }));
              state.screen.choices = [...bids, { move: "pass", label: "Bid nothing", rare: true }];
              state.choosing = new Choosing(state.screen.choices, []);
              state.socket.ask = (frame) => ((state.asked = frame.move), "1");
              changed(); }"""
        )
        buttons, row = page.locator("#bar .act"), page.locator("#bar .many")
        assert await buttons.all_inner_texts() == [str(bid) for bid in range(16)]
        await expect(row).to_have_text(re.compile("^Bid 0"))
        await expect(page.get_by_role("button", name="Bid 15", exact=True)).to_have_count(1)
        tops = {box["y"] for button in await buttons.all() if (box := await button.bounding_box())}
        assert len(tops) == 1
        edge = "(row) => { const { right } = row.getBoundingClientRect(); return [...row.querySelectorAll('.act')].map((one) => one.getBoundingClientRect()).filter((one) => one.left < right && one.right > right - 32).length; }"
        assert await row.evaluate(edge) > 0, "a button that is cut shows that the row goes on"
        await expect(page.get_by_role("button", name="All moves")).to_be_in_viewport(ratio=1)
        last = page.locator('#bar button[data-move="bid 15"]')
        await last.scroll_into_view_if_needed()
        along = await row.evaluate("(row) => row.scrollLeft")
        await page.evaluate("async () => (await import('/static/state.js')).changed()")
        assert await row.evaluate("(row) => row.scrollLeft") == along > 0
        await last.click()
        assert await page.evaluate("() => window.state.asked") == "bid 15"


async def test_the_only_button_of_its_kind_stays_in_sight_below_a_row_that_scrolls(
    browser: Browser, bot: PagedBot
) -> None:
    async with asked_at_page(browser, bot, "durak", PHONE) as (page, _):
        await page.evaluate(
            """async () => {
              const { Choosing } = await import("/static/choosing.js");
              const { changed, state } = await import("/static/state.js");
              const sends = ["all", "all but the guards", "one", "two"].map((label) => ({ move: `send ${label}`, label: `Send ${label}` }));
              state.screen.choices = [...sends, { move: "done", label: "Done" }];
              state.choosing = new Choosing(state.screen.choices, []);
              changed(); }"""
        )
        assert await page.locator("#bar .many .act").count() == 4
        done = page.locator("#bar button[data-move=done]")
        await expect(done).to_be_in_viewport(ratio=1)
        assert await page.locator("#bar .many button[data-move=done]").count() == 0


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


async def test_a_note_about_a_single_option_has_its_button(browser: Browser, bot: PagedBot) -> None:
    """There is one note, of what is still to come, and no command, because none can be typed on the page."""
    async with asked_at_page(browser, bot, "durak", PHONE) as (page, _):
        await page.evaluate(
            """async () => {
              const { changed, state } = await import("/static/state.js");
              Object.assign(state.screen, { single_options: true, first_answered: true });
              changed(); }"""
        )
        note = page.locator("#bar > .acts > p")
        await expect(note).to_have_text("You have only one move; it is played for you in a moment.")
        await expect(page.locator("#bar").get_by_role("button", name="Ask me")).to_be_visible()


async def test_what_is_picked_is_summed_up_with_each_name(browser: Browser, bot: PagedBot) -> None:
    """Also once a name is put back; and all goods have to be there before it can be played."""
    await bot.opened("market", PLAYERS)
    table = await bot.table()
    who = asked(table)
    seat_view = table.look(PLAYERS.index(who))
    assert seat_view is not None
    first, second, *_ = seat_view.view.hand
    async with touching(browser, await bot.link(who), who, PHONE) as person:
        page, sums = person.page, person.page.locator("#bar .details")
        for good, worth in ((first, int(first)), (second, int(first) + int(second)), (first, int(second))):
            where = await page.evaluate(
                """(good) => { const { hand } = window.state.stages;
                return hand.pointOf(hand.marks.find((mark) => mark.names?.includes(good))); }""",
                good,
            )
            await page.touchscreen.tap(*where)
            await expect(sums).to_have_text(f"worth {worth} together")
            ready = page.locator("#bar .play")
            await (
                expect(ready).to_be_enabled() if worth == int(first) + int(second) else expect(ready).to_be_disabled()
            )


async def test_the_part_of_the_game_stands_above_the_question(browser: Browser, bot: PagedBot) -> None:
    async with asked_at_page(browser, bot, "balkans", PHONE) as (page, _):
        await expect(page.locator("#caption")).to_have_text("Round 0 · Setup")


async def test_a_spectator_touches_nothing(browser: Browser, bot: PagedBot, caplog: pytest.LogCaptureFixture) -> None:
    await bot.opened("durak", PLAYERS)
    async with touching(browser, await bot.link("Vera"), "Vera", PHONE) as person:
        await expect(person.page.get_by_text("You are watching.")).to_be_visible()
        assert await person.page.locator("polygon.mark").count() == 0
        assert await person.page.locator("#hand").is_hidden()
    assert not [record for record in caplog.get_records("call") if record.levelno >= logging.ERROR]


COVERED = """() => [...document.querySelectorAll("button")].filter((one) => one.checkVisibility()).filter((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  return !one.contains(above); }).map((one) => one.outerHTML)"""


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
        await bot.bot.service.people.greet(int(bot.person("Ana").id), "Ana", "en-US")
        bot.person("Ana").locale = "en-US"
        link = await bot.link("Ana")
        await bot.bot.service.people.greet(int(bot.person("Ana").id), "Ana", locale)
        async with touching(browser, link, "Ana", size) as person:
            await expect(person.page.locator("#board > svg")).to_be_visible()
            assert await person.page.evaluate(COVERED) == [], locale
            assert await person.page.evaluate("() => document.documentElement.scrollHeight - innerHeight") <= 0
            share = "() => document.getElementById('view').offsetHeight / innerHeight"
            assert await person.page.evaluate(share) >= (0.5 if size["height"] > size["width"] else 1)


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


async def test_nothing_moves_between_a_tile_and_its_meeple(browser: Browser, bot: PagedBot) -> None:
    """The board stands where it stood, whatever the strip and the buttons need."""
    async with asked_at_page(browser, bot, "carcassonne", DESKTOP) as (page, table):
        where = "() => ['board'].map((id) => { const { x, y, width } = document.getElementById(id).getBoundingClientRect(); return [x, y, width]; })"
        before = await page.evaluate(where)
        await play_on(bot, table, most=1)
        await page.wait_for_function("(last) => window.state.screen.entry >= last", arg=table.last)
        await expect(page.get_by_role("button", name="No meeple")).to_be_visible()
        assert await page.evaluate(where) == before
