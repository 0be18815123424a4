"""The lobby: who sits, what is played, and the controls to change it."""

from collections.abc import Sequence

import discord
from discord import ui

from bot.discord.messages.choice_menus import MOST_ROWS
from bot.discord.messages.controls import Action, ChangeLobby, OpenPractice
from bot.discord.messages.outgoing import (
    LONGEST_OPTION,
    OutgoingMessage,
    Parts,
    button,
    container,
    doing,
    menu,
    option,
    row,
    text,
)
from bot.discord.messages.story import story_parts
from bot.presentation import lobby_text
from bot.presentation.localized_table import LocalizedTable
from bot.presentation.story import so_far, story_of
from bot.presentation.texts import game_title
from bot.tables.changes.seat_order import divisions, together
from bot.tables.practice import is_practice
from games.core.catalogue import localizer_for
from games.core.options import preset_of, presets_in_order
from storage import Entry, EntryKind, Person, Status


def divisions_offered(localized: LocalizedTable) -> list[discord.SelectOption]:
    """Return the ways to divide the players into teams, the present one first; none before all seats are taken.

    A value is the order of seats.
    """
    if len(localized.table.seats) not in localized.table.numbers():
        return []
    teams = lobby_text.teams_of(localized.table, True)
    if not lobby_text.plays_together(teams):
        return []
    rows: list[discord.SelectOption] = []
    for order in divisions(teams):
        mine, *others = sorted(map(sorted, together(order, teams)))  # the first seat's own team is told first
        rows.append(
            option(" ".join(map(str, order)), _fitted(localized, [mine]), _fitted(localized, others), chosen=not rows)
        )
    return rows


def _fitted(localized: LocalizedTable, sides: Sequence[Sequence[int]]) -> str:
    """Return the members of teams in one line of a menu; long names are cut."""
    most = max(len(name) for name in localized.names)
    while True:
        cut = [name if len(name) <= most else f"{name[: most - 1]}…" for name in localized.names]
        told = " · ".join(" + ".join(cut[seat] for seat in side) for side in sides)
        if len(told) <= LONGEST_OPTION:
            return told
        most -= 1


def lobby(localized: LocalizedTable, asked: Sequence[Person] = (), called: int | None = None) -> OutgoingMessage:
    """Return the table before play: who sits, what is played, and the controls to take a seat and start.

    Once play has begun it says who plays what, without controls; of a lobby that was closed nothing is left but the
    word about it. `asked` are the people who are asked to play again, `called` is the role that is called to it; they
    are mentioned.
    """
    table, bot_text = localized.table, localized.bot_text
    game = game_title(table.game, localized.locale)
    if table.row.status == Status.CANCELLED and table.row.seed is None:
        end = bot_text("told-expire" if table.entries[-1].kind == EntryKind.EXPIRE else "told-cancel")
        return OutgoingMessage(container(text(f"## {game}\n{end}")))
    begun = table.row.seed is not None
    numbers = table.numbers()
    rows = [
        f"{seat + 1}. **{name}**{lobby_text.strength_note(localized, seat)}"
        for seat, name in enumerate(localized.called)
    ]
    if not begun:
        rows += [f"{seat + 1}. {bot_text('seat-free')}" for seat in range(len(rows), max(numbers))]
    about = [bot_text("lobby-options", options=lobby_text.options_told(table.game.Options, table.options, localized))]
    if not begun:
        about += [f"-# {said}" for said in [lobby_text.preset_about(localized, preset_of(table.options))] if said]
        about.append(bot_text("lobby-seats", numbers=lobby_text.seat_counts(numbers)))
    about += lobby_text.teams_told(localized)
    about += lobby_text.further_settings(table, bot_text)
    title = game if begun else f"{bot_text('lobby-title', game=game)}\n-# `/{table.game.key}`"
    parts: Parts = [
        text(f"## {title}"),
        text("\n".join(rows)),
        text("\n".join(about)),
    ]
    if begun:
        return OutgoingMessage(container(*parts))
    rings = tuple(person.discord_id for person in asked if person.discord_id is not None)
    if rings:
        parts.insert(2, text(bot_text("lobby-asked", who=bot_text.list([f"<@{ring}>" for ring in rings]))))
    if called is not None:
        parts.insert(2, text(bot_text("lobby-called", role=f"<@&{called}>")))
    return OutgoingMessage(
        container(*parts, *_controls(localized)), rings=rings, roles=() if called is None else (called,)
    )


def chronicle(localized: LocalizedTable, entries: Sequence[Entry], *, ended: bool) -> OutgoingMessage | None:
    """Return what an earlier post is cut down to: its news, or None if it had none, or is of a practice table.

    `ended`: a part of the game ended with the last of these entries.
    """
    if is_practice(localized.table):
        return None
    if any(entry.kind is EntryKind.OPEN for entry in entries):
        return None if localized.table.row.status is Status.LOBBY else lobby(localized)
    parts = story_parts(localized, story_of(localized, entries, so_far(localized, entries, ended=ended)))
    return OutgoingMessage(container(*parts)) if parts else None


def _controls(localized: LocalizedTable) -> Parts:
    table, bot_text = localized.table, localized.bot_text
    buttons = row(
        button(bot_text("button-join"), doing(table, Action.JOIN), discord.ButtonStyle.primary),
        button(bot_text("button-computer"), doing(table, Action.COMPUTER)),
        button(bot_text("button-start"), doing(table, Action.START), discord.ButtonStyle.success),
        button(bot_text("button-learn"), OpenPractice(table.game.key)),
        button(bot_text("button-more"), doing(table, Action.MORE)),
    )
    return [buttons, _preset_menu(localized)] if len(table.game.Options.presets) > 1 else [buttons]


def _preset_menu(localized: LocalizedTable) -> ui.ActionRow[ui.LayoutView]:
    table, localizer = localized.table, localizer_for(localized.table.game, localized.locale)
    kind = table.game.Options
    current = preset_of(table.options)
    options = [
        option(
            name,
            localizer(f"preset-{name}"),
            lobby_text.preset_about(localized, name) or lobby_text.differences(kind, kind(**chosen), localized, kind()),
            chosen=name == current,
        )
        for name, chosen in [(name, kind.presets[name]) for name in presets_in_order(kind)[:MOST_ROWS]]
    ]
    return menu(ChangeLobby(table.id, "preset"), options, localized.bot_text("menu-preset"))
