"""The table service: everything that can be asked of tables. It knows no Discord.

Each change is one entry of the table's journal, written before anybody is told. What an entry changes, and who may ask
for it, is computed by the plain functions of `seating`, `moving`, `pausing`, `seat_order` and `invitations`; the
service holds the table's lock meanwhile and has the entry written. Interactions are idempotent: one that was carried
out before changes nothing and raises nothing. What cannot be done raises `Refusal`, `IllegalMove`, `BadOptions` or
`Stale` and changes nothing.
"""

import secrets
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial, wraps
from typing import Concatenate, Final, ParamSpec

import msgspec

from bot.tables.changes import invitations, moving, pausing, seat_order, seating
from bot.tables.changes.rematch import seat_computers, seats_kept, sit_down, still_asked
from bot.tables.ended.export_worker import ExportWorker
from bot.tables.ended.history import History
from bot.tables.ended.personal_data import personal_data_of
from bot.tables.ended.reviews import Reviews
from bot.tables.ended.standings import Standings
from bot.tables.permissions import must_exist, must_lead, must_play, seat_at
from bot.tables.practice import contribution_of, is_learned
from bot.tables.repository import TableRepository
from bot.tables.single_options import BotMove, answer_in_advance, move_for
from bot.tables.state.clock import Clock, ElapsedTime
from bot.tables.state.deadlines import Deadline
from bot.tables.state.refusal import Refusal, Stale, Why
from bot.tables.state.table import (
    LOBBY_EXPIRES_AFTER,
    PRIVATE,
    Actor,
    LiveTable,
    PlannedEntry,
    RefusedMove,
    SeatView,
    audit_record,
)
from bot.tables.watchdogs.held import HeldLoop
from bot.tables.web_access import WebAccess
from games.core.contract import AnyGame, IllegalMove, Move, View
from games.core.options import read_options
from games.core.strength import Strength
from storage import (
    AlreadyDone,
    AuditRecord,
    Change,
    ChannelTaken,
    EntryKind,
    Hands,
    Journal,
    NewTable,
    Occupant,
    Person,
    Posts,
    Status,
    TableRow,
    Tempo,
)

LONGEST_TURN: Final = 60
"""Moves that are made at most to finish a turn for an absent player."""

P = ParamSpec("P")


def once(method: Callable[P, Awaitable[None]]) -> Callable[P, Awaitable[None]]:
    """Make a method do nothing, quietly, when its interaction has been carried out before."""

    @wraps(method)
    async def quiet(*args: P.args, **kwargs: P.kwargs) -> None:
        with suppress(AlreadyDone):
            await method(*args, **kwargs)

    return quiet


class TableService:
    """Owns the life cycle of all tables. `listeners` are called, without waiting, after each change of a table.

    Tables that are set aside because they `held` the event loop are not played.
    """

    def __init__(
        self, games: Mapping[str, AnyGame], journal: Journal, clock: Clock, held: HeldLoop | None = None
    ) -> None:
        self.games = games
        self.journal = journal
        self.held = held
        self.repository = repository = TableRepository(games, journal, clock, () if held is None else held.tables)
        self.people = repository.people
        self.history = History(repository)
        self.reviews = Reviews(repository, self.history)
        self.standings = Standings(journal, clock)
        self.export_worker = ExportWorker()
        self.web = WebAccess(journal, clock)
        repository.finish = self._finish
        self.listeners = repository.listeners
        self.elapsed = ElapsedTime(clock)
        self.guild = journal.guild
        self.choose_for_server = journal.choose
        self.personal_data_of = partial(personal_data_of, journal)

    @property
    def clock(self) -> Clock:
        """The clock by which entries are dated."""
        return self.repository.clock

    # People and servers

    async def prefer(self, person: Person) -> None:
        """Store a person's preferences. Those about moves apply at once, at all their tables."""
        await self.repository.people.prefer(person)
        if person.single_options and person.discord_id is not None:
            async for table, _ in self.tables_of(person.discord_id):
                self.repository.changed(table)

    async def ask_always(self, discord_id: int, *, ask: bool = True) -> None:
        """Ask a person at all their tables even what has a single answer, from now on; or no longer."""
        person = await self.people.known(discord_id)
        if person is not None and person.single_options is ask:
            await self.prefer(msgspec.structs.replace(person, single_options=not ask))

    async def forget(self, actor: Actor, discord_id: int) -> None:
        """Give the person's seats at live tables to computers, then forget who they are."""
        for row, seat in await self.journal.tables_of(discord_id):
            if not row.status.live or seat.person is None:
                continue
            # If the table cannot be played, or the seat was given up meanwhile, forgetting the person is enough.
            with suppress(Refusal):
                await self.leave(await self.repository.table(row.id), actor, None)
        await self.web.end_all(actor.person)
        await self.repository.forget(actor.person, discord_id)

    async def tables_of(self, discord_id: int) -> AsyncGenerator[tuple[LiveTable, int]]:
        """Yield the live tables at which a person sits, with their seat."""
        for row, seat in await self.journal.tables_of(discord_id):
            if row.status.live and seat.person is not None:
                with suppress(Refusal):
                    yield await self.repository.table(row.id), seat.seat

    async def tables_waiting_for(self, discord_id: int) -> list[LiveTable]:
        """Return the tables that wait for a person's answer, the longest waiting first."""
        found = [table async for table, seat in self.tables_of(discord_id) if table.waits_for(seat)]
        return sorted(found, key=lambda table: table.lifecycle.moved_at)

    async def waiting_tables_of(self, discord_id: int) -> tuple[TableRow, ...]:
        """Return the live tables at which a person sits that wait because they cannot be played now."""
        found, set_aside = await self.journal.tables_of(discord_id), {} if self.held is None else self.held.tables
        return tuple(
            row
            for row, seat in found
            if row.status.live and seat.person is not None and (row.game not in self.games or row.id in set_aside)
        )

    async def _change(
        self,
        table: LiveTable,
        interaction: int | None,
        plan: Callable[Concatenate[LiveTable, P], PlannedEntry | None],
        *given: P.args,
        **named: P.kwargs,
    ) -> None:
        """Write the entry that `plan` returns for the table, and what follows from it; nothing for None."""
        async with self.repository.changing(table, interaction):
            if (planned := plan(table, *given, **named)) is not None:
                await self.repository.write(table, planned, interaction)
                await self._settle(table)

    # The lobby

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
        secret: bytes | None = None,
    ) -> LiveTable:
        """Open a table in the channel and seat the actor. Raise `Refusal` or `BadOptions`.

        Its deal follows from a new secret, except at the table of a lesson, which has a given one.
        """
        chosen = read_options(self.games[game].Options, options)
        now = self.clock.now()
        new = NewTable(
            guild=guild,
            channel=channel,
            game=game,
            rules_version=self.games[game].rules_version,
            options=seating.write_options(chosen),
            locale=locale,
            pace=pace,
            pictures=pictures,
            secret=secret or secrets.token_bytes(32),
            owner=actor.person,
            at=now,
            interaction=interaction,
            posts=posts,
            hands=hands,
            tempo=tempo,
            due=now + LOBBY_EXPIRES_AFTER,
            again=again,
        )
        self.games[game].numbers(chosen)
        return await self.repository.open(new)

    async def _finish(self, table: LiveTable) -> None:
        """Do what follows at a table that was just opened, or that was loaded after a process stopped in the middle."""
        if table.last == 0:
            contribution = contribution_of(table, table.entries[0].interaction)
            planned = seating.sit_down(table, table.row.owner, contribution)
            await sit_down(self.repository, table, planned)
        elif table.entries[-1].kind in {EntryKind.JOIN, EntryKind.ARRANGE}:
            await self._start_if_all_are_in(table)
        await self._settle(table)

    async def start_if_all_are_in(self, table: LiveTable) -> None:
        """Seat the computers of a rematch, and start it if everybody who is asked sits; else do nothing."""
        async with self.repository.changing(table):
            await self._start_if_all_are_in(table)

    async def _start_if_all_are_in(self, table: LiveTable) -> None:
        if table.row.status is not Status.LOBBY or table.row.again is None:
            return
        try:
            ended = await self.repository.table(table.row.again)
        except Refusal:
            return  # nobody can tell who is asked
        await seat_computers(self.repository, table, ended)
        if len(table.seats) in table.numbers() and not await still_asked(self.repository, table):
            await self._deal(table, None)

    @once
    async def choose(
        self,
        table: LiveTable,
        actor: Actor,
        interaction: int,
        settings: Change | None = None,
        *,
        options: Mapping[str, str] | None = None,
    ) -> None:
        """Change options and settings in the lobby. For the table's owner and moderators.

        `options` are those that change, as text. Raise `Refusal` or `BadOptions`.
        """
        await self._change(table, interaction, seating.choose, actor, options, settings or Change())

    @once
    async def arrange(self, table: LiveTable, actor: Actor, order: Sequence[int], as_of: int, interaction: int) -> None:
        """Seat people and computers in this order, in the lobby. For the table's owner and moderators.

        `order` names the seats as they were after entry `as_of`: who sits there is first, second … Raise `Stale` if
        somebody has sat down or left since, or the order is not one of those seats.
        """
        await self._change(table, interaction, seat_order.arrange, actor, order, as_of)

    @once
    async def call_players(self, table: LiveTable, actor: Actor, interaction: int) -> None:
        """Call the server's role to the lobby. Raise `Refusal` if there is none, or it was called a short while ago."""
        async with self.repository.changing(table, interaction):
            planned = await invitations.call(table, actor, self.journal, self.clock.now())
            await self.repository.write(table, planned, interaction)

    # Seats

    @once
    async def join(self, table: LiveTable, actor: Actor, interaction: int) -> None:
        """Take a free seat in the lobby, or one's own seat back from the computer that plays it."""
        kept = await seats_kept(self.repository, table, actor)
        async with self.repository.changing(table, interaction):
            planned = seating.join(table, actor, str(interaction), self.clock.now())
            if planned.kind is EntryKind.JOIN:
                seating.must_be_free(table, kept)
            await sit_down(self.repository, table, planned, interaction)
        await self.start_if_all_are_in(table)

    @once
    async def add_computer(
        self, table: LiveTable, actor: Actor, interaction: int | None, strength: Strength = Strength.NORMAL
    ) -> None:
        """Give a free seat in the lobby to a computer. For those at the table, its owner and moderators.

        At a rematch, only the owner may give away the last seats that are kept for those who are asked.
        """
        kept = 0 if actor.person == table.row.owner else await seats_kept(self.repository, table, actor)
        async with self.repository.changing(table, interaction):
            seating.must_be_free(table, kept)
            added_by = table.entries[0].interaction if interaction is None else interaction
            contribution = contribution_of(table, added_by)
            planned = seating.add_computer(table, actor, contribution, strength)
            await sit_down(self.repository, table, planned, interaction)

    @once
    async def leave(self, table: LiveTable, actor: Actor, interaction: int | None, *, leading: bool = False) -> None:
        """Give up one's seat: in the lobby it is free again, in play a computer takes it.

        With `leading`, in the lobby only, the table's owner goes on leading it without a seat, and may let computers
        play alone.
        """
        await self._change(table, interaction, seating.leave, actor, leading=leading)

    @once
    async def remove(
        self, table: LiveTable, actor: Actor, seat: int, interaction: int, reason: str = "", *, was: int | None = None
    ) -> None:
        """Take a seat from its player, as if they had left. For the table's owner and moderators.

        Raise `Stale` if it is no longer the seat of the person who `was` there, if one is given.
        """
        await self._change(table, interaction, seating.remove, actor, seat, reason, was)

    @once
    async def replace(
        self,
        table: LiveTable,
        actor: Actor,
        seat: int,
        person: int | None,
        interaction: int,
        reason: str = "",
        *,
        was: int | None = None,
    ) -> None:
        """Give a seat in play to another person, or to a computer for None. For the table's owner and moderators.

        Raise `Stale` if it is no longer the seat of the person who `was` there, if one is given.
        """
        await self._change(table, interaction, seating.replace, actor, seat, person, reason, was)

    async def substitute(self, table: LiveTable, seat: int, deadline: Deadline | None = None) -> None:
        """Let a computer play a seat until its person returns; not if a `deadline` is given and holds no longer."""
        async with self.repository.changing(table):
            due = deadline in {None, table.deadlines.get(seat)}
            if due and table.row.status is Status.PLAYING and table.seats[seat].sitter is Occupant.PERSON:
                await self.repository.write(table, seating.substitute(table, seat))

    # Play

    @once
    async def start(self, table: LiveTable, actor: Actor, interaction: int | None, *, seen: View | None = None) -> None:
        """Deal, or begin from what a seat has `seen`, with the rest dealt anew. For the table's owner and moderators.

        Raise `Refusal` or `BadOptions` if the seats do not fit.
        """
        async with self.repository.changing(table, interaction):
            seating.must_start(table, actor)
            await self._deal(table, interaction, seen)

    async def start_alone(self, table: LiveTable, actor: Actor, strength: Strength, seats: int = 0) -> None:
        """Seat computers up to this number, or the least that the table allows, and start. Idempotent."""
        wanted = seats if seats in table.numbers() else min(table.numbers())
        while table.row.status is Status.LOBBY and len(table.seats) < wanted:
            await self.add_computer(table, actor, None, strength)
        if table.row.status is Status.LOBBY:
            await self.start(table, actor, None)

    async def _deal(self, table: LiveTable, interaction: int | None, seen: View | None = None) -> None:
        await self.repository.write(table, seating.deal(table, seen), interaction)
        table.rebuild()
        await self._settle(table)

    async def look(self, table: LiveTable, actor: Actor) -> tuple[int, SeatView]:
        """Return the actor's seat and what it sees; a player who was substituted returns. Raise `Refusal`."""
        seat = seat_at(table, actor)
        if table.seats[seat].sitter is Occupant.SUBSTITUTE and table.row.status is Status.PLAYING:
            async with self.repository.changing(table):
                if table.seats[seat].sitter is Occupant.SUBSTITUTE and table.row.status is Status.PLAYING:
                    await self.repository.write(table, seating.return_to(table, seat))
        seat_view = table.look(seat)
        if seat_view is None:
            raise Refusal(Why.FROZEN if table.damage is not None else Why.NOT_STARTED)
        return seat, seat_view

    @once
    async def move(
        self, table: LiveTable, actor: Actor, move: Move, *, interaction: int, question: int | None = None
    ) -> None:
        """Make a move for the actor's own seat.

        With `question`, the move was offered with that question: raise `Stale` if the seat is asked another one now.
        Raise `RefusedMove` for a move that is not legal.
        """
        async with self.repository.changing(table, interaction):
            seat = seat_at(table, actor)
            must_play(table)
            if table.seats[seat].sitter is Occupant.SUBSTITUTE:
                await self.repository.write(table, seating.return_to(table, seat))
            moving.must_answer(table, seat, question)
            try:
                await self._move(table, EntryKind.MOVE, seat, move, interaction)
            except IllegalMove as problem:
                seat_view = table.look(seat)
                assert seat_view is not None
                raise RefusedMove(problem, seat_view) from problem

    async def move_for(self, table: LiveTable, seat: int, move: Move, *, number: int) -> None:
        """Make a computer's move, chosen when entry `number` was the last. Raise `Stale` if it no longer is."""
        async with self.repository.changing(table):
            if table.last != number or table.seats[seat].sitter is Occupant.PERSON:
                raise Stale
            await self._move(table, EntryKind.MOVE, seat, move)

    async def play_for(self, table: LiveTable, move: BotMove, person: Person) -> None:
        """Make a move for a person. Raise `Stale` if it is no longer theirs to make, or they no longer sit there."""
        async with self.repository.changing(table):
            if table.seats[move.seat].person != person.id or move_for(table, move.seat, person) != move:
                raise Stale
            await self._move(table, EntryKind.ANSWER, move.seat, move.move)

    @once
    async def skip(self, table: LiveTable, actor: Actor, seat: int, interaction: int, reason: str = "") -> None:
        """Finish the turn of a seat the table waits for by harmless moves. For the table's owner and moderators.

        Raise `Refusal` if it waits for nothing.
        """
        async with self.repository.changing(table, interaction):
            must_lead(table.row, actor)
            must_exist(table, seat)
            must_play(table)
            choice = moving.skipping_move(table, seat)
            if choice is None:
                raise Refusal(Why.NOTHING_TO_SKIP)
            audit = audit_record(actor, table.seats[seat].person, reason)
            await self._move(table, EntryKind.MOVE, seat, choice, interaction, audit)
            for _ in range(LONGEST_TURN - 1):
                if (choice := moving.skipping_move(table, seat)) is None:
                    break
                await self._move(table, EntryKind.MOVE, seat, choice)

    async def _move(
        self,
        table: LiveTable,
        kind: EntryKind,
        seat: int,
        choice: Move,
        interaction: int | None = None,
        audit: AuditRecord | None = None,
    ) -> None:
        """Write a move, and what follows from it. Raise `IllegalMove` if it is not legal."""
        planned = moving.move(table, kind, seat, choice, self.clock.now(), audit)
        await self.repository.write(table, planned, interaction)
        if planned.change.ending is None and not table.game.acting(planned.state):  # it is over without a result
            await self.repository.write(table, pausing.CLOSURE)
        await self._settle(table)

    async def _settle(self, table: LiveTable) -> None:
        """Write what follows at once without asking anybody, also what a stopped process left. The lock is held."""
        if table.row.guild == PRIVATE:
            await self.people.at(table)  # how they want to be asked
        while (planned := moving.due(table, self.clock.now())) is not None:
            await self.repository.write(table, planned)
        if is_learned(table):
            await self.repository.write(table, pausing.CLOSURE)

    @once
    async def stand(self, table: LiveTable, actor: Actor, key: str, interaction: int) -> None:
        """Give the answer with this key for as long as its span lasts; an empty key takes back what was given.

        It answers at once what the seat is asked now; later questions are answered by `SingleOptions`.
        """
        async with self.repository.changing(table, interaction):
            planned = moving.auto_answer(table, actor, key)
            if planned is not None:
                await self.repository.write(table, planned, interaction)
                if (answer := answer_in_advance(table, planned.seat)) is not None:  # it is asked just now
                    await self._move(table, EntryKind.ANSWER, answer.seat, answer.move)
                else:
                    await self._settle(table)

    @once
    async def undo(self, table: LiveTable, actor: Actor, interaction: int) -> None:
        """Take back one's own last move if it told nobody anything; who leads the table and does not play, another’s.

        A concealed move of one's own can be taken back although others have moved since. Where nothing of this can be,
        ask the other people at the table to agree to take back one's own last move and all after it.
        """
        await self._change(table, interaction, moving.undo, actor)

    @once
    async def answer_undo(self, table: LiveTable, actor: Actor, interaction: int, *, agree: bool, shown: int) -> None:
        """Agree to the open request to take moves back, or refuse it. They are taken back once everybody agrees.

        `shown` is the entry up to which the actor was shown the table.
        """
        await self._change(table, interaction, moving.answer_undo, actor, shown, agree=agree)

    # Pauses and early ends

    @once
    async def pause(self, table: LiveTable, actor: Actor, interaction: int, reason: str = "") -> None:
        """Stop play and its clock. For the table's owner and moderators."""
        await self._change(table, interaction, pausing.pause, actor, reason)

    @once
    async def resume(self, table: LiveTable, actor: Actor, interaction: int) -> None:
        """Go on after a pause. For the table's owner and moderators."""
        await self._change(table, interaction, pausing.resume, actor)

    @once
    async def cancel(self, table: LiveTable, actor: Actor, interaction: int, reason: str = "") -> None:
        """Close the table without a result. For its owner and moderators; for anybody once it is abandoned."""
        await self._change(table, interaction, pausing.cancel, actor, reason, self.elapsed)

    def must_close(self, table: LiveTable, actor: Actor) -> None:
        """Raise `Refusal` unless the actor may close the table."""
        pausing.cancel(table, actor, "", self.elapsed)

    async def expire(self, table: LiveTable) -> None:
        """Close a lobby in which nobody has done anything for too long."""
        async with self.repository.changing(table):
            over = self.elapsed.is_over(table.row.changed_at, LOBBY_EXPIRES_AFTER)
            if over and table.row.status is Status.LOBBY:
                await self.repository.write(table, pausing.EXPIRY)

    async def lose(self, table: LiveTable) -> None:
        """Set aside a table whose channel is gone or closed to the bot; a lobby is closed."""
        await self._change(table, None, pausing.lose)

    @once
    async def place(self, table: LiveTable, actor: Actor, channel: int, interaction: int) -> None:
        """Let a table that has lost its channel go on in another. For the table's owner and moderators.

        Raise `Refusal` if it still has its channel.
        """
        try:
            await self._change(table, interaction, pausing.place, actor, channel)
        except ChannelTaken as taken:
            raise Refusal(Why.PLACE_TAKEN) from taken

    async def find_again(self, table: LiveTable) -> None:
        """Let a lost table go on in its own channel, which works again; one that was paused before stays so."""
        async with self.repository.changing(table):
            if not table.live or not table.lost:
                return
            paused = table.lifecycle.paused
            await self.repository.write(table, pausing.FOUND)
            if paused:
                await self.repository.write(table, pausing.PAUSED_BEFORE)
            await self._settle(table)

    async def give_up_lost(self, table: LiveTable) -> None:
        """Close a table that has found no other channel."""
        async with self.repository.changing(table):
            if table.live and table.lost:
                await self.repository.write(table, pausing.CLOSURE)

    async def warn(self, table: LiveTable, seat: int, deadline: Deadline | None = None) -> None:
        """Remind a player that their time is running out; not if a `deadline` is given and holds no longer."""
        async with self.repository.changing(table):
            if table.row.status is Status.PLAYING and deadline in {None, table.deadlines.get(seat)}:
                await self.repository.write(table, PlannedEntry(EntryKind.WARN, seat=seat))
