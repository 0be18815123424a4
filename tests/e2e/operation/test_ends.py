"""How a bot ends, and how it goes on: nothing dies in silence, and a service manager knows what to do."""

import asyncio
import gc
import os
import signal
import sqlite3
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import msgspec
import pytest
from aiohttp import web

from bot.app import assembled, serve
from bot.discord import client
from bot.fake_discord import FakeDiscord
from bot.fake_discord.gateway.events import Event
from bot.fake_discord.wire import point_at
from bot.fake_discord.world import payloads
from bot.settings import Broken, Settings, SettingsError
from storage import FileGone, Journal, StorageError
from tests.cli.test_operations import served as served_at
from tests.e2e.running_bot import RunningBot

pytestmark = pytest.mark.long(2)


async def at_once(*_: object, initial: bool = False) -> None:
    """Identify without a wait."""


def settings_in(folder: Path, **given: Any) -> Settings:
    """Return the settings of a bot with its database in a folder."""
    return Settings(token="any", database=folder / "ends.sqlite3", log_level=0, **given)


@asynccontextmanager
async def served(fake_discord: FakeDiscord, folder: Path) -> AsyncGenerator[asyncio.Task[None]]:
    """Serve at the fake Discord, as `mehana run` does."""
    with point_at(fake_discord.url):
        serving = asyncio.create_task(serve(settings_in(folder)))
        try:
            await fake_discord.connected(60)
            yield serving
        finally:
            serving.cancel()
            await asyncio.gather(serving, return_exceptions=True)


async def test_a_bot_that_needs_more_shards_wants_a_new_start(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(client.Mehana, "before_identify_hook", at_once)  # discord.py waits for 5 s
    async with FakeDiscord(rate_limits=False) as fake_discord, served(fake_discord, tmp_path) as serving:
        fake_discord.world.shards = 3
        fake_discord.gateway.drop(resume=False)
        with pytest.raises(Broken, match="more shards"):
            await asyncio.wait_for(serving, 60)


@pytest.mark.parametrize("file_is_there", [True, False])
async def test_a_bot_ends_even_while_it_reconnects(tmp_path: Path, monkeypatch, *, file_is_there: bool) -> None:
    """discord.py swallows a cancellation that comes then."""
    reconnecting = asyncio.Event()

    async def no_answer(*_: object, **__: object) -> None:
        reconnecting.set()
        await asyncio.sleep(60)

    monkeypatch.setattr("bot.app.CANCEL_INTERVAL", 0.05)
    async with FakeDiscord(rate_limits=False) as fake_discord, served(fake_discord, tmp_path) as serving:
        monkeypatch.setattr(discord.http.HTTPClient, "ws_connect", no_answer)
        fake_discord.gateway.drop(politely=True)
        await asyncio.wait_for(reconnecting.wait(), 20)
        if file_is_there:
            os.kill(os.getpid(), signal.SIGTERM)
            await asyncio.wait_for(serving, 20)
        else:
            (tmp_path / "ends.sqlite3").unlink()
            with pytest.raises(FileGone):
                await asyncio.wait_for(serving, 20)


async def test_a_bot_whose_token_was_reset_wants_somebody_to_look(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(client.Mehana, "before_identify_hook", at_once)
    async with FakeDiscord(token="any", rate_limits=False) as fake_discord, served(fake_discord, tmp_path) as serving:
        fake_discord._token = "another"
        fake_discord.gateway.drop(resume=False)
        with pytest.raises(SettingsError, match=r"closed the connection \(code 4004\): check MEHANA_TOKEN"):
            await asyncio.wait_for(serving, 60)


async def test_what_a_bot_has_loaded_is_left_alone_when_garbage_is_collected(tmp_path: Path) -> None:
    """This would block the event loop; nothing is collected until the bot has started."""
    gc.unfreeze()
    async with FakeDiscord(rate_limits=False) as fake_discord, served(fake_discord, tmp_path):
        assert gc.isenabled()
        assert gc.get_freeze_count() > 0
    gc.unfreeze()


async def test_a_gateway_that_is_not_told_is_asked_for_again(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr("bot.app.RETRY_WAITS", (0.01,))
    async with FakeDiscord(rate_limits=False) as fake_discord:
        refused = fake_discord.fault.fail_next("GET", "/gateway/bot", status=404)
        async with served(fake_discord, tmp_path) as serving:
            assert refused.happened.is_set()
            assert not serving.done()


@pytest.mark.parametrize("path", ["/users/@me", "/applications/{}/commands"])
async def test_a_rate_limit_of_cloudflare_s_at_the_login_is_waited_for(
    tmp_path: Path, monkeypatch, caplog, path: str
) -> None:
    """Its 429 comes without `Via`, and discord.py raises it; a bot that ended was given up by systemd."""
    monkeypatch.setattr("bot.app.RATE_LIMIT_WAITS", (0.01, 0.02))
    async with FakeDiscord(rate_limits=False) as fake_discord:
        refused = fake_discord.fault.fail_next("GET", path, status=429, via=False, times=3)
        async with served(fake_discord, tmp_path) as serving:
            assert refused.happened.is_set()
            assert not serving.done()
    told = [record.getMessage() for record in caplog.records if "cannot be reached" in record.getMessage()]
    assert len(told) == 3
    assert all("HTTPException 429" in line for line in told)


class Waits:
    """Notes how long the bot waits before each attempt to reach Discord, instead of waiting; interrupts it in the end."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, most: int, jitter: float) -> None:
        self.seconds: list[float] = []
        self.collected: set[bool] = set()
        self.instead: Callable[[], None] | None = None
        self._most = most
        self._sleep = asyncio.sleep
        monkeypatch.setattr("bot.app.CHECK_INTERVAL", 0.001)
        monkeypatch.setattr("bot.app.asyncio.sleep", self.wait)
        monkeypatch.setattr("bot.app.random.random", lambda: jitter)

    async def wait(self, seconds: float, *_: object) -> None:
        if seconds < 1:
            await self._sleep(seconds)
            return
        self.seconds.append(seconds)
        self.collected.add(gc.isenabled())
        if len(self.seconds) == self._most:
            if self.instead is None:
                os.kill(os.getpid(), signal.SIGTERM)
            else:
                self.instead()
            await self._sleep(30)


@asynccontextmanager
async def answering(monkeypatch: pytest.MonkeyPatch, status: int) -> AsyncGenerator[str]:
    """Serve an API that answers every request with this status, as a proxy before Discord does."""

    async def answer(_: web.Request) -> web.Response:
        return web.Response(status=status, text="no")

    routes = web.route("*", "/{path:.*}", answer)
    async with served_at(monkeypatch, "MEHANA_FAKE_DISCORD", routes) as address:
        yield address


@pytest.mark.parametrize("jitter", [0.0, 1.0])
async def test_the_bot_waits_longer_and_longer_for_discord_until_it_is_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, jitter: float
) -> None:
    """Up to a minute, and up to a quarter more, so that several bots do not come at once."""
    waits = Waits(monkeypatch, 7, jitter)
    settings = settings_in(tmp_path, fake_discord="http://127.0.0.1:9", workers=1)
    await asyncio.wait_for(serve(settings), 60)
    assert waits.seconds == [seconds * (1 + 0.25 * jitter) for seconds in (1, 2, 5, 15, 60, 60, 60)]
    assert waits.collected == {False}, "garbage is collected only once the bot has started"
    assert gc.isenabled()
    gc.collect()
    assert "Unclosed" not in caplog.text, "each attempt closes its session"


async def test_a_bot_that_asks_too_often_waits_for_minutes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waits = Waits(monkeypatch, 6, 0)
    async with answering(monkeypatch, 429) as address:
        settings = settings_in(tmp_path, fake_discord=address, workers=1)
        await asyncio.wait_for(serve(settings), 60)
    assert waits.seconds == [15, 60, 180, 600, 600, 600]


@pytest.mark.parametrize(
    ("status", "kind", "said"),
    [
        (401, SettingsError, "Discord rejected the token: check MEHANA_TOKEN in .env"),
        (403, Broken, r"stopped unexpectedly \(Forbidden\): see the log"),
    ],
)
async def test_a_refusal_at_the_login_is_not_repeated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, status: int, kind: type[Exception], said: str
) -> None:
    waits = Waits(monkeypatch, 1, 0)
    async with answering(monkeypatch, status) as address:
        settings = settings_in(tmp_path, fake_discord=address, workers=1)
        with pytest.raises(kind, match=said):
            await asyncio.wait_for(serve(settings), 60)
    assert waits.seconds == []


async def test_a_bot_whose_database_is_deleted_ends_even_while_it_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits = Waits(monkeypatch, 1, 0)
    settings = settings_in(tmp_path, fake_discord="http://127.0.0.1:9", workers=1)
    waits.instead = settings.database.unlink
    with pytest.raises(FileGone, match="deleted or moved"):
        await asyncio.wait_for(serve(settings), 60)


async def test_a_bot_whose_page_cannot_be_served_plays_on_without_it(tmp_path: Path, caplog) -> None:
    taken = await asyncio.start_server(lambda *_: None, "127.0.0.1", 0)
    port = taken.sockets[0].getsockname()[1]
    page = {"web_url": "https://table.example.org", "web_listen": ("127.0.0.1", port)}
    settings = settings_in(tmp_path, workers=1, **page)
    async with taken, assembled(settings) as bot:
        assert not bot.service.web.address
    assert f"there is no web page: 127.0.0.1:{port} cannot be used" in caplog.text
    for secret, sdk, activity in (("", None, False), ("s", tmp_path, True), ("", tmp_path, False), ("s", None, False)):
        given = msgspec.structs.replace(settings, client_secret=secret, activity_sdk=sdk)
        async with assembled(given) as bot:
            assert bot.service.web.address == "https://table.example.org"
            assert bot.service.web.activity is activity
    async with assembled(msgspec.structs.replace(settings, web_url="")) as bot:
        assert not bot.service.web.address


async def test_two_bots_never_use_one_database(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, workers=1)
    async with assembled(settings):
        with pytest.raises(StorageError, match="another Mehana is running"):
            async with assembled(settings):
                pass
    async with assembled(settings):
        pass


FIELDS = ("id", "application_id", "type", "token", "version", "data", "channel_id", "channel", "member", "guild")
INNER = ("data.name", "data.id", "data.type", "data.options", "data.custom_id", "data.component_type", "member.user")


@pytest.mark.parametrize("kind", ["command", "component"])
async def test_an_interaction_without_a_field_does_not_end_the_bot(running_bot: RunningBot, caplog, kind: str) -> None:
    """discord.py reads it where it reads the gateway, and an error there ended the process."""
    world, ana = running_bot.fake_discord.world, running_bot.person("Ana")
    lobby = (await ana.command("general", "market open")).message
    if kind == "component":
        await ana.click(lobby, "More…")
    else:
        await ana.command("general", "market rules")
    sent = payloads.interaction(world, list(world.interactions.values())[-1])
    caplog.clear()
    for number, path in enumerate((*FIELDS, *INNER, *(set(sent) - set(FIELDS)))):
        body = msgspec.json.decode(msgspec.json.encode(sent)) | {"id": str(world.new_id() + number)}
        *outer, last = path.split(".")
        inside = body.get(outer[0], {}) if outer else body
        inside.pop(last, None)
        running_bot.fake_discord.gateway.tell(Event("INTERACTION_CREATE", body, world.home))
    answer = await ana.command("general", "market rules")
    assert answer.message is not None
    await asyncio.sleep(0.1)
    assert not running_bot.bot.is_closed()
    errors = [record for record in caplog.records if record.levelname in {"ERROR", "CRITICAL"}]
    assert errors
    assert not [error for error in errors if error.exc_info], [error.getMessage() for error in errors]
    assert "an event could not be read: INTERACTION_CREATE (KeyError, field 'token')" in caplog.text


async def test_a_bot_that_stops_cuts_its_answers_short(running_bot: RunningBot, monkeypatch, caplog) -> None:
    """The file is gone, and so is the connection by which the bot would say so: a line in the log, no traceback."""

    async def join(*_: object, **__: object) -> None:
        await running_bot.bot.close()
        raise StorageError("the file is gone")

    lobby = (await running_bot.person("Ana").command("general", "market open")).message
    [seat] = [part["custom_id"] for part in lobby.controls if "join" in part["custom_id"]]
    monkeypatch.setattr(running_bot.bot.service, "join", join)
    caplog.set_level("INFO")
    click = asyncio.create_task(running_bot.person("Boris").click(lobby, seat))
    async with asyncio.timeout(20):
        while "an answer was cut short" not in caplog.text:
            await asyncio.sleep(0.02)
    click.cancel()
    assert not [record for record in caplog.records if record.exc_info]


async def test_health_is_told_again_after_the_database_was_silent(running_bot: RunningBot, monkeypatch, caplog) -> None:
    failures = iter([sqlite3.OperationalError("disk I/O error")])
    count = running_bot.bot.service.repository.count_live

    async def sometimes() -> int:
        for failure in failures:
            raise failure
        return await count()

    monkeypatch.setattr(running_bot.bot.service.repository, "count_live", sometimes)
    monkeypatch.setattr(client, "HEALTH_EVERY", 0.01)
    caplog.set_level("INFO", "bot.discord.client")
    telling = asyncio.create_task(running_bot.bot._tell_health())
    async with asyncio.timeout(20):
        while "live tables" not in caplog.text:
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
    async with FakeDiscord(rate_limits=False) as fake_discord, served(fake_discord, tmp_path) as serving:
        asked = asyncio.create_task(fake_discord.person("Ana").command("general", "mehana tables"))
        await asyncio.wait_for(begun.wait(), 20)
        serving.cancel()
        answer = await asked
        await asyncio.gather(serving, return_exceptions=True)
    assert answer.message is not None
    assert not [record for record in caplog.records if record.levelname in {"ERROR", "CRITICAL"}]
