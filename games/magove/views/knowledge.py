"""What everybody can work out: moves that are forced with any cards, points, and auto-answers."""

from collections.abc import Sequence
from typing import Final, cast

from games.core.contract import AutoAnswer, Choice, Move, Seat
from games.magove.data.cards import PLAYED_AS, VALUE_PLAYED
from games.magove.rules.moves import Bid, Play
from games.magove.rules.state import Phase
from games.magove.views.determinize import could_hold, unseen
from games.magove.views.view import MagoveView


def forced(view: MagoveView) -> tuple[Seat, Move | None] | None:
    """Return a seat that has only one move whatever cards it may hold, and that move, or None (RULES 5).

    A bid is forced if plus/minus one leaves a single number; a card if it is the last of the hand, or if all unseen
    cards that the seat may hold are played as the same name. A last card that others cannot tell is None.
    """
    if len(view.asked) != 1:
        return None
    (seat,) = view.asked
    if view.phase is Phase.BIDDING and view.cards == 1 and view.forbidden is not None:
        return seat, Bid(1 - view.forbidden)
    if view.phase is not Phase.PLAY:
        return None
    names = {PLAYED_AS[card] for card in could_hold(view, seat, unseen(view))}
    if len(names) == 1:
        return seat, Play(names.pop())
    return (seat, None) if view.hands[seat] == 1 else None


def points(view: MagoveView) -> Sequence[int]:
    """Return the points of each seat so far."""
    return view.totals


def _lowest(view: MagoveView, choices: Sequence[Choice]) -> Move | None:
    """Return the play of the lowest legal card; jesters are below and wizards above all others."""
    if view.phase is not Phase.PLAY:
        return None
    return min(cast("Sequence[Play]", choices), key=lambda move: VALUE_PLAYED[move.card])


def _is_bid_lost(view: MagoveView, seat: Seat) -> bool:
    """Whether everybody can tell that a seat misses its bid."""
    needed = view.needed(seat)
    return needed is not None and not 0 <= needed <= view.hands[seat]


AUTO_ANSWERS: Final[tuple[AutoAnswer[MagoveView], ...]] = (
    AutoAnswer(
        key="lowest",
        span=lambda view, seat: view.round if view.phase is Phase.PLAY and view.hands[seat] > 1 else None,
        answer=_lowest,
        suggested=lambda _, __: False,  # one trick in which only one card is legal is no reason to give the others away
        offered=_is_bid_lost,
        practice=False,
    ),
)
"""*My lowest card for the rest of this round*: offered once everybody can tell that the bid is missed."""
