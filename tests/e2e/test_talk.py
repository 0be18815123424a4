"""How a table talks: one live post, one hand, called once, and true after every move."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from bot.cli.bench_talk import play_as_advised
from bot.discord.controls import read
from bot.discord.story import ends_a_part, told
from games.core.catalogue import find_games
from games.core.contract import PUBLIC
from tests.e2e.tavern import hand_of, moves_in, tavern_in

if TYPE_CHECKING:
    from pathlib import Path

    from bot.host.table import LiveTable
    from bot.standin import Message
    from tests.e2e.tavern import Tavern

GENERAL = "general"


def with_controls(tavern: Tavern) -> list[Message]:
    return [message for message in tavern.person("Vera").sees(GENERAL) if message.controls]


def labelled(message: Message, what: str) -> str:
    """Return the id of the control that does this, in whatever language it says so."""
    return next(one["custom_id"] for one in message.controls if read(one["custom_id"]).what == what)


async def table_of(tavern: Tavern) -> LiveTable:
    return await tavern.bot.host.table_in(tavern.standin.channel(GENERAL).id)


async def test_exactly_one_post_has_controls_and_says_whom_the_table_waits_for(tavern: Tavern) -> None:
    """At every rest of some bouts; what scrolled away is a chronicle without pictures."""
    await tavern.opened("durak", ["Ana", "Boris"], computers=1)
    table = await table_of(tavern)
    rests = 0
    while table.live and rests < 12:
        await play_as_advised(table, {0: tavern.person("Ana"), 1: tavern.person("Boris")})
        await tavern.settled()
        if any(row.person is None and row.seat in table.look(PUBLIC).view.asked for row in table.seats):
            await asyncio.sleep(0.02)
            continue
        rests += 1
        [live] = with_controls(tavern)
        assert live is tavern.person("Vera").sees(GENERAL)[-1]
        seated = await tavern.bot.desk.seated(table, table.row.locale)
        sight = table.look(PUBLIC)
        assert sight is not None
        if table.live:
            assert table.game.words.ask(sight.view, (), seated.marked) in live.text
        for earlier in tavern.person("Vera").sees(GENERAL)[:-1]:
            assert not earlier.pictures
            assert earlier.text
    assert rests > 10


@pytest.mark.parametrize("restarted", [False, True])
async def test_each_bout_is_told_to_its_end_in_one_post(tmp_path: Path, restarted: bool) -> None:
    """The end of a bout stands below it, not above the next one; no line is told twice, nor left out."""
    async with tavern_in(tmp_path, rate_limits=False) as tavern:
        async with tavern.running():
            await tavern.opened("durak", ["Ana", "Boris"], pictures=False)
            await played_bouts(tavern, 2)
            if restarted:
                lost = tavern.standin.fault.fail_next("POST", "/channels/{}/messages", status="drop_after_storing")
                while not lost.met:
                    await play_as_advised(await table_of(tavern), {0: tavern.person("Ana"), 1: tavern.person("Boris")})
                    await asyncio.sleep(0.02)
        async with tavern.running():
            await tavern.settled()
            await played_bouts(tavern, 4)
            table = await table_of(tavern)
            seated = await tavern.bot.desk.seated(table, table.row.locale)
            whole = told(seated, table.entries)
            posts = [one.text.splitlines() for one in tavern.person("Vera").sees(GENERAL)[1:]]
    lines = [line for post in posts for line in post if line in whole]
    assert lines == whole
    ends = [place for place, line in enumerate(lines) if "take" in line or "beaten off" in line.lower()]
    assert len(ends) >= 4
    for post in posts[:-1]:
        assert post[-1] in {lines[place] for place in ends}


async def played_bouts(tavern: Tavern, most: int) -> None:
    """Let Ana and Boris play until so many bouts have ended."""
    table = await table_of(tavern)
    while table.live and sum(ends_a_part(table, number) for number in range(table.last + 1)) < most:
        await play_as_advised(table, {0: tavern.person("Ana"), 1: tavern.person("Boris")})
        await tavern.settled()


async def test_people_with_open_messages_are_called_once_and_never_mentioned(tavern: Tavern) -> None:
    await tavern.opened("durak", ["Ana", "Boris"])
    table = await table_of(tavern)
    for _ in range(16):
        await play_as_advised(table, {0: tavern.person("Ana"), 1: tavern.person("Boris")})
        await tavern.settled()
    for name in ("Ana", "Boris"):
        rang = tavern.person(name).rang
        assert not [message for message in rang if message in tavern.person(name).sees(GENERAL)]
        hands = [message for message in tavern.person(name).inbox if not message.ephemeral]
        assert len(hands) == 1


async def test_whoever_takes_no_messages_is_mentioned_and_plays_from_a_hand_that_stays_true(tavern: Tavern) -> None:
    boris = tavern.person("Boris")
    boris.close_private_messages()
    await tavern.opened("durak", ["Ana", "Boris"], pictures=False)
    table = await table_of(tavern)
    opened = await boris.click(with_controls(tavern)[-1], labelled(with_controls(tavern)[-1], "hand"))
    shown = opened.message
    assert shown is not None
    for _ in range(30):
        sight = table.look(1)
        if not table.live or (sight is not None and 1 in sight.view.asked):
            break
        await play_as_advised(table, {0: tavern.person("Ana")})
        await tavern.settled()
    assert table.look(1).view.asked == (1,)
    assert moves_in(shown), "the hand that only its owner sees is brought up to date"
    await tavern.standin.wait_for(lambda: boris.rang)  # nobody would know that it is their turn
    assert boris.rang[-1] in boris.sees(GENERAL)
    again = await boris.click(with_controls(tavern)[-1], labelled(with_controls(tavern)[-1], "hand"))
    assert again.message is not None
    await tavern.standin.wait_for(lambda: shown not in boris.sees(GENERAL))  # two hands would disagree soon


async def test_the_lobby_tells_who_plays_what_and_has_no_buttons_once_play_began(tavern: Tavern) -> None:
    await tavern.opened("durak", ["Ana", "Boris"], teams=False)
    lobby = tavern.person("Ana").sees(GENERAL)[0]
    assert "Ana" in lobby.text
    assert "Boris" in lobby.text
    assert lobby.controls == []


async def test_the_host_changes_what_is_played_by_the_menus_of_the_lobby(tavern: Tavern) -> None:
    ana, boris = tavern.person("Ana"), tavern.person("Boris")
    lobby = (await ana.command(GENERAL, "durak open")).message
    assert lobby is not None
    table = await table_of(tavern)
    menu = labelled(lobby, "preset")
    refused = await boris.select(lobby, menu, ["throw-in"])
    assert refused.message is not None
    assert table.options.transfer
    await ana.select(lobby, menu, ["throw-in"])
    await tavern.settled()
    assert not table.options.transfer
    computer = next(
        one["custom_id"]
        for one in lobby.controls
        if read(one["custom_id"]).act == "set" and read(one["custom_id"]).what == "computer"
    )
    await ana.select(lobby, computer, ["strong"])
    await tavern.settled()
    assert [row.strength for row in table.seats] == ["normal", "strong"]
    assert "strong" in lobby.text
    more = (await ana.click(lobby, "More rules")).message
    assert more is not None
    pace = labelled(more, "pace")
    await ana.select(more, pace, ["3-days"])
    assert table.row.pace == 3 * 86_400
    assert (await boris.click(lobby, "More rules")).message.ephemeral
    await ana.click(lobby, "Start")
    await tavern.settled()
    assert table.row.status == "playing"


async def test_a_channel_that_is_deleted_leaves_a_table_that_goes_on_elsewhere(tavern: Tavern) -> None:
    await tavern.opened("durak", ["Ana", "Boris"], pictures=False)
    table = await table_of(tavern)
    tavern.standin.world.remove_channel(tavern.standin.channel(GENERAL))
    await tavern.standin.wait_for(lambda: table.lost, timeout=5)
    await tavern.settled()
    for name in ("Ana", "Boris"):
        hand = hand_of(tavern.person(name))
        assert hand is not None
        assert "/mehana place" in hand.text
    await tavern.person("Ana").command("games", "mehana place")
    await tavern.settled()
    assert table.row.channel == tavern.standin.channel("games").id
    assert tavern.person("Vera").sees("games")[-1].controls


async def test_leaving_asks_first(tavern: Tavern) -> None:
    await tavern.opened("durak", ["Ana", "Boris", "Vera"], pictures=False)
    table = await table_of(tavern)
    asked = await tavern.person("Boris").command(GENERAL, "durak leave")
    assert asked.message is not None
    assert table.seats[1].person is not None
    await tavern.person("Boris").click(asked.message, labelled(asked.message, "left"))
    await tavern.settled()
    assert table.seats[1].person is None
    await tavern.person("Boris").command(GENERAL, "durak join")
    assert table.seats[1].person is not None


async def test_preferences_are_kept_shown_and_followed(tavern: Tavern) -> None:
    boris = tavern.person("Boris")
    mine = (await boris.command(GENERAL, "mehana me")).message
    assert mine is not None
    calls = labelled(mine, "calls")
    await boris.select(mine, calls, ["channel"])
    await tavern.opened("durak", ["Ana", "Boris"], pictures=False)
    table = await table_of(tavern)
    for _ in range(30):
        if not table.live or table.look(PUBLIC).view.asked == (1,):
            break
        await play_as_advised(table, {0: tavern.person("Ana")})
        await tavern.settled()
    assert any(message in boris.sees(GENERAL) for message in boris.rang)
    listed = (await boris.command("games", "mehana tables")).message
    assert listed is not None
    assert "ти си на ход" in listed.text
    exported = (await boris.command(GENERAL, "mehana export")).message
    assert exported is not None


@pytest.mark.parametrize("key", sorted(find_games()))
async def test_the_channels_turn_line_is_true_after_every_entry(tmp_path: Path, key: str) -> None:
    """Walk a while at every game: whenever all is at rest, the live post asks what the table asks."""
    async with tavern_in(tmp_path, rate_limits=False) as tavern, tavern.running():
        least = min(find_games()[key].seats)
        names = ["Ana", "Boris", "Vera", "Dinu"][:least]
        await tavern.opened(key, names, pictures=False)
        table = await table_of(tavern)
        people = {seat: tavern.person(name) for seat, name in enumerate(names)}
        for _ in range(15):
            if not table.live:
                break
            await play_as_advised(table, people)
            await tavern.settled()
            sight = table.look(PUBLIC)
            assert sight is not None
            seated = await tavern.bot.desk.seated(table, table.row.locale)
            [live] = with_controls(tavern)
            if table.live:
                assert table.game.words.ask(sight.view, (), seated.marked) in live.text
        assert tavern.standin.violations == []
