"""No text of the bot is cut short in a picture, in any language; only names of people may be."""

import pytest

from games.check.games import checked, material
from games.check.golden import fits, pictures_of
from games.check.tables import in_the_longest_language
from games.core.catalogue import localizer_for
from games.core.localizer import Localizer
from games.core.options import preset
from games.kit import lettering
from games.kit.drawn import Picture

GAMES = checked()
MAY_BE_CUT = {"hand", "hand-full"}
"""Pictures with the beginning of a card's text; all of it is in the message beside them."""

each_game_in_the_longest = pytest.mark.parametrize(("key", "locale"), in_the_longest_language(GAMES))


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Return what was cut short on any canvas from now on."""
    whole = lettering.fit
    found: set[str] = set()

    def fit(text: str, width: int, size: int, *, bold: bool = False, narrow: bool = False) -> tuple[str, int]:
        shown, size = whole(text, width, size, bold=bold, narrow=narrow)
        if shown != lettering.readable(text):
            found.add(f"{text!r} becomes {shown!r}")
        return shown, size

    monkeypatch.setattr(lettering, "fit", fit)
    return found


@pytest.fixture
def unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave pictures as they were drawn, without encoding them."""
    monkeypatch.setattr(Picture, "png", lambda _: b"")


@each_game_in_the_longest
def test_the_pages_of_the_rules_are_whole(key: str, locale: str, cut: set[str]) -> None:
    game = GAMES[key]
    localizer = localizer_for(game, locale)
    pages = [page for name in game.Options.presets for page in game.text.rules(preset(game.Options, name), localizer)]
    for picture in {page.picture for page in pages if page.picture}:
        image = game.pictures.page(picture, localizer)
        assert image is not None
        assert fits(image.png()), picture
    assert not cut


@pytest.mark.usefixtures("unpacked")
@each_game_in_the_longest
def test_terms_have_their_whole_titles(key: str, locale: str, cut: set[str]) -> None:
    game = GAMES[key]
    localizer = localizer_for(game, locale)
    longest = sorted(game.text.terms(localizer).items(), key=lambda term: -len(term[1]))
    for name, _ in longest[:12]:
        game.pictures.term(name, None, localizer)
    assert not cut


@pytest.mark.usefixtures("unpacked")
@each_game_in_the_longest
def test_tables_hands_and_results_are_whole(
    key: str, locale: str, cut: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    picture_cases = material(GAMES[key], "picture_cases")
    if picture_cases is None:
        pytest.skip("no picture_cases")
    speak = picture_cases.localizer

    def in_the_language(_: str = "", *seats: int, **more: int) -> Localizer:
        return speak(locale, *seats, **more)

    monkeypatch.setattr(picture_cases, "localizer", in_the_language)
    for name, draw in pictures_of(key).items():
        if name not in MAY_BE_CUT:
            draw()
    assert not {text for text in cut if not any(name in text for name in picture_cases.NAMES)}


def test_a_cut_is_noticed(cut: set[str]) -> None:
    lettering.fit("a long name", 60, 40)
    assert cut
