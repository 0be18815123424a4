"""How computers choose, and the default move for a player out of time (RULES 5.8, 12)."""

import inspect
import sys
from contextlib import nullcontext
from typing import Any

import pytest

from games.core.chance import SeededChance
from games.core.contract import PUBLIC
from games.durak import GAME
from games.durak.computer import endgame
from games.durak.computer.endgame import Depth, narrow
from games.durak.data.cards import RANKS
from games.durak.rules.options import DurakOptions
from tests.games.durak.positions import CHANCE, play, position


def default(state: Any, seat: int) -> str:
    return str(GAME.default(GAME.view(state, seat), GAME.moves(state, seat)))


def heuristic_move(state: Any, seat: int) -> str:
    return str(GAME.heuristic(GAME.view(state, seat), GAME.moves(state, seat), SeededChance(bytes(32), 1)))


@pytest.mark.parametrize(
    ("hand", "trump", "enchanted", "move"),
    [
        ("9S 7H 7C 6D", "D", "", "attack 7H"),
        ("8D 7D", "D", "", "attack 7D"),
        ("8H 9S", "D", "8", "attack 8H=S"),
        ("8D 9S", "D", "8", "attack 9S"),
        ("8H 9S", "S", "8", "attack 8H=H"),
    ],
)
def test_default_attack_is_the_lowest_card(hand: str, trump: str, enchanted: str, move: str) -> None:
    """Others before trumps, then by rank, then ♠ ♥ ♦ ♣; an 8 names the first legal suit and counts as printed."""
    assert default(position(hand, "AS AH AC", trump=trump, enchanted=enchanted), 0) == move


def test_default_takes_passes_and_keeps_the_direction() -> None:
    state = position("7S 9S", "KS 8C 9C", "10H JH", "JC QC", trump="D", enchanted="K")
    play(state, "0 attack 7S")
    assert default(state, 1) == "take"
    play(state, "1 defend 7S KS")
    assert default(state, 0) == "pass 2"
    play(state, "0 pass\n2 pass\n3 pass")
    assert default(state, 1) == "direction no"


TALON = "6S 6H 9D 10D JD QD KD AD 8D 6D"


@pytest.mark.parametrize(
    ("hands", "script", "seat", "move"),
    [
        (("6C 7S 7H 7D", "8S 9S JC", "AS AH"), "", 0, "attack 7S / attack 7H"),
        (("10C 6C KC 7D", "8S 9S JC", "AS AH"), "", 0, "attack 6C"),
        (("QH JH 7C 7D", "8S 9S JC", "AS AH"), "", 0, "attack 7C"),
        (("KS KH 10C 9S", "8S QS JC", "AS AH"), "", 0, "attack 9S"),
        (("7S KH", "8S AS 7D", "10S AH"), "0 attack 7S", 1, "defend 7S 8S"),
        (("7S KH", "7H AS 8C", "10S AH"), "0 attack 7S", 1, "transfer 7H"),
        (("7S 8C KH", "8S AS JC", "10S AH"), "0 attack 7S\n1 defend 7S 8S", 0, "throw 8C"),
        (("7S 7D KH", "8S AS JC", "10S AH"), "0 attack 7S\n1 defend 7S 8S", 0, "pass 2"),
    ],
    ids=[
        "low cards in pairs first",
        "the six, no trump",
        "the seven, no trump",
        "the nine before a pair of kings",
        "cheapest answer",
        "transfers without trumps",
        "throws low cards in",
        "keeps trumps",
    ],
)
def test_sound_play(hands: tuple[str, ...], script: str, seat: int, move: str) -> None:
    state = position(*hands, trump="D", talon=TALON)
    play(state, script)
    assert heuristic_move(state, seat) in move.split(" / ")


@pytest.mark.parametrize(
    ("hand", "move"),
    [("AS 7H 8H 9H 10H JH", "take"), ("AS QH QC AH AC KD", "defend KS AS")],
    ids=["takes one card rather than all of them later", "beats what is likely to come"],
)
def test_no_ace_is_spent_in_vain(hand: str, move: str) -> None:
    """A defender who cannot beat what will be thrown in takes at once: fewer cards, and the ace stays."""
    state = position("KS KH KC 6C 7C 8C", hand, "6S 7S 8S 9S 10S JS", "6H 9C 10C JC QS", trump="D", talon="6D 7D 8D")
    for seat in (0, 2, 3):
        state.seen |= state.hands[seat]
    play(state, "0 attack KS")
    assert heuristic_move(state, 1) == move


@pytest.mark.parametrize(
    ("hands", "script", "seat", "move"),
    [
        (("AS 6C", "7C 8H"), "", 0, "attack AS"),
        (("9H 9C AD", "JH QH KC"), "", 0, "attack AD"),
        (("9C AH QD", "6C 10C JD"), "", 0, "attack AH"),
        (("JC 6C", "QC 7S"), "0 attack JC", 1, "defend JC QC"),
    ],
    ids=["the ace cannot be beaten", "the trump first", "ace before nine", "beats and goes out"],
)
def test_last_cards_are_played_exactly(hands: tuple[str, ...], script: str, seat: int, move: str) -> None:
    """Between two, with the talon gone, the one move that wins is found, however dear its card."""
    state = position(*hands, trump="D")
    play(state, script)
    assert heuristic_move(state, seat) == move


@pytest.mark.parametrize(("deepest", "too_deep"), [(20, False), (10**9, True)])
def test_a_line_that_does_not_end_is_left_open(monkeypatch: pytest.MonkeyPatch, deepest: int, too_deep: bool) -> None:
    """Enchanted cards let a bout follow bout without end: a search that follows them is no deeper than the stack."""
    state = position(
        "10S AS QH AH QD AD 7C AC", "10H 9D 10D 10C JC 8H KS KH KD KC", trump=None, enchanted=" ".join(RANKS)
    )
    choices = [move for move in GAME.moves(state, 0) if str(move) == "attack AS"] * 2
    monkeypatch.setattr(endgame, "DEEPEST", deepest)
    usual = sys.getrecursionlimit()
    sys.setrecursionlimit(len(inspect.stack(0)) + 120)
    try:
        with pytest.raises(RecursionError) if too_deep else nullcontext():
            assert narrow(GAME.view(state, 0), choices, CHANCE, Depth(24, 8000)) == choices
    finally:
        sys.setrecursionlimit(usual)


@pytest.mark.parametrize(("seats", "enchanted"), [(2, ()), (2, RANKS), (3, ()), (4, RANKS)])
def test_seldom_the_fool_against_chance(seats: int, enchanted: tuple[str, ...]) -> None:
    """One computer among players who move by chance is the fool far more seldom than its share."""
    rounds = 24
    fools = sum(is_fool(DurakOptions(enchanted=frozenset(enchanted)), seats, number) for number in range(rounds))
    assert fools <= rounds // (4 * seats)


def is_fool(options: DurakOptions, seats: int, number: int) -> bool:
    chance = SeededChance(b"judgement", number)
    state, _ = GAME.deal(options, seats, chance)
    me = number % seats
    while GAME.acting(state):
        asked = [seat for seat in GAME.view(state, PUBLIC).asked if seat in GAME.acting(state)]
        seat = asked[chance.below(len(asked))]
        choices = GAME.moves(state, seat)
        by_chance = choices[chance.below(len(choices))]
        GAME.play(
            state, seat, GAME.heuristic(GAME.view(state, seat), choices, chance) if seat == me else by_chance, chance
        )
    outcome = GAME.outcome(state)
    return outcome.reason == "fool" and outcome.places[me] == seats
