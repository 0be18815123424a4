"""Turning points of a finished game, found in its events."""

from collections.abc import Iterator, Sequence

from games.balkans.rules.events import AllianceBroken, BattleBegan, BattleRound, Captured, Eliminated, Harvested
from games.balkans.text.names import gold, place
from games.balkans.views.view import BalkansView
from games.core.contract import Event, TurningPoint
from games.core.localizer import Localizer
from games.core.turning_points import each, greatest, in_order


@in_order
def turning_points(
    steps: Sequence[Sequence[Event]], _view: BalkansView, localizer: Localizer
) -> Iterator[TurningPoint]:
    """Yield the turning points.

    They are the battle with the highest strengths, the first land taken from a player, the richest Harvest, the first
    broken alliance and the first elimination.
    """
    if hardest := greatest(_rounds(steps), lambda entry: entry[1].attackers.total + entry[1].defenders.total):
        number, (at, fought) = hardest
        totals = {"attackers": fought.attackers.total, "defenders": fought.defenders.total}
        yield TurningPoint(number, localizer("turned-battle", place=place(at, localizer), **totals))
    for step, captured in [found for found in each(steps, Captured) if found[1].before >= 0][:1]:
        who, whom = localizer.who(captured.seat), localizer.who(captured.before)
        yield TurningPoint(
            step, localizer("turned-captured", who=who, whom=whom, place=place(captured.land, localizer))
        )
    if richest := greatest(each(steps, Harvested), lambda event: event.total):
        number, reaped = richest
        yield TurningPoint(
            number, localizer("turned-harvest", who=localizer.who(reaped.seat), gold=gold(reaped.total, localizer))
        )
    for step, broken in [*each(steps, AllianceBroken)][:1]:
        others = localizer.people(broken.others)
        yield TurningPoint(step, localizer("news-broken", who=localizer.who(broken.seat), others=others))
    for step, out in [*each(steps, Eliminated)][:1]:
        yield TurningPoint(step, localizer("news-eliminated", who=localizer.who(out.seat)))


def _rounds(steps: Sequence[Sequence[Event]]) -> Iterator[tuple[int, tuple[str, BattleRound]]]:
    """Yield each battle round with its step and place."""
    at = ""
    for step, events in enumerate(steps):
        for event in events:
            if isinstance(event, BattleBegan):
                at = event.at
            elif isinstance(event, BattleRound):
                yield step, (at, event)
