"""What holds of all that games teach, beyond lengths: room for long names, order, secrets along whole tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from games.core.catalogue import find_games, voice_for
from games.core.chance import SeededChance
from games.core.conformance import Trail
from games.core.contract import PUBLIC
from games.core.options import preset
from games.core.voice import LOCALES
from tests.games.conformance import allowed, one_table_each, random_walk

if TYPE_CHECKING:
    from games.core.chance import Chance
    from games.core.contract import AnyGame, Audience
    from games.core.voice import Voice

GAMES = find_games()
TEACHING = [key for key, game in GAMES.items() if game.words.terms(voice_for(game, "en"))]
"""The games in which something can be looked up."""
LONG_NAMES = tuple(f"{letter} {'Щ' * 29}{number}" for number, letter in enumerate("ABCDEF"))
"""Names as long as Discord lets them be."""
LOOKED_AT_EVERY = 11
PLACES_AT_EVERY = 40

each_preset = pytest.mark.parametrize(("key", "name"), [one for one in one_table_each() if one[0] in TEACHING])
each_game = pytest.mark.parametrize("key", TEACHING)
each_locale = pytest.mark.parametrize("locale", LOCALES)


def table_of(key: str, name: str, seed: bytes) -> Trail:
    """Return a table of this preset with as many seats as may play it at most."""
    options = preset(GAMES[key].Options, name)
    return Trail(GAMES[key], options, allowed(GAMES[key], options)[-1], seed)


def voices(game: AnyGame, seats: int) -> list[Voice]:
    return [voice_for(game, locale, LONG_NAMES[:seats]) for locale in LOCALES]


@each_preset
def test_what_is_taught_along_a_whole_table(key: str, name: str, luck: bytes, pytestconfig: pytest.Config) -> None:
    """Choices, lessons and what is looked up, at many moments of one table; of those who look up, one after another."""
    trail = table_of(key, name, luck)
    languages = voices(trail.game, trail.seats)
    seldom = 1 if pytestconfig.option.exhaustive else 2
    everybody = (*range(trail.seats), PUBLIC)  # a short table is looked at seldom: seats know more of places
    told = False
    for step, _ in enumerate(random_walk(trail, luck)):
        chance = SeededChance(luck, step)
        turn, between = divmod(step, seldom * LOOKED_AT_EVERY)
        if not between:
            check_choices(trail, languages[turn % len(languages)])
            check_lessons(trail, languages[0], chance)
        turn, between = divmod(step, seldom * PLACES_AT_EVERY)
        if not between:
            for audience in everybody if pytestconfig.option.exhaustive else [everybody[turn % len(everybody)]]:
                told |= check_places(trail, audience, languages[turn % len(languages)], chance)
    assert told, "nowhere is anything said about where it is now"


def check_choices(trail: Trail, voice: Voice) -> None:
    """Check that each choice is explained in its room, with the longest names."""
    for seat in trail.game.acting(trail.state):
        view, choices = trail.game.view(trail.state, seat), trail.game.moves(trail.state, seat)
        for choice in choices:
            about = trail.game.words.about(choice, view, voice)
            assert 1 <= len(about) <= 100, f"{choice!r}: {about!r} ({len(about)})\n{trail.code()}"
            assert about == about.strip()
            assert "{" not in about


def check_lessons(trail: Trail, voice: Voice, chance: Chance) -> None:
    """Check that nobody is taught who has nothing to decide, and that equal views are taught alike."""
    for seat in range(trail.seats):
        view, choices = trail.game.view(trail.state, seat), trail.game.moves(trail.state, seat)
        lesson = trail.game.words.lesson(view, choices, voice)
        assert choices or lesson is None
        imagined = trail.game.view(trail.game.imagine(view, chance), seat)
        assert lesson == trail.game.words.lesson(imagined, choices, voice)


def check_places(trail: Trail, audience: Audience, voice: Voice, chance: Chance) -> bool:
    """Check that whatever is dealt anew behind a view, texts stay the same; return whether one tells where a thing is."""
    said = trail.game.words
    view = trail.game.view(trail.state, audience)
    imagined = trail.game.view(trail.game.imagine(view, chance), audience)
    told = False
    for term in said.terms(voice):
        text = said.term(term, view, voice)
        assert 1 <= len(text) <= 1000, f"{term}: {text!r}"
        assert text == said.term(term, imagined, voice), f"{audience} reads about {term}: {text!r}"
        told = told or text != said.term(term, None, voice)
    return told


@each_game
@each_locale
def test_answers_given_beforehand_have_their_words(key: str, locale: str) -> None:
    game = GAMES[key]
    voice = voice_for(game, locale)
    for standing in game.standings:
        assert 1 <= len(voice(f"standing-{standing.key}")) <= 80
        assert voice(f"standing-{standing.key}-given") != voice(f"standing-{standing.key}")


@each_game
@each_locale
def test_titles_differ_and_stand_in_one_order_in_every_language(key: str, locale: str) -> None:
    game = GAMES[key]
    terms = game.words.terms(voice_for(game, locale))
    assert len(set(terms.values())) == len(terms), "two things have one title"
    assert list(terms) == list(game.words.terms(voice_for(game, "en")))


@each_game
def test_what_has_no_name_is_not_drawn(key: str) -> None:
    game = GAMES[key]
    voice = voice_for(game, "en", LONG_NAMES)
    assert game.pictures.page("no page of this name", voice) is None
    assert game.pictures.term("nothing of this name", None, voice) is None
