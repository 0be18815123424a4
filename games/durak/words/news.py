"""What happened at a table of Durak, told in as few lines as make sense."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, cast

from games.durak.rules.events import (
    Attacked,
    BeatenOff,
    Defended,
    DirectionKept,
    DirectionReversed,
    Drew,
    FirstAttacker,
    GameOver,
    GameStarted,
    Left,
    LowestTrumpShown,
    Passed,
    Taking,
    TalonEmpty,
    ThrewIn,
    ThrowingClosed,
    Took,
    Transferred,
    TrumpTurned,
)
from games.durak.words.wording import SIGNS, card, cards, hands_left

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Sequence

    from games.core.contract import Event
    from games.core.voice import Voice
    from games.durak.sight.view import DurakView


def news(events: Sequence[Event], view: DurakView, voice: Voice) -> list[str]:
    """Return the lines: what one seat does several times, or several seats do alike, shares one."""
    groups = [tuple(event for _, event in group) for _, group in groupby(enumerate(events), key=_together)]
    lines: list[str] = []
    for group, following in zip(groups, [*groups[1:], ()], strict=False):
        if isinstance(group[0], Taking) and following and isinstance(following[0], Took):
            continue
        for line in _tell(group, view, voice):
            if lines and isinstance(group[0], (TrumpTurned, ThrowingClosed, TalonEmpty)):
                lines[-1] += f" {line}"
            else:
                lines.append(line)
    return lines


def _together(numbered: tuple[int, Event]) -> Hashable:
    """Return the same for neighbours that are told together."""
    number, event = numbered
    match event:
        case ThrewIn(seat) | Defended(seat):
            return type(event), seat
        case Passed() | Drew():
            return type(event)
        case Left(_, place):
            return Left, place
        case _:
            return number


def _tell(group: Sequence[Event], view: DurakView, voice: Voice) -> Iterator[str]:
    match group[0]:
        case ThrewIn(seat):
            thrown = voice.list([card(event.card, voice) for event in cast("Sequence[ThrewIn]", group)])
            yield voice("news-threw", who=voice.name(seat), cards=thrown)
        case Defended(seat):
            fights = [
                voice("news-beat", card=card(event.target, voice), answer=card(event.card, voice))
                for event in cast("Sequence[Defended]", group)
            ]
            yield voice("news-defended", who=voice.name(seat), fights=voice.list(fights))
        case Passed():
            names = voice.people([event.seat for event in cast("Sequence[Passed]", group)])
            yield voice("news-passed", names=names, count=len(group))
        case Drew():
            draws = [_draw(event, view, voice) for event in cast("Sequence[Drew]", group)]
            yield voice("news-drew", draws=", ".join(draws))
        case Left(_, place):
            names = voice.people([event.seat for event in cast("Sequence[Left]", group)])
            key = "news-left-team" if place is None else "news-left"
            yield voice(key, names=names, count=len(group), place=place or 0)
        case GameOver():
            yield from _end(group[0], voice)
        case single:
            yield from _one(single, voice)


def _draw(event: Drew, view: DurakView, voice: Voice) -> str:
    who = voice.name(event.seat)
    if event.turned:
        return voice("news-drew-turned", who=who, count=event.count, card=card(view.turned, voice))
    return voice("news-drew-one", who=who, count=event.count)


def _one(event: Event, voice: Voice) -> Iterator[str]:
    match event:
        case GameStarted(dealer):
            yield voice("news-dealer", who=voice.name(dealer))
        case TrumpTurned(turned, None):
            yield voice("news-no-trump", card=card(turned, voice))
        case TrumpTurned(turned, str(trump), None):
            yield voice("news-trump", card=card(turned, voice), suit=SIGNS[trump])
        case TrumpTurned(turned, str(trump), int(holder)):
            yield voice("news-trump-held", who=voice.name(holder), card=card(turned, voice), suit=SIGNS[trump])
        case LowestTrumpShown(seat, lowest):
            yield voice("news-lowest-trump", who=voice.name(seat), card=card(lowest, voice))
        case FirstAttacker(seat, "dealer"):
            yield voice("news-dealer-first", who=voice.name(seat))
        case Attacked(seat, defender, laid):
            yield voice("news-attacked", who=voice.name(seat), whom=voice.name(defender), card=card(laid, voice))
        case ThrowingClosed():
            yield voice("news-closed")
        case Transferred(seat, to, laid, count):
            who, whom = voice.name(seat), voice.name(to)
            yield voice("news-transferred", who=who, whom=whom, card=card(laid, voice), count=count)
        case Taking(seat):
            yield voice("news-taking", who=voice.name(seat))
        case Took(seat, taken):
            yield voice("news-took", who=voice.name(seat), count=len(taken), cards=cards(taken, voice))
        case BeatenOff(_, beaten):
            yield voice("news-beaten-off", count=len(beaten))
        case TalonEmpty():
            yield voice("news-talon-empty")
        case DirectionKept(seat):
            yield voice("news-kept", who=voice.name(seat))
        case DirectionReversed(seat, direction):
            yield voice("news-reversed", who=voice.name(seat), clockwise="yes" if direction == 1 else "no")
        case _:
            return


def _end(event: GameOver, voice: Voice) -> Iterator[str]:
    match event:
        case GameOver("fool", int(fool)):
            yield voice("news-fool", who=voice.name(fool))
        case GameOver("team"):
            yield voice("news-team", names=voice.people(event.team))
        case GameOver("team_draw"):
            yield voice("news-team-draw")
        case GameOver("stalemate"):
            yield voice("news-stalemate")
        case _:
            yield voice("news-draw")
    left = hands_left(event.hands, voice)
    if left:
        yield left
