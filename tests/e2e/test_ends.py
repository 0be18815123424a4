"""How a bot ends, and how it goes on: nothing dies in silence, and a service manager knows what to do."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest

from bot.app import serve
from bot.discord import client
from bot.settings import Broken, Settings
from bot.standin import Standin, payloads
from bot.standin.wire import point_at
from storage import Journal

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from tests.e2e.tavern import Tavern


async def at_once(*_: object, initial: bool = False) -> None:
    """Identify without a wait."""


@asynccontextmanager
async def served(standin: Standin, folder: Path) -> AsyncGenerator[asyncio.Task[None]]:
    """Serve at the stand-in, as `mehana run` does."""
    with point_at(standin.url):
        settings = Settings(token="any", database=folder / "ends.sqlite3", log_level=0)
        serving = asyncio.create_task(serve(settings))
        try:
            await standin.connected(60)
            yield serving
        finally:
            serving.cancel()
            await asyncio.gather(serving, return_exceptions=True)


async def test_a_bot_that_needs_more_shards_wants_a_new_start(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(client.Mehana, "before_identify_hook", at_once)  # discord.py waits for 5 s
    async with Standin(rate_limits=False) as standin, served(standin, tmp_path) as serving:
        standin.world.shards = 3
        standin.fault.drop_gateway(resume=False)
        with pytest.raises(Broken, match="more shards"):
            await asyncio.wait_for(serving, 60)


async def test_an_event_that_nobody_can_read_wants_a_new_start(tmp_path: Path) -> None:
    async with Standin(check=False, rate_limits=False) as standin, served(standin, tmp_path) as serving:
        standin.gateway._tell("GUILD_ROLE_CREATE", {}, private=False)
        with pytest.raises(Broken, match="KeyError"):
            await asyncio.wait_for(serving, 60)


async def test_a_gateway_that_is_not_told_is_asked_for_again(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr("bot.app.WAITS", (0.01,))
    async with Standin(rate_limits=False) as standin:
        refused = standin.fault.fail_next("GET", "/gateway/bot", status=404)
        async with served(standin, tmp_path) as serving:
            assert refused.happened.is_set()
            assert not serving.done()


async def test_a_role_that_is_given_to_the_bot_wakes_what_waits(tavern: Tavern, monkeypatch) -> None:
    woken = asyncio.Event()
    monkeypatch.setattr(tavern.bot.courier, "try_again", woken.set)
    world = tavern.standin.world
    body = payloads.member(world.bot) | {"guild_id": str(world.guild_id), "nick": "Tavern"}
    tavern.standin.gateway._tell("GUILD_MEMBER_UPDATE", body, private=False)
    await asyncio.wait_for(woken.wait(), 20)


async def test_health_is_told_again_after_the_database_was_silent(tavern: Tavern, monkeypatch, caplog) -> None:
    failures = iter([sqlite3.OperationalError("disk I/O error")])
    count = tavern.bot.host.count_live

    async def sometimes() -> int:
        for failure in failures:
            raise failure
        return await count()

    monkeypatch.setattr(tavern.bot.host, "count_live", sometimes)
    monkeypatch.setattr(client, "HEALTH_EVERY", 0.01)
    caplog.set_level("INFO", "bot.discord.client")
    telling = asyncio.create_task(tavern.bot._tell_health())
    async with asyncio.timeout(20):
        while "live tables" not in caplog.text:  # noqa: ASYNC110 - a log announces nothing to wait for
            await asyncio.sleep(0.01)
    telling.cancel()
    assert "health: the database does not answer: disk I/O error" in caplog.text


async def test_what_people_have_asked_for_is_answered_before_the_end(tmp_path: Path, monkeypatch, caplog) -> None:
    begun, tables = asyncio.Event(), Journal.tables_of

    async def slow(journal: Journal, discord_id: int) -> object:
        begun.set()
        await asyncio.sleep(0.2)
        return await tables(journal, discord_id)

    monkeypatch.setattr(Journal, "tables_of", slow)
    async with Standin(rate_limits=False) as standin, served(standin, tmp_path) as serving:
        asked = asyncio.create_task(standin.person("Ana").command("general", "mehana tables"))
        await asyncio.wait_for(begun.wait(), 20)
        serving.cancel()
        answer = await asked
        await asyncio.gather(serving, return_exceptions=True)
    assert answer.message is not None
    assert not [record for record in caplog.records if record.levelname in {"ERROR", "CRITICAL"}]
