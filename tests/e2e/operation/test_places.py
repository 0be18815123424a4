"""Tables without a channel: what their players read, and `/mehana place`."""

from pathlib import Path

import pytest

from bot.fake_discord import Channel
from bot.tables.state.table import LiveTable
from tests.e2e.running_bot import RunningBot, running_bot_in
from tests.people import hand_of

pytestmark = pytest.mark.long(2)

GONE = "is gone, or closed to me"


async def without_channel(running_bot: RunningBot, *people: str, channel: str = "general") -> LiveTable:
    """Return a table in play that has lost its channel."""
    table = await running_bot.opened("market", people, channel=channel, pictures=False)
    await running_bot.settled(running_bot.bot.service.lose(table))
    return table


async def said(
    running_bot: RunningBot, who: str, command: str, channel: str | Channel = "games", **options: str
) -> str:
    answer = await running_bot.settled(running_bot.person(who).command(channel, command, **options))
    return answer.text


def hand_text(running_bot: RunningBot, who: str) -> str:
    hand = hand_of(running_bot.person(who))
    return hand.text


async def test_a_table_whose_channel_is_gone_says_so_once_and_links_nowhere(running_bot: RunningBot) -> None:
    await without_channel(running_bot, "Ana", "Boris")
    text = hand_text(running_bot, "Ana")
    assert (text.count(GONE), text.count("/mehana place"), text.count("three days")) == (1, 1, 1)
    assert "<#" not in text
    assert "https://" not in text
    assert await said(running_bot, "Ana", "mehana place") == "The game goes on here."
    assert GONE not in hand_text(running_bot, "Ana")
    post = running_bot.person("Vera").sees("games")[-1]
    assert GONE not in post.text
    assert post.controls, "it is played there"


async def test_a_table_displaced_by_another_one_says_so_and_goes_on_where_its_owner_places_it(tmp_path: Path) -> None:
    async with running_bot_in(tmp_path, rate_limits=False) as running_bot:
        async with running_bot.running():
            await running_bot.opened("market", ["Ana", "Boris"], pictures=False)
        running_bot.offered = ("lanterns",)
        async with running_bot.running():
            await said(running_bot, "Vera", "lanterns open", "general")
        running_bot.offered = ()
        async with running_bot.running():
            await running_bot.settled()
            hand = hand_text(running_bot, "Ana")
            assert "Another table was opened in this table’s channel." in hand
            listed = await said(running_bot, "Ana", "mehana tables")
            private = running_bot.person("Ana").private_channel
            shown = await said(running_bot, "Ana", "market hand", private)
            for text in (hand, listed, shown):
                assert "/mehana place" in text
                assert GONE not in text
                assert "three days" not in text
                assert "<#" not in text
                assert "https://" not in text
            assert "already" in await said(running_bot, "Ana", "mehana place", "general")
            assert await said(running_bot, "Ana", "mehana place", "games") == "The game goes on here."
            assert f"<#{running_bot.fake_discord.channel('games').id}>" in hand_text(running_bot, "Ana")
            assert "/mehana place" not in await said(running_bot, "Ana", "mehana tables")
        assert running_bot.fake_discord.violations == []


async def test_of_several_tables_without_a_channel_the_one_that_was_named_goes_on(running_bot: RunningBot) -> None:
    first = await without_channel(running_bot, "Boris", "Vera")
    running_bot.fake_discord.world.add_channel("attic")
    second = await without_channel(running_bot, "Boris", "Dinu", channel="attic")
    names = [f"Пазар {first.id} · Boris, Vera", f"Пазар {second.id} · Boris, Dinu"]
    boris = running_bot.person("Boris")
    offered = await boris.complete("games", "mehana place", "table", table="")
    assert [choice["name"] for choice in offered] == names
    offered = await boris.complete("games", "mehana place", "table", table="din")
    assert [choice["value"] for choice in offered] == names[1:]
    for options in ({}, {"table": "nothing"}, {"table": "Boris"}):
        which = await said(running_bot, "Boris", "mehana place", **options)
        assert all(name in which for name in names)
    assert first.lost
    assert second.lost
    assert await said(running_bot, "Boris", "mehana place", table=names[1]) == "Играта продължава тук."
    assert (first.lost, second.lost, second.row.channel) == (True, False, running_bot.fake_discord.channel("games").id)


async def test_a_moderator_places_any_table_of_the_server_and_a_player_none(running_bot: RunningBot) -> None:
    table = await without_channel(running_bot, "Boris", "Vera")
    assert (
        await said(running_bot, "Vera", "mehana place")
        == "Это могут хозяин стола и модераторы; попроси кого-нибудь из них."
    )
    assert (
        await said(running_bot, "Dinu", "mehana place")
        == "Niciuna dintre mesele tale de pe acest server nu a rămas fără canal."
    )
    assert table.lost
    assert await said(running_bot, "Ana", "mehana place") == "The game goes on here."
    assert not table.lost


async def test_a_moderator_who_owns_one_of_the_tables_places_that_one_unless_another_is_named(
    running_bot: RunningBot,
) -> None:
    theirs = await without_channel(running_bot, "Boris", "Vera")
    running_bot.fake_discord.world.add_channel("attic")
    own = await without_channel(running_bot, "Ana", "Dinu", channel="attic")
    await said(running_bot, "Ana", "mehana place")
    assert (theirs.lost, own.lost) == (True, False)
    await said(running_bot, "Ana", "mehana place", "general", table="vera")
    assert not theirs.lost


async def test_a_table_of_another_server_is_placed_only_there(running_bot: RunningBot) -> None:
    table = await without_channel(running_bot, "Boris", "Vera")
    world = running_bot.fake_discord.world
    elsewhere = world.add_guild("Elsewhere", "salon")
    world.add_member(elsewhere, world.person("Boris"))
    for place in ("salon", running_bot.person("Boris").private_channel):
        assert "`/mehana place` там (Mehana)" in await said(running_bot, "Boris", "mehana place", place)
    assert table.lost


async def test_a_practice_table_without_its_private_messages_goes_on_there(running_bot: RunningBot) -> None:
    ana = running_bot.person("Ana")
    await running_bot.settled(ana.command("general", "market learn"))
    table = await running_bot.bot.service.repository.table_in(ana.private_channel.id)
    await running_bot.settled(running_bot.bot.service.lose(table))
    assert "there (your private messages with me)" in await said(running_bot, "Ana", "mehana place")
    await said(running_bot, "Ana", "mehana place", ana.private_channel)
    assert not table.lost


async def test_somebody_at_several_tables_is_told_which_has_no_channel(running_bot: RunningBot) -> None:
    await without_channel(running_bot, "Ana", "Boris")
    await running_bot.opened("market", ["Ana", "Boris"], channel="games", pictures=False)
    text = await said(running_bot, "Ana", "market hand", running_bot.person("Ana").private_channel)
    games = running_bot.fake_discord.channel("games").id
    assert (
        f"**Market** (has no channel now: its host or a moderator continues it with `/mehana place`), <#{games}>"
        in text
    )


async def test_closed_private_messages_are_told_in_no_channel_of_a_table_that_has_none(
    running_bot: RunningBot,
) -> None:
    table = await running_bot.opened("market", ["Ana", "Boris"], pictures=False)
    for name in ("Ana", "Boris"):
        running_bot.person(name).close_private_messages()
    before = len(running_bot.fake_discord.requests)
    await running_bot.settled(running_bot.bot.service.lose(table))
    sent = [request.path for request in running_bot.fake_discord.requests[before:] if request.method == "POST"]
    assert f"/channels/{table.row.channel}/messages" not in sent
