"""What a page is told of the choices it shows: their words, what they would lay, sums, and why something is none."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import partial
from itertools import islice
from typing import Final, assert_never

import msgspec

from bot.presentation import screen as screens
from bot.presentation.hand_text import refusal_told
from bot.presentation.localized_table import LocalizedTable
from bot.presentation.render_threads import in_thread
from bot.tables.changes.moving import refusal_of, will_be_undoable
from bot.tables.state.refusal import Refusal, Stale
from bot.tables.state.table import Actor, LiveTable, SeatView
from bot.web import frames
from bot.web.explaining import noted
from bot.web.pictures import Painter
from games.core.contract import (
    Choice,
    IllegalMove,
    Move,
    Pick,
    Reason,
    UnknownName,
    fields_of,
    vocabulary_of,
)

MOST_TRIED: Final = 20
"""Moves that the rules are asked about to say why something cannot be played."""


async def answered(
    painter: Painter, localized: LocalizedTable, actor: Actor, seat_view: SeatView, asked: frames.Asked
) -> frames.Told | None:
    """Return the answer to what a page asks about its choices, made in a thread; None if there is nothing to say.

    The person may have another seat, or none, by the time it is made.
    """
    match asked:
        case frames.Words(moves):
            return await _worded(localized, seat_view, moves)
        case frames.Ghost(key, trial):
            return await _ghosted(painter, localized, seat_view, key, trial=trial)
        case frames.Sum(key, items):
            return await _summed(localized, seat_view, key, items)
        case frames.Why():
            return await _reasoned(localized, actor, seat_view, asked)
        case _:
            assert_never(asked)


def move_of(table: LiveTable, person: int, text: str, items: Sequence[str]) -> Move:
    """Return the move that a page means. Raise `ValueError` for what is none.

    What it takes of a pick that is no longer offered is taken as it is: the table service answers that.
    """
    move = vocabulary_of(table.game.vocabulary).parse(text.removesuffix(screens.PICKING))
    if not text.endswith(screens.PICKING):
        return move
    seat_view = table.look(screens.audience_of(table, person))
    if seat_view is not None and (pick := _pick_of(seat_view, text)) is not None:
        return pick.make(items)
    return msgspec.structs.replace(move, **{move.__struct_fields__[-1]: tuple(items)})


def refused(
    localized: LocalizedTable, problem: Refusal | IllegalMove | UnknownName | Stale, request: str = ""
) -> frames.Refused:
    """Return what a page is told of a problem with what it asked for under this name; what can be done, it shows."""
    return frames.Refused(refusal_told(localized, problem, instead=False), request)


async def _worded(localized: LocalizedTable, seat_view: SeatView, moves: Sequence[str]) -> frames.Worded:
    """Return the words of choices: in a large game there are hundreds."""
    menu = screens.choice_menu(localized, seat_view)
    wanted = [choice for choice in screens.offered(menu) if not moves or screens.key_of(choice) in moves]

    def word() -> tuple[screens.ScreenChoice, ...]:
        return tuple(screens.worded(menu, choice, heading=not moves) for choice in wanted)

    table = localized.table
    made = await in_thread(table.game, f"table {table.id}, words", word, for_page=True)
    return frames.Worded(seat_view.view.question, made or ())


async def _ghosted(
    painter: Painter, localized: LocalizedTable, seat_view: SeatView, key: str, *, trial: bool
) -> frames.Ghosted | None:
    """Return what a move would lay on the table, and in a `trial` whether it can be taken back."""
    for choice in screens.offered(screens.choice_menu(localized, seat_view)):
        if isinstance(choice, Move) and str(choice) == key:
            shown = await painter.ghost(localized, seat_view.view, choice)
            back = trial and will_be_undoable(localized.table.game, seat_view.view, choice)
            return frames.Ghosted(key, shown or "", back)
    return None


async def _summed(
    localized: LocalizedTable, seat_view: SeatView, key: str, items: Sequence[str]
) -> frames.Summed | None:
    """Return what the items taken of a pick come to; None where the pick is gone, as nobody has asked by a tap."""
    menu, pick = screens.choice_menu(localized, seat_view), _pick_of(seat_view, key)
    if pick is None or not items or not set(items) <= set(pick.pool):
        return None
    table = localized.table
    made = await in_thread(table.game, f"table {table.id}, sums", partial(menu.picked, pick, items), for_page=True)
    return frames.Summed(key, tuple(items), made or "")


async def _reasoned(
    localized: LocalizedTable, actor: Actor, seat_view: SeatView, asked: frames.Why
) -> frames.Refused | frames.Noted:
    """Return why none of these things can be played; where the rules have no reason that names one, what is there."""
    table = localized.table

    def find_out() -> frames.Refused | frames.Noted:
        problem = _why_not(table, actor, seat_view, asked.things)
        if asked.term and not _tells(table, problem, asked.things):
            with suppress(LookupError, ValueError):  # no such term
                return frames.Noted(noted(localized, seat_view, asked.term))
        return refused(localized, problem)

    told = await in_thread(table.game, f"table {table.id}, reasons", find_out, for_page=True)
    return frames.Refused(localized.bot_text("failed")) if told is None else told


def _why_not(
    table: LiveTable, actor: Actor, seat_view: SeatView, things: Sequence[str]
) -> Refusal | IllegalMove | Stale:
    """Return what the rules say of moves that would play these things, best a reason that names one."""
    if not seat_view.choices:
        return IllegalMove(Reason.NOT_YOUR_TURN)
    legal, found = frozenset(seat_view.choices), list[IllegalMove]()
    moves = (move for choice in seat_view.choices for move in _with_things(choice, things) if move not in legal)
    try:
        for move in islice(moves, MOST_TRIED):
            if (problem := refusal_of(table, actor, move)) is not None:
                found.append(problem)
    except Refusal as refusal:
        return refusal
    except (LookupError, ValueError):  # no move at all
        pass
    return next((problem for problem in found if _tells(table, problem, things)), found[0] if found else Stale())


def _tells(table: LiveTable, problem: Refusal | IllegalMove | Stale, things: Sequence[str]) -> bool:
    """Return whether a refusal says something of one of these things that does not only answer a typed move."""
    if not isinstance(problem, IllegalMove) or problem.why in table.game.typed_only:
        return False
    return not set(things).isdisjoint(map(str, problem.data.values()))


def _with_things(choice: Choice, things: Sequence[str]) -> Iterator[Move]:
    """Yield the move with each of these things in place of one of its own: what it plays before what it plays on."""
    if isinstance(choice, Pick):
        yield choice.make(things[:1])
        return
    for field in reversed(fields_of(type(choice))):
        if isinstance(getattr(choice, field.name), str):
            for thing in things:
                yield msgspec.structs.replace(choice, **{field.name: thing})


def _pick_of(seat_view: SeatView, key: str) -> Pick | None:
    """Return the pick with this key that a seat may choose from, or None."""
    picks = (choice for choice in seat_view.choices if isinstance(choice, Pick))
    return next((pick for pick in picks if screens.key_of(pick) == key), None)
