"""Where a game of Carcassonne turned, told from its events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.carcassonne.rules.events import FeatureCompleted, FinalFeature, Stolen
from games.core.contract import Turn
from games.core.turns import each, greatest

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.carcassonne.sight.view import CarcassonneView
    from games.core.contract import Event
    from games.core.voice import Voice


def turns(steps: Sequence[Sequence[Event]], _view: CarcassonneView, voice: Voice) -> list[Turn]:
    """Return the most valuable feature, the most valuable shared one, the biggest theft, the most at the end."""
    return sorted(_turns(steps, voice), key=lambda turn: turn.step)


def _turns(steps: Sequence[Sequence[Event]], voice: Voice) -> Iterator[Turn]:
    owned = [one for one in each(steps, FeatureCompleted) if one[1].owners]
    best = greatest(owned, lambda one: one.points)
    shared = greatest([one for one in owned if len(one[1].owners) > 1 and one != best], lambda one: one.points)
    for key, found in (("turned-best", best), ("turned-shared", shared)):
        if found is not None:
            number, done = found
            names = voice.people(done.owners)
            yield Turn(number, voice(key, kind=done.kind, tiles=done.tiles, points=done.points, names=names))
    if theft := greatest(each(steps, Stolen), lambda one: one.points):
        number, stolen = theft
        who, whom = voice.name(stolen.thief), voice.name(stolen.victim)
        yield Turn(number, voice("turned-stolen", who=who, whom=whom, points=stolen.points))
    ended = [one for one in each(steps, FinalFeature) if one[1].owners]
    if last := greatest(ended, lambda one: one.points):
        number, feature = last
        names = voice.people(feature.owners)
        yield Turn(number, voice("turned-end", kind=feature.kind, points=feature.points, names=names))
