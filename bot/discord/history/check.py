"""*Check this deal*: verifies the record of an ended table, for players who have no command line."""

import asyncio
import json
import logging

from bot.discord.messages.answer import Answer
from bot.discord.messages.outgoing import line
from bot.presentation.texts import bot_localizer
from bot.tables.ended.record import CannotVerify, NotVerified, record_of, verify
from bot.tables.service import TableService
from bot.tables.state.refusal import Refusal, Why
from bot.tables.state.replay import moves_counted
from bot.tables.state.table import LiveTable

log = logging.getLogger(__name__)

_one_by_one = asyncio.Lock()
"""Replaying a table takes up to seconds of computing: one at a time leaves room for those who play."""


async def check_deal(service: TableService, answer: Answer, table: LiveTable) -> None:
    """Verify the record of an ended table in the background, and answer in the table's language.

    Raise `Refusal` while it is played.
    """
    if table.live:
        raise Refusal(Why.RECORD_NOT_YET)
    await answer.promise()
    bot_text, data = bot_localizer(table.row.locale), json.dumps(record_of(table)).encode()
    try:
        async with _one_by_one:
            await asyncio.to_thread(verify, data, service.games)
    except CannotVerify as problem:
        log.info("table %s cannot be verified: %s", table.id, problem)
        told = bot_text("check-cannot")
    except NotVerified as problem:
        log.error("table %s is not verified: %s", table.id, problem)  # noqa: TRY400 - the text says where and why
        told = bot_text("check-wrong")
    else:
        told = bot_text("check-right", seal=table.seal, moves=moves_counted(table.entries))
    await answer.keep(line(told))
