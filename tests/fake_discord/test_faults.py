"""Rate limits, planned failures, and the switches that turn checks off."""

import asyncio

import aiohttp
import discord
import pytest

from bot.fake_discord import FakeDiscord
from bot.fake_discord.http.rates import Rates
from bot.fake_discord.wire import point_at
from tests.fake_discord.conftest import Bot, Rest, Start

POST = "/channels/{channel_id}/messages"


def path(fake_discord: FakeDiscord, name: str = "general") -> str:
    return f"/channels/{fake_discord.channel(name).id}/messages"


# -- rates ------------------------------------------------------------------------------------------------------------


def test_windows() -> None:
    now = 100.0
    rates = Rates(now=lambda: now)
    remaining = [rates.take("POST", POST, "1").headers["X-RateLimit-Remaining"] for _ in range(5)]
    assert remaining == ["4", "3", "2", "1", "0"]
    now = 102.0
    refused = rates.take("POST", POST, "1")
    assert (refused.granted, refused.retry_after, refused.headers["Retry-After"]) == (False, 3.0, "3")
    assert refused.headers["X-RateLimit-Scope"] == "user"
    assert rates.take("POST", POST, "2").granted  # another channel
    assert rates.take("GET", POST, "1").granted  # another route
    now = 105.0
    assert rates.take("POST", POST, "1").granted


def test_fifty_requests_a_second_in_all() -> None:
    now = 100.0
    rates = Rates(now=lambda: now)
    assert all(rates.take("GET", POST, str(channel)).granted for channel in range(50))
    refused = rates.take("GET", POST, "50")
    assert (refused.granted, refused.everywhere, refused.headers["X-RateLimit-Global"]) == (False, True, "true")
    now = 101.0
    assert rates.take("GET", POST, "50").granted


async def test_the_sixth_message_in_five_seconds_is_refused() -> None:
    async with FakeDiscord() as fake_discord, aiohttp.ClientSession() as session:
        rest = Rest(session, fake_discord.url)
        replies = [await rest("POST", path(fake_discord), {"content": str(n)}) for n in range(6)]
        assert [reply.status for reply in replies] == [200] * 5 + [429]
        refused = replies[-1]
        assert 4 < refused.body["retry_after"] <= 5
        assert refused.body["global"] is False
        assert refused.headers["Via"]  # without it the client would not wait, but raise
        assert (await rest("POST", path(fake_discord, "games"), {"content": "x"})).status == 200
        assert len(fake_discord.person("Ana").sees("general")) == 5
        assert fake_discord.violations == []


async def test_the_client_waits_out_a_429_and_sends_again(fake_discord: FakeDiscord, start: Start) -> None:
    bot = await start(Bot())
    fault = fake_discord.fault.fail_next("POST", "/channels/{}/messages", status=429, retry_after=0.05)
    await bot.get_partial_messageable(fake_discord.channel("general").id).send("once")
    assert fault.happened.is_set()
    assert [message.text for message in fake_discord.person("Ana").sees("general")] == ["once"]
    assert [request.status for request in fake_discord.requests if request.method == "POST"] == [429, 200]


async def test_with_rates_off_requests_overlap(fake_discord: FakeDiscord, start: Start) -> None:
    bot = await start(Bot())
    channel = bot.get_partial_messageable(fake_discord.channel("general").id)
    await channel.send("first")  # tells the client the bucket
    held = fake_discord.fault.fail_next("POST", "/channels/{}/messages", status="hang")
    slow = asyncio.create_task(channel.send("held"))
    await fake_discord.wait_for(lambda: held.met or None) if held.met else await asyncio.wait_for(
        held.happened.wait(), 2
    )
    await asyncio.gather(*(channel.send(str(number)) for number in range(20)))
    assert not slow.done()
    held.release()
    await slow
    assert len(fake_discord.person("Ana").sees("general")) == 22


# -- failures ---------------------------------------------------------------------------------------------------------


async def test_a_dropped_request_does_nothing_or_everything(fake_discord: FakeDiscord, start: Start) -> None:
    bot = await start(Bot())
    channel = bot.get_partial_messageable(fake_discord.channel("general").id)
    await channel.send("before", nonce="n0")
    for failure, stored in (("drop", 1), ("drop_after_storing", 2)):
        fake_discord.fault.fail_next("POST", "/channels/{}/messages", status=failure)
        with pytest.raises((aiohttp.ClientError, OSError)):
            await channel.send("again", nonce="n1")
        assert len(fake_discord.person("Ana").sees("general")) == stored
    sent = await channel.send("again", nonce="n1")  # the nonce tells that it had arrived
    assert sent.id == fake_discord.person("Ana").sees("general")[-1].id
    assert len(fake_discord.person("Ana").sees("general")) == 2
    assert [request.status for request in fake_discord.requests if request.method == "POST"] == [200, 0, 0, 200]


async def test_statuses_with_their_codes(fake_discord: FakeDiscord, start: Start) -> None:
    bot = await start(Bot())
    channel = bot.get_partial_messageable(fake_discord.channel("general").id)
    sent = await channel.send("x")
    edits = "/channels/{}/messages/{}"
    fake_discord.fault.fail_next("PATCH", edits, status=400, code=30046, message="too many edits of an old message")
    with pytest.raises(discord.HTTPException) as refused:
        await sent.edit(content="y")
    assert (refused.value.status, refused.value.code) == (400, 30046)
    fake_discord.fault.fail_next("PATCH", edits, status=503)
    with pytest.raises(discord.DiscordServerError):
        await sent.edit(content="y")
    await sent.edit(content="z")
    assert fake_discord.person("Ana").sees("general")[0].text == "z"


async def test_a_fault_has_a_path_and_a_number_of_times(fake_discord: FakeDiscord, rest: Rest) -> None:
    fault = fake_discord.fault.fail_next("POST", path(fake_discord), status=500, times=2)
    assert (await rest("POST", path(fake_discord, "games"), {"content": "x"})).status == 200
    assert [(await rest("POST", path(fake_discord), {"content": "x"})).status for _ in range(3)] == [500, 500, 200]
    assert fault.met == 2
    fake_discord.fault.fail_next("POST", path(fake_discord), status=500)
    fake_discord.fault.clear()
    assert (await rest("POST", path(fake_discord), {"content": "x"})).status == 200


async def test_a_callback_can_be_lost_too(fake_discord: FakeDiscord, start: Start) -> None:
    bot = Bot()
    lost: asyncio.Future[BaseException] = asyncio.get_running_loop().create_future()

    @bot.tree.command(name="ping", description="p")
    async def ping(interaction: discord.Interaction) -> None:
        try:
            await interaction.response.send_message("pong")
        except (aiohttp.ClientError, OSError) as error:
            lost.set_result(error)

    await start(bot)
    fake_discord.fault.fail_next("POST", "/interactions/{}/{}/callback", status="drop_after_storing")
    assert (await fake_discord.person("Ana").command("general", "ping")).text == "pong"
    await asyncio.wait_for(lost, 10)
    assert [request.status for request in fake_discord.requests if request.template.endswith("/callback")] == [0]


async def test_a_hanging_request_ends_with_the_fake_discord() -> None:
    async with aiohttp.ClientSession() as session:
        async with FakeDiscord() as fake_discord:
            fault = fake_discord.fault.fail_next("GET", "/users/@me", status="hang")
            request = asyncio.create_task(Rest(session, fake_discord.url)("GET", "/users/@me"))
            await asyncio.wait_for(fault.happened.wait(), 2)
            assert not request.done()
        await asyncio.wait({request}, timeout=2)
        assert request.done()
        request.exception()


# -- switches ---------------------------------------------------------------------------------------------------------


async def test_checks_and_log_can_be_off() -> None:
    async with (
        FakeDiscord(check=False, log=False, rate_limits=False) as fake_discord,
        aiohttp.ClientSession() as session,
    ):
        rest = Rest(session, fake_discord.url)
        for number in range(60):
            reply = await rest("POST", path(fake_discord), {"content": str(number), "unknown": 1})
            assert reply.status == 200
        assert (fake_discord.requests, fake_discord.violations) == ([], [])


async def test_an_error_in_the_fake_discord_itself_is_reported(fake_discord: FakeDiscord, rest: Rest) -> None:
    fake_discord.world.channels[fake_discord.channel("general").id].messages = None  # type: ignore[assignment]
    assert (await rest("GET", path(fake_discord))).status == 500
    assert "the fake Discord itself failed" in fake_discord.violations[0]


async def test_waiting_ends_with_a_useful_error(fake_discord: FakeDiscord) -> None:
    with pytest.raises(TimeoutError, match=r"within 0\.01 s"):
        await fake_discord.wait_for(lambda: False, timeout=0.01)
    waiting = asyncio.create_task(fake_discord.wait_for(lambda: fake_discord.person("Ana").sees("general")))
    await asyncio.sleep(0)
    fake_discord.person("Boris").say("general", "hello")
    assert [message.text for message in await waiting] == ["hello"]


# -- the redirection --------------------------------------------------------------------------------------------------


def test_the_redirection_is_undone() -> None:
    from discord.gateway import DiscordWebSocket
    from discord.http import Route

    before = (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE)
    with point_at("http://127.0.0.1:1234"):
        assert Route("GET", "/x").url == "http://127.0.0.1:1234/api/v10/x"
        assert str(DiscordWebSocket.DEFAULT_GATEWAY) == "ws://127.0.0.1:1234/gateway"
        assert str(discord.Asset.BASE) == "http://127.0.0.1:1234"
    after = (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE)
    assert after == before


def test_a_discord_py_without_these_addresses_raises(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(discord.Asset, "BASE")
    with pytest.raises(RuntimeError, match=r"no longer has Asset\.BASE"), point_at("http://127.0.0.1:1234"):
        pass
