"""Everything that can be looked up: words, signs and cards."""

from collections.abc import Mapping
from typing import Final

from games.core.localizer import Localizer
from games.durak.data.cards import CARDS, NAMES, RANKS, rank_of, suit_of
from games.durak.text.effects import NOT_ALL, acts, effect, trump_gloss
from games.durak.text.names import SIGNS, card
from games.durak.views.view import DurakView

SIGNS_OF_PLATES: Final = (
    "turn", "attacker", "defender", "takes", "passed", "closed", "cards", "team", "direction", "fool", "winner", "seat",
)  # fmt: skip
"""The signs on plates and above cards."""
_WORDS: Final = ("trump", "bout", "throw", "transfer", "talon", "discard", "enchanted")


def terms(localizer: Localizer) -> Mapping[str, str]:
    """Return the title of each term by its name: words and signs, then every card."""
    titles = {key: localizer(f"term-{key}") for key in (*_WORDS, *SIGNS_OF_PLATES)}
    return {**titles, **{name: card(name, localizer) for name in NAMES[:CARDS]}}


def term(name: str, view: DurakView | None, localizer: Localizer) -> str:
    """Return the explanation of a term and, with a view, where it is now as far as the audience knows."""
    if name in NAMES[:CARDS]:
        return " ".join(_card(name, view, localizer))
    some = name == "trump" and view is not None and not NOT_ALL.isdisjoint(view.options.enchanted)
    text = localizer("term-trump.most" if some else f"term-{name}.text")
    return f"{text} {now}" if view is not None and (now := _now(name, view, localizer)) else text


def _now(name: str, view: DurakView, localizer: Localizer) -> str:
    match name:
        case "trump":
            return localizer("term-now-trump", suit=SIGNS[view.trump]) if view.trump else localizer("term-no-trump")
        case "talon":
            return localizer("term-now-talon", count=view.talon)
        case "discard":
            return localizer("term-now-discard", count=len(view.discarded))
        case "direction" if "K" in view.options.enchanted:
            return localizer("term-now-direction")
        case _:
            return ""


def _card(name: str, view: DurakView | None, localizer: Localizer) -> list[str]:
    rank = rank_of(name)
    parts = [localizer("term-rank", rank=RANKS.index(rank) + 1, count=len(RANKS))]
    if view is None:
        return [*parts, localizer("term-if-enchanted", effect=effect(name, localizer))]
    if suit_of(name) == view.trump and not (rank == "8" and acts(name, view)):
        parts.append(trump_gloss(name, view, localizer))
    if acts(name, view):
        parts.append(localizer("term-is-enchanted", effect=effect(name, localizer)))
    return [*parts, _place(name, view, localizer)]


def _place(name: str, view: DurakView, localizer: Localizer) -> str:
    """Return where a card is, as far as the audience knows."""
    if name in view.hand:
        return localizer("term-at-hand")
    if any(name in {entry.card.partition("=")[0], (entry.beaten_by or "").partition("=")[0]} for entry in view.table):
        return localizer("term-at-table")
    if name in view.discarded:
        return localizer("term-at-discard")
    if view.talon and name == view.turned:
        return localizer("term-at-bottom")
    for seat, held in enumerate(view.shown or view.known):
        if name in held:
            return localizer("term-at-known", who=localizer.name(seat))
    return localizer("term-at-unknown")
