"""The state of a table of Carcassonne (RULES 3)."""

from __future__ import annotations

from typing import Final

import msgspec

from games.carcassonne.data.tiles import DARK, FIGURES, SPACES, Figure
from games.carcassonne.rules.board import Board
from games.carcassonne.rules.options import CarcassonneOptions
from games.carcassonne.rules.public import SOURCES, Phase, Round
from games.core.contract import Seat

NOBODY: Final = -1
NO_TILE: Final = -1
SUPPLY: Final = -1
"""The place of a robber that is on no space."""

SOURCE: Final = {name: number for number, name in enumerate(SOURCES)}


class State(msgspec.Struct, kw_only=True, gc=False):
    """The full state of a table. Tiles in hand, stack and aside are types, features of the board nodes (`board`).

    `actor` is who is asked, `NOBODY` only once the table is over. `question` rises with each draw of a tile or message
    and with each other actor. `stack` is all that was shuffled, `drawn` how much of it has been drawn.

    `meeples` are (node, seat), ascending. `totals` has for each seat the score meeple and, with messages, the courier;
    so figures are numbered. `robbers` are spaces, or `SUPPLY`. `sheet` has for each seat the points by `SOURCES`.

    `messages` is the stack of letters from the top, without `message`, the one to be resolved ("": none); `resolved`
    counts those done with, which went under the stack.
    """

    options: CarcassonneOptions
    seats: int
    phase: Phase = Phase.DRAW
    active: Seat = 0
    actor: Seat = NOBODY
    question: int = 0
    board: Board
    stack: tuple[int, ...]
    drawn: int = 0
    aside: tuple[int, ...] = ()
    tile: int = NO_TILE
    extra: bool = False
    spots: tuple[str, ...] = ()
    meeples: list[tuple[int, Seat]] = []
    supply: list[int]
    totals: list[int]
    robbers: list[int]
    sheet: list[int]
    waiting: tuple[Seat, ...] = ()
    round: Round | None = None
    messages: tuple[str, ...]
    message: str = ""
    last_message: str = ""
    messages_this_turn: int = 0
    resolved: int = 0

    def copy(self) -> State:
        """Return an independent copy."""
        return msgspec.structs.replace(
            self,
            board=self.board.copy(),
            meeples=self.meeples[:],
            supply=self.supply[:],
            totals=self.totals[:],
            robbers=self.robbers[:],
            sheet=self.sheet[:],
        )


def figures_of(state: State) -> tuple[Figure, ...]:
    """Return the figures each seat has."""
    return FIGURES if state.options.messages else FIGURES[:1]


def number_of(state: State, seat: Seat, figure: str) -> int:
    """Return the number of a seat's figure."""
    return 2 * seat + (figure == "courier") if state.options.messages else seat


def figure_at(state: State, number: int) -> tuple[Seat, Figure]:
    """Return the seat and kind of the figure with this number."""
    return (number >> 1, FIGURES[number & 1]) if state.options.messages else (number, FIGURES[0])


def space_of(state: State, number: int) -> int:
    """Return the space of the track on which a figure stands."""
    return state.totals[number] % SPACES


def figures_on(state: State, space: int) -> list[tuple[Seat, Figure]]:
    """Return the score figures on a space of the track, by number."""
    return [figure_at(state, number) for number, total in enumerate(state.totals) if total % SPACES == space]


def lights(state: State, seat: Seat, total: int) -> bool:
    """Whether a seat's figure that reaches this total stands on a space that brings a message (RULES 5.5)."""
    return state.options.messages and seat == state.active and not total % DARK


def under_way(state: State) -> Round:
    """Return the current round of scoring; there is one whenever awards or thefts are asked for."""
    assert state.round is not None
    return state.round


def in_turn(state: State) -> list[Seat]:
    """Return all seats in turn order from the active one."""
    active, seats = state.active, state.seats
    return [*range(active, seats), *range(active)]


def last_tile(state: State) -> int:
    """Return the number of the tile laid last."""
    return len(state.board.faces) - 1


def taken(state: State) -> set[int]:
    """Return the keys of the features that hold meeples."""
    label = state.board.label
    return {label[node] for node, _ in state.meeples}


def credit(state: State, seat: Seat, points: int, source: str) -> None:
    """Add points to the score sheet."""
    state.sheet[len(SOURCES) * seat + SOURCE[source]] += points


def advance(state: State, number: int, points: int) -> tuple[int, int]:
    """Move a figure and return its total before and after."""
    before = state.totals[number]
    state.totals[number] = before + points
    return before, before + points


def scores(state: State) -> tuple[int, ...]:
    """Return the points of each seat so far."""
    width = len(SOURCES)
    return tuple(sum(state.sheet[width * seat : width * seat + width]) for seat in range(state.seats))
