"""The picture of a hand, for its owner."""

from collections.abc import Sequence
from typing import Final

from games.core.contract import Choice
from games.core.localizer import Localizer
from games.durak.data.cards import printed, suit_of
from games.durak.picture import cards
from games.durak.rules.moves import Attack, Defend, ThrowIn, Transfer
from games.durak.rules.state import attacker
from games.durak.views.determinize import reconstruct
from games.durak.views.view import DurakView
from games.kit import layout, palette
from games.kit.canvas import Canvas
from games.kit.cards import height_of
from games.kit.drawn import Picture
from games.kit.layout import HEAD, Box
from games.kit.lettering import measure
from games.kit.pieces import write_name

_IN_ROW: Final = 10
"""Cards in a row; each further row makes the picture `_ROW` pixels taller."""
_ROW: Final = 150
_STRIP: Final = 310
_STRIP_ROW: Final = 90
"""Height of one row of cards below the board of a page, and of each further one, which overlaps the row before."""
_HAND_HEAD: Final = 92
_BEFORE_NAME: Final = 124
_AFTER_NAME: Final = 16
"""Width of mark and role before a name, and of the space after it."""
_NAME: Final = 40
_HAND_FIGHT: Final = 150
"""Greatest width of the cards on the table, above the hand."""


def hand(
    view: DurakView, choices: Sequence[Choice], localizer: Localizer, highest: int = layout.HIGHEST
) -> Picture | None:
    """Return the picture of the audience's hand, or None if it is empty; below the bout if the seat can play to it.

    Playable cards stand higher than the others. The picture is at most `highest` pixels tall.
    """
    if not view.hand:
        return None
    plays = view.audience in view.asked or bool(choices)
    rows = -(-len(view.hand) // _IN_ROW)
    canvas = Canvas(layout.height(layout.LOWEST + _ROW * (rows - 1), highest))
    whole = layout.whole(canvas.height)
    line = Box(whole.x, whole.y, whole.w, _HAND_HEAD)
    trump = cards.trump(canvas, line.x + 130, line.centre[1], view.trump, localizer)
    if plays:
        _sides(canvas, line.cut(left=130 + trump // 2 + 30), view, localizer)
    below = whole.cut(top=_HAND_HEAD)
    if plays and view.table:
        tall = cards.height_of_fights(len(view.table), below.w - 32, _HAND_FIGHT)
        well = Box(below.x, below.y, below.w, tall + 36)
        cards.well(canvas, well)
        inner = well.cut(left=16, top=14, right=16, bottom=22)
        cards.fights(canvas, view, inner, most=_HAND_FIGHT)
        below = below.cut(top=well.h + 12)
    _own_cards(canvas, view, choices, below)
    return canvas.drawn()


def strip(view: DurakView, choices: Sequence[Choice]) -> Picture | None:
    """Return the audience's cards alone, or None if there are none."""
    if not view.hand:
        return None
    rows = -(-len(view.hand) // _IN_ROW)
    canvas = Canvas(layout.LOWEST)
    _own_cards(canvas, view, choices, layout.whole(canvas.height)._replace(h=_STRIP + _STRIP_ROW * (rows - 1)))
    return canvas.drawn()


def _sides(canvas: Canvas, line: Box, view: DurakView, localizer: Localizer) -> None:
    y = line.centre[1]
    roles = ((attacker(reconstruct(view)), "sword"), (view.defender, "hand" if view.taking else "shield"))
    shown = [(seat, role) for seat, role in roles if seat is not None]
    wide = [_BEFORE_NAME + measure(localizer.name(seat), _NAME) + _AFTER_NAME for seat, _ in shown]
    spare = line.w - sum(wide)
    if spare < 0:
        spare, wide = 0, [line.w // len(shown)] * len(shown)
    x = line.x
    for room, (seat, role) in zip(wide, shown, strict=True):
        cards.mark(canvas, seat, x + 32, y, 64)
        canvas.sprite(role, x + 92, y, 44, palette.MOVE, line=palette.EDGE)
        at, right = (x + _BEFORE_NAME, y), x + room - _AFTER_NAME
        write_name(canvas, at, right, localizer.name(seat), size=_NAME, colour=palette.LINEN, strong=False)
        x += room + spare // 2


def _own_cards(canvas: Canvas, view: DurakView, choices: Sequence[Choice], box: Box) -> None:
    spellings: dict[str, list[str]] = {}
    for choice in choices:
        if isinstance(choice, (Attack, ThrowIn, Defend, Transfer)):
            spellings.setdefault(printed(choice.card), []).append(choice.card)
    suits = [suit_of(name) for name in view.hand]
    groups = [suits.count(suit) for suit in dict.fromkeys(suits)]
    cells, width = layout.fan(groups, box)
    for name, (x, y) in zip(view.hand, cells, strict=True):
        top = y - (round(width * HEAD / 2) if name in spellings else 0)
        cards.card(canvas, name, view.options.enchanted, x, top, width)
        canvas.touch(Box(x, top, width, height_of(width)), *dict.fromkeys(spellings.get(name, ())), term=name)
