"""News of war and diplomacy: passages, sieges, battles, alliances, and lands that change hands."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias, assert_never

from games.balkans.rules import events
from games.balkans.text import names
from games.balkans.text.cardtext import printed
from games.balkans.views.view import BalkansView
from games.core.contract import Seat
from games.core.localizer import Localizer

WarEvent: TypeAlias = events.FightEvent | events.DiplomacyEvent | events.LandEvent
"""The events handled in this module."""


def fallen(group: Sequence[events.Destroyed], localizer: Localizer) -> str:
    """Return the lost pieces of each seat."""
    counts: dict[Seat, dict[str, int]] = {}
    for event in group:
        kinds = counts.setdefault(event.seat, {})
        kinds[event.kind] = kinds.get(event.kind, 0) + 1
    return "; ".join(
        localizer(
            "news-destroyed-one",
            who=localizer.who(seat),
            what=localizer.list([localizer(f"n-{kind}", n=n) for kind, n in kinds.items()]),
        )
        for seat, kinds in counts.items()
    )


def told(event: WarEvent, view: BalkansView, localizer: Localizer) -> Iterator[str]:
    """Return the lines for an event."""
    if isinstance(event, events.FightEvent):
        return _fight(event, view, localizer)
    if isinstance(event, events.DiplomacyEvent):
        return _diplomacy(event, localizer)
    return _lands(event, view, localizer)


def _side(seats: Sequence[Seat], localizer: Localizer) -> str:
    return localizer.people(seats) if seats else localizer("side-neutral")


def _fight(event: events.FightEvent, view: BalkansView, localizer: Localizer) -> Iterator[str]:
    match event:
        case events.BattleBegan(kind, at, attackers, defenders):
            yield localizer(
                "news-battle",
                kind=localizer(f"battle-{kind}"),
                place=names.located(at, localizer),
                attackers=_side(attackers, localizer),
                defenders=localizer.people(defenders) if defenders else localizer("side-neutral-against"),
            )
        case events.FleetsLent(seat, to, n):
            fleets = localizer("n-fleet", n=n)
            yield localizer("news-lent", who=localizer.who(seat), whom=localizer.who(to), fleets=fleets)
        case events.TacticsShown(tactics):
            told = "; ".join(
                localizer(
                    "news-tactic",
                    who=_side((tactic.seat,) if tactic.seat >= 0 else (), localizer),
                    card=names.card(tactic.card, localizer),
                    text=printed(tactic.card, localizer, advanced=view.options.advanced, of_side=True),
                )
                for tactic in tactics
            )
            yield localizer("news-tactics", tactics=told)
        case events.TacticChosen(side, seat, card):
            who = localizer.who(seat)
            yield localizer("news-counts", side=localizer(f"for-{side}"), who=who, card=names.card(card, localizer))
        case events.BattleRound(n, attackers, defenders, winner):
            yield localizer(
                "news-round-tied" if attackers.total == defenders.total else "news-round-won",
                n=n,
                attackers=names.added(attackers.parts, attackers.total, localizer),
                defenders=names.added(defenders.parts, defenders.total, localizer),
                side=localizer(f"side-{winner}"),
            )
        case events.Losses(side, attack, defence, n):
            hits, saved = (sum(part.amount for part in parts) for parts in (attack, defence))
            yield localizer(
                "news-losses",
                side=localizer(f"of-{side}"),
                attack=names.added(attack, hits, localizer),
                defence=names.added(defence, saved, localizer),
                n=n,
                all="yes" if 0 < n < hits - saved else "no",
            )
        case events.BattleOver(at, winner):
            yield localizer("news-battle-won", side=localizer(f"side-{winner}"), place=names.located(at, localizer))
        case events.Embarked(seat, land, sea, kind):
            where = {"land": names.located(land, localizer), "sea": names.located(sea, localizer)}
            yield localizer("news-embarked", who=localizer.who(seat), what=localizer(f"n-{kind}", n=1), **where)
        case events.Withdrew(seat, at, to):
            way = {"from": names.located(at, localizer), "to": names.located(to, localizer)}
            yield localizer("news-withdrew", who=localizer.who(seat), **way)
        case events.CaptiveTaken(owner, kind, captor):
            what = localizer(f"n-{kind}", n=1)
            yield localizer("news-captive", who=localizer.who(captor), what=what, whom=localizer.who(owner))
        case _:
            assert_never(event)


def _diplomacy(event: events.DiplomacyEvent, localizer: Localizer) -> Iterator[str]:
    match event:
        case events.PassageAsked(seat, strait, owner):
            where = names.place(strait, localizer)
            yield localizer("news-passage-asked", who=localizer.who(seat), whom=localizer.who(owner), strait=where)
        case events.PassageAnswered(owner, strait, to, granted):
            key = "news-passage-granted" if granted else "news-passage-refused"
            where = names.place(strait, localizer)
            yield localizer(key, who=localizer.who(owner), whom=localizer.who(to), strait=where)
        case events.DefenceAsked(seat, owner, land):
            where = names.located(land, localizer)
            yield localizer("news-defence-asked", who=localizer.who(seat), whom=localizer.who(owner), place=where)
        case events.DefenceConsent(seat, land, yes):
            key = "news-consent-yes" if yes else "news-consent-no"
            yield localizer(key, who=localizer.who(seat), place=names.located(land, localizer))
        case events.AllianceBroken(seat, others):
            yield localizer("news-broken", who=localizer.who(seat), others=localizer.people(others))
        case events.AllianceProposed(seat, members):
            yield localizer("news-proposed", who=localizer.who(seat), members=localizer.people(members))
        case events.AllianceAnswered(yes, no):
            yield localizer("news-answers", yes=localizer.people(yes), no=localizer.people(no) if no else "none")
        case events.AllianceFormed(members):
            yield localizer("news-allied", members=localizer.people(members))
        case _:
            assert_never(event)


def _lands(event: events.LandEvent, view: BalkansView, localizer: Localizer) -> Iterator[str]:
    match event:
        case events.NothingMoved(seat):
            yield localizer("news-nothing-moved", who=localizer.who(seat))
        case events.DefenceReaction(seat, land):
            yield localizer("news-reaction", who=localizer.who(seat), place=names.located(land, localizer))
        case events.ReactionOver(seat):
            yield localizer("news-reaction-over", who=localizer.who(seat))
        case events.SiegeBegan(land, seat):
            yield localizer("news-siege", who=localizer.who(seat), place=names.located(land, localizer))
        case events.SiegeEnded(land):
            yield localizer("news-siege-over", place=names.located(land, localizer))
        case events.FieldOrSiege(seat, land, how):
            yield localizer(f"news-meets-{how}", who=localizer.who(seat), place=names.located(land, localizer))
        case events.Captured(land, seat, before, power):
            where = names.located(land, localizer)
            if before < 0 and power in {"", "neutral"}:
                yield localizer("news-captured", who=localizer.who(seat), place=where)
            else:
                whom = localizer.who(before) if before >= 0 else names.power(power, localizer)
                yield localizer("news-captured-from", who=localizer.who(seat), place=where, whom=whom)
        case events.Freed(land):
            yield localizer("news-freed", place=names.located(land, localizer))
        case events.Rescued(seat, kind, land):
            what, where = localizer(f"n-{kind}", n=1), names.located(land, localizer)
            yield localizer("news-rescued", who=localizer.who(seat), what=what, place=where)
        case events.Recruited(seat, kind, land, n):
            what, where = localizer(f"n-{kind}", n=n), names.located(land, localizer)
            yield localizer("news-recruited", who=localizer.who(seat), what=what, place=where)
        case events.CampPitched(seat, land, level):
            where = names.located(land, localizer)
            yield localizer("news-camp", who=localizer.who(seat), place=where, level=level)
        case events.Marker("revolt", land, True) if view.lands[land].revolt:  # so it has its owner still
            whom = localizer.who(view.lands[land].owner)
            yield localizer("news-revolt-of", place=names.located(land, localizer), whom=whom)
        case events.Marker(kind, land, on):
            yield localizer(f"news-{kind}-{'on' if on else 'off'}", place=names.located(land, localizer))
        case _:
            assert_never(event)
