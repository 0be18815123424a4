"""Reads the names of spots, features and figures as people type them: `f`, `Ж`, `12.c1`, `courier`, `куриерка`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from games.carcassonne.data.sides import IDS
from games.carcassonne.data.tiles import FIGURES
from games.carcassonne.rules.moves import SPOT_NUMBER, SPOTS
from games.core.contract import UnknownName
from games.core.typed_names import lexicon, nearest, plain, read_number

if TYPE_CHECKING:
    from games.core.contract import Move

_FIGURE_WORDS: Final = {
    "meeple": "meeple score фигурка мийпъл мипл счётный счётная scor",
    "courier": "courier куриер куриерка гонец curier curierul meepleșiță",
}
_KIND_WORDS: Final = {
    "m": "m monastery monk манастир монах монастырь mănăstire mănăstirea călugăr",
    "r": "r road highwayman път разбойник дорога drum drumul tâlhar",
    "c": "c city knight град рицар город рыцарь oraș orașul cavaler",
    "f": "f field farmer поляна поле селянин крестьянин câmp câmpul țăran",
}
_ALIKE: Final = str.maketrans("АВЕКМНОРСТУХ", "ABEKMHOPCTYX")
"""Cyrillic capitals that look like Latin ones: on the picture of the board nobody can tell."""

_FEATURES: Final = frozenset(name for ids in IDS for name in ids)
_NAME: Final = re.compile(r"(?:(\d+)\s*[.:]\s*)?([^\W\d_]+)\s*(\d?)")


_FIGURES: Final = lexicon(_FIGURE_WORDS)
_KINDS: Final = lexicon(_KIND_WORDS)


def read(kind: type[Move], field: str, text: str) -> str:
    """Return the name meant by what a person typed for a field. Raise `UnknownName` with the nearest names."""
    if kind.__annotations__[field] == "int":
        return read_number(text)
    match field:
        case "spot":
            return _read_spot(text)
        case "figure" | "own":
            return _read_figure(text)
        case _:
            return _read_feature(text, whole=kind.verb != "meeple")


def _read_spot(text: str) -> str:
    name = text.strip().upper().translate(_ALIKE)
    if name in SPOT_NUMBER:
        return name
    raise UnknownName(text, tuple(nearest(name, SPOTS, 4)))


def _read_figure(text: str) -> str:
    for word in plain(text).split():
        if word in _FIGURES:
            return _FIGURES[word]
    near = nearest(plain(text), _FIGURES)
    raise UnknownName(text, tuple(_FIGURES[word] for word in near) or FIGURES)


def _numbered(kind: str, number: str | None) -> str:
    return kind if kind == "m" else kind + (number or "1")


def _read_feature(text: str, *, whole: bool) -> str:
    """Return the name of a feature of a tile. For a feature of the `whole` board, the text must name the tile too."""
    match = _NAME.fullmatch(plain(text).strip())
    if match is None:
        raise UnknownName(text, ())
    tile, word, number = match.groups()
    kind = _KINDS.get(word)
    if kind is None:
        likely = [_numbered(_KINDS[near], number) for near in nearest(word, _KINDS)]
        raise UnknownName(text, tuple(likely))
    name = _numbered(kind, number)
    if name not in _FEATURES:
        raise UnknownName(text, tuple(sorted(feature for feature in _FEATURES if feature[0] == kind)))
    if whole and tile is None:
        raise UnknownName(text, ())
    return f"{int(tile)}.{name}" if whole and tile else name
