"""Each secret is met at random tables, kept by the views, and missed by a view that tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from games.core.chance import SeededChance
from games.core.contract import PUBLIC, to_bytes
from games.magove import GAME
from games.magove.rules.state import State, holding
from games.magove.secrets import PUBLIC_FIELDS, SECRET_FIELDS, SECRETS
from tests.games.magove.picture_cases import TABLES, games

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from games.core.contract import Audience
    from games.magove.views.view import MagoveView

    See = Callable[[State, Audience], MagoveView]


def pairs(name: str) -> Iterator[tuple[State, State, Audience]]:
    """Yield states of random tables beside states that differ in this secret from what an audience may tell."""
    for number, table in enumerate(TABLES):
        for step, (state, _) in enumerate(games(**table)):
            if step % 5 == 0 or state.round == 1:
                for audience in (PUBLIC, *range(table["seats"])):
                    twin = SECRETS[name](state, audience, SeededChance(bytes([number]) * 32, step))
                    if twin is not None:
                        yield state, twin, audience


def is_told(name: str, see: See) -> bool:
    """Return whether some audience can tell the secret by this way of seeing."""
    return any(see(state, audience) != see(twin, audience) for state, twin, audience in pairs(name))


def with_all_hands(state: State, audience: Audience) -> MagoveView:
    """See every hand lie open."""
    faces = tuple(holding(state, seat) for seat in range(len(state.won)))
    return msgspec.structs.replace(GAME.view(state, audience), faces=faces)


def with_an_empty_race(state: State, audience: Audience) -> MagoveView:
    """See as void what a hand does not hold, shown or not."""
    void = tuple(tuple(race for race, held in zip("BRGY", hand, strict=True) if not held) for hand in state.hands)
    return msgspec.structs.replace(GAME.view(state, audience), void=void)


def with_the_own_hand(state: State, audience: Audience) -> MagoveView:
    """See the own hand, blind or not."""
    own = () if audience == PUBLIC else holding(state, audience)
    return msgspec.structs.replace(GAME.view(state, audience), hand=own)


def with_the_sum(state: State, audience: Audience) -> MagoveView:
    """See what all bids add up to."""
    return msgspec.structs.replace(GAME.view(state, audience), total=sum(state.bids))


def test_every_field_is_public_or_has_its_secret() -> None:
    """A field added to the state belongs to one of the two."""
    assert {*PUBLIC_FIELDS, *SECRET_FIELDS} == set(State.__struct_fields__)
    assert not PUBLIC_FIELDS & set(SECRET_FIELDS)
    assert set(SECRET_FIELDS.values()) <= set(SECRETS)


@pytest.mark.parametrize("name", SECRETS)
def test_a_secret_is_kept_and_varies_secret_fields_alone(name: str) -> None:
    """Views stay equal, and so do the fields that everybody may know."""
    varied = set()
    for state, twin, audience in pairs(name):
        assert to_bytes(state) != to_bytes(twin)
        varied |= {field for field in State.__struct_fields__ if getattr(state, field) != getattr(twin, field)}
        assert GAME.view(state, audience) == GAME.view(twin, audience)
        if audience != PUBLIC:
            assert GAME.moves(state, audience) == GAME.moves(twin, audience)
    assert varied, "the secret is met"
    assert varied <= set(SECRET_FIELDS)
    assert {field for field, secret in SECRET_FIELDS.items() if secret == name} <= varied


@pytest.mark.parametrize(
    ("name", "see"),
    [
        ("others' hands", with_all_hands),
        ("others' hands", with_an_empty_race),
        ("undealt cards", with_all_hands),
        ("undealt cards", with_an_empty_race),
        ("own card", with_the_own_hand),
        ("own card", with_all_hands),
        ("secret bids", with_the_sum),
    ],
)
def test_a_view_that_tells_is_caught(name: str, see: See) -> None:
    """The secret tells apart what the leaking view shows."""
    assert is_told(name, see)
