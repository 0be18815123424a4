"""The Robbers: placing them (RULES 5.3), stealing and following (RULES 5.5)."""

from msgspec.structs import replace

from games.carcassonne.data.tiles import SPACES, Figure
from games.carcassonne.rules.events import RobberFollowed, RobberHome, RobberMoved, RobberPassed, RobberPlaced, Stolen
from games.carcassonne.rules.legal import candidates, steal_moves
from games.carcassonne.rules.moves import PlaceRobber, Steal
from games.carcassonne.rules.public import Phase
from games.carcassonne.rules.state import SUPPLY, State, advance, credit, in_turn, number_of, under_way
from games.carcassonne.rules.worth import half
from games.core.contract import Event, Move, Seat


def robber(state: State, events: list[Event]) -> None:
    """Ask the next seat for its robber, or go on to the meeple after the last."""
    del events
    if state.waiting:
        state.actor = state.waiting[0]
    else:
        state.phase = Phase.MEEPLE


def bring_robber(state: State, seat: Seat, move: Move, events: list[Event]) -> None:
    """Put a seat's robber on the track, move it, or leave it."""
    state.waiting = state.waiting[1:]
    before = state.robbers[seat]
    if not isinstance(move, PlaceRobber):
        events.append(RobberPassed(seat, None if before == SUPPLY else before))
        return
    state.robbers[seat] = move.space
    events.append(RobberPlaced(seat, move.space) if before == SUPPLY else RobberMoved(seat, before, move.space))


def thieves_in(state: State) -> tuple[Seat, ...]:
    """Return the seats whose robbers must steal in the current round, in turn order."""
    now = under_way(state)
    return tuple(seat for seat in in_turn(state) if now.robbers[seat] != SUPPLY and candidates(state, seat))


def steal(state: State, events: list[Event]) -> None:
    """Ask the next seat whose robber must steal; a theft without a choice happens at once."""
    while thieves := under_way(state).thieves:
        choices = steal_moves(state, thieves[0])
        if len(choices) > 1:
            state.actor = thieves[0]
            return
        take_theft(state, thieves[0], choices[0], events, auto=True)
    state.phase = Phase.SETTLE


def take_theft(state: State, thief: Seat, move: Move, events: list[Event], *, auto: bool = False) -> None:
    """Let a robber steal: its owner's figure moves, the robber goes home, other robbers follow the figure."""
    assert isinstance(move, Steal)
    now = under_way(state)
    figure: Figure = "courier" if move.own == "courier" else "meeple"
    victim_figure: Figure = "courier" if move.figure == "courier" else "meeple"
    award = now.first[number_of(state, move.victim, victim_figure)]
    points = half(award)
    number = number_of(state, thief, figure)
    before, after = advance(state, number, points)
    credit(state, thief, points, "theft")
    state.robbers[thief] = SUPPLY
    state.round = replace(now, thieves=now.thieves[1:], moved=(*now.moved, number))
    events += (Stolen(thief, move.victim, victim_figure, award, points, figure, before, after, auto), RobberHome(thief))
    _follow(state, thief, figure, before % SPACES, after % SPACES, events)


def _follow(state: State, thief: Seat, figure: Figure, left: int, reached: int, events: list[Event]) -> None:
    """Move the robbers that stood with a thief's figure, except those still waiting to steal.

    The thief's own robber has already gone home.
    """
    waiting = under_way(state).thieves
    for seat in in_turn(state):
        if state.robbers[seat] == left and seat not in waiting:
            state.robbers[seat] = reached
            events.append(RobberFollowed(seat, left, reached, thief, figure))
