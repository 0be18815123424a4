"""The picture of a table: the map or a close-up, the time, and each seat's numbers."""

from itertools import pairwise
from typing import Final

from games.balkans.data.components import SEASONS
from games.balkans.picture import closeup, ground
from games.balkans.picture.ground import Window, whole_window
from games.balkans.picture.places import WHOLE
from games.balkans.picture.result import result
from games.balkans.picture.shields import coat_of_arms
from games.balkans.picture.tokens import place
from games.balkans.rules.public import Phase
from games.balkans.text import names
from games.balkans.text.table import round_of, target_of
from games.balkans.views.view import BalkansView
from games.core.contract import Seat
from games.core.localizer import Localizer
from games.kit import palette
from games.kit.canvas import Canvas
from games.kit.drawn import Picture
from games.kit.layout import HIGHEST, WIDTH, Box
from games.kit.lettering import measure
from games.kit.pieces import Plate, Stat, write_name

_EDGE: Final = 12
_ROW: Final = 58
_STRIP: Final = 64
"""Height of the line with round and season."""


def table(view: BalkansView, localizer: Localizer) -> Picture:
    """Return the picture of the table, or of the result of a game that is over."""
    if view.outcome is not None:
        return result(view, localizer)
    canvas = Canvas(HIGHEST)
    whole = window_for(view.seats)
    target = target_of(view)
    if target:
        closeup.draw(canvas, view, target, whole, (_EDGE, _EDGE), localizer)
    else:
        ground.draw(canvas, view, whole, (_EDGE, _EDGE))
        place(canvas, view, whole, (_EDGE, _EDGE), WHOLE, localizer)
    y = _EDGE + whole.height
    _moment(canvas, view, localizer, Box(_EDGE, y, WIDTH - 2 * _EDGE, _STRIP))
    for row, plate in enumerate(plates(view, localizer)):
        _seat(canvas, view, plate, Box(_EDGE, y + _STRIP + _ROW * row, WIDTH - 2 * _EDGE, _ROW))
    return canvas.drawn()


def window_for(seats: int) -> Window:
    """Return the window for the whole map at a table with this number of seats."""
    return whole_window(WIDTH - 2 * _EDGE, HIGHEST - 2 * _EDGE - _STRIP - _ROW * seats - 10)


def _moment(canvas: Canvas, view: BalkansView, localizer: Localizer, box: Box) -> None:
    """Draw round and season, and beside them the target."""
    y = box.centre[1] + 2
    x = box.x + 24
    if view.round:
        x += canvas.text(x, y, round_of(view, localizer), size=42, bold=True) + 30
    caption = part_of_round(view, localizer)
    seasons = SEASONS if view.options.advanced else SEASONS[:3]
    for season in seasons:
        now = season == view.season
        canvas.sprite("circle", x + 14, y, 36 if now else 24, palette.MOVE if now else palette.QUIET, line=palette.EDGE)
        x += 42
    x += 8 + canvas.text(x + 8, y, caption, size=42, colour=palette.MOVE) + 24
    target = target_of(view)
    if target:
        name = names.place(target, localizer)
        right = box.right - 22
        wide = canvas.text(right, y, name, size=42, bold=True, anchor="rm", width=right - x - 60)
        emblem = "swords" if view.battle is not None else "target"
        canvas.sprite(emblem, right - wide - 36, y, 48, palette.MOVE, line=palette.EDGE)


def part_of_round(view: BalkansView, localizer: Localizer) -> str:
    """Return the season, or what is done between seasons."""
    if view.season:
        return localizer(f"season-{view.season}")
    if view.phase is Phase.PLANNING:
        return localizer("picture-planning")
    early = view.phase in {Phase.CHOOSE_KINGDOM, Phase.STRATEGIC_START}
    return localizer("picture-setup" if early else "picture-razbor")


_COLUMNS: Final = (462, 654, 754, 852, 988, 1062)
"""Columns of a seat's numbers: Influence, gold, lands, cards, unplayed orders; and the end."""


def plates(view: BalkansView, localizer: Localizer) -> list[Plate]:
    """Return the plate of each seat, in the order of the round."""
    return [_plate(seat, view, localizer) for seat in view.order]


def _plate(seat: Seat, view: BalkansView, localizer: Localizer) -> Plate:
    player = view.players[seat]
    influence = f"{player.influence}/{player.target}" if player.target else str(player.influence)
    stats = (
        Stat("star", influence),
        Stat("coin", str(player.gold), palette.GOLD),
        Stat("shield", str(player.lands)),
        Stat("cards", f"{player.royal_cards}+{player.strategies}"),
        Stat("hourglass", str(player.unplayed)),
    )
    out = player.status != "alive"
    return Plate(
        seat,
        localizer.name(seat),
        () if out else stats,
        moves=seat in view.asked,
        out=out,
        role="flag" if seat == view.first else "",
        note=localizer("picture-out") if out else "",
    )


def _seat(canvas: Canvas, view: BalkansView, plate: Plate, box: Box) -> None:
    seat, name, stats, asked, out, role, note = plate
    canvas.panel(
        box.cut(left=6, right=6, top=2, bottom=2),
        palette.EDGE,
        palette.MOVE if asked else palette.RIM,
        radius=14,
        stroke=6 if asked else 4,
    )
    y = box.centre[1]
    if role:
        canvas.sprite(role, box.x + 36, y, 38, palette.MOVE, line=palette.EDGE)
    elif asked:
        canvas.sprite("pointer", box.x + 30, y, 34, palette.MOVE)
    mark = palette.SEATS[seat]
    canvas.sprite(mark.shape, box.x + 72, y, 38, mark.colour)
    coat_of_arms(canvas, seat, view.players[seat].kingdom, box.x + 120, y, 46)
    left, right = box.x + 154, _COLUMNS[0] - 30
    ink = palette.QUIET if out else palette.LINEN
    write_name(canvas, (left, y), right, name, size=40, colour=ink, strong=False)
    if note:
        canvas.text(_COLUMNS[0], y, note, size=38, colour=ink)
    for (x, end), (emblem, amount, colour) in zip(pairwise(_COLUMNS), stats, strict=False):
        canvas.sprite(emblem, x, y, 34, colour, line="" if emblem == "shield" else palette.EDGE)
        room = end - x - 42
        canvas.text(x + 22, y, amount, size=36, bold=measure(amount, 34, bold=True) <= room, width=room)
