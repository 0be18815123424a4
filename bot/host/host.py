"""The host: opens tables, seats people, makes their moves, and says who may do what.

Every change is one entry in the table's journal, written before anybody hears of it. A repeated interaction changes
nothing and raises nothing. What cannot be done raises `Refusal`, `IllegalMove`, `BadOptions` or `Stale`, and changes
nothing.
"""

from __future__ import annotations

import secrets
from contextlib import suppress
from functools import wraps
from typing import TYPE_CHECKING, Any, Final, ParamSpec

import msgspec

from bot.host.fairness import bind
from bot.host.ledger import Ledger
from bot.host.own_data import kept_about
from bot.host.refusal import Refusal, Stale, Why
from bot.host.replay import Play
from bot.host.results import ending_of
from bot.host.rights import must_be_live, must_exist, must_lead, must_play
from bot.host.table import LOBBY_EXPIRES_AFTER, Actor, LiveTable, Sight, numbers_right
from games.core.contract import PUBLIC, checksum, to_bytes
from games.core.options import fields_of, read_options
from games.core.strength import Strength
from storage import (
    AlreadyDone,
    Change,
    ChannelTaken,
    EntryKind,
    Guild,
    NewTable,
    Posts,
    SeatRow,
    Sitter,
    Status,
    TooManyTables,
)

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping, Sequence

    from games.core.contract import Move
    from games.core.options import Options
    from storage import Person

ABANDONED_AFTER = 3 * 86_400
"""Seconds without a move after which anybody may close a table."""


LONGEST_TURN: Final = 60
"""Moves that are made at most to finish somebody's turn for them."""
TAKEN_BACK_WITHIN: Final = 600
"""Seconds within which whoever gave a seat up in play may have it back."""

P = ParamSpec("P")


def once(method: Callable[P, Awaitable[None]]) -> Callable[P, Awaitable[None]]:
    """Make a method do nothing, quietly, when its interaction has been carried out before."""

    @wraps(method)
    async def quiet(*args: P.args, **given: P.kwargs) -> None:
        with suppress(AlreadyDone):
            await method(*args, **given)

    return quiet


class Host(Ledger):
    """What can be asked of the tables."""

    async def forget(self, actor: Actor, discord_id: int) -> None:
        """Give the person's seats at live tables to computers, then forget who they are."""
        for row, held in await self.journal.tables_of(discord_id):
            if not row.status.live or held.person is None:
                continue
            try:
                table = await self.table(row.id)
            except Refusal:  # nobody can play there, and the seat is nobody's once the person is forgotten
                continue
            await self.leave(table, actor, None)
        await self.journal.forget(discord_id)
        self._known.pop(discord_id, None)
        self._people.pop(actor.person, None)

    async def kept_about(self, discord_id: int) -> dict[str, Any]:
        """Return all that is held about a person, as plain data."""
        return await kept_about(self.journal, discord_id)

    async def prefer(self, person: Person) -> None:
        """Remember how somebody wants to be called."""
        await self.journal.prefer(person)
        self._people[person.id] = person
        if person.discord_id is not None:
            self._known[person.discord_id] = person

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

    # Lobby

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
            host=actor.person,
            at=at,
            interaction=interaction,
            posts=posts,
            due=at + LOBBY_EXPIRES_AFTER,
            again=again,
        )
        numbers_right(self.games[game], chosen)
        try:
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

        It starts when all of them sit. Raise `Refusal` while the ended one is still live.
        """
        if ended.live:
            raise Refusal(Why.CHANNEL_TAKEN)
        options = {
            field.name: field.write(getattr(ended.options, field.name)) for field in fields_of(ended.game.Options)
        }
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
            again=ended.id,
        )
        computers = [one for one in ended.seats if one.sitter is Sitter.COMPUTER and one.former is None]
        async with self.changing(table):
            for number, one in enumerate(computers, start=1):
                if table.row.status is Status.LOBBY and table.last == number:
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
        asked = {row.former if row.person is None else row.person for row in ended.seats}
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
            if seat is not None and table.seats[seat].sitter == Sitter.SUBSTITUTE:
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
        sitter = Sitter.COMPUTER if person is None else Sitter.PERSON
        row = SeatRow(len(table.seats), sitter, person, contribution, strength)
        body = "" if strength == Strength.NORMAL else strength
        change = Change(seats=(*table.seats, row))
        await self.write(table, kind, change, seat=row.seat, body=body, interaction=interaction)

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
            change = Change(options=written, pace=pace, pictures=pictures, posts=posts, locale=locale)
            await self.write(table, EntryKind.CHOOSE, change, interaction=interaction)

    @once
    async def leave(self, table: LiveTable, actor: Actor, interaction: int | None) -> None:
        """Give one's seat up: in the lobby it is free again, in play a computer takes it."""
        async with self.changing(table, interaction):
            seat = table.seat_of(actor.person)
            if seat is None:
                raise Refusal(Why.NOT_SEATED)
            await self._vacate(table, seat, EntryKind.LEAVE, interaction)

    @once
    async def remove(self, table: LiveTable, actor: Actor, seat: int, interaction: int) -> None:
        """Take a seat from its player, as if they had left. For the table's host and moderators."""
        async with self.changing(table, interaction):
            must_lead(table, actor)
            must_exist(table, seat)
            await self._vacate(table, seat, EntryKind.REMOVE, interaction)

    async def _vacate(self, table: LiveTable, seat: int, kind: EntryKind, interaction: int | None) -> None:
        must_be_live(table)
        if table.row.status == Status.LOBBY:
            stay = [row for row in table.seats if row.seat != seat]
            seats = tuple(msgspec.structs.replace(row, seat=index) for index, row in enumerate(stay))
        else:
            row = table.seats[seat]
            former = row.person or row.former
            seats = _with_seat(table.seats, SeatRow(seat, Sitter.COMPUTER, None, row.contribution, former=former))
        host = _leader(table, seats)
        status = Status.CANCELLED if host is None else None
        change = Change(seats=seats, host=host, status=status)
        await self.write(table, kind, change, seat=seat, interaction=interaction)

    @once
    async def replace(self, table: LiveTable, actor: Actor, seat: int, person: int | None, interaction: int) -> None:
        """Seat somebody else there in the middle of play; None for a computer. For the table's host and moderators."""
        async with self.changing(table, interaction):
            must_lead(table, actor)
            must_exist(table, seat)
            if table.row.status not in {Status.PLAYING, Status.PAUSED}:
                raise Refusal(Why.NOT_PLAYING)
            if person is not None and table.seat_of(person) is not None:
                raise Refusal(Why.SEATED_ELSEWHERE)
            if person is None:
                await self._vacate(table, seat, EntryKind.REMOVE, interaction)
            else:
                await self._take(table, seat, person, interaction)

    async def _take(self, table: LiveTable, seat: int, person: int, interaction: int) -> None:
        before = table.seats[seat]
        former = before.former if before.former != person else None
        row = SeatRow(seat, Sitter.PERSON, person, before.contribution, former=before.person or former)
        seats = _with_seat(table.seats, row)
        change = Change(seats=seats, host=_leader(table, seats))
        await self.write(table, EntryKind.REPLACE, change, seat=seat, interaction=interaction)

    def _given_up_by(self, table: LiveTable, person: int) -> int | None:
        """Return the seat that this person gave up so short a time ago that they may have it back, or None."""
        now = self.clock.now()
        given_up = [
            entry.seat
            for entry in table.entries
            if entry.kind is EntryKind.LEAVE
            and now - entry.at <= TAKEN_BACK_WITHIN
            and table.row.status in {Status.PLAYING, Status.PAUSED}
            and table.seats[entry.seat].former == person
        ]
        return given_up[-1] if given_up else None

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
        mark = checksum(play.state)
        await self.write(table, EntryKind.START, dealt, interaction=interaction, checksum=mark, state=play.state)
        table.rebuild()
        await self._settle(table)

    async def start_alone(self, table: LiveTable, actor: Actor, strength: Strength) -> None:
        """Give as many seats as the game needs to computers, and begin. Done again, it finishes what was begun."""
        while table.row.status is Status.LOBBY and len(table.seats) < min(table.numbers()):
            await self.add_computer(table, actor, None, strength)
        if table.row.status is Status.LOBBY:
            await self.start(table, actor, None)

    # Play

    async def look(self, table: LiveTable, actor: Actor) -> tuple[int, Sight]:
        """Return the actor's seat and what it sees; whoever comes back gets their seat back. Raise `Refusal`."""
        seat = table.seat_of(actor.person)
        if seat is None:
            raise Refusal(Why.NOT_AT_TABLE)
        if table.seats[seat].sitter == Sitter.SUBSTITUTE and table.row.status == Status.PLAYING:
            async with table.lock:
                if table.seats[seat].sitter == Sitter.SUBSTITUTE:
                    await self._return(table, seat, None)
            self.changed(table)
        sight = table.look(seat)
        if sight is None:
            raise Refusal(Why.FROZEN if table.damage is not None else Why.NOT_STARTED)
        return seat, sight

    @once
    async def move(
        self, table: LiveTable, actor: Actor, move: Move, *, interaction: int, question: int | None = None
    ) -> None:
        """Make a move for the actor's own seat.

        With `question`, the move was offered with that question: raise `Stale` if another one stands now.
        """
        async with self.changing(table, interaction):
            seat = table.seat_of(actor.person)
            if seat is None:
                raise Refusal(Why.NOT_AT_TABLE)
            must_play(table)
            if table.seats[seat].sitter == Sitter.SUBSTITUTE:
                await self._return(table, seat, None)
            await self._move(table, seat, move, interaction=interaction, question=question)

    async def move_for(self, table: LiveTable, seat: int, move: Move, *, number: int) -> None:
        """Make a computer's move, thought out when entry `number` was the last. Raise `Stale` if it no longer is."""
        async with self.changing(table):
            if table.last != number or table.seats[seat].sitter == Sitter.PERSON:
                raise Stale
            must_play(table)
            await self._move(table, seat, move)

    @once
    async def skip(self, table: LiveTable, actor: Actor, seat: int, interaction: int) -> None:
        """Finish the turn of somebody the table waits for by harmless moves. For the table's host and moderators."""
        async with self.changing(table, interaction):
            must_lead(table, actor)
            must_exist(table, seat)
            must_play(table)
            for step in range(LONGEST_TURN):
                sight = table.look(seat)
                if sight is None or not sight.choices or seat not in sight.view.asked:
                    if step == 0:
                        raise Refusal(Why.NOTHING_TO_SKIP)
                    return
                move = table.game.default(sight.view, sight.choices)
                await self._move(table, seat, move, interaction=interaction if step == 0 else None)

    async def _move(
        self, table: LiveTable, seat: int, move: Move, *, interaction: int | None = None, question: int | None = None
    ) -> None:
        assert table.play is not None
        if question is not None and table.game.view(table.play.state, seat).question != question:
            raise Stale
        await self._step(table, EntryKind.MOVE, seat, move, interaction)
        await self._settle(table)

    async def _step(
        self, table: LiveTable, kind: EntryKind, seat: int, move: Move, interaction: int | None = None
    ) -> None:
        """Make one move, for whatever reason."""
        assert table.play is not None
        play = table.play
        state, events, undoable = play.try_move(table.last + 1, seat, str(move))
        ending = ending_of(table.game, table.options, state, self.clock.now())
        status = Status.OVER if ending is not None else None
        entry = await self.write(
            table,
            kind,
            Change(status=status, checkpoint=to_bytes(state), ending=ending),
            seat=seat,
            body=str(move),
            interaction=interaction,
            checksum=checksum(state),
            state=state,
        )
        play.keep(entry, state, events, undoable=undoable)

    async def _settle(self, table: LiveTable) -> None:
        """Make the moves that everybody can tell to be the only ones, and those answered beforehand."""
        while table.row.status is Status.PLAYING and (found := _of_itself(table)) is not None:
            await self._step(table, *found)

    # Answers given beforehand

    @once
    async def stand(self, table: LiveTable, actor: Actor, key: str, interaction: int) -> None:
        """Give the answer with this key for as long as its span lasts; an empty key takes back what was given."""
        async with self.changing(table, interaction):
            must_play(table)
            assert table.play is not None
            seat = table.seat_of(actor.person)
            if seat is None:
                raise Refusal(Why.NOT_AT_TABLE)
            body = ""
            if key:
                view = table.game.view(table.play.state, PUBLIC)
                spans = {one.key: one.span(view, seat) for one in table.game.standings}
                if spans.get(key) is None:
                    raise Refusal(Why.NO_SUCH_ANSWER)
                body = f"{key} {spans[key]}"
            if table.standing.get(seat, "") != body:
                await self.write(table, EntryKind.STANDING, seat=seat, body=body, interaction=interaction)
                await self._settle(table)

    @once
    async def undo(self, table: LiveTable, actor: Actor, interaction: int) -> None:
        """Take the last move back, if it was one's own (or one leads the table) and it told nobody anything."""
        async with self.changing(table, interaction):
            must_play(table)
            assert table.play is not None
            if not table.play.undoable:
                raise Refusal(Why.NOTHING_TO_UNDO)
            _, seat = table.play.undoable[-1]
            if table.seat_of(actor.person) != seat:
                must_lead(table, actor, Why.NOTHING_TO_UNDO)
            state = table.play.without_last()
            entry = await self.write(
                table,
                EntryKind.UNDO,
                Change(checkpoint=to_bytes(state)),
                seat=seat,
                interaction=interaction,
                checksum=checksum(state),
                state=state,
            )
            table.play.undo(entry, state)
            await self._settle(table)

    # Order at the table

    @once
    async def pause(self, table: LiveTable, actor: Actor, interaction: int) -> None:
        """Stop play and its clock. For the table's host and moderators."""
        await self._switch(table, actor, interaction, EntryKind.PAUSE, before=Status.PLAYING, after=Status.PAUSED)

    @once
    async def resume(self, table: LiveTable, actor: Actor, interaction: int) -> None:
        """Go on after a pause. For the table's host and moderators."""
        await self._switch(table, actor, interaction, EntryKind.RESUME, before=Status.PAUSED, after=Status.PLAYING)

    async def _switch(
        self, table: LiveTable, actor: Actor, interaction: int, kind: EntryKind, *, before: Status, after: Status
    ) -> None:
        async with self.changing(table, interaction):
            must_lead(table, actor)
            if table.row.status != before:
                if before is Status.PAUSED:
                    raise Refusal(Why.NOT_PAUSED)
                raise Refusal(Why.PAUSED if table.row.status is after else Why.NOT_PLAYING)
            await self.write(table, kind, Change(status=after), interaction=interaction)

    @once
    async def cancel(self, table: LiveTable, actor: Actor, interaction: int) -> None:
        """Close the table without a result. For its host and moderators; for anybody once it is abandoned."""
        async with self.changing(table, interaction):
            must_be_live(table)
            if self.clock.now() - table.last_move_at() < ABANDONED_AFTER:
                must_lead(table, actor)
            await self.write(table, EntryKind.CANCEL, Change(status=Status.CANCELLED), interaction=interaction)

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

    async def substitute(self, table: LiveTable, seat: int) -> None:
        """Let a computer play a seat until its person comes back."""
        async with self.changing(table):
            if table.row.status == Status.PLAYING and table.seats[seat].sitter == Sitter.PERSON:
                row = msgspec.structs.replace(table.seats[seat], sitter=Sitter.SUBSTITUTE)
                change = Change(seats=_with_seat(table.seats, row))
                await self.write(table, EntryKind.SUBSTITUTE, change, seat=seat)

    async def _return(self, table: LiveTable, seat: int, interaction: int | None) -> None:
        row = msgspec.structs.replace(table.seats[seat], sitter=Sitter.PERSON)
        change = Change(seats=_with_seat(table.seats, row))
        await self.write(table, EntryKind.RETURN, change, seat=seat, interaction=interaction)


def _leader(table: LiveTable, seats: Sequence[SeatRow]) -> int | None:
    """Return the table's host if they still sit there, else the first person who does, if any."""
    people = [row.person for row in seats if row.person is not None]
    return table.row.host if table.row.host in people else next(iter(people), None)


def _with_seat(seats: Sequence[SeatRow], changed: SeatRow) -> tuple[SeatRow, ...]:
    return tuple(changed if row.seat == changed.seat else row for row in seats)


def _of_itself(table: LiveTable) -> tuple[EntryKind, int, Move] | None:
    """Return the move that is to be made without asking anybody, with its kind of entry and its seat, or None."""
    assert table.play is not None
    game, state = table.game, table.play.state
    view = game.view(state, PUBLIC)
    if (forced := game.forced(view)) is not None:
        return EntryKind.FORCED, *forced
    asked: Sequence[int] = view.asked
    for standing in game.standings:
        for seat in asked:
            if table.standing.get(seat) != f"{standing.key} {standing.span(view, seat)}":
                continue
            if table.seats[seat].sitter is Sitter.PERSON and (choices := game.moves(state, seat)):
                answer = standing.answer(game.view(state, seat), choices)
                if answer is not None:
                    return EntryKind.ANSWER, seat, answer
    return None


def write_options(options: Options) -> str:
    """Return the choices as JSON text, the same for the same choices."""
    return msgspec.json.encode(options, order="deterministic").decode()
