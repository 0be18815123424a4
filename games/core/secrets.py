"""The protocol of a game's module `secrets`, which declares what the game hides, independently of its views.

- `SECRETS`: for each secret a function of the state, an audience and a source of randomness. It returns a copy of the
  state that differs in this secret alone, in a way that this audience must not notice, or None if there is none now.
- `PUBLIC_FIELDS`: the fields of the state that hide nothing.
- `SECRET_FIELDS`: the secret that each other field belongs to. Every new field has to be put into one of the two.

The tests and `python -m tests.faults` check views, texts, pictures and messages against it. The game never uses it.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Protocol, TypeAlias, TypeVar, cast

from games.core.chance import Chance
from games.core.contract import AnyGame, Audience

S = TypeVar("S")
Secret: TypeAlias = Callable[[S, Audience, Chance], S | None]
"""Changes one secret of a state; returns None if it has none now, or none hidden from this audience."""


class Secrets(Protocol):
    """The contents of a game's module `secrets`."""

    SECRETS: Mapping[str, Secret[Any]]
    PUBLIC_FIELDS: frozenset[str]
    SECRET_FIELDS: Mapping[str, str]


def secrets_of(game: AnyGame) -> Secrets | None:
    """Return the module `secrets` of a game, or None if it has none."""
    name = f"{game.home}.secrets"
    try:
        return cast("Secrets", import_module(name))
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        return None
