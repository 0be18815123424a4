"""Delivery as reconciliation: what everybody has been shown is a number; what is missing is sent.

Each recipient of a table (its channel, and each seat) has a worker of its own that compares the number beside the
table with the table's last entry, and sends until they are equal. Moves that come faster than messages are told
together. What must appear once is sent with a nonce made of table, entry and recipient; after a longer outage the
bot's own recent messages tell what was sent.

The channel has one live post, which is edited until a new one is called for; a seat has one hand, a new message when
its player is called. Whoever is not waited for is brought up to date when they are, or when they look.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary

import aiohttp
import discord
import msgspec

from bot.discord import calling, controls, threads
from bot.discord.controls import Deed
from bot.discord.lessons import OWN
from bot.discord.lobby import chronicle, lobby
from bot.discord.messages import Draft, Seated, hand, line, place_line, post
from bot.discord.story import MOST_LINES, closes_a_part, told
from bot.discord.words import safe
from bot.host.inviting import was_called
from games.core.contract import PUBLIC
from games.core.voice import nearest_locale
from storage import Delivery, EntryKind, Posts, Sitter, Status, StorageError
from storage.records import CHANNEL

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Generator, Sequence

    from bot.discord.answer import Interaction
    from bot.host.host import Host
    from bot.host.table import LiveTable, Sight
    from storage import Entry

log = logging.getLogger(__name__)

PAUSES: Final = (1.0, 3.0, 9.0, 30.0, 60.0, 180.0, 600.0)
"""Seconds between tries of what could not be delivered, the last one for ever. A change of the table, a connection
that is back and a channel that changed try again at once."""
FORBIDDEN_FOR: Final = 3600.0
"""Seconds after which a channel that lets us say nothing counts as lost."""
APART: Final = 1.2
"""Seconds between two edits of a live post: what happens in between is told together."""
OLD: Final = 1800
"""Seconds after which a live post has scrolled away, and a new one is made."""
WATCHED_FOR: Final = 870.0
"""Seconds for which a hand that only its owner sees can be brought up to date; Discord allows fifteen minutes."""

TOO_OLD_TO_EDIT: Final = 30046
"""Discord's code for a message that was edited too often since it is old."""
ARCHIVED: Final = 50083
"""Discord's code for a message in a thread that sleeps; a new message wakes it."""
DOES_NOT_TAKE_MESSAGES: Final = 50007
"""Discord's code for a person whose private messages are closed to us."""
UNKNOWN_CHANNEL: Final = 10003
"""Discord's code for a channel that is gone."""

_OF_POSTS: Final = frozenset({Deed.JOIN, Deed.HAND, Deed.RECORD})
"""One of these has a button in every post that has controls, and in no hand."""
FIRST_POST_WITHIN: Final = 5.0
"""Seconds for which a hand waits for the post that is to stand above it."""
REFUSALS: Final = 2
"""Private messages refused in a row after which somebody counts as taking none."""
LOOK_BACK: Final = 25
"""How many recent messages are searched for one of ours after an outage."""


@dataclass
class _Mailbox:
    """One recipient of one table: its channel, or a seat.

    `adopted` tells that what was shown before the process began is known. `worker` brings what is missing; it is
    `resting` while it waits to try again, until `woken`. `unsure` is a message that was sent without an answer, with
    what it shows: it is sent once more as it is. `look` tells what the message shown last looks like; `edited` is when
    it was edited, by the loop's clock. `called` are the seats that have been called in the channel, with the call.
    While `held`, the answer to an interaction brings what is missing; `watched` is the interaction whose answer, which
    only its maker sees, holds the hand, until when, and how it looks. `refused` counts refusals in a row.
    """

    recipient: int
    worker: asyncio.Task[None] | None = None
    unsure: tuple[Draft, Delivery] | None = None
    look: int | None = None
    edited: float = -APART
    called: dict[int, int] = field(default_factory=dict[int, int])
    held: int = 0
    watched: tuple[Interaction, float, int] | None = None
    forbidden_since: float | None = None
    refused: int = 0
    adopted: bool = False
    resting: bool = False
    woken: asyncio.Event = field(default_factory=asyncio.Event)


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


class Courier:
    """Brings every change of every table to those who may see it. `hurry` multiplies the seconds between edits."""

    def __init__(self, client: discord.Client, host: Host, *, hurry: float = 1.0) -> None:
        self._client = client
        self._host = host
        self._apart = APART * hurry
        self._boxes: WeakKeyDictionary[LiveTable, dict[int, _Mailbox]] = WeakKeyDictionary()
        self._expected: set[int] = set()
        self._caught_up = False
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
                if _delivery(table, recipient).shown < table.last:
                    await self._adopt_once(table, self._box(table, recipient))
            self.changed(table)
        self._caught_up = True

    def _box(self, table: LiveTable, recipient: int) -> _Mailbox:
        boxes = self._boxes.setdefault(table, {})
        if recipient not in boxes:
            boxes[recipient] = _Mailbox(recipient)
            if recipient == CHANNEL and (shown := table.deliveries.get(CHANNEL)) is not None:
                boxes[recipient].called = _calls(table) if shown.shown == table.last else {}
        return boxes[recipient]

    def changed(self, table: LiveTable) -> None:
        """See to it that everybody is shown the table as it is now."""
        if not self._serving:
            return
        recipients = [] if table.entries[0].interaction in self._expected else [CHANNEL]
        if table.row.seed is not None:
            recipients += [
                row.seat for row in table.seats if row.sitter is Sitter.PERSON or _given_up(table, row.seat) is not None
            ]
        for recipient in recipients:
            self._see_to(table, self._box(table, recipient))

    def _see_to(self, table: LiveTable, box: _Mailbox) -> None:
        box.woken.set()
        if box.worker is None and not box.held:
            box.worker = self._tasks.create_task(self._serve(table, box))

    def try_again(self) -> None:
        """Try at once what waits: Discord is back, or something about channels and permissions has changed."""
        for boxes in list(self._boxes.values()):
            for box in boxes.values():
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
                await self._adopt(table, CHANNEL)
        finally:
            self._expected.discard(interaction)
        if table is not None:
            self.changed(table)

    @contextmanager
    def holding(self, table: LiveTable, seat: int) -> Generator[None]:
        """Leave a seat's hand alone meanwhile: the answer to an interaction brings it up to date, or not."""
        box = self._box(table, seat)
        box.held += 1
        try:
            yield
        finally:
            box.held -= 1
            if self._serving and not box.held and table.seats[seat].sitter is Sitter.PERSON:
                self._see_to(table, box)

    async def showed(self, table: LiveTable, seat: int, message: int, draft: Draft, last: int) -> None:
        """Remember that an answer has brought a hand up to entry `last`, if `message` is the one that is kept."""
        delivery, sight = _delivery(table, seat), table.look(seat)
        if delivery.message != message or sight is None:
            return
        self._box(table, seat).look = draft.digest
        await self._host.delivered(table, _shown(delivery, table, sight, seat, last))

    async def watch(self, table: LiveTable, seat: int, interaction: Interaction, draft: Draft, *, fresh: bool) -> None:
        """Keep the hand that answers this interaction up to date, which only its owner sees, as long as we may.

        A `fresh` message takes the place of the one that was shown so before.
        """
        box = self._box(table, seat)
        before, until = box.watched, asyncio.get_running_loop().time() + WATCHED_FOR
        box.watched = interaction, until, draft.digest
        if before is not None and fresh:
            try:
                await before[0].delete_original_response()
            except discord.HTTPException:
                log.debug("table %s: an earlier hand is gone already", table.id)

    async def settled(self) -> None:
        """Wait until nothing is being delivered or answered, but for what rests before it is tried again."""
        while self._busy():  # noqa: ASYNC110 - many boxes, and only tests and benchmarks wait
            await asyncio.sleep(0.005)

    def _busy(self) -> bool:
        boxes = [box for boxes in self._boxes.values() for box in boxes.values()]
        return any(box.held or (box.worker is not None and not box.resting) for box in boxes)

    @property
    def waiting(self) -> int:
        """How many recipients have not been shown everything."""
        return sum(box.worker is not None for boxes in list(self._boxes.values()) for box in boxes.values())

    # One recipient

    async def _serve(self, table: LiveTable, box: _Mailbox) -> None:
        """Bring what is missing, however often it has to be tried."""
        tries = 0
        try:
            if not self._caught_up:
                await self._adopt_once(table, box)
            while not box.held and _delivery(table, box.recipient).shown < table.last:
                box.woken.clear()
                try:
                    await (self._to_channel(table, box) if box.recipient == CHANNEL else self._to_seat(table, box))
                    tries, box.forbidden_since = 0, None
                except Exception as problem:  # noqa: BLE001 - nothing may end delivery but its success
                    _log_failure(table, box, problem)
                    if not table.live and tries >= len(PAUSES):
                        return  # an ended table is tried again at the next start
                    if self._is_lost(box, problem):
                        await self._host.lose(table)
                        continue
                    await self._rest(box, PAUSES[min(tries, len(PAUSES) - 1)])
                    tries += 1
            if box.recipient == CHANNEL and not table.live:
                await threads.let_sleep(self._client, table.row.guild, table.row.channel)
        finally:
            box.worker = None

    def _is_lost(self, box: _Mailbox, problem: Exception) -> bool:
        """Return whether the channel is gone, or has been closed to us for so long that it may as well be."""
        if box.recipient != CHANNEL or not isinstance(problem, discord.HTTPException):
            return False
        if problem.code == UNKNOWN_CHANNEL:
            return True
        if not isinstance(problem, discord.Forbidden):
            return False
        now = asyncio.get_running_loop().time()
        box.forbidden_since = box.forbidden_since or now
        return now - box.forbidden_since >= FORBIDDEN_FOR

    async def _rest(self, box: _Mailbox, pause: float) -> None:
        box.resting = True
        try:
            async with asyncio.timeout(pause):
                await box.woken.wait()
        except TimeoutError:
            pass
        finally:
            box.resting = False

    # The channel

    async def _to_channel(self, table: LiveTable, box: _Mailbox) -> None:
        channel = self._client.get_partial_messageable(table.row.channel, guild_id=table.row.guild)
        delivery = _delivery(table, CHANNEL)
        if table.lost:
            await self._host.delivered(table, msgspec.structs.replace(delivery, shown=table.last))
            return
        if delivery.channel not in {None, table.row.channel}:  # it has moved here: its story begins anew
            delivery = msgspec.structs.replace(delivery, message=None, channel=None, since=delivery.shown + 1)
        if box.unsure is None:
            if (soon := box.edited + self._apart - asyncio.get_running_loop().time()) > 0:
                await asyncio.sleep(soon)
            seated, last = Seated(table, await self._host.people_at(table), table.row.locale), table.last
            if table.row.seed is None:
                called = await self._role_called(table)
                rings = any(one.kind is EntryKind.INVITE for one in _between(table, delivery.shown + 1, last))
                draft, since = lobby(seated, await self._host.still_asked(table), called), 0
                if not rings:
                    draft = replace(draft, roles=())
                if not rings and delivery.message is not None and await self._edit(channel, delivery.message, draft):
                    await self._host.delivered(table, msgspec.structs.replace(delivery, shown=last))
                    return
            else:
                new = _between(table, delivery.shown + 1, last)
                called = await self._newly_called(table, box)
                every = table.row.posts is Posts.EVERY
                if every and not told(seated, new):
                    await self._host.delivered(table, msgspec.structs.replace(delivery, shown=last))
                    return
                if not every and not called and not self._is_new_post_due(seated, delivery, new):
                    draft = await post(seated, _between(table, delivery.since, last))
                    if await self._bring(channel, box, delivery, draft):
                        await self._host.delivered(table, msgspec.structs.replace(delivery, shown=last))
                        return
                draft, since = await post(seated, new, called), delivery.shown + 1
            box.unsure = draft, Delivery(recipient=CHANNEL, shown=last, since=since)
        await self._new_post(table, box, channel, delivery)

    async def _role_called(self, table: LiveTable) -> int | None:
        """Return the role that was called to a lobby, if one was."""
        return (await self._host.guild(table.row.guild)).player_role if was_called(table) else None

    async def _bring(
        self, channel: discord.PartialMessageable, box: _Mailbox, delivery: Delivery, draft: Draft
    ) -> bool:
        """Bring the live post up to date. Return False where there is none, or Discord no longer lets us."""
        if delivery.message is None:
            return False
        if box.look == draft.digest:
            return True
        if not await self._edit(channel, delivery.message, draft):
            return False
        box.look, box.edited = draft.digest, asyncio.get_running_loop().time()
        return True

    def _is_new_post_due(self, seated: Seated, delivery: Delivery, new: Sequence[Entry]) -> bool:
        """Return whether these entries are told in a post of their own."""
        table = seated.table
        if delivery.message is None or not table.live or closes_a_part(seated, new):
            return True
        made = discord.utils.snowflake_time(delivery.message).timestamp()
        if self._host.clock.now() - made >= OLD:
            return True
        return len(told(seated, _between(table, delivery.since, table.last))) > MOST_LINES

    async def _newly_called(self, table: LiveTable, box: _Mailbox) -> Sequence[int]:
        """Return the seats that are to be called in the channel now, and note whom the table waits for."""
        calls = _calls(table)
        newly = [seat for seat, call in calls.items() if seat not in box.called or box.called[seat] != call]
        lasting = {seat: call for seat, call in box.called.items() if call >= 0 and call in calls.values()}
        box.called = lasting | calls
        warned = {
            entry.seat for entry in _between(table, _delivery(table, CHANNEL).shown + 1, table.last) if _warns(entry)
        }
        called: list[int] = []
        for seat in sorted({*newly, *warned}):
            person = (await self._host.people_at(table))[seat]
            if person is None or table.seats[seat].sitter is not Sitter.PERSON or seat not in calls:
                continue
            if seat in warned and seat not in newly and not person.reminders:
                continue
            now = self._host.clock.now()
            if calling.in_channel(person, closed=_delivery(table, seat).closed) and not calling.quiet_for(
                person, now, table.row.pace
            ):
                called.append(seat)
        return called

    async def _new_post(
        self, table: LiveTable, box: _Mailbox, channel: discord.PartialMessageable, before: Delivery
    ) -> None:
        """Send the post that is due, and cut the one before it down to its story."""
        assert box.unsure is not None
        draft, shown = box.unsure
        message = await self._send_once(table, box, channel)
        box.look, box.edited = draft.digest, asyncio.get_running_loop().time()
        if before.message is not None and before.message != message and table.row.posts is Posts.LIVE:
            await self._cut_down(table, channel, before)
        box.unsure = None
        await self._host.delivered(table, msgspec.structs.replace(shown, message=message, channel=table.row.channel))

    async def _cut_down(self, table: LiveTable, channel: discord.PartialMessageable, before: Delivery) -> None:
        """Leave of a post nothing but its story: no picture, no controls."""
        assert before.message is not None
        seated = Seated(table, await self._host.people_at(table), table.row.locale)
        story = chronicle(seated, _between(table, before.since, before.shown))
        try:
            if story is None:
                await self._delete(channel, before.message)
            else:
                await self._edit(channel, before.message, story)
        except discord.HTTPException:
            log.info("table %s: an earlier post could not be cut down", table.id)

    async def _send_once(self, table: LiveTable, box: _Mailbox, channel: discord.abc.Messageable) -> int:
        """Send the message that is due, and return its id.

        Where a try ends without an answer, the next one sends the very same message with the same nonce: if the first
        did arrive, Discord makes no second one.
        """
        assert box.unsure is not None
        draft, delivery = box.unsure
        try:
            message = await self._send(channel, draft, f"{table.id:x}.{delivery.shown:x}.{box.recipient}")
        except discord.HTTPException as problem:
            if problem.status < 500:  # a refusal; anything else may have arrived
                box.unsure = None
            raise
        return message.id

    # A seat

    async def _to_seat(self, table: LiveTable, box: _Mailbox) -> None:
        seat = box.recipient
        if table.row.guild == OWN and _delivery(table, CHANNEL).shown < _began(table):
            await self._after_channel(table)
        people = await self._host.people_at(table)
        if (given_up := _given_up(table, seat)) is not None:
            await self._take_back(table, seat, given_up)
        delivery, last, person = _delivery(table, seat), table.last, people[seat]
        sight = table.look(seat)
        if person is None or person.discord_id is None or sight is None:
            await self._host.delivered(table, msgspec.structs.replace(delivery, shown=last))
            return
        if box.unsure is not None and box.unsure[1].reader == person.id:
            await self._new_hand(table, box, person.discord_id)
            return
        new = _between(table, delivery.shown + 1, last)
        shown = _shown(delivery, table, sight, seat, last)
        wanted = calling.is_called(
            delivery, sight.view, asked=shown.asked, others=any(one.seat != seat and one.kind.moves for one in new)
        )
        wanted |= shown.asked and person.reminders and any(_warns(one) and one.seat == seat for one in new)
        wanted |= any(one.kind is EntryKind.LOST for one in new)
        rings = wanted and (calling.privately(person) or table.lost)
        if rings and (quiet := calling.quiet_for(person, self._host.clock.now(), table.row.pace)):
            await self._rest(box, quiet)
            return
        seated = Seated(table, people, nearest_locale(person.locale))
        await self._bring_watched(table, box, seated)
        if not rings and (delivery.closed or (delivery.message is not None and not _is_seen(delivery, shown, table))):
            await self._host.delivered(table, shown)  # nobody waits for them: it may wait until they look
            return
        draft = await hand(seated, seat, place=place_line(seated, self._client))
        if not rings and delivery.message is not None:
            where = self._client.get_partial_messageable(delivery.channel or 0)
            if box.look == draft.digest or await self._edit(where, delivery.message, draft):
                box.look = draft.digest
                await self._host.delivered(table, shown)
                return
        box.unsure = draft, msgspec.structs.replace(shown, closed=False)
        await self._new_hand(table, box, person.discord_id)

    async def _after_channel(self, table: LiveTable) -> None:
        """Wait, but not for ever, for the first post of play: in one's own messages the hand stands below it."""
        worker = self._box(table, CHANNEL).worker
        if worker is not None:
            await asyncio.wait({worker}, timeout=FIRST_POST_WITHIN)

    async def _bring_watched(self, table: LiveTable, box: _Mailbox, seated: Seated) -> None:
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

    async def _new_hand(self, table: LiveTable, box: _Mailbox, reader: int) -> None:
        """Send the hand that is due as a new message, which makes the phone ring, and remove the one before."""
        assert box.unsure is not None
        before, (draft, shown) = _delivery(table, box.recipient), box.unsure
        try:
            channel = await self._private(reader, before)
            message = await self._send_once(table, box, channel)
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
        if before.message is not None and before.message != message:
            await self._delete(channel, before.message)
        await self._host.delivered(table, msgspec.structs.replace(shown, message=message, channel=channel.id))

    async def _private(self, reader: int, before: Delivery) -> discord.DMChannel | discord.PartialMessageable:
        """Return where somebody's private messages go; it is asked of Discord once for a hand."""
        if before.channel is not None and not before.closed:
            return self._client.get_partial_messageable(before.channel)
        return await self._client.create_dm(discord.Object(reader))

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
        people = await self._host.people_at(table)
        seated, person = Seated(table, people, table.row.locale), people[seat]
        called = person is not None and calling.in_channel(person, closed=True)
        who = f"<@{person.discord_id}>" if person is not None and called else safe(seated.names[seat])
        rings = (person.discord_id,) if person is not None and called and person.discord_id is not None else ()
        draft = replace(line(seated.house("hand-closed", who=who)), rings=rings)
        channel = self._client.get_partial_messageable(table.row.channel, guild_id=table.row.guild)
        await self._send(channel, draft, f"{table.id:x}.closed.{seat}")

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
            if problem.code in {TOO_OLD_TO_EDIT, ARCHIVED}:
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

    async def _adopt_once(self, table: LiveTable, box: _Mailbox) -> None:
        """Find out what this recipient was shown before the process ended, if that has not been done."""
        if not box.adopted:
            box.adopted = True
            await self._adopt(table, box.recipient)

    async def _adopt(self, table: LiveTable, recipient: int) -> None:
        """Find out whether something newer was shown than was written down before the process ended.

        Hands that a newer one should have replaced are removed, and posts that one should have followed are cut down.
        """
        before = delivery = _delivery(table, recipient)
        earlier: list[discord.Message] = []
        try:
            async for message, number in self._own_messages(table, recipient):
                if number > delivery.shown:
                    since = before.since if message.id == before.message else before.shown + 1
                    delivery = msgspec.structs.replace(
                        delivery, shown=number, message=message.id, channel=message.channel.id, since=since
                    )
                earlier.append(message)
        except (discord.HTTPException, aiohttp.ClientError, OSError):
            log.info("table %s: recent messages cannot be read", table.id)
            return
        if recipient != CHANNEL:
            for message in earlier:
                if message.id != delivery.message:
                    await self._delete(message.channel, message.id)
        elif before.message is not None and before.message != delivery.message and table.row.posts is Posts.LIVE:
            channel = self._client.get_partial_messageable(table.row.channel, guild_id=table.row.guild)
            await self._cut_down(table, channel, before)
        sight = table.look(recipient) if recipient != CHANNEL and delivery.shown == table.last else None
        if sight is not None and delivery != before:
            delivery = _shown(delivery, table, sight, recipient, table.last)
        if delivery != before:
            await self._host.delivered(table, delivery)

    async def _own_messages(self, table: LiveTable, recipient: int) -> AsyncIterator[tuple[discord.Message, int]]:
        where = table.row.channel if recipient == CHANNEL else _delivery(table, recipient).channel
        if where is None and table.row.seed is not None:  # a first hand may have been sent and not written down
            person = (await self._host.people_at(table))[recipient]
            if person is not None and person.discord_id is not None:
                where = (await self._client.create_dm(discord.Object(person.discord_id))).id
        if where is None:
            return
        me = self._client.user
        async for message in self._client.get_partial_messageable(where).history(limit=LOOK_BACK):
            number = _tells_up_to(message, table.id, public=recipient == CHANNEL)
            if me is not None and message.author.id == me.id and number is not None:
                yield message, number


def _between(table: LiveTable, first: int, last: int) -> Sequence[Entry]:
    """Return the entries from `first` to `last`."""
    return table.entries[max(first, 0) : last + 1]


def _shown(delivery: Delivery, table: LiveTable, sight: Sight, seat: int, last: int) -> Delivery:
    """Return what a seat has been shown once it is shown the table at entry `last`."""
    asked = seat in sight.view.asked and table.row.status is Status.PLAYING
    call = sight.view.call if asked else delivery.call
    return msgspec.structs.replace(delivery, shown=last, asked=asked, question=sight.view.question, call=call)


def _is_seen(delivery: Delivery, shown: Delivery, table: LiveTable) -> bool:
    """Return whether a hand is brought up to date though nobody is called: it is asked, was asked, or all is over."""
    return shown.asked or delivery.asked or table.row.status is not Status.PLAYING


def _calls(table: LiveTable) -> dict[int, int]:
    """Return the seats the table waits for, with the call of each."""
    sight = table.look(PUBLIC)
    if sight is None or table.row.status is not Status.PLAYING:
        return {}
    return dict.fromkeys(sight.view.asked, sight.view.call)


def _warns(entry: Entry) -> bool:
    return entry.kind is EntryKind.WARN


def _log_failure(table: LiveTable, box: _Mailbox, problem: Exception) -> None:
    """Say in one line what could not be delivered; what is no fault of Discord's is told whole."""
    whom = "the channel" if box.recipient == CHANNEL else f"seat {box.recipient}"
    match problem:
        case discord.HTTPException():
            log.warning("table %s: Discord refused a message to %s (%s)", table.id, whom, problem.code)
        case discord.RateLimited() | aiohttp.ClientError() | OSError():
            log.warning("table %s: Discord cannot be reached for %s", table.id, whom)
        case StorageError() | sqlite3.Error():
            log.warning("table %s: the database did not answer for %s: %s", table.id, whom, problem)
        case _:
            log.error("table %s: a message to %s could not be made", table.id, whom, exc_info=problem)


def _began(table: LiveTable) -> int:
    """Return the number of the entry by which play began."""
    return next((entry.number for entry in table.entries if entry.kind is EntryKind.START), 0)


def _tells_up_to(message: discord.Message, table: int, *, public: bool) -> int | None:
    """Return the entry up to which one of our messages tells, by the ids of its controls.

    Posts and hands may stand in the same private messages: they are told apart by what their buttons do.
    """
    deeds: dict[str, int] = {}
    for component in message.components:
        for inner in getattr(component, "children", ()):
            for control in getattr(inner, "children", ()):
                found = controls.read(getattr(control, "custom_id", None) or "")
                if found is not None and found.act == "do" and found.table == table:
                    deeds[found.what] = found.number
    if not deeds or public == _OF_POSTS.isdisjoint(deeds):
        return None
    return next(iter(deeds.values()))
