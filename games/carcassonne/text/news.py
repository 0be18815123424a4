"""News of a table of Carcassonne: events as lines of text, every scoring with its arithmetic."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import groupby, pairwise
from typing import Final, assert_never, cast

from games.carcassonne.data.tiles import KINDS, kind_of
from games.carcassonne.rules import events as event_types
from games.carcassonne.text.names import arithmetic, tile
from games.carcassonne.views.view import CarcassonneView
from games.core.contract import Event
from games.core.localizer import Localizer
from games.core.news import all_of, in_groups

_TOGETHER: Final = (
    event_types.MeepleHome,
    event_types.RobberFollowed,
    event_types.RobberBonus,
    event_types.RobberPassed,
    event_types.FinalFeature,
)
"""Neighbours of these kinds share a line."""


def news(events: Sequence[Event], view: CarcassonneView, localizer: Localizer) -> list[str]:
    """Return the lines of news. A turn takes one line apart from its points; a completed feature lists who scores it.

    A drawn tile has a line only if no other was laid, since it lies beside the board until it is laid.
    """
    told = cast("Sequence[event_types.AnyEvent]", events)
    scored = [
        award for event in told if isinstance(event, event_types.FeatureCompleted) for award in _at_once(event, told)
    ]
    left = [event for event in _worth_telling(told) if event not in scored]
    groups = in_groups(left, _together(left))
    lines: list[str] = []
    for group in groups:
        for line in _tell(group, scored, localizer):
            if lines and isinstance(group[0], event_types.MeepleHome):
                lines[-1] += f" {line}"
            else:
                lines.append(line)
    put = dict.fromkeys(event.seat for event in all_of(told, event_types.MeeplePlaced))
    lines += [localizer("news-last-meeple", who=localizer.name(seat)) for seat in put if not view.supply[seat]]
    return lines


def _together(events: Sequence[event_types.AnyEvent]) -> Callable[[Event], Hashable | None]:
    """Return what is the same for neighbours that share a line: those of some kinds, a tile and its meeple."""
    put = {
        id(event): number
        for number, pair in enumerate(pairwise(events))
        if isinstance(pair[0], event_types.TilePlaced) and isinstance(pair[1], event_types.MeeplePlaced)
        for event in pair
    }

    def key(event: Event) -> Hashable | None:
        return put.get(id(event)) if id(event) in put else type(event) if isinstance(event, _TOGETHER) else None

    return key


def _worth_telling(events: Sequence[event_types.AnyEvent]) -> Iterator[event_types.AnyEvent]:
    """Yield the events that have a line: not returns home after thefts, bonuses and message H, nor the obvious.

    A meeple shares the line of its tile.
    """
    recalled = {event.meeple for event in events if isinstance(event, event_types.MessageUsed)}
    laid: event_types.TilePlaced | None = None
    for event in events:
        match event:
            case event_types.RobberHome() | event_types.TurnStarted():
                continue
            case event_types.MeepleHome() if event.feature in recalled:
                continue
            case event_types.TileDrawn(extra=False) if any(
                isinstance(event, event_types.TilePlaced) for event in events
            ):
                continue
            case event_types.TilePlaced():
                laid = event
            case event_types.MeeplePassed() if laid is not None:
                continue
            case _:
                pass
        yield event


def _at_once(
    completed: event_types.FeatureCompleted, events: Sequence[event_types.AnyEvent]
) -> list[event_types.Scored]:
    """Return the awards for a completed feature, if all its owners take them in these events."""
    scored = [event for event in events if isinstance(event, event_types.Scored) and event.source == completed.key]
    return scored if {event.seat for event in scored} == set(completed.owners) else []


def _tell(
    alike: Sequence[event_types.AnyEvent], scored: Sequence[event_types.Scored], localizer: Localizer
) -> Iterator[str]:
    """Yield the lines of a group of events. `scored` share the line of the completed feature."""
    event = alike[0]
    match event:
        case event_types.GameStarted(_, _, tiles):
            yield localizer("news-started", count=tiles)
        case event_types.TileDrawn(seat, drawn, extra, left):
            key = "news-drawn-extra" if extra else "news-drawn"
            yield localizer(key, who=localizer.name(seat), tile=tile(drawn, localizer), count=left)
        case event_types.TileSetAside(drawn):
            yield localizer("news-aside", tile=tile(drawn, localizer))
        case event_types.StackRanOut():
            yield localizer("news-ran-out")
        case event_types.TilePlaced(seat, laid):
            put = [localizer("did-meeple", kind=event.kind) for event in all_of(alike, event_types.MeeplePlaced)]
            key = "news-placed-meeple" if put else "news-placed"
            yield localizer(key, who=localizer.name(seat), tile=tile(laid, localizer), put="".join(put))
        case event_types.MeeplePlaced(seat, _, kind):
            yield localizer("news-meeple", who=localizer.name(seat), put=localizer("did-meeple", kind=kind))
        case event_types.MeeplePassed(seat):
            yield localizer("news-no-meeple", who=localizer.name(seat))
        case event_types.MeepleHome():
            counts = Counter(event.seat for event in all_of(alike, event_types.MeepleHome))
            told = (localizer("news-count", who=localizer.name(seat), count=count) for seat, count in counts.items())
            yield localizer("news-home", counts=", ".join(told))
        case event_types.RobberPlaced(seat, space):
            yield localizer("news-robber", who=localizer.name(seat), space=space)
        case event_types.RobberMoved(seat, before, after):
            yield localizer("news-robber-moved", who=localizer.name(seat), before=before, after=after)
        case event_types.RobberPassed():
            passed = all_of(alike, event_types.RobberPassed)
            kept = list(dict.fromkeys(event.seat for event in passed if event.space is None))
            left = list(dict.fromkeys(event.seat for event in passed if event.space is not None))
            if kept:
                yield localizer("news-robber-kept", names=localizer.people(kept), count=len(kept))
            if left:
                yield localizer("news-robber-passed", names=localizer.people(left), count=len(left))
        case event_types.RobberFollowed(_, _, after):
            names = localizer.people([event.seat for event in all_of(alike, event_types.RobberFollowed)])
            yield localizer("news-followed", names=names, space=after, count=len(alike))
        case event_types.RobberBonus():
            bonuses = all_of(alike, event_types.RobberBonus)
            told = (localizer("news-plus", who=localizer.name(event.seat), points=event.points) for event in bonuses)
            yield localizer("news-robber-bonus", counts=", ".join(told))
        case event_types.FeatureCompleted():
            yield _completed(event, [award for award in scored if award.source == event.key], localizer)
        case event_types.Scored():
            yield _scored(event, localizer)
        case event_types.Stolen(thief, victim, _, award, points):
            who, whom = localizer.name(thief), localizer.name(victim)
            odd = "yes" if award % 2 else "no"
            yield localizer(
                "news-stolen", who=who, whom=whom, award=award, points=points, odd=odd, way=_way(event, localizer)
            )
        case event_types.MessageDrawn(seat, letter):
            yield localizer(
                "news-message", who=localizer.name(seat), letter=letter, message=localizer(f"message-{letter}")
            )
        case event_types.MessageUsed(seat, _, _, str(meeple)):
            yield localizer("news-recalled", who=localizer.name(seat), kind=kind_of(meeple))
        case event_types.FinalFeature():
            yield from _final(all_of(alike, event_types.FinalFeature), localizer)
        case event_types.GameEnded(scores, winners):
            key = "news-shared" if len(winners) > 1 else "news-won"
            yield localizer(key, names=localizer.people(winners), points=max(scores))
            told = (
                localizer("news-count", who=localizer.name(seat), count=points) for seat, points in enumerate(scores)
            )
            yield localizer("news-scores", counts=", ".join(told))
        case event_types.MessageUsed() | event_types.RobberHome() | event_types.TurnStarted():
            return
        case _:
            assert_never(event)


def _completed(event: event_types.FeatureCompleted, scored: Sequence[event_types.Scored], localizer: Localizer) -> str:
    told = arithmetic(event.terms, localizer)
    if scored:
        moves = ", ".join(_way(event, localizer) for event in scored)
        return localizer("news-completed-scored", kind=event.kind, sum=told, moves=moves)
    key = "news-completed" if event.owners else "news-completed-nobody"
    return localizer(key, kind=event.kind, sum=told, names=localizer.people(event.owners))


def _scored(event: event_types.Scored, localizer: Localizer) -> str:
    told, way = arithmetic(event.terms, localizer), _way(event, localizer)
    if event.kind is not None:
        return localizer("news-scored", kind=event.kind, sum=told, way=way)
    key = "news-two" if event.terms[0].what == "message" else "news-message-scored"
    return localizer(key, letter=event.source, sum=told, way=way)


def _way(event: event_types.Scored | event_types.Stolen, localizer: Localizer) -> str:
    who = localizer.name(event.seat if isinstance(event, event_types.Scored) else event.thief)
    key = "news-way-courier" if event.figure == "courier" else "news-way"
    return localizer(key, who=who, before=event.before, after=event.after)


def _final(features: Sequence[event_types.FinalFeature], localizer: Localizer) -> Iterator[str]:
    """Yield a line for each kind of unfinished feature; what is worth nothing is left out."""
    ordered = sorted(features, key=lambda event: KINDS.index(event.kind))
    for kind, group in groupby(ordered, key=lambda event: event.kind):
        told = [
            localizer("news-final-one", names=localizer.people(event.owners), sum=arithmetic(event.terms, localizer))
            for event in group
            if event.points
        ]
        if told:
            yield localizer("news-final", kind=kind, features="; ".join(told))
