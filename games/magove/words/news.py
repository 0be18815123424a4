"""What happened at a table of Magove, told in as few lines as make sense."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, cast

from games.magove.rules.events import (
    BiddingClosed,
    BidMade,
    BidsRevealed,
    CardPlayed,
    GameOver,
    GameStarted,
    NoTrumpLastRound,
    RoundScored,
    RoundStarted,
    TrickWon,
    TrumpChosen,
    TrumpTurned,
)
from games.magove.words.wording import capital, card, race, signed

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Iterator, Sequence

    from games.core.contract import Event, Seat
    from games.core.voice import Voice
    from games.magove.rules.events import Score
    from games.magove.sight.view import MagoveView

_SAME_LINE = (TrumpTurned, NoTrumpLastRound, TrickWon)
"""What continues the line before it: a trick's winner behind its last card, the trump behind the deal."""


def news(events: Sequence[Event], view: MagoveView, voice: Voice) -> list[str]:
    """Return the lines: the cards of a trick share one with its winner, the bids of several seats share one.

    Bids that are shown again at once, with the scores or as bidding closes, are told there alone.
    """
    groups = [tuple(event for _, event in group) for _, group in groupby(enumerate(events), key=_together)]
    lines: list[str] = []
    for place, group in enumerate(groups):
        rest = groups[place + 1 :]
        first, following = group[0], rest[0][0] if rest else None
        if isinstance(first, BidsRevealed) and isinstance(following, RoundScored):
            continue
        if isinstance(first, BidMade) and first.tricks is not None and _repeats_bids(following, rest):
            continue
        told = _closed(first, rest, view, voice) if isinstance(first, BiddingClosed) else _tell(group, voice)
        for line in told:
            if lines and isinstance(first, _SAME_LINE):
                lines[-1] += f" {line}"
            else:
                lines.append(line)
    return lines


def _together(numbered: tuple[int, Event]) -> Hashable:
    """Return the same for neighbours that are told together."""
    number, event = numbered
    match event:
        case BidMade(_, tricks):
            return BidMade, tricks is None
        case CardPlayed(_, _, trick):
            return CardPlayed, trick
        case _:
            return number


def _repeats_bids(event: Event | None, later: Sequence[Sequence[Event]]) -> bool:
    """Return whether this is the close of open bidding in the round that the view still shows."""
    return isinstance(event, BiddingClosed) and not _scored(later)


def _scored(later: Iterable[Sequence[Event]]) -> bool:
    return any(isinstance(group[0], RoundScored) for group in later)


def _closed(event: BiddingClosed, later: Sequence[Sequence[Event]], view: MagoveView, voice: Voice) -> Iterator[str]:
    """Tell the close of bidding: all bids, where they were open and the view still has them, and their sum."""
    if event.total is None:
        yield voice("news-closed-secret")
        return
    bids = [(seat, bid) for seat in _from_left(view) if (bid := view.bids[seat]) is not None]
    if view.options.bidding == "open" and not _scored(later):
        opening = voice("news-closed", bids=_bids(bids, voice))
    else:
        opening = voice("news-closed-sum")
    off = event.total - event.cards
    key = "news-over" if off > 0 else "news-under" if off else "news-exact"
    yield f"{opening} {voice(key, total=event.total, count=abs(off), cards=event.cards)}"


def _from_left(view: MagoveView) -> list[Seat]:
    return [(view.dealer + step) % view.seats for step in range(1, view.seats + 1)]


def _tell(group: Sequence[Event], voice: Voice) -> Iterator[str]:
    match group[0]:
        case BidMade(_, None):
            names = voice.people([event.seat for event in cast("Sequence[BidMade]", group)])
            yield voice("news-bid-secret", names=names, count=len(group))
        case BidMade():
            made = [(event.seat, event.tricks or 0) for event in cast("Sequence[BidMade]", group)]
            yield voice("news-bids", bids=_bids(made, voice))
        case CardPlayed():
            plays = [
                voice(key, who=voice.name(event.seat), card=card(event.card, voice))
                for key, event in zip(_play_keys(len(group)), cast("Sequence[CardPlayed]", group), strict=True)
            ]
            yield ", ".join(plays) + "."
        case RoundScored(number, scores):
            yield voice("news-scored", number=number)
            yield from (_score(score, voice) for score in scores)
        case GameOver(places, totals):
            winners = [seat for seat, place in enumerate(places) if place == 1]
            points = signed(totals[winners[0]])
            yield voice("news-winner", names=voice.people(winners), count=len(winners), points=points)
        case single:
            yield from _one(single, voice)


def _play_keys(count: int) -> list[str]:
    return ["news-played", *["news-played-too"] * (count - 1)]


def _bids(bids: Iterable[tuple[Seat, int]], voice: Voice) -> str:
    return ", ".join(voice("news-bid", who=voice.name(seat), tricks=tricks) for seat, tricks in bids)


def _score(score: Score, voice: Voice) -> str:
    off = abs(score.bid - score.tricks)
    return voice(
        "news-missed" if off else "news-met",
        who=voice.name(score.seat),
        bid=score.bid,
        tricks=score.tricks,
        points=signed(score.points),
        total=signed(score.total),
        off=off,
    )


def _one(event: Event, voice: Voice) -> Iterator[str]:
    match event:
        case GameStarted(seats, options, _, races, left_out):
            yield voice("news-started", rounds=options.rounds_played(seats))
            if races:
                owned = [
                    voice("news-race", who=voice.name(seat), race=race(letter, voice))
                    for seat, letter in enumerate(races)
                ]
                yield capital(", ".join(owned)) + "."
            if left_out:
                yield voice("news-left-out", race=race(left_out, voice))
        case RoundStarted(number, cards, dealer):
            yield voice("news-round", number=number, count=cards, who=voice.name(dealer))
        case TrumpTurned(turned, str(trump)):
            yield voice("news-trump", card=card(turned, voice), race=race(trump, voice))
        case TrumpTurned(_, None, reason):
            yield voice(f"news-{reason}")
        case NoTrumpLastRound():
            yield voice("news-no-trump")
        case TrumpChosen(seat, letter):
            yield voice("news-trump-chosen", who=voice.name(seat), race=race(letter, voice))
        case BidsRevealed(bids):
            yield voice("news-revealed", bids=_bids(bids, voice))
        case TrickWon(seat, trick, _, won):
            yield voice("news-won", who=voice.name(seat), trick=trick, won=won)
        case _:
            return
