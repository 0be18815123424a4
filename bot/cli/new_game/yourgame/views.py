"""What each audience may know, and how hidden cards are determinized."""

from collections.abc import Sequence

from games.core.chance import Chance
from games.core.contract import PUBLIC, Audience, View

from .rules import State, acting, deck, outcome


class TableView(View, frozen=True, kw_only=True):
    """What one audience may know: its own hand, the numbers of cards of all seats, and what was played."""

    hand: tuple[str, ...]
    counts: tuple[int, ...]
    tricks: tuple[int, ...]
    trick: tuple[str, ...]
    played: tuple[str, ...]
    leader: int


def view(state: State, audience: Audience) -> TableView:
    """Return what this audience may know."""
    return TableView(
        audience=audience,
        seats=len(state.hands),
        asked=tuple(acting(state)),
        question=len(state.played),
        outcome=outcome(state),
        call=len(state.played),
        hand=() if audience == PUBLIC else tuple(state.hands[audience]),
        counts=tuple(map(len, state.hands)),
        tricks=tuple(state.tricks),
        trick=tuple(state.trick),
        played=tuple(state.played),
        leader=state.leader,
    )


def determinize(view: TableView, chance: Chance) -> State:
    """Return a state that fits the view, with hidden cards dealt at random."""
    dealt = sum(view.counts) + len(view.played)
    seen = {*view.hand, *view.played}
    hidden = chance.shuffle([card for card in deck(1, dealt) if card not in seen])
    hands: list[list[str]] = []
    for seat, count in enumerate(view.counts):
        if seat == view.audience:
            hands.append(list(view.hand))
        else:
            hands.append(sorted(hidden[:count], key=int))
            hidden = hidden[count:]
    return State(hands, list(view.tricks), list(view.trick), list(view.played), view.leader)


def points(view: TableView) -> Sequence[int]:
    """Return the tricks of each seat."""
    return view.tricks
