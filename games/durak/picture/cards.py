"""Drawing cards, suits and fights, for the table and for hands."""

from collections.abc import Collection
from math import ceil
from typing import Final

from games.core.contract import Seat
from games.core.localizer import Localizer
from games.core.touch import VERB
from games.durak.data.cards import named_suit, printed, rank_of, suit_of
from games.durak.rules.moves import Pass, Take
from games.durak.text.names import AIMS
from games.durak.views.view import DurakView
from games.kit import palette
from games.kit.canvas import Canvas
from games.kit.cards import Face, Suit, height_of
from games.kit.layout import GAP, Box, Cell, Grid, grid
from games.kit.pieces import PAIR, badge, hollow

SUITS: Final = {
    "S": Suit("spades", palette.SPADES),
    "H": Suit("hearts", palette.HEARTS),
    "D": Suit("diamonds", palette.DIAMONDS),
    "C": Suit("clubs", palette.CLUBS),
}
PICTOGRAMS: Final = {
    "6": "swords",  # beats a whole suit, shown in the corner
    "7": "shield",  # proof against trumps
    "8": "mask",  # poses as another suit, shown in the corner
    "9": "plus",  # joins any attack
    "10": "barred",  # cannot be transferred
    "J": "tower",  # beaten only by low cards
    "Q": "lock",  # closes the throwing-in
    "K": "swap",  # turns the direction
    "A": "crown",  # beats another ace, whose suit is in the corner
}
"""The pictogram of each enchanted rank's effect."""
_MARK: Final = 0.36
"""Diameter of the disc that shows who played a card, in card widths."""


def face(name: str, enchanted: Collection[str]) -> Face:
    """Return the face of a card; the `enchanted` ranks have a stitched frame and a pictogram."""
    suit, rank = SUITS[suit_of(name)], rank_of(name)
    if rank not in enchanted:
        return Face(rank, suit.emblem, suit.tint)
    return Face(rank, suit.emblem, suit.tint, stitched=True, pictogram=PICTOGRAMS[rank])


def card(canvas: Canvas, name: str, enchanted: Collection[str], x: int, y: int, width: int) -> None:
    """Draw a card with its upper left corner at (x, y). Enchanted 6s, 8s and aces show a suit in their corner."""
    canvas.card(face(name, enchanted), x, y, width)
    aim = named_suit(name) or AIMS.get(name)
    if aim is None or rank_of(name) not in enchanted:
        return
    middle = (x + round(width * 0.25), y + height_of(width) - round(width * 0.27))
    canvas.sprite("circle", *middle, round(width * 0.48), palette.GOLD)
    canvas.sprite("circle", *middle, round(width * 0.42), palette.LINEN)
    canvas.sprite(SUITS[aim].emblem, *middle, round(width * 0.27), SUITS[aim].tint.fill)


def fights(canvas: Canvas, view: DurakView, box: Box, *, most: int) -> None:
    """Draw the attack cards as large as a box allows, at most `most` pixels wide; see `lay_fights`."""
    lay_fights(canvas, view, grid(len(view.table), box, across=PAIR[0], down=PAIR[1] + _MARK / 2, most=most))


def lay_fights(canvas: Canvas, view: DurakView, places: Grid) -> None:
    """Draw the attack cards, each with its player's mark and, across it, the answer or an empty place for one.

    An empty place stands for the card to be beaten. There are none once the defender takes.
    """
    enchanted, (cells, width) = view.options.enchanted, places
    for entry, (x, top) in zip(view.table, cells, strict=True):
        y = top + round(width * _MARK / 2)
        answer = Box(x + round(width * (PAIR[0] - 1)), y + round(width * (PAIR[1] - 1.4)), width, height_of(width))
        if entry.beaten_by is None and not view.taking:
            hollow(canvas, answer)
            canvas.touch(answer, entry.card, term=printed(entry.card))
        card(canvas, entry.card, enchanted, x, y, width)
        canvas.touch(Box(x, y, width, height_of(width)), entry.card, term=printed(entry.card))
        mark(canvas, entry.by, x + round(width * 0.84), y, round(width * _MARK))
        if entry.beaten_by is not None:
            card(canvas, entry.beaten_by, enchanted, answer.x, answer.y, width)
            canvas.touch(answer, term=printed(entry.beaten_by))


def well(canvas: Canvas, box: Box) -> None:
    """Draw the ground of the fights, which stands for taking them or for doing no more."""
    canvas.panel(box, palette.mix(palette.TABLE, palette.EDGE, 0.45), palette.RIM)
    canvas.touch(box, Take.verb, Pass.verb, field=VERB)


def in_rows(count: int, across: int, box: Box, width: int) -> Grid:
    """Return places for fights with cards of this width, so many a row from a corner on, which more do not move."""
    wide, tall = ceil(PAIR[0] * width) + GAP, ceil((PAIR[1] + _MARK / 2) * width) + GAP
    cells = (divmod(number, across) for number in range(count))
    return Grid(tuple(Cell(box.x + column * wide, box.y + row * tall) for row, column in cells), width)


def height_of_fights(count: int, width: int, most: int) -> int:
    """Return the height of `count` fights in one row of this `width`, with cards at most `most` wide."""
    return ceil(min(most, (width - GAP * (count - 1)) // count / PAIR[0]) * (PAIR[1] + _MARK / 2))


def mark(canvas: Canvas, seat: Seat, x: int, y: int, size: int) -> None:
    """Draw the mark of a seat on a dark disc of `size` pixels with its centre at (x, y)."""
    own = palette.SEATS[seat]
    canvas.sprite("circle", x, y, size, palette.EDGE)
    canvas.sprite(own.shape, x, y, round(size * 0.62), own.colour)


def trump(canvas: Canvas, x: int, y: int, suit: str | None, localizer: Localizer) -> int:
    """Draw the badge of the trump suit with its centre at (x, y), and return its width."""
    if suit is None:
        return badge(canvas, x, y, localizer("picture-no-trump"), term="trump")
    emblem, tint = SUITS[suit]
    words = localizer("picture-trump")
    return badge(canvas, x, y, words, fill=palette.LINEN, ink=tint.fill, emblem=emblem, term="trump")
