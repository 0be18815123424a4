"""Strangers hold connections to the web page while a table plays: Discord is answered, and visitors are let in."""

import asyncio
import re
import socket
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import aiohttp

from bot.app import raise_file_limit
from bot.discord.messages.controls import Action
from bot.fake_discord import FakeDiscord
from tests.faults import loop_lag
from tests.faults.bots import Bot, first_traceback, running
from tests.faults.check import Trial, percentile
from tests.faults.checks.load import Watch, click
from tests.faults.players import PlayerGroup, group_at, plainest
from tests.people import used

FILES: Final = 1024
"""Files that the bot may have open here, which is as many as systems allow by themselves."""
FEW_FILES: Final = 200
"""The same in the quick run, which has fewer strangers."""
MOST_USED: Final = 0.85
"""The part of them that the bot may use."""
AGAIN_AFTER: Final = 3.0
"""Seconds after which a stranger who was disconnected comes again."""
SERVED_WITHIN: Final = 10.0
"""Seconds in which a visitor has the table on the page, and the bot is connected to Discord again."""
PAUSE: Final = 0.3
"""Seconds between two clicks."""
FULL: Final = "no more connections can be accepted"


@dataclass(frozen=True, slots=True)
class Address:
    """Where the page is."""

    host: str
    port: int

    @property
    def origin(self) -> str:
        """The address as an origin."""
        return f"http://{self.host}:{self.port}"

    def begun(self, kind: int) -> bytes:
        """Return what a stranger of a kind sends: nothing, some headers, half a body, or a handshake of no session."""
        head = f"Host: x\r\nOrigin: {self.origin}\r\n"
        upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        return (
            "",
            "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
            f'POST /session HTTP/1.1\r\n{head}Content-Length: 60\r\n\r\n{{"ticket": "',
            f"GET /s/1/socket HTTP/1.1\r\n{head}{upgrade}{key}Cookie: mehana=x\r\n\r\n",
        )[kind].encode()


async def strangers(trial: Trial) -> None:
    """Hold hundreds of connections while a table plays, it has to connect to Discord again, and a visitor comes."""
    report, rng = trial.report, trial.rng("strangers")
    raise_file_limit()
    files, number = (FEW_FILES, 300) if trial.quick else (FILES, 1500)
    seconds = 6 if trial.quick else 60
    limited = replace(trial, python=("sh", "-c", f'ulimit -n {files}; exec "$@"', "sh", *trial.python))
    with socket.create_server(("127.0.0.1", 0)) as free:
        address = Address(*free.getsockname())
    page = {"MEHANA_WEB_URL": address.origin, "MEHANA_WEB_LISTEN": f"{address.host}:{address.port}"}
    watch = Watch()
    async with FakeDiscord(check=False, rate_limits=False, log=False) as fake_discord:
        group = group_at(fake_discord, plainest(2), 2)
        database = trial.folder / "strangers.sqlite3"
        async with running(limited, fake_discord, database, module="tests.faults.loop_lag", **page) as bot:
            await group.seated(60)
            holding = [asyncio.create_task(_hold(address, kind % 4)) for kind in range(number)]
            await asyncio.sleep(AGAIN_AFTER)
            until, cut, most = time.monotonic() + seconds, False, 0
            while time.monotonic() < until:
                await group.brought_about()
                await click(group, rng, watch)
                most = max(most, _files_of(bot))
                if not cut and time.monotonic() > until - seconds / 2:
                    cut = True
                    report.demand(await _back(fake_discord), "the bot does not come back to Discord")
                await asyncio.sleep(PAUSE)
            await group.seated(60)
            served = await _visit(address, group)
            report.demand(not served, f"a visitor is not let in: {served}")
            for task in holding:
                task.cancel()
            await asyncio.gather(*holding, return_exceptions=True)
        pause, busiest = loop_lag.pauses(bot.log)
        report.figures |= {
            "strangers": number,
            "clicks": len(watch.took),
            "answer p50 s": percentile(watch.took, 0.5),
            "answer p99 s": percentile(watch.took, 0.99),
            "unanswered": watch.unanswered,
            "files open": most,
            "longest pause, ms": pause,
            "longest pause, ms of work": busiest,
        }
        report.demand(not watch.unanswered, f"{watch.unanswered} clicks were not answered")
        report.demand(len(watch.took) > 0, "nobody could click")
        report.demand(most <= MOST_USED * files, f"{most} of {files} files are open")
        report.demand(bot.log.count(FULL) <= 1 + seconds // 60, "that the files are used up is logged too often")
        report.demand(not bot.tracebacks, f"the log has a traceback: {first_traceback(bot.log)}")


async def _back(fake_discord: FakeDiscord) -> bool:
    """Ask the bot to connect to Discord again; return whether it does."""
    fake_discord.gateway.drop(politely=True)
    try:
        await fake_discord.wait_for(lambda: not fake_discord.gateway.connected, SERVED_WITHIN)
        await fake_discord.wait_for(lambda: fake_discord.gateway.connected, SERVED_WITHIN)
    except TimeoutError:
        return False
    return True


async def _hold(address: Address, kind: int) -> None:
    """Be a stranger who stays as long as the server lets them, and then comes again."""
    while True:
        with suppress(OSError):
            reader, writer = await asyncio.open_connection(address.host, address.port)
            try:
                writer.write(address.begun(kind))
                await reader.read()
            finally:
                writer.transport.abort()
        await asyncio.sleep(AGAIN_AFTER)


async def _visit(address: Address, group: PlayerGroup) -> str:
    """Open the table on the page; return what went wrong."""
    try:
        async with asyncio.timeout(SERVED_WITHIN), aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as client:
            ticket = urlsplit(await _link(group)).fragment
            origin = {"Origin": address.origin}
            async with client.post(f"{address.origin}/session", json={"ticket": ticket}, headers=origin) as answer:
                if answer.status != 200:
                    return f"status {answer.status}"
                session, cookie = (await answer.json())["at"], answer.cookies["mehana"].value
            headers = origin | {"Cookie": f"mehana={cookie}"}
            async with client.ws_connect(f"{address.origin}{session}/socket", headers=headers) as line:
                await line.send_json({"type": "hello"})
                while (await line.receive_json())["type"] != "update":
                    pass
    except (OSError, aiohttp.ClientError, TypeError, TimeoutError, LookupError) as problem:
        return f"{type(problem).__name__} {problem}"
    return ""


async def _link(group: PlayerGroup) -> str:
    """Press *Open the table* and return the link that comes back. Raise `LookupError` if there is none."""
    post = group.post
    answer = None if post is None else await used(group.owner, post, Action.PAGE)
    found = None if answer is None or answer.message is None else _url_in(answer.message.components)
    if found is None:
        raise LookupError("there is no link")
    return found


def _url_in(components: Sequence[dict[str, Any]]) -> str | None:
    found = re.search(r"'url': '([^']+)'", str(components))
    return None if found is None else found[1]


def _files_of(bot: Bot) -> int:
    """Return how many files the bot has open."""
    return len(list(Path(f"/proc/{bot.process.pid}/fd").iterdir()))
