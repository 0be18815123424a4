"""Private conversations: opened seldom, and each one only once.

Discord takes a bot that opens many conversations in a short time for a spammer. So the id of an opened conversation is
stored with the person, and opening new ones has a budget for the whole bot and for each person.
"""

from __future__ import annotations

import logging
from collections import deque
from typing import TYPE_CHECKING, Final

import discord

if TYPE_CHECKING:
    from bot.tables.clock import Clock
    from bot.tables.service import TableService
    from storage import Person


log = logging.getLogger(__name__)

PER_MINUTE: Final = 20
"""Conversations that the bot opens within a minute."""
PER_PERSON: Final = 3
"""Attempts within a day to open a conversation with one person."""
DAY: Final = 86_400.0
UNKNOWN_CHANNEL: Final = 10003
"""Discord's error code for a deleted channel, or a conversation that it does not know."""
TOO_FAST: Final = 40003
"""Discord's error code for opening private conversations too fast."""
PAUSE_AFTER_TOO_FAST: Final = 600.0
"""Seconds for which no conversation is opened after Discord answered `TOO_FAST`."""
TEMPORARY: Final = frozenset({408, 429})
"""HTTP statuses below 500 after which the same request may succeed."""


class Exhausted(Exception):
    """The budget for opening conversations is used up; it has room again after `wait` seconds."""

    def __init__(self, wait: float) -> None:
        super().__init__(f"no private conversation may be opened for another {wait:.0f} s")
        self.wait = wait


def is_refusal(problem: discord.HTTPException) -> bool:
    """Return whether Discord refused a message permanently: the same request would fail again."""
    return 400 <= problem.status < 500 and problem.status not in TEMPORARY


class Conversations:
    """Opens private conversations within a budget. `hurry` scales the budget's minute, as it does all pauses."""

    def __init__(self, client: discord.Client, service: TableService, *, hurry: float = 1.0) -> None:
        self._client = client
        self._service = service
        self._minute = 60.0 * hurry
        self._opened: deque[float] = deque(maxlen=PER_MINUTE)
        self._attempts: dict[int, deque[float]] = {}
        self._paused_until = 0.0

    @property
    def _clock(self) -> Clock:
        return self._service.clock

    async def with_person(self, person: Person) -> discord.PartialMessageable:
        """Return the conversation with a person. It is opened if the bot does not know it yet.

        Raise `Exhausted` where the budget does not allow that, `discord.HTTPException` where Discord does not.
        """
        assert person.discord_id is not None
        if person.private_channel is not None:
            return self._client.get_partial_messageable(person.private_channel)
        channel = await self._open(person.discord_id)
        await self._service.keep_private_channel(person, channel.id)
        return self._client.get_partial_messageable(channel.id)

    async def with_user(self, user: int, person: Person | None) -> discord.abc.Messageable:
        """Like `with_person`, for a Discord user; `person` is None if they have never used the bot."""
        return await (self._open(user) if person is None else self.with_person(person))

    async def forget(self, person: Person) -> None:
        """Drop the stored id of a conversation that Discord no longer knows."""
        await self._service.keep_private_channel(person, None)

    async def _open(self, user: int) -> discord.DMChannel:
        now = self._clock.now()
        self._spend(user, now)
        try:
            return await self._client.create_dm(discord.Object(user))
        except discord.HTTPException as problem:
            if problem.code == TOO_FAST:
                self._paused_until = now + PAUSE_AFTER_TOO_FAST
                log.warning("Discord says that private conversations are opened too fast; pausing for 10 minutes")
            raise

    def _spend(self, user: int, now: float) -> None:
        """Take one opening from the budget. Raise `Exhausted` if nothing is left of it."""
        for known in [known for known, times in self._attempts.items() if times[-1] + DAY <= now]:
            del self._attempts[known]
        attempts = self._attempts.get(user, deque(maxlen=PER_PERSON))
        free_at = self._paused_until
        if len(self._opened) == PER_MINUTE:
            free_at = max(free_at, self._opened[0] + self._minute)
        if len(attempts) == PER_PERSON:
            free_at = max(free_at, attempts[0] + DAY)
        if free_at > now:
            raise Exhausted(free_at - now)
        self._opened.append(now)
        attempts.append(now)
        self._attempts[user] = attempts
