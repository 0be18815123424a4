"""Draws the tiles of which boards are composed; `python -m tests.games.carcassonne.sheet` stores them again."""

from PIL import Image

from games.carcassonne.data.tiles import NUMBER
from games.carcassonne.picture.tiles import KEPT, STORED, markup
from games.kit.art.raster import rasterise

COLOURS = 256


def drawn(name: str, turn: int) -> Image.Image:
    """Draw a tile in the size in which it is kept."""
    return rasterise(markup(name, turn), STORED, STORED).convert("RGB")


def sheet() -> Image.Image:
    """Draw all tiles, a row each, as they lie and turned by one, two and three quarters."""
    whole = Image.new("RGB", (4 * STORED, len(NUMBER) * STORED))
    for name, number in NUMBER.items():
        for turn in range(4):
            whole.paste(drawn(name, turn), (STORED * turn, STORED * number))
    return whole


if __name__ == "__main__":
    sheet().quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=3, dither=Image.Dither.NONE).save(KEPT, optimize=True)
