"""The answer to `/play`: all games, each with a button to open a table and one to learn it."""

from collections.abc import Iterable
from functools import lru_cache
from threading import Lock
from typing import Final

import discord

from bot.discord.messages.controls import OpenPractice, OpenTable
from bot.discord.messages.outgoing import OutgoingMessage, Parts, button, container, picture, row, text
from bot.presentation.render_threads import drawing
from bot.presentation.texts import bot_localizer, command_title
from games.core.catalogue import localizer_for
from games.core.chance import SeededChance
from games.core.contract import PUBLIC, AnyGame, View

MOST_SHOWN: Final = 9
"""Games in one message: each takes four of 40 components."""
PLAYED: Final = 30
"""Moves after which a table looks as it does in the middle of a game."""
_PLAYING: Final = Lock()
"""Lets each table be played once, also if several people ask at the same time."""


async def games_shown(games: Iterable[AnyGame], locale: str) -> OutgoingMessage:
    """Return the message that shows all games: a strip of their tables, then a description and buttons for each.

    The shortest comes first: it is the easiest to take up. Five games fit one screen of a phone.
    """
    from games.kit.lists.strip import side_by_side  # noqa: PLC0415 - loads the drawing libraries, 7 MB that an idle bot does not need

    bot_text = bot_localizer(locale)
    parts: Parts = []
    covers: list[bytes] = []
    for game in sorted(games, key=lambda game: game.minutes)[:MOST_SHOWN]:
        blurb, length = localizer_for(game, locale)("game-blurb"), bot_text("games-length", minutes=game.minutes)
        parts.append(text(f"**{command_title(game, locale)}**\n-# {blurb} {length}"))
        opening = button(bot_text("button-open"), OpenTable(game.key), discord.ButtonStyle.primary)
        parts.append(row(opening, button(bot_text("button-learn"), OpenPractice(game.key))))
        if (cover := await drawing(game, game.key, _table_in_play, game, locale)) is not None:
            covers.append(cover)
    strip = await drawing(None, "games", side_by_side, covers) if covers else None
    if strip is None:
        return OutgoingMessage(container(text(f"## {bot_text('games-title')}"), *parts))
    return OutgoingMessage(container(picture("games.png", bot_text("games-title")), *parts), (("games.png", strip),))


@lru_cache(maxsize=64)
def _table_in_play(game: AnyGame, locale: str) -> bytes:
    """Return the picture of a table in the middle of a game, always the same."""
    with _PLAYING:
        view, seats = _view_in_play(game)
    return game.pictures.table(view, localizer_for(game, locale, [""] * seats)).png()


@lru_cache(maxsize=16)
def _view_in_play(game: AnyGame) -> tuple[View, int]:
    """Return what everybody sees of a table that computers have played for a while, and its number of seats."""
    seats = min(game.seats) + 1 if min(game.seats) + 1 in game.seats else min(game.seats)
    state, _ = game.deal(game.Options(), seats, SeededChance(bytes(32), 0))
    for number in range(1, PLAYED):
        if not (acting := game.acting(state)):
            break
        view, choices = game.view(state, acting[0]), game.moves(state, acting[0])
        move = game.heuristic(view, choices, SeededChance(bytes(32), number))
        game.play(state, acting[0], move, SeededChance(bytes(32), PLAYED + number))
    return game.view(state, PUBLIC), seats
