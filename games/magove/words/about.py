"""What a choice does, and what stands behind a name."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never, cast

from games.magove.data.cards import OF_KIND, PLAYED_AS, RACES, WIZARD
from games.magove.rules.ending import EACH, points_for
from games.magove.rules.moves import Bid, ChooseTrump, Play
from games.magove.rules.tricks import asked_by, best_of, trump_number
from games.magove.sight.view import HIDDEN
from games.magove.words.names import card, race

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.contract import Choice
    from games.core.voice import Voice
    from games.magove.rules.moves import MagoveMove
    from games.magove.sight.view import MagoveView


def about(choice: Choice, view: MagoveView, voice: Voice) -> str:
    """Return what a choice does and costs."""
    move = cast("MagoveMove", choice)
    match move:
        case ChooseTrump(letter):
            blind = HIDDEN in view.hand
            cards = [name for face in view.faces for name in face] if blind else view.hand
            return voice("about-trump-blind" if blind else "about-trump", count=_count(letter, cards))
        case Bid(tricks):
            points = points_for(tricks, tricks)
            if view.total is None or sum(view.has_bid) < view.seats - 1:
                return voice("about-bid", points=points, each=EACH)
            return voice("about-bid-sum", points=points, total=view.total + tricks, cards=view.cards)
        case Play(name):
            return _about_card(name, view, voice) if view.trick else _about_lead(name, view, voice)
        case _:
            assert_never(move)


def _about_lead(name: str, view: MagoveView, voice: Voice) -> str:
    if view.races:
        return voice("about-lead-free")
    if name in OF_KIND:
        return voice(f"about-lead-{name}")
    return voice("about-lead-trump" if name[0] == view.trump else "about-lead", race=race(name[0], voice))


def _about_card(name: str, view: MagoveView, voice: Voice) -> str:
    """Return whether a card would take the trick as it lies."""
    trump = trump_number(view.trump, single_suit=view.options.single_suit)
    played = next((held for held in view.hand if PLAYED_AS[held] == name), name)
    laid = [one.card for one in view.trick]
    cards = [*laid, played]
    if best_of(cards, trump, asked_by(trump, cards)) == len(laid):
        left = view.seats - len(cards)
        if left and name == WIZARD:
            return voice("about-wins-sure")
        return voice("about-wins", count=left) if left else voice("about-wins-last")
    best = view.trick[best_of(laid, trump, asked_by(trump, laid))]
    return voice("about-loses", who=voice.name(best.seat), card=card(best.card, voice))


def _count(letter: str, cards: Sequence[str]) -> int:
    return sum(name[0] == letter for name in cards)


def gloss(name: str, view: MagoveView, voice: Voice) -> str:
    """Return what stands behind a card or, by its letter, a race; empty for a card like any other."""
    if name in RACES:
        return voice("gloss-race", count=_count(name, view.hand))
    if name[0] in OF_KIND:
        return voice(f"gloss-{name[0]}")
    return voice("gloss-trump") if name[0] == view.trump else ""
