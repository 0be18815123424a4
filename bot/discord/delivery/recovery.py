"""Recovers after a crash which messages were sent but not recorded, from the bot's own recent messages."""

import logging
from collections.abc import AsyncIterator
from typing import Final

import discord
import msgspec

from bot.discord.delivery.conversations import Conversations, Exhausted
from bot.discord.delivery.posts import LivePosts
from bot.discord.delivery.recipient import delivery_of, shown_at
from bot.discord.messages import controls
from bot.discord.messages.answer import DISCORD_ERRORS
from bot.discord.messages.controls import Action, TakeAction
from bot.presentation.story import told_from
from bot.tables.service import TableService
from bot.tables.state.table import LiveTable
from storage import Posts
from storage.records import CHANNEL

log = logging.getLogger(__name__)

_OF_POSTS: Final = frozenset({Action.JOIN, Action.HAND, Action.RECORD})
"""Every post with controls has a button for one of these."""
_OF_HANDS: Final = frozenset({Action.TABLE, Action.HELP, Action.UNDO, Action.END})
"""Buttons that stand in hands alone; each hand with controls has one of them."""
LOOK_BACK: Final = 25
"""Recent messages that are searched in a channel."""


class Recovery:
    """Finds messages that an earlier process sent."""

    def __init__(
        self, client: discord.Client, service: TableService, posts: LivePosts, conversations: Conversations
    ) -> None:
        self._client = client
        self._service = service
        self._posts = posts
        self._conversations = conversations

    async def recover(self, table: LiveTable, recipient: int) -> list[tuple[int, int]]:
        """Find out whether something newer was shown than was written down before the process ended.

        Return the hands that a newer one should have replaced, as the ids of channel and message. Posts that one should
        have followed are cut down.
        """
        before = delivery = delivery_of(table, recipient)
        earlier: list[discord.Message] = []
        try:
            async for message, number in self._own_messages(table, recipient):
                if number > delivery.shown:
                    since = before.since
                    if message.id != before.message:
                        since = told_from(table, before.shown + 1, number)
                    delivery = msgspec.structs.replace(
                        delivery, shown=number, message=message.id, channel=message.channel.id, since=since
                    )
                earlier.append(message)
        except (*DISCORD_ERRORS, Exhausted):
            log.info("table %s: recent messages cannot be read", table.id)
            return []
        followed = before.message is not None and before.message != delivery.message
        if recipient == CHANNEL and followed and table.row.posts is Posts.LIVE:
            try:
                await self._posts.cut_down(table, before, delivery.since)
            except DISCORD_ERRORS:
                log.info("table %s: an earlier post could not be cut down", table.id)
        seat_view = table.look(recipient) if recipient != CHANNEL and delivery.shown == table.last else None
        if seat_view is not None and delivery != before:
            delivery = shown_at(delivery, table, seat_view, recipient, table.last)
        if delivery != before:
            await self._service.repository.delivered(table, delivery)
        if recipient == CHANNEL:
            return []
        return [(message.channel.id, message.id) for message in earlier if message.id != delivery.message]

    async def _own_messages(self, table: LiveTable, recipient: int) -> AsyncIterator[tuple[discord.Message, int]]:
        if recipient == CHANNEL and table.lost:
            return
        where = table.row.channel if recipient == CHANNEL else delivery_of(table, recipient).channel
        if where is None and table.row.seed is not None:  # a first hand may have been sent and not written down
            person = (await self._service.people.at(table))[recipient]
            if person is not None and person.discord_id is not None:
                async with self._conversations.with_person(person) as private:
                    where = private.id
        if where is None:
            return
        me = self._client.user
        async for message in self._client.get_partial_messageable(where).history(limit=LOOK_BACK):
            number = _tells_up_to(message, table.id, public=recipient == CHANNEL)
            if me is not None and message.author.id == me.id and number is not None:
                yield message, number


def _tells_up_to(message: discord.Message, table: int, *, public: bool) -> int | None:
    """Return the entry up to which one of the bot's messages tells, by the ids of its controls.

    Posts and hands may stand in the same private messages: they are told apart by what their buttons do.
    """
    shown: dict[str, int] = {}
    for component in message.components:
        for inner in getattr(component, "children", ()):
            for control in getattr(inner, "children", ()):
                found = controls.read(getattr(control, "custom_id", None) or "")
                if isinstance(found, TakeAction) and found.table == table:
                    shown[found.action] = found.shown
    in_channel = not _OF_POSTS.isdisjoint(shown) and _OF_HANDS.isdisjoint(shown)
    if not shown or public != in_channel:
        return None
    return next(iter(shown.values()))
