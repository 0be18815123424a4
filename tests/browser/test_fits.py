"""The picture, question and controls of a hand fit on a phone's screen together, as measured in the page.

The ordinary run looks at some hands of each game; with `--exhaustive` at every hand of whole tables.
"""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page

from bot.discord.messages import viewport
from bot.discord.messages.controls import PlayMove, TakeAction, read
from bot.fake_discord import Actor, Message
from bot.sandbox import Page as Served
from games.core.contract import AnyGame
from tests.benchmarks.messages import play_as_advised
from tests.browser.person import PHONE, Window, page_at
from tests.e2e.running_bot import running_bot_in
from tests.people import hand_of

pytestmark = [pytest.mark.browser, pytest.mark.long(20), pytest.mark.asyncio(loop_scope="session")]

ROW = 52
"""Pixels of a row of buttons; a hand with a field may be higher by that much, because a field keeps its shape."""
SOME = 4
"""How many hands are measured in a normal run."""
TABLES = {
    "durak": ("bg", 3, "teams-enchanted"),
    "magove": ("ru", 5, None),
    "hayduti": ("ru", 3, None),
    "carcassonne": ("ru", 3, None),
}
"""The language in which one sits at each game, beside how many computers, and the preset. Balkans' map is looked at enlarged."""
MEASURE = """id => {
    const log = document.querySelector('[data-testid="log-private"]');
    const message = log.querySelector(`[data-testid="message-${id}"] .container`);
    if (!message) return null;
    const images = [...message.querySelectorAll("img")];
    const first = message.querySelector(".gallery") ?? message;
    return {
        ready: images.every(one => one.complete && one.naturalHeight),
        controls: [...message.querySelectorAll("[data-custom-id]")].map(one => one.dataset.customId),
        room: log.clientHeight,
        height: message.getBoundingClientRect().bottom - first.getBoundingClientRect().top,
        parts: [...message.children].map(one => [one.className, one.getBoundingClientRect().height]),
    };
}"""


@pytest.mark.parametrize("key", TABLES)
async def test_picture_question_and_controls_of_a_hand_fit_one_screen(
    browser: Browser, tmp_path: Path, key: str, pytestconfig: pytest.Config
) -> None:
    language, computers, preset = TABLES[key]
    most = None if pytestconfig.option.exhaustive else SOME
    async with (
        running_bot_in(tmp_path, rate_limits=False, guest=Served) as running_bot,
        running_bot.running(),
        page_at(browser, running_bot.fake_discord.url, PHONE) as page,
    ):
        ana, window = running_bot.person("Ana"), Window(page, f"fits-{key}")
        ana.person.locale = language
        lobby = (await ana.command("general", f"{key} open", **({} if preset is None else {"preset": preset}))).message
        assert lobby is not None
        for action in ["computer"] * computers + ["start"]:
            await ana.click(lobby, button_of(lobby, action))
            await running_bot.settled()
        table = await running_bot.bot.service.repository.table_in(running_bot.fake_discord.channel("general").id)
        await window.be("Ana")
        await window.show("private")
        heights: list[float] = []
        shown: set[tuple[str, ...]] = set()
        while table.live and (most is None or len(heights) < most):
            await running_bot.settled()
            if (hand := hand_of(ana)) is not None and ids_of(hand) not in shown:
                hand, found = await measured(page, ana)
                shown.add(tuple(found["controls"]))
                heights.append(found["height"])
                if found["height"] == max(heights):
                    await window.shot("highest")
                spare = ROW if keeps_field(hand, table.game) else 0
                assert found["height"] <= found["room"] + spare, (len(heights), hand.text)
                heights_are_right(hand, found["parts"])
            if not await play_as_advised(table, {0: ana}):
                await asyncio.sleep(0.02)
        assert len(heights) >= SOME


def button_of(message: Message, action: str) -> str:
    """Return the button with this action, regardless of its language."""
    ids = (part["custom_id"] for part in message.controls)
    return next(id_ for id_ in ids if isinstance(control := read(id_), TakeAction) and control.action == action)


def keeps_field(hand: Message, game: AnyGame) -> bool:
    """Return whether a hand has buttons for places; fail if it has menus of them."""
    placed = {kind.verb for kind in game.vocabulary if game.text.layout(kind).columns}
    said = [
        (read(control["custom_id"]), control.get("options", ())) for control in hand.controls if "custom_id" in control
    ]
    listed = {option["value"].split(" ")[0] for control, options in said for option in options}
    assert not listed & placed, hand.text
    return any(isinstance(control, PlayMove) and control.move.split(" ")[0] in placed for control, _ in said)


def ids_of(hand: Message) -> tuple[str, ...]:
    return tuple(control["custom_id"] for control in hand.controls)


async def measured(page: Page, person: Actor) -> tuple[Message, dict[str, Any]]:
    """Return a person's present hand, and the page's measurements of it once it shows its controls and its picture.

    The bot may change the hand while it is measured, since it plays single options.
    """
    for _ in range(400):
        if (hand := hand_of(person)) is not None:
            found = await page.evaluate(MEASURE, str(hand.id))
            if found and found["ready"] and tuple(found["controls"]) == ids_of(hand):
                return hand, found
        await asyncio.sleep(0.03)
    raise AssertionError(f"the page does not show this hand: {hand}")


def heights_are_right(hand: Message, parts: list[tuple[str, float]]) -> None:
    """Fail if rows of controls are higher than computed."""
    [container] = hand.components
    for component, (kind, height) in zip(container["components"], parts, strict=True):
        if kind == "row":
            labels = [button.get("label", "") for button in component["components"]]
            menu = component["components"][0]["type"] != 2
            computed = viewport.MENU if menu else viewport.buttons_height(labels)
            assert height <= computed + 1, labels
