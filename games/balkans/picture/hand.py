"""The picture of a hand: orders and cards, with playable ones raised."""

from collections.abc import Collection, Sequence
from typing import Final

from games.balkans.data.components import CARDS, card_of, title
from games.balkans.picture.holdings import EMBLEMS, head, playable, spellings
from games.balkans.picture.realms import kingdoms
from games.balkans.picture.subjects import subject
from games.balkans.picture.survey import survey
from games.balkans.rules.moves import Kingdom, Plan
from games.balkans.rules.public import Phase
from games.balkans.text import names
from games.balkans.text.cardtext import moment, printed
from games.balkans.views.view import BalkansView
from games.core.contract import Choice, Pick
from games.core.localizer import Localizer
from games.kit import palette
from games.kit.canvas import Canvas
from games.kit.drawn import Picture
from games.kit.layout import HIGHEST, LOWEST, WIDTH, Box
from games.kit.lettering import SMALLEST, in_lines, measure

_LIFT: Final = 14
_SHORT: Final = 3
"""Lines of a large card that leave room for its emblem below them."""
_GAP: Final = 16
"""Space between cards, enough for a raised one."""
_LINE: Final = 36
"""Line height on a card."""
_AROUND: Final = 32
"""Height of a card without its lines."""
_FEW: Final = 4
"""Maximum number of cards in one column; more are shown in two."""
_CARDS_SHOWN: Final = 12
"""Maximum number of cards in the picture; the text beside it lists the others."""


def hand(view: BalkansView, choices: Sequence[Choice], localizer: Localizer, highest: int = HIGHEST) -> Picture | None:
    """Return the map of a question about places, otherwise the seat's cards, or None if it holds nothing.

    The height limit does not apply to cards, because the texts of smaller ones would be illegible.
    """
    if view.audience >= 0 and view.outcome is None:
        offers = [choice.kingdom for choice in choices if isinstance(choice, Kingdom)]
        if offers:
            return kingdoms(view, offers, localizer, highest)
        if (about := subject(view, choices)) is not None:
            return survey(view, choices, about, localizer, highest)
    return cards(view, choices, localizer)


def cards(view: BalkansView, choices: Sequence[Choice], localizer: Localizer) -> Picture | None:
    """Return the picture of a seat's orders and cards, or None if it holds nothing."""
    if view.audience < 0 or not (view.hand or view.drawn or view.unplayed):
        return None
    held = (*view.drawn, *view.hand, *view.players[view.audience].established)
    shown = held[:_CARDS_SHOWN]
    columns, usual = (1, 3) if len(shown) <= _FEW else (2, 4)
    wide = (WIDTH - 56 - 16 * (columns - 1)) // columns
    rows = -(-len(shown) // columns)
    orders, spared = orders_of(view, choices)
    top = _GAP + head(None, view, localizer, orders=orders, spared=spared)
    needed = max((_needed(name, view, localizer, wide) for name in shown), default=0)
    room = (HIGHEST - top - 20) // max(rows, 1) - _GAP
    tall = _AROUND + _LINE * min(max(usual, needed), (room - _AROUND) // _LINE)
    canvas = Canvas(min(HIGHEST, max(LOWEST, top + 20 + rows * (tall + _GAP))))
    head(canvas, view, localizer, orders=orders, spared=spared, left_out=len(held) - len(shown))
    raised = playable(choices)
    for place, name in enumerate(shown):
        x = 28 + (place % columns) * (wide + 16)
        y = top + _LIFT + (place // columns) * (tall + _GAP)
        _card(canvas, view, spellings(name, view, raised), localizer, Box(x, y, wide, tall), raised)
    return canvas.drawn()


def orders_of(view: BalkansView, choices: Sequence[Choice]) -> tuple[Sequence[str], Sequence[str]]:
    """Return a seat's orders, or those to plan from, and those that a plan that may still be changed spares."""
    plan = [name for choice in choices if isinstance(choice, Pick) and choice.kind is Plan for name in choice.pool]
    planned = view.phase is Phase.PLANNING and view.dropped
    return view.unplayed if planned or not plan else plan, plan if planned else ()


def _needed(name: str, view: BalkansView, localizer: Localizer, wide: int) -> int:
    """Return the number of lines of a card's title and text at this width."""
    right = wide - _beside(name)
    heading = in_lines(names.card(name, localizer), SMALLEST, right - 92, 2, bold=True)
    text = in_lines(_text(name, view, localizer), SMALLEST, wide - 44, _CARDS_SHOWN)
    return len(heading) + len(text) + (_when(name, localizer, right) is None)


def _beside(name: str) -> int:
    """Return the width of a card's price, with the edge."""
    cost = card_of(name).entry.cost
    return 18 + (measure(str(cost), 42, bold=True) + 50 if cost else 0)


def _when(name: str, localizer: Localizer, right: int) -> int | None:
    """Return where a card's timing begins beside its title, left of its price at `right`; None if it is below.

    All are measured from the left edge of the card. A card that goes with an order says so in its text.
    """
    left = 116 + measure(names.card(name, localizer), 40, bold=True)
    inside = left + measure(moment(name, localizer), SMALLEST) <= right
    return left if inside or card_of(name).entry.order else None


def _text(name: str, view: BalkansView, localizer: Localizer) -> str:
    """Return the effects of a card, and the order it goes with."""
    order, text = card_of(name).entry.order, printed(name, localizer, advanced=view.options.advanced)
    return f"{names.order(order, localizer)}: {text}" if order else text


def _card(
    canvas: Canvas, view: BalkansView, spelt: Sequence[str], localizer: Localizer, box: Box, can: Collection[str]
) -> None:
    raised, name = not set(spelt).isdisjoint(can), spelt[0]
    if raised:
        box = Box(box.x, box.y - _LIFT, box.w, box.h)
    entry = card_of(name).entry
    canvas.touch(box, *spelt, term=f"card:{title(name)}")
    line, stroke = (palette.MOVE, 9) if raised else (palette.EDGE, 4)
    fill = palette.LINEN if raised else palette.LINEN_SHADE
    canvas.panel(box, fill, line, stroke=stroke, radius=18)
    y = box.y + 35
    canvas.sprite(EMBLEMS[entry.timing], box.x + 48, y, 58, palette.EMBROIDERY)
    right = box.w - _beside(name)
    if entry.cost:
        wide = canvas.text(box.right - 18, y, str(entry.cost), size=42, bold=True, colour=palette.INK, anchor="rm")
        canvas.sprite("coin", box.right - 42 - wide, y, 42, palette.GOLD, line=palette.INK)
    name_of_card, room = names.card(name, localizer), right - 92
    heading = in_lines(name_of_card, SMALLEST, room, 2, bold=True)
    for row, words in enumerate(heading):
        canvas.text(box.x + 88, y + _LINE * row, words, size=40, bold=True, colour=palette.INK, width=room)
    left, when = _when(name, localizer, right), moment(name, localizer)
    lines = (box.h - _AROUND) // _LINE - len(heading)
    if left is not None and not entry.order:
        canvas.text(box.x + left, y, when, size=SMALLEST, colour=palette.EMBROIDERY)
    y += 7 + _LINE * len(heading)
    if left is None:
        canvas.text(box.x + 24, y, when, size=SMALLEST, colour=palette.EMBROIDERY, width=box.w - 40)
        lines, y = lines - 1, y + _LINE
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
    canvas.sprite(EMBLEMS[entry.timing], box.x + 90, y, 96, palette.EMBROIDERY)
    right = box.right - 40
    if entry.cost:
        right -= canvas.text(right, y, str(entry.cost), size=56, bold=True, colour=palette.INK, anchor="rm") + 34
        canvas.sprite("coin", right, y, 56, palette.GOLD, line=palette.INK)
        right -= 44
    left = box.x + 160
    canvas.text(left, y, names.card(name, localizer), size=54, bold=True, colour=palette.INK, width=right - left)
    canvas.text(left, y + 80, moment(name, localizer), size=40, colour=palette.EMBROIDERY, width=box.right - 40 - left)
    lines = in_lines(text, 46, box.w - 100, 7)
    if len(lines) <= _SHORT:
        faint = palette.mix(palette.EMBROIDERY, palette.LINEN, 0.8)
        canvas.sprite(EMBLEMS[entry.timing], box.right - 190, box.bottom - 170, 260, faint)
    for row, words in enumerate(lines):
        canvas.text(box.x + 50, y + 180 + 60 * row, words, size=46, colour=palette.INK, width=box.w - 90)
    return canvas.drawn()
