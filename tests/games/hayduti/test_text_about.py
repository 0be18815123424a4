"""Descriptions of choices, where cards are, and tips."""

import msgspec

from games.core.contract import PUBLIC
from games.hayduti import GAME
from games.hayduti.rules.moves import Meet, Raise, Recruit, Risk, Scout
from games.hayduti.text import TEXT
from tests.games.hayduti.picture_cases import localizer, seen
from tests.games.hayduti.positions import play, table

ENGLISH = localizer()


def about(state, move, seat=0):
    return TEXT.about(move, seen(state, seat), ENGLISH)


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
