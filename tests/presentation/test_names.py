"""Names that people choose appear in messages as text and nothing else."""

import re

import pytest

from bot.presentation.texts import bot_localizer, name_of, plain_names, safe
from storage import Person

NAMES = {
    "bold": "**loud**",
    "a heading": "# loud",
    "small print": "-# quiet",
    "a list": "- one",
    "a numbered list": "1. one",
    "another list": "* one",
    "a quote": "> said",
    "a spoiler": "||dead||",
    "code": "`rm`",
    "a masked link": "[click](https://example.org)",
    "a bare link": "https://example.org/_x_",
    "everyone": "@everyone",
    "a person": "<@123456789012345678>",
    "a role": "<@&123456789012345678>",
    "a channel": "<#123456789012345678>",
    "a command": "</durak open:123456789012345678>",
    "a timestamp": "<t:1800000000:R>",
    "an emoji": "<a:party:123456789012345678>",
    "a guild page": "<id:customize>",
}
READ_AS_MORE = re.compile(
    r"(?<!\\)(?:\*|_|~|`|\||\[|\])|^(?:#|-|>|\d+\.)|https?://|@everyone|@here|<(?:@|#|/|t:|a?:|id:)", re.MULTILINE
)


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_a_name_is_plain_text(name: str) -> None:
    assert READ_AS_MORE.search(name), "the test knows it"
    assert not READ_AS_MORE.search(safe(name))


def test_a_name_is_one_line_in_one_direction() -> None:
    assert safe("Ana\nBoris\t\u2028Vera") == "Ana Boris Vera"
    assert safe("A\u202eB\u2066C\x07") == "ABC"


@pytest.mark.parametrize("name", ["Борис", "Ștefan cel Mare", "中村", "👩\u200d🚀", "می\u200cخواهم", "Jo 2"])
def test_an_ordinary_name_is_unchanged(name: str) -> None:
    assert safe(name) == name


def named(*names: str | None) -> tuple[str, ...]:
    people = [Person(id=n + 1, discord_id=n + 1, name=name, locale="en") for n, name in enumerate(names)]
    return plain_names([*people, None], bot_localizer("en"))


@pytest.mark.parametrize(
    "names",
    [
        ("Alex", "Alex"),
        ("Alex", "ALEX", "Ana"),
        ("Maximilian of the Upper Mill", "Maximilian of the Upper Town"),
        (None, None, "Ana"),
        ("Computer #3", "Ana"),
    ],
)
def test_names_at_a_table_differ_even_where_they_are_cut(names: tuple[str | None, ...]) -> None:
    told = named(*names)
    assert len({name[:24].casefold() for name in told}) == len(told), told


def test_a_name_that_an_earlier_version_stored_too_long_is_cut_where_it_is_shown() -> None:
    long = Person(id=1, discord_id=1, name="x" * 5000, locale="en")
    assert (named("x" * 5000)[0], name_of(long, bot_localizer("en"))) == ("x" * 32, "x" * 32)


def test_different_names_are_unchanged() -> None:
    assert named("Alex", "Alexandra") == ("Alex", "Alexandra", "Computer #3")
    assert named("Alex", "Alex") == ("Alex (1)", "Alex (2)", "Computer #3")
