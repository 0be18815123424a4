"""Texts keep Discord's limits in whole games and on crowded tables, with the longest names."""

import pytest

from bot.discord.messages.viewport import buttons_height
from games.core.catalogue import localizer_for
from games.core.contract import PUBLIC, Pick
from games.core.localizer import LOCALES, fitted
from games.hayduti import GAME
from games.hayduti.data.cards import CODES, STATS
from games.hayduti.rules.moves import Hadzhi, Improve, Recruit, Scout
from games.hayduti.text import TEXT
from tests.games.hayduti.picture_cases import TABLES, crowded, games, seen
from tests.games.hayduti.positions import play, table
from tests.games.tables import daily, in_the_longest

LONGEST_NAME = "Щ" * 32
each_locale = pytest.mark.parametrize("locale", LOCALES)


def check(state, said):
    """Check every text of a state: as an alternative text, on buttons and headings, in the rows of menus."""
    for audience in range(PUBLIC, len(state.players)):
        view = seen(state, audience)
        assert 0 < len(TEXT.table(view, said)) <= 1024
        choices = () if audience == PUBLIC else GAME.moves(state, audience)
        assert 0 < len(TEXT.ask(view, choices, said)) <= 1000
    for seat in GAME.acting(state):
        view = seen(state, seat)
        for choice in GAME.moves(state, seat):
            assert 0 < len(TEXT.words(choice, view, said).label) <= 80
            if isinstance(choice, Pick):
                rows = [TEXT.item(name, view, said) for name in choice.pool]
                assert all(0 < len(row) <= 100 for row in rows)
                assert len(set(rows)) == len(rows)
            else:
                assert 0 < len(TEXT.words(choice, view, said).heading) <= 150
        assert len(TEXT.hand(view, GAME.moves(state, seat), said)) <= 2800


def longest_localizer(locale, state):
    return localizer_for(GAME, locale, [LONGEST_NAME] * len(state.players))


@in_the_longest
@pytest.mark.parametrize("number", daily(len(TABLES)))
def test_a_whole_game(number, locale):
    """Every seventh step of games on rich tables, and every step that is no action."""
    for step, (state, _) in enumerate(games(**TABLES[number])):
        if step % 7 == 0 or state.phase != "actions":
            check(state, longest_localizer(locale, state))


@each_locale
def test_the_most_there_can_be(locale):
    """Full hands, everything raised, fields with many cards beside them, all choices of a group."""
    every = " ".join(f"{stat[0]}{strength}{colour}" for stat in STATS for strength in (2, 3) for colour in "gury")
    state = table(
        f"{every} n2g n3g V4 V4 V7 V10 hariton",
        seats=2,
        raised={0: "botev karavelov georgievi totyu karadzha rakovski V12 V12", 1: "hitov petko levski ilyo"},
        up="hadzhi@1 benkovski@2 rayna@17 sofroniy@18 V10@19 Z3@20",
        exposed=(1,),
        phase="forming",
        uprising="hard",
    )
    said = longest_localizer(locale, state)
    check(state, said)
    for goal in ("improve nabor", "raise V10"):
        begun = GAME.copy(state)
        play(begun, f"0 {goal}")
        check(begun, said)
        play(begun, "0 gather n2g")
        check(begun, said)
    check(crowded(), longest_localizer(locale, crowded()))


@each_locale
def test_every_card_at_every_place(locale):
    """Rows for positions, whatever lies there; the numbers of cards beside the field are no shorter than those in it."""
    said = localizer_for(GAME, locale, [LONGEST_NAME] * 3)
    words = [word for word in CODES if word.startswith("deets-")]
    for name in [*words, "voy-12-1", "hay-b-yellow-3-1"]:
        state = table("n2g")
        state.field[15], state.up[15] = CODES[name], True
        for move in (Recruit(16), Scout(16), Scout(21), Hadzhi(16)):
            assert 0 < len(TEXT.words(move, seen(state, 0), said).label) <= 80


def test_only_what_is_too_long_is_cut():
    assert fitted("a" * 80, 80) == "a" * 80
    assert fitted("a" * 78 + " bcd", 80) == "a" * 78 + "…"


AT_RISK = ("secret", "exposed", "spared", "safe")
"""Perils of which something else is said where a card may be drawn at risk."""
LINES = 116
"""Characters that stand in three lines on a phone's width."""


@each_locale
def test_what_one_may_do_takes_three_lines_on_a_phone(locale):
    """With four lines the largest hands would not fit one screen with their picture and buttons."""
    said = localizer_for(GAME, locale, ["Ana"] * 3)
    begun = said("own-actions-first", count=5)
    for key in ("secret", "exposed", "lost", "spared", "safe", *(f"{key}-risk" for key in AT_RISK)):
        told = f"{begun} {said(f'own-{key}', cards=12, least=2)}"
        assert len(told) <= LINES, told


@pytest.mark.parametrize("locale", ["en", "bg", "ro"])
def test_two_goals_stand_beside_each_other_on_a_phone(locale):
    """Where labels of goals are long, there is room for a menu only, which takes two taps for each goal."""
    state, said = table("n3g n2y d2g", phase="forming"), localizer_for(GAME, locale)
    goals = [choice for choice in GAME.moves(state, 0) if isinstance(choice, Improve)]
    labels = [TEXT.words(choice, seen(state, 0), said).label for choice in goals][:2]
    assert buttons_height(labels) == buttons_height(labels[:1])
