"""What is typed for a name or a move: its text form, or the words by which it is offered."""

import difflib
import re
import unicodedata
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cached_property
from typing import Final

from bot.presentation.choices import ChoiceMenu
from games.core.contract import Move, UnknownName

_LIKENESS: Final = 0.6
"""The similarity (0 to 1, see `difflib`) from which words are suggested for a text that names nothing."""
_MOST_LIKE: Final = 8
"""How many different words are suggested."""
_MOST_TYPED: Final = 200
"""Words of a list that is read; a longer one would take too long."""
_MOST_IN_NAME: Final = 20
"""Words of one name in a list."""
_WORD: Final = re.compile(r"[^\W_]+|[^\w\s]")


def spelt(text: str) -> str:
    """Return the words and symbols of a text in lower case, without accents and punctuation, with spaces between."""
    bare = "".join(sign for sign in unicodedata.normalize("NFD", text.casefold()) if unicodedata.category(sign) != "Mn")
    return " ".join(word for word in _WORD.findall(bare) if unicodedata.category(word[0])[0] != "P")


def _cut(words: str, beginning: str) -> bool:
    """Return whether a beginning of words ends inside a number."""
    return beginning[-1:].isdecimal() and words[len(beginning) :][:1].isdecimal()


class Names:
    """Names that are possible now, and how they may be typed.

    `moves` are, for each name, those whose labels may be typed for it. `item(offer, name)` are the words for a name in
    the language of one of the `offers`, which are the choices of a seat; it raises `LookupError` or `ValueError` for a
    text that is no name. Suggestions are in the language of the first.
    """

    def __init__(
        self,
        offers: Sequence[ChoiceMenu],
        moves: Mapping[str, Sequence[Move]],
        item: Callable[[ChoiceMenu, str], str],
    ) -> None:
        self._offers = offers
        self._moves = moves
        self._item = item

    def meant(self, text: str) -> str:
        """Return the name that a text means. Raise `UnknownName` with similar words if it means none, or several.

        It may be one that is not possible now, for the rules to refuse. If none is, it is the text.
        """
        found = self._possible(text.strip()) or self._elsewhere(text.strip())
        if found is None:
            raise UnknownName(text, self.like(text))
        return found

    def listed(self, text: str) -> tuple[str, ...]:
        """Return the names that a list means, each once; they are separated by commas or spaces.

        Raise `UnknownName` as `meant` does.
        """
        words = text.replace(",", " ").split()
        if len(words) > _MOST_TYPED:
            raise UnknownName(text, ())
        found: dict[str, None] = {}
        while words:
            for length in range(min(len(words), _MOST_IN_NAME), 0, -1):
                if (name := self._possible(" ".join(words[:length]), found)) is not None:
                    break
            else:
                length, name = 1, self._elsewhere(words[0], found)
            if name is None:
                raise UnknownName(words[0], self.like(words[0]))
            found[name] = None
            words = words[length:]
        return tuple(found)

    def fitting(self, text: str, taken: Collection[str] = ()) -> list[str]:
        """Return the names, other than those `taken`, with these words; if there are none, those that begin so."""
        wanted = spelt(text)
        open_words = [(words, name) for words, name in self._words if name not in taken] if wanted else []
        whole = [name for words, name in open_words if words == wanted]
        found = whole or [name for words, name in open_words if words.startswith(wanted) and not _cut(words, wanted)]
        return list(dict.fromkeys(found))

    @cached_property
    def _words(self) -> list[tuple[str, str]]:
        """What may be typed for each name, spelt, and the name."""
        return [
            (spelt(words), name)
            for name, moves in self._moves.items()
            for words in (
                name,
                *(self._item(offer, name) for offer in self._offers),
                *(offer.words(move).label for offer in self._offers for move in moves),
            )
        ]

    @cached_property
    def _items(self) -> dict[str, str]:
        """The words for each name, in the language of suggestions."""
        return {name: self._item(self._offers[0], name) for name in self._moves}

    def _possible(self, text: str, taken: Collection[str] = ()) -> str | None:
        if text in self._moves and text not in taken:
            return text
        names = self.fitting(text, taken)
        copies = len({self._items[name] for name in names}) == 1
        return names[0] if copies else None

    def _elsewhere(self, text: str, taken: Collection[str] = ()) -> str | None:
        """Return the name in this game that a text is, or a possible one in the same words, such as another copy."""
        if " " in text:  # the text form of a move has one word for each value
            return None
        for name in (text, text.upper(), text.lower()):
            try:
                words = self._item(self._offers[0], name)
            except (LookupError, ValueError):
                continue
            return next((other for other, same in self._items.items() if same == words and other not in taken), name)
        return None if self._moves else text

    def like(self, text: str) -> tuple[str, ...]:
        """Return the words of possible names that begin like a text, the most similar first."""
        wanted = spelt(text)
        begun = {words[: len(wanted)] for words, _ in self._words}
        near = difflib.get_close_matches(wanted, begun, _MOST_LIKE, _LIKENESS)
        names = [name for like in near for words, name in self._words if words[: len(wanted)] == like]
        return tuple(dict.fromkeys(self._items[name] for name in names))
