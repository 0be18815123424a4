"""Everything that can be looked up: signs, words, and each card with where it is now, as far as the asker knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.magove.data.cards import OF_KIND, PLAYED_AS, RACES, SUIT_PLAYED
from games.magove.rules.ending import EACH
from games.magove.words.names import capital, card, race

if TYPE_CHECKING:
    from collections.abc import Mapping

    from games.core.voice import Voice
    from games.magove.sight.view import MagoveView

SIGNS: Final = ("turn", "bid", "won", "needs", "over", "met", "total", "dealer", "best", "seat")
"""What stands on plates and beneath cards as a sign."""
_WORDS: Final = ("trick", "led", "trump", "turned", "sheet", "plus-minus", "secret", "clairvoyance", "single")


def terms(voice: Voice) -> Mapping[str, str]:
    """Return all that can be looked up: words and signs, the races, then every card once."""
    told = {key: voice(f"term-{key}") for key in (*_WORDS, *SIGNS)}
    races = {letter: capital(race(letter, voice)) for letter in RACES}
    return {**told, **races, **{name: capital(card(name, voice)) for name in SUIT_PLAYED}}


def term(name: str, view: MagoveView | None, voice: Voice) -> str:
    """Return what one of them is, and with a view where it is now, as far as its audience knows."""
    if name in RACES:
        return _race(name, view, voice)
    if name in OF_KIND:
        return _kind(name, view, voice)
    if name in SUIT_PLAYED:
        return _card(name, view, voice)
    return voice(f"term-{name}.text", each=EACH) if name == "over" else voice(f"term-{name}.text")


def _race(letter: str, view: MagoveView | None, voice: Voice) -> str:
    parts = [voice("term-race")]
    if view is None:
        return parts[0]
    if view.trump == letter:
        parts.append(voice("term-race-trump"))
    if letter == view.left_out:
        return " ".join([*parts, voice("term-at-out")])
    played = [*view.gone, *(laid.card for laid in view.trick)]
    gone = sorted(int(name[1:]) for name in played if name[0] == letter)
    told = voice("term-race-gone", cards=", ".join(map(str, gone))) if gone else voice("term-race-none")
    return " ".join([*parts, told])


def _kind(name: str, view: MagoveView | None, voice: Voice) -> str:
    """Return what a wizard or a jester does, and how many of the four the audience has seen in this round."""
    text = voice(f"term-{name}-text")
    if view is None:
        return text
    faces = [held for face in view.faces for held in face]
    seen = {view.turned, *view.gone, *view.hand, *faces, *(laid.card for laid in view.trick)}
    return f"{text} {voice('term-gone', count=sum(one in seen for one in _four(name)))}"


def _four(name: str) -> list[str]:
    return [one for one, played in PLAYED_AS.items() if played == name]


def _card(name: str, view: MagoveView | None, voice: Voice) -> str:
    parts = [voice("term-card", race=capital(race(name[0], voice)), value=name[1:])]
    if view is None:
        return parts[0]
    if name[0] == view.trump:
        parts.append(voice("term-race-trump"))
    return " ".join([*parts, _place(name, view, voice)])


def _place(name: str, view: MagoveView, voice: Voice) -> str:
    """Return where a card is, as far as the audience knows."""
    if name in view.hand:
        return voice("term-at-hand")
    for laid in view.trick:
        if laid.card == name:
            return voice("term-at-trick", who=voice.name(laid.seat))
    for seat, face in enumerate(view.faces):
        if name in face:
            return voice("term-at-seen", who=voice.name(seat))
    if name in view.gone:
        return voice("term-at-gone")
    if name == view.turned:
        return voice("term-at-turned")
    return voice("term-at-out" if name[0] == view.left_out else "term-at-unknown")
