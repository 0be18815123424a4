"""The course of a turn (specification 5): each phase is entered, and either asks somebody or leads on to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.carcassonne.data.sides import BAGS, IDS
from games.carcassonne.data.tiles import TILES
from games.carcassonne.rules.board import place_of
from games.carcassonne.rules.ending import finish
from games.carcassonne.rules.events import (
    MeeplePassed,
    MeeplePlaced,
    StackRanOut,
    TileDrawn,
    TilePlaced,
    TileSetAside,
    TurnStarted,
)
from games.carcassonne.rules.legal import is_legal, meeple_moves, robbers_asked
from games.carcassonne.rules.letters import where
from games.carcassonne.rules.listing import SPOT_NUMBER
from games.carcassonne.rules.messages import message, use_message
from games.carcassonne.rules.moves import Place, PlaceMeeple
from games.carcassonne.rules.refusing import refusal
from games.carcassonne.rules.scoring import award, score, settle, take_award
from games.carcassonne.rules.state import NO_TILE, NOBODY, State, last_tile
from games.carcassonne.rules.thefts import bring_robber, robber, steal, take_theft

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from games.core.chance import Chance
    from games.core.contract import Event, Move, Seat


def play(state: State, seat: Seat, move: Move, chance: Chance) -> Sequence[Event]:
    """Make the move and return what happened. Raise `IllegalMove` unless it is listed; then nothing is changed."""
    del chance
    if not is_legal(state, seat, move):
        raise refusal(state, seat, move)
    return step(state, seat, move)


def step(state: State, seat: Seat, move: Move) -> list[Event]:
    """Make a move known to be legal and return what happened."""
    events: list[Event] = []
    state.actor = NOBODY
    _ANSWERS[state.phase](state, seat, move, events)
    go_on(state, seat, events)
    return events


def go_on(state: State, last: Seat, events: list[Event]) -> None:
    """Enter phase after phase until somebody is asked or the table is over; `last` is who was asked before."""
    while state.actor == NOBODY and state.phase != "over":
        _ENTERED[state.phase](state, events)
    state.question += state.actor != last


def _draw(state: State, events: list[Event]) -> None:
    """Draw until a tile fits somewhere."""
    stack = state.stack
    while state.drawn < len(stack):
        tile = stack[state.drawn]
        state.drawn += 1
        spots = state.board.spots(tile)
        if spots:
            state.tile, state.spots = tile, spots
            state.question += 1
            state.actor, state.phase = state.active, "place"
            events.append(TileDrawn(state.active, TILES[tile].id, state.extra, len(stack) - state.drawn))
            return
        state.aside += (tile,)
        events.append(TileSetAside(TILES[tile].id))
    events.append(StackRanOut(state.active, state.extra))
    state.phase = "end"


def _place(state: State, seat: Seat, move: Move, events: list[Event]) -> None:
    assert isinstance(move, Place)
    tile, cell = state.tile, state.spots[SPOT_NUMBER[move.spot]]
    state.board.lay(cell, 4 * tile + move.turn)
    events.append(TilePlaced(seat, TILES[tile].id, move.spot, *place_of(cell), move.turn))
    state.tile, state.spots = NO_TILE, ()
    state.phase = "meeple"
    if state.options.robbers and BAGS[tile]:
        state.phase, state.waiting = "robber", robbers_asked(state)


def _meeple(state: State, events: list[Event]) -> None:
    del events
    if len(meeple_moves(state)) > 1:
        state.actor = state.active
    else:
        state.phase = "score"


def _place_meeple(state: State, seat: Seat, move: Move, events: list[Event]) -> None:
    state.phase = "score"
    if not isinstance(move, PlaceMeeple):
        events.append(MeeplePassed(seat))
        return
    tile, board = last_tile(state), state.board
    node = 8 * tile + IDS[board.faces[tile] >> 2].index(move.feature)
    state.meeples.append((node, seat))
    state.supply[seat] -= 1
    events.append(MeeplePlaced(seat, board.name(node), board.kind(node), *where(state, node)))


def _end(state: State, events: list[Event]) -> None:
    """Pass the turn on, or end the game when no tile is left."""
    state.extra = False
    if state.drawn == len(state.stack):
        state.phase = "finish"
        return
    state.active = (state.active + 1) % state.seats
    state.messages_this_turn = 0
    state.phase = "draw"
    events.append(TurnStarted(state.active))


_ANSWERS: Final[Mapping[str, Callable[[State, Seat, Move, list[Event]], None]]] = {
    "place": _place,
    "robber": bring_robber,
    "meeple": _place_meeple,
    "award": take_award,
    "steal": take_theft,
    "message": use_message,
}
"""What a move does, by the phase in which it was asked for."""

_ENTERED: Final[Mapping[str, Callable[[State, list[Event]], None]]] = {
    "draw": _draw,
    "robber": robber,
    "meeple": _meeple,
    "score": score,
    "award": award,
    "steal": steal,
    "settle": settle,
    "message": message,
    "end": _end,
    "finish": finish,
}
"""What entering a phase does."""
