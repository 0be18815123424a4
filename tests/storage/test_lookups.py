"""Queries made while people play use indexes, so that they do not slow down as tables accumulate."""

import re
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

import storage
from storage import Change, Guild, Journal, Result
from storage.results import Chosen
from tests.storage.lines import line, started

CHOSEN = Chosen(1, "durak")
RESULT = Result(9, 1, 1, "durak", "plain", "won", 100, ())
LOOKUPS: dict[str, Callable[[Journal], Awaitable[object]]] = {
    "a table": lambda journal: journal.load(1),
    "the table of a channel": lambda journal: journal.table_in(7),
    "the tables under a place": lambda journal: journal.tables_under(7),
    "the channels of live tables": lambda journal: journal.live_channels(),
    "tables that have lost their channels": lambda journal: journal.lost_tables(7),
    "live tables that are due": lambda journal: journal.due(10**9),
    "how many live tables": lambda journal: journal.count_live(),
    "what was not shown": lambda journal: journal.undelivered(10**9),
    "a person": lambda journal: journal.person(1),
    "people": lambda journal: journal.people([1, 2]),
    "somebody's tables": lambda journal: journal.tables_of(1),
    "what somebody did": lambda journal: journal.done_by_or_to(1),
    "somebody's invitations": lambda journal: journal.invitations_of(1, 1),
    "what a server chose": lambda journal: journal.guild(1),
    "tables of the past in a channel": lambda journal: journal.archive.in_channel(7, 25),
    "tables of the past with somebody": lambda journal: journal.archive.with_person(1, 1, 25),
    "whether somebody sat there": lambda journal: journal.archive.sat_at(1, 1),
    "who agreed": lambda journal: journal.archive.agreed(1),
    "what somebody agreed to": lambda journal: journal.archive.agreed_by(1),
    "a review": lambda journal: journal.archive.review(1, 1, 1),
    "somebody's reviews": lambda journal: journal.archive.reviews_of(1),
    "a server's ended tables": lambda journal: journal.archive.ended_in(1),
    "results of a server": lambda journal: journal.results.of(CHOSEN),
    "results of a preset": lambda journal: journal.results.of(msgspec.structs.replace(CHOSEN, preset="plain")),
    "the best before a result": lambda journal: journal.results.records(RESULT),
    "a row of wins": lambda journal: journal.results.streak(RESULT, 1),
    "a server's last results": lambda journal: journal.results.last_of(1, 25),
    "somebody's results in a server": lambda journal: journal.results.of_person(1, 1),
    "a table's result": lambda journal: journal.results.of_table(1),
    "a server's games": lambda journal: journal.results.games_of(1),
    "who stays out": lambda journal: journal.seasons.staying_out(1),
    "a server's seasons": lambda journal: journal.seasons.of(1),
    "a session": lambda journal: journal.sessions.find(1),
    "somebody's sessions": lambda journal: journal.sessions.of_person(1),
}
"""The queries made while people play, or at the start."""
LIVE_ALONE = "USING INDEX one_live_table_a_channel"
"""An index of live tables alone, which may be scanned because it does not grow with ended tables."""


@pytest.fixture
async def asked(journal: Journal) -> list[str]:
    """Return a list to which executed queries are appended."""
    row = await started(journal)
    await journal.append(row.id, line(2), Change(status="over"))
    await journal.choose(Guild(1))
    seen: list[str] = []
    await journal._read(lambda connection: connection.set_trace_callback(seen.append))
    return seen


def searched(path: Path, statement: str) -> list[str]:
    """Return the steps of a query plan that scan a whole table or index."""
    with closing(sqlite3.connect(path)) as connection:
        steps = [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {statement}")]
    return [step for step in steps if re.match(r"SCAN (?!CONSTANT ROW|\()", step) and LIVE_ALONE not in step]


@pytest.mark.parametrize("name", LOOKUPS)
async def test_queries_do_not_scan(journal: Journal, path: Path, asked: list[str], name: str) -> None:
    await LOOKUPS[name](journal)
    statements = [statement for statement in asked if statement.lstrip().startswith("SELECT")]
    assert statements
    assert {statement: walked for statement in statements if (walked := searched(path, statement))} == {}


def test_statements_have_no_numbered_placeholders() -> None:
    """Since Python 3.14, numbered placeholders are an error with a sequence of values."""
    sources = Path(storage.__file__).parent.glob("*.py")
    assert [path.name for path in sources if re.search(r"\?\d", path.read_text("utf-8"))] == []


async def test_a_scan_is_detected(journal: Journal, path: Path, asked: list[str]) -> None:
    await journal.results.missing()
    assert any(searched(path, statement) for statement in asked)
