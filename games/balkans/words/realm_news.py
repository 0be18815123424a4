"""Peace in words: the setup, rounds and seasons, orders, gold and Influence, cards, Razbor, and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, assert_never

from games.balkans.rules import events as tell
from games.balkans.words import names, table
from games.balkans.words.cardtext import done

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.balkans.sight.view import BalkansView
    from games.core.voice import Voice

RealmEvent: TypeAlias = (
    tell.TableSet
    | tell.KingdomChosen
    | tell.DeckReshuffled
    | tell.Kept
    | tell.RoundBegan
    | tell.SeasonBegan
    | tell.OrderPlayed
    | tell.OrderSkipped
    | tell.Harvested
    | tell.Gold
    | tell.Influence
    | tell.CardPlayed
    | tell.Established
    | tell.LastingBegan
    | tell.Peeked
    | tell.PeekSeen
    | tell.TacticsSeen
    | tell.Ransomed
    | tell.RazborStep
    | tell.FirstPlayer
    | tell.Eliminated
    | tell.Surrendered
    | tell.GameOver
)
"""What is told here."""


def told(event: RealmEvent, view: BalkansView, voice: Voice) -> Iterator[str]:
    """Yield the lines for an event of the realm; none for the later steps of Razbor and for changes by nothing."""
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
        case tell.DeckReshuffled(deck, seat):
            yield voice(f"news-shuffled-{deck}", who=voice.who(seat) if seat >= 0 else "")
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
                yield voice(key, who=voice.who(seat), n=abs(delta), sign=names.sign(delta), why=reason)
        case tell.CardPlayed(seat, card, cost):
            key = "news-card-paid" if cost else "news-card"
            text = done(card, view, voice)
            yield voice(key, who=voice.who(seat), card=names.card(card, voice), gold=names.gold(cost, voice), text=text)
        case tell.Established(seat, card):
            yield voice("news-established", who=voice.who(seat), card=names.card(card, voice))
        case tell.LastingBegan(seat, card):
            yield voice("news-lasting", who=voice.who(seat), card=names.card(card, voice))
        case tell.Peeked(seat, whom, what):
            yield voice(f"news-peeked-{what}", who=voice.who(seat), whom=voice.who(whom))
        case tell.PeekSeen(_, whom, what, shown):
            listed = names.cards(shown, voice) if what == "hand" else names.orders(shown, voice)
            yield voice(f"news-own-{what}" if shown else "news-own-nothing", whom=voice.who(whom), shown=listed)
        case tell.TacticsSeen(_, cards):
            yield voice("news-own-tactics", cards=names.cards(cards, voice))
        case tell.Ransomed(seat, kind, captor, gold):
            what, whom = voice(f"n-{kind}", n=1), voice.who(captor)
            yield voice("news-ransomed", who=voice.who(seat), whom=whom, gold=names.gold(gold, voice), what=what)
        case tell.RazborStep(step):
            if step == 1:
                yield voice("news-razbor")
        case tell.FirstPlayer(seat):
            yield voice("news-first", who=voice.who(seat))
        case tell.Eliminated(seat):
            yield voice("news-eliminated", who=voice.who(seat))
        case tell.Surrendered(seat):
            yield voice("news-surrendered", who=voice.who(seat))
        case tell.GameOver(reason, winners):
            yield voice(f"outcome-{reason}")
            yield voice("news-won", names=voice.people(winners)) if winners else voice("news-won-nobody")
            if view.outcome is not None:
                yield " · ".join(table.places(view, voice))
        case _:
            assert_never(event)


def _played(event: tell.OrderPlayed, voice: Voice) -> str:
    who, order = voice.who(event.seat), names.order(event.kind, voice)
    if not event.at:
        return voice("news-played", who=who, order=order)
    place = names.located(event.at, voice)
    if not event.to:
        return voice("news-played-at", who=who, order=order, place=place)
    return voice("news-played-from", who=who, order=order, place=place, target=names.located(event.to, voice))
