"""What the page says beside its question, in a real browser: the latest news, notes and explanations."""

import pytest
from playwright.async_api import Browser, expect

from tests.web.asked_page import COVERED, asked_at_page, play_on, player_asked, shows
from tests.web.paged_bot import PLAYERS, PagedBot
from tests.web.touching import PHONE, touching

pytestmark = [pytest.mark.browser, pytest.mark.long(8), pytest.mark.asyncio(loop_scope="session")]


async def test_a_long_press_looks_up_what_is_shown(browser: Browser, bot: PagedBot) -> None:
    """It neither chooses nor plays anything, and a finger taps after a mouse that did; nothing fades without motion."""
    table = await bot.opened("durak", PLAYERS)
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
        await page.touchscreen.tap(*where)
        await expect(page.locator("polygon.chosen, #notice:not([hidden])").first).to_be_visible()


async def test_taps_on_pictures_in_the_dialog_do_nothing_and_leave_nothing(browser: Browser, bot: PagedBot) -> None:
    """Though things and terms lie there; closed dialogs leave no listener on the window."""
    async with asked_at_page(browser, bot, "durak", PHONE) as (page, _):
        await page.evaluate(
            """async () => {
              const { receive } = await import("/static/frames.js");
              const { addEventListener, removeEventListener } = window, heard = new Set();
              window.heard = () => heard.size;
              window.addEventListener = (type, act, more) => (heard.add(`${type} ${act}`), addEventListener(type, act, more));
              window.removeEventListener = (type, act, more) => (heard.delete(`${type} ${act}`), removeEventListener(type, act, more));
              const { svg, box } = window.state.table, [left, top, wide, high] = box;
              const outline = [[left, top], [left + wide, top], [left + wide, top + high], [left, top + high]];
              window.page = () => receive({ type: "text", about: "review", title: "Then", text: "Words",
                pictures: [{ svg, box, marks: [{ outline, things: ["card"], term: "trump" }] }] }); }"""
        )
        for _ in range(3):
            await page.evaluate("() => window.page()")
            await page.locator("#panel .stage").tap()
            assert await page.evaluate("() => window.heard()") == 0
        await expect(page.locator("#panel h2")).to_have_text("Then")


async def test_a_sign_beside_what_can_be_chosen_answers_for_itself(browser: Browser, bot: PagedBot) -> None:
    """Down to its edge: the nearest card is taken by a finger on the ground alone."""
    async with asked_at_page(browser, bot, "hayduti", PHONE) as (page, _):
        await page.locator("#latest").click()
        where = await page.evaluate(
            """() => { const { marks, view } = window.state.stages.table;
            const { outline } = marks.find(({ term }) => term === "danger");
            return view.onScreen([outline[0][0] + 20, outline[2][1] - 3]); }"""
        )
        await page.touchscreen.tap(*where)
        await expect(page.locator("#notice")).to_be_visible()
        assert await page.evaluate("() => window.state.choosing.left") is None


async def test_the_tap_that_closes_what_is_told_presses_no_button(browser: Browser, bot: PagedBot) -> None:
    async with asked_at_page(browser, bot, "hayduti", PHONE) as (page, table):
        notice, button = page.locator("#notice"), page.locator("#bar button[data-move]").first
        tell = """async () => { const { notice } = await import("/static/log.js"); notice("A note.", "note"); }"""
        before = table.last
        for close in (button.tap, button.click):
            await page.evaluate(tell)
            await expect(notice).to_be_visible()
            await close()
            await expect(notice).to_be_hidden()
        assert await page.evaluate("() => window.state.waiting.size") == 0
        await page.evaluate(tell)
        await button.press("Enter")
        play = page.locator("#bar .play")
        await expect(play).to_be_focused()  # what would leave the turn to chance is confirmed
        assert table.last == before
        await play.press("Enter")
        await page.wait_for_function("(last) => window.state.screen.entry > last", arg=before)


async def test_what_has_happened_since_the_own_move_stands_over_the_board_until_a_tap(
    browser: Browser, bot: PagedBot
) -> None:
    """For a while, if the player is not asked."""
    async with asked_at_page(browser, bot, "durak", PHONE) as (page, table):
        who, latest, told = player_asked(table), page.locator("#latest"), page.locator("#told > div")
        await page.clock.install()
        await latest.click()
        await play_on(bot, table, most=1)
        await expect(latest).to_be_visible()
        await page.clock.run_for(10_000)
        await expect(latest).to_be_visible(visible=player_asked(table) == who)
        await play_on(bot, table, who)
        await expect(latest).to_be_visible()
        await page.clock.run_for(10_000)
        await expect(latest).to_be_visible()
        await latest.click()
        known = await told.count()
        since: list[str] = []
        while all(who in line for line in since[:-3]):
            await play_on(bot, table, player_asked(table))
            await shows(page, table)
            since = (await told.all_inner_texts())[known:]
        await expect(latest).to_be_visible()
        lines = await latest.locator("> div").all_inner_texts()
        named = [line for line in since[:-3] if who in line]
        assert [line for line in lines if line != "… Log"] == [*named[-3:], *since[-3:]]
        await expect(page.locator("#about.open")).to_be_hidden()
        await latest.get_by_text("… Log").first.click()
        await expect(page.locator("#about.open")).to_be_visible()
        await expect(latest).to_be_hidden()


async def test_what_came_with_the_own_move_gives_way_to_what_others_do(browser: Browser, bot: PagedBot) -> None:
    """Though it names the player; what others do to the player stays."""
    async with asked_at_page(browser, bot, "durak", PHONE) as (page, _):
        lines: list[str] = await page.evaluate(
            """async () => {
              const { forgetLatest, tell } = await import("/static/log.js");
              const me = window.state.screen.seats.find(({ you }) => you).name, told = [];
              forgetLatest(true);
              for (const lines of [["own", `**${me}** wins`], [`hits **${me}**`, "first", "second", "third"]]) tell(lines, false);
              return [...document.querySelectorAll("#latest > div:not(.more)")].map((row) => row.textContent.split(" ")[0]); }"""
        )
        assert lines == ["hits", "first", "second", "third"]


async def test_the_latest_news_cover_nothing_that_can_be_tapped(browser: Browser, bot: PagedBot) -> None:
    """Where there is less room than they need, whole lines stand there after one that leads to the log.

    What they take where they cover something is little of the board.
    """
    async with asked_at_page(browser, bot, "carcassonne", PHONE) as (page, _):
        placed = """async (marks) => {
          const { placeLatest } = await import("/static/latest.js");
          const stage = window.state.stages.table, latest = document.getElementById("latest");
          const frame = stage.element.getBoundingClientRect();
          const place = (x, y) => stage.view.place(frame.left + x, frame.top + y);
          stage.marks = marks.map(([top, tall]) => {
            const from = top < 0 ? frame.height + top : top;
            return { choices: [0], outline: [place(0, from), place(300, from), place(300, from + tall)] }; });
          stage.wholes = new Map(stage.marks.map((mark) => [mark, mark]));
          latest.replaceChildren(...["more", ...Array(9).fill("line")].map((name, at) => {
            const line = document.createElement("div");
            line.className = name;
            line.textContent = `${name} ${at}`;
            return line; }));
          latest.hidden = false;
          placeLatest();
          const box = latest.getBoundingClientRect();
          const seen = [...latest.querySelectorAll(".line")].map((line) => line.getBoundingClientRect())
            .filter(({ top, bottom }) => top >= box.top && bottom <= box.bottom).length;
          const covered = stage.marks.filter((mark) => {
            const [top, bottom] = [0, 2].map((at) => stage.view.onScreen(mark.outline[at])[1]);
            return top < box.bottom && bottom > box.top; });
          return [latest.classList.contains("low"), seen, covered.length]; }"""
        assert await page.evaluate(placed, []) == [False, 9, 0]
        assert await page.evaluate(placed, [[60, 60]]) == [True, 9, 0]
        assert await page.evaluate(placed, [[62, 60], [-120, 60]]) == [False, 1, 0]
        assert await page.evaluate(placed, [[40, 60], [-102, 40]]) == [True, 1, 0]
        assert await page.evaluate(placed, [[42, 60], [-60, 60]]) == [False, 1, 0]
        assert await page.evaluate(placed, [[0, 60], [-60, 60]]) == [False, 1, 0]
        image = """async (share) => {
          const { s } = await import("/static/svg.js");
          const { root, view, element } = window.state.stages.table;
          const { top, height } = element.getBoundingClientRect();
          const [x, y] = view.place(20, top + 20 + (height - 60) * share);
          root.append(s("image", { x, y, width: 20, height: 20, class: "added" })); }"""
        await page.evaluate(image, 0)
        assert await page.evaluate(placed, []) == [True, 9, 0], "it covers less below"
        await page.evaluate(image, 1)
        assert await page.evaluate(placed, []) == [False, 2, 0], "there is room for a few beside the board"
        box = await page.evaluate("() => window.state.stages.table.view.box")
        await page.evaluate("(box) => { window.state.stages.table.view.box = box; }", [-5000, -5000, 10000, 10000])
        assert await page.evaluate(placed, []) == [False, 5, 0], "the board is everywhere"
        await page.evaluate("(box) => { window.state.stages.table.view.box = box; }", box)
        await page.evaluate("() => document.querySelectorAll('.added').forEach((image) => image.remove())")
        await page.evaluate(placed, [[0, 60], [-60, 60]])
        over = "() => document.getElementById('latest').getBoundingClientRect().bottom - document.getElementById('plates').getBoundingClientRect().bottom"
        assert await page.evaluate(over) <= 0, "it stands over the plates, not over the question"
        place = """async () => {
          document.getElementById("latest").lastChild.textContent = "one more word ".repeat(6);
          document.getElementById("plates").style.height = "80px";
          (await import("/static/latest.js")).placeLatest(); }"""
        await page.evaluate(placed, [[42, 60], [-60, 60]])
        assert await page.evaluate(over) > 0, "there is room for a line above what can be tapped"
        await page.evaluate(place)
        assert await page.evaluate(over) <= 0, "a line that would be cut there is whole over the plates"


async def test_a_card_that_cannot_be_played_says_why(browser: Browser, bot: PagedBot) -> None:
    table = await bot.opened("durak", PLAYERS)
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
            await shows(page, table)
        assert dull is not None
        before = table.last
        await page.touchscreen.tap(*dull)
        await expect(page.locator("#notice")).to_be_visible()
        assert table.last == before


async def test_a_place_that_is_touched_says_what_is_there_and_covers_no_button(browser: Browser, bot: PagedBot) -> None:
    """Also to a player who is not asked; it goes away once something is chosen."""
    table = await bot.opened("carcassonne", PLAYERS)
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
            await expect(notice).to_contain_text("1 more with each tile; 2 open ends")
            assert await page.evaluate(COVERED) == []
            assert table.last == before
            if who == player_asked(table):
                await page.touchscreen.tap(*await page.evaluate(place, True))
                await expect(notice).to_be_hidden()


async def test_a_note_about_a_single_option_has_its_button(browser: Browser, bot: PagedBot) -> None:
    """There is one note, of what is still to come if there is, and no command, because none can be typed on the page."""
    async with asked_at_page(browser, bot, "durak", PHONE) as (page, _):
        update = """async (played) => {
          const { state } = await import("/static/state.js"), { receive } = await import("/static/frames.js");
          const { first_answered, ...screen } = state.screen;
          receive({ type: "update", screen });
          receive({ type: "update", screen: { ...screen, first_answered: "You had only one move.", single_options: !played } }); }"""
        note, notice = page.locator("#bar > .acts > p"), page.locator("#notice")
        await page.evaluate(update, False)
        assert await notice.is_hidden()
        await expect(note).to_have_text("Only one answer makes sense here; it is played for you in a moment.")
        await expect(page.locator("#bar").get_by_role("button", name="Always ask me")).to_be_visible()
        await page.evaluate(update, True)
        await expect(note).to_have_count(0)
        await expect(notice).to_contain_text("You had only one move.")
        await expect(notice.get_by_role("button", name="Always ask me")).to_be_visible()


async def test_the_part_of_the_game_stands_above_the_question(browser: Browser, bot: PagedBot) -> None:
    async with asked_at_page(browser, bot, "balkans", PHONE) as (page, _):
        await expect(page.locator("#caption")).to_have_text("Setup")
