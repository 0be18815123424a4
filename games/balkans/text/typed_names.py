"""Parses names of lands, seas, kingdoms, cards and orders as people type them, in four languages."""

from __future__ import annotations

import functools
import re
from typing import TYPE_CHECKING, Final

from games.balkans.data.components import CARDS, KINGDOMS, LANDS, ORDER_KINDS, SEAS, STRAITS
from games.core.contract import UnknownName
from games.core.typed_names import lexicon, nearest, spelt

if TYPE_CHECKING:
    from games.core.contract import Move

_WORDS: Final = {
    "yes": "yes true да da oui",
    "no": "no false не нет nu",
    "harvest": "harvest добив сбор добыча recolta",
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
    "all": "all всички все toate tot",
    "aboard": "aboard борд борту bord",
}
_MOST_LIKE: Final = 5
"""How many of the nearest spellings are considered for suggestions."""


@functools.cache
def _known() -> dict[str, str]:
    """Return the id for each spelling; the first entry wins if two share a name."""
    known = lexicon(_WORDS)
    entries = (
        *(land.entry for land in LANDS.values()),
        *(sea.entry for sea in SEAS.values()),
        *STRAITS.values(),
        *KINGDOMS.values(),
        *(card.entry for card in CARDS.values()),
    )
    for entry in entries:
        for spelling in (entry.id, entry.name.en, entry.name.bg, entry.name.ru, entry.name.ro):
            known.setdefault(spelt(spelling), entry.id)
    return known


def read(kind: type[Move], field: str, text: str) -> str:
    """Return the name that a person means by the text of a field. Raise `UnknownName` with the nearest names.

    Compound names (`ambush#1`, `thrace:regular:2`, `white+elite`, `harvest.1`, `bulgaria+latin`) are parsed part by
    part; a card or planned order without a number means the first copy.
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
    known, words = _known(), spelt(text)
    if words in known:
        return known[words]
    raise UnknownName(text, tuple(dict.fromkeys(known[near] for near in nearest(words, known, _MOST_LIKE))))
