"""A finished picture: what a canvas has recorded, to be had as PNG or as SVG."""

from collections.abc import Callable
from io import BytesIO
from typing import Final, Literal, NamedTuple, TypeAlias

from PIL import Image, ImageOps

from games.core.regions import Region
from games.kit import palette
from games.kit.art import grounds
from games.kit.layout import HIGHEST, WIDTH, Box
from games.kit.rendering.painting import paint
from games.kit.rendering.strokes import Stroke
from games.kit.rendering.vector import Sheet
from games.kit.rendering.writing import write

Ground: TypeAlias = Literal["table", "cloth", ""]
"""What a picture is drawn on; nothing for one that a page lays on a ground of its own."""
MOST_BYTES: Final = 150_000
_SAMPLE: Final = 3
"""One of so many pixels across and down decides about the colours."""
_LEVELS: Final = (3, 5, 6)
"""Levels of compression: the one to try first, and those for pictures that would be too large."""


class Layer(NamedTuple):
    """Strokes in a row that lie on the board, or beside it."""

    strokes: tuple[Stroke, ...]
    board: bool


class Picture(NamedTuple):
    """A picture; see `games.core.regions.Drawn`."""

    box: Box
    ground: Ground
    layers: tuple[Layer, ...]
    board: Box | None
    regions: tuple[Region, ...]

    @property
    def size(self) -> tuple[int, int]:
        """Its width and height in pixels."""
        return self.box.w, self.box.h

    def image(self) -> Image.Image:
        """Paint it, as a new image. Not for a picture without a ground, which has its own coordinates."""
        assert self.ground, "it is for a page"
        image = grounds.cloth(self.box.h).copy() if self.ground == "cloth" else grounds.table(self.box.h)
        for layer in self.layers:
            paint(image, layer.strokes)
        return image

    def png(self) -> bytes:
        """Return it as a PNG with 256 colours, or with fewer if it would be larger than `MOST_BYTES`.

        The colours are chosen from a sample of the pixels, and most pictures are small enough with little compression:
        both are twice as fast, and look the same.
        """
        image = self.image()
        sample = ImageOps.scale(image, 1 / _SAMPLE, Image.Resampling.NEAREST)
        data = b""
        for colours in (256, 96, 32):
            palette = sample.quantize(colours, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
            reduced = image.quantize(palette=palette, dither=Image.Dither.NONE)
            for level in _LEVELS:
                out = BytesIO()
                reduced.save(out, "PNG", compress_level=level)
                data = out.getvalue()
                if len(data) <= MOST_BYTES:
                    return data
        return data

    def svg(self, address: Callable[[str], str]) -> str:
        """Return it as SVG, where text has the bundled fonts and `address(name)` is where a piece of art is found.

        The board is an `<svg class="board">`, whose view box can be changed to enlarge it.
        """
        sheet = Sheet(address)
        body = self._ground(sheet) + "".join(self._layer(layer, sheet) for layer in self.layers)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{self.box.x} {self.box.y} {self.box.w} {self.box.h}"'
            f' font-family="DejaVu Sans">{sheet.definitions()}{body}</svg>'
        )

    def _ground(self, sheet: Sheet) -> str:
        if not self.ground:
            return ""
        if self.ground == "cloth":
            return sheet.image(grounds.cloth(self.box.h), self.box)
        planks = sheet.file(grounds.planks(), "png", Box(0, 0, WIDTH, HIGHEST))
        edge = f'<rect x="6" y="6" width="{WIDTH - 12}" height="{self.box.h - 12}" fill="none"'
        return f'{planks}{edge} stroke="{palette.EDGE}" stroke-width="12"/>'

    def _layer(self, layer: Layer, sheet: Sheet) -> str:
        body = write(sheet, layer.strokes)
        if not layer.board or self.board is None:
            return f"<g>{body}</g>"
        x, y, w, h = self.board
        return f'<svg class="board" x="{x}" y="{y}" width="{w}" height="{h}" viewBox="{x} {y} {w} {h}">{body}</svg>'
