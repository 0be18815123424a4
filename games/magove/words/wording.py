"""Magove in words: cards and races, what is asked, what stands on buttons and menus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.contract import PUBLIC
from games.magove.data.cards import RACES
from games.magove.rules.moves import Bid, ChooseTrump, Play
from games.magove.sight.view import HIDDEN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.contract import Choice, Move, Seat
    from games.core.voice import Voice
    from games.magove.sight.view import MagoveView


def card(name: str, voice: Voice) -> str:
    """Return a card as its colour and value; wizards are all alike, and so are jesters."""
    return voice(f"card-{name[0]}", value=name[1:])


def race(letter: str, voice: Voice) -> str:
    """Return the name and colour of a race."""
    return voice(f"race-{letter}")


def capital(text: str) -> str:
    """Return the text with a capital first letter."""
    return text[:1].upper() + text[1:]


def signed(points: int) -> str:
    """Return a number with a true minus sign where it is negative."""
    return str(points).replace("-", "−")


def needed(seat: Seat, view: MagoveView) -> int | None:
    """Return how many tricks a seat still has to win to meet its bid; negative: it has so many too many.

    None while the audience does not know the bid.
    """
    bid = view.bids[seat]
    return None if bid is None else bid - view.won[seat]


def ask(view: MagoveView, choices: Sequence[Choice], voice: Voice) -> str:  # noqa: ARG001
    """Return whom the table waits for and for what; a seat's own view is told what the seat may do."""
    if view.outcome is not None:
        return voice(f"outcome-{view.outcome.reason}")
    return _ask_all(view, voice) if view.audience == PUBLIC else _ask_own(view, voice)


def _ask_all(view: MagoveView, voice: Voice) -> str:
    if view.phase == "trump":
        return voice("ask-trump", who=voice.name(view.dealer))
    if view.phase == "play":
        return _ask_play(view, voice)
    if view.options.bidding != "open":
        return voice("ask-bids", names=voice.people(view.asked))
    return " ".join([voice("ask-bid", who=voice.name(view.asked[0]), most=view.cards), *_sums(view, voice)])


def _ask_play(view: MagoveView, voice: Voice) -> str:
    who = voice.name(view.asked[0])
    if not view.trick:
        return voice("ask-lead", who=who, number=view.number, count=view.cards)
    line = voice("ask-play", who=who, number=view.number, count=view.cards)
    return f"{line} {voice('ask-led', race=race(view.led, voice))}" if view.led else line


def _sums(view: MagoveView, voice: Voice) -> list[str]:
    """Return what the bids made so far mean for the next one."""
    lines: list[str] = []
    if view.total is not None and any(view.has_bid):
        lines.append(voice("ask-sum", total=view.total, count=view.cards))
    if view.forbidden is not None:
        lines.append(voice("ask-forbidden", bid=view.forbidden, count=view.cards))
    return lines


def _ask_own(view: MagoveView, voice: Voice) -> str:
    me, asked = view.audience, view.audience in view.asked
    if view.phase == "trump":
        return voice("own-trump-blind" if HIDDEN in view.hand else "own-trump") if asked else _ask_all(view, voice)
    if view.phase == "bidding":
        if view.has_bid[me]:
            waiting = [seat for seat in range(view.seats) if not view.has_bid[seat]]
            return voice("own-bid-made", bid=view.bids[me], names=voice.people(waiting))
        return _ask_bid(view, voice) if asked else voice("own-bid-later", who=voice.name(view.asked[0]))
    return _ask_card(view, voice) if asked else _ask_play(view, voice)


def _ask_bid(view: MagoveView, voice: Voice) -> str:
    question = voice("own-bid-blind") if HIDDEN in view.hand else voice("own-bid", count=view.cards)
    return " ".join([question, *_sums(view, voice)])


def _ask_card(view: MagoveView, voice: Voice) -> str:
    if not view.trick:
        return voice("own-lead", number=view.number, count=view.cards)
    if view.led is None:
        return voice("own-any")
    holds = any(name.startswith(view.led) for name in view.hand)
    return voice("own-follow" if holds else "own-follow-not", race=race(view.led, voice))


def label(choice: Choice, view: MagoveView, voice: Voice) -> str:  # noqa: ARG001 - alike in every view
    """Return the words on a button or a row of a menu."""
    match choice:
        case ChooseTrump(letter):
            return capital(race(letter, voice))
        case Bid(tricks):
            return voice("label-bid", count=tricks)
        case Play(name):
            return capital(card(name, voice))
        case _:
            raise TypeError(f"Magove has no choice of the kind {type(choice).__name__}")


def item(name: str, view: MagoveView, voice: Voice) -> str:  # noqa: ARG001 - alike in every view
    """Return the words for a card or, by its letter alone, a race."""
    return capital(race(name, voice) if name in RACES else card(name, voice))


def menu(move: Move, view: MagoveView, voice: Voice) -> str:
    """Return the heading of the menu a move stands in: one for each verb."""
    if isinstance(move, Bid) and view.forbidden is not None:
        return voice("menu-bid-forbidden", bid=view.forbidden, count=view.cards)
    return voice(f"menu-{move.verb}")


def rules(voice: Voice) -> str:
    """Return the rules page."""
    game = [voice(f"rules-{part}") for part in ("goal", "round", "bid", "play", "trick", "score")]
    kinds = ("plus-minus", "secret", "clairvoyance", "single", "short")
    variants = [voice("rules-variants"), *(voice(f"rules-variant-{kind}") for kind in kinds)]
    return "\n\n".join([*game, "\n".join(variants)])
