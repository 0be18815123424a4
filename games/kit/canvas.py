"""The canvas on which pictures are drawn: a walnut table, or a cloth for final results. It is saved as a small PNG."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING, Final

from PIL import Image, ImageDraw

from games.kit import cards, grounds, lettering, palette, raster
from games.kit.layout import HIGHEST, LOWEST, Box

if TYPE_CHECKING:
    from games.kit.cards import Face

MOST_BYTES: Final = 150_000


class Canvas:
    """One picture, `WIDTH` pixels wide. Things drawn later cover earlier ones. Not shared between threads."""

    def __init__(self, height: int, *, cloth: bool = False) -> None:
        """Start with the table, or with the embroidered cloth.

        Raise ValueError unless `height` is from 810 to 1350, which are 4 : 3 and 4 : 5.
        """
        if not LOWEST <= height <= HIGHEST:
            raise ValueError(f"height {height}: {LOWEST} to {HIGHEST}")
        self.height = height
        self.image = grounds.cloth(height).copy() if cloth else grounds.table(height)
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
        """Write one line and return its width.

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
        """Draw an emblem centred at (x, y); see `raster.sprite`."""
        self.paste(raster.sprite(name, size, fill, line, turn), x - size // 2, y - size // 2)

    def svg(self, markup: str, box: Box) -> None:
        """Draw SVG markup (without text) into `box`."""
        self.paste(raster.raster(markup, box.w, box.h), box.x, box.y)

    def panel(self, box: Box, fill: str, line: str, *, stroke: int = 4, radius: int = 22) -> None:
        """Draw a rounded rectangle with an outline of `stroke` pixels inside the box.

        Only the corners are drawn as vectors, because filling is faster than pasting a large image.
        """
        corner = radius + (stroke + 1) // 2
        if min(box.w, box.h) < 2 * corner:
            self.paste(raster.panel(box.w, box.h, fill, line, stroke=stroke, radius=radius), box.x, box.y)
            return
        for colour, inset in ((line, 0), (fill, stroke)):
            inner = box.cut(left=inset, top=inset, right=inset, bottom=inset)
            self.image.paste(colour, (box.x + corner, inner.y, box.right - corner, inner.bottom))
            self.image.paste(colour, (inner.x, box.y + corner, inner.right, box.bottom - corner))
        corners = raster.panel(2 * corner, 2 * corner, fill, line, stroke=stroke, radius=radius)
        for left, x in ((0, box.x), (corner, box.right - corner)):
            for top, y in ((0, box.y), (corner, box.bottom - corner)):
                self.paste(corners.crop((left, top, left + corner, top + corner)), x, y)

    def card(self, face: Face, x: int, y: int, width: int) -> None:
        """Draw a card's face, its upper left corner at (x, y)."""
        self.paste(cards.card(face, width), x - cards.PAD, y - cards.PAD)

    def back(self, x: int, y: int, width: int) -> None:
        """Draw a card's back, its upper left corner at (x, y)."""
        self.paste(cards.back(width), x - cards.PAD, y - cards.PAD)

    def paste(self, image: Image.Image, x: int, y: int) -> None:
        """Paste an RGBA image with its upper left corner at (x, y)."""
        self.image.paste(image, (x, y), image)

    def png(self) -> bytes:
        """Return the picture as a PNG with 256 colours, or with fewer if it would be larger than `MOST_BYTES`."""
        for colours in (256, 96, 32):
            reduced = self.image.quantize(colours, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
            out = BytesIO()
            reduced.save(out, "PNG", compress_level=6)
            if out.tell() <= MOST_BYTES:
                break
        return out.getvalue()
