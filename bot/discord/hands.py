"""A seat's side of delivery: one hand in private, a new message when its player is called."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import discord
import msgspec

from bot.discord import calling, carrier
from bot.discord.mailbox import delivery_of, entries_between, given_up_hand, rest, shown_at, warns
from bot.discord.messages import Seated, hand, line, place_line
from bot.discord.story import told_by_the_house
from bot.discord.words import safe
from games.core.voice import nearest_locale
from storage import EntryKind, Status

if TYPE_CHECKING:
    from bot.discord.mailbox import Mailbox
    from bot.host.host import Host
    from bot.host.table import LiveTable
    from storage import Delivery

log = logging.getLogger(__name__)

DOES_NOT_TAKE_MESSAGES: Final = 50007
"""Discord's code for a person whose private messages are closed to us."""
REFUSALS: Final = 2
"""Private messages refused in a row after which somebody counts as taking none."""


class Hands:
    """Brings what they see to those who sit at the tables."""

    def __init__(self, client: discord.Client, host: Host) -> None:
        self._client = client
        self._host = host

    async def bring(self, table: LiveTable, box: Mailbox) -> None:
        """Show a seat what it has not been shown, if it is waited for or was before."""
        seat = box.recipient
        people = await self._host.people_at(table)
        if (given_up := given_up_hand(table, seat)) is not None:
            await self._tell_given_up(table, seat, given_up)
        delivery, last, person = delivery_of(table, seat), table.last, people[seat]
        sight = table.look(seat)
        if person is None or person.discord_id is None or sight is None:
            await self._host.delivered(table, msgspec.structs.replace(delivery, shown=last))
            return
        if box.unsure is not None and box.unsure[1].reader == person.id:
            await self._new_hand(table, box, person.discord_id)
            return
        new = entries_between(table, delivery.shown + 1, last)
        shown = shown_at(delivery, table, sight, seat, last)
        wanted = calling.is_called(
            delivery, sight.view, asked=shown.asked, others=any(one.seat != seat and one.kind.moves for one in new)
        )
        wanted |= shown.asked and person.reminders and any(warns(one) and one.seat == seat for one in new)
        wanted |= any(one.kind is EntryKind.LOST for one in new)
        rings = wanted and (calling.privately(person) or table.lost)
        if rings and (quiet := calling.quiet_for(person, self._host.clock.now(), table.row.pace)):
            await rest(box, quiet)
            return
        seated = Seated(table, people, nearest_locale(person.locale))
        await self._bring_watched(table, box, seated)
        if not rings and (delivery.closed or (delivery.message is not None and not _is_seen(delivery, shown, table))):
            await self._host.delivered(table, shown)  # nobody waits for them: it may wait until they look
            return
        draft = await hand(seated, seat, place=place_line(seated, self._client))
        if not rings and delivery.message is not None:
            where = self._client.get_partial_messageable(delivery.channel or 0)
            if box.look == draft.digest or await carrier.edit(where, delivery.message, draft):
                box.look = draft.digest
                await self._host.delivered(table, shown)
                return
        box.unsure = draft, msgspec.structs.replace(shown, closed=False)
        await self._new_hand(table, box, person.discord_id)

    async def _bring_watched(self, table: LiveTable, box: Mailbox, seated: Seated) -> None:
        """Bring the hand that only its owner sees up to date, as long as Discord lets us."""
        if box.watched is None:
            return
        interaction, until, look = box.watched
        if asyncio.get_running_loop().time() >= until:
            box.watched = None
            return
        draft = await hand(seated, box.recipient)
        if draft.digest == look:
            return
        try:
            await interaction.edit_original_response(view=draft.view, attachments=draft.attachments())
        except discord.HTTPException:
            box.watched = None
            log.info("table %s: a hand shown to its owner alone can no longer be edited", table.id)
        else:
            box.watched = interaction, until, draft.digest

    async def _new_hand(self, table: LiveTable, box: Mailbox, reader: int) -> None:
        """Send the hand that is due as a new message, which makes the phone ring, and remove the one before."""
        assert box.unsure is not None
        before, (draft, shown) = delivery_of(table, box.recipient), box.unsure
        try:
            channel = await self._private(reader, before)
            message = await carrier.send_once(table, box, channel)
        except discord.Forbidden as problem:
            if problem.code != DOES_NOT_TAKE_MESSAGES:
                raise
            box.unsure, box.refused = None, box.refused + 1
            if not before.closed and box.refused < REFUSALS:
                raise  # one refusal may be an accident: it is tried once more
            if not before.closed:
                await self._closed(table, box.recipient)
            closed = msgspec.structs.replace(shown, message=before.message, channel=before.channel, closed=True)
            await self._host.delivered(table, closed)
            return
        box.unsure, box.look, box.refused = None, draft.digest, 0
        # First of all the new message is the hand: a click on the one before may be answered while that is removed.
        # It is removed before anything is written down, as nobody would look for it after that: not after a crash, nor
        # where nothing can be written.
        table.deliveries[box.recipient] = now = msgspec.structs.replace(shown, message=message, channel=channel.id)
        try:
            if before.message is not None and before.message != message:
                await carrier.delete(channel, before.message)
        finally:
            await self._host.delivered(table, now)

    async def _private(self, reader: int, before: Delivery) -> discord.DMChannel | discord.PartialMessageable:
        """Return where somebody's private messages go; it is asked of Discord once for a hand."""
        if before.channel is not None and not before.closed:
            return self._client.get_partial_messageable(before.channel)
        return await self._client.create_dm(discord.Object(reader))

    async def _tell_given_up(self, table: LiveTable, seat: int, given_up: Delivery) -> None:
        """Tell whoever sat here before that somebody else does now, in place of the hand they had."""
        reader = await self._host.person(given_up.reader or 0)
        seated = Seated(table, await self._host.people_at(table), nearest_locale(reader.locale if reader else "en"))
        taken = [one for one in table.entries if one.seat == seat and one.kind in {EntryKind.REMOVE, EntryKind.REPLACE}]
        told = told_by_the_house(seated, taken[-1:])
        words = "\n".join([seated.house("hand-given-up", who=safe(seated.names[seat])), *told])
        channel = self._client.get_partial_messageable(given_up.channel or 0)
        if given_up.message is not None:
            await carrier.edit(channel, given_up.message, line(words))

    async def _closed(self, table: LiveTable, seat: int) -> None:
        """Say once in the channel that somebody's private messages are closed, and where their hand is."""
        people = await self._host.people_at(table)
        seated, person = Seated(table, people, table.row.locale), people[seat]
        called = person is not None and calling.in_channel(person, closed=True)
        who = f"<@{person.discord_id}>" if person is not None and called else safe(seated.names[seat])
        rings = (person.discord_id,) if person is not None and called and person.discord_id is not None else ()
        draft = replace(line(seated.house("hand-closed", who=who)), rings=rings)
        channel = self._client.get_partial_messageable(table.row.channel, guild_id=table.row.guild)
        await carrier.send(channel, draft, f"{table.id:x}.closed.{seat}")


def _is_seen(delivery: Delivery, shown: Delivery, table: LiveTable) -> bool:
    """Return whether a hand is brought up to date though nobody is called: it is asked, was asked, or all is over."""
    return shown.asked or delivery.asked or table.row.status is not Status.PLAYING
