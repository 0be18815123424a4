"""A lobby in the page at a phone's width: menus of roles and people, and the link to the table's thread."""

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from bot.sandbox import Page as Served
from tests.browser.person import PHONE, Window, page_at, tick
from tests.e2e.running_bot import running_bot_in

pytestmark = [pytest.mark.browser, pytest.mark.long(12), pytest.mark.asyncio(loop_scope="session")]


async def test_people_and_roles_are_chosen_and_the_thread_is_named(browser: Browser, tmp_path: Path) -> None:
    async with running_bot_in(tmp_path, rate_limits=False, guest=Served) as running_bot, running_bot.running():
        role = running_bot.fake_discord.world.add_role("Players", mentionable=True)
        running_bot.person("Vera").person.roles.add(role.id)
        async with page_at(browser, running_bot.fake_discord.url, PHONE) as page:
            window = Window(page, "lobby")
            await window.be("Ana")
            await window.type_command("/mehana server")
            menu = page.locator('[data-custom-id="own:server-players"]')
            await tick(menu, [str(role.id)])
            await expect(menu).to_contain_text("Players")
            await window.type_command("/durak open place:thread")
            way = page.get_by_test_id("log-channel").locator("[data-testid^='message-']").last
            await expect(way).to_contain_text("#Durak 1 · Ana")
            await page.get_by_test_id("channel-Durak 1 · Ana").click()
            await window.press("More…")
            await window.press("Invite…")
            guests = page.locator('[data-custom-id$=":invite:-1"]').last
            await tick(guests, [str(running_bot.person("Boris").id)])
            await expect(page.get_by_test_id("log-channel")).to_contain_text("Invited: Boris")
            await window.press("More…")
            await window.press("Invite…")
            await window.press("Call Players")
            await expect(page.get_by_test_id("log-channel")).to_contain_text("@Players, who wants to play?")
            await window.shot("called")
        assert len(running_bot.person("Boris").inbox) == 1
        assert len(running_bot.person("Vera").rang) == 1
