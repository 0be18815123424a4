"""What things are called and where they are: tiles, sums, letters, places, sides, what lies beside a spot.

Places count from the start tile. Who plays without pictures finds here what the letters on them show.
"""

from collections.abc import Iterable, Sequence
from string import ascii_uppercase
from typing import Final

from games.carcassonne.data.sides import ALIKE, IDS, JOINTS, turned
from games.carcassonne.data.tiles import NUMBER, TILES, Tile, edges
from games.carcassonne.rules.board import around, beside
from games.carcassonne.rules.legal import moves
from games.carcassonne.rules.moves import SPOT_NUMBER, PlaceMeeple, Recall, TakeAward
from games.carcassonne.rules.public import Term, points_of
from games.carcassonne.rules.state import State
from games.carcassonne.rules.worth import owners
from games.carcassonne.text.windows import arrow
from games.carcassonne.views.determinize import reconstruct
from games.carcassonne.views.view import CarcassonneView, Laid
from games.core.contract import Seat
from games.core.localizer import LONGEST_LINE, Localizer, fitted

_ARROWS: Final = "↑→↓←"
_MIDDLE: Final = 15
"""How near the middle of a tile, in percent, still counts as the middle."""
_FORMS: Final = {
    "C": ("through", "cap", "corner", "three", "full"),
    "R": ("straight", "end", "bend", "fork", "crossing"),
}
"""What a city or road with edges on that many sides is called; the first with two that lie opposite."""
_NAMES: Final = (20, 12, 8, 4, 0)
"""Characters left to each name beside a spot, from the first on that fits."""


LOOKALIKES: Final = str.maketrans("АВСЕНКМОРТХУ", "ABCEHKMOPTXY")
"""Cyrillic letters that look like those of spots, by which they are typed as well."""


def tile(name: str, localizer: Localizer) -> str:
    """Return a description of a tile, the telling things first: "city corner with a pennant and a road bend"."""
    shown = TILES[NUMBER[name]]
    kinds = [feature.kind for feature in shown.features]
    parts = ["monastery"] if "monastery" in kinds else []
    if cities := [feature for feature in shown.features if feature.kind == "city"]:
        parts.append("cities" if len(cities) > 1 else f"city-{_form(shown, 'C')}")
    parts += ["pennant"] if any(city.pennants for city in cities) else []
    parts += [_form(shown, "R")] if "road" in kinds else []
    parts += ["bag"] if shown.bag else []
    first, *rest = parts
    told = localizer(f"tile-{first}")
    if not rest:
        return told
    return localizer("tile-with", first=told, rest=localizer.list([localizer(f"tile-with-{part}") for part in rest]))


def _form(shown: Tile, kind: str) -> str:
    """Return how much of a tile its only city takes (`C`), or how its roads run (`R`)."""
    sides = [side for side, edge in enumerate(shown.edges) if edge == kind]
    straight = len(sides) == 2 and sides[1] - sides[0] == 2
    return _FORMS[kind][0 if straight else len(sides)]


def arithmetic(terms: Sequence[Term], localizer: Localizer) -> str:
    """Return the sum of a scoring with its terms: "3 tiles × 2 + 1 pennant × 2 = 8"."""
    told = [
        localizer(f"term-{term.what}", count=term.count) + (f" × {term.each}" if term.each > 1 else "")
        for term in terms
    ]
    return f"{' + '.join(told)} = {points_of(terms)}"


# Letters


def lettered(view: CarcassonneView) -> list[tuple[str, str]]:
    """Return letter and feature (as `12.c1`) of all that the question now asked is about; there may be nothing."""
    last = len(view.tiles) - 1
    names: dict[str, None] = {}
    for seat in view.asked:
        for move in moves(reconstruct(view), seat):
            match move:
                case PlaceMeeple(feature):
                    names[f"{last}.{feature}"] = None
                case TakeAward(name, _) | Recall(name, _):
                    names[name] = None
                case _:
                    pass
    return list(zip(ascii_uppercase, names, strict=False))


def letter_of(view: CarcassonneView, name: str) -> str:
    """Return the letter of a feature in the question now asked, or its name where it has none."""
    return next((letter for letter, spot in lettered(view) if spot == name), name)


# Places


def place(x: int, y: int, localizer: Localizer) -> str:
    """Return where a cell lies from the start tile: "2E 1N"."""
    parts = [localizer("way-east" if x > 0 else "way-west", count=abs(x))] if x else []
    parts += [localizer("way-south" if y > 0 else "way-north", count=abs(y))] if y else []
    return " ".join(parts) or localizer("way-start")


def place_of(feature: str, view: CarcassonneView, localizer: Localizer) -> str:
    """Return the place of a feature written `12.c1`, or nothing where there is no such tile."""
    number = feature.partition(".")[0]
    if not number.isdecimal() or int(number) >= len(view.tiles):
        return ""
    laid = view.tiles[int(number)]
    return place(laid.x, laid.y, localizer)


# Spots


def spot(name: str, view: CarcassonneView, localizer: Localizer) -> str:
    """Return a spot with its place and what lies beside it: "F · 2E 1N · ↑ city (3, Ana) · ← road (2)".

    The numbers are tiles, the names those who hold the majority. A spot that the view has not is its letters alone.
    """
    at = next((spot for spot in view.spots if spot.name == name), None)
    if at is None:
        return name
    where = place(at.x, at.y, localizer)
    told = ""
    for room in _NAMES:
        told = " · ".join((name, where, *_beside(name, view, localizer, room)))
        if len(told) <= LONGEST_LINE:
            break
    return fitted(told, LONGEST_LINE)


def turns_at(view: CarcassonneView, name: str) -> list[int]:
    """Return the turns in which the tile in hand fits at a spot, of those that lay it just so the lowest."""
    turns = next((spot.turns for spot in view.spots if spot.name == name), ())
    return sorted({ALIKE[4 * NUMBER[view.tile] + turn] for turn in turns}) if view.tile else []


def _beside(name: str, view: CarcassonneView, localizer: Localizer, room: int) -> Iterable[str]:
    state = reconstruct(view)
    board, cell = state.board, state.spots[SPOT_NUMBER[name]]
    for side, key in _joined(state, cell):
        kind, who = board.kind(key), _named(owners(state, key), localizer, room)
        size = [] if kind == "field" else [str(board.extent(key)[0])]
        yield f"{_ARROWS[side]} {localizer(f'kind-{kind}')}{_aside((*size, *who))}"
    near = around(cell)
    for abbey, count in board.abbeys.items():
        if abbey in near and (monks := owners(state, board.monastery(abbey))):
            yield f"{localizer('kind-monastery')}{_aside((str(1 + count), *_named(monks, localizer, room)))}"


def _joined(state: State, cell: str) -> Iterable[tuple[int, int]]:
    """Yield the sides of a cell (0 north, clockwise) where a tile lies, each with the key of the feature that meets it.

    Across a road's edge that is the road.
    """
    board = state.board
    for side, other in enumerate(beside(cell)):
        tile = board.grid.get(other, -1)
        if tile >= 0:
            joints = JOINTS[board.faces[tile]][side - 2]
            yield side, board.label[8 * tile + joints[len(joints) // 2]]


def _named(seats: Iterable[Seat], localizer: Localizer, room: int) -> list[str]:
    return [fitted(name, room) for seat in seats if room and (name := localizer.name(seat))]


def _aside(parts: Iterable[str]) -> str:
    told = ", ".join(parts)
    return f" ({told})" if told else ""


def sides(tile: str, turn: int, localizer: Localizer) -> list[str]:
    """Return the sides of a tile when it is turned so, clockwise from the north: "↑ city"."""
    return [
        f"{arrow} {localizer(f'kind-{kind}')}"
        for arrow, kind in zip(_ARROWS, edges(TILES[NUMBER[tile]], turn), strict=True)
    ]


def joining(view: CarcassonneView, name: str, turn: int, localizer: Localizer) -> str:
    """Return the sides of the tile in hand at a spot, those that join others first: "↑ city (free: → field)"."""
    assert view.tile is not None
    told, state = sides(view.tile, turn, localizer), reconstruct(view)
    joined = [side for side, _ in _joined(state, state.spots[SPOT_NUMBER[name]])]
    free = ", ".join(text for side, text in enumerate(told) if side not in joined)
    return ", ".join(told[side] for side in joined) + (_aside([localizer("sides-free", sides=free)]) if free else "")


def way(laid: Laid, feature: str) -> str:
    """Return arrows to a feature of a tile that lies on the board; nothing where it is the only one of its kind."""
    number = NUMBER[laid.tile]
    features = TILES[number].features
    index = IDS[number].index(feature)
    kind = features[index].kind
    if sum(feature.kind == kind for feature in features) == 1:
        return ""
    if kind == "field":
        x, y = turned(features[index].at, laid.turn)
        return arrow(x - 50, y - 50, _MIDDLE)
    joints = JOINTS[4 * number + laid.turn]
    return "".join(arrow for side, arrow in enumerate(_ARROWS) if index in joints[side])
