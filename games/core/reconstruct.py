"""From a view to a state that stands for it, so that what the rules say of a state need not be said again for views."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeVar

from games.core.chance import SeededChance

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.core.chance import Chance
    from games.core.values import View

S = TypeVar("S")
V = TypeVar("V", bound="View")

_REMEMBERED: Final = 8
"""Views of one game whose states are kept: those of one step, for a table of six and its channel."""
_ANY_LUCK: Final = bytes(32)


def reconstruction(determinize: Callable[[V, Chance], S]) -> Callable[[V], S]:
    """Return a function that gives a state for a view, the same object for equal views.

    What the audience does not see is dealt by some randomness or other. So only such questions may be asked of the
    state as the view alone decides; and nobody may change it.
    """

    @lru_cache(maxsize=_REMEMBERED)
    def reconstruct(view: V) -> S:
        return determinize(view, SeededChance(_ANY_LUCK, 0))

    return reconstruct
