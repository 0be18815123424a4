"""Paints recorded strokes on an image."""

from collections.abc import Iterable
from functools import lru_cache
from typing import assert_never

from PIL import Image, ImageDraw

from games.kit import cards, lettering
from games.kit.art import raster
from games.kit.layout import Box
from games.kit.rendering import strokes


def paint(image: Image.Image, recorded: Iterable[strokes.Stroke]) -> None:
    """Paint strokes on an RGB image, in order."""
    pen = ImageDraw.Draw(image)
    for stroke in recorded:
        match stroke:
            case strokes.Text():
                if stroke.halo is not None:
                    wide, rim = stroke.halo
                    _letters(image, stroke, rim, wide)
                _letters(image, stroke, stroke.colour)
            case strokes.Sprite(name, x, y, size, fill, line, turn, mirrored):
                _lay(image, raster.sprite(name, size, fill, line, turn, mirrored=mirrored), x, y)
            case strokes.Panel():
                _panel(image, stroke)
            case strokes.Markup(markup, box):
                _lay(image, raster.raster(markup, box.w, box.h), box.x, box.y)
            case strokes.Card(face, x, y, width):
                drawn = cards.back(width) if face is None else cards.card(face, width)
                _lay(image, drawn, x - cards.PAD, y - cards.PAD)
            case strokes.Pasted(drawn, x, y):
                image.paste(drawn, (x, y), drawn if drawn.mode == "RGBA" else None)
            case strokes.Stencil(mask, x, y, fill):
                image.paste(fill, (x, y), mask)
            case strokes.WrittenAs(inner):
                paint(image, inner)
            case strokes.Line(points, colour, width):
                pen.line(points, colour, width)
            case strokes.Polygon(points, fill):
                pen.polygon(points, fill)
            case strokes.Ellipse(box, fill, line, wide):
                pen.ellipse(_edges(box), fill or None, line or None, wide)
            case strokes.Frame(box, colour, wide):
                pen.rectangle(_edges(box), outline=colour, width=wide)
            case _:
                assert_never(stroke)


def _lay(image: Image.Image, drawn: Image.Image, x: int, y: int) -> None:
    image.paste(drawn, (x, y), drawn)


def _edges(box: Box) -> tuple[int, int, int, int]:
    return box.x, box.y, box.right - 1, box.bottom - 1


def _letters(image: Image.Image, text: strokes.Text, colour: str, stroke: int = 0) -> None:
    mask, left, top = _shape(text.text, text.size, text.bold, text.narrow, text.anchor, stroke)
    if mask is not None:
        image.paste(colour, (text.x + left, text.y + top), mask)


@lru_cache(maxsize=512)
def _shape(
    text: str, size: int, bold: bool, narrow: bool, anchor: str, stroke: int
) -> tuple[Image.Image | None, int, int]:
    """Return the shape of a line of text, None if it is blank, and where it lies from the anchor."""
    font = lettering.font(size, bold=bold, narrow=narrow)
    left, top, right, bottom = map(int, font.getbbox(text, anchor=anchor, stroke_width=stroke))
    if left >= right or top >= bottom:
        return None, 0, 0
    mask = Image.new("L", (right - left, bottom - top))
    ImageDraw.Draw(mask).text((-left, -top), text, 255, font, anchor=anchor, stroke_width=stroke)
    return mask, left, top


def _panel(image: Image.Image, panel: strokes.Panel) -> None:
    """Paint a panel, of which only the corners are vectors: filling is faster than pasting a large image."""
    box, fill, line, stroke, radius = panel
    corner = radius + (stroke + 1) // 2
    if min(box.w, box.h) < 2 * corner:
        _lay(image, raster.panel(box.w, box.h, fill, line, stroke=stroke, radius=radius), box.x, box.y)
        return
    for colour, inset in ((line, 0), (fill, stroke)):
        inner = box.cut(left=inset, top=inset, right=inset, bottom=inset)
        image.paste(colour, (box.x + corner, inner.y, box.right - corner, inner.bottom))
        image.paste(colour, (inner.x, box.y + corner, inner.right, box.bottom - corner))
    corners = raster.panel(2 * corner, 2 * corner, fill, line, stroke=stroke, radius=radius)
    for left, x in ((0, box.x), (corner, box.right - corner)):
        for top, y in ((0, box.y), (corner, box.bottom - corner)):
            _lay(image, corners.crop((left, top, left + corner, top + corner)), x, y)
