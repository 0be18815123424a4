"""A server's ended tables, handed out or removed for good, on the word of its moderators."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from typing import TYPE_CHECKING, Any, Final

from bot.tables.permissions import must_moderate
from bot.tables.record import record_of
from bot.tables.refusal import Refusal, Why

if TYPE_CHECKING:
    from bot.tables.repository import TableRepository
    from bot.tables.table import Actor

LARGEST_PART: Final = 8 << 20
"""Bytes of records, as they are compressed, from which a further file is begun."""


async def exported(repository: TableRepository, actor: Actor, guild: int) -> list[bytes]:
    """Return a server's ended tables as zip files: a record for each, and `tables.ndjson`, a line for each.

    They name nobody: seats are numbers. Raise `Refusal` to whoever does not moderate, and where there is nothing.
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
        try:
            table = await repository.table(number)
        except Refusal:  # of a game this program no longer has
            continue
        result = await repository.journal.results.of_table(number)
        seats = () if result is None else result.seats
        told: dict[str, Any] = {
            "table": number,
            "game": table.row.game,
            "channel": table.row.channel,
            "opened_at": table.row.opened_at,
            "ended_at": table.row.changed_at,
            "status": table.row.status,
            "result": [{"seat": one.seat, "place": one.place, "score": one.score} for one in seats],
        }
        if size > LARGEST_PART:
            close()
            out, lines, size = io.BytesIO(), [], 0
            archive = zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED)
        record = await asyncio.to_thread(json.dumps, record_of(table))
        name = f"{table.row.game}-{number}.json"
        await asyncio.to_thread(archive.writestr, name, record)
        size += archive.getinfo(name).compress_size
        lines.append(json.dumps(told))
    if not lines:
        raise Refusal(Why.NOTHING_KEPT)
    close()
    return parts


async def removed(repository: TableRepository, actor: Actor, guild: int) -> int:
    """Remove a server's ended tables, results and seasons for good; return how many tables. For moderators."""
    must_moderate(actor, guild)
    gone = await repository.journal.archive.remove(guild)
    repository.gone(gone)
    return len(gone)
