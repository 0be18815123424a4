"""Moves as entries to be written: those of players and computers, forced ones, answers given in advance, and undo."""

import logging
from typing import Any

from bot.tables.ended.results import NoResult, ending_of
from bot.tables.permissions import may_lead, must_play, seat_at
from bot.tables.single_options import idle_option
from bot.tables.state.refusal import Refusal, Stale, Why
from bot.tables.state.replay import CHOSEN, Play, TriedMove, checksum_in
from bot.tables.state.table import Actor, LiveTable, PlannedEntry, RefusedMove, audit_record
from games.core.chance import SeededChance
from games.core.contract import PUBLIC, AnyGame, IllegalMove, Move, View, to_bytes
from storage import AuditRecord, Change, EntryKind, Status

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
) -> PlannedEntry:
    """Return the entry of a move. Raise `IllegalMove`.

    Where the game is over without a result that can be stored, the entry has none.
    """
    tried = play_of(table).try_move(table.last + 1, seat, str(choice))
    state = tried.state
    try:
        ending = ending_of(
            table.game, table.options, len(table.seats), state, now, table.entries, unwritten=kind in CHOSEN
        )
    except NoResult as problem:
        log.error("table %s: %s", table.id, problem)  # noqa: TRY400 - the text says it all
        ending = None
    status = Status.OVER if ending is not None else None
    change = Change(status=status, checkpoint=to_bytes(state), ending=ending, audit=audit)
    checksum = checksum_in(table.game, state)
    return PlannedEntry(kind, change, seat=seat, body=str(choice), checksum=checksum, state=state, tried=tried)


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

    An empty key takes back the answer that was given. Raise `Refusal` if it cannot be given now.
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


def undo(table: LiveTable, actor: Actor) -> PlannedEntry | None:
    """Return the entry by which the actor takes a move back, or asks the others to agree to that.

    The actor may take back a concealed move of their own, also if others have moved since, and their last move if it
    told nobody anything. Who leads the table and does not play may take back the last move of another, if it told
    nobody anything. For anything else the other people have to agree. None if they are asked already.
    Raise `Refusal` if nothing can be taken back.
    """
    play, seat = play_of(table), table.seat_of(actor.person)
    if seat is not None and (number := play.concealed_move(seat)) is not None:
        return _taking_back(table, EntryKind.WITHDRAW, seat, number)
    if play.undoable:
        number, mover = play.undoable[-1]
        if mover == seat:
            return _taking_back(table, EntryKind.UNDO, mover, number)
        if seat is None and may_lead(table.row, actor):
            return _taking_back(table, EntryKind.UNDO, mover, number, audit_record(actor, table.seats[mover].person))
    if seat is None:
        raise Refusal(Why.NOTHING_TO_UNDO)
    number, request = _move_to_ask_for(table, seat), table.undo_request
    if request is not None and request.number == number:
        return None
    return PlannedEntry(EntryKind.ASK_UNDO, seat=seat, body=str(number))


def _taking_back(
    table: LiveTable, kind: EntryKind, seat: int, number: int, audit: AuditRecord | None = None
) -> PlannedEntry:
    state = play_of(table).state_without(kind, number)
    change = Change(checkpoint=to_bytes(state), audit=audit)
    checksum = checksum_in(table.game, state)
    return PlannedEntry(kind, change, seat=seat, body=str(number), checksum=checksum, state=state)


def _move_to_ask_for(table: LiveTable, seat: int) -> int:
    """Return the entry of the move that the others may be asked to let this seat take back. Raise `Refusal`."""
    request = table.undo_request
    if request is not None and request.seat != seat:
        raise Refusal(Why.UNDO_ASKED)
    moves = [entry.number for entry in play_of(table).chosen if entry.seat == seat]
    if not moves:
        raise Refusal(Why.NOTHING_TO_UNDO)
    if not people_beside(table, seat):
        raise Refusal(Why.NOBODY_TO_ASK)
    if not table.may_draw_again(table.moves_from(moves[-1])):
        raise Refusal(Why.UNDO_DRAWS_AGAIN)
    return moves[-1]


def can_undo(table: LiveTable, seat: int) -> bool:
    """Return whether a seat can take back its last move without asking anybody."""
    if table.row.status is not Status.PLAYING or table.play is None:
        return False
    return table.undoable_by == seat or table.play.concealed_move(seat) is not None


def will_be_undoable(game: AnyGame, view: View, move: Move) -> bool:
    """Return whether the view's seat can take a legal move back once it is made, as far as the view tells.

    The move is tried on a state that fits the view, so the answer depends on nothing that the seat cannot see.
    """
    chance = SeededChance(bytes(32), 0)
    state = game.copy(game.determinize(view, chance))
    trial = SeededChance(bytes(32), 1)
    events = tuple(game.play(state, view.audience, move, trial))
    return TriedMove(state, events, trial.used).undoable


def can_ask_undo(table: LiveTable, seat: int) -> bool:
    """Return whether this seat has a move that only the others can let it take back."""
    if table.row.status is not Status.PLAYING or table.play is None or can_undo(table, seat):
        return False
    try:
        _move_to_ask_for(table, seat)
    except Refusal as refusal:
        return refusal.why is Why.UNDO_ASKED
    return True


def answer_undo(table: LiveTable, actor: Actor, shown: int, *, agree: bool) -> PlannedEntry | None:
    """Return the entry by which the actor agrees to the open request or refuses it; None if they agreed before.

    `shown` is the entry up to which they were shown the table: an answer to an earlier request is none to this one. The
    player who asks withdraws the request by refusing. Raise `Refusal` if there is no such request.
    """
    seat, request = seat_at(table, actor), table.undo_request
    play_of(table)
    if request is None or shown < request.asked:
        raise Refusal(Why.NO_UNDO_ASKED)
    if not agree:
        return PlannedEntry(EntryKind.REFUSE_UNDO, seat=seat)
    return None if seat in {request.seat, *request.agreed} else PlannedEntry(EntryKind.AGREE_UNDO, seat=seat)


def agreed_undo(table: LiveTable) -> PlannedEntry | None:
    """Return the entry that takes back what everybody agreed to; None if there is nothing, or somebody has not.

    Where nobody is left to agree, it is the entry by which the move stands.
    """
    request = table.undo_request
    if request is None or table.row.status is not Status.PLAYING:
        return None
    others = people_beside(table, request.seat)
    if not others:
        return PlannedEntry(EntryKind.REFUSE_UNDO, seat=request.seat)
    return _taking_back(table, EntryKind.UNDO, request.seat, request.number) if others <= request.agreed else None


def people_beside(table: LiveTable, seat: int) -> set[int]:
    """Return the seats of people other than this one, also of those who are away."""
    return {row.seat for row in table.seats if row.person is not None and row.seat != seat}


def due(table: LiveTable, now: int) -> PlannedEntry | None:
    """Return the next entry that follows at once without asking anybody, or None.

    It takes back what everybody agreed to, or makes a move that everybody can tell to be the only one, or one that just
    goes on where nobody else is there to tell.
    """
    if table.row.status is not Status.PLAYING or table.play is None:
        return None
    if (agreed := agreed_undo(table)) is not None:
        return agreed
    game, state = table.game, table.play.state
    if (forced := game.forced(game.view(state, PUBLIC))) is not None:
        seat, only = forced
        return move(table, EntryKind.FORCED, seat, only or _only_move(game, state, seat), now)
    if (idle := idle_option(table)) is not None:
        return move(table, EntryKind.ANSWER, idle.seat, idle.move, now)
    return None


def _only_move(game: AnyGame, state: Any, seat: int) -> Move:
    """Return the only move of a seat that everybody knows to have one."""
    (only,) = game.moves(state, seat)
    assert isinstance(only, Move), f"seat {seat} of {game.key} is forced, but chooses by {only}"
    return only
