"""Chance as an argument: who needs luck is handed a source of it.

The table's own luck follows a written-down algorithm, so that anybody can check a finished table from its seed:

- block `i` of move `number` is HMAC-SHA256(seed, number as 8 bytes big-endian ‖ i as 4 bytes big-endian), read as
  eight unsigned 32-bit big-endian words;
- a number below n takes the next word w; if w ≥ 2³² − (2³² mod n) it is rejected and the next word is taken;
  the number is w mod n;
- a shuffle is Fisher–Yates from the end: for i from last down to 1, swap item i with item (number below i + 1).
"""

from __future__ import annotations

import hmac
import struct
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

T = TypeVar("T")

_WORDS = struct.Struct(">8I")
_POSITION = struct.Struct(">QI")
_SPAN = 1 << 32


class Chance(Protocol):
    """A source of luck."""

    def below(self, n: int) -> int:
        """Return a number from 0 to n − 1, each equally likely; n from 1 to 2³²."""
        ...

    def shuffle(self, items: Sequence[T]) -> list[T]:
        """Return the items in a new order, each order equally likely."""
        ...


class SeededChance:
    """The luck of one move of one table. `used` tells whether any was drawn."""

    def __init__(self, seed: bytes, number: int) -> None:
        self._seed = seed
        self._number = number
        self._block = 0
        self._words: list[int] = []

    @property
    def used(self) -> bool:
        """Whether any luck was drawn."""
        return self._block > 0

    def below(self, n: int) -> int:
        """Return a number from 0 to n − 1."""
        limit = _SPAN - _SPAN % n
        while True:
            if not self._words:
                position = _POSITION.pack(self._number, self._block)
                self._words = list(reversed(_WORDS.unpack(hmac.digest(self._seed, position, "sha256"))))
                self._block += 1
            word = self._words.pop()
            if word < limit:
                return word % n

    def shuffle(self, items: Sequence[T]) -> list[T]:
        """Return the items in a new order."""
        order = list(items)
        for i in range(len(order) - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order


class QuickChance:
    """Fast luck for imagined worlds: equal seeds give equal luck. Anybody can foresee it, so no table plays by it."""

    def __init__(self, seed: int) -> None:
        self._word = seed

    def below(self, n: int) -> int:
        """Return a number from 0 to n − 1."""
        self._word = word = (self._word * 0x5851F42D4C957F2D + 0x14057B7EF767814F) & 0xFFFF_FFFF_FFFF_FFFF
        return (word >> 32) * n >> 32

    def shuffle(self, items: Sequence[T]) -> list[T]:
        """Return the items in a new order: sorted by keys drawn, which is faster than swapping in Python."""
        word, keys = self._word, list[int]()
        for _ in items:
            word = (word * 0x5851F42D4C957F2D + 0x14057B7EF767814F) & 0xFFFF_FFFF_FFFF_FFFF
            keys.append(word >> 24)
        self._word = word
        return [items[place] for place in sorted(range(len(keys)), key=keys.__getitem__)]
