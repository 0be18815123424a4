"""For each check, which function of a game to mend if it fails, and what to write there."""

import inspect
from pathlib import Path
from typing import Final

from games.check.games import home_of
from games.core.contract import AnyGame

_WORDS: Final = "text.table", "write the text that the error names, within its length and without markup"
_TOLD: Final = "play", "return a PrivateEvent for what one seat alone learns; other events tell everybody"
_LEGAL: Final = "moves", "`moves` and `play` have to agree; the code of the error leads to the position"
_SECRET: Final = "view", "write only what the audience may know into the view; texts and pictures may use nothing else"

ADVICE: Final = {
    "_check_acting": ("acting", "`acting`, `moves` and `outcome` have to agree; the code of the error leads there"),
    "_check_bytes": ("copy", "a state is small plain data, and `copy` copies each of its fields"),
    "_check_moves": _LEGAL,
    "_check_play": _LEGAL,
    "_check_refusal": _LEGAL,
    "_check_view": (
        "view",
        "`view` and `determinize` have to agree, and `view` may show only what its audience may know",
    ),
    "_check_public": ("view", "what is forced, counted or answered in advance follows from the public view alone"),
    "_check_computer": ("heuristic", "choose a legal move from the view, the choices and `chance` alone"),
    "random_walk": ("play", "every table has to come to an end"),
    "check_told": _TOLD,
    "check_deal": ("deal", "return a PrivateEvent from `deal` for what one seat alone is dealt"),
    "spoken": _WORDS,
    "drawn": ("pictures.table", "mend the picture that the error names"),
    "test_conformance": ("play", "the rules or the views break the contract; the code of the error leads there"),
    "test_words_and_pictures_keep_the_secrets": _SECRET,
    "test_labels": (
        "text.words",
        "give choices that differ different labels, or let `canonical` say which do the same",
    ),
    "test_explanations": (
        "text.words",
        "write the text that the error names, within its length: about, gloss, term, tip",
    ),
    "test_pictures": (
        "pictures.table",
        "mend the picture; if it is meant to look so, store it: mehana check KEY --store",
    ),
    "test_practice": ("text.tip", "let `Practice.over` come true, and name what may be learnt in `Practice.learnt`"),
    "test_recorded": (
        "play",
        "a recorded table takes another course: raise `rules_version`, or restore the rule; a new preset needs --store",
    ),
    "test_secrets": (
        "secrets.py",
        "put each field of the state into PUBLIC_FIELDS or SECRET_FIELDS, and say how to change each secret alone",
    ),
    "test_nobody_can_tell_a_changed_secret": _SECRET,
    "test_strengths": ("heuristic", "choose a legal move from the view, the choices and `chance` alone"),
    "test_teaching": ("text.words", "write help that fits its place, and tells no secret: about, term, tip"),
    "test_texts": ("en.ftl", "write the texts that the error names; mehana check KEY --write-texts adds missing ones"),
    "test_told": _TOLD,
    "test_touch": ("pictures.table", "draw with games.kit, and give what can be touched a region"),
    "test_uncut": ("pictures.table", "make room for the whole text, or shorten it in the Fluent file"),
}
"""By the name of a function that checks, of a test, or of its module; see `file_of` for the first part."""


def file_of(game: AnyGame, where: str) -> Path | None:
    """Return the file of a game that has a function such as `play` or `text.words`, or the file with a name.

    None for what is not the game's own, such as computers that play any legal move: something else is at fault.
    """
    if where.endswith((".py", ".ftl")):
        return (game.text.folder if where.endswith(".ftl") else home_of(game)) / where
    function: object = game
    for name in where.split("."):
        function = getattr(function, name)
    source = Path(inspect.getsourcefile(inspect.unwrap(function)) or "")  # pyright: ignore[reportArgumentType] - it is one
    return source if source.is_relative_to(home_of(game)) else None
