"""The table in words: the piles, the seats, what lies there; at the end the places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.ranking import seats_by_place
from games.durak.rules.ending import place_of
from games.durak.rules.state import attacker
from games.durak.sight.imagining import standing_for
from games.durak.words.names import SIGNS, card, cards

if TYPE_CHECKING:
    from games.core.contract import Seat
    from games.core.voice import Voice
    from games.durak.sight.view import DurakView


def table(view: DurakView, voice: Voice) -> str:
    """Return the public state: the piles, the seats in turn, what lies on the table; at the end the places."""
    if view.outcome is not None:
        return "\n".join(_ended(view, voice))
    lines = [_piles(view, voice), *(_seat(seat, view, voice) for seat in range(view.seats))]
    if view.table:
        fights = "; ".join(
            voice("table-beaten", card=card(entry.card, voice), answer=card(entry.beaten_by, voice))
            if entry.beaten_by
            else voice("table-unbeaten", card=card(entry.card, voice))
            for entry in view.table
        )
        lines.append(voice("table-fights", fights=fights))
    else:
        lines.append(voice("table-bare"))
    if view.closed:
        lines.append(voice("table-closed"))
    return "\n".join(lines)


def _piles(view: DurakView, voice: Voice) -> str:
    parts = [voice("table-trump", suit=SIGNS[view.trump]) if view.trump else voice("table-no-trump")]
    if view.talon:
        parts.append(voice("table-talon", count=view.talon, card=card(view.turned, voice)))
    else:
        parts.append(voice("table-talon-empty"))
    parts.append(voice("table-discard", count=len(view.discarded)))
    if view.seats > 2:
        parts.append(voice("table-direction", clockwise="yes" if view.direction == 1 else "no"))
    return " · ".join(parts)


def _seat(seat: Seat, view: DurakView, voice: Voice) -> str:
    who = voice.name(seat)
    if not view.in_game[seat]:
        place = place_of(standing_for(view), seat)
        return voice("table-out-place", who=who, place=place) if place else voice("table-out", who=who)
    parts = [voice("table-seat", who=who, count=view.hands[seat])]
    if seat == view.defender:
        parts.append(voice("table-takes" if view.taking else "table-defends"))
    elif seat == attacker(standing_for(view)):
        parts.append(voice("table-attacks"))
    if seat in view.passed:
        parts.append(voice("table-passed"))
    if view.options.teams:
        parts.append(voice("table-team", team=seat % 2 + 1))
    return ", ".join(parts)


def _ended(view: DurakView, voice: Voice) -> list[str]:
    assert view.outcome is not None
    places = view.outcome.places
    lines = [voice(f"outcome-{view.outcome.reason}")]
    for place, seats in seats_by_place(places):
        fool = view.outcome.reason == "fool" and place == max(places)
        names = voice.list([voice.name(seat) for seat in seats])
        lines.append(voice("table-fool" if fool else "table-place", place=place, names=names))
    lines += (
        voice("table-left", who=voice.name(seat), cards=cards(left, voice))
        for seat, left in enumerate(view.shown)
        if left
    )
    return lines
