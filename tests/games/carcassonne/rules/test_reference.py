"""The rules agree with the reference program at every step of random tables (RULES 10)."""

import pytest

from games.carcassonne import GAME
from games.carcassonne.data.tiles import NUMBER, TILES
from games.carcassonne.rules.board import place_of
from games.carcassonne.rules.moves import MeeplePass, PlaceMeeple
from games.carcassonne.rules.options import CarcassonneOptions
from games.carcassonne.rules.play import go_on
from games.carcassonne.rules.public import points_of
from games.carcassonne.rules.setup import fresh
from games.carcassonne.rules.state import State
from games.carcassonne.rules.worth import end_value
from games.check.tables import random_walk
from games.core.chance import SeededChance
from games.core.conformance import Playthrough
from tests.games.carcassonne.positions import CHANCE, placements, rebuilt
from tests.games.carcassonne.rules.reference import SlowBoard, SlowTable


def slow_board(state: State) -> SlowBoard:
    return SlowBoard(
        (TILES[face >> 2].id, *place_of(cell), face & 3)
        for cell, face in zip(state.board.cells, state.board.faces, strict=True)
    )


def check_board(state: State) -> None:
    """Compare everything the board keeps up step by step with the second program, and with laying it anew."""
    board, slow = state.board, slow_board(state)
    assert rebuilt(state) == board
    for feature in slow.features:
        nodes = [board.node(f"{number}.{name}") for number, name in feature]
        key = min(nodes)
        assert {board.label[node] for node in nodes} == {key}
        assert sorted(board.members(key)) == sorted(nodes)
        assert board.kind(key) == slow.kind(feature)
        assert board.complete(key) == slow.complete(feature)
        if slow.kind(feature) in {"road", "city"}:
            assert board.open[key] == slow.open_edges(feature)
        if not slow.complete(feature):
            assert points_of(end_value(board, key)) == slow.value(feature, end=True)
    if state.phase == "place":
        assert placements(state) == slow.placements(TILES[state.tile].id)


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("options", [CarcassonneOptions(), CarcassonneOptions(messages=True, robber_chain="all")])
def test_board_at_every_step(options: CarcassonneOptions, seats: int) -> None:
    """Features, completeness, values and placements are those of the second program after every move."""
    seed = bytes([seats]) * 32
    tiles = 0
    for playthrough in random_walk(Playthrough(GAME, options, seats, seed), seed):
        if len(playthrough.state.board.faces) != tiles:
            tiles = len(playthrough.state.board.faces)
            check_board(playthrough.state)
    assert tiles + len(playthrough.state.aside) == 80


@pytest.mark.parametrize("number", range(12))
def test_whole_base_games(number: int) -> None:
    """A base game played by both programs has the same choices at each step and the same scores at the end."""
    seats, seed = 2 + number % 4, bytes([number]) * 32
    playthrough = Playthrough(GAME, CarcassonneOptions(robbers=False), seats, seed)
    slow = SlowTable(seats, [TILES[tile].id for tile in playthrough.state.stack])
    rng = SeededChance(seed, 10_000)
    while GAME.acting(playthrough.state):
        state = playthrough.state
        assert (slow.active, slow.hand) == (state.actor, TILES[state.tile].id)
        assert slow.supply == state.supply
        spots = placements(state)
        assert spots == SlowBoard(slow.tiles).placements(slow.hand)
        chosen = rng.below(len(spots))
        playthrough.play(state.actor, GAME.moves(state, state.actor)[chosen])
        free = slow.place(*spots[chosen])
        if free:
            choices = list(GAME.moves(state, state.actor))
            assert choices == [*map(PlaceMeeple, free), MeeplePass()]
            move = choices[rng.below(len(choices))]
            playthrough.play(state.actor, move)
            slow.meeple(move.feature if isinstance(move, PlaceMeeple) else None)
    assert GAME.outcome(playthrough.state).scores == tuple(slow.points)


def sequences(state: State, depth: int) -> int:
    """Return how many sequences of so many moves there are."""
    if not depth:
        return 1
    count = 0
    for seat in GAME.acting(state):
        for move in GAME.moves(state, seat):
            twin = GAME.copy(state)
            GAME.play(twin, seat, move, CHANCE)
            count += sequences(twin, depth - 1)
    return count


@pytest.mark.parametrize(
    ("stack", "counts"),
    [
        ("E", [4, 12, 0]),
        ("C", [4, 8, 0]),
        ("X", [8, 72, 0]),
        ("E U", [4, 12, 108, 402, 0]),
        ("B L", [4, 12, 84, 648, 0]),
        ("U V B", [6, 24, 240, 852]),
        ("RF J A", [6, 24, 208, 946]),
        ("C C U", [4, 8, 96, 320]),
    ],
)
def test_counts_of_sequences(stack: str, counts: list[int]) -> None:
    """So many sequences there are, by depth, in two-seat base games of a few tiles.

    One tile can be counted by pencil: E fits in 4 ways, each time with a knight, a farmer or nobody; C in 4, with a
    knight or nobody; X in 8, with four roads, four fields or nobody. All rows are counted by the second program too.
    """
    tiles = stack.split()
    state = fresh(CarcassonneOptions(robbers=False), 2, [NUMBER[tile] for tile in tiles], [])
    go_on(state, -1, [])
    for depth, count in enumerate(counts, 1):
        assert sequences(state, depth) == count, depth
        assert sum(SlowTable(2, tiles).sequences(depth)) == count, depth
