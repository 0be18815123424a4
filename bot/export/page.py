"""The replay export as one HTML file with embedded pictures, which loads nothing from anywhere.

Most moves change little of the picture, or lead back to a recent one. So a frame contains only the blocks in which it
differs from one of the frames before it; the rest is transparent. There are whole pictures in between, so that the page
can rebuild any frame in a few steps.
"""

import base64
import html
import json
from collections import deque
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any, Final, NamedTuple

from PIL import Image, ImageChops, ImageOps

from bot.export.frames import ReplayExport

WIDTHS: Final = (720, 600, 480)
"""Widths of the pictures in pixels; the first for which the file is small enough is used."""
MOST_BYTES: Final = 8 << 20
MOST_STEPS: Final = 32
"""The most steps in which a frame is rebuilt from a whole picture."""
LOOKED_BACK: Final = 5
"""How many earlier frames are compared with a frame, to find the most similar one."""
BLOCK: Final = 16
"""Width and height of the blocks that are compared, which are those of WebP."""
_CLEARLY: Final = [255 * (value > 16) for value in range(256)]
_ALL_OVER: Final = [255 * (value > 2) for value in range(256)]
_ANY: Final = [255 * (value > 0) for value in range(256)]
QUALITY: Final = 72


def html_page(replay_export: ReplayExport, tell: Callable[[int, int], None]) -> bytes:
    """Return a page of at most `MOST_BYTES` if possible; `tell(done, total)` is called with the progress."""
    template = (Path(__file__).parent / "page.html").read_text("utf-8")
    data = b""
    for width in WIDTHS:
        frames = json.dumps(_frames(replay_export, width, tell), ensure_ascii=False, separators=(",", ":"))
        filled = template.replace("{{locale}}", replay_export.locale).replace(
            "{{title}}", html.escape(replay_export.title)
        )
        # No `<!--<script>` in a name keeps the script element from ending.
        data = filled.replace("{{frames}}", frames.replace("<", "\\u003c")).encode()
        if len(data) <= MOST_BYTES:
            break
    return data


class _Built(NamedTuple):
    """A frame as the page rebuilds it, apart from encoding losses: its number, the steps needed, and its picture."""

    number: int
    steps: int
    picture: Image.Image


def _frames(replay_export: ReplayExport, width: int, tell: Callable[[int, int], None]) -> list[dict[str, Any]]:
    """Return the frames for the page. Stop early if the file will be too large and a smaller width is left."""
    frames: list[dict[str, Any]] = []
    built: deque[_Built] = deque(maxlen=LOOKED_BACK)
    weight = 0
    for frame in replay_export.frames(width):
        picture = frame.picture
        entry: dict[str, Any] = {"news": frame.news, "table": frame.table, "closes": frame.closes}
        if frame.hands:
            entry["hands"] = frame.hands
        near = [other for other in built if other.picture.size == picture.size and other.steps < MOST_STEPS]
        changes = [(_changed(before.picture, picture), before) for before in near]
        if changes:
            mask, before = min(changes, key=lambda change: change[0].histogram()[255])
            if before.number != frame.number - 1:
                entry["from"] = before.number
            now = _Built(frame.number, before.steps + 1, Image.composite(picture, before.picture, mask))
            if (box := mask.getbbox()) is not None:
                entry["at"] = box[:2]
                part = picture.crop(box)
                part.putalpha(mask.crop(box))
                entry["part"] = _encoded(part)
        else:
            now = _Built(frame.number, 0, picture)
            entry |= {"size": picture.size, "at": (0, 0), "part": _encoded(picture)}
        frames.append(entry)
        built.append(now)
        tell(frame.number + 1, replay_export.length)
        weight += len(entry.get("part", ""))
        if weight > MOST_BYTES and width != WIDTHS[-1]:
            break
    return frames


def _changed(before: Image.Image, now: Image.Image) -> Image.Image:
    """Return a mask of the blocks in which two pictures of equal size differ, clearly in part or slightly throughout.

    The smallest differences are ignored, because each picture has its own palette.
    """
    red, green, blue = ImageChops.difference(before, now).split()
    apart = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    somewhere = Image.eval(apart, _CLEARLY.__getitem__).reduce(BLOCK)
    differing = ImageChops.lighter(
        Image.eval(somewhere, _ANY.__getitem__), Image.eval(apart.reduce(BLOCK), _ALL_OVER.__getitem__)
    )
    return ImageOps.scale(differing, BLOCK, Image.Resampling.NEAREST).crop((0, 0, *now.size))


def _encoded(picture: Image.Image) -> str:
    out = BytesIO()
    picture.save(out, "WEBP", quality=QUALITY, method=4)
    return base64.b64encode(out.getvalue()).decode()
