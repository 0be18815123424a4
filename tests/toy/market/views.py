"""What each audience may know of a market, and how hidden goods are determinized."""

from games.core.chance import Chance
from games.core.contract import PUBLIC, Audience, View

from .rules import State, acting, outcome


class MarketView(View, frozen=True, kw_only=True):
    """What one audience may know: its own hand, how many goods the others hold, and the goods shown."""

    keep: int
    hand: tuple[str, ...]
    kept: tuple[bool, ...]
    counts: tuple[int, ...]
    shown: tuple[tuple[str, ...], ...]
    nods: int


def view(state: State, audience: Audience) -> MarketView:
    """Return what this audience may know."""
    return MarketView(
        audience=audience,
        seats=len(state.hands),
        asked=tuple(acting(state)),
        question=sum(map(len, state.shown)) * 10 + sum(state.kept),
        outcome=outcome(state),
        keep=state.keep,
        hand=() if audience == PUBLIC else tuple(state.hands[audience]),
        kept=tuple(state.kept),
        counts=tuple(map(len, state.hands)),
        shown=tuple(map(tuple, state.shown)),
        nods=state.nods,
    )


def determinize(view: MarketView, chance: Chance) -> State:
    """Return a state that fits the view, with hidden goods dealt at random."""
    seen = {*view.hand, *(good for shown in view.shown for good in shown)}
    rest = list(chance.shuffle([str(n) for n in range(1, 5 * view.seats + 1) if str(n) not in seen]))
    hands = [
        list(view.hand) if seat == view.audience else [rest.pop() for _ in range(view.counts[seat])]
        for seat in range(view.seats)
    ]
    turn = view.asked[0] if view.asked and all(view.kept) else sum(map(len, view.shown)) % view.seats
    return State(view.keep, hands, list(view.kept), [list(shown) for shown in view.shown], turn, view.nods)
