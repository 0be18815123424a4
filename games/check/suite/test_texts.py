"""The texts of every game: the same in four languages, formatting without error, with all that the bot uses."""

import functools
import inspect
import re
from itertools import product

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from games.check.games import checked
from games.core.catalogue import SHARED_TEXTS, localizer_for
from games.core.localizer import LOCALES, Localizer, written
from games.core.needed_texts import needed_texts

GAMES = checked()
FOLDERS = {"core": SHARED_TEXTS, **{key: game.text.folder for key, game in GAMES.items()}}

COUNTS = (0, 1, 2, 3, 5, 11, 19, 20, 21, 22, 25, 60, 100, 101, 1440)
"""Numbers of every plural category of the four languages, and those that texts may name in words."""
LENGTHS = {
    "game-name": 32,
    "game-blurb": 90,
    "game-aim": 180,
    "verb-": 100,
    "field-": 100,
    "option-": 100,
    "preset-": 80,
}

WRITTEN = {
    folder: [locale for locale in LOCALES if (path / f"{locale}.ftl").exists()] for folder, path in FOLDERS.items()
}
"""The languages in which there are texts."""

each_game = pytest.mark.parametrize("key", GAMES)
each_game_and_locale = pytest.mark.parametrize(
    ("key", "locale"), [(key, locale) for key in GAMES for locale in WRITTEN[key]]
)
each_folder_and_locale = pytest.mark.parametrize(
    ("folder", "locale"), [(key, locale) for key in FOLDERS for locale in WRITTEN[key]]
)


class Names(Visitor):
    """Collects the variables of a text, and what selectors on them tell apart."""

    def __init__(self):
        self.samples = {}

    def visit_VariableReference(self, node):  # noqa: N802 - named by the visitor it extends
        self.samples.setdefault(node.id.name, [])

    def visit_SelectExpression(self, node):  # noqa: N802 - named by the visitor it extends
        if isinstance(node.selector, ast.VariableReference):
            keys = [variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)]
            self.samples.setdefault(node.selector.id.name, []).extend(keys)
        self.generic_visit(node)


@functools.cache
def parsed(folder, locale):
    return FluentParser().parse((FOLDERS[folder] / f"{locale}.ftl").read_text("utf-8")).body


@functools.cache
def texts(folder, locale):
    """Return the variables of each text, by its key ("id" or "id.attribute")."""
    found = {}
    for entry in parsed(folder, locale):
        if isinstance(entry, ast.Message):
            for key, pattern in (
                (entry.id.name, entry.value),
                *((f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes),
            ):
                names = Names()
                names.visit(pattern)
                found[key] = names.samples
    return found


@functools.cache
def localizer_of(folder, locale):
    return Localizer(locale, [FOLDERS[folder]])


@each_folder_and_locale
def test_every_line_is_valid_and_no_text_is_defined_twice(folder, locale):
    body = parsed(folder, locale)
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    ids = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert sorted(set(ids)) == sorted(ids)


@each_folder_and_locale
def test_each_text_parsed_alone_is_the_one_of_the_file(folder, locale):
    alone = {key: FluentParser().parse(source).body for key, source in written(FOLDERS[folder], locale).items()}
    whole = [entry for entry in parsed(folder, locale) if isinstance(entry, ast.Message)]
    assert set(alone) == {entry.id.name for entry in whole}
    for entry in whole:
        (language,) = alone[entry.id.name]
        assert language.equals(entry, ["span", "comment"]), entry.id.name


@each_folder_and_locale
def test_each_language_has_the_same_texts_with_the_same_variables(folder, locale):
    english = {key: set(samples) for key, samples in texts(folder, "en").items()}
    assert {key: set(samples) for key, samples in texts(folder, locale).items()} == english


@each_folder_and_locale
def test_every_text_formats_with_every_number_and_choice(folder, locale):
    """Where a text does not tell numbers apart, one number is enough."""
    localizer = localizer_of(folder, locale)
    for key, samples in texts(folder, locale).items():
        values = [
            [(name, value) for value in (*COUNTS[: None if words else 1], "x", *words)]
            for name, words in samples.items()
        ]
        plain = dict.fromkeys(samples, "x")
        for name, value in (pair for pairs in values for pair in pairs):
            said = localizer(key, **{**plain, name: value})
            assert said.strip(), key
            assert "{" not in said, key
        if not values:
            assert localizer(key).strip(), key


@each_folder_and_locale
def test_selectors_have_each_plural_of_the_language(folder, locale):
    forms = {"en": {"one"}, "bg": {"one"}, "ru": {"one", "few", "many"}, "ro": {"one", "few"}}[locale]
    for key, samples in texts(folder, locale).items():
        for words in samples.values():
            told = {"one", "few", "many", "two", "zero"}.intersection(words)
            assert not told or told == forms, key


@each_game
def test_games_do_not_redefine_shared_texts(key):
    assert not set(texts(key, "en")) & set(texts("core", "en"))


@each_game_and_locale
def test_the_bot_finds_the_texts_it_uses(key, locale):
    localizer = localizer_for(GAMES[key], locale)
    assert not [text for text in needed_texts(GAMES[key]) if not localizer.has(text)]
    assert any(text.startswith("outcome-") for text in texts(key, locale))


@each_game_and_locale
def test_texts_keep_within_the_lengths_of_commands(key, locale):
    localizer = localizer_for(GAMES[key], locale)
    for text, (start, most) in product(texts(key, locale), LENGTHS.items()):
        if text.startswith(start):
            assert 1 <= len(localizer(text)) <= (100 if text.endswith("-about") else most), text


@each_game_and_locale
def test_the_rules_fit_their_pages(key, locale):
    game = GAMES[key]
    pages = game.text.rules(game.Options(), localizer_for(game, locale))
    assert sum(len(page.text) for page in pages) >= 300
    for page in pages:
        assert 1 <= len(page.title) <= 60
        assert 1 <= len(page.text) <= (3500 if len(pages) == 1 else 1000), page.title


@each_game
def test_languages_differ(key):
    localizers = [localizer_for(GAMES[key], locale) for locale in WRITTEN[key]]
    pages = {tuple(GAMES[key].text.rules(GAMES[key].Options(), localizer)) for localizer in localizers}
    assert len(pages) == len(localizers)
    assert len({localizer("game-blurb") for localizer in localizers}) == len(localizers)


def promised(why):
    """Return the variables that the docstring of each reason promises, in square brackets."""
    lines = re.findall(r'^    (\w+) = "[^"]+"\n    """\[([^\]]*)\]', inspect.getsource(why), re.MULTILINE)
    return {why[name]: [word.strip() for word in words.split(",") if word.strip()] for name, words in lines}


@each_game_and_locale
def test_each_refusal_is_formatted_with_its_variables(key, locale):
    why = GAMES[key].reasons
    localizer = localizer_for(GAMES[key], locale, [f"P{seat}" for seat in range(max(GAMES[key].seats))])
    reasons = promised(why)
    assert set(reasons) == set(why)
    for reason, names in reasons.items():
        for value in (1, 3, 5, 21):
            assert localizer(f"why-{reason.value}", **dict.fromkeys(names, value)).endswith(".")


@each_game_and_locale
def test_the_blurb_is_a_sentence_and_says_how_many_may_play(key, locale):
    seats = GAMES[key].seats
    blurb = localizer_for(GAMES[key], locale)("game-blurb")
    fewest, most = seats[0], seats[-1]
    told = str(most) if fewest == most else f"{fewest}–{most}"
    assert told in blurb, f"{locale}.ftl: game-blurb does not say {told}: {blurb!r}"
    assert blurb.endswith("."), f"{locale}.ftl: game-blurb ends without a full stop: {blurb!r}"
