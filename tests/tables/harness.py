"""A table service over a real file, with a clock under the test's control, and people who play at its tables."""

import asyncio
import random
from collections.abc import AsyncGenerator, Awaitable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from functools import cache, reduce
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from bot.tables.automatic.background import SingleOptions, TurnTimer
from bot.tables.practice import secret_of_lesson
from bot.tables.service import TableService
from bot.tables.state.refusal import Refusal, Why
from bot.tables.state.table import PRIVATE, Actor, LiveTable, SeatView
from bot.tables.watchdogs.held import HeldLoop
from games.core.chance import SeededChance
from games.core.conformance import sample
from games.core.contract import AnyGame, Move, Pick
from games.core.strength import Strength, choose
from storage import Journal, Lifecycle, Status
from tests.storage.lines import file_of_version

GUILD = 1
NOBODY = -1
"""The id of no person."""
SETTLED_AFTER = 20
"""Questions to the journal, several times as many as any background task asks for one step."""


def account(name: str) -> int:
    """Return the Discord id of the person of this name: as long as a real one, so that no digest has it by chance."""
    return 10**18 + int.from_bytes(name.encode(), "big") % 10**18


class ManualClock:
    """A clock that a test moves on. Sleepers wake when their time has passed."""

    def __init__(self, start: int = 1_800_000_000) -> None:
        self._now = start
        self._wrong = 0
        self._sleepers: list[tuple[float, asyncio.Event]] = []

    def now(self) -> int:
        return self._now + self._wrong

    def monotonic(self) -> float:
        return self._now

    def jump(self, seconds: int) -> None:
        """Move the clock as somebody who sets it does: no time passes."""
        self._wrong += seconds

    async def sleep(self, seconds: float) -> None:
        woken = asyncio.Event()
        self._sleepers.append((self._now + seconds, woken))
        await woken.wait()

    def advance(self, seconds: int) -> None:
        self._now += seconds
        for moment, woken in self._sleepers:
            if moment <= self._now:
                woken.set()
        self._sleepers = [(moment, woken) for moment, woken in self._sleepers if not woken.is_set()]

    async def ahead_to_next(self) -> None:
        """Let every task run until it waits, then wake the sleeper with the shortest time left."""
        for _ in range(50):
            await asyncio.sleep(0.001)
            if self._sleepers:
                break
        else:
            raise AssertionError("nobody sleeps")
        self.advance(-int(-(min(moment for moment, _ in self._sleepers) - self._now) // 1))


class QuickClock(ManualClock):
    """A clock on which waiting takes no time."""

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(0)


class DirectChooser:
    """Chooses moves at once, in this process, and remembers the views it was given."""

    def __init__(self) -> None:
        self.shown: list[SeatView] = []

    async def choose_move(self, game: AnyGame, seat_view: SeatView, rng: bytes, strength: Strength) -> Move:
        self.shown.append(seat_view)
        return choose(game, seat_view.view, seat_view.choices, SeededChance(rng, 0), strength, 0.1)


@cache
def new_file() -> bytes:
    """Return a new, empty database. It is made once and copied, as each of hundreds of tests needs its own."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "new.sqlite3"
        file_of_version(path)
        return path.read_bytes()


class TableHarness:
    """A table service and its file. `service` is None while it is closed."""

    def __init__(self, path: Path, games: Mapping[str, AnyGame], clock: ManualClock | None = None) -> None:
        self.path = path
        self.games = dict(games)
        self.clock = clock or ManualClock()
        self.held: HeldLoop | None = None
        self.service: TableService
        self.changes: list[LiveTable] = []
        self._interaction = 1000
        self._stack: AsyncExitStack

    async def open(self) -> None:
        self._stack = AsyncExitStack()
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))  # in the order of asking, for `settle`
        if not self.path.exists():
            self.path.write_bytes(new_file())
        journal = await self._stack.enter_async_context(Journal.opened(self.path))
        self.service = TableService(self.games, journal, self.clock, self.held)
        self.service.listeners += [self.changes.append, agree]

    async def close(self) -> None:
        await self._stack.aclose()

    async def again(self) -> None:
        """Restart the program: only the file is left."""
        await self.close()
        await self.open()

    async def reloaded(self, number: int) -> LiveTable:
        """Restart the program, and return the table of this number as it is then."""
        await self.again()
        return await self.service.repository.table(number)

    async def settle(self) -> None:
        """Let every task run until it waits for the clock or for somebody, however busy the machine is.

        The journal and the thread for other work take one thing after another, so what was asked for earlier is done
        before each of these questions is answered.
        """
        for _ in range(SETTLED_AFTER):
            await asyncio.to_thread(bool)
            await self.service.journal.keep_private_channel(NOBODY, None)
            await self.service.journal.person(NOBODY)
            for _ in range(5):
                await asyncio.sleep(0)

    async def later(self, seconds: float) -> None:
        """Let time pass, and all that waits for it be done."""
        await self.settle()
        self.clock.advance(int(seconds))
        await self.settle()

    @asynccontextmanager
    async def attended(self, *background_tasks: Any) -> AsyncGenerator[None]:
        """Run these background tasks meanwhile, by default those that play for people."""
        usual = (SingleOptions(self.service), TurnTimer(self.service, self.clock))
        tasks = [asyncio.create_task(background_task.run()) for background_task in background_tasks or usual]
        await self.settle()
        yield
        assert not any(task.done() for task in tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def click(self) -> int:
        """Return the id of a new interaction."""
        self._interaction += 1
        return self._interaction

    async def person(self, name: str, *, moderator: bool = False, of: int = GUILD) -> Actor:
        """Return the person who acts; a moderator moderates the server `of`."""
        return await self.service.people.greet(account(name), name, "en", moderates=of if moderator else None)

    async def lobby(
        self, *names: str, computers: int = 0, channel: int = 7, game: str = "market", **given: Any
    ) -> LiveTable:
        """Open a table by the first person, with everybody seated in this order, then the computers."""
        options = given.pop("options", {})
        people = [await self.person(name) for name in names]
        table = await self.service.open(
            people[0], game, options, guild=GUILD, channel=channel, locale="en", interaction=self.click(), **given
        )
        for person in people[1:]:
            await self.service.join(table, person, self.click())
        for _ in range(computers):
            await self.service.add_computer(table, people[0], self.click())
        return table

    async def playing(self, *names: str, **given: Any) -> LiveTable:
        """Open a table and deal."""
        table = await self.lobby(*names, **given)
        await self.service.start(table, await self.person(names[0]), self.click())
        return table

    async def ended(self, *names: str, rng: random.Random | None = None, **given: Any) -> LiveTable:
        """Open a table, and play it to its end as `play_out` does."""
        table = await self.playing(*names, **given)
        await self.play_out(table, names, rng)
        return table

    async def lesson(self, game: AnyGame) -> LiveTable:
        """Open a game's lesson, as `learn` does."""
        self.games[game.key] = game
        learner, practice = await self.person("Ana"), game.practice
        chosen = {field: str(value).lower() for field, value in game.Options.presets[practice.preset].items()}
        table = await self.service.open(
            learner,
            game.key,
            chosen,
            guild=PRIVATE,
            channel=self.click(),
            locale="en",
            interaction=self.click(),
            secret=secret_of_lesson(game),
        )
        await self.service.start_alone(table, learner, Strength.EASY, practice.seats)
        return table

    async def move(
        self, table: LiveTable, who: str | int, move: Move | str | None = None, rng: random.Random | None = None
    ) -> None:
        """Let a person, or whoever has a seat, make this move or the one of this text; else one as `some_move` does."""
        seat = who if isinstance(who, int) else None
        if isinstance(move, str):
            move = table.play.vocabulary.parse(move)
        if seat is not None and table.seats[seat].person is None:
            await self.service.move_for(table, seat, move or some_move(table.look(seat), rng), number=table.last)
            return
        actor = await self.person(who if isinstance(who, str) else (await self.service.people.at(table))[who].name)
        move = move or some_move((await self.service.look(table, actor))[1], rng)
        await self.service.move(table, actor, move, interaction=self.click())

    async def keep_all(self, table: LiveTable, names: Sequence[str]) -> None:
        """Let everybody make the toy game's first choice, so that the first seat is to show."""
        for name in names:
            await self.move(table, name)

    async def play_out(self, table: LiveTable, names: Sequence[str], rng: random.Random | None = None) -> int:
        """Let people make moves until the table is over; return how many moves were made."""
        moves = 0
        while table.row.status == "playing":
            for name in names:
                actor = await self.person(name)
                _, seat_view = await self.service.look(table, actor)
                if seat_view.choices:
                    await self.service.move(table, actor, some_move(seat_view, rng), interaction=self.click())
                    moves += 1
        return moves


async def why_refused(act: Awaitable[object]) -> Why:
    """Return why an act is refused."""
    with pytest.raises(Refusal) as refused:
        await act
    return refused.value.why


def agree(table: LiveTable) -> None:
    """Check that a table's entries can follow one another, and lead to its row and seats."""
    if table.damage is not None:
        return
    lifecycle = reduce(Lifecycle.apply, table.entries, Lifecycle())
    assert lifecycle == table.lifecycle
    assert [state.occupant for state in lifecycle.seats] == [row.sitter for row in table.seats]
    match table.row.status:
        case Status.OVER:
            assert lifecycle.status is Status.PLAYING
        case Status.CANCELLED:
            assert not lifecycle.live
        case status:
            assert lifecycle.status is status


def some_move(seat_view: SeatView, rng: random.Random | None = None) -> Move:
    """Return a legal move: the last one listed, or a random one with `rng`."""
    choice = rng.choice(seat_view.choices) if rng else seat_view.choices[-1]
    if isinstance(choice, Pick):
        if choice.weights:  # the lightest may be too few
            return sample(choice, SeededChance(bytes(32), 0))
        return choice.make(rng.sample(choice.pool, choice.least) if rng else choice.pool[: choice.least])
    return choice
