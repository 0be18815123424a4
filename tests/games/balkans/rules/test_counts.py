"""Exhaustive counts of move sequences from small positions; the docstrings derive each number."""

from __future__ import annotations

import pytest

from games.balkans.rules import legal, machine
from games.balkans.rules.moves import Choose, Done, Order
from games.core.contract import Pick
from tests.games.balkans.positions import Board


def sequences(board, depth):
    """Return how many sequences of moves there are: a `Pick` counts once for each subset it stands for."""
    return _count(board.state, depth, board.chance)


def _count(state, depth, chance):
    if depth == 0 or not legal.acting(state):
        return 1
    total = 0
    for seat in legal.acting(state):
        for choice in machine.moves(state, seat):
            for move in _all(choice):
                twin = state.copy()
                machine.play(twin, seat, move, chance)
                total += _count(twin, depth - 1, chance)
    return total


def _all(choice):
    if not isinstance(choice, Pick):
        return [choice]
    from itertools import combinations

    sizes = range(choice.least, choice.most + 1)
    return [choice.make(chosen) for size in sizes for chosen in combinations(choice.pool, size)]


@pytest.mark.parametrize(("depth", "count"), [(1, 2 * 16), (2, 30 * (16 + 16) + 2 * (4 + 16))])
def test_planning(depth, count):
    """Each of two players has 15 plans, or begins to surrender.

    After one of 30 plans the other has 16 moves, and so has the planner, to plan anew or surrender; after one of two
    surrenders begun there are three ways to name kingdoms and the way back, and the other's 16 moves.
    """
    assert sequences(Board("BG LA").planning(), depth) == count


def test_arming_of_one_land():
    """One rich man's fortress: three armies to hire, two seas to build in, or nothing: then only the end."""
    board = Board("LA BG").own(None, "thrace", "gallipoli", "rhodope", "nicomedia").gold("LA", 20)
    board.turn("LA", "arming").do("LA", Order("arming"))
    assert sequences(board, 1) == 3 + 2 + 1
    # after an action only `done` is left, and after `done` the turn of the other: 2 orders, 2 to skip, surrender of either
    assert sequences(board, 2) == 5 * 1 + 6


@pytest.mark.parametrize(("armies", "count"), [("1r", 1), ("2r", 3), ("1r 1e", 3), ("3r", 7)])
def test_subsets_of_armies(armies, count):
    """So many armies march, or are sent and nobody follows, in 2ⁿ − 1 ways each, or stay."""
    board = Board("BG LA").put("vidin", "BG", armies).turn("BG", "offensive").offensive("BG", "nis")
    assert sequences(board, 1) == 2 * count + 1


@pytest.mark.parametrize(("fleets", "count"), [(0, 0), (1, 3), (2, 3)])
def test_ways_of_a_fleet(fleets, count):
    """From the Ionian Sea to Naxos: the Sea of Crete or the Icarian one, the first with an army of Epirus too."""
    board = Board("EP VE BG LA").put("epirus", "EP", "1r").turn("EP", "offensive")
    if fleets:
        board.fleet("ionian", "EP", fleets)
    board.offensive("EP", "naxos")
    if not fleets:
        assert board.phase == "turn"
        return
    order = board.state.frames[-1]
    from games.balkans.rules.troops.paths import trips

    found = trips(board.state, order, 0, "ionian", "none")
    assert set(found) == {
        ("cretan", "none"),
        ("cretan", "regular@epirus"),
        ("icarian", "none"),
        ("icarian", "regular@epirus"),
    }
    assert len(found) == count + 1
    assert Done() in board.moves("EP")
    assert Choose("cretan") not in board.moves("EP")
