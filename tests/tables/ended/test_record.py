"""The record of a finished table can be verified; tampering is refused in one line that says what is wrong."""

import hashlib
import random
import re
from collections.abc import Mapping
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.tables.ended.record import LARGEST, NotVerified, read_record, record_of, timeline_of, verify
from bot.tables.state.fairness import bind, commitment
from games.core.contract import AnyGame
from tests.tables.ended.forgeries import FORGERIES
from tests.tables.harness import GUILD, TableHarness, account

SECRET = bytes(range(32))


def test_the_seed_depends_on_the_secret_and_every_seat() -> None:
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()
    assert bind(SECRET, ["a", "b"]) == hashlib.sha256(SECRET + b"0 a\n1 b\n").digest()
    seeds = {bind(SECRET, given) for given in ([], ["a"], ["a", "b"], ["b", "a"], ["ab"], ["a", "b", ""], ["a", "c"])}
    assert len(seeds) == 7
    assert bind(bytes(32), ["a", "b"]) != bind(SECRET, ["a", "b"])


async def played(harness: TableHarness) -> dict[str, Any]:
    """Return the record of a table with an undo, a pause, and a computer replaced by a person."""
    table = await harness.playing("Ana", "Boris", "Vera", options={"keep": "3"})
    ana = await harness.person("Ana")
    await harness.keep_all(table, ["Ana", "Boris", "Vera"])
    nod = table.play.vocabulary.parse("nod")
    await harness.service.move(table, ana, nod, interaction=harness.click())
    await harness.service.undo(table, ana, harness.click())
    await harness.service.pause(table, ana, harness.click())
    await harness.service.resume(table, ana, harness.click())
    await harness.play_out(table, ["Ana", "Boris", "Vera"], random.Random(5))
    return msgspec.json.decode(msgspec.json.encode(record_of(table)))


async def test_the_record_of_a_finished_table_is_verified(harness: TableHarness) -> None:
    record = await played(harness)
    outcome = verify(msgspec.json.encode(record), harness.games).outcome
    table = await harness.service.repository.table(1)
    assert outcome is not None
    assert outcome == table.game.outcome(table.play.state)
    verdict = verify(msgspec.json.encode(record), harness.games)
    assert (verdict.seal, verdict.finished) == (table.commitment, True)
    assert (verdict.program, verdict.rules_version) == (f"mehana {version('mehana')}", table.game.rules_version)
    assert len(record["entries"]) == table.last + 1
    assert record_of(await harness.reloaded(1)) == record_of(table)


async def test_a_record_has_no_names_and_no_times(harness: TableHarness) -> None:
    record = await played(harness)
    text = msgspec.json.encode(record).decode()
    told = [name for name in ("Ana", "Boris", "Vera") if name in text or str(account(name)) in text]
    assert not told
    assert str(harness.clock.now()) not in text
    keys = {key for entry in record["entries"] for key in entry}
    assert keys <= {"number", "kind", "seat", "body", "checksum"}


async def test_the_record_of_a_table_that_never_began_is_verified(harness: TableHarness) -> None:
    table = await harness.lobby("Ana")
    await harness.service.leave(table, await harness.person("Ana"), harness.click())
    verdict = verify(msgspec.json.encode(record_of(table)), harness.games)
    assert (verdict.outcome, verdict.finished, verdict.seal) == (None, True, table.commitment)
    assert (verdict.program, verdict.rules_version) == (f"mehana {version('mehana')}", table.game.rules_version)


async def test_the_record_of_a_lobby_that_is_still_open_is_unfinished(harness: TableHarness) -> None:
    verdict = verify(msgspec.json.encode(record_of(await harness.lobby("Ana"))), harness.games)
    assert (verdict.outcome, verdict.finished) == (None, False)


async def test_the_record_of_a_table_closed_early_has_no_outcome(harness: TableHarness) -> None:
    table = await harness.playing("Ana", "Boris")
    await harness.service.cancel(table, await harness.person("Ana"), harness.click())
    verdict = verify(msgspec.json.encode(record_of(table)), harness.games)
    assert (verdict.outcome, verdict.finished) == (None, True)


async def test_a_record_has_the_pages_of_its_table(harness: TableHarness) -> None:
    record = await played(harness)
    table = await harness.service.repository.table(1)
    game, timeline = timeline_of(msgspec.json.encode(record), harness.games)
    assert game is table.game
    look = await harness.service.history.look(table.id, -1, await harness.person("Ana"), GUILD)
    assert timeline.pages == look.timeline.pages
    assert [timeline.view(page) for page in range(len(timeline.pages))] == [
        look.timeline.view(page) for page in range(len(timeline.pages))
    ]
    with pytest.raises(NotVerified, match="never dealt"):
        timeline_of(msgspec.json.encode({**record, "seed": ""}), harness.games)


def test_only_a_file_of_a_size_that_records_have_is_read(tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_bytes(b"{}")
    assert read_record(file) == b"{}"
    with pytest.raises(FileNotFoundError):
        read_record(tmp_path / "missing.json")
    with pytest.raises(NotVerified, match="it is not a regular file"):
        read_record(tmp_path)
    with file.open("wb") as opened:
        opened.truncate(LARGEST + 1)
    with pytest.raises(NotVerified, match=f"it has more than {LARGEST // 2**20} MiB"):
        read_record(file)


async def test_tampering_is_refused(harness: TableHarness) -> None:
    """One table is tampered with in each way; failures list those accepted, or refused for another reason."""
    whole = msgspec.json.encode(await played(harness))
    otherwise: dict[str, str] = {}
    for name, (tamper, said) in FORGERIES.items():
        record = msgspec.json.decode(whole)
        tamper(record)
        told = _told(msgspec.json.encode(record), harness.games)
        if not re.search(said, told) or "\n" in told:
            otherwise[name] = told
    assert otherwise == {}


def _told(data: bytes, games: Mapping[str, AnyGame]) -> str:
    try:
        verify(data, games)
    except NotVerified as refused:
        return str(refused)
    return "it is believed"


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"{}", b"\xff\xfe", b'"text"', b'{"format": NaN}'], ids=repr)
def test_what_is_no_record_is_refused(games: Mapping[str, AnyGame], data: bytes) -> None:
    with pytest.raises(NotVerified, match="this is no record of a table"):
        verify(data, games)


def test_deeply_nested_or_large_input_is_refused_in_one_line(games: Mapping[str, AnyGame]) -> None:
    for data in (b"[" * 100_000, b'{"options":' * 50_000, b" " * (LARGEST + 1)):
        with pytest.raises(NotVerified, match="this is no record of a table") as refused:
            verify(data, games)
        assert len(str(refused.value)) < 200


async def test_a_truncated_record_is_called_unfinished(harness: TableHarness) -> None:
    record = await played(harness)
    whole = verify(msgspec.json.encode(record), harness.games)
    assert whole.finished
    assert whole.seal == record["commitment"]
    record["entries"] = record["entries"][: len(record["entries"]) // 2]
    half = verify(msgspec.json.encode(record), harness.games)
    assert (half.outcome, half.finished) == (None, False)
