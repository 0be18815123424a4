"""The words for choices, and notes on the names of cards and races."""

from collections.abc import Sequence
from typing import Final, assert_never, cast

from games.core.contract import Choice, Words
from games.core.localizer import Localizer, capital
from games.magove.data.cards import OF_KIND, PLAYED_AS, RACES, WIZARD
from games.magove.rules.ending import EACH, points_for
from games.magove.rules.moves import Bid, ChooseTrump, MagoveMove, Play
from games.magove.rules.tricks import asked_by, best_of, trump_number
from games.magove.text.names import card, race
from games.magove.views.view import MagoveView

_SIGNS: Final = {"B": "🛡️", "R": "🪓", "G": "🍃", "Y": "⛰️"}
"""The emblems of the races on the cards. They are none of the shapes that mark the players."""


def words(choice: Choice, view: MagoveView, localizer: Localizer) -> Words:
    """Return the words for a choice; there is a menu for each verb.

    The key is the number of a bid, or the emblem and value of a card; wizards and jesters are words.
    """
    move = cast("MagoveMove", choice)
    match move:
        case ChooseTrump(letter):
            cards = [name for face in view.faces for name in face] if view.is_blind else view.hand
            about = localizer("about-trump-blind" if view.is_blind else "about-trump", count=_count(letter, cards))
            return Words(capital(race(letter, localizer)), localizer("menu-trump"), about=about)
        case Bid(tricks):
            return Words(
                localizer("label-bid", count=tricks),
                localizer("menu-bid")
                if view.forbidden is None
                else localizer("menu-bid-forbidden", bid=view.forbidden, count=view.cards),
                str(tricks),
                _about_bid(tricks, view, localizer),
            )
        case Play(name):
            label = capital(card(name, localizer))
            key = f"{_SIGNS[name[0]]} {name[1:]}" if name[0] in _SIGNS else label
            about = (_about_card if view.trick else _about_lead)(name, view, localizer)
            return Words(label, localizer("menu-play"), key, about)
        case _:
            assert_never(move)


def _about_bid(tricks: int, view: MagoveView, localizer: Localizer) -> str:
    points = points_for(tricks, tricks)
    if view.total is None or sum(view.has_bid) < view.seats - 1:
        return localizer("about-bid", points=points, each=EACH)
    return localizer("about-bid-sum", points=points, each=EACH, total=view.total + tricks, cards=view.cards)


def _about_lead(name: str, view: MagoveView, localizer: Localizer) -> str:
    if view.races:
        return localizer("about-lead-free")
    if name in OF_KIND:
        return localizer(f"about-lead-{name}")
    return localizer("about-lead-trump" if name[0] == view.trump else "about-lead", race=race(name[0], localizer))


def _about_card(name: str, view: MagoveView, localizer: Localizer) -> str:
    """Return words on whether a card would win the trick so far."""
    trump = trump_number(view.trump, single_suit=view.options.single_suit)
    played = next((held for held in view.hand if PLAYED_AS[held] == name), name)
    laid = [play.card for play in view.trick]
    cards = [*laid, played]
    if best_of(cards, trump, asked_by(trump, cards)) == len(laid):
        left = view.seats - len(cards)
        if left and name == WIZARD:
            return localizer("about-wins-sure")
        return localizer("about-wins", count=left) if left else localizer("about-wins-last")
    best = view.trick[best_of(laid, trump, asked_by(trump, laid))]
    return localizer("about-loses", who=localizer.name(best.seat), card=card(best.card, localizer))


def _count(letter: str, cards: Sequence[str]) -> int:
    return sum(name[0] == letter for name in cards)


def gloss(name: str, view: MagoveView, localizer: Localizer) -> str:
    """Return what is special about a card or, for a single letter, a race; empty if nothing is."""
    if name in RACES:
        return localizer("gloss-race", count=_count(name, view.hand))
    if name[0] in OF_KIND:
        return localizer(f"gloss-{name[0]}")
    return localizer("gloss-trump") if name[0] == view.trump else ""
