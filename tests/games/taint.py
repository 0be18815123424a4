"""Secrets as tests name them: each game's `tests/games/<game>/secrets.py` says what its state hides, and how to change it.

- `SECRETS`: for each secret a function of the state, an audience and a source of luck. It returns a copy of the state
  that differs in this secret alone, in a way this audience must not be able to tell; None where there is none now.
- `PUBLIC_FIELDS`: the fields of the state that hide nothing.
- `SECRET_FIELDS`: the secret that each other field belongs to. A field that is new has to be put into one of the two.
- `next_move`, where it is there: who plays what at a state, so that tables reach the secrets that chance seldom does.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar, cast

from games.core.chance import SeededChance
from games.core.contract import PUBLIC, to_bytes
from tests.games.conformance import drawn, random_walk, spoken

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from games.core.chance import Chance
    from games.core.conformance import Trail
    from games.core.contract import Audience
    from games.core.voice import Voice


S = TypeVar("S")
Secret: TypeAlias = "Callable[[S, Audience, Chance], S | None]"


class Secrets(Protocol):
    """What a game's `secrets` holds."""

    SECRETS: Mapping[str, Secret[Any]]
    PUBLIC_FIELDS: frozenset[str]
    SECRET_FIELDS: Mapping[str, str]


def secrets_of(key: str) -> Secrets | None:
    """Return the secrets of a game, or None where nobody has named them."""
    name = f"tests.games.{key}.secrets"
    try:
        return cast("Secrets", importlib.import_module(name))
    except ModuleNotFoundError as missing:
        if missing.name not in {name, f"tests.games.{key}"}:
            raise
        return None


def walk(trail: Trail, secrets: Secrets, luck: bytes) -> Iterator[Trail]:
    """Play the table as its secrets want it, or else by chance; yield before each move and at the end."""
    next_move = getattr(secrets, "next_move", None)
    if next_move is None:
        yield from random_walk(trail, luck)
        return
    chance = SeededChance(luck, 0)
    while trail.game.acting(trail.state):
        yield trail
        trail.play(*next_move(trail.state, chance))
    yield trail


def check_fields(kind: Any, secrets: Secrets) -> None:
    """Check that each field of the state is either open to all or belongs to a secret that can be changed."""
    fields, hidden = set(kind.__struct_fields__), set(secrets.SECRET_FIELDS)
    assert secrets.PUBLIC_FIELDS | hidden == fields, secrets.PUBLIC_FIELDS.union(hidden) ^ fields
    assert not secrets.PUBLIC_FIELDS & hidden, secrets.PUBLIC_FIELDS & hidden
    assert set(secrets.SECRET_FIELDS.values()) <= set(secrets.SECRETS)


def check_walls(
    trail: Trail,
    secrets: Secrets,
    chance: Chance,
    voice: Voice,
    audiences: Sequence[Audience] = (),
    *,
    words: bool = False,
    pictures: bool = False,
) -> set[str]:
    """Check that none of these audiences, or nobody, can tell any changed secret; return which could be changed.

    What is compared is the view and the moves; where it is asked for, the words and pictures too.
    """
    game, state = trail.game, trail.state
    before = to_bytes(state)
    met: set[str] = set()
    for audience in audiences or (PUBLIC, *range(trail.seats)):
        view = game.view(state, audience)
        told: list[str] = []
        shown: bytes | None = None
        choices = [] if audience == PUBLIC else list(game.moves(state, audience))
        for name, change in secrets.SECRETS.items():
            where = f"{game.key}: {audience} can tell {name} by"
            other = change(state, audience, chance)
            if other is None or other == state:
                continue
            met.add(name)
            moved = {field for field in state.__struct_fields__ if getattr(state, field) != getattr(other, field)}
            assert not moved & secrets.PUBLIC_FIELDS, f"{name} is in {moved & secrets.PUBLIC_FIELDS}, which are open"
            seen = game.view(other, audience)
            tells = [field for field in view.__struct_fields__ if getattr(view, field) != getattr(seen, field)]
            assert seen == view, f"{where} the view's {tells}\n\n{trail.code()}"
            if audience != PUBLIC:
                assert list(game.moves(other, audience)) == choices, f"{where} the moves\n\n{trail.code()}"
            if words:
                told = told or spoken(trail, view, voice)
                assert spoken(trail, seen, voice) == told, f"{where} the words\n\n{trail.code()}"
            if pictures:
                shown = shown or drawn(trail, view, voice)
                assert drawn(trail, seen, voice) == shown, f"{where} the picture\n\n{trail.code()}"
    assert to_bytes(state) == before, f"{game.key}: to change a secret has changed the state\n\n{trail.code()}"
    return met
