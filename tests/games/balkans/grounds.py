"""Draws the map under tables and under enlarged views; `python -m tests.games.balkans.grounds` stores it again."""

from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from games.balkans import GAME
from games.balkans.picture import ground
from games.balkans.picture.table import window_for


def drawn() -> Iterator[tuple[Path, Image.Image]]:
    """Draw the water and the lines of each window that is kept."""
    for window in (*map(window_for, GAME.seats), *map(ground.sheet, ground.ZOOMS)):
        yield ground.file_of("water", window), ground.water(window)
        yield ground.file_of("lines", window), Image.merge("LA", ground.lines(window))


if __name__ == "__main__":
    ground.KEPT.mkdir(exist_ok=True)
    for file, picture in drawn():
        kept = picture if picture.mode == "LA" else picture.quantize(256, dither=Image.Dither.NONE)
        kept.save(file, optimize=True)
