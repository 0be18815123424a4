"""Thousands of open tables: the bot starts as quickly as with none, uses little memory, and never blocks for long.

Each table has a channel of its own, an archived thread. Were the channels gone, the bot would send everybody a picture
that says so, and those would be measured instead of the tables.
"""

import asyncio
import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Final

from bot.fake_discord import FakeDiscord
from bot.tables.service import TableService
from bot.tables.state.clock import WallClock
from games.core.catalogue import find_games
from games.core.chance import SeededChance
from games.core.conformance import sample
from games.core.contract import AnyGame
from storage import DeliveryRow, Journal
from tests.faults import loop_lag
from tests.faults.bots import Bot, first_traceback
from tests.faults.check import Trial
from tests.faults.players import group_at, plainest
from tests.people import numbered

READY_WITHIN: Final = 3.0
"""Seconds of work from the beginning of the process until all who wait have been found."""
MOST_MEMORY: Final = 120.0
"""MiB of the bot's process."""
LONGEST_PAUSE: Final = 50
"""Milliseconds of work in which the event loop does nothing else."""
SWEEPS: Final = 2
"""Looks at the clock that are waited for; one comes every ten seconds."""
DUE: Final = 100
"""One table of so many is looked at in the first sweep."""
MOVES: Final = 20
"""Entries of moves at a table, about."""
LIVE_FROM: Final = 10**15
"""The channels of the copies: nobody else's."""


async def many_tables(trial: Trial) -> None:
    """Start a bot over a file with many open tables, and one over a file with none."""
    report, tables = trial.report, trial.much(500, 10_000)
    full, empty = trial.folder / "full.sqlite3", trial.folder / "empty.sqlite3"
    async with FakeDiscord(check=False, rate_limits=False, log=False) as fake_discord:
        originals = await _opened(full, trial.rng("crowd"), fake_discord.world.guild_id)
        multiplied(full, tables // originals)
        open_tables = _add_threads(fake_discord, full)
        alone = await _started(trial, fake_discord, empty, sweeps=0)
        beside = await _started(trial, fake_discord, full, sweeps=0 if trial.quick else SWEEPS)
    report.count("open tables", open_tables)
    for name, value in beside.items():
        report.figures[name] = value
    for name in ("ready s of work", "MiB"):
        report.figures[f"{name} / without tables"] = round(beside[name] / alone[name], 2)
    ready, memory, busiest = beside["ready s of work"], beside["MiB"], beside["longest pause, ms of work"]
    report.demand(ready <= READY_WITHIN, f"ready after {ready:.3g} s of work")
    report.demand(memory <= MOST_MEMORY, f"{memory:.0f} MiB")
    report.demand(busiest <= LONGEST_PAUSE, f"the event loop stands still for {busiest:.0f} ms of work")


async def _started(trial: Trial, fake_discord: FakeDiscord, database: Path, *, sweeps: int) -> dict[str, float]:
    """Start a bot, let a table be opened beside the others, wait for sweeps, and return its figures."""
    began = time.monotonic()
    bot = Bot(trial, fake_discord, database, module="tests.faults.loop_lag")
    await bot.start()
    try:
        figures = {"ready s": time.monotonic() - began, "ready s of work": bot.worked()}
        guests = group_at(fake_discord, plainest(2), 2)
        await guests.seated(60)
        trial.report.demand(guests.post is not None and numbered(guests.post) is not None, "no table can be opened")
        await asyncio.sleep(2 + sweeps * 11)
        figures["MiB"] = bot.resident()
    finally:
        await bot.kill()
    trial.report.demand(not bot.tracebacks, f"the log has a traceback: {first_traceback(bot.log)}")
    pause, busiest = loop_lag.pauses(bot.log)
    trial.report.demand(busiest > 0, "the pulse was not told")
    return figures | {"longest pause, ms": pause, "longest pause, ms of work": busiest}


def _add_threads(fake_discord: FakeDiscord, path: Path) -> int:
    """Have the channels of all open tables in a file, as archived threads; return how many."""
    parent = fake_discord.channel("general")
    with closing(sqlite3.connect(path)) as connection:
        channels = [row[0] for row in connection.execute("SELECT channel FROM game_table WHERE status = 'playing'")]
    for channel in channels:
        fake_discord.world.add_thread(parent, f"table-{channel}", thread_id=channel).archived = True
    return len(channels)


async def _opened(path: Path, rng: random.Random, guild: int) -> int:
    """Write a file with a table of each game in mid-play, of which everything has been shown; return how many are open."""
    games = find_games()
    async with Journal.opened(path) as journal:
        service = TableService(games, journal, WallClock())
        for place, game in enumerate(games.values()):
            await _one(service, game, place, rng, guild)
        return await service.repository.count_live()


async def _one(service: TableService, game: AnyGame, place: int, rng: random.Random, guild: int) -> None:
    seats = min(game.numbers(game.Options()))
    people = [await service.people.greet(100 * place + seat + 1, f"P{place}.{seat}", "en") for seat in range(seats)]
    number = 1000 * place + 1
    table = await service.open(
        people[0], game.key, {}, guild=guild, channel=place + 1, locale="en", interaction=number, pace=86_400
    )
    for seat, person in enumerate(people[1:], start=1):
        await service.join(table, person, number + seat)
    await service.start(table, people[0], number + 50)
    chance = SeededChance(rng.randbytes(32), 0)
    for step in range(MOVES):
        for person in people:
            _, seat_view = await service.look(table, person)
            if seat_view.choices and table.row.status.live:
                move = sample(rng.choice(seat_view.choices), chance)
                await service.move(table, person, move, interaction=number + 100 + step)
                break
    for row in (None, *table.seats):
        await service.repository.delivered(
            table,
            DeliveryRow(-1, table.last, message=1, channel=place + 1)
            if row is None
            else DeliveryRow(row.seat, table.last, row.person, 2, 2),
        )


def multiplied(path: Path, times: int) -> None:
    """Have each table of a file there so many times, in channels of their own; one of some is due to be looked at."""
    with closing(sqlite3.connect(path)) as connection:
        (step,) = connection.execute("SELECT max(id) FROM game_table").fetchone()
        connection.execute("CREATE TEMP TABLE copy (by INTEGER)")
        connection.executemany("INSERT INTO copy VALUES (?)", [(number * step,) for number in range(1, times)])
        for name in ("game_table", *_OF_TABLES):
            columns: list[str] = [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
            values = ", ".join(_CHANGED.get(f"{name}.{column}", _CHANGED.get(column, column)) for column in columns)
            names = ", ".join(columns)
            connection.execute(f"INSERT INTO {name} ({names}) SELECT {values} FROM {name}, temp.copy")
        connection.execute("UPDATE game_table SET due = 0 WHERE id % ? = 0", (DUE,))
        connection.commit()


_OF_TABLES: Final = ("seat", "entry", "checkpoint", "delivery", "sitting")
_CHANGED: Final = {
    "game_table.id": "id + by",
    "game_table.channel": f"channel + {LIVE_FROM} + by",
    "table_id": "table_id + by",
    "interaction": "NULL",
}
"""What is another thing in a copy of a row."""
