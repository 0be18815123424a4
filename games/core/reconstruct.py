"""Makes a state out of a view, so that functions of the rules that take a state can be used with views."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeVar

from games.core.chance import Chance, SeededChance
from games.core.values import View

S = TypeVar("S")
V = TypeVar("V", bound="View")

_CACHED: Final = 8
"""Views of one game whose states are cached: enough for one step of a table of six and its channel."""
_SEED: Final = bytes(32)


def reconstruction(determinize: Callable[[V, Chance], S]) -> Callable[[V], S]:
    """Return a function from a view to a state that fits it; equal views give the same object.

    Whatever the audience cannot see is dealt arbitrarily, always in the same way. Ask the state only for what the view
    alone decides, and never change it.
    """

    @lru_cache(maxsize=_CACHED)
    def reconstruct(view: V) -> S:
        return determinize(view, SeededChance(_SEED, 0))

    return reconstruct
