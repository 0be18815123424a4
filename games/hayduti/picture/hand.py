"""The picture of a hand as its owner sees it, below the field."""

from collections.abc import Sequence
from typing import Final

from games.core.contract import PUBLIC, Choice, Pick
from games.core.localizer import Localizer
from games.core.touch import VERB
from games.hayduti.data.cards import STATS
from games.hayduti.picture import field, pieces
from games.hayduti.rules.forming import need_of
from games.hayduti.rules.moves import Back, Form, Gather, Hadzhi, Raise
from games.hayduti.text import names
from games.hayduti.text.terms import term_of
from games.hayduti.views.determinize import reconstruct
from games.hayduti.views.view import HaydutiView
from games.kit import layout, palette
from games.kit.canvas import BoardCanvas, Canvas
from games.kit.cards import height_of
from games.kit.drawn import Picture
from games.kit.layout import GAP, HEAD, MARGIN, Box
from games.kit.pieces import hollow

_LESS: Final = 80
"""What a picture can be lower than usual: its cards are smaller then."""


def hand(
    view: HaydutiView, choices: Sequence[Choice], localizer: Localizer, highest: int = layout.HIGHEST
) -> Picture | None:
    """Return the picture of the audience's hand, with the field above it while the seat is asked; None without either.

    Cards that may be chosen stand higher than the others; those of the field have the gold outline. What the seat has
    chosen to clear is crossed.
    """
    asked = view.outcome is None and view.audience in view.asked
    if not view.hand and not asked:
        return None
    chosen = _choosable(choices)
    height, grid = layout.LOWEST, field.Grid(0, 0, 0)
    if asked:
        height, cell, lines = field.heights(
            field.SIGNS + _room_for(len(view.hand)) + GAP,
            len(view.field),
            field.LEAST_IN_HAND if len(view.field) > view.field_size else field.MOST_IN_HAND,
        )
        lower = min(cell - field.LEAST_IN_HAND, max(0, -(-(height - highest) // lines)))
        cell, height = cell - lower, height - lower * lines
        height = layout.height(height, max(highest, height - (_LESS if view.hand else 0)))
        cell += field.spare(height - field.SIGNS - _room_for(len(view.hand)) - GAP, cell, lines)
        grid = field.Grid(MARGIN + field.SIGNS, lines, cell)
    canvas, whole = Canvas(height), layout.whole(height)
    below = whole
    if asked:
        _own_signs(canvas, whole, view, localizer)
        marked = {place for place, name in enumerate(view.field, 1) if name in chosen}
        marked |= {choice.pos for choice in choices if isinstance(choice, Hadzhi)}
        field.field(canvas, grid, marked, view, localizer)
        below = whole.cut(top=field.SIGNS + grid.lines * (grid.cell + GAP))
    _own_cards(canvas, view, chosen, below, localizer)
    return canvas.drawn()


def strip(view: HaydutiView, choices: Sequence[Choice], localizer: Localizer) -> Picture | None:
    """Return the seat's stats and its cards, with the place of one while it has none; None for those who have no seat.

    So the field keeps its place when the first card comes. The stats are too small to be tapped on a phone, and have
    buttons.
    """
    if view.audience == PUBLIC:
        return None
    if not view.hand:
        return _no_cards(view)
    canvas = Canvas(layout.LOWEST)
    whole = layout.whole(canvas.height)
    top = whole.y + field.SIGNS
    _own_signs(canvas, whole, view, localizer)
    tall = max(300, _room_for(len(view.hand)))  # few cards are larger on a page
    _own_cards(canvas, view, _choosable(choices), Box(whole.x, top, whole.w, tall), localizer)
    picture = canvas.drawn()
    return picture._replace(regions=tuple(region for region in picture.regions if region.box[3] > top))


def _no_cards(view: HaydutiView) -> Picture:
    """Draw the place of a card, as high as a strip with one, with how many cards there are."""
    (place,), width = layout.fan([1], layout.whole(layout.LOWEST))
    box = Box(place.x, 0, width, height_of(width))
    canvas = BoardCanvas(Box(0, 0, layout.WIDTH, box.h))
    hollow(canvas, box)
    count = field.Sign("cards", f"0/{view.committees[view.audience].limit}")
    field.signs(canvas, box.x + (box.w - 126) // 2, box.centre[1], [count])
    return canvas.drawn()


def _own_cards(canvas: Canvas, view: HaydutiView, chosen: set[str], below: Box, localizer: Localizer) -> None:
    """Draw the hand, figures with their names where there is room.

    Cards that may be chosen stand higher, and those chosen to be cleared are crossed.
    """
    groups = names.groups_of(view.hand)
    if not groups:
        return
    cells, width = layout.fan([len(group) for group in groups], below)
    boxes: list[tuple[str, Box]] = []
    for name, (x, y) in zip([name for group in groups for name in group], cells, strict=True):
        top = y - (round(width * HEAD / 2) if name in chosen else 0)
        pieces.held(canvas, name, x, top, width)
        box = Box(x, top, width, height_of(width))
        canvas.touch(box, name, term=term_of(name))
        boxes.append((name, box))
    for at, (name, box) in enumerate(boxes):
        row = [other for other, cell in zip(boxes, cells, strict=True) if cell.y == cells[at].y]
        _name(canvas, name, box, [other for _, other in row], below, localizer)
        if name in (view.choice or ()):
            pieces.crossed(canvas, box.x, box.y, width)


def _name(canvas: Canvas, name: str, box: Box, row: Sequence[Box], below: Box, localizer: Localizer) -> None:
    """Write the name of a figure on the lower edge of its card, if it fits between the cards beside it in its row."""
    card = names.card_of(name)
    if card.deets is None:
        return
    before = max((other.right for other in row if other.x < box.x), default=below.x - box.w)
    after = min((other.x for other in row if other.x > box.x), default=below.right + box.w)
    left = box.x if before > box.x else max(below.x, (before + box.x) // 2)
    right = after if after < box.right else min(below.right, (after + box.right) // 2)
    pieces.name_tag(canvas, pieces.known_as(card, localizer), box, left, right)


def _room_for(cards: int) -> int:
    """Return how high a hand of this size is drawn below the field."""
    return 0 if not cards else 260 if cards <= 8 else 440 if cards <= 16 else 560


def _choosable(choices: Sequence[Choice]) -> set[str]:
    """Return the cards that may be chosen now."""
    playable: set[str] = set()
    for choice in choices:
        match choice:
            case Pick(kind, pool) if kind is not Form:
                playable.update(pool)
            case Raise(card):
                playable.add(card)
            case Gather(by):
                playable.add(by)
            case _:
                continue
    return playable


def _own_signs(canvas: Canvas, box: Box, view: HaydutiView, localizer: Localizer) -> None:
    """Draw the own marker and stats, how many cards may stay, the strength a goal takes, and the zaptie's total."""
    own = view.committees[view.audience]
    y = box.y + field.SIGNS // 2 - 6
    colour = palette.MOVE if own.exposed else palette.LINEN
    canvas.sprite(pieces.MARKERS[own.exposed], box.x + 26, y, 48, colour)
    stats = [
        field.Sign(pieces.CONTRIBUTIONS[name], str(value), (name,))
        for name, value in zip(STATS, own.stats, strict=True)
    ]
    stats.append(field.Sign("cards", f"{len(view.hand)}/{own.limit}"))
    if view.plan is not None:
        stats.append(field.Sign("target", str(need_of(reconstruct(view), view.plan.goal)), (Back.verb,), VERB))
    end = field.signs(canvas, box.x + 68, y, stats)
    field.danger(canvas, Box(end, y - 30, box.right - end, 60), view, localizer)
