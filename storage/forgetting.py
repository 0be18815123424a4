"""Forgets a person: deletes id, name and private conversation; journals and results stay without a name."""

import re
import unicodedata
from typing import Final

import aiosqlite

from storage.queries import rows, value
from storage.schema import PRIVATE_PLACES
from storage.seasons import LONGEST_SEASON

LONGEST_ENDING: Final = 3
"""Letters that inflection may add to a name, as in „Борисом“ or “Anas”."""
SHORTEST_DECLINED: Final = 3
"""Letters in the shortest name that is also searched for with an ending."""


def mentions(name: str) -> re.Pattern[str]:
    """Return a pattern that finds a name in a text as a whole word, in any case and with short endings."""
    plain = re.escape(unicodedata.normalize("NFC", name.strip()))
    ending = rf"\w{{0,{LONGEST_ENDING}}}" if len(name.strip()) >= SHORTEST_DECLINED else ""
    return re.compile(rf"(?<!\w){plain}{ending}(?!\w)", re.IGNORECASE)


def mentioned(pattern: re.Pattern[str], text: str | None) -> bool:
    """Return whether a pattern made by `mentions` matches in a text."""
    return text is not None and pattern.search(unicodedata.normalize("NFC", text)) is not None


async def forget(connection: aiosqlite.Connection, discord_id: int) -> bool:
    """Delete what identifies a person. Return whether they were known."""
    await connection.execute("DELETE FROM invitation WHERE guest = ?", (discord_id,))
    known = await rows(connection, "SELECT id, name FROM person WHERE discord_id = ?", (discord_id,))
    if not known:
        return False
    [(person, name)] = known
    await connection.execute("UPDATE doing SET reason = NULL WHERE by = ? OR whom = ?", (person, person))
    await connection.execute("DELETE FROM invitation WHERE sender = ?", (person,))
    await connection.execute("DELETE FROM session WHERE person = ?", (person,))
    await connection.execute("DELETE FROM review WHERE person = ?", (person,))
    if name and name.strip():
        await _remove_name(connection, mentions(name))
    await connection.execute(
        "UPDATE person SET discord_id = NULL, name = NULL, calls = 'private', quiet_from = NULL, quiet_to = NULL,"
        " zone = NULL, reminders = 1, private_channel = NULL, invitations = 1, single_options = 1 WHERE id = ?",
        (person,),
    )
    for statement in PRIVATE_PLACES.split(";"):
        await connection.execute(statement)
    return True


async def _remove_name(connection: aiosqlite.Connection, pattern: re.Pattern[str]) -> None:
    """Remove a name from what others wrote: delete reasons that mention it, and put … for it in names of seasons."""
    reasons = await rows(connection, "SELECT table_id, number, reason FROM doing WHERE reason IS NOT NULL")
    await connection.executemany(
        "UPDATE doing SET reason = NULL WHERE table_id = ? AND number = ?",
        [(table, number) for table, number, reason in reasons if mentioned(pattern, reason)],
    )
    for season, guild, title in await rows(connection, "SELECT id, guild, name FROM season ORDER BY id"):
        if not mentioned(pattern, title):
            continue
        other = pattern.sub("…", unicodedata.normalize("NFC", title))[:LONGEST_SEASON]
        if await value(connection, "SELECT 1 FROM season WHERE guild = ? AND name = ?", (guild, other)):
            suffix = f" {season}"
            other = other[: LONGEST_SEASON - len(suffix)] + suffix
        await connection.execute("UPDATE season SET name = ? WHERE id = ?", (other, season))
