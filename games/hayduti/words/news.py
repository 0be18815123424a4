"""What happened at a table of Hayduti, told in as few lines as make sense."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final, TypeAlias, assert_never, cast

from games.core.news import in_groups
from games.hayduti.rules import events as told
from games.hayduti.words.names import (
    arithmetic,
    capital,
    card,
    card_of,
    cards,
    deets_called,
    deets_of,
    powers,
    stat,
    values,
)
from games.hayduti.words.table import score_line

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Sequence

    from games.core.contract import Event
    from games.core.voice import Voice
    from games.hayduti.data.sheet import Ability
    from games.hayduti.rules.events import HaydutiEvent
    from games.hayduti.sight.view import HaydutiView

_JOINED: Final = (
    told.Exposed,
    told.Withstood,
    told.ZaptieIgnored,
    told.BenkovskiRoused,
    told.IlyoRemoved,
    told.PetkoKept,
    told.HitovTook,
    told.HandLost,
    told.FieldCleared,
    told.Improved,
    told.Raised,
    told.RakovskiKept,
)
"""What is told in the same line as that which it follows."""

_Deed: TypeAlias = told.Scouted | told.Recruited | told.Risked | told.RiskyNothing | told.Passed | told.Cleared
"""What a player does in the course of a turn, told one after the other in one line."""
_UNTOLD: Final = (told.TurnStarted, told.RoundEnded, told.FieldRefilled, told.NoGroup)
"""What needs no line: whose turn it is stands below the news, the field in the picture; nothing came of it."""

_ByDeytsi: TypeAlias = (
    told.SofroniyTurned
    | told.HadzhiRemoved
    | told.BenkovskiRoused
    | told.ZaptieIgnored
    | told.IlyoRemoved
    | told.PetkoKept
    | told.HitovTook
    | told.RakovskiKept
)
_Private: TypeAlias = told.StartingHand | told.CardDrawn | told.LosingSeen | told.LossesTaken | told.LossesGiven
_Course: TypeAlias = (
    told.GameStarted
    | told.RoundStarted
    | told.DeckRotated
    | told.FinalRotation
    | told.UprisingBrokeOut
    | told.UprisingFailed
    | told.Scored
    | told.GameOver
)


def news(events: Sequence[Event], view: HaydutiView, voice: Voice) -> list[str]:
    """Return the lines: what one seat does in its turn, or several seats do alike, shares one."""
    lines: list[str] = []
    heard = [event for event in cast("Sequence[HaydutiEvent]", events) if not _is_untold(event)]
    for group in in_groups(heard, _together):
        for line in _tell(group, view, voice):
            if lines and isinstance(group[0], _JOINED):
                lines[-1] += f" {capital(line)}"
            else:
                lines.append(capital(line))
    return lines


def _is_untold(event: HaydutiEvent) -> bool:
    """Return whether nothing is said of an event: whoever clears no card keeps what they have."""
    return isinstance(event, _UNTOLD) or (isinstance(event, told.Cleared) and not event.count)


def _together(event: Event) -> Hashable | None:
    """Return what is the same for neighbours among events that are told together."""
    if isinstance(event, _Deed):
        return "deeds", event.seat
    if isinstance(event, told.CardDrawn):
        return told.CardDrawn, event.seat
    match event:
        case told.Prescored(seat, deets):
            return told.Prescored, seat, deets
        case told.ClearingChosen() | told.SecretAgain():
            return type(event)
        case _:
            return None


def _tell(group: Sequence[HaydutiEvent], view: HaydutiView, voice: Voice) -> Iterator[str]:
    """Yield the lines of events that are told together."""
    event = group[0]
    if isinstance(event, _ByDeytsi):
        yield from _help(event, view, voice)
        return
    if isinstance(event, _Course):
        yield from _course(event, view, voice)
        return
    if isinstance(event, _Private):
        yield _privately(event, group, voice)
        return
    if isinstance(event, _Deed):
        yield from _deeds([one for one in group if isinstance(one, _Deed)], voice)
        return
    match event:
        case told.Prescored(seat, deets):
            rises = [
                voice("news-prescored-stat", stat=stat(one.stat, voice), after=one.after)
                for one in group
                if isinstance(one, told.Prescored)
            ]
            who = voice.name(seat)
            yield voice("news-prescored", who=who, deets=deets_called(deets, voice), stats=", ".join(rises))
        case told.ClearingChosen():
            yield _alike("news-chosen", group, voice)
        case told.SecretAgain():
            yield _alike("news-secret", group, voice)
        case told.RiskyZaptie(seat, pos, name):
            yield voice("news-risky-zaptie", who=voice.name(seat), card=card(name, voice), pos=pos)
        case told.Exposed(seat):
            yield voice("news-exposed", who=voice.name(seat))
        case told.Withstood(seat, total, boyna):
            yield voice("news-withstood", who=voice.name(seat), total=total, boyna=boyna)
        case told.CommitteeBroken(seat, total, boyna):
            yield voice("news-broken", who=voice.name(seat), total=total, boyna=boyna)
        case told.HandLost(seat, names, count):
            key = "news-lost" if names else "news-lost-hidden"
            yield voice(key, who=voice.name(seat), count=count, cards=cards(names, voice))
        case told.FieldCleared(names):
            if names:
                yield voice("news-field-cleared", cards=cards(names, voice))
        case told.GroupFormed():
            yield _formed(event, voice)
        case told.Improved(_, name, before, after):
            yield voice("news-improved", stat=stat(name, voice), before=before, after=after)
        case told.Raised(_, name, pos):
            yield _raised(name, pos, voice)
        case told.TurnStarted() | told.RoundEnded() | told.FieldRefilled() | told.NoGroup():
            return
        case _:
            assert_never(event)


def _privately(event: _Private, group: Sequence[HaydutiEvent], voice: Voice) -> str:
    """Return what one seat alone learns."""
    match event:
        case told.StartingHand(_, names):
            return voice("news-own-start", cards=cards(names, voice))
        case told.CardDrawn():
            drawn = [one.card for one in group if isinstance(one, told.CardDrawn)]
            return voice("news-own-draw", cards=cards(drawn, voice))
        case told.LosingSeen(_, source, names):
            return voice("news-own-losing", who=voice.name(source), cards=cards(names, voice))
        case told.LossesTaken(_, source, names):
            return voice("news-own-taken", whom=voice.name(source), cards=cards(names, voice))
        case told.LossesGiven(_, taker, names):
            return voice("news-own-given", who=voice.name(taker), cards=cards(names, voice))
        case _:
            assert_never(event)


def _deeds(group: Sequence[_Deed], voice: Voice) -> Iterator[str]:
    """Yield the line of what a player did in turn; what was left undone is told of whoever did nothing else."""
    done = [event for event in group if not isinstance(event, told.Passed)] or group
    if deeds := "; ".join(_each_deed(done, voice)):
        yield voice("news-deeds", who=voice.name(group[0].seat), deeds=deeds)


def _each_deed(group: Sequence[_Deed], voice: Voice) -> Iterator[str]:
    """Yield what a player did, neighbours of one kind together."""
    for _, alike in groupby(group, key=type):
        some = list(alike)
        last = some[-1]
        match last:
            case told.Scouted():
                yield voice("did-scout", finds=_finds(some, voice))
            case told.Recruited():
                yield voice("did-recruit", finds=_finds(some, voice))
            case told.Risked():
                yield voice("did-risk", count=len(some))
            case told.RiskyNothing():
                yield voice("did-risk-nothing")
            case told.Passed(_, unused):
                if unused:
                    yield voice("did-stop", count=unused)
            case told.Cleared(_, names, count):
                yield voice("did-clear" if names else "did-clear-hidden", count=count, cards=cards(names, voice))
            case _:
                assert_never(last)


def _raised(name: str, pos: int, voice: Voice) -> str:
    """Return which card is raised, and what it does from now on."""
    line = voice("news-raised-field" if pos else "news-raised", card=card(name, voice), pos=pos)
    raised = card_of(name)
    if raised.deets is None:
        return f"{line} {voice('news-raised-points', points=raised.points)}"
    return f"{line} {capital(powers(raised.deets, voice))}"


def _finds(group: Sequence[HaydutiEvent], voice: Voice) -> str:
    found = (event for event in group if isinstance(event, told.Scouted | told.Recruited))
    return ", ".join(voice("news-find", pos=event.pos, card=card(event.card, voice)) for event in found)


def _alike(key: str, group: Sequence[HaydutiEvent], voice: Voice) -> str:
    """Return what several seats do alike."""
    seats = [one.seat for one in group if isinstance(one, told.ClearingChosen | told.SecretAgain | told.NoGroup)]
    seats = list(dict.fromkeys(seats))
    return voice(key, names=voice.people(seats), count=len(seats))


def _formed(event: told.GroupFormed, voice: Voice) -> str:
    """Return who forms a group of which cards, its strength with the arithmetic."""
    sum_ = arithmetic(event.cards, event.bonuses, event.strength, voice)
    who, contribution = voice.name(event.seat), stat(event.contribution, voice)
    return voice("news-group", who=who, stat=contribution, cards=cards(event.cards, voice), sum=sum_)


def _helper(seat: int, ability: Ability, view: HaydutiView, voice: Voice) -> str:
    """Return the name of the deets with this ability that the seat has raised."""
    for one in view.committees[seat].raised:
        deets = deets_of(one.card)
        if deets is not None and deets.ability == ability:
            return deets_called(one.card, voice)
    return ""


def _help(event: _ByDeytsi, view: HaydutiView, voice: Voice) -> Iterator[str]:
    """Yield what the deytsi did."""
    match event:
        case told.SofroniyTurned(seat, pos, name):
            deets, who = _helper(seat, "peek_to_field", view, voice), voice.name(seat)
            if name is None:
                yield voice("news-sofroniy-nothing", deets=deets, who=who)
            else:
                yield voice("news-sofroniy", deets=deets, who=who, pos=pos, card=card(name, voice))
        case told.HadzhiRemoved(seat, pos, name, replaced):
            deets, who = _helper(seat, "remove_zaptie", view, voice), voice.name(seat)
            key = "news-hadzhi" if replaced else "news-hadzhi-gap"
            yield voice(key, deets=deets, who=who, pos=pos, card=card(name, voice))
        case told.BenkovskiRoused(seat, actions):
            deets = _helper(seat, "extra_actions", view, voice)
            yield voice("news-benkovski", deets=deets, who=voice.name(seat), count=actions)
        case told.ZaptieIgnored(seat, name):
            deets = _helper(seat, "ignore_first_zaptie", view, voice)
            yield voice("news-ignored", deets=deets, who=voice.name(seat), card=card(name, voice))
        case told.IlyoRemoved(seat, name, keep):
            yield voice(
                "news-ilyo", deets=_helper(seat, "exposed_bonus", view, voice), card=card(name, voice), count=keep
            )
        case told.PetkoKept(seat, count):
            deets = _helper(seat, "keep_when_broken", view, voice)
            yield voice("news-petko" if count else "news-petko-none", deets=deets, who=voice.name(seat), count=count)
        case told.HitovTook(seat, source, names, count):
            key = "news-hitov" if names else "news-hitov-hidden" if count else "news-hitov-none"
            deets, who, whom = _helper(seat, "take_when_broken", view, voice), voice.name(seat), voice.name(source)
            yield voice(key, deets=deets, who=who, whom=whom, count=count, cards=cards(names, voice))
        case told.RakovskiKept(seat, names):
            yield voice("news-rakovski", deets=_helper(seat, "keep_from_group", view, voice), cards=cards(names, voice))
        case _:
            assert_never(event)


def _course(event: _Course, view: HaydutiView, voice: Voice) -> Iterator[str]:
    """Yield what concerns the whole table: the beginning, the deck, the end."""
    match event:
        case told.GameStarted(order, hands):
            yield voice("news-started", who=voice.name(order[0]))
            if any(hands):
                dealt = [voice("news-start-hand", who=voice.name(seat), count=hands[seat]) for seat in order]
                yield voice("news-start-hands", hands=", ".join(dealt))
        case told.RoundStarted(number, first):
            yield voice("news-round", number=number, who=voice.name(first))
        case told.DeckRotated(number, total, silver, gold):
            line = voice("news-rotated", number=number, total=total)
            marks = "-".join(mark for mark, comes in (("silver", silver), ("gold", gold)) if comes)
            yield f"{line} {voice(f'news-{marks}')}" if marks else line
        case told.FinalRotation():
            yield voice("news-final")
        case told.UprisingBrokeOut():
            yield voice("news-broke-out")
        case told.UprisingFailed(best, targets):
            yield voice("news-failed", best=values(best, voice), targets=values(targets, voice))
        case told.Scored():
            yield score_line(event, voice)
        case told.GameOver(winners):
            yield _winners(winners, view, voice)
        case _:
            assert_never(event)


def _winners(winners: Sequence[int], view: HaydutiView, voice: Voice) -> str:
    if not winners:
        return voice("news-nobody")
    points = next((score.total for score in view.scores if score.seat == winners[0]), 0)
    return voice("news-winner", names=voice.people(winners), count=len(winners), points=points)
