"""The picture of the result."""

from typing import Final

from games.core.localizer import Localizer
from games.durak.picture import cards
from games.durak.views.view import DurakView
from games.kit import layout
from games.kit.canvas import Canvas
from games.kit.drawn import Picture
from games.kit.layout import Box
from games.kit.result import ROOM, ResultLine, best_first, framed, height_of_standings, standings

_IN_ROW: Final = 12
"""Remaining cards in a row."""
_LEAST: Final = 100
"""Least height of each line of the standings, however many cards are shown below."""


def result(view: DurakView, localizer: Localizer) -> Picture:
    """Draw the places, best first, and the remaining hands."""
    left = sum(map(len, view.shown))
    rest = min(50 + 180 * -(-left // _IN_ROW), ROOM - _LEAST * view.seats) if left else 0
    canvas, inner = framed(localizer(f"outcome-{view.end.reason}"), height_of_standings(view.seats) + rest)
    standings(canvas, _standings(view, localizer), inner.cut(bottom=rest))
    if left:
        _left(canvas, view, inner.cut(top=inner.h - rest + layout.GAP))
    return canvas.drawn()


def _standings(view: DurakView, localizer: Localizer) -> list[ResultLine]:
    places = view.end.places
    lines: list[ResultLine] = []
    for seat in best_first(places):
        score, emblem = "", ""
        if view.options.teams:
            score, emblem = str(seat % 2 + 1), "flag"
        elif view.end.reason == "fool" and places[seat] == max(places):
            score, emblem = localizer("picture-fool"), "jester"
        lines.append(ResultLine(places[seat], seat, localizer.name(seat), score, emblem))
    return lines


def _left(canvas: Canvas, view: DurakView, box: Box) -> None:
    """Draw the remaining hands, each with its owner's mark on the first card."""
    holders = [(seat, held) for seat, held in enumerate(view.shown) if held]
    cells, width = layout.fan([len(held) for _, held in holders], box, most=150)
    corners = iter(cells)
    for seat, held in holders:
        for index, name in enumerate(held):
            x, y = next(corners)
            canvas.card(cards.face(name, view.options.enchanted), x, y, width)
            if index == 0:
                cards.mark(canvas, seat, x + width // 4, y + round(width * 1.1), width // 2)
