"""The examples on the rules pages are true, and choices do what their descriptions say."""

import pytest

from games.core.chance import SeededChance
from games.core.contract import PUBLIC
from games.magove import GAME
from games.magove.data.cards import PLAYED_AS
from games.magove.picture import pages
from games.magove.rules.events import TrickWon
from games.magove.rules.moves import Bid, ChooseTrump, Play
from games.magove.rules.state import Phase
from games.magove.text import TEXT
from games.magove.views.view import HIDDEN
from tests.games.magove.picture_cases import TABLES, WIZARD, games, laid, localizer, look

ENGLISH = localizer()


def test_the_trick_of_the_example_goes_as_the_text_says():
    view = pages._view(0, laid=2)
    state = GAME.determinize(view, SeededChance(bytes(32), 0))
    assert [move.card for move in GAME.moves(state, 0)] == ["B12", "N"]
    assert view.bids[0] == 0
    for card in ("B12", "N"):
        twin = GAME.copy(state)
        (won,) = (
            event for event in GAME.play(twin, 0, Play(card), SeededChance(bytes(32), 0)) if isinstance(event, TrickWon)
        )
        assert won.seat == 2
        assert twin.leader == 2


@pytest.mark.parametrize("number", [0, 3])
def test_what_a_card_is_said_to_do_is_what_it_does(number):
    """The last seat gets a certain answer, and a card that is said to lose loses."""
    last = losing = 0
    for state, _ in games(**TABLES[number]):
        if state.phase is not Phase.PLAY or not state.trick:
            continue
        seat = state.waiting[0]
        view = GAME.view(state, seat)
        for move in GAME.moves(state, seat):
            said = TEXT.words(move, view, ENGLISH).about
            twin = GAME.copy(state)
            events = GAME.play(twin, seat, move, SeededChance(bytes(32), 0))
            won = [event.seat for event in events if isinstance(event, TrickWon)]
            if won:
                assert said.startswith("Takes this trick" if won == [seat] else "Does not take")
                last += 1
            elif said.startswith("Does not take"):
                assert GAME.view(twin, PUBLIC).winning != seat
                losing += 1
            else:
                assert GAME.view(twin, PUBLIC).winning == seat
    assert last > 20
    assert losing > 5


@pytest.mark.parametrize(
    ("choice", "view", "words"),
    [
        (Bid(2), look(audience=1), "Exactly that many: +40. Otherwise −10 for each trick off."),
        (
            Bid(0),
            look(audience=0, asked=(0,), has_bid=(False, True, True), bids=(None, 1, 1), total=2),
            "Exactly: +20, otherwise −10 for each trick off. All bids then total 2 for 3 tricks.",
        ),
        (
            Bid(1),
            look(audience=0, asked=(0,), has_bid=(False, True, True), bids=(None, 1, 1), total=2),
            "Exactly: +30, otherwise −10 for each trick off. All bids then total 3 for 3 tricks.",
        ),
        (ChooseTrump("G"), look(audience=0, hand=("G4", "G7", "B2")), "You hold 2 cards of this race."),
        (Play("N"), look(audience=0, hand=("N1",)), "Hardly ever takes a trick; the next card says which race is led."),
        (Play("R3"), look(audience=0, hand=("R3",)), "Leads trump: players who hold dwarfs (red) must follow."),
        (Play("B3"), look(audience=0, hand=("B3",)), "Players who hold humans (blue) must follow."),
        (
            Play("B9"),
            look(audience=0, races=("B", "R", "G"), hand=("B9",)),
            "The highest card takes the trick, of equal ones the first.",
        ),
        (Play("Z"), look(audience=0, hand=("Z1",)), "Takes the trick at once; the others may play what they like."),
        (
            Bid(1),
            look(audience=0, asked=(0,), has_bid=(False, True, False), bids=(None, 1, None), total=1),
            "Exactly that many: +30. Otherwise −10 for each trick off.",
        ),
        (
            ChooseTrump("G"),
            look(audience=0, hand=(HIDDEN,), faces=((HIDDEN,), ("G4",), ("Y2",))),
            "The others show 1 card of this race.",
        ),
        (
            Play("Z"),
            look(audience=2, hand=("Z1", "B2"), trick=laid(1, "B7", 3), led="B"),
            "Takes this trick: nothing beats the first wizard.",
        ),
        (
            Play("B9"),
            look(audience=2, hand=("B9",), trick=laid(1, "B7", 3), led="B"),
            "The best card so far; 1 player has yet to play.",
        ),
        (
            Play("Z"),
            look(audience=0, hand=("Z3",), trick=laid(1, "B7 B2", 3), led="B"),
            "Takes this trick: you play last, and nothing here beats it.",
        ),
        (
            Play("Z"),
            look(audience=2, hand=("Z3",), trick=laid(1, "Z1", 3)),
            "Does not take this trick: Борис is ahead with wizard.",
        ),
    ],
)
def test_what_a_choice_does(choice, view, words):
    assert TEXT.words(choice, view, ENGLISH).about == words


@pytest.mark.parametrize(
    ("hand", "trick", "led", "key"),
    [
        ("R3 Y2", "", None, "lead"),
        ("B3 R3", "B7", "B", "follow"),
        ("R3 Y2", "B7", "B", "free"),
        ("G3 Y2", "B7", "B", "discard"),
        ("G3 Y2", "Z1", None, "wizard"),
        ("G3 Y2", "N1", None, "any"),
    ],
)
def test_the_tip_fits_the_cards_that_may_be_played(hand, trick, led, key):
    view = look(audience=0, hand=tuple(hand.split()), phase=Phase.PLAY, trick=laid(2, trick, 3), led=led)
    choices = [Play(card) for card in view.hand if led not in {held[0] for held in view.hand} or card[0] == led]
    assert TEXT.tip(view, choices, ENGLISH).key == key


@pytest.mark.parametrize(("hand", "higher"), [("B3 R3", True), ("B3 B5", False), ("B3 Z1 Z2 N3", False)])
def test_the_tip_says_that_cards_stand_higher_only_where_others_do_not(hand, higher):
    view = look(audience=0, hand=tuple(hand.split()), phase=Phase.PLAY, trick=laid(2, "B7", 3), led="B")
    playable = dict.fromkeys(PLAYED_AS[card] for card in view.hand if card[0] in "BZN")
    assert (ENGLISH("tip-higher") in TEXT.tip(view, [Play(card) for card in playable], ENGLISH).text) is higher


@pytest.mark.parametrize(
    ("hand", "choice", "key"),
    [("B3", Bid(0), "bid"), (HIDDEN, Bid(0), "bid-blind"), ("B3", ChooseTrump("B"), "trump")],
)
def test_the_tip_fits_what_is_seen_before_the_play(hand, choice, key):
    assert TEXT.tip(look(audience=0, hand=(hand,)), (choice,), ENGLISH).key == key


def test_where_each_player_has_a_race_no_tip_says_what_to_follow():
    view = look(audience=0, races=("B", "R", "G"), hand=("B9",), phase=Phase.PLAY)
    assert TEXT.tip(view, (Play("B9"),), ENGLISH).key == "any"


@pytest.mark.parametrize(
    ("move", "key"),
    [
        (Bid(2), "2"),
        (Play("B7"), "🛡️ 7"),
        (Play("R12"), "🪓 12"),
        (Play("Z"), "Wizard"),
        (Play("N"), "Jester"),
        (ChooseTrump("B"), ""),
    ],
)
def test_small_buttons_show_number_emblem_and_value(move, key):
    assert TEXT.words(move, look(audience=0), ENGLISH).key == key


def test_what_stands_behind_a_name():
    view = look(audience=0, hand=("G4", "G7", "R2"))
    assert TEXT.gloss("G", view, ENGLISH) == "2 cards of this race in your hand."
    assert TEXT.gloss("R2", view, ENGLISH).startswith("A trump")
    assert TEXT.gloss("G4", view, ENGLISH) == ""
    assert all(TEXT.gloss(name, WIZARD, ENGLISH) for name in "ZN")


def test_looking_up_a_race_or_a_card_says_whether_it_is_trump_or_out_of_the_game():
    view = look(audience=0, trump="R", left_out="G")
    assert [TEXT.term(name, view, ENGLISH) for name in ("R", "B", "G", "R3", "B3", "G3")] == [
        (
            "One of the four races, from 1 (low) to 13 (high). It is trump in this round. "
            "None of them has been played in this round yet."
        ),
        "One of the four races, from 1 (low) to 13 (high). None of them has been played in this round yet.",
        "One of the four races, from 1 (low) to 13 (high). It is not in the game: nobody plays with this race.",
        "Dwarfs (red). Beaten by higher trumps and by wizards. It is trump in this round. You cannot know where it is.",
        "Humans (blue). Beaten by higher cards of its race, by trumps and by wizards. You cannot know where it is.",
        "Elves (green). Beaten by higher cards of its race, by trumps and by wizards. It is not in the game: nobody plays with this race.",
    ]
    assert TEXT.term("over", None, ENGLISH).endswith("Each costs 10 points.")


def test_where_a_card_is():
    view = look(
        audience=0,
        hand=("G4",),
        gone=("B1", "Z3"),
        trick=pages._view(PUBLIC, laid=2).trick,
        turned="R9",
        faces=((), ("Y1",), ()),
    )
    for name, words in {
        "G4": "It is in your hand.",
        "B1": "It has been played in this round.",
        "B7": "It lies in this trick, played by Борис.",
        "R9": "It is turned up.",
        "Y1": "Борис holds it.",
        "Y13": "You cannot know where it is.",
    }.items():
        assert TEXT.term(name, view, ENGLISH).endswith(words), name
        assert words not in TEXT.term(name, None, ENGLISH)
    assert TEXT.term("Z", view, ENGLISH).endswith("Seen in this round: 1 of 4.")
    assert "Played in this round so far: 1, 7." in TEXT.term("B", view, ENGLISH)
    assert set(PLAYED_AS.values()) <= set(TEXT.terms(ENGLISH))
