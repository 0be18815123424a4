"""A whole game between people, clicked through the sandbox's page; screenshots are kept outside the repository."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.browser.person import DESKTOP, PHONE, Window, page_at
from tests.e2e.tavern import tavern_in

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("size", "name"), [(DESKTOP, "desktop"), (PHONE, "phone")], ids=["desktop", "phone"])
async def test_two_people_click_through_a_whole_game_of_durak(tmp_path: Path, size: dict[str, int], name: str) -> None:
    luck = random.Random(11)
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
        await tavern.settled()
        await window.shot("dealt")
        clicks = 0
        for turn in range(400):
            await tavern.settled()
            table = await tavern.bot.host.table_in(tavern.standin.channel("general").id)
            if not table.live:
                break
            await window.be(("Ana", "Boris")[turn % 2])
            await page.wait_for_timeout(30)
            clicks += await window.make_some_move(luck)
            if clicks in {1, 4, 9, 16}:
                await window.shot(f"move-{clicks}-hand")
                await window.show("channel")
                await window.shot(f"move-{clicks}-table")
        else:
            raise AssertionError("the game did not end")
        assert clicks > 10
        await window.show("channel")
        await expect(page.get_by_test_id("log-channel").get_by_role("button", name="Record").last).to_be_visible()
        await page.wait_for_timeout(200)
        await window.shot("end")
        assert tavern.standin.violations == []
