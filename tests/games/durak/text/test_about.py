"""Descriptions of choices, notes on cards, and where a card is."""

import msgspec
import pytest

from games.core.contract import PUBLIC
from games.durak import GAME
from games.durak.rules.moves import Attack, Defend, Pass, SetDirection, Take, ThrowIn, Transfer
from games.durak.rules.options import DurakOptions
from games.durak.rules.state import Phase
from games.durak.text import TEXT
from tests.games.durak.picture_cases import ALL, DIRECTION, HAND, NAMES, TABLES, bout, games, localizer, look

ENGLISH = localizer()
SIGN = "\ufe0e"
MAGIC = DurakOptions(enchanted=ALL)


def about(choice, view):
    return TEXT.words(choice, view, ENGLISH).about.replace(SIGN, "")


@pytest.mark.parametrize(
    ("choice", "view", "words"),
    [
        (Attack("7S"), look(audience=0, hand=("7S", "8D")), "A higher ♠ or any trump beats it."),
        (Attack("8D"), look(audience=0, hand=("7S", "8D")), "Only a higher trump beats it."),
        (Attack("7S"), look(audience=0, hand=("7S",), trump=None), "Only a higher ♠ beats it."),
        (Attack("AS"), look(audience=0, hand=("AS",)), "Only a trump beats it."),
        (Attack("AD"), look(audience=0, hand=("AD",)), "Nothing beats it."),
        (Attack("AS"), look(audience=0, hand=("AS",), trump=None), "Nothing beats it."),
        (
            Attack("7S"),
            look(audience=0, hand=("7S", "7H", "7C")),
            "A higher ♠ or any trump beats it. You hold 2 more of this rank.",
        ),
        (
            Attack("7S"),
            look(audience=0, hand=("7S", "7H")),
            "A higher ♠ or any trump beats it. You hold 1 more of this rank.",
        ),
        (Defend("7S", "QS"), bout("7S"), "Then everything is beaten. New rank Q: others may throw it in."),
        (Attack("JC"), look(audience=0, options=MAGIC), "Only beaten by 6 to 10 of its suit or of trumps."),
        (Attack("QC"), look(audience=0, options=MAGIC, hand=("QC",)), "A higher ♣ or any trump beats it."),
        (ThrowIn("7C"), bout("7S"), "Борис must beat this card too, or take everything."),
        (ThrowIn("7C"), bout("7S", taking=True), "Борис takes this card as well."),
        (ThrowIn("9C"), bout("7S", options=MAGIC), "May be thrown in without a matching rank."),
        (
            Defend("7S", "8S"),
            bout("7S", "7C"),
            "Then 1 more card is to be beaten. New rank 8: others may throw it in.",
        ),
        (Defend("7S", "7D"), bout("7S"), "Then everything is beaten."),
        (Defend("7S", "8S"), bout("7S", hands=(5, 1, 6)), "Then everything is beaten."),
        (Defend("7S", "QS"), bout("7S", options=MAGIC), "Beating with it ends the throwing in."),
        (Transfer("7C"), bout("7S"), "Ștefan cel Mare și Sfânt then faces 2 cards; you may throw in."),
        (Take(), bout("7S 8S", "8C"), "3 cards go to your hand, and you do not attack next."),
        (
            Pass(2),
            bout("7S 8S"),
            "You are asked again if a new rank appears. Once all have passed, the bout ends.",
        ),
        (SetDirection(reverse=False), DIRECTION, "Your next attack goes against Ștefan cel Mare și Sfânt."),
        (SetDirection(reverse=True), DIRECTION, "Your next attack goes against Ana."),
    ],
)
def test_what_a_choice_does(choice, view, words):
    assert about(choice, view) == words


def test_the_direction_is_said_as_it_is_then_played():
    told = 0
    for seed in range(12):
        for state, _ in games(4, seed, enchanted=ALL):
            if state.phase is not Phase.DIRECTION:
                continue
            seat = state.defender
            view = GAME.view(state, seat)
            for move in GAME.moves(state, seat):
                twin = GAME.copy(state)
                GAME.play(twin, seat, move, None)
                assert NAMES[twin.defender] in TEXT.words(move, view, ENGLISH).about
                told += 1
    assert told > 10


def test_what_stands_behind_a_card():
    view = look(options=DurakOptions(enchanted=frozenset({"7"})))
    assert TEXT.gloss("7H", view, ENGLISH) == "No trump of another suit beats it."
    assert TEXT.gloss("8D", view, ENGLISH).startswith("A trump")
    assert TEXT.gloss("8H", view, ENGLISH) == ""


@pytest.mark.parametrize(
    ("view", "key"),
    [
        (look(audience=0, hand=("7S",)), "attack"),
        (bout("7S", audience=1, hand=("8S",)), "defend"),
        (bout("7S", audience=1, hand=("8S", "7H")), "transfer"),
        (bout("7S", audience=1, hand=("6S",)), "take"),
        (bout("7S", audience=2, hand=("7H",)), "throw"),
        (bout("7S 8S", audience=2, hand=("7H",), asked=(0, 2)), "hold"),
        (bout("7S", audience=2, hand=("7H",), taking=True, asked=(0, 2)), "taking"),
        (msgspec.structs.replace(DIRECTION, audience=1, hand=("7H",)), "direction"),
    ],
)
def test_each_decision_has_its_tip(view, key):
    hands = tuple(len(view.hand) if seat == view.audience else count for seat, count in enumerate(view.hands))
    view = msgspec.structs.replace(view, hands=hands)
    choices = GAME.moves(GAME.determinize(view, _chance()), view.audience)
    assert TEXT.tip(view, choices, ENGLISH).key == key
    assert TEXT.tip(view, (), ENGLISH) is None


@pytest.mark.parametrize("taking", [False, True])
def test_a_player_who_can_only_pass_gets_no_tip(taking):
    view = bout("7S 8S", audience=2, hand=("6H",), taking=taking, hands=(5, 6, 1), asked=(0, 2))
    choices = GAME.moves(GAME.determinize(view, _chance()), 2)
    assert [type(choice) for choice in choices] == [Pass]
    assert TEXT.tip(view, choices, ENGLISH) is None


def _chance():
    from games.core.chance import SeededChance

    return SeededChance(bytes(32), 0)


def test_where_a_card_is():
    known = (("KH",), (), ())
    held = tuple(name for name in HAND.hand if name != "8S")
    view = msgspec.structs.replace(HAND, hand=held, discarded=("7D",), known=known, turned="9D", talon=3)
    for name, words in {
        "6S": "It is in your hand.",
        "7S": "It lies on the table.",
        "8S": "It lies on the table.",
        "7D": "It is on the discard pile.",
        "9D": "It lies face up at the bottom of the deck.",
        "KH": "Ana holds it, as everybody knows.",
        "AC": "Where it is, nobody has shown.",
    }.items():
        assert TEXT.term(name, view, ENGLISH).endswith(words), name
        assert words not in TEXT.term(name, None, ENGLISH)
    assert TEXT.term("talon", view, ENGLISH).endswith("Now 3 cards are left.")
    assert TEXT.term("discard", view, ENGLISH).endswith("Now 1 card lies there.")
    assert TEXT.term("6C", view, ENGLISH).startswith("Rank 1 of 9, counted from the lowest.")
    assert TEXT.term("AC", view, ENGLISH).startswith("Rank 9 of 9, counted from the lowest.")
    assert TEXT.term("trump", view, ENGLISH).replace(SIGN, "").endswith("Now it is ♦.")
    assert TEXT.term("trump", msgspec.structs.replace(view, trump=None), ENGLISH).endswith("was turned up.")


def test_looking_up_a_card_says_whether_it_is_trump_or_enchanted():
    view = look(options=DurakOptions(enchanted=frozenset("8")))
    trump = "A trump: beats every card of the other suits."
    eight = "Enchanted at this table: counts as the suit you name, never as a trump."
    for name, words in {"9S": "", "9D": f"{trump} ", "8S": f"{eight} ", "8D": f"{trump} {eight} "}.items():
        place = "It lies face up at the bottom of the deck." if name == "9D" else "Where it is, nobody has shown."
        assert TEXT.term(name, view, ENGLISH).partition("lowest. ")[2] == f"{words}{place}"


def test_a_hand_that_nobody_else_knows_is_not_looked_up():
    for number in (1, 2):
        for state, _ in games(**TABLES[number]):
            view = GAME.view(state, PUBLIC)
            for seat, held in enumerate(view.known):
                hidden = set(GAME.view(state, seat).hand) - set(held)
                if view.outcome is None:
                    assert not any(NAMES[seat] in TEXT.term(name, view, ENGLISH) for name in hidden)
