"""Everything that can be looked up: words, signs, races and cards."""

from collections.abc import Mapping
from typing import Final

from games.core.localizer import Localizer, capital
from games.magove.data.cards import OF_KIND, PLAYED_AS, RACES, RANKS, SUIT_PLAYED
from games.magove.rules.ending import EACH
from games.magove.text.names import card, race
from games.magove.views.view import MagoveView

SIGNS: Final = ("turn", "bid", "won", "needs", "over", "met", "total", "dealer", "best", "seat")
"""The signs on plates and beneath cards."""
_WORDS: Final = ("trick", "led", "trump", "bids", "turned", "sheet", "plus-minus", "secret", "clairvoyance", "single")


def terms(localizer: Localizer) -> Mapping[str, str]:
    """Return the title of each term by its name: words and signs, races, then every card."""
    titles = {key: localizer(f"term-{key}") for key in (*_WORDS, *SIGNS)}
    races = {letter: capital(race(letter, localizer)) for letter in RACES}
    return {**titles, **races, **{name: capital(card(name, localizer)) for name in SUIT_PLAYED}}


def term(name: str, view: MagoveView | None, localizer: Localizer) -> str:
    """Return the explanation of a term and, with a view, where it is now as far as the audience knows."""
    if name in RACES:
        return _race(name, view, localizer)
    if name in OF_KIND:
        return _kind(name, view, localizer)
    if name in SUIT_PLAYED:
        return _card(name, view, localizer)
    return localizer(f"term-{name}.text", each=EACH) if name == "over" else localizer(f"term-{name}.text")


def _race(letter: str, view: MagoveView | None, localizer: Localizer) -> str:
    parts = [localizer("term-race")]
    if view is None:
        return parts[0]
    if view.trump == letter:
        parts.append(localizer("term-race-trump"))
    if letter == view.left_out:
        return " ".join([*parts, localizer("term-at-out")])
    played = [*view.gone, *(laid.card for laid in view.trick)]
    gone = sorted(int(name[1:]) for name in played if name[0] == letter)
    seen = localizer("term-race-gone", cards=", ".join(map(str, gone))) if gone else localizer("term-race-none")
    return " ".join([*parts, seen])


def _kind(name: str, view: MagoveView | None, localizer: Localizer) -> str:
    """Return the effect of a wizard or jester; with a view, how many of the four the audience has seen this round."""
    text = localizer(f"term-{name}-text")
    if view is None:
        return text
    faces = [held for face in view.faces for held in face]
    seen = {view.turned, *view.gone, *view.hand, *faces, *(laid.card for laid in view.trick)}
    gone = sum(card in seen for card, played in PLAYED_AS.items() if played == name)
    return f"{text} {localizer('term-gone', count=gone)}"


def _card(name: str, view: MagoveView | None, localizer: Localizer) -> str:
    """Return the race of a card and what beats it; with a view, whether that is trump, and where the card is."""
    kind, highest = capital(race(name[0], localizer)), int(name[1:]) == RANKS
    if view is None:
        return localizer("term-card-highest" if highest else "term-card", race=kind)
    trump = name[0] == view.trump and not view.races
    alone = "-single" if view.races else "-trump" if trump else ""
    key = f"term-card{alone}" if not highest else "term-card-top" if alone else "term-card-highest"
    return " ".join(
        [localizer(key, race=kind), *([localizer("term-race-trump")] if trump else []), _place(name, view, localizer)]
    )


def _place(name: str, view: MagoveView, localizer: Localizer) -> str:
    """Return where a card is, as far as the audience knows."""
    if name in view.hand:
        return localizer("term-at-hand")
    for laid in view.trick:
        if laid.card == name:
            return localizer("term-at-trick", who=localizer.name(laid.seat))
    for seat, face in enumerate(view.faces):
        if name in face:
            return localizer("term-at-seen", who=localizer.name(seat))
    if name in view.gone:
        return localizer("term-at-gone")
    if name == view.turned:
        return localizer("term-at-turned")
    return localizer("term-at-out" if name[0] == view.left_out else "term-at-unknown")
