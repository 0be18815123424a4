"""Seats: tables are opened, people and computers sit down, get up and are replaced, and the cards are dealt."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

import msgspec

from bot.tables.fairness import bind
from bot.tables.moving import MoveOperations, with_seat
from bot.tables.permissions import must_be_live, must_exist, must_lead
from bot.tables.refusal import Refusal, Why
from bot.tables.rematch import options_again, played_by
from bot.tables.replay import Play, checksum_in
from bot.tables.repository import once
from bot.tables.seat_order import arrange_again
from bot.tables.table import LOBBY_EXPIRES_AFTER, Actor, LiveTable, done_by, numbers_right
from games.core.contract import to_bytes
from games.core.options import fields_of, read_options
from games.core.strength import Strength
from storage import (
    AlreadyDone,
    Change,
    ChannelTaken,
    EntryKind,
    Hands,
    NewTable,
    Occupant,
    Posts,
    SeatRow,
    Status,
    Tempo,
    TooManyTables,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from games.core.options import Options
    from storage import AuditRecord, Person

TAKEN_BACK_WITHIN: Final = 600
"""Seconds within which whoever gave a seat up in play may have it back."""


class SeatOperations(MoveOperations):
    """Who sits where, from the lobby to the last move."""

    async def open(
        self,
        actor: Actor,
        game: str,
        options: Mapping[str, str],
        *,
        guild: int,
        channel: int,
        locale: str,
        interaction: int,
        pace: int = 0,
        pictures: bool = True,
        posts: Posts = Posts.LIVE,
        hands: Hands = Hands.CLOSED,
        tempo: Tempo = Tempo.USUAL,
        again: int | None = None,
    ) -> LiveTable:
        """Open a table in the channel and seat its opener. Raise `Refusal` or `BadOptions`."""
        chosen = read_options(self.games[game].Options, options)
        at = self.clock.now()
        new = NewTable(
            guild=guild,
            channel=channel,
            game=game,
            rules_version=self.games[game].rules_version,
            options=write_options(chosen),
            locale=locale,
            pace=pace,
            pictures=pictures,
            secret=secrets.token_bytes(32),
            owner=actor.person,
            at=at,
            interaction=interaction,
            posts=posts,
            hands=hands,
            tempo=tempo,
            due=at + LOBBY_EXPIRES_AFTER,
            again=again,
        )
        numbers_right(self.games[game], chosen)
        try:
            try:
                number = (await self.journal.open_table(new)).id
            except ChannelTaken as taken:
                if not await self.closed_as_unknown(taken.table):
                    raise
                number = (await self.journal.open_table(new)).id
        except AlreadyDone as done:
            number = done.table
        except ChannelTaken as taken:
            raise Refusal(Why.CHANNEL_TAKEN) from taken
        except TooManyTables as many:
            raise Refusal(Why.TOO_MANY_TABLES, most=many.most) from many
        table = await self.table(number)
        async with self.changing(table):
            if table.last == 0:
                await self._seat(table, EntryKind.JOIN, actor.person, str(interaction), None)
        return table

    async def open_again(self, ended: LiveTable, actor: Actor, interaction: int) -> LiveTable:
        """Open a table like one that has ended, in its channel, with the same computers; its people are asked.

        They move on by one seat. It starts when all of them sit; where only computers played, whoever asks for it only
        watches. Raise `Refusal` while the ended one is still live.
        """
        if ended.live:
            raise Refusal(Why.CHANNEL_TAKEN)
        chosen = options_again(ended.options, len(ended.seats))
        options = {field.name: field.write(getattr(chosen, field.name)) for field in fields_of(ended.game.Options)}
        row = ended.row
        table = await self.open(
            actor,
            row.game,
            options,
            guild=row.guild,
            channel=row.channel,
            locale=row.locale,
            interaction=interaction,
            pace=row.pace,
            pictures=row.pictures,
            posts=row.posts,
            hands=row.hands,
            tempo=row.tempo,
            again=ended.id,
        )
        computers = [one for one in ended.seats if played_by(one) is None]
        if len(computers) == len(ended.seats) and table.seat_of(actor.person) is not None:
            await self.leave(table, actor, None, leading=True)
        async with self.changing(table):
            for number, one in enumerate(computers, start=1):
                if table.row.status is Status.LOBBY and table.lifecycle.computers == number - 1:
                    mark = f"{interaction}.{number}"
                    await self._seat(table, EntryKind.COMPUTER, None, mark, None, one.strength)
        await self._start_if_all_are_in(table)
        return table

    async def still_asked(self, table: LiveTable) -> Sequence[Person]:
        """Return the people who are asked to play again and do not sit yet."""
        if table.row.again is None or table.row.status is not Status.LOBBY:
            return ()
        try:
            ended = await self.table(table.row.again)
        except Refusal:
            return ()
        asked = {played_by(row) for row in ended.seats}
        missing = sorted(one for one in asked if one is not None and table.seat_of(one) is None)
        return [one for one in await self.journal.people(missing) if one.discord_id is not None]

    async def _start_if_all_are_in(self, table: LiveTable) -> None:
        """Deal at a table that is played again once everybody who was asked sits at it."""
        if table.row.again is None or await self.still_asked(table) or len(table.seats) not in table.numbers():
            return
        async with self.changing(table):
            if table.row.status is Status.LOBBY:
                await self._deal(table, None)

    @once
    async def join(self, table: LiveTable, actor: Actor, interaction: int) -> None:
        """Take a free seat in the lobby, or one's own seat back from the computer that held it."""
        async with self.changing(table, interaction):
            must_be_live(table)
            seat = table.seat_of(actor.person)
            if seat is not None and table.seats[seat].sitter == Occupant.SUBSTITUTE:
                await self._return(table, seat, interaction)
            elif seat is None and (given_up := self._given_up_by(table, actor.person)) is not None:
                await self._take(table, given_up, actor.person, interaction)
            elif table.row.status != Status.LOBBY:
                raise Refusal(Why.ALREADY_SEATED if seat is not None else Why.ALREADY_STARTED)
            elif seat is not None:
                raise Refusal(Why.ALREADY_SEATED)
            else:
                await self._seat(table, EntryKind.JOIN, actor.person, str(interaction), interaction)
        await self._start_if_all_are_in(table)

    @once
    async def add_computer(
        self, table: LiveTable, actor: Actor, interaction: int | None, strength: Strength = Strength.NORMAL
    ) -> None:
        """Give a free seat in the lobby to a computer. For those at the table, its host and moderators."""
        async with self.changing(table, interaction):
            if table.row.status != Status.LOBBY:
                raise Refusal(Why.ALREADY_STARTED)
            if table.seat_of(actor.person) is None:
                must_lead(table, actor)
            added_by = table.entries[0].interaction if interaction is None else interaction
            await self._seat(table, EntryKind.COMPUTER, None, str(added_by), interaction, strength)

    async def _seat(
        self,
        table: LiveTable,
        kind: EntryKind,
        person: int | None,
        contribution: str,
        interaction: int | None,
        strength: str = Strength.NORMAL,
    ) -> None:
        if len(table.seats) >= max(table.numbers()):
            raise Refusal(Why.TABLE_FULL, seats=len(table.seats))
        sitter = Occupant.COMPUTER if person is None else Occupant.PERSON
        row = SeatRow(len(table.seats), sitter, person, contribution, strength)
        body = "" if strength == Strength.NORMAL else strength
        change = Change(seats=(*table.seats, row))
        await self.write(table, kind, change, seat=row.seat, body=body, interaction=interaction)
        await arrange_again(self, table)

    @once
    async def choose(
        self,
        table: LiveTable,
        actor: Actor,
        interaction: int,
        *,
        options: Mapping[str, str] | None = None,
        pace: int | None = None,
        pictures: bool | None = None,
        posts: Posts | None = None,
        hands: Hands | None = None,
        tempo: Tempo | None = None,
        locale: str | None = None,
    ) -> None:
        """Change what is played, and how it is told, in the lobby. For the table's host and moderators.

        `options` are those that change, as texts. Raise `Refusal` or `BadOptions`.
        """
        async with self.changing(table, interaction):
            must_lead(table, actor)
            if table.row.status != Status.LOBBY:
                raise Refusal(Why.ALREADY_STARTED)
            written = None
            if options is not None:
                fields = {field.name: field for field in fields_of(table.game.Options)}
                texts = {name: field.write(getattr(table.options, name)) for name, field in fields.items()}
                chosen = read_options(table.game.Options, {**texts, **options})
                numbers_right(table.game, chosen)
                written = write_options(chosen)
            change = Change(
                options=written, pace=pace, pictures=pictures, posts=posts, hands=hands, tempo=tempo, locale=locale
            )
            await self.write(table, EntryKind.CHOOSE, change, interaction=interaction)

    @once
    async def leave(self, table: LiveTable, actor: Actor, interaction: int | None, *, leading: bool = False) -> None:
        """Give one's seat up: in the lobby it is free again, in play a computer takes it.

        `leading`, the table's host goes on leading the table from beside it, and may let computers play alone; only in
        the lobby.
        """
        async with self.changing(table, interaction):
            seat = table.seat_of(actor.person)
            if seat is None:
                raise Refusal(Why.NOT_SEATED)
            if leading and table.row.status is not Status.LOBBY:
                raise Refusal(Why.ALREADY_STARTED)
            owner = actor.person if leading and actor.person == table.row.owner else None
            await self._vacate(table, seat, EntryKind.LEAVE, interaction, done_by(actor), owner)

    @once
    async def remove(self, table: LiveTable, actor: Actor, seat: int, interaction: int, reason: str = "") -> None:
        """Take a seat from its player, as if they had left. For the table's host and moderators."""
        async with self.changing(table, interaction):
            must_lead(table, actor)
            must_exist(table, seat)
            audit = done_by(actor, table.seats[seat].person, reason)
            await self._vacate(table, seat, EntryKind.REMOVE, interaction, audit)

    async def _vacate(
        self,
        table: LiveTable,
        seat: int,
        kind: EntryKind,
        interaction: int | None,
        audit: AuditRecord,
        owner: int | None = None,
    ) -> None:
        must_be_live(table)
        if table.row.status == Status.LOBBY:
            stay = [row for row in table.seats if row.seat != seat]
            seats = tuple(msgspec.structs.replace(row, seat=index) for index, row in enumerate(stay))
        else:
            row = table.seats[seat]
            former = row.person or row.former
            seats = with_seat(table.seats, SeatRow(seat, Occupant.COMPUTER, None, row.contribution, former=former))
        owner = owner or _leader(table, seats)
        status = Status.CANCELLED if owner is None else None
        change = Change(seats=seats, owner=owner, status=status, audit=audit)
        await self.write(table, kind, change, seat=seat, interaction=interaction)

    @once
    async def replace(
        self, table: LiveTable, actor: Actor, seat: int, person: int | None, interaction: int, reason: str = ""
    ) -> None:
        """Seat somebody else there in the middle of play; None for a computer. For the table's host and moderators."""
        async with self.changing(table, interaction):
            must_lead(table, actor)
            must_exist(table, seat)
            if table.row.status not in {Status.PLAYING, Status.PAUSED}:
                raise Refusal(Why.NOT_PLAYING)
            if person is not None and table.seat_of(person) is not None:
                raise Refusal(Why.SEATED_ELSEWHERE)
            audit = done_by(actor, table.seats[seat].person, reason)
            if person is None:
                await self._vacate(table, seat, EntryKind.REMOVE, interaction, audit)
            else:
                await self._take(table, seat, person, interaction, audit)

    async def _take(
        self, table: LiveTable, seat: int, person: int, interaction: int, audit: AuditRecord | None = None
    ) -> None:
        before = table.seats[seat]
        former = before.former if before.former != person else None
        row = SeatRow(seat, Occupant.PERSON, person, before.contribution, former=before.person or former)
        seats = with_seat(table.seats, row)
        change = Change(seats=seats, owner=_leader(table, seats), audit=audit)
        await self.write(table, EntryKind.REPLACE, change, seat=seat, interaction=interaction)

    def _given_up_by(self, table: LiveTable, person: int) -> int | None:
        """Return the seat that this person gave up so short a time ago that they may have it back, or None.

        It must be as they left it: whoever was put there since, or was taken from there, is left alone.
        """
        if table.row.status not in {Status.PLAYING, Status.PAUSED}:
            return None
        since = self.clock.now() - TAKEN_BACK_WITHIN
        left = [
            state.left
            for state, row in zip(table.lifecycle.seats, table.seats, strict=True)
            if state.left is not None and state.left.at >= since and row.former == person
        ]
        return max(left, key=lambda entry: entry.number).seat if left else None

    @once
    async def start(self, table: LiveTable, actor: Actor, interaction: int | None) -> None:
        """Deal. For the table's host and moderators. Raise `Refusal` or `BadOptions` if the seats do not fit."""
        async with self.changing(table, interaction):
            must_lead(table, actor)
            if table.row.status != Status.LOBBY:
                raise Refusal(Why.ALREADY_STARTED if table.live else Why.TABLE_OVER)
            least = min(table.numbers())
            if len(table.seats) < least:
                raise Refusal(Why.TOO_FEW_SEATS, seats=len(table.seats), least=least)
            table.options.check(len(table.seats))
            await self._deal(table, interaction)

    async def _deal(self, table: LiveTable, interaction: int | None) -> None:
        seed = bind(table.row.secret, [row.contribution for row in table.seats])
        number = table.last + 1
        play = Play(table.game, table.options, len(table.seats), seed)
        play.deal(number)
        dealt = Change(status=Status.PLAYING, seed=seed, checkpoint=to_bytes(play.state))
        mark = checksum_in(table.game, play.state)
        await self.write(table, EntryKind.START, dealt, interaction=interaction, checksum=mark, state=play.state)
        table.rebuild()
        await self._settle(table)

    async def start_alone(self, table: LiveTable, actor: Actor, strength: Strength) -> None:
        """Give as many seats as the game needs to computers, and begin. Done again, it finishes what was begun."""
        while table.row.status is Status.LOBBY and len(table.seats) < min(table.numbers()):
            await self.add_computer(table, actor, None, strength)
        if table.row.status is Status.LOBBY:
            await self.start(table, actor, None)

    async def substitute(self, table: LiveTable, seat: int) -> None:
        """Let a computer play a seat until its person comes back."""
        async with self.changing(table):
            if table.row.status == Status.PLAYING and table.seats[seat].sitter == Occupant.PERSON:
                row = msgspec.structs.replace(table.seats[seat], sitter=Occupant.SUBSTITUTE)
                change = Change(seats=with_seat(table.seats, row))
                await self.write(table, EntryKind.SUBSTITUTE, change, seat=seat)


def _leader(table: LiveTable, seats: Sequence[SeatRow]) -> int | None:
    """Return the table's host if they still sit there or never did, else the first person who does, if any."""
    people = [row.person for row in seats if row.person is not None]
    watches = table.seat_of(table.row.owner) is None
    return table.row.owner if watches or table.row.owner in people else next(iter(people), None)


def write_options(options: Options) -> str:
    """Return the choices as JSON text, the same for the same choices."""
    return msgspec.json.encode(options, order="deterministic").decode()
