"""SIGKILL during operations on the whole file: deletion of personal data, backup, migration."""

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from bot.discord.messages.controls import OwnAction
from bot.fake_discord import Actor, FakeDiscord, NotAnswered, NotPossible
from bot.presentation.texts import bot_localizer
from games.core.localizer import nearest_locale
from storage import Change, EntryKind, Journal, NewEntry, StorageError
from storage.schema import MIGRATIONS
from tests.faults.bots import environment, finished, first_traceback, running
from tests.faults.check import Report, Trial
from tests.faults.players import group_at, plainest
from tests.storage.lines import file_of_version, opening

TABLES: Final = 40
"""Tables of a file that is copied or brought up to date."""
ENTRIES: Final = 50
BODY: Final = 4000
"""Letters of an entry there, so that the file takes a moment to copy."""
_OPEN: Final = """
import asyncio, pathlib, sys
from storage import Journal
async def main():
    print("now", flush=True)
    async with Journal.opened(pathlib.Path(sys.argv[1])):
        print("done", flush=True)
asyncio.run(main())
"""


# Forgetting


async def forgetting(trial: Trial, times: int, report: Report) -> None:
    """Kill the bot while somebody asks to be forgotten: once it said so, nothing of them is in the file."""
    folder, rng = trial.place("forget"), trial.rng("forget")
    database = folder / "forget.sqlite3"
    async with (
        FakeDiscord(check=False, rate_limits=False, log=False) as fake_discord,
        running(trial, fake_discord, database) as bot,
    ):
        for number in range(times):
            guests = group_at(fake_discord, plainest(2), 2)
            guest = guests.people[1]
            guest.person.name = f"Zdravka-{number}-Unmistakable"
            await guests.seated()
            asking = asyncio.create_task(forgotten(guest))
            await asyncio.sleep(rng.uniform(0.0, 0.08))
            await bot.kill()
            report.count("kills")
            asking.cancel()
            told = (await asyncio.gather(asking, return_exceptions=True))[0] is True
            if told:
                traces = _traces(database, guest)
                report.demand(
                    not traces, f"traces of a person who was told they are forgotten, before a kill: {traces}"
                )
            await bot.start()
            while not told:
                told = await forgotten(guest)
            traces = _traces(database, guest)
            report.demand(not traces, f"traces of a person forgotten after a kill: {traces}")
        report.demand(
            not bot.tracebacks, f"after kills in forgetting the log has a traceback: {first_traceback(bot.log)}"
        )


async def forgotten(person: Actor) -> bool:
    """Ask to be forgotten and confirm. Return whether the bot said that it is done."""
    try:
        asked = await person.command("general", "mehana forget")
        assert asked.message is not None
        sure = next(
            part["custom_id"] for part in asked.message.controls if part["custom_id"] == f"own:{OwnAction.FORGOTTEN}"
        )
        answer = await person.click(asked.message, sure)
    except (NotAnswered, NotPossible):
        return False
    told = bot_localizer(nearest_locale(person.locale))("forgotten")
    return answer.message is not None and told in answer.message.text


def _traces(database: Path, person: Actor) -> list[str]:
    """Return where the files of the database contain the person's name or id."""
    marks = {"name": person.name.encode(), "number": person.id.to_bytes(8, "big"), "digits": str(person.id).encode()}
    files = {path.name: path.read_bytes() for path in sorted(database.parent.glob(f"{database.name}*"))}
    return [f"{what} in {name}" for name, data in files.items() for what, mark in marks.items() if mark in data]


# Copying


async def backing_up(trial: Trial, times: int, report: Report) -> None:
    """Kill `mehana backup`: its target is a whole copy or does not exist."""
    folder, rng = trial.place("backup"), trial.rng("backup")
    database = folder / "origin.sqlite3"
    await _filled(database)
    wanted = await contents(database)
    began = time.monotonic()
    status, said = await finished(trial, "backup", str(folder / "whole"), database=database)
    lasts = time.monotonic() - began
    report.demand(status == 0, f"mehana backup ends with {status}: {said}")
    for number in range(times):
        target = folder / f"copy-{number}"
        process = await asyncio.create_subprocess_exec(
            *trial.python,
            *("-m", "bot", "backup", str(target)),
            env=environment(database, ""),
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )
        # Most of the time goes into starting; what matters comes at the end.
        await asyncio.sleep(lasts * rng.uniform(0.6, 1.0))
        await _killed(process, report)
        if target.exists():
            report.count("backups whole")
            whole = await _same(target, wanted)
            report.demand(whole, f"backup {number} was killed and its copy is not whole")
    status, said = await finished(trial, "backup", str(folder / "after"), database=database)
    report.demand(status == 0, f"after kills mehana backup ends with {status}: {said}")
    report.demand(await _same(database, wanted), "kills of mehana backup changed the file itself")


# Bringing up to date


async def migrating(trial: Trial, times: int, report: Report) -> None:
    """Kill the migration of a database of the previous version: the next start loses nothing."""
    folder, rng = trial.place("migration"), trial.rng("migration")
    present, before = folder / "present.sqlite3", folder / "before.sqlite3"
    await _filled(present)
    _set_back(present, before)
    stories = _stories(await contents(present)) if len(MIGRATIONS) > 1 else {}
    lasts, wanted = 0.0, dict[int, Any]()
    for number in range(times + 1):
        path = folder / f"file-{number}.sqlite3"
        path.write_bytes(before.read_bytes())
        process = await asyncio.create_subprocess_exec(
            *trial.python, *("-c", _OPEN, str(path)), stdout=asyncio.subprocess.PIPE, env=environment(path, "")
        )
        assert process.stdout is not None
        await process.stdout.readline()
        began = time.monotonic()
        if number == 0:  # how long it takes when nobody interrupts it
            await process.stdout.readline()
            lasts = time.monotonic() - began
            await process.communicate()
        else:
            await asyncio.sleep(lasts * rng.uniform(0.0, 1.0))
            await _killed(process, report)
        try:
            found = await contents(path)
        except Exception as problem:  # noqa: BLE001 - whatever stops the next start is what is looked for
            report.wrong.append(f"after a kill in a migration the file cannot be opened: {problem}")
            continue
        if number == 0:
            wanted = found
            report.demand(_stories(found) == stories, "a migration has lost something")
        report.demand(found == wanted, "after a kill in a migration the file has lost something")


def _stories(found: dict[int, Any]) -> dict[int, Any]:
    """Return the entries of tables."""
    return {number: record.entries for number, record in found.items()}


def _set_back(present: Path, before: Path) -> None:
    """Write the same rows in the schema before the last migration."""
    file_of_version(before, len(MIGRATIONS) - 1)
    with closing(sqlite3.connect(before)) as old:
        old.execute("ATTACH ? AS present", (str(present),))
        shared = (
            "SELECT name FROM main.sqlite_master INTERSECT SELECT name FROM present.sqlite_master WHERE type = 'table'"
        )
        names = [row[0] for row in old.execute(shared)]
        for name in names:
            if name.startswith("sqlite_"):
                continue
            columns = ", ".join(row[1] for row in old.execute(f"PRAGMA main.table_info({name})"))
            old.execute(f"INSERT INTO main.{name} ({columns}) SELECT {columns} FROM present.{name}")
        old.commit()


# Shared


async def _killed(process: asyncio.subprocess.Process, report: Report) -> None:
    if process.returncode is None:
        process.kill()
        report.count("kills")
    else:
        report.count("kills too late")
    await process.communicate()


async def _filled(path: Path) -> None:
    """Create a database that is large enough for work on it to take a moment."""
    async with Journal.opened(path) as journal:

        async def fill(channel: int) -> None:
            owner = await journal.meet(channel + 1, f"Host {channel}", "en")
            table = (await journal.open_table(opening(owner.id, channel))).id
            for number in range(1, ENTRIES + 1):
                entry = NewEntry(kind=EntryKind.MOVE, seat=0, body="x" * BODY, at=number)
                await journal.append(table, number, entry, Change(checkpoint=bytes(100)))

        await asyncio.gather(*(fill(channel) for channel in range(TABLES)))


async def _same(path: Path, wanted: dict[int, Any]) -> bool:
    """Return whether a file is whole and has these tables."""
    try:
        return await contents(path) == wanted
    except StorageError:
        return False


async def contents(path: Path) -> dict[int, Any]:
    """Return all live tables of a file with all that is held about them. Raise `StorageError` if it is damaged."""
    async with Journal.opened(path) as journal:
        return {table: await journal.load(table) for table in await journal.tables_under(1)}
