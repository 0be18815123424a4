"""Thousands of open tables: a start as quick as with none, little memory, and an event loop that never stands still."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bot.host.clock import WallClock
from bot.host.host import Host
from bot.host.table import numbers_right
from bot.prove import pulse
from bot.prove.bots import Bot, first_traceback
from bot.prove.parties import numbered, party_at, plainest
from bot.standin import Standin
from games.core.catalogue import find_games
from games.core.chance import SeededChance
from games.core.conformance import sample
from storage import Delivery, Journal

if TYPE_CHECKING:
    import random

    from bot.prove.check import Trial
    from games.core.contract import AnyGame

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


async def crowd(trial: Trial) -> None:
    """Start a bot over a file with many open tables, and one over a file with none."""
    report, tables = trial.report, trial.much(500, 10_000)
    full, empty = trial.folder / "full.sqlite3", trial.folder / "empty.sqlite3"
    originals = await _opened(full, trial.luck("crowd"))
    multiplied(full, tables // originals)
    async with Standin(check=False, rate_limits=False, log=False) as standin:
        alone = await _started(trial, standin, empty, sweeps=0)
        beside = await _started(trial, standin, full, sweeps=0 if trial.quick else SWEEPS)
    report.count("open tables", tables)
    for name, value in beside.items():
        report.figures[name] = value
    for name in ("ready s of work", "MiB"):
        report.figures[f"{name} / without tables"] = round(beside[name] / alone[name], 2)
    ready, memory, busiest = beside["ready s of work"], beside["MiB"], beside["longest pause, ms of work"]
    report.demand(ready <= READY_WITHIN, f"ready after {ready:.3g} s of work")
    report.demand(memory <= MOST_MEMORY, f"{memory:.0f} MiB")
    report.demand(busiest <= LONGEST_PAUSE, f"the event loop stands still for {busiest:.0f} ms of work")


async def _started(trial: Trial, standin: Standin, database: Path, *, sweeps: int) -> dict[str, float]:
    """Start a bot, let a table be opened beside the others, wait for sweeps, and return its figures."""
    began = time.monotonic()
    bot = Bot(trial, standin, database, module="bot.prove.pulse")
    await bot.start()
    try:
        figures = {"ready s": time.monotonic() - began, "ready s of work": _worked(bot.process.pid)}
        guests = party_at(standin, plainest(2), 2)
        await guests.seated(60)
        trial.report.demand(guests.post is not None and numbered(guests.post) is not None, "no table can be opened")
        await asyncio.sleep(2 + sweeps * 11)
        figures["MiB"] = _resident(bot.process.pid)
    finally:
        await bot.kill()
    trial.report.demand(not bot.tracebacks, f"the log has a traceback: {first_traceback(bot.log)}")
    pause, busiest = pulse.pauses(bot.log)
    trial.report.demand(busiest > 0, "the pulse was not told")
    return figures | {"longest pause, ms": pause, "longest pause, ms of work": busiest}


def _worked(pid: int) -> float:
    """Return the seconds that a process, without its children, has been at work."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _resident(pid: int) -> float:
    """Return the memory of a process, without its children, in MiB."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


async def _opened(path: Path, luck: random.Random) -> int:
    """Write a file with a table of each game in mid-play, of which everything has been shown; return how many."""
    games = find_games()
    async with Journal.opened(path) as journal:
        host = Host(games, journal, WallClock())
        for place, game in enumerate(games.values()):
            await _one(host, game, place, luck)
    return len(games)


async def _one(host: Host, game: AnyGame, place: int, luck: random.Random) -> None:
    seats = min(numbers_right(game, game.Options()))
    people = [await host.greet(100 * place + seat + 1, f"P{place}.{seat}", "en") for seat in range(seats)]
    number = 1000 * place + 1
    table = await host.open(
        people[0], game.key, {}, guild=1, channel=place + 1, locale="en", interaction=number, pace=86_400
    )
    for seat, person in enumerate(people[1:], start=1):
        await host.join(table, person, number + seat)
    await host.start(table, people[0], number + 50)
    chance = SeededChance(luck.randbytes(32), 0)
    for step in range(MOVES):
        for person in people:
            _, sight = await host.look(table, person)
            if sight.choices and table.row.status.live:
                move = sample(luck.choice(sight.choices), chance)
                await host.move(table, person, move, interaction=number + 100 + step)
                break
    for row in (None, *table.seats):
        await host.delivered(
            table,
            Delivery(-1, table.last, message=1, channel=place + 1)
            if row is None
            else Delivery(row.seat, table.last, row.person, 2, 2),
        )


def multiplied(path: Path, times: int) -> None:
    """Have each table of a file there so many times, in channels of their own; one of some is due to be looked at."""
    with closing(sqlite3.connect(path)) as connection:
        (step,) = connection.execute("SELECT max(id) FROM game_table").fetchone()
        connection.execute("CREATE TEMP TABLE copy (by INTEGER)")
        connection.executemany("INSERT INTO copy VALUES (?)", [(number * step,) for number in range(1, times)])
        for name in ("game_table", *_OF_TABLES):
            columns: list[str] = [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
            values = ", ".join(_CHANGED.get(f"{name}.{one}", _CHANGED.get(one, one)) for one in columns)
            names = ", ".join(columns)
            connection.execute(f"INSERT INTO {name} ({names}) SELECT {values} FROM {name}, temp.copy")  # noqa: S608 - the schema's own names
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
