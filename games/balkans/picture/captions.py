"""Names of places on the map, wherever there is room for them."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

from PIL import Image, ImageDraw

from games.balkans.data import geography
from games.balkans.data.components import LANDS
from games.balkans.picture.ground import ZOOMS, sheet
from games.balkans.picture.placing import Thing, covered
from games.balkans.text import names
from games.kit import lettering, palette

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.balkans.picture.ground import Window
    from games.core.localizer import Localizer
    from games.kit.canvas import Canvas

_SIZE: Final = 34
_HALO: Final = 4
_WATER: Final = 0
_LITTLE: Final = 60
"""Maximum area of other things that a name may cover, in square pixels."""


def write(
    canvas: Canvas,
    window: Window,
    origin: tuple[int, int],
    blocks: Sequence[tuple[str, Thing]],
    others: Sequence[Thing],
    localizer: Localizer,
) -> None:
    """Write the names of these lands and seas below, above or beside their boxes; earlier ones take precedence."""
    taken = [*others, *(box for _, box in blocks)]
    for name, box in blocks:
        caption = re.sub(r" \([^)]*\)", "", names.place(name, localizer))
        room = _room(name, box, lettering.measure(caption, _SIZE), window, taken)
        if room is None:
            continue
        taken.append(room)
        canvas.text(
            origin[0] + round(room.x),
            origin[1] + round(room.y),
            caption,
            size=_SIZE,
            colour=palette.INK if name in LANDS else palette.SEA,
            anchor="mm",
            halo=(_HALO, palette.LINEN),
        )


def _room(name: str, box: Thing, wide: int, window: Window, taken: Sequence[Thing]) -> Thing | None:
    for x, y in _spots(box, wide):
        room = Thing(x, y, wide, _SIZE)
        inside = (
            room.half_width < x < window.width - room.half_width
            and room.half_height < y < window.height - room.half_height
        )
        if inside and _belongs(name, room, window) and covered(room, taken) <= _LITTLE:
            return room
    return None


def _spots(box: Thing, wide: int) -> Iterator[tuple[float, float]]:
    """Yield positions for a name of this width: below, above, to the right and to the left of a box."""
    down = box.half_height + _SIZE / 2 + 2
    aside = box.half_width + wide / 2 + 4
    for shift in (0.0, 0.25, -0.25):
        yield box.x + shift * wide, box.y + down
        yield box.x + shift * wide, box.y - down
    yield box.x + aside, box.y
    yield box.x - aside, box.y


def _belongs(name: str, room: Thing, window: Window) -> bool:
    """Return whether a land's name would be on that land or water, or a sea's name on water only."""
    whole, own = sheet(ZOOMS[0]), _NUMBERS.get(name, _WATER)
    across, down = whole.across / window.across, whole.down / window.down
    reach = room.half_width * 0.9
    rows = [round((room.y + rise * room.half_height + window.y) * down) for rise in (-0.5, 0.5)]
    columns = [round((room.x + share * reach + window.x) * across) for share in (-1.0, -0.5, 0.0, 0.5, 1.0)]
    return all(_whose()[y * whole.width + x] in (own, _WATER) for x in columns for y in rows)


_NUMBERS: Final = {name: index for index, name in enumerate(LANDS, start=1)}
"""The number of each land in the map of pixels."""


@cache
def _whose() -> bytes:
    """Return the number of the land at each pixel of the smallest whole map, row by row; 0 is water."""
    whole = sheet(ZOOMS[0])
    image = Image.new("L", (whole.width, whole.height), _WATER)
    draw = ImageDraw.Draw(image)
    for name, shape in geography.shapes().items():
        draw.polygon(whole.line(shape), fill=_NUMBERS[name])
    return image.tobytes()
