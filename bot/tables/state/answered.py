"""Questions that the bot answers for a person: those answered in advance, and those with a single answer.

An answer in no time would tell others that there was nothing to decide, so each comes after a pause of random length.
How long it is depends on whether the person is there, never on what the seat holds.
"""

import hashlib
from collections.abc import Iterator, Sequence
from typing import Final

from bot.tables.state.replay import TAKES_BACK, Play
from games.core.contract import PUBLIC, AnyGame, Choice, Event, Move, Pick, View
from storage import Entry, Lifecycle, Occupant, SeatRow, TableRow, Tempo

LENGTHENED: Final = {Tempo.CALM: 3.0, Tempo.USUAL: 1.0, Tempo.QUICK: 0.25}
"""Factor of the pause before a move of the bot's, by the table's tempo."""
LINGERING: Final = 3.0
"""Factor of that pause while the table shows what has just ended and is gone with the next move."""
PRESENT_PAUSE: Final = (3.0, 10.0)
"""Seconds before the bot answers for somebody who was there a short while ago, at the usual tempo: evenly between."""
ABSENT_PAUSE: Final = (300.0, 3600.0)
"""Seconds before it answers for anybody else, unless they come back: evenly between these."""
OF_THE_PACE: Final = (0.1, 0.5)
"""The most of the table's pace that either of those may be, so that nobody loses a seat meanwhile."""


def lingering(play: Play | None) -> float:
    """Return the factor of the pause before the next move, which follows from what everybody has seen."""
    return LINGERING if play is not None and any(event.lingers for event in _just_happened(play)) else 1.0


def is_told_later(play: Play) -> bool:
    """Return whether something that the channel goes on to tell has just happened, such as a land taken."""
    return any(event.lasting for event in _just_happened(play))


def _just_happened(play: Play) -> Sequence[Event]:
    """Return what everybody may know of the last entry: a pause must tell of nothing else."""
    return [event for event in play.happened.get(play.standing[-1].number, ()) if event.audience == PUBLIC]


def present_pause(row: TableRow, seat: int, question: int) -> float:
    """Return the seconds after which the bot answers this question for somebody who is there."""
    return _between(*PRESENT_PAUSE, row, seat, question) * LENGTHENED[row.tempo]


def absent_pause(row: TableRow, seat: int, question: int) -> float:
    """Return the seconds after which the bot answers this question for somebody who is not."""
    least, most = ABSENT_PAUSE
    if row.pace:
        least, most = (min(time, row.pace * share) for time, share in zip(ABSENT_PAUSE, OF_THE_PACE, strict=True))
    return _between(least, most, row, seat, question)


def _between(least: float, most: float, row: TableRow, seat: int, question: int) -> float:
    """Return a number between these that follows from the table's secret, so that it is the same after a restart."""
    drawn = hashlib.blake2b(f"{seat} {question}".encode(), key=row.secret, person=b"pause", digest_size=4).digest()
    return least + (most - least) * int.from_bytes(drawn) / 2**32


def answers_in_advance(
    game: AnyGame, state: object, seats: Sequence[SeatRow], lifecycle: Lifecycle
) -> Iterator[tuple[int, Move]]:
    """Yield the seats that are asked what they have answered in advance, each with its move."""
    given = {seat: known.auto_answer for seat, known in enumerate(lifecycle.seats) if known.auto_answer}
    if not given:
        return
    view = game.view(state, PUBLIC)
    asked: Sequence[int] = view.asked
    for seat in asked:
        for answer in game.auto_answers:
            if given.get(seat) != f"{answer.key} {answer.span(view, seat)}":
                continue
            choices = game.moves(state, seat) if seats[seat].sitter is Occupant.PERSON else ()
            chosen = answer.answer(game.view(state, seat), choices) if choices else None
            if chosen is not None:
                yield seat, chosen


def only_answer(
    game: AnyGame, state: object, seats: Sequence[SeatRow], seat: int, last: Entry
) -> tuple[View, Move] | None:
    """Return the only answer of a seat that the table waits for, with its view; None if it has several, or none.

    `last` is the table's last entry: a move that its player has just taken back is not made again.
    """
    if seats[seat].sitter is not Occupant.PERSON or (last.kind in TAKES_BACK and last.seat == seat):
        return None
    view = game.view(state, seat)
    move = only_move(game, view, game.moves(state, seat)) if seat in view.asked else None
    return None if move is None else (view, move)


def only_move(game: AnyGame, view: View, choices: Sequence[Choice]) -> Move | None:
    """Return the move that all of a seat's choices come to, in its usual spelling; None if there are several or none.

    Moves with the same effect count as one. Moves that answer no question (`Game.anytime`) do not count, nor do those
    that achieve nothing and are not offered (`GameText.offered`).
    """
    moves: set[Move] = set()
    for choice in game.text.offered(choices, view):
        if isinstance(choice, game.anytime):
            continue
        move = _meant(game, choice, view)
        if move is None:
            return None
        moves.add(move)
        if len(moves) > 1:
            return None
    return moves.pop() if moves else None


def _meant(game: AnyGame, choice: Choice, view: View) -> Move | None:
    """Return the move that a choice stands for, in its usual spelling; None if it stands for several."""
    if isinstance(choice, Pick):
        return choice.make(choice.pool) if choice.least == len(choice.pool) else None
    return game.text.canonical(choice, view)
