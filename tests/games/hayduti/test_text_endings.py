"""Texts of the end, the rules pages, and choices that no option allows."""

import msgspec
import pytest

from bot.check.golden import pngs
from bot.check.tables import LONGEST
from games.core.localizer import LOCALES
from games.core.options import BadOptions
from games.hayduti.data.cards import SHEET
from games.hayduti.rules.options import HaydutiOptions
from games.hayduti.text import TEXT
from tests.games.hayduti.picture_cases import localizer, over, plain, seen

PICTURES = pngs("hayduti")
ENGLISH = localizer()
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


def test_an_empty_hand_shows_the_field_to_who_is_asked_and_nothing_to_others():
    view = msgspec.structs.replace(seen(plain(), 0), hand=())
    assert PICTURES.hand(view, (), ENGLISH) is not None
    assert PICTURES.hand(msgspec.structs.replace(view, asked=(1,)), (), ENGLISH) is None
