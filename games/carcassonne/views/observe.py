"""What an audience may know (RULES 7)."""

from functools import lru_cache

from games.carcassonne.data.sides import TURNS
from games.carcassonne.data.tiles import TILES
from games.carcassonne.rules.board import place_of
from games.carcassonne.rules.ending import outcome
from games.carcassonne.rules.legal import acting
from games.carcassonne.rules.moves import SPOTS
from games.carcassonne.rules.public import SOURCES
from games.carcassonne.rules.state import NO_TILE, SUPPLY, State, figures_of
from games.carcassonne.views.view import CarcassonneView, Figure, Laid, Spot
from games.core.contract import Audience


def view(state: State, audience: Audience) -> CarcassonneView:
    """Return all that the audience may know: everything but the order of the stacks."""
    board, seats = state.board, range(state.seats)
    figures, width = len(figures_of(state)), len(SOURCES)
    below = min(state.resolved, len(state.messages))
    return CarcassonneView(
        audience=audience,
        seats=state.seats,
        asked=tuple(acting(state)),
        question=state.question,
        outcome=outcome(state),
        options=state.options,
        phase=state.phase,
        active=state.active,
        tile=None if state.tile == NO_TILE else TILES[state.tile].id,
        extra=state.extra,
        spots=tuple(
            Spot(name, *place_of(cell), TURNS[board.turns(state.tile, cell)])
            for name, cell in zip(SPOTS, state.spots, strict=False)
        ),
        tiles=tuple(map(_laid, board.cells, board.faces)),
        board=board.copy(),
        meeples=tuple(
            Figure(seat, board.name(node), board.kind(node), *board.place(node)) for node, seat in state.meeples
        ),
        supply=tuple(state.supply),
        totals=tuple(tuple(state.totals[figures * seat : figures * seat + figures]) for seat in seats),
        robbers=tuple(None if space == SUPPLY else space for space in state.robbers),
        sheet=tuple(tuple(state.sheet[width * seat : width * seat + width]) for seat in seats),
        stack=len(state.stack) - state.drawn,
        aside=tuple(TILES[tile].id for tile in state.aside),
        waiting=state.waiting,
        round=state.round,
        message=state.message or None,
        last_message=state.last_message or None,
        messages_this_turn=state.messages_this_turn,
        messages_below=state.messages[len(state.messages) - below :],
    )


@lru_cache(maxsize=4096)
def _laid(cell: str, face: int) -> Laid:
    return Laid(TILES[face >> 2].id, *place_of(cell), face & 3)
