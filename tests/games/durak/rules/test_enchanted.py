"""Enchanted cards in the bout: 8, 9, 10, Q and K (RULES 5.4 to 5.6)."""

from __future__ import annotations

import pytest

from games.durak import GAME
from games.durak.data.cards import NAMES
from games.durak.rules.events import BeatenOff, DirectionReversed, Drew, Left, ThrowingClosed, Took
from tests.games.durak.positions import mask, play, position, turn, unbeaten


def test_eights_name_suits() -> None:
    """An 8 names a suit other than trump each time it is played; several may be of one suit (rulebook, "8")."""
    state = position("8H 8C 8S KD", "9S 10S 6D 7D 9C", "QC QH QS", trump="D", enchanted="6 8")
    play(
        state,
        """0 attack 8H=D ✗ trump-named
        0 attack 8H ✗ name-a-suit
        0 attack 8H=S
        0 throw 8C=S
        0 throw 8S=S
        1 defend 8H 9C ✗ does-not-beat
        1 defend 8H 9S
        1 defend 8C 6D
        1 defend 8S 10S""",
    )
    assert [NAMES[code] for code in state.attacks] == ["8H=S", "8C=S", "8S=S"]
    assert unbeaten(state) == 0


def test_queen_closes() -> None:
    """After a defence with a queen nothing is thrown in; the cards on the table still have to be beaten (rulebook, "Q")."""
    state = position("QH 6S 7C 9S", "QS 9C AD KD", "6C 8H 10S", trump="D", enchanted="Q")
    events = play(state, "0 attack 6S\n2 throw 6C\n1 defend 6S QS")
    assert events[-1] == ThrowingClosed(1, "QS")
    play(state, "0 throw QH ✗ throwing-closed\n1 defend 6C 9C")
    assert turn(state)[:2] == ("attack", 1)


def test_queen_then_take() -> None:
    """A queen closes the bout for the time after `take` too (RULES 5.5)."""
    state = position("QH 6S 7C 9S", "QS 9H AH KH", "6C 8H 10S", trump="D", enchanted="Q")
    events = play(state, "0 attack 6S\n2 throw 6C\n1 defend 6S QS\n1 take")
    assert events[-1] == Took(1, ("6S", "QS", "6C"))
    assert state.hands[1] == mask("QS 9H AH KH 6S 6C")
    assert turn(state)[:2] == ("attack", 2)


def test_nine_ends_transfers() -> None:
    """A nine may be thrown in without its rank; among other ranks it makes transfers impossible (rulebook, "9")."""
    state = position("7S KC", "7H 10S 10C 9D", "9C AS", trump="D", enchanted="9")
    play(
        state,
        """0 attack 7S
        2 throw 9C
        1 transfer 7H ✗ ranks-differ
        1 defend 7S 10S
        1 defend 9C 10C""",
    )
    assert (state.phase, state.room) == ("bout", 2)
    events = play(state, "1 pass ✗ own-defence\n0 pass\n2 pass")
    assert isinstance(events[2], BeatenOff)
    assert turn(state)[:2] == ("attack", 1)


def test_nine_keeps_the_limits() -> None:
    """A nine does not exceed what the defender can be given (rulebook, "9")."""
    state = position("7S KC", "10S", "9C 9D KH", trump="D", enchanted="9")
    events = play(state, "0 attack 7S\n2 throw 9C ✗ defender-full\n1 defend 7S 10S")
    assert events[-1] == Left(1, 1)
    assert turn(state) == ("attack", 2, 0)


def test_nines_on_nines() -> None:
    """Nines thrown to nines leave the attack transferable (RULES 5.5)."""
    state = position("9S 9D KC", "9H 6C 6H", "AC AH QC 7D", trump="D", enchanted="9")
    play(state, "0 attack 9S\n0 throw 9D\n1 transfer 9H")
    assert (state.defender, unbeaten(state)) == (2, 3)


@pytest.mark.parametrize(("enchanted", "line"), [("", "1 transfer 10H"), ("10", "1 transfer 10H ✗ tens-stay")])
def test_tens_stay(enchanted: str, line: str) -> None:
    """Enchanted tens are not transferred (rulebook, "10")."""
    state = position("10S KC", "10H AS AC", "9C 8S", trump="D", enchanted=enchanted)
    play(state, f"0 attack 10S\n{line}")
    assert state.defender == (1 if enchanted else 2)


def test_king_reverses() -> None:
    """After drawing in the old order the defender chooses; play and drawing then go the other way (rulebook, "K")."""
    state = position(
        "7S 9S",
        "KS 8C 9C",
        "10H JH QH AH 6C 7C",
        "JC QC KC AC AS 6S",
        trump="D",
        enchanted="K",
        talon="QS JS 6H 7H 8H 9H 10C 8S 7D 6D",
    )
    before = state.question
    play(state, "0 attack 7S\n1 defend 7S KS\n0 pass\n2 pass\n3 pass")
    assert state.hands[0] == mask("9S QS JS 6H 7H 8H")
    assert state.hands[1] == mask("8C 9C 9H 10C 8S 7D")
    assert [NAMES[card] for card in state.talon] == ["6D"]
    assert (state.phase, state.defender) == ("direction", 1)
    assert state.question == before + 1
    events = play(state, "0 direction yes ✗ not-your-turn\n1 attack 8C ✗ not-now\n1 direction yes")
    assert events == [DirectionReversed(1, -1)]
    assert turn(state) == ("attack", 1, 0)
    events = play(state, "1 attack 8C\n0 take\n1 pass\n2 pass\n3 pass")
    assert Drew(1, 1, turned=True) in events
    assert turn(state) == ("attack", 3, 2)


def test_king_in_a_bout_that_is_taken() -> None:
    """A king gives no choice when the cards are taken in the end (RULES 5.5)."""
    state = position("7S 7C", "KS KC", "10H JH", trump="D", enchanted="K")
    events = play(state, "0 attack 7S\n0 throw 7C\n1 defend 7S KS\n1 take")
    assert events[-1] == Left(0, 1)
    assert turn(state) == ("attack", 2, 1)
    assert state.direction == 1


def test_king_with_two_left() -> None:
    """With two players left a king gives no choice (rulebook, "K")."""
    state = position("7S", "KS 8C", "10H JH", trump="D", enchanted="K")
    play(state, "0 attack 7S\n1 defend 7S KS\n2 pass")
    assert turn(state) == ("attack", 1, 2)


def test_king_of_a_player_who_leaves() -> None:
    """A player who leaves with a king as the last card does not choose the direction (RULES 5.6)."""
    state = position("7S 8S", "KS", "10H JH", "QD AD", trump="D", enchanted="K")
    play(state, "0 attack 7S\n1 defend 7S KS")
    assert turn(state) == ("attack", 2, 3)
    assert state.direction == 1


def test_king_among_three_gives_the_choice() -> None:
    """Three in the game are enough for a direction to matter (RULES 5.6)."""
    state = position("7S 9S", "KS 8C", "10H JH", trump="D", enchanted="K")
    play(state, "0 attack 7S\n1 defend 7S KS\n0 pass\n2 pass")
    assert (state.phase, GAME.acting(state)) == ("direction", (1,))
    play(state, "1 direction yes")
    assert turn(state) == ("attack", 1, 0)


@pytest.mark.parametrize("suit", "SHDC")
def test_an_eight_that_beats_is_written_without_a_suit(suit: str) -> None:
    """In defence the target decides the suit an 8 names, so a move leaves it out (RULES 5.4)."""
    state = position(f"7{suit} KC", f"8{suit} 9C", "QC QH", trump=None, enchanted="8")
    play(state, f"0 attack 7{suit}\n1 defend 7{suit} 8{suit}={suit} ✗ defends-plainly\n1 defend 7{suit} 8{suit}")
    assert [NAMES[code] for code in state.attacks] == [f"7{suit}"]


@pytest.mark.parametrize(
    ("attack", "answer", "reason"),
    [
        ("7S", "8D", "seven-stands"),
        ("7S", "AC", "does-not-beat"),
        ("JS", "QS", "jack-stands"),
        ("JS", "KD", "jack-stands"),
        ("9S", "8S", "eight-too-low"),
    ],
)
def test_a_refusal_names_the_effect_that_stands_in_the_way(attack, answer, reason):
    state = position(f"{attack} KH", f"{answer} 9C", "QH", trump="D", enchanted="7 8 J" if reason[0] == "e" else "7 J")
    play(state, f"0 attack {attack}\n1 defend {attack} {answer} ✗ {reason}")
