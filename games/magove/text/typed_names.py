"""Reading the names of races and cards as people type them: `B7`, `blue 7`, `синя 7`, `7 pitici`, `wizard`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from games.core.contract import UnknownName
from games.core.typed_names import lexicon, nearest, plain, read_number
from games.magove.data.cards import PLAYED_AS, RACES, SUIT_PLAYED

if TYPE_CHECKING:
    from games.core.contract import Move

_RACE_WORDS: Final = {
    "B": "b blue human humans хора човек синя син сини синьо люди люд синие синий oameni om albastru albastra",
    "R": "r red dwarf dwarfs dwarves джуджета джудже червена червен червени червено гномы гном красные красный "
    "pitici pitic roșu roșie",
    "G": "g green elf elves елфи елф зелена зелен зелени зелено эльфы эльф зелёные зелёный elfi verde",
    "Y": "y yellow giant giants великани великан жълта жълт жълти жълто великаны жёлтые жёлтый uriași uriaș galben "
    "galbenă",
}
_SPECIAL_WORDS: Final = {
    "Z": "z w м m wizard wizards маг магове маги mag magi magul",
    "N": "n j ш jester jesters шут шутове шуты bufon bufoni bufonul",
}
_TOKEN: Final = re.compile(r"[^\W\d_]+|\d+")


_RACES: Final = lexicon(_RACE_WORDS)
_LETTERS: Final = _RACES | lexicon(_SPECIAL_WORDS)


def read(kind: type[Move], field: str, text: str) -> str:
    """Return the value that a typed text means for a field. Raise `UnknownName` with the nearest names."""
    if kind.__annotations__[field] == "str":
        return _race(text) if field == "race" else _card(text)
    return read_number(text)


def _race(text: str) -> str:
    meant = dict.fromkeys(_RACES.get(word, "") for word in _words(text, _RACES))
    if len(meant) == 1 and "" not in meant:
        return next(iter(meant))
    likely = dict.fromkeys(_RACES[word] for word in _corrected(text, _RACES))
    raise UnknownName(text, tuple(likely) or RACES)


def _card(text: str) -> str:
    """Return the name the card is played as, `Z` and `N` for wizards and jesters of every number."""
    name = "".join(_read(_words(text, _LETTERS)))
    name = PLAYED_AS.get(name, name)
    if name in SUIT_PLAYED:
        return name
    letters = [letter for letter in _read(_corrected(text, _LETTERS)) if letter.isalpha()]
    number = next((word for word in _TOKEN.findall(text) if word.isdecimal()), "")
    alike = [card for card in SUIT_PLAYED if card[0] in letters]
    exact = [card for card in alike if card[1:] == number]
    raise UnknownName(text, tuple(exact or alike or [card for card in SUIT_PLAYED if number and card[1:] == number]))


def _read(words: list[str]) -> list[str]:
    """Return the letters and then the numbers that the words mean, each once."""
    letters = dict.fromkeys(_LETTERS[word] for word in words if not word.isdecimal())
    numbers = dict.fromkeys(str(int(word)) for word in words if word.isdecimal())
    return [*letters, *numbers]


def _words(text: str, known: dict[str, str]) -> list[str]:
    """Return the words of a text; none if any of them is neither known nor a number."""
    words = _TOKEN.findall(plain(text))
    return words if all(word in known or word.isdecimal() for word in words) else []


def _corrected(text: str, known: dict[str, str]) -> list[str]:
    """Return the known words nearest to those of a text."""
    words: list[str] = _TOKEN.findall(plain(text))
    return [match for word in words for match in nearest(word, known)]
