"""Reads names as people type them: `hay-d-green-2-1`, `d2g`, `Д3ч`, `v10`, `Левски`, `боевая мощь`, `recruți`."""

from __future__ import annotations

import difflib
import re
import unicodedata
from typing import TYPE_CHECKING, Final

from games.core.contract import UnknownName
from games.hayduti.data.cards import CODES, COLOURS, NAMES, SHEET, STATS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from games.core.contract import Move

_STAT_WORDS: Final = {
    "nabor": "nabor n recruits набор н recruti recruți",
    "deynost": "deynost d activity дейност деятельность д activitate a",
    "boyna": "boyna b combat power бойна боевая мощ мощь б putere lupta luptă",
}
_COLOUR_WORDS: Final = {
    "green": "green g зелен зелена зелени зелёный з verde v",
    "blue": "blue u син синя сини синий с albastru",
    "red": "red r червен червена червени красный ч к roșu",
    "yellow": "yellow y жълт жълта жълти жёлтый ж galben",
}
_ANSWER_WORDS: Final = {
    "levski": "levski левски левский vasil васил василий",
    "ilyo": "ilyo ильо ilio дядо дед moș dyado",
    "none": "none no nothing никой не нищо нет никто ничего nu nimeni nimic",
}


def _plain(text: str) -> str:
    """Return the text in lower case, without accents and signs, its words parted by single spaces."""
    bare = "".join(sign for sign in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(sign))
    return " ".join(re.findall(r"\w+", bare))


def _index(words: Mapping[str, str]) -> dict[str, str]:
    return {_plain(word): name for name, listed in words.items() for word in (name, *listed.split())}


_STATS: Final = _index(_STAT_WORDS)
_COLOURS: Final = _index(_COLOUR_WORDS)
_ANSWERS: Final = _index(_ANSWER_WORDS)
_DEYTSI: Final = {
    _plain(word): f"deets-{deets.id}"
    for deets in SHEET.deets
    for name in deets.name.values()
    for word in (deets.id, name, name.split()[-1])
}
_IDS: Final = {_plain(name): name for name in NAMES}
_VOYVODA_WORDS: Final = "v voy voyvoda voievod voievodul в войвода воевода"
_HAYDUT: Final = re.compile(r"(?P<stat>[^\W\d]+) ?(?P<strength>\d+) ?(?P<colour>[^\W\d]+) ?(?P<copy>\d*)")
_VOYVODA: Final = re.compile(
    rf"(?:{'|'.join(_plain(word) for word in _VOYVODA_WORDS.split())}) ?(?P<cost>\d+) ?(?P<copy>\d*)"
)


def read(kind: type[Move], field: str, text: str) -> str:
    """Return the name meant by what a person typed for a field. Raise `UnknownName` with the nearest names.

    Of two like hayduts or voyvodas the first is meant unless the number of the copy follows: `d2g 2`.
    """
    plain = _plain(text)
    if field == "pos":
        if plain.isdecimal():
            return str(int(plain))
        raise UnknownName(text, ())
    if field == "stat":
        return _among(text, _by_words(plain, _STATS), _STATS)
    if field == "deets":
        return _among(text, _by_words(plain, _ANSWERS), _ANSWERS)
    if field == "by" and (common := _STATS.get(plain) or _COLOURS.get(plain)) is not None:
        return common
    del kind
    known = {**_IDS, **_DEYTSI, **({_plain(name): name for name in (*STATS, *COLOURS)} if field == "by" else {})}
    return _among(text, _card(plain), known)


def _by_words(plain: str, known: Mapping[str, str]) -> str | None:
    """Return what all known words of the text agree on."""
    found = {known[word] for word in plain.split() if word in known}
    return found.pop() if len(found) == 1 else None


def _card(plain: str) -> str | None:
    exact = _IDS.get(plain) or _DEYTSI.get(plain)
    if exact is not None:
        return exact
    if found := _VOYVODA.fullmatch(plain):
        name = f"voy-{found['cost']}-{found['copy'] or 1}"
        return name if name in CODES else None
    if found := _HAYDUT.fullmatch(plain):
        stat, colour = _STATS.get(found["stat"]), _COLOURS.get(found["colour"])
        if stat is not None and colour is not None:
            name = f"hay-{stat[0]}-{colour}-{found['strength']}-{found['copy'] or 1}"
            return name if name in CODES else None
    return None


def _among(text: str, name: str | None, known: Mapping[str, str]) -> str:
    if name is not None:
        return name
    alike = difflib.get_close_matches(_plain(text), known, 5, 0.5)
    raise UnknownName(
        text, tuple(dict.fromkeys(known[word] for word in alike)) or tuple(dict.fromkeys(known.values()))[:5]
    )
