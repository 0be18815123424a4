"""Hayduti's texts: labels, questions, and the texts of table and hand."""

import re

import pytest

from games.check.tables import told_tables
from games.core.catalogue import localizer_for
from games.core.chance import SeededChance
from games.core.conformance import sample
from games.core.contract import Pick
from games.core.localizer import LOCALES
from games.hayduti import GAME
from games.hayduti.data.cards import COLOURS, DEETS, NAMES, SHEET, STATS
from games.hayduti.rules.events import GroupFormed
from games.hayduti.rules.moves import (
    Clear,
    Elevate,
    Gather,
    Group,
    Hadzhi,
    Improve,
    Keep,
    Meet,
    Raise,
    Recruit,
    Scout,
    Spare,
    Take,
)
from games.hayduti.text import TEXT
from games.hayduti.text import names as naming
from tests.games.hayduti.picture_cases import (
    TABLES,
    after,
    broken,
    clearing,
    crowded,
    forming,
    games,
    localizer,
    over,
    plain,
    seen,
)
from tests.games.hayduti.positions import play, table

ENGLISH = localizer()
each_locale = pytest.mark.parametrize("locale", LOCALES)

# What is asked


@pytest.mark.parametrize(
    ("state", "words"),
    [
        (plain, "**Ana** to act: 6 actions left."),
        (crowded, "**Ana** to decide who helps against zaptie 2."),
        (clearing, "All clear at once. Still choosing: **Ana** and **Ștefan cel Mare și Sfânt**."),
        (broken, "**Борис** to choose what Hitov takes from **Ana**."),
        (forming, "**Ana** may form a group."),
        (lambda: table("d2u", phase="clearing"), "**Ana** to clear: at most 4 cards may stay."),
        (
            lambda: table("d2u", phase="broken_group", raised={0: "hariton"}),
            "The committee of **Ana** is broken; Pop Hariton allows one group first.",
        ),
        (lambda: table("d2u", phase="broken_keep", raised={0: "petko"}), "**Ana** to choose what Petko saves."),
        (
            lambda: table(phase="final_choice", raised={0: "karavelov"}),
            "**Ana** to choose the stat that Karavelov lifts.",
        ),
    ],
)
def test_everybody_reads_whom_the_table_waits_for(state, words):
    made = state()
    assert TEXT.ask(seen(made), (), ENGLISH) == words
    for seat in set(range(3)) - set(GAME.acting(made)):
        if made.players[seat].choice is None:
            assert TEXT.ask(seen(made, seat), (), ENGLISH) == words, "who is not asked reads the same"


@pytest.mark.parametrize(
    ("state", "seat", "words"),
    [
        (
            plain,
            0,
            ("6 actions left: turn up a card, or take a face-up one (↓). Secret: the next zaptie only exposes you."),
        ),
        (
            lambda: table(exposed=(0,), up="Z3@1", stats={0: (4, 1, 5)}),
            0,
            (
                "1 action left: turn up a card, or take a face-up one (↓). Zaptie strength 3; above 5 the next takes your hand."
            ),
        ),
        (
            lambda: table(exposed=(0,), up="Z3@1 Z2@4", stats={0: (4, 1, 5)}),
            0,
            (
                "1 action left: turn up a card, or take a face-up one (↓). Zaptie strength 5 against 5: the next takes your hand."
            ),
        ),
        (crowded, 0, "You meet zaptie 2 at 5. Who helps?"),
        (
            clearing,
            0,
            "Clear: 4 of your 5 cards may stay, so at least 1 must go. More is always possible.",
        ),
        (
            clearing,
            1,
            (
                "You clear: sabre 3 (yellow), voyvoda 7. You may change this until everybody has chosen. "
                "Still choosing: **Ana** and **Ștefan cel Mare și Sfânt**."
            ),
        ),
        (clearing, 2, "Clearing: your one card may stay. You may put cards away if you like."),
        (
            lambda: table("d2u", phase="clearing", exposed=(0,)),
            0,
            (
                "Clearing: your one card may stay. You may put cards away if you like. "
                "With no card left in hand your committee is secret again."
            ),
        ),
        (broken, 1, "Hitov: choose up to 2 cards of what **Ana** loses."),
        (forming, 0, "A group of hayduts: choose what it is for, or “No group”."),
        (lambda: table("V4", phase="forming"), 0, "No goal is in reach this turn: “No group”."),
        (
            lambda: after(forming(), "0 improve deynost"),
            0,
            "Goal: Activity, strength 8. What do the hayduts have in common, and up to what strength?",
        ),
        (
            lambda: after(forming(), "0 improve deynost\n0 gather deynost"),
            0,
            (
                "Goal: Activity, strength 8. Chosen so far: Activity. Choose the hayduts. "
                "Bonus: +2 Filip Totyu, +1 Rayna Knyaginya (from 3 hayduts)."
            ),
        ),
        (
            lambda: after(forming(), "0 improve deynost\n0 gather deynost\n0 group d2g d2r d3g"),
            0,
            (
                "The group stands: drum 2 (green), drum 2 (red), drum 3 (green). "
                "Rakovski may keep one of it in your hand."
            ),
        ),
        (
            lambda: table("d2u d3u", phase="broken_keep", raised={0: "petko"}),
            0,
            "Your committee is broken. Choose up to 2 cards that Petko saves.",
        ),
        (
            lambda: table("d2u", phase="broken_group", raised={0: "hariton"}),
            0,
            "Your committee is broken. Pop Hariton allows one group first: choose its goal, or skip.",
        ),
        (
            lambda: table(phase="final_choice", raised={0: "karavelov"}),
            0,
            "Karavelov: which of your stats rises by one?",
        ),
    ],
)
def test_a_seat_reads_what_it_may_do(state, seat, words):
    made = state()
    assert TEXT.ask(seen(made, seat), GAME.moves(made, seat), ENGLISH) == words


# Buttons and menus


@pytest.mark.parametrize(
    ("move", "label", "menu"),
    [
        (Scout(5), "Scout 5 – row 2, column 1", "Turn up number…"),
        (Scout(16), "Scout 16 – row 4, column 4", "Turn up number…"),
        (Scout(17), "Scout 17 – beside the field", "Turn up number…"),
        (Recruit(1), "Take card 1: voyvoda 7", "Take a face-up card…"),
        (Recruit(5), "Take card 5: Hadzhi Dimitar (cost 9): removes a zaptie", "Take a face-up card…"),
        (Hadzhi(9), "Hadzhi Dimitar: remove zaptie 1 at 9", "Hadzhi Dimitar: remove the zaptie at…"),
        (Meet("levski"), "Levski: ignore it", "Who helps against the zaptie…"),
        (Improve("deynost"), "Activity 5 → 6–7", "The goal of your group…"),
        (Raise("voy-7-1"), "Raise: Voyvoda, cost 7, 3 points, on the field at 1", "The goal of your group…"),
        (Raise("deets-hariton"), "Raise: Pop Hariton (cost 6): a group before the break", "The goal of your group…"),
        (
            Raise("deets-hadzhi"),
            "Raise: Hadzhi Dimitar (cost 9, on field 5): removes a zaptie",
            "The goal of your group…",
        ),
        (Elevate("boyna"), "Combat power: 4 → 5", "Karavelov: lift…"),
        (Keep(()), "Save none", "Choose…"),
        (Take(()), "Take none", "Choose…"),
        (Spare(()), "Keep none", "Choose…"),
        (Group(("hay-d-green-2-1",)), "Drum 2 (green)", "Choose…"),
        (Clear(("hay-d-green-2-1", "voy-4-1")), "Drum 2 (green), voyvoda 4", "Choose…"),
        (Take(("hay-d-green-2-1", "hay-d-green-2-2")), "2 × drum 2 (green)", "Choose…"),
    ],
)
def test_moves_on_buttons_and_in_menus(move, label, menu):
    view = seen(forming(), 0)
    assert TEXT.words(move, view, ENGLISH).label == label
    assert TEXT.words(move, view, ENGLISH).heading == menu


@pytest.mark.parametrize(("by", "label"), [("n2g", "Only men 2 (green)"), ("nabor", "Add no haydut")])
def test_a_group_of_no_more_hayduts_names_the_one_it_has(by, label):
    group = after(table("n2g n2g d3g d3g b2r", phase="forming"), f"0 improve nabor\n0 gather {by}")
    assert TEXT.words(Group(()), seen(group, 0), ENGLISH).label == label


@pytest.mark.parametrize(
    ("hand", "field", "goal", "words"),
    [
        ("", "V7@1 V7@5", "voy-7-1", "Goal: voyvoda 7 (on field 1), strength 7."),
        (" V7", "V7@5", "voy-7-2", "Goal: voyvoda 7 (on field 5), strength 7."),
        (" V7", "V7@5", "voy-7-1", "Goal: voyvoda 7, strength 7."),
        (" V10", "V7@5 V4@6", "voy-7-1", "Goal: voyvoda 7, strength 7."),
    ],
)
def test_a_goal_says_where_it_lies_if_another_is_printed_alike(hand, field, goal, words):
    state = table(f"n3g d3g b3g{hand}", up=field, phase="forming")
    GAME.play(state, 0, Raise(goal), SeededChance(bytes(32), 0))
    assert TEXT.ask(seen(state, 0), GAME.moves(state, 0), ENGLISH).startswith(words)


def test_the_best_value_is_the_end_of_an_improvement():
    state = table("d2g d2r d3g d3r d3u d3y", stats={0: (9, 4, 4)}, phase="forming")
    label = TEXT.words(Improve("nabor"), seen(state, 0), ENGLISH).label
    assert label == "Recruits 9 → 10"


def test_an_improvement_by_one_is_no_range():
    state = table("n2g n2u", phase="forming")
    assert TEXT.words(Improve("nabor"), seen(state, 0), ENGLISH).label == "Recruits 4 → 5"


def test_ways_tell_how_strong_a_group_may_become():
    state = forming()
    play(state, "0 improve deynost")
    labels = [
        TEXT.words(move, seen(state, 0), ENGLISH).label for move in GAME.moves(state, 0) if isinstance(move, Gather)
    ]
    assert labels == [
        "Activity (up to 12)",
        "Drum 2 (green) + same colour (up to 11)",
        "Drum 3 (green) + same colour (up to 11)",
    ]


def items(state, seat=0):
    """Return the rows of the one menu of cards that a seat has."""
    (pick,) = (move for move in GAME.moves(state, seat) if isinstance(move, Pick))
    return [TEXT.item(name, seen(state, seat), ENGLISH) for name in pick.pool]


def test_equal_cards_are_told_apart():
    """Each row of a menu says something else, also where a hand holds the same card twice."""
    assert items(table("n2g V10 n3g n2g V10 V4", phase="clearing")) == [
        "Men 2 (green), 1 of 2",
        "Voyvoda, cost 10, 5 points, 1 of 2",
        "Men 3 (green)",
        "Men 2 (green), 2 of 2",
        "Voyvoda, cost 10, 5 points, 2 of 2",
        "Voyvoda, cost 4, 2 points",
    ]


def test_only_cards_on_offer_are_counted():
    """The haydut that a group begins with is no row; Rakovski offers the group alone, Hitov what is lost."""
    state = after(
        table("n2g n2g d3g d3g b2r", phase="forming", raised={0: "rakovski"}), "0 improve nabor\n0 gather n2g"
    )
    assert items(state) == ["Men 2 (green)", "Drum 3 (green), 1 of 2", "Drum 3 (green), 2 of 2"]
    play(state, "0 group d3g")
    assert items(state) == ["Men 2 (green)", "Drum 3 (green)"]
    lost = table("d2u d2u", hands={1: "n3g"}, raised={1: "hitov"}, up="Z3@1 Z2@2", down="Z1@4", exposed=(0,))
    assert items(after(lost, "0 scout 4"), 1) == ["Drum 2 (blue), 1 of 2", "Drum 2 (blue), 2 of 2"]


def test_scouting_and_recruiting_go_by_the_field():
    """The rows stand in the order of the positions, and no two say the same."""
    state = table("n2g", up="n2u@3 n2u@17 V4@5 V4@9", stats={0: (4, 9, 4)})
    for verb in ("scout", "recruit"):
        listed = [move for move in GAME.moves(state, 0) if move.verb == verb]
        assert [move.pos for move in listed] == sorted(move.pos for move in listed)
        labels = [TEXT.words(move, seen(state, 0), ENGLISH).label for move in listed]
        assert all(re.search(rf"\b{move.pos}\b", label) for move, label in zip(listed, labels, strict=True))
        assert len(set(labels)) == len(listed) > 3


def test_menus_of_cards_state_what_is_needed():
    (pick,) = (move for move in GAME.moves(clearing(), 0) if isinstance(move, Pick))
    assert TEXT.words(pick, seen(clearing(), 0), ENGLISH).label == "Clear at least 1: 4 may stay"
    state = after(forming(), "0 improve deynost\n0 gather deynost")
    (pick,) = (move for move in GAME.moves(state, 0) if isinstance(move, Pick))
    assert TEXT.words(pick, seen(state, 0), ENGLISH).label == f"Choose hayduts: strength {pick.need} or more"
    (pick,) = (move for move in GAME.moves(broken(), 1) if isinstance(move, Pick))
    assert TEXT.words(pick, seen(broken(), 1), ENGLISH).label == "Take: up to 2"


@each_locale
def test_every_name_has_its_words(locale):
    names = [*NAMES, *STATS, *COLOURS, "levski", "ilyo", "none"]
    items = [TEXT.item(name, seen(plain()), localizer(locale)) for name in names]
    assert all(0 < len(item) <= 100 for item in items)
    for deets in SHEET.deets:
        words = items[names.index(f"deets-{deets.id}")]
        assert words.startswith(deets.name[locale])
        assert str(deets.cost) in words


def test_a_made_up_name_has_no_words():
    for name in ("V99", "", "hay-d-green-2-9"):
        with pytest.raises(LookupError):
            TEXT.item(name, seen(plain()), ENGLISH)


@each_locale
def test_no_label_is_cut_where_a_deets_is_offered(locale):
    said = localizer(locale)
    for deets in SHEET.deets:
        view = seen(table(deets.id, up="V4@10", phase="forming"), 0)
        on_field = seen(table(up=f"{deets.id}@16"), 0)
        for move, look in (
            (Raise(f"deets-{deets.id}"), view),
            (Raise(f"deets-{deets.id}"), on_field),
            (Recruit(16), on_field),
        ):
            label = TEXT.words(move, look, said).label
            assert naming.hint(deets, said) in label, "what it does stands there whole"


# The table and the hand in words


def test_the_table_in_words():
    assert TEXT.table(seen(plain()), ENGLISH).split("\n") == [
        "Rotation 0 of 2 · Deck 58 · Used 5 · Zaptie on the field: strength 3",
        "Ana: Recruits 4, Activity 6, Combat power 5; secret; 4 cards; figures Filip Totyu, Sofroniy Vrachanski",
        "Борис: Recruits 10, Activity 4, Combat power 4; exposed; 1 card; voyvodas 10 7; figures Vasil Levski",
        "Ștefan cel Mare și Sfânt: Recruits 4, Activity 4, Combat power 4; secret; 1 card; voyvodas 4",
        (
            "Face-up: 1 voyvoda 7, 2 sabre 3 (yellow), 3 men 2 (red), 4 Panayot Hitov, 7 drum 2 (green), "
            "9 zaptie 1, 12 zaptie 2"
        ),
        "Face-down: 5–6, 8, 10–11, 13–16",
    ]
    assert "Uprising targets: Recruits 7, Activity 7, Combat power 7" in TEXT.table(seen(crowded()), ENGLISH)
    assert "has chosen" in TEXT.table(seen(clearing()), ENGLISH)
    assert "broken" in TEXT.table(seen(broken()), ENGLISH)
    assert "Nothing more is drawn" in TEXT.table(seen(table(final=True, rotations_done=2)), ENGLISH)


def test_the_end_in_words():
    lines = TEXT.table(over(), ENGLISH).split("\n")
    assert lines[0] == "The points are counted."
    assert [line[:2] for line in lines[1:]] == ["1.", "2.", "3."]
    lost = TEXT.table(over("uprising-failed"), ENGLISH).split("\n")
    assert lost[0] == "The uprising has failed: all have lost."
    assert lost[2].startswith("Ana: ")


@each_locale
def test_the_longest_table_fits_an_alternative_text(locale):
    said = localizer_for(GAME, locale, ["Щ" * 32] * 6)
    assert len(TEXT.table(seen(crowded()), said)) <= 1024


def test_a_long_table_counts_what_is_raised_and_names_the_stats_once_if_it_has_to():
    view = seen(crowded())
    assert TEXT.table(view, ENGLISH).split("\n")[2:4] == [
        "Ana: Recruits 10, Activity 10, Combat power 10; secret; 5 cards; raised 6",
        "Борис: Recruits 10, Activity 4, Combat power 4; exposed; 1 card; raised 3",
    ]
    name = "Щ" * 32
    assert TEXT.table(view, localizer_for(GAME, "ru", [name] * 6)).split("\n")[2:4] == [
        f"{name}: Набор 10, Деятельность 10, Боевая мощь 10; тайный; 5 карт; выдвинуто 6",
        f"{name}: 10, 4, 4; раскрыт; 1 карта; выдвинуто 3",
    ]


def test_a_hand_in_words_explains_the_deytsi_in_reach():
    state = table("d2u n3u n3g V4 hariton", raised={0: "totyu"}, now="rayna", up="hitov@4 V7@1 Z1@2")
    assert TEXT.hand(seen(state, 0), GAME.moves(state, 0), ENGLISH).split("\n") == [
        "Recruits: 3 green, 3 blue",
        "Activity: 2 blue",
        "Voyvodas: 4 (2 points)",
        "In your hand – Pop Hariton (cost 6): when scouting breaks your committee, you may form a group first.",
        "Raised by you – Filip Totyu (cost 9): groups with contribution Activity are 2 stronger. Before scoring: Activity +1.",
        "Raised by you, from next turn – Rayna Knyaginya (cost 6): groups of 3 or more hayduts are 1 stronger.",
        (
            "Open on the field – Panayot Hitov (cost 9): when another committee is broken, you may take 2 of the hand cards "
            "it loses. 4 points if you lead Activity."
        ),
    ]
    assert TEXT.hand(seen(state), (), ENGLISH) == ""


@each_locale
def test_a_hand_leaves_room_in_a_message(locale):
    state = table("levski botev d2u", raised={0: "hariton petko totyu rayna ilyo"}, up="hitov@1 karavelov@2")
    state.players[0].raised += [(card, 1) for card, deets in enumerate(DEETS) if deets is not None]
    words = TEXT.hand(seen(state, 0), GAME.moves(state, 0), localizer(locale))
    assert len(words) <= 2800
    assert naming.deets_called("deets-levski", localizer(locale)) in words


@pytest.mark.parametrize(("number", "locale"), told_tables(len(TABLES)))
def test_cards_in_news_are_named_and_not_by_their_ids(number, locale):
    for state, told in games(**TABLES[number]):
        lines = TEXT.news(told, seen(state), localizer(locale, len(state.players)))
        assert not [line for line in lines if re.search(r"\b(hay|voy|zap|deets)-", line)]


def test_who_takes_with_hitov_reads_what_is_being_lost():
    line = "Being lost: drum 2 (blue), men 3 (blue), men 3 (green)"
    assert line in TEXT.table(seen(broken()), ENGLISH)
    assert line in TEXT.hand(seen(broken(), 1), GAME.moves(broken(), 1), ENGLISH)
    assert "Being lost" not in TEXT.table(seen(broken(hidden=True)), ENGLISH)
    assert line in TEXT.hand(seen(broken(hidden=True), 1), (), ENGLISH)
    assert "Being lost" not in TEXT.hand(seen(broken(hidden=True), 2), (), ENGLISH)


def test_hidden_discards_are_told_to_nobody_else():
    state = broken(hidden=True)
    assert seen(state, 2).lost == ()
    told = play(state, "1 take d2u n3u")
    lines = "\n".join(TEXT.news(told, seen(state), ENGLISH))
    assert "2 lost cards of **Ana**." in lines
    assert "(blue)" not in lines
    assert "(green)" not in lines


def test_a_group_says_before_it_is_formed_how_strong_it_will_be():
    """The sum on the button is the strength with which the group is then formed, bonuses included."""
    helped = set()
    for seed in (1, 2):
        for state, _ in games(seed):
            acting = GAME.acting(state)
            for pick in GAME.moves(state, acting[0]) if acting else ():
                if not isinstance(pick, Pick) or pick.verb != "group":
                    continue
                move = sample(pick, SeededChance(bytes(32), 0))
                label = TEXT.words(move, GAME.view(state, acting[0]), localizer()).label
                ahead = GAME.copy(state)
                events = GAME.play(ahead, acting[0], move, SeededChance(bytes(32), 0))
                for formed in (event for event in events if isinstance(event, GroupFormed)):
                    assert f"= {formed.strength}" in label or f": {formed.strength} " in label
                    helped.add(len(formed.bonuses))
    assert {0, 1} <= helped
