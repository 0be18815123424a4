"""The score sheet, the end of a round and the end of the game (RULES 5.6, 6)."""

from typing import Final

from games.core.chance import Chance
from games.core.contract import Event, Outcome
from games.core.ranking import places_for
from games.magove.rules.events import BidsRevealed, GameOver, RoundScored, Score
from games.magove.rules.setup import start_round
from games.magove.rules.state import Phase, State, clockwise, totals

RIGHT: Final = 20
"""Points for meeting a bid."""
EACH: Final = 10
"""Points for each trick of a bid that was met, and the cost of each trick over or under a bid that was not."""


def points_for(bid: int, tricks: int) -> int:
    """Return the points for a round."""
    return RIGHT + EACH * tricks if bid == tricks else -EACH * abs(bid - tricks)


def bids_revealed(state: State) -> BidsRevealed:
    """Return the event that shows all bids, from the dealer's left."""
    return BidsRevealed(tuple((seat, state.bids[seat]) for seat in clockwise(state.dealer + 1, len(state.bids))))


def end_round(state: State, chance: Chance) -> list[Event]:
    """Score the round, then deal the next one or end the game. Return what happened."""
    lines: list[Score] = []
    for bid, tricks, before in zip(state.bids, state.won, totals(state), strict=True):
        points = points_for(bid, tricks)
        lines.append(Score(len(lines), bid, tricks, points, before + points))
    scores = tuple(lines)
    state.sheet += (scores,)
    events: list[Event] = [bids_revealed(state)] if state.options.bidding == "secret_prediction" else []
    events.append(RoundScored(state.round, scores))
    if state.round < state.options.rounds_played(len(state.won)):
        return events + start_round(state, chance)
    state.phase = Phase.OVER
    state.waiting = ()
    final = totals(state)
    events.append(GameOver(places_for(final), final))
    return events


def outcome(state: State) -> Outcome | None:
    """Return how the game ended, or None while it goes on."""
    if state.phase is not Phase.OVER:
        return None
    final = totals(state)
    return Outcome(places=places_for(final), reason="most-points", scores=final)
