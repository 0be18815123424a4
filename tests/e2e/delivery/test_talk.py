"""How a table talks: one live post, one hand, called once, and true after every move."""

import asyncio
from pathlib import Path

import pytest

from bot.presentation.localized_table import localize
from bot.presentation.story import MOST_LINES, ends_a_part, news_in_words, so_far, told
from games.core.catalogue import find_games
from games.core.contract import PUBLIC
from games.hayduti.rules.events import HandLost
from tests.benchmarks.messages import play_as_advised
from tests.e2e.messages import GENERAL, labelled, table_of, with_controls
from tests.e2e.running_bot import RunningBot, running_bot_in
from tests.people import moves_in

CHAT = "What a game!"


async def test_exactly_one_post_has_controls_and_says_whom_the_table_waits_for(running_bot: RunningBot) -> None:
    """At every rest of some bouts; what scrolled away is a chronicle without pictures."""
    table = await running_bot.opened("durak", ["Ana", "Boris"], computers=1)
    rests = 0
    while table.live and rests < 12:
        await play_as_advised(table, {0: running_bot.person("Ana"), 1: running_bot.person("Boris")})
        await running_bot.settled()
        if any(row.person is None and row.seat in table.look(PUBLIC).view.asked for row in table.seats):
            await asyncio.sleep(0.02)
            continue
        rests += 1
        [live] = with_controls(running_bot)
        assert live is running_bot.person("Vera").sees(GENERAL)[-1]
        seated = await localize(running_bot.bot.service, table, table.row.locale)
        seat_view = table.look(PUBLIC)
        if table.live:
            assert table.game.text.ask(seat_view.view, (), seated.marked) in live.text
        for earlier in running_bot.person("Vera").sees(GENERAL)[:-1]:
            assert not earlier.pictures
            assert earlier.text
    assert rests > 10


@pytest.mark.parametrize("restarted", [False, True])
async def test_where_others_write_each_bout_is_told_to_its_end_in_one_post(tmp_path: Path, restarted: bool) -> None:
    """The end of a bout stands below it, not above the next one; no line is told twice, nor left out."""
    async with running_bot_in(tmp_path, rate_limits=False) as running_bot:
        async with running_bot.running():
            await running_bot.opened("durak", ["Ana", "Boris"], pictures=False)
            await played_bouts(running_bot, 2)
            if restarted:
                lost = running_bot.fake_discord.fault.fail_next(
                    "POST", "/channels/{}/messages", status="drop_after_storing"
                )
                while not lost.met:
                    await play_as_advised(
                        await table_of(running_bot), {0: running_bot.person("Ana"), 1: running_bot.person("Boris")}
                    )
                    await asyncio.sleep(0.02)
        async with running_bot.running():
            await running_bot.settled()
            await played_bouts(running_bot, 4)
            table = await table_of(running_bot)
            seated = await localize(running_bot.bot.service, table, table.row.locale)
            whole = told(seated, table.entries)
            [lobby, *posts] = [m.text.splitlines() for m in running_bot.person("Vera").sees(GENERAL) if m.text != CHAT]
    assert lobby
    lines = [line for post in posts for line in post if line in whole]
    assert lines == whole
    ends = [place for place, line in enumerate(lines) if "take" in line or "beaten off" in line.lower()]
    assert len(ends) >= 4
    for post in posts[:-1]:
        assert post[-1] in {lines[place] for place in ends}


async def played_bouts(running_bot: RunningBot, most: int) -> None:
    """Let Ana and Boris play until so many bouts have ended."""
    table = await table_of(running_bot)
    while table.live and sum(ends_a_part(table, number) for number in range(table.last + 1)) < most:
        running_bot.person("Vera").say(GENERAL, CHAT)
        await play_as_advised(table, {0: running_bot.person("Ana"), 1: running_bot.person("Boris")})
        await running_bot.settled()


async def test_where_no_part_ends_one_post_stays_whatever_others_write(running_bot: RunningBot) -> None:
    """What its story leaves out is shown by a button; nobody looks whether others have written."""
    await running_bot.opened("carcassonne", ["Ana", "Boris"], pictures=False)
    table, requests = await table_of(running_bot), running_bot.fake_discord.requests
    requests.clear()
    while len(told(await localize(running_bot.bot.service, table, table.row.locale), table.entries)) <= MOST_LINES:
        running_bot.person("Vera").say(GENERAL, CHAT)
        await play_as_advised(table, {0: running_bot.person("Ana"), 1: running_bot.person("Boris")})
        await running_bot.settled()
    [lobby, live] = [message for message in running_bot.person("Vera").sees(GENERAL) if message.text != CHAT]
    assert not lobby.controls
    assert any(control["custom_id"].startswith("story:") for control in live.controls)
    assert not any(request.method == "GET" for request in requests)


@pytest.mark.parametrize(("game", "people"), [("durak", ["Ana", "Boris"]), ("magove", ["Ana", "Boris", "Vera"])])
async def test_in_a_silent_channel_one_post_tells_a_line_of_each_part_that_is_over(
    running_bot: RunningBot, game: str, people: list[str]
) -> None:
    """Besides what is left of the lobby. Nobody looks whether others have written but at the end of a part."""
    table, requests = await running_bot.opened(game, people, pictures=False), running_bot.fake_discord.requests
    requests.clear()
    while sum(ends_a_part(table, number) for number in range(table.last + 1)) < 4:
        await play_as_advised(table, {seat: running_bot.person(name) for seat, name in enumerate(people)})
        await running_bot.settled()
        assert len(running_bot.person("Dinu").sees(GENERAL)) == 2
    seated = await localize(running_bot.bot.service, table, table.row.locale)
    [live] = with_controls(running_bot)
    told_of = [line for line in live.text.splitlines() if line]
    assert told_of[: len(so_far(seated, table.entries))] == so_far(seated, table.entries)
    assert sum(request.method == "GET" for request in requests) == 4


@pytest.mark.long(5)
async def test_what_a_broken_committee_lost_is_told_after_the_next_moves_too(running_bot: RunningBot) -> None:
    people = ["Ana", "Boris"]
    table, left = await running_bot.opened("hayduti", people, pictures=False), 4
    while table.live and left:
        await play_as_advised(table, {seat: running_bot.person(name) for seat, name in enumerate(people)})
        await running_bot.settled()
        left -= any(isinstance(event, HandLost) for events in table.play.happened.values() for event in events)
    seated = await localize(running_bot.bot.service, table, table.row.locale)
    lost = next(group for group in table.play.happened.values() if any(isinstance(event, HandLost) for event in group))
    [line] = news_in_words(seated, [event for event in lost if event.lasting], table.look(PUBLIC).view)
    assert "loses" in line
    [live] = with_controls(running_bot)
    assert line in live.text


async def test_people_with_open_messages_are_called_once_and_never_mentioned(running_bot: RunningBot) -> None:
    table = await running_bot.opened("durak", ["Ana", "Boris"])
    for _ in range(16):
        await play_as_advised(table, {0: running_bot.person("Ana"), 1: running_bot.person("Boris")})
        await running_bot.settled()
    for name in ("Ana", "Boris"):
        rang = running_bot.person(name).rang
        assert not [message for message in rang if message in running_bot.person(name).sees(GENERAL)]
        hands = [message for message in running_bot.person(name).inbox if not message.ephemeral]
        assert len(hands) == 1
    assert running_bot.person("Vera").rang == [], "who does not sit there is not called"


async def test_whoever_takes_no_messages_is_mentioned_and_plays_from_a_hand_that_stays_true(
    running_bot: RunningBot,
) -> None:
    boris = running_bot.person("Boris")
    boris.close_private_messages()
    table = await running_bot.opened("durak", ["Ana", "Boris"], pictures=False)
    opened = await boris.click(with_controls(running_bot)[-1], labelled(with_controls(running_bot)[-1], "hand"))
    shown = opened.message
    for _ in range(30):
        seat_view = table.look(1)
        if not table.live or (seat_view is not None and 1 in seat_view.view.asked):
            break
        await running_bot.settled(play_as_advised(table, {0: running_bot.person("Ana")}))
    assert table.look(1).view.asked == (1,)
    assert moves_in(shown), "the hand that only its owner sees is brought up to date"
    await running_bot.fake_discord.wait_for(lambda: boris.rang)  # nobody would know that it is their turn
    assert boris.rang[-1] in boris.sees(GENERAL)
    again = await boris.click(with_controls(running_bot)[-1], labelled(with_controls(running_bot)[-1], "hand"))
    assert again.message is not None
    await running_bot.fake_discord.wait_for(lambda: shown not in boris.sees(GENERAL))  # two hands would disagree soon


async def test_the_host_changes_what_is_played_by_the_menus_of_the_lobby(running_bot: RunningBot) -> None:
    ana, boris = running_bot.person("Ana"), running_bot.person("Boris")
    lobby = (await ana.command(GENERAL, "durak open")).message
    table = await table_of(running_bot)
    menu = labelled(lobby, "preset")
    refused = await boris.select(lobby, menu, ["throw-in"])
    assert refused.message is not None
    assert table.options.transfer
    await running_bot.settled(ana.select(lobby, menu, ["throw-in"]))
    assert not table.options.transfer
    more = (await ana.click(lobby, "More…")).message
    await running_bot.settled(ana.select(more, labelled(more, "computer"), ["strong"]))
    assert [row.strength for row in table.seats] == ["normal", "strong"]
    assert "strong" in lobby.text
    await ana.click(more, "Table settings")
    pace = labelled(more, "pace")
    await ana.select(more, pace, ["3-days"])
    assert table.row.pace == 3 * 86_400
    assert (await boris.click(lobby, "More…")).message.ephemeral
    await running_bot.settled(ana.click(lobby, "Start"))
    assert table.row.status == "playing"


@pytest.mark.long(2)
@pytest.mark.parametrize("key", sorted(find_games()))
async def test_the_channels_turn_line_is_true_after_every_entry(running_bot: RunningBot, key: str) -> None:
    """Walk a while at every game: whenever all is at rest, the live post asks what the table asks."""
    least = min(find_games()[key].seats)
    names = ["Ana", "Boris", "Vera", "Dinu"][:least]
    table = await running_bot.opened(key, names, pictures=False)
    people = {seat: running_bot.person(name) for seat, name in enumerate(names)}
    for _ in range(15):
        if not table.live:
            break
        await running_bot.settled(play_as_advised(table, people))
        seat_view = table.look(PUBLIC)
        seated = await localize(running_bot.bot.service, table, table.row.locale)
        [live] = with_controls(running_bot)
        if table.live:
            assert table.game.text.ask(seat_view.view, (), seated.marked) in live.text
