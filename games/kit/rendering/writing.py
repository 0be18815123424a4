"""Writes recorded strokes as SVG, with presentation attributes alone, so that a strict page can show it."""

from collections.abc import Iterable
from typing import Final, assert_never
from xml.sax.saxutils import escape

from PIL import Image

from games.kit import cards, lettering
from games.kit.art import emblems
from games.kit.cards import Face
from games.kit.layout import Box
from games.kit.rendering import strokes
from games.kit.rendering.vector import Sheet, symbol

_ANCHORS: Final = {"l": "", "m": ' text-anchor="middle"', "r": ' text-anchor="end"'}


def write(sheet: Sheet, recorded: Iterable[strokes.Stroke]) -> str:
    """Return strokes as SVG, in order; what they define is remembered by the sheet."""
    return "".join(_written(sheet, stroke) for stroke in recorded)


def _written(sheet: Sheet, stroke: strokes.Stroke) -> str:
    match stroke:
        case strokes.Text():
            return _text(stroke)
        case strokes.Sprite():
            return _sprite(sheet, stroke)
        case strokes.Panel(box, fill, line, wide, radius):
            return f'<rect {_inside(box, wide)} rx="{radius}" fill="{fill}" stroke="{line}" stroke-width="{wide}"/>'
        case strokes.Markup(markup, box):
            return sheet.place(markup, box)
        case strokes.Card(face, x, y, width):
            whole = cards.full(x, y, width)
            return sheet.place(cards.back_markup(width), whole) if face is None else _card(sheet, face, width, whole)
        case strokes.Pasted(drawn, x, y, markup):
            box = Box(x, y, *drawn.size)
            return sheet.place(markup, box) if markup else sheet.image(drawn, box)
        case strokes.Stencil(mask, x, y, fill, markup):
            box = Box(x, y, *mask.size)
            return sheet.place(markup, box) if markup else sheet.image(_seen_through(mask, fill), box)
        case strokes.WrittenAs(_, markup, whole, (x, y, w, h)):
            place = f'x="{x}" y="{y}" width="{w}" height="{h}" viewBox="{x} {y} {w} {h}"'
            return f"<svg {place}>{sheet.place(markup, whole)}</svg>"
        case strokes.Line(points, colour, wide):
            return f'<polyline points="{_points(points)}" fill="none" stroke="{colour}" stroke-width="{wide}"/>'
        case strokes.Polygon(points, fill):
            return f'<polygon points="{_points(points)}" fill="{fill}"/>'
        case strokes.Ellipse(box, fill, line, wide):
            centre = f'cx="{box.x + box.w / 2:g}" cy="{box.y + box.h / 2:g}"'
            radii = f'rx="{(box.w - wide) / 2:g}" ry="{(box.h - wide) / 2:g}"'
            return (
                f'<ellipse {centre} {radii} fill="{fill or "none"}" stroke="{line or "none"}" stroke-width="{wide}"/>'
            )
        case strokes.Frame(box, colour, wide):
            return f'<rect {_inside(box, wide)} fill="none" stroke="{colour}" stroke-width="{wide}"/>'
        case _:
            assert_never(stroke)


def _inside(box: Box, stroke: int) -> str:
    """Return the rectangle whose outline of this width lies inside a box."""
    half = stroke / 2
    return f'x="{box.x + half:g}" y="{box.y + half:g}" width="{box.w - stroke}" height="{box.h - stroke}"'


def _points(points: tuple[tuple[float, float], ...]) -> str:
    return " ".join(f"{x:.0f},{y:.0f}" for x, y in points)


def _text(text: strokes.Text) -> str:
    if not text.text:
        return ""
    down = lettering.base_line(text.text, text.size, text.anchor[1], bold=text.bold, narrow=text.narrow)
    style = ' font-weight="700"' if text.bold else ' font-stretch="condensed"' if text.narrow else ""
    if text.halo is not None:
        wide, rim = text.halo
        style += f' stroke="{rim}" stroke-width="{2 * wide}" stroke-linejoin="round" paint-order="stroke"'
    wide = lettering.measure(text.text, text.size, bold=text.bold, narrow=text.narrow)
    return (
        f'<text x="{text.x}" y="{text.y + down}" font-size="{text.size}" fill="{text.colour}"'
        f'{_ANCHORS[text.anchor[0]]}{style} textLength="{wide}">{escape(text.text)}</text>'
    )


def _sprite(sheet: Sheet, sprite: strokes.Sprite) -> str:
    name, x, y, size, fill, line, turn, mirrored = sprite
    placed = sheet.place(emblems.paint(name, size, fill, line), Box(x, y, size, size))
    if not turn and not mirrored:
        return placed
    how = f"rotate({turn} {x + size / 2:g} {y + size / 2:g})"
    if mirrored:
        how += f" translate({2 * x + size} 0) scale(-1 1)"
    return f'<g transform="{how}">{placed}</g>'


def _card(sheet: Sheet, face: Face, width: int, whole: Box) -> str:
    """Return the face of a card of this width whose image fills `whole`."""
    tint, printed = face.tint, cards.printed(face, width)
    around = Box(0, 0, whole.w, whole.h)
    parts = [sheet.place(cards.linen_markup(width, stitched=face.stitched, changed=face.changed), around)]
    if printed.rank is not None:
        text, size, x, y = printed.rank
        place = f'x="{x}" y="{y}" font-size="{size}" font-weight="700"'
        parts.append(f'<text {place} fill="{tint.text}">{escape(text)}</text>')
    for name, size, x, y in (printed.corner, printed.middle):
        parts.append(sheet.place(emblems.paint(name, size, tint.fill, tint.line), Box(x, y, size, size)))
    if face.faded:
        parts.append(cards.veil(width))
    return sheet.use(symbol(f"0 0 {whole.w} {whole.h}", "".join(parts)), whole)


def _seen_through(mask: Image.Image, fill: str | Image.Image) -> Image.Image:
    if isinstance(fill, str):
        seen = Image.new("RGBA", mask.size, fill)
    else:
        seen = Image.new("RGBA", mask.size)
        seen.paste(fill, (0, 0))
    seen.putalpha(mask.convert("L"))
    return seen
