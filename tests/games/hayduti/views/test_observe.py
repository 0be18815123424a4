"""What each audience may know, and what it can determinize (RULES 7)."""

import pytest

from games.core.chance import SeededChance
from games.core.contract import PUBLIC, Event
from games.hayduti import GAME
from games.hayduti.data.cards import CODES, GOLD, IS_ZAPTIE, SILVER
from games.hayduti.rules import events
from games.hayduti.views.view import EMPTY, FACE_DOWN
from tests.games.hayduti.positions import cards_of, hand, play, saved_by_petko, shorts, table


def determinized(state, audience, count=30):
    return [GAME.determinize(GAME.view(state, audience), SeededChance(bytes(32), number)) for number in range(count)]


def test_the_table_as_all_see_it():
    """Open cards, face-down cards and gaps; stats, marker, raised cards and numbers of cards."""
    state = table("n2g n2r", up="V7@1 Z1@17", empty=[3], raised={0: "sofroniy"}, now="V4", exposed=[0])
    view = GAME.view(state, PUBLIC)
    assert (view.field[:3], view.field[16]) == (("voy-7-1", FACE_DOWN, EMPTY), "zap-1-1")
    committee = view.committees[0]
    assert (committee.stats, committee.exposed, committee.hand, committee.limit) == ((4, 4, 4), True, 2, 4)
    assert [(card.card, card.active) for card in committee.raised] == [("deets-sofroniy", True), ("voy-4-1", False)]
    assert (view.hand, view.plan, view.hands, view.asked) == ((), None, (), (0,))
    assert (view.deck, view.used, view.gold_aside) == (len(state.deck), len(state.used), 6)
    assert GAME.view(state, 0).hand == ("hay-n-green-2-1", "hay-n-red-2-1")


def test_determinizing_deals_the_unseen_again():
    """Own hand and open cards stay; others' hands, the field and the deck may be anything else."""
    state = table("n2g n2r", hands={1: "d3g d3r"}, up="V7@1")
    others = determinized(state, 0)
    assert all(other.mover.hand == state.mover.hand for other in others)
    assert all(other.field[0] == state.field[0] for other in others)
    assert len({tuple(other.players[1].hand) for other in others}) > 20
    assert len({other.deck[-1] for other in others}) > 10
    assert all(cards_of(other) == list(range(96)) for other in others)


def test_no_zaptie_is_determinized_into_a_hand():
    """Everybody knows that a hand holds none."""
    state = table(hands={1: "d3g d3r n3g n3r n3u n3y", 2: "b3g b3r b3u b3y"})
    for other in determinized(state, 0, 60):
        assert not any(IS_ZAPTIE[card] for player in other.players for card in player.hand)


def test_marked_cards_are_where_all_know_them_to_be():
    """Before the first rotation silver is used and gold aside, until the second gold is used."""
    for other in determinized(table("n2g"), 0):
        assert {*SILVER} <= {*other.used}
        assert other.gold_aside == [*GOLD]
    for other in determinized(table("n2g", rotations_done=1, rotations=3), 0):
        assert {*GOLD} <= {*other.used}
    for other in determinized(table("n2g", seats=2), 0):
        assert {*SILVER, *GOLD} <= {*other.used}
    silver_elsewhere = [
        other for other in determinized(table("n2g", rotations_done=1, rotations=3), 0) if {*SILVER} & {*other.deck}
    ]
    assert silver_elsewhere


def test_lost_cards_are_determinized_into_the_broken_hand():
    """Hitov's owner knows what is lost, and not what Petko saved."""
    state = saved_by_petko(hidden_discards=True)
    for other in determinized(state, 1):
        assert shorts(card for card in other.mover.hand if card not in other.kept) == "n2r d3g"
    assert len({other.kept for other in determinized(state, 1)}) > 10
    assert all(shorts(other.kept) == "n2g d3r" for other in determinized(state, 0))


def test_what_shows_nothing_new_may_be_taken_back():
    """Not what turns a card up, draws one, tells what was hidden, or ends the game (RULES 7.1)."""
    members = [member for member in vars(events).values() if isinstance(member, type)]
    kinds = [kind for kind in members if issubclass(kind, Event) and kind.__module__ == events.__name__]
    assert {kind.__name__ for kind in kinds if kind.retractable} == {
        "RoundEnded",
        "RoundStarted",
        "TurnStarted",
        "Recruited",
        "Passed",
        "HadzhiRemoved",
        "BenkovskiRoused",
        "ZaptieIgnored",
        "Exposed",
        "IlyoRemoved",
        "Withstood",
        "ClearingChosen",
        "NoGroup",
        "SecretAgain",
        "FieldRefilled",
    }


# Cards that all have seen come into a hand


def known(state, seat=0):
    """Return the hand cards of a seat that everybody knows, in short."""
    return shorts(CODES[name] for name in GAME.view(state, PUBLIC).committees[seat].known)


def test_what_is_recruited_safely_is_known():
    """What comes from the deck is not; what leaves the hand openly is forgotten, the rest stays known."""
    state = table("n2g", up="n3g@1 V7@2 d2u@3 n2r@4", deck="b3y", stats={0: (6, 5, 4)}, seats=2)
    play(state, "0 recruit 1\n0 recruit 2\n0 risk\n0 recruit 3\n0 recruit 4")
    assert known(state) == "n3g V7 d2u n2r"
    for other in determinized(state, 1):
        assert {CODES[name] for name in GAME.view(state, 1).committees[0].known} <= {*other.mover.hand}
    play(state, "0 clear d2u")
    assert known(state) == "n3g V7 n2r"
    play(state, "0 raise V7\n0 group n3g n2g n2r")
    assert (known(state), hand(state)) == ("", "b3y")


def test_a_group_leaves_the_rest_of_the_hand_known():
    """Its cards go openly, with hidden discards too, so all can tell which of those seen are left (RULES 7.2)."""
    state = table("n2g n2r", up="n3g@1 V7@2", seats=2, hidden_discards=True)
    play(state, "0 recruit 1\n0 recruit 2\n0 pass\n0 clear\n0 improve nabor\n0 group n2g n2r")
    assert known(state) == "n3g V7"


def test_a_hidden_clearing_makes_hands_unknown():
    """Nobody can tell any more which of the cards seen are left, unless none was cleared."""
    for script, left in (("0 clear", "n3g"), ("0 clear n2g", "")):
        state = table("n2g n2r", up="n3g@1", seats=2, hidden_discards=True)
        play(state, "0 recruit 1\n0 pass")
        play(state, script)
        assert known(state) == left


def test_what_rakovski_keeps_is_known():
    """It lay open in the group."""
    state = table("n2g n2r", raised={0: "rakovski"}, phase="forming")
    play(state, "0 improve nabor\n0 group n2g n2r\n0 spare n2r")
    assert known(state) == "n2r"


@pytest.mark.parametrize(("hidden", "taken"), [(False, "n2r n3g"), (True, "")])
def test_what_hitov_takes_is_known_unless_discards_are_hidden(hidden, taken):
    """What Petko keeps is known only so far as it was seen before; who sees what is lost can tell the rest apart."""
    state = table(
        "n2g n2r n2u",
        raised={0: "petko", 1: "hitov"},
        exposed=[0],
        up="n3g@3 d2u@4 Z2@1",
        down="Z3@2",
        hidden_discards=hidden,
    )
    play(state, "0 recruit 3\n0 recruit 4\n0 scout 2\n0 keep n2g d2u")
    for audience in (PUBLIC, 0, 1, 2):
        for other in determinized(state, audience, 5):
            assert GAME.view(other, audience) == GAME.view(state, audience)
    play(state, "1 take n2r n3g")
    assert (known(state, 1), known(state, 0)) == (taken, "" if hidden else "d2u")
