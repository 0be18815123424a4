"""What each choice does and brings, and what stands behind a name, in a sentence each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never, cast

from games.carcassonne.data.tiles import FIGURES, kind_of
from games.carcassonne.rules.moves import (
    SPOT_NUMBER,
    DrawTile,
    FollowMessage,
    MeeplePass,
    Place,
    PlaceMeeple,
    PlaceRobber,
    Recall,
    RobberPass,
    Steal,
    TakeAward,
    TakeTwo,
)
from games.carcassonne.rules.worth import majority, points_now, reply_terms, theft
from games.carcassonne.text.names import arithmetic, short
from games.carcassonne.views.determinize import reconstruct

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.carcassonne.rules.board import Board
    from games.carcassonne.rules.moves import AnyMove
    from games.carcassonne.rules.state import State
    from games.carcassonne.views.view import CarcassonneView
    from games.core.contract import Choice
    from games.core.localizer import Localizer

MOST: Final = 100
"""Most characters of a sentence."""
_NAME: Final = 12


def about(choice: Choice, view: CarcassonneView, localizer: Localizer) -> str:
    """Return what a choice does and brings."""
    return short(_about(cast("AnyMove", choice), view, localizer), MOST)


def _about(move: AnyMove, view: CarcassonneView, localizer: Localizer) -> str:
    state = reconstruct(view)
    match move:
        case Place():
            return _place(move, state, localizer)
        case PlaceRobber() | RobberPass() | MeeplePass() | TakeAward() | TakeTwo() | DrawTile():
            return localizer(f"about-{move.verb}")
        case PlaceMeeple(feature):
            node = state.board.node(f"{len(view.tiles) - 1}.{feature}")
            if state.board.complete(node):
                return localizer("about-meeple-now", points=points_now(state.board, node))
            return localizer(f"about-meeple-{state.board.kind(node)}")
        case Steal(victim, figure):
            return localizer("about-steal", points=theft(state, victim, figure))
        case FollowMessage() | Recall():
            return localizer(f"about-{move.verb}", sum=arithmetic(reply_terms(state, move), localizer))
        case _:
            assert_never(move)


def _place(move: Place, state: State, localizer: Localizer) -> str:
    """Return what the tile in hand completes there, or else what it goes on with."""
    board, tile = _with_tile(state, move.spot, move.turn), len(state.board.faces)
    done = board.just_completed()
    if done:
        return localizer("about-place-completes", features=_features(done, state, board, localizer))
    nodes = (8 * tile + feature for feature in range(8))
    joined = {board.label[node]: None for node in nodes if board.label[node] < 8 * tile}
    keys = [key for key in joined if board.kind(key) != "field"]
    if not keys:
        return localizer("about-place-alone")
    return localizer("about-place-joins", features=_features(keys, state, board, localizer))


def completed(spot: str, turns: Iterable[int], view: CarcassonneView) -> int:
    """Return the most points of the features that the tile in hand completes at a spot in one of these turns."""
    state = reconstruct(view)
    boards = [_with_tile(state, spot, turn) for turn in turns]
    return max(sum(points_now(board, key) for key in board.just_completed()) for board in boards)


def _with_tile(state: State, spot: str, turn: int) -> Board:
    """Return the board as it would be with the tile in hand laid there."""
    board = state.board.copy()
    board.lay(state.spots[SPOT_NUMBER[spot]], 4 * state.tile + turn)
    return board


def _features(keys: Iterable[int], state: State, board: Board, localizer: Localizer) -> str:
    """Return features of a board to be, each with what it is worth there and, where meeples stand, who has the most."""
    told: list[str] = []
    for key in keys:
        kind, points = localizer(f"kind-{board.kind(key)}"), points_now(board, key)
        parts = {state.board.label[node] for node in board.members(key) if node < len(state.board.label)}
        meeples = [seat for node, seat in state.meeples if state.board.label[node] in parts]
        most = majority(meeples)
        names = [short(localizer.name(seat), _NAME) for seat in dict.fromkeys(meeples) if seat in most]
        key_ = "about-place-owned" if names else "about-place-one"
        told.append(localizer(key_, kind=kind, points=points, names=", ".join(names)))
    return ", ".join(told)


def gloss(name: str | int, view: CarcassonneView, localizer: Localizer) -> str:
    """Return what stands behind the name of a figure or feature, and what the tile in hand may complete at a spot.

    Nothing for other spots and for seats, whose names say all.
    """
    if isinstance(name, int):
        return ""
    if name in SPOT_NUMBER:
        return short(_spot(name, view, localizer), MOST)
    return localizer(f"gloss-{name if name in FIGURES else kind_of(name)}")


def _spot(name: str, view: CarcassonneView, localizer: Localizer) -> str:
    state = reconstruct(view)
    for turn in next((spot.turns for spot in view.spots if spot.name == name), ()):
        board = _with_tile(state, name, turn)
        if done := board.just_completed():
            return localizer("about-place-completes", features=_features(done, state, board, localizer))
    return ""
