"""People who sit down at tables and play by using what they are shown, whatever happens to the bot meanwhile."""

import asyncio
import random
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

from bot.discord.messages.controls import Action
from bot.fake_discord import Actor, Answer, Channel, FakeDiscord, Message, NotAnswered, NotPossible
from games.core.catalogue import find_games
from games.core.options import preset
from tests.people import able_of, action_of, numbered, use_some_control, used

PATIENT: Final = 10
"""How often a start is tried while the lobby does not say that it was refused for good."""
MOST_PEOPLE: Final = 3
"""People at one table; computers take what seats it needs beyond them."""


@dataclass(slots=True)
class PlayerGroup:
    """A table in a channel of its own, and the people who want to play there, the first of them its host."""

    game: str
    channel: Channel
    people: list[Actor]
    computers: int
    options: dict[str, Any]
    numbers: list[int] = field(default_factory=list[int])
    """The tables they have had, oldest first."""
    refused: int = 0
    """How often in a row the start was refused."""

    @property
    def owner(self) -> Actor:
        """Who opens the table."""
        return self.people[0]

    @property
    def post(self) -> Message | None:
        """The newest message of the channel that stands for a table."""
        return next((message for message in self.channel.history() if numbered(message)), None)

    async def brought_about(self) -> bool:
        """Do what is missing for a table to be in play: open, sit down, start. Return whether it is in play.

        Whatever is lost on the way is done again at the next call.
        """
        post = self.post
        if post is not None and action_of(post, Action.START):
            await self._begin(post)
        elif post is None or action_of(post, Action.AGAIN) or not action_of(post, Action.HAND):
            with suppress(NotAnswered, NotPossible):
                await self.owner.command(self.channel, f"{self.game} open", pictures=False, **self.options)
        post = self.post
        if post is None or not action_of(post, Action.HAND):
            return False
        if (number := numbered(post)) is not None and number[0] not in self.numbers:
            self.numbers.append(number[0])
        return True

    async def _begin(self, lobby: Message) -> None:
        """Sit down and start. What was lost with a bot makes a start impossible at times: then the lobby is closed."""
        try:
            if not self.refused:
                for person in self.people[1:]:
                    await used(person, lobby, Action.JOIN)
                for _ in range(self.computers):
                    await used(self.owner, lobby, Action.COMPUTER)
            answer = await used(self.owner, lobby, Action.START)
            if answer is None or answer.kind != "message":
                self.refused = 0
            else:
                self.refused += 1
            if self.refused > PATIENT:
                self.refused = 0
                await self.close()
        except (NotAnswered, NotPossible):
            pass
        await asyncio.sleep(0.1)

    async def close(self) -> Answer:
        """Close the table, and confirm that if it is asked; return the last answer."""
        asked = await self.owner.command(self.channel, "mehana cancel")
        if asked.message is None or not asked.message.controls:
            return asked
        return await self.owner.click(asked.message, asked.message.controls[0]["custom_id"])

    async def seated(self, within: float = 30.0) -> None:
        """Bring a table into play. Raise `TimeoutError` if that cannot be."""
        async with asyncio.timeout(within):
            while not await self.brought_about():
                await asyncio.sleep(0.02)

    def able(self) -> list[tuple[Actor, Message]]:
        """Return who can use a control that makes a move, with the message it is in."""
        return able_of(self.people)

    async def click(self, rng: random.Random) -> Answer | None:
        """Let somebody use a control; None if nobody can, or nobody answers."""
        able = self.able()
        if not able:
            return None
        try:
            return (await use_some_control(*rng.choice(able), rng))[1]
        except (NotPossible, NotAnswered):
            return None

    async def play(self, rng: random.Random, *, again: bool = True) -> None:
        """Go on for ever, or with `again` off until nobody can move; an ended table is followed by a new one."""
        idle = 0
        while again or idle < 200:
            post = self.post
            if again and (post is None or not action_of(post, Action.HAND)):
                await self.brought_about()
            idle = 0 if await self.click(rng) else idle + 1
            await asyncio.sleep(0.005)


def gathered(fake_discord: FakeDiscord, rng: random.Random, *, games: Sequence[str] = ()) -> list[PlayerGroup]:
    """Return a party for each game, with a preset and a number of players chosen by randomness, each in a new channel."""
    groups: list[PlayerGroup] = []
    for key, game in find_games().items():
        if games and key not in games:
            continue
        name = rng.choice(list(game.Options.presets))
        seats = rng.choice(game.numbers(preset(game.Options, name)))
        people = min(seats, MOST_PEOPLE)
        if seats > 2:
            people = rng.randint(2, people)
        groups.append(group_at(fake_discord, key, people, seats - people, preset=name))
    return groups


def plainest(people: int) -> str:
    """Return the key of the game with the fewest kinds of moves among those that so many can play."""
    games = find_games()
    return min((key for key in games if people in games[key].seats), key=lambda key: len(games[key].vocabulary))


def group_at(fake_discord: FakeDiscord, game: str, people: int, computers: int = 0, **options: Any) -> PlayerGroup:
    """Return people who are to play a game in a new channel; in turn they speak the four languages."""
    world = fake_discord.world
    place = len(world.channels)
    channel = world.add_channel(f"{game}-{place}")
    locales = ("en-US", "bg", "ru", "ro")
    names = ("Ana", "Boris", "Vera", "Dinu", "Elena", "Filip")
    made = [
        world.add_person(f"{names[seat]} {place}", locale=locales[(place + seat) % 4], moderator=seat == 0)
        for seat in range(people)
    ]
    return PlayerGroup(game, channel, [fake_discord.person(person) for person in made], computers, options)
