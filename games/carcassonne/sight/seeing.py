"""What an audience may know, and a full state it cannot tell from the real one (specification 7)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, cast

from games.carcassonne.data.sides import TURNS
from games.carcassonne.data.tiles import MESSAGES, NUMBER, START, TILES, bag_of_tiles
from games.carcassonne.rules.board import cell_at, laid, place_of
from games.carcassonne.rules.ending import outcome
from games.carcassonne.rules.letters import where
from games.carcassonne.rules.listing import SPOTS
from games.carcassonne.rules.state import NO_TILE, NOBODY, SUPPLY, State, figures_of
from games.carcassonne.sight.view import SOURCES, CarcassonneView, Laid, Question, Spot, Standing

if TYPE_CHECKING:
    from games.core.chance import Chance
    from games.core.contract import Audience


def view(state: State, audience: Audience) -> CarcassonneView:
    """Return all that the audience may know: everything but the order of the stacks."""
    board, seats = state.board, range(state.seats)
    figures, width = len(figures_of(state)), len(SOURCES)
    below = min(state.resolved, len(state.messages))
    return CarcassonneView(
        audience=audience,
        seats=state.seats,
        asked=() if state.phase == "over" else (state.actor,),
        question=state.question,
        outcome=outcome(state),
        options=state.options,
        phase=cast("Question", state.phase),
        active=state.active,
        tile=None if state.tile == NO_TILE else TILES[state.tile].id,
        extra=state.extra,
        spots=tuple(
            Spot(name, *place_of(cell), TURNS[board.turns(state.tile, cell)])
            for name, cell in zip(SPOTS, state.spots, strict=False)
        ),
        tiles=tuple(
            Laid(TILES[face >> 2].id, *place_of(cell), face & 3)
            for cell, face in zip(board.cells, board.faces, strict=True)
        ),
        meeples=tuple(
            Standing(seat, board.name(node), board.kind(node), *where(state, node)) for node, seat in state.meeples
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
        messages_hidden=len(state.messages) - below,
    )


def imagine(view: CarcassonneView, chance: Chance) -> State:
    """Return a full state that the view's audience cannot tell from the real one: what is hidden, shuffled anew.

    Chance shuffles the tiles of the stack, then the messages nobody knows the place of.
    """
    board = laid((cell_at(one.x, one.y), 4 * NUMBER[one.tile] + one.turn) for one in view.tiles)
    return State(
        options=view.options,
        seats=view.seats,
        phase=view.phase,
        active=view.active,
        actor=view.asked[0] if view.asked else NOBODY,
        question=view.question,
        board=board,
        stack=tuple(chance.shuffle(tiles_left(view))),
        drawn=0,
        aside=tuple(NUMBER[tile] for tile in view.aside),
        tile=NO_TILE if view.tile is None else NUMBER[view.tile],
        extra=view.extra,
        spots=tuple(cell_at(spot.x, spot.y) for spot in view.spots),
        meeples=[(board.node(one.feature), one.seat) for one in view.meeples],
        supply=list(view.supply),
        totals=[total for totals in view.totals for total in totals],
        robbers=[SUPPLY if space is None else space for space in view.robbers],
        sheet=[points for row in view.sheet for points in row],
        waiting=view.waiting,
        round=view.round,
        messages=(*chance.shuffle(_messages_hidden(view)), *view.messages_below),
        message=view.message or "",
        last_message=view.last_message or "",
        messages_this_turn=view.messages_this_turn,
        resolved=len(view.messages_below),
    )


def tiles_left(view: CarcassonneView) -> list[int]:
    """Return the types of the tiles in the stack, in the order of the data, each as often as it is there."""
    gone = Counter(NUMBER[one.tile] for one in view.tiles)
    gone.update(NUMBER[tile] for tile in (*view.aside, *filter(None, (view.tile,))))
    gone[START] -= 1
    left = Counter(bag_of_tiles(robbers=view.options.robbers))
    left.subtract(gone)
    return list(left.elements())


def _messages_hidden(view: CarcassonneView) -> list[str]:
    if not view.options.messages:
        return []
    return [letter for letter in MESSAGES if letter not in view.messages_below and letter != view.message]
