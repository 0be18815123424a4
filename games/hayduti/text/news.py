"""News of a table of Hayduti: events as lines of text, related events in one line."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final, TypeAlias, assert_never, cast

from games.core.localizer import capital
from games.core.news import in_groups
from games.hayduti.rules import events as told
from games.hayduti.text.names import (
    arithmetic,
    card,
    card_of,
    cards,
    deets_called,
    deets_of,
    powers,
    stat,
    values,
)
from games.hayduti.text.table import score_line

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Sequence

    from games.core.contract import Event
    from games.core.localizer import Localizer
    from games.hayduti.data.file_format import Ability
    from games.hayduti.rules.events import HaydutiEvent
    from games.hayduti.views.view import HaydutiView

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
    told.Overtaken,
    told.Raised,
    told.RakovskiKept,
)
"""Events that share the line of the event before them."""

_Action: TypeAlias = told.Scouted | told.Recruited | told.Risked | told.RiskyNothing | told.Passed | told.Cleared
"""Actions of a turn, listed in one line."""
_SILENT: Final = (told.TurnStarted, told.RoundEnded, told.FieldRefilled, told.NoGroup)
"""Events without a line: the ask shows whose turn it is, the picture shows the field."""


def news(events: Sequence[Event], view: HaydutiView, localizer: Localizer) -> list[str]:
    """Return the lines of news. What one seat does in its turn, or several seats do alike, shares a line."""
    lines: list[str] = []
    heard = [event for event in cast("Sequence[HaydutiEvent]", events) if not _is_untold(event)]
    for group in in_groups(heard, _together):
        for line in _tell(group, view, localizer):
            if lines and isinstance(group[0], _JOINED):
                lines[-1] += f" {capital(line)}"
            else:
                lines.append(capital(line))
    return lines


def _is_untold(event: HaydutiEvent) -> bool:
    return isinstance(event, _SILENT) or (isinstance(event, told.Cleared) and not event.count)


def _together(event: Event) -> Hashable | None:
    """Return a key that is equal for neighbouring events that share a line."""
    if isinstance(event, _Action):
        return "actions", event.seat
    if isinstance(event, told.CardDrawn):
        return told.CardDrawn, event.seat
    match event:
        case told.Prescored(seat, deets):
            return told.Prescored, seat, deets
        case told.ClearingChosen() | told.SecretAgain():
            return type(event)
        case _:
            return None


def _tell(group: Sequence[HaydutiEvent], view: HaydutiView, localizer: Localizer) -> Iterator[str]:
    event = group[0]
    if isinstance(event, told.EventByDeytsi):
        yield from _help(event, view, localizer)
        return
    if isinstance(event, told.EventOfTable):
        yield from _course(event, view, localizer)
        return
    if isinstance(event, told.EventForSeat):
        yield _privately(event, group, localizer)
        return
    if isinstance(event, _Action):
        yield from _actions([event for event in group if isinstance(event, _Action)], localizer)
        return
    match event:
        case told.Prescored(seat, deets):
            rises = [
                localizer("news-prescored-stat", stat=stat(event.stat, localizer), after=event.after)
                for event in group
                if isinstance(event, told.Prescored)
            ]
            who = localizer.name(seat)
            yield localizer("news-prescored", who=who, deets=deets_called(deets, localizer), stats=", ".join(rises))
        case told.ClearingChosen():
            yield _alike("news-chosen", group, localizer)
        case told.SecretAgain():
            yield _alike("news-secret", group, localizer)
        case told.RiskyZaptie(seat, pos, name):
            yield localizer("news-risky-zaptie", who=localizer.name(seat), card=card(name, localizer), pos=pos)
        case told.Exposed(seat):
            yield localizer("news-exposed", who=localizer.name(seat))
        case told.Withstood(seat, total, boyna):
            yield localizer("news-withstood", who=localizer.name(seat), total=total, boyna=boyna)
        case told.CommitteeBroken(seat, total, boyna):
            yield localizer("news-broken", who=localizer.name(seat), total=total, boyna=boyna)
        case told.HandLost(seat, names, count):
            key = "news-lost" if names else "news-lost-hidden"
            yield localizer(key, who=localizer.name(seat), count=count, cards=cards(names, localizer))
        case told.FieldCleared(names):
            if names:
                yield localizer("news-field-cleared", cards=cards(names, localizer))
        case told.GroupFormed():
            yield _formed(event, localizer)
        case told.Improved(_, name, before, after):
            yield localizer("news-improved", stat=stat(name, localizer), before=before, after=after)
        case told.Overtaken(_, seats, points):
            yield localizer("news-overtaken", names=localizer.people(seats), count=len(seats), points=points)
        case told.Raised(_, name, pos):
            yield _raised(name, pos, localizer)
        case told.TurnStarted() | told.RoundEnded() | told.FieldRefilled() | told.NoGroup():
            return
        case _:
            assert_never(event)


def _privately(event: told.EventForSeat, group: Sequence[HaydutiEvent], localizer: Localizer) -> str:
    """Return the line of private events."""
    match event:
        case told.StartingHand(_, names):
            return localizer("news-own-start", cards=cards(names, localizer))
        case told.CardDrawn():
            drawn = [event.card for event in group if isinstance(event, told.CardDrawn)]
            return localizer("news-own-draw", cards=cards(drawn, localizer))
        case told.LosingSeen(_, source, names):
            return localizer("news-own-losing", who=localizer.name(source), cards=cards(names, localizer))
        case told.LossesTaken(_, source, names):
            return localizer("news-own-taken", whom=localizer.name(source), cards=cards(names, localizer))
        case told.LossesGiven(_, taker, names):
            return localizer("news-own-given", who=localizer.name(taker), cards=cards(names, localizer))
        case _:
            assert_never(event)


def _actions(group: Sequence[_Action], localizer: Localizer) -> Iterator[str]:
    """Yield the line of a player's actions. A pass is mentioned only if there was no other action."""
    done = [event for event in group if not isinstance(event, told.Passed)] or group
    if actions := "; ".join(_each_action(done, localizer)):
        yield localizer("news-actions", who=localizer.name(group[0].seat), actions=actions)


def _each_action(group: Sequence[_Action], localizer: Localizer) -> Iterator[str]:
    """Yield a player's actions, neighbours of one kind together."""
    for _, alike in groupby(group, key=type):
        some = list(alike)
        last = some[-1]
        match last:
            case told.Scouted():
                yield localizer("did-scout", finds=_finds("news-find", some, localizer))
            case told.Recruited():
                yield localizer("did-recruit", finds=_finds("news-take", some, localizer))
            case told.Risked():
                yield localizer("did-risk", count=len(some))
            case told.RiskyNothing():
                yield localizer("did-risk-nothing")
            case told.Passed(_, unused):
                if unused:
                    yield localizer("did-stop", count=unused)
            case told.Cleared(_, names, count):
                yield localizer(
                    "did-clear" if names else "did-clear-hidden", count=count, cards=cards(names, localizer)
                )
            case _:
                assert_never(last)


def _raised(name: str, pos: int, localizer: Localizer) -> str:
    """Return the line of a raised card, with what it does from now on."""
    line = localizer("news-raised-field" if pos else "news-raised", card=card(name, localizer), pos=pos)
    raised = card_of(name)
    if raised.deets is None:
        return f"{line} {localizer('news-raised-points', points=raised.points)}"
    return f"{line} {capital(powers(raised.deets, localizer))}"


def _finds(key: str, group: Sequence[HaydutiEvent], localizer: Localizer) -> str:
    found = (event for event in group if isinstance(event, told.Scouted | told.Recruited))
    return ", ".join(localizer(key, pos=event.pos, card=card(event.card, localizer)) for event in found)


def _alike(key: str, group: Sequence[HaydutiEvent], localizer: Localizer) -> str:
    seats = [event.seat for event in group if isinstance(event, told.ClearingChosen | told.SecretAgain | told.NoGroup)]
    seats = list(dict.fromkeys(seats))
    return localizer(key, names=localizer.people(seats), count=len(seats))


def _formed(event: told.GroupFormed, localizer: Localizer) -> str:
    """Return the line of a group: its player, cards and strength with the arithmetic."""
    sum_ = arithmetic(event.cards, event.bonuses, event.strength, localizer)
    return localizer("news-group", who=localizer.name(event.seat), cards=cards(event.cards, localizer), sum=sum_)


def _helper(seat: int, ability: Ability, view: HaydutiView, localizer: Localizer) -> str:
    """Return the name of the deets with this ability that the seat has raised."""
    for figure in view.committees[seat].raised:
        deets = deets_of(figure.card)
        if deets is not None and deets.ability == ability:
            return deets_called(figure.card, localizer)
    return ""


def _help(event: told.EventByDeytsi, view: HaydutiView, localizer: Localizer) -> Iterator[str]:
    """Yield the lines of abilities that were used."""
    match event:
        case told.SofroniyTurned(seat, pos, name):
            deets, who = _helper(seat, "peek_to_field", view, localizer), localizer.name(seat)
            if name is None:
                yield localizer("news-sofroniy-nothing", deets=deets, who=who)
            else:
                yield localizer("news-sofroniy", deets=deets, who=who, pos=pos, card=card(name, localizer))
        case told.HadzhiRemoved(seat, pos, name, replaced):
            deets, who = _helper(seat, "remove_zaptie", view, localizer), localizer.name(seat)
            key = "news-hadzhi" if replaced else "news-hadzhi-gap"
            yield localizer(key, deets=deets, who=who, pos=pos, card=card(name, localizer))
        case told.BenkovskiRoused(seat, actions):
            deets = _helper(seat, "extra_actions", view, localizer)
            yield localizer("news-benkovski", deets=deets, who=localizer.name(seat), count=actions)
        case told.ZaptieIgnored(seat, name):
            deets = _helper(seat, "ignore_first_zaptie", view, localizer)
            yield localizer("news-ignored", deets=deets, who=localizer.name(seat), card=card(name, localizer))
        case told.IlyoRemoved(seat, name, keep):
            yield localizer(
                "news-ilyo",
                deets=_helper(seat, "exposed_bonus", view, localizer),
                card=card(name, localizer),
                count=keep,
            )
        case told.PetkoKept(seat, count):
            deets = _helper(seat, "keep_when_broken", view, localizer)
            yield localizer(
                "news-petko" if count else "news-petko-none", deets=deets, who=localizer.name(seat), count=count
            )
        case told.HitovTook(seat, source, names, count):
            key = "news-hitov" if names else "news-hitov-hidden" if count else "news-hitov-none"
            deets, who, whom = (
                _helper(seat, "take_when_broken", view, localizer),
                localizer.name(seat),
                localizer.name(source),
            )
            yield localizer(key, deets=deets, who=who, whom=whom, count=count, cards=cards(names, localizer))
        case told.RakovskiKept(seat, names):
            yield localizer(
                "news-rakovski", deets=_helper(seat, "keep_from_group", view, localizer), cards=cards(names, localizer)
            )
        case _:
            assert_never(event)


def _course(event: told.EventOfTable, view: HaydutiView, localizer: Localizer) -> Iterator[str]:
    """Yield the lines that concern the whole table: start, deck and end."""
    match event:
        case told.GameStarted(order, hands):
            yield localizer("news-started", who=localizer.name(order[0]))
            if any(hands):
                dealt = [localizer("news-start-hand", who=localizer.name(seat), count=hands[seat]) for seat in order]
                yield localizer("news-start-hands", hands=", ".join(dealt))
        case told.RoundStarted(number, first):
            yield localizer("news-round", number=number, who=localizer.name(first))
        case told.DeckRotated(number, total, silver, gold):
            line = localizer("news-rotated", number=number, total=total)
            marks = "-".join(mark for mark, comes in (("silver", silver), ("gold", gold)) if comes)
            yield f"{line} {localizer(f'news-{marks}')}" if marks else line
        case told.FinalRotation():
            yield localizer("news-final")
        case told.UprisingBrokeOut():
            yield localizer("news-broke-out")
        case told.UprisingFailed(best, targets):
            yield localizer("news-failed", best=values(best, localizer), targets=values(targets, localizer))
        case told.Scored():
            yield score_line(event, localizer)
        case told.GameOver(winners):
            yield _winners(winners, view, localizer)
        case _:
            assert_never(event)


def _winners(winners: Sequence[int], view: HaydutiView, localizer: Localizer) -> str:
    if not winners:
        return localizer("news-nobody")
    points = next(score.total for score in view.scores if score.seat == winners[0])
    return localizer("news-winner", names=localizer.people(winners), count=len(winners), points=points)
