"""What lasts beyond a table, asked for as people ask: by commands and buttons, of a bot at the stand-in."""

from __future__ import annotations

import asyncio
import random
import re
from typing import TYPE_CHECKING

from bot.host import seating
from bot.host.fairness import bind
from tests.e2e.tavern import tavern_in

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


async def test_a_table_that_was_played_stands_in_standings_and_on_cards(tmp_path: Path) -> None:
    async with tavern_in(tmp_path, rate_limits=False, check=False) as tavern, tavern.running():
        ana = tavern.person("Ana")
        none = await ana.command("general", "standings")
        assert none.message is not None
        assert "the first one opens the standings" in none.message.text
        await tavern.opened("durak", ["Ana", "Boris"], pictures=False)
        await tavern.played_out(["Ana", "Boris"])
        shown = await ana.command("general", "standings")
        assert shown.message is not None
        assert shown.message.ephemeral
        assert "Durak" in shown.message.text
        await ana.click(shown.message, "▶")
        card = await ana.command("general", "mehana card")
        assert card.message is not None
        assert "1 game" in card.message.text
        refused = await ana.command("general", "mehana season", name="Winter")
        assert refused.message is not None
        hidden = await ana.command("general", "mehana rank", shown=False)
        assert hidden.message is not None
        assert "not shown" in hidden.message.text


async def test_a_table_is_paged_through_by_buttons_to_one_s_own_eyes(tmp_path: Path) -> None:
    async with tavern_in(tmp_path, rate_limits=False, check=False) as tavern, tavern.running():
        stranger = tavern.person("Vera")
        stranger.locale = "en-US"
        empty = await stranger.command("general", "mehana history")
        assert empty.message is not None
        assert "No game" in empty.message.text
        await tavern.opened("durak", ["Ana", "Boris"], pictures=False)
        await tavern.play(["Ana", "Boris"], random.Random(2), 20)
        listed = await stranger.command("general", "mehana history")
        assert listed.message is not None
        menu = next(part["custom_id"] for part in listed.message.controls if "options" in part)
        opened = await stranger.select(listed.message, menu, ["1"])
        shown = opened.message or listed.message
        assert "-# Start · " in shown.text
        on = await stranger.click(shown, "▶")
        assert "Move 1 of" in (on.message or shown).text


async def test_a_page_of_an_ended_table_is_made_while_the_bot_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seating, "bind", bind)  # the tables of other tests have a seed that no record can prove
    async with tavern_in(tmp_path, rate_limits=False, check=False) as tavern, tavern.running():
        ana = tavern.person("Ana")
        await tavern.opened("durak", ["Ana", "Boris"], pictures=False)
        listed = await ana.command("general", "mehana history")
        assert listed.message is not None
        menu = next(part["custom_id"] for part in listed.message.controls if "options" in part)
        opened = await ana.select(listed.message, menu, ["1"])
        live = opened.message or listed.message
        assert not [one for one in live.controls if "film" in one["custom_id"]]
        await ana.command("general", "mehana cancel")
        await tavern.settled()
        listed = await ana.command("general", "mehana history")
        assert listed.message is not None
        opened = await ana.select(listed.message, menu, ["1"])
        ended = opened.message or listed.message
        made = await ana.click(ended, "As a page")
        for _ in range(300):
            files = made.message.attachments if made.message is not None else []
            if files:
                break
            await asyncio.sleep(0.1)
        assert made.message is not None
        assert made.message.attachments[0].content.startswith(b"<!doctype html>")


async def test_the_last_tables_name_nobody_of_a_channel_the_reader_does_not_see(tmp_path: Path) -> None:
    async with tavern_in(tmp_path, rate_limits=False, check=False) as tavern, tavern.running():
        world = tavern.standin.world
        world.add_channel("other")
        world.add_person("Elena")
        thread = world.add_thread(world.channel("general"), "quiet corner")
        for channel, players in (("general", ["Ana", "Boris"]), ("quiet corner", ["Vera", "Dinu"])):
            await tavern.opened("durak", players, pictures=False, channel=channel)
            await tavern.played_out(players, channel)

        async def told(name: str) -> list[bool]:
            reader = tavern.person(name)
            shown = await reader.command("other", "standings")
            assert shown.message is not None
            await tavern.standin.wait_for(lambda: shown.message.controls, 30)
            await reader.click(shown.message, "▶")
            await tavern.standin.wait_for(lambda: "Last games" in shown.message.text, 30)
            lines = [line for line in shown.message.text.splitlines() if "Durak" in line][1:]
            return [len(lines) == 2, any(one in shown.message.text for one in ("Ana", "Boris"))]

        thread.archived = True
        world.tell("channel_update", thread)
        assert await told("Elena") == [True, True]
        tavern.standin.hide("general", "Elena", "Ana")
        assert await told("Elena") == [False, False]
        assert (await told("Ana"))[1], "one's own tables stay"


async def test_the_last_post_rounds_the_table_up_and_its_hands_open_once_both_agree(tmp_path: Path) -> None:
    async with tavern_in(tmp_path, rate_limits=False) as tavern, tavern.running():
        ana, boris, vera = tavern.person("Ana"), tavern.person("Boris"), tavern.person("Vera")
        vera.locale = boris.locale = "en-US"
        await tavern.opened("durak", ["Ana", "Boris"])
        await tavern.played_out(["Ana", "Boris"])
        post = ana.sees("general")[-1]
        assert re.search(r"^\d+ moves\b", post.text, re.MULTILINE), "how long, where it took a second or more"
        assert re.search(r"^Move \d+ · ", post.text, re.MULTILINE), "where the game turned"
        refused = await vera.click(post, "Reveal the hands")
        assert refused.message is not None
        await tavern.standin.wait_for(lambda: "You are not at this table" in refused.message.text, 30)
        waiting = await boris.click(post, "Reveal the hands")
        assert waiting.message is not None
        await tavern.standin.wait_for(lambda: "**Ana**" in waiting.message.text, 30)
        closed = (await vera.click(post, "Move by move")).message
        assert closed is not None
        await tavern.standin.wait_for(lambda: closed.controls, 30)
        assert "See the hands" not in [part.get("label") for part in closed.controls]
        opened = (await ana.click(post, "Reveal the hands")).message
        assert opened is not None
        await tavern.standin.wait_for(lambda: "What everybody held" in opened.text, 30)
        assert [one.filename for one in opened.attachments][1:] == ["hand-0.png", "hand-1.png"]
        shown = (await vera.click(post, "Move by move")).message
        assert shown is not None
        await tavern.standin.wait_for(lambda: shown.controls, 30)
        await vera.click(shown, "See the hands")
        await tavern.standin.wait_for(lambda: "What everybody held" in shown.text, 30)
        await vera.click(shown, "▶")
        await tavern.standin.wait_for(lambda: "Move 1 of" in shown.text and "What everybody held" in shown.text, 30)
        await vera.click(shown, "Only the table")
        await tavern.standin.wait_for(lambda: "What everybody held" not in shown.text, 30)
        assert tavern.standin.violations == []
        await ana.click(opened, "Withdraw consent")
        await tavern.standin.wait_for(lambda: "You no longer agree" in opened.text, 30)
        assert "What everybody held" not in opened.text
        await vera.click(shown, "See the hands")
        await tavern.standin.wait_for(lambda: "The hands of this game stay hidden" in shown.text, 30)
        assert "What everybody held" not in shown.text
