"""The score sheet, the end of a round and the end of the game (specification 5, score, and 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.core.contract import Outcome
from games.magove.rules.events import BidsRevealed, GameOver, RoundScored, Score
from games.magove.rules.setup import start_round
from games.magove.rules.state import State, from_left, total_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.chance import Chance
    from games.core.contract import Event

RIGHT: Final = 20
"""Points for a bid that was met."""
EACH: Final = 10
"""Points for each trick of a bid that was met; what each trick over or under any other bid costs."""


def points_for(bid: int, tricks: int) -> int:
    """Return the points for a round."""
    return RIGHT + EACH * tricks if bid == tricks else -EACH * abs(bid - tricks)


def bids_revealed(state: State) -> BidsRevealed:
    """Return the news of all bids, from the dealer's left."""
    return BidsRevealed(tuple((seat, state.bids[seat]) for seat in from_left(state)))


def end_round(state: State, chance: Chance) -> list[Event]:
    """Score the round, then deal the next, or end the game. Return what happened."""
    lines: list[Score] = []
    for seat, (bid, tricks) in enumerate(zip(state.bids, state.won, strict=True)):
        points = points_for(bid, tricks)
        lines.append(Score(seat, bid, tricks, points, total_of(state, seat) + points))
    scores = tuple(lines)
    state.sheet += (scores,)
    events: list[Event] = [bids_revealed(state)] if state.options.bidding == "secret_prediction" else []
    events.append(RoundScored(state.round, scores))
    if state.round < state.options.rounds_played(len(state.won)):
        return events + start_round(state, chance)
    state.phase = "over"
    state.waiting = ()
    totals = _totals(state)
    events.append(GameOver(places_for(totals), totals))
    return events


def outcome(state: State) -> Outcome | None:
    """Return how the game ended, or None while it goes on."""
    if state.phase != "over":
        return None
    totals = _totals(state)
    return Outcome(places=places_for(totals), reason="most-points", scores=totals)


def _totals(state: State) -> tuple[int, ...]:
    return tuple(total_of(state, seat) for seat in range(len(state.won)))


def places_for(totals: Sequence[int]) -> tuple[int, ...]:
    """Return the places for these totals: equal ones share a place, and the places after it stay empty."""
    return tuple(1 + sum(other > total for other in totals) for total in totals)
