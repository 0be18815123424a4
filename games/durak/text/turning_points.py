"""Where a game of Durak turned, told from its events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.core.contract import TurningPoint
from games.core.turning_points import each, greatest
from games.durak.data.cards import printed
from games.durak.rules.events import Attacked, Defended, Left, TalonEmpty, ThrewIn, Took, Transferred
from games.durak.text.names import card

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.core.contract import Event
    from games.core.localizer import Localizer
    from games.durak.views.view import DurakView

MANY: Final = 4
"""Cards that are worth telling of when they are taken at once."""


def turning_points(steps: Sequence[Sequence[Event]], view: DurakView, localizer: Localizer) -> list[TurningPoint]:
    """Return the trump ace, the biggest pick-up, the empty deck, who was out first, and the last bout."""
    return sorted(_turning_points(steps, view, localizer), key=lambda turn: turn.step)


def _turning_points(steps: Sequence[Sequence[Event]], view: DurakView, localizer: Localizer) -> Iterator[TurningPoint]:
    laid = (one for kind in (Attacked, ThrewIn, Defended, Transferred) for one in each(steps, kind))
    ace = min(((number, one) for number, one in laid if printed(one.card) == f"A{view.trump}"), default=None, key=_step)
    if ace is not None:
        yield TurningPoint(
            ace[0], localizer("turned-ace", who=localizer.name(ace[1].seat), card=card(ace[1].card, localizer))
        )
    taken = greatest(each(steps, Took), lambda one: len(one.cards), MANY)
    if taken is not None:
        number, took = taken
        yield TurningPoint(number, localizer("turned-pickup", who=localizer.name(took.seat), count=len(took.cards)))
    for number, _ in each(steps, TalonEmpty):
        yield TurningPoint(number, localizer("turned-talon"))
    out = list(each(steps, Left))
    if out:
        first = out[0][0]
        yield TurningPoint(
            first, localizer("turned-out", names=localizer.people([one.seat for number, one in out if number == first]))
        )
    for number, last in [*each(steps, Attacked)][-1:]:
        who, whom = localizer.name(last.seat), localizer.name(last.defender)
        yield TurningPoint(number, localizer("turned-last", who=who, whom=whom, card=card(last.card, localizer)))


def _step(found: tuple[int, Event]) -> int:
    return found[0]
