"""The fake Discord by itself: its HTTP control interface, the command, the fixture, and a clock that is advanced."""

from __future__ import annotations

import asyncio
import base64
import sys
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
import pytest
from discord import app_commands

from bot.fake_discord import Clock, FakeDiscord, InteractionKind, NotAnswered
from bot.fake_discord.fixtures import fake_discord as plain_fake_discord
from tests.fake_discord.conftest import Bot, Controls

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from tests.fake_discord.conftest import Start

__all__ = ["plain_fake_discord"]


@pytest.fixture
async def control(fake_discord: FakeDiscord) -> AsyncIterator[Callable[..., Awaitable[Any]]]:
    """Return a function that sends a request and returns the body of a successful answer, or status and error."""
    async with aiohttp.ClientSession() as session:

        async def ask(method: str, path: str = "", /, **body: Any) -> Any:
            async with session.request(method, f"{fake_discord.url}/control{path}", json=body or None) as answer:
                result = await answer.json()
                return result if answer.status == 200 else (answer.status, result["error"])

        yield ask


def evening() -> Bot:
    """Return a bot with a command of every kind."""
    bot = Bot()

    @bot.tree.command(name="open", description="open")
    @app_commands.describe(seats="seats", record="record")
    async def open_table(
        interaction: discord.Interaction, seats: int, record: discord.Attachment | None = None
    ) -> None:
        size = len(await record.read()) if record else 0
        await interaction.response.send_message(f"{seats} seats, {size} bytes", view=Controls(timeout=None))

    @open_table.autocomplete("seats")
    async def complete(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[int]]:
        return [app_commands.Choice(name=f"{current} seats", value=int(current))]

    @bot.tree.context_menu(name="Challenge")
    async def challenge(interaction: discord.Interaction, member: discord.Member) -> None:
        await interaction.response.send_message(f"against {member.name}")

    return bot


async def test_an_evening_by_http(
    fake_discord: FakeDiscord, start: Start, control: Callable[..., Awaitable[Any]]
) -> None:
    await start(evening())
    state = await control("GET")
    assert (state["connected"], [person["username"] for person in state["people"]][:2]) == (True, ["Ana", "Boris"])
    ana, typed = "/people/Ana", {"channel": "general", "command": "open"}
    choices = await control("POST", f"{ana}/complete", **typed, focused="seats", options={"seats": "4"})
    assert choices == {"choices": [{"name": "4 seats", "value": 4}]}
    record = {"name": "r.json", "content": base64.b64encode(b"{}").decode()}
    opened = await control("POST", f"{ana}/command", **typed, options={"seats": 4, "record": record})
    assert (opened["kind"], opened["message"]["text"]) == ("message", "4 seats, 2 bytes")
    message = opened["message"]["id"]
    asked = await control("POST", f"{ana}/click", message=message, button="Ask")
    said = await control("POST", f"{ana}/submit", modal=asked["modal"]["id"], values={"word": "мост"})
    assert (said["message"]["text"], said["ephemeral"]) == ("secret мост", True)
    await control("POST", "/people/Boris/select", message=message, menu="pick", values=["b"])
    assert [letter["text"] for letter in await control("GET", "/people/Boris/messages")] == ["picked b"]
    seen = await control("GET", "/people/Boris/messages?channel=general")
    assert [shown["text"] for shown in seen] == ["picked"]
    used = await control("POST", f"{ana}/use", command="Challenge", on="Vera", channel="games")
    assert used["message"]["text"] == "against Vera"
    assert (await control("GET"))["violations"] == []


async def test_the_world_is_changed_by_http(fake_discord: FakeDiscord, control: Callable[..., Awaitable[Any]]) -> None:
    world = fake_discord.world
    await control("POST", "/guilds", name="Elsewhere", channels=["salon"])
    niko = await control("POST", "/people", name="Niko", guild="Elsewhere", locale="bg")
    assert [guild["members"] for guild in (await control("GET"))["guilds"]][1] == [niko["id"]]
    await control("POST", "/people/Niko/join", guild="Mehana")
    said = await control("POST", "/people/Niko/say", channel="general", content="hello")
    await control("POST", "/people/Ana/react", message=said["id"], emoji="👍")
    assert world.messages()[0].reactions == {"👍": [fake_discord.person("Ana").person]}
    await control("POST", "/people/Niko/set", refuse=50007)
    assert world.dm_refusal(world.person("Niko")) is not None
    await control("POST", "/channels/general/permissions", deny=["SEND_MESSAGES"], hide=["Niko"])
    assert fake_discord.person("Niko").sees("general") == []
    await control("POST", "/guilds/Elsewhere/remove")
    assert [guild.present for guild in world.guilds.values()] == [True, False]
    code = (await control("POST", "/people/Ana/authorize"))["code"]
    assert world.authorizations.exchange(code, None) is not None
    await control("DELETE", "/channels/games")
    before = (await control("GET"))["now"]
    assert (await control("POST", "/clock", advance=60))["now"] == before + 60
    assert [channel["name"] for channel in (await control("GET"))["channels"]] == ["general", "salon"]


async def test_faults_by_http(fake_discord: FakeDiscord, start: Start, control: Callable[..., Awaitable[Any]]) -> None:
    bot = await start(evening())
    path = "/channels/{}/messages"
    await control("POST", "/faults", method="POST", path=path, status=403, code=50013, message="no")
    channel = bot.get_channel(fake_discord.channel("general").id)
    assert isinstance(channel, discord.TextChannel)
    with pytest.raises(discord.Forbidden):
        await channel.send("refused")
    await control("POST", "/gateway", drop=True)
    await fake_discord.wait_for(lambda: fake_discord.gateway.resumes == 1)
    sent = [request for request in await control("GET", "/requests") if request["body"] == {"content": "refused"}]
    assert [request["status"] for request in await control("GET", "/requests")][-1] == 403, sent
    await control("DELETE", "/requests")
    assert await control("GET", "/requests") == []


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("POST", "/people/Nobody/command", {"channel": "general", "command": "open"}, 404),
        ("POST", "/people/Ana/command", {"channel": "nowhere", "command": "open"}, 404),
        ("POST", "/people/Ana/command", {"channel": "general", "command": "open"}, 409),
        ("POST", "/people/Ana/command", {"channel": "general"}, 400),
        ("POST", "/people/Ana/dance", {}, 404),
        ("POST", "/people/Ana/click", {"message": "5", "button": "x"}, 404),
        ("POST", "/channels/general/permissions", {"deny": ["FLY"]}, 400),
    ],
)
async def test_what_cannot_be_done_says_why(
    control: Callable[..., Awaitable[Any]], method: str, path: str, body: dict[str, Any], status: int
) -> None:
    answer = await control(method, path, **body)
    assert answer[0] == status
    assert answer[1]


async def test_the_clock_is_advanced_past_a_deadline() -> None:
    clock = Clock()
    async with FakeDiscord(clock=clock) as fake_discord:
        waiting = asyncio.create_task(
            fake_discord.person("Ana").forge(InteractionKind.COMMAND, "general", {"name": "x"})
        )
        await fake_discord.wait_for(lambda: fake_discord.world.interactions)
        clock.advance(3)
        with pytest.raises(NotAnswered):
            await asyncio.wait_for(waiting, 1)


async def test_the_fixture_serves_a_fake_discord(plain_fake_discord: FakeDiscord) -> None:
    async with aiohttp.ClientSession() as session, session.get(f"{plain_fake_discord.url}/api/v10/gateway") as answer:
        assert answer.status == 200


async def test_the_command_serves_until_it_is_ended() -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.fake_discord", "--port", "0", stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        lines = [(await process.stdout.readline()).decode().split() for _ in range(4)]
        addresses = dict(lines)
        async with aiohttp.ClientSession(headers={"Authorization": f"Bot {addresses['token:']}"}) as session:
            async with session.get(f"{addresses['API:']}/users/@me") as answer:
                assert (await answer.json())["username"] == "Mehana"
            async with session.get(addresses["control:"]) as answer:
                assert (await answer.json())["connected"] is False
    finally:
        process.terminate()
        assert await process.wait() == 0
