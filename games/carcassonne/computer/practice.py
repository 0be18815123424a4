"""The lesson: some turns of two players, with robbers and without farmers, against a computer that builds cities."""

from collections.abc import Sequence
from typing import Final

from games.carcassonne.computer.heuristic import easy
from games.carcassonne.data.tiles import kind_of
from games.carcassonne.rules.events import FeatureCompleted, Stolen, TilePlaced, TurnStarted
from games.carcassonne.rules.moves import SPOT_NUMBER, Place, PlaceMeeple, PlaceRobber
from games.carcassonne.rules.state import State, figures_on
from games.carcassonne.views.determinize import reconstruct
from games.carcassonne.views.view import CarcassonneView
from games.core.chance import Chance
from games.core.contract import Choice, Event, Move, Practice, Seat
from games.core.happened import Happened, begun, own, seen
from games.core.legality import single_moves
from games.core.news import all_of

FEWEST_TURNS: Final = 8
"""Turns of the learner of which the last ends the lesson if its heart had happened before."""
MOST_TURNS: Final = 12
"""Turns of the learner after which the lesson ends in any case."""


def computer(view: CarcassonneView, choices: Sequence[Choice], chance: Chance) -> Move:
    """Return the move of the computer in a lesson: it claims and closes cities, and its robber goes to the learner."""
    state = reconstruct(view)
    wanted = [move for move in single_moves(choices) if _shows(move, view, state)]
    return wanted[0] if wanted else easy(view, choices, chance)


def _shows(move: Move, view: CarcassonneView, state: State) -> bool:
    """Return whether a move shows the learner what the game is about."""
    match move:
        case Place(spot, turn):
            board = state.board.copy()
            board.lay(state.spots[SPOT_NUMBER[spot]], 4 * state.tile + turn)
            return any(board.kind(key) == "city" for key in board.just_completed())
        case PlaceMeeple(feature):
            return kind_of(feature) == "city"
        case PlaceRobber(space):
            return any(seat != view.audience for seat, _ in figures_on(state, space))
        case _:
            return False


def over(events: Sequence[Event], view: CarcassonneView, learner: Seat) -> bool:
    """Return whether the learner's next turn begins after the last one."""
    turns = begun(TurnStarted, events, learner)
    latest = next((event for event in reversed(events) if isinstance(event, TurnStarted | TilePlaced)), None)
    if view.active != learner or not isinstance(latest, TurnStarted):
        return False
    return len(turns) > 1 and last(events[: turns[-1]], view, learner)


def last(events: Sequence[Event], view: CarcassonneView, learner: Seat) -> bool:
    """Return whether a city was closed and points were stolen before the learner's turn, or it is the latest one."""
    turns = begun(TurnStarted, events, learner)
    before = events[: turns[-1]] if turns else ()
    both = any(event.owners for event in _completed(before, city=True)) and seen(Stolen)(before, view, learner)
    return len(turns) >= MOST_TURNS or (len(turns) >= FEWEST_TURNS and both)


def _completed(events: Sequence[Event], *, city: bool) -> list[FeatureCompleted]:
    return [event for event in all_of(events, FeatureCompleted) if (event.kind == "city") is city]


def _closed(*, city: bool) -> Happened:
    """Return a test that the learner has closed a city, or else another feature."""
    return lambda events, _, learner: any(learner in event.owners for event in _completed(events, city=city))


PRACTICE: Final = Practice(
    preset="no-farmers",
    decisions=17,
    seed=48,
    computer=computer,
    over=over,
    last=last,
    learnt={
        "city": _closed(city=True),
        "robbed": own(Stolen, "victim"),
        "robber": own(Stolen, "thief"),
        "closed": _closed(city=False),
        "theft": seen(Stolen),
    },
)
