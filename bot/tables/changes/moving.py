"""Moves as entries to be written: those of players and computers, forced ones, answers given in advance, and undo."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from bot.tables.ended.results import NoResult, ending_of
from bot.tables.permissions import must_lead, must_play, seat_at
from bot.tables.refusal import Refusal, Stale, Why
from bot.tables.replay import checksum_in
from bot.tables.table import PlannedEntry, RefusedMove, audit_record
from games.core.contract import PUBLIC, IllegalMove, Move, to_bytes
from storage import Change, EntryKind, Occupant, Status

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.tables.replay import Play
    from bot.tables.table import Actor, LiveTable
    from games.core.contract import AnyGame, Event
    from storage import AuditRecord

log = logging.getLogger(__name__)


def play_of(table: LiveTable) -> Play:
    """Return the game of a table in play. Raise `Refusal` where no moves can be made."""
    must_play(table)
    assert table.play is not None, "a table in play has a state"
    return table.play


def must_answer(table: LiveTable, seat: int, question: int | None) -> None:
    """Raise `Stale` if the seat is asked something else by now than this question; None fits any."""
    state = play_of(table).state
    if question is not None and table.game.view(state, seat).question != question:
        raise Stale


def move(
    table: LiveTable, kind: EntryKind, seat: int, choice: Move, now: int, audit: AuditRecord | None = None
) -> tuple[PlannedEntry, tuple[Event, ...], bool]:
    """Return the entry of a move, the events it brings, and whether it can be undone. Raise `IllegalMove`.

    Where the game is over without a result that can be stored, the entry has none.
    """
    play = play_of(table)
    state, events, undoable = play.try_move(table.last + 1, seat, str(choice))
    try:
        ending = ending_of(table.game, table.options, len(table.seats), state, now)
    except NoResult as problem:
        log.error("table %s: %s", table.id, problem)  # noqa: TRY400 - the text says it all
        ending = None
    status = Status.OVER if ending is not None else None
    change = Change(status=status, checkpoint=to_bytes(state), ending=ending, audit=audit)
    checksum = checksum_in(table.game, state)
    planned = PlannedEntry(kind, change, seat=seat, body=str(choice), checksum=checksum, state=state)
    return planned, events, undoable


def refusal_of(table: LiveTable, actor: Actor, choice: Move) -> RefusedMove | None:
    """Return why the rules refuse a move of the actor's seat now; None if they allow it. Nothing is changed."""
    seat = seat_at(table, actor)
    seat_view = table.look(seat)
    try:
        play_of(table).try_move(table.last + 1, seat, str(choice))
    except IllegalMove as problem:
        assert seat_view is not None, "a table in play has views"
        return RefusedMove(problem, seat_view)
    return None


def skipping_move(table: LiveTable, seat: int) -> Move | None:
    """Return a harmless move for a seat that the table waits for; None if it does not wait for the seat."""
    seat_view = table.look(seat)
    if seat_view is None or not seat_view.choices or seat not in seat_view.view.asked:
        return None
    return table.game.default(seat_view.view, seat_view.choices)


def auto_answer(table: LiveTable, actor: Actor, key: str) -> PlannedEntry | None:
    """Return the entry by which the actor gives the answer with this key in advance; None if it is given already.

    An empty key takes back the answer that was given.
    """
    play, seat = play_of(table), seat_at(table, actor)
    body = ""
    if key:
        view = table.game.view(play.state, PUBLIC)
        spans = {answer.key: answer.span(view, seat) for answer in table.game.auto_answers}
        if spans.get(key) is None:
            raise Refusal(Why.NO_SUCH_ANSWER)
        body = f"{key} {spans[key]}"
    if table.auto_answers.get(seat, "") == body:
        return None
    return PlannedEntry(EntryKind.AUTO_ANSWER, seat=seat, body=body)


def undo(table: LiveTable, actor: Actor) -> PlannedEntry:
    """Return the entry that takes back the last move: the actor's own, or any for those who lead the table."""
    play = play_of(table)
    if not play.undoable:
        raise Refusal(Why.NOTHING_TO_UNDO)
    _, seat = play.undoable[-1]
    audit = None
    if table.seat_of(actor.person) != seat:
        must_lead(table, actor, Why.NOTHING_TO_UNDO)
        audit = audit_record(actor, table.seats[seat].person)
    return _undoing(table, seat, audit)


def _undoing(table: LiveTable, seat: int, audit: AuditRecord | None = None) -> PlannedEntry:
    state = play_of(table).without_last()
    change = Change(checkpoint=to_bytes(state), audit=audit)
    checksum = checksum_in(table.game, state)
    return PlannedEntry(EntryKind.UNDO, change, seat=seat, checksum=checksum, state=state)


def can_undo(table: LiveTable, seat: int) -> bool:
    """Return whether a seat can take back its last move without asking anybody."""
    if table.row.status is not Status.PLAYING or table.play is None:
        return False
    return table.undoable_by == seat or table.play.concealed_move(seat) is not None


def withdraw(table: LiveTable, actor: Actor) -> PlannedEntry | None:
    """Return the entry by which the actor takes back a concealed move, or None if there is none."""
    play, seat = play_of(table), table.seat_of(actor.person)
    number = None if seat is None else play.concealed_move(seat)
    if seat is None or number is None:
        return None
    state = play.without(number)
    change = Change(checkpoint=to_bytes(state))
    checksum = checksum_in(table.game, state)
    return PlannedEntry(EntryKind.WITHDRAW, change, seat=seat, body=str(number), checksum=checksum, state=state)


def ask_undo(table: LiveTable, actor: Actor) -> PlannedEntry | None:
    """Return the entry that asks the other people to let the actor take back their last move, and all after it.

    None if the actor asks for that already. Computers cannot agree: random numbers are drawn again only among people.
    """
    seat, request = seat_at(table, actor), table.lifecycle.undo_request
    if request is not None and request.seat != seat:
        raise Refusal(Why.UNDO_ASKED)
    moves = [entry.number for entry in play_of(table).chosen if entry.seat == seat]
    if not moves:
        raise Refusal(Why.NOTHING_TO_UNDO)
    if not people_beside(table, seat):
        raise Refusal(Why.NOBODY_TO_ASK)
    if request is not None and request.number == moves[-1]:
        return None
    return PlannedEntry(EntryKind.ASK_UNDO, seat=seat, body=str(moves[-1]))


def answer_undo(table: LiveTable, actor: Actor, *, agree: bool) -> PlannedEntry | None:
    """Return the entry by which the actor agrees to the open request or refuses it; None if they agreed before.

    The player who asks withdraws the request by refusing.
    """
    seat, request = seat_at(table, actor), table.lifecycle.undo_request
    play_of(table)
    if request is None:
        raise Refusal(Why.NO_UNDO_ASKED)
    if not agree:
        return PlannedEntry(EntryKind.REFUSE_UNDO, seat=seat)
    return None if seat in {request.seat, *request.agreed} else PlannedEntry(EntryKind.AGREE_UNDO, seat=seat)


def agreed_undo(table: LiveTable) -> PlannedEntry | None:
    """Return the next entry that takes back what everybody agreed to; None if there is nothing, or somebody has not.

    Where nobody is left to agree, it is the entry by which the move stands.
    """
    request = table.lifecycle.undo_request
    if request is None or table.row.status is not Status.PLAYING:
        return None
    others = people_beside(table, request.seat)
    if not others:
        return PlannedEntry(EntryKind.REFUSE_UNDO, seat=request.seat)
    return undo_down_to(table, request.number) if others <= request.agreed else None


def undo_down_to(table: LiveTable, number: int) -> PlannedEntry | None:
    """Return the entry that takes back the last move, or None if entry `number` has been taken back."""
    chosen = play_of(table).chosen
    if not any(entry.number == number for entry in chosen):
        return None
    return _undoing(table, chosen[-1].seat)


def people_beside(table: LiveTable, seat: int) -> set[int]:
    """Return the seats of people other than this one, also of those who are away."""
    return {row.seat for row in table.seats if row.person is not None and row.seat != seat}


def automatic_move(table: LiveTable) -> tuple[EntryKind, int, Move] | None:
    """Return the next move to be made without asking anybody, with its kind of entry and its seat, or None.

    It is one that everybody can tell to be forced, or that follows from an answer given in advance.
    """
    if table.row.status is not Status.PLAYING:
        return None
    game, state = table.game, play_of(table).state
    view = game.view(state, PUBLIC)
    if (forced := game.forced(view)) is not None:
        seat, only = forced
        return EntryKind.FORCED, seat, only or _only_move(game, state, seat)
    asked: Sequence[int] = view.asked
    for answer in game.auto_answers:
        for seat in asked:
            if table.auto_answers.get(seat) != f"{answer.key} {answer.span(view, seat)}":
                continue
            if table.seats[seat].sitter is Occupant.PERSON and (choices := game.moves(state, seat)):
                chosen = answer.answer(game.view(state, seat), choices)
                if chosen is not None:
                    return EntryKind.ANSWER, seat, chosen
    return None


def _only_move(game: AnyGame, state: Any, seat: int) -> Move:
    """Return the only move of a seat that everybody knows to have one."""
    (only,) = game.moves(state, seat)
    assert isinstance(only, Move), f"seat {seat} of {game.key} is forced, but chooses by {only}"
    return only
