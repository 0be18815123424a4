"""The course of a turn (RULES 5): entering a phase either asks a seat or leads to the next phase."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from games.carcassonne.data.sides import BAGS, IDS
from games.carcassonne.data.tiles import TILES
from games.carcassonne.rules import events as event_types
from games.carcassonne.rules.board import place_of
from games.carcassonne.rules.ending import finish
from games.carcassonne.rules.legal import is_listed, meeple_refusals, moves, robbers_asked
from games.carcassonne.rules.messages import message, use_message
from games.carcassonne.rules.moves import SPOT_NUMBER, Place, PlaceMeeple
from games.carcassonne.rules.public import Phase
from games.carcassonne.rules.refusals import why
from games.carcassonne.rules.robbers import bring_robber, robber, steal, take_theft
from games.carcassonne.rules.scoring import award, score, settle, take_award
from games.carcassonne.rules.state import NO_TILE, NOBODY, State, last_tile
from games.core.chance import Chance
from games.core.contract import Event, Move, Seat
from games.core.legality import refusal


def play(state: State, seat: Seat, move: Move, chance: Chance) -> Sequence[Event]:
    """Play a move and return its events. Raise `IllegalMove` and change nothing if the move is not legal."""
    del chance
    if not is_listed(state, seat, move):
        raise refusal(why(state, seat, move), moves(state, seat))
    return step(state, seat, move)


def step(state: State, seat: Seat, move: Move) -> list[Event]:
    """Play a move known to be legal and return its events."""
    events: list[Event] = []
    state.actor = NOBODY
    _ANSWERS[state.phase](state, seat, move, events)
    go_on(state, seat, events)
    return events


def go_on(state: State, last: Seat, events: list[Event]) -> None:
    """Enter phases until a seat is asked or the table is over; `last` is the seat asked before."""
    while state.actor == NOBODY and (enter := _ENTERED.get(state.phase)):
        enter(state, events)
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
            state.actor, state.phase = state.active, Phase.PLACE
            events.append(event_types.TileDrawn(state.active, TILES[tile].id, state.extra, len(stack) - state.drawn))
            return
        state.aside += (tile,)
        events.append(event_types.TileSetAside(TILES[tile].id))
    events.append(event_types.StackRanOut(state.active, state.extra))
    state.phase = Phase.END


def _place(state: State, seat: Seat, move: Move, events: list[Event]) -> None:
    assert isinstance(move, Place)
    tile, cell = state.tile, state.spots[SPOT_NUMBER[move.spot]]
    state.board.lay(cell, 4 * tile + move.turn)
    events.append(event_types.TilePlaced(seat, TILES[tile].id, move.spot, *place_of(cell), move.turn))
    state.tile, state.spots = NO_TILE, ()
    state.phase = Phase.MEEPLE
    if state.options.robbers and BAGS[tile]:
        state.phase, state.waiting = Phase.ROBBER, robbers_asked(state)


def _meeple(state: State, events: list[Event]) -> None:
    del events
    if None in meeple_refusals(state):
        state.actor = state.active
    else:
        state.phase = Phase.SCORE


def _place_meeple(state: State, seat: Seat, move: Move, events: list[Event]) -> None:
    state.phase = Phase.SCORE
    if not isinstance(move, PlaceMeeple):
        events.append(event_types.MeeplePassed(seat))
        return
    tile, board = last_tile(state), state.board
    node = 8 * tile + IDS[board.faces[tile] >> 2].index(move.feature)
    state.meeples.append((node, seat))
    state.supply[seat] -= 1
    events.append(event_types.MeeplePlaced(seat, board.name(node), board.kind(node), *board.place(node)))


def _end(state: State, events: list[Event]) -> None:
    """Pass the turn on, or end the game if no tile is left."""
    state.extra = False
    if state.drawn == len(state.stack):
        state.phase = Phase.FINISH
        return
    state.active = (state.active + 1) % state.seats
    state.messages_this_turn = 0
    state.phase = Phase.DRAW
    events.append(event_types.TurnStarted(state.active))


_ANSWERS: Final[Mapping[Phase, Callable[[State, Seat, Move, list[Event]], None]]] = {
    Phase.PLACE: _place,
    Phase.ROBBER: bring_robber,
    Phase.MEEPLE: _place_meeple,
    Phase.AWARD: take_award,
    Phase.STEAL: take_theft,
    Phase.MESSAGE: use_message,
}
"""What a move does, by the phase in which it was asked for."""

_ENTERED: Final[Mapping[Phase, Callable[[State, list[Event]], None]]] = {
    Phase.DRAW: _draw,
    Phase.ROBBER: robber,
    Phase.MEEPLE: _meeple,
    Phase.SCORE: score,
    Phase.AWARD: award,
    Phase.STEAL: steal,
    Phase.SETTLE: settle,
    Phase.MESSAGE: message,
    Phase.END: _end,
    Phase.FINISH: finish,
}
"""What entering a phase does. `OVER` does nothing, and the draw enters `PLACE`."""
