"""News: events in words, related ones on one line."""

from collections.abc import Hashable, Iterator, Sequence
from typing import TypeAlias, assert_never, cast

from games.balkans.data.components import CARDS, title
from games.balkans.rules import events as event_types
from games.balkans.text import names, realm_news, war_news
from games.balkans.views.view import BalkansView
from games.core.contract import Event, Seat
from games.core.localizer import Localizer
from games.core.news import all_of, in_groups

_Armed: TypeAlias = event_types.Hired | event_types.Promoted | event_types.FleetBuilt | event_types.Repaired
_Moved: TypeAlias = event_types.ArmyMoved | event_types.FleetMoved


def news(events: Sequence[Event], view: BalkansView, localizer: Localizer) -> list[str]:
    """Return the lines of news; repeated or similar events share a line."""
    kept = _worth_telling(cast("Sequence[event_types.AnyEvent]", events))
    return [line for group in in_groups(kept, _together) for line in _told(group, view, localizer)]


def _worth_telling(events: Sequence[event_types.AnyEvent]) -> list[event_types.AnyEvent]:
    """Return the events without those that later events make redundant.

    Examples: a pass that something followed, a plan once the season has begun, an order whose actions are told, a
    victory whose land is told as captured, and gains that the text of their card already states.
    """
    kept: list[event_types.AnyEvent] = []
    shown = planned = False
    brought: set[tuple[str, Seat]] = set()
    taken: set[str] = set()
    for event in reversed(events):
        match event:
            case event_types.TurnBegan() | event_types.TurnEnded():
                continue  # the prompt tells whose turn it is
            case event_types.RazborStep(step) if step > 1:
                continue
            case event_types.Passed() | event_types.ReactionOver() if any(
                not isinstance(later, event_types.Passed) for later in kept
            ):
                continue
            case event_types.Losses(n=0):
                continue
            case event_types.CardPlayed(_, card):
                while kept and _says(card, kept[-1]):
                    kept.pop()
            case event_types.Gold(seat, why="strategy") if kept and kept[-1] == event_types.CardsDrawn(
                seat, "strategy", 1
            ):
                kept.pop()
            case event_types.TacticsShown():
                shown = True
            case event_types.Harvested(seat):
                brought.add(("harvest", seat))
            case event_types.Hired() | event_types.Promoted() | event_types.FleetBuilt() | event_types.Repaired():
                brought.add(("arming", event.seat))
            case event_types.Captured(land):
                taken.add(land)
            case event_types.SeasonBegan():
                planned = True
            case event_types.Declared() | event_types.Answered(_, "tactic") if shown:
                continue
            case event_types.Answered(_, "plan") if planned:
                continue
            case event_types.BattleBegan(_, at):
                shown = False
                taken.discard(at)
            case event_types.BattleOver(at, "attackers") if at in taken:
                continue
            case event_types.OrderPlayed(seat, kind) if (kind, seat) in brought:
                brought.discard((kind, seat))
                continue
            case _:
                pass
        kept.append(event)
    return _losses_first(kept[::-1])


def _losses_first(events: Sequence[event_types.AnyEvent]) -> list[event_types.AnyEvent]:
    """Return the events with changes of Influence by losses moved behind the losses they interrupt."""
    told: list[event_types.AnyEvent] = []
    later: list[event_types.AnyEvent] = []
    for event in events:
        if isinstance(event, event_types.Influence) and event.why.startswith("royal-") and told and _lost(told[-1]):
            later.append(event)
            continue
        if not _lost(event):
            told += later
            later = []
        told.append(event)
    return told + later


def _lost(event: event_types.AnyEvent) -> bool:
    return isinstance(event, event_types.Destroyed)


def _says(card: str, event: event_types.AnyEvent) -> bool:
    """Whether the text of a card already tells an event: a gain, or that the card stays in play."""
    if isinstance(event, event_types.LastingBegan):
        return event.card == card
    if not isinstance(event, event_types.Gold | event_types.Influence) or event.why != title(card):
        return False
    told = "gold" if isinstance(event, event_types.Gold) else "influence", event.delta
    return any((effect.id, effect.n) == told for effect in CARDS[event.why].entry.effects)


def _together(event: Event) -> Hashable | None:
    """Return a key that is equal for neighbouring events told together, or None for an event told alone."""
    match event:
        case event_types.CardsDrawn() | event_types.DrawnSeen() | event_types.InfluenceGained():
            return type(event)
        case event_types.Passed() | event_types.Retreated() | event_types.Stayed():
            return type(event)
        case event_types.Declared(_, what) | event_types.Destroyed(why=what) | event_types.Answered(_, what):
            return type(event), what
        case event_types.Hired() | event_types.Promoted() | event_types.FleetBuilt() | event_types.Repaired():
            return "armed", event.seat
        case event_types.Gold(why="stolen"):
            return "stolen"
        case event_types.Gold(seat, why="strategy"):
            return "bought", seat
        case event_types.ArmyMoved(seat) | event_types.FleetMoved(seat):
            return "moved", seat
        case event_types.Disbanded(seat) | event_types.Landed(seat):
            return type(event), seat
        case _:
            return None


def _told(group: Sequence[event_types.AnyEvent], view: BalkansView, localizer: Localizer) -> Iterator[str]:
    first = group[0]
    match first:
        case event_types.CardsDrawn():
            yield _drew(all_of(group, event_types.CardsDrawn), localizer)
        case event_types.DrawnSeen():
            drawn = [card for event in all_of(group, event_types.DrawnSeen) for card in event.cards]
            yield localizer("news-own-draw", cards=names.cards(drawn, localizer))
        case event_types.InfluenceGained():
            each = (
                localizer(
                    "news-gains-one",
                    who=localizer.who(event.seat),
                    sum=names.added(event.parts, event.total, localizer),
                )
                for event in all_of(group, event_types.InfluenceGained)
            )
            yield localizer("news-gains", gains="; ".join(each))
        case event_types.Passed() | event_types.Retreated() | event_types.Stayed():
            seats = dict.fromkeys(
                event.seat for event in all_of(group, event_types.Passed, event_types.Retreated, event_types.Stayed)
            )
            key = type(first).__name__.lower()
            yield localizer(f"news-{key}", names=localizer.people(seats), count=len(seats))
        case event_types.Destroyed():
            what = war_news.fallen(all_of(group, event_types.Destroyed), localizer)
            yield localizer(f"news-destroyed-{first.why}", what=what)
        case event_types.Declared(_, what) | event_types.Answered(_, what):
            seats = [event.seat for event in all_of(group, event_types.Declared, event_types.Answered)]
            key = type(first).__name__.lower()
            yield localizer(f"news-{key}-{what}", names=localizer.people(seats), count=len(seats))
        case event_types.Hired() | event_types.Promoted() | event_types.FleetBuilt() | event_types.Repaired():
            armed = all_of(group, event_types.Hired, event_types.Promoted, event_types.FleetBuilt, event_types.Repaired)
            alike: dict[Hashable, list[_Armed]] = {}
            for event in armed:
                alike.setdefault(_what(event), []).append(event)
            what = "; ".join(_armed(events, localizer) for events in alike.values())
            gold = names.gold(sum(event.price for event in armed), localizer)
            yield localizer("news-armed", who=localizer.who(first.seat), gold=gold, what=what)
        case event_types.Gold(why="stolen") if len(group) == 2:
            loss, gain = all_of(group, event_types.Gold)
            gold = names.gold(gain.delta, localizer)
            yield localizer("news-stolen", who=localizer.who(gain.seat), whom=localizer.who(loss.seat), gold=gold)
        case event_types.Gold(seat, why="strategy"):
            gold = names.gold(-sum(event.delta for event in all_of(group, event_types.Gold)), localizer)
            what = localizer("n-drawn-strategy", n=len(group))
            yield localizer("news-bought", who=localizer.who(seat), what=what, gold=gold)
        case event_types.ArmyMoved(seat) | event_types.FleetMoved(seat):
            moves = "; ".join(
                _moved(event, localizer) for event in all_of(group, event_types.ArmyMoved, event_types.FleetMoved)
            )
            yield localizer("news-moves", who=localizer.who(seat), moves=moves)
        case event_types.Disbanded(seat):
            gone = all_of(group, event_types.Disbanded)
            what = "; ".join(_at(localizer(f"n-{event.kind}", n=1), event.at, localizer) for event in gone)
            yield localizer("news-disbanded", who=localizer.who(seat), what=what)
        case event_types.Landed():
            for event in all_of(group, event_types.Landed):
                what, where = localizer(f"n-{event.kind}", n=1), names.located(event.land, localizer)
                yield localizer("news-landed", who=localizer.who(event.seat), what=what, place=where)
        case event_types.TurnBegan() | event_types.TurnEnded():
            return
        case _:
            if isinstance(first, war_news.WarEvent):
                yield from war_news.told(first, view, localizer)
            else:
                yield from realm_news.told(first, view, localizer)


def _drew(group: Sequence[event_types.CardsDrawn], localizer: Localizer) -> str:
    """Return who drew which number of cards, in short if all drew the same."""
    told: dict[Seat, list[str]] = {}
    for event in group:
        told.setdefault(event.seat, []).append(localizer(f"n-drawn-{event.deck}", n=event.n))
    first, *others = told.values()
    if others and all(cards == first for cards in others):
        return localizer("news-drew-each", names=localizer.people(told), cards=localizer.list(first))
    each = (
        localizer("news-drew-one", who=localizer.who(seat), cards=localizer.list(cards)) for seat, cards in told.items()
    )
    return localizer("news-drew", draws="; ".join(each))


def _at(what: str, place: str, localizer: Localizer) -> str:
    return localizer("news-at", what=what, place=names.located(place, localizer))


def _what(event: _Armed) -> Hashable:
    """Return a key that is equal for actions with the same result in the same place."""
    match event:
        case event_types.Hired(_, kind, land):
            return kind, land
        case event_types.Promoted(_, land) | event_types.Repaired(_, land):
            return type(event), land
        case event_types.FleetBuilt(_, sea, army):
            return sea, army
        case _:
            assert_never(event)


def _armed(events: Sequence[_Armed], localizer: Localizer) -> str:
    """Return the joint result of actions with equal keys."""
    event, n = events[0], len(events)
    match event:
        case event_types.Hired(_, kind, land):
            return _at(localizer(f"n-{kind}", n=n), land, localizer)
        case event_types.Promoted(_, land):
            n = sum(promoted.n for promoted in all_of(events, event_types.Promoted))
            return localizer("news-promoted", n=n, place=names.located(land, localizer))
        case event_types.FleetBuilt(_, sea, army):
            laden = "; ".join([_at(localizer("label-home-laden"), sea, localizer)] * n)
            return laden if army else _at(localizer("n-fleet", n=n), sea, localizer)
        case event_types.Repaired(_, land):
            return localizer("news-repaired", place=names.located(land, localizer))
        case _:
            assert_never(event)


def _moved(event: _Moved, localizer: Localizer) -> str:
    match event:
        case event_types.ArmyMoved(_, land, to, kind, n):
            what = localizer(f"n-{kind}", n=n)
            way = {"from": names.located(land, localizer), "to": names.located(to, localizer)}
            return localizer("move-armies", what=what, **way)
        case event_types.FleetMoved(_, path, load, taken):
            way = " → ".join(names.located(sea, localizer) for sea in path)
            fleet = localizer("kind-fleet")
            if load in {"", "none"}:
                return f"{fleet}, {way}"
            if not taken:
                return localizer("move-laden", what=fleet, load=localizer(f"kind-{load}"), path=way)
            land = names.located(taken, localizer)
            return localizer("move-taken", what=fleet, load=localizer(f"kind-{load}"), land=land, path=way)
        case _:
            assert_never(event)
