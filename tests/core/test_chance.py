"""`SeededChance` follows the algorithm documented in `games.core.chance`, implemented here a second time."""

import hmac
import random
import struct
from collections.abc import Iterator, Sequence

import pytest

from games.core.chance import SeededChance

SPAN = 1 << 32
EDGES = (SPAN - 1, SPAN - 4, SPAN - 2, 5, SPAN - 16, SPAN - 3, 0, SPAN - 5)
"""Words at the upper end of the range, where some are rejected and some are not."""


class Reference:
    """The documented algorithm, implemented word by word."""

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


class FromWords(SeededChance):
    """Random numbers from chosen words, which would be drawn once in 2³² times."""

    def __init__(self, words: Sequence[int]) -> None:
        super().__init__(bytes(32), 0)
        self._words = iter(words)

    def rest(self) -> list[int]:
        return list(self._words)


def test_numbers_and_shuffles_follow_the_documented_algorithm(rng: bytes) -> None:
    dice = random.Random(rng)
    for _ in range(200):
        seed, number = dice.randbytes(32), dice.randrange(1 << 40)
        actual, expected = SeededChance(seed, number), Reference(seed, number)
        for _ in range(6):
            n = dice.choice((1, 2, 7, 60, SPAN // 2 + 1, SPAN - 1, SPAN))  # of the fifth, half the words are rejected
            assert actual.below(n) == expected.below(n)
            items = list(range(dice.randrange(70)))
            assert actual.shuffle(items) == expected.shuffle(items)


@pytest.mark.parametrize("count", range(2, 17))
def test_shuffles_reject_the_same_words_as_numbers(count: int) -> None:
    actual, expected = FromWords(EDGES * count), Reference(bytes(32), 0)
    expected.words = iter(EDGES * count)
    assert actual.shuffle(range(count)) == expected.shuffle(list(range(count)))
    assert actual.rest() == list(expected.words)


def test_used_is_set_once_a_number_is_drawn() -> None:
    chance = SeededChance(bytes(32), 3)
    assert not chance.used
    assert chance.shuffle([1]) == [1]
    assert not chance.used
    chance.below(1)
    assert chance.used
