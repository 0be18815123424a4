"""What happened at a table of Magove, told in as few lines as make sense."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never, cast

from games.core.news import all_of, in_groups
from games.magove.rules.events import (
    BiddingClosed,
    BidMade,
    BidsRevealed,
    CardPlayed,
    GameOver,
    GameStarted,
    HandDealt,
    NoTrumpLastRound,
    OthersSeen,
    OwnCardSeen,
    RoundScored,
    RoundStarted,
    TrickWon,
    TrumpChosen,
    TrumpTurned,
)
from games.magove.rules.state import clockwise
from games.magove.words.names import capital, card, race, signed

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Iterator, Sequence

    from games.core.contract import Event, Seat
    from games.core.voice import Voice
    from games.magove.rules.events import MagoveEvent, Score
    from games.magove.sight.view import MagoveView

_SAME_LINE = (TrumpTurned, NoTrumpLastRound, TrickWon)
"""What continues the line before it: a trick's winner behind its last card, the trump behind the deal."""


def news(events: Sequence[Event], view: MagoveView, voice: Voice) -> list[str]:
    """Return the lines: the cards of a trick share one with its winner, the bids of several seats share one.

    Bids that are shown again at once, with the scores or as bidding closes, are told there alone.
    """
    groups = in_groups(cast("Sequence[MagoveEvent]", events), _together)
    lines: list[str] = []
    before: Event | None = None
    for place, group in enumerate(groups):
        rest = groups[place + 1 :]
        first, following = group[0], rest[0][0] if rest else None
        if isinstance(first, BidsRevealed) and isinstance(following, RoundScored):
            continue
        if isinstance(first, BidMade) and first.tricks is not None and _repeats_bids(following, rest, view):
            continue
        sums_up = isinstance(first, BiddingClosed) and isinstance(before, (BidMade, BidsRevealed))
        for line in _tell(group, rest, view, voice):
            if lines and (sums_up or isinstance(first, _SAME_LINE)):
                lines[-1] += f" {line}"
            else:
                lines.append(line)
        before = first
    return lines


def _together(event: Event) -> Hashable | None:
    """Return the same for neighbours that are told together."""
    match event:
        case BidMade(_, tricks):
            return BidMade, tricks is None
        case CardPlayed(_, _, trick):
            return CardPlayed, trick
        case _:
            return None


def _repeats_bids(event: Event | None, later: Sequence[Sequence[Event]], view: MagoveView) -> bool:
    """Return whether this is the close of open bidding in the round that the view still shows."""
    return isinstance(event, BiddingClosed) and not _scored(later) and _shown(event, view)


def _shown(event: BiddingClosed, view: MagoveView) -> bool:
    """Return whether the view still has these bids: no two rounds have as many cards."""
    return view.cards == event.cards and None not in view.bids


def _scored(later: Iterable[Sequence[Event]]) -> bool:
    return any(isinstance(group[0], RoundScored) for group in later)


def _closed(event: BiddingClosed, later: Sequence[Sequence[Event]], view: MagoveView, voice: Voice) -> Iterator[str]:
    """Tell the close of bidding: all bids, where they were open and the view still has them, and their sum."""
    if event.total is None:
        yield voice("news-closed-secret")
        return
    bids = [(seat, bid) for seat in clockwise(view.dealer + 1, view.seats) if (bid := view.bids[seat]) is not None]
    if view.options.bidding == "open" and not _scored(later) and _shown(event, view):
        opening = voice("news-closed", bids=_bids(bids, voice))
    else:
        opening = voice("news-closed-sum")
    yield f"{opening} {voice('news-sum', total=event.total, cards=event.cards)}"


def _tell(
    group: Sequence[MagoveEvent], rest: Sequence[Sequence[Event]], view: MagoveView, voice: Voice
) -> Iterator[str]:
    """Tell the events of one group; `rest` are the groups after it."""
    first = group[0]
    match first:
        case BidMade(_, None):
            names = voice.people([event.seat for event in all_of(group, BidMade)])
            yield voice("news-bid-secret", names=names, count=len(group))
        case BidMade():
            made = [(event.seat, event.tricks or 0) for event in all_of(group, BidMade)]
            yield voice("news-bids", bids=_bids(made, voice))
        case CardPlayed():
            keys = ["news-played", *["news-played-too"] * (len(group) - 1)]
            yield (
                ", ".join(
                    voice(key, who=voice.name(event.seat), card=card(event.card, voice))
                    for key, event in zip(keys, all_of(group, CardPlayed), strict=True)
                )
                + "."
            )
        case GameStarted():
            yield from _started(first, voice)
        case RoundStarted(number, cards, dealer):
            yield voice("news-round", number=number, count=cards, who=voice.name(dealer))
        case HandDealt(_, cards):
            if len(cards) == 1:
                yield voice("news-own-card", card=card(cards[0], voice))
            else:
                yield voice("news-own-hand", cards=", ".join(card(name, voice) for name in cards))
        case OthersSeen(_, seen):
            each = (voice("news-own-other", who=voice.name(seat), card=card(name, voice)) for seat, name in seen)
            yield voice("news-own-others", cards=", ".join(each))
        case OwnCardSeen(_, name):
            yield voice("news-own-card", card=card(name, voice))
        case TrumpTurned(turned, trump, reason):
            if trump is None:
                yield voice(f"news-{reason}")
            else:
                yield voice("news-trump", card=card(turned, voice), race=race(trump, voice))
        case NoTrumpLastRound():
            yield voice("news-no-trump")
        case TrumpChosen(seat, letter):
            yield voice("news-trump-chosen", who=voice.name(seat), race=race(letter, voice))
        case BidsRevealed(bids):
            yield voice("news-revealed", bids=_bids(bids, voice))
        case BiddingClosed():
            yield from _closed(first, rest, view, voice)
        case TrickWon(seat, trick, _, won):
            yield voice("news-won", who=voice.name(seat), trick=trick, won=won)
        case RoundScored(number, scores):
            yield voice("news-scored", number=number)
            yield from (_score(score, voice) for score in scores)
        case GameOver(places, totals):
            winners = [seat for seat, place in enumerate(places) if place == 1]
            best = totals[winners[0]]
            told = {"points": signed(best), "amount": abs(best)}
            yield voice("news-winner", names=voice.people(winners), count=len(winners), **told)
        case _:
            assert_never(first)


def _bids(bids: Iterable[tuple[Seat, int]], voice: Voice) -> str:
    return ", ".join(voice("news-bid", who=voice.name(seat), tricks=tricks) for seat, tricks in bids)


def _score(score: Score, voice: Voice) -> str:
    return voice(
        "news-missed" if score.missed_by else "news-met",
        who=voice.name(score.seat),
        bid=score.bid,
        tricks=score.tricks,
        points=signed(score.points),
        total=signed(score.total),
    )


def _started(start: GameStarted, voice: Voice) -> Iterator[str]:
    yield voice("news-started", rounds=start.options.rounds_played(start.seats))
    if start.races:
        owned = [
            voice("news-race", who=voice.name(seat), race=race(letter, voice))
            for seat, letter in enumerate(start.races)
        ]
        yield capital(", ".join(owned)) + "."
    if start.left_out:
        yield voice("news-left-out", race=race(start.left_out, voice))
