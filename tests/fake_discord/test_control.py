"""The fake Discord by itself: its HTTP control interface, the command, the fixture, and a clock that is advanced."""

import asyncio
import base64
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands

import bot.fake_discord
from bot.fake_discord import Clock, FakeDiscord, InteractionKind, NotAnswered
from bot.fake_discord.fixtures import fake_discord as plain_fake_discord
from tests.fake_discord.conftest import Bot, Controls, Start, until

__all__ = ["plain_fake_discord"]

Control = Callable[..., Awaitable[Any]]
"""Sends a request and returns the body of a successful answer, or status and error."""
README = Path(bot.fake_discord.__file__).parent / "README.md"


@pytest.fixture
async def control(fake_discord: FakeDiscord) -> AsyncIterator[Control]:
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


async def test_an_evening_by_http(fake_discord: FakeDiscord, start: Start, control: Control) -> None:
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


async def test_the_world_is_changed_by_http(fake_discord: FakeDiscord, control: Control) -> None:
    world = fake_discord.world
    await control("POST", "/guilds", name="Elsewhere", channels=["salon"])
    niko = await control("POST", "/people", name="Niko", guild="Elsewhere", locale="bg")
    assert [guild["members"] for guild in (await control("GET"))["guilds"]][1] == [str(world.owner.id), niko["id"]]
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


async def test_faults_by_http(fake_discord: FakeDiscord, start: Start, control: Control) -> None:
    bot = await start(evening())
    path = "/channels/{}/messages"
    await control("POST", "/faults", method="POST", path=path, status=403, code=50013, message="no")
    channel = bot.get_channel(fake_discord.channel("general").id)
    with pytest.raises(discord.Forbidden):
        await channel.send("refused")
    await control("POST", "/gateway", drop=True)
    await fake_discord.wait_for(lambda: fake_discord.gateway.resumes == 1)
    sent = [request for request in await control("GET", "/requests") if request["body"] == {"content": "refused"}]
    assert [request["status"] for request in await control("GET", "/requests")][-1] == 403, sent
    await control("DELETE", "/requests")
    assert await control("GET", "/requests") == []


async def test_privileged_intents_are_enabled_by_http(
    fake_discord: FakeDiscord, start: Start, control: Control
) -> None:
    reading = discord.Intents(guilds=True, guild_messages=True, message_content=True, members=True)
    with pytest.raises(discord.PrivilegedIntentsRequired):
        await start(Bot(reading))
    enabled = await control("POST", "/application", intents=["MESSAGE_CONTENT", "guild_members"])
    assert set(enabled["intents"]) == {"MESSAGE_CONTENT", "GUILD_MEMBERS"} == set((await control("GET"))["intents"])
    bot, heard = Bot(reading), []

    @bot.event
    async def on_message(message: discord.Message) -> None:
        heard.append((message.author.name, message.content, message.channel.name))

    await start(bot)
    await control("POST", "/people/Ana/say", channel="general", content="hello")
    private = await control(
        "POST", "/people/owner/thread", channel="general", name="Ours", content="psst", private=True
    )
    await control("POST", "/people/Ana/thread", channel="general", name="Cards", content="deal")
    await until(lambda: len(heard) == 2)
    assert heard == [("Ana", "hello", "general"), ("Ana", "deal", "Cards")], f"{private['name']} is private"
    assert await control("POST", "/application", intents=[]) == {"intents": []}
    assert fake_discord.violations == []


async def test_the_owner_of_the_app_acts_by_http(fake_discord: FakeDiscord, start: Start, control: Control) -> None:
    bot = Bot()

    @bot.tree.command(name="stop", description="For the owner of the app")
    async def stop(interaction: discord.Interaction) -> None:
        app = await bot.application_info()
        await interaction.response.send_message("stopped" if interaction.user == app.owner else "for the owner only")
        if interaction.user == app.owner:
            await interaction.user.send("It is stopped.")

    await start(bot)
    typed = {"channel": "general", "command": "stop"}
    said = [(await control("POST", f"/people/{who}/command", **typed))["message"]["text"] for who in ("Ana", "owner")]
    assert said == ["for the owner only", "stopped"]
    await fake_discord.wait_for(lambda: fake_discord.person("owner").inbox)
    assert [letter["text"] for letter in await control("GET", "/people/owner/messages")] == ["It is stopped."]
    assert (await control("POST", "/people/owner/leave"))[0] == 409
    assert fake_discord.violations == []


async def test_roles_come_and_go_by_http(fake_discord: FakeDiscord, start: Start, control: Control) -> None:
    bot = await start(Bot())
    guild = bot.get_guild(fake_discord.world.guild_id)
    made = await control("POST", "/roles", name="Dealers", permissions=["MANAGE_CHANNELS"], mentionable=True)
    await until(lambda: guild.get_role(int(made["id"])) is not None)
    boris = fake_discord.person("Boris").person
    held = await control("POST", "/people/Boris/roles", give=["Dealers"])
    assert held == {"roles": [made["id"]]}
    assert (
        fake_discord.world.permissions(boris, fake_discord.channel("general"))
        & discord.Permissions(manage_channels=True).value
    )
    await control("POST", "/people/Mehana/roles", give=["Dealers"])
    assert int(made["id"]) in fake_discord.world.bot.roles
    assert await control("POST", "/people/Boris/roles", take=["Dealers"]) == {"roles": []}
    assert await control("DELETE", "/roles/Dealers") == {}
    await until(lambda: guild.get_role(int(made["id"])) is None)
    assert int(made["id"]) not in fake_discord.world.bot.roles
    assert (await control("DELETE", "/roles/@everyone"))[0] == 400


async def test_people_open_threads_by_http(fake_discord: FakeDiscord, start: Start, control: Control) -> None:
    bot = await start(Bot())
    seen: list[discord.Thread] = []

    @bot.event
    async def on_thread_create(thread: discord.Thread) -> None:
        seen.append(thread)

    said = await control("POST", "/people/Boris/say", channel="general", content="Who plays?")
    at_message = await control("POST", "/people/Boris/thread", message=said["id"], name="Tonight")
    assert (at_message["id"], at_message["owner_id"]) == (said["id"], str(fake_discord.person("Boris").id))
    assert (await control("POST", "/people/Vera/thread", message=said["id"], name="Again"))[0] == 409
    assert (await control("POST", "/people/Vera/thread", channel="general", name="Secret", private=True))[0] == 409
    await control("POST", "/channels", name="rules", type="forum")
    assert (await control("POST", "/people/Vera/thread", channel="rules", name="Empty"))[0] == 409
    await control("POST", "/people/Vera/thread", channel="rules", name="Trumps", content="How many?")
    assert [message.text for message in fake_discord.person("Ana").sees("Trumps")] == ["How many?"]
    await until(lambda: len(seen) == 2)
    assert [(thread.name, thread.me) for thread in seen] == [("Tonight", None), ("Trumps", None)]


async def test_members_leave_and_come_back_by_invitation(fake_discord: FakeDiscord, control: Control) -> None:
    vera = fake_discord.person("Vera")
    invitation = await control("POST", "/people/Ana/invite", channel="general", uses=1)
    await control("POST", "/people/Vera/leave")
    assert vera.sees("general") == []
    assert (await control("POST", "/people/Vera/invite", channel="general"))[0] == 409
    await control("POST", "/people/Vera/join", invite=invitation["code"])
    assert vera.id in fake_discord.world.home.members
    await control("POST", "/people/Vera/leave", guild="Mehana")
    assert (await control("POST", "/people/Vera/join", invite=invitation["code"]))[0] == 409
    await control("POST", "/people/Vera/join", guild="Mehana")
    assert vera.id in fake_discord.world.home.members


async def test_further_settings_of_the_application_by_http(fake_discord: FakeDiscord, control: Control) -> None:
    await control("POST", "/application", shards=2, entry_point=2, private_channels=0, answer_within=0.01)
    world = fake_discord.world
    assert (world.shards, world.answer_within, world.may_open_private_channel()) == (2, 0.01, False)
    launched = await control("POST", "/people/Ana/launch", channel="general")
    assert await control("POST", "/people/Ana/quit", activity=launched["activity"]["instance_id"]) == {}
    assert world.activities == {}
    assert await control("POST", "/people/Ana/forge", kind="ping", channel="general", data={}) == (
        504,
        "The application did not respond to Ana's ping None",
    )


OPEN = {"channel": "general", "command": "open"}


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "told"),
    [
        ("POST", "/people/Nobody/command", OPEN, 404, "known: Ana, Boris, Vera, Dinu, owner"),
        ("POST", "/people/Ana/command", OPEN | {"channel": "nowhere"}, 404, "known: general, games"),
        ("POST", "/people/Ana/command", OPEN, 409, "there is no /open here, only []"),
        ("POST", "/people/Ana/command", {"channel": "general"}, 400, "missing or unknown: command; "),
        ("POST", "/people/Ana/command", OPEN | {"seats": 3}, 400, "needs: channel command; may have: options"),
        ("POST", "/people/Ana/command", OPEN | {"options": 3}, 400, "options: Expected `object`, got `int`"),
        ("POST", "/people/Ana/dance", {}, 404, "POST /control/people/{person}/click"),
        ("GET", "/people/Ana/command", {}, 404, "POST /control/people/{person}/command"),
        ("GET", "/world", {}, 404, "POST /control/clock"),
        ("POST", "/people/Ana/click", {"message": "5", "button": "x"}, 404, "GET /control/people/{person}/messages"),
        ("POST", "/people/Ana/submit", {"modal": "5", "values": {}}, 404, "no modal is called '5'; known: none"),
        ("POST", "/people/Ana/use", {"command": "Challenge"}, 400, "either message"),
        ("POST", "/people/Ana/join", {"guild": "Elsewhere"}, 404, "known: Mehana"),
        ("POST", "/people/Ana/quit", {"activity": "x"}, 404, "no Activity is called 'x'"),
        (
            "POST",
            "/people/Ana/forge",
            {"kind": "tap", "channel": "general", "data": {}},
            400,
            "COMPONENT, AUTOCOMPLETE",
        ),
        ("POST", "/people/Ana/roles", {"give": ["Kings"]}, 404, "known: @everyone, Moderators, Mehana"),
        ("POST", "/people/Ana/set", {"locale": "xx"}, 400, "known: bg, cs, da, "),
        ("POST", "/people/Ana/set", {"refuse": 50007, "at": "home"}, 400, "known: open, send"),
        ("POST", "/people/Ana/say", {"channel": "general", "files": {"a.txt": "?"}}, 400, "a.txt: the content"),
        ("POST", "/people", {"name": "Niko", "locale": "xx"}, 400, "known: bg, cs, da, "),
        ("POST", "/people", {"name": "owner"}, 400, "already a person called 'owner'"),
        (
            "POST",
            "/application",
            {"intents": ["GUILDS"]},
            400,
            "known: GUILD_MEMBERS, GUILD_PRESENCES, MESSAGE_CONTENT",
        ),
        ("POST", "/application", {"entry_point": 3}, 400, "known: 1, 2"),
        (
            "POST",
            "/channels",
            {"name": "x", "type": "loud"},
            400,
            "known: TEXT, VOICE, CATEGORY, ANNOUNCEMENT, STAGE, ",
        ),
        ("POST", "/channels", {"name": "x", "type": 1}, 400, "known: TEXT, VOICE"),
        ("POST", "/channels/general/permissions", {"deny": ["FLY"]}, 400, "known: CREATE_INSTANT_INVITE, "),
        ("POST", "/roles", {"name": "x", "permissions": ["FLY"]}, 400, "known: CREATE_INSTANT_INVITE, "),
        ("POST", "/faults", {"method": "GET", "path": "/chanels/{}", "status": 500}, 400, "/channels/{channel_id}, "),
        (
            "POST",
            "/faults",
            {"method": "SEND", "path": "/x", "status": 500},
            400,
            "known: DELETE, GET, PATCH, POST, PUT",
        ),
        ("POST", "/faults", {"method": "GET", "path": "/users/@me", "status": 200}, 400, "known: 400 to 599"),
        (
            "POST",
            "/faults",
            {"method": "GET", "path": "/users/@me", "status": "x"},
            400,
            "known: drop, drop_after_storing",
        ),
        ("POST", "/clock", {"advance": "soon"}, 400, "advance: Expected `float`, got `str`"),
    ],
)
async def test_what_cannot_be_done_is_answered_in_one_line_with_what_can(
    control: Control, method: str, path: str, body: dict[str, Any], status: int, told: str
) -> None:
    answered, error = await control(method, path, **body)
    assert answered == status
    assert told in error
    assert "\n" not in error


async def test_a_body_that_is_no_object_is_refused(fake_discord: FakeDiscord) -> None:
    async with aiohttp.ClientSession() as session:
        for raw in ("[1]", "{", "7"):
            async with session.post(f"{fake_discord.url}/control/clock", data=raw) as answer:
                assert answer.status == 400
                assert (await answer.json())["error"]


async def test_the_readme_lists_all_operations_with_their_keys(fake_discord: FakeDiscord) -> None:
    rows = re.findall(r"^\| `([A-Z]+) (/control\S*)` \|([^|]*)\|([^|]*)\|", README.read_text("utf-8"), re.MULTILINE)
    listed = [
        (method, path, needs.replace("`", "").strip(), may.replace("`", "").strip())
        for method, path, needs, may in rows
    ]
    code = [(item.method, item.path, item.needs, item.may_have) for item in fake_discord._control.operations]
    assert sorted(listed) == sorted(code)


def test_an_unknown_locale_is_refused_everywhere(fake_discord: FakeDiscord) -> None:
    known = "no locale is called 'xx'; known: bg, cs, "
    for refused in (
        lambda: FakeDiscord(guild_locale="xx"),
        lambda: fake_discord.world.add_person("Niko", locale="xx"),
        lambda: setattr(fake_discord.person("Ana"), "locale", "xx"),
    ):
        with pytest.raises(ValueError, match=known):
            refused()
    command = [sys.executable, "-m", "bot.fake_discord", "--locale", "xx"]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (ended.returncode, "invalid choice: 'xx' (choose from" in ended.stderr) == (2, True)


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
