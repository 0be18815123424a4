"""News of a table of Carcassonne: events as lines of text, every scoring with its arithmetic."""

from __future__ import annotations

from collections import Counter
from itertools import groupby, pairwise
from typing import TYPE_CHECKING, Final, assert_never, cast

from games.carcassonne.data.tiles import KINDS, kind_of
from games.carcassonne.rules.events import (
    FeatureCompleted,
    FinalFeature,
    GameEnded,
    GameStarted,
    MeepleHome,
    MeeplePassed,
    MeeplePlaced,
    MessageDrawn,
    MessageUsed,
    RobberBonus,
    RobberFollowed,
    RobberHome,
    RobberMoved,
    RobberPassed,
    RobberPlaced,
    Scored,
    StackRanOut,
    Stolen,
    TileDrawn,
    TilePlaced,
    TileSetAside,
    TurnStarted,
)
from games.carcassonne.text.names import arithmetic, tile
from games.core.news import all_of, in_groups

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator, Sequence

    from games.carcassonne.rules.events import AnyEvent
    from games.carcassonne.views.view import CarcassonneView
    from games.core.contract import Event
    from games.core.localizer import Localizer

_TOGETHER: Final = (MeepleHome, RobberFollowed, RobberBonus, RobberPassed, FinalFeature)
"""Neighbours of these kinds share a line."""


def news(events: Sequence[Event], view: CarcassonneView, localizer: Localizer) -> list[str]:
    """Return the lines of news. A turn takes one line apart from its points; a completed feature lists who scores it.

    A drawn tile has a line only if no other was laid, since it lies beside the board until it is laid.
    """
    told = cast("Sequence[AnyEvent]", events)
    scored = [award for event in told if isinstance(event, FeatureCompleted) for award in _at_once(event, told)]
    left = [event for event in _worth_telling(told) if event not in scored]
    groups = in_groups(left, _together(left))
    lines: list[str] = []
    for group in groups:
        for line in _tell(group, scored, localizer):
            if lines and isinstance(group[0], MeepleHome):
                lines[-1] += f" {line}"
            else:
                lines.append(line)
    put = dict.fromkeys(event.seat for event in all_of(told, MeeplePlaced))
    lines += [localizer("news-last-meeple", who=localizer.name(seat)) for seat in put if not view.supply[seat]]
    return lines


def _together(events: Sequence[AnyEvent]) -> Callable[[Event], Hashable | None]:
    """Return what is the same for neighbours that share a line: those of some kinds, a tile and its meeple."""
    put = {
        id(event): number
        for number, pair in enumerate(pairwise(events))
        if isinstance(pair[0], TilePlaced) and isinstance(pair[1], MeeplePlaced)
        for event in pair
    }

    def key(event: Event) -> Hashable | None:
        return put.get(id(event)) if id(event) in put else type(event) if isinstance(event, _TOGETHER) else None

    return key


def _worth_telling(events: Sequence[AnyEvent]) -> Iterator[AnyEvent]:
    """Yield the events that have a line: not returns home after thefts, bonuses and message H, nor the obvious.

    A meeple shares the line of its tile.
    """
    recalled = {event.meeple for event in events if isinstance(event, MessageUsed)}
    laid: TilePlaced | None = None
    for event in events:
        match event:
            case RobberHome() | TurnStarted():
                continue
            case MeepleHome() if event.feature in recalled:
                continue
            case TileDrawn(extra=False) if any(isinstance(event, TilePlaced) for event in events):
                continue
            case TilePlaced():
                laid = event
            case MeeplePassed() if laid is not None:
                continue
            case _:
                pass
        yield event


def _at_once(completed: FeatureCompleted, events: Sequence[AnyEvent]) -> list[Scored]:
    """Return the awards for a completed feature, if all its owners take them in these events."""
    scored = [event for event in events if isinstance(event, Scored) and event.source == completed.key]
    return scored if {event.seat for event in scored} == set(completed.owners) else []


def _tell(alike: Sequence[AnyEvent], scored: Sequence[Scored], localizer: Localizer) -> Iterator[str]:
    """Yield the lines of a group of events. `scored` share the line of the completed feature."""
    event = alike[0]
    match event:
        case GameStarted(_, _, tiles):
            yield localizer("news-started", count=tiles)
        case TileDrawn(seat, drawn, extra, left):
            key = "news-drawn-extra" if extra else "news-drawn"
            yield localizer(key, who=localizer.name(seat), tile=tile(drawn, localizer), count=left)
        case TileSetAside(drawn):
            yield localizer("news-aside", tile=tile(drawn, localizer))
        case StackRanOut():
            yield localizer("news-ran-out")
        case TilePlaced(seat, laid):
            who, put = (
                localizer.name(seat),
                [localizer("did-meeple", kind=event.kind) for event in all_of(alike, MeeplePlaced)],
            )
            key = "news-placed-meeple" if put else "news-placed"
            yield localizer(key, who=who, tile=tile(laid, localizer), put="".join(put))
        case MeeplePlaced(seat, _, kind):
            yield localizer("news-meeple", who=localizer.name(seat), put=localizer("did-meeple", kind=kind))
        case MeeplePassed(seat):
            yield localizer("news-no-meeple", who=localizer.name(seat))
        case MeepleHome():
            counts = Counter(event.seat for event in all_of(alike, MeepleHome))
            told = (localizer("news-count", who=localizer.name(seat), count=count) for seat, count in counts.items())
            yield localizer("news-home", counts=", ".join(told))
        case RobberPlaced(seat, space):
            yield localizer("news-robber", who=localizer.name(seat), space=space)
        case RobberMoved(seat, before, after):
            yield localizer("news-robber-moved", who=localizer.name(seat), before=before, after=after)
        case RobberPassed():
            passed = all_of(alike, RobberPassed)
            kept = list(dict.fromkeys(event.seat for event in passed if event.space is None))
            left = list(dict.fromkeys(event.seat for event in passed if event.space is not None))
            if kept:
                yield localizer("news-robber-kept", names=localizer.people(kept), count=len(kept))
            if left:
                yield localizer("news-robber-passed", names=localizer.people(left), count=len(left))
        case RobberFollowed(_, _, after):
            names = localizer.people([event.seat for event in all_of(alike, RobberFollowed)])
            yield localizer("news-followed", names=names, space=after, count=len(alike))
        case RobberBonus():
            bonuses = all_of(alike, RobberBonus)
            told = (localizer("news-plus", who=localizer.name(event.seat), points=event.points) for event in bonuses)
            yield localizer("news-robber-bonus", counts=", ".join(told))
        case FeatureCompleted():
            yield _completed(event, [award for award in scored if award.source == event.key], localizer)
        case Scored():
            yield _scored(event, localizer)
        case Stolen(thief, victim, _, award, points):
            who, whom = localizer.name(thief), localizer.name(victim)
            odd = "yes" if award % 2 else "no"
            yield localizer(
                "news-stolen", who=who, whom=whom, award=award, points=points, odd=odd, way=_way(event, localizer)
            )
        case MessageDrawn(seat, letter):
            yield localizer(
                "news-message", who=localizer.name(seat), letter=letter, message=localizer(f"message-{letter}")
            )
        case MessageUsed(seat, _, _, str(meeple)):
            yield localizer("news-recalled", who=localizer.name(seat), kind=kind_of(meeple))
        case FinalFeature():
            yield from _final(all_of(alike, FinalFeature), localizer)
        case GameEnded(scores, winners):
            key = "news-shared" if len(winners) > 1 else "news-won"
            yield localizer(key, names=localizer.people(winners), points=max(scores))
            told = (
                localizer("news-count", who=localizer.name(seat), count=points) for seat, points in enumerate(scores)
            )
            yield localizer("news-scores", counts=", ".join(told))
        case MessageUsed() | RobberHome() | TurnStarted():
            return
        case _:
            assert_never(event)


def _completed(event: FeatureCompleted, scored: Sequence[Scored], localizer: Localizer) -> str:
    told = arithmetic(event.terms, localizer)
    if scored:
        moves = ", ".join(_way(event, localizer) for event in scored)
        return localizer("news-completed-scored", kind=event.kind, sum=told, moves=moves)
    key = "news-completed" if event.owners else "news-completed-nobody"
    return localizer(key, kind=event.kind, sum=told, names=localizer.people(event.owners))


def _scored(event: Scored, localizer: Localizer) -> str:
    told, way = arithmetic(event.terms, localizer), _way(event, localizer)
    if event.kind is not None:
        return localizer("news-scored", kind=event.kind, sum=told, way=way)
    key = "news-two" if event.terms[0].what == "message" else "news-message-scored"
    return localizer(key, letter=event.source, sum=told, way=way)


def _way(event: Scored | Stolen, localizer: Localizer) -> str:
    who = localizer.name(event.seat if isinstance(event, Scored) else event.thief)
    key = "news-way-courier" if event.figure == "courier" else "news-way"
    return localizer(key, who=who, before=event.before, after=event.after)


def _final(features: Sequence[FinalFeature], localizer: Localizer) -> Iterator[str]:
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
