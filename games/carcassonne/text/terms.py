"""Everything that can be looked up: features, figures, signs, tiles and messages, with where they are now."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from games.carcassonne.data.tiles import MESSAGES, NUMBER, TILES
from games.carcassonne.rules.public import points_of
from games.carcassonne.rules.worth import full_value, owners, points_now
from games.carcassonne.text import names as naming
from games.carcassonne.views.determinize import reconstruct, tiles_left
from games.carcassonne.views.view import CarcassonneView
from games.core.localizer import LONGEST_LABEL, Localizer, capital, fitted

GENERAL: Final = (
    *("road", "city", "monastery", "field", "meeple", "majority", "score-meeple", "courier", "robber"),
    *("pennant", "village", "bag", "spot", "supply", "track", "dark", "aside"),
)
"""Terms that are no tile and no message."""
TILE: Final = "tile-"
MESSAGE: Final = "message-"
AT: Final = ":"
"""Separates a tile from its number on the board."""


def terms(localizer: Localizer) -> Mapping[str, str]:
    """Return all there is to look up, by name, with its title: terms, messages, tiles."""
    listed = {name: localizer(f"look-{name}") for name in GENERAL}
    listed |= {f"{MESSAGE}{letter}": localizer("look-message", letter=letter) for letter in MESSAGES}
    for tile in TILES:
        title = localizer("look-tile", letter=tile.id, shown=naming.tile(tile.id, localizer))
        listed[f"{TILE}{tile.id}"] = fitted(title, LONGEST_LABEL)
    return listed


def term(name: str, view: CarcassonneView | None, localizer: Localizer) -> str:
    """Return an explanation of a term, and with a view where it is now; of a tile on the board what lies on it.

    Raise `TextError` or `LookupError` for a name that is no term.
    """
    if name.startswith(TILE):
        told, number = _tile(tile_of(name), view, localizer), name.partition(AT)[2]
        there = [] if view is None or not number.isdecimal() else _features(int(number), view, localizer)
        return "\n".join((*there, " ".join(told)))
    if name.startswith(MESSAGE):
        return " ".join(_message(name.removeprefix(MESSAGE), view, localizer))
    told = localizer(f"look-{name}-text")
    places = [] if view is None else _now(name, view, localizer)
    return f"{told}\n{localizer('look-now', places=', '.join(places))}" if places else told


def placed(tile: str, number: int) -> str:
    """Return the term of a tile on the board, by its number in order of laying."""
    return f"{TILE}{tile}{AT}{number}"


def tile_of(name: str) -> str:
    """Return the id of the tile that a term names."""
    return name.removeprefix(TILE).partition(AT)[0]


def _features(number: int, view: CarcassonneView, localizer: Localizer) -> list[str]:
    """Return the features of a tile on the board, each once: whose they are, what they count, and what is open."""
    state = reconstruct(view)
    board = state.board
    nodes = [board.node(f"{number}.{feature.id}") for feature in TILES[NUMBER[view.tiles[number].tile]].features]
    told: list[str] = []
    for key in dict.fromkeys(board.label[node] for node in nodes):
        whose = owners(state, key)
        who = localizer.list([localizer.name(seat) for seat in whose]) if whose else localizer("look-nobodys")
        kind = board.kind(key)
        worth = "complete" if board.complete(key) else kind
        told.append(
            localizer(
                "look-feature",
                kind=capital(localizer(f"kind-{kind}")),
                who=who,
                worth=localizer(
                    f"look-worth-{worth}",
                    now=points_now(board, key),
                    full=points_of(full_value(board, key)) if worth in {"road", "city"} else 0,
                    open=board.open[key],
                ),
            )
        )
    return told


def _tile(name: str, view: CarcassonneView | None, localizer: Localizer) -> Sequence[str]:
    tile = TILES[NUMBER[name]]
    told = [localizer("look-tile-text", shown=capital(naming.tile(name, localizer)), count=tile.count)]
    if tile.set == "robbers":
        told.append(localizer("look-tile-robbers"))
    if view is not None:
        laid = sum(tile.tile == name for tile in view.tiles)
        told.append(localizer("look-tile-now", laid=laid, left=Counter(tiles_left(view))[NUMBER[name]]))
    return told


def _message(letter: str, view: CarcassonneView | None, localizer: Localizer) -> Sequence[str]:
    told = [localizer("look-message-text", message=capital(localizer(f"message-{letter}")))]
    if view is not None and view.options.messages:
        known = "open" if letter == view.message else "below" if letter in view.messages_below else "hidden"
        told.append(localizer(f"look-message-{known}"))
    return told


def _now(name: str, view: CarcassonneView, localizer: Localizer) -> list[str]:
    match name:
        case "supply" | "meeple":
            values = view.supply
        case "track" | "score-meeple":
            values = [total[0] for total in view.totals]
        case "courier" if view.options.messages:
            values = [total[1] for total in view.totals]
        case "robber" if view.options.robbers:
            places = [
                localizer("robber-free") if space is None else localizer("robber-on", space=space)
                for space in view.robbers
            ]
            return [localizer("look-count", who=localizer.name(seat), value=place) for seat, place in enumerate(places)]
        case "aside":
            return [naming.tile(tile, localizer) for tile in view.aside]
        case _:
            return []
    return [localizer("look-count", who=localizer.name(seat), value=value) for seat, value in enumerate(values)]
