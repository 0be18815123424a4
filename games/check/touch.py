"""How much of a game can be played by touching its pictures."""

import base64
from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

import resvg_py
from PIL import Image, ImageChops, ImageDraw, ImageStat

import games.kit
from games.check.tables import computers
from games.core.conformance import Playthrough
from games.core.contract import PUBLIC, Choice, Drawn, Seat, View
from games.core.localizer import Localizer
from games.core.regions import Point
from games.core.touch import Match, by_buttons, matches
from games.kit.rendering import vector

FONTS = sorted(map(str, (Path(games.kit.__file__).parent / "fonts").glob("*.ttf")))
GRID = 20
"""Points across and down a region at which it is looked for."""


class Decision(NamedTuple):
    """What a seat sees and may choose: the table, its hand, and what their regions stand for."""

    view: View
    pictures: tuple[Drawn, ...]
    choices: Sequence[Choice]
    matched: tuple[tuple[tuple[Match, ...], ...], ...]

    @property
    def left(self) -> tuple[int, ...]:
        """The places of the choices that need buttons."""
        return by_buttons([region for picture in self.matched for region in picture], self.choices)


def decision(playthrough: Playthrough, seat: Seat, localizer: Localizer) -> Decision:
    """Return what a seat sees and may choose now."""
    game, state = playthrough.game, playthrough.state
    choices = game.moves(state, seat)
    view = game.view(state, seat)
    if (beside := game.pictures.beside(view, choices, localizer)) is not None:
        table, hand = beside.table, beside.hand
    else:
        table = game.pictures.table(game.view(state, PUBLIC), localizer)
        hand = game.pictures.hand(view, choices, localizer)
    pictures = (table,) if hand is None else (table, hand)
    return Decision(view, pictures, choices, tuple(matches(game, picture.regions, choices) for picture in pictures))


def visible(picture: Drawn) -> list[list[Point]]:
    """Return for each region the points of a grid over it at which a tap reaches it, and none of those above it.

    They are counted from the upper left corner of the picture.
    """
    top = Image.new("I", picture.size, -1)
    draw = ImageDraw.Draw(top)
    left, above, _, _ = box_of(picture)
    outlines = [[(x - left, y - above) for x, y in region.outline] for region in picture.regions]
    for place, outline in enumerate(outlines):
        draw.polygon(outline, fill=place)
    reached = top.load()
    assert reached is not None
    return [[at for at in _grid(outline) if reached[at] == place] for place, outline in enumerate(outlines)]


def board_alone(picture: Drawn) -> bool:
    """Whether a picture is a board alone, which a page lays on a ground of its own."""
    return picture.board is not None and picture.board[2:] == picture.size


def box_of(picture: Drawn) -> tuple[int, int, int, int]:
    """Return the left, top, width and height of a picture: those of a board alone are its game's own."""
    return picture.board if picture.board is not None and board_alone(picture) else (0, 0, *picture.size)


def _grid(outline: Sequence[Point]) -> list[Point]:
    xs, ys = zip(*outline, strict=True)
    left, top, right, bottom = min(xs), min(ys), max(xs), max(ys)
    steps = [(n + 0.5) / GRID for n in range(GRID)]
    return [(round(left + (right - left) * u), round(top + (bottom - top) * v)) for v in steps for u in steps]


def rendered(picture: Drawn) -> Image.Image:
    """Return the SVG of a picture as a browser would show it, with its art and fonts; black where it has no ground."""
    svg = resvg_py.svg_to_bytes(svg_string=picture.svg(_inlined), font_files=FONTS, skip_system_fonts=True)
    return Image.open(BytesIO(svg)).convert("RGB")


def _inlined(name: str) -> str:
    data, kind = vector.art(name), "svg+xml" if name.endswith("svg") else "png"
    assert data is not None
    return f"data:image/{kind};base64,{base64.b64encode(data).decode()}"


def apart(picture: Drawn) -> tuple[float, float]:
    """Return the average difference between PNG and SVG, 0 to 255, and the share of places that differ visibly.

    Both are compared at a fifth of their size, because letters are smoothed in different ways.
    """
    png, svg = (image.convert("RGB").reduce(5) for image in (Image.open(BytesIO(picture.png())), rendered(picture)))
    difference = ImageChops.difference(png, svg).convert("L")
    return ImageStat.Stat(difference).mean[0], sum(difference.histogram()[48:]) / (png.width * png.height)


def decisions(playthrough: Playthrough, localizer: Localizer, each: int = 1) -> Iterator[Decision]:
    """Yield the decisions of the seats asked while computers play, one of so many moves."""
    for step, now in enumerate(computers(playthrough)):
        acting = now.game.acting(now.state)
        if acting and step % each == 0:
            yield decision(now, acting[step // each % len(acting)], localizer)
