"""The map of a question: the part that the choices are about, with the sums of battles, above it the own treasury."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from games.balkans.data.components import LANDS
from games.balkans.data.places import LAND_PLACES
from games.balkans.picture import arrows, ground
from games.balkans.picture.ground import ZOOMS, Window, part_window, sheet
from games.balkans.picture.holdings import cards_strip, head, strip_height
from games.balkans.picture.places import CLOSE, MIDDLE, WHOLE, Scale, places
from games.balkans.picture.subjects import Subject
from games.balkans.picture.tokens import Note, place
from games.balkans.rules.public import Phase, Step
from games.balkans.views.prospects import defends, sums_before
from games.balkans.views.view import BalkansView
from games.core.contract import Choice
from games.core.localizer import Localizer
from games.kit import layout, palette
from games.kit.canvas import Canvas
from games.kit.drawn import Picture
from games.kit.layout import HIGHEST, WIDTH, Box
from games.kit.pieces import write_name

_EDGE: Final = 12
_MAP: Final = 660
"""Height of the map, if there is room."""
_LEGEND: Final = 56
"""Height of the line that says which seat has which sign."""
_AROUND: Final = 40
"""Pixels around everything on the places of a question that are in the picture."""
_SCALES: Final = dict(zip(ZOOMS, (WHOLE, MIDDLE, CLOSE), strict=True))
_WITH_CARDS: Final = {Phase.TURN, Phase.TURN_CLOSE, Phase.OFF_REACTION}
"""Phases that ask for places and cards."""
_SENDING: Final = {Phase.OFF_FLEETS, Phase.OFF_ARMIES}
"""Phases that show the ways to the target of one's own order; help for an attacked land may as well stay at home."""
_MOVING: Final = {
    *_SENDING,
    Phase.OFF_REACTION,
    Phase.BATTLE_CHOICE,
    Phase.BATTLE_RETREAT,
    Phase.BATTLE_LOSSES,
    Phase.BATTLE_WITHDRAW,
}
"""Phases in which it is shown where troops came from."""


def survey(
    view: BalkansView, choices: Sequence[Choice], about: Subject, localizer: Localizer, highest: int = HIGHEST
) -> Picture:
    """Return the picture of a question about places."""
    held = view.phase in _WITH_CARDS and not view.asking
    orders = view.unplayed if held else ()
    top = _EDGE + head(None, view, localizer, orders=orders)
    below = _LEGEND + (strip_height(view) if held else 0) + _EDGE
    height = layout.height(top + max(_MAP, _spread(about, ZOOMS[0]).h) + below, highest)
    area = Box(_EDGE, top, WIDTH - 2 * _EDGE, height - top - below)
    window, scale = _window(about, area)
    canvas = Canvas(height)
    with canvas.board(area):
        origin, notes = (area.x, area.y), battle_sums(view, choices, about, small=not scale.close)
        question(canvas, still(view), about, window, scale, origin, localizer, notes)
    head(canvas, view, localizer, orders=orders)
    _legend(canvas, view, localizer, Box(_EDGE, area.bottom, area.w, _LEGEND))
    if held:
        cards_strip(canvas, view, choices, localizer, area.bottom + _LEGEND)
    return canvas.drawn()


def _spread(about: Subject, zoom: float) -> Box:
    """Return the part of the map at a zoom that shows everything on the places of a question, with a margin."""
    whole = sheet(zoom)
    boxes = [box for name in about.all or LAND_PLACES for box in places(whole, _SCALES[zoom])[name][:3]]
    left, top = max(0, min(box.x for box in boxes) - _AROUND), max(0, min(box.y for box in boxes) - _AROUND)
    right = min(whole.width, max(box.right for box in boxes) + _AROUND)
    return Box(left, top, right - left, min(whole.height, max(box.bottom for box in boxes) + _AROUND) - top)


def _window(about: Subject, area: Box) -> tuple[Window, Scale]:
    """Return the most enlarged window that shows all places of a question, and the scale of what is drawn in it."""
    for zoom in reversed(ZOOMS):
        whole, spread = sheet(zoom), _spread(about, zoom)
        if zoom == ZOOMS[0] or (spread.w <= area.w and spread.h <= area.h):
            return part_window(whole, spread.centre, area.w, min(area.h, whole.height)), _SCALES[zoom]
    raise AssertionError("the whole map always fits")


def still(view: BalkansView) -> BalkansView:
    """Return a view without arrows where the question is not about moving troops."""
    return view if view.phase in _MOVING else msgspec.structs.replace(view, trail=())


def question(
    canvas: Canvas,
    view: BalkansView,
    about: Subject,
    window: Window,
    scale: Scale,
    origin: tuple[int, int],
    localizer: Localizer,
    notes: Mapping[str, tuple[Note, ...]],
) -> None:
    """Draw a window of the map at `origin`, with the places of a question outlined below everything else."""
    ground.draw(canvas, view, window, origin)
    for name in about.places:
        if name in LANDS:
            points = window.outline(name, origin)
            for colour, wide in ((palette.EDGE, 14), (palette.MOVE, 8)):
                canvas.line([*points, points[0]], colour, wide)
    if about.target and view.phase in _SENDING:
        routes = [Step(view.audience, start, about.target) for start in about.origins if start in LANDS]
        arrows.draw(canvas, window, origin, routes, scale.shield)
    place(
        canvas,
        view,
        window,
        origin,
        scale,
        localizer,
        target=about.target,
        ring=about.target not in about.places,
        marked=frozenset((*about.places, *(start for start in about.origins if start not in LANDS))),
        notes=notes,
    )


def battle_sums(
    view: BalkansView, choices: Sequence[Choice], about: Subject, *, small: bool
) -> Mapping[str, tuple[Note, ...]]:
    """Return the sums of the battles that the choices can lead to, by land: in the field, and with walls in a siege.

    The sum of the view's own side comes first. On a `small` map with several lands there is room for what tells them
    apart alone: no sum where nothing can come, and walls only where they hold though the field is won.
    """
    held, crowded = defends(view), small and len(about.places) > 1
    notes: dict[str, tuple[Note, ...]] = {}
    for land in dict.fromkeys((*about.places, about.target)):
        sums = sums_before(view, land, choices) if land in LANDS else None
        if sums is None or (crowded and not held and not sums.attackers):
            continue
        field, siege = (
            f"{theirs}:{sums.attackers}" if held else f"{sums.attackers}:{theirs}"
            for theirs in (sums.defenders, sums.walls)
        )
        note = Note("" if small else "swords", field, "field")
        walls = str(sums.walls) if small else siege
        tells = not crowded or sums.defenders < sums.attackers <= sums.walls
        notes[land] = (note, Note("tower", walls, "siege")) if sums.walls > sums.defenders and tells else (note,)
    return notes


def _legend(canvas: Canvas, view: BalkansView, localizer: Localizer, box: Box) -> None:
    canvas.panel(box.cut(left=2, right=2, top=4, bottom=2), palette.EDGE, palette.RIM, radius=12)
    wide, y = (box.w - 16) // view.seats, box.centre[1] + 1
    friends = view.players[view.audience].allies
    for at, seat in enumerate(view.order):
        x = box.x + 8 + at * wide
        if kingdom := view.players[seat].kingdom:
            canvas.touch(Box(x, box.y, wide, box.h), kingdom, term=f"kingdom:{kingdom}")
        mark = palette.SEATS[seat]
        canvas.sprite(mark.shape, x + 26, y, 34, mark.colour)
        right = x + wide - 8
        if seat in friends:
            canvas.sprite("hand", right - 18, y, 34, palette.MOVE)
            right -= 40
        ink = palette.MOVE if seat == view.audience else palette.LINEN
        write_name(canvas, (x + 50, y), right, localizer.name(seat), size=36, colour=ink, strong=False)
