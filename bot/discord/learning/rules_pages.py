"""The rules of a game, page by page: with a table's options, or with default options if there is no table."""

from collections.abc import Sequence

import discord
import msgspec
from discord import ui

from bot.discord.messages.answer import Answer
from bot.discord.messages.context import actor_of, table_meant
from bot.discord.messages.controls import Action, PagedView, ShowRules, TurnPage
from bot.discord.messages.outgoing import OutgoingMessage, attached, button, container, doing, row, text
from bot.presentation.localized_table import LocalizedTable, localize
from bot.presentation.render_threads import drawing
from bot.presentation.texts import bot_localizer
from bot.tables.service import TableService
from bot.tables.state.refusal import Refusal, Why
from games.core.catalogue import localizer_for
from games.core.contract import AnyGame, Page
from games.core.localizer import Localizer


async def rules(localized: LocalizedTable, number: int = 0) -> OutgoingMessage:
    """Return a page of the rules of a table."""
    table, localizer = localized.table, localized.plain
    look = (
        [button(localized.bot_text("button-look"), doing(table, Action.LOOK))]
        if table.game.text.terms(localizer)
        else []
    )
    pages = table.game.text.rules(table.options, localizer)
    control = TurnPage(table.id, PagedView.RULES, number)
    return await _opened(pages, control, table.game, localizer, localized.bot_text, look, pictured=table.row.pictures)


async def rules_message(game: AnyGame, locale: str, number: int = 0) -> OutgoingMessage:
    """Return a page of the rules of a game with default options."""
    localizer = localizer_for(game, locale)
    control = ShowRules(game.key, number)
    return await _opened(game.text.rules(game.Options(), localizer), control, game, localizer, bot_localizer(locale))


async def _opened(
    pages: Sequence[Page],
    control: TurnPage | ShowRules,
    game: AnyGame,
    localizer: Localizer,
    bot_text: Localizer,
    besides: Sequence[ui.Item[ui.LayoutView]] = (),
    *,
    pictured: bool = True,
) -> OutgoingMessage:
    """Return the control's page, or the nearest one that exists."""
    control = msgspec.structs.replace(control, page=min(max(control.page, 0), len(pages) - 1))
    page = pages[control.page]
    drawn = None
    if page.picture and pictured:
        drawn = await drawing(game, game.key, game.pictures.page, page.picture, localizer)
    shown, files = attached("page.png", drawn, page.title)
    parts = [*shown, text(f"## {page.title}\n{page.text}")]
    buttons = [*(turning(bot_text, control, len(pages)) if len(pages) > 1 else ()), *besides]
    if buttons:
        parts.append(row(*buttons))
    return OutgoingMessage(container(*parts), files)


def turning(bot_text: Localizer, control: TurnPage | ShowRules, pages: int) -> list[ui.Button[ui.LayoutView]]:
    """Return the buttons that turn the pages; `control` is the present page."""

    def to(number: int) -> TurnPage | ShowRules:
        return msgspec.structs.replace(control, page=number)

    number = control.page
    back = button("◀", to(number - 1))
    on = button("▶", to(number + 1), discord.ButtonStyle.primary)
    here = button(bot_text("page-of", number=number + 1, pages=pages), control)
    back.disabled, here.disabled, on.disabled = number == 0, True, number == pages - 1
    return [back, here, on]


async def turn_rules(service: TableService, answer: Answer, key: str, page: int) -> None:
    """Show another page of a game's rules in the message of the control. Raise `Refusal` for an unknown game."""
    game = service.games.get(key)
    if game is None:
        raise Refusal(Why.NO_SUCH_TABLE)
    await answer.change(await rules_message(game, answer.locale, page))


async def show_rules(service: TableService, answer: Answer, game: AnyGame) -> None:
    """Show a game's rules in an ephemeral message: those of the channel's table, else with default options."""
    try:
        table = await table_meant(service, answer, game)
    except Refusal:
        await answer.show(await rules_message(game, answer.locale))
    else:
        await actor_of(service, answer.interaction)
        await answer.show(await rules(await localize(service, table, answer.locale)))
