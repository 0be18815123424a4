"""Turning points of a finished game of Hayduti."""

from collections.abc import Iterator, Sequence

from games.core.contract import Event, TurningPoint
from games.core.localizer import Localizer
from games.core.turning_points import each, greatest, in_order
from games.hayduti.rules.events import GroupFormed, HandLost, Withstood
from games.hayduti.views.view import HaydutiView


@in_order
def turning_points(
    steps: Sequence[Sequence[Event]], _view: HaydutiView, localizer: Localizer
) -> Iterator[TurningPoint]:
    """Yield the strongest group, the heaviest loss and the strongest zaptie withstood."""
    if formed := greatest(each(steps, GroupFormed), lambda event: event.strength):
        number, group = formed
        who = localizer.name(group.seat)
        yield TurningPoint(number, localizer("turned-group", who=who, sum=group.strength))
    if lost := greatest(each(steps, HandLost), lambda event: event.count, 2):
        number, loss = lost
        yield TurningPoint(number, localizer("turned-lost", who=localizer.name(loss.seat), count=loss.count))
    if met := greatest(each(steps, Withstood), lambda event: event.total):
        number, held = met
        who = localizer.name(held.seat)
        yield TurningPoint(number, localizer("turned-withstood", who=who, total=held.total, boyna=held.boyna))
