"""War in words: passages, sieges, battles blow by blow with their sums, alliances, and lands that change hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, assert_never

from games.balkans.rules import events as tell
from games.balkans.words import names
from games.balkans.words.cardtext import effect

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.balkans.sight.view import BalkansView
    from games.core.contract import Seat
    from games.core.voice import Voice

FightEvent: TypeAlias = (
    tell.BattleBegan
    | tell.FleetsLent
    | tell.TacticsShown
    | tell.TacticChosen
    | tell.BattleRound
    | tell.Losses
    | tell.BattleOver
    | tell.Embarked
    | tell.Withdrew
    | tell.CaptiveTaken
)
"""Battles."""
DiplomacyEvent: TypeAlias = (
    tell.PassageAsked
    | tell.PassageAnswered
    | tell.DefenceAsked
    | tell.DefenceConsent
    | tell.AllianceBroken
    | tell.AllianceProposed
    | tell.AllianceAnswered
    | tell.AllianceFormed
)
"""Leave to pass and to defend, and alliances."""
LandEvent: TypeAlias = (
    tell.DefenceReaction
    | tell.ReactionOver
    | tell.SiegeBegan
    | tell.SiegeEnded
    | tell.FieldOrSiege
    | tell.Captured
    | tell.Freed
    | tell.Rescued
    | tell.Recruited
    | tell.CampPitched
    | tell.Marker
)
"""Sieges, and what becomes of lands and the armies there."""
WarEvent: TypeAlias = FightEvent | DiplomacyEvent | LandEvent
"""What is told here."""


def fallen(group: Sequence[tell.Destroyed], voice: Voice) -> str:
    """Return the pieces lost, counted for each seat."""
    counts: dict[Seat, dict[str, int]] = {}
    for event in group:
        kinds = counts.setdefault(event.seat, {})
        kinds[event.kind] = kinds.get(event.kind, 0) + 1
    return "; ".join(
        voice(
            "news-destroyed-one",
            who=voice.who(seat),
            what=voice.list([voice(f"n-{kind}", n=n) for kind, n in kinds.items()]),
        )
        for seat, kinds in counts.items()
    )


def told(event: WarEvent, view: BalkansView, voice: Voice) -> Iterator[str]:
    """Return the lines for an event of war or diplomacy."""
    if isinstance(event, FightEvent):
        return _fight(event, view, voice)
    return _diplomacy(event, voice) if isinstance(event, DiplomacyEvent) else _lands(event, voice)


def _side(seats: Sequence[Seat], voice: Voice) -> str:
    return voice.people(seats) if seats else voice("side-neutral")


def _fight(event: FightEvent, view: BalkansView, voice: Voice) -> Iterator[str]:
    match event:
        case tell.BattleBegan(kind, at, attackers, defenders):
            yield voice(
                "news-battle",
                kind=voice(f"battle-{kind}"),
                place=names.located(at, voice),
                attackers=_side(attackers, voice),
                defenders=voice.people(defenders) if defenders else voice("side-neutral-against"),
            )
        case tell.FleetsLent(seat, to, n):
            fleets = voice("n-fleet", n=n)
            yield voice("news-lent", who=voice.who(seat), whom=voice.who(to), fleets=fleets)
        case tell.TacticsShown(tactics):
            shown = "; ".join(
                voice(
                    "news-tactic",
                    who=_side((one.seat,) if one.seat >= 0 else (), voice),
                    card=names.card(one.card, voice),
                    text=effect(one.card, view, voice),
                )
                for one in tactics
            )
            yield voice("news-tactics", tactics=shown)
        case tell.TacticChosen(side, seat, card):
            who = voice.who(seat)
            yield voice("news-counts", side=voice(f"for-{side}"), who=who, card=names.card(card, voice))
        case tell.BattleRound(n, attackers, defenders, winner):
            yield voice(
                "news-round-tied" if attackers.total == defenders.total else "news-round-won",
                n=n,
                attackers=names.added(attackers.parts, attackers.total, voice),
                defenders=names.added(defenders.parts, defenders.total, voice),
                side=voice(f"side-{winner}"),
            )
        case tell.Losses(side, attack, defence, n):
            hits, saved = (sum(part.amount for part in parts) for parts in (attack, defence))
            yield voice(
                "news-losses",
                side=voice(f"of-{side}"),
                attack=names.added(attack, hits, voice),
                defence=names.added(defence, saved, voice),
                n=n,
                all="yes" if 0 < n < hits - saved else "no",
            )
        case tell.BattleOver(at, winner):
            yield voice("news-battle-won", side=voice(f"side-{winner}"), place=names.located(at, voice))
        case tell.Embarked(seat, land, sea, kind):
            where = {"land": names.located(land, voice), "sea": names.located(sea, voice)}
            yield voice("news-embarked", who=voice.who(seat), what=voice(f"n-{kind}", n=1), **where)
        case tell.Withdrew(seat, at, to):
            way = {"from": names.located(at, voice), "to": names.located(to, voice)}
            yield voice("news-withdrew", who=voice.who(seat), **way)
        case tell.CaptiveTaken(owner, kind, captor):
            what = voice(f"n-{kind}", n=1)
            yield voice("news-captive", who=voice.who(captor), what=what, whom=voice.who(owner))
        case _:
            assert_never(event)


def _diplomacy(event: DiplomacyEvent, voice: Voice) -> Iterator[str]:
    match event:
        case tell.PassageAsked(seat, strait, owner):
            where = names.place(strait, voice)
            yield voice("news-passage-asked", who=voice.who(seat), whom=voice.who(owner), strait=where)
        case tell.PassageAnswered(owner, strait, to, granted):
            key = "news-passage-granted" if granted else "news-passage-refused"
            where = names.place(strait, voice)
            yield voice(key, who=voice.who(owner), whom=voice.who(to), strait=where)
        case tell.DefenceAsked(seat, owner, land):
            where = names.located(land, voice)
            yield voice("news-defence-asked", who=voice.who(seat), whom=voice.who(owner), place=where)
        case tell.DefenceConsent(seat, land, yes):
            key = "news-consent-yes" if yes else "news-consent-no"
            yield voice(key, who=voice.who(seat), place=names.located(land, voice))
        case tell.AllianceBroken(seat, others):
            yield voice("news-broken", who=voice.who(seat), others=voice.people(others))
        case tell.AllianceProposed(seat, members):
            yield voice("news-proposed", who=voice.who(seat), members=voice.people(members))
        case tell.AllianceAnswered(yes, no):
            yield voice("news-answers", yes=voice.people(yes), no=voice.people(no) if no else "none")
        case tell.AllianceFormed(members):
            yield voice("news-allied", members=voice.people(members))
        case _:
            assert_never(event)


def _lands(event: LandEvent, voice: Voice) -> Iterator[str]:
    match event:
        case tell.DefenceReaction(seat, land):
            yield voice("news-reaction", who=voice.who(seat), place=names.located(land, voice))
        case tell.ReactionOver(seat):
            yield voice("news-reaction-over", who=voice.who(seat))
        case tell.SiegeBegan(land, seat):
            yield voice("news-siege", who=voice.who(seat), place=names.located(land, voice))
        case tell.SiegeEnded(land):
            yield voice("news-siege-over", place=names.located(land, voice))
        case tell.FieldOrSiege(seat, land, how):
            yield voice(f"news-meets-{how}", who=voice.who(seat), place=names.located(land, voice))
        case tell.Captured(land, seat, before, power):
            where = names.located(land, voice)
            if before < 0 and power in {"", "neutral"}:
                yield voice("news-captured", who=voice.who(seat), place=where)
            else:
                whom = voice.who(before) if before >= 0 else names.power(power, voice)
                yield voice("news-captured-from", who=voice.who(seat), place=where, whom=whom)
        case tell.Freed(land):
            yield voice("news-freed", place=names.located(land, voice))
        case tell.Rescued(seat, kind, land):
            what, where = voice(f"n-{kind}", n=1), names.located(land, voice)
            yield voice("news-rescued", who=voice.who(seat), what=what, place=where)
        case tell.Recruited(seat, kind, land, n):
            what, where = voice(f"n-{kind}", n=n), names.located(land, voice)
            yield voice("news-recruited", who=voice.who(seat), what=what, place=where)
        case tell.CampPitched(seat, land, level):
            where = names.located(land, voice)
            yield voice("news-camp", who=voice.who(seat), place=where, level=level)
        case tell.Marker(kind, land, on):
            yield voice(f"news-{kind}-{'on' if on else 'off'}", place=names.located(land, voice))
        case _:
            assert_never(event)
