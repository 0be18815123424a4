"""What a page shows of the table beside each other: the whole map, the plates of the seats, and the seat's own cards.

The map is the same in every question, so that a person's view of it stays.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from games.balkans.data.components import LANDS, SEAS
from games.balkans.picture.ground import ZOOMS, overlap, sheet
from games.balkans.picture.hand import orders_of
from games.balkans.picture.holdings import chips
from games.balkans.picture.places import BARE, places
from games.balkans.picture.realms import kingdoms_listed, kingdoms_map
from games.balkans.picture.subjects import Subject, subject
from games.balkans.picture.survey import question, still
from games.balkans.picture.table import part_of_round, plates
from games.balkans.picture.tags import MOST, Tag, draw, place_for, tag_of, tags
from games.balkans.picture.tokens import taken
from games.balkans.rules.moves import Kingdom
from games.balkans.text.offers import aim_of
from games.balkans.text.table import round_of, target_of
from games.balkans.views.prospects import sums_with
from games.balkans.views.view import BalkansView
from games.core.contract import PUBLIC, Beside, Choice, Move
from games.core.localizer import Localizer
from games.kit.canvas import BoardCanvas
from games.kit.drawn import Picture
from games.kit.layout import Box

_UNIT: Final = 100
"""Size of a small land."""
_NEAR: Final = 200
"""What is shown around the target of an order in each direction."""
_ORIGIN: Final = (0, 0)
_WINDOW: Final = sheet(ZOOMS[0])
_WHOLE: Final = Box(0, 0, _WINDOW.width, _WINDOW.height)


def beside(view: BalkansView, choices: Sequence[Choice], localizer: Localizer) -> Beside | None:
    """Return the map with its plates, and chips of the seat's orders and cards; None once there is an outcome."""
    if view.outcome is not None:
        return None
    if offers := [choice.kingdom for choice in choices if isinstance(choice, Kingdom)]:
        hand = kingdoms_listed(view, offers, localizer)
    elif view.audience != PUBLIC:
        hand = chips(view, choices, *orders_of(view, choices), localizer)
    else:
        hand = None
    part = part_of_round(view, localizer)
    caption = f"{round_of(view, localizer)} · {part}" if view.round else part
    board = _board(view, choices, offers, localizer)
    return Beside(board, hand, plates(view, localizer), _UNIT, caption, _about(view, asked=bool(choices)))


def _about(view: BalkansView, *, asked: bool) -> Box | None:
    """Return what lies near the target of an order, a place that is fought for, or else the own lands, if asked."""
    target = target_of(view)
    own = [name for name, land in view.lands.items() if asked and land.owner == view.audience]
    lands = [target] if target in LANDS or target in SEAS else own
    if not lands:
        return None
    centres = [places(_WINDOW, BARE, _ORIGIN)[land].label.centre for land in lands]
    (left, right), (top, bottom) = ((min(line), max(line)) for line in zip(*centres, strict=True))
    return overlap(Box(left - _NEAR, top - _NEAR, right - left + 2 * _NEAR, bottom - top + 2 * _NEAR), _WHOLE)


def ghost(view: BalkansView, move: Move, _localizer: Localizer) -> Picture | None:
    """Return the tag with the sums of the battle for the land that a move makes the target; None if it has no room."""
    land = aim_of(move, view)
    sums = sums_with(view, land) if land is not None else None
    if land is None or sums is None:
        return None
    canvas = BoardCanvas(_WHOLE)
    return canvas.drawn() if _tag(canvas, view, {land: tag_of(view, land, sums)}, alone=True) else None


def _board(view: BalkansView, choices: Sequence[Choice], offers: Sequence[str], localizer: Localizer) -> Picture:
    """Draw the whole map, with the places of the question and the sums of the battles that choices can lead to."""
    canvas = BoardCanvas(_WHOLE)
    if offers:
        kingdoms_map(canvas, view, offers, _WINDOW, _ORIGIN, localizer)
    elif (about := subject(view, choices)) is not None:
        question(canvas, still(view), about, _WINDOW, BARE, _ORIGIN, localizer, {})
        found = tags(view, choices, about)
        _tag(canvas, view, found, alone=len(found) == 1)
    else:
        question(canvas, view, Subject((), (), target_of(view)), _WINDOW, BARE, _ORIGIN, localizer, {})
    return canvas.drawn()


def _tag(canvas: BoardCanvas, view: BalkansView, found: Mapping[str, Tag], *, alone: bool) -> bool:
    """Draw tags on the map where there is room for them; return whether there is for any.

    Where one lies depends on its land alone, so that the tag of an armed move covers that of the question.
    """
    filled, here = taken(view, _WINDOW, _ORIGIN, BARE), places(_WINDOW, BARE, _ORIGIN)
    laid: list[Box] = []
    for land, tag in found.items():
        if len(laid) == MOST:
            break
        box = place_for(tag, land, here[land], _WINDOW, _ORIGIN, filled, alone=alone)
        if box is not None and all(overlap(box, other) is None for other in laid):
            draw(canvas, tag, land, box)
            laid.append(box)
    return bool(laid)
