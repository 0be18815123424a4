"""Which optional parts a game does not have."""

from collections.abc import Iterator
from itertools import islice
from typing import Final

from games.check.games import folder_of, locales_of, material
from games.check.recorded import files_of
from games.check.tables import NAMES
from games.check.touch import decisions
from games.core.catalogue import localizer_for
from games.core.conformance import Playthrough
from games.core.contract import AnyGame, GameText, Pictures
from games.core.localizer import LOCALES
from games.core.random_moves import random_move
from games.core.secrets import secrets_of

DECISIONS: Final = 8
"""Decisions whose pictures are looked at."""


def absent_parts(game: AnyGame) -> list[str]:
    """Return the optional parts that a game does not have, as words with the file or field where each belongs."""
    return list(_absent(game))


def _absent(game: AnyGame) -> Iterator[str]:
    for locale in LOCALES:
        if locale not in locales_of(game):
            yield f"{locale}.ftl (English stands in)"
    if secrets_of(game) is None:
        yield "secrets.py"
    if material(game, "picture_cases") is None:
        yield f"pictures to compare ({folder_of(game).name}/picture_cases.py)"
    elif not (folder_of(game) / "pictures").exists():
        yield "stored pictures (--store)"
    if not files_of(game):
        yield "recorded tables (--store)"
    if not game.text.terms(localizer_for(game, "en")):
        yield "terms (GameText.terms)"
    if not _is_explained(game):
        yield "explanations (Words.about)"
    for name in ("gloss", "tip", "turning_points"):
        if getattr(game.text, name) is GameText.__dataclass_fields__[name].default:
            yield f"GameText.{name}"
    for name in ("page", "term"):
        if getattr(game.pictures, name) is Pictures.__dataclass_fields__[name].default:
            yield f"Pictures.{name}"
    if not _can_be_touched(game):
        yield "regions to touch (Canvas.touch, or the names of a Held, in picture.py)"
    if game.heuristic is random_move:
        yield "Game.heuristic"
    for name in ("easy", "search", "measured"):
        if getattr(game, name) is None:
            yield f"Game.{name}"


def _is_explained(game: AnyGame) -> bool:
    """Whether the first decision of a table is explained."""
    options = game.Options()
    state = Playthrough(game, options, game.numbers(options)[0], bytes(32)).state
    seat = game.acting(state)[0]
    view, localizer = game.view(state, seat), localizer_for(game, "en", NAMES)
    return any(game.text.words(choice, view, localizer).about for choice in game.moves(state, seat))


def _can_be_touched(game: AnyGame) -> bool:
    """Whether a picture has a region, at the first decision or at the next ones of a table by computers."""
    options = game.Options()
    seats = game.numbers(options)[0]
    moments = islice(
        decisions(Playthrough(game, options, seats, bytes(32)), localizer_for(game, "en", NAMES)), DECISIONS
    )
    return any(picture.regions for moment in moments for picture in moment.pictures)
