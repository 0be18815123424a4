"""Simulates colour blindness with each of the three kinds of cones missing, and measures how far apart colours are.

The matrices are those of Machado, Oliveira and Fernandes (2009) for full severity, on linear light; the distance is
that
of the CIE in L*a*b* (1976): 2 can just be seen side by side, 10 at a glance.
"""

from collections import Counter
from functools import lru_cache
from typing import Final

from PIL import Image

from games.kit import palette

Triple = tuple[float, float, float]

KINDS: Final[dict[str, tuple[Triple, Triple, Triple]]] = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def distance(first: str, other: str, kind: str) -> float:
    """Return how far apart two colours `#rrggbb` are to such eyes."""
    return _between(_seen(palette.channels(first), kind), _seen(palette.channels(other), kind))


def share_apart(first: Image.Image, other: Image.Image, kind: str, least: float = 15) -> float:
    """Return the share of pixels, 0 to 1, of two RGB pictures of equal size that are `least` apart to such eyes."""
    assert first.size == other.size
    pairs = Counter(zip(*(_pixels(image) for image in (first, other)), strict=True))
    apart = sum(n for (a, b), n in pairs.items() if a != b and _between(_seen(a, kind), _seen(b, kind)) >= least)
    return apart / (first.width * first.height)


def _pixels(image: Image.Image) -> list[tuple[int, int, int]]:
    data = image.convert("RGB").tobytes()
    return list(zip(data[::3], data[1::3], data[2::3], strict=True))


@lru_cache(maxsize=1 << 16)
def _seen(colour: tuple[int, int, int], kind: str) -> Triple:
    light = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (c / 255 for c in colour)]
    red, green, blue = (min(max(sum(a * b for a, b in zip(row, light, strict=True)), 0.0), 1.0) for row in KINDS[kind])
    x = _root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047)
    y = _root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    z = _root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(value: float) -> float:
    return value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116


def _between(first: Triple, other: Triple) -> float:
    return sum((a - b) ** 2 for a, b in zip(first, other, strict=True)) ** 0.5
