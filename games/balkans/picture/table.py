"""The table of Battle for the Balkans as a picture: the map or a close-up, the moment, and what everybody holds."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from PIL import ImageDraw

from games.balkans.data.components import SEASONS
from games.balkans.picture import geography, relief, tokens
from games.balkans.picture.relief import Window
from games.balkans.picture.shields import arms
from games.balkans.picture.spread import broken
from games.balkans.sight.weighing import balance
from games.balkans.words import names
from games.balkans.words.table import target_of
from games.kit import palette
from games.kit.canvas import Canvas
from games.kit.layout import HIGHEST, LOWEST, WIDTH, Box
from games.kit.lettering import measure
from games.kit.result import Standing, standings

if TYPE_CHECKING:
    from PIL import Image

    from games.balkans.rules.frames import Battle
    from games.balkans.sight.view import BalkansView
    from games.core.contract import Seat
    from games.core.voice import Voice

_EDGE: Final = 12
_ROW: Final = 58
_STRIP: Final = 64
_ZOOM: Final = 46.0
"""How many hundredths of the map a close-up shows from left to right."""
_CORNER: Final = (330, 308)
"""The size of the whole map in the corner of a close-up."""
_BALANCE: Final = 60
"""The height of the line below it that tells how a battle stands."""


def table(view: BalkansView, voice: Voice) -> bytes:
    """Return the picture of the table, or of the result."""
    if view.outcome is not None:
        return _result(view, voice)
    canvas = Canvas(HIGHEST)
    tall = HIGHEST - 2 * _EDGE - _STRIP - _ROW * view.seats - 10
    whole = _whole(WIDTH - 2 * _EDGE, tall)
    target = target_of(view)
    if target:
        _close(canvas, view, target, whole)
    else:
        canvas.image.paste(_map(view, whole), (_EDGE, _EDGE))
        tokens.place(canvas, view, whole, (_EDGE, _EDGE), tokens.WHOLE)
    y = _EDGE + tall
    _moment(canvas, view, voice, Box(_EDGE, y, WIDTH - 2 * _EDGE, _STRIP))
    for number, seat in enumerate(view.order):
        _seat(canvas, view, voice, seat, Box(_EDGE, y + _STRIP + _ROW * number, WIDTH - 2 * _EDGE, _ROW))
    return canvas.png()


def _whole(width: int, height: int) -> Window:
    wide = relief.WHOLE[2]
    return Window(width / wide, height / (wide - 1), 0, 0, width, height)


def _near(target: str, whole: Window) -> Window:
    """Return the window around a place, within the map."""
    zoom = relief.WHOLE[2] / _ZOOM
    large = whole._replace(across=whole.across * zoom, down=whole.down * zoom)
    x, y = large.at(geography.middle(target))
    left = min(max(0, x - whole.width // 2), round(whole.width * (zoom - 1)))
    top = min(max(0, y - whole.height // 2), round(whole.height * (zoom - 1)))
    return large._replace(x=left, y=top)


def _map(view: BalkansView, window: Window, *, borders: bool = True) -> Image.Image:
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
    if borders:
        for colour, line in relief.lines(window):
            image.paste(colour, (0, 0), line)
    return image


def _close(canvas: Canvas, view: BalkansView, target: str, whole: Window) -> None:
    """Draw the close-up of a place, and in a free corner the whole map and how the battle stands."""
    window = _near(target, whole)
    canvas.image.paste(_map(view, window), (_EDGE, _EDGE))
    battle = view.battle
    size = (_CORNER[0], _CORNER[1] + (_BALANCE if battle is not None else 0))
    corners = [Box(x, y, *size) for y in (window.height - size[1] - 10, 10) for x in (10, window.width - size[0] - 10)]
    corner = tokens.emptiest(view, window, target, corners)
    tokens.place(canvas, view, window, (_EDGE, _EDGE), tokens.CLOSE, target=target, covered=corner)
    box = Box(corner.x + _EDGE, corner.y + _EDGE, corner.w, corner.h)
    canvas.panel(box, palette.EDGE, palette.MOVE, stroke=6, radius=12)
    _overview(canvas, view, window, box.cut(left=8, top=8, right=8, bottom=8 + corner.h - _CORNER[1]))
    if battle is not None:
        _balance(canvas, view, battle, Box(box.x, box.bottom - _BALANCE - 4, box.w, _BALANCE))


def _overview(canvas: Canvas, view: BalkansView, window: Window, box: Box) -> None:
    """Draw the whole map small, with a frame around what the close-up shows."""
    small = _whole(box.w, box.h)
    canvas.image.paste(_map(view, small, borders=False), (box.x, box.y))
    share = small.across / window.across
    left, top = box.x + round(window.x * share), box.y + round(window.y * share)
    size = (round(window.width * share), round(window.height * share))
    for grown, colour, stroke in ((3, palette.EDGE, 10), (0, palette.MOVE, 5)):
        frame = (left - grown, top - grown, left + size[0] + grown, top + size[1] + grown)
        ImageDraw.Draw(canvas.image).rectangle(frame, outline=colour, width=stroke)


def _balance(canvas: Canvas, view: BalkansView, battle: Battle, box: Box) -> None:
    """Draw the marks and the strength of attackers and defenders, without tactics, on both sides of swords."""
    x, y = box.centre
    canvas.sprite("swords", x, y, 44, palette.MOVE, line=palette.EDGE)
    stand = balance(view, battle)
    for seats, number, way in ((battle.attackers, stand.attackers, -1), (battle.defenders, stand.defenders, 1)):
        at = x + way * 34
        at += way * (canvas.text(at, y, str(number), size=44, bold=True, anchor="rm" if way < 0 else "lm") + 8)
        for seat in seats:
            mark = palette.SEATS[seat]
            canvas.sprite(mark.shape, at + way * 18, y, 36, mark.colour)
            at += way * 42


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


_COLUMNS: Final = ((462, "star"), (654, "coin"), (754, "shield"), (852, "cards"), (988, "hourglass"), (1062, ""))
"""Where the numbers of a seat stand, and their emblems: Influence, gold, lands, cards in hand, orders left; the end."""


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
        canvas.sprite("pointer", box.x + 30, y, 34, palette.MOVE)
    mark = palette.SEATS[seat]
    canvas.sprite(mark.shape, box.x + 72, y, 38, mark.colour)
    arms(canvas, seat, player.kingdom, box.x + 120, y, 46)
    left, right = box.x + 154, _COLUMNS[0][0] - 30
    if seat == view.first:
        canvas.sprite("flag", right - 16, y, 38, palette.MOVE, line=palette.EDGE)
        right -= 44
    out = player.status != "alive"
    ink = palette.QUIET if out else palette.LINEN
    canvas.text(left, y, voice.name(seat), size=40, colour=ink, width=right - left)
    if out:
        canvas.text(_COLUMNS[0][0], y, voice("picture-out"), size=38, colour=ink)
        return
    influence = f"{player.influence}/{player.target}" if player.target else str(player.influence)
    cards = f"{player.royal_cards}+{player.strategies}"
    numbers = (influence, str(player.gold), str(player.lands), cards, str(player.unplayed))
    for ((x, emblem), (end, _)), number in zip(pairwise(_COLUMNS), numbers, strict=True):
        colour = palette.GOLD if emblem == "coin" else palette.LINEN
        canvas.sprite(emblem, x, y, 34, colour, line="" if emblem == "shield" else palette.EDGE)
        room = end - x - 42
        canvas.text(x + 22, y, number, size=36, bold=measure(number, 34, bold=True) <= room, width=room)


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
    standings(
        canvas, [Standing(result.places[seat], seat, voice.name(seat), str(scores[seat])) for seat in order], inner
    )
    return canvas.png()
