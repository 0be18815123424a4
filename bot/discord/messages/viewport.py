"""How much of a phone's screen parts of a message take: picture, question and controls should be seen together.

All heights are in CSS pixels of a narrow phone (390 × 844), as its user reads them.
"""

from collections.abc import Iterable
from math import ceil
from typing import Final

from discord import ui

HEIGHT: Final = 668
"""Visible height of a message between the title bar and the input line, without its border."""
WIDTH: Final = 341
"""Width for text and pictures inside a message."""
GAP: Final = 8
"""Gap between two parts, and between two buttons."""
_LETTERS: Final = 17
_LINE: Final = 23
_SMALL: Final = "-# "
"""The Markdown for a line of small text."""
_SMALL_LETTERS: Final = 14
_SMALL_LINE: Final = 19
_BUTTON: Final = 44
MENU: Final = 46
"""Height of a menu."""
_EDGES: Final = 34
"""Horizontal padding of a button."""
_FURTHER_LINE: Final = 15
"""Extra height of a button for each further line of its label."""
_MEASURED: Final = 34
"""Font size at which text is measured; pictures use no smaller one."""


def height(parts: Iterable[ui.Item[ui.LayoutView]]) -> int:
    """Return the height of texts and rows of controls, with a gap below each."""
    return sum(GAP + _height(part) for part in parts)


def picture_height(png: bytes) -> int:
    """Return the height at which a picture is shown, with the gap below it."""
    wide, high = _size(png)
    return GAP + ceil(high * WIDTH / wide)


def lowered(png: bytes, over: int) -> int:
    """Return the height in pixels that a picture may have if it is shown `over` pixels too high."""
    wide, high = _size(png)
    return high - ceil(over * wide / WIDTH)


def _size(png: bytes) -> tuple[int, int]:
    return int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")


def buttons_height(labels: Iterable[str]) -> int:
    """Return the height of buttons in one row, which wraps where they are too wide."""
    lines: list[int] = []
    left = 0
    for label in labels:
        wide = _width(label)
        whole = min(WIDTH, wide + _EDGES)
        if whole > left:
            lines.append(_BUTTON)
            left = WIDTH
        left -= whole + GAP
        lines[-1] = max(lines[-1], _BUTTON + _FURTHER_LINE * ((wide - 1) // (WIDTH - _EDGES)))
    return sum(lines) + GAP * (len(lines) - 1)


def _height(part: ui.Item[ui.LayoutView]) -> int:
    match part:
        case ui.TextDisplay():
            return sum(map(_line_height, part.content.splitlines()))
        case ui.ActionRow():
            labels = [item.label or "" for item in part.children if isinstance(item, ui.Button)]
            return buttons_height(labels) if labels else MENU
        case _:
            return 0


def _line_height(line: str) -> int:
    if line.startswith(_SMALL):
        return _SMALL_LINE * ceil(_width(line.removeprefix(_SMALL), _SMALL_LETTERS) / WIDTH)
    return _LINE * ceil(max(1, _width(line)) / WIDTH)


def _width(text: str, letters: int = _LETTERS) -> int:
    from games.kit import lettering  # noqa: PLC0415 - loads the drawing libraries, 7 MB that an idle bot does not need

    return ceil(lettering.measure(lettering.readable(text), _MEASURED) * letters / _MEASURED)
