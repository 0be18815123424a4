"""The host: all that can be asked of the tables: seats, moves, order, people.

Every change is one entry in the table's journal, written before anybody hears of it. A repeated interaction changes
nothing and raises nothing. What cannot be done raises `Refusal`, `IllegalMove`, `BadOptions` or `Stale`, and changes
nothing.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from bot.tables.export_worker import ExportWorker
from bot.tables.history import History
from bot.tables.permissions import must_be_live, must_lead
from bot.tables.personal_data import personal_data_of
from bot.tables.refusal import Refusal, Why
from bot.tables.repository import once
from bot.tables.seating import SeatOperations
from bot.tables.standings import Standings
from bot.tables.table import done_by
from storage import (
    Change,
    ChannelTaken,
    EntryKind,
    Guild,
    Status,
)

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Mapping

    from bot.tables.clock import Clock
    from bot.tables.table import Actor, LiveTable
    from games.core.contract import AnyGame
    from storage import Journal, Person

ABANDONED_AFTER = 3 * 86_400
"""Seconds without a move after which anybody may close a table."""


class TableService(SeatOperations):
    """What can be asked of the tables; and what lasts beyond them, in `history`, `standings` and `export_worker`."""

    def __init__(self, games: Mapping[str, AnyGame], journal: Journal, clock: Clock) -> None:
        super().__init__(games, journal, clock)
        self.history = History(self)
        self.standings = Standings(journal, clock)
        self.export_worker = ExportWorker()

    async def forget(self, actor: Actor, discord_id: int) -> None:
        """Give the person's seats at live tables to computers, then forget who they are."""
        for row, held in await self.journal.tables_of(discord_id):
            if not row.status.live or held.person is None:
                continue
            # Where nobody can play, or the seat is given up meanwhile, it is nobody's once the person is forgotten.
            with suppress(Refusal):
                await self.leave(await self.table(row.id), actor, None)
        person = await self.journal.person(discord_id)
        await self.journal.forget(discord_id)
        self._known.pop(discord_id, None)
        for nobody in await self.journal.people([actor.person]):
            self._people[nobody.id] = nobody
        for table in list(self._tables.values()):
            table.forget(actor.person, person.name if person is not None else None)

    async def personal_data_of(self, discord_id: int) -> dict[str, Any]:
        """Return all that is held about a person, as plain data."""
        return await personal_data_of(self.journal, discord_id)

    async def prefer(self, person: Person) -> None:
        """Remember how somebody wants to be called."""
        await self.journal.prefer(person)
        self._people[person.id] = person
        if person.discord_id is not None:
            self._known[person.discord_id] = person

    async def keep_private_channel(self, person: Person, channel: int | None) -> None:
        """Store the id of the conversation between a person and the bot; None where there is none any more."""
        await self.journal.keep_private_channel(person.id, channel)
        known = self._people.get(person.id, person)
        if known.discord_id is not None:
            self._people[person.id] = self._known[known.discord_id] = msgspec.structs.replace(
                known, private_channel=channel
            )

    async def tables_of(self, discord_id: int) -> AsyncGenerator[tuple[LiveTable, int]]:
        """Give one after another the live tables at which somebody sits, with their seat."""
        for row, seat in await self.journal.tables_of(discord_id):
            if row.status.live and seat.person is not None:
                with suppress(Refusal):
                    yield await self.table(row.id), seat.seat

    async def guild(self, number: int) -> Guild:
        """Return what a server chose."""
        return await self.journal.guild(number)

    async def moderator_role(self, guild: int) -> int | None:
        """Return the role whose members a server lets do what moderators do, if it chose one."""
        return (await self.journal.guild(guild)).moderator_role

    async def choose_for_server(self, guild: Guild) -> None:
        """Remember what a server chooses."""
        await self.journal.choose(guild)

    @once
    async def pause(self, table: LiveTable, actor: Actor, interaction: int, reason: str = "") -> None:
        """Stop play and its clock. For the table's host and moderators."""
        await self._switch(table, actor, interaction, EntryKind.PAUSE, reason)

    @once
    async def resume(self, table: LiveTable, actor: Actor, interaction: int) -> None:
        """Go on after a pause. For the table's host and moderators."""
        await self._switch(table, actor, interaction, EntryKind.RESUME)

    async def _switch(
        self, table: LiveTable, actor: Actor, interaction: int, kind: EntryKind, reason: str = ""
    ) -> None:
        before, after = Status.PLAYING, Status.PAUSED
        if kind is EntryKind.RESUME:
            before, after = after, before
        async with self.changing(table, interaction):
            must_lead(table, actor)
            if table.row.status != before:
                if before is Status.PAUSED:
                    raise Refusal(Why.NOT_PAUSED)
                raise Refusal(Why.PAUSED if table.row.status is after else Why.NOT_PLAYING)
            change = Change(status=after, audit=done_by(actor, reason=reason))
            await self.write(table, kind, change, interaction=interaction)

    @once
    async def cancel(self, table: LiveTable, actor: Actor, interaction: int, reason: str = "") -> None:
        """Close the table without a result. For its host and moderators; for anybody once it is abandoned."""
        async with self.changing(table, interaction):
            must_be_live(table)
            if self.clock.now() - table.last_move_at() < ABANDONED_AFTER:
                must_lead(table, actor)
            change = Change(status=Status.CANCELLED, audit=done_by(actor, reason=reason))
            await self.write(table, EntryKind.CANCEL, change, interaction=interaction)

    async def expire(self, table: LiveTable) -> None:
        """Close a lobby that nobody started."""
        async with self.changing(table):
            if table.row.status == Status.LOBBY:
                await self.write(table, EntryKind.EXPIRE, Change(status=Status.CANCELLED))

    async def lose(self, table: LiveTable) -> None:
        """Put a table aside whose channel is gone or closed to us; a lobby is closed."""
        async with self.changing(table):
            if table.row.status is Status.LOBBY:
                await self.write(table, EntryKind.EXPIRE, Change(status=Status.CANCELLED))
            elif table.row.status in {Status.PLAYING, Status.PAUSED} and not table.lost:
                await self.write(table, EntryKind.LOST, Change(status=Status.PAUSED))

    @once
    async def place(self, table: LiveTable, actor: Actor, channel: int, interaction: int) -> None:
        """Let a table that has lost its channel go on in another. For the table's host and moderators."""
        async with self.changing(table, interaction):
            must_be_live(table)
            must_lead(table, actor)
            if not table.lost:
                raise Refusal(Why.NOT_LOST)
            try:
                change = Change(status=Status.PLAYING, channel=channel)
                await self.write(table, EntryKind.PLACE, change, interaction=interaction)
            except ChannelTaken as taken:
                raise Refusal(Why.CHANNEL_TAKEN) from taken
            await self._settle(table)

    async def find_again(self, table: LiveTable) -> None:
        """Let a lost table go on in its own channel, which works again; one that was paused before stays so."""
        async with self.changing(table):
            if not table.live or not table.lost:
                return
            paused = table.lifecycle.paused
            await self.write(table, EntryKind.PLACE, Change(status=Status.PLAYING))
            if paused:
                await self.write(table, EntryKind.PAUSE, Change(status=Status.PAUSED))
            else:
                await self._settle(table)

    async def give_up_lost(self, table: LiveTable) -> None:
        """Close a table that has found no other channel."""
        async with self.changing(table):
            if table.live and table.lost:
                await self.write(table, EntryKind.CANCEL, Change(status=Status.CANCELLED))

    async def warn(self, table: LiveTable, seat: int) -> None:
        """Remind somebody that their time is running out."""
        async with self.changing(table):
            if table.row.status == Status.PLAYING:
                await self.write(table, EntryKind.WARN, seat=seat)
