"""A view that lets a secret out is caught by varying that secret; the sound view never is."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from bot.check.tables import random_walk
from games.core.chance import SeededChance
from games.core.conformance import Playthrough
from games.core.contract import PUBLIC, to_bytes
from games.durak import GAME
from games.durak.data.cards import NAMES, cards_in
from games.durak.rules.options import DurakOptions
from games.durak.rules.state import SEATS_IN, State
from games.durak.secrets import PUBLIC_FIELDS, SECRET_FIELDS, SECRETS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from games.core.contract import Audience

TABLES = ((DurakOptions(), 3, 1), (DurakOptions(auto_pass=True), 4, 2), (DurakOptions(teams=True), 4, 3))


def steps() -> Iterator[tuple[State, int]]:
    for options, seats, seed in TABLES:
        for number, playthrough in enumerate(
            random_walk(Playthrough(GAME, options, seats, bytes([seed]) * 32), bytes(32))
        ):
            yield playthrough.state, number


def told_apart(view: Callable[[State, Audience], Any], name: str) -> Counter[bool]:
    """Return how often some audience could, and could not, tell a table from the one with this secret varied."""
    found: Counter[bool] = Counter()
    for state, number in steps():
        for audience in range(PUBLIC, len(state.hands)):
            other = SECRETS[name](state, audience, SeededChance(bytes(32), number))
            if other is not None:
                assert to_bytes(other) != to_bytes(state)
                found[view(other, audience) != view(state, audience)] += 1
    return found


def test_every_field_is_public_or_secret() -> None:
    assert PUBLIC_FIELDS | set(SECRET_FIELDS) == set(State.__struct_fields__)
    assert not PUBLIC_FIELDS & set(SECRET_FIELDS)
    assert set(SECRET_FIELDS.values()) <= set(SECRETS)


@pytest.mark.parametrize("name", SECRETS)
def test_the_sound_view_keeps_every_secret(name: str) -> None:
    found = told_apart(GAME.view, name)
    assert found[False] > 10
    assert not found[True]


def leaky(**leak: Callable[[State], Any]) -> Callable[[State, Audience], Any]:
    """Return a view that shows every audience one field of the state."""

    def view(state: State, audience: Audience) -> Any:
        return msgspec.structs.replace(
            GAME.view(state, audience), **{field: tell(state) for field, tell in leak.items()}
        )

    return view


def held(state: State) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(cards_in(hand)) for hand in state.hands)


@pytest.mark.parametrize(
    ("name", "view"),
    [
        ("hands", leaky(known=held)),
        ("drawn", leaky(known=held)),
        ("drawn", leaky(discarded=lambda state: tuple(sorted(NAMES[card] for card in state.talon)))),
        ("talon", leaky(discarded=lambda state: tuple(NAMES[card] for card in state.talon))),
        ("passes", leaky(passed=lambda state: SEATS_IN[state.passed])),
        ("passes", leaky(asked=lambda state: tuple(seat for seat in SEATS_IN[~state.passed & 63]))),
        ("hands", leaky(asked=GAME.acting)),
    ],
)
def test_a_leak_is_caught(name: str, view: Callable[[State, Audience], Any]) -> None:
    assert told_apart(view, name)[True]
