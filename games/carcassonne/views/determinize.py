"""A full state that an audience cannot tell from the real one (RULES 7)."""

from functools import cache
from typing import Final

from games.carcassonne.data.tiles import MESSAGES, NUMBER, START, TILES, bag_of_tiles
from games.carcassonne.rules.board import cell_at
from games.carcassonne.rules.state import NO_TILE, NOBODY, SUPPLY, State
from games.carcassonne.views.view import CarcassonneView
from games.core.chance import Chance
from games.core.reconstruct import reconstruction


def determinize(view: CarcassonneView, chance: Chance) -> State:
    """Return a full state that fits the view, its hidden stacks shuffled.

    Chance shuffles the tiles of the stack, then the messages nobody knows the place of.
    """
    board = view.board.copy()
    unseen = MESSAGES if view.options.messages else ()
    hidden = [letter for letter in unseen if letter not in view.messages_below and letter != view.message]
    return State(
        options=view.options,
        seats=view.seats,
        phase=view.phase,
        active=view.active,
        actor=view.asked[0] if view.asked else NOBODY,
        question=view.question,
        board=board,
        stack=tuple(chance.shuffle(tiles_left(view))),
        aside=tuple(NUMBER[tile] for tile in view.aside),
        tile=NO_TILE if view.tile is None else NUMBER[view.tile],
        extra=view.extra,
        spots=tuple(cell_at(spot.x, spot.y) for spot in view.spots),
        meeples=[(board.node(meeple.feature), meeple.seat) for meeple in view.meeples],
        supply=list(view.supply),
        totals=[total for totals in view.totals for total in totals],
        robbers=[SUPPLY if space is None else space for space in view.robbers],
        sheet=[points for row in view.sheet for points in row],
        waiting=view.waiting,
        round=view.round,
        messages=(*chance.shuffle(hidden), *view.messages_below),
        message=view.message or "",
        last_message=view.last_message or "",
        messages_this_turn=view.messages_this_turn,
        resolved=len(view.messages_below),
    )


def tiles_left(view: CarcassonneView) -> list[int]:
    """Return the types of the tiles in the stack, in the order of the data, each as often as it is there."""
    left = list(_bag(robbers=view.options.robbers))
    for face in view.board.faces:
        left[face >> 2] -= 1
    for tile in view.aside:
        left[NUMBER[tile]] -= 1
    if view.tile is not None:
        left[NUMBER[view.tile]] -= 1
    return [tile for tile, count in enumerate(left) for _ in range(count)]


@cache
def _bag(*, robbers: bool) -> tuple[int, ...]:
    """Return how many tiles of each type there are, the start tile among them."""
    bag = [START, *bag_of_tiles(robbers=robbers)]
    return tuple(bag.count(tile) for tile in range(len(TILES)))


reconstruct: Final = reconstruction(determinize)
"""Returns a state for a view, to ask the rules what follows from the view alone; nobody may change it."""
