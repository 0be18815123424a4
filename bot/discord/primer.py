"""The rules of a game, page by page: of a table, or where no table is as the game is usually played."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
import msgspec

from bot.discord.choices import button, row
from bot.discord.controls import Book, Control, Deed
from bot.discord.drawing import drawing
from bot.discord.messages import Draft, container, doing, picture, text
from bot.discord.words import house_voice
from games.core.catalogue import voice_for

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discord import ui

    from bot.discord.messages import Seated
    from games.core.contract import AnyGame, Page
    from games.core.voice import Voice


async def rules(seated: Seated, number: int = 0) -> Draft:
    """Return one page of the rules of a table, with the buttons that turn the pages."""
    table, voice = seated.table, seated.plain
    look = [button(seated.house("button-look"), doing(table, Deed.LOOK))] if table.game.words.terms(voice) else []
    pages = table.game.words.rules(table.options, voice)
    control = Control("page", table.id, what=Book.RULES, number=number)
    return await _opened(pages, control, table.game, voice, seated.house, look, pictured=table.row.pictures)


async def primer(game: AnyGame, locale: str, number: int = 0) -> Draft:
    """Return one page of the rules of a game as it is usually played, for who asks where no table is."""
    voice = voice_for(game, locale)
    control = Control("primer", -1, what=game.key, number=number)
    return await _opened(game.words.rules(game.Options(), voice), control, game, voice, house_voice(locale))


async def _opened(
    pages: Sequence[Page],
    control: Control,
    game: AnyGame,
    voice: Voice,
    house: Voice,
    besides: Sequence[ui.Item[ui.LayoutView]] = (),
    *,
    pictured: bool = True,
) -> Draft:
    """Return the page of the number the control has, or the nearest there is."""
    control = msgspec.structs.replace(control, number=min(max(control.number, 0), len(pages) - 1))
    page = pages[control.number]
    parts: list[ui.Item[ui.LayoutView]] = [text(f"## {page.title}\n{page.text}")]
    files: tuple[tuple[str, bytes], ...] = ()
    drawn = None
    if page.picture and pictured:
        drawn = await drawing(game.key, game.pictures.page, page.picture, voice)
    if drawn is not None:
        files = (("page.png", drawn),)
        parts.insert(0, picture("page.png", page.title))
    buttons = [*(turning(house, control, len(pages)) if len(pages) > 1 else ()), *besides]
    if buttons:
        parts.append(row(*buttons))
    return Draft(container(*parts), files)


def turning(house: Voice, control: Control, pages: int) -> list[ui.Button[ui.LayoutView]]:
    """Return the buttons that turn the pages of a book, `control` being the page it lies open at."""

    def to(number: int) -> Control:
        return msgspec.structs.replace(control, number=number)

    number = control.number
    back = button("◀", to(number - 1))
    on = button("▶", to(number + 1), discord.ButtonStyle.primary)
    here = button(house("page-of", number=number + 1, pages=pages), control)
    back.disabled, here.disabled, on.disabled = number == 0, True, number == pages - 1
    return [back, here, on]
