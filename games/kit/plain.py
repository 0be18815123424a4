"""Plain pictures of any game, made from its views and texts alone, for a game that has none of its own yet."""

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from games.core.contract import Choice, GameText, Pictures, View
from games.core.localizer import Localizer
from games.kit import palette
from games.kit.canvas import Canvas
from games.kit.drawn import Picture
from games.kit.layout import GAP, HIGHEST, MARGIN, Box, bank, height, whole
from games.kit.lettering import in_lines
from games.kit.pieces import Plate, plate
from games.kit.result import ResultLine, best_first, framed, height_of_standings, standings

V = TypeVar("V", bound=View)

_SIZES: Final = (72, 60, 50, 42, 36)
"""Sizes of the text; the largest that fits is used."""
_LEADING: Final = 1.3
_PAD: Final = 28
_WRAPPED: Final = 3
"""Lines that one line of text takes at most."""


def plain_pictures(text: GameText[V, Any]) -> Pictures[V]:
    """Return pictures that show the plates of the seats and the texts of `GameText.table` and `GameText.hand`.

    Seats the table waits for have a bright plate; the result shows the places and scores. For 2 to 6 seats.
    """

    def table(view: V, localizer: Localizer) -> Picture:
        if view.outcome is not None:
            return _result(view, text.ask(view, (), localizer), localizer)
        words = text.table(view, localizer)
        plates = 310 if view.seats > 3 else 160
        canvas = Canvas(height(2 * MARGIN + plates + _tall(words)))
        box = whole(canvas.height)
        ring = bank(view.seats, box)
        for seat, spot in enumerate(ring.spots):
            plate(canvas, spot, Plate(seat, localizer.name(seat), moves=seat in view.asked))
        below = max(spot.box.bottom for spot in ring.spots) + 3 * GAP
        _panel(canvas, Box(box.x, below, box.w, box.bottom - below), words)
        return canvas.drawn()

    def hand(view: V, choices: Sequence[Choice], localizer: Localizer, highest: int = HIGHEST) -> Picture | None:
        words = text.hand(view, choices, localizer)
        if not words.strip():
            return None
        canvas = Canvas(height(2 * MARGIN + _tall(words), highest))
        _panel(canvas, whole(canvas.height), words)
        return canvas.drawn()

    return Pictures(table=table, hand=hand)


def _result(view: View, title: str, localizer: Localizer) -> Picture:
    places, scores = view.end.places, view.end.scores
    canvas, box = framed(title, height_of_standings(view.seats))
    lines = [
        ResultLine(places[seat], seat, localizer.name(seat), str(scores[seat]) if scores else "")
        for seat in best_first(places)
    ]
    standings(canvas, lines, box)
    return canvas.drawn()


def _lines(text: str, size: int, wide: int) -> list[str]:
    return [line for part in text.splitlines() for line in in_lines(part, size, wide, _WRAPPED) if line]


def _tall(text: str) -> int:
    """Return the height that a text needs in the smallest size."""
    return round(_SIZES[-1] * _LEADING * len(_lines(text, _SIZES[-1], whole(HIGHEST).w - 2 * _PAD))) + 2 * _PAD


def _panel(canvas: Canvas, box: Box, text: str) -> None:
    """Write a text on a panel, as large as fits; in the smallest size the last lines may be left out."""
    canvas.panel(box, palette.EDGE, palette.RIM)
    room = box.cut(left=_PAD, top=_PAD, right=_PAD, bottom=_PAD)
    size, lines = _SIZES[-1], list[str]()
    for size in _SIZES:
        lines = _lines(text, size, room.w)
        if size * _LEADING * len(lines) <= room.h and len(lines) <= max(len(text.splitlines()), room.h // 160):
            break
    step = round(size * _LEADING)
    shown = lines if step * len(lines) <= room.h else [*lines[: room.h // step - 1], "…"]
    y = room.centre[1] - step * (len(shown) - 1) // 2
    for number, line in enumerate(shown):
        canvas.text(room.x, y + step * number, line, size=size, width=room.w)
