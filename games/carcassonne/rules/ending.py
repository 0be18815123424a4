"""The end of the game (RULES 6)."""

from typing import Final

from games.carcassonne.rules.events import FinalFeature, GameEnded, RobberBonus, RobberHome
from games.carcassonne.rules.public import Phase, Term, points_of
from games.carcassonne.rules.state import NOBODY, SUPPLY, State, credit, scores
from games.carcassonne.rules.worth import end_value, holders, majority
from games.core.contract import Event, Outcome
from games.core.ranking import places_for

_BONUS: Final = (Term(1, 3, "robber"),)


def finish(state: State, events: list[Event]) -> None:
    """Score the robbers on the track and all features that still hold meeples."""
    for seat, space in enumerate(state.robbers):
        if space != SUPPLY:
            state.robbers[seat] = SUPPLY
            credit(state, seat, points_of(_BONUS), "robber")
            events += (RobberBonus(seat, space, points_of(_BONUS), _BONUS), RobberHome(seat))
    board = state.board
    for key, meeples in sorted(holders(board, state.meeples).items()):
        kind, terms, who = board.kind(key), end_value(board, key), majority(meeples)
        points = points_of(terms)
        for seat in who:
            credit(state, seat, points, kind)
        events.append(FinalFeature(board.name(key), kind, points, terms, who))
    state.phase, state.actor = Phase.OVER, NOBODY
    final = scores(state)
    winners = tuple(seat for seat, points in enumerate(final) if points == max(final))
    events.append(GameEnded(final, winners))


def outcome(state: State) -> Outcome | None:
    """Return how the game ended, or None while it goes on; the reason tells whether the win is shared."""
    if state.phase != Phase.OVER:
        return None
    final = scores(state)
    places = places_for(final)
    return Outcome(places=places, reason="shared" if places.count(1) > 1 else "most-points", scores=final)
