"""Exhaustive counts of move sequences from small positions, checked by hand."""

from itertools import combinations

import pytest

from games.core.contract import Pick
from games.hayduti import GAME
from games.hayduti.rules.state import State
from tests.games.hayduti.positions import CHANCE, play, table


def count(state: State, depth: int) -> int:
    """Return the number of sequences of this many moves."""
    if depth == 0:
        return 1
    total = 0
    for seat in GAME.acting(state):
        for choice in GAME.moves(state, seat):
            moves = [choice]
            if isinstance(choice, Pick):
                sizes = range(choice.least, choice.most + 1)
                moves = [choice.make(some) for size in sizes for some in combinations(choice.pool, size)]
                moves = [move for move in moves if choice.fits(move)]
            for move in moves:
                after = GAME.copy(state)
                GAME.play(after, seat, move, CHANCE)
                total += count(after, depth - 1)
    return total


@pytest.mark.parametrize(("depth", "sequences"), [(1, 2), (2, 6), (3, 10), (4, 16)])
def test_two_face_down_hayduts_in_the_last_turn(depth: int, sequences: int) -> None:
    """Nothing to draw, two cards to scout and recruit, four actions; an early pass with an empty hand ends all."""
    state = table(final=True, rotations_done=2, down="n2g@1 n2r@2", empty=range(3, 17))
    assert count(state, depth) == sequences


@pytest.mark.parametrize(("cards", "nabor", "sequences"), [(7, 5, 120), (4, 4, 16), (1, 4, 2)])
def test_clearing(cards: int, nabor: int, sequences: int) -> None:
    """Every subset that leaves no more than nabor: of seven cards all but none and the single ones."""
    words = ["n2g", "n2u", "n2r", "n2y", "d2g", "d2u", "d2r"][:cards]
    assert count(table(" ".join(words), stats={0: (nabor, 4, 4)}, phase="clearing"), 1) == sequences


def test_petko_and_hitov() -> None:
    """Petko keeps none, one or two of four: 1 + 4 + 6; then Hitov takes of what is left: 11 + 4 × 7 + 6 × 4."""
    state = table("n2g n2u n2r n2y", exposed=[0], raised={0: "petko", 1: "hitov"}, up="Z3@1", down="Z2@2")
    play(state, "0 scout 2")
    assert (count(state, 1), count(state, 2)) == (11, 11 + 4 * 7 + 6 * 4)


def test_parallel_clearing() -> None:
    """Two choose at once, 4 + 2 ways; as long as one has not chosen, both have all their ways again."""
    state = table("n2g n2u", hands={1: "d2g"}, seats=2, parallel=True)
    play(state, "0 scout 1\n0 pass\n1 scout 2\n1 pass")
    assert (count(state, 1), count(state, 2)) == (4 + 2, (4 + 2) ** 2)


def test_parallel_clearing_of_three() -> None:
    """Each of three keeps or clears one card: 6 ways at each of the first three moves, in any order of seats."""
    state = table("n2g", hands={1: "d2g", 2: "b2g"}, phase="clearing", parallel=True)
    assert [count(state, depth) for depth in (1, 2, 3)] == [6, 36, 216]
