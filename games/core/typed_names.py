"""Reads what people type: names in any language and case, with or without accents, misspelt; numbers; yes and no."""

from __future__ import annotations

import difflib
import re
import unicodedata
from typing import TYPE_CHECKING, Final

from games.core.values import UnknownName

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

_LIKENESS: Final = 0.6
"""The similarity (0 to 1, see `difflib`) from which a word counts as a misspelling of another."""

_YES: Final = "yes true да da"
_NO: Final = "no false не нет nu"


def plain(text: str) -> str:
    """Return the text in lower case and without accents."""
    return "".join(sign for sign in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(sign))


def spelt(text: str) -> str:
    """Return the text made plain, without punctuation, its words separated by single spaces."""
    return " ".join(re.findall(r"[^\W_]+", plain(text)))


def lexicon(words: Mapping[str, str]) -> dict[str, str]:
    """Return the name that each word stands for, given the words for each name, separated by spaces."""
    return {plain(word): name for name, synonyms in words.items() for word in synonyms.split()}


def nearest(text: str, known: Iterable[str], most: int = 1) -> list[str]:
    """Return up to `most` known words that are similar to the text, best first."""
    return difflib.get_close_matches(text, list(known), most, _LIKENESS)


def read_number(text: str) -> str:
    """Return the number typed, without leading zeros. Raise `UnknownName` if it is not a number."""
    if text.strip().isdecimal():
        return str(int(text))
    raise UnknownName(text, ())


def read_yes_or_no(text: str, *, yes: str = "", no: str = "") -> str:
    """Return "yes" or "no"; `yes` and `no` are additional words for them. Raise `UnknownName` for anything else."""
    known = lexicon({"yes": f"{_YES} {yes}", "no": f"{_NO} {no}"})
    word = plain(text).strip()
    if word in known:
        return known[word]
    raise UnknownName(text, ("yes", "no"))
