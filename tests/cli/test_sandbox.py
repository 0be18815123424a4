"""The sandbox: people try everything on this machine, until a signal ends it."""

import asyncio
import os
import signal
from typing import Any

import aiohttp
import pytest

from bot.fake_discord import FakeDiscord
from bot.sandbox.start import play
from tests.e2e.lobby.test_lobby import inviting
from tests.e2e.messages import labelled
from tests.e2e.playing.test_page_link import link_in


async def test_people_of_the_sandbox_can_try_everything_until_a_signal_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[FakeDiscord] = []

    def noted(**given: Any) -> FakeDiscord:
        made.append(FakeDiscord(**given))
        return made[0]

    monkeypatch.setattr("bot.sandbox.start.FakeDiscord", noted)
    said: list[str] = []
    playing = asyncio.create_task(play(0, 0.0, said.append))
    async with asyncio.timeout(60):
        while not said:
            await asyncio.sleep(0.01)
    [fake_discord] = made
    await fake_discord.connected()
    assert said == [f"Open {fake_discord.url} in a browser (this machine only). Ctrl+C ends it."]
    ana, boris, vera = (fake_discord.person(name) for name in ("Ana", "Boris", "Vera"))

    panel = (await ana.command("general", "mehana server")).message
    assert "server-moderators" in str(panel.controls), "she manages the server"
    [players] = [role for role in fake_discord.world.roles.values() if role.name == "Players"]
    await ana.select(panel, "own:server-players", [players.id])
    lobby = (await ana.command("general", "durak open")).message
    invite = await inviting(ana, lobby)
    await ana.click(invite, labelled(invite, "call"))
    [lobby] = await fake_discord.wait_for(lambda: boris.rang)
    assert vera.rang == [lobby]

    await ana.click(lobby, "Add a computer")
    await ana.click(lobby, "Start")
    post = await fake_discord.wait_for(
        lambda: next((post for post in ana.sees("general") if ":page" in str(post.controls)), None)
    )
    address = link_in(await boris.click(post, labelled(post, "page")))
    async with aiohttp.ClientSession() as session:
        for page in (fake_discord.url, address):
            async with session.get(page) as answer:
                assert (answer.status, answer.content_type) == (200, "text/html")
    assert not playing.done()
    os.kill(os.getpid(), signal.SIGTERM)
    await asyncio.wait_for(playing, 20)
    assert fake_discord.violations == []
