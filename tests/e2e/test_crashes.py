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

from bot.discord import controls
from bot.standin import Actor, Message, NotAnswered, NotPossible, Standin
from tests.e2e.tavern import hand_of, moves_in, use_some_control

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path


@asynccontextmanager
async def bot_process(standin: Standin, database: Path) -> AsyncGenerator[asyncio.subprocess.Process]:
    """Run the bot as its users do, and kill it at the end without a warning."""
    settings = {
        "MEHANA_TOKEN": "any",
        "MEHANA_DATABASE": str(database),
        "MEHANA_STANDIN": standin.url,
        "MEHANA_HURRY": "0.02",
        "MEHANA_LOG": "ERROR",
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-W", "ignore", "-m", "bot", "run", env={**os.environ, **settings}
    )
    try:
        await standin.connected(timeout=60)
        yield process
    finally:
        with suppress(ProcessLookupError):
            process.send_signal(signal.SIGKILL)
        await process.wait()


def told(message: Message) -> int | None:
    """Return the entry up to which a message of the bot tells."""
    for part in message.controls:
        control = controls.read(part["custom_id"])
        if control is not None and control.act == "do":
            return control.number
    return None


def journal(database: Path) -> list[tuple[int, str, str]]:
    """Return the entries on disk."""
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute("SELECT number, kind, body FROM entry ORDER BY number").fetchall()


async def play_until_killed(
    process: asyncio.subprocess.Process, people: list[Actor], luck: random.Random, done: list[str]
) -> None:
    """Let people use their controls until the process is gone; note every move that was acknowledged."""
    while process.returncode is None:
        able = [(person, hand) for person in people if (hand := hand_of(person)) is not None and moves_in(hand)]
        if not able:
            await asyncio.sleep(0.01)
            continue
        person, hand = luck.choice(able)
        with suppress(NotAnswered, NotPossible, TimeoutError):
            move, answer = await asyncio.wait_for(use_some_control(person, hand, luck), 0.5)
            if answer.kind == "silent":
                done.append(move)


@pytest.mark.long(7)
async def test_kill_9_loses_nothing_and_repeats_nothing(tmp_path: Path) -> None:
    database, luck, done = tmp_path / "db.sqlite3", random.Random(5), list[str]()
    async with Standin(rate_limits=False) as standin:
        ana, boris = standin.person("Ana"), standin.person("Boris")
        for life in range(2):
            async with bot_process(standin, database) as process:
                if life == 0:
                    lobby = (await ana.command("general", "durak open", pictures=False)).message
                    assert lobby is not None
                    await boris.click(lobby, "Take a seat")
                    await ana.click(lobby, "Start")
                    await standin.wait_for(lambda: ana.inbox and boris.inbox, timeout=20)
                killer = asyncio.create_task(kill_after(process, done, len(done) + 3, luck.uniform(0.0, 0.1)))
                await play_until_killed(process, [ana, boris], luck, done)
                await killer
        async with bot_process(standin, database):
            last = journal(database)[-1][0]
            await standin.wait_for(lambda: told(ana.sees("general")[-1]) == last, timeout=20)
            moves = [body for _, kind, body in journal(database) if kind == "move"]
            assert len(done) >= 6
            assert [move for move in done if move not in moves] == []
            numbers = [number for message in ana.sees("general") if (number := told(message)) is not None]
            assert numbers == sorted(set(numbers)), "the channel was told something twice or out of order"
            old = hand_of(ana)
            assert old is not None
            assert (await ana.click(old, "Table")).message is not None
        assert standin.violations == []


async def kill_after(process: asyncio.subprocess.Process, done: list[str], moves: int, seconds: float) -> None:
    """Kill the bot so long after so many moves were acknowledged."""
    while len(done) < moves:  # noqa: ASYNC110 -- a list announces nothing to wait for
        await asyncio.sleep(0.005)
    await asyncio.sleep(seconds)
    process.send_signal(signal.SIGKILL)
    await process.wait()
