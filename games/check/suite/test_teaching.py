"""Help texts beyond their lengths: room for long names, order, and secrets along whole tables."""

import pytest

from games.check.games import checked, locales_of
from games.check.tables import in_each_language, one_table_each, random_walk
from games.core.catalogue import localizer_for
from games.core.chance import Chance, SeededChance
from games.core.conformance import Playthrough
from games.core.contract import PUBLIC, AnyGame, Audience
from games.core.localizer import Localizer
from games.core.options import preset

GAMES = checked()
TEACHING = [key for key, game in GAMES.items() if game.text.terms(localizer_for(game, "en"))]
"""The games in which something can be looked up."""
LONG_NAMES = tuple(f"{letter} {'Щ' * 29}{number}" for number, letter in enumerate("ABCDEF"))
"""Names as long as Discord allows."""
LOOKED_AT_EVERY = 11
PLACES_AT_EVERY = 40

each_preset = pytest.mark.parametrize(("key", "name"), [case for case in one_table_each() if case[0] in TEACHING])
each_game = pytest.mark.parametrize("key", TEACHING)
each_game_and_locale = pytest.mark.parametrize(("key", "locale"), in_each_language(TEACHING))


def table_of(key: str, name: str, seed: bytes) -> Playthrough:
    """Return a table of this preset with the most seats."""
    options = preset(GAMES[key].Options, name)
    return Playthrough(GAMES[key], options, GAMES[key].numbers(options)[-1], seed)


def localizers(game: AnyGame, seats: int) -> list[Localizer]:
    return [localizer_for(game, locale, LONG_NAMES[:seats]) for locale in locales_of(game)]


@each_preset
def test_help_along_a_whole_table(key: str, name: str, rng: bytes, pytestconfig: pytest.Config) -> None:
    """Choices, tips and terms, at many positions of one table; terms for one audience after another."""
    playthrough = table_of(key, name, rng)
    languages = localizers(playthrough.game, playthrough.seats)
    seldom = 1 if pytestconfig.option.exhaustive else 3
    everybody = (*range(playthrough.seats), PUBLIC)  # a short table is checked seldom: seats know more of places
    told = False
    for step, _ in enumerate(random_walk(playthrough, rng)):
        chance = SeededChance(rng, step)
        turn, between = divmod(step, seldom * LOOKED_AT_EVERY)
        if not between:
            check_choices(playthrough, languages[turn % len(languages)])
            check_tips(playthrough, languages[0], chance)
        turn, between = divmod(step, seldom * PLACES_AT_EVERY)
        if not between:
            for audience in everybody if pytestconfig.option.exhaustive else [everybody[turn % len(everybody)]]:
                told |= check_places(playthrough, audience, languages[turn % len(languages)], chance)
    assert told, "nowhere is anything said about where it is now"


def check_choices(playthrough: Playthrough, localizer: Localizer) -> None:
    """Check that each choice is explained within its length, with the longest names."""
    for seat in playthrough.game.acting(playthrough.state):
        view, choices = playthrough.game.view(playthrough.state, seat), playthrough.game.moves(playthrough.state, seat)
        for choice in choices:
            about = playthrough.game.text.words(choice, view, localizer).about
            assert 1 <= len(about) <= 100, f"{choice!r}: {about!r} ({len(about)})\n{playthrough.code()}"
            assert about == about.strip()
            assert "{" not in about


def check_tips(playthrough: Playthrough, localizer: Localizer, chance: Chance) -> None:
    """Check that only a seat with a decision gets a tip, and that equal views get equal tips."""
    for seat in range(playthrough.seats):
        view, choices = playthrough.game.view(playthrough.state, seat), playthrough.game.moves(playthrough.state, seat)
        tip = playthrough.game.text.tip(view, choices, localizer)
        assert choices or tip is None
        determinized = playthrough.game.view(playthrough.game.determinize(view, chance), seat)
        assert tip == playthrough.game.text.tip(determinized, choices, localizer)


def check_places(playthrough: Playthrough, audience: Audience, localizer: Localizer, chance: Chance) -> bool:
    """Check that texts are the same however hidden things are dealt; return whether one tells where a thing is."""
    said = playthrough.game.text
    view = playthrough.game.view(playthrough.state, audience)
    determinized = playthrough.game.view(playthrough.game.determinize(view, chance), audience)
    told = False
    for term in said.terms(localizer):
        text = said.term(term, view, localizer)
        assert 1 <= len(text) <= 1000, f"{term}: {text!r}"
        assert text == said.term(term, determinized, localizer), f"{audience} reads about {term}: {text!r}"
        told = told or text != said.term(term, None, localizer)
    return told


@each_game_and_locale
def test_auto_answers_have_their_texts(key: str, locale: str) -> None:
    game = GAMES[key]
    localizer = localizer_for(game, locale)
    for standing in game.auto_answers:
        assert 1 <= len(localizer(f"auto-answer-{standing.key}")) <= 80
        assert localizer(f"auto-answer-{standing.key}-given") != localizer(f"auto-answer-{standing.key}")


@each_game_and_locale
def test_titles_differ_and_are_ordered_in_every_language(key: str, locale: str) -> None:
    game = GAMES[key]
    terms = game.text.terms(localizer_for(game, locale))
    assert len(set(terms.values())) == len(terms), "two things have one title"
    assert list(terms) == list(game.text.terms(localizer_for(game, "en")))


@each_game
def test_unknown_names_have_no_picture(key: str) -> None:
    game = GAMES[key]
    localizer = localizer_for(game, "en", LONG_NAMES)
    assert game.pictures.page("no page of this name", localizer) is None
    assert game.pictures.term("nothing of this name", None, localizer) is None
