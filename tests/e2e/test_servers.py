"""The bot is sent away from a server and invited back: tables go on where they stood, and are told."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING

import pytest

from bot.standin import payloads
from tests.e2e.tavern import moves_in, tavern_in

if TYPE_CHECKING:
    from pathlib import Path

    from bot.host.table import LiveTable
    from bot.standin import Message
    from tests.e2e.tavern import Tavern

PEOPLE = ["Ana", "Boris"]


async def started(tavern: Tavern) -> LiveTable:
    await tavern.opened("durak", PEOPLE, pictures=False)
    return await tavern.bot.host.table_in(tavern.standin.channel("general").id)


def posts(tavern: Tavern) -> list[Message]:
    return [message for message in tavern.person("Vera").sees("general") if not message.ephemeral]


async def until(tavern: Tavern, table: LiveTable, *, lost: bool) -> None:
    """Wait until the table is lost, or goes on, and everybody has been told."""
    async with asyncio.timeout(20):
        while table.lost is not lost:  # noqa: ASYNC110 - the fake Discord hears nothing of it
            await asyncio.sleep(0.01)
    await tavern.settled()


async def sent_away(tavern: Tavern, table: LiveTable) -> None:
    world = tavern.standin.world
    tavern.standin.gateway._tell("GUILD_DELETE", {"id": str(world.guild_id)}, private=False)
    await until(tavern, table, lost=True)


def invited_back(tavern: Tavern) -> None:
    body = payloads.guild_create(tavern.standin.world)
    del body["unavailable"]
    tavern.standin.gateway._tell("GUILD_CREATE", body, private=False)


async def test_a_table_goes_on_and_is_told_after_the_bot_was_invited_back(tavern: Tavern) -> None:
    table = await started(tavern)
    await sent_away(tavern, table)
    assert table.row.status == "paused"
    before = posts(tavern)[-1]
    invited_back(tavern)
    await until(tavern, table, lost=False)
    assert table.row.status == "playing"
    assert posts(tavern)[-1].id != before.id
    assert "The game goes on here." in posts(tavern)[-1].text
    told = posts(tavern)[-1].text
    await tavern.play(PEOPLE, random.Random(3), 6)
    await tavern.settled()
    assert posts(tavern)[-1].text != told
    assert all(delivery.shown == table.last for delivery in table.deliveries.values() if delivery.recipient == -1)


@pytest.mark.parametrize("command", ["mehana resume", "mehana place"])
async def test_a_lost_table_is_told_again_once_its_host_says_so(tavern: Tavern, command: str) -> None:
    """For a table that was lost before the bot looked at its channel again by itself."""
    table = await started(tavern)
    await tavern.bot.host.lose(table)
    await tavern.settled()
    await tavern.person("Ana").command("general", command)
    await tavern.settled()
    assert (table.row.status, table.lost) == ("playing", False)
    told = posts(tavern)[-1].text
    await tavern.play(PEOPLE, random.Random(3), 6)
    await tavern.settled()
    assert posts(tavern)[-1].text != told
    assert moves_in(posts(tavern)[-1]) == []


async def test_a_channel_that_lets_the_bot_speak_again_has_its_table_again(tavern: Tavern) -> None:
    table = await started(tavern)
    tavern.standin.deny("general", "SEND_MESSAGES")
    await tavern.bot.host.lose(table)
    tavern.standin.deny("general", "ATTACH_FILES")
    await tavern.settled()
    assert table.lost
    tavern.standin.allow("general", "SEND_MESSAGES", "ATTACH_FILES")
    await until(tavern, table, lost=False)
    assert table.row.status == "playing"


async def test_a_table_that_was_lost_before_a_restart_goes_on_when_the_bot_is_ready(tmp_path: Path) -> None:
    async with tavern_in(tmp_path, rate_limits=False) as tavern:
        async with tavern.running():
            table = await started(tavern)
            await tavern.bot.host.lose(table)
            await tavern.settled()
        async with tavern.running():
            table = await tavern.bot.host.table_in(tavern.standin.channel("general").id)
            await until(tavern, table, lost=False)
            assert table.row.status == "playing"
