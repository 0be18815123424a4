"""`mehana doctor`: checks everything that Mehana needs, and says what is wrong and what to do about it."""

import asyncio
import shutil
import sqlite3
import stat
import time
from collections.abc import Collection, Iterator
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any, Final

import aiohttp
import discord
import msgspec

from bot.app import held_loop, pointed_at
from bot.cli.channels import Finding, Waiting, channels_examined
from bot.settings import RETIRED, Settings, SettingsError, read_settings
from games.core.catalogue import installed_games
from storage.files import reading
from storage.schema import MIGRATIONS, RESTORE

DISCORD: Final = "https://discord.com"
LEAST_FREE: Final = 256 << 20
"""Free bytes on disk below which the check fails."""
MOST_DRIFT: Final = 5.0
"""Seconds by which the clock may differ from Discord's; interactions have to be answered within three."""
REQUEST_TIMEOUT: Final = 10.0
"""Seconds for a request to Discord."""
SERVERS_TIMEOUT: Final = 120.0
"""Seconds for checking all servers."""


class _User(msgspec.Struct):
    """A user in Discord's API."""

    username: str = ""


async def run_checks() -> list[Finding]:
    """Check settings, token, permissions, database, disk and clock."""
    try:
        settings = read_settings()
    except SettingsError as problem:
        return [Finding(False, str(problem))]
    findings = [Finding(True, "the settings are valid"), *_token_private(Path.cwd() / ".env")]
    findings += [Finding(True, f"the setting {name} is called {RETIRED[name]} now") for name in settings.retired]
    findings += await asyncio.to_thread(
        lambda: [*_games(settings), *_database(settings.database), *_disk(settings.database)]
    )
    findings += await _discord(settings)
    findings += await _page(settings)
    return findings


def _games(settings: Settings) -> Iterator[Finding]:
    catalogue = installed_games(offered=settings.games)
    yield Finding(bool(catalogue.games), f"these games are offered: {', '.join(catalogue.games) or 'none'}")
    for key, reason in catalogue.left_out.items():
        yield Finding(False, f"the game {key} is left out: {reason}")
    for key, locales in catalogue.untranslated.items():
        yield Finding(True, f"the game {key} is not translated fully into {', '.join(locales)}: English stands in")
    held = held_loop(settings.database, catalogue)
    for what, note in {**held.games, **{f"table {number}": note for number, note in held.tables.items()}}.items():
        text = f"{what} is set aside: {note.function} held the bot; install another version of {note.game}"
        yield Finding(False, f"{text}, or delete the note in {held.path} and restart")
    for key, count in _without_game(settings.database, catalogue.games).items():
        yield Finding(False, f"{count} live tables wait for the game {key}: install it again, or let people close them")


def _without_game(path: Path, games: Collection[str]) -> dict[str, int]:
    """Return how many live tables there are of each game that is not offered."""
    query = (
        "SELECT game, count(*) FROM game_table WHERE status NOT IN ('over', 'cancelled') GROUP BY game ORDER BY game"
    )
    return {key: count for key, count in _rows(path, query) if key not in games}


def _waiting(path: Path) -> list[Waiting]:
    """Return the live tables in servers, except for those whose channel is known to be gone."""
    query = (
        "SELECT id, channel, guild FROM game_table WHERE guild <> 0 AND status IN ('lobby', 'playing', 'paused')"
        " AND coalesce((SELECT kind FROM entry WHERE table_id = id AND kind IN ('lost', 'place')"
        " ORDER BY number DESC LIMIT 1), '') <> 'lost' ORDER BY id"
    )
    return [Waiting(*row) for row in _rows(path, query)]


def _rows(path: Path, query: str) -> list[tuple[Any, ...]]:
    try:
        with reading(path) as connection:
            return connection.execute(query).fetchall()
    except sqlite3.Error:  # there is no database yet, or `_database` reports it
        return []


def _token_private(file: Path) -> Iterator[Finding]:
    if file.exists() and file.stat().st_mode & (stat.S_IRGRP | stat.S_IROTH):
        yield Finding(False, f"other users of this machine can read the token in {file}: chmod 600 {file}")


def _database(path: Path) -> Iterator[Finding]:
    if not path.exists():
        if not path.absolute().parent.is_dir():
            yield Finding(False, f"the folder of the database {path} is missing: create it, or set MEHANA_DATABASE")
        else:
            yield Finding(True, f"there is no database at {path} yet; the first run creates it")
        return
    try:
        with reading(path) as connection:
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            damage = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            if version > len(MIGRATIONS):
                yield Finding(
                    False,
                    f"the database has schema {version}, but this version supports at most {len(MIGRATIONS)}: upgrade",
                )
                return
            if damage != "ok":
                yield Finding(False, f"the database is damaged ({damage}): {RESTORE}")
                return
            live = "SELECT count(*) FROM game_table WHERE status NOT IN ('over', 'cancelled')"
            count = connection.execute(live).fetchone()[0]
            frozen = connection.execute("SELECT count(*) FROM game_table WHERE status = 'frozen'").fetchone()[0]
    except sqlite3.Error as error:
        yield Finding(False, f"the database at {path} cannot be read ({error}): check the path and its permissions")
        return
    latest = len(MIGRATIONS)
    older = "" if version == latest else f"; the next run migrates it from schema {version} to {latest}"
    yield Finding(True, f"the database is intact, with {count} live tables{older}")
    if frozen:
        yield Finding(False, f"{frozen} tables are frozen because they do not replay: close them with /mehana cancel")


def _disk(path: Path) -> Iterator[Finding]:
    folder = path.absolute().parent if path.absolute().parent.is_dir() else Path.cwd()
    free = shutil.disk_usage(folder).free
    needed = max(LEAST_FREE, 2 * path.stat().st_size if path.exists() else 0)
    text = f"{free >> 20} MiB are free on the database's disk"
    yield Finding(free >= needed, text if free >= needed else f"only {text}: free at least {needed >> 20} MiB")


async def _discord(settings: Settings) -> list[Finding]:
    if not settings.token:
        return [Finding(False, "there is no token: put MEHANA_TOKEN=… into .env (see .env.example)")]
    base = f"{settings.fake_discord or DISCORD}/api/v10"
    timeout = aiohttp.ClientTimeout(total=REQUEST_TIMEOUT)
    try:
        async with aiohttp.ClientSession(
            timeout=timeout, headers={"Authorization": f"Bot {settings.token}"}, trust_env=True
        ) as session:
            async with session.get(f"{base}/users/@me") as answer:
                status, date = answer.status, answer.headers.get("Date", "")
                user = msgspec.json.decode(await answer.read(), type=_User) if status == 200 else _User()
            if status == 401:
                return [Finding(False, "Discord rejected the token: reset it and put the new one into .env")]
            if status != 200:
                return [Finding(False, f"Discord answered with status {status}: try again later")]
    except (aiohttp.ClientError, TimeoutError, OSError, msgspec.MsgspecError) as problem:
        return [Finding(False, f"Discord cannot be reached ({type(problem).__name__}): check the network connection")]
    findings = [Finding(True, f"the token is valid: the bot is {user.username}"), *_clock(date)]
    waiting = await asyncio.to_thread(_waiting, settings.database)
    try:
        async with asyncio.timeout(SERVERS_TIMEOUT):
            with pointed_at(settings.fake_discord):
                return findings + await channels_examined(settings.token, waiting)
    except (discord.DiscordException, aiohttp.ClientError, TimeoutError, OSError) as problem:
        text = f"the bot's permissions could not be checked ({type(problem).__name__}): try again later"
        return [*findings, Finding(False, text)]


async def _page(settings: Settings) -> list[Finding]:
    """Check that the web page is reached at its public address, and that an Activity has all that it needs."""
    if not settings.web_url:
        return []
    timeout = aiohttp.ClientTimeout(total=REQUEST_TIMEOUT)
    host, port = settings.web_listen
    proxied = f"check the proxy, which has to pass requests on to {host}:{port}"
    findings: list[Finding] = []
    try:
        async with (
            aiohttp.ClientSession(timeout=timeout, trust_env=True) as session,
            session.get(f"{settings.web_url}/") as answer,
        ):
            ours = answer.status == 200 and "default-src 'none'" in answer.headers.get("Content-Security-Policy", "")
            text = f"the web page answers at {settings.web_url}"
            if not ours:
                text = f"{settings.web_url} answers with something else (status {answer.status}): {proxied}"
            findings.append(Finding(ours, text))
    except (aiohttp.ClientError, TimeoutError, OSError) as problem:
        text = f"the web page cannot be reached ({type(problem).__name__}): start the bot, and {proxied}"
        findings.append(Finding(False, text))
    if bool(settings.client_secret) != bool(settings.activity_sdk):
        missing = "MEHANA_ACTIVITY_SDK" if settings.client_secret else "MEHANA_CLIENT_SECRET"
        findings.append(Finding(False, f"the Activity also needs {missing} (see deploy/README.md)"))
    elif settings.activity_sdk is not None:
        module = settings.activity_sdk / "output" / "index.mjs"
        text = "the Activity's SDK is there" if module.is_file() else f"{module} is missing: unpack the package again"
        findings.append(Finding(module.is_file(), text))
    return findings


def _clock(date: str) -> list[Finding]:
    try:
        drift = time.time() - parsedate_to_datetime(date).timestamp()
    except ValueError:
        return []
    if abs(drift) <= MOST_DRIFT:
        return [Finding(True, "the clock is right")]
    way = "fast" if drift > 0 else "slow"
    return [Finding(False, f"the clock is {abs(drift):.0f} s {way}: synchronise it (timedatectl set-ntp true)")]
