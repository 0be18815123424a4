"""Finds room: boxes on the map that move apart, a little and always the same way, and texts broken into lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.lettering import measure

if TYPE_CHECKING:
    from collections.abc import Sequence

_ROUNDS: Final = 14
_GAP: Final = 3


class Thing:
    """A box to be placed: its middle, and half its width and height. One that is `held` does not move."""

    __slots__ = ("half_height", "half_width", "held", "x", "y")

    def __init__(self, x: float, y: float, width: float, height: float, *, held: bool = False) -> None:
        """Place the box with its middle at (x, y)."""
        self.x, self.y = x, y
        self.half_width, self.half_height = width / 2 + _GAP, height / 2 + _GAP
        self.held = held


def apart(things: Sequence[Thing], width: int, height: int) -> None:
    """Move the boxes apart, within a picture of this size, as far as a few rounds allow."""
    for _ in range(_ROUNDS):
        moved = False
        for place, one in enumerate(things):
            for other in things[place + 1 :]:
                dx = one.half_width + other.half_width - abs(one.x - other.x)
                if dx <= 0:
                    continue
                dy = one.half_height + other.half_height - abs(one.y - other.y)
                if dy > 0:
                    moved = True
                    _push(one, other, dx, dy)
        for one in things:
            one.x = min(max(one.x, one.half_width), width - one.half_width)
            one.y = min(max(one.y, one.half_height), height - one.half_height)
        if not moved:
            return


def _push(one: Thing, other: Thing, dx: float, dy: float) -> None:
    shares = (0.0 if one.held else 1.0, 0.0 if other.held else 1.0)
    whole = sum(shares) or 1.0
    if dx < dy:
        sign = 1 if one.x >= other.x else -1
        one.x += sign * dx * shares[0] / whole
        other.x -= sign * dx * shares[1] / whole
    else:
        sign = 1 if one.y >= other.y else -1
        one.y += sign * dy * shares[0] / whole
        other.y -= sign * dy * shares[1] / whole


def broken(text: str, size: int, width: int, most: int, *, bold: bool = False) -> list[str]:
    """Return a text in at most so many lines, broken between words; the last line may be longer than `width`."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and len(lines) < most and measure(longer, size, bold=bold) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
