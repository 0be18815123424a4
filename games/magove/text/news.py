"""The news: events as lines of text, as few as make sense."""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import assert_never, cast

from games.core.contract import Event, Seat
from games.core.localizer import Localizer, capital, signed
from games.core.news import all_of, in_groups
from games.magove.data.cards import RACES, VALUE
from games.magove.rules import events as event_types
from games.magove.rules.state import clockwise
from games.magove.text.names import card, race
from games.magove.views.view import MagoveView

_SAME_LINE = (event_types.TrumpTurned, event_types.NoTrumpLastRound, event_types.TrickWon)
"""The events that continue the line before them: the winner after a trick's last card, the trump after the deal."""


def news(events: Sequence[Event], view: MagoveView, localizer: Localizer) -> list[str]:
    """Return the lines. The cards of a trick share a line with its winner, and the bids of several seats share one.

    Bids that the next lines repeat, with the scores or at the close of bidding, appear only there.
    """
    groups = in_groups(cast("Sequence[event_types.MagoveEvent]", events), _together)
    lines: list[str] = []
    before: Event | None = None
    for place, group in enumerate(groups):
        rest = groups[place + 1 :]
        first, following = group[0], rest[0][0] if rest else None
        if isinstance(first, event_types.BidsRevealed) and isinstance(following, event_types.RoundScored):
            continue
        if isinstance(first, event_types.BidMade) and first.tricks is not None and _repeats_bids(following, rest, view):
            continue
        sums_up = isinstance(first, event_types.BiddingClosed) and isinstance(
            before, (event_types.BidMade, event_types.BidsRevealed)
        )
        for line in _tell(group, rest, view, localizer):
            if lines and (sums_up or isinstance(first, _SAME_LINE)):
                lines[-1] += f" {line}"
            else:
                lines.append(line)
        before = first
    return lines


def _together(event: Event) -> Hashable | None:
    """Return a key that is equal for neighbouring events that share a line."""
    match event:
        case event_types.BidMade(_, tricks):
            return event_types.BidMade, tricks is None
        case event_types.CardPlayed(_, _, trick):
            return event_types.CardPlayed, trick
        case _:
            return None


def _repeats_bids(event: Event | None, later: Sequence[Sequence[Event]], view: MagoveView) -> bool:
    """Whether an event closes a bidding whose bids the view still has; the number of cards tells the round."""
    if not isinstance(event, event_types.BiddingClosed) or any(
        isinstance(group[0], event_types.RoundScored) for group in later
    ):
        return False
    return view.cards == event.cards and None not in view.bids


def _closed(
    event: event_types.BiddingClosed, later: Sequence[Sequence[Event]], view: MagoveView, localizer: Localizer
) -> Iterator[str]:
    """Yield the close of bidding: open bids, if the view still has them, and their sum."""
    if event.total is None:
        yield localizer("news-closed-secret")
        return
    bids = [(seat, bid) for seat in clockwise(view.dealer + 1, view.seats) if (bid := view.bids[seat]) is not None]
    if view.options.bidding == "open" and _repeats_bids(event, later, view):
        opening = localizer("news-closed", bids=_bids(bids, localizer))
    else:
        opening = localizer("news-closed-sum")
    yield f"{opening} {localizer('news-sum', total=event.total, cards=event.cards)}"


def _tell(
    group: Sequence[event_types.MagoveEvent], rest: Sequence[Sequence[Event]], view: MagoveView, localizer: Localizer
) -> Iterator[str]:
    """Yield the lines about a group of events; `rest` are the groups after it."""
    first = group[0]
    match first:
        case event_types.BidMade(_, None):
            names = localizer.people([event.seat for event in all_of(group, event_types.BidMade)])
            yield localizer("news-bid-secret", names=names, count=len(group))
        case event_types.BidMade():
            made = [(event.seat, event.tricks or 0) for event in all_of(group, event_types.BidMade)]
            yield localizer("news-bids", bids=_bids(made, localizer))
        case event_types.CardPlayed():
            keys = ["news-played", *["news-played-too"] * (len(group) - 1)]
            yield (
                ", ".join(
                    localizer(key, who=localizer.name(event.seat), card=card(event.card, localizer))
                    for key, event in zip(keys, all_of(group, event_types.CardPlayed), strict=True)
                )
                + "."
            )
        case event_types.GameStarted():
            yield from _started(first, localizer)
        case event_types.RoundStarted(number, cards, dealer):
            yield localizer("news-round", number=number, count=cards, who=localizer.name(dealer))
        case event_types.HandDealt(_, cards):
            yield localizer("news-own-hand", cards=", ".join(card(name, localizer) for name in cards))
        case event_types.OthersSeen(_, seen):
            each = (
                localizer("news-own-other", who=localizer.name(seat), card=card(name, localizer)) for seat, name in seen
            )
            yield localizer("news-own-others", cards=", ".join(each))
        case event_types.OwnCardSeen(_, name):
            yield localizer("news-own-card", card=card(name, localizer))
        case event_types.TrumpTurned(turned, trump, reason):
            if trump is None:
                yield localizer(f"news-{reason}")
            else:
                yield localizer("news-trump", card=card(turned, localizer), race=race(trump, localizer))
        case event_types.NoTrumpLastRound():
            yield localizer("news-no-trump")
        case event_types.TrumpChosen(seat, letter):
            yield localizer("news-trump-chosen", who=localizer.name(seat), race=race(letter, localizer))
        case event_types.BidsRevealed(bids):
            yield localizer("news-revealed", bids=_bids(bids, localizer))
        case event_types.BiddingClosed():
            yield from _closed(first, rest, view, localizer)
        case event_types.TrickWon(seat, trick, _, won):
            line = localizer("news-won", who=localizer.name(seat), trick=trick, won=won)
            alone = _unmatched(first, view)
            yield f"{line} {localizer('news-unmatched', race=race(alone, localizer))}" if alone else line
        case event_types.RoundScored(number, scores):
            yield localizer("news-scored", number=number)
            own_last = sorted(scores, key=lambda score: score.seat == view.audience)
            yield from (_score(score, localizer) for score in own_last)
        case event_types.GameOver(places, totals):
            winners = [seat for seat, place in enumerate(places) if place == 1]
            best = totals[winners[0]]
            points = {"points": signed(best), "amount": abs(best)}
            yield localizer("news-winner", names=localizer.people(winners), count=len(winners), **points)
        case _:
            assert_never(first)


def _unmatched(won: event_types.TrickWon, view: MagoveView) -> str:
    """Return the race of a card that won, lower than another, because nobody else played its race; "" for others."""
    if view.last is None or tuple(laid.card for laid in view.last.cards) != won.cards:
        return ""
    winning = next(laid.card for laid in view.last.cards if laid.seat == won.seat)
    others = [name for name in won.cards if name != winning and name[0] in RACES]
    if winning[0] not in RACES or any(name[0] == winning[0] for name in others):
        return ""
    return winning[0] if any(VALUE[name] > VALUE[winning] for name in others) else ""


def _bids(bids: Iterable[tuple[Seat, int]], localizer: Localizer) -> str:
    return ", ".join(localizer("news-bid", who=localizer.name(seat), tricks=tricks) for seat, tricks in bids)


def _score(score: event_types.Score, localizer: Localizer) -> str:
    return localizer(
        "news-missed" if score.missed_by else "news-met",
        who=localizer.name(score.seat),
        bid=score.bid,
        tricks=score.tricks,
        points=signed(score.points),
        total=signed(score.total),
    )


def _started(start: event_types.GameStarted, localizer: Localizer) -> Iterator[str]:
    yield localizer("news-started", rounds=start.options.rounds_played(start.seats))
    if start.races:
        owned = [
            localizer("news-race", who=localizer.name(seat), race=race(letter, localizer))
            for seat, letter in enumerate(start.races)
        ]
        yield capital(", ".join(owned)) + "."
    if start.left_out:
        yield localizer("news-left-out", race=race(start.left_out, localizer))
