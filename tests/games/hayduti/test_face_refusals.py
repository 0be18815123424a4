"""Hayduti's words for refusals, options and endings."""

import inspect
import re

import msgspec
import pytest

from games.core.options import BadOptions
from games.core.voice import LOCALES
from games.hayduti.components import SHEET
from games.hayduti.face import FACE
from games.hayduti.options import HaydutiOptions
from games.hayduti.refusals import Why
from tests.games.hayduti.looks import over, plain, seen, voice

ENGLISH = voice()
each_locale = pytest.mark.parametrize("locale", LOCALES)


def promised():
    """Return the variables that each reason's docstring promises, in square brackets."""
    lines = re.findall(r'^    (\w+) = "[^"]+"\n    """\[([^\]]*)\]', inspect.getsource(Why), re.MULTILINE)
    return {Why[name]: [word.strip() for word in words.split(",") if word.strip()] for name, words in lines}


@each_locale
def test_each_refusal_is_told_with_what_it_brings(locale):
    assert set(promised()) == set(Why)
    for why, names in promised().items():
        for value in (1, 3, 5, 21):
            words = voice(locale)(f"why-{why.value}", **dict.fromkeys(names, value))
            assert words.endswith(".")
            assert names == [] or str(value) in words


@each_locale
def test_a_premature_uprising_without_an_uprising_is_explained(locale):
    with pytest.raises(BadOptions) as refused:
        HaydutiOptions(premature=True).check(3)
    assert voice(locale)(refused.value.why, **refused.value.data)


@each_locale
@pytest.mark.parametrize("reason", ["score", "uprising-won", "uprising-failed"])
def test_each_ending_has_its_words_and_its_picture(locale, reason):
    view = over(reason)
    assert FACE.ask(view, voice(locale)) == voice(locale)(f"outcome-{reason}")
    assert FACE.picture(view, voice(locale))


@each_locale
def test_the_rules_name_every_deets(locale):
    page = FACE.rules(voice(locale))
    assert all(deets.name[locale] in page for deets in SHEET.deets)


def test_a_view_of_nobody_has_no_hand():
    view = msgspec.structs.replace(seen(plain(), 0), hand=())
    assert FACE.hand_picture(view, (), ENGLISH) is None
