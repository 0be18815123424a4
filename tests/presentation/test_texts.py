"""The bot's own texts: the same in four languages, all that the source uses and no others, short and well spelled."""

import functools
import re
import unicodedata
from collections.abc import Mapping

import pytest
from fluent.syntax import FluentParser, ast

from bot.presentation.texts import bot_localizer
from games.check.suite import test_texts as suite
from games.core.contract import AnyGame
from games.core.localizer import LOCALES
from tests.discord.commands.command_tree import bot_keys, crowded, tree_of
from tests.presentation.used_texts import FOLDER, asked_for, families, made_up
from tests.tables.harness import TableHarness

LONGEST = {"command-": 100, "argument-": 100, "open-": 100, "pace-": 100, "button-": 20}
"""Characters that Discord, or a phone, allows for each kind of text."""
MESSAGE = 1000
"""Characters of the longest text, with room for names and lists in it."""
FOREIGN = {
    "en": "„«»\"'—",
    "bg": "«»”\"'—ыэёЫЭЁ",
    "ru": "„“”\"'",
    "ro": "“«»\"'—şţŞŢ",
}
"""Marks and letters that do not belong in the language."""
QUOTES = {"en": "“”", "bg": "„“", "ru": "«»", "ro": "„”"}
NUMBER = re.compile(r"\{ \$(?:minutes|seats|least|most) \} (\w+)")
MARKED = re.compile(r"\*\*([^*]+)\*\*")

each_locale = pytest.mark.parametrize("locale", LOCALES)


suite.FOLDERS["bot"] = FOLDER / "text"
suite.WRITTEN["bot"] = list(LOCALES)


@each_locale
@pytest.mark.parametrize(
    "check",
    [
        suite.test_every_line_is_valid_and_no_text_is_defined_twice,
        suite.test_each_text_parsed_alone_is_the_one_of_the_file,
        suite.test_each_language_has_the_same_texts_with_the_same_variables,
        suite.test_every_text_formats_with_every_number_and_choice,
        suite.test_selectors_have_each_plural_of_the_language,
    ],
)
def test_the_bots_texts_keep_what_those_of_games_keep(check, locale):
    check("bot", locale)


def source(locale):
    return (FOLDER / "text" / f"{locale}.ftl").read_text("utf-8")


def texts(locale):
    """Return the variables of each text, by its key, in order."""
    return suite.texts("bot", locale)


@functools.cache
def patterns(locale):
    """Return each text as it is written, by its key."""
    body = FluentParser().parse(source(locale)).body
    return {
        message.id.name: source(locale)[message.value.span.start : message.value.span.end]
        for message in body
        if isinstance(message, ast.Message)
    }


def named(locale, key):
    """Return the buttons that a text names."""
    return [words for words in MARKED.findall(patterns(locale)[key]) if "{" not in words]


def buttons(locale):
    """Return the key of each button by its label."""
    return {said(locale, key): key for key in texts(locale) if key.startswith("button-")}


def said(locale, key, value="x"):
    return bot_localizer(locale)(key, **dict.fromkeys(texts(locale)[key], value))


@each_locale
def test_texts_stand_in_the_same_order_in_every_language(locale):
    assert list(texts(locale)) == list(texts("en"))


@each_locale
def test_a_number_before_a_noun_is_in_a_selector(locale):
    """Numbers that are followed by a word are told apart by their plural; prepositions and verbs are no nouns."""
    others = {"to", "до", "и", "la", "și"} | {"players", "души", "jucători", "de"}
    for key, pattern in patterns(locale).items():
        loose = set(NUMBER.findall(pattern)) - others
        assert not loose or any(texts(locale)[key].values()), (key, loose)


async def test_the_source_uses_every_text_and_no_missing_one(
    harness: TableHarness, games: Mapping[str, AnyGame]
) -> None:
    market = games["market"]
    trees = [tree_of(harness.service, {game.key: game}) for game in (market, crowded(market))]
    commands = {key for tree in trees for key in await bot_keys(tree)}
    assert commands
    wanted, there = asked_for() | commands, set(texts("en"))
    assert wanted - there == set()
    assert there - wanted == set()


def test_every_key_that_is_put_together_belongs_to_a_known_family():
    assert made_up() == set(families())


@each_locale
def test_texts_keep_within_their_lengths(locale):
    for key in texts(locale):
        most = next((most for start, most in LONGEST.items() if key.startswith(start)), MESSAGE)
        assert len(said(locale, key)) <= most, key


@each_locale
def test_labels_shown_together_differ(locale):
    for start in LONGEST:
        words = [said(locale, key) for key in texts(locale) if key.startswith(start)]
        assert sorted(set(words)) == sorted(words)


@each_locale
def test_buttons_are_named_in_texts_as_they_are_labelled(locale):
    labels, english = buttons(locale), buttons("en")
    wanted = {key: {english[name] for name in named("en", key)} for key in texts("en")}
    assert {key: {labels.get(name, name) for name in named(locale, key)} for key in texts(locale)} == wanted
    assert any(wanted.values())


@each_locale
def test_code_is_alike_in_every_language(locale):
    code = re.compile(r"`[^`]+`")
    for key, words in patterns("en").items():
        mine, theirs = code.findall(patterns(locale)[key]), code.findall(words)
        assert sorted(set(mine)) == sorted(set(theirs)), key


@each_locale
def test_marks_and_letters_are_those_of_the_language(locale):
    opening, closing = QUOTES[locale]
    for key, words in patterns(locale).items():
        assert not set(words) & set(FOREIGN[locale]), key
        assert words.count(opening) == words.count(closing), key
        assert words == unicodedata.normalize("NFC", words), key
        assert not re.search(r" [,.;:!?]|  (?!\s)|\.\.\.| - ", re.sub(r"\s*\n\s*", "\n", words)), key


@each_locale
def test_letters_of_two_scripts_never_share_a_word(locale):
    for key, words in patterns(locale).items():
        for word in re.findall(r"[^\W\d_]+", words):
            scripts = {unicodedata.name(letter).split()[0] for letter in word}
            assert len(scripts) == 1, (key, word)


@pytest.mark.parametrize(
    ("locale", "formal"),
    [
        ("bg", r"\b(вие|вас|ваш\w*|сте|ви|можете|имате|изберете|отворете|опитайте)\b"),
        ("ru", r"\b(вы|вас|вам|вами|ваш\w*|можете|выберите|откройте|попробуйте)\b"),
        ("ro", r"\b(dumneavoastră|dvs|vă|puteți|aveți|sunteți|alegeți|deschideți|încercați|vostru|voastră)\b"),
    ],
)
def test_the_reader_is_addressed_as_a_friend(locale, formal):
    polite = [key for key, words in patterns(locale).items() if re.search(formal, words, re.IGNORECASE)]
    assert polite == []


@pytest.mark.parametrize("locale", LOCALES[1:])
def test_nothing_is_left_in_english(locale):
    same = {key for key, words in patterns(locale).items() if words == patterns("en")[key]}
    alike = {"computer-name", "hand-place", "last-line-unnamed", "line-rating", "standings-rating", "strength-normal"}
    assert same <= alike | {f"language-{locale}" for locale in LOCALES}
