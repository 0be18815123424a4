"""What a recipient of a table has been shown, and what is being sent to them."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import msgspec

from bot.discord.messages.answer import PrivateMessage
from bot.discord.messages.outgoing import OutgoingMessage
from bot.tables.state.table import LiveTable, SeatView
from games.core.contract import PUBLIC
from storage import DeliveryRow, Entry, Occupant, Status
from storage.records import CHANNEL

EDIT_INTERVAL: Final = 1.2
"""Seconds between two edits of a live post. Changes in between are shown together."""


@dataclass(frozen=True, slots=True)
class ByToken:
    """A message to the player of a seat that can be edited with the token of their interaction.

    Discord takes the token until `until`, by the loop's clock. The message belongs to `person` (our own id), not to the
    seat. `look` is the digest of what it shows, `shown` the number of the last entry that it takes into account.
    """

    message: PrivateMessage
    person: int
    until: float
    look: int
    shown: int


@dataclass
class Recipient:
    """One recipient of one table: its channel, or a seat by its number.

    `recovered` tells that what was shown before the process began is known. `worker` brings what is missing; it is
    `resting` while it waits to try again, until `woken`. `unsure` is a message that was sent without an answer, with
    what it shows: it is sent once more as it is. `look` tells what the message shown last looks like; `edited` is when
    it was edited, by the loop's clock. `posted` is when the channel's live post was sent, in monotonic time. `called`
    are the seats that have been called in the channel, with the call; `calling` is the same once what is being sent has
    arrived. `in_words`: the channel was told why it is shown
    no pictures. While so many interactions of the player are `answering`, the worker waits. `ephemeral` are the hands
    that only their owners see, by message. `used` is the private hand whose control was used last: edits by that token
    are answers, which Discord does not count among the bot's requests. `given_up` are the messages, by person, that say
    who no longer sits there. `earlier` are messages that a newer one has replaced and that are still to be deleted: the
    ids of channel and message.
    A pause after a failure ends early when it is `retry` that is set, never because the table has changed.
    """

    number: int
    worker: asyncio.Task[None] | None = None
    unsure: tuple[OutgoingMessage, DeliveryRow] | None = None
    look: int | None = None
    edited: float = -EDIT_INTERVAL
    posted: float | None = None
    in_words: bool = False
    called: dict[int, int] = field(default_factory=dict[int, int])
    calling: dict[int, int] = field(default_factory=dict[int, int])
    answering: int = 0
    ephemeral: dict[int, ByToken] = field(default_factory=dict[int, ByToken])
    used: ByToken | None = None
    given_up: dict[int, tuple[int, int]] = field(default_factory=dict[int, tuple[int, int]])
    earlier: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])
    forbidden_since: float | None = None
    recovered: bool = False
    resting: bool = False
    woken: asyncio.Event = field(default_factory=asyncio.Event)
    retry: asyncio.Event = field(default_factory=asyncio.Event)


def delivery_of(table: LiveTable, number: int) -> DeliveryRow:
    """Return what a recipient has been shown; nothing, if the seat had another player then."""
    reader = None if number == CHANNEL else table.seats[number].person
    known = table.deliveries.get(number)
    return known if known is not None and known.reader == reader else DeliveryRow(number, -1, reader)


def given_up_hand(table: LiveTable, seat: int) -> DeliveryRow | None:
    """Return the hand that a former player of the seat still has, or None."""
    known = table.deliveries.get(seat)
    if known is None or known.message is None or known.reader == table.seats[seat].person:
        return None
    return known


def entries_between(table: LiveTable, first: int, last: int) -> Sequence[Entry]:
    """Return the entries from `first` to `last`."""
    return table.entries[max(first, 0) : last + 1]


def shown_at(delivery: DeliveryRow, table: LiveTable, seat_view: SeatView, seat: int, last: int) -> DeliveryRow:
    """Return the delivery row of a seat that has been shown the table at entry `last`."""
    here = table.seats[seat].sitter is Occupant.PERSON
    asked = here and seat in seat_view.view.asked and table.row.status is Status.PLAYING
    call = seat_view.view.call if asked else delivery.call
    return msgspec.structs.replace(delivery, shown=last, asked=asked, question=seat_view.view.question, call=call)


def calls_of(table: LiveTable) -> dict[int, int]:
    """Return the seats that are asked, with the number of the call (`View.call`)."""
    seat_view = table.look(PUBLIC)
    if seat_view is None or table.row.status is not Status.PLAYING:
        return {}
    return dict.fromkeys(seat_view.view.asked, seat_view.view.call)


def calls_at(table: LiveTable, shown: int) -> dict[int, int]:
    """Return the seats that were asked at entry `shown`, with the number of the call, as far as that is known.

    Of an earlier entry than the last it is known for the seats that had been shown the same one.
    """
    if shown == table.last:
        return calls_of(table)
    rows = {row.seat: delivery_of(table, row.seat) for row in table.seats}
    return {seat: delivery.call for seat, delivery in rows.items() if delivery.asked and delivery.shown == shown}


async def rest(recipient: Recipient, pause: float, until: asyncio.Event) -> None:
    """Wait for `pause` seconds, or until the event is set."""
    recipient.resting = True
    try:
        async with asyncio.timeout(pause):
            await until.wait()
    except TimeoutError:
        pass
    finally:
        recipient.resting = False
