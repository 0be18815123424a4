"""The drawings of the sprites: SVG fragments on a square of 100 × 100.

`F` stands for the fill and `L` for the line colour; `paint` puts them in. Outlines (`O`) are drawn behind the fill, so
that they never eat a slender shape, and come out `W` wide, as do inner lines. All are drawn so that their outline
alone tells them apart.
"""

from typing import Final

_OUTLINED: Final = 'stroke="L" stroke-width="O" stroke-linejoin="round" paint-order="stroke"'


def _path(d: str) -> str:
    return f'<path fill="F" {_OUTLINED} d="{d}"/>'


def _lines(d: str) -> str:
    return f'<path fill="none" stroke="L" stroke-width="W" stroke-linecap="round" stroke-linejoin="round" d="{d}"/>'


def _bold(d: str) -> str:
    return f'<path fill="none" stroke="F" stroke-width="13" stroke-linecap="round" stroke-linejoin="round" d="{d}"/>'


def _dot(x: int, y: int, r: int) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="F" {_OUTLINED}/>'


def _rect(x: int, y: int, w: int, h: int, turn: int = 0) -> str:
    middle = f"{x + w / 2} {y + h / 2}"
    place = f'x="{x}" y="{y}" width="{w}" height="{h}" rx="8" transform="rotate({turn} {middle})"'
    return f'<rect {place} fill="F" {_OUTLINED}/>'


def _seat(d: str) -> str:
    return f'<path fill="F" stroke="F" stroke-width="6" stroke-linejoin="round" d="{d}"/>'


def _cut(d: str) -> str:
    return f'<path fill-rule="evenodd" fill="F" d="{d}"/>'


_BLADE: Final = "M12 8L24 10L66 60L60 66L10 24Z M52 74L74 52L80 58L70 68L92 88L88 92L68 72L58 80Z"

EMBLEMS: Final[dict[str, str]] = {
    # suits
    "spades": _path(
        "M50 5C57 24 91 41 91 63C91 77 81 83 72 83C64 83 57 79 54 72C55 83 60 90 68 95L32 95"
        "C40 90 45 83 46 72C43 79 36 83 28 83C19 83 9 77 9 63C9 41 43 24 50 5Z"
    ),
    "hearts": _path(
        "M50 94C22 68 6 51 6 32C6 16 18 7 29 7C39 7 47 14 50 24C53 14 61 7 71 7C82 7 94 16 94 32C94 51 78 68 50 94Z"
    ),
    "diamonds": _path("M50 3C58 22 72 39 88 50C72 61 58 78 50 97C42 78 28 61 12 50C28 39 42 22 50 3Z"),
    "clubs": _path(
        "M50 5A21 21 0 0 1 66 40A21 21 0 1 1 56 70C57 82 61 90 69 95L31 95C39 90 43 82 44 70"
        "A21 21 0 1 1 34 40A21 21 0 0 1 50 5Z"
    ),
    # races and their kind
    "shield": _path("M50 5C63 13 76 16 90 16C91 52 80 80 50 96C20 80 9 52 10 16C24 16 37 13 50 5Z")
    + _lines("M50 18L50 82 M22 42L78 42"),
    "axe": _path(
        "M57 22L65 10L72 14L69 26L69 30C82 26 90 16 92 8C102 34 94 62 72 70C72 60 66 54 58 52L32 95L21 89"
        "L48 44C38 42 30 44 24 50C20 32 32 16 57 22Z"
    ),
    "leaf": _path("M90 8C92 52 76 86 38 84C32 84 27 82 24 80L13 94L6 88L18 73C8 40 38 12 90 8Z")
    + _lines("M24 72C36 56 50 42 68 30"),
    "mountain": _path("M3 88L36 22L52 50L64 32L97 88Z") + _lines("M25 44L35 52L42 44L48 50"),
    "wizard": _path("M56 4C52 28 66 46 74 74L90 80C84 96 16 96 10 80L26 74C32 48 36 22 56 4Z")
    + _lines("M30 72C42 80 58 80 72 72"),
    "jester": _path("M50 40C46 14 12 2 6 52C16 40 24 46 24 60L24 76L76 76L76 60C76 46 84 40 94 52C88 2 54 14 50 40Z")
    + _path("M18 76L82 76L75 97L62 84L50 97L38 84L25 97Z")
    + _dot(8, 60, 8)
    + _dot(92, 60, 8),
    # seats
    "circle": '<circle cx="50" cy="50" r="44" fill="F"/>',
    "square": '<rect x="10" y="10" width="80" height="80" rx="6" fill="F"/>',
    "triangle": _seat("M50 9L94 87L6 87Z"),
    "diamond": _seat("M50 5L92 50L50 95L8 50Z"),
    "pentagon": _seat("M50 7L93 40L77 91L23 91L7 40Z"),
    "star": _seat("M50 5L62 37L96 38L69 59L79 92L50 73L21 92L31 59L4 38L38 37Z"),
    # what happens
    "arrow": _path("M6 36L52 36L52 12L94 50L52 88L52 64L6 64Z"),
    "pointer": _path("M10 6L92 50L10 94L24 50Z"),
    "turn": _bold("M22 60A30 30 0 1 0 34 24") + '<path fill="F" d="M44 2L42 46L10 24Z"/>',
    "swap": _path("M4 34L58 34L58 16L94 43L58 52L4 52Z") + _path("M96 62L42 62L42 52L6 74L42 96L42 80L96 80Z"),
    "plus": _path("M38 8L62 8L62 38L92 38L92 62L62 62L62 92L38 92L38 62L8 62L8 38L38 38Z"),
    "check": _bold("M14 54L40 80L86 22"),
    "cross": _bold("M18 18L82 82 M82 18L18 82"),
    "barred": _bold("M50 10A40 40 0 1 1 49.9 10Z M22 22L78 78"),
    "question": _bold("M28 32C30 6 74 8 72 34C70 52 50 48 50 66") + '<circle cx="50" cy="88" r="8" fill="F"/>',
    "lock": '<path fill="none" stroke="F" stroke-width="12" d="M28 48L28 32A22 22 0 0 1 72 32L72 48"/>'
    + _path("M14 46L86 46L86 94L14 94Z"),
    "eye": _cut("M4 50C24 14 76 14 96 50C76 86 24 86 4 50ZM50 28A22 22 0 1 0 50.1 28ZM50 38A12 12 0 1 1 49.9 38Z"),
    "mask": _cut(
        "M4 30C30 18 70 18 96 30C98 62 84 78 70 78C60 78 56 66 50 66C44 66 40 78 30 78C16 78 2 62 4 30Z"
        "M18 46A13 10 0 0 0 44 48A13 10 0 0 0 18 46ZM56 48A13 10 0 0 0 82 46A13 10 0 0 0 56 48Z"
    ),
    "hourglass": _path(
        "M16 6L84 6L84 18C84 36 62 42 58 50C62 58 84 64 84 82L84 94L16 94L16 82C16 64 38 58 42 50C38 42 16 36 16 18Z"
    ),
    "hand": _path(
        "M30 94C20 78 8 66 6 54C12 48 20 52 28 62L28 20C30 12 38 12 40 20L42 44L44 10C46 4 54 4 56 10L57 44"
        "L62 16C64 10 72 10 73 18L72 48"
        "L80 30C84 24 92 28 90 36C86 62 84 80 74 94Z"
    ),
    "flag": _path("M16 4L26 4L26 10C48 2 60 20 90 12L82 34L90 56C60 64 48 46 26 54L26 96L16 96Z"),
    "fire": _path(
        "M54 4C58 24 84 40 84 66C84 84 70 96 50 96C30 96 16 84 16 66C16 52 26 44 30 30C38 36 40 42 40 50"
        "C50 40 56 24 54 4Z"
    ),
    # people and things
    "sword": _path(_BLADE),
    "swords": _path(_BLADE) + f'<g transform="matrix(-1 0 0 1 100 0)">{_path(_BLADE)}</g>',
    "sabre": _path("M92 4C100 40 78 68 44 76L38 66C66 56 84 38 92 4ZM24 62L52 88L44 95L34 86L16 97L8 88L26 76L17 68Z"),
    "drum": _path("M10 26C10 8 90 8 90 26L90 76C90 96 10 96 10 76Z")
    + _lines("M10 28C16 44 84 44 90 28 M14 44L34 86L54 42L74 84L88 44"),
    "men": _dot(28, 26, 15) + _dot(72, 26, 15) + _path("M4 92C4 40 50 40 50 92Z") + _path("M50 92C50 40 96 40 96 92Z"),
    "person": _dot(50, 24, 19) + _path("M12 94C12 38 88 38 88 94Z"),
    "crown": _path("M6 22L28 50L50 12L72 50L94 22L86 86L14 86Z"),
    "skull": _cut(
        "M50 5C78 5 94 24 94 48C94 62 86 70 78 74L76 94L24 94L22 74C14 70 6 62 6 48C6 24 22 5 50 5Z"
        "M33 40A11 12 0 1 0 33.1 40ZM67 40A11 12 0 1 0 67.1 40ZM50 62L43 76L57 76Z"
    ),
    "tower": _path(
        "M12 6L28 6L28 18L42 18L42 6L58 6L58 18L72 18L72 6L88 6L88 36L78 44L78 94L60 94L60 70"
        "A10 10 0 0 0 40 70L40 94L22 94L22 44L12 36Z"
    ),
    "house": _path("M50 6L96 48L84 48L84 94L60 94L60 64L40 64L40 94L16 94L16 48L4 48Z"),
    "horse": _path("M34 4L46 14C74 16 88 44 88 94L30 94C30 74 50 64 48 50L30 58L18 54L8 60L6 48L30 20Z"),
    "coin": _dot(50, 50, 42) + '<path fill="none" stroke="L" stroke-width="W" d="M50 24A26 26 0 1 1 49.9 24Z"/>',
    "moon": _path("M64 6C24 10 10 44 24 70C38 96 74 98 92 74C58 82 34 44 64 6Z"),
    "target": _cut(
        "M50 4A46 46 0 1 1 49.9 4ZM50 18A32 32 0 1 0 50.1 18ZM50 28A22 22 0 1 1 49.9 28ZM50 40A10 10 0 1 0 50.1 40Z"
    ),
    # cards
    "card": _rect(20, 6, 60, 88),
    "cards": _rect(10, 12, 52, 76, -10) + _rect(38, 10, 56, 82, 8),
    "trick": _rect(4, 4, 46, 62) + _rect(27, 19, 46, 62) + _rect(50, 34, 46, 62),
}


def paint(name: str, size: int, fill: str, line: str = "") -> str:
    """Return the SVG of an emblem, with an outline if `line` is a colour. Raise KeyError if there is no such emblem."""
    width = max(5.0, 400 / max(1, size - 8)) if line else 0.0
    values = {"F": fill, "L": line or "none", "W": f"{width:.2f}", "O": f"{2 * width:.2f}"}
    body = EMBLEMS[name]
    for mark, value in values.items():
        body = body.replace(f'"{mark}"', f'"{value}"')
    view = f"{-width:.2f} {-width:.2f} {100 + 2 * width:.2f} {100 + 2 * width:.2f}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}">{body}</svg>'
