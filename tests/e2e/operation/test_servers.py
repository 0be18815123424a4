"""The bot is sent away from a server and invited back: tables go on where they stood, and are told."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.discord.delivery import delivery
from bot.fake_discord import Channel, FakeDiscord
from bot.fake_discord.gateway.events import Event
from bot.fake_discord.world import payloads
from bot.tables.state.table import LiveTable
from tests.e2e.messages import standing, threads
from tests.e2e.running_bot import RunningBot, running_bot_in
from tests.people import hand_of, moves_in

pytestmark = pytest.mark.long(2)

PEOPLE = ["Ana", "Boris"]


async def started(running_bot: RunningBot) -> LiveTable:
    return await running_bot.opened("durak", PEOPLE, pictures=False)


async def started_in(running_bot: RunningBot, place: str) -> tuple[Channel, LiveTable]:
    """Start a table in the channel or in a thread of its own; return where it is, and the table."""
    ana = running_bot.person("Ana")
    await ana.command("general", "market open", pictures=False, place=place)
    await running_bot.fake_discord.wait_for(lambda: place == "channel" or threads(running_bot))
    where = threads(running_bot)[0] if place == "thread" else running_bot.fake_discord.channel("general")
    await running_bot.fake_discord.wait_for(lambda: ana.sees(where))
    lobby = ana.sees(where)[0]
    await running_bot.person("Boris").click(lobby, "Take a seat")
    await running_bot.settled(ana.click(lobby, "Start"))
    return where, await running_bot.bot.service.repository.table_in(where.id)


async def until(running_bot: RunningBot, table: LiveTable, *, lost: bool) -> None:
    """Wait until the table is lost, or goes on, and everybody has been told."""
    async with asyncio.timeout(20):
        while table.lost is not lost:
            await asyncio.sleep(0.01)
    await running_bot.settled()


async def sent_away(running_bot: RunningBot, table: LiveTable) -> None:
    world = running_bot.fake_discord.world
    running_bot.fake_discord.gateway.tell(Event("GUILD_DELETE", {"id": str(world.guild_id)}, world.home))
    await until(running_bot, table, lost=True)


def invited_back(running_bot: RunningBot) -> None:
    body = payloads.guild_create(running_bot.fake_discord.world, running_bot.fake_discord.world.home)
    del body["unavailable"]
    running_bot.fake_discord.gateway.tell(Event("GUILD_CREATE", body, running_bot.fake_discord.world.home))


async def test_a_table_goes_on_and_is_told_after_the_bot_was_invited_back(running_bot: RunningBot) -> None:
    table = await started(running_bot)
    await sent_away(running_bot, table)
    assert table.row.status == "paused"
    before = standing(running_bot)[-1]
    invited_back(running_bot)
    await until(running_bot, table, lost=False)
    assert table.row.status == "playing"
    assert standing(running_bot)[-1].id != before.id
    assert "The game goes on here." in standing(running_bot)[-1].text
    told = standing(running_bot)[-1].text
    await running_bot.play(PEOPLE, random.Random(3), 6)
    assert standing(running_bot)[-1].text != told
    assert all(delivery.shown == table.last for delivery in table.deliveries.values() if delivery.recipient == -1)


@pytest.mark.parametrize("command", ["mehana resume", "mehana place"])
async def test_a_lost_table_is_told_again_once_its_host_says_so(running_bot: RunningBot, command: str) -> None:
    """For a table that was lost before the bot looked at its channel again by itself."""
    table = await started(running_bot)
    await running_bot.settled(running_bot.bot.service.lose(table))
    await running_bot.settled(running_bot.person("Ana").command("general", command))
    assert (table.row.status, table.lost) == ("playing", False)
    told = standing(running_bot)[-1].text
    await running_bot.play(PEOPLE, random.Random(3), 6)
    assert standing(running_bot)[-1].text != told
    assert moves_in(standing(running_bot)[-1]) == []


async def test_a_table_that_was_lost_before_a_restart_goes_on_when_the_bot_is_ready(tmp_path: Path) -> None:
    async with running_bot_in(tmp_path, rate_limits=False) as running_bot:
        async with running_bot.running():
            table = await started(running_bot)
            await running_bot.settled(running_bot.bot.service.lose(table))
        async with running_bot.running():
            table = await running_bot.bot.service.repository.table_in(running_bot.fake_discord.channel("general").id)
            await until(running_bot, table, lost=False)
            assert table.row.status == "playing"


@pytest.mark.parametrize("gone", ["channel", "server", "thread", None])
async def test_a_channel_or_server_that_went_while_the_bot_was_away_is_noticed_at_the_start(
    tmp_path: Path, gone: str | None
) -> None:
    async with running_bot_in(tmp_path, rate_limits=False) as running_bot:
        world, ana = running_bot.fake_discord.world, running_bot.person("Ana")
        async with running_bot.running():
            where, table = await started_in(running_bot, "thread" if gone in {"thread", None} else "channel")
            number = table.id
        if gone == "server":
            world.remove_bot(world.home)
        elif gone is None:
            where.archived = True
        else:
            world.remove_channel(where)
        async with running_bot.running():
            table = await running_bot.bot.service.repository.table(number)
            if gone is None:
                await running_bot.fake_discord.wait_for(
                    lambda: any(
                        request.method == "GET" and request.path == f"/channels/{where.id}"
                        for request in running_bot.fake_discord.requests
                    )
                )
                await running_bot.settled()
                assert not table.lost
                return
            await until(running_bot, table, lost=True)
            assert table.row.status == "paused"
            hand = hand_of(ana)
            assert "/mehana place" in hand.text


async def test_a_lobby_whose_channel_went_while_the_bot_was_away_is_closed(tmp_path: Path) -> None:
    async with running_bot_in(tmp_path, rate_limits=False) as running_bot:
        world = running_bot.fake_discord.world
        async with running_bot.running():
            await running_bot.person("Ana").command("general", "market open")
            number = (
                await running_bot.bot.service.repository.table_in(running_bot.fake_discord.channel("general").id)
            ).id
        world.remove_channel(running_bot.fake_discord.channel("general"))
        async with running_bot.running():
            table = await running_bot.bot.service.repository.table(number)
            async with asyncio.timeout(20):
                while table.live:
                    await asyncio.sleep(0.01)
            assert table.row.status == "cancelled"


def channel_changed(fake_discord: FakeDiscord) -> None:
    fake_discord.allow("general", "SEND_MESSAGES")


def role_changed(fake_discord: FakeDiscord) -> None:
    world = fake_discord.world
    body = {"guild_id": str(world.guild_id), "role": payloads.roles(world, world.home)[0]}
    fake_discord.gateway.tell(Event("GUILD_ROLE_UPDATE", body, world.home))


def role_given(fake_discord: FakeDiscord) -> None:
    world = fake_discord.world
    world.set_role(world.bot, world.add_role("Helpers"), held=True)


def available_again(fake_discord: FakeDiscord) -> None:
    world = fake_discord.world
    body = payloads.guild_create(world, world.home) | {"unavailable": False}
    fake_discord.gateway.tell(Event("GUILD_CREATE", body, world.home))


def resumed(fake_discord: FakeDiscord) -> None:
    fake_discord.gateway.drop(resume=True)


@pytest.mark.parametrize("happens", [channel_changed, role_changed, role_given, available_again])
async def test_a_lost_table_goes_on_as_soon_as_discord_tells_that_the_bot_may_be_able_to(
    running_bot: RunningBot, happens: Callable[[FakeDiscord], None]
) -> None:
    table = await started(running_bot)
    await running_bot.settled(running_bot.bot.service.lose(table))
    happens(running_bot.fake_discord)
    await until(running_bot, table, lost=False)
    assert table.row.status == "playing"


async def test_a_lost_table_whose_channel_is_still_closed_stays_lost(running_bot: RunningBot) -> None:
    table = await started(running_bot)
    await running_bot.settled(running_bot.bot.service.lose(table))
    running_bot.fake_discord.deny("general", "SEND_MESSAGES")
    role_changed(running_bot.fake_discord)
    answer = await running_bot.person("Ana").command("games", "mehana tables")
    assert answer.message is not None
    await running_bot.settled()
    assert table.lost


@pytest.mark.parametrize("happens", [channel_changed, role_changed, role_given, resumed])
async def test_a_post_that_was_refused_is_sent_as_soon_as_discord_tells_of_a_change(
    running_bot: RunningBot, monkeypatch: pytest.MonkeyPatch, happens: Callable[[FakeDiscord], None]
) -> None:
    """Nobody waits for the end of the pause after a refusal."""
    monkeypatch.setattr(delivery, "PAUSES", (3600.0,))
    ana, channel = running_bot.person("Ana"), running_bot.fake_discord.channel("general")
    lobby = (await ana.command("general", "market open", pictures=False)).message
    await running_bot.settled(running_bot.person("Boris").click(lobby, "Take a seat"))
    refused = running_bot.fake_discord.fault.fail_next(
        "POST", f"/channels/{channel.id}/messages", status=403, code=50013
    )
    await ana.click(lobby, "Start")
    await refused.happened.wait()
    await running_bot.settled()
    assert standing(running_bot) == [lobby]
    assert running_bot.bot.delivery.waiting == 1
    happens(running_bot.fake_discord)
    await running_bot.fake_discord.wait_for(lambda: len(standing(running_bot)) == 2)
    await running_bot.settled()
    assert running_bot.bot.delivery.waiting == 0


@pytest.mark.parametrize("place", ["channel", "thread"])
async def test_a_table_is_lost_with_its_channel_or_thread(running_bot: RunningBot, place: str) -> None:
    ana = running_bot.person("Ana")
    where, table = await started_in(running_bot, place)
    running_bot.fake_discord.world.remove_channel(where)
    await until(running_bot, table, lost=True)
    assert table.row.status == "paused"
    assert "/mehana place" in hand_of(ana).text


@pytest.mark.parametrize(
    ("status", "code", "lasted", "lost"),
    [(404, 10003, False, True), (403, 50001, False, False), (403, 50001, True, True), (400, 50035, True, False)],
    ids=["deleted", "forbidden", "forbidden for an hour", "another refusal"],
)
async def test_a_channel_is_lost_when_it_is_deleted_or_has_been_forbidden_for_an_hour(
    running_bot: RunningBot, monkeypatch: pytest.MonkeyPatch, status: int, code: int, lasted: bool, lost: bool
) -> None:
    monkeypatch.setattr(delivery, "PAUSES", (3600.0,))
    monkeypatch.setattr(delivery, "FORBIDDEN_FOR", 0.0 if lasted else 3600.0)
    ana, channel = running_bot.person("Ana"), running_bot.fake_discord.channel("general")
    lobby = (await ana.command("general", "market open", pictures=False)).message
    await running_bot.settled(running_bot.person("Boris").click(lobby, "Take a seat"))
    running_bot.fake_discord.fault.fail_next(
        "POST", f"/channels/{channel.id}/messages", status=status, code=code, times=9
    )
    await ana.click(lobby, "Start")
    await running_bot.fake_discord.wait_for(lambda: running_bot.hand(ana))
    await running_bot.settled()
    table = await running_bot.bot.service.repository.table_in(channel.id)
    assert table.lost == lost
    assert table.row.status == ("paused" if lost else "playing")
    assert running_bot.bot.delivery.waiting == (0 if lost else 1)
    hand = hand_of(ana)
    assert ("/mehana place" in hand.text) == lost


async def test_a_table_in_private_messages_is_lost_at_once_when_they_are_closed(running_bot: RunningBot) -> None:
    """Nobody else could open them again; Discord is asked no more."""
    ana = running_bot.person("Ana")
    await running_bot.settled(ana.command("general", "market learn"))
    await running_bot.fake_discord.wait_for(lambda: running_bot.hand(ana))
    table = await running_bot.bot.service.repository.table_in(ana.private_channel.id)
    for method, path in (("PATCH", "messages/{}"), ("POST", "messages")):
        running_bot.fake_discord.fault.fail_next(
            method, f"/channels/{ana.private_channel.id}/{path}", status=403, code=50007, times=99
        )
    await running_bot.bot.service.pause(table, await running_bot.bot.service.people.greet(ana.id, "Ana", "en"), 77)
    await until(running_bot, table, lost=True)
    assert table.row.status == "paused"
    assert running_bot.bot.delivery.waiting == 0
