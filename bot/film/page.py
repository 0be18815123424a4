"""A film as one HTML file: pictures inside, keys to step through, nothing fetched from anywhere.

Most moves change little of a picture, so a frame holds only the rectangle that changed; whole pictures stand in
between, from which the page builds any frame up again.
"""

from __future__ import annotations

import base64
import html
import json
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PIL import Image, ImageChops

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.film.frames import Film

WIDTHS: Final = (720, 600, 480)
"""Widths of the pictures in pixels: the first with which the file is small enough."""
MOST_BYTES: Final = 8 << 20
WHOLE_EVERY: Final = 32
"""Frames from one whole picture to the next."""
QUALITY: Final = 72


def html_page(film: Film, tell: Callable[[int, int], None]) -> bytes:
    """Return the film as a page of at most `MOST_BYTES` where that can be; `tell(done, all)` hears of the progress."""
    template = (Path(__file__).parent / "page.html").read_text("utf-8")
    data = b""
    for width in WIDTHS:
        frames = json.dumps(_frames(film, width, tell), ensure_ascii=False, separators=(",", ":"))
        filled = template.replace("{{locale}}", film.locale).replace("{{title}}", html.escape(film.title))
        data = filled.replace("{{frames}}", frames.replace("</", "<\\/")).encode()
        if len(data) <= MOST_BYTES:
            break
    return data


def _frames(film: Film, width: int, tell: Callable[[int, int], None]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    before: Image.Image | None = None
    for frame in film.frames(width):
        picture = frame.picture
        whole = before is None or before.size != picture.size or frame.number % WHOLE_EVERY == 0
        box = (0, 0, *picture.size) if whole or before is None else ImageChops.difference(before, picture).getbbox()
        one: dict[str, Any] = {"news": frame.news, "table": frame.table, "closes": frame.closes}
        if frame.hands:
            one["hands"] = frame.hands
        if whole:
            one["size"] = picture.size
        if box is not None:
            one["at"] = box[:2]
            one["part"] = _encoded(picture.crop(box))
        found.append(one)
        before = picture
        tell(frame.number + 1, film.length)
    return found


def _encoded(picture: Image.Image) -> str:
    out = BytesIO()
    picture.save(out, "WEBP", quality=QUALITY, method=4)
    return base64.b64encode(out.getvalue()).decode()
