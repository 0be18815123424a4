"""The pictures: cards, drawn with `games.kit`, which can be touched. The result is a plain one."""

from collections.abc import Sequence
from typing import Final

from games.core.contract import Choice, Drawn, Pictures
from games.core.localizer import Localizer
from games.kit import palette
from games.kit.canvas import Canvas
from games.kit.cards import Face
from games.kit.drawing import faced
from games.kit.drawn import Picture
from games.kit.layout import HIGHEST, LOWEST, PLATE_HEIGHT, grid, ring, whole
from games.kit.pieces import Held, Plate, Stat, plate
from games.kit.pieces import hand as lay
from games.kit.plain import plain_pictures
from games.kit.portrait import portrait

from .text import TEXT
from .views import TableView

PLAIN: Final[Pictures[TableView]] = plain_pictures(TEXT)


def face(card: str, *, best: bool = False) -> Face:
    """Return the face of a card; the best of a trick has a gold outline."""
    return Face(card, "star", palette.BLUE, changed=best)


def table(view: TableView, localizer: Localizer) -> Drawn:
    """Draw the players around the trick, with their tricks and cards; at the end the result."""
    if view.outcome is not None:
        return PLAIN.table(view, localizer)
    canvas = Canvas(LOWEST)
    around = ring(view.seats, whole(LOWEST), PLATE_HEIGHT)
    for seat, spot in enumerate(around.spots):
        stats = (Stat("crown", str(view.tricks[seat])), Stat("cards", str(view.counts[seat])))
        plate(canvas, spot, Plate(seat, localizer.name(seat), stats, moves=seat in view.asked))
    best = max(view.trick, key=int, default="")
    cells, width = grid(len(view.trick), around.middle) if view.trick else ((), 0)
    for card, (x, y) in zip(view.trick, cells, strict=True):
        canvas.card(face(card, best=card == best), x, y, width)
    return canvas.drawn()


def hand(view: TableView, choices: Sequence[Choice], _localizer: Localizer, highest: int = HIGHEST) -> Picture | None:
    """Draw one's cards, raised where they can be played; a touch plays one."""
    if not view.hand:
        return None
    canvas = Canvas(min(LOWEST, highest))
    lay(canvas, [[Held(face(card), bool(choices), (card,)) for card in view.hand]], whole(canvas.height))
    return canvas.drawn()


def page(name: str, _localizer: Localizer) -> Picture | None:
    """Draw the trick that the page about a turn speaks of."""
    if name != "turn":
        return None
    canvas = Canvas(LOWEST)
    cells, width = grid(3, whole(LOWEST))
    for card, (x, y) in zip(("4", "11", "7"), cells, strict=True):
        canvas.card(face(card, best=card == "11"), x, y, width)
    return canvas.drawn()


def term(name: str, _view: TableView | None, localizer: Localizer) -> Picture | None:
    """Draw a card above the name of a term."""
    shown = {"trick": face("11", best=True), "lead": face("4")}.get(name)
    return None if shown is None else portrait(localizer(f"term-{name}"), faced(shown))


PICTURES: Final[Pictures[TableView]] = Pictures(table=table, hand=hand, page=page, term=term)
