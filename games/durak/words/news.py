"""What happened at a table of Durak, told in as few lines as make sense."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never, cast

from games.core.news import all_of, in_groups
from games.durak.rules.events import (
    Attacked,
    BeatenOff,
    CardsDrawn,
    Defended,
    DirectionKept,
    DirectionReversed,
    Drew,
    FirstAttacker,
    GameOver,
    GameStarted,
    HandDealt,
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
from games.durak.words.effects import told
from games.durak.words.names import SIGNS, card, cards

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Sequence

    from games.core.contract import Event
    from games.core.voice import Voice
    from games.durak.rules.events import DurakEvent
    from games.durak.sight.view import DurakView


def news(events: Sequence[Event], view: DurakView, voice: Voice) -> list[str]:
    """Return the lines: what one seat does several times, or several seats do alike, shares one.

    What an enchanted card does is told once, behind the line of the first; a bout that ends with passes ends there.
    """
    groups = in_groups(cast("Sequence[DurakEvent]", events), _together)
    lines: list[str] = []
    known: set[str] = set()
    for before, group, after in zip([(), *groups], groups, [*groups[1:], ()], strict=False):
        if isinstance(group[0], Taking) and after and isinstance(after[0], Took):
            continue
        for line in _tell(group, view, voice):
            if lines and _goes_on(before, group[0]):
                lines[-1] += f" {line}"
            else:
                lines.append(line)
        for event in group:
            if (effect := told(event, view, known, voice)) and lines:
                lines[-1] += f" {effect}"
    return lines


def _goes_on(before: Sequence[DurakEvent], event: DurakEvent) -> bool:
    """Return whether an event is told on the line of what was told before it."""
    if isinstance(event, (BeatenOff, Took)):
        return bool(before) and isinstance(before[0], Passed)
    return isinstance(event, (TrumpTurned, ThrowingClosed, TalonEmpty))


def _together(event: Event) -> Hashable | None:
    """Return the same for neighbours that are told together."""
    match event:
        case ThrewIn(seat) | Defended(seat):
            return type(event), seat
        case Passed() | Drew():
            return type(event)
        case Left(_, place):
            return Left, place
        case CardsDrawn(seat):
            return CardsDrawn, seat
        case _:
            return None


def _tell(group: Sequence[DurakEvent], view: DurakView, voice: Voice) -> Iterator[str]:
    """Return the lines about a group: what was done several times, or by several, is told by all of it."""
    event = group[0]
    match event:
        case GameStarted(dealer):
            yield voice("news-dealer", who=voice.name(dealer))
        case TrumpTurned() as trump:
            yield _trump(trump, voice)
        case LowestTrumpShown(seat, lowest):
            yield voice("news-lowest-trump", who=voice.name(seat), card=card(lowest, voice))
        case FirstAttacker(seat, reason):
            if reason == "dealer":  # otherwise the lowest trump has told it
                yield voice("news-dealer-first", who=voice.name(seat))
        case Attacked(seat, defender, laid):
            yield voice("news-attacked", who=voice.name(seat), whom=voice.name(defender), card=card(laid, voice))
        case ThrewIn(seat):
            thrown = voice.list([card(one.card, voice) for one in all_of(group, ThrewIn)])
            yield voice("news-threw", who=voice.name(seat), cards=thrown)
        case Defended(seat):
            fights = [
                voice("news-beat", card=card(one.target, voice), answer=card(one.card, voice))
                for one in all_of(group, Defended)
            ]
            yield voice("news-defended", who=voice.name(seat), fights=voice.list(fights))
        case ThrowingClosed():
            yield voice("news-closed")
        case Transferred(seat, to, laid, count):
            who, whom = voice.name(seat), voice.name(to)
            yield voice("news-transferred", who=who, whom=whom, card=card(laid, voice), count=count)
        case Passed():
            names = voice.people([one.seat for one in all_of(group, Passed)])
            yield voice("news-passed", names=names, count=len(group))
        case Taking(seat):
            yield voice("news-taking", who=voice.name(seat))
        case Took(seat, taken):
            yield voice("news-took", who=voice.name(seat), count=len(taken), cards=cards(taken, voice))
        case BeatenOff(_, beaten):
            yield voice("news-beaten-off", count=len(beaten))
        case Drew():
            draws = [_draw(one, view, voice) for one in all_of(group, Drew)]
            yield voice("news-drew", draws=", ".join(draws))
        case HandDealt(_, dealt):
            yield voice("news-own-hand", cards=cards(dealt, voice))
        case CardsDrawn():
            drawn = [card(name, voice) for one in all_of(group, CardsDrawn) for name in one.cards]
            yield voice("news-own-draw", cards=voice.list(drawn))
        case TalonEmpty():
            yield voice("news-talon-empty")
        case Left(_, place):
            names = voice.people([one.seat for one in all_of(group, Left)])
            key = "news-left-team" if place is None else "news-left"
            yield voice(key, names=names, count=len(group), place=place or 0)
        case DirectionKept(seat):
            yield voice("news-kept", who=voice.name(seat))
        case DirectionReversed(seat, direction):
            yield voice("news-reversed", who=voice.name(seat), clockwise="yes" if direction == 1 else "no")
        case GameOver() as end:
            yield " ".join([*_winners(end, voice), _ending(end, voice)])
            left = _hands_left(end.hands, voice)
            if left:
                yield left
        case _:
            assert_never(event)


def _trump(event: TrumpTurned, voice: Voice) -> str:
    turned = card(event.card, voice)
    if event.trump is None:
        return voice("news-no-trump", card=turned)
    if event.holder is None:
        return voice("news-trump", card=turned, suit=SIGNS[event.trump])
    return voice("news-trump-held", who=voice.name(event.holder), card=turned, suit=SIGNS[event.trump])


def _winners(end: GameOver, voice: Voice) -> list[str]:
    """Return who has won, where the words about the end do not say it: those who were out before all others."""
    winners = [seat for seat, place in enumerate(end.places) if place == 1]
    if end.team or len(winners) == len(end.places):
        return []
    return [voice("news-won", names=voice.people(winners), count=len(winners))]


def _ending(end: GameOver, voice: Voice) -> str:
    match end.kind:
        case "fool":
            assert end.fool is not None
            return voice("news-fool", who=voice.name(end.fool))
        case "team":
            return voice("news-team", names=voice.people(end.team))
        case "team_draw":
            return voice("news-team-draw")
        case "stalemate":
            return voice("news-stalemate")
        case "draw":
            return voice("news-draw")


def _draw(event: Drew, view: DurakView, voice: Voice) -> str:
    who = voice.name(event.seat)
    if event.turned:
        return voice("news-drew-turned", who=who, count=event.count, card=card(view.turned, voice))
    return voice("news-drew-one", who=who, count=event.count)


def _hands_left(hands: Sequence[Sequence[str]], voice: Voice) -> str:
    """Return what everybody still held at the end; empty if nobody held anything."""
    told = [
        voice("news-hand", who=voice.name(seat), cards=cards(left, voice)) for seat, left in enumerate(hands) if left
    ]
    return voice("news-hands", hands="; ".join(told)) if told else ""
