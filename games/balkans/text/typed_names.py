"""Reads the names of lands, seas, kingdoms, cards and orders as people type them, in four languages."""

from __future__ import annotations

import functools
import re
from typing import TYPE_CHECKING, Final

from games.balkans.data.components import CARDS, KINGDOMS, LANDS, ORDER_KINDS, SEAS, STRAITS
from games.core.contract import UnknownName
from games.core.typed_names import lexicon, nearest, plain

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
    "aboard": "aboard борд борту bord",
}
_MOST_LIKE: Final = 5
"""So many spellings like a strange one are looked at for the names that are offered instead."""


def _spelt(text: str) -> str:
    """Return a name in lower case, without accents and signs, with one space between its words."""
    return " ".join(re.findall(r"[^\W_]+", plain(text)))


@functools.cache
def _known() -> dict[str, str]:
    """Return the name meant by each spelling; where two things share a name the earlier one is meant."""
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
            known.setdefault(_spelt(spelling), entry.id)
    return known


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
    known, spelt = _known(), _spelt(text)
    if spelt in known:
        return known[spelt]
    raise UnknownName(text, tuple(dict.fromkeys(known[near] for near in nearest(spelt, known, _MOST_LIKE))))
