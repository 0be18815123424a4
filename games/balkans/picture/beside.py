"""What a page shows of the table beside each other: the whole map, the plates of the seats, and the seat's own cards.

The map is the same in every question, so that a person's view of it stays.
"""

from collections.abc import Sequence
from typing import Final

from games.balkans.picture.ground import ZOOMS, sheet
from games.balkans.picture.hand import orders_of
from games.balkans.picture.holdings import chips
from games.balkans.picture.places import WHOLE
from games.balkans.picture.realms import kingdoms_listed, kingdoms_map
from games.balkans.picture.subjects import Subject, subject
from games.balkans.picture.survey import battle_sums, question, still
from games.balkans.picture.table import part_of_round, plates
from games.balkans.rules.moves import Kingdom
from games.balkans.text.table import target_of
from games.balkans.views.view import BalkansView
from games.core.contract import PUBLIC, Beside, Choice
from games.core.localizer import Localizer
from games.kit.canvas import BoardCanvas
from games.kit.drawn import Picture
from games.kit.layout import Box

_UNIT: Final = 100
"""Size of a small land."""
_ORIGIN: Final = (0, 0)
_SCALE: Final = WHOLE._replace(notes_apart=True)
"""Armies keep their line, so that each kind can be taken by itself."""


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
    caption = f"{localizer('table-round', n=view.round)} · {part_of_round(view, localizer)}"
    return Beside(_board(view, choices, offers, localizer), hand, plates(view, localizer), _UNIT, caption)


def _board(view: BalkansView, choices: Sequence[Choice], offers: Sequence[str], localizer: Localizer) -> Picture:
    """Draw the whole map, with the places of the question and the sums of the battles that choices can lead to."""
    window = sheet(ZOOMS[0])
    canvas = BoardCanvas(Box(0, 0, window.width, window.height))
    if offers:
        kingdoms_map(canvas, view, offers, window, _ORIGIN, localizer)
    elif (about := subject(view, choices)) is not None:
        sums = battle_sums(view, choices, about, small=True)
        question(canvas, still(view), about, window, _SCALE, _ORIGIN, localizer, sums)
    else:
        question(canvas, view, Subject((), (), target_of(view)), window, _SCALE, _ORIGIN, localizer, {})
    return canvas.drawn()
