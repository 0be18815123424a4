"""Private conversations: opened seldom, each one only once, and left alone where messages are refused.

Discord takes a bot for a spammer that opens many conversations in a short time, or writes again and again to people
who refuse it. So the id of an opened conversation is stored with the person, opening new ones has a budget for the
whole bot, and refusals are counted by person, over all tables. Both are counted in monotonic time. After a restart the
bot learns of earlier refusals from what each table has stored about its seats.
"""

import asyncio
import logging
import math
from collections import deque
from collections.abc import AsyncGenerator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field
from typing import Final
from weakref import WeakValueDictionary

import discord
import msgspec

from bot.tables.service import TableService
from storage import DeliveryRow, Person

log = logging.getLogger(__name__)

PER_MINUTE: Final = 20
"""Conversations that the bot opens within a minute."""
MOST_REFUSED: Final = 3
"""Private messages that a person may refuse within a day; after that only the channel is used."""
RETRY_AFTER: Final = (600.0, 3600.0)
"""Seconds until the next attempt after the first and the second refusal, unless the person uses the bot."""
DAY: Final = 86_400.0
UNKNOWN_CHANNEL: Final = 10003
"""Discord's error code for a deleted channel, or a conversation that it does not know."""
TOO_FAST: Final = 40003
"""Discord's error code for opening private conversations too fast."""
PAUSE_AFTER_TOO_FAST: Final = 600.0
"""Seconds for which no conversation is opened after Discord answered `TOO_FAST`."""
TEMPORARY: Final = frozenset({408, 429})
"""HTTP statuses below 500 after which the same request may succeed."""
MALFORMED: Final = frozenset({50035, 40005})
"""Discord's error codes for a message that breaks its rules or is too large, which is the bot's fault."""


class Exhausted(Exception):
    """Nothing may be written for another `wait` seconds.

    Either the person has `refused` messages, or the bot's own budget for opening conversations is used up.
    """

    def __init__(self, wait: float, *, refused: bool = False) -> None:
        what = "message may be sent to them" if refused else "conversation may be opened"
        super().__init__(f"no private {what} for another {wait:.0f} s")
        self.wait = wait
        self.refused = refused


def is_refusal(problem: discord.HTTPException) -> bool:
    """Return whether Discord refused a message permanently, whatever is in it: the same request would fail again."""
    return 400 <= problem.status < 500 and problem.status not in TEMPORARY and problem.code not in MALFORMED


@dataclass(slots=True)
class _Refusals:
    """When a user refused messages in the last day, and from when the next may be tried, both in monotonic time."""

    times: deque[float] = field(default_factory=deque[float])
    retry_at: float = 0.0


class Conversations:
    """Opens private conversations within a budget. `pause_factor` scales the budget's minute, as it does all pauses."""

    def __init__(self, client: discord.Client, service: TableService, *, pause_factor: float = 1.0) -> None:
        self._client = client
        self._service = service
        self._clock = service.clock
        self._minute = 60.0 * pause_factor
        self._opened: deque[float] = deque(maxlen=PER_MINUTE)
        self._paused_until = -math.inf
        self._refusals: dict[int, _Refusals] = {}
        """By Discord id."""
        self._writing: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def with_user(self, user: int, person: Person | None) -> AsyncGenerator[discord.PartialMessageable]:
        """Write to a Discord user in this context, one message at a time. The conversation is opened if it is unknown.

        `person` is None if they have never used the bot. A refusal in the context is counted. Raise `Exhausted` where
        they have refused too much for now, or where the bot's budget or a long rate limit of Discord's allows nothing.
        """
        async with self._writing.setdefault(user, asyncio.Lock()):
            if (wait := self.wait(user)) > 0:
                raise Exhausted(wait, refused=bool(self._refusals[user].times))
            try:
                yield await self._conversation(user, person)
            except discord.RateLimited as limited:
                raise self._paused(user, limited.retry_after) from limited
            except discord.HTTPException as problem:
                if problem.code == TOO_FAST:
                    raise self._paused(user, PAUSE_AFTER_TOO_FAST) from problem
                if is_refusal(problem):
                    self.refused(user)
                raise

    def with_person(self, person: Person) -> AbstractAsyncContextManager[discord.PartialMessageable]:
        """Like `with_user`, for a person who uses the bot."""
        assert person.discord_id is not None
        return self.with_user(person.discord_id, person)

    async def _conversation(self, user: int, person: Person | None) -> discord.PartialMessageable:
        channel = None if person is None else person.private_channel
        if channel is None:
            channel = (await self._open(user)).id
            if person is not None:
                await self._service.people.keep_private_channel(person, channel)
        return self._client.get_partial_messageable(channel)

    def _paused(self, user: int, seconds: float) -> Exhausted:
        """Open no conversation for these seconds, and do not write to this user; return the error that says so."""
        self._paused_until = self._clock.monotonic() + seconds
        self._refusals.setdefault(user, _Refusals()).retry_at = self._paused_until
        log.warning("Discord says that private conversations are opened too fast; pausing for %.0f s", seconds)
        return Exhausted(seconds)

    # Refusals

    def refused(self, user: int) -> None:
        """Count a refused message."""
        self.wait(user)  # forgets those of the day before
        refusals, now = self._refusals.setdefault(user, _Refusals()), self._clock.monotonic()
        refusals.times.append(now)
        refusals.retry_at = now + _pause_after(len(refusals.times))

    def wait(self, user: int) -> float:
        """Return for how many seconds a user is not written to, because that was refused or limited."""
        refusals, now = self._refusals.get(user), self._clock.monotonic()
        if refusals is None:
            return 0.0
        while refusals.times and refusals.times[0] + DAY <= now:
            refusals.times.popleft()
        used_up = len(refusals.times) >= MOST_REFUSED
        return max(0.0, (refusals.times[0] + DAY if used_up else refusals.retry_at) - now)

    def acted(self, user: int, delivery: DeliveryRow | None = None) -> None:
        """End the pause after a refusal, because the user uses the bot. It proves nothing, so the refusal counts on."""
        if delivery is not None:
            self.recall(user, delivery)
        if user in self._refusals and self._refusals[user].times:
            self._refusals[user].retry_at = 0.0

    def wait_for(self, person: Person) -> float:
        """Return for how many seconds nothing can be written to a person, for whatever reason."""
        wait = self.wait(person.discord_id or 0)
        return wait if person.private_channel is not None else max(wait, self._wait_to_open())

    def noted_in(self, delivery: DeliveryRow, person: Person) -> DeliveryRow:
        """Return the delivery row of a person to whom nothing can be written, with the refusals that count."""
        refusals = self._refusals.get(person.discord_id or 0)
        refused = 0 if refusals is None else len(refusals.times)
        retry_at = self._clock.now() + math.ceil(self.wait_for(person))
        return msgspec.structs.replace(delivery, closed=True, refused=refused, retry_at=retry_at)

    def recall(self, user: int, delivery: DeliveryRow) -> None:
        """Learn of the refusals that an earlier process has noted, unless this one knows of others.

        A pause that was stored lasts at most as long from now as it could at first: the clock may have been wrong.
        """
        if not delivery.closed or not delivery.refused or user in self._refusals:
            return
        pause = _pause_after(delivery.refused)
        retry_at = self._clock.monotonic() + min(delivery.retry_at - self._clock.now(), pause)
        count = min(delivery.refused, MOST_REFUSED)
        self._refusals[user] = _Refusals(deque([retry_at - pause] * count), retry_at)

    # The budget

    def _wait_to_open(self) -> float:
        """Return for how many seconds no conversation may be opened."""
        full = len(self._opened) == PER_MINUTE
        free_at = max(self._paused_until, self._opened[0] + self._minute if full else -math.inf)
        return max(0.0, free_at - self._clock.monotonic())

    async def _open(self, user: int) -> discord.DMChannel:
        if (wait := self._wait_to_open()) > 0:
            raise Exhausted(wait)
        self._opened.append(self._clock.monotonic())
        return await self._client.create_dm(discord.Object(user))


def _pause_after(refusals: int) -> float:
    """Return the seconds until the next attempt after so many refusals within a day."""
    return RETRY_AFTER[refusals - 1] if refusals < MOST_REFUSED else DAY
