"""Delivery to seats: one hand in private messages, sent as a new message when its player is notified.

The hand is edited without a ping whenever it is out of date. While others are asked it says only what its owner holds.
Private content is made for the person who occupies the seat at that moment, and goes to no other.
"""

import asyncio
import logging
from collections.abc import Awaitable
from dataclasses import replace
from functools import partial
from typing import Final, Protocol

import discord
import msgspec

from bot.discord.delivery import transport
from bot.discord.delivery.conversations import UNKNOWN_CHANNEL, Conversations, Exhausted, is_refusal
from bot.discord.delivery.recipient import (
    ByToken,
    Recipient,
    delivery_of,
    entries_between,
    given_up_hand,
    rest,
    shown_at,
)
from bot.discord.messages.answer import DISCORD_ERRORS, Answer, summary
from bot.discord.messages.hand import expired_hand, hand, place_line
from bot.discord.messages.outgoing import OutgoingMessage, line
from bot.discord.messages.post import failed
from bot.presentation import notifications
from bot.presentation.hand_text import resting_look
from bot.presentation.localized_table import LocalizedTable, localize
from bot.presentation.story import bot_line
from bot.presentation.texts import hand_label, safe
from bot.tables.practice import is_practice
from bot.tables.service import TableService
from bot.tables.single_options import move_for
from bot.tables.state.table import PRIVATE, LiveTable
from games.core.localizer import nearest_locale
from storage import DeliveryRow, Entry, EntryKind, Person

log = logging.getLogger(__name__)

KEPT_FOR: Final = 870.0
"""Seconds for which an ephemeral hand is kept up to date; Discord allows edits for fifteen minutes."""
LAST_EDIT: Final = 20.0
"""Seconds left after that to mark the hand as expired."""
PATIENCE: Final = 60.0
"""Seconds for which a hand waits until its conversation can be opened; after that the channel notifies."""


_TAKEN_AWAY: Final = frozenset({EntryKind.REMOVE, EntryKind.REPLACE})


class DrawHand(Protocol):
    """Makes a hand, or a question about it, below the line that says to which table it belongs."""

    def __call__(self, localized: LocalizedTable, *, place: str) -> Awaitable[OutgoingMessage]:
        """Make it in this language. Raise `Refusal` if its reader does not occupy the seat."""
        ...


class Hands:
    """Sends and edits the hands of seats."""

    def __init__(self, client: discord.Client, service: TableService, conversations: Conversations) -> None:
        self._client = client
        self._service = service
        self._conversations = conversations

    async def bring(self, table: LiveTable, recipient: Recipient) -> None:
        """Deliver what a seat has not been shown, and remove the hands of former players."""
        seat = recipient.number
        await self._retire(table, recipient)
        people = await self._service.people.at(table)
        delivery, last, person = delivery_of(table, seat), table.last, people[seat]
        seat_view = table.look(seat)
        if person is None or person.discord_id is None or seat_view is None:
            await self._service.repository.delivered(table, msgspec.structs.replace(delivery, shown=last))
            return
        if recipient.unsure is not None and recipient.unsure[1].reader == person.id:
            await self._new_hand(table, recipient, person)
            return
        new = entries_between(table, delivery.shown + 1, last)
        shown = shown_at(delivery, table, seat_view, seat, last)
        wanted = notifications.is_called(
            delivery,
            seat_view.view,
            asked=shown.asked,
            others=any(entry.seat != seat and entry.kind.moves for entry in new),
            looking=self._service.web.is_looking(table.id, person.id),
        )
        if wanted and move_for(table, seat, person) is not None:
            wanted, shown = False, msgspec.structs.replace(shown, asked=False, call=delivery.call)
        wanted |= (
            shown.asked
            and person.reminders
            and any(entry.kind is EntryKind.WARN and entry.seat == seat for entry in new)
        )
        brought_in = any(entry.kind is EntryKind.REPLACE and entry.seat == seat for entry in new)
        wanted |= brought_in or any(entry.kind is EntryKind.LOST for entry in new)
        rings = wanted and (notifications.privately(person) or table.lost)
        quiet = notifications.quiet_for(person, self._service.clock.now(), table.row.pace) if rings else 0.0
        localized = LocalizedTable(table, people, nearest_locale(person.locale), bool(self._service.web.address))
        await self._bring_ephemeral(table, recipient, localized)
        if not table.live and is_practice(table):  # nothing is left but the last post
            if delivery.message is not None:
                await transport.delete(self._client.get_partial_messageable(delivery.channel or 0), delivery.message)
            await self._service.repository.delivered(table, msgspec.structs.replace(shown, message=None))
            return
        self._conversations.recall(person.discord_id, delivery)
        if delivery.closed and not (rings and self._conversations.wait_for(person) == 0):
            # The channel calls them, and My hand shows the hand; a message from before stays true.
            if delivery.message is not None and not await self._edit(recipient, delivery, localized, person):
                shown = msgspec.structs.replace(shown, message=None)
            await self._service.repository.delivered(table, shown)
            return
        if delivery.message is not None and (quiet or not rings):
            if await self._edit(recipient, delivery, localized, person):
                if quiet:
                    await rest(recipient, quiet, recipient.woken)
                else:
                    await self._service.repository.delivered(table, shown)
                return
        elif quiet:
            await rest(recipient, quiet, recipient.woken)
            return
        waiting = await self.waiting(table, seat, person.id)
        draft = await hand(localized, seat, person.id, place=place_line(localized, self._client), waiting=waiting)
        if delivery_of(table, seat) != delivery:
            return  # an answer to an interaction has shown them the table meanwhile
        recipient.unsure = replace(draft, silent=not rings), msgspec.structs.replace(shown, closed=False)
        await self._new_hand(table, recipient, person)

    async def _edit(
        self, recipient: Recipient, delivery: DeliveryRow, localized: LocalizedTable, person: Person
    ) -> bool:
        """Edit the present hand, which notifies nobody. Return False if that is no longer possible."""
        if recipient.look is not None and recipient.look == resting_look(localized, recipient.number):
            return True
        waiting = await self.waiting(localized.table, recipient.number, person.id)
        place = place_line(localized, self._client)
        draft = await hand(localized, recipient.number, person.id, place=place, waiting=waiting)
        if recipient.look != draft.digest:
            assert delivery.message is not None
            used = recipient.used
            is_same = used is not None and (used.message.id, used.person) == (delivery.message, person.id)
            if not (used and is_same and await _edited_by_token(localized.table, used, draft)):
                where = self._client.get_partial_messageable(delivery.channel or 0)
                if not await transport.edit(where, delivery.message, draft):
                    return False
            recipient.look = draft.digest
        return True

    async def waiting(self, table: LiveTable, seat: int, person: int) -> int:
        """Return how many other tables wait for a person who is not asked at this one."""
        known = await self._service.people.person(person)
        if known is None or known.discord_id is None or table.waits_for(seat):
            return 0
        return len(await self._service.tables_waiting_for(known.discord_id))

    async def fail(self, table: LiveTable, recipient: Recipient) -> None:
        """Say in the hands of a seat that the game fails to show its table."""
        before, person = delivery_of(table, recipient.number), (await self._service.people.at(table))[recipient.number]
        shown = msgspec.structs.replace(before, shown=table.last)
        localized = await localize(self._service, table, nearest_locale(person.locale if person is not None else "en"))
        draft = replace(failed(localized, place_line(localized, self._client)), silent=True)
        for shown_alone in list(recipient.ephemeral.values()):
            await _edited_by_token(table, shown_alone, draft)
            recipient.ephemeral[shown_alone.message.id] = replace(shown_alone, look=draft.digest, shown=table.last)
        if before.message is not None:
            where = self._client.get_partial_messageable(before.channel or 0)
            if await transport.edit(where, before.message, draft):
                recipient.look = draft.digest
        elif person is not None and person.discord_id is not None and not before.closed:
            recipient.unsure = draft, shown
            await self._new_hand(table, recipient, person)
            return
        await self._service.repository.delivered(table, shown)

    # Answers to interactions, and hands that only their owners see

    async def answer(
        self,
        table: LiveTable,
        recipient: Recipient,
        answer: Answer,
        person: int,
        draw: DrawHand | None = None,
        *,
        fresh: bool = False,
    ) -> ByToken | None:
        """Answer an interaction with the hand of its person, as `Delivery.answer` promises.

        Return the message if only they see it and it is to be kept up to date.
        """
        seat, in_place = recipient.number, answer.is_own_message and not fresh
        if in_place and not table.live and is_practice(table):  # delivery removes the hand
            await answer.nothing()
            return None
        localized, last = await localize(self._service, table, answer.locale), table.last
        place = place_line(localized, self._client) if in_place and not answer.private else ""
        if draw is None:
            waiting = await self.waiting(table, seat, person)
            draw = partial(hand, seat=seat, reader=person, waiting=waiting)
        draft = await draw(localized, place=place)
        newer = in_place and not answer.private and await self._edit_newer(table, recipient, answer, draft)
        if not newer:
            await (answer.change(draft) if in_place else answer.show(draft))
        delivery, until = delivery_of(table, seat), asyncio.get_running_loop().time() + KEPT_FOR + LAST_EDIT
        shown = ByToken(answer.shown, person, until, draft.digest, last) if answer.shown is not None else None
        if newer or (shown is not None and shown.message.id == delivery.message):
            recipient.look, recipient.used = draft.digest, shown or recipient.used
            # While a new message is on its way, it is that one which is written down as the hand: this one will go.
            if recipient.unsure is None and (seat_view := table.look(seat)) is not None:
                await self._service.repository.delivered(table, shown_at(delivery, table, seat_view, seat, last))
            return None
        if shown is None or not table.live:
            return None
        earlier = [other for other in recipient.ephemeral.values() if other.person == person]
        recipient.ephemeral[shown.message.id] = shown
        for other in earlier if fresh else ():
            recipient.ephemeral.pop(other.message.id, None)
            try:
                await other.message.delete()
            except discord.HTTPException:
                log.debug("table %s: an earlier hand is gone already", table.id)
        return shown

    async def _edit_newer(self, table: LiveTable, recipient: Recipient, answer: Answer, draft: OutgoingMessage) -> bool:
        """Answer in the seat's private hand if the used control is in an earlier one. Return False if that fails."""
        delivery, pressed = delivery_of(table, recipient.number), answer.interaction.message
        if pressed is None or delivery.message is None or pressed.channel.id != delivery.channel:
            return False
        if pressed.id >= delivery.message:
            return False
        where = self._client.get_partial_messageable(delivery.channel or 0)
        if not await transport.edit(where, delivery.message, draft):
            return False
        await answer.nothing()
        return True

    async def _bring_ephemeral(self, table: LiveTable, recipient: Recipient, localized: LocalizedTable) -> None:
        """Update ephemeral hands, for as long as Discord allows edits."""
        last = table.last
        for shown in [shown for shown in recipient.ephemeral.values() if shown.shown < last]:
            look = resting_look(localized, recipient.number)
            if look is None or look != shown.look:
                waiting = await self.waiting(table, recipient.number, shown.person)
                draft = await hand(localized, recipient.number, shown.person, waiting=waiting)
                look = draft.digest
                if look != shown.look and not await _edited_by_token(table, shown, draft):
                    recipient.ephemeral.pop(shown.message.id, None)
                    continue
            if shown.message.id in recipient.ephemeral:
                recipient.ephemeral[shown.message.id] = replace(shown, look=look, shown=last)
        if not table.live:
            recipient.ephemeral.clear()

    async def expire(self, table: LiveTable, recipient: Recipient, shown: ByToken) -> None:
        """Replace an ephemeral hand just before it can no longer be edited by a button that shows it again.

        A later press in the same message makes it last longer.
        """
        await asyncio.sleep(KEPT_FOR)
        now = recipient.ephemeral.get(shown.message.id)
        if now is not None and now.until == shown.until:
            del recipient.ephemeral[shown.message.id]
            locale = nearest_locale(now.message.interaction.locale.value)
            await _edited_by_token(table, now, expired_hand(table, locale))

    async def _retire(self, table: LiveTable, recipient: Recipient) -> None:
        """Replace the hands of former players of this seat by one line without controls."""
        seat = recipient.number
        for shown in [shown for shown in recipient.ephemeral.values() if shown.person != table.seats[seat].person]:
            recipient.ephemeral.pop(shown.message.id, None)
            await _edited_by_token(table, shown, await self._given_up(table, seat, shown.person))
        given_up = given_up_hand(table, seat)
        if given_up is None or given_up.message is None:
            return
        channel = self._client.get_partial_messageable(given_up.channel or 0)
        draft = await self._given_up(table, seat, given_up.reader or 0)
        try:
            await transport.edit(channel, given_up.message, draft)
        except discord.HTTPException as problem:
            if not is_refusal(problem):
                raise
            log.info("table %s: the hand of a former player cannot be edited (%s)", table.id, problem.code)
        called = await self._call_former(table, seat, given_up, draft)
        recipient.given_up[given_up.reader or 0] = (given_up.channel or 0, called or given_up.message)
        if (kept := given_up_hand(table, seat)) is not None:
            await self._service.repository.delivered(table, msgspec.structs.replace(kept, message=None))

    async def _call_former(
        self, table: LiveTable, seat: int, given_up: DeliveryRow, draft: OutgoingMessage
    ) -> int | None:
        """Send a former player whose seat was taken away the line about it anew, which calls them; return its id."""
        person, lost = await self._service.people.person(given_up.reader or 0), taken_away(table, seat)
        quiet = person is None or notifications.quiet_for(person, self._service.clock.now(), table.row.pace)
        if not lost or person is None or quiet or not notifications.privately(person):
            return None
        channel = self._client.get_partial_messageable(given_up.channel or 0)
        try:
            message = await transport.send(channel, draft, transport.nonce(table, "taken", lost[-1].number))
            await transport.delete(channel, given_up.message or 0)
        except DISCORD_ERRORS as problem:
            log.info("table %s: a former player is not called (%s)", table.id, summary(problem))
            return None
        return message.id

    async def _given_up(self, table: LiveTable, seat: int, reader: int) -> OutgoingMessage:
        """Return the lines for a former player: at which table, who plays on, and why."""
        person = await self._service.people.person(reader)
        localized = LocalizedTable(
            table, await self._service.people.at(table), nearest_locale(person.locale if person else "en")
        )
        taken = taken_away(table, seat)
        bot_text, place = localized.bot_text, place_line(localized, self._client)
        told = bot_line(localized, taken[-1:])
        given_up = bot_text("hand-removed") if told else bot_text("hand-given-up", who=safe(localized.names[seat]))
        return line("\n".join([*([f"-# {place}"] if place else []), given_up, *told]))

    # New messages

    async def _new_hand(self, table: LiveTable, recipient: Recipient, person: Person) -> None:
        """Send the hand as a new message, and delete the previous one."""
        assert recipient.unsure is not None
        before, (draft, shown) = delivery_of(table, recipient.number), recipient.unsure
        try:
            async with self._conversations.with_person(person) as channel:
                if table.seats[recipient.number].person != person.id:
                    recipient.unsure = None
                    return
                message = await transport.send_once(table, recipient, channel)
        except Exhausted as exhausted:
            log.info("table %s: %s, which seat %s needs", table.id, exhausted, recipient.number)
            if exhausted.wait <= PATIENCE and not exhausted.refused:
                await rest(recipient, exhausted.wait, recipient.retry)
            else:
                await self._count_as_closed(table, recipient, person, refused=exhausted.refused)
            return
        except discord.HTTPException as problem:
            if not is_refusal(problem):
                raise
            log.info("table %s: private messages to seat %s are refused (%s)", table.id, recipient.number, problem.code)
            if problem.code == UNKNOWN_CHANNEL:
                await self._service.people.keep_private_channel(person, None)
            await self._count_as_closed(table, recipient, person, refused=True)
            return
        recipient.unsure, recipient.look = None, draft.digest
        # First of all the new message is the hand: a click on the one before may be answered while that is removed.
        # It is removed before anything is written down, as nobody would look for it after that: not after a crash, nor
        # where nothing can be written.
        now = msgspec.structs.replace(shown, message=message.id, channel=message.channel.id, refused=0, retry_at=0)
        table.deliveries[recipient.number] = now
        if before.message is not None and before.message != message.id:
            recipient.earlier.append((before.channel or 0, before.message))
        if (given_up := recipient.given_up.pop(person.id, None)) is not None:
            recipient.earlier.append(given_up)  # they sit there again
        await self.remove_earlier(recipient)
        await self._service.repository.delivered(table, now)

    async def remove_earlier(self, recipient: Recipient) -> None:
        """Delete the hands that newer ones have replaced. Raise the error if a later attempt may succeed."""
        while recipient.earlier:
            channel, message = recipient.earlier[-1]
            await transport.delete(self._client.get_partial_messageable(channel), message)
            recipient.earlier.remove((channel, message))

    async def _count_as_closed(self, table: LiveTable, recipient: Recipient, person: Person, *, refused: bool) -> None:
        """Notify a person in the channel instead, because they refuse private messages or the bot may send none."""
        recipient.unsure = None
        before, seat_view = delivery_of(table, recipient.number), table.look(recipient.number)
        if not before.closed and seat_view is not None and table.row.guild != PRIVATE and not table.lost:
            asked = shown_at(before, table, seat_view, recipient.number, table.last).asked
            try:
                await self._say_closed(table, recipient.number, asked=asked, refused=refused)
            except (discord.HTTPException, discord.RateLimited) as problem:
                log.info("table %s: the channel takes no word about private messages (%s)", table.id, summary(problem))
        # The next round brings what was there before up to date.
        await self._service.repository.delivered(table, self._conversations.noted_in(before, person))

    async def _say_closed(self, table: LiveTable, seat: int, *, asked: bool, refused: bool) -> None:
        """Say once in the channel that no private messages reach a player, why, and where the hand is.

        A player who is `asked` is called by that.
        """
        people = await self._service.people.at(table)
        localized, person = LocalizedTable(table, people, table.row.locale), people[seat]
        called = asked and person is not None and notifications.in_channel(person, closed=True)
        if person is not None and notifications.quiet_for(person, self._service.clock.now(), table.row.pace):
            called = False
        who = f"<@{person.discord_id}>" if person is not None and called else safe(localized.names[seat])
        rings = (person.discord_id,) if person is not None and called and person.discord_id is not None else ()
        button = hand_label(localized.table.game, localized.locale)
        said = localized.bot_text("hand-closed" if refused else "hand-later", who=who, button=button)
        draft = replace(line(said), rings=rings)
        channel = self._client.get_partial_messageable(table.row.channel, guild_id=table.row.guild)
        reader = 0 if person is None else person.id
        await transport.send(channel, draft, transport.nonce(table, "closed", seat, reader))


def taken_away(table: LiveTable, seat: int) -> list[Entry]:
    """Return the entries by which a seat was taken from its player."""
    return [entry for entry in table.entries if entry.seat == seat and entry.kind in _TAKEN_AWAY]


async def _edited_by_token(table: LiveTable, shown: ByToken, draft: OutgoingMessage) -> bool:
    """Edit a message by the token of an interaction. Return False, and log it, if that is no longer possible."""
    if asyncio.get_running_loop().time() >= shown.until:
        return False
    try:
        await shown.message.edit(draft)
    except DISCORD_ERRORS as problem:
        log.info("table %s: a hand that only its player sees cannot be edited (%s)", table.id, type(problem).__name__)
        return False
    return True
