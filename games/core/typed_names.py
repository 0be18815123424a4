"""Reads what people type: names in any language, spelling, case and accents, numbers, yes and no."""

from __future__ import annotations

import difflib
import unicodedata
from typing import TYPE_CHECKING, Final

from games.core.values import UnknownName

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

_LIKENESS: Final = 0.6
"""How alike two words must be (0 to 1) for one to be taken for the other misspelt."""

_YES: Final = "yes true да da"
_NO: Final = "no false не нет nu"


def plain(text: str) -> str:
    """Return the text in lower case and without accents."""
    return "".join(sign for sign in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(sign))


def lexicon(words: Mapping[str, str]) -> dict[str, str]:
    """Return the name that each word stands for, from the words of each name, parted by spaces; words made plain."""
    return {plain(word): name for name, alike in words.items() for word in alike.split()}


def nearest(text: str, known: Iterable[str], most: int = 1) -> list[str]:
    """Return up to `most` known words that look like the text, best first."""
    return difflib.get_close_matches(text, list(known), most, _LIKENESS)


def read_number(text: str) -> str:
    """Return the number typed, in its shortest form. Raise `UnknownName` if it is none."""
    if text.strip().isdecimal():
        return str(int(text))
    raise UnknownName(text, ())


def read_word(text: str, known: Mapping[str, str]) -> str:
    """Return the name that a single word stands for. Raise `UnknownName` with the names of words like it."""
    word = plain(text).strip()
    if word in known:
        return known[word]
    raise UnknownName(text, tuple(dict.fromkeys(known[near] for near in nearest(word, known))))


def read_yes_or_no(text: str, *, yes: str = "", no: str = "") -> str:
    """Return "yes" or "no"; `yes` and `no` are further words for them. Raise `UnknownName` for anything else."""
    known = lexicon({"yes": f"{_YES} {yes}", "no": f"{_NO} {no}"})
    word = plain(text).strip()
    if word in known:
        return known[word]
    raise UnknownName(text, ("yes", "no"))
