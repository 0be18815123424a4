"""Whom a table of Magove waits for, and for what."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never, cast

from games.magove.rules.moves import Bid, ChooseTrump, Play
from games.magove.rules.state import Phase
from games.magove.sight.view import HIDDEN
from games.magove.words.names import card, race

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.contract import Choice
    from games.core.voice import Voice
    from games.magove.rules.moves import MagoveMove
    from games.magove.sight.view import MagoveView


def ask(view: MagoveView, choices: Sequence[Choice], voice: Voice) -> str:
    """Return whom the table waits for and for what; a seat's own view is told what the seat may do."""
    if choices:
        return _ask_own(view, choices, voice)
    if view.phase is Phase.BIDDING and view.audience >= 0:
        return _ask_later(view, voice)
    return _ask_all(view, voice)


def _ask_all(view: MagoveView, voice: Voice) -> str:
    """Return what everybody is told."""
    match view.phase:
        case Phase.TRUMP:
            return voice("ask-trump", who=voice.name(view.dealer))
        case Phase.BIDDING:
            if view.options.bidding != "open":
                return voice("ask-bids", names=voice.people(view.asked))
            return " ".join([voice("ask-bid", who=voice.name(view.asked[0]), most=view.cards), *_sums(view, voice)])
        case Phase.PLAY:
            key = "ask-play" if view.trick else "ask-lead"
            line = voice(key, who=voice.name(view.asked[0]), number=view.number, count=view.cards)
            return f"{line} {voice('ask-led', race=race(view.led, voice))}" if view.led else line
        case Phase.OVER:
            assert view.outcome is not None
            return voice(f"outcome-{view.outcome.reason}")
        case _:
            assert_never(view.phase)


def _ask_later(view: MagoveView, voice: Voice) -> str:
    """Return what a seat is told that has bid, or whose turn to bid is still to come."""
    if not view.has_bid[view.audience]:
        return voice("own-bid-later", who=voice.name(view.asked[0]))
    waiting = [seat for seat, has_bid in enumerate(view.has_bid) if not has_bid]
    return voice("own-bid-made", bid=view.bids[view.audience], names=voice.people(waiting))


def _ask_own(view: MagoveView, choices: Sequence[Choice], voice: Voice) -> str:
    """Return what a seat is told that these moves are open to."""
    is_blind = HIDDEN in view.hand
    first = cast("MagoveMove", choices[0])
    match first:
        case ChooseTrump():
            return voice("own-trump-blind" if is_blind else "own-trump")
        case Bid():
            question = voice("own-bid-blind") if is_blind else voice("own-bid", count=view.cards)
            return " ".join([question, *_sums(view, voice)])
        case Play():
            return _ask_card(view, choices, voice)
        case _:
            assert_never(first)


def _ask_card(view: MagoveView, choices: Sequence[Choice], voice: Voice) -> str:
    if len(choices) == 1:
        return _ask_only(view, cast("Play", choices[0]), voice)
    if not view.trick:
        return voice("own-lead", number=view.number, count=view.cards)
    if view.led is None:
        return voice("own-any")
    follows = any(isinstance(choice, Play) and choice.card.startswith(view.led) for choice in choices)
    return voice("own-follow" if follows else "own-follow-not", race=race(view.led, voice))


def _ask_only(view: MagoveView, choice: Play, voice: Voice) -> str:
    """Return what a seat is told that has one card to play: its last one, or the only one that follows."""
    held = card(choice.card, voice)
    if len(view.hand) == 1:
        return voice("own-last", card=held)
    led = view.led if view.led is not None and choice.card[0] == view.led else None
    return voice("own-only-led", race=race(led, voice), card=held) if led else voice("own-only", card=held)


def _sums(view: MagoveView, voice: Voice) -> list[str]:
    """Return what the bids made so far mean for the next one."""
    lines: list[str] = []
    if view.sum_told is not None:
        lines.append(voice("ask-sum", total=view.sum_told, count=view.cards))
    if view.forbidden is not None:
        lines.append(voice("ask-forbidden", bid=view.forbidden, count=view.cards))
    return lines
