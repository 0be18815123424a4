"""What anybody may ask of a table: what all see, its rules, and its record once it has ended or no longer replays."""

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from bot.fake_discord import InteractionKind
from tests.e2e.messages import GENERAL, labelled, standing, table_of, with_controls
from tests.e2e.running_bot import RunningBot, running_bot_in


@pytest.mark.parametrize("name", ["Ana", "Vera"])
async def test_anybody_gets_the_record_of_a_table_that_has_ended_and_nobody_before(
    running_bot: RunningBot, name: str
) -> None:
    person, table = running_bot.person(name), await running_bot.opened("market", ["Ana", "Boris"], pictures=False)
    person.locale = "en-US"
    forged = {"custom_id": f"do:{table.id}:record:{table.last}", "component_type": 2}
    refused = await person.forge(InteractionKind.COMPONENT, GENERAL, forged, message=with_controls(running_bot)[-1])
    assert "once the game has ended" in refused.message.text
    assert refused.message.attachments == []
    await running_bot.played_out(["Ana", "Boris"])
    last = with_controls(running_bot)[-1]
    given = (await person.click(last, labelled(last, "record"))).message
    assert given.ephemeral
    assert "The record of the whole game." in given.text
    assert [part.get("label") for part in given.controls] == ["Check this deal"]
    [file] = given.attachments
    assert file.filename == f"market-{table.id}.json"
    entries = msgspec.json.decode(file.content)["entries"]
    assert len(entries) == len(table.entries)
    assert b"Ana" not in file.content


async def test_a_table_that_no_longer_replays_says_so_and_gives_its_record(tmp_path: Path) -> None:
    async with running_bot_in(tmp_path, rate_limits=False) as running_bot:
        ana = running_bot.person("Ana")
        async with running_bot.running():
            table = await running_bot.opened("market", ["Ana", "Boris"], pictures=False)
            post = standing(running_bot)[-1]
            await running_bot.settled(running_bot.click_some_move(ana, random.Random(1)))
        with closing(sqlite3.connect(running_bot.settings.database)) as connection, connection:
            connection.execute("UPDATE entry SET checksum = 'x' WHERE number = ?", (table.last,))
            connection.execute("DELETE FROM checkpoint")
        async with running_bot.running():
            shown = (await ana.click(post, labelled(post, "hand"))).message
            await running_bot.settled()
            assert shown.text.startswith("The table is frozen; you can still take its record")
            assert (await table_of(running_bot)).row.status == "frozen"
            [live] = with_controls(running_bot)
            assert "The table is frozen." in live.text
            given = (await running_bot.person("Vera").click(live, labelled(live, "record"))).message
            assert len(given.attachments) == 1


async def test_what_everybody_may_see_is_shown_to_whoever_asks_at_each_stage_of_a_table(
    running_bot: RunningBot,
) -> None:
    """The table is the lobby before play, then what everybody sees, without news and without a call."""
    ana, vera = running_bot.person("Ana"), running_bot.person("Vera")
    vera.locale = "en-US"
    lobby = (await ana.command(GENERAL, "market open", pictures=False)).message
    table = await table_of(running_bot)

    async def shown(action: str) -> str:
        forged = {"custom_id": f"do:{table.id}:{action}:0", "component_type": 2}
        answer = await vera.forge(InteractionKind.COMPONENT, GENERAL, forged, message=lobby)
        assert answer.message.ephemeral
        return answer.message.text

    assert (await shown("table")).startswith("## Market: take a seat")
    assert "Seal of the shuffle" in await shown("seal")
    await ana.click(lobby, "Add a computer")
    await running_bot.settled(ana.click(lobby, "Start"))
    assert "Waiting for **Ana**" in await shown("table")
    rules, terms = await shown("rules"), await shown("look")
    assert rules.startswith("## The aim")
    assert rules != terms
    assert vera.sees(GENERAL)[-1].text == terms
    assert vera.rang == []
