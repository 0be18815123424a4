"""The public state of Carcassonne, and what a seat has, in words."""

from collections import Counter
from collections.abc import Sequence

from games.carcassonne.data.tiles import KINDS, SPACES
from games.carcassonne.rules.public import SOURCES
from games.carcassonne.rules.worth import as_it_lies
from games.carcassonne.text.names import place, sides, tile
from games.carcassonne.views.determinize import reconstruct
from games.carcassonne.views.view import CarcassonneView
from games.core.contract import PUBLIC, Choice, Seat
from games.core.localizer import LONGEST_ALTERNATIVE, Localizer
from games.core.ranking import seats_by_place


def table(view: CarcassonneView, localizer: Localizer) -> str:
    """Return the stack, the last tile, the seats with their figures; at the end the points by kind."""
    if view.outcome is not None:
        ranked = [seat for _, seats in seats_by_place(view.outcome.places) for seat in seats]
        return "\n".join(
            [localizer(f"outcome-{view.outcome.reason}"), *(_result(seat, view, localizer) for seat in ranked)]
        )
    lines = [_stack(view, localizer), *(seat_line(seat, view, localizer) for seat in range(view.seats))]
    if view.tile:
        lines.append(localizer("table-tile", who=localizer.name(view.active), tile=tile(view.tile, localizer)))
    if view.message:
        lines.append(localizer("table-message", letter=view.message, message=localizer(f"message-{view.message}")))
    last = _last(view, localizer)  # left out where there is no room, as the news name it
    if sum(map(len, lines)) + len(lines) + len(last) <= LONGEST_ALTERNATIVE:
        lines.insert(1, last)
    return "\n".join(lines)


def _stack(view: CarcassonneView, localizer: Localizer) -> str:
    parts = [localizer("table-board", count=len(view.tiles)), localizer("table-left", count=view.stack)]
    if view.aside:
        parts.append(localizer("table-aside", count=len(view.aside)))
    return " · ".join(parts)


def _last(view: CarcassonneView, localizer: Localizer) -> str:
    tile = view.tiles[-1]
    shown = " ".join(sides(tile.tile, tile.turn, localizer))
    return localizer("table-last", place=place(tile.x, tile.y, localizer), sides=shown)


def seat_line(seat: Seat, view: CarcassonneView, localizer: Localizer) -> str:
    """Return the points of a seat, its meeples and what they would count, and where its robber and messages stand."""
    parts = [localizer("hand-points", points=view.scores[seat]), localizer("hand-supply", count=view.supply[seat])]
    kinds = Counter(meeple.kind for meeple in view.meeples if meeple.seat == seat)
    if kinds:
        stood = ", ".join(localizer(f"table-{kind}", count=kinds[kind]) for kind in KINDS if kinds[kind])
        parts.append(localizer("table-stands", meeples=stood, points=as_it_lies(reconstruct(view), seat)))
    parts += _track(seat, view, localizer, "table-track")
    return localizer("table-seat", who=localizer.name(seat), parts=", ".join(parts))


def _result(seat: Seat, view: CarcassonneView, localizer: Localizer) -> str:
    parts = [
        localizer(f"source-{source}", points=points)
        for source, points in zip(SOURCES, view.sheet[seat], strict=True)
        if points
    ]
    told = localizer("table-place", place=view.end.places[seat], who=localizer.name(seat), points=view.scores[seat])
    return f"{told} ({', '.join(parts)})" if parts else told


def hand(view: CarcassonneView, choices: Sequence[Choice], localizer: Localizer) -> str:  # noqa: ARG001
    """Return what the own seat has: points, meeples in the supply, figures and robber on the track."""
    me = view.audience
    if me == PUBLIC:
        return ""
    parts = [localizer("hand-points", points=view.scores[me]), localizer("hand-supply", count=view.supply[me])]
    return " · ".join(parts + _track(me, view, localizer))


def _track(seat: Seat, view: CarcassonneView, localizer: Localizer, key: str = "hand-track") -> list[str]:
    """Return where a seat's figures (in the text `key`) and robber are, as far as its points do not tell."""
    parts: list[str] = []
    if view.options.messages:
        meeple, courier = (total % SPACES for total in view.totals[seat])
        parts.append(localizer(key, meeple=meeple, courier=courier))
    if view.options.robbers:
        space = view.robbers[seat]
        parts.append(localizer("robber-free") if space is None else localizer("robber-on", space=space))
    return parts
