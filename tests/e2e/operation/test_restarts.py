"""A bot that was stopped between sending a message and writing that down finds the message when it starts again."""

import asyncio
import random
import sqlite3
from collections.abc import Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.discord.delivery import delivery
from bot.fake_discord.messaging import messages
from storage import Calls
from storage.records import CHANNEL
from tests.e2e.delivery.test_hand_owners import hands_of
from tests.e2e.delivery.test_hands import shows_a_good
from tests.e2e.messages import labelled
from tests.e2e.running_bot import RunningBot, running_bot_in
from tests.fake_discord.conftest import until
from tests.people import hand_of, moves_in, told

pytestmark = pytest.mark.long(2)

PLAYERS = ["Ana", "Boris"]


@pytest.fixture(autouse=True)
def _long_outage(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let more than five minutes pass before each restart: Discord has forgotten the nonces of what was sent."""
    monkeypatch.setattr(messages, "NONCE_SECONDS", 0.0)


def written_back(running_bot: RunningBot, change: str, *given: object) -> None:
    """Change what was written down of deliveries, as if the process had ended before it was."""
    with closing(sqlite3.connect(running_bot.settings.database)) as connection, connection:
        assert connection.execute(change, given).rowcount


@pytest.mark.parametrize("recipient", [-1, 0], ids=["post", "hand"])
async def test_what_was_sent_but_not_written_down_is_found_and_not_sent_again(tmp_path: Path, recipient: int) -> None:
    async with running_bot_in(tmp_path, rate_limits=False) as running_bot:
        ana = running_bot.person("Ana")
        async with running_bot.running():
            await running_bot.opened("durak", PLAYERS, pictures=False)
            rng = random.Random(4)
            await running_bot.play(PLAYERS, rng, 5)
            while running_bot.hand(ana) is None:
                await running_bot.play(PLAYERS, rng, 1)
        posts = [message.id for message in ana.sees("general")]
        hands = [message.id for message in ana.inbox]
        forgotten = "UPDATE delivery SET shown = shown - 1, message = NULL, asked = 0, call = -1 WHERE recipient = ?"
        written_back(running_bot, forgotten, recipient)
        async with running_bot.running():
            await running_bot.settled()
            assert [message.id for message in ana.sees("general")] == posts, "the channel was told something twice"
            assert [message.id for message in ana.inbox] == hands, "a hand was sent twice"
            table = await running_bot.bot.service.repository.table_in(running_bot.fake_discord.channel("general").id)
            assert table.deliveries[recipient].shown == table.last
            if recipient == -1:
                assert table.deliveries[recipient].since == table.last, "it tells what was not written down as told"
            assert told(ana.sees("general")[-1]) == table.last
        assert running_bot.fake_discord.violations == []


async def test_a_hand_that_cannot_be_removed_after_a_restart_does_not_stop_delivery(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery, "PAUSES", (0.05, 0.05, 0.05))
    async with running_bot_in(tmp_path, rate_limits=False) as running_bot:
        fault, ana = running_bot.fake_discord.fault, running_bot.person("Ana")
        async with running_bot.running():
            await running_bot.opened("durak", PLAYERS, pictures=False)
            fault.fail_next("DELETE", "/channels/{}/messages/{}", status=403, times=100)
            while len(ana.inbox) < 2:
                await running_bot.play(PLAYERS, random.Random(4), 1)
            fault.clear()
        written_back(running_bot, "UPDATE delivery SET shown = shown - 1 WHERE recipient = 0")
        dropped = fault.fail_next("DELETE", "/channels/{}/messages/{}", status="drop", times=3)
        async with running_bot.running():
            await running_bot.settled()
            await dropped.happened.wait()
            await running_bot.fake_discord.wait_for(lambda: len(ana.inbox) == 1)
            await running_bot.play(PLAYERS, random.Random(4), 5)


async def test_a_post_that_a_newer_one_should_have_followed_is_cut_down_after_a_restart(tmp_path: Path) -> None:
    """The newer one was sent and not written down: only that one keeps its controls, and nothing is told twice."""
    async with running_bot_in(tmp_path, rate_limits=False) as running_bot:
        ana = running_bot.person("Ana")
        async with running_bot.running():
            lobby = (await ana.command("general", "market open", pictures=False)).message
            await running_bot.settled(running_bot.person("Boris").click(lobby, "Take a seat"))
            table = await running_bot.bot.service.repository.table_in(running_bot.fake_discord.channel("general").id)
            before = table.deliveries[CHANNEL]
            refused = running_bot.fake_discord.fault.fail_next("PATCH", "/channels/{}/messages/{}", status=403)
            await running_bot.settled(ana.click(lobby, "Start"))
            assert refused.happened.is_set()
        old, new = ana.sees("general")
        assert old is lobby
        assert old.controls
        assert new.controls
        written_back(
            running_bot,
            "UPDATE delivery SET shown = ?, message = ?, since = 0 WHERE recipient = ?",
            before.shown,
            before.message,
            CHANNEL,
        )
        story = new.text
        async with running_bot.running():
            await running_bot.settled()
            assert ana.sees("general") == [old, new]
            assert old.controls == []
            assert new.text == story
            table = await running_bot.bot.service.repository.table_in(running_bot.fake_discord.channel("general").id)
            written = table.deliveries[CHANNEL]
            assert (written.message, written.channel, written.shown) == (new.id, new.channel_id, table.last)
            await running_bot.play(PLAYERS, random.Random(1), 1)
            assert ana.sees("general") == [old, new], "the one that was found is the live post"
            assert new.text != story


async def test_first_hands_that_were_sent_but_not_written_down_are_found(tmp_path: Path) -> None:
    """All the hands are in one conversation with their player; a player who is asked is not called again."""
    async with running_bot_in(tmp_path, rate_limits=False) as running_bot:
        ana, channels = running_bot.person("Ana"), ("general", "games")
        async with running_bot.running():
            for channel in channels:
                await running_bot.opened("market", PLAYERS, channel=channel, pictures=False)
        hands = ana.inbox
        assert len(hands) == 2
        written_back(running_bot, "DELETE FROM delivery WHERE recipient = 0")
        async with running_bot.running():
            await running_bot.settled()
            assert ana.inbox == hands
            for channel, hand in zip(channels, hands, strict=True):
                table = await running_bot.bot.service.repository.table_in(running_bot.fake_discord.channel(channel).id)
                found = table.deliveries[0]
                assert (found.message, found.channel, found.shown) == (hand.id, hand.channel_id, table.last)
                assert found.asked
            await running_bot.settled(running_bot.click_some_move(ana, random.Random(1)))
            assert ana.inbox == hands


async def test_hands_that_a_newer_one_should_have_replaced_are_removed_after_a_restart(tmp_path: Path) -> None:
    async with running_bot_in(tmp_path, rate_limits=False) as running_bot:
        boris = running_bot.person("Boris")
        async with running_bot.running():
            await running_bot.opened("market", PLAYERS, pictures=False)
            fault = running_bot.fake_discord.fault
            fault.fail_next("DELETE", "/channels/{}/messages/{}", status=403, times=100)
            await running_bot.settled(running_bot.click_some_move(running_bot.person("Ana"), random.Random(1)))
            fault.clear()
        old, new = boris.inbox
        written_back(running_bot, "UPDATE delivery SET shown = shown - 1, message = ? WHERE recipient = 1", old.id)
        async with running_bot.running():
            await running_bot.settled()
            assert boris.inbox == [new]


async def test_the_post_and_the_hand_of_a_table_in_private_messages_are_told_apart_after_a_restart(
    tmp_path: Path,
) -> None:
    async with running_bot_in(tmp_path, rate_limits=False) as running_bot:
        ana = running_bot.person("Ana")
        async with running_bot.running():
            await running_bot.settled(ana.command("general", "market learn"))
            await running_bot.fake_discord.wait_for(lambda: running_bot.hand(ana))
            await running_bot.settled()
        before = [message for message in ana.inbox if not message.ephemeral]
        assert len(before) == 2
        written_back(running_bot, "UPDATE delivery SET shown = shown - 1, message = NULL, asked = 0, call = -1")
        async with running_bot.running():
            await running_bot.settled()
            assert [message for message in ana.inbox if not message.ephemeral] == before
            table = await running_bot.bot.service.repository.table_in(ana.private_channel.id)
            shown = {recipient: delivery.message for recipient, delivery in table.deliveries.items()}
            assert (shown[CHANNEL], shown[0]) == (before[0].id, before[1].id)


async def test_where_earlier_messages_cannot_be_read_after_a_restart_the_news_are_sent_all_the_same(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "bot")
    async with running_bot_in(tmp_path, rate_limits=False) as running_bot:
        ana = running_bot.person("Ana")
        async with running_bot.running():
            await running_bot.opened("market", PLAYERS, pictures=False)
        posts = ana.sees("general")
        written_back(running_bot, "UPDATE delivery SET shown = shown - 1, message = NULL WHERE recipient = ?", CHANNEL)
        running_bot.fake_discord.fault.fail_next("GET", "/channels/{}/messages", status=403, code=50001)
        async with running_bot.running():
            await running_bot.settled()
            assert ana.sees("general")[:-1] == posts
            assert told(ana.sees("general")[-1]) == told(posts[-1])
        assert "recent messages cannot be read" in caplog.text


async def test_whoever_was_called_in_the_channel_is_not_called_again_after_a_restart(tmp_path: Path) -> None:
    async with running_bot_in(tmp_path, rate_limits=False) as running_bot:
        boris = running_bot.person("Boris")
        async with running_bot.running():
            await running_bot.prefers("Boris", calls=Calls.CHANNEL)
            await running_bot.opened("market", PLAYERS, pictures=False)
        before = boris.rang
        assert before
        async with running_bot.running():
            await running_bot.settled(running_bot.click_some_move(running_bot.person("Ana"), random.Random(1)))
            assert boris.rang == before, "the table has waited for him all the time"
            await running_bot.settled(running_bot.click_some_move(boris, random.Random(1)))
            await shows_a_good(running_bot, "Ana")
            assert len(boris.rang) == len(before) + 1


async def test_whoever_was_not_called_in_the_channel_before_the_end_is_called_after_a_restart(tmp_path: Path) -> None:
    """The post was not written down, and Discord did not keep it."""
    async with running_bot_in(tmp_path, rate_limits=False) as running_bot:
        boris = running_bot.person("Boris")
        async with running_bot.running():
            await running_bot.prefers("Boris", calls=Calls.CHANNEL)
            await running_bot.opened("market", PLAYERS, pictures=False)
            await running_bot.settled(running_bot.click_some_move(boris, random.Random(1)))
            await running_bot.settled(running_bot.click_some_move(running_bot.person("Ana"), random.Random(1)))
            lost = running_bot.fake_discord.fault.fail_next("POST", "/channels/{}/messages", status="drop", times=99)
            ana = running_bot.person("Ana")
            hand = running_bot.hand(ana)
            before = boris.rang
            await ana.click(hand, moves_in(hand)[-1]["custom_id"])
            await running_bot.fake_discord.wait_for(lambda: lost.met)
        running_bot.fake_discord.fault.clear()
        async with running_bot.running():
            await running_bot.settled()
            await running_bot.fake_discord.wait_for(lambda: len(boris.rang) == len(before) + 1)


async def test_a_hand_shown_anew_while_a_newer_one_came_is_not_taken_for_that_after_a_restart(tmp_path: Path) -> None:
    """The process ends after the newer one has replaced the one that was pressed, and before that is written down."""
    async with running_bot_in(tmp_path, rate_limits=False) as running_bot:
        fault, ana, rng = running_bot.fake_discord.fault, running_bot.person("Ana"), random.Random(4)
        async with running_bot.running():
            table = await running_bot.opened("durak", PLAYERS, pictures=False)
            sent = fault.fail_next("POST", f"/channels/{ana.private_channel.id}/messages", status="hang")
            while not sent.happened.is_set():
                able = [running_bot.person(name) for name in PLAYERS if running_bot.hand(running_bot.person(name))]
                await running_bot.click_some_move(able[0], rng)
                await first_of(running_bot.settled(), sent.happened.wait())
            old = hand_of(ana)
            seen = running_bot.bot.delivery._recipients[table][0].look
            await ana.click(old, labelled(old, "hand"))
            await until(lambda: running_bot.bot.delivery._recipients[table][0].look != seen)
            written = table.deliveries[0].shown, old.id
            sent.release()
            await running_bot.settled()
        [new] = hands_of(ana)
        assert new is not old
        written_back(running_bot, "UPDATE delivery SET shown = ?, message = ? WHERE message = ?", *written, new.id)
        written_back(running_bot, "UPDATE delivery SET shown = shown - 1 WHERE recipient = ?", CHANNEL)
        async with running_bot.running():
            await running_bot.settled()
            assert hands_of(ana) == [new]
            table = await running_bot.bot.service.repository.table_in(running_bot.fake_discord.channel("general").id)
            assert new.id in {told.message for told in table.deliveries.values()}


async def first_of(*waited: Coroutine[Any, Any, object]) -> None:
    """Wait until one of these has ended, and give the others up."""
    tasks = [asyncio.create_task(one) for one in waited]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
