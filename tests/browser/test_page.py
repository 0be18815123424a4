"""The sandbox's page in a real browser, with a real bot on the fake Discord."""

import asyncio
import io
import itertools
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import aiohttp
import discord
import pytest
import pytest_asyncio
from discord import app_commands, ui
from playwright.async_api import Browser, BrowserContext, Locator, Page, Route, expect

from bot.fake_discord import FakeDiscord, ManualClock
from bot.fake_discord.http.files import plain_png
from bot.sandbox import Page as Served
from tests.fake_discord.conftest import Bot, Rest, Start, until

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session"), pytest.mark.long(2)]
HOSTILE = "<img src=x onerror=window.hacked=1>"
Visit = Callable[..., Awaitable[Page]]
CARDS = {"8H": "8♥ eight of hearts", "8S": "8♠ eight of spades", "9C": "9♣ nine of clubs"}


class Ask(ui.Modal, title=f"Ask {HOSTILE}"[:45]):
    name: ui.Label[ui.Modal] = ui.Label(text="Name", component=ui.TextInput(custom_id="name", min_length=3))
    kind: ui.Label[ui.Modal] = ui.Label(
        text="Kind",
        component=ui.Select(
            custom_id="kind", options=[discord.SelectOption(label=kind) for kind in ("Throw-in", "Transfer")]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"Asked: {self.name.component.value} {self.kind.component.values}")


class Bulgarian(app_commands.Translator):
    async def translate(self, string: app_commands.locale_str, locale: discord.Locale, context: Any) -> str | None:
        return f"бг {string.message}" if locale is discord.Locale.bulgarian and "described" in string.extras else None


def table() -> ui.LayoutView:
    """Return a layout with one of each: texts, picture, buttons, menus."""
    view = ui.LayoutView(timeout=None)
    box: ui.Container[ui.LayoutView] = ui.Container(accent_colour=0xF2C14E)
    box.add_item(ui.TextDisplay(f"**Ana** attacks {HOSTILE} [x](javascript:window.hacked=1)"))
    box.add_item(ui.MediaGallery().add_item(media="attachment://table.png", description="Six cards lie on the table."))
    styles = (discord.ButtonStyle.primary, discord.ButtonStyle.success, discord.ButtonStyle.danger)
    buttons = [
        ui.Button(label=what, custom_id=what, style=style)
        for what, style in zip(("Take", "Ask", "Wait"), styles, strict=True)
    ]
    box.add_item(ui.ActionRow(*buttons, ui.Button(label="Off", custom_id="off", disabled=True)))
    many = [
        discord.SelectOption(label=f"{name} {HOSTILE}", value=name) for name in ("Shield", "Axe", "Leaf", "Mountain")
    ]
    cards = [discord.SelectOption(label=f"Card {number}", value=str(number)) for number in range(12)]
    box.add_item(ui.ActionRow(ui.Select(custom_id="many", options=many, min_values=2, max_values=3)))
    box.add_item(ui.ActionRow(ui.Select(custom_id="one", options=cards, placeholder="Play a card")))
    return view.add_item(box)


class TableHarness(Bot):
    """A bot that uses all kinds of components and records what it receives."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[Any] = []
        group = app_commands.Group(name="durak", description=app_commands.locale_str("A game", described=True))
        group.command(name="open", description="Open a table")(self._open())
        group.command(name="attack", description="Attack with a card")(self._attack())
        group.command(name="start", description="Deal the cards")(self._start())
        self.tree.add_command(group)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Bulgarian())
        await super().setup_hook()

    def _open(self) -> Any:
        @app_commands.describe(seats=app_commands.locale_str("How many sit", described=True))
        @app_commands.choices(deck=[app_commands.Choice(name="36 cards", value="small")])
        async def command(
            interaction: discord.Interaction,
            seats: app_commands.Range[int, 2, 6],
            deck: str = "",
            transfer: bool = False,
            host: discord.User | None = None,
        ) -> None:
            self.told.append((seats, deck, transfer, host and host.name))
            picture = discord.File(io.BytesIO(plain_png(0x4A3226, 640)), "table.png")
            await interaction.response.send_message(view=table(), file=picture)

        return command

    def _attack(self) -> Any:
        async def command(interaction: discord.Interaction, card: str) -> None:
            self.told.append(card)
            await interaction.response.send_message(f"attacked with {card}")

        async def complete(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
            return [app_commands.Choice(name=name, value=card) for card, name in CARDS.items() if typed in name]

        return app_commands.autocomplete(card=complete)(command)

    def _start(self) -> Any:
        async def command(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(f"Your turn, {interaction.user.mention}")
            await interaction.user.send("Your hand: **8♥**")

        return command

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is not discord.InteractionType.component:
            return
        data: Any = interaction.data
        self.told.append((data["custom_id"], data.get("values")))
        if data["custom_id"] == "Ask":
            await interaction.response.send_modal(Ask())
        elif data["custom_id"] != "Wait":
            await interaction.response.send_message(f"noted {data['custom_id']}", ephemeral=True)


@pytest_asyncio.fixture(loop_scope="session")
async def visit(browser: Browser) -> AsyncIterator[Visit]:
    """Open the page as a person; at the end fail if a script failed or was blocked."""
    faults: list[str] = []
    windows: list[BrowserContext] = []

    async def open_page(fake_discord: FakeDiscord, person: str = "Ana", **options: Any) -> Page:
        window = await browser.new_context(**options)
        windows.append(window)
        page = await window.new_page()
        page.set_default_timeout(60_000)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if "Content Security" in said.text else None)
        await page.goto(fake_discord.url)
        if options.get("is_mobile"):
            await page.get_by_test_id("tab-people").tap()
        await page.get_by_test_id(f"person-{person}").click()
        return page

    yield open_page
    for window in windows:
        await window.close()
    assert faults == []


@pytest_asyncio.fixture(loop_scope="session")
async def harness(start: Start, fake_discord: FakeDiscord) -> AsyncIterator[TableHarness]:
    bot = TableHarness()
    await start(bot)
    yield bot
    assert fake_discord.violations == []


def entries(page: Page) -> Locator:
    return page.get_by_test_id("completion")


async def send(page: Page, text: str) -> None:
    """Write a command or a message, and send it."""
    composer = page.get_by_test_id("composer")
    await composer.fill(text)
    await composer.press("Enter")


async def open_table(page: Page) -> None:
    await send(page, "/durak open seats: 3")
    await page.get_by_role("button", name="Take").wait_for()


async def test_a_command_by_keyboard(visit: Visit, fake_discord: FakeDiscord, harness: TableHarness) -> None:
    page = await visit(fake_discord, "Boris")
    await page.get_by_test_id("composer").focus()
    await page.keyboard.type("/du")
    await expect(entries(page)).to_have_text([
        "/durak openOpen a table", "/durak attackAttack with a card", "/durak startDeal the cards",
    ])  # fmt: skip
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("ArrowUp")
    await page.keyboard.press("Enter")
    seats = page.get_by_test_id("option-seats")
    await expect(seats).to_be_focused()
    await expect(page.locator("label", has=seats)).to_have_text("seats *бг How many sit")
    await page.keyboard.press("Enter")
    await page.keyboard.type("9")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("alert").filter(visible=True)).to_contain_text("seats: ")
    assert harness.told == []
    await page.keyboard.press("Backspace")
    await page.keyboard.type("3")
    await page.get_by_test_id("composer").focus()
    await page.keyboard.press("End")
    await page.keyboard.type("transfer:tr host: Ve deck:36 cards")
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name="Take").wait_for()
    assert harness.told == [(3, "small", True, "Vera")]
    await expect(page.get_by_test_id("composer")).to_be_focused()
    await expect(page.get_by_test_id("composer")).to_have_value("")


async def test_completion_by_the_bot(visit: Visit, fake_discord: FakeDiscord, harness: TableHarness) -> None:
    page = await visit(fake_discord)
    card = page.get_by_test_id("option-card")
    await page.get_by_test_id("composer").focus()
    await page.keyboard.type("/durak at")
    await page.keyboard.press("Tab")
    await expect(card).to_be_focused()
    await page.keyboard.type("8")
    await expect(entries(page)).to_have_text([CARDS["8H"], CARDS["8S"]])
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(card).to_have_value(CARDS["8S"])
    await page.keyboard.press("Enter")
    await page.get_by_text("attacked with 8S").wait_for()
    await page.keyboard.type("/durak attack card:9")
    await expect(card).to_have_value("9")
    await card.click()
    await entries(page).click()
    await expect(card).to_have_value(CARDS["9C"])
    await page.get_by_role("button", name="Send").first.click()
    await page.get_by_text("attacked with 9C").wait_for()
    await page.keyboard.type("/durak attack 8H")
    await page.keyboard.press("Enter")
    await page.get_by_text("attacked with 8H").wait_for()
    assert harness.told == ["8S", "9C", "8H"]


async def test_the_next_command_is_written_before_the_last_is_answered(
    visit: Visit, fake_discord: FakeDiscord, harness: TableHarness
) -> None:
    page = await visit(fake_discord)
    answered = asyncio.Event()

    async def late(route: Route) -> None:
        answer = await route.fetch()
        await answered.wait()
        await route.fulfill(response=answer)

    await page.route("**/control/people/*/command", late)
    await send(page, "/durak attack 8S")
    await page.get_by_text("attacked with 8S").wait_for()
    await page.keyboard.type("/durak attack 9C")
    await page.keyboard.press("Enter")
    await page.get_by_text("attacked with 9C").wait_for()
    await page.keyboard.type("/durak attack 8H")
    answered.set()
    await page.unroute_all(behavior="wait")
    await expect(page.get_by_test_id("composer")).to_have_value("/durak attack 8H")
    assert harness.told == ["8S", "9C"]


async def test_what_was_refused_stands_in_the_line_again(
    visit: Visit, fake_discord: FakeDiscord, harness: TableHarness
) -> None:
    page = await visit(fake_discord)
    await page.route("**/control/people/*/command", lambda route: route.abort())
    await send(page, "/durak open seats:3 deck:36 cards")
    await expect(page.get_by_role("alert").filter(visible=True)).not_to_be_empty()
    await expect(page.get_by_test_id("composer")).to_have_value("/durak open seats:3 deck:36 cards")
    await page.unroute_all()
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name="Take").wait_for()
    assert harness.told == [(3, "small", False, None)]


async def test_unknown_commands_are_reported(visit: Visit, fake_discord: FakeDiscord, harness: TableHarness) -> None:
    page = await visit(fake_discord)
    await send(page, "/chess")
    await expect(page.get_by_role("alert").filter(visible=True)).to_contain_text("no command /chess")
    await send(page, "/durak open seats:3 host:nobody")
    await expect(page.get_by_role("alert").filter(visible=True)).to_contain_text("host: choose one of Ana, Boris")
    await send(page, "/durak start now")
    await expect(page.get_by_role("alert").filter(visible=True)).to_contain_text("“now” belongs to no option")
    await send(page, f"hello {HOSTILE} **all**")
    await expect(page.locator(".bubble")).to_have_text(f"hello {HOSTILE} **all**")
    await expect(page.get_by_test_id("composer")).to_have_value("")
    assert harness.told == []


async def test_buttons_menus_and_ephemeral_answers(
    visit: Visit, fake_discord: FakeDiscord, harness: TableHarness
) -> None:
    page = await visit(fake_discord)
    await open_table(page)
    await page.get_by_role("button", name="Take").click()
    await page.get_by_text("noted Take").wait_for()
    await expect(page.get_by_role("button", name="Off")).to_be_disabled()

    many = page.locator('[data-custom-id="many"]')
    confirm = many.get_by_test_id("confirm")
    await many.locator("summary").click()
    await many.get_by_role("checkbox", name="Axe").check()
    await expect(confirm).to_be_disabled()
    for name in ("Mountain", "Shield", "Leaf"):
        await many.get_by_role("checkbox", name=name).check()
    await expect(confirm).to_be_disabled()
    await many.get_by_role("checkbox", name="Leaf").uncheck()
    await expect(many).to_contain_text("3 chosen of 2 to 3")
    await confirm.click()
    await page.get_by_text("noted many").wait_for()

    single = page.locator('[data-custom-id="one"]')
    await single.select_option("Card 11")
    await page.get_by_text("noted one").wait_for()
    await expect(single).to_have_value("")
    assert harness.told[1:] == [("Take", None), ("many", ["Shield", "Axe", "Mountain"]), ("one", ["11"])]

    await page.get_by_test_id("person-Boris").click()
    await page.get_by_role("button", name="Take").wait_for()
    await expect(page.get_by_text("Only you can see this")).to_have_count(0)
    await page.get_by_test_id("person-Ana").click()
    await expect(page.get_by_text("Only you can see this")).to_have_count(3)
    await page.get_by_role("button", name="Dismiss message").first.click()
    await expect(page.get_by_text("Only you can see this")).to_have_count(2)


async def test_a_modal(visit: Visit, fake_discord: FakeDiscord, harness: TableHarness) -> None:
    page = await visit(fake_discord)
    await open_table(page)
    await page.get_by_role("button", name="Ask").click()
    modal = page.get_by_test_id("modal")
    await expect(modal.get_by_label("Name")).to_be_focused()
    await page.keyboard.type("ab")
    await page.keyboard.press("Enter")
    await expect(modal.get_by_role("alert")).to_have_text("Name: at least 3 characters")
    await page.keyboard.type("c")
    await modal.get_by_label("Kind").select_option("Transfer")
    await modal.get_by_role("button", name="Submit").click()
    await page.get_by_text("Asked: abc ['Transfer']").wait_for()
    await expect(modal).to_have_count(0)


async def test_unanswered_interactions_are_reported(
    visit: Visit, fake_discord: FakeDiscord, harness: TableHarness, clock: ManualClock
) -> None:
    page = await visit(fake_discord)
    await open_table(page)
    await page.get_by_role("button", name="Wait").click()
    await until(lambda: ("Wait", None) in harness.told)
    clock.advance(3)
    await expect(page.locator(".failure")).to_contain_text("The application did not respond")
    await page.get_by_role("button", name="Take").click()
    await expect(page.locator(".failure")).to_have_count(0)


async def test_texts_are_escaped(visit: Visit, fake_discord: FakeDiscord, harness: TableHarness) -> None:
    fake_discord.world.add_person(HOSTILE)
    page = await visit(fake_discord, HOSTILE)
    await open_table(page)
    await send(page, HOSTILE)
    await page.locator(".bubble").wait_for()
    await page.get_by_role("button", name="Ask").click()
    await page.get_by_test_id("modal").wait_for()
    await page.keyboard.press("Escape")
    await page.locator('[data-custom-id="many"] summary').click()
    await page.get_by_test_id("menu").wait_for()
    found = "({ hacked: window.hacked ?? 0, strays: document.querySelectorAll('img[src=x], [onerror], a[href^=javascript]').length })"
    assert await page.evaluate(found) == {"hacked": 0, "strays": 0}


async def test_a_picture_leads_to_itself_alone(visit: Visit, fake_discord: FakeDiscord, harness: TableHarness) -> None:
    page = await visit(fake_discord)
    await open_table(page)
    picture = page.get_by_test_id("log-channel").get_by_alt_text("Six cards lie on the table.")
    assert await picture.evaluate("image => image.decode().then(() => image.naturalWidth)") == 640
    async with page.context.expect_page() as opened:
        await picture.click()
    assert (await opened.value).url == await picture.evaluate("image => image.src")


async def test_a_phone(visit: Visit, fake_discord: FakeDiscord, harness: TableHarness) -> None:
    size = {"width": 390, "height": 844}
    page = await visit(fake_discord, "Vera", viewport=size, has_touch=True, is_mobile=True)
    await open_table(page)
    await send(page, "/durak start")
    await expect(page.get_by_test_id("tab-private").locator(".badge")).to_have_text("1")
    await expect(page.get_by_test_id("log-channel").locator(".rung")).to_contain_text("Your turn, @Vera")
    sizes = "[...document.querySelectorAll('html, .log, .pane')].map(one => one.scrollWidth - one.clientWidth)"
    assert set(await page.evaluate(sizes)) == {0}
    await page.get_by_test_id("tab-private").tap()
    await expect(page.get_by_test_id("log-private")).to_contain_text("Your hand: 8♥")
    await expect(page.get_by_test_id("tab-private").locator(".badge")).to_have_text("")
    await expect(page.get_by_test_id("log-channel")).to_be_hidden()


async def test_settings_of_a_person(visit: Visit, fake_discord: FakeDiscord, harness: TableHarness) -> None:
    page = await visit(fake_discord, "Dinu")
    await expect(page.get_by_test_id("you-are")).to_have_text("Dinu")
    await page.get_by_test_id("locale").select_option("bg")
    await page.get_by_test_id("dm-closed").click()  # the answer to the language may draw it once more meanwhile
    await fake_discord.wait_for(lambda: fake_discord.world.person("Dinu").dm_refusal)
    assert fake_discord.world.person("Dinu").locale == "bg"
    await expect(page.get_by_test_id("person-Dinu")).to_contain_text("private closed")


@pytest.mark.parametrize("pressed", ["person-Boris", "channel-other"])
async def test_a_pressed_button_stays_in_place(
    visit: Visit, fake_discord: FakeDiscord, harness: TableHarness, pressed: str
) -> None:
    """Updates of unread messages redraw both lists; a click that has begun still counts."""
    fake_discord.world.add_channel("other")
    page = await visit(fake_discord)
    at = await page.get_by_test_id(pressed).bounding_box()
    assert at is not None
    await page.mouse.move(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
    await page.mouse.down()
    await fake_discord.person("Ana").command("other", "durak start")
    await page.wait_for_timeout(300)
    await page.mouse.up()
    if pressed == "person-Boris":
        await expect(page.get_by_test_id("you-are")).to_have_text("Boris")
    await expect(page.get_by_test_id(pressed)).to_have_attribute(
        "aria-pressed" if pressed == "person-Boris" else "aria-selected", "true"
    )


async def test_new_messages_do_not_scroll_a_reader_down(visit: Visit, fake_discord: FakeDiscord) -> None:
    boris = fake_discord.person("Boris")
    for number in range(40):
        boris.say("general", f"line {number}")
    page = await visit(fake_discord)
    log = page.get_by_test_id("log-channel")
    await expect(log.get_by_text("line 39")).to_be_in_viewport()
    await log.get_by_text("line 20", exact=True).scroll_into_view_if_needed()
    before = await log.get_by_text("line 20", exact=True).bounding_box()
    await expect(log.get_by_text("line 39")).not_to_be_in_viewport()
    boris.say("general", "the newest")
    await expect(log.get_by_text("the newest")).to_have_count(1)
    await expect(log.get_by_text("the newest")).not_to_be_in_viewport()
    after = await log.get_by_text("line 20", exact=True).bounding_box()
    assert before
    assert after
    assert abs(after["y"] - before["y"]) < 1
    await log.evaluate("log => log.scrollTo(0, 0)")
    await expect(log.get_by_text("the newest")).to_be_in_viewport()
    boris.say("general", "one more")
    await expect(log.get_by_text("one more")).to_be_in_viewport()


async def test_the_page_reconnects_after_a_restart(visit: Visit) -> None:
    async with FakeDiscord(guest=Served) as first:
        page = await visit(first, "Vera")
        port = int(first.url.rpartition(":")[2])
    await expect(page.get_by_role("status")).to_be_visible()
    async with FakeDiscord(port=port, guest=Served) as second:
        await expect(page.get_by_role("status")).to_be_hidden()
        await expect(page.get_by_test_id("you-are")).to_have_text("Vera")
        await send(page, "still here")
        await second.wait_for(lambda: second.person("Ana").sees("general"))


MARKDOWN = {
    "**b** *i* _i_ snake_case_name": "<p><strong>b</strong> <em>i</em> <em>i</em> snake_case_name</p>",
    "***x*** \\*no\\* 1\\.": "<p><strong><em>x</em></strong> *no* 1.</p>",
    "`a **b**` ``c`d``": "<p><code>a **b**</code> <code>c`d</code></p>",
    "# One\n## Two\n-# small": '<h3 class="large">One</h3><h3>Two</h3><small>small</small>',
    "> a\n> - b\nc\nd": "<blockquote><p>a</p><ul><li>b</li></ul></blockquote><p>c\nd</p>",
    "3. x\n4. y": '<ol start="3"><li>x</li><li>y</li></ol>',
    "<@1> <@2> <#3> <@&4>": '<p><span class="mention self">@Ana</span> <span class="mention">@unknown</span> '
    '<span class="mention">#games</span> <span class="mention">@unknown</span></p>',
    "[**a**](https://x.org/b_(c)) https://x.org/d.": "<p>{https://x.org/b_(c)} {https://x.org/d}.</p>",
    "a ** b * c _ d e <@x> <b> [f](javascript:g)": "<p>a ** b * c _ d e &lt;@x&gt; &lt;b&gt; [f](javascript:g)</p>",
    "<t:0:R> <t:9999999999999>": "<p><time>ago</time> 9999999999999</p>",
    "": "",
}


async def test_markdown(visit: Visit, fake_discord: FakeDiscord) -> None:
    page = await visit(fake_discord)
    render = """async (texts) => {
        const { markdown } = await import("/page/markdown.js");
        const reader = {
            locale: "en-US", me: "1", user: (id) => (id === "1" ? "Ana" : undefined), channel: () => "games",
            link: (url) => document.createTextNode(`{${url}}`),
        };
        return texts.map((text) => {
            const box = document.createElement("div");
            box.append(...markdown(text, reader));
            return box.innerHTML.replace(/<time [^>]*>.* ago/, "<time>ago");
        });
    }"""
    assert dict(zip(MARKDOWN, await page.evaluate(render, list(MARKDOWN)), strict=True)) == MARKDOWN


async def test_how_far_a_moment_is(visit: Visit, fake_discord: FakeDiscord) -> None:
    page = await visit(fake_discord)
    say = """async (away) => {
        const { relative } = await import("/page/markdown.js");
        return away.map((seconds) => relative(1000 + seconds, "en-US", 1000));
    }"""
    expected = ["now", "in 59 seconds", "in 1 minute", "2 hours ago", "in 3 days"]
    assert await page.evaluate(say, [0, 59, 61, -7300, 260_000]) == expected


async def test_violations_of_discords_rules_are_shown(visit: Visit, fake_discord: FakeDiscord) -> None:
    page = await visit(fake_discord)
    await expect(page.get_by_role("status")).to_be_hidden()
    place = fake_discord.world.channel("general")
    async with aiohttp.ClientSession() as session:
        await Rest(session, fake_discord.url)("POST", f"/channels/{place.id}/messages", {"content": 5})
    await expect(page.get_by_role("status")).to_contain_text("broke a rule of Discord's")
    await page.get_by_role("status").click()
    await expect(page.get_by_role("status")).to_be_hidden()


async def test_headings_are_in_order_and_in_landmarks(
    visit: Visit, fake_discord: FakeDiscord, harness: TableHarness
) -> None:
    """There is one h1, and no level below it is skipped, so that screen readers find the panes and messages."""
    page = await visit(fake_discord)
    await open_table(page)
    levels = await page.locator("h1, h2, h3, h4").evaluate_all("(all) => all.map((one) => Number(one.tagName[1]))")
    assert levels.count(1) == 1
    assert levels[0] == 1
    assert all(after <= before + 1 for before, after in itertools.pairwise(levels))
    assert await page.locator("body > header h1, main h1").count() == 1


async def test_a_thread_is_opened_and_entered(visit: Visit, fake_discord: FakeDiscord, harness: TableHarness) -> None:
    page = await visit(fake_discord)
    for name in ("table 1", "table 2"):
        await page.get_by_test_id("new-thread").click()
        await expect(page.get_by_test_id(f"channel-{name}")).to_have_attribute("aria-selected", "true")
    general = fake_discord.channel("general")
    threads = [place for place in fake_discord.world.channels.values() if place.parent_id == general.id]
    assert [place.name for place in threads] == ["table 1", "table 2"]
    assert {place.owner_id for place in threads} == {fake_discord.person("Ana").id}


async def test_the_empty_private_pane_explains_how_to_begin(visit: Visit, fake_discord: FakeDiscord) -> None:
    page = await visit(fake_discord)
    await expect(page.get_by_test_id("log-private")).to_contain_text("Take a seat at a table")
    await expect(page.get_by_test_id("log-channel")).to_contain_text("Type /play")
