"""Help for beginners in every game: choices, names, terms, tips, and the pages of the rules."""

import functools
from io import BytesIO

import pytest
from PIL import Image

from games.check.games import checked
from games.check.golden import fits
from games.check.tables import NAMES, in_each_language, random_walk
from games.core.catalogue import localizer_for
from games.core.conformance import Playthrough
from games.core.contract import Choice, GameText, Move, Pick, Pictures, View
from games.core.localizer import Localizer
from games.core.options import preset

GAMES = checked()
TEACHING = [key for key, game in GAMES.items() if game.text.terms(localizer_for(game, "en"))]
"""The games that explain themselves."""
SUMMING = [key for key in GAMES if GAMES[key].text.picked is not GameText.__dataclass_fields__["picked"].default]
"""Those that say what the names picked so far come to."""
DRAWING = [key for key in TEACHING if GAMES[key].pictures.term is not Pictures.__dataclass_fields__["term"].default]
"""Those that draw what can be looked up."""
LENGTHS = {
    "about": 100,
    "doubt": 150,
    "gloss": 100,
    "picked": 200,
    "title": 80,
    "term": 1000,
    "tip": 300,
    "page title": 60,
    "page": 1000,
}
_STEPS = 400
"""Moves of each table that are checked."""
DRAWN_EACH = 12
"""A normal run draws one of so many things that can be looked up."""

each_game_and_locale = pytest.mark.parametrize(("key", "locale"), in_each_language(TEACHING))


def said(text: str, kind: str, what: object) -> None:
    """Check that a text is there and within the length of its kind."""
    assert 1 <= len(text) <= LENGTHS[kind], (
        f"`{kind}` has 1 to {LENGTHS[kind]} characters, for `{what}` {len(text)}: {text!r}"
    )


@functools.cache
def met(key: str) -> tuple[tuple[View, tuple[Choice, ...]], ...]:
    """Return views with choices from a table of each preset, one or two of each shape of choices."""
    game = GAMES[key]
    found: list[tuple[View, tuple[Choice, ...]]] = []
    for number, name in enumerate(game.Options.presets):
        options = preset(game.Options, name)
        seats = game.numbers(options)
        seed = f"learning {key} {name}".encode().ljust(32, b".")[:32]
        playthrough = Playthrough(game, options, seats[number % len(seats)], seed)
        shapes: dict[tuple[object, ...], int] = {}
        for step, _ in enumerate(random_walk(playthrough, seed)):
            if step > _STEPS:
                break
            for seat in game.acting(playthrough.state):
                choices = tuple(game.moves(playthrough.state, seat))
                shape = tuple(sorted({(type(choice), choice.verb) for choice in choices}, key=str))
                shapes[shape] = shapes.get(shape, 0) + 1
                if shapes[shape] <= 2:
                    found.append((game.view(playthrough.state, seat), choices))
    return tuple(found)


def localizers(key: str, locale: str, view: View) -> Localizer:
    return localizer_for(GAMES[key], locale, NAMES[: view.seats])


@each_game_and_locale
def test_every_choice_is_explained_and_every_name_of_a_pool_has_a_note(key: str, locale: str) -> None:
    text = GAMES[key].text
    has_gloss = text.gloss is not GameText.__dataclass_fields__["gloss"].default
    assert met(key)
    for view, choices in met(key):
        localizer = localizers(key, locale, view)
        for choice in choices:
            words = text.words(choice, view, localizer)
            said(words.about, "about", choice)
            assert words.about != words.label, choice
            for name in choice.pool if isinstance(choice, Pick) and has_gloss else ():
                said(text.gloss(name, view, localizer), "gloss", name)


@pytest.mark.parametrize(("key", "locale"), in_each_language(SUMMING))
def test_what_was_picked_so_far_is_summed_up(key: str, locale: str) -> None:
    """From the first name to all of them, whether the pick takes so many or not."""
    text = GAMES[key].text
    for view, choices in met(key):
        for pick in choices:
            for count in range(1, len(pick.pool) + 1) if isinstance(pick, Pick) else ():
                names = pick.pool[:count]
                said(text.picked(pick, names, view, localizers(key, locale, view)), "picked", names)


@each_game_and_locale
def test_tips_are_short_and_each_decision_has_its_own(key: str, locale: str) -> None:
    tips = {}
    for view, choices in met(key):
        tip = GAMES[key].text.tip(view, choices, localizers(key, locale, view))
        if tip is not None:
            said(tip.text, "tip", tip.key)
            assert tips.setdefault(tip.key, tip.text) == tip.text
    assert len(tips) >= 2
    assert len(set(tips.values())) == len(tips)


@each_game_and_locale
def test_everything_can_be_looked_up_with_and_without_a_table(key: str, locale: str) -> None:
    game = GAMES[key]
    (view, _), *_ = reversed(met(key))
    localizer = localizers(key, locale, view)
    for name, title in game.text.terms(localizer).items():
        said(title, "title", name)
        for table in (None, view):
            said(game.text.term(name, table, localizer), "term", name)


@each_game_and_locale
def test_pages_of_the_rules_are_short_and_have_their_pictures(
    key: str, locale: str, pytestconfig: pytest.Config
) -> None:
    """The pictures themselves are drawn with `--exhaustive`; in a normal run `test_uncut` draws them in one language."""
    game = GAMES[key]
    localizer = localizer_for(game, locale, NAMES)
    drawn: set[str] = set()
    for name in game.Options.presets:
        pages = game.text.rules(preset(game.Options, name), localizer)
        assert len({page.title for page in pages}) == len(pages)
        for page in pages:
            said(page.title, "page title", page.title)
            said(page.text, "page", page.title)
            drawn.add(page.picture)
    for picture in sorted(drawn - {""}) if pytestconfig.option.exhaustive else ():
        image = game.pictures.page(picture, localizer)
        assert image is not None
        assert fits(image.png()), picture


@pytest.mark.parametrize("key", DRAWING)
def test_terms_have_pictures_where_there_is_something_to_draw(key: str, pytestconfig: pytest.Config) -> None:
    game = GAMES[key]
    localizer = localizer_for(game, "en", NAMES)
    names = list(game.text.terms(localizer))[:: 1 if pytestconfig.option.exhaustive else DRAWN_EACH]
    pictures = {name: game.pictures.term(name, None, localizer) for name in names}
    assert any(pictures.values())
    for name, picture in pictures.items():
        assert picture is None or Image.open(BytesIO(picture.png())).width == 1080, name


@each_game_and_locale
def test_confirmation_questions_fit_a_line_and_are_rare(key: str, locale: str) -> None:
    text, doubted = GAMES[key].text, 0
    moves = [(choice, view) for view, choices in met(key) for choice in choices if isinstance(choice, Move)]
    for move, view in moves:
        told = text.words(move, view, localizers(key, locale, view)).doubt
        if told:
            said(told, "doubt", move)
            doubted += 1
    assert doubted * 5 <= len(moves), "a player who is asked twice at every turn stops reading the questions"
