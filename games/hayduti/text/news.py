"""News of a table of Hayduti: events as lines of text, related events in one line."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final, TypeAlias, assert_never, cast

from games.core.contract import Event
from games.core.localizer import Localizer, capital
from games.core.news import all_of, in_groups
from games.hayduti.data.file_format import Ability
from games.hayduti.rules import events as event_types
from games.hayduti.rules.events import HaydutiEvent
from games.hayduti.text.names import arithmetic, card, card_of, cards, deets_called, deets_of, powers, stat, values
from games.hayduti.text.table import score_line
from games.hayduti.views.view import HaydutiView

_JOINED: Final = (
    event_types.Exposed, event_types.Withstood, event_types.ZaptieIgnored, event_types.BenkovskiRoused,
    event_types.IlyoRemoved, event_types.PetkoKept, event_types.HitovTook, event_types.HandLost,
    event_types.FieldCleared, event_types.Improved, event_types.Overtaken, event_types.Raised, event_types.RakovskiKept,
)  # fmt: skip
"""Events that share the line of the event before them."""

_Action: TypeAlias = (
    event_types.Scouted | event_types.Recruited | event_types.Risked | event_types.RiskyNothing | event_types.Passed
    | event_types.Cleared
)  # fmt: skip
"""Actions of a turn, listed in one line."""
_SILENT: Final = (event_types.TurnStarted, event_types.RoundEnded, event_types.FieldRefilled, event_types.NoGroup)
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
    return isinstance(event, _SILENT) or (isinstance(event, event_types.Cleared) and not event.count)


def _together(event: Event) -> Hashable | None:
    """Return a key that is equal for neighbouring events that share a line."""
    if isinstance(event, _Action):
        return "actions", event.seat
    if isinstance(event, event_types.CardDrawn):
        return event_types.CardDrawn, event.seat
    match event:
        case event_types.Prescored(seat, deets):
            return event_types.Prescored, seat, deets
        case event_types.ClearingChosen() | event_types.SecretAgain():
            return type(event)
        case _:
            return None


def _tell(group: Sequence[HaydutiEvent], view: HaydutiView, localizer: Localizer) -> Iterator[str]:
    event = group[0]
    if isinstance(event, event_types.EventByDeytsi):
        yield from _help(event, view, localizer)
        return
    if isinstance(event, event_types.EventOfTable):
        yield from _course(event, view, localizer)
        return
    if isinstance(event, event_types.EventForSeat):
        yield _privately(event, group, localizer)
        return
    if isinstance(event, _Action):
        yield from _actions([event for event in group if isinstance(event, _Action)], localizer)
        return
    match event:
        case event_types.Prescored(seat, deets):
            rises = [
                localizer("news-prescored-stat", stat=stat(rise.stat, localizer), after=rise.after)
                for rise in all_of(group, event_types.Prescored)
            ]
            who = localizer.name(seat)
            yield localizer("news-prescored", who=who, deets=deets_called(deets, localizer), stats=", ".join(rises))
        case event_types.ClearingChosen():
            yield _alike("news-chosen", group, localizer)
        case event_types.SecretAgain():
            yield _alike("news-secret", group, localizer)
        case event_types.RiskyZaptie(seat, pos, name):
            yield localizer("news-risky-zaptie", who=localizer.name(seat), card=card(name, localizer), pos=pos)
        case event_types.Exposed(seat):
            yield localizer("news-exposed", who=localizer.name(seat))
        case event_types.Withstood(seat, total, boyna):
            yield localizer("news-withstood", who=localizer.name(seat), total=total, boyna=boyna)
        case event_types.CommitteeBroken(seat, total, boyna):
            yield localizer("news-broken", who=localizer.name(seat), total=total, boyna=boyna)
        case event_types.HandLost(seat, names, count):
            key = "news-lost" if names else "news-lost-hidden"
            yield localizer(key, who=localizer.name(seat), count=count, cards=cards(names, localizer))
        case event_types.FieldCleared(names):
            if names:
                yield localizer("news-field-cleared", cards=cards(names, localizer))
        case event_types.GroupFormed():
            sum_ = arithmetic(event.cards, event.bonuses, event.strength, localizer)
            who, told = localizer.name(event.seat), cards(event.cards, localizer)
            yield localizer("news-group", who=who, cards=told, sum=sum_)
        case event_types.Improved(_, name, before, after):
            yield localizer("news-improved", stat=stat(name, localizer), before=before, after=after)
        case event_types.Overtaken(_, seats, points):
            yield localizer("news-overtaken", names=localizer.people(seats), count=len(seats), points=points)
        case event_types.Raised(_, name, pos):
            yield _raised(name, pos, localizer)
        case event_types.TurnStarted() | event_types.RoundEnded() | event_types.FieldRefilled() | event_types.NoGroup():
            return
        case _:
            assert_never(event)


def _privately(event: event_types.EventForSeat, group: Sequence[HaydutiEvent], localizer: Localizer) -> str:
    """Return the line of private events."""
    match event:
        case event_types.StartingHand(_, names):
            return localizer("news-own-start", cards=cards(names, localizer))
        case event_types.CardDrawn():
            drawn = [event.card for event in all_of(group, event_types.CardDrawn)]
            return localizer("news-own-draw", cards=cards(drawn, localizer))
        case event_types.LosingSeen(_, source, names):
            return localizer("news-own-losing", who=localizer.name(source), cards=cards(names, localizer))
        case event_types.LossesTaken(_, source, names):
            return localizer("news-own-taken", whom=localizer.name(source), cards=cards(names, localizer))
        case event_types.LossesGiven(_, taker, names):
            return localizer("news-own-given", who=localizer.name(taker), cards=cards(names, localizer))
        case _:
            assert_never(event)


def _actions(group: Sequence[_Action], localizer: Localizer) -> Iterator[str]:
    """Yield the line of a player's actions. A pass is mentioned only if there was no other action."""
    done = [event for event in group if not isinstance(event, event_types.Passed)] or group
    if actions := "; ".join(_each_action(done, localizer)):
        yield localizer("news-actions", who=localizer.name(group[0].seat), actions=actions)


def _each_action(group: Sequence[_Action], localizer: Localizer) -> Iterator[str]:
    """Yield a player's actions, neighbours of one kind together."""
    for _, alike in groupby(group, key=type):
        some = list(alike)
        last = some[-1]
        match last:
            case event_types.Scouted():
                yield localizer("did-scout", finds=_finds("news-find", some, localizer))
            case event_types.Recruited():
                yield localizer("did-recruit", finds=_finds("news-take", some, localizer))
            case event_types.Risked():
                yield localizer("did-risk", count=len(some))
            case event_types.RiskyNothing():
                yield localizer("did-risk-nothing")
            case event_types.Passed(_, unused):
                if unused:
                    yield localizer("did-stop", count=unused)
            case event_types.Cleared(_, names, count):
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
    found = all_of(group, event_types.Scouted, event_types.Recruited)
    return ", ".join(localizer(key, pos=event.pos, card=card(event.card, localizer)) for event in found)


def _alike(key: str, group: Sequence[HaydutiEvent], localizer: Localizer) -> str:
    seats = dict.fromkeys(event.seat for event in all_of(group, event_types.ClearingChosen, event_types.SecretAgain))
    return localizer(key, names=localizer.people(seats), count=len(seats))


_ABILITIES: Final[Mapping[type[event_types.EventByDeytsi], Ability]] = {
    event_types.SofroniyTurned: "peek_to_field",
    event_types.HadzhiRemoved: "remove_zaptie",
    event_types.BenkovskiRoused: "extra_actions",
    event_types.ZaptieIgnored: "ignore_first_zaptie",
    event_types.IlyoRemoved: "exposed_bonus",
    event_types.PetkoKept: "keep_when_broken",
    event_types.HitovTook: "take_when_broken",
    event_types.RakovskiKept: "keep_from_group",
}
"""The ability by which each of these events happens."""


def _helper(event: event_types.EventByDeytsi, view: HaydutiView, localizer: Localizer) -> str:
    """Return the name of the deets that the seat has raised and whose ability was used."""
    raised = [(figure.card, deets_of(figure.card)) for figure in view.committees[event.seat].raised]
    helping = (card for card, deets in raised if deets is not None and deets.ability == _ABILITIES[type(event)])
    return next((deets_called(card, localizer) for card in helping), "")


def _help(event: event_types.EventByDeytsi, view: HaydutiView, localizer: Localizer) -> Iterator[str]:
    """Yield the lines of abilities that were used."""
    deets, who = _helper(event, view, localizer), localizer.name(event.seat)
    match event:
        case event_types.SofroniyTurned(_, pos, name):
            if name is None:
                yield localizer("news-sofroniy-nothing", deets=deets, who=who)
            else:
                yield localizer("news-sofroniy", deets=deets, who=who, pos=pos, card=card(name, localizer))
        case event_types.HadzhiRemoved(_, pos, name, replaced):
            key = "news-hadzhi" if replaced else "news-hadzhi-gap"
            yield localizer(key, deets=deets, who=who, pos=pos, card=card(name, localizer))
        case event_types.BenkovskiRoused(_, actions):
            yield localizer("news-benkovski", deets=deets, who=who, count=actions)
        case event_types.ZaptieIgnored(_, name):
            yield localizer("news-ignored", deets=deets, who=who, card=card(name, localizer))
        case event_types.IlyoRemoved(_, name, keep):
            yield localizer("news-ilyo", deets=deets, card=card(name, localizer), count=keep)
        case event_types.PetkoKept(_, count):
            yield localizer("news-petko" if count else "news-petko-none", deets=deets, who=who, count=count)
        case event_types.HitovTook(_, source, names, count):
            key = "news-hitov" if names else "news-hitov-hidden" if count else "news-hitov-none"
            whom = localizer.name(source)
            yield localizer(key, deets=deets, who=who, whom=whom, count=count, cards=cards(names, localizer))
        case event_types.RakovskiKept(_, names):
            yield localizer("news-rakovski", deets=deets, cards=cards(names, localizer))
        case _:
            assert_never(event)


def _course(event: event_types.EventOfTable, view: HaydutiView, localizer: Localizer) -> Iterator[str]:
    """Yield the lines that concern the whole table: start, deck and end."""
    match event:
        case event_types.GameStarted(order, hands):
            yield localizer("news-started", who=localizer.name(order[0]))
            if any(hands):
                dealt = [localizer("news-start-hand", who=localizer.name(seat), count=hands[seat]) for seat in order]
                yield localizer("news-start-hands", hands=", ".join(dealt))
        case event_types.RoundStarted(number, first):
            yield localizer("news-round", number=number, who=localizer.name(first))
        case event_types.DeckRotated(number, total, silver, gold):
            line = localizer("news-rotated", number=number, total=total)
            marks = "-".join(mark for mark, comes in (("silver", silver), ("gold", gold)) if comes)
            yield f"{line} {localizer(f'news-{marks}')}" if marks else line
        case event_types.FinalRotation():
            yield localizer("news-final")
        case event_types.UprisingBrokeOut():
            yield localizer("news-broke-out")
        case event_types.UprisingFailed(best, targets):
            yield localizer("news-failed", best=values(best, localizer), targets=values(targets, localizer))
        case event_types.Scored():
            yield score_line(event, localizer)
        case event_types.GameOver(()):
            yield localizer("news-nobody")
        case event_types.GameOver(winners):
            points = next(score.total for score in view.scores if score.seat == winners[0])
            yield localizer("news-winner", names=localizer.people(winners), count=len(winners), points=points)
        case _:
            assert_never(event)
