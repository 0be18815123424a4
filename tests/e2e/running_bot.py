"""A bot at a fake Discord, and people who play by clicking what they are shown."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncGenerator, Awaitable, Generator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch

import msgspec
import pytest

from bot.app import assembled
from bot.discord.client import Mehana
from bot.discord.messages import answer as answers
from bot.fake_discord import Actor, Answer, Channel, FakeDiscord, Message, NotPossible
from bot.fake_discord.wire import point_at
from bot.settings import Settings
from bot.tables import people
from bot.tables.changes import seating
from bot.tables.state.fairness import bind
from bot.tables.state.table import LiveTable
from games.core.chance import SeededChance
from tests.people import hand_of, moves_in, use_some_control
from tests.tables.harness import ManualClock, new_file
from tests.toys import toys_in


@contextmanager
def dealt_with(rng: bytes, test: str) -> Generator[None]:
    """Deal the tables of this test by the random numbers of the run, so that they take the same course, as long, each time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(seating, "bind", lambda *_: bind(rng, [test]))
        yield


def timed_by(clock: ManualClock, running_bot: RunningBot, patch: pytest.MonkeyPatch) -> ManualClock:
    """Let the bot tell the time by this clock, and return it. What sleeps, sleeps as long as before."""
    patch.setattr(running_bot.bot.service.clock, "now", clock.now)
    patch.setattr(running_bot.bot.service.clock, "monotonic", clock.monotonic)
    return clock


ANSWERED_WITHIN = 30.0
"""Seconds within which an interaction is answered, on a busy machine. How quickly it is, the benchmarks measure."""


@asynccontextmanager
async def connected(bot: Mehana) -> AsyncGenerator[None]:
    """Run a bot from when it is ready; at the end it is closed. Raise what it ends with, if it ends by itself."""
    running = asyncio.create_task(bot.start("any"))
    ready = asyncio.create_task(bot.wait_until_ready())
    await asyncio.wait({running, ready}, return_when=asyncio.FIRST_COMPLETED)
    if running.done():
        running.result()
    await ready
    yield
    await bot.close()
    await running


class RunningBot:
    """The fake Discord with a bot connected to it. It defers no answer before `patience` seconds."""

    patience = ANSWERED_WITHIN

    def __init__(self, fake_discord: FakeDiscord, folder: Path, games: Path) -> None:
        self.fake_discord = fake_discord
        self.folder = folder
        self.games = games
        self.offered: tuple[str, ...] = ()
        self.bot: Mehana

    @property
    def settings(self) -> Settings:
        return Settings(
            token="any", database=self.folder / "test.sqlite3", log_level=0, pause_factor=0.02, games=self.offered
        )

    @asynccontextmanager
    async def running(self) -> AsyncGenerator[None]:
        """Run the bot; at the end it is stopped as by a signal.

        Nobody counts as being there for long enough that the bot would answer for them before the test does, and the
        bot answers in the way of one that is quick, however busy the machine.
        """
        if not self.settings.database.exists():
            self.settings.database.write_bytes(new_file())
        with (
            point_at(self.fake_discord.url),
            patch.object(people, "THERE_FOR", 0.0),
            patch.object(answers, "PATIENCE", self.patience),
        ):
            assembling = assembled(self.settings, further=[self.games], guild_ready_timeout=0.05)
            async with assembling as self.bot, connected(self.bot):
                yield

    def person(self, name: str) -> Actor:
        return self.fake_discord.person(name)

    async def prefers(self, name: str, **given: Any) -> None:
        """Set preferences of a person."""
        people = self.bot.service.people
        person = await people.person((await people.introduce(self.person(name).id, name)).person)
        await self.bot.service.prefer(msgspec.structs.replace(person, **given))

    async def settled(self, act: Awaitable[Any] | None = None) -> Any:
        """Wait until everybody has been shown everything, after this act if one is given; return what came of it."""
        answer = None if act is None else await act
        await self.bot.delivery.settled()
        return answer

    async def opened(
        self, game: str, players: Sequence[str], computers: int = 0, channel: str | Channel = "general", **options: Any
    ) -> LiveTable:
        """Open a table in a channel by the first player, seat the others and start it; return it."""
        service = self.person(players[0])
        answer = await service.command(channel, f"{game} open", **options)
        assert answer.message is not None, answer
        lobby = answer.message
        for name in players[1:]:
            await self.settled(self.person(name).click(lobby, "Take a seat"))
        for _ in range(computers):
            await self.settled(service.click(lobby, "Add a computer"))
        await self.settled(service.click(lobby, "Start"))
        return await self.bot.service.repository.table_in(lobby.channel_id)

    def hand(self, person: Actor) -> Message | None:
        """Return the person's newest private message, if it offers a move."""
        message = hand_of(person)
        return message if message is not None and moves_in(message) else None

    async def close(self, person: Actor, place: str | Channel = "general", **options: Any) -> Answer:
        """Close the table of a channel, and confirm that if it is asked."""
        answer = await person.command(place, "mehana cancel", **options)
        if answer.message is None or not answer.message.controls:
            return answer
        return await person.click(answer.message, answer.message.controls[0]["custom_id"])

    async def play(self, players: Sequence[str], rng: random.Random, enough: int | None = None) -> int:
        """Let the players click random moves in their private messages until nobody can; return how many clicks.

        Where it is not about a whole table, end after `enough` clicks.
        """
        for clicks in range(2000):
            await self.settled()
            if clicks == enough:
                return clicks
            able = [self.person(name) for name in players if self.hand(self.person(name)) is not None]
            if not able:
                return clicks
            await self.click_some_move(rng.choice(able), rng)
        raise AssertionError("the table does not end")

    async def played_out(self, players: Sequence[str], channel: str = "general") -> None:
        """Play the table of a channel to its end by the game's heuristic, for tests of what follows."""
        service, people = self.bot.service, [self.person(name) for name in players]
        actors = [
            await service.people.greet(int(person.id), name, person.locale)
            for person, name in zip(people, players, strict=True)
        ]
        table = await service.repository.table_in(self.fake_discord.channel(channel).id)
        while table.live:
            seat = table.game.acting(table.play.state)[0]
            seat_view = table.look(seat)
            move = table.game.heuristic(seat_view.view, seat_view.choices, SeededChance(bytes(32), table.last))
            await service.move(table, actors[seat], move, interaction=10_000 * table.id + table.last)
        await self.settled()

    async def click_some_move(self, person: Actor, rng: random.Random) -> None:
        """Use one control of the person's hand."""
        message = self.hand(person)
        assert message is not None
        try:
            await use_some_control(person, message, rng)
        except NotPossible:
            await asyncio.sleep(0.01)


AnyBot = TypeVar("AnyBot", bound=RunningBot)


@asynccontextmanager
async def running_bot_in(folder: Path, kind: type[AnyBot] = RunningBot, **options: Any) -> AsyncGenerator[AnyBot]:
    """Start a fake Discord for a bot of this kind, with the toy games beside the real ones."""
    games = toys_in(folder)
    async with FakeDiscord(**options) as fake_discord:
        fake_discord.world.answer_within = ANSWERED_WITHIN
        yield kind(fake_discord, folder, games)
