"""A server's ended tables: exporting and removing them, for moderators."""

import asyncio
import io
import json
import zipfile
from typing import Any, Final

from bot.tables.ended.record import record_of
from bot.tables.permissions import must_moderate
from bot.tables.repository import TableRepository
from bot.tables.state.refusal import Refusal, Why
from bot.tables.state.table import Actor

LARGEST_PART: Final = 8 << 20
"""Compressed bytes of records after which another zip file is begun."""


async def exported(repository: TableRepository, actor: Actor, guild: int) -> list[bytes]:
    """Return a server's ended tables as zip files with a record for each table, and a line each in `tables.ndjson`.

    They hold no names: seats are numbers. For moderators. Raise `Refusal` if there are none.
    """
    must_moderate(actor, guild)
    parts, lines, size = list[bytes](), list[str](), 0
    out = io.BytesIO()
    archive = zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED)

    def close() -> None:
        archive.writestr("tables.ndjson", "".join(f"{line}\n" for line in lines))
        archive.close()
        parts.append(out.getvalue())

    for number in await repository.journal.archive.ended_in(guild):
        table = await repository.journal.load(number)
        if table is None:
            continue
        result = await repository.journal.results.of_table(number)
        seats = () if result is None else result.seats
        summary: dict[str, Any] = {
            "table": number,
            "game": table.row.game,
            "channel": table.row.channel,
            "opened_at": table.row.opened_at,
            "ended_at": table.row.changed_at,
            "status": table.row.status,
            "result": [{"seat": seat.seat, "place": seat.place, "score": seat.score} for seat in seats],
        }
        if size > LARGEST_PART:
            close()
            out, lines, size = io.BytesIO(), [], 0
            archive = zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED)
        record = await asyncio.to_thread(json.dumps, record_of(table))
        name = f"{table.row.game}-{number}.json"
        await asyncio.to_thread(archive.writestr, name, record)
        size += archive.getinfo(name).compress_size
        lines.append(json.dumps(summary))
    if not lines:
        raise Refusal(Why.NOTHING_KEPT)
    close()
    return parts


async def removed(repository: TableRepository, actor: Actor, guild: int) -> int:
    """Remove a server's ended tables, results and seasons for good; return how many tables. For moderators."""
    must_moderate(actor, guild)
    numbers = await repository.journal.archive.remove(guild)
    repository.gone(numbers)
    return len(numbers)
