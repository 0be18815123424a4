"""The lobby in words: who sits, what is played, and how it differs from the usual rules."""

from collections.abc import Sequence
from typing import Final

from bot.presentation.localized_table import LocalizedTable
from bot.presentation.texts import bot_localizer, safe
from bot.tables.changes.seat_order import together
from bot.tables.state.table import LiveTable
from games.core.catalogue import localizer_for
from games.core.localizer import Localizer
from games.core.options import OptionField, Options, fields_of
from games.core.strength import Strength
from storage import Hands, Posts, Status, Tempo

PACES: Final = {
    "none": 0,
    "5-minutes": 300,
    "10-minutes": 600,
    "30-minutes": 1800,
    "hour": 3600,
    "3-hours": 3 * 3600,
    "12-hours": 12 * 3600,
    "day": 86_400,
    "2-days": 2 * 86_400,
    "3-days": 3 * 86_400,
    "week": 7 * 86_400,
}
"""Seconds that a player may take for a turn before a computer plays for them, by choice."""


def strength_note(localized: LocalizedTable, seat: int) -> str:
    """Return a computer's strength in brackets; empty for normal ones and for people."""
    held = localized.table.seats[seat].strength
    return "" if held == Strength.NORMAL else f" ({localized.bot_text(f'strength-{held}')})"


def seat_counts(numbers: Sequence[int]) -> str:
    """Return how many may play, as a range."""
    return f"{min(numbers)}–{max(numbers)}" if len(numbers) > 1 else str(numbers[0])


def further_settings(table: LiveTable, bot_text: Localizer) -> list[str]:
    """Return the table's settings that are not the default, in lines."""
    said: list[str] = []
    if table.row.pace:
        key = next((key for key, pace in PACES.items() if pace == table.row.pace), None)
        said.append(bot_text("lobby-pace", pace=bot_text(f"pace-{key}") if key else f"{table.row.pace // 60} min"))
    if table.row.posts is Posts.EVERY:
        said.append(bot_text("lobby-posts-every"))
    if not table.row.pictures:
        said.append(bot_text("lobby-no-pictures"))
    if table.game.hidden_hands and table.row.hands is Hands.OPEN:
        said.append(bot_text("lobby-hands-open"))
    if table.row.tempo is not Tempo.USUAL:
        said.append(bot_text(f"lobby-tempo-{table.row.tempo}"))
    if table.row.status is Status.LOBBY and table.seat_of(table.row.owner) is None:
        said.append(bot_text("lobby-watched"))
    return said


def preset_about(localized: LocalizedTable, name: str) -> str:
    """Return a sentence about a preset, which says if it is the one for a first game; empty if the game has none."""
    if not name:
        return ""
    game = localized.table.game
    localizer = localizer_for(game, localized.locale)
    about = localizer(f"preset-{name}-about") if localizer.has(f"preset-{name}-about") else ""
    if name == game.Options.first_game and len(game.Options.presets) > 1:
        return bot_localizer(localized.locale)("preset-first", about=about).rstrip()
    return about


def options_told(kind: type[Options], options: Options, localized: LocalizedTable) -> str:
    """Return the options in words: the nearest preset, then what differs from it."""
    localizer = localizer_for(localized.table.game, localized.locale)
    best = min(kind.presets, key=lambda name: len(_differing(kind, options, kind(**kind.presets[name]))))
    rest = differences(kind, options, localized, kind(**kind.presets[best]))
    return " · ".join(filter(None, (f"**{localizer(f'preset-{best}')}**", rest)))


def _differing(kind: type[Options], options: Options, base: Options) -> list[OptionField]:
    return [
        field
        for field in fields_of(kind)
        if options.applies(field.name) and getattr(options, field.name) != getattr(base, field.name)
    ]


def differences(kind: type[Options], options: Options, localized: LocalizedTable, base: Options) -> str:
    """Return the options that differ from `base`, in words."""
    return " · ".join(
        _said(field, getattr(options, field.name), localized) for field in _differing(kind, options, base)
    )


def _said(field: OptionField, value: bool | int | str | frozenset[str], localized: LocalizedTable) -> str:
    localizer, bot_text = localizer_for(localized.table.game, localized.locale), bot_localizer(localized.locale)
    label = localizer(f"option-{field.name}-label")
    if value is True:
        return label
    if value is False:
        return bot_text("option-without", option=label)
    return f"{label}: {value_said(field, value, localized)}"


def value_said(field: OptionField, value: bool | int | str | frozenset[str], localized: LocalizedTable) -> str:
    """Return the value of an option in words."""
    localizer, bot_text = localizer_for(localized.table.game, localized.locale), bot_localizer(localized.locale)
    match value:
        case bool():
            return bot_text("choice-on" if value else "choice-off")
        case str():
            return localizer(f"choice-{field.name}-{value}")
        case frozenset() if field.name in localized.table.game.Options.by_seats:
            return bot_text.list([seat_lines(localized, int(seat)) for seat in sorted(value)]) or bot_text(
                "choice-none"
            )
        case frozenset():
            return field.write(value) if value else bot_text("choice-none")
        case _:
            key = f"choice-{field.name}-{value}"
            return localizer(key) if localizer.has(key) else str(value)


def teams_told(localized: LocalizedTable) -> list[str]:
    """Return a line with the teams: players by name, free seats by number. Empty if everybody plays alone."""
    teams = teams_of(localized.table, len(localized.table.seats) in localized.table.numbers())
    if not plays_together(teams):
        return []
    sides = [[seat_lines(localized, seat) for seat in sorted(team)] for team in together(range(len(teams)), teams)]
    return [localized.bot_text("lobby-teams", teams=" · ".join(map(" + ".join, sides)))]


def seat_lines(localized: LocalizedTable, seat: int) -> str:
    """Return the name of a seat's player, safe for a message, or the seat's number from 1."""
    return safe(localized.names[seat]) if seat < len(localized.names) else str(seat + 1)


def shared(localized: LocalizedTable) -> bool:
    """Return whether the table has teams of several players."""
    return plays_together(teams_of(localized.table, len(localized.table.seats) in localized.table.numbers()))


def teams_of(table: LiveTable, full: bool) -> Sequence[int]:
    """Return the team of each seat: with the players present if the table is `full`, else with the fewest allowed."""
    return table.game.teams(table.options, len(table.seats) if full else min(table.numbers()))


def plays_together(teams: Sequence[int]) -> bool:
    """Return whether a team has several players; `teams` holds the team of each seat."""
    return len(set(teams)) < len(teams)
