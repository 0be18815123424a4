"""What the seat on turn chooses from, in a picture: spots and turns of a tile, features of a tile, scorings."""

from collections.abc import Iterable, Sequence
from typing import Final

from games.carcassonne.data.sides import ALIKE
from games.carcassonne.data.tiles import NUMBER, TILES
from games.carcassonne.picture import ground, strip, tiles, track
from games.carcassonne.picture.ground import Ground
from games.carcassonne.rules.moves import Place
from games.carcassonne.rules.public import Phase
from games.carcassonne.rules.worth import owners
from games.carcassonne.text import windows
from games.carcassonne.text.names import lettered
from games.carcassonne.text.words import completed
from games.carcassonne.views.determinize import reconstruct
from games.carcassonne.views.view import CarcassonneView, Laid, Spot
from games.core.contract import Choice
from games.core.localizer import Localizer
from games.kit import layout, palette
from games.kit.canvas import Canvas
from games.kit.drawn import Picture
from games.kit.layout import GAP, Box
from games.kit.lettering import measure
from games.kit.pieces import badge

_LABEL: Final = 66
_TAG: Final = 46
_SMALL_TAG: Final = 36
_HELD: Final = 62
"""Size of the mark of who holds a feature."""
_LARGEST: Final = 320
"""The most a tile is enlarged."""
_HIGHEST: Final = 1080
"""The most height of these pictures: question and buttons fit a phone below them."""
_READABLE: Final = 150
"""The least size of a tile at which letters and figures on it are told apart on a phone."""
_MEEPLE: Final = 0.4
"""Size of a meeple beside an enlarged tile, in tiles: smaller than on the board, so that none hides what it is on."""
_MESSAGE: Final = 150


def hand(
    view: CarcassonneView, choices: Sequence[Choice], localizer: Localizer, highest: int = layout.HIGHEST
) -> Picture | None:
    """Return the picture of what the own seat is asked, or None while others are asked.

    For a tile: the part of the board where these choices are, its spots lettered, or, where one spot alone is left, the
    tile as it would lie there. For a meeple: the tile just laid, enlarged, its features lettered. For
    scorings: the track and the board with letters. Tiles are as large as `highest` pixels of height allow.
    """
    if view.audience not in view.asked or view.outcome is not None:
        return None
    tall = layout.height(_HIGHEST, highest)
    match view.phase:
        case Phase.PLACE:
            places = [choice for choice in choices if isinstance(choice, Place)]
            if len({place.spot for place in places}) == 1:
                return _one_spot(view, places, tall)
            return _spots(view, places, localizer, tall)
        case Phase.MEEPLE:
            return _features(view, localizer, tall)
        case _:
            return _scorings(view, tall)


def _spots(view: CarcassonneView, places: Sequence[Place], localizer: Localizer, highest: int) -> Picture:
    """Draw the part of the board in which most of these placements lie, and above it the tile in hand and the points.

    A spot where the tile can lie in one way shows it there, faintly; others show the numbers of its turns. Where it
    completes something, the points of that are told.
    """
    placed = {place.spot for place in places}
    shown = max(windows.windows(view), key=lambda window: len(placed.intersection(window.spots)))
    chosen = [spot for spot in view.spots if spot.name in placed.intersection(shown.spots)]
    above = strip.HEIGHT + GAP
    width, most = layout.WIDTH - 2 * layout.MARGIN, highest - 2 * layout.MARGIN - above
    size = ground.size_in(shown, width, most)
    canvas = Canvas(layout.height(2 * layout.MARGIN + above + shown.down * size, highest))
    whole = layout.whole(canvas.height)
    turned = {spot.name: unlike(view, [place for place in places if place.spot == spot.name]) for spot in chosen}
    several = sorted({turn for turns in turned.values() if len(turns) > 1 for turn in turns})
    strip.draw(canvas, view, localizer, Box(whole.x, whole.y, whole.w, strip.HEIGHT), shown, several)
    place = ground.centred(shown, size, whole.cut(top=above))
    with canvas.board(place.box):
        ground.draw(canvas, view, place)
        for spot in view.spots:
            if spot in chosen:
                _spot(canvas, view, place, spot, turned[spot.name])
            elif place.holds(spot.x, spot.y):
                ground.hollow(canvas, place, spot)
    return canvas.drawn()


def _spot(canvas: Canvas, view: CarcassonneView, place: Ground, spot: Spot, turns: Sequence[int]) -> None:
    box, points = place.cell(spot.x, spot.y), completed(spot.name, turns, view)
    if len(turns) == 1:
        drawn = tiles.ghost(view.tile or "", turns[0], place.size, ground.HOLLOW)
        canvas.paste(drawn, box.x, box.y, tiles.ghost_markup(view.tile or "", turns[0], ground.HOLLOW))
        ground.frame(canvas, box, palette.LINEN_SHADE)
        ground.tag(canvas, *box.centre, spot.name, _TAG if len(spot.name) == 1 else _SMALL_TAG)
    else:
        ground.hollow(canvas, place, spot)
        x = box.x + box.w * (3 if points else 5) // 10
        canvas.text(x, box.y + box.h * 2 // 5, spot.name, size=64, bold=True, anchor="mm", width=box.w * 6 // 10)
        told = " ".join(map(str, turns))
        canvas.text(box.centre[0], box.bottom - 28, told, size=36, bold=True, colour=palette.MOVE, anchor="mm")
    if points:
        _completion(canvas, box, points)
    canvas.touch(box, spot.name, field="spot")


def _completion(canvas: Canvas, box: Box, points: int) -> None:
    """Mark a spot where the tile completes something with the points of what it completes."""
    told = str(points)
    wide = 46 + measure(told, 34, bold=True)
    plate = Box(box.right - wide - 2, box.y + 2, wide, 42)
    canvas.panel(plate, palette.EDGE, palette.MOVE, stroke=3, radius=12)
    canvas.sprite("check", plate.x + 21, plate.centre[1], 30, palette.MOVE)
    canvas.text(plate.right - 8, plate.centre[1], told, size=34, bold=True, colour=palette.MOVE, anchor="rm")


def unlike(view: CarcassonneView, places: Sequence[Place]) -> list[int]:
    """Return the turns, each that looks like a lower one left out."""
    first = 4 * NUMBER[view.tile] if view.tile else 0
    return sorted({ALIKE[first + place.turn] for place in places})


def _one_spot(view: CarcassonneView, places: Sequence[Place], highest: int) -> Picture:
    """Draw the tile among its neighbours, once for each way it can be turned."""
    spot = next(spot for spot in view.spots if spot.name == places[0].spot)
    shown = [Laid(view.tile or "", spot.x, spot.y, turn) for turn in unlike(view, places)]
    columns = 1 if len(shown) == 1 else 2
    lines = -(-len(shown) // columns)
    wide = (layout.WIDTH - 2 * layout.MARGIN - GAP * (columns - 1)) // columns
    most = min(wide, (highest - 2 * layout.MARGIN) // lines - _LABEL - GAP)
    first = near(view, shown[0], Box(0, 0, wide, most))
    tall = first.down * first.size + _LABEL + GAP
    canvas = Canvas(max(layout.LOWEST, 2 * layout.MARGIN + lines * tall))
    whole = layout.whole(canvas.height)
    for number, laid in enumerate(shown):
        line, column = divmod(number, columns)
        box = layout.columns(columns, whole)[column]
        y = whole.y + (whole.h - lines * tall) // 2 + line * tall
        place = near(view, laid, Box(box.x, y, box.w, tall - _LABEL - GAP))
        _draw_near(canvas, view, laid, place)
        canvas.touch(place.cell(laid.x, laid.y), str(laid.turn), field="turn")
        below = y + tall - GAP - _LABEL // 2 + 6
        badge(canvas, box.centre[0], below, str(laid.turn), fill=palette.MOVE, ink=palette.INK)
    return canvas.drawn()


def near(view: CarcassonneView, tile: Laid, box: Box, further: Iterable[Laid] = ()) -> Ground:
    """Return where a tile, those around it and those `further` away lie in the middle of a box, as large as fits."""
    around = [laid for laid in view.tiles if max(abs(laid.x - tile.x), abs(laid.y - tile.y)) == 1]
    cells = windows.spanning((laid.x, laid.y) for laid in (tile, *around, *further))
    return ground.centred(cells, min(_LARGEST, box.w // cells.across, box.h // cells.down), box)


def _draw_near(canvas: Canvas, view: CarcassonneView, tile: Laid, place: Ground) -> None:
    """Draw a tile in a gold frame, and what else lies there."""
    others = (laid for laid in view.tiles if place.holds(laid.x, laid.y) and laid != tile)
    for laid in (*others, tile):
        tiles.paste(canvas, laid.tile, laid.turn, place.cell(laid.x, laid.y), sharp=True)
    standing = [meeple for meeple in view.meeples if place.holds(meeple.x, meeple.y)]
    ground.meeples(canvas, view.tiles, place, standing, share=_MEEPLE)
    ground.frame(canvas, place.cell(tile.x, tile.y))


def _features(view: CarcassonneView, localizer: Localizer, highest: int) -> Picture:
    """Draw the tile just laid, enlarged, among its neighbours, with letters where a meeple may go.

    All of its roads and cities are shown as long as tiles stay large.

    Where another meeple holds a feature, the shape of its seat says so. Above are the points of all seats.
    """
    last, above = view.tiles[-1], strip.HEIGHT + GAP
    room = Box(layout.MARGIN, layout.MARGIN, layout.WIDTH - 2 * layout.MARGIN, highest - 2 * layout.MARGIN - above)
    connected = _connected(view)
    if near(view, last, room, connected).size < _READABLE:
        connected = []
    tall = (place := near(view, last, room, connected)).down * place.size
    canvas = Canvas(max(layout.LOWEST, 2 * layout.MARGIN + above + tall))
    whole = layout.whole(canvas.height)
    strip.points(canvas, view, localizer, Box(whole.x, whole.y, whole.w, strip.HEIGHT))
    place = near(view, last, whole.cut(top=above), connected)
    with canvas.board(place.box):
        _draw_near(canvas, view, last, place)
        _holders(canvas, view, place)
        ground.letters(canvas, view, place, lettered(view), size=_TAG)
    return canvas.drawn()


def _connected(view: CarcassonneView) -> list[Laid]:
    """Return the tiles of the roads and cities of the tile just laid."""
    board, number = reconstruct(view).board, len(view.tiles) - 1
    nodes = [board.node(f"{number}.{feature.id}") for feature in TILES[NUMBER[view.tiles[-1].tile]].features]
    keys = {board.label[node] for node in nodes if board.kind(node) in {"road", "city"}}
    return [view.tiles[tile] for tile in sorted({node // 8 for key in keys for node in board.members(key)})]


def _holders(canvas: Canvas, view: CarcassonneView, place: Ground) -> None:
    """Mark the features of the last tile that somebody holds already with the shapes of their seats."""
    state = reconstruct(view)
    for feature in TILES[NUMBER[view.tiles[-1].tile]].features:
        name = f"{len(view.tiles) - 1}.{feature.id}"
        holders = owners(state, state.board.label[state.board.node(name)])
        x, y = ground.spot_at(place, view.tiles, name)
        x -= _HELD * (len(holders) - 1) // 2
        for number, seat in enumerate(holders):
            mark = palette.SEATS[seat]
            canvas.sprite("circle", x + number * _HELD, y, _HELD, palette.EDGE)
            canvas.sprite(mark.shape, x + number * _HELD, y, _HELD * 6 // 10, mark.colour)


def _scorings(view: CarcassonneView, highest: int) -> Picture:
    """Draw the board above the track; choices have letters."""
    tall = track.height_of(view)
    around = 2 * layout.MARGIN + tall + 2 * GAP
    side = _MESSAGE + GAP if view.message else 0
    width, most = layout.WIDTH - 2 * layout.MARGIN - side, highest - around
    _, tall_board = ground.fitting(view, width, most, spots=False)
    board = max(_MESSAGE if side else 0, tall_board)
    canvas = Canvas(max(layout.LOWEST, around + board))
    whole = layout.whole(canvas.height)
    middle = whole.cut(bottom=tall + 2 * GAP)
    place = ground.place(view, middle.cut(right=side), spots=False)
    with canvas.board(place.box):
        ground.draw(canvas, view, place)
        ground.letters(canvas, view, place, lettered(view))
    if view.message:
        ground.message(canvas, view.message, Box(middle.right - _MESSAGE, middle.y, _MESSAGE, _MESSAGE))
    track.draw(canvas, view, (layout.WIDTH - track.WIDTH) // 2, whole.bottom - tall)
    return canvas.drawn()
