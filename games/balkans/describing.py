"""The table, a hand and the rules of Battle for the Balkans in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.balkans import asking, names
from games.balkans.cardtext import advantage, in_full
from games.balkans.components import CARDS
from games.core.contract import PUBLIC

if TYPE_CHECKING:
    from games.balkans.view import BalkansView
    from games.core.contract import Seat
    from games.core.voice import Voice

_MOST: Final = 1024
"""Characters of the longest alternative text."""
_PAGES: Final = ("goal", "round", "orders", "move", "battle", "siege", "razbor")


def table(view: BalkansView, voice: Voice) -> str:
    """Return the public state: when, each seat with its numbers, then the armies of each; at the end the places."""
    if view.outcome is not None:
        return "\n".join(_ended(view, voice))
    lines = [_moment(view, voice), *(_seat(seat, view, voice) for seat in view.order)]
    besieged = [land for land, sight in view.lands.items() if sight.besiegers]
    if besieged:
        lines.append(voice("table-sieges", places=names.places(besieged, voice)))
    forces = [_forces(seat, view, voice) for seat in view.order]
    for line in forces:
        if line and sum(map(len, lines)) + len(lines) + len(line) <= _MOST:
            lines.append(line)
    return "\n".join(lines)[:_MOST]


def _moment(view: BalkansView, voice: Voice) -> str:
    parts = [voice("table-round", n=view.round)]
    if view.season:
        parts.append(voice(f"season-{view.season}"))
    if view.first >= 0:
        parts.append(voice("table-first", who=voice.name(view.first)))
    target = target_of(view)
    if target:
        parts.append(voice("table-target", place=names.place(target, voice)))
    return " · ".join(parts)


def target_of(view: BalkansView) -> str:
    """Return the land or sea that the battle or order in progress is about, or ""."""
    if view.battle is not None:
        return view.battle.at
    order = view.offensive
    return (order.target or order.origin) if order is not None else ""


def _seat(seat: Seat, view: BalkansView, voice: Voice) -> str:
    who, player = voice.name(seat), view.players[seat]
    if player.status != "alive":
        return voice("table-out", who=who)
    return voice(
        "table-seat",
        who=who,
        kingdom=names.kingdom(player.kingdom, voice) if player.kingdom else "–",
        influence=player.influence,
        gold=player.gold,
        lands=player.lands,
        cards=player.royal_cards + player.strategies,
        orders=player.unplayed,
    )


def _forces(seat: Seat, view: BalkansView, voice: Voice) -> str:
    """Return where a seat has armies and fleets, and how many."""
    told: list[str] = []
    for land, sight in view.lands.items():
        for army in sight.armies:
            if army.seat == seat:
                n = army.regular + army.elite + army.royal
                told.append(voice("table-force", place=names.place(land, voice), n=n))
    for sea, groups in view.seas.items():
        told += (voice("table-force", place=names.place(sea, voice), n=g.total) for g in groups if g.seat == seat)
    return f"{voice.name(seat)}: {', '.join(told)}" if told else ""


def _ended(view: BalkansView, voice: Voice) -> list[str]:
    assert view.outcome is not None
    result = view.outcome
    lines = [asking.ask(view, voice)]
    for place in sorted(set(result.places)):
        seats = [seat for seat in range(view.seats) if result.places[seat] == place]
        told = [
            voice("table-scores", who=voice.name(seat), n=voice("n-influence", n=_score(seat, view))) for seat in seats
        ]
        lines.append(voice("table-place", place=place, names=voice.list(told)))
    return lines


def _score(seat: Seat, view: BalkansView) -> int:
    assert view.outcome is not None
    return view.outcome.scores[seat] if view.outcome.scores else view.players[seat].influence


def hand(view: BalkansView, voice: Voice) -> str:
    """Return what the own seat knows alone: its orders, its cards and what they do, what it has seen and prepared."""
    if view.audience == PUBLIC:
        return ""
    lines: list[str] = []
    if view.unplayed:
        lines.append(voice("hand-orders", orders=names.orders(view.unplayed, voice)))
    if view.picked:
        what = ", ".join(_picked(name, voice) for name in view.picked)
        lines.append(voice("hand-prepared", what=what))
    if view.drawn:
        lines.append(voice("hand-drawn", cards="; ".join(in_full(name, view, voice) for name in view.drawn)))
    lines += (in_full(name, view, voice) for name in (*view.hand, *view.players[view.audience].established))
    for peek in view.peeks:
        told = names.orders(peek.shown, voice) if peek.what == "orders" else names.cards(peek.shown, voice)
        lines.append(voice(f"hand-peek-{peek.what}", who=voice.name(peek.whom), what=told))
    lines += (
        voice("hand-advantage", card=advantage(name, view, voice)) for name in view.players[view.audience].advantages
    )
    return "\n".join(lines)


def _picked(name: str, voice: Voice) -> str:
    return names.card(name, voice) if name.partition("#")[0] in CARDS else voice(f"label-{name}")


def rules(voice: Voice) -> str:
    """Return the rules page."""
    return "\n\n".join(voice(f"rules-{page}") for page in _PAGES)
