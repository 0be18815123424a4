"""Texts of the end, the rules pages, and choices that no option allows."""

import msgspec
import pytest

from games.check.golden import pngs
from games.check.tables import LONGEST
from games.core.localizer import LOCALES
from games.core.options import BadOptions
from games.hayduti.data.cards import SHEET
from games.hayduti.rules.options import HaydutiOptions
from games.hayduti.text import TEXT
from tests.games.hayduti.picture_cases import localizer, over, plain, seen

PICTURES = pngs("hayduti")
ENGLISH = localizer()
CUSTOM = {"uprising": "custom", "target_nabor": 8, "target_deynost": 7, "target_boyna": 6}
each_locale = pytest.mark.parametrize("locale", LOCALES)


@each_locale
def test_a_premature_uprising_without_an_uprising_is_explained(locale):
    with pytest.raises(BadOptions) as refused:
        HaydutiOptions(premature=True).check(3)
    assert localizer(locale)(refused.value.why, **refused.value.data)


@each_locale
@pytest.mark.parametrize("reason", ["score", "uprising-won", "uprising-failed"])
def test_each_ending_has_its_words_and_its_picture(locale, reason):
    view = over(reason)
    assert TEXT.ask(view, (), localizer(locale)) == localizer(locale)(f"outcome-{reason}")
    assert locale not in LONGEST or PICTURES.table(view, localizer(locale))  # what differs in others is what they say


@each_locale
def test_the_rules_name_every_deets(locale):
    told = " ".join(page.text for page in TEXT.rules(HaydutiOptions(), localizer(locale)))
    assert all(deets.name[locale] in told for deets in SHEET.deets)


@pytest.mark.parametrize(
    ("options", "lines"),
    [
        (
            HaydutiOptions(),
            [
                "The game ends with rotation 2.",
                "The first player is drawn by lot.",
                "One after the other: each player acts, clears and forms a group before the next begins.",
                "Cards cleared or lost from a hand are shown to all.",
            ],
        ),
        (
            HaydutiOptions(
                rotations=3, random_first=False, parallel=True, advanced_hands=True, hidden_discards=True, **CUSTOM
            ),
            [
                "The game ends with rotation 3.",
                "The player who sat down first begins.",
                "Parallel: everybody acts in turn",
                "In the order of turns players start with 0, 1, 1, 2, 2, 2 cards.",
                "Cards cleared or lost from a hand are not shown to the others.",
                (
                    "National uprising: the best value of each stat at the table has to reach its target, else everybody "
                    "has lost. Targets: Recruits 8, Activity 7, Combat power 6."
                ),
            ],
        ),
        (
            HaydutiOptions(uprising="easy", premature=True),
            [
                "The game ends with rotation 2.",
                "The first player is drawn by lot.",
                "One after the other",
                "Cards cleared or lost from a hand are shown to all.",
                "National uprising: the best value of each stat at the table has to reach a target",
                "As soon as the targets are reached, the game ends.",
            ],
        ),
    ],
)
def test_the_rules_tell_how_this_table_is_played(options, lines):
    *_, table, questions = TEXT.rules(options, ENGLISH)
    told = table.text.split("\n")
    assert len(told) == len(lines)
    assert all(shown.startswith(f"- {line}") for shown, line in zip(told, lines, strict=True))
    assert (questions.title, questions.picture) == ("Questions people ask", "")


def test_an_empty_hand_shows_the_field_to_who_is_asked_and_nothing_to_others():
    view = msgspec.structs.replace(seen(plain(), 0), hand=())
    assert PICTURES.hand(view, (), ENGLISH) is not None
    assert PICTURES.hand(msgspec.structs.replace(view, asked=(1,)), (), ENGLISH) is None
