"""Descriptions of choices and of what can be looked up."""

from __future__ import annotations

import msgspec
import pytest

from games.carcassonne import GAME
from games.carcassonne.data.tiles import MESSAGES
from games.carcassonne.rules.moves import Place
from games.carcassonne.rules.options import CarcassonneOptions
from games.carcassonne.text import TEXT
from games.core.contract import PUBLIC
from games.core.localizer import LOCALES
from tests.games.carcassonne.picture_cases import NAMES, award, localizer, meeple, message, one_spot, robber, steal
from tests.games.carcassonne.positions import position


def about(state, move):
    view = GAME.view(state, 0)
    return TEXT.words(move, view, localizer()).about


def spot_at(state, x, y):
    return next(spot.name for spot in GAME.view(state, 0).spots if (spot.x, spot.y) == (x, y))


def test_a_placement_says_what_it_completes_and_for_whom() -> None:
    """The start tile's city is closed by a second one; somebody's knight in a piece joined to it is named."""
    state = position(hand="E", seats=2)
    north = spot_at(state, 0, -1)
    assert about(state, Place(north, 2)) == "Completes city worth 4."
    assert TEXT.gloss(north, GAME.view(state, 0), localizer()) == "Completes city worth 4."
    state = position("G@0,-1 1 B:c1", hand="E", seats=2)
    assert about(state, Place(spot_at(state, 0, -2), 2)) == f"Completes city worth 6 ({NAMES[1]})."


def test_a_placement_that_completes_nothing_says_what_it_goes_on_with() -> None:
    state = position(hand="U", seats=2)
    east = spot_at(state, 1, 0)
    assert about(state, Place(east, 1)) == "Extends road worth 2."
    assert TEXT.gloss(east, GAME.view(state, 0), localizer()) == ""
    state = position("U@1,0 1; U@2,0 1", hand="U", seats=2)
    assert about(state, Place(spot_at(state, 3, 0), 1)) == "Extends road worth 4."
    state = position("; ".join(f"U@{x},0 1" for x in range(1, 13)), hand="U", seats=2)
    assert about(state, Place(spot_at(state, 13, 0), 1)) == "Extends road worth 14."
    state = position(hand="U", seats=2)
    south = spot_at(state, 0, 1)
    assert about(state, Place(south, 1)) == "Joins fields only."


def test_looking_up_a_tile_counts_those_that_lie_and_may_come() -> None:
    state = position("E@0,-1 2", hand="E", stack="E U", seats=2)
    told = TEXT.term("tile-E", GAME.view(state, 0), localizer())
    assert told.startswith("City on one edge. There are 5.")
    assert "1 lies on the table, " in told
    assert TEXT.term("robber", GAME.view(state, 0), localizer()).endswith(
        f"Now: {NAMES[0]} robber not placed, {NAMES[1]} robber not placed."
    )


def each_about(state):
    """Return what the choices of the seat asked do: each text once, in order."""
    seat = GAME.acting(state)[0]
    view = GAME.view(state, seat)
    return list(dict.fromkeys(TEXT.words(move, view, localizer()).about for move in GAME.moves(state, seat)))


@pytest.mark.parametrize(
    ("state", "texts"),
    [
        (
            robber,
            [
                "It takes half of what a figure there scores next, rounded up; nobody loses anything.",
                "Your robber stays where it is until a tile with a bag asks again.",
            ],
        ),
        (
            meeple,
            [
                "A highwayman: 1 point a tile once both ends are closed; then it comes home.",
                "It is complete: scores 2 at once, and the meeple comes home.",
                "A farmer lies to the end: 3 points for each complete city that touches its field.",
                "You keep your meeples for later.",
            ],
        ),
        (award, ["This scores next. A robber can take half only of what a figure scores first."]),
        (
            steal,
            [f"You get {points}, nobody loses any, and your robber goes home." for points in (2, 3)],
        ),
        (one_spot, [f"Completes city worth 8 ({NAMES[0]}), road worth 4 ({NAMES[0]})."]),
        (
            lambda: message("G"),
            ["You leave the message alone and take 2 points.", "What the message says: 1 farmer × 2 = 2."],
        ),
        (
            lambda: message("D"),
            [
                "You leave the message alone and take 2 points.",
                "One more tile to lay, with a meeple and all that belongs to it.",
            ],
        ),
        (
            message,
            [
                "You leave the message alone and take 2 points.",
                "Scores as it stands, 1 tile = 1, and the meeple is back in your supply.",
                "Scores as it stands, 0 cities × 3 = 0, and the meeple is back in your supply.",
            ],
        ),
    ],
)
def test_each_choice_says_what_it_does(state, texts) -> None:
    assert each_about(state()) == texts


def test_each_name_says_what_stands_behind_it() -> None:
    view = GAME.view(message(), 0)
    assert {
        name: TEXT.gloss(name, view, localizer()) for name in ("meeple", "courier", "r1", "c1", "12.m", "f2", 1)
    } == {
        "meeple": "your score meeple, which everybody has",
        "courier": "your courier, the second score figure",
        "r1": "1 point a tile",
        "c1": "2 points a tile and pennant when complete, else 1",
        "12.m": "9 points when complete, else 1 for each tile",
        "f2": "3 points at the end for each complete city",
        1: "",
    }


def now(name, view):
    """Return where what can be looked up is now; "" if that is not told."""
    told, _, places = TEXT.term(name, view, localizer()).partition("\n")
    assert told == TEXT.term(name, None, localizer()), "what it is does not depend on the table"
    return places


def test_looking_up_tells_where_things_are_now() -> None:
    def of_each(*values):
        return f"Now: {', '.join(f'{name} {value}' for name, value in zip(NAMES, values, strict=False))}."

    view = GAME.view(message(), 0)
    assert now("supply", view) == now("meeple", view) == of_each(5, 6, 6, 6)
    assert now("track", view) == now("score-meeple", view) == of_each(5, 7, 3, 31)
    assert now("courier", view) == of_each(13, 2, 3, 4)
    free = "robber not placed"
    assert now("robber", view) == of_each(free, "robber on 13", free, free)
    assert now("aside", view) == now("road", view) == ""
    without = msgspec.structs.replace(GAME.view(robber(), PUBLIC), aside=("RA", "C"))
    assert now("courier", without) == ""
    assert now("aside", without) == "Now: bend, bag, city all over, pennant."


def test_looking_up_a_message_tells_whether_it_is_still_to_come() -> None:
    view = msgspec.structs.replace(GAME.view(message("C"), 0), messages_below=("A", "H"))
    told = {
        letter: TEXT.term(f"message-{letter}", view, localizer()).rpartition("take 2 points. ")[2] for letter in "CAB"
    }
    assert told == {
        "C": "It has been drawn just now.",
        "A": "It lies under the stack of messages.",
        "B": "It is still to come.",
    }
    without = GAME.view(robber(), 0)
    assert all(TEXT.term(f"message-{letter}", without, localizer()).endswith("take 2 points.") for letter in MESSAGES)


def test_looking_up_a_tile_says_whether_it_comes_with_the_robbers() -> None:
    assert TEXT.term("tile-RA", None, localizer()) == "Bend, bag. There are 2. It comes with the Robbers."
    assert TEXT.term("tile-W", None, localizer()) == "Crossing of 3 roads. There are 4."


@pytest.mark.parametrize(
    ("options", "pages", "lines"),
    [
        (
            CarcassonneOptions(),
            "aim turn meeple score farmers end robbers signs",
            [
                "79 tiles are drawn in all",
                "With the Robbers: 8 more tiles, and a robber for each player.",
                "After a tile with a bag the next player with a robber in the supply may place it.",
                "Without the Messages.",
                "Meeples may lie on fields, and fields score at the end.",
            ],
        ),
        (
            CarcassonneOptions(robbers=False, farmers=False, messages=True),
            "aim turn meeple score end messages signs",
            [
                "71 tiles are drawn in all",
                "Without the Robbers.",
                "With the Messages: a courier for each player, and 8 messages.",
                "Without farmers: no meeple goes on a field, and fields score nothing.",
            ],
        ),
        (
            CarcassonneOptions(robber_chain="all"),
            "aim turn meeple score farmers end robbers signs",
            [
                "79 tiles are drawn in all",
                "With the Robbers: 8 more tiles, and a robber for each player.",
                "After a tile with a bag every player with a robber in the supply may place it.",
                "Without the Messages.",
                "Meeples may lie on fields, and fields score at the end.",
            ],
        ),
    ],
)
def test_the_rules_tell_how_this_table_is_played(options, pages, lines) -> None:
    *shown, table, questions = TEXT.rules(options, localizer())
    assert [page.picture for page in shown] == pages.split()
    told = table.text.split("\n")
    assert len(told) == len(lines)
    assert all(line.startswith(f"- {start}") for line, start in zip(told, lines, strict=True))
    assert (questions.title, questions.picture, table.picture) == ("Questions people ask", "", "")
    (end,) = (page.text for page in shown if page.picture == "end")
    assert ("Each robber still on the track is worth 3 points." in end) is options.robbers


@pytest.mark.parametrize("locale", LOCALES)
def test_each_decision_has_its_tip(locale) -> None:
    said = localizer(locale)
    for state in (one_spot(), robber(), meeple(), award(), steal(), message()):
        seat = GAME.acting(state)[0]
        view = GAME.view(state, seat)
        tip = TEXT.tip(view, GAME.moves(state, seat), said)
        assert (tip.key, tip.text) == (view.phase, said(f"tip-{view.phase}"))
        assert TEXT.tip(GAME.view(state, PUBLIC), (), said) is None


@pytest.mark.parametrize("robbers", [True, False])
@pytest.mark.parametrize("messages", [True, False])
def test_the_page_on_the_end_names_the_columns_of_this_table_alone(robbers, messages) -> None:
    options = CarcassonneOptions(robbers=robbers, messages=messages, farmers=not messages)
    end = next(page.text for page in TEXT.rules(options, localizer()) if page.picture == "end")
    assert ("a card for messages" in end) is messages
    assert ("a flag for robbers" in end) is ("a mask for stolen points" in end) is robbers
    assert ("a leaf for fields" in end) is not messages
    assert end.endswith("a crown for the sum.")
