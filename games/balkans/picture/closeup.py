"""The close-up of a place, with the whole map in a corner and the strength of both sides of a battle."""

from collections.abc import Collection
from typing import Final

from games.balkans.picture import ground
from games.balkans.picture.ground import Window, close_window, whole_window
from games.balkans.picture.places import CLOSE
from games.balkans.picture.tokens import emptiest, place
from games.balkans.rules.frames import Battle
from games.balkans.views.reconstruct import balance
from games.balkans.views.view import BalkansView
from games.core.localizer import Localizer
from games.kit import palette
from games.kit.canvas import Canvas
from games.kit.layout import Box

_CORNER: Final = (330, 308)
"""Size of the whole map in the corner."""
_LINE: Final = 60
"""Height of the line with the strength of both sides."""


def draw(
    canvas: Canvas,
    view: BalkansView,
    target: str,
    whole: Window,
    origin: tuple[int, int],
    localizer: Localizer,
    *,
    ring: bool = True,
    about: Collection[str] = (),
) -> None:
    """Draw the close-up of a place, and in a free corner the whole map and the strength of both sides.

    The corner hides as few as possible of the places that the picture is `about`.
    """
    window = close_window(target, whole)
    ground.draw(canvas, view, window, origin)
    battle = view.battle
    size = (_CORNER[0], _CORNER[1] + (_LINE if battle is not None else 0))
    corners = [Box(x, y, *size) for y in (window.height - size[1] - 10, 10) for x in (10, window.width - size[0] - 10)]
    corner = emptiest(window, target, corners, about)
    place(canvas, view, window, origin, CLOSE, localizer, target=target, covered=corner, ring=ring)
    box = Box(corner.x + origin[0], corner.y + origin[1], corner.w, corner.h)
    canvas.panel(box, palette.EDGE, palette.MOVE, stroke=6, radius=12)
    _overview(canvas, view, window, box.cut(left=8, top=8, right=8, bottom=8 + corner.h - _CORNER[1]))
    if battle is not None:
        _balance(canvas, view, battle, Box(box.x, box.bottom - _LINE - 4, box.w, _LINE))


def _overview(canvas: Canvas, view: BalkansView, window: Window, box: Box) -> None:
    """Draw the whole map small, with a frame around the part shown by the close-up."""
    small = whole_window(box.w, box.h)
    ground.draw(canvas, view, small, (box.x, box.y), borders=False)
    share = small.across / window.across
    left, top = box.x + round(window.x * share), box.y + round(window.y * share)
    size = (round(window.width * share), round(window.height * share))
    for grown, colour, stroke in ((3, palette.EDGE, 10), (0, palette.MOVE, 5)):
        canvas.frame(Box(left - grown, top - grown, size[0] + 2 * grown + 1, size[1] + 2 * grown + 1), colour, stroke)


def _balance(canvas: Canvas, view: BalkansView, battle: Battle, box: Box) -> None:
    """Draw crossed swords between the shields and strengths of attackers and defenders, without tactics."""
    x, y = box.centre
    canvas.sprite("swords", x, y, 44, palette.MOVE, line=palette.EDGE)
    stand = balance(view, battle)
    for seats, strength, way in ((battle.attackers, stand.attackers, -1), (battle.defenders, stand.defenders, 1)):
        at = x + way * 34
        at += way * (canvas.text(at, y, str(strength), size=44, bold=True, anchor="rm" if way < 0 else "lm") + 8)
        for seat in seats:
            mark = palette.SEATS[seat]
            canvas.sprite(mark.shape, at + way * 18, y, 36, mark.colour)
            at += way * 42
