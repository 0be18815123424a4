"""Reads names as people type them: `hay-d-green-2-1`, `d2g`, `Д3ч`, `v10`, `Левски`, `боевая мощь`, `recruți`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from games.core.contract import UnknownName
from games.core.typed_names import lexicon, nearest, plain, read_number, spelt
from games.hayduti.data.cards import CODES, NAMES, SHEET

if TYPE_CHECKING:
    from collections.abc import Mapping

    from games.core.contract import Move

_STAT_WORDS: Final = {
    "nabor": "nabor n recruits men хора люди oameni набор н recruti recruți",
    "deynost": "deynost d activity drum барабан toba дейност деятельность д activitate a",
    "boyna": "boyna b sabre сабя сабля sabie combat power бойна боевая мощ мощь б putere lupta luptă",
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
    "none": "none no nobody nothing никой не нищо нет никто ничего nu nimeni nimic",
}


_STATS: Final = lexicon(_STAT_WORDS)
_COLOURS: Final = lexicon(_COLOUR_WORDS)
_ANSWERS: Final = lexicon(_ANSWER_WORDS)
_DEYTSI: Final = {
    spelt(word): f"deets-{deets.id}"
    for deets in SHEET.deets
    for name in deets.name.values()
    for word in (deets.id, name, name.split()[-1])
}
_IDS: Final = {spelt(name): name for name in NAMES}
_VOYVODA_WORDS: Final = "v voy voyvoda voievod voievodul в войвода воевода"
_HAYDUT: Final = re.compile(r"(?P<stat>[^\W\d]+) ?(?P<strength>\d+) ?(?P<colour>[^\W\d]+) ?(?P<copy>\d*)")
_VOYVODA: Final = re.compile(
    rf"(?:{'|'.join(plain(word) for word in _VOYVODA_WORDS.split())}) ?(?P<cost>\d+) ?(?P<copy>\d*)"
)


def read(kind: type[Move], field: str, text: str) -> str:
    """Return the name meant by what a person typed for a field. Raise `UnknownName` with the nearest names.

    Of two like hayduts or voyvodas the first is meant unless the number of the copy follows: `d2g 2`.
    """
    del kind
    words = spelt(text)
    match field:
        case "pos":
            return read_number(text)
        case "stat":
            return _among(text, _by_words(words, _STATS), _STATS)
        case "deets":
            return _among(text, _by_words(words, _ANSWERS), _ANSWERS)
        case "by":
            known = {**_IDS, **_DEYTSI, **_STATS, **_COLOURS}
            return _among(text, _STATS.get(words) or _COLOURS.get(words) or _card(words), known)
        case _:
            return _among(text, _card(words), {**_IDS, **_DEYTSI})


def _by_words(words: str, known: Mapping[str, str]) -> str | None:
    """Return what all known words of the text agree on."""
    found = {known[word] for word in words.split() if word in known}
    return found.pop() if len(found) == 1 else None


def _card(words: str) -> str | None:
    exact = _IDS.get(words) or _DEYTSI.get(words)
    if exact is not None:
        return exact
    if found := _VOYVODA.fullmatch(words):
        name = f"voy-{found['cost']}-{found['copy'] or 1}"
        return name if name in CODES else None
    if found := _HAYDUT.fullmatch(words):
        stat, colour = _STATS.get(found["stat"]), _COLOURS.get(found["colour"])
        if stat is not None and colour is not None:
            name = f"hay-{stat[0]}-{colour}-{found['strength']}-{found['copy'] or 1}"
            return name if name in CODES else None
    return None


def _among(text: str, name: str | None, known: Mapping[str, str]) -> str:
    """Return the name that was found. Raise `UnknownName` if there is none, with those of known words like the text."""
    if name is not None:
        return name
    alike = [known[word] for word in nearest(spelt(text), known, 5)] or list(known.values())
    raise UnknownName(text, tuple(dict.fromkeys(alike))[:5])
