"""Victory checks and the final ranking (RULES 6)."""

from games.balkans.rules import events
from games.balkans.rules.context import Ended, MoveContext
from games.balkans.rules.state import NOBODY, State, land_count, living, purse, seats_of, team_of
from games.core.contract import Outcome, Seat
from games.core.ranking import places_for


def target_of(state: State, seat: Seat) -> int:
    """Return the Influence that a seat's side needs to win, or 0 if nobody wins by points."""
    if not state.options.by_influence:
        return 0
    return share_of(state, seat) * state.options.target


def share_of(state: State, seat: Seat) -> int:
    """Return the multiple of the target that a seat's side needs: 2 for a team, 1 for the smaller team or alone."""
    if state.options.alliances != "teams":
        return 1
    team = len(team_of(state, seat))
    return 1 if 2 * team < len(state.kingdoms) else 2


def team_lands(state: State, seat: Seat) -> int:
    """Return how many lands a seat's side owns."""
    return sum(land_count(state, member) for member in team_of(state, seat))


def _best(state: State, seats: list[Seat]) -> list[Seat]:
    """Return the seats, with their teams, that have the highest share of their target, then the most lands."""

    def worth(seat: Seat) -> tuple[int, int]:
        # A side that needs half as much counts twice.
        return state.influence[purse(state, seat)] * (3 - share_of(state, seat)), team_lands(state, seat)

    best = max(worth(seat) for seat in seats)
    winners = {winner for seat in seats if worth(seat) == best for winner in team_of(state, seat)}
    return sorted(winners)


def check_points(state: State) -> None:
    """Raise `Ended` if somebody has reached the target, or the last round is over (RULES 5.11.6)."""
    alive = living(state)
    if state.options.by_influence:
        reached = [seat for seat in alive if state.influence[purse(state, seat)] >= target_of(state, seat)]
        if reached:
            raise Ended("influence", _best(state, reached))
    if state.round >= state.options.last_round:
        raise Ended("rounds", _best(state, alive))


def check_survivors(state: State) -> None:
    """Raise `Ended` if one player or team is left, or if the last ones were eliminated together."""
    alive = living(state)
    if not alive:
        raise Ended("annihilation", _best(state, list(state.gone[-1])))
    team = team_of(state, alive[0])
    if all(seat in team for seat in alive):
        raise Ended("annihilation", team)


def check_control(state: State) -> None:
    """Raise `Ended` if one side holds the control land in two consecutive Plannings; record the present holder."""
    land = state.options.control_territory
    if land == "none":
        return
    owner = state.owner[land]
    before, state.holder = state.holder, owner
    if NOBODY not in {owner, before} and owner in team_of(state, before):
        raise Ended("control", team_of(state, owner))


def close(context: MoveContext, ended: Ended) -> None:
    """End the game and rank the seats: winners, survivors, eliminated (the later the better), surrendered."""
    state = context.state
    when: dict[Seat, int] = {seat: place for place, group in enumerate(state.gone) for seat in group}

    def rank(seat: Seat) -> tuple[int, ...]:
        points, lands = state.influence[purse(state, seat)], team_lands(state, seat)
        if seat in ended.winners:
            return (3,)
        if state.status[seat] == "alive":
            return 2, points, lands
        if state.status[seat] == "eliminated":
            return 1, when[seat], points, lands
        return 0, points, lands

    ranks = [rank(seat) for seat in seats_of(state)]
    state.result = Outcome(
        places=places_for(ranks),
        reason=ended.reason,
        scores=tuple(state.influence[purse(state, seat)] for seat in seats_of(state)),
    )
    state.frames = []
    state.drafts = [() for _ in ranks]
    context.emit(events.GameOver(ended.reason, ended.winners))


def outcome(state: State) -> Outcome | None:
    """Return how the game ended, or None while it is in progress."""
    return state.result
