"""Finds values by their names; the errors list the valid ones. Discord's locales."""

from collections.abc import Iterable
from enum import Enum
from typing import TypeVar

E = TypeVar("E", bound=Enum)

MOST_LISTED = 50
"""How many valid values an error lists."""
LOCALES = frozenset(
    "id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru uk hi th zh-CN ja "  # noqa: SIM905 -- short codes read better as one text
    "zh-TW ko".split()
)


def unknown(what: str, wanted: object, known: Iterable[object]) -> str:
    """Return the text of an error: there is nothing of this kind with this name; then the names that there are."""
    names = [str(name) for name in known]
    listed = ", ".join(names[:MOST_LISTED]) + (", …" if len(names) > MOST_LISTED else "")
    return f"no {what} is called {wanted!r}; known: {listed or 'none'}"


def named(what: str, wanted: str | int, among: Iterable[E]) -> E:
    """Return the member of an enumeration with this name, in any case, or number. Raise ValueError with all names."""
    members = list(among)
    for member in members:
        if wanted == member.value or (isinstance(wanted, str) and wanted.upper() == member.name):
            return member
    raise ValueError(unknown(what, wanted, [member.name for member in members]))


def locale(code: str) -> str:
    """Return the code of a locale. Raise ValueError with all codes if Discord has no such locale."""
    if code not in LOCALES:
        raise ValueError(unknown("locale", code, sorted(LOCALES)))
    return code
