"""Sources of random numbers, passed as an argument to whatever needs them.

A table's random numbers follow from its seed by this algorithm, so that anybody can check a finished table:

- block `i` of move `number` is HMAC-SHA256(seed, number as 8 bytes big-endian ‖ i as 4 bytes big-endian), read as
  eight unsigned 32-bit big-endian words;
- a number below n takes the next word w; if w ≥ 2³² − (2³² mod n) it is rejected and the next word is taken;
  the number is w mod n;
- a shuffle is Fisher–Yates from the end: for i from last down to 1, swap item i with item (number below i + 1).
"""

import hmac
import struct
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Protocol, TypeVar

T = TypeVar("T")

_WORDS = struct.Struct(">8I")
_POSITION = struct.Struct(">QI")
_SPAN = 1 << 32


class Chance(Protocol):
    """A source of randomness."""

    def below(self, n: int) -> int:
        """Return a number from 0 to n − 1, each equally likely; n from 1 to 2³²."""
        ...

    def shuffle(self, items: Sequence[T]) -> list[T]:
        """Return the items in a new order, each order equally likely."""
        ...


class SeededChance:
    """The random numbers of one move of one table, drawn from its seed. `used` is True once any was drawn."""

    def __init__(self, seed: bytes, number: int) -> None:
        self.used = False
        self._words = self._drawn(seed, number)

    def below(self, n: int) -> int:
        """Return a number from 0 to n − 1."""
        word = next(self._words)
        while word >= _SPAN - n and word >= _SPAN - _SPAN % n:  # the first test is quicker and implied by the second
            word = next(self._words)
        return word % n

    def shuffle(self, items: Sequence[T]) -> list[T]:
        """Return the items in a new order."""
        order, words = list(items), self._words
        last = len(order)
        accepted = _SPAN - last  # no word below this is rejected
        for n, drawn in zip(range(last, 1, -1), words, strict=False):
            word = drawn
            while word >= accepted and word >= _SPAN - _SPAN % n:
                word = next(words)
            place = word % n
            last -= 1
            order[last], order[place] = order[place], order[last]
        return order

    def _drawn(self, seed: bytes, number: int) -> Iterator[int]:
        """Yield the words of block after block."""
        self.used = True
        for block in count():
            yield from _WORDS.unpack(hmac.digest(seed, _POSITION.pack(number, block), "sha256"))


class QuickChance:
    """Fast, predictable random numbers for search, never for a table. Equal seeds give equal numbers."""

    def __init__(self, seed: int) -> None:
        self._word = seed

    def below(self, n: int) -> int:
        """Return a number from 0 to n − 1."""
        self._word = word = (self._word * 0x5851F42D4C957F2D + 0x14057B7EF767814F) & 0xFFFF_FFFF_FFFF_FFFF
        return (word >> 32) * n >> 32

    def shuffle(self, items: Sequence[T]) -> list[T]:
        """Return the items in a new order, sorted by random keys: faster in Python than swapping."""
        word = self._word
        by_key = {
            (word := (word * 0x5851F42D4C957F2D + 0x14057B7EF767814F) & 0xFFFF_FFFF_FFFF_FFFF): item for item in items
        }
        self._word = word
        return [by_key[key] for key in sorted(by_key)]
