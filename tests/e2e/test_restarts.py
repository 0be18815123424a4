"""A bot that was stopped between sending a message and writing that down finds the message when it starts again."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from bot.discord.delivery import delivery
from bot.fake_discord import messages
from tests.e2e.running_bot import running_bot_in
from tests.e2e.test_crashes import told

if TYPE_CHECKING:
    from pathlib import Path

PLAYERS = ["Ana", "Boris"]


@pytest.mark.parametrize("recipient", [-1, 0], ids=["post", "hand"])
async def test_what_was_sent_but_not_written_down_is_found_and_not_sent_again(
    tmp_path: Path, recipient: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(messages, "NONCE_SECONDS", 0.0)  # as after an outage of more than five minutes
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
        with closing(sqlite3.connect(running_bot.settings.database)) as connection, connection:
            forgotten = (
                "UPDATE delivery SET shown = shown - 1, message = NULL, asked = 0, call = -1 WHERE recipient = ?"
            )
            assert connection.execute(forgotten, (recipient,)).rowcount == 1
        async with running_bot.running():
            await running_bot.settled()
            assert [message.id for message in ana.sees("general")] == posts, "the channel was told something twice"
            assert [message.id for message in ana.inbox] == hands, "a hand was sent twice"
            table = await running_bot.bot.service.table_in(running_bot.fake_discord.channel("general").id)
            assert table is not None
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
        with closing(sqlite3.connect(running_bot.settings.database)) as connection, connection:
            connection.execute("UPDATE delivery SET shown = shown - 1 WHERE recipient = 0")
        dropped = fault.fail_next("DELETE", "/channels/{}/messages/{}", status="drop", times=3)
        async with running_bot.running():
            await running_bot.settled()
            await dropped.happened.wait()
            await running_bot.fake_discord.wait_for(lambda: len(ana.inbox) == 1)
            await running_bot.play(PLAYERS, random.Random(4), 5)
