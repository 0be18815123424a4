"""`kill -9` in the middle of play: nothing acknowledged is lost, nothing is told twice, old controls work."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import sys
from contextlib import asynccontextmanager, closing, suppress
from typing import TYPE_CHECKING

import pytest

from bot.discord.messages import controls
from bot.fake_discord import Actor, FakeDiscord, Message, NotAnswered, NotPossible
from tests.people import hand_of, moves_in, use_some_control

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

pytestmark = pytest.mark.long(7)


@asynccontextmanager
async def bot_process(
    fake_discord: FakeDiscord, database: Path, **further: str
) -> AsyncGenerator[asyncio.subprocess.Process]:
    """Run the bot as its users do, with `further` settings, and kill it at the end without a warning."""
    settings = {
        "MEHANA_TOKEN": "any",
        "MEHANA_DATABASE": str(database),
        "MEHANA_FAKE_DISCORD": fake_discord.url,
        "MEHANA_PAUSE_FACTOR": "0.02",
        "MEHANA_LOG": "ERROR",
        **further,
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-W", "ignore", "-m", "bot", "run", env={**os.environ, **settings}
    )
    try:
        await fake_discord.connected(timeout=60)
        yield process
    finally:
        with suppress(ProcessLookupError):
            process.send_signal(signal.SIGKILL)
        await process.wait()


def told(message: Message) -> int | None:
    """Return the entry up to which a message of the bot tells."""
    for part in message.controls:
        control = controls.read(part["custom_id"])
        if isinstance(control, controls.TakeAction):
            return control.shown
    return None


def journal(database: Path) -> list[tuple[int, str, str]]:
    """Return the entries on disk."""
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute("SELECT number, kind, body FROM entry ORDER BY number").fetchall()


async def play_until_killed(
    process: asyncio.subprocess.Process, people: list[Actor], rng: random.Random, done: list[str]
) -> None:
    """Let people use their controls until the process is gone; note every move that was acknowledged."""
    while process.returncode is None:
        able = [(person, hand) for person in people if (hand := hand_of(person)) is not None and moves_in(hand)]
        if not able:
            await asyncio.sleep(0.01)
            continue
        person, hand = rng.choice(able)
        with suppress(NotAnswered, NotPossible, TimeoutError):
            move, answer = await asyncio.wait_for(use_some_control(person, hand, rng), 0.5)
            if answer.kind == "silent":
                done.append(move)


async def test_kill_9_loses_nothing_and_repeats_nothing(tmp_path: Path) -> None:
    database, rng, done = tmp_path / "db.sqlite3", random.Random(5), list[str]()
    async with FakeDiscord(rate_limits=False) as fake_discord:
        ana, boris = fake_discord.person("Ana"), fake_discord.person("Boris")
        for life in range(2):
            async with bot_process(fake_discord, database) as process:
                if life == 0:
                    lobby = (await ana.command("general", "durak open", pictures=False)).message
                    assert lobby is not None
                    await boris.click(lobby, "Take a seat")
                    await ana.click(lobby, "Start")
                    await fake_discord.wait_for(lambda: ana.inbox and boris.inbox, timeout=20)
                killer = asyncio.create_task(kill_after(process, done, len(done) + 3, rng.uniform(0.0, 0.1)))
                await play_until_killed(process, [ana, boris], rng, done)
                await killer
        async with bot_process(fake_discord, database):
            last = journal(database)[-1][0]
            await fake_discord.wait_for(lambda: told(ana.sees("general")[-1]) == last, timeout=20)
            moves = [body for _, kind, body in journal(database) if kind == "move"]
            assert len(done) >= 6
            assert [move for move in done if move not in moves] == []
            numbers = [number for message in ana.sees("general") if (number := told(message)) is not None]
            assert numbers == sorted(set(numbers)), "the channel was told something twice or out of order"
            old = hand_of(ana)
            assert old is not None
            assert (await ana.click(old, "Table")).message is not None
        assert fake_discord.violations == []


async def kill_after(process: asyncio.subprocess.Process, done: list[str], moves: int, seconds: float) -> None:
    """Kill the bot so long after so many moves were acknowledged."""
    while len(done) < moves:
        await asyncio.sleep(0.005)
    await asyncio.sleep(seconds)
    process.send_signal(signal.SIGKILL)
    await process.wait()
