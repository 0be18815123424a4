"""Delivery as reconciliation: the last entry each recipient has been shown is stored; what is missing is sent.

Each recipient of a table (its channel, and each seat) has a worker of its own that compares the number beside the
table with the table's last entry, and sends until they are equal. Moves that come faster than messages are told
together. What must appear once is sent with a nonce made of table, entry and recipient; after a longer outage the
bot's own recent messages tell what was sent.

The channel has one live post, which is edited until a new one is called for; a seat has one hand, a new message when
its player is called. While the table does not wait for a player, the hand is left as it is; it is updated when the
player is asked or looks.
"""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, nullcontext
from typing import Final
from weakref import WeakKeyDictionary

import aiohttp
import discord
import msgspec

from bot.discord.delivery.conversations import MALFORMED, UNKNOWN_CHANNEL, Conversations, Exhausted, is_refusal
from bot.discord.delivery.hands import DrawHand, Hands
from bot.discord.delivery.posts import LivePosts
from bot.discord.delivery.recipient import Recipient, calls_at, delivery_of, given_up_hand, rest
from bot.discord.delivery.recovery import Recovery
from bot.discord.messages.answer import Answer
from bot.tables.service import TableService
from bot.tables.state.refusal import Refusal
from bot.tables.state.table import PRIVATE, LiveTable
from bot.tables.watchdogs.game_threads import Hung
from storage import DeliveryRow, SeatRow, StorageError
from storage.records import CHANNEL

log = logging.getLogger(__name__)

PAUSES: Final = (1.0, 3.0, 9.0, 30.0, 60.0, 180.0, 600.0)
"""Seconds between attempts at a failed delivery; the last one repeats. A restored connection or a changed channel ends
a pause, a change of the table does not."""
FORBIDDEN_FOR: Final = 3600.0
"""Seconds without permission to send after which a channel counts as lost."""
ATTEMPTS_TO_MAKE: Final = 2
"""Failed attempts to make a message, after which words stand in for what the game fails to show."""

FIRST_POST_WITHIN: Final = 5.0
"""Seconds for which a hand waits for the post that should be above it."""


class Delivery:
    """Delivers each table's changes to its channel and seats. `pause_factor` multiplies the seconds between edits."""

    def __init__(self, client: discord.Client, service: TableService, *, pause_factor: float = 1.0) -> None:
        self._service = service
        self._client = client
        self._posts = LivePosts(client, service, pause_factor=pause_factor)
        self.conversations = Conversations(client, service, pause_factor=pause_factor)
        self._hands = Hands(client, service, self.conversations)
        self._recovery = Recovery(client, service, self._posts, self.conversations)
        self._recipients: WeakKeyDictionary[LiveTable, dict[int, Recipient]] = WeakKeyDictionary()
        self._expected: set[int] = set()
        self._caught_up = False
        self._tasks: asyncio.TaskGroup
        self._serving = False

    async def run(self) -> None:
        """Run until cancelled, starting with what an earlier process left undelivered."""
        async with asyncio.TaskGroup() as self._tasks:
            self._serving = True
            self._service.listeners.append(self.changed)
            try:
                await self._catch_up()
                await asyncio.Event().wait()
            finally:
                self._serving = False
                self._service.listeners.remove(self.changed)

    async def _catch_up(self) -> None:
        async for table in self._service.repository.undelivered():
            for number in (CHANNEL, *range(len(table.seats))):
                if delivery_of(table, number).shown < table.last:
                    await self._recover_once(table, self._recipient(table, number))
            self.changed(table)
        self._caught_up = True

    def _recipient(self, table: LiveTable, number: int) -> Recipient:
        recipients = self._recipients.setdefault(table, {})
        if number not in recipients:
            recipients[number] = Recipient(number)
            if number == CHANNEL and (shown := table.deliveries.get(CHANNEL)) is not None:
                try:
                    recipients[number].called = calls_at(table, shown.shown)
                except Exception:
                    log.exception("table %s: nobody can tell who has been called", table.id)
        return recipients[number]

    def changed(self, table: LiveTable) -> None:
        """Schedule delivery of the table's present state to its channel and seats."""
        if not self._serving or table.entries[0].interaction in self._expected:
            return
        numbers = [CHANNEL]
        if table.row.seed is not None:
            numbers += [
                row.seat
                for row in table.seats
                if row.person is not None or given_up_hand(table, row.seat) is not None or self._has_more(table, row)
            ]
        for number in numbers:
            self._see_to(table, self._recipient(table, number))

    def _has_more(self, table: LiveTable, row: SeatRow) -> bool:
        """Return whether a seat has other hands than its present one: ephemeral ones, or some to be deleted."""
        recipient = self._recipients.get(table, {}).get(row.seat)
        return recipient is not None and bool(recipient.ephemeral or recipient.earlier)

    def _see_to(self, table: LiveTable, recipient: Recipient) -> None:
        recipient.woken.set()
        if recipient.worker is None and not recipient.answering:
            recipient.worker = self._tasks.create_task(self._serve(table, recipient))

    def try_again(self) -> None:
        """Retry failed deliveries now: the connection is back, or channels or permissions have changed."""
        for recipient in self._all():
            recipient.woken.set()
            recipient.retry.set()

    def expect(self, interaction: int) -> None:
        """Deliver nothing of the table that this interaction opens: the answer to it is the table's first message."""
        self._expected.add(interaction)

    async def answered(
        self, interaction: int, table: LiveTable | None, message: discord.Message | None, shown: int
    ) -> None:
        """Deliver after `expect`. `message`, if there is one, shows the lobby up to entry `shown`."""
        try:
            if table is not None and message is not None:
                delivery = DeliveryRow(recipient=CHANNEL, shown=shown, message=message.id, channel=message.channel.id)
                await self._service.repository.delivered(table, delivery)
            elif table is not None:
                await self._recovery.recover(table, CHANNEL)
        finally:
            self._expected.discard(interaction)
        if table is not None:
            self.changed(table)

    @asynccontextmanager
    async def answering(
        self, answer: Answer, table: LiveTable, seat: int, person: int, *, fresh: bool = False
    ) -> AsyncGenerator[None]:
        """Answer as `answer` does after what is done in this context; nothing else is brought to the seat meanwhile."""
        recipient = self._recipient(table, seat)
        recipient.answering += 1
        try:
            yield
            await self.answer(answer, table, seat, person, fresh=fresh)
        finally:
            recipient.answering -= 1
            if self._serving and not recipient.answering:
                self._see_to(table, recipient)

    async def answer(
        self,
        answer: Answer,
        table: LiveTable,
        seat: int,
        person: int,
        draw: DrawHand | None = None,
        *,
        fresh: bool = False,
    ) -> None:
        """Answer an interaction of the seat's player (our own id) with their hand.

        The hand stands in the message of the used control, if that is theirs alone, else in an ephemeral message; with
        `fresh` always in a new one, and their earlier ones are deleted. `draw` makes something else of it, such as a
        question about the choice. From then on the message is kept up to date like any other of the seat. Raise
        `Refusal` if the person has lost the seat, and what `draw` raises.
        """
        self.conversations.acted(answer.interaction.user.id, delivery_of(table, seat))
        recipient = self._recipient(table, seat)
        shown = await self._hands.answer(table, recipient, answer, person, draw, fresh=fresh)
        if self._serving:
            if shown is not None:
                self._tasks.create_task(self._hands.expire(table, recipient, shown))
            self._see_to(table, recipient)  # the table may have gone on while the hand was on its way

    async def settled(self) -> None:
        """Wait until nothing is being delivered or answered, except for deliveries that wait to be retried."""
        while self._busy():  # noqa: ASYNC110 - many recipients, and only tests and benchmarks wait
            await asyncio.sleep(0.005)

    def _all(self) -> list[Recipient]:
        return [recipient for recipients in list(self._recipients.values()) for recipient in recipients.values()]

    def _busy(self) -> bool:
        return (self._serving and not self._caught_up) or any(
            recipient.answering or (recipient.worker is not None and not recipient.resting) for recipient in self._all()
        )

    @property
    def waiting(self) -> int:
        """Number of recipients with undelivered entries."""
        return sum(recipient.worker is not None for recipient in self._all())

    # One recipient

    async def _serve(self, table: LiveTable, recipient: Recipient) -> None:
        """Deliver what is missing, and retry until it succeeds. What cannot be made is told in words."""
        tries = unmade = 0
        try:
            if not self._caught_up:
                await self._recover_once(table, recipient)
            while not recipient.answering and _is_missing(table, recipient):
                recipient.woken.clear()
                recipient.retry.clear()
                try:
                    if unmade >= ATTEMPTS_TO_MAKE:
                        await (self._posts if recipient.number == CHANNEL else self._hands).fail(table, recipient)
                    else:
                        await (self._bring_post if recipient.number == CHANNEL else self._bring_hand)(table, recipient)
                    tries, unmade, recipient.forbidden_since = 0, 0, None
                except Refusal:
                    continue  # the seat was lost while its hand was made
                except Exception as problem:  # noqa: BLE001 - nothing may end delivery but its success
                    unmade += _log_failure(table, recipient, problem)
                    if not table.live and tries >= len(PAUSES):
                        return  # an ended table is tried again at the next start
                    if self._is_lost(table, recipient, problem) and await self._lose(table, recipient):
                        continue
                    limited = problem.retry_after if isinstance(problem, discord.RateLimited) else 0.0
                    await rest(recipient, max(PAUSES[min(tries, len(PAUSES) - 1)], limited), recipient.retry)
                    tries += 1
            if recipient.number == CHANNEL and not table.live:
                await self._posts.leave(table)
        finally:
            recipient.worker = None

    async def _lose(self, table: LiveTable, recipient: Recipient) -> bool:
        """Write down that a table has lost its channel. Return False, and log it, if the database does not answer."""
        try:
            if table.row.guild == PRIVATE:
                for person in filter(None, await self._service.people.at(table)):
                    self.conversations.refused(person.discord_id or 0)
            await self._service.lose(table)
            if not table.live:  # there is nowhere left to say that it has ended
                delivery = delivery_of(table, CHANNEL)
                await self._service.repository.delivered(table, msgspec.structs.replace(delivery, shown=table.last))
        except Exception as problem:  # noqa: BLE001 - the next attempt writes it down
            _log_failure(table, recipient, problem)
            return False
        return True

    def _is_lost(self, table: LiveTable, recipient: Recipient, problem: Exception) -> bool:
        """Return whether the channel was deleted, or has been forbidden for `FORBIDDEN_FOR` seconds."""
        if isinstance(problem, Exhausted):
            return problem.refused
        if recipient.number != CHANNEL or not isinstance(problem, discord.HTTPException):
            return False
        if problem.code == UNKNOWN_CHANNEL or (table.row.guild == PRIVATE and is_refusal(problem)):
            return True
        if not isinstance(problem, discord.Forbidden):
            return False
        now = asyncio.get_running_loop().time()
        recipient.forbidden_since = recipient.forbidden_since or now
        return now - recipient.forbidden_since >= FORBIDDEN_FOR

    async def _bring_post(self, table: LiveTable, recipient: Recipient) -> None:
        """Update a table's channel. That of a table in private messages is a conversation, where refusals count."""
        private = table.row.guild == PRIVATE and not table.lost
        owner = await self._service.people.person(table.row.owner) if private else None
        reached = None if owner is None or owner.discord_id is None else self.conversations.with_person(owner)
        async with reached or nullcontext():
            await self._posts.bring(table, recipient)

    async def _bring_hand(self, table: LiveTable, recipient: Recipient) -> None:
        """Update a seat's hand. In private messages it comes after the table's first post."""
        if table.row.guild == PRIVATE and delivery_of(table, CHANNEL).shown < (table.lifecycle.began or 0):
            worker = self._recipient(table, CHANNEL).worker
            if worker is not None:
                await asyncio.wait({worker}, timeout=FIRST_POST_WITHIN)
        await self._hands.bring(table, recipient)
        await self._hands.remove_earlier(recipient)

    async def _recover_once(self, table: LiveTable, recipient: Recipient) -> None:
        """Find out what an earlier process has shown this recipient, once, as far as that is possible."""
        if recipient.recovered:
            return
        recipient.recovered = True
        try:
            recipient.earlier += await self._recovery.recover(table, recipient.number)
        except Exception as problem:  # noqa: BLE001 - delivery goes on, at this table as at others
            _log_failure(table, recipient, problem)


def _is_missing(table: LiveTable, recipient: Recipient) -> bool:
    """Return whether a recipient misses entries, or somebody has a hand that is to be replaced or deleted."""
    if delivery_of(table, recipient.number).shown < table.last or recipient.earlier:
        return True
    if recipient.number == CHANNEL:
        return False
    person = table.seats[recipient.number].person
    if any(shown.shown < table.last or shown.person != person for shown in recipient.ephemeral.values()):
        return True
    return given_up_hand(table, recipient.number) is not None


def _log_failure(table: LiveTable, recipient: Recipient, problem: Exception) -> bool:
    """Log a failed delivery: in one line for errors of Discord or the database, with a traceback for others.

    Return whether the message could not be made, or not so that Discord could take it.
    """
    whom = "the channel" if recipient.number == CHANNEL else f"seat {recipient.number}"
    match problem:
        case Exhausted():
            log.info("table %s: %s, which %s needs", table.id, problem, whom)
        case discord.HTTPException():
            log.warning("table %s: Discord refused a message to %s (%s)", table.id, whom, problem.code)
            return problem.code in MALFORMED
        case discord.RateLimited() | aiohttp.ClientError() | OSError() if not isinstance(problem, Hung):
            log.warning("table %s: Discord cannot be reached for %s", table.id, whom)
        case StorageError() | sqlite3.Error():
            log.warning("table %s: the database did not answer for %s: %s", table.id, whom, problem)
        case _:
            log.error("table %s: a message to %s could not be made", table.id, whom, exc_info=problem)
            return True
    return False
