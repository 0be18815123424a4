"""The picture of a hand: orders and cards, with playable ones raised."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.balkans.data.components import CARDS, card_of
from games.balkans.picture.shields import coat_of_arms
from games.balkans.rules.moves import Card, Establish, Tactic
from games.balkans.text import names
from games.balkans.text.cardtext import effect, moment, printed
from games.core.contract import Pick
from games.kit import palette
from games.kit.canvas import Canvas
from games.kit.layout import HIGHEST, LOWEST, WIDTH, Box
from games.kit.lettering import SMALLEST, in_lines, measure

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.balkans.views.view import BalkansView
    from games.core.contract import Choice
    from games.core.localizer import Localizer
    from games.kit.drawn import Picture

_EMBLEMS: Final = {
    "tactic": "sword",
    "battle_start": "swords",
    "battle_end": "flag",
    "razbor": "crown",
    "order": "drum",
    "attacked": "shield",
    "foreign_turn": "eye",
    "own_turn": "hand",
}
"""The emblem of each timing of cards."""
_TOP: Final = 130
_ORDERS: Final = 56
"""Height of the line of orders."""
_LIFT: Final = 14
_GAP: Final = 24
"""Space between cards, enough for a raised one."""
_LINE: Final = 36
"""Line height on a card."""
_AROUND: Final = 32
"""Height of a card without its lines."""
_FEW: Final = 4
"""Maximum number of cards in one column; more are shown in two."""
_MOST: Final = 12
"""Maximum number of cards in the picture; the text beside it lists the others."""


def hand(view: BalkansView, choices: Sequence[Choice], localizer: Localizer, _highest: int = HIGHEST) -> Picture | None:
    """Return the picture of the seat's hand, or None if it has neither cards nor orders.

    The height limit is ignored, because the texts of smaller cards would be illegible.
    """
    if view.audience < 0 or not (view.hand or view.drawn or view.unplayed):
        return None
    held = (*view.drawn, *view.hand, *view.players[view.audience].established)
    shown = held[:_MOST]
    columns, usual = (1, 3) if len(shown) <= _FEW else (2, 4)
    wide = (WIDTH - 56 - 16 * (columns - 1)) // columns
    rows = -(-len(shown) // columns)
    top = _TOP + (_ORDERS if view.unplayed else 0)
    needed = max((_needed(name, view, localizer, wide) for name in shown), default=0)
    room = (HIGHEST - top - 20) // max(rows, 1) - _GAP
    tall = _AROUND + _LINE * min(max(usual, needed), (room - _AROUND) // _LINE)
    canvas = Canvas(min(HIGHEST, max(LOWEST, top + 20 + rows * (tall + _GAP))))
    _head(canvas, view, localizer, left_out=len(held) - len(shown))
    playable = _playable(choices)
    for place, name in enumerate(shown):
        x = 28 + (place % columns) * (wide + 16)
        y = top + _LIFT + (place // columns) * (tall + _GAP)
        _card(canvas, view, name, localizer, Box(x, y, wide, tall), raised=name in playable)
    return canvas.drawn()


def _needed(name: str, view: BalkansView, localizer: Localizer, wide: int) -> int:
    """Return the number of lines of a card's title and text at this width."""
    cost = card_of(name).entry.cost
    beside = 18 + (measure(str(cost), 42, bold=True) + 50 if cost else 0)
    title = in_lines(names.card(name, localizer), SMALLEST, wide - beside - 92, 2, bold=True)
    return len(title) + len(in_lines(_text(name, view, localizer), SMALLEST, wide - 44, _MOST))


def _text(name: str, view: BalkansView, localizer: Localizer) -> str:
    """Return the effects of a card, and the order it goes with."""
    order, text = card_of(name).entry.order, effect(name, view, localizer)
    return f"{names.order(order, localizer)}: {text}" if order else text


def _playable(choices: Sequence[Choice]) -> set[str]:
    found: set[str] = set()
    for choice in choices:
        match choice:
            case Pick():
                found.update(choice.pool)
            case Card(name) | Tactic(name) | Establish(name):
                found.add(name)
            case _:
                pass
    return found


def _head(canvas: Canvas, view: BalkansView, localizer: Localizer, *, left_out: int) -> None:
    """Draw the seat's coat of arms, gold, Influence, unplayed orders, and the number of cards not shown."""
    box = Box(28, 26, WIDTH - 56, 84 + (_ORDERS if view.unplayed else 0))
    canvas.panel(box, palette.EDGE, palette.RIM)
    player, y = view.players[view.audience], box.y + 42
    coat_of_arms(canvas, view.audience, player.kingdom, box.x + 50, y, 60)
    canvas.sprite("coin", box.x + 122, y, 44, palette.GOLD, line=palette.EDGE)
    x = box.x + 152 + canvas.text(box.x + 152, y, str(player.gold), size=44, bold=True) + 24
    canvas.sprite("star", x + 20, y, 40, palette.LINEN)
    influence = f"{player.influence}/{player.target}" if player.target else str(player.influence)
    canvas.text(x + 48, y, influence, size=44, bold=True)
    right = box.right - 16
    if left_out:
        canvas.sprite("cards", right - 22, y, 44, palette.LINEN, line=palette.EDGE)
        canvas.text(right - 50, y, f"+{left_out}", size=40, bold=True, anchor="rm")
    if view.unplayed:
        below = box.bottom - _ORDERS // 2 - 6
        canvas.sprite("hourglass", box.x + 50, below, 40, palette.LINEN, line=palette.EDGE)
        canvas.text(box.x + 92, below, names.orders(view.unplayed, localizer), size=40, width=box.w - 108)


def _card(canvas: Canvas, view: BalkansView, name: str, localizer: Localizer, box: Box, *, raised: bool) -> None:
    """Draw a card: its timing, title, cost and text."""
    if raised:
        box = Box(box.x, box.y - _LIFT, box.w, box.h)
    entry = card_of(name).entry
    line, stroke = (palette.MOVE, 9) if raised else (palette.EDGE, 4)
    fill = palette.LINEN if raised else palette.LINEN_SHADE
    canvas.panel(box, fill, line, stroke=stroke, radius=18)
    y = box.y + 35
    canvas.sprite(_EMBLEMS[entry.timing], box.x + 48, y, 58, palette.EMBROIDERY)
    right = box.right - 18
    if entry.cost:
        right -= canvas.text(right, y, str(entry.cost), size=42, bold=True, colour=palette.INK, anchor="rm") + 24
        canvas.sprite("coin", right, y, 42, palette.GOLD, line=palette.INK)
        right -= 26
    name_of_card, room = names.card(name, localizer), right - box.x - 92
    title = in_lines(name_of_card, SMALLEST, room, 2, bold=True)
    for row, words in enumerate(title):
        canvas.text(box.x + 88, y + _LINE * row, words, size=40, bold=True, colour=palette.INK, width=room)
    when, left = moment(name, localizer), box.x + 88 + measure(name_of_card, 40, bold=True) + 28
    if not entry.order and left + measure(when, SMALLEST) <= right:
        canvas.text(left, y, when, size=SMALLEST, colour=palette.EMBROIDERY)
    lines = (box.h - _AROUND) // _LINE - len(title)
    y += 7 + _LINE * len(title)
    for row, words in enumerate(in_lines(_text(name, view, localizer), SMALLEST, box.w - 44, lines)):
        canvas.text(box.x + 24, y + _LINE * row, words, size=SMALLEST, colour=palette.INK, width=box.w - 40)


def large(name: str, view: BalkansView, localizer: Localizer) -> Picture:
    """Return the picture of a card by its id, with its full text."""
    entry = CARDS[name].entry
    text = printed(name, localizer, advanced=view.options.advanced or entry.advanced_only)
    canvas = Canvas(LOWEST)
    box = Box(90, 70, WIDTH - 180, LOWEST - 140)
    canvas.panel(box, palette.LINEN, palette.EDGE, stroke=6, radius=36)
    y = box.y + 80
    canvas.sprite(_EMBLEMS[entry.timing], box.x + 90, y, 96, palette.EMBROIDERY)
    right = box.right - 40
    if entry.cost:
        right -= canvas.text(right, y, str(entry.cost), size=56, bold=True, colour=palette.INK, anchor="rm") + 34
        canvas.sprite("coin", right, y, 56, palette.GOLD, line=palette.INK)
        right -= 44
    left = box.x + 160
    canvas.text(left, y, names.card(name, localizer), size=54, bold=True, colour=palette.INK, width=right - left)
    canvas.text(left, y + 80, moment(name, localizer), size=40, colour=palette.EMBROIDERY, width=box.right - 40 - left)
    for row, words in enumerate(in_lines(text, 46, box.w - 100, 7)):
        canvas.text(box.x + 50, y + 180 + 60 * row, words, size=46, colour=palette.INK, width=box.w - 90)
    return canvas.drawn()
