"""Delivery as reconciliation: what everybody has been shown is a number; what is missing is sent.

Each recipient of a table (its channel, and each seat) has a worker of its own that compares the number beside the
table with the table's last entry, and sends until they are equal. Moves that come faster than messages are told
together. What must appear once is sent with a nonce made of table, entry and recipient; after a longer outage the
bot's own recent messages tell what was sent.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import aiohttp
import discord
import msgspec

from bot.discord import controls
from bot.discord.messages import Draft, Seated, hand, line, lobby, place_line, post, told
from bot.discord.words import safe
from games.core.contract import PUBLIC
from games.core.voice import nearest_locale
from storage import Delivery, Sitter, Status, StorageError
from storage.records import CHANNEL

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from bot.host.host import Host
    from bot.host.table import LiveTable

log = logging.getLogger(__name__)

PAUSES: Final = (1.0, 3.0, 9.0, 30.0, 60.0, 180.0, 600.0)
"""Seconds between tries of what could not be delivered, the last one for ever. A change of the table, a connection
that is back and a channel that changed try again at once."""

TOO_OLD_TO_EDIT: Final = 30046
"""Discord's code for a message that was edited too often since it is old."""
DOES_NOT_TAKE_MESSAGES: Final = 50007
"""Discord's code for a person whose private messages are closed to us."""

LOOK_BACK: Final = 25
"""How many recent messages are searched for one of ours after an outage."""


@dataclass
class _Mailbox:
    """One recipient of one table: its channel, or a seat.

    `worker` brings what is missing; it is `resting` while it waits to try again, until `woken`. `unsure` is a message
    that was sent without an answer, with what it shows: it is sent once more as it is. `look` tells what the hand shown
    last looks like; `called` are the seats that the channel has been told to wait for. `left` is the entry up to which
    a reader who takes no messages was left alone.
    """

    table: LiveTable
    recipient: int
    worker: asyncio.Task[None] | None = None
    unsure: tuple[Draft, Delivery] | None = None
    look: int | None = None
    called: frozenset[int] = frozenset()
    left: int = -1
    resting: bool = False
    woken: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def behind(self) -> bool:
        """Whether something is to be brought."""
        return max(self.delivery.shown, self.left) < self.table.last

    @property
    def delivery(self) -> Delivery:
        """What the recipient has been shown; nothing, if somebody else sat there then."""
        reader = None if self.recipient == CHANNEL else self.table.seats[self.recipient].person
        known = self.table.deliveries.get(self.recipient)
        return known if known is not None and known.reader == reader else Delivery(self.recipient, -1, reader)

    @property
    def given_up(self) -> Delivery | None:
        """The hand that somebody who no longer sits here still has before them, if there is one."""
        known = self.table.deliveries.get(self.recipient)
        if known is None or known.message is None or known.reader == self.table.seats[self.recipient].person:
            return None
        return known


class Courier:
    """Brings every change of every table to those who may see it."""

    def __init__(self, client: discord.Client, host: Host) -> None:
        self._client = client
        self._host = host
        self._boxes: dict[tuple[int, int], _Mailbox] = {}
        self._expected: set[int] = set()
        self._tasks: asyncio.TaskGroup
        self._serving = False

    async def run(self) -> None:
        """Serve until cancelled, beginning with what was left undelivered."""
        async with asyncio.TaskGroup() as self._tasks:
            self._serving = True
            self._host.listeners.append(self.changed)
            try:
                await self._catch_up()
                await asyncio.Event().wait()
            finally:
                self._serving = False
                self._host.listeners.remove(self.changed)

    async def _catch_up(self) -> None:
        async for table in self._host.undelivered():
            for recipient in (CHANNEL, *range(len(table.seats))):
                box = self._box(table, recipient)
                if box.behind or recipient != CHANNEL:
                    await self._adopt(box)
            self.changed(table)

    def _box(self, table: LiveTable, recipient: int) -> _Mailbox:
        box = self._boxes.setdefault((table.id, recipient), _Mailbox(table, recipient))
        box.table = table
        return box

    def changed(self, table: LiveTable) -> None:
        """See to it that everybody is shown the table as it is now."""
        if not self._serving:
            return
        boxes = [] if table.entries[0].interaction in self._expected else [self._box(table, CHANNEL)]
        if table.row.seed is not None:
            hands = [self._box(table, row.seat) for row in table.seats]
            boxes += [box for box in hands if table.seats[box.recipient].sitter is Sitter.PERSON or box.given_up]
        for box in boxes:
            box.woken.set()
            if box.worker is None:
                box.worker = self._tasks.create_task(self._serve(box))

    def try_again(self) -> None:
        """Try at once what waits: Discord is back, or something about channels and permissions has changed."""
        for box in self._boxes.values():
            box.woken.set()

    def expect(self, interaction: int) -> None:
        """Send nothing to the channel of the table that this interaction opens: its first message is the answer."""
        self._expected.add(interaction)

    async def answered(
        self, interaction: int, table: LiveTable | None, message: discord.Message | None, shown: int
    ) -> None:
        """Go on; `message`, if it was made, shows the lobby up to entry `shown`."""
        try:
            if table is not None and message is not None:
                delivery = Delivery(recipient=CHANNEL, shown=shown, message=message.id, channel=message.channel.id)
                await self._host.delivered(table, delivery)
            elif table is not None:
                await self._adopt(self._box(table, CHANNEL))
        finally:
            self._expected.discard(interaction)
        if table is not None:
            self.changed(table)

    async def settled(self) -> None:
        """Wait until nothing is being delivered, but for what rests before it is tried again."""
        while working := [box.worker for box in self._boxes.values() if box.worker is not None and not box.resting]:
            await asyncio.wait(working, timeout=0.02)

    @property
    def waiting(self) -> int:
        """How many recipients have not been shown everything."""
        return sum(box.worker is not None for box in self._boxes.values())

    # One recipient

    async def _serve(self, box: _Mailbox) -> None:
        """Bring what is missing, however often it has to be tried."""
        tries = 0
        try:
            while box.behind:
                box.woken.clear()
                try:
                    await (self._to_channel(box) if box.recipient == CHANNEL else self._to_seat(box))
                    tries = 0
                except Exception as problem:  # noqa: BLE001 - nothing may end delivery but its success
                    _log_failure(box, problem)
                    if not box.table.live and tries >= len(PAUSES):
                        return  # an ended table is tried again at the next start
                    await self._rest(box, PAUSES[min(tries, len(PAUSES) - 1)])
                    tries += 1
        finally:
            box.worker = None
            if not box.table.live:
                self._boxes.pop((box.table.id, box.recipient), None)

    async def _rest(self, box: _Mailbox, pause: float) -> None:
        box.resting = True
        try:
            async with asyncio.timeout(pause):
                await box.woken.wait()
        except TimeoutError:
            pass
        finally:
            box.resting = False

    async def _to_channel(self, box: _Mailbox) -> None:
        table = box.table
        channel = self._client.get_partial_messageable(table.row.channel, guild_id=table.row.guild)
        if box.unsure is None:
            seated = Seated(table, await self._host.people_at(table), table.row.locale)
            delivery, last = box.delivery, table.last
            if table.row.seed is None:
                draft = lobby(seated)
                if delivery.message is not None and await self._edit(channel, delivery.message, draft):
                    await self._host.delivered(box.table, msgspec.structs.replace(delivery, shown=last))
                    return
            else:
                entries = [entry for entry in table.entries if delivery.shown < entry.number <= last]
                if not told(seated, entries):  # steps that are nobody else's business are told to nobody
                    await self._host.delivered(box.table, msgspec.structs.replace(delivery, shown=last))
                    return
                draft = await post(seated, entries, _newly_called(box))
            box.unsure = draft, Delivery(recipient=CHANNEL, shown=last)
        await self._send_once(box, channel)

    async def _send_once(self, box: _Mailbox, channel: discord.abc.Messageable) -> discord.Message:
        """Send the message that is due, and remember that it was shown.

        Where a try ends without an answer, the next one sends the very same message with the same nonce: if the first
        did arrive, Discord makes no second one.
        """
        assert box.unsure is not None
        draft, delivery = box.unsure
        try:
            message = await self._send(channel, draft, f"{box.table.id:x}.{delivery.shown:x}.{box.recipient}")
        except discord.HTTPException as problem:
            if problem.status < 500:  # a refusal; anything else may have arrived
                box.unsure = None
            raise
        box.unsure = None
        await self._host.delivered(
            box.table, msgspec.structs.replace(delivery, message=message.id, channel=message.channel.id)
        )
        return message

    async def _to_seat(self, box: _Mailbox) -> None:
        table, seat = box.table, box.recipient
        people = await self._host.people_at(table)
        if (given_up := box.given_up) is not None:
            await self._take_back(table, seat, given_up)
        delivery, last, person = box.delivery, table.last, people[seat]
        sight = table.look(seat)
        if person is None or person.discord_id is None or sight is None:
            await self._host.delivered(box.table, msgspec.structs.replace(delivery, shown=last))
            return
        if box.unsure is not None and box.unsure[1].reader == person.id:
            await self._new_hand(box, person.discord_id)
            return
        seated = Seated(table, people, nearest_locale(person.locale))
        draft = await hand(seated, seat, place=place_line(seated, self._client))
        asked = seat in sight.view.asked and table.row.status is Status.PLAYING
        others = any(entry.number > delivery.shown and entry.seat != seat for entry in table.entries)
        rings = asked and (not delivery.asked or (others and delivery.question != sight.view.question))
        if delivery.closed and not rings:
            box.left = last  # whoever takes no messages is tried again when they are called
            return
        shown = msgspec.structs.replace(delivery, shown=last, asked=asked, question=sight.view.question, closed=False)
        if delivery.message is not None and not rings:
            if box.look != draft.digest:
                channel = self._client.get_partial_messageable(delivery.channel or 0)
                if not await self._edit(channel, delivery.message, draft):
                    shown = msgspec.structs.replace(shown, message=None)
            if shown.message is not None:
                box.look = draft.digest
                await self._host.delivered(box.table, shown)
                return
        box.unsure = draft, shown
        await self._new_hand(box, person.discord_id)

    async def _new_hand(self, box: _Mailbox, reader: int) -> None:
        """Send the hand that is due as a new message, which makes the phone ring, and remove the one before."""
        assert box.unsure is not None
        before, (draft, shown) = box.delivery, box.unsure
        try:
            channel = await self._client.create_dm(discord.Object(reader))
            message = await self._send_once(box, channel)
        except discord.Forbidden as problem:
            if problem.code != DOES_NOT_TAKE_MESSAGES:
                raise
            box.unsure, box.left = None, shown.shown
            if not before.closed:
                await self._closed(box.table, box.recipient)
            closed = msgspec.structs.replace(before, closed=True, asked=shown.asked, question=shown.question)
            await self._host.delivered(box.table, closed)
            return
        box.look = draft.digest
        if before.message is not None and before.message != message.id:
            await self._delete(message.channel, before.message)

    async def _take_back(self, table: LiveTable, seat: int, given_up: Delivery) -> None:
        """Tell whoever sat here before that somebody else does now, in place of the hand they had."""
        reader = await self._host.person(given_up.reader or 0)
        seated = Seated(table, await self._host.people_at(table), nearest_locale(reader.locale if reader else "en"))
        words = seated.house("hand-given-up", who=safe(seated.names[seat]))
        channel = self._client.get_partial_messageable(given_up.channel or 0)
        if given_up.message is not None:
            await self._edit(channel, given_up.message, line(words))

    async def _closed(self, table: LiveTable, seat: int) -> None:
        """Say once in the channel that somebody's private messages are closed, and where their hand is."""
        seated = Seated(table, await self._host.people_at(table), table.row.locale)
        words = seated.house("hand-closed", who=safe(seated.names[seat]))
        channel = self._client.get_partial_messageable(table.row.channel, guild_id=table.row.guild)
        await self._send(channel, line(words), f"{table.id:x}.closed.{seat}")

    # Discord

    async def _send(self, channel: discord.abc.Messageable, draft: Draft, nonce: str) -> discord.Message:
        return await channel.send(
            view=draft.view, files=draft.attachments(), nonce=nonce, allowed_mentions=draft.mentions()
        )

    async def _edit(self, channel: discord.PartialMessageable, message: int, draft: Draft) -> bool:
        """Bring a message up to date. Return False where Discord no longer lets us."""
        try:
            await channel.get_partial_message(message).edit(
                view=draft.view, attachments=draft.attachments(), allowed_mentions=discord.AllowedMentions.none()
            )
        except (discord.NotFound, discord.Forbidden):
            return False
        except discord.HTTPException as problem:
            if problem.code == TOO_OLD_TO_EDIT:
                return False
            raise
        return True

    async def _delete(self, channel: discord.abc.Messageable, message: int) -> None:
        if not isinstance(channel, discord.DMChannel | discord.PartialMessageable):
            return
        try:
            await channel.get_partial_message(message).delete()
        except discord.HTTPException:
            log.info("an earlier hand could not be removed")

    async def _adopt(self, box: _Mailbox) -> None:
        """Find out whether something newer was shown than was written down before the process ended.

        Hands that a newer one should have replaced are removed.
        """
        delivery = box.delivery
        earlier: list[discord.Message] = []
        try:
            async for message, number in self._own_messages(box):
                if number > delivery.shown:
                    delivery = msgspec.structs.replace(
                        delivery, shown=number, message=message.id, channel=message.channel.id
                    )
                earlier.append(message)
        except (discord.HTTPException, aiohttp.ClientError, OSError):
            log.info("table %s: recent messages cannot be read", box.table.id)
            return
        if delivery != box.delivery:
            await self._host.delivered(box.table, delivery)
        if box.recipient != CHANNEL:
            for message in earlier:
                if message.id != delivery.message:
                    await self._delete(message.channel, message.id)

    async def _own_messages(self, box: _Mailbox) -> AsyncIterator[tuple[discord.Message, int]]:
        where = box.table.row.channel if box.recipient == CHANNEL else box.delivery.channel
        if where is None:
            return
        me = self._client.user
        async for message in self._client.get_partial_messageable(where).history(limit=LOOK_BACK):
            number = _tells_up_to(message, box.table.id)
            if me is not None and message.author.id == me.id and number is not None:
                yield message, number


def _log_failure(box: _Mailbox, problem: Exception) -> None:
    """Say in one line what could not be delivered; what is no fault of Discord's is told whole."""
    whom = "the channel" if box.recipient == CHANNEL else f"seat {box.recipient}"
    match problem:
        case discord.HTTPException():
            log.warning("table %s: Discord refused a message to %s (%s)", box.table.id, whom, problem.code)
        case discord.RateLimited() | aiohttp.ClientError() | OSError():
            log.warning("table %s: Discord cannot be reached for %s", box.table.id, whom)
        case StorageError() | sqlite3.Error():
            log.warning("table %s: the database did not answer for %s: %s", box.table.id, whom, problem)
        case _:
            log.error("table %s: a message to %s could not be made", box.table.id, whom, exc_info=problem)


def _newly_called(box: _Mailbox) -> Sequence[int]:
    """Return the seats whose turn it has become since the channel was told last, and note them."""
    sight = box.table.look(PUBLIC)
    playing = sight is not None and box.table.row.status is Status.PLAYING
    asked = frozenset(sight.view.asked) if sight is not None and playing else frozenset[int]()
    newly = sorted(asked - box.called)
    box.called = asked
    return newly


def _tells_up_to(message: discord.Message, table: int) -> int | None:
    """Return the entry up to which one of our messages tells, by the ids of its controls."""
    for component in message.components:
        for inner in getattr(component, "children", ()):
            for control in getattr(inner, "children", ()):
                found = controls.read(getattr(control, "custom_id", None) or "")
                if found is not None and found.act == "do" and found.table == table:
                    return found.number
    return None
