"""Sentences of the rulebook beyond its examples, in its order."""

from __future__ import annotations

import pytest

from games.core.contract import PUBLIC
from games.durak import GAME
from games.durak.rules.events import BeatenOff, DirectionKept, DirectionReversed, Drew, Took
from tests.games.durak.positions import mask, passed, play, position, turn, unbeaten

NEW_HANDS = "9S 10S JS QS KS AS 9H 10H JH QH KH AH"


def test_trumps_are_beaten_by_higher_trumps_only() -> None:
    """A trump yields to a higher trump alone ("Ход игры")."""
    state = position("8D 6S", "AH 7D 9D 6C", "KH QH", trump="D")
    play(state, "0 attack 8D\n1 defend 8D AH ✗ does-not-beat\n1 defend 8D 7D ✗ too-low\n1 defend 8D 9D")


def test_cards_come_out_of_turn_and_in_any_number() -> None:
    """Any player but the defender throws in, at any moment of the bout, one card after another ("Подкидывание карт")."""
    state = position("7S 8D", "8S 9C 10H KD 6H", "7C 8H", "7H", trump="D")
    play(state, "0 attack 7S\n3 throw 7H\n1 defend 7S 8S\n2 throw 7C\n2 throw 8H\n0 throw 8D")
    assert state.layers == [0, 3, 2, 2, 0]
    assert unbeaten(state) == 4


def test_cards_that_beat_may_be_matched_too() -> None:
    """What is thrown in matches cards of the attack or of the defence ("Подкидывание карт")."""
    state = position("7S 8D", "8S 9C 10H", "QC QH", trump="D")
    play(state, "0 attack 7S\n0 throw 8D ✗ rank-not-on-table\n1 defend 7S 8S\n0 throw 8D")


def test_six_beaten_cards_end_the_bout() -> None:
    """With six cards beaten the bout is over, even if others could throw in ("Конец хода")."""
    state = position("6S 6H 6C 7S KC", "8S 7H 8C 9S 9C 9H AD", "7C 8H 8D", trump="D")
    play(
        state,
        """0 attack 6S
        0 throw 6H
        0 throw 6C
        1 defend 6S 8S
        1 defend 6H 7H
        1 defend 6C 8C
        0 throw 7S
        2 throw 7C
        2 throw 8H
        2 throw 8D ✗ table-full
        1 defend 7S 9S
        1 defend 7C 9C""",
    )
    events = play(state, "1 defend 8H 9H")
    assert isinstance(events[1], BeatenOff)
    assert turn(state) == ("attack", 1, 2)


def test_five_cards_until_a_first_defence_by_anyone() -> None:
    """A pick-up leaves the limit at five, a first successful defence lifts it for all ("Подкидывание карт")."""
    state = position("6S 9S 10S", "7H 8H 9H", "JS QS KS", trump="D", first_defence_done=False)
    play(state, "0 attack 6S\n1 take\n0 pass\n2 pass")
    assert not GAME.view(state, PUBLIC).first_defence_done
    play(state, "2 attack JS\n0 take\n1 pass\n2 pass")
    assert not GAME.view(state, PUBLIC).first_defence_done
    play(state, "1 attack 7H\n2 take\n0 pass\n1 pass\n0 attack 9S\n1 take\n0 pass\n2 pass")
    assert not GAME.view(state, PUBLIC).first_defence_done


def test_no_transfer_once_a_card_is_beaten() -> None:
    """The attack is passed on before any of it is beaten, and only while it has one rank ("Перевод карт")."""
    state = position("7S 7C 9H", "8S 7H 9C 9S", "10S JS QS KS", trump="D")
    play(state, "0 attack 7S\n0 throw 7C\n1 defend 7S 8S\n1 transfer 7H ✗ defence-begun")


def test_attack_goes_round() -> None:
    """A transferred attack may be passed on again, also to who opened it ("Перевод карт")."""
    state = position("7S 8H 9H 10H JH", "7C KS QS AS", "7H KC QC AC", trump="D")
    play(state, "0 attack 7S\n1 transfer 7C\n2 transfer 7H")
    assert (state.defender, unbeaten(state)) == (0, 3)
    assert [seat for seat in range(3) if GAME.moves(state, seat)] == [0]
    events = play(state, "0 take\n1 pass\n2 pass")
    assert isinstance(events[3], Took)
    assert turn(state) == ("attack", 1, 2)


def test_who_transferred_may_throw_in() -> None:
    """A player who transfers the attack may then throw in ("Перевод карт")."""
    state = position("7S 8H", "7C 7D QS", "9H KC QC", trump="D")
    play(state, "0 attack 7S\n1 transfer 7C\n1 throw 7D")
    assert unbeaten(state) == 3


def test_throw_in_game_has_no_transfers() -> None:
    """The classic game knows no transfer ("Об игре")."""
    state = position("7S 8H", "7C QS", "9H KC QC", trump="D", transfer=False)
    play(state, "0 attack 7S\n1 transfer 7C ✗ no-transfers")
    assert [str(move) for move in GAME.moves(state, 1)] == ["defend 7S QS", "take"]


def test_who_takes_misses_a_turn() -> None:
    """After a pick-up the next player attacks ("Конец хода")."""
    state = position("7S 9H", "8H 9C", "10S JS", "QS KS", trump="D")
    play(state, "0 attack 7S\n1 take\n0 pass\n2 pass\n3 pass")
    assert turn(state) == ("attack", 2, 3)


def test_drawing_after_a_transfer() -> None:
    """The attacker draws first even after transfers, and the last defender last ("Конец хода")."""
    state = position("7S 8H", "7C QC", "9D 8C 8S", "KD QD", trump="D", talon=NEW_HANDS + " 6D")
    events = play(state, "0 attack 7S\n1 transfer 7C\n2 take\n0 pass\n1 pass\n3 pass")
    drawn = [(event.seat, event.count) for event in events if isinstance(event, Drew)]
    assert drawn == [(0, 5), (3, 4), (1, 4)]


def test_six_players_never_draw() -> None:
    """With six the whole deck is in the hands ("Подготовка к игре")."""
    state = position("7S", "8S 9S", "9D", "10D", "JD", "QD", trump="D")
    events = play(state, "0 attack 7S\n1 defend 7S 8S\n2 pass\n3 pass\n4 pass\n5 pass")
    assert not any(isinstance(event, Drew) for event in events)


def test_an_eight_may_name_another_suit_after_a_pick_up() -> None:
    """An 8 that was picked up may be named again, as another suit ("8")."""
    state = position("8H 9S", "6C 7C", "9H 10H", trump="D", enchanted="8")
    play(state, "0 attack 8H=S\n1 take\n0 pass\n2 pass\n2 attack 9H\n0 take")
    named = [str(move) for move in GAME.moves(state, 1) if "8H" in str(move)]
    assert named == ["attack 8H=S", "attack 8H=H", "attack 8H=C"]


def test_eights_transfer_by_rank_alone() -> None:
    """Eights of different named suits are one rank ("8")."""
    state = position("8H 9S", "8C 7C", "9H 10H JH", trump="D", enchanted="8")
    play(state, "0 attack 8H=S\n1 transfer 8C=C")
    assert (state.defender, unbeaten(state)) == (2, 2)


def test_nine_joins_in_after_a_take() -> None:
    """A nine may be thrown in whenever throwing in is possible, and opens for everybody a rank not there ("9")."""
    state = position("7S KC 9H", "10S 10C 9D", "9C AS", trump="D", enchanted="9")
    play(state, "0 attack 7S\n1 take\n2 pass\n0 throw 9H")
    assert passed(state) == set()
    events = play(state, "2 throw 9C")
    assert events[1] == Took(1, ("7S", "9H", "9C"))


def test_nine_does_not_open_a_closed_bout() -> None:
    """A nine is no answer to a queen ("9", "Q")."""
    state = position("6S 6C 9H", "QS 9C AD KD", "9S AS", trump="D", enchanted="9 Q")
    play(state, "0 attack 6S\n0 throw 6C\n1 defend 6S QS\n0 throw 9H ✗ throwing-closed\n2 throw 9S ✗ throwing-closed")


def test_queen_and_king_change_nothing_in_the_attack() -> None:
    """A queen or king has its effect only for who beats with it ("Q", "K")."""
    state = position("QS KS 7H", "AS AD QD KD", "QC KC 8H", trump="D", enchanted="Q K")
    play(state, "0 attack QS\n2 throw QC\n1 defend QS AS\n1 defend QC AD\n0 pass\n2 pass")
    assert turn(state) == ("attack", 1, 2)
    assert state.direction == 1


@pytest.mark.parametrize(("answer", "event", "following"), [("yes", DirectionReversed, 0), ("no", DirectionKept, 2)])
def test_two_kings_give_one_choice(answer: str, event: type, following: int) -> None:
    """One or more kings in a defence give one choice, which may be declined ("K")."""
    state = position("7S 7H 9S", "KS KH 8C 9C", "10H JH", "JC QC", trump="D", enchanted="K")
    play(state, "0 attack 7S\n0 throw 7H\n1 defend 7S KS\n1 defend 7H KH\n0 pass\n2 pass\n3 pass")
    assert (state.phase, GAME.acting(state)) == ("direction", (1,))
    events = play(state, f"1 direction {answer}")
    assert isinstance(events[0], event)
    assert turn(state) == ("attack", 1, following)


def test_reversed_play_transfers_and_passes_the_other_way() -> None:
    """While play is reversed, attack, transfer and the next turn go the other way ("K")."""
    state = position("7S 8S 8H", "KS 8C 9C", "10H JH QS", "JC QC AC", trump="D", enchanted="K")
    play(state, "0 attack 7S\n1 defend 7S KS\n0 pass\n2 pass\n3 pass\n1 direction yes")
    assert turn(state) == ("attack", 1, 0)
    play(state, "1 attack 8C\n0 transfer 8S")
    assert state.defender == 3
    play(state, "3 take\n0 pass\n1 pass\n2 pass")
    assert turn(state) == ("attack", 2, 1)


def test_king_between_two() -> None:
    """With two players the king is a king ("K")."""
    state = position("7S 9S", "KS 8C", trump="D", enchanted="K")
    play(state, "0 attack 7S\n1 defend 7S KS\n0 pass")
    assert turn(state) == ("attack", 1, 0)


def test_partner_throws_in_no_nine() -> None:
    """In teams cards go to opponents only ("Дурак командный")."""
    state = position("7S 9S", "8C 9C", "8D 9D", "9H 8H", trump="D", teams=True, enchanted="9")
    play(state, "0 attack 7S\n3 throw 9H ✗ partner-defends\n2 throw 9D")
    assert state.hands[2] == mask("8D")


def test_team_turns_alternate() -> None:
    """Opponents attack in turn round the table ("Дурак командный")."""
    state = position("7S 9S KS", "8S 9C KC", "8D 10D KD", "9H 8H KH", trump="D", teams=True)
    play(state, "0 attack 7S\n1 defend 7S 8S\n0 pass\n2 pass")
    assert turn(state) == ("attack", 1, 2)
    play(state, "1 attack 9C\n2 take\n1 pass\n3 pass")
    assert turn(state) == ("attack", 3, 0)
