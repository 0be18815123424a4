"""Delivery as reconciliation: what everybody has been shown is a number; what is missing is sent.

Each recipient of a table (its channel, and each seat) has a worker of its own that compares the number beside the
table with the table's last entry, and sends until they are equal. Moves that come faster than messages are told
together. What must appear once is sent with a nonce made of table, entry and recipient; after a longer outage the
bot's own recent messages tell what was sent.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import aiohttp
import discord
import msgspec

from bot.discord import controls
from bot.discord.messages import Draft, Seated, hand, line, lobby, place_line, post, told
from bot.discord.words import safe
from bot.host.refusal import Refusal
from games.core.contract import PUBLIC
from games.core.voice import nearest_locale
from storage import Delivery
from storage.records import CHANNEL

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from bot.host.host import Host
    from bot.host.table import LiveTable

log = logging.getLogger(__name__)

RETRY_AFTER: Final = (1.0, 3.0, 9.0, 30.0, 60.0)
"""Seconds between tries while Discord cannot be reached; then the next change of the table tries again."""

LOOK_BACK: Final = 25
"""How many recent messages are searched for one of ours after an outage."""


class Courier:
    """Brings every change of every table to those who may see it."""

    def __init__(self, client: discord.Client, host: Host) -> None:
        self._client = client
        self._host = host
        self._workers: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._held: set[int] = set()
        self._mentioned: dict[int, frozenset[int]] = {}
        self._looks: dict[tuple[int, int], int] = {}
        self._unsure: dict[tuple[int, int], tuple[Draft, Delivery]] = {}
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
        tables = list(await self._host.live_tables())
        for number in await self._host.journal.unfinished_deliveries():
            with suppress(Refusal):
                tables.append(await self._host.table(number))
        for table in tables:
            for recipient in (CHANNEL, *range(len(table.seats))):
                await self._adopt(table, recipient)
            self.changed(table)

    def changed(self, table: LiveTable) -> None:
        """See to it that everybody is shown the table as it is now."""
        if not self._serving or table.row.channel in self._held:
            return
        recipients = [CHANNEL]
        if table.row.seed is not None:
            recipients += [row.seat for row in table.seats if row.sitter == "person" or _given_up(table, row.seat)]
        for recipient in recipients:
            key = (table.id, recipient)
            if key not in self._workers:
                self._workers[key] = self._tasks.create_task(self._serve(table, recipient))

    def hold_channel(self, channel: int) -> None:
        """Send nothing to this channel for now: a table's first message is being made as the answer to a command."""
        self._held.add(channel)

    async def release_channel(
        self, channel: int, table: LiveTable | None, message: discord.Message | None, shown: int
    ) -> None:
        """Go on; `message`, if it was made, shows the table's lobby up to entry `shown`."""
        if table is not None and message is not None:
            delivery = Delivery(recipient=CHANNEL, shown=shown, message=message.id, channel=message.channel.id)
            await self._remember(table, delivery)
        self._held.discard(channel)
        if table is not None:
            self.changed(table)

    async def settled(self) -> None:
        """Wait until nothing is being delivered."""
        while self._workers:
            await asyncio.wait(self._workers.values())

    # One recipient

    async def _serve(self, table: LiveTable, recipient: int) -> None:
        try:
            for pause in (*RETRY_AFTER, 0.0):
                try:
                    while _delivery(table, recipient).shown < table.last and not _delivery(table, recipient).closed:
                        if recipient == CHANNEL:
                            await self._to_channel(table)
                        else:
                            await self._to_seat(table, recipient)
                except (discord.DiscordServerError, discord.RateLimited, aiohttp.ClientError, OSError):
                    log.warning("table %s: Discord cannot be reached", table.id)
                    await asyncio.sleep(pause)
                else:
                    return
        except discord.HTTPException as problem:
            log.warning("table %s: Discord refused a message (%s)", table.id, problem.code)
            shut = msgspec.structs.replace(_delivery(table, recipient), shown=table.last)
            await self._remember(table, shut)
        except Exception:
            log.exception("table %s: a message could not be made", table.id)
        finally:
            del self._workers[table.id, recipient]

    async def _remember(self, table: LiveTable, delivery: Delivery) -> None:
        table.deliveries[delivery.recipient] = delivery
        if not table.live:
            self._mentioned.pop(table.id, None)
            self._looks.pop((table.id, delivery.recipient), None)
        await self._host.journal.deliver(table.id, delivery)

    async def _to_channel(self, table: LiveTable) -> None:
        channel = self._client.get_partial_messageable(table.row.channel, guild_id=table.row.guild)
        if (table.id, CHANNEL) not in self._unsure:
            seated = Seated(table, await self._host.people_at(table), table.row.locale)
            delivery, last = _delivery(table, CHANNEL), table.last
            if table.row.seed is None:
                draft = lobby(seated)
                if delivery.message is not None and await self._edit(channel, delivery.message, draft):
                    await self._remember(table, msgspec.structs.replace(delivery, shown=last))
                    return
            else:
                entries = [entry for entry in table.entries if delivery.shown < entry.number <= last]
                if not told(seated, entries):  # steps that are nobody else's business are told to nobody
                    await self._remember(table, msgspec.structs.replace(delivery, shown=last))
                    return
                draft = await post(seated, entries, self._newly_asked(table))
            self._unsure[table.id, CHANNEL] = draft, Delivery(recipient=CHANNEL, shown=last)
        await self._send_once(table, channel, CHANNEL)

    async def _send_once(self, table: LiveTable, channel: discord.abc.Messageable, recipient: int) -> discord.Message:
        """Send the message that is due, and remember that it was shown.

        Where a try ends without an answer, the next one sends the very same message with the same nonce: if the first
        did arrive, Discord makes no second one.
        """
        draft, delivery = self._unsure[table.id, recipient]
        try:
            message = await self._send(channel, draft, f"{table.id:x}.{delivery.shown:x}.{recipient}")
        except discord.HTTPException as problem:
            if problem.status < 500:  # a refusal; anything else may have arrived
                del self._unsure[table.id, recipient]
            raise
        del self._unsure[table.id, recipient]
        shown = msgspec.structs.replace(delivery, message=message.id, channel=message.channel.id)
        await self._remember(table, shown)
        return message

    def _newly_asked(self, table: LiveTable) -> Sequence[int]:
        sight = table.look(PUBLIC)
        asked = frozenset(sight.view.asked) if sight is not None and table.row.status == "playing" else frozenset[int]()
        before = self._mentioned.get(table.id, frozenset())
        self._mentioned[table.id] = asked
        return sorted(asked - before)

    async def _to_seat(self, table: LiveTable, seat: int) -> None:
        people = await self._host.people_at(table)
        if (given_up := _given_up(table, seat)) is not None:
            await self._take_back(table, seat, given_up)
        delivery, last, person = _delivery(table, seat), table.last, people[seat]
        sight = table.look(seat)
        if person is None or person.discord_id is None or sight is None:
            await self._remember(table, msgspec.structs.replace(delivery, shown=last))
            return
        if (table.id, seat) in self._unsure and self._unsure[table.id, seat][1].reader == person.id:
            await self._new_hand(table, seat, person.discord_id)
            return
        seated = Seated(table, people, nearest_locale(person.locale))
        draft = await hand(seated, seat, place=place_line(seated, self._client))
        asked = seat in sight.view.asked and table.row.status == "playing"
        others = any(entry.number > delivery.shown and entry.seat != seat for entry in table.entries)
        rings = asked and (not delivery.asked or (others and delivery.question != sight.view.question))
        shown = msgspec.structs.replace(delivery, shown=last, asked=asked, question=sight.view.question)
        if delivery.message is not None and not rings:
            if self._looks.get((table.id, seat)) != draft.digest:
                channel = self._client.get_partial_messageable(delivery.channel or 0)
                if not await self._edit(channel, delivery.message, draft):
                    shown = msgspec.structs.replace(shown, message=None)
            if shown.message is not None:
                self._looks[table.id, seat] = draft.digest
                await self._remember(table, shown)
                return
        self._unsure[table.id, seat] = draft, shown
        await self._new_hand(table, seat, person.discord_id)

    async def _new_hand(self, table: LiveTable, seat: int, reader: int) -> None:
        """Send the hand that is due as a new message, which makes the phone ring, and remove the one before."""
        before, (draft, shown) = _delivery(table, seat), self._unsure[table.id, seat]
        try:
            channel = await self._client.create_dm(discord.Object(reader))
            message = await self._send_once(table, channel, seat)
        except discord.Forbidden:
            self._unsure.pop((table.id, seat), None)
            await self._closed(table, seat)
            await self._remember(table, msgspec.structs.replace(shown, closed=True))
            return
        self._looks[table.id, seat] = draft.digest
        if before.message is not None and before.message != message.id:
            await self._delete(message.channel, before.message)

    async def _take_back(self, table: LiveTable, seat: int, given_up: Delivery) -> None:
        """Tell whoever sat here before that somebody else does now, in place of the hand they had."""
        reader = next(iter(await self._host.journal.people([given_up.reader or 0])), None)
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
        return True

    async def _delete(self, channel: discord.abc.Messageable, message: int) -> None:
        if not isinstance(channel, discord.DMChannel | discord.PartialMessageable):
            return
        try:
            await channel.get_partial_message(message).delete()
        except discord.HTTPException:
            log.info("an earlier hand could not be removed")

    async def _adopt(self, table: LiveTable, recipient: int) -> None:
        """Find out whether something newer was shown than was written down before the process ended."""
        delivery = _delivery(table, recipient)
        if delivery.shown >= table.last or delivery.closed:
            return
        try:
            async for message, number in self._own_messages(table, recipient, delivery):
                if number > delivery.shown:
                    delivery = msgspec.structs.replace(
                        delivery, shown=number, message=message.id, channel=message.channel.id
                    )
        except (discord.HTTPException, aiohttp.ClientError, OSError):
            log.info("table %s: recent messages cannot be read", table.id)
        else:
            await self._remember(table, delivery)

    async def _own_messages(
        self, table: LiveTable, recipient: int, delivery: Delivery
    ) -> AsyncIterator[tuple[discord.Message, int]]:
        where = table.row.channel if recipient == CHANNEL else delivery.channel
        if where is None:
            return
        me = self._client.user
        async for message in self._client.get_partial_messageable(where).history(limit=LOOK_BACK):
            number = _tells_up_to(message, table.id)
            if me is not None and message.author.id == me.id and number is not None:
                yield message, number


def _delivery(table: LiveTable, recipient: int) -> Delivery:
    """Return what a recipient has been shown; nothing, if somebody else sat there then."""
    reader = None if recipient == CHANNEL else table.seats[recipient].person
    known = table.deliveries.get(recipient)
    return known if known is not None and known.reader == reader else Delivery(recipient, -1, reader)


def _given_up(table: LiveTable, seat: int) -> Delivery | None:
    """Return the hand that somebody who no longer sits here still has before them, if there is one."""
    known = table.deliveries.get(seat)
    if known is None or known.message is None or known.reader == table.seats[seat].person:
        return None
    return known


def _tells_up_to(message: discord.Message, table: int) -> int | None:
    """Return the entry up to which one of our messages tells, by the ids of its controls."""
    for component in message.components:
        for inner in getattr(component, "children", ()):
            for control in getattr(inner, "children", ()):
                found = controls.read(getattr(control, "custom_id", None) or "")
                if found is not None and found.act == "do" and found.table == table:
                    return found.number
    return None
