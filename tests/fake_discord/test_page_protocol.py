"""The protocol of the sandbox's page: what it receives over its socket, while it acts for people by `/control`."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands

from bot.fake_discord import FakeDiscord
from bot.sandbox import Page, page
from bot.static import SHARED, files_in
from tests.fake_discord.conftest import Bot, Controls, Rest, Start


class Tab:
    """An open page."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def next(self, kind: str) -> dict[str, Any]:
        """Return the next frame of this type, skipping others."""
        while (frame := await self.socket.receive_json(timeout=3))["type"] != kind:
            pass
        return frame


@pytest.fixture
async def tab(fake_discord: FakeDiscord) -> AsyncIterator[Tab]:
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{fake_discord.url}/page/ws") as socket:
        yield Tab(socket)


async def test_the_snapshot(fake_discord: FakeDiscord, tab: Tab) -> None:
    frame = await tab.next("snapshot")
    assert (frame["guild"]["name"], frame["bot"]["name"]) == ("Mehana", "Mehana")
    assert [(channel["name"], channel["type"]) for channel in frame["channels"]] == [("general", 0), ("games", 0)]
    ana, boris, vera, dinu = frame["people"]
    assert (ana["name"], ana["moderator"], ana["locale"], ana["dm_closed"], ana["dm_channel"]) == (
        "Ana", True, "en-US", False, None,
    )  # fmt: skip
    assert [person["locale"] for person in (boris, vera, dinu)] == ["bg", "ru", "ro"]
    assert len({person["avatar_color"] for person in frame["people"]}) == 4
    assert frame["commands"] == []
    assert frame["messages"] == {channel["id"]: [] for channel in frame["channels"]}


async def test_a_whole_evening_on_the_page(fake_discord: FakeDiscord, start: Start, tab: Tab) -> None:
    bot = Bot()

    @bot.tree.command(name="open", description="open")
    @app_commands.describe(who="who")
    async def open_table(interaction: discord.Interaction, seats: int, who: discord.Member) -> None:
        mentions = discord.AllowedMentions(users=True)
        await interaction.response.send_message(
            f"{who.mention} of {seats}", view=Controls(timeout=None), allowed_mentions=mentions
        )

    @open_table.autocomplete("seats")
    async def seats(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[int]]:
        return [app_commands.Choice(name=f"{current} seats", value=int(current))]

    await tab.next("snapshot")
    await start(bot)
    (command,) = (await tab.next("snapshot"))["commands"]
    assert (command["name"], command["options"][0]["autocomplete"]) == ("open", True)

    ana, boris = fake_discord.person("Ana"), fake_discord.person("Boris")
    await ana.command("general", "open", seats=4, who=str(boris.id))
    shown = (await tab.next("message_create"))["message"]
    assert (shown["content"], shown["rings"]) == (f"<@{boris.id}> of 4", [str(boris.id)])
    assert (shown["visible_to"], shown["thinking"]) == (None, False)

    message = fake_discord.channel("general").messages[int(shown["id"])]
    await boris.click(message, "ask")
    opened = await tab.next("modal")
    assert (opened["person"], opened["modal"]["title"]) == (str(boris.id), "Ask")
    await boris.submit(fake_discord.world.modals[int(opened["interaction"])], {"word": "мост"})
    answer = (await tab.next("message_create"))["message"]
    assert (answer["content"], answer["visible_to"]) == ("secret мост", str(boris.id))

    await ana.select(message, "pick", ["b"])
    (person, *_) = (await tab.next("people"))["people"]
    private = (await tab.next("channels"))["channels"][-1]
    assert (private["type"], private["id"], private["recipient"]) == (1, person["dm_channel"], str(ana.id))
    assert (await tab.next("message_create"))["message"]["rings"] == [str(ana.id)]
    assert (await tab.next("message_update"))["message"]["content"] == "picked"
    assert fake_discord.violations == []


async def test_settings_and_ordinary_messages(fake_discord: FakeDiscord, tab: Tab) -> None:
    vera = fake_discord.person("Vera")
    await tab.next("snapshot")
    vera.locale = "bg"
    vera.close_private_messages()
    vera.open_private_messages()
    for locale, closed in (("bg", False), ("bg", True), ("bg", False)):
        changed = next(person for person in (await tab.next("people"))["people"] if person["name"] == "Vera")
        assert (changed["locale"], changed["dm_closed"]) == (locale, closed)
    vera.say("general", "добър вечер")
    assert (await tab.next("message_create"))["message"]["author"]["username"] == "Vera"
    (message,) = fake_discord.person("Ana").sees("general")
    fake_discord.messages.delete(message)
    gone = await tab.next("message_delete")
    assert (gone["channel"], gone["message"]) == (str(message.channel_id), str(message.id))


async def test_ephemeral_messages_vanish_on_reload(fake_discord: FakeDiscord, tab: Tab, rest: Rest) -> None:
    ana, channel = fake_discord.person("Ana"), fake_discord.channel("general")
    await tab.next("snapshot")
    fake_discord.messages.create(channel, {"content": "psst"}, author=fake_discord.world.bot, visible_to=ana.person)
    await tab.next("message_create")
    await rest("PUT", f"/applications/{fake_discord.world.bot.id}/commands", [{"name": "x", "description": "x"}])
    kept = (await tab.next("snapshot"))["messages"][str(channel.id)]  # the same page keeps what it was shown
    assert [message["content"] for message in kept] == ["psst"]
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{fake_discord.url}/page/ws") as socket:
        assert (await socket.receive_json())["messages"][str(channel.id)] == []


async def test_violations_and_deferred_answers_are_shown(fake_discord: FakeDiscord, tab: Tab, rest: Rest) -> None:
    path = f"/channels/{fake_discord.channel('general').id}/messages"
    await rest("POST", path, {"content": "x" * 2001})
    assert "content" in (await tab.next("violation"))["text"]
    fake_discord.messages.create(fake_discord.channel("general"), {}, author=fake_discord.world.bot, loading=True)
    assert (await tab.next("message_create"))["message"]["thinking"] is True


async def test_every_tab_is_told_of_changes_until_it_closes(fake_discord: FakeDiscord, tab: Tab) -> None:
    world, ana = fake_discord.world, fake_discord.person("Ana")
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{fake_discord.url}/page/ws") as socket:
        other = Tab(socket)
        await other.next("snapshot")
        await other.socket.send_bytes(b"{}")
        ana.open_thread("general", "corner")
        for each in (tab, other):
            thread = (await each.next("channels"))["channels"][-1]
            assert (thread["name"], thread["parent_id"]) == ("corner", str(fake_discord.channel("general").id))
            assert "recipient" not in thread
        ana.say("general", "hello")
        for each in (tab, other):
            assert (await each.next("message_create"))["message"]["content"] == "hello"
    world.add_channel("attic")
    assert (await tab.next("channels"))["channels"][-1]["name"] == "attic"
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{fake_discord.url}/page/ws") as socket:
        general, *_ = (await Tab(socket).next("snapshot"))["messages"].values()
    assert [message["content"] for message in general] == ["hello"]


async def test_the_snapshot_has_roles_and_all_commands(fake_discord: FakeDiscord, rest: Rest) -> None:
    world = fake_discord.world
    for path, name in ((f"guilds/{world.guild_id}/commands", "here"), ("commands", "everywhere")):
        body = [{"name": name, "description": "x"}]
        await rest("PUT", f"/applications/{world.bot.id}/{path}", body)
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{fake_discord.url}/page/ws") as socket:
        frame = await Tab(socket).next("snapshot")
    assert {command["name"] for command in frame["commands"]} == {"here", "everywhere"}
    assert [role["name"] for role in frame["roles"]] == ["everyone", "Moderators", "Mehana"]
    assert frame["guild"]["id"] == str(world.guild_id)


async def test_a_ping_is_answered(tab: Tab) -> None:
    await tab.socket.send_json({"type": "ping"})
    assert await tab.next("pong") == {"type": "pong"}


async def test_tabs_are_closed_with_the_fake_discord() -> None:
    async with aiohttp.ClientSession() as session:
        async with FakeDiscord(guest=Page) as fake_discord:
            socket = await session.ws_connect(f"{fake_discord.url}/page/ws")
            assert (await socket.receive_json())["type"] == "snapshot"
        message = await socket.receive(timeout=5)
        assert (message.type, message.data) == (aiohttp.WSMsgType.CLOSE, aiohttp.WSCloseCode.GOING_AWAY)


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("style.css", "text/css; charset=utf-8"),
        ("app.js", "text/javascript; charset=utf-8"),
        ("dom.js", "text/javascript; charset=utf-8"),
        ("icon.svg", "image/svg+xml"),
        ("table.png", "image/png"),
    ],
)
async def test_a_file_is_served_as_what_it_is(fake_discord: FakeDiscord, name: str, kind: str) -> None:
    async with aiohttp.ClientSession() as session, session.get(f"{fake_discord.url}/page/{name}") as answer:
        assert (answer.status, answer.headers["Content-Type"]) == (200, kind)
        assert await answer.read() == files_in(SHARED, Path(page.__file__).parent / "static")[name].read_bytes()


async def test_the_pages_files(fake_discord: FakeDiscord) -> None:
    port = fake_discord.url.rpartition(":")[2]
    async with aiohttp.ClientSession() as session:
        async with session.get(f"{fake_discord.url}/") as answer:
            assert (answer.status, answer.content_type) == (200, "text/html")
            assert "<title>" in await answer.text()
            assert "default-src 'self'" in answer.headers["Content-Security-Policy"]
        async with session.get(f"http://localhost:{port}/", allow_redirects=False) as answer:
            assert (answer.status, answer.headers["Location"]) == (302, f"{fake_discord.url}/")
        for path in (
            "/page/..%2Fstandin.py",
            "/page/..%2Fpage%2Findex.html",
            "/page/none.js",
            "/page/%2Fetc%2Fpasswd",
            "/attachments/1/2/3/x",
        ):
            async with session.get(fake_discord.url + path) as answer:
                assert answer.status == 404
