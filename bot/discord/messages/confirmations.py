"""Questions that have to be confirmed before something is given up."""

from typing import Final

import discord

from bot.discord.messages.controls import Action, ChangeSeat, CloseTable, Control, EndSeason, TakeAction
from bot.discord.messages.outgoing import OutgoingMessage, button, container, row, text
from bot.presentation.localized_table import LocalizedTable
from bot.presentation.roundup import time_told
from bot.presentation.texts import bot_localizer, name_of, safe
from bot.tables.changes.seating import closes_table
from bot.tables.state.replay import moves_counted
from bot.tables.state.table import LiveTable
from storage import Person, Season

LONGEST_CLOSING_REASON: Final = 70
"""Characters of the reason for closing a table: it stands in the id of the button that confirms it."""

LONGEST_SEAT_REASON: Final = 40
"""Characters of the reason for taking a seat away, which stands in such an id as well."""


def _asking(question: str, label: str, control: Control) -> OutgoingMessage:
    return OutgoingMessage(container(text(question), row(button(label, control, discord.ButtonStyle.danger))))


def surely_leave(localized: LocalizedTable, seat: int, now: int) -> OutgoingMessage:
    """Ask for confirmation before a player gives up their seat in the middle of the game, and say what they lose."""
    table, bot_text = localized.table, localized.bot_text
    closes = closes_table(table, seat)
    lost = _game_lost(localized, now) if closes else bot_text("leave-sure", game=table.game.key)
    return _asking(lost, bot_text("button-leave"), TakeAction(table.id, Action.LEFT))


def surely_end(table: LiveTable, locale: str) -> OutgoingMessage:
    """Ask for confirmation before a practice game ends early."""
    bot_text = bot_localizer(locale)
    return _asking(bot_text("learn-sure"), bot_text("button-end"), TakeAction(table.id, Action.ENDED))


def surely_change_seat(
    localized: LocalizedTable, seat: int, successor: Person | None, reason: str, *, removed: bool
) -> OutgoingMessage:
    """Ask for confirmation before somebody loses their seat to `successor`, None for a computer; or is `removed`."""
    table, bot_text, was = localized.table, localized.bot_text, localized.table.seats[seat].person
    to = 0 if successor is None else successor.id
    control = ChangeSeat(table.id, seat, was or 0, -1 if removed else to, reason[:LONGEST_SEAT_REASON])
    whom = bot_text.name(seat)
    if removed:
        question = bot_text("remove-sure-lobby" if table.lifecycle.began is None else "remove-sure", whom=whom)
    else:
        by = bot_text("replace-computer") if successor is None else safe(name_of(successor, bot_text))
        question = bot_text("replace-sure", whom=whom, by=by)
    return _asking(question, bot_text("button-remove" if removed else "button-replace"), control)


def surely_watch(table: LiveTable, locale: str, *, leads: bool) -> OutgoingMessage:
    """Ask for confirmation before a player gives up their seat in the lobby; `leads`: they go on leading the table."""
    bot_text = bot_localizer(locale)
    question = bot_text("watch-sure-host" if leads else "watch-sure")
    return _asking(question, bot_text("button-watch"), TakeAction(table.id, Action.WATCHING))


def surely_end_season(guild: int, season: Season, locale: str) -> OutgoingMessage:
    """Ask for confirmation before a server's season ends."""
    bot_text = bot_localizer(locale)
    question = bot_text("season-end-sure", name=safe(season.name))
    return _asking(question, bot_text("button-end-season"), EndSeason(guild, season.id, sure=True))


def surely_close_unknown(table: int, locale: str, reason: str) -> OutgoingMessage:
    """Ask for confirmation before a table is closed whose game is not known at present."""
    bot_text = bot_localizer(locale)
    control = CloseTable(table, reason[:LONGEST_CLOSING_REASON])
    return _asking(bot_text("close-sure-unknown"), bot_text("button-close"), control)


def surely_close(localized: LocalizedTable, leaver: int, now: int, reason: str) -> OutgoingMessage | None:
    """Ask for confirmation before a table is closed, and say what is lost; None if that is nothing.

    `leaver` is the person who closes it.
    """
    table, bot_text = localized.table, localized.bot_text
    if table.lifecycle.began is None:
        others = [
            safe(name_of(person, bot_text, of_table=True))
            for person in localized.people
            if person is not None and person.id != leaver
        ]
        if not others:
            return None
        lost = bot_text("close-sure-lobby", who=bot_text.list([f"**{name}**" for name in others]))
    else:
        lost = _game_lost(localized, now)
    return _asking(lost, bot_text("button-close"), CloseTable(table.id, reason[:LONGEST_CLOSING_REASON]))


def _game_lost(localized: LocalizedTable, now: int) -> str:
    """Return what is lost if a table in play is closed now."""
    table = localized.table
    began = table.entries[table.lifecycle.began or 0].at
    moves, time = moves_counted(table.entries), time_told(localized, now - began)
    return localized.bot_text("close-sure", moves=moves, time=time)
