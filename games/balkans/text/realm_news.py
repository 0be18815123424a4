"""News of everything but war: setup, rounds, orders, gold and Influence, cards, Razbor, and the end."""

from collections.abc import Iterator
from typing import assert_never

from games.balkans.rules import events
from games.balkans.text import names, table
from games.balkans.text.cardtext import done
from games.balkans.views.view import BalkansView
from games.core.localizer import Localizer


def told(event: events.RealmEvent, view: BalkansView, localizer: Localizer) -> Iterator[str]:
    """Yield the lines for an event; none for later steps of Razbor and for changes of 0."""
    match event:
        case events.TableSet(order, kingdoms):
            yield localizer("news-order", names=localizer.people(order))
            led = [
                localizer("news-kingdom", who=localizer.who(seat), kingdom=names.kingdom(kingdoms[seat], localizer))
                for seat in order
                if kingdoms[seat]
            ]
            if led:
                yield f"{'; '.join(led)}."
        case events.KingdomChosen(seat, kingdom):
            line = localizer("news-kingdom", who=localizer.who(seat), kingdom=names.kingdom(kingdom, localizer))
            yield f"{line}."
        case events.DeckReshuffled(deck, seat):
            yield localizer(f"news-shuffled-{deck}", who=localizer.who(seat) if seat >= 0 else "")
        case events.Kept(seat, n):
            yield localizer("news-kept", who=localizer.who(seat), cards=localizer("n-drawn-royal", n=n))
        case events.RoundBegan(n):
            yield localizer("news-round", n=n)
        case events.SeasonBegan(season):
            yield localizer("news-season", season=localizer(f"season-{season}"))
        case events.OrderPlayed():
            yield _played(event, localizer)
        case events.OrderSkipped(seat):
            yield localizer("news-skipped", who=localizer.who(seat))
        case events.Harvested(seat, parts, total):
            yield localizer("news-harvested", who=localizer.who(seat), sum=names.added(parts, total, localizer))
        case events.Gold(seat, delta, why) | events.Influence(seat, delta, why):
            if delta:
                key = "news-gold" if isinstance(event, events.Gold) else "news-influence"
                reason = names.source(why, localizer)
                yield localizer(key, who=localizer.who(seat), n=abs(delta), sign=names.sign(delta), why=reason)
        case events.CardPlayed(seat, card, cost):
            key = "news-card-paid" if cost else "news-card"
            text = done(card, view, localizer)
            yield localizer(
                key,
                who=localizer.who(seat),
                card=names.card(card, localizer),
                gold=names.gold(cost, localizer),
                text=text,
            )
        case events.Established(seat, card):
            yield localizer("news-established", who=localizer.who(seat), card=names.card(card, localizer))
        case events.LastingBegan(seat, card):
            yield localizer("news-lasting", who=localizer.who(seat), card=names.card(card, localizer))
        case events.Peeked(seat, whom, what):
            yield localizer(f"news-peeked-{what}", who=localizer.who(seat), whom=localizer.who(whom))
        case events.PeekSeen(_, whom, what, shown):
            listed = names.cards(shown, localizer) if what == "hand" else names.orders(shown, localizer)
            yield localizer(f"news-own-{what}" if shown else "news-own-nothing", whom=localizer.who(whom), shown=listed)
        case events.TacticsSeen(_, cards):
            yield localizer("news-own-tactics", cards=names.cards(cards, localizer))
        case events.Ransomed(seat, kind, captor, gold):
            what, whom = localizer(f"n-{kind}", n=1), localizer.who(captor)
            yield localizer(
                "news-ransomed", who=localizer.who(seat), whom=whom, gold=names.gold(gold, localizer), what=what
            )
        case events.RazborStep(step):
            if step == 1:
                yield localizer("news-razbor")
        case events.FirstPlayer(seat):
            yield localizer("news-first", who=localizer.who(seat))
        case events.Eliminated(seat):
            yield localizer("news-eliminated", who=localizer.who(seat))
        case events.Surrendered(seat):
            yield localizer("news-surrendered", who=localizer.who(seat))
        case events.GameOver(reason, winners):
            yield localizer(f"outcome-{reason}")
            yield localizer("news-won", names=localizer.people(winners)) if winners else localizer("news-won-nobody")
            if view.outcome is not None:
                yield " · ".join(table.places(view, localizer))
        case _:
            assert_never(event)


def _played(event: events.OrderPlayed, localizer: Localizer) -> str:
    who, order = localizer.who(event.seat), names.order(event.kind, localizer)
    if not event.at:
        return localizer("news-played", who=who, order=order)
    place = names.located(event.at, localizer)
    if not event.to:
        return localizer("news-played-at", who=who, order=order, place=place)
    return localizer("news-played-from", who=who, order=order, place=place, target=names.located(event.to, localizer))
