"""Everything that can be looked up: words, signs, and each card with where it is now, as far as the asker knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.durak.data.cards import CARDS, NAMES, RANKS, rank_of, suit_of
from games.durak.words.effects import effect
from games.durak.words.names import SIGNS, card

if TYPE_CHECKING:
    from collections.abc import Mapping

    from games.core.voice import Voice
    from games.durak.sight.view import DurakView

SIGNS_OF_PLATES: Final = (
    "turn",
    "attacker",
    "defender",
    "takes",
    "passed",
    "closed",
    "cards",
    "team",
    "direction",
    "fool",
    "winner",
    "seat",
)
"""What stands on plates and above the cards as a sign."""
_WORDS: Final = ("trump", "bout", "throw", "transfer", "talon", "discard", "enchanted")


def terms(voice: Voice) -> Mapping[str, str]:
    """Return all that can be looked up: words and signs, then every card."""
    told = {key: voice(f"term-{key}") for key in (*_WORDS, *SIGNS_OF_PLATES)}
    return {**told, **{name: card(name, voice) for name in NAMES[:CARDS]}}


def term(name: str, view: DurakView | None, voice: Voice) -> str:
    """Return what one of them is, and with a view how it stands now, as far as its audience knows."""
    if name in NAMES[:CARDS]:
        return " ".join(_card(name, view, voice))
    text = voice(f"term-{name}.text")
    return f"{text} {now}" if view is not None and (now := _now(name, view, voice)) else text


def _now(name: str, view: DurakView, voice: Voice) -> str:
    match name:
        case "trump":
            return voice("term-now-trump", suit=SIGNS[view.trump]) if view.trump else voice("term-no-trump")
        case "talon":
            return voice("term-now-talon", count=view.talon)
        case "discard":
            return voice("term-now-discard", count=len(view.discarded))
        case _:
            return ""


def _card(name: str, view: DurakView | None, voice: Voice) -> list[str]:
    rank = rank_of(name)
    parts = [voice("term-rank", rank=RANKS.index(rank) + 1, count=len(RANKS))]
    if view is None:
        return [*parts, voice("term-if-enchanted", effect=effect(name, voice))]
    if suit_of(name) == view.trump:
        parts.append(voice("gloss-trump"))
    if rank in view.options.enchanted:
        parts.append(voice("term-is-enchanted", effect=effect(name, voice)))
    return [*parts, _place(name, view, voice)]


def _place(name: str, view: DurakView, voice: Voice) -> str:
    """Return where a card is, as far as the audience knows."""
    if name in view.hand:
        return voice("term-at-hand")
    if any(name in {entry.card.partition("=")[0], (entry.beaten_by or "").partition("=")[0]} for entry in view.table):
        return voice("term-at-table")
    if name in view.discarded:
        return voice("term-at-discard")
    if view.talon and name == view.turned:
        return voice("term-at-bottom")
    for seat, held in enumerate(view.shown or view.known):
        if name in held:
            return voice("term-at-known", who=voice.name(seat))
    return voice("term-at-unknown")
