"""Only the order of the stacks is hidden, and nobody can tell another one (RULES 7)."""

from collections.abc import Sequence

import pytest

from games.carcassonne import GAME
from games.carcassonne.data.tiles import NUMBER
from games.carcassonne.rules.options import CarcassonneOptions
from games.carcassonne.rules.state import State
from games.carcassonne.secrets import PUBLIC_FIELDS, messages, stack
from games.check.tables import random_walk
from games.core.chance import SeededChance
from games.core.conformance import Playthrough
from games.core.contract import PUBLIC
from games.core.secrets import Secret
from tests.games.carcassonne.positions import position

TRIES = 40


class Still:
    """Random numbers that leave everything in order."""

    def below(self, n: int) -> int:
        return 0

    def shuffle(self, items: Sequence[int]) -> list[int]:
        return list(items)


def twins(secret: Secret[State], state: State) -> list[State]:
    """Return copies of a state that differ in a secret, by different random numbers."""
    found = (secret(state, PUBLIC, SeededChance(bytes(32), number)) for number in range(TRIES))
    return [twin for twin in found if twin is not None]


def test_the_tiles_left_come_in_any_other_order() -> None:
    state = position(hand="U", stack="V W B")
    state.stack, state.drawn = (NUMBER["U"], *state.stack[state.drawn :]), 1
    found = {twin.stack for twin in twins(stack, state)}
    assert len(twins(stack, state)) == TRIES
    assert all(order[0] == NUMBER["U"] for order in found), "it has been drawn"
    assert len(found) == 5, "all other orders of three"
    assert state.stack not in found


@pytest.mark.parametrize("tiles", ["V W", "V V W", "W V V V"])
def test_the_order_of_the_tiles_changes_even_if_a_shuffle_leaves_it(tiles: str) -> None:
    state = position(hand="U", stack=tiles)
    twin = stack(state, PUBLIC, Still())
    assert twin.stack != state.stack
    assert sorted(twin.stack) == sorted(state.stack)


@pytest.mark.parametrize("tiles", ["", "V", "V V V"])
def test_tiles_that_are_all_alike_have_no_other_order(tiles: str) -> None:
    assert twins(stack, position(hand="U", stack=tiles)) == []


@pytest.mark.parametrize(
    ("resolved", "orders"),
    [(0, {"BCDA", "CDAB", "DABC"}), (1, {"BCAD", "CABD"}), (2, {"BACD"}), (3, set[str]()), (9, set[str]())],
)
def test_messages_that_nobody_has_seen_come_in_any_other_order(resolved: int, orders: set[str]) -> None:
    """Those under the stack stay: everybody saw them go there."""
    state = position(messages="A B C D")
    state.resolved = resolved
    found = twins(messages, state)
    assert {"".join(twin.messages) for twin in found} == orders
    assert len(found) == (TRIES if orders else 0)


def test_all_but_the_order_of_the_stacks_is_the_same_in_every_world() -> None:
    options = CarcassonneOptions(messages=True, robbers=True)
    for step, playthrough in enumerate(random_walk(Playthrough(GAME, options, 4, bytes(32)), bytes(32))):
        if step % 10 == 0:
            state = playthrough.state
            world = GAME.determinize(GAME.view(state, step // 10 % 4), SeededChance(bytes(32), step))
            for field in PUBLIC_FIELDS - {"drawn", "resolved", "board"}:
                assert getattr(world, field) == getattr(state, field), field
            assert (world.board.cells, world.board.faces) == (state.board.cells, state.board.faces)
            assert (world.drawn, sorted(world.stack)) == (0, sorted(state.stack[state.drawn :]))
            below = min(state.resolved, len(state.messages))
            assert world.resolved == below
            assert world.messages[len(world.messages) - below :] == state.messages[len(state.messages) - below :]
            assert sorted(world.messages) == sorted(state.messages)
