"""A hand in words, with what its enchanted cards do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.durak.data.cards import RANKS, rank_of, suit_of
from games.durak.words.effects import acts, effect
from games.durak.words.names import SIGNS, card, cards

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.contract import Choice
    from games.core.voice import Voice
    from games.durak.sight.view import DurakView


def hand(view: DurakView, choices: Sequence[Choice], voice: Voice) -> str:  # noqa: ARG001 - a hand reads alike at any time
    """Return the own hand: a line for each suit, then what the enchanted cards in it do."""
    suits = dict.fromkeys(suit_of(name) for name in view.hand)
    lines = [
        voice(
            "hand-trump" if suit == view.trump else "hand-suit",
            suit=SIGNS[suit],
            cards=" ".join(rank_of(name) for name in view.hand if suit_of(name) == suit),
        )
        for suit in suits
    ]
    return "\n".join([*lines, *_effects(view, voice)])


def _effects(view: DurakView, voice: Voice) -> list[str]:
    """Return a line for each enchanted rank held that can do something at this table; 6s and aces one by one."""
    lines: list[str] = []
    for rank in RANKS:
        held = [name for name in view.hand if rank_of(name) == rank and acts(name, view)]
        if rank in {"6", "A"}:
            lines += (voice("effect", cards=card(name, voice), effect=effect(name, voice)) for name in held)
        elif held:
            lines.append(voice("effect", cards=cards(held, voice), effect=effect(held[0], voice)))
    return lines
