"""What one seat holds and knows alone, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.balkans.data.components import CARDS
from games.balkans.rules.moves import Kingdom
from games.balkans.words import names
from games.balkans.words.cardtext import advantage, in_full
from games.balkans.words.places import kingdom
from games.core.contract import PUBLIC

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.balkans.sight.view import BalkansView
    from games.core.contract import Choice
    from games.core.voice import Voice


def hand(view: BalkansView, choices: Sequence[Choice], voice: Voice) -> str:
    """Return what the own seat knows alone: its orders, its cards and what they do, what it has seen and prepared.

    Whoever chooses a kingdom reads what each has.
    """
    if view.audience == PUBLIC:
        return ""
    own = view.players[view.audience]
    offered = [one.kingdom for one in choices if isinstance(one, Kingdom)]
    told = (
        voice("hand-kingdom", kingdom=names.kingdom(one, voice), homelands=kingdom(one, view, voice, placed=False))
        for one in offered
    )
    lines = ["\n\n".join(told)] if offered else []
    if view.unplayed:
        lines.append(voice("hand-orders", orders=names.orders(view.unplayed, voice)))
    if view.picked:
        what = ", ".join(_picked(name, voice) for name in view.picked)
        lines.append(voice("hand-prepared", what=what))
    if view.drawn:
        lines.append(voice("hand-drawn", cards="; ".join(in_full(name, view, voice) for name in view.drawn)))
    lines += (in_full(name, view, voice) for name in (*view.hand, *own.established))
    for peek in view.peeks:
        told = names.orders(peek.shown, voice) if peek.what == "orders" else names.cards(peek.shown, voice)
        lines.append(voice(f"hand-peek-{peek.what}", who=voice.name(peek.whom), what=told))
    lines += (voice("hand-advantage", card=advantage(name, view, voice)) for name in own.advantages)
    return "\n".join(lines)


def _picked(name: str, voice: Voice) -> str:
    """Return what was prepared: a card by its title, or an answer."""
    return names.card(name, voice) if name.partition("#")[0] in CARDS else voice(f"label-{name}")
