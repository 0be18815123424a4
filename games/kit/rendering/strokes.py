"""What a canvas records: the primitives of a picture. `painting` paints them, `writing` writes them as SVG.

Places are upper left corners, and lines lie inside the boxes they surround.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from PIL import Image

from games.kit.cards import Face
from games.kit.layout import Box


class Text(NamedTuple):
    """One line of text; `anchor` is Pillow's. A `halo` is a border around the letters, in pixels and a colour."""

    x: int
    y: int
    text: str
    size: int
    colour: str
    bold: bool
    narrow: bool
    anchor: str
    halo: tuple[int, str] | None


class Sprite(NamedTuple):
    """An emblem in a square, mirrored, then turned clockwise by `turn` degrees."""

    name: str
    x: int
    y: int
    size: int
    fill: str
    line: str
    turn: int
    mirrored: bool


class Panel(NamedTuple):
    """A rounded rectangle with an outline of `stroke` pixels."""

    box: Box
    fill: str
    line: str
    stroke: int
    radius: int


class Markup(NamedTuple):
    """An SVG document without text."""

    markup: str
    box: Box


class Card(NamedTuple):
    """The face of a card, or the embroidered back."""

    face: Face | None
    x: int
    y: int
    width: int


class Pasted(NamedTuple):
    """An image, opaque unless it has transparency; `markup` is the same as SVG."""

    image: Image.Image
    x: int
    y: int
    markup: str


class Stencil(NamedTuple):
    """A colour or an image seen through a mask; `markup` is the same as SVG."""

    mask: Image.Image
    x: int
    y: int
    fill: str | Image.Image
    markup: str


class WrittenAs(NamedTuple):
    """Strokes that SVG replaces by the part of a document, drawn in `whole`, that lies in `box`."""

    strokes: tuple[Stroke, ...]
    markup: str
    whole: Box
    box: Box


class Line(NamedTuple):
    """A line through points."""

    points: tuple[tuple[float, float], ...]
    colour: str
    width: int


class Polygon(NamedTuple):
    """A filled polygon."""

    points: tuple[tuple[float, float], ...]
    fill: str


class Ellipse(NamedTuple):
    """An ellipse that fills a box; without `fill` or `line` it has none."""

    box: Box
    fill: str
    line: str
    stroke: int


class Frame(NamedTuple):
    """The outline of a box."""

    box: Box
    colour: str
    stroke: int


Stroke: TypeAlias = (
    "Text | Sprite | Panel | Markup | Card | Pasted | Stencil | WrittenAs | Line | Polygon | Ellipse | Frame"
)
