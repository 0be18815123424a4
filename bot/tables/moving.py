"""Moves: of players and computers, the forced ones, and those that were answered beforehand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from bot.tables.permissions import must_exist, must_lead, must_play
from bot.tables.refusal import Refusal, RefusedMove, Stale, Why
from bot.tables.replay import checksum_in
from bot.tables.repository import TableRepository, once
from bot.tables.results import ending_of
from bot.tables.table import done_by
from games.core.contract import PUBLIC, IllegalMove, to_bytes
from storage import (
    Change,
    EntryKind,
    Occupant,
    SeatRow,
    Status,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.tables.table import Actor, LiveTable, SeatView
    from games.core.contract import Move
    from storage import AuditRecord

LONGEST_TURN: Final = 60
"""Moves that are made at most to finish somebody's turn for them."""


class MoveOperations(TableRepository):
    """What is done in play."""

    async def look(self, table: LiveTable, actor: Actor) -> tuple[int, SeatView]:
        """Return the actor's seat and what it sees; whoever comes back gets their seat back. Raise `Refusal`."""
        seat = table.seat_of(actor.person)
        if seat is None:
            raise Refusal(Why.NOT_AT_TABLE)
        if table.seats[seat].sitter == Occupant.SUBSTITUTE and table.row.status == Status.PLAYING:
            async with table.lock:
                if table.seats[seat].sitter == Occupant.SUBSTITUTE:
                    await self._return(table, seat, None)
            self.changed(table)
        seat_view = table.look(seat)
        if seat_view is None:
            raise Refusal(Why.FROZEN if table.damage is not None else Why.NOT_STARTED)
        return seat, seat_view

    @once
    async def move(
        self, table: LiveTable, actor: Actor, move: Move, *, interaction: int, question: int | None = None
    ) -> None:
        """Make a move for the actor's own seat.

        With `question`, the move was offered with that question: raise `Stale` if another one stands now. Raise
        `RefusedMove` for a move that is not legal.
        """
        async with self.changing(table, interaction):
            seat = table.seat_of(actor.person)
            if seat is None:
                raise Refusal(Why.NOT_AT_TABLE)
            must_play(table)
            if table.seats[seat].sitter == Occupant.SUBSTITUTE:
                await self._return(table, seat, None)
            try:
                await self._move(table, seat, move, interaction=interaction, question=question)
            except IllegalMove as problem:
                seat_view = table.look(seat)
                assert seat_view is not None
                raise RefusedMove(problem, seat_view) from problem

    async def move_for(self, table: LiveTable, seat: int, move: Move, *, number: int) -> None:
        """Make a computer's move, thought out when entry `number` was the last. Raise `Stale` if it no longer is."""
        async with self.changing(table):
            if table.last != number or table.seats[seat].sitter == Occupant.PERSON:
                raise Stale
            must_play(table)
            await self._move(table, seat, move)

    @once
    async def skip(self, table: LiveTable, actor: Actor, seat: int, interaction: int, reason: str = "") -> None:
        """Finish the turn of somebody the table waits for by harmless moves. For the table's host and moderators."""
        async with self.changing(table, interaction):
            must_lead(table, actor)
            must_exist(table, seat)
            must_play(table)
            audit: AuditRecord | None = done_by(actor, table.seats[seat].person, reason)
            for step in range(LONGEST_TURN):
                seat_view = table.look(seat)
                if seat_view is None or not seat_view.choices or seat not in seat_view.view.asked:
                    if step == 0:
                        raise Refusal(Why.NOTHING_TO_SKIP)
                    return
                move = table.game.default(seat_view.view, seat_view.choices)
                await self._move(table, seat, move, interaction=interaction if step == 0 else None, audit=audit)
                audit = None

    async def _move(
        self,
        table: LiveTable,
        seat: int,
        move: Move,
        *,
        interaction: int | None = None,
        question: int | None = None,
        audit: AuditRecord | None = None,
    ) -> None:
        assert table.play is not None
        if question is not None and table.game.view(table.play.state, seat).question != question:
            raise Stale
        await self._step(table, EntryKind.MOVE, seat, move, interaction, audit)
        await self._settle(table)

    async def _step(
        self,
        table: LiveTable,
        kind: EntryKind,
        seat: int,
        move: Move,
        interaction: int | None = None,
        audit: AuditRecord | None = None,
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
            Change(status=status, checkpoint=to_bytes(state), ending=ending, audit=audit),
            seat=seat,
            body=str(move),
            interaction=interaction,
            checksum=checksum_in(table.game, state),
            state=state,
        )
        play.keep(entry, state, events, undoable=undoable)

    async def _settle(self, table: LiveTable) -> None:
        """Make the moves that everybody can tell to be the only ones, and those answered beforehand."""
        while table.row.status is Status.PLAYING and (found := _of_itself(table)) is not None:
            await self._step(table, *found)

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
                spans = {one.key: one.span(view, seat) for one in table.game.auto_answers}
                if spans.get(key) is None:
                    raise Refusal(Why.NO_SUCH_ANSWER)
                body = f"{key} {spans[key]}"
            if table.auto_answers.get(seat, "") != body:
                await self.write(table, EntryKind.AUTO_ANSWER, seat=seat, body=body, interaction=interaction)
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
            audit = None
            if table.seat_of(actor.person) != seat:
                must_lead(table, actor, Why.NOTHING_TO_UNDO)
                audit = done_by(actor, table.seats[seat].person)
            state = table.play.without_last()
            entry = await self.write(
                table,
                EntryKind.UNDO,
                Change(checkpoint=to_bytes(state), audit=audit),
                seat=seat,
                interaction=interaction,
                checksum=checksum_in(table.game, state),
                state=state,
            )
            table.play.undo(entry)
            await self._settle(table)

    async def _return(self, table: LiveTable, seat: int, interaction: int | None) -> None:
        row = msgspec.structs.replace(table.seats[seat], sitter=Occupant.PERSON)
        change = Change(seats=with_seat(table.seats, row))
        await self.write(table, EntryKind.RETURN, change, seat=seat, interaction=interaction)


def with_seat(seats: Sequence[SeatRow], changed: SeatRow) -> tuple[SeatRow, ...]:
    """Return the seats with this one in the place of the same number."""
    return tuple(changed if row.seat == changed.seat else row for row in seats)


def _of_itself(table: LiveTable) -> tuple[EntryKind, int, Move] | None:
    """Return the move that is to be made without asking anybody, with its kind of entry and its seat, or None."""
    assert table.play is not None
    game, state = table.game, table.play.state
    view = game.view(state, PUBLIC)
    if (forced := game.forced(view)) is not None:
        return EntryKind.FORCED, *forced
    asked: Sequence[int] = view.asked
    for auto_answer in game.auto_answers:
        for seat in asked:
            if table.auto_answers.get(seat) != f"{auto_answer.key} {auto_answer.span(view, seat)}":
                continue
            if table.seats[seat].sitter is Occupant.PERSON and (choices := game.moves(state, seat)):
                answer = auto_answer.answer(game.view(state, seat), choices)
                if answer is not None:
                    return EntryKind.ANSWER, seat, answer
    return None
