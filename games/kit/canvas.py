"""The canvas: a walnut table, or a cloth for final results, that primitives are drawn on and a small PNG comes from."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO
from math import sin
from typing import TYPE_CHECKING, Final

from PIL import Image, ImageDraw

from games.kit import cards, lettering, palette, raster, stitches
from games.kit.layout import HIGHEST, LOWEST, WIDTH, Box

if TYPE_CHECKING:
    from games.kit.cards import Face

MOST_BYTES: Final = 150_000


class Canvas:
    """One picture, `WIDTH` pixels wide. Things drawn later cover earlier ones. Not shared between threads."""

    def __init__(self, height: int, *, cloth: bool = False) -> None:
        """Lay the table, or the cloth with its embroidered border.

        Raise ValueError unless `height` keeps the picture between 4 : 3 and 4 : 5 (810 to 1350).
        """
        if not LOWEST <= height <= HIGHEST:
            raise ValueError(f"height {height}: {LOWEST} to {HIGHEST}")
        self.height = height
        self.image = _cloth(height).copy() if cloth else _table(height)
        self._draw = ImageDraw.Draw(self.image)

    def text(
        self,
        x: int,
        y: int,
        text: str,
        *,
        size: int = 40,
        colour: str = palette.LINEN,
        bold: bool = False,
        narrow: bool = False,
        anchor: str = "lm",
        width: int | None = None,
    ) -> int:
        """Write one line and return how wide it came out.

        `anchor` is Pillow's: l, m or r, then t, m, s (base line) or b. With `width` the text shrinks, at most to 34 px,
        then ends in an ellipsis. Raise ValueError for a size under 34 px.
        """
        if width is None:
            text = lettering.readable(text)
        else:
            text, size = lettering.fit(text, width, size, bold=bold, narrow=narrow)
        self._draw.text((x, y), text, colour, lettering.font(size, bold=bold, narrow=narrow), anchor=anchor)
        return lettering.measure(text, size, bold=bold, narrow=narrow)

    def sprite(self, name: str, x: int, y: int, size: int, fill: str, *, line: str = "", turn: int = 0) -> None:
        """Draw an emblem with its middle at (x, y); see `raster.sprite`."""
        self.paste(raster.sprite(name, size, fill, line, turn), x - size // 2, y - size // 2)

    def svg(self, markup: str, box: Box) -> None:
        """Draw a game's own SVG (without text) into `box`."""
        self.paste(raster.raster(markup, box.w, box.h), box.x, box.y)

    def panel(self, box: Box, fill: str, line: str, *, stroke: int = 4, radius: int = 22) -> None:
        """Draw a rounded rectangle."""
        self.paste(raster.panel(box.w, box.h, fill, line, stroke=stroke, radius=radius), box.x, box.y)

    def card(self, face: Face, x: int, y: int, width: int) -> None:
        """Draw a card's face, its upper left corner at (x, y)."""
        self.paste(cards.card(face, width), x - cards.PAD, y - cards.PAD)

    def back(self, x: int, y: int, width: int) -> None:
        """Draw a card's back, its upper left corner at (x, y)."""
        self.paste(cards.back(width), x - cards.PAD, y - cards.PAD)

    def paste(self, image: Image.Image, x: int, y: int) -> None:
        """Lay an RGBA image on the picture, its upper left corner at (x, y)."""
        self.image.paste(image, (x, y), image)

    def png(self) -> bytes:
        """Return the picture as a PNG with a palette; the same picture gives the same bytes.

        256 colours, or fewer where the file would be larger than `MOST_BYTES`.
        """
        for colours in (256, 96, 32):
            reduced = self.image.quantize(colours, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
            out = BytesIO()
            reduced.save(out, "PNG", compress_level=6)
            if out.tell() <= MOST_BYTES:
                break
        return out.getvalue()


def _table(height: int) -> Image.Image:
    """Cut the table to `height` and close its edge."""
    table = _planks().crop((0, 0, WIDTH, height))
    ImageDraw.Draw(table).rectangle((0, 0, WIDTH - 1, height - 1), outline=palette.EDGE, width=12)
    return table


@lru_cache(maxsize=1)
def _planks() -> Image.Image:
    """Draw planks of walnut with a quiet grain."""
    planks = 6
    tall = HIGHEST / planks
    grain = (palette.mix(palette.TABLE, palette.EDGE, 0.28), palette.mix(palette.TABLE, palette.RIM, 0.22))
    parts: list[str] = []
    for plank in range(planks):
        top = plank * tall
        shade = palette.mix(palette.TABLE, palette.EDGE, (0.0, 0.14, 0.06)[plank % 3])
        parts.append(f'<rect y="{top}" width="{WIDTH}" height="{tall}" fill="{shade}"/>')
        for line in range(1, 9):
            y = top + tall * (line + 0.4 * sin(plank * 7 + line * 3)) / 9
            bow = tall * 0.14 * sin(plank * 5 + line * 2)
            parts.append(
                f'<path fill="none" stroke="{grain[line % 3 == 0]}" stroke-width="{4 + line % 3}"'
                f' d="M0 {y:.1f}C360 {y + bow:.1f} 720 {y - bow:.1f} {WIDTH} {y + bow / 2:.1f}"/>'
            )
        parts.append(f'<rect y="{top - 2}" width="{WIDTH}" height="5" fill="{palette.EDGE}"/>')
    return _drawn(HIGHEST, parts)


@lru_cache(maxsize=1)
def _cloth(height: int) -> Image.Image:
    """Draw the linen cloth of a final result: a border of stitches, and a star where two borders meet."""
    cell, hem = 7.6, 8
    thick = cell * len(stitches.CORNER)
    corner = stitches.stitch(stitches.CORNER, cell)
    parts = [f'<rect width="{WIDTH}" height="{height}" fill="{palette.LINEN}"/>']
    for x, y in ((hem, hem), (WIDTH - hem, hem), (WIDTH - hem, height - hem), (hem, height - hem)):
        turn = f"scale({1 if x == hem else -1} {1 if y == hem else -1})"
        parts.append(f'<g transform="translate({x} {y}) {turn}">{corner}</g>')
    for upright in (False, True):
        long = (height if upright else WIDTH) - 2 * (hem + thick)
        repeats = round(long / cell / len(stitches.BORDER[0]))
        band = stitches.stitch([row * repeats for row in stitches.BORDER], cell)
        stretch = long / (repeats * len(stitches.BORDER[0]) * cell)
        for far in (hem, (WIDTH if upright else height) - hem - thick):
            place = (0, stretch, 1, 0, far, hem + thick) if upright else (stretch, 0, 0, 1, hem + thick, far)
            parts.append(f'<g transform="matrix({" ".join(f"{v:.4f}" for v in place)})">{band}</g>')
    return _drawn(height, parts)


def _drawn(height: int, parts: list[str]) -> Image.Image:
    body = "".join(parts)
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}">{body}</svg>'
    return raster.rasterise(svg, WIDTH, height).convert("RGB")
