"""Golden pictures: what every game's pictures must keep, and small stored copies to compare them with.

Each game's `picture_cases` has `DRAWN`, functions that draw by name. `mehana check GAME --store` stores them again.
"""

from collections.abc import Callable, Mapping
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from PIL import Image, ImageChops, ImageStat

from games.check.games import folder_of as material_folder
from games.check.games import material
from games.core.catalogue import game_called
from games.core.contract import Drawn

WIDTH = 1080
HEAVIEST = 150_000
SLIGHT = 20
"""A difference of brightness, of 255, up to which two pixels look the same."""
STRAY_PIXELS = 3
"""Pixels that may differ more."""


def pictures_of(game: str) -> Mapping[str, Callable[[], bytes]]:
    """Return the functions that draw a game's golden pictures, by name."""
    cases = material(game_called(game), "picture_cases")
    return {} if cases is None else cases.DRAWN


def pngs(game: str) -> SimpleNamespace:
    """Return the pictures of a game, with functions that return PNG files instead of what is drawn."""

    def png(draw: Callable[..., Drawn | None]) -> Callable[..., bytes | None]:
        def drawn(*args: Any) -> bytes | None:
            picture = draw(*args)
            return None if picture is None else picture.png()

        return drawn

    pictures = game_called(game).pictures
    return SimpleNamespace(**{name: png(getattr(pictures, name)) for name in ("table", "hand", "page", "term")})


def folder_of(game: str) -> Path:
    """Return the folder with the golden pictures of a game."""
    return material_folder(game_called(game)) / "pictures"


def opened(picture: bytes) -> Image.Image:
    """Open a picture."""
    return Image.open(BytesIO(picture))


def fits(picture: bytes) -> bool:
    """Whether a picture has the format, width, proportions and size that a message on a phone allows."""
    image = opened(picture)
    shape = image.format == "PNG" and image.width == WIDTH and 4 / 5 <= image.width / image.height <= 4 / 3
    return shape and len(picture) <= HEAVIEST


def small(picture: bytes) -> Image.Image:
    """Return a picture at the size of a phone, a third as wide."""
    image = opened(picture).convert("RGB")
    size = image.width // 3, round(image.height / 3)
    return image.resize(size, Image.Resampling.BOX)  # pyright: ignore[reportUnknownMemberType]


def kept(game: str, name: str) -> Image.Image:
    """Return a stored small picture."""
    return Image.open(folder_of(game) / f"{name}.png").convert("RGB")


def alike(first: Image.Image, other: Image.Image) -> bool:
    """Whether two small pictures look the same, apart from a few pixels and slight differences of colour."""
    if first.size != other.size:
        return False
    difference = ImageChops.difference(first, other).convert("L")
    return sum(difference.histogram()[SLIGHT:]) <= STRAY_PIXELS and ImageStat.Stat(difference).mean[0] < 1.5


def looks_like(now: Image.Image, stored: Image.Image) -> bool:
    """Whether a small picture looks like the stored one, also if an earlier version stored it, more coarsely."""
    return alike(now, stored) or alike(_coarse(now), stored)


def _coarse(picture: Image.Image) -> Image.Image:
    return picture.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).convert("RGB")


def reduced(picture: Image.Image) -> Image.Image:
    """Return a small picture as it is stored: with 256 colours, unless `alike` would notice that."""
    few = picture.quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=3, dither=Image.Dither.NONE)
    return few if alike(picture, few.convert("RGB")) else picture


def keep(game: str) -> None:
    """Draw the pictures of a game and store them."""
    folder_of(game).mkdir(parents=True, exist_ok=True)
    for name, draw in pictures_of(game).items():
        reduced(small(draw())).save(folder_of(game) / f"{name}.png", optimize=True)
