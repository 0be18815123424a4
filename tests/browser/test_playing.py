"""A whole game between people, clicked through the sandbox's page; screenshots are kept outside the repository."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from playwright.async_api import expect

from tests.browser.person import DESKTOP, PHONE, Window, page_at
from tests.e2e.tavern import tavern_in

if TYPE_CHECKING:
    from pathlib import Path

    from tests.e2e.tavern import Tavern

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("size", "name"), [(DESKTOP, "desktop"), (PHONE, "phone")], ids=["desktop", "phone"])
async def test_two_people_click_from_the_first_command_to_the_fool(
    tmp_path: Path, size: dict[str, int], name: str
) -> None:
    async with (
        tavern_in(tmp_path, rate_limits=False) as tavern,
        tavern.running(),
        page_at(tavern.standin.url, size) as page,
    ):
        window = Window(page, f"durak-{name}")
        await window.be("Ana")
        await window.type_command("/durak open")
        await expect(page.get_by_test_id("log-channel")).to_contain_text("take a seat")
        await window.shot("lobby")
        await window.be("Boris")
        await window.press("Take a seat")
        await expect(page.get_by_test_id("log-channel")).to_contain_text("Boris")
        await window.be("Ana")
        await window.press("Start")
        await expect(page.get_by_test_id("log-channel").get_by_role("img").first).to_be_visible()
        await play_to_the_end(tavern, window, ["Ana", "Boris"], random.Random(11))


WHOLE_GAMES = [("magove", ["Ana", "Boris", "Vera"], {"rounds": 3})]
"""A short table of each further game, with its players and options."""


@pytest.mark.parametrize(("key", "players", "options"), WHOLE_GAMES, ids=[key for key, *_ in WHOLE_GAMES])
async def test_people_click_through_a_whole_table(
    tmp_path: Path, key: str, players: list[str], options: dict[str, Any]
) -> None:
    async with (
        tavern_in(tmp_path, rate_limits=False) as tavern,
        tavern.running(),
        page_at(tavern.standin.url, PHONE) as page,
    ):
        window = Window(page, f"{key}-phone")
        await tavern.opened(key, players, **options)
        await play_to_the_end(tavern, window, players, random.Random(5))


async def play_to_the_end(tavern: Tavern, window: Window, players: list[str], luck: random.Random) -> None:
    """Be one player after the other and use any control, until the table has ended; keep some screenshots."""
    clicks = 0
    for turn in range(600):
        await tavern.settled()
        table = await tavern.bot.host.table_in(tavern.standin.channel("general").id)
        if not table.live:
            break
        name = players[turn % len(players)]
        if tavern.hand(tavern.person(name)) is None:
            continue
        await window.be(name)
        clicks += await window.make_some_move(luck)
        if clicks in {1, 4, 9, 16}:
            await window.shot(f"move-{clicks}-hand")
            await window.show("channel")
            await window.shot(f"move-{clicks}-table")
    else:
        raise AssertionError("the table did not end")
    assert clicks > 10
    await window.show("channel")
    record = window.page.get_by_test_id("log-channel").get_by_role("button", name="Record").last
    await expect(record).to_be_visible()
    await window.shot("end")
    assert tavern.standin.violations == []
