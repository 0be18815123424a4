"""Descriptions of choices, where cards are, and tips."""

import msgspec
import pytest

from games.core.contract import PUBLIC
from games.hayduti import GAME
from games.hayduti.rules.moves import (
    Back,
    Clear,
    Elevate,
    Gather,
    Group,
    Hadzhi,
    Improve,
    Keep,
    Meet,
    Pass,
    Raise,
    Recruit,
    Risk,
    Scout,
    Skip,
    Spare,
    Take,
)
from games.hayduti.text import TEXT
from games.hayduti.text.terms import term_of
from tests.games.hayduti.picture_cases import after, broken, forming, localizer, over, seen
from tests.games.hayduti.positions import play, table

ENGLISH = localizer()


def about(state, move, seat=0):
    return TEXT.words(move, seen(state, seat), ENGLISH).about


def where(name, state, audience=PUBLIC):
    return TEXT.term(name, seen(state, audience), ENGLISH).rpartition("\n")[2]


def test_scouting_says_what_a_zaptie_would_do():
    assert about(table(up="Z2@1"), Scout(2)).endswith("A zaptie there would only expose you.")
    bold = table(up="Z2@1", exposed=(0,))
    assert (
        about(bold, Scout(2))
        == "1 action: turns the card up. Open zaptie strength 2; one that lifts this above 4 breaks you."
    )
    assert "may break you" in about(bold, Risk())
    lost = table(up="Z2@1 Z2@3", exposed=(0,))
    assert about(lost, Scout(2)).endswith("A zaptie breaks you: 4 lie open against your 4.")
    assert "A zaptie breaks you" in about(lost, Risk())


def test_letting_a_zaptie_strike_says_how_it_ends():
    up = {"up": "Z3@1", "down": "Z2@2", "raised": {0: "levski"}, "exposed": (0,)}
    weak, strong = table(**up), table(**up, stats={0: (4, 4, 5)})
    for state, told in ((weak, "your committee is broken"), (strong, "you withstand")):
        play(state, "0 scout 2")
        assert told in about(state, Meet("none"))
        assert about(state, Meet("levski")).startswith("Nothing happens to you")


@pytest.mark.parametrize(
    ("move", "words"),
    [
        (Pass(), "Your turn goes on with the clearing. Actions lost: 4."),
        (Hadzhi(1), "Costs no action: this zaptie goes to the used pile, a face-down card takes its place."),
        (Meet("none"), "You are exposed; the zaptie stays open. Your turn goes on."),
        (Meet("ilyo"), "You are exposed, the zaptie goes, and two more cards may stay at this clearing."),
        (Improve("nabor"), "Hayduts of strength 8 or more: more cards may stay at your clearing."),
        (Improve("boyna"), "Hayduts of strength 4 or more: an exposed committee withstands more zaptie."),
        (Raise("deets-hariton"), "Hayduts of strength 6 or more. Helps you from your next turn on."),
        (Gather("nabor"), "Hayduts with this contribution count, whatever their colour."),
        (Gather("blue"), "Hayduts of this colour count, whatever their contribution."),
        (
            Gather("hay-d-blue-2-1"),
            "This haydut is in, others of its colour may join; its contribution brings bonuses.",
        ),
        (Group(("hay-d-blue-2-1",)), "These hayduts go to the used pile, and the goal is reached."),
        (Group(()), "Bonuses and the haydut already named are enough; no other is spent."),
        (
            Clear(("hay-d-blue-2-1",)),
            "The chosen cards go to the used pile. At most 5 may stay, and fewer is always allowed.",
        ),
        (Clear(()), "Nothing is put away; you keep your hand for your next turn."),
        (Spare(("hay-d-blue-2-1",)), "This one returns to your hand, the others go to the used pile."),
        (Spare(()), "All hayduts of the group go to the used pile."),
        (Keep(("hay-d-blue-2-1",)), "What you choose stays in your hand; all other cards are lost."),
        (Keep(()), "The whole hand is lost."),
        (Take(("hay-d-blue-2-1",)), "What you choose comes to your hand; the rest goes to the used pile."),
        (Take(()), "All of it goes to the used pile."),
        (Elevate("boyna"), "One more before the points are counted; leading a stat brings 5."),
        (Back(), "Nothing has been spent or told; you choose a goal again."),
        (Skip(), "You keep your cards, and your turn is over."),
    ],
)
def test_each_choice_says_what_it_does(move, words):
    assert about(table("d2u hariton", stats={0: (5, 4, 4)}, up="Z2@1"), move) == words


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("hay-d-blue-2-1", "groups for Activity, and groups of its colour; strength 2"),
        ("hay-n-blue-3-1", "groups for Recruits, and groups of its colour; strength 3"),
        ("voy-10-1", "raised by a group of strength 10, worth 5 points"),
        ("zap-3-1", "adds 3 to the zaptie on the field; nobody takes it"),
        ("deets-hariton", "raised by a group of strength 6; helps its owner from the next turn"),
        ("boyna", "how much zaptie strength an exposed committee withstands"),
        ("green", "hayduts of this colour, with any contribution"),
        ("none", "nobody helps, and the zaptie strikes"),
        ("levski", "ignores the first zaptie"),
        ("7", ""),
    ],
)
def test_each_name_says_what_stands_behind_it(name, words):
    assert TEXT.gloss(name, seen(table()), ENGLISH) == words


@pytest.mark.parametrize(
    ("name", "words"),
    [
        (
            "nabor",
            (
                "How many hand cards may stay at the clearing. It starts at 4; a group improves it, up to 10. "
                "Costs: 5 takes strength 4, 6 takes 8, 7 takes 11, 8 takes 13, 9 takes 15, 10 takes 17."
            ),
        ),
        ("voyvoda-10", "A group of strength 10 raises it. Worth 5 points at the end. There are 5."),
        ("zaptie-3", "There are 2."),
        ("lead", "Worth 5 points, also when it is shared."),
        ("deets-hariton", "Cost 6. When scouting breaks your committee, you may form a group first."),
    ],
)
def test_each_term_tells_the_numbers_of_the_rules(name, words):
    assert TEXT.term(name, None, ENGLISH).endswith(words)


@pytest.mark.parametrize(
    ("deets", "powers"),
    [
        ("botev", "Every group of yours is 2 stronger. Before scoring: each stat +1."),
        ("karavelov", "Every group of yours is 1 stronger. Before scoring: a stat of your choice +1."),
        ("totyu", "Groups with contribution Activity are 2 stronger. Before scoring: Activity +1."),
        ("rayna", "Groups of 3 or more hayduts are 1 stronger."),
        (
            "levski",
            (
                "The first zaptie you meet in a turn may be ignored. Recruiting at risk still ends the actions. "
                "6 points for each stat you lead."
            ),
        ),
        (
            "hitov",
            (
                "When another committee is broken, you may take 2 of the hand cards it loses. "
                "4 points if you lead Activity."
            ),
        ),
        (
            "petko",
            (
                "When your committee is broken, you may save 2 hand cards and become secret. "
                "2 points for each figure you raised, this one included."
            ),
        ),
        (
            "ilyo",
            "The zaptie that exposes you may be sent away, and 2 more cards may stay in hand this turn.",
        ),
        (
            "benkovski",
            (
                "2 more actions if zaptie of total strength 3 or more lie open before your first action. "
                "2 points for each voyvoda you raised."
            ),
        ),
    ],
)
def test_each_deets_tells_what_it_does_in_play_and_at_the_end(deets, powers):
    assert TEXT.term(f"deets-{deets}", None, ENGLISH).partition(". ")[2] == powers


@pytest.mark.parametrize(
    ("card", "name"),
    [
        ("hay-d-blue-2-1", "deynost"),
        ("voy-10-1", "voyvoda-10"),
        ("voy-4-2", "voyvoda-4"),
        ("zap-3-1", "zaptie-3"),
        ("deets-hariton", "deets-hariton"),
    ],
)
def test_each_card_is_looked_up_by_its_term(card, name):
    assert term_of(card) == name
    assert name in TEXT.terms(ENGLISH)


def test_cards_of_a_kind_are_counted_where_they_are():
    state = table("V7", hands={1: "V7"}, raised={1: "V4 V4", 2: "V7"}, up="V7@3 V10@4")
    assert (
        where("voyvoda-7", state, 0) == "Now: in your hand, raised by Ștefan cel Mare și Sfânt, open on the field at 3."
    )
    assert where("voyvoda-4", state) == "Now: 2 × raised by Борис."


def test_cards_say_what_they_cost_and_bring():
    state = table("V10", up="V7@1 botev@2 d2g@3")
    assert "A group of strength 7 raises it for 3 points" in about(state, Recruit(1))
    assert "once a group of strength 14 has raised it" in about(state, Recruit(2))
    assert "groups for Activity" in about(state, Recruit(3))
    assert about(state, Raise("voy-10-1")) == "Hayduts of strength 10 or more: 5 points at the end."


def test_a_card_is_where_the_audience_knows_it_to_be():
    state = table("hariton d2g", hands={1: "petko"}, raised={2: "totyu"}, up="hitov@4")
    state.players[1].show(state.players[1].hand)
    assert where("deets-hariton", state, 0) == "Now: in your hand."
    assert where("deets-hariton", state) == where("deets-hariton", state, 1) == "Now: out of sight."
    assert where("deets-petko", state) == "Now: in the hand of Борис."
    assert where("deets-totyu", state) == "Now: raised by Ștefan cel Mare și Sfânt."
    assert where("deets-hitov", state) == "Now: open on the field at 4."
    assert where("deets-levski", state) == "Now: not in play yet."
    assert where("nabor", state).startswith("Now: Ana 4, Борис 4")


def test_hands_that_are_open_at_the_end_are_told_by_holder():
    view = seen(table("hariton", hands={1: "petko"}), PUBLIC)
    opened = msgspec.structs.replace(view, hands=(("deets-hariton",), ("deets-petko",), ()))
    told = {
        name: TEXT.term(f"deets-{name}", opened, ENGLISH).rpartition("\n")[2] for name in ("hariton", "petko", "hitov")
    }
    assert told == {
        "hariton": "Now: in the hand of Ana.",
        "petko": "Now: in the hand of Борис.",
        "hitov": "Now: out of sight.",
    }


def test_each_decision_has_its_tip():
    secret, exposed = table("d2g"), table("d2g", exposed=(0,))
    keys = [TEXT.tip(seen(state, 0), GAME.moves(state, 0), ENGLISH).key for state in (secret, exposed)]
    assert keys == ["actions", "exposed"]
    assert TEXT.tip(seen(secret, 1), GAME.moves(secret, 1), ENGLISH) is None
    assert TEXT.tip(over(), (), ENGLISH) is None


@pytest.mark.parametrize(
    ("state", "seat", "key"),
    [
        (lambda: after(table(down="Z2@2", raised={0: "levski"}), "0 scout 2"), 0, "encounter"),
        (lambda: table("d2u", phase="clearing"), 0, "clearing"),
        (forming, 0, "forming"),
        (lambda: table("d2u", phase="broken_group", raised={0: "hariton"}), 0, "forming"),
        (lambda: after(forming(), "0 improve deynost"), 0, "way"),
        (lambda: after(forming(), "0 improve deynost\n0 gather deynost"), 0, "cards"),
        (lambda: after(forming(), "0 improve deynost\n0 gather deynost\n0 group d2g d2r d3g"), 0, "spare"),
        (lambda: table("d2u d3u", phase="broken_keep", raised={0: "petko"}), 0, "broken"),
        (broken, 1, "take"),
        (lambda: table(phase="final_choice", raised={0: "karavelov"}), 0, "final"),
    ],
)
def test_the_tip_fits_what_is_asked(state, seat, key):
    made = state()
    tip = TEXT.tip(seen(made, seat), GAME.moves(made, seat), ENGLISH)
    assert tip.key == key
    assert tip.text == ENGLISH(f"tip-{key}")
