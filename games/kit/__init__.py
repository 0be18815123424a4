"""The picture kit: the one look of all games, drawn on a canvas 1080 pixels wide that becomes a small PNG.

A game's `picture.py` says `from games import kit` and calls what it needs; the drawing libraries are loaded at the
first use of a drawing name, so importing is light. Everything is a pure function of its arguments: the same calls give
the same bytes. Different canvases may be drawn in different threads. Coordinates are pixels from the upper left.

The canvas (`games.kit.canvas`):

    Canvas(height, *, cloth=False)                   height 810 to 1350; cloth: embroidered linen, for final results
    .text(x, y, text, *, size=40, colour=LINEN, bold=False, anchor="lm", width=None) -> int (how wide it came out)
    .sprite(name, x, y, size, fill, *, line="", turn=0)    an emblem of `emblems.EMBLEMS`, its middle at (x, y)
    .card(face, x, y, width)   .back(x, y, width)    the upper left corner at (x, y); width 100 at least
    .panel(box, fill, line, *, stroke=4, radius=22)  .svg(markup, box)  .paste(image, x, y)
    .png() -> bytes

Cards (`games.kit.cards`):

    Face(rank, emblem, tint, stitched=False, pictogram="", changed=False, faded=False)
    height_of(width) -> int

Pieces on a table (`games.kit.pieces`):

    plate(canvas, spot, Plate(seat, name, stats=(), moves=False, out=False, role="", note=""))
    Stat(emblem, text, colour=LINEN)                 a number on a plate; 13, 13 and −120 fit on the narrowest
    pairs(canvas, [(attack, defence or None), …], box, *, most=200)
    trick(canvas, [Played(face, seat, best=False), …], box, *, most=200)
    hand(canvas, [[Held(face, playable=False), …], …], box, *, most=190)      one list for each group
    talon(canvas, x, y, width, count, *, bottom)     pile(canvas, x, y, width, count)
    discard(canvas, x, y, width, count)
    badge(canvas, x, y, text, *, fill=EDGE, ink=LINEN, emblem="") -> int (its width)
    standings(canvas, [Standing(place, seat, name, score="", emblem=""), …], box)

Where things stand (`games.kit.layout`, light):

    Box(x, y, w, h) with .right .bottom .centre .cut(left=, top=, right=, bottom=);  whole(height) -> Box
    ring(seats, box, plate_height=132) -> Ring(spots, middle)      2 to 6 plates above and below, clockwise
    bank(seats, box, plate_height=132) -> Ring(spots, middle)      all above, in reading order
    columns(count, box, gap=16), rows(count, box, gap=16) -> boxes
    grid(count, box, *, across=1.0, down=1.4, most=190), fan(groups, box, *, most=190) -> Grid(cells, card)

Colours by meaning are in `games.kit.palette` (light): `TABLE`, `LINEN`, `INK`, `MOVE` …, `SEATS[seat].colour` and
`.shape`, the tints of the suits (`SPADES` …) and of four peoples (`BLUE`, `RED`, `GREEN`, `YELLOW`).

Text under 34 px raises ValueError; names of any length and script are cut with an ellipsis where they do not fit.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from games.kit.canvas import Canvas as Canvas
    from games.kit.cards import Face as Face
    from games.kit.cards import height_of as height_of
    from games.kit.pieces import Held as Held
    from games.kit.pieces import Plate as Plate
    from games.kit.pieces import Played as Played
    from games.kit.pieces import Standing as Standing
    from games.kit.pieces import Stat as Stat
    from games.kit.pieces import badge as badge
    from games.kit.pieces import discard as discard
    from games.kit.pieces import hand as hand
    from games.kit.pieces import pairs as pairs
    from games.kit.pieces import pile as pile
    from games.kit.pieces import plate as plate
    from games.kit.pieces import standings as standings
    from games.kit.pieces import talon as talon
    from games.kit.pieces import trick as trick
else:
    _PIECES: Final = {
        *("Held", "Plate", "Played", "Standing", "Stat"),
        *("badge", "discard", "hand", "pairs", "pile", "plate", "standings", "talon", "trick"),
    }
    _HOMES: Final = {"Canvas": "canvas", "Face": "cards", "height_of": "cards"} | dict.fromkeys(_PIECES, "pieces")

    def __getattr__(name: str) -> object:
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
