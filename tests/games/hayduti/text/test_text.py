"""Hayduti's texts: what holds in every language, and what is true. The transcript has the English."""

import re

import msgspec
import pytest

from games.check.golden import pngs
from games.core.catalogue import localizer_for
from games.core.chance import SeededChance
from games.core.conformance import sample
from games.core.contract import Pick
from games.core.localizer import LOCALES
from games.hayduti import GAME
from games.hayduti.data.cards import COLOURS, DEETS, NAMES, SHEET, STATS
from games.hayduti.rules.events import Cleared, GroupFormed, NoGroup, Scored
from games.hayduti.rules.forming import strength_of
from games.hayduti.rules.moves import Hadzhi, Meet, Pass, Raise, Recruit, Risk, Scout, Skip, Sofroniy
from games.hayduti.rules.options import HaydutiOptions
from games.hayduti.text import TEXT
from games.hayduti.text import names as naming
from games.hayduti.text.terms import term_of
from games.hayduti.views.knowledge import risk
from tests.games.hayduti.picture_cases import TABLES, broken, crowded, games, localizer, over, plain, seen
from tests.games.hayduti.positions import play, table
from tests.games.tables import daily, told_tables

ENGLISH = localizer()
each_locale = pytest.mark.parametrize("locale", LOCALES)


def test_face_down_cards_are_one_choice_and_open_cards_one_for_each_print():
    state = table("n2g", up="n2u@3 n2u@17 V4@5 d2g@9", stats={0: (4, 9, 4)})
    view = seen(state, 0)
    said = {
        verb: {
            TEXT.canonical(move, view): TEXT.words(move, view, ENGLISH).key
            for move in GAME.moves(state, 0)
            if move.verb == verb
        }
        for verb in ("scout", "recruit")
    }
    assert list(said["scout"]) == [Scout(1)]
    assert said["recruit"] == {Recruit(3): "Men 2 (blue)", Recruit(5): "Voyvoda 4", Recruit(9): "Drum 2 (green)"}


@each_locale
def test_every_name_has_its_words(locale):
    names = [*NAMES, *STATS, *COLOURS, "levski", "ilyo", "none"]
    items = [TEXT.item(name, seen(plain()), localizer(locale)) for name in names]
    assert all(0 < len(item) <= 100 for item in items)
    for deets in SHEET.deets:
        words = items[names.index(f"deets-{deets.id}")]
        assert words.startswith(deets.name[locale])
        assert str(deets.cost) in words


def test_a_card_to_raise_has_a_tip_beside_those_about_actions_and_risk():
    given = {"up": "V7@3 V4@5", "down": "d2r@1 Z1@2"}
    secret, exposed = table("d2g", **given), table("d2g", exposed=(0,), **given)
    keys = []
    for state in (secret, exposed):
        keys.append([])
        for script in ("0 scout 1", "0 scout 2"):
            choices = GAME.moves(state, 0)
            keys[-1].append(TEXT.tip(seen(state, 0), choices, ENGLISH).key)
            play(state, script)
    assert keys == [["actions", "raised"], ["raised", "exposed"]]


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
            words = TEXT.words(move, look, said)
            assert naming.hint(deets, said) in f"{words.label} {words.about}", "what it does stands there whole"


@each_locale
@pytest.mark.parametrize(("raised", "saved"), [("hariton", 0), ("hariton petko", 2)])
def test_no_group_of_a_broken_committee_says_how_much_of_the_hand_is_lost(locale, raised, saved):
    said = localizer(locale)
    state = table("d2u d3u n2g", raised={0: raised}, up="Z3@1 Z1@2", down="Z2@5", exposed=(0,))
    play(state, "0 scout 5")
    assert TEXT.words(Skip(), seen(state, 0), said).about == said("about-skip-broken", saved=saved)
    play(state, "0 skip")
    assert bool(state.mover.hand) == (state.phase == "broken_keep") == bool(saved)


@each_locale
@pytest.mark.parametrize(("script", "risky"), [("0 scout 2", False), ("0 risk", True)])
def test_a_zaptie_drawn_at_risk_is_said_to_cost_actions_and_group_whoever_helps(locale, script, risky):
    said = localizer(locale)
    for deets, key in (("levski", "levski"), ("ilyo", "ilyo"), ("none", "exposed")):
        state = table("n2g", down="Z1@2", deck="Z2", raised={0: "levski ilyo"})
        play(state, script)
        about = TEXT.words(Meet(deets), seen(state, 0), said).about
        assert about == said(f"about-meet-{key}-risk" if risky else f"about-meet-{key}")
        play(state, f"0 meet {deets}")
        assert (state.phase == "actions", state.mover.may_form) == (not risky, not risky)


@each_locale
@pytest.mark.parametrize("parallel", [False, True])
def test_where_no_card_is_left_no_move_promises_one(locale, parallel):
    """The deck of the last rotation is empty: a draw finds nothing and makes the turn or round the last."""
    said = localizer(locale)
    drawing = {"risk": Risk(), "sofroniy": Sofroniy(), "hadzhi": Hadzhi(1)}
    for verb, move in drawing.items():
        given = {"raised": {0: "sofroniy hadzhi"}, "up": "Z1@1", "rotations_done": 1, "parallel": parallel}
        state = table("n2g", deck_size=0, **given)
        view = seen(state, 0)
        words = TEXT.words(move, view, said)
        assert words.about == said(f"about-{verb}-last", part="round" if parallel else "turn")
        assert said("own-secret", cards=risk(view).cards) in TEXT.ask(view, GAME.moves(state, 0), said)
        play(state, f"0 {move}")
        assert state.final
    one_left = table("n2g", deck_size=1, **given)
    assert said("own-secret-risk", cards=risk(view).cards) in TEXT.ask(seen(one_left, 0), GAME.moves(one_left, 0), said)
    final = table("n2g", deck_size=0, final=True, **given | {"rotations_done": 2})
    assert TEXT.words(Hadzhi(1), seen(final, 0), said).about == said("about-hadzhi-gap")


@each_locale
@pytest.mark.parametrize(
    ("hand", "parallel", "key"), [("n2g", False, ""), ("", False, "-empty"), ("n2g", True, "-parallel")]
)
def test_ending_the_actions_says_what_comes_next(locale, hand, parallel, key):
    said, state = localizer(locale), table(hand, down="Z1@2", parallel=parallel)
    play(state, "0 scout 2")
    assert TEXT.words(Pass(), seen(state, 0), said).about == said(f"about-pass{key}", count=3)
    play(state, "0 pass")
    assert (state.phase == "clearing") == (not key)


# The table and the hand in words


def test_a_long_table_counts_what_is_raised_and_names_the_stats_once_if_it_has_to():
    view = seen(crowded())
    assert TEXT.table(view, ENGLISH).split("\n")[2:4] == [
        "Ana: 63 points; Recruits 10, Activity 10, Combat power 10; secret; 5 cards; raised 6",
        "Борис: 37 points; Recruits 10, Activity 4, Combat power 4; exposed; 1 card; raised 3",
    ]
    name = "Щ" * 32
    assert TEXT.table(view, localizer_for(GAME, "ru", [name] * 6)).split("\n")[2:4] == [
        f"{name}: 63 очка; Набор 10, Деятельность 10, Боевая мощь 10; тайный; 5 карт; выдвинуто 6",
        f"{name}: 37 очков; 10, 4, 4; раскрыт; 1 карта; выдвинуто 3",
    ]


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


PICTURES = pngs("hayduti")


@each_locale
def test_the_rules_name_every_deets(locale):
    told = " ".join(page.text for page in TEXT.rules(HaydutiOptions(), localizer(locale)))
    assert all(deets.name[locale] in told for deets in SHEET.deets)


def test_an_empty_hand_shows_the_field_to_who_is_asked_and_nothing_to_others():
    view = msgspec.structs.replace(seen(plain(), 0), hand=())
    assert PICTURES.hand(view, (), ENGLISH) is not None
    assert PICTURES.hand(msgspec.structs.replace(view, asked=(1,)), (), ENGLISH) is None


@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_offered_reaches_the_goal(seed):
    met = 0
    for state, _ in games(seed):
        if state.plan is None or state.plan.stage != "cards":
            continue
        view, choices = seen(state, state.active), GAME.moves(state, state.active)
        extra = [choice for choice in TEXT.offered(choices, view) if choice not in choices]
        labels = [TEXT.words(choice, view, ENGLISH).label for choice in (*extra, *choices)]
        assert len(set(labels)) == len(labels)
        for group in extra:
            met += 1
            assert any(isinstance(choice, Pick) and choice.fits(group) for choice in choices)
            assert f"{strength_of(state, state.plan, group.cards).total}" in TEXT.words(group, view, ENGLISH).label
    assert met


def test_other_questions_are_offered_as_they_are():
    state = table("d2u n2g", stats={0: (0, 4, 4)}, phase="clearing")
    choices = GAME.moves(state, 0)
    assert TEXT.offered(choices, seen(state, 0)) == choices


def test_the_one_card_that_has_to_go_is_offered_ready():
    state = table("d2u n2g n2g", stats={0: (2, 4, 4)}, phase="clearing")
    (pick,) = GAME.moves(state, 0)
    *one, rest = TEXT.offered([pick], seen(state, 0))
    assert [str(move) for move in one] == ["clear hay-d-blue-2-1", "clear hay-n-green-2-1"], "of like cards one"
    assert all(pick.fits(move) for move in one)
    assert rest == pick


@pytest.mark.parametrize(("exposed", "offered"), [([], 1), ([0], 2)])
def test_where_all_cards_may_stay_they_are_put_away_only_to_be_secret_again(exposed, offered):
    state = table("d2u", exposed=exposed, phase="clearing")
    choices = GAME.moves(state, 0)
    assert TEXT.offered(choices, seen(state, 0)) == choices[:offered]


def test_what_is_not_worth_telling_is_no_line():
    assert TEXT.news((Cleared(0, (), 0), NoGroup(0), NoGroup(1)), seen(plain()), ENGLISH) == []


@each_locale
@pytest.mark.parametrize("number", daily(len(TABLES), 2))
def test_the_arithmetic_of_each_score_comes_out(number, locale):
    *_, (_, told) = games(**TABLES[number])
    scores = [event for event in told if isinstance(event, Scored)]
    assert scores
    for score in scores:
        (line,) = TEXT.news([score], over(), localizer(locale))
        terms, _, total = re.sub(r"\([^)]*\)|\*\*[^*]*\*\*:?", "", line).rpartition("=")
        assert sum(eval(term.replace("×", "*")) for term in terms.split("+")) == int(total) == score.total
