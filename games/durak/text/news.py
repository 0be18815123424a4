"""The news: events as lines of text, as few as make sense."""

from collections.abc import Hashable, Iterator, Sequence
from typing import assert_never, cast

from games.core.contract import Event
from games.core.localizer import Localizer
from games.core.news import all_of, in_groups
from games.durak.rules import events as event_types
from games.durak.text.effects import told
from games.durak.text.names import SIGNS, card, cards
from games.durak.views.view import DurakView


def news(events: Sequence[Event], view: DurakView, localizer: Localizer) -> list[str]:
    """Return the lines. Repeated actions of a seat, and the same action of several seats, share a line.

    The effect of an enchanted card follows the first line that mentions such a card. The end of a bout follows the
    passes that ended it. Where the sentence about the end names the winners, none says that they have left.
    """
    told_events = cast("Sequence[event_types.DurakEvent]", events)
    if any(_winners(end, localizer) for end in all_of(told_events, event_types.GameOver)):
        told_events = [event for event in told_events if not (isinstance(event, event_types.Left) and event.place == 1)]
    groups = in_groups(told_events, _together)
    lines: list[str] = []
    known: set[str] = set()
    for before, group, after in zip([(), *groups], groups, [*groups[1:], ()], strict=False):
        if isinstance(group[0], event_types.Taking) and after and isinstance(after[0], event_types.Took):
            continue
        for line in _tell(group, view, localizer):
            if lines and _continues_line(before, group[0]):
                lines[-1] += f" {line}"
            else:
                lines.append(line)
        for event in group:
            if (effect := told(event, view, known, localizer)) and lines:
                lines[-1] += f" {effect}"
    return lines


def _continues_line(before: Sequence[event_types.DurakEvent], event: event_types.DurakEvent) -> bool:
    if isinstance(event, (event_types.BeatenOff, event_types.Took)):
        return bool(before) and isinstance(before[0], event_types.Passed)
    return isinstance(event, (event_types.TrumpTurned, event_types.ThrowingClosed, event_types.TalonEmpty))


def _together(event: Event) -> Hashable | None:
    """Return a key that is equal for neighbouring events that share a line."""
    match event:
        case event_types.ThrewIn(seat) | event_types.Defended(seat):
            return type(event), seat
        case event_types.Passed() | event_types.Drew():
            return type(event)
        case event_types.Left(_, place):
            return event_types.Left, place
        case event_types.CardsDrawn(seat):
            return event_types.CardsDrawn, seat
        case _:
            return None


def _tell(group: Sequence[event_types.DurakEvent], view: DurakView, localizer: Localizer) -> Iterator[str]:
    """Yield the lines about a group of events that `_together` joins."""
    event = group[0]
    match event:
        case event_types.GameStarted(dealer):
            yield localizer("news-dealer", who=localizer.name(dealer))
        case event_types.TrumpTurned() as trump:
            yield _trump(trump, localizer)
        case event_types.LowestTrumpShown(seat, lowest):
            yield localizer("news-lowest-trump", who=localizer.name(seat), card=card(lowest, localizer))
        case event_types.FirstAttacker(seat, reason):
            if reason == "dealer":  # otherwise the line about the lowest trump says so
                yield localizer("news-dealer-first", who=localizer.name(seat))
        case event_types.Attacked(seat, defender, laid):
            yield localizer(
                "news-attacked", who=localizer.name(seat), whom=localizer.name(defender), card=card(laid, localizer)
            )
        case event_types.ThrewIn(seat):
            thrown = localizer.list([card(throw.card, localizer) for throw in all_of(group, event_types.ThrewIn)])
            yield localizer("news-threw", who=localizer.name(seat), cards=thrown)
        case event_types.Defended(seat):
            fights = [
                localizer("news-beat", card=card(defence.target, localizer), answer=card(defence.card, localizer))
                for defence in all_of(group, event_types.Defended)
            ]
            yield localizer("news-defended", who=localizer.name(seat), fights=localizer.list(fights))
        case event_types.ThrowingClosed():
            yield localizer("news-closed")
        case event_types.Transferred(seat, to, laid, count):
            who, whom = localizer.name(seat), localizer.name(to)
            yield localizer("news-transferred", who=who, whom=whom, card=card(laid, localizer), count=count)
        case event_types.Passed():
            names = localizer.people([passed.seat for passed in all_of(group, event_types.Passed)])
            yield localizer("news-passed", names=names, count=len(group))
        case event_types.Taking(seat):
            yield localizer("news-taking", who=localizer.name(seat))
        case event_types.Took(seat, taken):
            yield localizer("news-took", who=localizer.name(seat), count=len(taken), cards=cards(taken, localizer))
        case event_types.BeatenOff(_, beaten):
            line = localizer("news-beaten-off", count=len(beaten))
            yield f"{line} {localizer(limit)}" if (limit := _limit(len(beaten), view)) else line
        case event_types.Drew():
            draws = [_draw(drew, view, localizer) for drew in all_of(group, event_types.Drew)]
            yield localizer("news-drew", draws=", ".join(draws))
        case event_types.HandDealt(_, dealt):
            yield localizer("news-own-hand", cards=cards(dealt, localizer))
        case event_types.CardsDrawn():
            drawn = [card(name, localizer) for draw in all_of(group, event_types.CardsDrawn) for name in draw.cards]
            yield localizer("news-own-draw", cards=localizer.list(drawn))
        case event_types.TalonEmpty():
            yield localizer("news-talon-empty")
        case event_types.Left(_, place):
            names = localizer.people([left.seat for left in all_of(group, event_types.Left)])
            key = "news-left-team" if place is None else "news-left"
            yield localizer(key, names=names, count=len(group), place=place or 0)
        case event_types.DirectionKept(seat):
            yield localizer("news-kept", who=localizer.name(seat))
        case event_types.DirectionReversed(seat, direction):
            yield localizer("news-reversed", who=localizer.name(seat), clockwise="yes" if direction == 1 else "no")
        case event_types.GameOver() as end:
            yield " ".join([*_winners(end, localizer), _ending(end, localizer)])
            if hands := _hands_left(end.hands, localizer):
                yield hands
        case _:
            assert_never(event)


def _limit(count: int, view: DurakView) -> str:
    """Return the key of the sentence about the limit of attack cards that ended a bout; empty if none did for certain.

    Of the `count` cards beaten off, half attacked. Until somebody has beaten off an attack, the limit is five.
    """
    if count == 2 * 6:
        return "news-limit"
    return "news-limit-first" if count == len(view.discarded) == 2 * 5 else ""


def _trump(event: event_types.TrumpTurned, localizer: Localizer) -> str:
    turned = card(event.card, localizer)
    if event.trump is None:
        return localizer("news-no-trump", card=turned)
    if event.holder is None:
        return localizer("news-trump", card=turned, suit=SIGNS[event.trump])
    return localizer("news-trump-held", who=localizer.name(event.holder), card=turned, suit=SIGNS[event.trump])


def _winners(end: event_types.GameOver, localizer: Localizer) -> list[str]:
    """Return the sentence about the winners, who left first, unless the sentence about the end names them."""
    winners = [seat for seat, place in enumerate(end.places) if place == 1]
    if end.team or len(winners) == len(end.places):
        return []
    return [localizer("news-won", names=localizer.people(winners), count=len(winners))]


def _ending(end: event_types.GameOver, localizer: Localizer) -> str:
    match end.kind:
        case "fool":
            assert end.fool is not None
            return localizer("news-fool", who=localizer.name(end.fool))
        case "team":
            return localizer("news-team", names=localizer.people(end.team))
        case "team_draw":
            return localizer("news-team-draw")
        case "stalemate":
            return localizer("news-stalemate")
        case "draw":
            return localizer("news-draw")


def _draw(event: event_types.Drew, view: DurakView, localizer: Localizer) -> str:
    who = localizer.name(event.seat)
    if event.turned:
        return localizer("news-drew-turned", who=who, count=event.count, card=card(view.turned, localizer))
    return localizer("news-drew-one", who=who, count=event.count)


def _hands_left(hands: Sequence[Sequence[str]], localizer: Localizer) -> str:
    """Return the sentence about the hands left at the end; empty if there are none."""
    hands_left = [
        localizer("news-hand", who=localizer.name(seat), cards=cards(left, localizer))
        for seat, left in enumerate(hands)
        if left
    ]
    return localizer("news-hands", hands="; ".join(hands_left)) if hands_left else ""
