"""How taps and buttons choose on the page in a real browser: places, piles, picks and ways."""

import re

import pytest
from playwright.async_api import Browser, expect

from games.core.contract import Pick
from tests.discord.harness import seat_view_of
from tests.web.asked_page import COVERED, asked_at_page, entry_after, evaluate, play_on, player_asked, shows
from tests.web.paged_bot import PLAYERS, PagedBot, asked, server_of
from tests.web.touching import DESKTOP, PHONE, touching

pytestmark = [pytest.mark.browser, pytest.mark.long(8), pytest.mark.asyncio(loop_scope="session")]


async def test_a_ready_group_is_one_button_that_shows_what_it_takes(browser: Browser, bot: PagedBot) -> None:
    """It says what is reached, arms the group, and the hand shows which cards that spends."""
    table, ready = await bot.opened("hayduti", PLAYERS), False
    while not ready:
        await play_on(bot, table, most=1)
        seat_view = seat_view_of(table, asked(table))
        ready = any(isinstance(choice, Pick) and choice.kind.verb == "form" for choice in seat_view.choices)
    hand = seat_view.view.hand
    async with touching(browser, await bot.link(player_asked(table)), player_asked(table), DESKTOP) as person:
        page, before = person.page, table.last
        group = page.locator('#bar button[data-move^="form "]').first
        await expect(group).to_contain_text("→")
        await group.click()
        form = await page.evaluate("() => window.state.choosing.key")
        cards = set(form.replace(",", " ").split()) & set(hand)
        await expect(page.locator("#hand .mark.chosen")).to_have_count(len(cards))
        assert table.last == before
        await page.locator("#bar .play").click()
        await entry_after(table, before)
        assert table.entries[before + 1].body == form


async def test_ways_that_no_region_tells_apart_have_a_button_each(browser: Browser, bot: PagedBot) -> None:
    """One press of it arms that way, and Play plays it. Ways that another region tells apart are gone through."""
    async with asked_at_page(browser, bot, "durak", PHONE) as (page, _):
        offer = """
          const land = { choices: [0, 1] }, army = { choices: [1] };
          state.screen.choices = [{ move: "hire 1", label: "One" }, { move: "hire 2", label: "Two" }];
          state.choosing = new Choosing(state.screen.choices, %s);
          state.choosing.tap(land);
          state.socket.ask = (frame) => ((state.asked = frame.move), "1");
          changed();"""
        ways = page.locator("#bar button[data-move]")
        await evaluate(page, offer % "[land, army]")
        await expect(page.locator("#bar", has_text="↻")).to_be_visible()
        await expect(ways).to_have_count(0)
        await evaluate(page, offer % "[land]")
        await expect(ways).to_have_text(["Two"])
        await expect(page.locator("#bar", has_text="↻")).to_have_count(0)
        await ways.click()
        await expect(ways).to_have_text(["One"])
        assert await page.evaluate("() => window.state.asked") is None
        await page.locator("#bar .play").click()
        assert await page.evaluate("() => window.state.asked") == "hire 2"


async def test_ways_beside_many_that_other_regions_tell_apart_have_buttons(browser: Browser, bot: PagedBot) -> None:
    """A land with two seas to build in, where armies can be hired too: one of those is armed at once."""
    async with asked_at_page(browser, bot, "durak", PHONE) as (page, _):
        await evaluate(
            page,
            """
          const land = { choices: [0, 1, 2, 3, 4] }, seas = [{ choices: [0, 1] }, { choices: [2] }];
          state.screen.choices = [0, 1, 2, 3, 4].map((n) => ({ move: `hire ${n}`, label: `Way ${n}` }));
          state.choosing = new Choosing(state.screen.choices, [land, ...seas]);
          state.choosing.tap(land);
          changed();""",
        )
        await expect(page.locator("#bar button[data-move]")).to_have_text(["Way 4"])
        await expect(page.locator("#armed")).to_contain_text("Way 3")


async def test_what_is_unlike_in_a_pile_that_was_tapped_has_a_button_each(browser: Browser, bot: PagedBot) -> None:
    """Taps take all of it and put back the first: they cannot say that the last is to stay; where it lies apart, they can."""
    async with asked_at_page(browser, bot, "durak", PHONE) as (page, _):
        await evaluate(
            page,
            """
          const pool = [["a1", "weak"], ["a2", "weak"], ["b1", "strong"]].map(([name, about]) => ({ name, label: name, about }));
          const [alike, mixed, apart] = [["a1"], ["a2", "b1"], ["b1"]].map((names) => ({ names, choices: [0] }));
          const target = { choices: [0] };
          state.screen.choices = [{ move: "send +", label: "Send", pool, least: 1, most: 3, whole_piles: true }];
          state.stages.table.marks = [];
          window.offer = (...more) => { state.choosing = new Choosing(state.screen.choices, [alike, mixed, target, ...more]); };
          window.tapOn = (mark) => (state.choosing.tap([alike, mixed, target][mark]), changed());
          window.offer(apart);
          window.tapOn(1);""",
        )
        items = page.locator("#bar .item")
        await expect(items).to_have_count(0)
        await page.evaluate("() => (window.offer(), window.tapOn(2))")
        await expect(page.locator("#bar .play")).to_have_text("0 of 3")
        await page.evaluate("() => window.tapOn(0)")
        await expect(items).to_have_count(0)
        await page.evaluate("() => window.tapOn(1)")
        await expect(items).to_have_text(["a2", "b1"])
        await items.last.click()
        await expect(items.last).to_have_attribute("aria-pressed", "false")
        assert await page.evaluate("() => window.state.choosing.items") == ["a1", "a2"]


async def test_taps_narrow_choices_down_and_take_items(browser: Browser, bot: PagedBot) -> None:
    """Going on to a pick takes what was tapped; a tap on a pile takes the next of it, and then puts all back."""
    async with asked_at_page(browser, bot, "durak", PHONE) as (page, _):
        steps: list[tuple[int | None, list[str]]] = await evaluate(
            page,
            """
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
              return steps;""",
        )
        assert steps == [[0, []], [1, ["a1"]], [1, ["a1", "a2"]], [1, ["a1", "a2", "b"]], [1, ["b"]], [0, []]]


async def test_a_pile_that_goes_together_is_taken_whole_and_then_one_fewer(browser: Browser, bot: PagedBot) -> None:
    """All of the pool are another choice, which is played when all are taken."""
    async with asked_at_page(browser, bot, "durak", PHONE) as (page, _):
        steps: list[tuple[list[str], str, bool]] = await evaluate(
            page,
            """
              const pile = { choices: [0], names: ["a1", "a2"] }, other = { choices: [0], names: ["b"] };
              const pool = ["a1", "a2", "b"].map((name) => ({ name }));
              const some = { move: "y+", pool, least: 1, most: 2, whole_piles: true };
              const all = { move: "all", pick: "y+", takes: ["a1", "a2", "b"] };
              const choosing = new Choosing([some, all], [pile, other]);
              const steps = [];
              const note = () => steps.push([[...choosing.items], choosing.key, choosing.ready]);
              choosing.tap(pile); note();
              choosing.tap(other); note();
              choosing.tap(pile); note();
              choosing.tap(pile); note();
              choosing.tap(other); note();
              choosing.takeAll(); note();
              return steps;""",
        )
    assert steps == [
        [["a1", "a2"], "y+", True],
        [["a1", "a2", "b"], "all", True],
        [["a2", "b"], "y+", True],
        [["b"], "y+", True],
        [[], "y+", False],
        [["a1", "a2", "b"], "all", True],
    ]


async def test_a_pick_that_is_the_question_is_armed_with_what_is_ready_first(browser: Browser, bot: PagedBot) -> None:
    """Cancelled, it stays armed with nothing; beside another kind of move it is not armed."""
    async with asked_at_page(browser, bot, "durak", PHONE) as (page, _):
        steps: list[tuple[int | None, list[str], list[int], str]] = await evaluate(
            page,
            """
              const pile = { choices: [1], names: ["a1", "a2"] };
              const pool = ["a1", "a2", "b"].map((name) => ({ name }));
              const some = { move: "send x+", pool, least: 1, most: 2, whole_piles: true };
              const all = { move: "send x all", pick: "send x+", takes: ["a1", "a2", "b"] };
              const most = { move: "send x a1,b", pick: "send x+", takes: ["a1", "b"] };
              const rest = [some, { move: "done", rare: true }];
              const choosing = new Choosing([all, most, ...rest], [{ ...pile, choices: [2] }]);
              const steps = [];
              const note = (some) => steps.push([some.armed, [...some.items], some.left, some.armed === null ? "" : some.key]);
              choosing.begin(); note(choosing);
              choosing.tap(choosing.marks[0]); note(choosing);
              choosing.turnTo(1); note(choosing);
              choosing.next(); note(choosing);
              choosing.clear(); note(choosing);
              const fewer = new Choosing([most, all, ...rest], []);
              fewer.begin(); note(fewer);
              const beside = new Choosing([all, ...rest, { move: "sail" }], [pile]);
              beside.begin(); note(beside);
              beside.arm(0); note(beside);
              return steps;""",
        )
    assert steps == [
        [2, ["a1", "a2", "b"], [2, 0, 1], "send x all"],
        [2, ["a2", "b"], [2, 0, 1], "send x+"],
        [2, ["a1", "b"], [2, 0, 1], "send x a1,b"],
        [2, [], [2, 0, 1], "send x+"],
        [2, [], [2, 0, 1], "send x+"],
        [2, ["a1", "b"], [2, 0, 1], "send x a1,b"],
        [None, [], None, ""],
        [1, ["a1", "a2", "b"], [0], "send x all"],
    ]


async def test_words_of_many_choices_last_as_long_as_their_question(browser: Browser, bot: PagedBot) -> None:
    """What is armed keeps its doubt when another player asks for something, and the open list gets the words it lacks."""
    async with asked_at_page(browser, bot, "durak", PHONE) as (page, _):
        await page.evaluate(
            """async () => {
              const { receive } = await import("/static/frames.js");
              const { arm, wordAll } = await import("/static/question.js");
              const { screen, socket } = window.state;
              window.asked = [];
              socket.send = (frame) => window.asked.push(frame);
              const choice = (at) => ({ move: `place ${at}` });
              window.offer = (question, from) => receive({ type: "update", screen: {
                ...screen, question, choices: Array.from({ length: 30 }, (_, at) => choice(from + at)) } });
              window.word = (question, from) => receive({ type: "worded", question,
                choices: Array.from({ length: 30 }, (_, at) => ({ ...choice(from + at), label: `Place ${from + at}`, doubt: "Really?" })) });
              window.wordings = () => window.asked.splice(0).filter(({ type, moves }) => type === "words" && !moves).length;
              window.keys = () => (wordAll({ choices: [29] }), window.wordings());
              window.arm = arm;
              window.offer(1000, 0);
              window.keys();
              window.word(1000, 0);
              arm(0);
              window.offer(1000, 0); }"""
        )
        armed = page.locator("#armed")
        await expect(armed.locator(".label")).to_have_text("Place 0")
        await expect(armed.locator(".doubt")).to_have_text("Really?")
        assert await page.evaluate("() => window.keys()") == 0
        await page.evaluate("() => window.offer(1000, 10)")
        assert await page.evaluate("() => window.state.screen.choices.filter(({ label }) => label).length") == 20
        assert await page.evaluate("() => window.keys()") == 1, "the words of what is new are asked for again"
        await page.get_by_role("button", name="All moves").click()
        await page.evaluate("() => { window.word(1000, 10); window.asked = []; window.offer(1001, 10); }")
        assert await page.evaluate("() => window.wordings()") == 1
        await page.evaluate("() => window.word(1001, 10)")
        await expect(page.get_by_role("dialog").locator(".moves button")).to_have_count(30)


@pytest.mark.parametrize(("game", "count"), [("market", 2), ("durak", 1)], ids=["items", "region"])
async def test_what_is_chosen_outlasts_a_lost_line(browser: Browser, bot: PagedBot, game: str, count: int) -> None:
    """The pictures come whole then: what was tapped is found again by its outline."""
    async with asked_at_page(browser, bot, game, PHONE) as (page, table):
        spots = """(count) => { const { hand } = window.state.stages;
          return hand.marks.filter((mark) => mark.choices?.length).slice(0, count).map((mark) => hand.pointOf(mark)); }"""
        for spot in await page.evaluate(spots, count):
            await page.touchscreen.tap(*spot)
        chosen = "() => { const { armed, items, path } = window.state.choosing; return [armed, items, path.length]; }"
        before = await page.evaluate(chosen)
        assert count in (len(before[1]), before[2])
        await page.evaluate("() => { window.drawn = window.state.table; }")
        for socket in tuple(server_of(bot.bot.service)._sockets):
            await socket.close()
        await page.wait_for_function("() => window.state.table && window.state.table !== window.drawn")
        assert await page.evaluate(chosen) == before
        await expect(page.locator("#hand polygon.chosen")).to_have_count(count)
        assert await page.evaluate(
            "() => window.state.choosing.path.every((mark) => window.state.stages.hand.marks.includes(mark))"
        )
        entry = table.last
        await page.locator("#bar .play").click()
        await entry_after(table, entry)


async def test_a_tile_does_not_leap_elsewhere_when_it_does_not_fit_in_another_turn(
    browser: Browser, bot: PagedBot
) -> None:
    """The spots that such a turn has light up, and none is armed before one is tapped."""
    async with asked_at_page(browser, bot, "carcassonne", PHONE) as (page, table):
        pair = """() => { const { table, hand } = window.state.stages;
          const live = (stage) => stage.marks.filter((mark) => mark.choices?.length && !mark.verb);
          for (const spot of live(table)) for (const turn of live(hand))
            if (turn.choices.length > 1 && turn.choices.length <= 4 && !turn.choices.some((one) => spot.choices.includes(one)))
              return [table.pointOf(spot), hand.pointOf(turn), turn.choices];
          return null; }"""
        while (found := await page.evaluate(pair)) is None:
            await play_on(bot, table, "Ana")
            await shows(page, table)
        spot, turn, choices = found
        await page.touchscreen.tap(*spot)
        await expect(page.get_by_role("button", name="✓ Play")).to_be_visible()
        await page.touchscreen.tap(*turn)
        await expect(page.get_by_role("button", name="✓ Play")).to_have_count(0)
        assert await page.evaluate("() => [window.state.choosing.armed, window.state.choosing.left]") == [None, choices]


async def test_a_tap_on_the_neighbour_of_what_is_armed_does_not_play_it(browser: Browser, bot: PagedBot) -> None:
    """Within a finger's reach it arms. On bare ground beside what is armed it plays as a tap on that does."""
    async with asked_at_page(browser, bot, "durak", PHONE) as (page, _):
        played: list[int] = await evaluate(
            page,
            """
              const { table } = state.stages, frame = table.element.getBoundingClientRect(), played = [];
              const corner = (x, y) => table.view.place(frame.left + x, frame.top + y);
              const across = (from, to) => [[from, 40], [to, 40], [to, 90], [from, 90]].map((at) => corner(...at));
              table.marks = [{ choices: [0], outline: across(100, 150) }, { term: "land", outline: across(150, 250) }];
              table.wholes = new Map(table.marks.map((mark) => [mark, mark]));
              state.socket.ask = (frame) => (played.push(frame.move), "1");
              const taps = (...along) => {
                state.waiting.clear();
                state.screen.choices = [{ move: "x", label: "x" }];
                state.choosing = new Choosing(state.screen.choices, table.marks);
                for (const x of along) table.tapAt(frame.left + x, frame.top + 60);
                return state.choosing.armed === 0 ? -1 : played.length;
              };
              return [taps(160, 160), taps(160, 120), taps(90, 90), taps(120, 120)];""",
        )
        assert played == [-1, 1, 2, 3]


@pytest.mark.parametrize(("name", "opened"), [("Log: What happened", "#about.open"), ("More", "#tools.open")])
async def test_a_tap_beside_what_is_open_closes_it_and_does_nothing_else(
    browser: Browser, bot: PagedBot, name: str, opened: str
) -> None:
    async with asked_at_page(browser, bot, "durak", PHONE) as (page, _):
        toggle, place = page.get_by_role("button", name=name, exact=True), page.locator(opened)
        await toggle.click()
        await expect(place).to_be_visible()
        await expect(toggle).to_have_attribute("aria-expanded", "true")
        assert not [button for button in await page.evaluate(COVERED) if 'class="close"' in button]
        x, y = await page.evaluate(
            "() => { const { hand } = window.state.stages; return hand.view.onScreen(hand.marks[0].outline[0]); }"
        )
        below = await page.evaluate("() => document.getElementById('view').getBoundingClientRect().top + 8")
        await page.touchscreen.tap(x + 8, y + 8 if name == "More" else below)
        await expect(place).to_be_hidden()
        await expect(toggle).to_have_attribute("aria-expanded", "false")
        assert await page.evaluate("() => window.state.choosing.left") is None


async def test_how_many_are_picked_is_counted_up_to_the_least_first(browser: Browser, bot: PagedBot) -> None:
    """Meanwhile the sign for all moves gives up what is taken, so that the bar needs no more room than before."""
    async with asked_at_page(browser, bot, "durak", PHONE) as (page, _):
        said: list[tuple[str, int]] = await evaluate(
            page,
            """
              const pool = ["a", "b", "c"].map((name) => ({ name, label: name }));
              state.screen.choices = [{ move: "clear+", label: "Discard", pool, least: 2, most: 3 }];
              const label = () => (changed(), (document.querySelector("#armed .label") ?? document.querySelector("#bar .play")).textContent);
              chooseAnew();
              const step = () => [label(), document.getElementById("bar").offsetHeight];
              return [step(), ...pool.map(({ name }) => (state.choosing.toggle(name), step()))];""",
        )
        assert [text.rpartition(" · ")[2] for text, _ in said] == ["0 of 2", "1 of 2", "2 of 2", "3 of 3"]
        assert len({high for _, high in said}) == 1
        await page.get_by_role("button", name="Cancel", exact=True).click()
        assert await page.evaluate("() => [window.state.choosing.opened, window.state.choosing.items]") == [True, []]
        await expect(page.get_by_role("button", name="Cancel", exact=True)).to_have_count(0)


async def test_many_buttons_are_one_row_of_round_ones_each_in_reach(browser: Browser, bot: PagedBot) -> None:
    """What all of them begin with is said once; the last one in sight is cut, and signs stay where they are."""
    async with asked_at_page(browser, bot, "durak", PHONE) as (page, _):
        await evaluate(
            page,
            """
              const bids = Array.from({ length: 16 }, (_, bid) => ({ move: `bid ${bid}`, label: `Bid ${bid}` }));
              state.screen.choices = [...bids, { move: "pass", label: "Bid nothing", rare: true }];
              state.choosing = new Choosing(state.screen.choices, []);
              state.socket.ask = (frame) => ((state.asked = frame.move), "1");
              changed();""",
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
        await evaluate(
            page,
            """
              const sends = ["all", "all but the guards", "one", "two"].map((label) => ({ move: `send ${label}`, label: `Send ${label}` }));
              state.screen.choices = [...sends, { move: "done", label: "Done" }];
              state.choosing = new Choosing(state.screen.choices, []);
              changed();""",
        )
        assert await page.locator("#bar .many .act").count() == 4
        done = page.locator("#bar button[data-move=done]")
        await expect(done).to_be_in_viewport(ratio=1)
        assert await page.locator("#bar .many button[data-move=done]").count() == 0


async def test_what_is_picked_is_summed_up_with_each_name(browser: Browser, bot: PagedBot) -> None:
    """Also once a name is put back; and all goods have to be there before it can be played."""
    table = await bot.opened("market", PLAYERS)
    who = player_asked(table)
    first, second, *_ = seat_view_of(table, asked(table)).view.hand
    async with touching(browser, await bot.link(who), who, PHONE) as person:
        page, sums = person.page, person.page.locator("#armed .details").first
        for good, worth in ((first, int(first)), (second, int(first) + int(second)), (first, int(second))):
            where = await page.wait_for_function(
                """(good) => { const { hand } = window.state.stages;
                const mark = hand.marks.find((one) => one.names?.includes(good));
                return mark && hand.pointOf(mark); }""",
                arg=good,
            )
            await page.touchscreen.tap(*await where.json_value())
            await expect(sums).to_have_text(f"worth {worth} together")
            ready = page.locator("#bar .play")
            await (
                expect(ready).to_be_enabled() if worth == int(first) + int(second) else expect(ready).to_be_disabled()
            )


async def test_the_list_of_all_moves_shows_equal_ones_once(browser: Browser, bot: PagedBot) -> None:
    """In Hayduti all hidden cards are scouted alike."""
    async with asked_at_page(browser, bot, "hayduti", PHONE) as (page, _):
        await page.get_by_role("button", name="All moves").click()
        buttons = page.get_by_role("dialog").locator(".moves button")
        await expect(buttons.first).to_be_visible()
        labels = await buttons.all_inner_texts()
        assert len(labels) == len(set(labels)) > 1


async def test_the_buttons_of_another_question_take_no_tap_at_once(browser: Browser, bot: PagedBot) -> None:
    """A second tap may be meant for what stood in their place."""
    async with asked_at_page(browser, bot, "durak", PHONE) as (page, table):
        resting = "() => getComputedStyle(document.querySelector('#bar button')).pointerEvents"
        await page.evaluate(
            """() => { window.rested = [];
            new MutationObserver(() => window.rested.push(document.getElementById("bar").className))
              .observe(document.getElementById("bar"), { attributes: true, attributeFilter: ["class"] }); }"""
        )
        await play_on(bot, table, most=1)
        await page.wait_for_function("() => window.rested.length >= 2 && !window.rested.at(-1).includes('resting')")
        assert "resting" in await page.evaluate("() => window.rested[0]")
        assert await page.evaluate(resting) == "auto"
        await page.evaluate("() => document.getElementById('bar').classList.add('resting')")
        assert await page.evaluate(resting) == "none"
