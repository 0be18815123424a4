"""Opening a table: what was chosen for it, where it can stand, and the rematch in a thread."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from discord import TextChannel

from bot.discord.lobby.opening import can_host
from bot.fake_discord import InteractionKind, Message
from bot.presentation.lobby_text import PACES
from bot.tables.repository import TableRepository
from bot.tables.state.refusal import Refusal
from bot.tables.state.table import LiveTable
from games.core.localizer import LOCALES
from storage import Posts
from tests.e2e.messages import GENERAL, standing, table_of, threads
from tests.e2e.running_bot import RunningBot

SUBCOMMAND, TEXT = 1, 3


@pytest.mark.parametrize(
    ("option", "choices"),
    [
        ("place", ["channel", "thread"]),
        ("pace", list(PACES)),
        ("posts", list(Posts)),
        ("language", list(LOCALES)),
        ("preset", ["standard"]),
    ],
)
async def test_a_choice_that_does_not_exist_is_refused_with_those_that_do(
    running_bot: RunningBot, option: str, choices: list[str]
) -> None:
    """Discord offers no others; commands of an earlier version may."""
    ana = running_bot.person("Ana")
    [market] = [command for command in ana.commands(GENERAL) if command["name"] == "market"]
    wrong = {"type": TEXT, "name": option, "value": "sideways"}
    data = {"id": market["id"], "name": "market", "type": 1}
    data["options"] = [{"type": SUBCOMMAND, "name": "open", "options": [wrong]}]
    told = (await ana.forge(InteractionKind.COMMAND, GENERAL, data)).message
    assert told.ephemeral
    assert told.text == f"`{option}` takes: {', '.join(choices)}. “sideways” is not among them."
    assert await running_bot.bot.service.repository.count_live() == 0


async def test_what_is_chosen_separately_overrides_the_preset(running_bot: RunningBot) -> None:
    ana = running_bot.person("Ana")
    for separately, seats in ({}, "Players: 4"), ({"teams": False}, "Players: 2–6"):
        lobby = (await ana.command(GENERAL, "durak open", preset="teams", pictures=False, **separately)).message
        assert seats in lobby.text
        await running_bot.close(ana)


async def test_an_option_that_would_have_no_effect_is_refused(running_bot: RunningBot) -> None:
    ana = running_bot.person("Ana")
    for others in {}, {"uprising": "easy"}:
        refused = (await ana.command(GENERAL, "hayduti open", target_nabor=9, **others)).message
        assert refused.text == "`target_nabor` has an effect only with `uprising: custom`."
    assert await running_bot.bot.service.repository.count_live() == 0
    await ana.command(GENERAL, "hayduti open", target_nabor=9, preset="uprising-custom")
    assert (await table_of(running_bot)).options.target_nabor == 9


async def test_a_table_has_pictures_and_the_servers_language_unless_others_are_chosen(running_bot: RunningBot) -> None:
    boris = running_bot.person("Boris")
    lobby = (await boris.command(GENERAL, "market open")).message
    table = await table_of(running_bot)
    assert (table.row.pictures, table.row.posts, table.row.pace, table.row.locale) == (True, "live", 0, "en")
    assert "Text only" not in lobby.text
    await running_bot.close(boris)
    await boris.command(GENERAL, "market open", pictures=False, posts="every", language="ro")
    table = await table_of(running_bot)
    assert (table.row.pictures, table.row.posts, table.row.locale) == (False, "every", "ro")


async def test_a_button_opens_the_usual_game_in_a_channel_and_that_of_the_lesson_in_private(
    running_bot: RunningBot,
) -> None:
    ana, repository = running_bot.person("Ana"), running_bot.bot.service.repository
    for place, farmers in ((GENERAL, True), (ana.private_channel, False)):
        shown = (await ana.command(place, "play")).message
        await running_bot.fake_discord.wait_for(lambda shown=shown: shown.controls, timeout=20)
        await ana.click(shown, "open:carcassonne")
        channel = running_bot.fake_discord.channel(place) if isinstance(place, str) else place
        table = await opened_in(repository, channel.id)
        assert (table.options.farmers, table.options.robbers) == (farmers, True), place


async def opened_in(repository: TableRepository, channel: int) -> LiveTable:
    """Return the table of a channel, once it is there."""
    while True:
        with suppress(Refusal):
            return await repository.table_in(channel)
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("control", ["open:chess", "learn:chess"])
async def test_a_game_that_is_not_offered_any_more_is_not_opened(running_bot: RunningBot, control: str) -> None:
    ana = running_bot.person("Ana")
    shown = (await ana.command(GENERAL, "mehana privacy")).message
    answer = await ana.forge(
        InteractionKind.COMPONENT, GENERAL, {"custom_id": control, "component_type": 2}, message=shown
    )
    assert "The game has moved on" in answer.message.text
    assert await running_bot.bot.service.repository.count_live() == 0


async def test_a_channel_hosts_tables_where_the_bot_sees_it_and_has_its_permissions(running_bot: RunningBot) -> None:
    fake_discord, bot = running_bot.fake_discord, running_bot.bot
    world, general = fake_discord.world, fake_discord.channel(GENERAL)
    thread, asleep = world.add_thread(general, "Friday"), world.add_thread(general, "Thursday")
    asleep.archived = True
    world.tell("channel_update", asleep)

    async def known(change: Callable[[], bool]) -> None:
        async with asyncio.timeout(20):
            while not change():
                await asyncio.sleep(0.01)

    def writes() -> bool:
        place = bot.get_channel(general.id)
        assert isinstance(place, TextChannel)
        return place.permissions_for(place.guild.me).send_messages

    await known(lambda: bot.get_channel(thread.id) is not None and bot.get_channel(asleep.id) is None)

    async def hosts(*channels: int) -> list[bool]:
        return [await can_host(bot, world.guild_id, channel) for channel in channels]

    assert await hosts(general.id, thread.id, asleep.id) == [True, True, True]
    assert await hosts(world.new_id()) == [False], "there is no such channel"
    assert not await can_host(bot, world.new_id(), general.id), "the bot is not in that server"
    fake_discord.deny(GENERAL, "SEND_MESSAGES")
    await known(lambda: not writes())
    assert await hosts(general.id, thread.id, asleep.id) == [False, True, True], (
        "threads have a permission of their own"
    )
    fake_discord.deny(GENERAL, "SEND_MESSAGES_IN_THREADS")
    fake_discord.allow(GENERAL, "SEND_MESSAGES")
    await known(writes)
    assert await hosts(general.id, thread.id, asleep.id) == [True, False, False]


async def test_in_a_thread_the_permission_to_write_in_threads_is_needed(running_bot: RunningBot) -> None:
    ana, fake_discord = running_bot.person("Ana"), running_bot.fake_discord
    thread = fake_discord.world.add_thread(fake_discord.channel(GENERAL), "Friday", owner=ana.person)
    fake_discord.deny(GENERAL, "SEND_MESSAGES_IN_THREADS")
    refused = (await ana.command(thread, "market open", pictures=False)).message
    assert "Send Messages in Threads" in refused.text
    fake_discord.allow(GENERAL, "SEND_MESSAGES_IN_THREADS")
    fake_discord.deny(GENERAL, "SEND_MESSAGES")
    lobby = (await ana.command(thread, "market open", pictures=False)).message
    assert "Take a seat" in str(lobby.controls)


# The rematch in a thread


async def ended_and_taken(running_bot: RunningBot, place: Any) -> Message:
    """Return the last post of a table that has ended in a channel or thread where another has been opened."""
    ana, boris = running_bot.person("Ana"), running_bot.person("Boris")
    boris.locale = "en-US"
    lobby = (await ana.command(place, "market open", pictures=False)).message
    await boris.click(lobby, "Take a seat")
    await running_bot.settled(ana.click(lobby, "Start"))
    await running_bot.settled(running_bot.close(ana, place))
    last = standing(running_bot, place)[-1]
    await running_bot.person("Vera").command(place, "durak open", pictures=False)
    return last


async def test_two_who_want_the_rematch_in_a_thread_at_once_get_one_thread(running_bot: RunningBot) -> None:
    last = await ended_and_taken(running_bot, GENERAL)
    people = [running_bot.person(name) for name in ("Ana", "Boris")]
    offers = [(await person.click(last, "Play again")).message for person in people]
    await asyncio.gather(
        *(person.click(offer, "Play in a thread") for person, offer in zip(people, offers, strict=True) if offer)
    )
    await running_bot.settled()
    [thread] = threads(running_bot)
    rematch = await running_bot.bot.service.repository.table_in(thread.id)
    assert [row.person is not None for row in rematch.seats] == [True, True]
    leading = [message for message in standing(running_bot) if "the table of" in message.text]
    assert len(leading) == 1, [message.text for message in standing(running_bot)]
    assert all(offer is not None and f"/{thread.id}" in offer.text for offer in offers)


async def test_the_rematch_of_a_table_in_a_thread_gets_a_thread_of_the_same_channel(running_bot: RunningBot) -> None:
    ana, fake_discord = running_bot.person("Ana"), running_bot.fake_discord
    first = fake_discord.world.add_thread(fake_discord.channel(GENERAL), "Friday", owner=ana.person)
    last = await ended_and_taken(running_bot, first)
    offer = (await ana.click(last, "Play again")).message
    await running_bot.settled(ana.click(offer, "Play in a thread"))
    [second] = [thread for thread in threads(running_bot) if thread is not first]
    assert second.parent_id == fake_discord.channel(GENERAL).id
    assert (await running_bot.bot.service.repository.table_in(second.id)).game.key == "market"
