"""Each reason for a refusal, with its variables and the moves offered instead."""

from enum import StrEnum

import pytest

from games.core.contract import IllegalMove, Move, Reason, Vocabulary
from games.durak import GAME
from games.durak.rules.events import Passed
from games.durak.rules.reasons import Why
from tests.games.durak.positions import CHANCE, play, position

HANDS = ("7S 7C KC 8H", "8S 7H QS KD", "7D 9S 10S JS")
OPEN, HOLD, TAKING = "0 attack 7S", "0 attack 7S\n1 defend 7S 8S", "0 attack 7S\n1 take"

CASES = {
    "wrong seat attacks": ("", "1 attack 8S", Reason.NOT_YOUR_TURN, {}),
    "attack in a bout": (OPEN, "0 attack 7C", Reason.NOT_NOW, {}),
    "throw before the attack": ("", "2 throw 7D", Reason.NOT_NOW, {}),
    "no such card": ("", "0 attack 5H", Why.UNKNOWN_CARD, {"card": "5H"}),
    "card of another": ("", "0 attack 8S", Why.NOT_IN_HAND, {"card": "8S"}),
    "plain eight named": ("", "0 attack 8H=S", Why.NAMES_NO_SUIT, {"card": "8H"}),
    "king named": ("", "0 attack KC=S", Why.UNKNOWN_CARD, {"card": "KC=S"}),
    "rank not there": (OPEN, "2 throw 9S", Why.RANK_NOT_ON_TABLE, {"card": "9S"}),
    "defender throws": (HOLD, "1 throw 7H", Why.OWN_DEFENCE, {}),
    "defender passes": (HOLD, "1 pass 2", Why.OWN_DEFENCE, {}),
    "pass too early": (OPEN, "0 pass 1", Why.STILL_UNBEATEN, {}),
    "pass twice": (HOLD + "\n0 pass", "0 pass 2", Why.ALREADY_PASSED, {}),
    "pass twice by another": (HOLD + "\n2 pass", "2 pass 2", Why.ALREADY_PASSED, {}),
    "pass for an old table": (HOLD, "0 pass 1", Why.TABLE_CHANGED, {"step": 2}),
    "beats what is beaten": (
        OPEN + "\n0 throw 7C\n1 defend 7S 8S",
        "1 defend 7S QS",
        Why.NOT_A_TARGET,
        {"target": "7S"},
    ),
    "beats what is not there": (OPEN, "1 defend 9S QS", Why.NOT_A_TARGET, {"target": "9S"}),
    "too low": ("0 attack 8H", "1 defend 8H 7H", Why.TOO_LOW, {"card": "7H", "target": "8H"}),
    "of another suit": (OPEN, "1 defend 7S 7H", Why.DOES_NOT_BEAT, {"card": "7H", "target": "7S"}),
    "too low for all": (OPEN, "1 defend  7H", Why.BEATS_NOTHING, {"card": "7H"}),
    "defends with what is not held": (OPEN, "1 defend  9S", Why.NOT_IN_HAND, {"card": "9S"}),
    "another defends": (OPEN, "2 defend 7S 9S", Reason.NOT_YOUR_TURN, {}),
    "defends while taking": (TAKING, "1 defend 7S 8S", Why.ALREADY_TAKING, {}),
    "takes twice": (TAKING, "1 take", Why.ALREADY_TAKING, {}),
    "takes with all beaten": (HOLD, "1 take", Why.ALL_BEATEN, {}),
    "transfers after beating": (OPEN + "\n0 throw 7C\n1 defend 7S 8S", "1 transfer 7H", Why.DEFENCE_BEGUN, {}),
    "transfers another rank": (OPEN, "1 transfer QS", Why.RANKS_DIFFER, {"card": "QS"}),
    "transfers what is not held": (OPEN, "1 transfer 7D", Why.NOT_IN_HAND, {"card": "7D"}),
    "transfers what there is not": (OPEN, "1 transfer 5H", Why.UNKNOWN_CARD, {"card": "5H"}),
    "transfers naming a suit": (OPEN, "1 transfer 8S=H", Why.NAMES_NO_SUIT, {"card": "8S"}),
    "another transfers": (OPEN, "2 transfer 7D", Reason.NOT_YOUR_TURN, {}),
    "transfers while taking": (TAKING, "1 transfer 7H", Why.ALREADY_TAKING, {}),
    "throws what is not held": (OPEN, "2 throw 7C", Why.NOT_IN_HAND, {"card": "7C"}),
    "takes before the attack": ("", "1 take", Reason.NOT_NOW, {}),
    "defends before the attack": ("", "1 defend 7S 8S", Reason.NOT_NOW, {}),
    "transfers before the attack": ("", "1 transfer 7H", Reason.NOT_NOW, {}),
    "passes before the attack": ("", "2 pass 0", Reason.NOT_NOW, {}),
    "chooses no direction": (OPEN, "1 direction yes", Reason.NOT_NOW, {}),
}


def refused(script: str, line: str, **options: object) -> IllegalMove:
    state = position(*HANDS, trump="D", **options)
    play(state, script)
    seat, _, text = line.partition(" ")
    with pytest.raises(IllegalMove) as caught:
        GAME.play(state, int(seat), Vocabulary(GAME.vocabulary).parse(text), CHANCE)
    assert caught.value.instead == tuple(GAME.moves(state, int(seat)))
    return caught.value


@pytest.mark.parametrize(("script", "line", "why", "data"), CASES.values(), ids=CASES)
def test_refusal(script: str, line: str, why: StrEnum, data: dict[str, str | int]) -> None:
    """The refusal says why, in terms a text can be made of."""
    error = refused(script, line)
    assert (error.why, error.data) == (why, data)


def test_refusal_without_transfers() -> None:
    """A table that plays without transfers says so."""
    assert refused(OPEN, "1 transfer 7H", transfer=False).why == Why.NO_TRANSFERS


@pytest.mark.parametrize(("enchanted", "why"), [("8", Why.DEFENDS_PLAINLY), ("", Why.NAMES_NO_SUIT)])
def test_a_defence_names_no_suit(enchanted: str, why: Why) -> None:
    """A suit named in defence is refused, and nothing is played in its place."""
    state = position("7S 9C", "8H 8S 9S", "9H 9D", trump="D", enchanted=enchanted)
    play(state, "0 attack 7S")
    for named in "SHC":
        with pytest.raises(IllegalMove) as caught:
            GAME.play(state, 1, Vocabulary(GAME.vocabulary).parse(f"defend 7S 8S={named}"), CHANCE)
        assert (caught.value.why, caught.value.data) == (why, {"card": "8S"})


def test_refusal_names_the_next_player_and_hand() -> None:
    """A refused transfer names the next player and the size of that hand."""
    state = position("7S 7C", "7H 8S 9S", "9C 9D", trump="D")
    play(state, "0 attack 7S\n0 throw 7C")
    with pytest.raises(IllegalMove) as caught:
        GAME.play(state, 1, Vocabulary(GAME.vocabulary).parse("transfer 7H"), CHANCE)
    assert (caught.value.why, caught.value.data) == (Why.TOO_MANY_FOR_NEXT, {"to": 2, "hand": 2})


def test_refusal_with_nobody_to_transfer_to() -> None:
    """With no other player who holds cards there is nobody to transfer to."""
    state = position("7S", "7H 8S", trump="D")
    play(state, "0 attack 7S\n1 transfer 7H ✗ nobody-to-transfer-to")


def test_no_cards() -> None:
    """A player without cards neither throws in nor passes."""
    state = position("7S", "8S 9S", "9D 10D", trump="D")
    play(state, "0 attack 7S\n1 defend 7S 8S\n0 pass ✗ no-cards\n0 throw 7C ✗ no-cards")


def test_other_refusals_are_in_other_tests() -> None:
    """Every reason stands in some test: these are the ones tried beside their rules."""
    here = {why for *_, why, _ in CASES.values()} | {
        Why.NO_TRANSFERS,
        Why.DEFENDS_PLAINLY,
        Why.NAMES_NO_SUIT,
        Why.TOO_MANY_FOR_NEXT,
        Why.NOBODY_TO_TRANSFER_TO,
        Why.NO_CARDS,
    }
    assert set(Why) - here == {
        Why.NAME_A_SUIT,
        Why.TRUMP_NAMED,
        Why.EIGHT_TOO_LOW,
        Why.SEVEN_STANDS,
        Why.JACK_STANDS,
        Why.THROWING_CLOSED,
        Why.TABLE_FULL,
        Why.DEFENDER_FULL,
        Why.PARTNER_DEFENDS,
        Why.TENS_STAY,
    }


class Sing(Move, frozen=True):
    """No move of Durak."""

    verb = "sing"


def test_a_move_of_no_kind_there_is() -> None:
    """A move that the game does not have is refused like one at the wrong time."""
    state = position(*HANDS, trump="D")
    with pytest.raises(IllegalMove) as caught:
        GAME.play(state, 0, Sing(), CHANCE)
    assert caught.value.why == Reason.NOT_NOW


def test_of_all_news_only_a_pass_may_be_taken_back() -> None:
    """A pass tells nothing but itself, so it may be taken back as long as nobody has built on it."""
    state = position(*HANDS, trump="D")
    news = play(state, HOLD + "\n0 pass")
    assert [event for event in news if event.retractable] == [Passed(0)]
