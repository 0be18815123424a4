"""Delivery to channels: one live post for each table, edited until a new one is due."""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import discord
import msgspec

from bot.discord.delivery import threads, transport
from bot.discord.delivery.recipient import EDIT_INTERVAL, Recipient, calls_of, delivery_of, entries_between
from bot.discord.messages.answer import DISCORD_ERRORS
from bot.discord.messages.lobby import chronicle, lobby
from bot.discord.messages.outgoing import OutgoingMessage, line
from bot.discord.messages.post import failed, post
from bot.presentation import notifications
from bot.presentation.localized_table import LocalizedTable, localize
from bot.presentation.roundup import closing
from bot.presentation.story import ends_a_part, just_now, last_chosen, pictured_end, told, told_from
from bot.tables.changes.rematch import still_asked
from bot.tables.practice import is_practice, learner_at
from bot.tables.service import TableService
from bot.tables.state.table import PRIVATE, LiveTable
from games.core.contract import View
from storage import DeliveryRow, Entry, EntryKind, Occupant, Posts, Status
from storage.records import CHANNEL

log = logging.getLogger(__name__)

OLD: Final = 3600
"""Seconds after which Discord lets a post be edited less often, so that a new one replaces it."""


class LivePosts:
    """Posts and edits in channels. `pause_factor` multiplies the seconds between edits."""

    def __init__(self, client: discord.Client, service: TableService, *, pause_factor: float = 1.0) -> None:
        self._client = client
        self._service = service
        self._edit_interval = EDIT_INTERVAL * pause_factor

    async def bring(self, table: LiveTable, recipient: Recipient) -> None:
        """Deliver what the channel has not been shown."""
        delivery = delivery_of(table, CHANNEL)
        if table.lost:
            await self._service.repository.delivered(table, msgspec.structs.replace(delivery, shown=table.last))
            return
        if delivery.channel not in {None, table.row.channel}:  # it has moved here: its story starts again
            delivery = msgspec.structs.replace(delivery, message=None, channel=None)
        if recipient.unsure is None:
            if (soon := recipient.edited + self._edit_interval - asyncio.get_running_loop().time()) > 0:
                await asyncio.sleep(soon)
            last = table.last
            if table.row.seed is None:
                rings = any(
                    entry.kind is EntryKind.INVITE for entry in entries_between(table, delivery.shown + 1, last)
                )
                draft, since = await self._lobby(table, rings=rings), 0
                if (
                    not rings
                    and delivery.message is not None
                    and await transport.edit(self._channel(table), delivery.message, draft)
                ):
                    await self._service.repository.delivered(table, msgspec.structs.replace(delivery, shown=last))
                    return
            else:
                localized = await self._localized(table)
                await self._say_why_in_words(localized, recipient)
                over = table.row.status is Status.OVER
                end = await closing(self._service, localized, chart=localized.pictured) if over else None
                new = entries_between(table, delivery.shown + 1, last)
                every = table.row.posts is Posts.EVERY
                called = await self._newly_called(table, recipient)
                if every:
                    due = bool(told(localized, new))
                else:
                    due = await self._is_new_post_due(table, recipient, delivery, new, called)
                since = delivery.since
                if due:
                    since = delivery.shown + 1 if every else told_from(table, delivery.shown + 1, last)
                lesson_over = not table.live and is_practice(table)
                if lesson_over:  # the hand that would tell it goes
                    since = last_chosen(table, learner_at(table))
                entries = entries_between(table, since, last)
                ended = await self._pictured_end(table, new if every else just_now(table, entries))
                begun = not every and not lesson_over
                draft = await post(localized, entries, called, end, ended, begun=begun)
                if not due and await self._edit_live(table, recipient, delivery, draft):
                    recipient.called = recipient.calling
                    await self._service.repository.delivered(table, msgspec.structs.replace(delivery, shown=last))
                    return
            recipient.unsure = draft, DeliveryRow(recipient=CHANNEL, shown=last, since=since)
        await self._new_post(table, recipient, delivery)

    async def fail(self, table: LiveTable, recipient: Recipient) -> None:
        """Say in the channel that the game fails to show its table; what was shown before goes."""
        before = delivery_of(table, CHANNEL)
        shown = msgspec.structs.replace(before, shown=table.last)
        draft = failed(await localize(self._service, table, table.row.locale))
        recipient.calling = recipient.called  # it calls nobody
        if await self._edit_live(table, recipient, before, draft):
            await self._service.repository.delivered(table, shown)
            return
        recipient.unsure = draft, shown
        await self._new_post(table, recipient, msgspec.structs.replace(before, message=None))

    async def leave(self, table: LiveTable) -> None:
        """Let the thread of an ended table be archived soon."""
        await threads.let_sleep(self._client, table.row.guild, table.row.channel)

    def _channel(self, table: LiveTable) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(table.row.channel, guild_id=table.row.guild)

    async def _localized(self, table: LiveTable) -> LocalizedTable:
        """Return the table as its channel is shown it: in words where the bot may not attach files."""
        localized = await localize(self._service, table, table.row.locale)
        allowed = await transport.allowed_in(self._client, table.row.guild, table.row.channel)
        return replace(localized, in_words=allowed is not None and not allowed[0].attach_files)

    async def _say_why_in_words(self, localized: LocalizedTable, recipient: Recipient) -> None:
        """Say once in the channel why a table that has pictures is described in words."""
        in_words, table = localized.in_words and localized.table.row.pictures, localized.table
        if in_words and not recipient.in_words:
            bot_text = localized.bot_text
            said = line(bot_text("told-in-words", permission=bot_text("permission-attach-files")))
            await transport.send(self._channel(table), said, transport.nonce(table, "in words", table.last))
        recipient.in_words = in_words

    async def _lobby(self, table: LiveTable, *, rings: bool) -> OutgoingMessage:
        """Return the lobby. Its role is mentioned only if `rings`, so that edits do not mention it again."""
        role = (await self._service.guild(table.row.guild)).player_role if table.lifecycle.called else None
        asked = await still_asked(self._service.repository, table)
        # Who sits there is found out last: people come and go while the rest is.
        draft = lobby(LocalizedTable(table, await self._service.people.at(table), table.row.locale), asked, role)
        return draft if rings else replace(draft, roles=())

    async def _edit_live(
        self, table: LiveTable, recipient: Recipient, delivery: DeliveryRow, draft: OutgoingMessage
    ) -> bool:
        """Edit the live post. Return False if there is none, or it can no longer be edited."""
        if delivery.message is None:
            return False
        if recipient.look == draft.digest:
            return True
        if not await transport.edit(self._channel(table), delivery.message, draft):
            return False
        recipient.look, recipient.edited = draft.digest, asyncio.get_running_loop().time()
        return True

    async def _is_new_post_due(
        self,
        table: LiveTable,
        recipient: Recipient,
        delivery: DeliveryRow,
        new: Sequence[Entry],
        called: Sequence[int],
    ) -> bool:
        """Return whether these entries need a new post, or those `called` do.

        However long its story becomes, the live post stays until a part of the game ends: a button shows the earlier
        lines. In private messages a new one would stand below the hand, between its question and the player.
        """
        if delivery.message is None or not table.live or any(entry.kind is EntryKind.PLACE for entry in new):
            return True
        if table.row.guild == PRIVATE:
            return False
        if called or any(entry.kind is EntryKind.START for entry in new):
            return True
        if recipient.posted is None:  # an earlier process has posted it
            made = discord.utils.snowflake_time(delivery.message).timestamp()
            recipient.posted = self._service.clock.monotonic() - (self._service.clock.now() - made)
        if self._service.clock.monotonic() - recipient.posted >= OLD:
            return True
        return any(ends_a_part(table, entry.number) for entry in new) and await self._others_wrote(table, delivery)

    async def _others_wrote(self, table: LiveTable, delivery: DeliveryRow) -> bool:
        """Return whether the live post is no longer the channel's last message, as far as Discord tells."""
        try:
            channel = await self._client.fetch_channel(table.row.channel)
        except (*DISCORD_ERRORS, discord.InvalidData):
            return False
        last = channel.last_message_id if isinstance(channel, discord.TextChannel | discord.Thread) else None
        return last is not None and last != delivery.message

    async def _newly_called(self, table: LiveTable, recipient: Recipient) -> Sequence[int]:
        """Return the seats to be mentioned in the channel now, and note which seats are asked.

        Single options that are played for a person make no difference: everybody would see that there is only one.
        """
        calls = calls_of(table)
        newly = [seat for seat, call in calls.items() if seat not in recipient.called or recipient.called[seat] != call]
        lasting = {seat: call for seat, call in recipient.called.items() if call >= 0 and call in calls.values()}
        recipient.calling = lasting | calls
        warned = {
            entry.seat
            for entry in entries_between(table, delivery_of(table, CHANNEL).shown + 1, table.last)
            if entry.kind is EntryKind.WARN
        }
        called: list[int] = []
        for seat in sorted({*newly, *warned}):
            person = (await self._service.people.at(table))[seat]
            if person is None or table.seats[seat].sitter is not Occupant.PERSON or seat not in calls:
                continue
            if seat in warned and seat not in newly and not person.reminders:
                continue
            if self._service.web.is_looking(table.id, person.id):
                continue
            now = self._service.clock.now()
            if notifications.in_channel(person, closed=delivery_of(table, seat).closed) and not notifications.quiet_for(
                person, now, table.row.pace
            ):
                called.append(seat)
        return called

    async def _new_post(self, table: LiveTable, recipient: Recipient, before: DeliveryRow) -> None:
        """Send the new post, and cut the previous one down to its news."""
        assert recipient.unsure is not None
        draft, shown = recipient.unsure
        message = (await transport.send_once(table, recipient, self._channel(table))).id
        recipient.look, recipient.edited = draft.digest, asyncio.get_running_loop().time()
        recipient.posted = self._service.clock.monotonic()
        recipient.called = recipient.calling
        if before.message is not None and before.message != message and table.row.posts is Posts.LIVE:
            await self.cut_down(table, before, shown.since)
        recipient.unsure = None
        await self._service.repository.delivered(
            table, msgspec.structs.replace(shown, message=message, channel=table.row.channel)
        )

    async def _pictured_end(self, table: LiveTable, entries: Sequence[Entry]) -> View | None:
        """Return the public view at the end of a part of the game that ended in these entries, if it is to be drawn."""
        number = pictured_end(table, entries)
        return None if number is None else await self._service.history.view_after(table, number)

    async def cut_down(self, table: LiveTable, before: DeliveryRow, since: int) -> None:
        """Reduce a post to its news, without picture and controls; at the end of a practice table it is deleted.

        The next post begins at entry `since`. If that entry ended a part of the game, the end is told in this post.
        """
        assert before.message is not None
        ended = since > before.shown and ends_a_part(table, since)
        localized = await self._localized(table)
        entries = entries_between(table, before.since, since if ended else before.shown)
        practice_is_over = not table.live and is_practice(table)  # which leaves its last post alone
        story = None if practice_is_over else chronicle(localized, entries, ended=ended)
        try:
            if story is None:
                await transport.delete(self._channel(table), before.message)
            else:
                await transport.edit(self._channel(table), before.message, story)
        except (discord.HTTPException, discord.RateLimited):
            log.info("table %s: an earlier post could not be cut down", table.id)
