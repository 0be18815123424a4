"""The written-down randomness of tables, beside another telling of it: `games.core.chance` says how it is drawn."""

from __future__ import annotations

import hmac
import random
import struct
from typing import TYPE_CHECKING

import pytest

from games.core.chance import SeededChance

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

SPAN = 1 << 32
EDGES = (SPAN - 1, SPAN - 4, SPAN - 2, 5, SPAN - 16, SPAN - 3, 0, SPAN - 5)
"""Words at the very end of their range: the place where some are rejected, and some are not."""


class Told:
    """The same randomness, by what is written down about it: a plain word after the other."""

    def __init__(self, seed: bytes, number: int) -> None:
        self.words = self._all(seed, number)

    def _all(self, seed: bytes, number: int) -> Iterator[int]:
        for block in range(10_000):
            yield from struct.unpack(">8I", hmac.digest(seed, struct.pack(">QI", number, block), "sha256"))

    def below(self, n: int) -> int:
        return next(word for word in self.words if word < SPAN - SPAN % n) % n

    def shuffle(self, items: list[int]) -> list[int]:
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            place = self.below(last + 1)
            order[last], order[place] = order[place], order[last]
        return order


class Edgy(SeededChance):
    """Randomness of given words, which would come once in 2³²."""

    def __init__(self, words: Sequence[int]) -> None:
        super().__init__(bytes(32), 0)
        self._words = iter(words)

    def rest(self) -> list[int]:
        return list(self._words)


def test_luck_is_drawn_as_written_down(rng: bytes) -> None:
    dice = random.Random(rng)
    for _ in range(200):
        seed, number = dice.randbytes(32), dice.randrange(1 << 40)
        ours, told = SeededChance(seed, number), Told(seed, number)
        for _ in range(6):
            n = dice.choice((1, 2, 7, 60, SPAN // 2 + 1, SPAN - 1, SPAN))  # of the fifth, half the words are rejected
            assert ours.below(n) == told.below(n)
            items = list(range(dice.randrange(70)))
            assert ours.shuffle(items) == told.shuffle(items)


@pytest.mark.parametrize("count", range(2, 17))
def test_shuffles_reject_the_words_that_numbers_reject(count: int) -> None:
    ours, told = Edgy(EDGES * count), Told(bytes(32), 0)
    told.words = iter(EDGES * count)
    assert ours.shuffle(range(count)) == told.shuffle(list(range(count)))
    assert ours.rest() == list(told.words)


def test_luck_is_used_once_it_is_drawn() -> None:
    chance = SeededChance(bytes(32), 3)
    assert not chance.used
    assert chance.shuffle([1]) == [1]
    assert not chance.used
    chance.below(1)
    assert chance.used
