"""The turning points of a finished game, from its events."""

from collections.abc import Iterator, Sequence
from operator import itemgetter
from typing import Final

from games.core.contract import Event, TurningPoint
from games.core.localizer import Localizer
from games.core.turning_points import each, greatest, in_order
from games.durak.data.cards import printed
from games.durak.rules.events import Attacked, Defended, ThrewIn, Took, Transferred
from games.durak.text.names import card
from games.durak.views.view import DurakView

LARGE_TAKE: Final = 4
"""The least number of cards taken at once that counts as a turning point."""


@in_order
def turning_points(steps: Sequence[Sequence[Event]], view: DurakView, localizer: Localizer) -> Iterator[TurningPoint]:
    """Yield the trump ace, the biggest pick-up, and the last attack. Who is out is told by the end."""
    played = (pair for kind in (Attacked, ThrewIn, Defended, Transferred) for pair in each(steps, kind))
    aces = ((step, event) for step, event in played if printed(event.card) == f"A{view.trump}")
    ace = min(aces, default=None, key=itemgetter(0))
    last = max(each(steps, Attacked), default=None, key=itemgetter(0))
    if ace is not None and ace != last:
        step, event = ace
        yield TurningPoint(
            step, localizer("turned-ace", who=localizer.name(event.seat), card=card(event.card, localizer))
        )
    biggest = greatest(each(steps, Took), lambda event: len(event.cards), LARGE_TAKE)
    if biggest is not None:
        step, took = biggest
        yield TurningPoint(step, localizer("turned-pickup", who=localizer.name(took.seat), count=len(took.cards)))
    if last is not None:
        step, attack = last
        who, whom, with_ace = localizer.name(attack.seat), localizer.name(attack.defender), str(last == ace).lower()
        played = card(attack.card, localizer)
        yield TurningPoint(step, localizer("turned-last", who=who, whom=whom, card=played, ace=with_ace))
