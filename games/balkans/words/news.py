"""What happened at a table of Battle for the Balkans, told in as few lines as make sense; battles blow by blow."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, assert_never, cast

from games.balkans.data.components import CARDS, title
from games.balkans.rules import events as tell
from games.balkans.words import names, realm_news, war_news
from games.core.news import all_of, in_groups

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Sequence

    from games.balkans.sight.view import BalkansView
    from games.core.contract import Event, Seat
    from games.core.voice import Voice

_Armed: TypeAlias = tell.Hired | tell.Promoted | tell.FleetBuilt | tell.Repaired
_Moved: TypeAlias = tell.ArmyMoved | tell.FleetMoved


def news(events: Sequence[Event], view: BalkansView, voice: Voice) -> list[str]:
    """Return the lines: what one seat does several times, or several seats do alike, shares one."""
    told = _worth_telling(cast("Sequence[tell.AnyEvent]", events))
    return [line for group in in_groups(told, _together) for line in _told(group, view, voice)]


def _worth_telling(events: Sequence[tell.AnyEvent]) -> list[tell.AnyEvent]:
    """Return the events without those that say nothing, or nothing beside what comes later in the same story.

    So a pass is told only while nothing has come of it, a promise until it is kept, an order of one's own lands by what
    it brought, a victory by the land that was taken, and what a card brings by the card, where it says just that.
    """
    kept: list[tell.AnyEvent] = []
    shown = planned = False
    brought: set[tuple[str, Seat]] = set()
    taken: set[str] = set()
    for event in reversed(events):
        match event:
            case tell.TurnBegan() | tell.TurnEnded():
                continue  # whose turn it is stands under the table
            case tell.RazborStep(step) if step > 1:
                continue
            case tell.Passed() | tell.ReactionOver() if any(not isinstance(one, tell.Passed) for one in kept):
                continue
            case tell.Losses(n=0):
                continue
            case tell.CardPlayed(_, card):
                while kept and _says(card, kept[-1]):
                    kept.pop()
            case tell.Gold(seat, why="strategy") if kept and kept[-1] == tell.CardsDrawn(seat, "strategy", 1):
                kept.pop()
            case tell.TacticsShown():
                shown = True
            case tell.Harvested(seat):
                brought.add(("harvest", seat))
            case tell.Hired(seat) | tell.Promoted(seat) | tell.FleetBuilt(seat) | tell.Repaired(seat):
                brought.add(("arming", seat))
            case tell.Captured(land):
                taken.add(land)
            case tell.SeasonBegan():
                planned = True
            case tell.Declared() | tell.Answered(_, "tactic") if shown:
                continue
            case tell.Answered(_, "plan") if planned:
                continue
            case tell.BattleBegan(_, at):
                shown = False
                taken.discard(at)
            case tell.BattleOver(at, "attackers") if at in taken:
                continue
            case tell.OrderPlayed(seat, kind) if (kind, seat) in brought:
                brought.discard((kind, seat))
                continue
            case _:
                pass
        kept.append(event)
    return _losses_first(kept[::-1])


def _losses_first(events: Sequence[tell.AnyEvent]) -> list[tell.AnyEvent]:
    """Return the events with the Influence that losses cost and bring after all that was lost with them."""
    told: list[tell.AnyEvent] = []
    later: list[tell.AnyEvent] = []
    for event in events:
        if isinstance(event, tell.Influence) and event.why.startswith("royal-") and told and _lost(told[-1]):
            later.append(event)
            continue
        if not _lost(event):
            told += later
            later = []
        told.append(event)
    return told + later


def _lost(event: tell.AnyEvent) -> bool:
    return isinstance(event, tell.Destroyed)


def _says(card: str, event: tell.AnyEvent) -> bool:
    """Return whether the words of this card, told when it is played, say just this: a gain, or that it lasts."""
    if isinstance(event, tell.LastingBegan):
        return event.card == card
    if not isinstance(event, tell.Gold | tell.Influence) or event.why != title(card):
        return False
    effect = "gold" if isinstance(event, tell.Gold) else "influence"
    return any((one.id, one.n) == (effect, event.delta) for one in CARDS[event.why].entry.effects)


def _together(event: Event) -> Hashable | None:
    """Return the same for neighbours that are told together, None for what stands alone."""
    match event:
        case tell.CardsDrawn() | tell.DrawnSeen() | tell.InfluenceGained():
            return type(event)
        case tell.Passed() | tell.Retreated() | tell.Stayed():
            return type(event)
        case tell.Declared(_, how):
            return tell.Declared, how
        case tell.Destroyed():
            return tell.Destroyed, event.why
        case tell.Answered(_, what):
            return tell.Answered, what
        case tell.Hired(seat) | tell.Promoted(seat) | tell.FleetBuilt(seat) | tell.Repaired(seat):
            return "armed", seat
        case tell.Gold(why="stolen"):
            return "stolen"
        case tell.Gold(seat, why="strategy"):
            return "bought", seat
        case tell.ArmyMoved(seat) | tell.FleetMoved(seat):
            return "moved", seat
        case tell.Disbanded(seat) | tell.Landed(seat):
            return type(event), seat
        case _:
            return None


def _told(group: Sequence[tell.AnyEvent], view: BalkansView, voice: Voice) -> Iterator[str]:
    first = group[0]
    match first:
        case tell.CardsDrawn():
            yield _drew(all_of(group, tell.CardsDrawn), voice)
        case tell.DrawnSeen():
            drawn = [card for one in all_of(group, tell.DrawnSeen) for card in one.cards]
            yield voice("news-own-draw", cards=names.cards(drawn, voice))
        case tell.InfluenceGained():
            each = (
                voice("news-gains-one", who=voice.who(one.seat), sum=names.added(one.parts, one.total, voice))
                for one in all_of(group, tell.InfluenceGained)
            )
            yield voice("news-gains", gains="; ".join(each))
        case tell.Passed() | tell.Retreated() | tell.Stayed():
            seats = dict.fromkeys(event.seat for event in all_of(group, tell.Passed, tell.Retreated, tell.Stayed))
            key = {tell.Passed: "passed", tell.Retreated: "retreated", tell.Stayed: "stayed"}[type(first)]
            yield voice(f"news-{key}", names=voice.people(seats), count=len(seats))
        case tell.Destroyed():
            what = war_news.fallen(all_of(group, tell.Destroyed), voice)
            yield voice(f"news-destroyed-{first.why}", what=what)
        case tell.Declared(_, how):
            seats = [event.seat for event in all_of(group, tell.Declared)]
            yield voice(f"news-declared-{how}", names=voice.people(seats), count=len(seats))
        case tell.Answered(_, what):
            seats = [event.seat for event in all_of(group, tell.Answered)]
            yield voice(f"news-answered-{what}", names=voice.people(seats), count=len(seats))
        case tell.Hired(seat) | tell.Promoted(seat) | tell.FleetBuilt(seat) | tell.Repaired(seat):
            armed = all_of(group, tell.Hired, tell.Promoted, tell.FleetBuilt, tell.Repaired)
            alike: dict[Hashable, list[_Armed]] = {}
            for event in armed:
                alike.setdefault(_what(event), []).append(event)
            what = "; ".join(_armed(events, voice) for events in alike.values())
            gold = names.gold(sum(event.price for event in armed), voice)
            yield voice("news-armed", who=voice.who(seat), gold=gold, what=what)
        case tell.Gold(why="stolen") if len(group) == 2:
            loss, gain = all_of(group, tell.Gold)
            gold = names.gold(gain.delta, voice)
            yield voice("news-stolen", who=voice.who(gain.seat), whom=voice.who(loss.seat), gold=gold)
        case tell.Gold(seat, why="strategy"):
            gold = names.gold(-sum(event.delta for event in all_of(group, tell.Gold)), voice)
            what = voice("n-drawn-strategy", n=len(group))
            yield voice("news-bought", who=voice.who(seat), what=what, gold=gold)
        case tell.ArmyMoved(seat) | tell.FleetMoved(seat):
            moves = "; ".join(_moved(event, voice) for event in all_of(group, tell.ArmyMoved, tell.FleetMoved))
            yield voice("news-moves", who=voice.who(seat), moves=moves)
        case tell.Disbanded(seat):
            gone = all_of(group, tell.Disbanded)
            what = "; ".join(_at(voice(f"n-{event.kind}", n=1), event.at, voice) for event in gone)
            yield voice("news-disbanded", who=voice.who(seat), what=what)
        case tell.Landed():
            for event in all_of(group, tell.Landed):
                what, where = voice(f"n-{event.kind}", n=1), names.located(event.land, voice)
                yield voice("news-landed", who=voice.who(event.seat), what=what, place=where)
        case tell.TurnBegan() | tell.TurnEnded():
            return
        case _:
            if isinstance(first, war_news.WarEvent):
                yield from war_news.told(first, view, voice)
            else:
                yield from realm_news.told(first, view, voice)


def _drew(group: Sequence[tell.CardsDrawn], voice: Voice) -> str:
    """Return who drew what; what all drew alike is said once."""
    told: dict[Seat, list[str]] = {}
    for event in group:
        told.setdefault(event.seat, []).append(voice(f"n-drawn-{event.deck}", n=event.n))
    first, *others = told.values()
    if others and all(one == first for one in others):
        return voice("news-drew-each", names=voice.people(told), cards=voice.list(first))
    each = (voice("news-drew-one", who=voice.who(seat), cards=voice.list(what)) for seat, what in told.items())
    return voice("news-drew", draws="; ".join(each))


def _at(what: str, place: str, voice: Voice) -> str:
    return voice("news-at", what=what, place=names.located(place, voice))


def _what(event: _Armed) -> Hashable:
    """Return the same for events that brought the same to the same place."""
    match event:
        case tell.Hired(_, kind, land):
            return kind, land
        case tell.Promoted(_, land) | tell.Repaired(_, land):
            return type(event), land
        case tell.FleetBuilt(_, sea, army):
            return sea, army
        case _:
            assert_never(event)


def _armed(events: Sequence[_Armed], voice: Voice) -> str:
    """Return what events that brought the same to the same place came to."""
    event, n = events[0], len(events)
    match event:
        case tell.Hired(_, kind, land):
            return _at(voice(f"n-{kind}", n=n), land, voice)
        case tell.Promoted(_, land):
            n = sum(one.n for one in all_of(events, tell.Promoted))
            return voice("news-promoted", n=n, place=names.located(land, voice))
        case tell.FleetBuilt(_, sea, army):
            laden = "; ".join([_at(voice("label-home-laden"), sea, voice)] * n)
            return laden if army else _at(voice("n-fleet", n=n), sea, voice)
        case tell.Repaired(_, land):
            return voice("news-repaired", place=names.located(land, voice))
        case _:
            assert_never(event)


def _moved(event: _Moved, voice: Voice) -> str:
    match event:
        case tell.ArmyMoved(_, land, to, kind, n):
            what = voice(f"n-{kind}", n=n)
            way = {"from": names.located(land, voice), "to": names.located(to, voice)}
            return voice("move-armies", what=what, **way)
        case tell.FleetMoved(_, path, load, taken):
            way = " → ".join(names.located(sea, voice) for sea in path)
            fleet = voice("kind-fleet")
            if load in {"", "none"}:
                return f"{fleet}, {way}"
            if not taken:
                return voice("move-laden", what=fleet, load=voice(f"kind-{load}"), path=way)
            land = names.located(taken, voice)
            return voice("move-taken", what=fleet, load=voice(f"kind-{load}"), land=land, path=way)
        case _:
            assert_never(event)
