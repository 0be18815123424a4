"""The schema as a list of migrations. Each sets `user_version` in its own transaction and is never edited."""

import re
from typing import Final

import aiosqlite

from storage.queries import column, value
from storage.records import StorageError


class NewerFile(StorageError):
    """The database was written by a newer program."""


PRIVATE_PLACES: Final = """
    UPDATE delivery SET message = NULL, channel = NULL
        WHERE reader IN (SELECT id FROM person WHERE discord_id IS NULL)
        OR table_id IN (
            SELECT game_table.id FROM game_table JOIN person ON person.id = host
            WHERE guild = 0 AND discord_id IS NULL
        );
    UPDATE game_table SET channel = -id
        WHERE guild = 0 AND channel > 0 AND host IN (SELECT id FROM person WHERE discord_id IS NULL);
    """
"""Deletes the ids of private conversations with forgotten people, and of the messages in them.

Anyone with the bot's token could find out from such an id who the person is. Tables with guild 0 are played in a
private conversation; each of their channels becomes a different number that is not a Discord channel.
"""
MIGRATIONS: Final = (
    """
    CREATE TABLE person (
        id INTEGER PRIMARY KEY,
        discord_id INTEGER UNIQUE,
        name TEXT,
        locale TEXT NOT NULL
    ) STRICT;

    CREATE TABLE guild (
        id INTEGER PRIMARY KEY,
        moderator_role INTEGER
    ) STRICT;

    CREATE TABLE game_table (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        guild INTEGER NOT NULL,
        channel INTEGER NOT NULL,
        game TEXT NOT NULL,
        rules_version INTEGER NOT NULL,
        options TEXT NOT NULL CHECK (json_valid(options)),
        locale TEXT NOT NULL,
        pace INTEGER NOT NULL CHECK (pace >= 0),
        pictures INTEGER NOT NULL CHECK (pictures IN (0, 1)),
        status TEXT NOT NULL
            CHECK (status IN ('lobby', 'playing', 'paused', 'frozen', 'over', 'cancelled')),
        secret BLOB NOT NULL CHECK (length(secret) = 32),
        seed BLOB CHECK (length(seed) = 32),
        host INTEGER NOT NULL REFERENCES person (id),
        opened_at INTEGER NOT NULL,
        changed_at INTEGER NOT NULL,
        last INTEGER NOT NULL CHECK (last >= 0),
        CHECK (status IN ('lobby', 'cancelled') OR seed IS NOT NULL)
    ) STRICT;
    CREATE UNIQUE INDEX one_live_table_a_channel ON game_table (channel)
        WHERE status IN ('lobby', 'playing', 'paused', 'frozen');

    CREATE TABLE seat (
        table_id INTEGER NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL CHECK (seat >= 0),
        sitter TEXT NOT NULL CHECK (sitter IN ('person', 'computer', 'substitute')),
        person INTEGER REFERENCES person (id),
        contribution TEXT NOT NULL,
        PRIMARY KEY (table_id, seat),
        CHECK ((sitter = 'computer') = (person IS NULL))
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX seat_of_person ON seat (person);

    CREATE TABLE entry (
        table_id INTEGER NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
        number INTEGER NOT NULL CHECK (number >= 0),
        kind TEXT NOT NULL,
        seat INTEGER NOT NULL CHECK (seat >= -1),
        body TEXT NOT NULL,
        at INTEGER NOT NULL,
        interaction INTEGER,
        checksum TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX one_entry_an_interaction ON entry (interaction) WHERE interaction IS NOT NULL;

    CREATE TABLE checkpoint (
        table_id INTEGER PRIMARY KEY REFERENCES game_table (id) ON DELETE CASCADE,
        state BLOB NOT NULL
    ) STRICT;

    CREATE TABLE delivery (
        table_id INTEGER NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
        recipient INTEGER NOT NULL CHECK (recipient >= -1),
        shown INTEGER NOT NULL,
        reader INTEGER REFERENCES person (id),
        message INTEGER,
        channel INTEGER,
        question INTEGER NOT NULL,
        asked INTEGER NOT NULL CHECK (asked IN (0, 1)),
        closed INTEGER NOT NULL CHECK (closed IN (0, 1)),
        PRIMARY KEY (table_id, recipient)
    ) STRICT, WITHOUT ROWID;
    """,
    """
    ALTER TABLE person ADD COLUMN calls TEXT NOT NULL DEFAULT 'private'
        CHECK (calls IN ('private', 'channel', 'both', 'none'));
    ALTER TABLE person ADD COLUMN quiet_from INTEGER CHECK (quiet_from BETWEEN 0 AND 1439);
    ALTER TABLE person ADD COLUMN quiet_to INTEGER CHECK (quiet_to BETWEEN 0 AND 1439);
    ALTER TABLE person ADD COLUMN zone TEXT;
    ALTER TABLE person ADD COLUMN reminders INTEGER NOT NULL DEFAULT 1 CHECK (reminders IN (0, 1));

    ALTER TABLE guild ADD COLUMN player_role INTEGER;
    ALTER TABLE guild ADD COLUMN locale TEXT;

    ALTER TABLE seat ADD COLUMN strength TEXT NOT NULL DEFAULT 'normal';
    ALTER TABLE seat ADD COLUMN former INTEGER REFERENCES person (id);
    CREATE INDEX seat_of_former ON seat (former) WHERE former IS NOT NULL;

    ALTER TABLE game_table ADD COLUMN posts TEXT NOT NULL DEFAULT 'live' CHECK (posts IN ('live', 'every'));
    ALTER TABLE game_table ADD COLUMN due INTEGER;
    ALTER TABLE game_table ADD COLUMN again INTEGER;
    UPDATE game_table SET due = 0 WHERE status IN ('lobby', 'playing');
    CREATE INDEX table_due ON game_table (due) WHERE due IS NOT NULL;
    CREATE INDEX table_of_channel ON game_table (channel, id);
    CREATE INDEX table_of_host ON game_table (host, opened_at);

    ALTER TABLE delivery ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE delivery ADD COLUMN call INTEGER NOT NULL DEFAULT -1;
    """,
    """
    CREATE TABLE sitting (
        table_id INTEGER NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL CHECK (seat >= 0),
        since INTEGER NOT NULL CHECK (since >= 0),
        sitter TEXT NOT NULL CHECK (sitter IN ('person', 'computer', 'substitute')),
        person INTEGER REFERENCES person (id),
        strength TEXT NOT NULL,
        PRIMARY KEY (table_id, seat, since),
        CHECK (sitter <> 'computer' OR person IS NULL)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX sitting_of_person ON sitting (person) WHERE person IS NOT NULL;

    CREATE TABLE result (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        table_id INTEGER NOT NULL UNIQUE REFERENCES game_table (id) ON DELETE CASCADE,
        guild INTEGER NOT NULL,
        game TEXT NOT NULL,
        preset TEXT NOT NULL,
        reason TEXT NOT NULL,
        ended_at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX result_of_guild ON result (guild, game, number);

    CREATE TABLE result_seat (
        table_id INTEGER NOT NULL REFERENCES result (table_id) ON DELETE CASCADE,
        seat INTEGER NOT NULL CHECK (seat >= 0),
        place INTEGER NOT NULL CHECK (place >= 1),
        score INTEGER,
        team INTEGER NOT NULL CHECK (team >= 0),
        sitter TEXT NOT NULL CHECK (sitter IN ('person', 'computer', 'substitute')),
        person INTEGER REFERENCES person (id),
        strength TEXT NOT NULL,
        given_up INTEGER NOT NULL CHECK (given_up IN (0, 1)),
        PRIMARY KEY (table_id, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX result_of_person ON result_seat (person) WHERE person IS NOT NULL;

    CREATE TABLE season (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        guild INTEGER NOT NULL,
        name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
        began_at INTEGER NOT NULL,
        ended_at INTEGER CHECK (ended_at >= began_at)
    ) STRICT;
    CREATE UNIQUE INDEX one_running_season ON season (guild) WHERE ended_at IS NULL;
    CREATE UNIQUE INDEX one_season_of_a_name ON season (guild, name);

    CREATE TABLE apart (
        guild INTEGER NOT NULL,
        person INTEGER NOT NULL REFERENCES person (id),
        PRIMARY KEY (guild, person)
    ) STRICT, WITHOUT ROWID;
    """,
    """
    ALTER TABLE guild ADD COLUMN called_at INTEGER;

    CREATE TABLE doing (
        table_id INTEGER NOT NULL,
        number INTEGER NOT NULL,
        by INTEGER NOT NULL REFERENCES person (id),
        whom INTEGER REFERENCES person (id),
        reason TEXT CHECK (length(reason) BETWEEN 1 AND 200),
        PRIMARY KEY (table_id, number),
        FOREIGN KEY (table_id, number) REFERENCES entry (table_id, number) ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX doing_by ON doing (by);
    CREATE INDEX doing_to ON doing (whom) WHERE whom IS NOT NULL;
    """,
    """
    ALTER TABLE game_table ADD COLUMN hands TEXT NOT NULL DEFAULT 'closed' CHECK (hands IN ('closed', 'open'));

    ALTER TABLE result ADD COLUMN moves INTEGER NOT NULL DEFAULT 0 CHECK (moves >= 0);
    UPDATE result SET moves = (
        SELECT max(0, coalesce(sum(iif(kind IN ('move', 'answer'), 1, iif(kind = 'undo', -1, 0))), 0))
        FROM entry WHERE entry.table_id = result.table_id
    );

    CREATE TABLE consent (
        table_id INTEGER NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
        person INTEGER NOT NULL REFERENCES person (id),
        at INTEGER NOT NULL,
        PRIMARY KEY (table_id, person)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX consent_of_person ON consent (person);

    CREATE TABLE fold (
        guild INTEGER NOT NULL,
        game TEXT NOT NULL,
        preset TEXT NOT NULL,
        season INTEGER NOT NULL CHECK (season >= 0),
        stamp TEXT NOT NULL,
        last INTEGER NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY (guild, game, preset, season)
    ) STRICT;
    """,
    """
    CREATE INDEX table_ended ON game_table (changed_at) WHERE status IN ('over', 'cancelled');
    CREATE INDEX table_ended_in ON game_table (guild) WHERE status IN ('over', 'cancelled');
    """,
    """
    ALTER TABLE game_table ADD COLUMN tempo TEXT NOT NULL DEFAULT 'usual' CHECK (tempo IN ('calm', 'usual', 'quick'));
    """,
    """
    ALTER TABLE person ADD COLUMN private_channel INTEGER;
    ALTER TABLE person ADD COLUMN invitations INTEGER NOT NULL DEFAULT 1 CHECK (invitations IN (0, 1));
    UPDATE person SET private_channel = (
        SELECT max(channel) FROM delivery WHERE reader = person.id AND message IS NOT NULL
    ) WHERE discord_id IS NOT NULL;

    ALTER TABLE delivery ADD COLUMN refused INTEGER NOT NULL DEFAULT 0 CHECK (refused >= 0);
    ALTER TABLE delivery ADD COLUMN retry_at INTEGER NOT NULL DEFAULT 0;
    UPDATE delivery SET refused = 1 WHERE closed = 1;

    CREATE TABLE invitation (
        sender INTEGER NOT NULL REFERENCES person (id),
        guest INTEGER NOT NULL,
        at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX invitation_of_sender ON invitation (sender, at);
    CREATE INDEX invitation_of_guest ON invitation (guest, at);
    CREATE INDEX invitation_at ON invitation (at);
    """,
    PRIVATE_PLACES,
    """
    ALTER TABLE person ADD COLUMN single_options INTEGER NOT NULL DEFAULT 0 CHECK (single_options IN (0, 1));
    """,
    """
    CREATE TABLE session (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        digest BLOB NOT NULL UNIQUE CHECK (length(digest) = 32),
        person INTEGER NOT NULL REFERENCES person (id),
        table_id INTEGER NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
        seated INTEGER NOT NULL CHECK (seated IN (0, 1)),
        began_at INTEGER NOT NULL,
        used_at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX session_of_person ON session (person, id);
    CREATE INDEX session_at_table ON session (table_id);
    CREATE INDEX session_used ON session (used_at);
    """,
    "DROP TABLE fold;",
    """
    ALTER TABLE person DROP COLUMN single_options;
    ALTER TABLE person ADD COLUMN single_options INTEGER NOT NULL DEFAULT 1 CHECK (single_options IN (0, 1));
    """,
    """
    CREATE TABLE review (
        table_id INTEGER NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
        person INTEGER NOT NULL REFERENCES person (id),
        rules_version INTEGER NOT NULL,
        body TEXT NOT NULL CHECK (json_valid(body)),
        PRIMARY KEY (table_id, person)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX review_of_person ON review (person);
    """,
)
TABLES: Final = frozenset(re.findall(r"CREATE TABLE (\w+)", "".join(MIGRATIONS))) - {"fold"}
"""The tables that a database must have."""
PRAGMAS: Final = """
    PRAGMA busy_timeout = 10000;
    PRAGMA foreign_keys = ON;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA secure_delete = ON;
    """
"""Settings of the connection that writes. A commit is on disk when it returns, and what is deleted is overwritten."""


RESTORE: Final = "delete the files beside it that end in -wal and -shm, and restore a backup"
"""What to do with a damaged file. The log belongs to it, and would be applied to any file that takes its place."""


async def prepare(connection: aiosqlite.Connection) -> None:
    """Set the connection's pragmas and run missing migrations. Raise `NewerFile` if a newer program wrote the file."""
    await connection.executescript(PRAGMAS)
    version = await value(connection, "PRAGMA user_version")
    if version > len(MIGRATIONS):
        raise NewerFile(
            f"the database has schema {version}, but this version supports at most {len(MIGRATIONS)}:"
            " use a newer Mehana"
        )
    for number, script in enumerate(MIGRATIONS[version:], start=version + 1):
        await connection.executescript(f"BEGIN IMMEDIATE; {script} PRAGMA user_version = {number}; COMMIT;")
    await _check(connection)


async def _check(connection: aiosqlite.Connection) -> None:
    """Raise `StorageError` if the file is damaged or lacks a table."""
    fault = await value(connection, "PRAGMA quick_check(1)")
    if fault != "ok":
        raise StorageError(f"the database is damaged ({fault}): {RESTORE}")
    found = await column(connection, "SELECT name FROM sqlite_master WHERE type = 'table'")
    if missing := sorted(TABLES.difference(found)):
        raise StorageError(f"the database lacks {', '.join(missing)}: {RESTORE}")
