"""Looks at all that Mehana needs, and says in plain words what is wrong and what to do about it."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import stat
import time
from contextlib import closing
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

import aiohttp
import discord
import msgspec

from bot.app import pointed_at
from bot.cli.channels import Finding, Waiting, channels_examined
from bot.settings import SettingsError, read_settings
from storage.schema import MIGRATIONS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.settings import Settings

DISCORD: Final = "https://discord.com"
LEAST_FREE: Final = 256 << 20
"""Bytes of disk below which something should be done."""
MOST_DRIFT: Final = 5.0
"""Seconds the clock may differ from Discord's; answers are due within three."""
PATIENCE: Final = 10.0
"""Seconds to wait for an answer of Discord's."""
LONGEST: Final = 120.0
"""Seconds for looking at all servers."""


class _User(msgspec.Struct):
    """A user as Discord tells of it."""

    username: str = ""


async def run_checks() -> list[Finding]:
    """Look at settings, token, permissions, database, disk and clock."""
    try:
        settings = read_settings()
    except SettingsError as problem:
        return [Finding(False, str(problem))]
    found = [Finding(True, "the settings can be read"), *_secret_kept(Path.cwd() / ".env")]
    found += await asyncio.to_thread(lambda: [*_database(settings.database), *_disk(settings.database)])
    found += await _discord(settings)
    return found


def _waiting(path: Path) -> list[Waiting]:
    """Return the live tables of servers, those whose channel is not known to be gone."""
    query = (
        "SELECT id, channel, guild FROM game_table WHERE guild <> 0 AND status IN ('lobby', 'playing', 'paused')"
        " AND coalesce((SELECT kind FROM entry WHERE table_id = id AND kind IN ('lost', 'place')"
        " ORDER BY number DESC LIMIT 1), '') <> 'lost' ORDER BY id"
    )
    try:
        with closing(sqlite3.connect(path.absolute().as_uri() + "?mode=ro", uri=True)) as connection:
            return [Waiting(*row) for row in connection.execute(query)]
    except sqlite3.Error:  # what is wrong with the file is said elsewhere
        return []


def _secret_kept(file: Path) -> Iterator[Finding]:
    if file.exists() and file.stat().st_mode & (stat.S_IRGRP | stat.S_IROTH):
        yield Finding(False, f"others on this machine can read the token in {file}: chmod 600 {file}")


def _database(path: Path) -> Iterator[Finding]:
    if not path.exists():
        if not path.absolute().parent.is_dir():
            yield Finding(False, f"the folder of the database {path} is not there: make it, or change MEHANA_DATABASE")
        else:
            yield Finding(True, f"there is no database at {path} yet; the first run makes it")
        return
    try:
        with closing(sqlite3.connect(path.absolute().as_uri() + "?mode=ro", uri=True)) as connection:
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            damage = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            if version > len(MIGRATIONS):
                yield Finding(
                    False, f"the database has schema {version}, this program knows up to {len(MIGRATIONS)}: upgrade it"
                )
                return
            if damage != "ok":
                yield Finding(False, f"the database is damaged ({damage}): go back to a backup")
                return
            live = "SELECT count(*) FROM game_table WHERE status NOT IN ('over', 'cancelled')"
            count = connection.execute(live).fetchone()[0] if version else 0
            frozen = connection.execute("SELECT count(*) FROM game_table WHERE status = 'frozen'").fetchone()[0]
    except sqlite3.Error as error:
        yield Finding(False, f"the database at {path} cannot be read ({error}): is it the right file, and readable?")
        return
    newer = "" if version == len(MIGRATIONS) else f"; the next run brings it from schema {version} to {len(MIGRATIONS)}"
    yield Finding(True, f"the database is whole, with {count} live tables{newer}")
    if frozen:
        yield Finding(False, f"{frozen} tables are frozen: their journals do not replay; /mehana cancel closes them")


def _disk(path: Path) -> Iterator[Finding]:
    folder = next((one for one in (path.absolute().parent, Path.cwd()) if one.is_dir()), Path.cwd())
    free = shutil.disk_usage(folder).free
    wanted = max(LEAST_FREE, 2 * path.stat().st_size if path.exists() else 0)
    words = f"{free >> 20} MiB are free where the database is"
    yield Finding(free >= wanted, words if free >= wanted else f"only {words}: make room, {wanted >> 20} MiB at least")


async def _discord(settings: Settings) -> list[Finding]:
    if not settings.token:
        return [Finding(False, "there is no token: put MEHANA_TOKEN=… into .env (see .env.example)")]
    base = f"{settings.fake_discord or DISCORD}/api/v10"
    timeout = aiohttp.ClientTimeout(total=PATIENCE)
    try:
        async with aiohttp.ClientSession(
            timeout=timeout, headers={"Authorization": f"Bot {settings.token}"}, trust_env=True
        ) as session:
            async with session.get(f"{base}/users/@me") as answer:
                status, told = answer.status, answer.headers.get("Date", "")
                who = msgspec.json.decode(await answer.read(), type=_User) if status == 200 else _User()
            if status == 401:
                return [Finding(False, "Discord does not know this token: reset it and put the new one into .env")]
            if status != 200:
                return [Finding(False, f"Discord answered with status {status}: try again in a while")]
    except (aiohttp.ClientError, TimeoutError, OSError, msgspec.MsgspecError) as problem:
        return [
            Finding(False, f"Discord cannot be reached ({type(problem).__name__}): is this machine on the network?")
        ]
    found = [Finding(True, f"the token is right: the bot is {who.username}"), *_clock(told)]
    waiting = await asyncio.to_thread(_waiting, settings.database)
    try:
        async with asyncio.timeout(LONGEST):
            with pointed_at(settings.fake_discord):
                return found + await channels_examined(settings.token, waiting)
    except (discord.DiscordException, aiohttp.ClientError, TimeoutError, OSError) as problem:
        told = f"Discord did not say what the bot may do ({type(problem).__name__}): try again in a while"
        return [*found, Finding(False, told)]


def _clock(told: str) -> list[Finding]:
    try:
        drift = time.time() - parsedate_to_datetime(told).timestamp()
    except ValueError:
        return []
    if abs(drift) <= MOST_DRIFT:
        return [Finding(True, "the clock is right")]
    way = "fast" if drift > 0 else "slow"
    return [
        Finding(False, f"the clock is {abs(drift):.0f} s {way}: let the machine keep time (timedatectl set-ntp true)")
    ]
