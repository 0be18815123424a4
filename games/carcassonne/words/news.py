"""What happened at a table of Carcassonne, told in as few lines as make sense, every scoring with its arithmetic."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import TYPE_CHECKING, TypeVar

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
from games.carcassonne.sight.deductions import kind_of
from games.carcassonne.words.compass import place
from games.carcassonne.words.wording import arithmetic, tile

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.carcassonne.sight.view import CarcassonneView
    from games.core.contract import Event
    from games.core.voice import Voice

E = TypeVar("E", bound="Event")

_TOGETHER = (MeepleHome, RobberFollowed, RobberBonus, FinalFeature)
"""Neighbours of these kinds share a line."""


def news(events: Sequence[Event], view: CarcassonneView, voice: Voice) -> list[str]:  # noqa: ARG001 - the events tell all
    """Return the lines. A completed feature is told with who scores it, where that happens at once."""
    lines: list[str] = []
    left = _without_told_otherwise(events)
    while left:
        event = left.pop(0)
        if isinstance(event, FeatureCompleted):
            scored = [one for one in left if isinstance(one, Scored) and one.source == event.key]
            if event.owners and {one.seat for one in scored} == set(event.owners):
                left = [one for one in left if one not in scored]
                lines.append(_completed(event, scored, voice))
                continue
        alike = [event]
        while isinstance(event, _TOGETHER) and left and type(left[0]) is type(event):
            alike.append(left.pop(0))
        lines += _tell(alike, voice)
    return lines


def _without_told_otherwise(events: Sequence[Event]) -> list[Event]:
    """Leave out ways home that thefts, bonuses and message H tell, and turns, which begin with the tile drawn."""
    recalled = {event.meeple for event in events if isinstance(event, MessageUsed)}
    return [
        event
        for event in events
        if not isinstance(event, RobberHome | TurnStarted)
        and not (isinstance(event, MeepleHome) and event.feature in recalled)
    ]


def _completed(event: FeatureCompleted, scored: Sequence[Scored], voice: Voice) -> str:
    moves = ", ".join(_way(one, voice) for one in scored)
    return voice("news-completed-scored", kind=event.kind, sum=arithmetic(event.terms, voice), moves=moves)


def _way(event: Scored | Stolen, voice: Voice) -> str:
    who = voice.name(event.seat if isinstance(event, Scored) else event.thief)
    key = "news-way-courier" if event.figure == "courier" else "news-way"
    return voice(key, who=who, before=event.before, after=event.after)


def _of(kind: type[E], events: Sequence[Event]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def _tell(alike: Sequence[Event], voice: Voice) -> Iterator[str]:
    match alike[0]:
        case MeepleHome():
            counts = Counter(event.seat for event in _of(MeepleHome, alike))
            told = (voice("news-count", who=voice.name(seat), count=count) for seat, count in counts.items())
            yield voice("news-home", counts=", ".join(told))
        case RobberFollowed(_, _, after):
            followers = _of(RobberFollowed, alike)
            names = voice.people([event.seat for event in followers])
            yield voice("news-followed", names=names, space=after, count=len(followers))
        case RobberBonus():
            told = [
                voice("news-plus", who=voice.name(event.seat), points=event.points) for event in _of(RobberBonus, alike)
            ]
            yield voice("news-robber-bonus", counts=", ".join(told))
        case FinalFeature():
            yield from _final(_of(FinalFeature, alike), voice)
        case single:
            yield from _one(single, voice)


def _one(event: Event, voice: Voice) -> Iterator[str]:
    match event:
        case GameStarted(_, _, tiles):
            yield voice("news-started", count=tiles)
        case TileDrawn(seat, drawn, extra, left):
            key = "news-drawn-extra" if extra else "news-drawn"
            yield voice(key, who=voice.name(seat), tile=tile(drawn, voice), count=left)
        case TileSetAside(drawn):
            yield voice("news-aside", tile=tile(drawn, voice))
        case StackRanOut():
            yield voice("news-ran-out")
        case TilePlaced(seat, _, spot, x, y):
            yield voice("news-placed", who=voice.name(seat), spot=spot, place=place(x, y, voice))
        case MeeplePlaced(seat, _, kind):
            yield voice("news-meeple", who=voice.name(seat), kind=kind)
        case MeeplePassed(seat):
            yield voice("news-no-meeple", who=voice.name(seat))
        case RobberPlaced(seat, space):
            yield voice("news-robber", who=voice.name(seat), space=space)
        case RobberMoved(seat, before, after):
            yield voice("news-robber-moved", who=voice.name(seat), before=before, after=after)
        case RobberPassed(seat):
            yield voice("news-robber-passed", who=voice.name(seat))
        case _:
            yield from _points(event, voice)


def _points(event: Event, voice: Voice) -> Iterator[str]:
    match event:
        case FeatureCompleted(_, kind, _, _, _, terms, owners):
            key = "news-completed" if owners else "news-completed-nobody"
            yield voice(key, kind=kind, sum=arithmetic(terms, voice), names=voice.people(owners))
        case Scored(kind=None, source=letter, terms=terms):
            key = "news-two" if terms[0].what == "message" else "news-message-scored"
            yield voice(key, letter=letter, sum=arithmetic(terms, voice), way=_way(event, voice))
        case Scored(kind=str(kind), terms=terms):
            yield voice("news-scored", kind=kind, sum=arithmetic(terms, voice), way=_way(event, voice))
        case Stolen(thief, victim, _, award, points):
            who, whom = voice.name(thief), voice.name(victim)
            odd = "yes" if award % 2 else "no"
            yield voice("news-stolen", who=who, whom=whom, award=award, points=points, odd=odd, way=_way(event, voice))
        case MessageDrawn(seat, letter):
            yield voice("news-message", who=voice.name(seat), letter=letter, message=voice(f"message-{letter}"))
        case MessageUsed(seat, _, _, str(meeple)):
            yield voice("news-recalled", who=voice.name(seat), kind=kind_of(meeple))
        case GameEnded(scores, winners):
            key = "news-shared" if len(winners) > 1 else "news-won"
            yield voice(key, names=voice.people(winners), points=max(scores))
            told = [voice("news-count", who=voice.name(seat), count=points) for seat, points in enumerate(scores)]
            yield voice("news-scores", counts=", ".join(told))
        case _:
            return


def _final(features: Sequence[FinalFeature], voice: Voice) -> Iterator[str]:
    """Yield a line for each kind of unfinished feature; what is worth nothing is left out."""
    ordered = sorted(features, key=lambda event: ("road", "city", "monastery", "field").index(event.kind))
    for kind, group in groupby(ordered, key=lambda event: event.kind):
        told = [
            voice("news-final-one", names=voice.people(event.owners), sum=arithmetic(event.terms, voice))
            for event in group
            if event.points
        ]
        if told:
            yield voice("news-final", kind=kind, features="; ".join(told))
