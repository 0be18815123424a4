"""What everybody can tell: the move that is forced whatever is held, the points, the answer given beforehand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from games.core.contract import AutoAnswer
from games.magove.data.cards import PLAYED_AS, VALUE
from games.magove.rules.moves import Bid, Play
from games.magove.rules.state import Phase
from games.magove.views.determinize import could_hold, unseen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.contract import Choice, Move, Seat
    from games.magove.views.view import MagoveView


def forced(view: MagoveView) -> tuple[Seat, Move] | None:
    """Return a seat that has one move alone with whatever cards it may hold, and that move; else None (RULES 5).

    A bid is forced where plus/minus one leaves one number; a card where all that are still out and may be in this hand
    are played under one name: where every card is dealt, the last ones of a round.
    """
    if len(view.asked) != 1:
        return None
    (seat,) = view.asked
    if view.phase is Phase.BIDDING and view.cards == 1 and view.forbidden is not None:
        return seat, Bid(1 - view.forbidden)
    if view.phase is not Phase.PLAY:
        return None
    names = {PLAYED_AS[card] for card in could_hold(view, seat, unseen(view))}
    return (seat, Play(names.pop())) if len(names) == 1 else None


def points(view: MagoveView) -> Sequence[int]:
    """Return the totals of the score sheet."""
    return view.totals


def _round_in_play(view: MagoveView, seat: Seat) -> int | None:
    return view.round if view.phase is Phase.PLAY and view.hands[seat] > 1 else None


def _lowest(view: MagoveView, choices: Sequence[Choice]) -> Move | None:
    """Return the play of the lowest legal card, a jester below and a wizard above all others."""
    if view.phase is not Phase.PLAY:
        return None
    cards = {PLAYED_AS[card]: VALUE[card] for card in view.hand}
    return min(cast("Sequence[Play]", choices), key=lambda move: cards[move.card])


AUTO_ANSWERS: Final[tuple[AutoAnswer[MagoveView], ...]] = (
    AutoAnswer(key="lowest", span=_round_in_play, answer=_lowest),
)
"""*My lowest card for the rest of this round*: offered to all while cards are played, whatever they hold."""
