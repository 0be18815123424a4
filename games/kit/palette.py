"""Colours by their purpose, and the marks of the seats. All colours are `#rrggbb`.

Text has a contrast of at least 4.5 : 1 with its background, shapes 3 : 1. Tests check it with `contrast`.
"""

from typing import Final, NamedTuple

from games.core import regions

TABLE: Final = "#4a3226"
EDGE: Final = "#2e1f18"
LINEN: Final = regions.LINEN
LINEN_SHADE: Final = "#e2d6c0"
INK: Final = "#221a16"
EMBROIDERY: Final = "#a8201a"
GOLD: Final = "#d9a441"
LEAF: Final = "#4f7a4a"
SEA: Final = "#2f5d7c"
WATER: Final = "#cfe0ea"
MOVE: Final = "#f2c14e"
RIM: Final = "#6d4d3b"
"""The outline of plates and wells; purely ornamental, so its contrast may be low."""
QUIET: Final = "#b9a58f"
"""Text on plates of seats that are out, and secondary text on the table."""


class Tint(NamedTuple):
    """The colours in which a suit, race or colour of a game is printed on linen.

    `fill` is the inside of its sprite, `line` its outline and inner lines (may be empty), `text` its index.
    The outline, or where there is none the fill, reaches 3 : 1 on linen, `text` 4.5 : 1.
    """

    fill: str
    line: str
    text: str


class SeatMark(NamedTuple):
    """The colour and sprite of a seat."""

    colour: str
    shape: str


SEATS: Final = (
    SeatMark("#d1495b", "circle"),
    SeatMark("#2e86ab", "square"),
    SeatMark("#edae49", "triangle"),
    SeatMark("#3c896d", "diamond"),
    SeatMark("#8f5fbf", "pentagon"),
    SeatMark("#e8e4da", "star"),
)

PLAIN: Final = Tint(INK, "", INK)
SPADES: Final = PLAIN
HEARTS: Final = Tint(EMBROIDERY, "", EMBROIDERY)
DIAMONDS: Final = Tint("#1f5fa8", "", "#1f5fa8")
CLUBS: Final = Tint("#2d6a3e", "", "#2d6a3e")

BLUE: Final = Tint("#2b6cb0", "#1c4a7d", "#1c4a7d")
RED: Final = Tint("#b3261e", "#7c1712", "#941b15")
GREEN: Final = Tint("#3f8a4f", "#24582f", "#24582f")
YELLOW: Final = Tint("#e5b02e", "#755300", "#755300")


def channels(colour: str) -> tuple[int, int, int]:
    """Return the red, green and blue of a colour, each 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(first: str, second: str, share: float) -> str:
    """Return the colour that is `share` (0 to 1) of the way from `first` to `second`."""
    pairs = zip(channels(first), channels(second), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def contrast(first: str, second: str) -> float:
    """Return the contrast ratio of two colours, 1 to 21, as defined by the Web Content Accessibility Guidelines."""
    bright, dark = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (c / 255 for c in channels(colour))]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
