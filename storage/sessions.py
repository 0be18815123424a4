"""Sessions of the web page: which browser may see a table as which person. Tokens are stored as digests alone."""

from collections.abc import Sequence

import aiosqlite
import msgspec

from storage import tables
from storage.database import Part
from storage.queries import change, record, records, value


class Session(msgspec.Struct, frozen=True):
    """The right of one browser to see a table as a person, in Unix seconds.

    `digest` is the SHA-256 digest of its token. A `seated` session ends when its person loses the seat; any other shows
    what everybody may see.
    """

    id: int
    digest: bytes
    person: int
    table: int
    seated: bool
    began_at: int
    used_at: int


async def begin(
    connection: aiosqlite.Connection, session: Session, *, unused_since: int, most: int
) -> tuple[Session, tuple[int, ...]]:
    """Store a new session; return it with its id, and the ids of those that ended.

    Those are deleted that nobody has used since `unused_since`, and the person's oldest beyond `most`.
    """
    ended = await connection.execute_fetchall(
        "DELETE FROM session WHERE used_at < ? OR id IN"
        " (SELECT id FROM session WHERE person = ? AND used_at >= ? ORDER BY id DESC LIMIT -1 OFFSET ?) RETURNING id",
        (unused_since, session.person, unused_since, most - 1),
    )
    values = (session.digest, session.person, session.table, session.seated, session.began_at, session.used_at)
    cursor = await connection.execute(
        "INSERT INTO session (digest, person, table_id, seated, began_at, used_at) VALUES (?, ?, ?, ?, ?, ?)", values
    )
    assert cursor.lastrowid is not None
    return msgspec.structs.replace(session, id=cursor.lastrowid), tuple(number for (number,) in ended)


class Sessions(Part):
    """Stored sessions."""

    begin = Part.writes(begin)

    async def find(self, number: int) -> Session | None:
        """Return the session with this id, or None."""
        return await self._read(record, Session, "session WHERE id = ?", (number,))

    async def of_person(self, person: int) -> tuple[Session, ...]:
        """Return a person's sessions, oldest first."""
        return await self._read(records, Session, "session WHERE person = ? ORDER BY id", (person,))

    async def count_live(self, person: int) -> int:
        """Return how many of a person's sessions are of tables that have not ended."""
        live = f"SELECT id FROM game_table WHERE status IN {tables.LIVE}"  # noqa: S608 - constants only
        query = f"SELECT count(*) FROM session WHERE person = ? AND table_id IN ({live})"  # noqa: S608 - constants only
        return await self._read(value, query, (person,))

    async def use(self, number: int, at: int) -> None:
        """Store when a session was used last."""
        await self._run(change, "UPDATE session SET used_at = ? WHERE id = ?", (at, number))

    async def end(self, numbers: Sequence[int]) -> None:
        """Delete sessions."""
        marks = ", ".join("?" * len(numbers))
        await self._run(change, f"DELETE FROM session WHERE id IN ({marks})", numbers)  # noqa: S608 - constants only
