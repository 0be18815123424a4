"""The rules agree with the reference program: moves and states of random games, and counts of small ones.

The figures in the tables come from both programs, which must agree; those marked are easy to count by pencil.
"""

import pytest

from games.check.tables import random_walk
from games.core.conformance import Playthrough
from games.durak import GAME
from games.durak.data.cards import NAMES, cards_in
from games.durak.rules.options import DurakOptions
from games.durak.rules.state import SEATS_IN, State
from tests.games.durak.positions import CHANCE, position
from tests.games.durak.rules.reference import Laid, Slow

ALL_RANKS = "6 7 8 9 10 J Q K A"


def slowly(state: State) -> Slow:
    """Return the same state in the slow program's words."""
    slow = Slow(
        hands=[{NAMES[card] for card in cards_in(hand)} for hand in state.hands],
        trump=None if state.trump == 4 else "SHDC"[state.trump],
        enchanted=set(state.options.enchanted),
        transfer=state.options.transfer,
        teams=state.options.teams,
        auto_pass=state.options.auto_pass,
    )
    slow.talon = [NAMES[card] for card in state.talon]
    slow.playing = set(SEATS_IN[state.in_game])
    slow.direction, slow.stale, slow.first_done = state.direction, state.stale, state.first_defence_done
    slow.phase, slow.starter = state.phase, state.starter
    slow.slot, slow.defender = state.target_slot, state.defender
    slow.table = [
        Laid(NAMES[code], None if answer < 0 else NAMES[answer])
        for code, answer in zip(state.attacks, state.answers, strict=True)
    ]
    slow.taking, slow.passed = state.taking, set(SEATS_IN[state.passed])
    return slow


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("enchanted", ["", "6 7", "8 9 10", "J Q K A", ALL_RANKS])
@pytest.mark.parametrize("auto_pass", [False, True], ids=["", "auto_pass"])
def test_random_games_agree(seats: int, enchanted: str, auto_pass: bool) -> None:
    """At each step of a game both programs list the same moves for every seat, and the move made leads to one state."""
    options = DurakOptions(enchanted=frozenset(enchanted.split()), auto_pass=auto_pass)
    agree(Playthrough(GAME, options, seats, bytes([seats]) * 32))


@pytest.mark.parametrize("enchanted", ["", ALL_RANKS])
@pytest.mark.parametrize("transfer", [False, True], ids=["throw-in", "transfer"])
@pytest.mark.parametrize("seed", range(4))
def test_random_team_games_agree(enchanted: str, transfer: bool, seed: int) -> None:
    options = DurakOptions(enchanted=frozenset(enchanted.split()), transfer=transfer, teams=True)
    agree(Playthrough(GAME, options, 4, bytes([seed]) * 32))


def agree(playthrough: Playthrough) -> None:
    slow = slowly(playthrough.state)
    for now in random_walk(playthrough, bytes(32)):
        if now.moves:
            seat, move = now.moves[-1]
            slow.play(seat, str(move))
        assert slow == slowly(now.state), playthrough.code()
        for seat in range(now.seats):
            assert {str(move) for move in GAME.moves(now.state, seat)} == slow.legal(seat), playthrough.code()


def count(state: State, depth: int) -> int:
    """Return how many sequences of moves there are from a state, this long or ended before."""
    acting = GAME.acting(state)
    if depth == 0 or not acting:
        return 1
    total = 0
    for seat in acting:
        for move in GAME.moves(state, seat):
            after = GAME.copy(state)
            GAME.play(after, seat, move, CHANCE)
            total += count(after, depth - 1)
    return total


SMALL = [
    # By pencil: attack; then beat or take. Beaten off is a draw, taken leaves a fool.
    pytest.param(position("7S", "8S", trump="H"), [1, 2, 2], id="7S - 8S"),
    # By pencil: the 7 is beaten by either card or taken, the 9 by the 10 or taken; nothing fits, so then only a pass.
    pytest.param(position("7S 9S", "8S 10S", trump="H"), [2, 5, 5, 5, 10, 10], id="7S 9S - 8S 10S"),
    pytest.param(
        position("7S 7H 8D", "7C 8S 9H", "7D 8C 9S", trump="D"),
        [3, 13, 53, 191, 525, 1138],
        id="sevens and eights among three",
    ),
    pytest.param(
        position("7S 9H", "8S", "7D 8C", trump="D", talon="JS JC QD"),
        [2, 3, 6, 19, 49, 98, 196, 277],
        id="a short talon",
    ),
    pytest.param(
        position("7S 7C", "8S 9C", "", "7D 8C", trump="D", teams=True, out=(2,)),
        [2, 6, 14, 20, 23, 25, 26, 26],
        id="a team of one",
    ),
    pytest.param(
        position("7S 9H", "8S 9C", "7D 10C", trump="D", auto_pass=True),
        [2, 5, 14, 20, 30, 61, 119, 203],
        id="automatic passes",
    ),
]
TRICKY = [
    pytest.param(
        position("6S 9C", "10H 7D", "9S 6C", trump="D", enchanted="6 7"),
        [2, 6, 18, 26, 34, 74, 196, 328],
        id="sixes and sevens",
    ),
    pytest.param(
        position("8H 8C", "9S 6D 8S", "QC 8D", trump="D", enchanted="6 8"), [6, 68, 382], id="eights name suits"
    ),
    pytest.param(
        position("8H 7C", "8S JD", trump=None, enchanted="8"),
        [5, 7, 11, 18, 27, 27, 27, 27],
        id="eights without trumps",
    ),
    pytest.param(
        position("7S 9C", "10S 9D", "9H 8S", trump="D", enchanted="9"),
        [2, 9, 30, 54, 78, 143, 325, 617],
        id="nines join anything",
    ),
    pytest.param(
        position("10S 9C", "10D JS", "10H 8S", trump="D", enchanted="10"),
        [2, 6, 19, 33, 42, 57, 125, 212],
        id="tens stay",
    ),
    pytest.param(
        position("JS 9C", "JD 10S", "QS JC", trump="D", enchanted="J"), [2, 6, 15, 24, 31, 50, 118, 235], id="jacks"
    ),
    pytest.param(
        position("6S QH", "QS 9C", "6C QD", trump="D", enchanted="Q"),
        [2, 6, 14, 21, 29, 62, 163, 296],
        id="a queen closes",
    ),
    pytest.param(
        position("7S 9S", "KS 8C", "10H", "QD 7D", trump="D", enchanted="K"),
        [2, 5, 16, 34, 48, 65, 106, 180],
        id="a king reverses",
    ),
    pytest.param(
        position("AS AC", "AD 7C", "AH 8S", trump="D", enchanted="A"),
        [2, 10, 31, 51, 83, 166, 378, 797],
        id="aces in a ring",
    ),
]


@pytest.mark.parametrize(("state", "counts"), SMALL + TRICKY)
def test_counts_of_move_sequences(state: State, counts: list[int]) -> None:
    depths = range(1, len(counts) + 1)
    assert [count(state, depth) for depth in depths] == counts
    assert [slowly(state).count(depth) for depth in depths] == counts
