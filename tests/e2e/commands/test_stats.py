"""What lasts beyond a table, asked for as people ask: by commands and buttons, of a bot at the fake Discord."""

import asyncio
import random
import re
from types import SimpleNamespace
from typing import Any

import pytest

from bot.discord.standings.visibility import readable
from bot.fake_discord import Overwrite, Permission
from bot.tables.changes import seating
from bot.tables.state.fairness import bind
from tests.e2e.running_bot import RunningBot


async def test_standings_ranks_and_seasons_are_asked_for_by_commands(running_bot: RunningBot) -> None:
    ana = running_bot.person("Ana")

    async def told(command: str, **arguments: Any) -> str:
        message = (await ana.command("general", command, **arguments)).message
        await running_bot.fake_discord.wait_for(lambda: message.text)
        return message.text

    assert "the first one opens the standings" in await told("standings")
    await running_bot.opened("market", ["Ana", "Boris"], pictures=False)
    await running_bot.played_out(["Ana", "Boris"])
    assert "Market: standings" in await told("standings")
    assert "1 game" in await told("mehana card")
    assert "Market, Standard: standings" in await told("standings", game="market", preset="standard")
    assert "You are not shown in the standings" in await told("mehana rank", shown=False)
    assert "You are not shown in the standings" in await told("mehana card")
    assert "You are shown in the standings" in await told("mehana rank", shown=True)
    assert "You are not shown" not in await told("mehana card")
    assert "“Winter” begins" in await told("mehana season", name="  Winter ")
    seasons = await ana.complete("general", "standings", "season", season="")
    assert [(choice["name"], choice["value"]) for choice in seasons] == [("All time", "all"), ("Winter", "Winter")]
    assert [choice["value"] for choice in await ana.complete("general", "standings", "season", season="WIN")] == [
        "Winter"
    ]
    assert "Market: standings" in await told("standings", season="all")
    assert "Market · Winter" in await told("standings", game="market", season="Winter")
    presets = await ana.complete("general", "standings", "preset", game="market", preset="stan")
    assert [choice["value"] for choice in presets] == ["standard"]
    assert await ana.complete("general", "standings", "preset", preset="") == []
    assert f"#{1} · **Market**" in await told("mehana history")


async def test_a_season_is_announced_to_all_and_without_one_it_is_said_how_to_begin(running_bot: RunningBot) -> None:
    ana, vera = running_bot.person("Ana"), running_bot.person("Vera")
    refused = await ana.command("general", "mehana season")
    assert refused.message.ephemeral
    assert "A moderator begins one by `/mehana season` with a name" in refused.message.text
    await ana.command("general", "mehana season", name="Winter")
    assert "Season “Winter” begins" in vera.sees("general")[-1].text
    shown = await ana.command("general", "mehana season")
    assert shown.message.ephemeral
    assert "Season “Winter” has been running since" in shown.message.text
    assert not (await vera.command("general", "mehana season")).message.controls, "only moderators end it"
    asked = await ana.click(shown.message, "End the season")
    assert asked.message.ephemeral
    assert "ends season “Winter” for good" in asked.message.text
    assert "is over" not in vera.sees("general")[-1].text, "one press only asks"
    assert "has been running since" in (await ana.command("general", "mehana season")).message.text
    await ana.click(asked.message, "End the season")
    assert "Season “Winter” is over" in vera.sees("general")[-1].text
    await ana.command("general", "mehana season", name="Spring")
    for old in (shown, asked):
        again = await ana.click(old.message, "End the season")
        assert "No season is running" in again.message.text, "an old button ends no later season"


async def test_a_table_is_paged_through_by_buttons_to_one_s_own_eyes(running_bot: RunningBot) -> None:
    stranger = running_bot.person("Vera")
    stranger.locale = "en-US"
    empty = await stranger.command("general", "mehana history")
    assert "No game" in empty.message.text
    await running_bot.opened("durak", ["Ana", "Boris"], pictures=False)
    await running_bot.play(["Ana", "Boris"], random.Random(2), 20)
    listed = await stranger.command("general", "mehana history")
    menu = next(part["custom_id"] for part in listed.message.controls if "options" in part)
    opened = await stranger.select(listed.message, menu, ["1"])
    shown = opened.message or listed.message
    assert "-# Start · " in shown.text
    on = await stranger.click(shown, "▶")
    assert "Move 1 of" in (on.message or shown).text


async def test_a_page_of_an_ended_table_is_made_while_the_bot_goes_on(
    running_bot: RunningBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seating, "bind", bind)  # the tables of other tests have a seed that no record can prove
    ana = running_bot.person("Ana")
    await running_bot.opened("durak", ["Ana", "Boris"], pictures=False)
    listed = await ana.command("general", "mehana history")
    menu = next(part["custom_id"] for part in listed.message.controls if "options" in part)
    opened = await ana.select(listed.message, menu, ["1"])
    live = opened.message or listed.message
    assert not [control for control in live.controls if "film" in control["custom_id"]]
    await running_bot.settled(running_bot.close(ana))
    # Vera has not sat there, and may not see its channel.
    for name, number, gone in (("Ana", 99, "no longer here"), ("Vera", 1, "больше нет")):
        refused = await running_bot.person(name).command("general", "mehana history", number=number)
        assert gone in refused.message.text
    ended = (await ana.command("general", "mehana history", number=1)).message
    made = await ana.click(ended, "As a page")
    for _ in range(300):
        files = made.message.attachments if made.message is not None else []
        if files:
            break
        await asyncio.sleep(0.1)
    assert made.message.attachments[0].content.startswith(b"<!doctype html>")


async def test_the_last_tables_name_nobody_of_a_channel_the_reader_does_not_see(running_bot: RunningBot) -> None:
    world = running_bot.fake_discord.world
    world.add_channel("other")
    world.add_person("Elena")
    thread = world.add_thread(world.channel("general"), "quiet corner")
    for channel, players in (("general", ["Ana", "Boris"]), ("quiet corner", ["Vera", "Dinu"])):
        await running_bot.opened("durak", players, pictures=False, channel=channel)
        await running_bot.played_out(players, channel)

    async def told(name: str) -> list[bool]:
        reader = running_bot.person(name)
        shown = await reader.command("other", "standings")
        await running_bot.fake_discord.wait_for(lambda: shown.message.controls, 30)
        await reader.click(shown.message, "▶")
        await running_bot.fake_discord.wait_for(lambda: "Last games" in shown.message.text, 30)
        lines = [line for line in shown.message.text.splitlines() if "Durak" in line][1:]
        return [len(lines) == 2, any(name in shown.message.text for name in ("Ana", "Boris"))]

    thread.archived = True
    world.tell("channel_update", thread)
    assert await told("Elena") == [True, True]
    running_bot.fake_discord.hide("general", "Elena", "Ana")
    assert await told("Elena") == [False, False]
    assert (await told("Ana"))[1], "one's own tables stay"


async def test_a_channel_is_read_by_those_who_see_it_and_a_private_thread_by_those_who_manage_threads(
    running_bot: RunningBot,
) -> None:
    discord_here = running_bot.fake_discord
    world, general = discord_here.world, discord_here.channel("general")
    hidden, silent = world.add_channel("hidden"), world.add_channel("silent")
    threads = [world.add_thread(general, "open"), world.add_thread(general, "archived")]
    private = world.add_thread(general, "private", private=True)
    threads[1].archived = True
    world.tell("channel_update", threads[1])
    vera = running_bot.person("Vera")
    discord_here.hide("hidden", "Vera")
    silent.overwrites[vera.person.id] = Overwrite(member=True, deny=Permission.READ_MESSAGE_HISTORY)
    world.tell("channel_update", silent)
    keepers = world.add_role("Keepers", Permission.MANAGE_THREADS)
    world.set_role(running_bot.person("Dinu").person, keepers, held=True)
    everything = [general.id, hidden.id, silent.id, private.id, *(thread.id for thread in threads)]

    async def read_by(name: str) -> set[int]:
        person = running_bot.person(name)
        guild = running_bot.bot.get_guild(world.guild_id)
        member: Any = await guild.fetch_member(int(person.id))
        interaction: Any = SimpleNamespace(guild=guild, user=member)
        return set(await readable(interaction, [*everything, *everything, 4711]))

    assert await read_by("Vera") == {general.id, *(thread.id for thread in threads)}
    assert await read_by("Boris") == {*everything} - {private.id}
    assert await read_by("Dinu") == {*everything}
    for guild in (None, running_bot.bot.get_guild(world.guild_id)):
        elsewhere: Any = SimpleNamespace(guild=guild, user=running_bot.bot.user)
        assert await readable(elsewhere, everything) == (), "who is no member of a server reads nothing there"


async def test_the_last_post_rounds_the_table_up_and_its_hands_open_once_both_agree(running_bot: RunningBot) -> None:
    ana, boris, vera = running_bot.person("Ana"), running_bot.person("Boris"), running_bot.person("Vera")
    vera.locale = boris.locale = "en-US"
    await running_bot.opened("durak", ["Ana", "Boris"])
    await running_bot.played_out(["Ana", "Boris"])
    post = ana.sees("general")[-1]
    assert re.search(r"^\d+ moves\b", post.text, re.MULTILINE), "how long, where it took a second or more"
    assert re.search(r"^Move \d+ · ", post.text, re.MULTILINE), "where the game turned"
    refused = await vera.click(post, "Reveal the hands")
    await running_bot.fake_discord.wait_for(lambda: "You are not at this table" in refused.message.text, 30)
    waiting = await boris.click(post, "Reveal the hands")
    await running_bot.fake_discord.wait_for(lambda: "**Ana**" in waiting.message.text, 30)
    closed = (await vera.click(post, "Move by move")).message
    await running_bot.fake_discord.wait_for(lambda: closed.controls, 30)
    assert "See the hands" not in [part.get("label") for part in closed.controls]
    opened = (await ana.click(post, "Reveal the hands")).message
    await running_bot.fake_discord.wait_for(lambda: "What everybody held" in opened.text, 30)
    assert [file.filename for file in opened.attachments][1:] == ["hand-0.png", "hand-1.png"]
    shown = (await vera.click(post, "Move by move")).message
    await running_bot.fake_discord.wait_for(lambda: shown.controls, 30)
    await vera.click(shown, "See the hands")
    await running_bot.fake_discord.wait_for(lambda: "What everybody held" in shown.text, 30)
    await vera.click(shown, "▶")
    await running_bot.fake_discord.wait_for(
        lambda: "Move 1 of" in shown.text and "What everybody held" in shown.text, 30
    )
    await vera.click(shown, "Only the table")
    await running_bot.fake_discord.wait_for(lambda: "What everybody held" not in shown.text, 30)
    await ana.click(opened, "Withdraw consent")
    await running_bot.fake_discord.wait_for(lambda: "You no longer agree" in opened.text, 30)
    assert "What everybody held" not in opened.text
    await vera.click(shown, "See the hands")
    await running_bot.fake_discord.wait_for(lambda: "The hands of this game stay hidden" in shown.text, 30)
    assert "What everybody held" not in shown.text
