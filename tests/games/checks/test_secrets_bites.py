"""The checks catch a toy game that leaks a secret in any possible way."""

import dataclasses
import importlib
import itertools
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from games.check.noninterference import check_fields, check_walls
from games.check.tables import NAMES, random_walk, told_at_the_end
from games.core.catalogue import find_games, localizer_for
from games.core.chance import SeededChance
from games.core.conformance import Playthrough
from games.core.contract import AnyGame
from games.core.secrets import Secrets
from tests.toys import toys_in

SEED = bytes(32)


@pytest.fixture(scope="module")
def market(tmp_path_factory: pytest.TempPathFactory) -> AnyGame:
    return find_games(toys_in(tmp_path_factory.mktemp("further")))["market"]


@pytest.fixture
def secrets(market: AnyGame) -> Secrets:
    return cast("Secrets", importlib.import_module("games.market.secrets"))


def walked(game: AnyGame, secrets: Secrets) -> set[str]:
    """Check a whole table of three; return which secrets were met."""
    localizer, met = localizer_for(game, "en", NAMES[:3]), set[str]()
    for step, playthrough in enumerate(random_walk(Playthrough(game, game.Options(), 3, SEED), SEED)):
        met |= check_walls(playthrough, secrets, SeededChance(SEED, step), localizer, words=True, pictures=True)
    return met


def with_secrets(secrets: Secrets, **other: Any) -> Secrets:
    """Return the same secrets with some replaced."""
    same = {name: getattr(secrets, name) for name in ("SECRETS", "PUBLIC_FIELDS", "SECRET_FIELDS")}
    return cast("Secrets", SimpleNamespace(**{**same, **other}))


def test_a_sound_game_leaks_nothing(market: AnyGame, secrets: Secrets) -> None:
    check_fields(market.State, secrets)
    assert walked(market, secrets) == {"hand"}


def telling_view(market: AnyGame) -> Callable[[Any, int], Any]:
    def view(state: Any, audience: int) -> Any:
        return msgspec.structs.replace(
            market.view(state, audience), keep=sum(int(hand[0]) for hand in state.hands if hand)
        )

    return view


def telling_moves(market: AnyGame) -> Callable[[Any, int], Any]:
    def moves(state: Any, seat: int) -> Any:
        choices = list(market.moves(state, seat))
        return choices[::-1] if sum(int(good) for hand in state.hands for good in hand) % 2 else choices

    return moves


@pytest.mark.parametrize(("part", "leak"), [("view", telling_view), ("moves", telling_moves)])
def test_a_leak_is_caught(market: AnyGame, secrets: Secrets, part: str, leak: Callable[[AnyGame], Any]) -> None:
    with pytest.raises(AssertionError, match=f"can tell hand by the {part}"):
        walked(dataclasses.replace(market, **{part: leak(market)}), secrets)


@pytest.mark.parametrize(("room", "value", "told"), [("text", "TEXT", "words"), ("picture", "PICTURES", "picture")])
def test_texts_and_pictures_of_equal_views_are_equal(
    market: AnyGame, secrets: Secrets, monkeypatch: pytest.MonkeyPatch, room: str, value: str, told: str
) -> None:
    numbers = itertools.count()
    module = importlib.import_module(f"games.market.{room}")
    restless = dataclasses.replace(getattr(module, value), table=lambda view, localizer: f"{next(numbers)}")
    monkeypatch.setattr(module, value, restless)
    with pytest.raises(AssertionError, match=f"can tell hand by the {told}"):
        walked(market, secrets)


def test_a_visible_change_is_no_secret(market: AnyGame, secrets: Secrets) -> None:
    def turned(state: Any, audience: int, chance: Any) -> Any:
        twin = market.copy(state)
        twin.nods += 1
        return twin

    with pytest.raises(AssertionError, match="which are open"):
        walked(market, with_secrets(secrets, SECRETS={"hand": turned}))


def test_changing_a_secret_leaves_the_given_state_alone(market: AnyGame, secrets: Secrets) -> None:
    def careless(state: Any, audience: int, chance: Any) -> Any:
        state.hands[audience].reverse()

    with pytest.raises(AssertionError, match="has changed the state"):
        walked(market, with_secrets(secrets, SECRETS={"hand": careless}))


@pytest.mark.parametrize(
    "other",
    [
        {"PUBLIC_FIELDS": frozenset({"keep"})},
        {"PUBLIC_FIELDS": frozenset({"keep", "kept", "shown", "turn", "nods", "hands"})},
        {"SECRET_FIELDS": {"hands": "purse"}},
    ],
    ids=["a field forgotten", "a field in both", "a secret without a change"],
)
def test_every_field_is_public_or_secret(market: AnyGame, secrets: Secrets, other: dict[str, Any]) -> None:
    with pytest.raises(AssertionError):
        check_fields(market.State, with_secrets(secrets, **other))


def test_the_winners_are_named_at_the_end(market: AnyGame) -> None:
    """The toy game names all winners; if its last event is withheld, that is noticed."""
    for number in range(8):
        seed = bytes([number]) * 32
        *_, playthrough = random_walk(Playthrough(market, market.Options(), 4, seed), seed)
        localizer = localizer_for(market, "en", NAMES[:4])
        assert told_at_the_end(playthrough, localizer)
        first = market.outcome(playthrough.state).places.index(1)
        playthrough.events = playthrough.events[:-1]
        assert told_at_the_end(playthrough, localizer) == (playthrough.moves[-1][0] == first)
