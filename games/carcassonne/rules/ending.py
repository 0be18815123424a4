"""The end of the game (specification 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.carcassonne.rules.events import FinalFeature, GameEnded, RobberBonus, RobberHome
from games.carcassonne.rules.state import NOBODY, SUPPLY, credit, scores, taken
from games.carcassonne.rules.terms import Term
from games.carcassonne.rules.worth import end_value, owners, points_of
from games.core.contract import Outcome

if TYPE_CHECKING:
    from games.carcassonne.rules.state import State
    from games.core.contract import Event

_BONUS: Final = (Term(1, 3, "robber"),)


def finish(state: State, events: list[Event]) -> None:
    """Score the robbers on the track and all features that still hold meeples."""
    for seat, space in enumerate(state.robbers):
        if space != SUPPLY:
            state.robbers[seat] = SUPPLY
            credit(state, seat, points_of(_BONUS), "robber")
            events += (RobberBonus(seat, space, points_of(_BONUS), _BONUS), RobberHome(seat))
    board = state.board
    for key in sorted(taken(state)):
        kind, terms, who = board.kind(key), end_value(board, key), owners(state, key)
        points = points_of(terms)
        for seat in who:
            credit(state, seat, points, kind)
        events.append(FinalFeature(board.name(key), kind, points, terms, who))
    state.phase, state.actor = "over", NOBODY
    final = scores(state)
    winners = tuple(seat for seat, points in enumerate(final) if points == max(final))
    events.append(GameEnded(final, winners))


def outcome(state: State) -> Outcome | None:
    """Return how the game ended, or None while it goes on; the reason tells whether the win is shared."""
    if state.phase != "over":
        return None
    final = scores(state)
    places = tuple(1 + sum(other > points for other in final) for points in final)
    return Outcome(places=places, reason="shared" if places.count(1) > 1 else "most-points", scores=final)
