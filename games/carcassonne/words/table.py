"""The public state of Carcassonne in words."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from games.carcassonne.data.tiles import KINDS
from games.carcassonne.rules.public import SOURCES
from games.carcassonne.rules.worth import as_it_lies
from games.carcassonne.sight.imagining import standing_for
from games.carcassonne.words.hand import track
from games.carcassonne.words.names import place, sides, tile
from games.core.ranking import seats_by_place

if TYPE_CHECKING:
    from games.carcassonne.sight.view import CarcassonneView
    from games.core.contract import Seat
    from games.core.voice import Voice

_LONGEST: Final = 1024
"""Characters of an alternative text: the last tile, which its news told too, gives way to six long names."""


def table(view: CarcassonneView, voice: Voice) -> str:
    """Return the stack, the last tile, the seats with their figures; at the end the points by kind."""
    if view.outcome is not None:
        ranked = [seat for _, seats in seats_by_place(view.outcome.places) for seat in seats]
        return "\n".join([voice(f"outcome-{view.outcome.reason}"), *(_result(seat, view, voice) for seat in ranked)])
    lines = [_stack(view, voice), *(_seat(seat, view, voice) for seat in range(view.seats))]
    if view.tile:
        lines.append(voice("table-tile", who=voice.name(view.active), tile=tile(view.tile, voice)))
    if view.message:
        lines.append(voice("table-message", letter=view.message, message=voice(f"message-{view.message}")))
    last = _last(view, voice)
    if sum(map(len, lines)) + len(lines) + len(last) <= _LONGEST:
        lines.insert(1, last)
    return "\n".join(lines)


def _stack(view: CarcassonneView, voice: Voice) -> str:
    parts = [voice("table-board", count=len(view.tiles)), voice("table-left", count=view.stack)]
    if view.aside:
        parts.append(voice("table-aside", count=len(view.aside)))
    return " · ".join(parts)


def _last(view: CarcassonneView, voice: Voice) -> str:
    tile = view.tiles[-1]
    shown = " ".join(sides(tile.tile, tile.turn, voice))
    return voice("table-last", place=place(tile.x, tile.y, voice), sides=shown)


def _seat(seat: Seat, view: CarcassonneView, voice: Voice) -> str:
    parts = [voice("hand-points", points=view.scores[seat]), voice("hand-supply", count=view.supply[seat])]
    kinds = Counter(one.kind for one in view.meeples if one.seat == seat)
    if kinds:
        stood = ", ".join(voice(f"table-{kind}", count=kinds[kind]) for kind in KINDS if kinds[kind])
        parts.append(voice("table-stands", meeples=stood, points=as_it_lies(standing_for(view), seat)))
    parts += track(seat, view, voice, "table-track")
    return voice("table-seat", who=voice.name(seat), parts=", ".join(parts))


def _result(seat: Seat, view: CarcassonneView, voice: Voice) -> str:
    assert view.outcome is not None
    parts = [
        voice(f"source-{source}", points=points)
        for source, points in zip(SOURCES, view.sheet[seat], strict=True)
        if points
    ]
    told = voice("table-place", place=view.outcome.places[seat], who=voice.name(seat), points=view.scores[seat])
    return f"{told} ({', '.join(parts)})" if parts else told
