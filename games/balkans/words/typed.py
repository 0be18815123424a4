"""Reads the names of lands, seas, kingdoms, cards and orders as people type them, in four languages."""

from __future__ import annotations

import difflib
import functools
import re
import unicodedata
from typing import TYPE_CHECKING, Final

from games.balkans.data.components import CARDS, KINGDOMS, LANDS, ORDER_KINDS, SEAS, STRAITS
from games.core.contract import UnknownName

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.core.contract import Move

_WORDS: Final = {
    "yes": "yes true да da oui",
    "no": "no false не нет nu",
    "harvest": "harvest добив добыча recolta",
    "arming": "arming въоръжение вооружение inarmare",
    "offensive": "offensive настъпление наступление ofensiva",
    "manoeuvre": "manoeuvre maneuver маневриране маневр manevra",
    "defence": "defence defense отбрана оборона aparare",
    "development": "development развитие dezvoltare",
    "regular": "regular редовна регулярная regulata",
    "elite": "elite елитна элитная elita",
    "royal": "royal царска царская regala",
    "fleet": "fleet флотилия флот flota",
    "field": "field поле полева полевая camp",
    "siege": "siege обсада осада asediu",
    "none": "none никоя ничего нищо nimic",
    "stay": "stay остава остаться ramane",
    "aboard": "aboard борд борту bord",
}


def _plain(text: str) -> str:
    """Return the text in lower case, without accents, with one space between words."""
    bare = "".join(sign for sign in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(sign))
    return " ".join(re.findall(r"[^\W_]+", bare))


def _names() -> Iterator[tuple[str, str]]:
    """Yield (what may be typed, the name meant); where two things share a name the earlier one is meant."""
    entries = (
        *(land.entry for land in LANDS.values()),
        *(sea.entry for sea in SEAS.values()),
        *STRAITS.values(),
        *KINGDOMS.values(),
        *(card.entry for card in CARDS.values()),
    )
    for name, words in _WORDS.items():
        for word in words.split():
            yield _plain(word), name
    for entry in entries:
        for spelling in (entry.id, entry.name.en, entry.name.bg, entry.name.ru, entry.name.ro):
            yield _plain(spelling), entry.id


@functools.cache
def _table() -> dict[str, str]:
    table: dict[str, str] = {}
    for spelling, name in _names():
        table.setdefault(spelling, name)
    return table


def read(kind: type[Move], field: str, text: str) -> str:
    """Return the name meant by what a person typed for a field. Raise `UnknownName` with the nearest names.

    What is put together with signs (`ambush#1`, `thrace:regular:2`, `white+elite`, `harvest.1`, `bulgaria+latin`) is
    read part by part; a card without its number means its first copy, an order likewise.
    """
    parts = re.split(r"([#:+.@])", text.strip())
    read_parts = [part if place % 2 or part.isdecimal() else _one(part) for place, part in enumerate(parts)]
    name = "".join(read_parts)
    if name in CARDS and field in {"card", "cards"}:
        return f"{name}#1"
    if name in ORDER_KINDS and kind.verb == "plan":
        return f"{name}.1"
    return name


def _one(text: str) -> str:
    table = _table()
    plain = _plain(text)
    if plain in table:
        return table[plain]
    near = difflib.get_close_matches(plain, table, 5, 0.6)
    raise UnknownName(text, tuple(dict.fromkeys(table[one] for one in near)))
