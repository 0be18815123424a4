"""What a game hides, said without looking at any view: the module `secrets` beside the game's `GAME`.

- `SECRETS`: for each secret a function of the state, an audience and a source of randomness. It returns a copy of the
state
  that differs in this secret alone, in a way this audience must not be able to tell; None where there is none now.
- `PUBLIC_FIELDS`: the fields of the state that hide nothing.
- `SECRET_FIELDS`: the secret that each other field belongs to. A field that is new has to be put into one of the two.

It is what `python -m tests.faults` and the tests hold views, words, pictures and messages against; the game itself
never uses it.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar, cast

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from games.core.chance import Chance
    from games.core.contract import AnyGame, Audience


S = TypeVar("S")
Secret: TypeAlias = "Callable[[S, Audience, Chance], S | None]"  # noqa: S105 - no password
"""Changes one secret of a state; None where there is none now, or none that this audience must not know."""


class Secrets(Protocol):
    """What a game's `secrets` holds."""

    SECRETS: Mapping[str, Secret[Any]]
    PUBLIC_FIELDS: frozenset[str]
    SECRET_FIELDS: Mapping[str, str]


def secrets_of(game: AnyGame) -> Secrets | None:
    """Return the secrets of a game, or None where nobody has named them."""
    name = f"{game.home}.secrets"
    try:
        return cast("Secrets", import_module(name))
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        return None
