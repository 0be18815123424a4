"""What happened at a table of Battle for the Balkans, told in as few lines as make sense; battles blow by blow."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, cast

from games.balkans.rules import events as tell
from games.balkans.words import names, warfare

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Sequence

    from games.balkans.sight.view import BalkansView
    from games.core.contract import Event
    from games.core.voice import Voice

_ARMED = (tell.Hired, tell.Promoted, tell.FleetBuilt, tell.Repaired)
_MOVED = (tell.ArmyMoved, tell.FleetMoved)


def news(events: Sequence[Event], view: BalkansView, voice: Voice) -> list[str]:
    """Return the lines: what one seat does several times, or several seats do alike, shares one."""
    del view  # events say all there is to tell
    lines: list[str] = []
    for _, numbered in groupby(enumerate(events), key=_together):
        lines += _tell([event for _, event in numbered], voice)
    return lines


def _together(numbered: tuple[int, Event]) -> Hashable:
    """Return the same for neighbours that are told together."""
    number, event = numbered
    match event:
        case tell.CardsDrawn() | tell.Passed() | tell.Retreated() | tell.Stayed() | tell.Destroyed():
            return type(event)
        case tell.Answered(_, what):
            return tell.Answered, what
        case tell.Hired(seat) | tell.Promoted(seat) | tell.FleetBuilt(seat) | tell.Repaired(seat):
            return "armed", seat
        case tell.ArmyMoved(seat) | tell.FleetMoved(seat):
            return "moved", seat
        case tell.Disbanded(seat) | tell.Landed(seat):
            return type(event), seat
        case _:
            return number


def _tell(group: Sequence[Event], voice: Voice) -> Iterator[str]:
    first = group[0]
    match first:
        case tell.CardsDrawn():
            yield voice("news-drew", draws=_draws(cast("Sequence[tell.CardsDrawn]", group), voice))
        case tell.Passed() | tell.Retreated() | tell.Stayed():
            seats = dict.fromkeys(event.seat for event in cast("Sequence[tell.Passed]", group))
            key = {tell.Passed: "passed", tell.Retreated: "retreated", tell.Stayed: "stayed"}[type(first)]
            yield voice(f"news-{key}", names=voice.people(seats))
        case tell.Destroyed():
            yield voice("news-destroyed", what=warfare.fallen(cast("Sequence[tell.Destroyed]", group), voice))
        case tell.Answered(_, what):
            seats = [event.seat for event in cast("Sequence[tell.Answered]", group)]
            yield voice(f"news-answered-{what}", names=voice.people(seats))
        case tell.Hired(seat) | tell.Promoted(seat) | tell.FleetBuilt(seat) | tell.Repaired(seat):
            armed = cast("Sequence[tell.Hired | tell.Promoted | tell.FleetBuilt | tell.Repaired]", group)
            what = "; ".join(_armed(event, voice) for event in armed)
            price = sum(event.price for event in armed)
            yield voice("news-armed", who=voice.who(seat), price=price, what=what)
        case tell.ArmyMoved(seat) | tell.FleetMoved(seat):
            moves = "; ".join(
                _moved(event, voice) for event in cast("Sequence[tell.ArmyMoved | tell.FleetMoved]", group)
            )
            yield voice("news-moves", who=voice.who(seat), moves=moves)
        case tell.Disbanded(seat):
            gone = cast("Sequence[tell.Disbanded]", group)
            what = ", ".join(_at(voice(f"n-{event.kind}", n=1), event.at, voice) for event in gone)
            yield voice("news-disbanded", who=voice.who(seat), what=what)
        case tell.Landed():
            for event in cast("Sequence[tell.Landed]", group):
                what, where = voice(f"n-{event.kind}", n=1), names.place(event.land, voice)
                yield voice("news-landed", who=voice.who(event.seat), what=what, place=where)
        case _:
            yield from _realm(first, voice)


def _draws(group: Sequence[tell.CardsDrawn], voice: Voice) -> str:
    told: dict[int, list[str]] = {}
    for event in group:
        told.setdefault(event.seat, []).append(voice(f"n-drawn-{event.deck}", n=event.n))
    each = (voice("news-drew-one", who=voice.who(seat), cards=voice.list(what)) for seat, what in told.items())
    return "; ".join(each)


def _at(what: str, place: str, voice: Voice) -> str:
    return voice("news-at", what=what, place=names.place(place, voice))


def _armed(event: Event, voice: Voice) -> str:
    match event:
        case tell.Hired(_, kind, land):
            return _at(voice(f"n-{kind}", n=1), land, voice)
        case tell.Promoted(_, land, n):
            return voice("news-promoted", n=n, place=names.place(land, voice))
        case tell.FleetBuilt(_, sea, army):
            return _at(voice("label-home-laden") if army else voice("n-fleet", n=1), sea, voice)
        case tell.Repaired(_, land):
            return voice("news-repaired", place=names.place(land, voice))
        case _:
            raise TypeError(type(event).__name__)


def _moved(event: Event, voice: Voice) -> str:
    match event:
        case tell.ArmyMoved(_, land, to, kind, n):
            what = voice(f"n-{kind}", n=n)
            return voice("move-armies", what=what, **{"from": names.place(land, voice), "to": names.place(to, voice)})
        case tell.FleetMoved(_, path, load, taken):
            way = " → ".join(names.place(sea, voice) for sea in path)
            fleet = voice("kind-fleet")
            if load in {"", "none"}:
                return f"{fleet}, {way}"
            if not taken:
                return voice("move-laden", what=fleet, load=voice(f"kind-{load}"), path=way)
            land = names.place(taken, voice)
            return voice("move-taken", what=fleet, load=voice(f"kind-{load}"), land=land, path=way)
        case _:
            raise TypeError(type(event).__name__)


def _realm(event: Event, voice: Voice) -> Iterator[str]:
    match event:
        case tell.TableSet(order, kingdoms):
            yield voice("news-order", names=voice.people(order))
            led = [
                voice("news-kingdom", who=voice.who(seat), kingdom=names.kingdom(kingdoms[seat], voice))
                for seat in order
                if kingdoms[seat]
            ]
            if led:
                yield f"{'; '.join(led)}."
        case tell.KingdomChosen(seat, kingdom):
            told = voice("news-kingdom", who=voice.who(seat), kingdom=names.kingdom(kingdom, voice))
            yield f"{told}."
        case tell.DeckReshuffled():
            yield voice("news-shuffled")
        case tell.Kept(seat, n):
            yield voice("news-kept", who=voice.who(seat), cards=voice("n-drawn-royal", n=n))
        case tell.RoundBegan(n):
            yield voice("news-round", n=n)
        case tell.SeasonBegan(season):
            yield voice("news-season", season=voice(f"season-{season}"))
        case tell.OrderPlayed():
            yield _played(event, voice)
        case tell.OrderSkipped(seat):
            yield voice("news-skipped", who=voice.who(seat))
        case tell.Harvested(seat, parts, total):
            yield voice("news-harvested", who=voice.who(seat), sum=names.added(parts, total, voice))
        case tell.Gold(seat, delta, why) | tell.Influence(seat, delta, why):
            if delta:
                key = "news-gold" if isinstance(event, tell.Gold) else "news-influence"
                reason = names.source(why, voice)
                yield voice(key, who=voice.who(seat), n=names.signed(delta), why=reason)
        case tell.InfluenceGained(seat, parts, total):
            yield voice("news-gained", who=voice.who(seat), sum=names.added(parts, total, voice))
        case tell.CardPlayed(seat, card, cost):
            key = "news-card-paid" if cost else "news-card"
            yield voice(key, who=voice.who(seat), card=names.card(card, voice), cost=cost)
        case tell.Established(seat, card):
            yield voice("news-established", who=voice.who(seat), card=names.card(card, voice))
        case tell.LastingBegan(seat, card):
            yield voice("news-lasting", who=voice.who(seat), card=names.card(card, voice))
        case tell.Peeked(seat, whom, what):
            yield voice(f"news-peeked-{what}", who=voice.who(seat), whom=voice.who(whom))
        case tell.Ransomed(seat, kind, captor, gold):
            what, whom = voice(f"n-{kind}", n=1), voice.who(captor)
            yield voice("news-ransomed", who=voice.who(seat), whom=whom, n=gold, what=what)
        case tell.RazborStep(1):
            yield voice("news-razbor")
        case tell.FirstPlayer(seat):
            yield voice("news-first", who=voice.who(seat))
        case tell.Eliminated(seat):
            yield voice("news-eliminated", who=voice.who(seat))
        case tell.Surrendered(seat):
            yield voice("news-surrendered", who=voice.who(seat))
        case tell.GameOver(reason, winners):
            yield voice(f"outcome-{reason}")
            won = voice("news-won", names=voice.people(winners)) if winners else voice("news-won-nobody")
            yield won
        case _:
            yield from warfare.told(event, voice)


def _played(event: tell.OrderPlayed, voice: Voice) -> str:
    who, order = voice.who(event.seat), names.order(event.kind, voice)
    if not event.at:
        return voice("news-played", who=who, order=order)
    place = names.located(event.at, voice)
    if not event.to:
        return voice("news-played-at", who=who, order=order, place=place)
    return voice("news-played-from", who=who, order=order, place=place, target=names.located(event.to, voice))
