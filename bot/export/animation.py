"""The replay export as an animated WebP of the whole table, small enough for Discord."""

from collections.abc import Callable
from io import BytesIO
from typing import Final

from PIL import Image

from bot.export.frames import ReplayExport
from games.kit import palette

WIDTH: Final = 480
MOST_BYTES: Final = 8 << 20
MOST_FRAMES: Final = 160
"""Frames of the longest animation; longer tables show only every second, third … move."""
EACH: Final = 900
"""Milliseconds for which a frame is shown."""
LAST: Final = 5000
"""Milliseconds for which the result is shown."""
QUALITY: Final = 60
ATTEMPTS: Final = 4


def moving_picture(replay_export: ReplayExport, tell: Callable[[int, int], None]) -> bytes:
    """Return an animated WebP of at most `MOST_BYTES`; `tell(done, total)` is called with the progress."""
    most, data = min(MOST_FRAMES, replay_export.length), b""
    for _ in range(ATTEMPTS):
        data = _animated(replay_export, most, tell)
        if len(data) <= MOST_BYTES:
            break
        most = max(2, min(most - 1, int(most * 0.9 * MOST_BYTES / len(data))))
    return data


def _animated(replay_export: ReplayExport, most: int, tell: Callable[[int, int], None]) -> bytes:
    step, last = -(-replay_export.length // most), replay_export.length - 1
    pictures: list[Image.Image] = []
    for frame in replay_export.frames(WIDTH, lambda number: number % step == 0 or number == last):
        pictures.append(frame.picture)
        tell(frame.number + 1, replay_export.length)
    height = max(picture.height for picture in pictures)
    padded = [_padded(picture, height) for picture in pictures]
    out = BytesIO()
    padded[0].save(
        out,
        "WEBP",
        save_all=True,
        append_images=padded[1:],
        duration=[EACH] * (len(padded) - 1) + [LAST],
        loop=0,
        quality=QUALITY,
        method=3,
    )
    return out.getvalue()


def _padded(picture: Image.Image, height: int) -> Image.Image:
    if picture.height == height:
        return picture
    ground = Image.new("RGB", (picture.width, height), palette.EDGE)
    ground.paste(picture, (0, (height - picture.height) // 2))
    return ground
