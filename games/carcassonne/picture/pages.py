"""The pictures of the rules' pages, and of what can be looked up."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from games.carcassonne.data.tiles import MESSAGES, Kind, kind_of
from games.carcassonne.picture import figures, ground, hand, table, tiles
from games.carcassonne.picture.figures import Piece
from games.carcassonne.rules.legal import moves
from games.carcassonne.rules.options import CarcassonneOptions
from games.carcassonne.rules.public import Term
from games.carcassonne.rules.setup import deal
from games.carcassonne.text import terms
from games.carcassonne.text.names import arithmetic
from games.carcassonne.text.windows import spanning
from games.carcassonne.views import observe
from games.carcassonne.views.view import CarcassonneView, Figure, Laid
from games.core.chance import SeededChance
from games.core.contract import PUBLIC, Seat
from games.core.localizer import Localizer, capital
from games.kit import palette
from games.kit.canvas import Canvas
from games.kit.drawing import Drawing, sprites
from games.kit.drawn import Picture
from games.kit.explained import Shown, explained
from games.kit.layout import Box, whole
from games.kit.portrait import portrait

_NAMES: Final = ("Ana", "Boris")
"""Who sits at the tables of these pictures."""
_MEEPLE: Final = 0.42
"""Size of a meeple in tiles."""
_LEAST: Final = 44
"""Its least size in pixels."""


class _Scene(NamedTuple):
    """Tiles as (type, x, y, turn), and meeples on them as (number of the tile, feature, seat)."""

    tiles: Sequence[tuple[str, int, int, int]]
    meeples: Sequence[tuple[int, str, Seat]] = ()


_ROAD: Final = _Scene([("W", 0, 0, 0), ("U", 1, 0, 1), ("L", 2, 0, 0)], [(1, "r1", 1)])
_CITY: Final = _Scene([("E", 0, 0, 1), ("F", 1, 0, 0), ("E", 2, 0, 3)], [(1, "c1", 0)])
_OPEN_CITY: Final = _Scene([("E", 0, 0, 1), ("F", 1, 0, 0)], [(1, "c1", 0)])
_ABBEY: Final = _Scene(
    [
        *(("V", 0, 0, 0), ("E", 1, 0, 0), ("E", 2, 0, 0)),
        *(("U", 0, 1, 0), ("B", 1, 1, 0), ("E", 2, 1, 1)),
        *(("V", 0, 2, 1), ("E", 1, 2, 2), ("E", 2, 2, 2)),
    ],
    [(4, "m", 2)],
)
_FARM: Final = _Scene([("E", 0, 0, 2), ("D", 0, 1, 0)], [(1, "f1", 3)])
_LAND: Final = _Scene(
    [
        *(("W", 0, 0, 0), ("U", 1, 0, 1), ("L", 2, 0, 0)),
        *(("U", 0, 1, 0), ("B", 1, 1, 0), ("U", 2, 1, 0)),
        *(("V", 0, 2, 2), ("D", 1, 2, 2), ("V", 2, 2, 1)),
    ],
    [(1, "r1", 1), (4, "m", 2), (7, "c1", 0), (5, "f2", 3)],
)


_STANDING: Final = (("U", "r1", "road"), ("E", "c1", "city"), ("B", "m", "monastery"), ("E", "f1", "field"))
"""Tiles with a feature of each kind to stand on."""


def _drawn(scene: _Scene) -> Drawing:
    """Return a function that draws a scene in the middle of a box."""
    laid = [Laid(*tile) for tile in scene.tiles]
    cells = spanning((tile.x, tile.y) for tile in laid)
    standing = [
        Figure(seat, f"{number}.{feature}", kind_of(feature), laid[number].x, laid[number].y)
        for number, feature, seat in scene.meeples
    ]

    def draw(canvas: Canvas, box: Box) -> None:
        place = ground.centred(cells, min(box.w // cells.across, box.h // cells.down), box)
        for tile in laid:
            tiles.paste(canvas, tile.tile, tile.turn, place.cell(tile.x, tile.y))
        ground.meeples(canvas, laid, place, standing, share=_MEEPLE, least=_LEAST)

    return draw


def _pieces(*pieces: tuple[Piece, Seat]) -> Drawing:
    """Return a function that draws figures side by side."""

    def draw(canvas: Canvas, box: Box) -> None:
        size = min(box.h, box.w // len(pieces))
        left = box.x + (box.w - size * len(pieces)) // 2
        for number, (piece, seat) in enumerate(pieces):
            figures.paste(canvas, piece, seat, left + number * size, box.y + (box.h - size) // 2, size)

    return draw


def _letter(letter: str) -> Drawing:
    def draw(canvas: Canvas, box: Box) -> None:
        ground.message(canvas, letter, Box(box.centre[0] - box.h // 2, box.y, box.h, box.h))

    return draw


def _tile(name: str) -> Drawing:
    return _drawn(_Scene([(name, 0, 0, 0)]))


def _dealt(**changes: object) -> CarcassonneView:
    """Return the first player's view of a table of two, with changes."""
    state, _ = deal(CarcassonneOptions(), 2, SeededChance(bytes(32), 0))
    return msgspec.structs.replace(observe.view(state, PUBLIC), **changes)


def _sum(kind: Kind, each: Sequence[Term], localizer: Localizer) -> str:
    return f"{capital(localizer(f'kind-{kind}'))}: {arithmetic(each, localizer)}"


def _aim(localizer: Localizer) -> Picture:  # noqa: ARG001 - a picture without words
    canvas = Canvas(1000)
    _drawn(_LAND)(canvas, whole(canvas.height))
    return canvas.drawn()


def _turn(localizer: Localizer) -> Picture:
    state, _ = deal(CarcassonneOptions(), 2, SeededChance(bytes(32), 0))
    drawn = hand.hand(observe.view(state, 0), moves(state, 0), localizer.named(_NAMES))
    assert drawn is not None
    return drawn


def _meeples(localizer: Localizer) -> Picture:
    return explained(
        [
            Shown(
                _drawn(_Scene([(name, 0, 0, 0)], [(0, feature, 0)])),
                f"{localizer(f'meeple-{kind}')}: {localizer(f'gloss-{kind}')}",
                wide=220,
                tall=200,
            )
            for name, feature, kind in _STANDING
        ]
    )


def _score(localizer: Localizer) -> Picture:
    return explained(
        [
            Shown(_drawn(_ROAD), _sum("road", [Term(3, 1, "tile")], localizer), wide=480, tall=160),
            Shown(
                _drawn(_CITY), _sum("city", [Term(3, 2, "tile"), Term(1, 2, "pennant")], localizer), wide=480, tall=160
            ),
            Shown(_drawn(_ABBEY), _sum("monastery", [Term(9, 1, "tile")], localizer), wide=480, tall=420),
        ]
    )


def _farmers(localizer: Localizer) -> Picture:
    return explained([Shown(_drawn(_FARM), _sum("field", [Term(1, 3, "city")], localizer), wide=400, tall=700)])


def _end(localizer: Localizer) -> Picture:
    city = [Term(2, 1, "tile"), Term(1, 1, "pennant")]
    abbey = _Scene(_ABBEY.tiles[:5], _ABBEY.meeples)
    return explained(
        [
            Shown(_drawn(_OPEN_CITY), _sum("city", city, localizer), wide=400, tall=200),
            Shown(
                _drawn(abbey), _sum("monastery", [Term(5, 1, "tile")], localizer), wide=3 * 133, tall=400
            ),  # as wide as its tiles
            Shown(_drawn(_FARM), _sum("field", [Term(1, 3, "city")], localizer), wide=400, tall=300),
        ]
    )


def _robbers(localizer: Localizer) -> Picture:
    return explained(
        [
            Shown(_tile("RA"), localizer("picture-page-bag"), wide=220, tall=200),
            Shown(_pieces(("meeple", 0), ("robber", 1)), localizer("picture-page-robber"), wide=220, tall=110),
            Shown(sprites("mask", colour=palette.MOVE), localizer("picture-page-half"), wide=220, tall=110),
        ]
    )


def _messages(localizer: Localizer) -> Picture:
    return explained(
        [
            Shown(_pieces(("meeple", 0), ("courier", 0)), localizer("picture-page-courier"), wide=220, tall=110),
            *(
                Shown(_letter(letter), text, wide=220, tall=130)
                for letter, text in (("A", localizer("picture-page-message")), ("D", localizer("message-D")))
            ),
        ]
    )


def _signs(localizer: Localizer) -> Picture:
    view = _dealt(totals=((12,), (5,)), robbers=(5, None), sheet=((12, *[0] * 6), (5, *[0] * 6)))
    return table.table(view, localizer.named(_NAMES))


_PAGES: Final[Mapping[str, Callable[[Localizer], Picture]]] = {
    "aim": _aim,
    "turn": _turn,
    "meeple": _meeples,
    "score": _score,
    "farmers": _farmers,
    "end": _end,
    "robbers": _robbers,
    "messages": _messages,
    "signs": _signs,
}
_TERMS: Final[Mapping[str, Drawing]] = {
    "road": _drawn(_ROAD),
    "city": _drawn(_CITY),
    "monastery": _drawn(_ABBEY),
    "field": _drawn(_FARM),
    "meeple": _pieces(("meeple", 0), ("farmer", 0)),
    "score-meeple": _pieces(("meeple", 0)),
    "courier": _pieces(("courier", 0)),
    "robber": _pieces(("robber", 0)),
    "pennant": _tile("M"),
    "village": _tile("W"),
    "bag": _tile("RA"),
    "supply": sprites("person"),
    "aside": sprites("barred"),
}
"""What is drawn for a term that is no tile and no message."""


def page(name: str, localizer: Localizer) -> Picture | None:
    """Return the picture of a page of the rules, None for a page without one."""
    draw = _PAGES.get(name)
    return None if draw is None else draw(localizer)


def term(name: str, view: CarcassonneView | None, localizer: Localizer) -> Picture | None:  # noqa: ARG001 - as it is printed
    """Return something that can be looked up drawn large above its title; None for what has no picture."""
    draw = _TERMS.get(name)
    if name.startswith(terms.TILE):
        draw = _tile(terms.tile_of(name))
    elif (letter := name.removeprefix(terms.MESSAGE)) in MESSAGES:
        draw = _letter(letter)
    if draw is None:
        return None
    return portrait(terms.terms(localizer)[name.partition(terms.AT)[0]], draw)
