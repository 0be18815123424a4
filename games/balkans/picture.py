"""The table of Battle for the Balkans as a picture: the map or a close-up, the moment, and what everybody holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.balkans import geography, names, relief, tokens
from games.balkans.components import SEASONS
from games.balkans.describing import target_of
from games.balkans.relief import Window
from games.balkans.spread import broken
from games.kit import palette
from games.kit.canvas import Canvas
from games.kit.layout import HIGHEST, LOWEST, WIDTH, Box
from games.kit.pieces import Standing, standings

if TYPE_CHECKING:
    from PIL import Image

    from games.balkans.view import BalkansView
    from games.core.contract import Seat
    from games.core.voice import Voice

_EDGE: Final = 12
_ROW: Final = 58
_STRIP: Final = 64
_ZOOM: Final = 46.0
"""How many hundredths of the map a close-up shows from left to right."""


def table(view: BalkansView, voice: Voice) -> bytes:
    """Return the picture of the table, or of the result."""
    if view.outcome is not None:
        return _result(view, voice)
    canvas = Canvas(HIGHEST)
    tall = HIGHEST - 2 * _EDGE - _STRIP - _ROW * view.seats - 10
    target = target_of(view)
    whole = _whole(WIDTH - 2 * _EDGE, tall)
    window = _near(target, whole) if target else whole
    canvas.image.paste(_map(view, window), (_EDGE, _EDGE))
    tokens.place(canvas, view, window, (_EDGE, _EDGE), target, close=bool(target))
    if target:
        _overview(canvas, view, target, Box(_EDGE + 10, _EDGE + tall - 318, 330, 308))
    y = _EDGE + tall
    _moment(canvas, view, voice, Box(_EDGE, y, WIDTH - 2 * _EDGE, _STRIP))
    for number, seat in enumerate(view.order):
        _seat(canvas, view, voice, seat, Box(_EDGE, y + _STRIP + _ROW * number, WIDTH - 2 * _EDGE, _ROW))
    return canvas.png()


def _whole(width: int, height: int) -> Window:
    wide = relief.WHOLE[2]
    return Window(width / wide, height / (wide - 1), 0, 0, width, height, (width, height))


def _near(target: str, whole: Window) -> Window:
    """Return the window around a place, within the map."""
    zoom = relief.WHOLE[2] / _ZOOM
    size = (round(whole.width * zoom), round(whole.height * zoom))
    large = Window(whole.across * zoom, whole.down * zoom, 0, 0, *size, size)
    x, y = large.at(geography.spot(target))
    left = min(max(0, x - whole.width // 2), size[0] - whole.width)
    top = min(max(0, y - whole.height // 2), size[1] - whole.height)
    return large._replace(x=left, y=top, width=whole.width, height=whole.height)


def _map(view: BalkansView, window: Window) -> Image.Image:
    """Return the map with each land in its owner's colour and hatching."""
    image = relief.sea(window).copy()
    for land, mask in relief.masks(window).items():
        sight = view.lands.get(land)
        if sight is not None and sight.owner >= 0:
            ground = relief.seat_ground(sight.owner, window)
        else:
            ground = relief.free_ground(sight.power if sight is not None else "unplayable", window)
        box = (mask.x, mask.y, mask.x + mask.image.width, mask.y + mask.image.height)
        image.paste(ground.crop(box), box, mask.image)
    above = relief.lines(window)
    image.paste(above, (0, 0), above)
    return image


def _overview(canvas: Canvas, view: BalkansView, target: str, box: Box) -> None:
    """Draw the whole map small, with the place of the close-up ringed."""
    canvas.panel(box, palette.EDGE, palette.MOVE, stroke=6, radius=12)
    inner = box.cut(left=8, top=8, right=8, bottom=8)
    window = _whole(inner.w, inner.h)
    canvas.image.paste(_map(view, window), (inner.x, inner.y))
    x, y = window.at(geography.spot(target))
    tokens.ring(canvas, inner.x + x, inner.y + y, 58)


def _moment(canvas: Canvas, view: BalkansView, voice: Voice, box: Box) -> None:
    """Draw round and season, and beside them the target in its ring."""
    y = box.centre[1] + 2
    x = box.x + 24
    x += canvas.text(x, y, voice("table-round", n=view.round), size=42, bold=True) + 30
    told = voice(f"season-{view.season}") if view.season else voice(_part(view))
    seasons = SEASONS if view.options.advanced else SEASONS[:3]
    for season in seasons:
        now = season == view.season
        canvas.sprite("circle", x + 14, y, 36 if now else 24, palette.MOVE if now else palette.QUIET, line=palette.EDGE)
        x += 42
    x += 8 + canvas.text(x + 8, y, told, size=42, colour=palette.MOVE) + 24
    target = target_of(view)
    if target:
        name = names.place(target, voice)
        right = box.right - 22
        wide = canvas.text(right, y, name, size=42, bold=True, anchor="rm", width=right - x - 60)
        emblem = "swords" if view.battle is not None else "target"
        canvas.sprite(emblem, right - wide - 36, y, 48, palette.MOVE, line=palette.EDGE)


def _part(view: BalkansView) -> str:
    if view.phase == "planning":
        return "picture-planning"
    return "picture-setup" if view.phase in {"choose_kingdom", "strategic_start"} else "picture-razbor"


_COLUMNS: Final = ((480, "crown"), (636, "coin"), (740, "house"), (846, "cards"), (974, "flag"))
"""Where the numbers of a seat stand, and their emblems: Influence, gold, lands, cards in hand, orders left."""


def _seat(canvas: Canvas, view: BalkansView, voice: Voice, seat: Seat, box: Box) -> None:
    player = view.players[seat]
    asked = seat in view.asked
    canvas.panel(
        box.cut(left=6, right=6, top=2, bottom=2),
        palette.EDGE,
        palette.MOVE if asked else palette.RIM,
        radius=14,
        stroke=6 if asked else 4,
    )
    y = box.centre[1]
    if asked:
        canvas.sprite("pointer", box.x + 34, y, 34, palette.MOVE)
    tokens.shield(canvas, view, seat, box.x + 78, y, 50)
    right = _COLUMNS[0][0] - 40
    if seat == view.first:
        canvas.sprite("hourglass", right - 10, y, 38, palette.LINEN, line=palette.EDGE)
        right -= 36
    out = player.status != "alive"
    ink = palette.QUIET if out else palette.LINEN
    canvas.text(box.x + 116, y, voice.name(seat), size=40, colour=ink, width=right - box.x - 126)
    if out:
        canvas.text(_COLUMNS[0][0], y, voice("picture-out"), size=38, colour=ink)
        return
    influence = f"{player.influence}/{player.target}" if player.target else str(player.influence)
    cards = f"{player.royal_cards}+{player.strategies}"
    numbers = (influence, str(player.gold), str(player.lands), cards, str(player.unplayed))
    for (x, emblem), number in zip(_COLUMNS, numbers, strict=True):
        colour = palette.GOLD if emblem == "coin" else palette.LINEN
        canvas.sprite(emblem, x, y, 34, colour, line=palette.EDGE)
        canvas.text(x + 22, y, number, size=36, bold=True, width=112)


def _result(view: BalkansView, voice: Voice) -> bytes:
    """Draw the places, best first, each with its Influence."""
    assert view.outcome is not None
    result = view.outcome
    canvas = Canvas(max(LOWEST, 300 + 130 * view.seats), cloth=True)
    inner = Box(106, 214, WIDTH - 212, canvas.height - 320)
    title = voice(f"outcome-{result.reason}")
    lines_of_title = broken(title, 44, inner.w, 2, bold=True)
    for number, words in enumerate(lines_of_title):
        y = 142 + round((number - (len(lines_of_title) - 1) / 2) * 54)
        canvas.text(540, y, words, size=44, bold=True, colour=palette.INK, anchor="mm", width=inner.w)
    order = sorted(range(view.seats), key=lambda seat: (result.places[seat], seat))
    scores = result.scores or tuple(player.influence for player in view.players)
    lines = [Standing(result.places[seat], seat, voice.name(seat), str(scores[seat])) for seat in order]
    standings(canvas, lines, inner)
    return canvas.png()
