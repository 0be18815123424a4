"""The page in a real browser by keys and by labels alone: whole turns, and where the keyboard is."""

import re

import pytest
from playwright.async_api import Browser, expect

from bot.presentation.screen import MOST_WORDED
from tests.discord.harness import seat_view_of
from tests.web.asked_page import asked_at_page, entry_after, evaluate, play_on, player_asked, shows
from tests.web.paged_bot import PLAYERS, PagedBot, asked, server_of
from tests.web.touching import DESKTOP, PHONE, touching

pytestmark = [pytest.mark.browser, pytest.mark.long(8), pytest.mark.asyncio(loop_scope="session")]


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
        label = await page.locator("#spoken").text_content()
        if await page.locator("#bar", has_text="↻").count():
            await page.keyboard.press("r")
            await expect(page.locator("#spoken")).not_to_have_text(label)
        await page.locator("#bar .play").focus()
        await page.keyboard.press("Enter")
        await entry_after(table, before)
        assert table.entries[before + 1].kind == "move"


async def test_a_turn_of_carcassonne_takes_six_keys(browser: Browser, bot: PagedBot) -> None:
    """To the spot, the spot, the other rotation, and play; then the first place for a meeple, and play."""
    async with asked_at_page(browser, bot, "carcassonne", DESKTOP) as (page, table):
        before = table.last
        for key in ("ArrowDown", "Enter", "r", "Enter"):
            await page.keyboard.press(key)
        await entry_after(table, before)
        assert table.entries[before + 1].body.startswith("place ")
        await shows(page, table)
        placed = table.last
        await expect(page.locator("polygon.mark:focus")).to_have_count(1)
        for key in ("Enter", "Enter"):
            await page.keyboard.press(key)
        await entry_after(table, placed)
        assert table.entries[placed + 1].body.startswith("meeple ")


async def test_regions_are_called_by_words_and_not_by_names(browser: Browser, bot: PagedBot) -> None:
    """Also where there are too many choices to word them all: the keyboard asks for their words."""
    table = await bot.opened("balkans", PLAYERS)
    while len(seat_view_of(table, asked(table)).choices) <= MOST_WORDED:
        await play_on(bot, table, most=1)
    async with touching(browser, await bot.link(player_asked(table)), player_asked(table), DESKTOP) as person:
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


async def test_a_key_that_is_held_plays_nothing(browser: Browser, bot: PagedBot) -> None:
    """It arms a region or a button that asks for a second press; and the way back is asked for once."""
    async with asked_at_page(browser, bot, "durak", DESKTOP) as (page, _):

        async def hold(key: str) -> None:
            for _ in range(3):
                await page.keyboard.down(key)
                await page.evaluate("() => window.state.waiting.clear()")
            await page.keyboard.up(key)

        await page.evaluate(
            "() => { window.asked = []; window.state.socket.ask = (frame) => String(window.asked.push(frame.type)); }"
        )
        for key in ("Enter", " "):
            await page.keyboard.press("ArrowDown")
            await expect(page.locator("polygon.mark:focus")).to_have_count(1)
            await hold(key)
            assert await page.evaluate("() => [window.state.choosing.ready, window.asked]") == [True, []]
            await page.keyboard.press("Escape")
        await evaluate(
            page,
            """
              state.screen.choices = [{ move: "end", label: "End", confirmed: true }, { move: "go", label: "Go" }];
              state.screen.undo = true;
              state.choosing = new Choosing(state.screen.choices, []);
              changed();""",
        )
        await page.locator('#bar button[data-move="end"]').focus()
        await hold("Enter")
        assert await page.evaluate("() => [window.state.choosing.key, window.asked]") == ["end", []]
        await page.keyboard.press("Enter")
        assert await page.evaluate("() => window.asked") == ["play"]
        await page.evaluate("() => window.state.waiting.clear()")
        await hold("z")
        assert await page.evaluate("() => window.asked") == ["play", "undo"]


async def test_another_question_takes_no_key_at_once(browser: Browser, bot: PagedBot) -> None:
    """It may have been meant for the one before: neither for a button or the way back, nor for what the question chose itself."""
    async with asked_at_page(browser, bot, "durak", DESKTOP) as (page, _):
        await evaluate(
            page,
            """
              const pool = ["a", "b"].map((name) => ({ name, label: name }));
              window.asked = [];
              state.socket.ask = (frame) => String(window.asked.push(frame.move));
              window.offer = (choices) => {
                state.waiting.clear();
                state.screen.choices = choices;
                state.choosing = new Choosing(choices, []);
                state.choosing.begin();
                changed(); };
              window.pick = [{ move: "send +", label: "Send", pool, least: 1, most: 1 },
                { move: "send all", label: "Send all", pick: "send +", takes: ["a", "b"] }];
              window.rest = (on) => document.getElementById("bar").classList.toggle("resting", on);""",
        )
        for choices in ("window.pick", '[{ move: "send all", label: "Send all" }, { move: "no", label: "No" }]'):
            await page.evaluate(f"() => (window.offer({choices}), window.rest(true))")
            if "pick" not in choices:
                await page.locator('#bar button[data-move="send all"]').focus()
            for resting in (True, False):
                assert await page.evaluate("() => window.asked") == []
                await page.evaluate("(on) => window.rest(on)", resting)
                await page.keyboard.press("Enter")
            assert await page.evaluate("() => window.asked.splice(0)") == ["send all"]
        await page.evaluate("() => (window.offer(window.pick), (window.state.screen.undo = true), window.rest(true))")
        await page.keyboard.press("z")
        assert await page.evaluate("() => window.asked.length") == 0


async def test_the_keyboard_stays_where_it_is_when_the_table_changes(browser: Browser, bot: PagedBot) -> None:
    """On the same region, on the nearest one once there are some again, and on the same button."""
    focused = "() => document.activeElement.mark?.outline"
    async with asked_at_page(browser, bot, "durak", DESKTOP) as (page, table):
        who = player_asked(table)

        async def said_in(locale: str) -> None:
            await bot.actor(who, locale)
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
        await shows(page, table)
        await expect(page.locator("polygon.mark:focus")).to_have_count(1)
        rules, sound = page.get_by_role("button", name="Rules"), page.locator("#sound")
        for button in (rules, sound):
            await button.focus()
            await play_on(bot, table, who)
            await shows(page, table)
            await expect(button).to_be_focused()
        all_moves = page.get_by_role("button", name="All moves")
        await all_moves.focus()
        await page.keyboard.press("Escape")
        await expect(all_moves).to_be_focused()
        await play_on(bot, table, who)
        await shows(page, table)
        assert await page.evaluate("() => document.getElementById('bar').contains(document.activeElement)")


async def test_the_keyboard_stays_on_the_page_when_a_button_is_gone(browser: Browser, bot: PagedBot) -> None:
    """Drawn anew behind a dialog, the same button has it again; for one that has done its work the bar has it."""
    async with asked_at_page(browser, bot, "carcassonne", DESKTOP) as (page, _):
        redraw = "async () => (await import('/static/state.js')).changed()"
        all_moves, panel = page.get_by_role("button", name="All moves"), page.locator("#panel")
        await all_moves.focus()
        await page.keyboard.press("Enter")
        await expect(panel).to_be_visible()
        await page.evaluate(redraw)
        await page.keyboard.press("Escape")
        await expect(panel).to_be_hidden()
        await expect(all_moves).to_be_focused()
        await page.keyboard.press("Enter")
        await page.locator("#panel .moves button").first.press("Enter")
        await expect(panel).to_be_hidden()
        await expect(page.locator("#bar .play")).to_be_focused()
        await page.keyboard.press("Escape")
        await page.evaluate("() => window.state.stages.table.view.zoom(1.2)")
        await page.get_by_role("button", name="Whole board").focus()
        await page.keyboard.press("Enter")
        await expect(page.locator("#bar")).to_be_focused()
        await page.evaluate("() => { const { view } = window.state.stages.table; view.zoom(3); view.pan(600, 0); }")
        edges = page.locator("#edges button")
        for _ in range(8):
            if not await edges.count():
                break
            await edges.first.focus()
            await page.keyboard.press("Enter")
            assert await page.evaluate("() => document.activeElement !== document.body")
        await expect(page.locator("#bar")).to_be_focused()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_screen_readers_are_told_what_others_do_and_what_has_opened(
    browser: Browser, bot: PagedBot, size: dict[str, int]
) -> None:
    async with asked_at_page(browser, bot, "durak", size) as (page, table):
        who = player_asked(table)
        await expect(page.get_by_role("heading", level=1)).to_have_text((await page.title()).removeprefix("● "))
        story = page.get_by_role("log")
        await expect(story).to_have_attribute("id", "told")
        kept = await story.locator("> div").first.evaluate_handle("(line) => line")
        lines = await story.locator("> div").count()
        await play_on(bot, table, who)
        await page.wait_for_function("(count) => document.getElementById('told').childElementCount > count", arg=lines)
        assert await kept.evaluate("(line) => line.isConnected"), "lines are added: what was read out stays"
        for button in ("Rules", "What can I do?", "All moves"):
            if not await page.get_by_role("button", name=button).is_visible():
                await page.get_by_role("button", name="More").click()
            await page.get_by_role("button", name=button).click()
            await expect(page.get_by_role("dialog")).to_be_visible()
            assert await page.get_by_role("dialog").get_attribute("aria-label")
            await page.get_by_role("button", name="Close").click()


async def test_screen_readers_hear_what_is_armed_each_time_and_a_question_once(browser: Browser, bot: PagedBot) -> None:
    """What was given up or played is not what is armed; and a question that has not changed is not read out again."""
    async with asked_at_page(browser, bot, "durak", DESKTOP) as (page, _):
        await page.evaluate(
            """async () => {
              const { changed, state } = await import("/static/state.js");
              state.screen.tip = "Beat **low** cards first.";
              changed();
              window.read = [];
              for (const id of ["question", "tip"])
                new MutationObserver(() => window.read.push(id)).observe(document.getElementById(id), { childList: true, subtree: true }); }"""
        )
        await page.keyboard.press("ArrowDown")
        spoken = page.locator("#spoken")
        for give_up in ("Escape", "Enter"):
            await page.keyboard.press(" ")
            await expect(page.locator("polygon.mark.chosen:focus")).to_have_count(1)
            await expect(spoken).not_to_be_empty()
            assert await page.evaluate("() => window.read") == []
            await page.evaluate("() => { window.state.socket.ask = () => '1'; }")
            await page.keyboard.press(give_up)
            await expect(spoken).to_be_empty()
        await page.evaluate("async () => { (await import('/static/state.js')).state.screen.ask += '!'; }")
        await page.evaluate("async () => (await import('/static/state.js')).changed()")
        await page.wait_for_function("() => window.read.length")
        assert set(await page.evaluate("() => window.read")) == {"question"}


async def test_every_move_is_in_a_list_of_buttons(browser: Browser, bot: PagedBot) -> None:
    async with asked_at_page(browser, bot, "durak", PHONE) as (page, table):
        before = table.last
        await page.get_by_role("button", name="All moves").click()
        offered = await page.locator("dialog button[data-move]").evaluate_all("(all) => all.map((b) => b.dataset.move)")
        assert sorted(offered) == sorted(await page.evaluate("() => window.state.screen.choices.map((c) => c.move)"))
        await page.locator("dialog button[data-move]").first.click()
        await page.locator("#bar .play").click()
        await entry_after(table, before)
