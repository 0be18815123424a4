"""The gateway: broken connections, killed clients, and who gets which events."""

import asyncio
import json
import sys
import textwrap
import zlib

import aiohttp
import discord
import pytest

from bot.fake_discord import FakeDiscord
from bot.fake_discord.gateway import compression
from bot.fake_discord.wire import point_at
from tests.fake_discord.conftest import Bot, Start, until


def counting(bot: Bot) -> Bot:
    """Give the bot a command that answers with the number of its uses."""
    count = 0

    @bot.tree.command(name="count", description="count")
    async def use(interaction: discord.Interaction) -> None:
        nonlocal count
        count += 1
        await interaction.response.send_message(str(count))

    return bot


async def test_a_dropped_connection_is_resumed_and_nothing_is_lost(fake_discord: FakeDiscord, start: Start) -> None:
    bot = await start(counting(Bot()))
    ana = fake_discord.person("Ana")
    assert (await ana.command("general", "count")).text == "1"
    fake_discord.gateway.drop()
    assert (await ana.command("general", "count")).text == "2"
    await asyncio.wait_for(until(lambda: bot.resumed == 1), 3)
    assert (fake_discord.gateway.identifies, fake_discord.gateway.resumes) == (1, 1)


async def test_a_polite_reconnect_is_resumed(fake_discord: FakeDiscord, start: Start) -> None:
    bot = await start(counting(Bot()))
    fake_discord.gateway.drop(politely=True)
    assert (await fake_discord.person("Ana").command("general", "count")).text == "1"
    await asyncio.wait_for(until(lambda: bot.resumed == 1), 3)
    assert fake_discord.gateway.identifies == 1


async def test_a_lost_session_is_replaced_by_a_new_one(fake_discord: FakeDiscord, start: Start) -> None:
    bot = await start(counting(Bot()))
    bot.up.clear()
    fake_discord.gateway.drop(resume=False)
    await asyncio.wait_for(bot.up.wait(), 3)
    assert (fake_discord.gateway.identifies, bot.resumed) == (2, 0)
    assert (await fake_discord.person("Ana").command("general", "count")).text == "1"


async def test_a_silent_gateway_is_left_and_resumed() -> None:
    async with FakeDiscord(heartbeat_interval=0.05) as fake_discord:
        with point_at(fake_discord.url):
            bot = Bot(heartbeat_timeout=0.15)
            running = asyncio.create_task(bot.start("sandbox"))
            await asyncio.wait_for(bot.up.wait(), 3)
            fake_discord.gateway.silence(True)
            await fake_discord.wait_for(lambda: not fake_discord.gateway.connected)
            fake_discord.gateway.silence(False)
            await asyncio.wait_for(until(lambda: bot.resumed), 5)
            await bot.close()
            await asyncio.gather(running, return_exceptions=True)
        assert fake_discord.violations == []


async def test_a_bad_token_closes_with_4004() -> None:
    async with (
        FakeDiscord(token="right") as fake_discord,
        aiohttp.ClientSession() as session,
        session.ws_connect(fake_discord.world.gateway_url) as socket,
    ):
        assert (await socket.receive_json())["op"] == 10
        await socket.send_json({"op": 2, "d": {"token": "wrong", "intents": 1}})
        assert (await socket.receive()).type is aiohttp.WSMsgType.CLOSE
        assert socket.close_code == 4004


async def test_an_unknown_session_is_told_to_identify(fake_discord: FakeDiscord) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(fake_discord.world.gateway_url) as socket:
        await socket.receive_json()
        await socket.send_json({"op": 6, "d": {"token": "sandbox", "session_id": "none", "seq": 3}})
        assert await socket.receive_json() == {"op": 9, "d": False, "s": None, "t": None}


Frame = dict[str, object]
IDENTIFY: Frame = {"op": 2, "d": {"token": "sandbox", "intents": 1}}
OPENING: dict[str, tuple[str | bytes | Frame, ...]] = {
    "4001 an unknown opcode": (IDENTIFY, {"op": 99, "d": None}),
    "4002 no JSON": ("{",),
    "4002 no object": ("[1]",),
    "4002 a frame of more than 4096 bytes": ({"op": 1, "d": "x" * 4096},),
    "4002 an IDENTIFY without intents": ({"op": 2, "d": {"token": "sandbox"}},),
    "4003 a request for members before IDENTIFY": ({"op": 8, "d": {"guild_id": "1", "user_ids": []}},),
    "4003 a presence before IDENTIFY": ({"op": 3, "d": {}},),
    "4004 a RESUME with a wrong token": ({"op": 6, "d": {"token": "", "session_id": "x", "seq": 1}},),
    "4005 a second IDENTIFY": (IDENTIFY, IDENTIFY),
    "4008 130 frames at once": (IDENTIFY, *[{"op": 3, "d": {}}] * 129),
    "4010 a shard that is not among the shards": ({"op": 2, "d": {"token": "x", "intents": 1, "shard": [2, 2]}},),
    "4013 an unknown intent": ({"op": 2, "d": {"token": "x", "intents": 1 << 40}},),
    "4014 a privileged intent that is not enabled": ({"op": 2, "d": {"token": "x", "intents": 1 << 15}},),
}


@pytest.mark.parametrize("case", OPENING)
async def test_a_mistake_closes_the_connection_with_its_code(fake_discord: FakeDiscord, case: str) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(fake_discord.world.gateway_url) as socket:
        for frame in OPENING[case]:
            await socket.send_str(frame if isinstance(frame, str) else json.dumps(frame))
        while (await socket.receive()).type is aiohttp.WSMsgType.TEXT:
            pass
        assert socket.close_code == int(case[:4])


async def test_a_gateway_version_that_does_not_exist_closes_with_4012(fake_discord: FakeDiscord) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.ws_connect(f"{fake_discord.world.gateway_url}/?v=3&encoding=json") as socket:
            while (await socket.receive()).type is aiohttp.WSMsgType.TEXT:
                pass
        assert socket.close_code == 4012


async def test_a_resume_from_the_future_closes_with_4007_and_ends_the_session(fake_discord: FakeDiscord) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.ws_connect(fake_discord.world.gateway_url) as socket:
            await socket.send_json(IDENTIFY)
            assert (await socket.receive_json())["op"] == 10
            session_id = (await socket.receive_json())["d"]["session_id"]
        resume = {"op": 6, "d": {"token": "sandbox", "session_id": session_id, "seq": 99}}
        async with session.ws_connect(fake_discord.world.gateway_url) as socket:
            await socket.receive_json()
            await socket.send_json(resume)
            await socket.receive()
            assert socket.close_code == 4007
        async with session.ws_connect(fake_discord.world.gateway_url) as socket:
            await socket.receive_json()
            await socket.send_json(resume)
            assert (await socket.receive_json())["op"] == 9


async def test_a_session_that_was_away_too_long_or_missed_too_much_is_not_resumed(fake_discord: FakeDiscord) -> None:
    async def resumed(session_id: str, seq: int) -> str | int:
        async with session.ws_connect(fake_discord.world.gateway_url) as socket:
            await socket.receive_json()
            await socket.send_json({"op": 6, "d": {"token": "x", "session_id": session_id, "seq": seq}})
            while (frame := await socket.receive_json())["t"] not in {None, "RESUMED"}:
                pass
            return frame["t"] or frame["op"]

    async def identified() -> str:
        async with session.ws_connect(fake_discord.world.gateway_url) as socket:
            await socket.receive_json()
            await socket.send_json(IDENTIFY)
            return (await socket.receive_json())["d"]["session_id"]

    async with aiohttp.ClientSession() as session:
        first = await identified()
        assert await resumed(first, 1) == "RESUMED"
        fake_discord.world.clock.advance(301)
        assert await resumed(first, 1) == 9
        second = await identified()
        for number in range(2100):
            fake_discord.world.add_role(f"role {number}")
        assert await resumed(second, 1) == 9


async def test_a_client_without_heartbeats_is_disconnected() -> None:
    async with (
        FakeDiscord(heartbeat_interval=0.05) as fake_discord,
        aiohttp.ClientSession() as session,
        session.ws_connect(fake_discord.world.gateway_url) as socket,
    ):
        assert (await socket.receive_json())["d"] == {"heartbeat_interval": 50}
        await socket.receive()
        assert socket.close_code == 4000


async def test_frames_are_compressed_in_one_stream_and_may_come_in_binary(fake_discord: FakeDiscord) -> None:
    address = f"{fake_discord.world.gateway_url}/?v=10&encoding=json&compress=zlib-stream"
    inflate = zlib.decompressobj()
    async with aiohttp.ClientSession() as session, session.ws_connect(address) as socket:
        assert json.loads(inflate.decompress(await socket.receive_bytes()))["op"] == 10
        await socket.send_bytes(json.dumps(IDENTIFY).encode())
        packed = await socket.receive_bytes()
        assert packed.endswith(b"\x00\x00\xff\xff")
        ready = json.loads(inflate.decompress(packed))
        assert (ready["t"], ready["d"]["application"]["flags_new"]) == ("READY", "0")


async def test_frames_are_compressed_by_zstd(fake_discord: FakeDiscord) -> None:
    zstd = compression.zstd()
    if zstd is None:
        pytest.skip("zstd needs Python 3.14 or backports.zstd")
    address = f"{fake_discord.world.gateway_url}/?v=10&encoding=json&compress=zstd-stream"
    decompressor = zstd.ZstdDecompressor()
    async with aiohttp.ClientSession() as session, session.ws_connect(address) as socket:
        assert json.loads(decompressor.decompress(await socket.receive_bytes()))["op"] == 10
        await socket.send_json(IDENTIFY)
        assert json.loads(decompressor.decompress(await socket.receive_bytes()))["t"] == "READY"


async def test_large_frames_are_compressed_one_by_one_for_clients_that_ask(fake_discord: FakeDiscord) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(fake_discord.world.gateway_url) as socket:
        hello = await socket.receive_json()
        assert (hello["s"], hello["t"]) == (None, None)
        await socket.send_json({"op": 2, "d": {"token": "x", "intents": 1, "compress": True}})
        names = []
        while "GUILD_CREATE" not in names:
            frame = await socket.receive()
            raw = zlib.decompress(frame.data) if frame.type is aiohttp.WSMsgType.BINARY else frame.data.encode()
            names.append(json.loads(raw)["t"])
        assert frame.type is aiohttp.WSMsgType.BINARY


async def test_the_address_of_the_gateway_needs_no_token(fake_discord: FakeDiscord) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.get(f"{fake_discord.url}/api/v10/gateway") as answer:
            assert await answer.json() == {"url": fake_discord.world.gateway_url}
        async with session.get(f"{fake_discord.url}/api/v10/gateway/bot") as answer:
            assert answer.status == 401


async def test_heartbeats_sequence_numbers_and_shards(fake_discord: FakeDiscord) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(fake_discord.world.gateway_url) as socket:
        hello = await socket.receive_json()
        assert {name: hello[name] for name in ("op", "s", "t")} == {"op": 10, "s": None, "t": None}
        await socket.send_json({"op": 1, "d": None})
        assert (await socket.receive_json())["op"] == 11
        home = (fake_discord.world.guild_id >> 22) % 2
        await socket.send_json({"op": 2, "d": {"token": "sandbox", "intents": 1, "shard": [home, 2]}})
        frames = [await socket.receive_json() for _ in range(2)]
        assert [(frame["t"], frame["s"]) for frame in frames] == [("READY", 1), ("GUILD_CREATE", 2)]
        async with session.ws_connect(fake_discord.world.gateway_url) as other:
            await other.receive_json()
            await other.send_json({"op": 2, "d": {"token": "sandbox", "intents": 1, "shard": [1 - home, 2]}})
            assert (await other.receive_json())["d"]["guilds"] == []
            await other.send_json({"op": 1, "d": 1})
            assert (await other.receive_json())["op"] == 11


async def test_members_are_found_by_name_and_id(fake_discord: FakeDiscord, start: Start) -> None:
    bot = await start(Bot())
    guild = bot.guilds[0]
    assert [member.name for member in await guild.query_members("Bo", limit=5)] == ["Boris"]
    found = await guild.query_members(user_ids=[fake_discord.person("Vera").id, 5])
    assert [member.name for member in found] == ["Vera"]


async def test_changes_of_the_guild_reach_the_client(fake_discord: FakeDiscord, start: Start) -> None:
    bot = await start(Bot())
    guild = bot.guilds[0]
    channel = guild.get_channel(fake_discord.channel("general").id)
    fake_discord.deny("general", "ATTACH_FILES")
    fake_discord.world.add_channel("evening")
    fake_discord.world.add_role("Hosts")
    await asyncio.wait_for(until(lambda: discord.utils.get(guild.roles, name="Hosts")), 2)
    assert not channel.permissions_for(guild.me).attach_files
    assert discord.utils.get(guild.text_channels, name="evening")
    fake_discord.allow("general", "ATTACH_FILES")
    fake_discord.world.remove_channel(fake_discord.channel("evening"))
    await asyncio.wait_for(until(lambda: not discord.utils.get(guild.text_channels, name="evening")), 2)
    assert channel.permissions_for(guild.me).attach_files


async def test_an_automatically_sharded_client(fake_discord: FakeDiscord) -> None:
    with point_at(fake_discord.url):
        client = discord.AutoShardedClient(intents=discord.Intents(guilds=True), guild_ready_timeout=0.01)
        running = asyncio.create_task(client.start("sandbox"))
        await fake_discord.connected()
        await asyncio.wait_for(until(lambda: client.guilds), 3)
        assert client.shard_count == 1
        await client.close()
        await asyncio.gather(running, return_exceptions=True)


PROGRAM = """
    import asyncio, sys, warnings
    warnings.simplefilter("ignore")
    import discord
    from discord import app_commands
    from bot.fake_discord.wire import point_at

    class Bot(discord.Client):
        async def setup_hook(self):
            tree = app_commands.CommandTree(self)

            @tree.command(name="who", description="who")
            async def who(interaction: discord.Interaction):
                await interaction.response.send_message(sys.argv[2])

            await tree.sync()

    with point_at(sys.argv[1]):
        Bot(intents=discord.Intents(guilds=True)).run("sandbox", log_handler=None)
"""


async def test_a_killed_client_in_its_own_process_is_followed_by_another(fake_discord: FakeDiscord) -> None:
    ana = fake_discord.person("Ana")
    for name in ("first", "second"):
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", textwrap.dedent(PROGRAM), fake_discord.url, name
        )
        try:
            await fake_discord.connected()
            assert (await ana.command("general", "who")).text == name
        finally:
            process.kill()
            await process.wait()
        await fake_discord.wait_for(lambda: not fake_discord.gateway.connected)
    assert fake_discord.gateway.identifies == 2


async def test_only_loopback_addresses_are_used(fake_discord: FakeDiscord) -> None:
    assert fake_discord.url.startswith("http://127.0.0.1:")
    async with aiohttp.ClientSession() as session:
        for headers in ({"Host": "evil.example"}, {"Origin": "https://evil.example"}):
            async with session.get(f"{fake_discord.url}/api/v10/gateway", headers=headers) as answer:
                assert answer.status == 403
                assert "this machine only" in await answer.text()
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await session.ws_connect(f"{fake_discord.url}/page/ws", headers={"Origin": "https://evil.example"})
