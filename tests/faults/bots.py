"""The bot in its own process: started as a user starts it, then stopped or killed."""

import asyncio
import os
import re
import signal
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

from bot.fake_discord import FakeDiscord
from tests.faults.check import Trial

STARTS_WITHIN: Final = 60.0
"""Seconds a bot may take to connect, on a busy machine as well."""
ENDS_WITHIN: Final = 5.0
"""Seconds for which a process that the bot started may outlive it."""
_TRACEBACK: Final = re.compile(r'Traceback \(most recent call last\):\n(?!  File "<string>", line 1, in <module>\n)')
"""A traceback, except the one Python prints in a worker that was starting when its bot was killed."""


class Bot:
    """One bot on one database, run as `module`. `log` is what its processes have written to standard error so far."""

    def __init__(
        self, trial: Trial, fake_discord: FakeDiscord, database: Path, *, module: str = "bot", **settings: str
    ) -> None:
        self.database = database
        self.log = ""
        self.fake_discord = fake_discord
        self._command = (*trial.python, "-m", module)
        self._environment = environment(database, fake_discord.url) | settings
        self._process: asyncio.subprocess.Process | None = None
        self._reading: asyncio.Task[None] | None = None

    @property
    def process(self) -> asyncio.subprocess.Process:
        """The process that runs now, or ran last."""
        assert self._process is not None, "it was never started"
        return self._process

    @property
    def tracebacks(self) -> int:
        """How many tracebacks the log has, except of processes that never started."""
        return len(_TRACEBACK.findall(self.log))

    async def start(self, *, wait: bool = True) -> None:
        """Run `mehana run`; return when it is connected to the gateway. Raise `RuntimeError` if it ends first."""
        self._process = await asyncio.create_subprocess_exec(
            *self._command,
            "run",
            env=self._environment,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )
        self._reading = asyncio.create_task(self._read(self._process))
        if wait:
            await self.connected()

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        assert process.stderr is not None
        while chunk := await process.stderr.read(1 << 16):
            self.log += chunk.decode(errors="replace")

    async def connected(self) -> None:
        """Return when it is connected to the gateway. Raise `RuntimeError` if it ends first."""
        async with asyncio.timeout(STARTS_WITHIN):
            while not self.fake_discord.gateway.connected:
                if self.process.returncode is not None:
                    raise RuntimeError(f"the bot ended with status {self.process.returncode}: {self.log[-300:]}")
                await asyncio.sleep(0.01)

    async def kill(self) -> None:
        """Kill it with SIGKILL; return when the fake Discord has noticed."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> int:
        """Stop it with SIGTERM, as a service manager does; return its exit status."""
        await self._end(signal.SIGTERM)
        return self.process.returncode or 0

    async def _end(self, number: int) -> None:
        with suppress(ProcessLookupError):
            self.process.send_signal(number)
        await self.process.wait()
        if self._reading is not None:
            # A worker that is still starting may hold the pipe a moment longer than its bot.
            await asyncio.wait({self._reading}, timeout=ENDS_WITHIN)
            self._reading.cancel()
        await self.fake_discord.wait_for(lambda: not self.fake_discord.gateway.connected)

    def worked(self) -> float:
        """Return the seconds of CPU that its own process has used, as Linux tells them."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def resident(self) -> float:
        """Return the MiB of memory that its own process has."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20

    def workers(self) -> list[int]:
        """Return the ids of its worker processes."""
        return [child for child in children(self.process.pid) if "spawn_main" in command_line(child)]


@asynccontextmanager
async def running(trial: Trial, fake_discord: FakeDiscord, database: Path, **settings: str) -> AsyncGenerator[Bot]:
    """Run a bot, and kill it at the end if it still runs."""
    bot = Bot(trial, fake_discord, database, **settings)
    await bot.start()
    try:
        yield bot
    finally:
        if bot.process.returncode is None:
            await bot.kill()


def environment(database: Path, fake_discord: str) -> dict[str, str]:
    """Return the environment of a bot on this database, against the fake Discord at this address."""
    return {
        **os.environ,
        "MEHANA_TOKEN": "any",
        "MEHANA_DATABASE": str(database),
        "MEHANA_FAKE_DISCORD": fake_discord,
        "MEHANA_PAUSE_FACTOR": "0.02",
        "MEHANA_LOG": "INFO",
    }


def first_traceback(log: str) -> str:
    """Return the beginning of the first traceback in a log, or an empty text."""
    found = _TRACEBACK.search(log)
    return log[found.start() :][:3500] if found else ""


def children(pid: int) -> list[int]:
    """Return the children of a process, from /proc; none if it is gone."""
    try:
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []


def command_line(pid: int) -> str:
    """Return the command line of a process; empty if it is gone or a zombie."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    except OSError:
        return ""


async def gone(pids: list[int], within: float) -> bool:
    """Wait until these processes have ended; return whether they did in time."""
    with suppress(TimeoutError):
        async with asyncio.timeout(within):
            while any(command_line(pid) for pid in pids):
                await asyncio.sleep(0.02)
    return not any(command_line(pid) for pid in pids)
