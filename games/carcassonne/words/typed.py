"""Reads the names of spots, features and figures as people type them: `f`, `Ж`, `12.c1`, `courier`, `куриерка`."""

from __future__ import annotations

import difflib
import re
import unicodedata
from typing import TYPE_CHECKING, Final

from games.carcassonne.data.sides import IDS
from games.carcassonne.rules.listing import SPOT_NUMBER, SPOTS
from games.carcassonne.rules.terms import FIGURES
from games.core.contract import UnknownName

if TYPE_CHECKING:
    from games.core.contract import Move

_FIGURE_WORDS: Final = {
    "meeple": "meeple score фигурка мийпъл мипл счётный scor",
    "courier": "courier куриер куриерка гонец meepleșiță meepleșița",
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


def _plain(text: str) -> str:
    """Return the text in lower case and without accents."""
    return "".join(sign for sign in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(sign))


_FIGURES: Final = {_plain(word): figure for figure, words in _FIGURE_WORDS.items() for word in words.split()}
_KINDS: Final = {_plain(word): kind for kind, words in _KIND_WORDS.items() for word in words.split()}


def read(kind: type[Move], field: str, text: str) -> str:
    """Return the name meant by what a person typed for a field. Raise `UnknownName` with the nearest names."""
    if kind.__annotations__[field] in {"int", "Seat"}:
        if text.strip().isdecimal():
            return str(int(text))
        raise UnknownName(text, ())
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
    raise UnknownName(text, tuple(difflib.get_close_matches(name, SPOTS, 4, 0.4)))


def _read_figure(text: str) -> str:
    for word in _plain(text).split():
        if word in _FIGURES:
            return _FIGURES[word]
    near = difflib.get_close_matches(_plain(text), _FIGURES, 1, 0.6)
    raise UnknownName(text, tuple(_FIGURES[word] for word in near) or FIGURES)


def _read_feature(text: str, *, whole: bool) -> str:
    """Return the name of a feature of a tile; of the `whole` board, its tile must be told too."""
    found = _NAME.fullmatch(_plain(text).strip())
    if found is None:
        raise UnknownName(text, ())
    tile, word, number = found.groups()
    kind = _KINDS.get(word)
    if kind is None:
        near = difflib.get_close_matches(word, _KINDS, 1, 0.6)
        likely = [_KINDS[one] + ("" if _KINDS[one] == "m" else number or "1") for one in near]
        raise UnknownName(text, tuple(likely))
    name = kind if kind == "m" else kind + (number or "1")
    if name not in _FEATURES:
        raise UnknownName(text, tuple(sorted(one for one in _FEATURES if one[0] == kind)))
    if whole and tile is None:
        raise UnknownName(text, ())
    return f"{int(tile)}.{name}" if whole and tile else name
