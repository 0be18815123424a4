"""Cross-stitch ornaments in red and black on linen, drawn from patterns of letters.

`#` is a red stitch, `@` a black one, `.` bare linen.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from games.kit.palette import EMBROIDERY, INK

_QUARTER: Final = (
    "@@@@@@@@@@@",
    "@..........",
    "@.##.##.##.",
    "@.#.......#",
    "@...@......",
    "@.#..@....@",
    "@.##..@..@@",
    "@....@.@@@#",
    "@.#...@@@##",
    "@.##...@##.",
    "@.#..@.@#..",
    "@...@@@##.#",
    "@.#.@@##.##",
    "@.##.@#.###",
    "@.#...@@###",
)
"""The upper left quarter of a card's back; its last row and last column are the axes of symmetry."""

BORDER: Final = (
    "@@@@@@@@@@@@",
    "............",
    "#....##....#",
    "##..#@@#..##",
    "@##.#@@#.##@",
    "##..#@@#..##",
    "#....##....#",
    "............",
    "@@@@@@@@@@@@",
)
"""One repeat of the border of a final result, as along the top."""


_CORNER: Final = ("@@@@@", "@....", "@.##.", "@.#@#", "@..#@")
"""The upper left quarter of the square where two borders meet."""


def mirrored(quarter: Sequence[str]) -> tuple[str, ...]:
    """Return the symmetric pattern of which `quarter` is the upper left part including the axes."""
    upper = [row + row[-2::-1] for row in quarter]
    return (*upper, *upper[-2::-1])


BACK: Final = mirrored(_QUARTER)
CORNER: Final = mirrored(_CORNER)


def stitch(pattern: Iterable[str], cell: float, left: float = 0, top: float = 0) -> str:
    """Return the SVG paths of a pattern, one for each colour; each stitch is a cross of `cell` pixels."""
    drawn: dict[str, list[str]] = {"#": [], "@": []}
    inset = cell * 0.16
    for y, row in enumerate(pattern):
        for x, mark in enumerate(row):
            if mark in drawn:
                a, b = left + x * cell + inset, top + y * cell + inset
                c, d = left + (x + 1) * cell - inset, top + (y + 1) * cell - inset
                drawn[mark].append(f"M{a:.1f} {b:.1f}L{c:.1f} {d:.1f}M{c:.1f} {b:.1f}L{a:.1f} {d:.1f}")
    return "".join(
        f'<path stroke="{colour}" stroke-width="4" stroke-linecap="square" d="{"".join(drawn[mark])}"/>'
        for mark, colour in (("#", EMBROIDERY), ("@", INK))
        if drawn[mark]
    )


def frame(width: float, height: float, cell: float, inset: float) -> str:
    """Return a seam of single stitches, alternately red and black, `inset` pixels inside a rectangle."""
    across = round((width - 2 * inset) / cell)
    down = round((height - 2 * inset) / cell)
    wide, tall = (width - 2 * inset) / across, (height - 2 * inset) / down
    seats = [(x, y) for y in range(down) for x in range(across) if x in {0, across - 1} or y in {0, down - 1}]
    drawn: dict[str, list[str]] = {EMBROIDERY: [], INK: []}
    gap = cell * 0.2
    for x, y in seats:
        a, b = inset + x * wide + gap, inset + y * tall + gap
        c, d = inset + (x + 1) * wide - gap, inset + (y + 1) * tall - gap
        path = f"M{a:.1f} {b:.1f}L{c:.1f} {d:.1f}M{c:.1f} {b:.1f}L{a:.1f} {d:.1f}"
        drawn[EMBROIDERY if (x + y) % 3 else INK].append(path)
    return "".join(
        f'<path stroke="{colour}" stroke-width="4" stroke-linecap="round" d="{"".join(paths)}"/>'
        for colour, paths in drawn.items()
    )
