"""Seats by the names of their players, as moderators type them."""

from collections.abc import Iterable, Sequence

from bot.presentation.localized_table import LocalizedTable
from bot.presentation.texts import safe
from bot.tables.state.refusal import Refusal, Why
from games.core.localizer import LOCALES


def seat_called(localized: LocalizedTable, typed: str) -> int:
    """Return the seat whose player has this name in any language. Raise `Refusal` if there is none.

    Part of a name is enough if nobody else's name has it; a number alone is not.
    """
    wanted = typed.strip().casefold()
    in_all = [LocalizedTable(localized.table, localized.people, locale).names for locale in LOCALES]
    spellings = [{names[seat].casefold() for names in in_all} for seat in range(len(localized.names))]
    whole = [seat for seat, names in enumerate(spellings) if wanted in names]
    part = [seat for seat, names in enumerate(spellings) if any(wanted in name for name in names)]
    for seats in (whole, part if wanted and not wanted.isdecimal() else []):
        if len(seats) == 1:
            return seats[0]
    names = [f"**{safe(name)}**" for name in localized.names]
    raise Refusal(Why.NO_SUCH_PLAYER, name=safe(typed[:40]), names=localized.bot_text.list(names))


def suggested_players(localized: LocalizedTable, typed: str, seats: Iterable[int]) -> Sequence[str]:
    """Return the names of the players in these seats that contain what was typed."""
    names = [localized.names[seat] for seat in seats]
    return [name for name in names if typed.strip().casefold() in name.casefold()]
