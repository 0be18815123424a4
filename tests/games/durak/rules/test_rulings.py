"""Situations where several rules meet, each decided by the sentence its test is named after."""

from __future__ import annotations

import pytest

from games.core.contract import PUBLIC
from games.durak import GAME
from games.durak.rules.events import BeatenOff, Defended, Drew, Left, TalonEmpty, Took
from tests.games.durak.positions import hands, passed, play, position, turn, unbeaten

TALON = "9S 10S JS QS KS AS 9H 10H JH QH KH AH"


def throws(state: object, seat: int) -> list[str]:
    return [str(move) for move in GAME.moves(state, seat) if move.verb == "throw"]


# Enchanted eights


def test_an_eight_in_defence_takes_the_suit_of_what_it_beats() -> None:
    """It is the only suit it could beat with, so nobody has to say it; the table and the news show it (RULES 5.4)."""
    state = position("7C 7S 9D", "8H 8S 10H", "QC QH", trump="D", enchanted="8")
    events = play(state, "0 attack 7C\n0 throw 7S\n1 defend 7C 8H\n1 defend 7S 8S")
    assert [event for event in events if isinstance(event, Defended)] == [
        Defended(1, "7C", "8H=C"),
        Defended(1, "7S", "8S=S"),
    ]
    assert [entry.beaten_by for entry in GAME.view(state, PUBLIC).table] == ["8H=C", "8S=S"]


def test_an_eight_that_was_named_is_beaten_only_by_its_new_suit() -> None:
    """An attacking 8 of a trump's print is no trump: a plain trump beats it, and so does a higher card of the name."""
    state = position("8D 9C", "7D 9S 9D", "QC QH", trump="D", enchanted="8")
    play(state, "0 attack 8D=S")
    assert [str(move) for move in GAME.moves(state, 1)] == ["defend 8D 9S", "defend 8D 7D", "defend 8D 9D", "take"]


def test_an_eight_on_an_eight_does_not_beat_but_transfers() -> None:
    """Eights are of one rank whatever they are named, and none is higher than another (RULES 5.5, 5.4)."""
    state = position("8H KC", "8S 9D", "QC QH JC", trump="D", enchanted="8")
    play(state, "0 attack 8H=S\n1 defend 8H 8S ✗ eight-too-low\n1 transfer 8S=C")
    assert (state.defender, unbeaten(state)) == (2, 2)
    play(state, "2 defend 8S QC\n2 defend 8H QH ✗ does-not-beat")


def test_a_trump_eight_in_hand_beats_no_card_as_a_trump() -> None:
    """Whatever its print, once played it is of the suit it must be named for (RULES 5.5)."""
    state = position("9C 7S KH", "8D JH", "QC QH", trump="D", enchanted="8")
    play(state, "0 attack 9C\n1 defend 9C 8D ✗ eight-too-low")


def test_with_no_trump_an_eight_may_be_named_anything() -> None:
    state = position("8H 9S", "9C 9H", "QC QH", trump=None, enchanted="8")
    assert [str(move) for move in GAME.moves(state, 0) if "8H" in str(move)] == [f"attack 8H={suit}" for suit in "SHDC"]


# Prohibitions against permissions


@pytest.mark.parametrize(("trump", "answers"), [("S", "8H 6H 9H"), ("D", "8H 6H 9H")])
def test_a_jack_is_beaten_by_low_cards_of_its_suit_alone_or_trumps(trump: str, answers: str) -> None:
    """An enchanted 6 of the suit that preys on hearts, an ace, a queen: none of them beats the jack of hearts (RULES 10)."""
    state = position("JH KC", f"{answers} QH AH 6S", "QC AS", trump=trump, enchanted="6 8 A J")
    play(state, "0 attack JH")
    beating = {str(move).split()[-1] for move in GAME.moves(state, 1) if move.verb == "defend"}
    assert beating == {*answers.split(), *(["6S"] if trump == "S" else [])}


def test_a_seven_of_trumps_forbids_nothing() -> None:
    """There is no trump of another suit; a higher trump beats it, and so does the 6 that preys on trumps (RULES 5.5)."""
    state = position("7H KC", "8H 6S AD", "QC AS", trump="H", enchanted="6 7")
    play(state, "0 attack 7H")
    assert [str(move) for move in GAME.moves(state, 1)] == ["defend 7H 6S", "defend 7H 8H", "take"]


# Throwing in at any moment


def test_nines_thrown_in_open_their_rank_for_plain_reasons() -> None:
    """A nine needs no match, but the cards that follow it do: it lends its rank to nothing but nines (RULES 5.5)."""
    state = position("7S 9C 8D", "10S AC KD", "QC 9H", trump="D", enchanted="9")
    play(state, "0 attack 7S\n0 throw 9C\n0 throw 8D ✗ rank-not-on-table")
    assert throws(state, 2) == ["throw 9H"]


def test_a_nine_reopens_what_everybody_had_passed() -> None:
    """A new rank asks those again who had passed, its thrower included (RULES 5.4)."""
    state = position("7S KC 9H", "8S 10H KD QD", "QC AC", "JC AH", trump="D", enchanted="9")
    play(state, "0 attack 7S\n1 defend 7S 8S\n0 pass\n2 pass\n0 throw 9H")
    assert passed(state) == set()
    play(state, "1 defend 9H 10H\n0 pass\n2 pass")
    assert turn(state)[0] == "bout"
    play(state, "3 pass")
    assert turn(state) == ("attack", 1, 2)


def test_a_pass_stands_after_a_throw_of_a_rank_on_the_table() -> None:
    """A pass stands while others throw in ranks that were possible before, and it can end the bout (RULES 5.4)."""
    state = position("7S 8C KC", "8S QD KD AD", "7C AC", trump="D")
    play(state, "0 attack 7S\n1 defend 7S 8S\n2 pass\n0 throw 8C\n1 defend 8C QD")
    assert passed(state) == set()
    play(state, "2 pass\n0 pass")
    assert turn(state)[:2] == ("attack", 1)


def test_who_has_passed_may_still_throw_in() -> None:
    """A player who passed may still throw in, and is then asked again (RULES 5.4)."""
    state = position("7S 7C KC", "8S QD KD", "7H AC", trump="D")
    play(state, "0 attack 7S\n1 defend 7S 8S\n0 pass\n0 throw 7C")
    assert passed(state) == set()
    play(state, "1 defend 7C QD\n0 pass\n2 pass")
    assert turn(state) == ("attack", 1, 2)


def test_the_last_throw_that_fills_the_defenders_hand_ends_a_pick_up() -> None:
    """Once taken, a bout ends with the card that leaves the defender none to answer with (RULES 5.3)."""
    state = position("7S 7C 7H", "8S QD", "AC 9C", trump="D")
    events = play(state, "0 attack 7S\n1 take\n0 throw 7C")
    assert Took(1, ("7S", "7C")) in events
    assert turn(state) == ("attack", 2, 0)


def test_a_pass_before_the_take_does_not_count_after_it() -> None:
    """To take asks everybody again, for what is thrown in now is no longer beaten (RULES 5.4)."""
    state = position("7S 7C 9C", "8S QD 9D KD", "8C AC", trump="D")
    play(state, "0 attack 7S\n1 defend 7S 8S\n0 pass\n2 throw 8C\n1 take")
    assert passed(state) == set()
    assert GAME.acting(state) == (0, 2)


# Queens


def test_a_queen_that_transfers_closes_nothing() -> None:
    """Only a queen that beats has its effect (RULES 5.5)."""
    state = position("QS 9C QC", "QH 8C 8S", "9S KS AS AC", trump="D", enchanted="Q")
    play(state, "0 attack QS\n1 transfer QH\n0 throw QC")
    assert not GAME.view(state, PUBLIC).closed


def test_a_queen_lets_no_automatic_pass_wait() -> None:
    """With the bout closed nobody has anything to say, whatever is held (RULES 5.4)."""
    for auto_pass in (False, True):
        state = position("6S QC 6C", "QS AD", "QH 6H", trump="D", enchanted="Q", auto_pass=auto_pass)
        events = play(state, "0 attack 6S\n1 defend 6S QS")
        assert isinstance(events[-1], BeatenOff)


# Transfers at the end of the talon and in teams


def test_a_transfer_may_empty_the_hand() -> None:
    """A player who transfers with the last card leaves with the bout, not before, and is skipped from then on (RULES 5.1)."""
    state = position("7S 9H 9C", "7C", "7H KS QS AS", trump="D")
    play(state, "0 attack 7S\n1 transfer 7C")
    assert GAME.acting(state) == (2,)
    play(state, "2 take")
    assert state.in_game == 0b111
    events = play(state, "0 pass")
    assert Left(1, 1) in events
    assert turn(state) == ("attack", 0, 2)


def test_with_a_talon_an_empty_hand_takes_no_transfer() -> None:
    """A player who will draw again is not skipped, but holds too few cards now (RULES 5.4)."""
    state = position("7S", "7C KS QS", "7H KH", trump="D", talon="9S 6D")
    play(state, "0 attack 7S\n1 transfer 7C\n2 transfer 7H ✗ too-many-for-next")


def test_a_transfer_goes_back_between_the_last_two() -> None:
    """With two left every transfer is to the other (RULES 5.4)."""
    state = position("7S 7C 9H 9C", "7H KS KC AC", "", trump="D", out=(2,))
    play(state, "0 attack 7S\n1 transfer 7H\n0 transfer 7C")
    assert (state.defender, unbeaten(state)) == (1, 3)


def test_a_team_transfer_goes_to_the_partner_of_who_is_out() -> None:
    """In the order of slots the partner stands in, and the throwers are the other team (RULES 5.1)."""
    state = position("7S KC", "7C 9C 10C", "", "8H 9H 10H", trump="D", teams=True, out=(2,))
    play(state, "0 attack 7S\n1 transfer 7C ✗ too-many-for-next")
    state = position("7S KC AC", "7C 9C 10C", "", "8H 9H 7H", trump="D", teams=True, out=(2,))
    play(state, "0 attack 7S\n1 transfer 7C")
    assert (state.defender, state.throwers) == (0, (1, 3))
    play(state, "3 throw 7H ✗ defender-full")


def test_partners_who_finish_in_one_bout_win_together() -> None:
    """An attacker's last card and the partner's last throw: both are out when the bout ends (RULES 6)."""
    state = position("7S", "8S 9S 9D", "8D", "AC KC", trump="D", teams=True)
    play(state, "0 attack 7S\n1 defend 7S 8S\n2 throw 8D\n1 take")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.places) == ("team", (1, 2, 1, 2))


def test_a_king_in_teams_turns_the_order_of_slots() -> None:
    """Reversed, the successful defender attacks the other neighbour, who is of the other team too (RULES 5.1)."""
    state = position("7S 9S", "KS 8C 9C", "10H JH", "JC QC", trump="D", teams=True, enchanted="K")
    play(state, "0 attack 7S\n1 defend 7S KS\n0 pass\n2 pass\n1 direction yes")
    assert turn(state) == ("attack", 1, 0)
    play(state, "1 attack 8C\n0 take")
    assert turn(state) == ("attack", 3, 2)


# Drawing, leaving, the fool


def test_the_talon_may_run_out_before_it_is_the_defenders_turn() -> None:
    """The attacker draws first, and the open card is the last one drawn (RULES 5.6)."""
    state = position("7S 9S", "8S", "QC QH JC JH AC AH", trump="D", talon="9H 10H 6D")
    events = play(state, "0 attack 7S\n1 defend 7S 8S")
    assert [event for event in events if isinstance(event, Drew | TalonEmpty | Left)] == [
        Drew(0, 3, True),
        TalonEmpty(),
        Left(1, 1),
    ]
    assert turn(state) == ("attack", 2, 0)


def test_a_defender_who_took_draws_nothing_over_six() -> None:
    """A hand of six or more draws nothing, and the talon stays for the others (RULES 5.6)."""
    state = position("7S 9C 9D 10D JD AD", "6C 8C JC QC KC AC", trump="D", talon=TALON)
    events = play(state, "0 attack 7S\n1 take\n0 pass")
    assert [(event.seat, event.count) for event in events if isinstance(event, Drew)] == [(0, 1)]
    assert [len(hand.split()) for hand in hands(state)] == [6, 7]


def test_places_leave_room_for_all_who_share_one() -> None:
    """Two out together share a place and the next one stays empty (RULES 6)."""
    state = position("7S", "8S", "7D KC", "AC KD", trump="D")
    events = play(state, "0 attack 7S\n1 defend 7S 8S")
    assert [event for event in events if isinstance(event, Left)] == [Left(0, 1), Left(1, 1)]
    play(state, "2 attack KC\n3 defend KC AC\n2 pass\n3 attack KD\n2 take")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.places) == ("fool", (1, 1, 4, 3))


def test_the_fool_is_found_even_if_the_fool_beats_everything() -> None:
    """The last to hold cards is the fool, though the attack was beaten off (RULES 6)."""
    state = position("7S", "8S 9S", trump="D")
    play(state, "0 attack 7S\n1 defend 7S 8S")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.places) == ("fool", (1, 2))
