"""Turning points of a finished game of Carcassonne."""

from collections.abc import Iterator, Sequence

from games.carcassonne.rules.events import FeatureCompleted, FinalFeature, Stolen
from games.carcassonne.views.view import CarcassonneView
from games.core.contract import Event, TurningPoint
from games.core.localizer import Localizer
from games.core.turning_points import each, greatest, in_order


@in_order
def turning_points(
    steps: Sequence[Sequence[Event]], _view: CarcassonneView, localizer: Localizer
) -> Iterator[TurningPoint]:
    """Yield the most valuable feature, the most valuable shared one, the biggest theft, the most at the end."""
    owned = [item for item in each(steps, FeatureCompleted) if item[1].owners]
    best = greatest(owned, lambda feature: feature.points)
    shared = greatest(
        [item for item in owned if len(item[1].owners) > 1 and item != best], lambda feature: feature.points
    )
    for key, found in (("turned-best", best), ("turned-shared", shared)):
        if found is not None:
            number, done = found
            names = localizer.people(done.owners)
            yield TurningPoint(
                number, localizer(key, kind=done.kind, tiles=done.tiles, points=done.points, names=names)
            )
    if theft := greatest(each(steps, Stolen), lambda theft: theft.points):
        number, stolen = theft
        who, whom = localizer.name(stolen.thief), localizer.name(stolen.victim)
        yield TurningPoint(number, localizer("turned-stolen", who=who, whom=whom, points=stolen.points))
    ended = [item for item in each(steps, FinalFeature) if item[1].owners]
    if last := greatest(ended, lambda feature: feature.points):
        number, feature = last
        names = localizer.people(feature.owners)
        yield TurningPoint(number, localizer("turned-end", kind=feature.kind, points=feature.points, names=names))
