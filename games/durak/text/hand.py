"""A hand as text, with the effects of its enchanted cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.durak.data.cards import RANKS, rank_of, suit_of
from games.durak.text.effects import acts, effect
from games.durak.text.names import SIGNS, card, cards

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.contract import Choice
    from games.core.localizer import Localizer
    from games.durak.views.view import DurakView


def hand(view: DurakView, choices: Sequence[Choice], localizer: Localizer) -> str:  # noqa: ARG001 - the text does not depend on the choices
    """Return the audience's hand: a line for each suit, then the effects of its enchanted cards."""
    suits = dict.fromkeys(suit_of(name) for name in view.hand)
    lines = [
        localizer(
            "hand-trump" if suit == view.trump else "hand-suit",
            suit=SIGNS[suit],
            cards=" ".join(rank_of(name) for name in view.hand if suit_of(name) == suit),
        )
        for suit in suits
    ]
    return "\n".join([*lines, *_effects(view, localizer)])


def _effects(view: DurakView, localizer: Localizer) -> list[str]:
    """Return a line for each enchanted rank in the hand that has an effect now; 6s and aces one by one."""
    lines: list[str] = []
    for rank in RANKS:
        held = [name for name in view.hand if rank_of(name) == rank and acts(name, view)]
        if rank in {"6", "A"}:
            lines += (localizer("effect", cards=card(name, localizer), effect=effect(name, localizer)) for name in held)
        elif held:
            lines.append(localizer("effect", cards=cards(held, localizer), effect=effect(held[0], localizer)))
    return lines
