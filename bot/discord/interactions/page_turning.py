"""Used controls that turn pages: of standings and of history."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bot.discord.history import pages as history
from bot.discord.standings import pages as standings
from bot.discord.standings.visibility import readable
from bot.tables.refusal import Stale

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.discord.messages.answer import Answer
    from bot.discord.messages.controls import Control
    from bot.tables.service import TableService
    from bot.tables.table import Actor


async def turn_page(
    service: TableService, answer: Answer, actor: Actor, control: Control, values: Sequence[str]
) -> None:
    """Show what a used control leads to: in the very message where only its reader sees it, else beside it."""
    match control.act:
        case "rank":
            if control.table != answer.interaction.guild_id:
                raise Stale
            asked, may_read = standings.asked_by(control, values), partial(readable, answer.interaction)
            draft = await standings.page(service, asked, actor, answer.locale, may_read)
        case "past":
            number = int(values[0]) if values and values[0].isdecimal() else control.table
            look = await service.history.look(number, control.number, actor, answer.interaction.guild_id)
            step, hands = control.what.removesuffix(history.HANDS), control.what.endswith(history.HANDS)
            if step in {history.PAGE, history.FILM}:
                await history.give_file(service, look, answer, film=step == history.FILM, hands=hands)
                return
            if control.what == history.AGREE:
                draft = await history.agree(service, look, actor, answer.locale)
            elif control.what == history.WITHDRAW:
                draft = await history.withdraw(service, look, actor, answer.locale)
            elif control.what == history.COURSE:
                draft = await history.course(service, look, answer.locale)
            else:
                draft = await history.page(service, look, answer.locale, hands=hands)
        case _:
            raise Stale
    await (answer.change(draft) if answer.private else answer.show(draft))
