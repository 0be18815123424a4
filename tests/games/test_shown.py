"""What every game shows: pictures of any moment, with any names, and words and a picture for each ending."""

from collections.abc import Iterator

import msgspec
import pytest

from games.check.golden import fits
from games.check.tables import LONGEST_LOCALE, random_walk
from games.core.catalogue import find_games, localizer_for
from games.core.conformance import Playthrough
from games.core.contract import PUBLIC, Pick
from games.core.localizer import LOCALES, keys_in
from games.core.options import preset

GAMES = find_games()
NAMES = ("中村🎲", "", "A" * 100, "Борис", "Ștefan cel Mare și Sfânt", "Jo")
EVERY = 60
"""Moves from one picture to the next."""


def walk(key: str, rng: bytes) -> Iterator[Playthrough]:
    """Play a table of the preset for a first game at random, with as many players as it can have."""
    game = GAMES[key]
    options = preset(game.Options, game.Options.first_game)
    return random_walk(Playthrough(game, options, game.numbers(options)[-1], rng), rng)


@pytest.mark.parametrize("key", GAMES)
def test_every_moment_fits_its_picture_whatever_people_are_called(key: str, rng: bytes) -> None:
    game = GAMES[key]
    assert game.pictures is not None
    for step, playthrough in enumerate(walk(key, rng)):
        if step % EVERY:
            continue
        state, said = playthrough.state, localizer_for(game, LONGEST_LOCALE, NAMES[: playthrough.seats])
        public = game.view(state, PUBLIC)
        assert game.text.news((), public, said) == [], "nothing happened"
        assert fits(game.pictures.table(public, said).png())
        for seat in game.acting(state):
            hand = game.pictures.hand(game.view(state, seat), game.moves(state, seat), said)
            assert hand is None or fits(hand.png())


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        (key, name.removeprefix("outcome-"))
        for key, game in GAMES.items()
        for name in keys_in(game.text.folder, "en")
        if name.startswith("outcome-")
    ],
)
def test_each_ending_has_its_words_and_its_picture(key: str, reason: str, rng: bytes) -> None:
    game, (*_, playthrough) = GAMES[key], walk(key, rng)
    view = game.view(playthrough.state, PUBLIC)
    over = msgspec.structs.replace(view, outcome=msgspec.structs.replace(view.outcome, reason=reason))
    for locale in LOCALES:
        said = localizer_for(game, locale, NAMES[: playthrough.seats])
        assert game.text.ask(over, (), said) == said(f"outcome-{reason}")
        assert said(f"outcome-{reason}") in game.text.table(over, said)
    assert fits(game.pictures.table(over, localizer_for(game, LONGEST_LOCALE, NAMES[: playthrough.seats])).png())


@pytest.mark.parametrize("key", ["durak", "magove", "carcassonne"])
def test_only_its_own_kinds_of_choice_have_labels(key: str, rng: bytes) -> None:
    game, playthrough = GAMES[key], next(walk(key, rng))
    own = game.moves(playthrough.state, game.acting(playthrough.state)[0])[0]
    with pytest.raises(AssertionError):
        game.text.words(Pick(type(own), ("6S",), 1, 1), game.view(playthrough.state, PUBLIC), localizer_for(game, "en"))
