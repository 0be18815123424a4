"""The board on the page in a real browser: what it is fitted to, what moves it, and what is out of sight."""

import math
import re

import pytest
from playwright.async_api import Browser, expect

from tests.web.asked_page import asked_at_page, play_on, player_asked, shows
from tests.web.paged_bot import PLAYERS, PagedBot
from tests.web.touching import DESKTOP, PHONE, touching

pytestmark = [pytest.mark.browser, pytest.mark.long(8), pytest.mark.asyncio(loop_scope="session")]


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
        near = await fitted(small, 100, (2000, 2000, 100, 0), (2200, 2000, 100, 1))
        assert near["scale"] == pytest.approx(390 / 400), "both marks, and a unit around them"
        assert near["x"] == pytest.approx(2150 - 200)
        assert (await fitted(small, 100, (2000, 2000, 100, 0)))["scale"] == 1.2, "no unit of a part is larger than 120"
        apart = await fitted(small, 100, (0, 0, 100, 1), (3000, 0, 100, 2), (3200, 0, 100, 3))
        assert apart["scale"] == pytest.approx(0.36)
        assert apart["x"] + 390 / 0.36 >= 3300, "two of three"
        assert apart["x"] <= 3000
        first = await fitted(small, 100, (0, 0, 100, 0), (3000, 0, 100, 1), (3200, 0, 100, 2))
        assert first["x"] == 0, "the first choice, which is filled"
        within = await fitted(small, 100, (500, 500, 3000, 0), (1400, 1400, 20, 0))
        assert within["scale"] == pytest.approx(0.1), "a part that does what the whole does needs no size of its own"


async def test_long_advice_leaves_room_for_the_board(browser: Browser, bot: PagedBot) -> None:
    """Its first lines stand, and a tap shows all of it."""
    async with asked_at_page(browser, bot, "balkans", PHONE) as (page, _):
        advise = """async (words) => { const { changed, state } = await import("/static/state.js");
        const { fitAnew } = await import("/static/pictures.js");
        state.screen.tip = "advice ".repeat(words); state.fitted = ""; changed(); fitAnew();
        return document.getElementById("tip").offsetHeight; }"""
        short, folded = await page.evaluate(advise, 6), await page.evaluate(advise, 120)
        assert short < folded < 70
        await page.locator("#tip").click()
        assert await page.evaluate("() => document.getElementById('tip').offsetHeight") > 2 * folded


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


async def test_a_board_that_would_be_shown_a_little_larger_stays_where_it_is(browser: Browser, bot: PagedBot) -> None:
    """Where nobody is asked it does so only with all of it in sight, such as what has just come above it."""
    async with asked_at_page(browser, bot, "durak", PHONE) as (page, _):
        scales, (top, bottom) = await page.evaluate(
            """() => { const { view } = window.state.stages.table;
              const shown = (box) => (Object.assign(view, { box, unit: 0, spare: 0 }), view.fit([]), view.scale);
              const scales = [10, 1000, 900, 700].map((side) => shown([0, 0, side, side]));
              const tall = 1.08 * view.room[1] / view.scale;
              shown([0, 700 - tall, 700, tall]);
              return [scales, [view.seen.y - (700 - tall), view.seen.y + view.room[1] / view.scale - 700]]; }"""
        )
        assert scales[1] == scales[2]
        assert scales[3] == pytest.approx(scales[1] * 1000 / 700)
        assert (top, bottom) == pytest.approx((0, 0), abs=0.01)


async def test_a_board_that_is_cut_moves_no_further_than_it_has_to(browser: Browser, bot: PagedBot) -> None:
    """Eight pixels stay beside it, and below it room for the words of what will be armed."""
    async with asked_at_page(browser, bot, "hayduti", PHONE) as (page, _):
        beside = await page.evaluate(
            """() => { const { table } = window.state.stages, { view } = table, [, top, , high] = view.box;
            const { x, scale } = view.seen, [, room] = view.free;
            const placed = (y) => { view.seen = view.whole = { x, y, scale }; table.fit();
              return [view.scale / scale, (top - view.seen.y) * scale]; };
            return [high * scale + 20 < room, placed(top + 10 / scale), placed(top - room / scale + high - 10 / scale)]; }"""
        )
        room = await page.evaluate(
            "() => { const { view } = window.state.stages.table; return view.room[1] - 72 - view.box[3] * view.scale; }"
        )
        assert beside == [True, [1, pytest.approx(8)], [1, pytest.approx(room - 8)]]
        less = """() => { const { table } = window.state.stages, { view } = table;
          view.spare = view.room[1] - 0.95 * view.box[3] * view.scale;
          table.fit();
          return [view.box[3] * view.scale - view.free[1], view.onScreen(view.box)[1] - view.onScreen([0, view.seen.y])[1]]; }"""
        assert await page.evaluate(less) == pytest.approx([0, 0], abs=0.5), (
            "where there is less room, all of it is smaller"
        )


@pytest.mark.parametrize("game", ["hayduti", "carcassonne"])
async def test_a_tap_on_the_lowest_mark_moves_nothing(browser: Browser, bot: PagedBot, game: str) -> None:
    """The words of what it arms have room below."""
    async with asked_at_page(browser, bot, game, PHONE) as (page, _):
        lowest = """() => { const { table } = window.state.stages;
          const points = table.asked.map((mark) => table.pointOf(mark)).filter(Boolean);
          return points.sort((one, other) => other[1] - one[1])[0]; }"""
        at = "() => window.state.stages.table.view.onScreen([0, 0])"
        before = await page.evaluate(at)
        await page.touchscreen.tap(*await page.evaluate(lowest))
        await expect(page.locator("#armed")).not_to_be_empty()
        await expect(page.locator("#bar .play")).to_be_visible()
        assert await page.evaluate(at) == pytest.approx(before, abs=0.5)


async def test_a_small_region_beside_a_larger_one_that_does_the_same_is_a_part_of_it(
    browser: Browser, bot: PagedBot
) -> None:
    """A sum on Balkans' map stands for its land: it is neither fitted nor outlined, and a tap on it arms the land."""
    async with asked_at_page(browser, bot, "balkans", PHONE) as (page, table):
        sums = """() => { const { marks, asked, wholes } = window.state.stages.table;
          const parts = marks.filter((mark) => mark.choices?.length && !mark.verb && wholes.get(mark) !== mark);
          return [parts.length, parts.filter((mark) => asked.includes(mark)).length,
            parts.filter((mark) => JSON.stringify(mark.choices) !== JSON.stringify(wholes.get(mark).choices)).length]; }"""
        found = 0
        for _ in range(40):
            found, fitted, others = await page.evaluate(sums)
            assert (fitted, others) == (0, 0)
            if found:
                break
            await play_on(bot, table, most=1)
            await shows(page, table)
        assert found
        tapped = """() => { const { stages, choosing } = window.state, { table } = stages;
          const part = table.marks.find((mark) => mark.choices?.length && !mark.verb && table.wholes.get(mark) !== mark);
          const [[x, y], , [to, down]] = part.outline;
          table.tapAt(...table.view.onScreen([(x + to) / 2, (y + down) / 2]));
          return [choosing.path.at(-1) === table.wholes.get(part), document.querySelectorAll("#board .chosen").length]; }"""
        assert await page.evaluate(tapped) == [True, 1]


async def test_what_opens_above_or_below_the_board_moves_nothing_on_it(browser: Browser, bot: PagedBot) -> None:
    """It covers a part of the board, also with a question that shows as much; only what was tapped last comes into sight."""
    async with asked_at_page(browser, bot, "carcassonne", PHONE) as (page, _):
        opened = """async ([where, high]) => {
          const before = window.state.stages.table.view.onScreen([0, 0]);
          window.state.stages.table.view.spare = 0;
          document.querySelector(where).style.minHeight = `${high}px`;
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
          if (where === "header") window.state.stages.table.fit();
          const after = window.state.stages.table.view.onScreen([0, 0]);
          return Math.hypot(after[0] - before[0], after[1] - before[1]); }"""
        for where, high in (("header", 120), ("header", 40), ("#bar", 200), ("#bar", 40)):
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
        await shows(page, table)
        assert await page.evaluate("() => window.state.screen.question") == question
        sizes = await page.evaluate(
            "() => { const stage = window.state.stages.table;"
            " return stage.marks.filter((one) => one.choices?.length && !one.verb).map((one) => stage.sizeOf(one)); }"
        )
        assert sizes
        assert min(sizes) >= 36


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


async def test_the_board_stays_under_a_finger_that_moves_it_when_it_is_drawn_anew(
    browser: Browser, bot: PagedBot
) -> None:
    async with asked_at_page(browser, bot, "carcassonne", PHONE) as (page, _):
        off = await page.evaluate(
            """async () => {
              const { receive } = await import("/static/frames.js"), { s } = await import("/static/svg.js");
              const { state } = window, { table } = state.stages, { view, element } = table;
              const finger = (type, x, y) => element.dispatchEvent(new PointerEvent(type, { pointerId: 1, clientX: x, clientY: y, bubbles: true }));
              element.setPointerCapture = () => {};
              const off = () => {
                const corner = s("rect", { x: 0, y: 0, width: 10, height: 10 });
                table.root.append(corner);
                const { left, top } = corner.getBoundingClientRect(), [x, y] = view.onScreen([0, 0]);
                return Math.round(Math.hypot(left - x, top - y)); };
              finger("pointerdown", 200, 300);
              finger("pointermove", 240, 330);
              const all = [off()];
              const old = table.root;
              receive({ type: "update", screen: state.screen, table: { ...state.table, svg: state.table.svg.replace("<svg ", '<svg data-new="" ') } });
              all.push(off());
              finger("pointermove", 245, 330); all.push(off());
              finger("pointerup", 245, 330); all.push(off());
              return [old !== table.root, ...all]; }"""
        )
        assert off == [True, 0, 0, 0, 0]


async def test_places_out_of_sight_are_counted_at_the_edge_and_come_when_it_is_pressed(
    browser: Browser, bot: PagedBot
) -> None:
    async with asked_at_page(browser, bot, "carcassonne", PHONE) as (page, _):
        await page.evaluate("() => { const { view } = window.state.stages.table; view.zoom(3); view.pan(600, 0); }")
        edge = page.locator("#edges .right")
        await expect(edge).to_have_text(re.compile("^[1-9]"))
        await edge.click()
        await expect(edge).to_have_count(0)


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
        await expect(page.locator("#armed .label")).to_contain_text("3 of 3")


@pytest.mark.parametrize("game", ["balkans", "carcassonne", "durak", "magove"])
async def test_a_hand_stays_under_the_finger_when_something_is_armed(
    browser: Browser, bot: PagedBot, game: str
) -> None:
    """The words of what is armed cover a part of the board; the hand and the buttons below it keep their places."""
    async with asked_at_page(browser, bot, game, PHONE) as (page, table):
        places = """() => ["hand", "bar"].map((part) => document.getElementById(part).getBoundingClientRect().top)"""
        spot = """() => { const { hand } = window.state.stages;
          return hand.pointOf(hand.marks.find((one) => one.choices?.length && !one.verb)); }"""
        while await page.locator("#hand polygon.lit").count() < 1:  # a bid is made by a button
            await play_on(bot, table, player_asked(table))
            await shows(page, table)
        before = await page.evaluate(places)
        await page.touchscreen.tap(*await page.evaluate(spot))
        await expect(page.locator("#armed .label")).not_to_have_text("")
        assert await page.evaluate(places) == before


async def test_the_bar_keeps_its_height_for_a_finger_on_the_hand_alone(browser: Browser, bot: PagedBot) -> None:
    """One on the board lies where nothing moves: room that the buttons need no longer is the board's."""
    async with asked_at_page(browser, bot, "hayduti", PHONE) as (page, table):
        spot = """(of) => { document.getElementById("bar").style.minHeight = "300px";
          const stage = window.state.stages[of];
          return stage.pointOf(stage.marks.find((one) => one.choices?.length && !one.verb)); }"""
        high = "() => document.getElementById('bar').offsetHeight"
        await page.touchscreen.tap(*await page.evaluate(spot, "table"))
        await expect(page.locator("#armed .label")).not_to_have_text("")
        assert await page.evaluate(high) < 300
        while await page.locator("#hand polygon.lit").count() < 1:
            await play_on(bot, table, most=1)
            await shows(page, table)
        await page.touchscreen.tap(*await page.evaluate(spot, "hand"))
        await expect(page.locator("#hand polygon.chosen").first).to_be_visible()
        assert await page.evaluate(high) == 300


async def test_nothing_moves_between_a_tile_and_its_meeple(browser: Browser, bot: PagedBot) -> None:
    """The board stands where it stood, whatever the strip and the buttons need."""
    async with asked_at_page(browser, bot, "carcassonne", DESKTOP) as (page, table):
        where = "() => ['board'].map((id) => { const { x, y, width } = document.getElementById(id).getBoundingClientRect(); return [x, y, width]; })"
        before = await page.evaluate(where)
        await play_on(bot, table, most=1)
        await shows(page, table)
        await expect(page.get_by_role("button", name="No meeple")).to_be_visible()
        assert await page.evaluate(where) == before
