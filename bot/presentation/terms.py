"""Terms of a game that can be looked up: finding them by what was typed, and a line about each."""

import difflib
import re
from typing import Final

from bot.presentation.choices import MOST_DESCRIBED
from bot.tables.state.table import LiveTable
from games.core.contract import PUBLIC, AnyGame, UnknownName, View
from games.core.localizer import Localizer

LONGEST_NAME: Final = 100
"""Characters of a menu's value or a completion, by Discord's rules."""
MOST_NEAR: Final = 5
"""Titles suggested for a text that matches none."""
MOST_SUGGESTED: Final = 25
"""Suggestions in one list, by Discord's rules."""
_BETWEEN_SENTENCES: Final = re.compile(r"(?<=[.!?]) ")


def suggested(game: AnyGame, localizer: Localizer, typed: str) -> list[tuple[str, str]]:
    """Return (title, name) of terms whose title contains a text, those that begin with it first."""
    wanted = typed.casefold().strip()
    fitting = [
        (title, name)
        for name, title in game.text.terms(localizer).items()
        if wanted in title.casefold() or wanted == name.casefold()
    ]
    fitting.sort(key=lambda term: not term[0].casefold().startswith(wanted))
    return [(title[:LONGEST_NAME], name) for title, name in fitting if len(name) <= LONGEST_NAME][:MOST_SUGGESTED]


def meant(game: AnyGame, localizer: Localizer, typed: str) -> str:
    """Return the name of the term that a typed text means: its name, its title, or part of one title.

    Raise `UnknownName` with the nearest titles if it matches none or several.
    """
    terms = game.text.terms(localizer)
    if typed in terms:
        return typed
    matches = suggested(game, localizer, typed)
    exact = [name for title, name in matches if title.casefold() == typed.casefold().strip()]
    if len(exact) == 1 or len(matches) == 1:
        return (exact or [matches[0][1]])[0]
    titles = list(terms.values())
    near = [title for title, _ in matches] or difflib.get_close_matches(typed, titles, MOST_NEAR, 0.5)
    raise UnknownName(typed, near[:MOST_NEAR])


def view_for(table: LiveTable, seat: int | None) -> View | None:
    """Return the view of a seat, or the public one for None; None before the game starts."""
    seat_view = table.look(PUBLIC if seat is None else seat)
    return None if seat_view is None else seat_view.view


def summary(game: AnyGame, name: str, localizer: Localizer) -> str | None:
    """Return the first line about a term, for the line under its title: as many of its sentences as fit.

    A first sentence that does not fit ends in an ellipsis.
    """
    first = game.text.term(name, None, localizer).strip().split("\n")[0].replace("*", "")
    if len(first) <= MOST_DESCRIBED:
        return first or None
    ends = [match.start() for match in _BETWEEN_SENTENCES.finditer(first) if match.start() <= MOST_DESCRIBED]
    return first[: ends[-1]] if ends else f"{first[: MOST_DESCRIBED - 1].rstrip()}…"
