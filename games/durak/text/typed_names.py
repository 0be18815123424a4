"""Reading the names of cards as people type them: `8H`, `8♥`, `10 s`, `дама пика`, `8 of hearts as spades`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from games.core.contract import UnknownName
from games.core.typed_names import lexicon, nearest, plain, read_number, read_yes_or_no
from games.durak.data.cards import CARDS, CODES, NAMES, printed, rank_of, suit_of
from games.durak.rules.moves import Defend

if TYPE_CHECKING:
    from games.core.contract import Move

_RANK_WORDS: Final = {
    "6": "6 six шестица шестёрка șase",
    "7": "7 seven седмица семёрка șapte",
    "8": "8 eight осмица восьмёрка opt",
    "9": "9 nine деветка девятка nouă",
    "10": "10 t ten десетка десятка zece",
    "J": "j jack вале валет в valet valetul",
    "Q": "q queen дама д damă dama",
    "K": "k king поп король к rege regele",
    "A": "a ace асо туз т asul",
}
_SUIT_WORDS: Final = {
    "S": "s ♠ ♤ spade spades пика пики пик pică pica",
    "H": "h ♥ ♡ heart hearts купа купи черва червы червей cupă cupa",
    "D": "d ♦ ♢ diamond diamonds каро кари бубна бубны бубен caro",
    "C": "c ♣ ♧ club clubs спатия спатии трефа трефы треф treflă trefla",
}
_FILLERS: Final = frozenset({"of", "the", "de", "ca", "като", "на", "как"})
_AMBIGUOUS: Final = "as"
"""English for a named suit, Romanian for an ace; `AS` alone is the ace of spades."""

_REVERSE: Final = "reverse обръщам сменить inversa inversez"
_KEEP: Final = "keep запазвам оставить păstrez"

_TOKEN: Final = re.compile(r"[^\W\d_]+|\d+|[♠-♧]")

_RANKS: Final = lexicon(_RANK_WORDS)
_SUITS: Final = lexicon(_SUIT_WORDS)


def read(kind: type[Move], field: str, text: str) -> str:
    """Return the value that a typed text means for a field. Raise `UnknownName` with the nearest names.

    A target becomes its printed name, because only one card has it. A suit named for a beating 8 is kept: `canonical`
    and the rules decide whether it is the right one.
    """
    hint = kind.__annotations__[field]
    if hint == "bool":
        return read_yes_or_no(text, yes=_REVERSE, no=_KEEP)
    if hint == "int":
        return read_number(text)
    name = _read_card(text)
    return printed(name) if kind is Defend and field == "target" else name


def _read_card(text: str) -> str:
    words = _words(text)
    name = _name(words)
    if name is not None:
        return name
    known = [*_RANKS, *_SUITS, *_FILLERS, _AMBIGUOUS]
    corrected = [next(iter(nearest(word, known)), word) for word in words]
    likely = _name(corrected)
    if likely is not None:
        raise UnknownName(text, (likely,))
    rank = next((_RANKS[word] for word in corrected if word in _RANKS), None)
    suit = next((_SUITS[word] for word in corrected if word in _SUITS), None)
    cards = NAMES[:CARDS]
    alike = [
        card for card in cards if (rank and rank_of(card) == rank) or (not rank and suit and suit_of(card) == suit)
    ]
    raise UnknownName(text, tuple(alike or nearest(text.strip().upper(), cards, 4)))


def _words(text: str) -> list[str]:
    """Return the words of a text, splitting a rank and a suit that are written together ("qh", "д♠")."""
    tokens = _TOKEN.findall(plain(text))
    if tokens == [_AMBIGUOUS]:
        return ["a", "s"]
    words: list[str] = []
    for token in tokens:
        pairs = ((token[:cut], token[cut:]) for cut in range(1, len(token)))
        known = token in _RANKS or token in _SUITS or token in _FILLERS or token == _AMBIGUOUS
        split = None if known else next((pair for pair in pairs if pair[0] in _RANKS and pair[1] in _SUITS), None)
        words += split or (token,)
    return words


def _name(words: list[str]) -> str | None:
    """Return the name of the card with this rank, this suit and, for an 8, the suit it names, if any."""
    ranks = [_RANKS[word] for word in words if word in _RANKS]
    if not ranks and _AMBIGUOUS in words:
        ranks = ["A"]
    suits = [_SUITS[word] for word in words if word in _SUITS]
    unknown = [word for word in words if not (word in _RANKS or word in _SUITS or word in _FILLERS)]
    if len(ranks) != 1 or not suits or any(word != _AMBIGUOUS for word in unknown):
        return None
    name = "=".join((ranks[0] + suits[0], *suits[1:]))
    return name if name in CODES else None
