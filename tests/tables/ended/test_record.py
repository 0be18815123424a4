"""The record of a finished table can be verified; tampering is refused in one line that says what is wrong."""

import hashlib
import random
import re
from collections.abc import Callable, Mapping
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.tables.ended.record import LARGEST, NotVerified, read_record, record_of, timeline_of, verify
from bot.tables.state.fairness import bind, commitment
from games.core.contract import AnyGame
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
    await harness.again()
    assert record_of(await harness.service.repository.table(1)) == record_of(table)


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


def _entry(record: dict[str, Any], kind: str, which: int = -1) -> dict[str, Any]:
    return [entry for entry in record["entries"] if entry["kind"] == kind][which]


def _swap(record: dict[str, Any]) -> None:
    """Swap two moves that show goods, each keeping its number."""
    first, second = _entry(record, "move", -2), _entry(record, "move", -1)
    first["body"], second["body"] = second["body"], first["body"]


def _contribution(record: dict[str, Any]) -> None:
    record["contributions"][1] += "0"


def _own_seed(record: dict[str, Any]) -> None:
    _contribution(record)
    record["seed"] = bind(bytes.fromhex(record["secret"]), record["contributions"]).hex()


def _one_seat_only(record: dict[str, Any]) -> None:
    record["contributions"] = record["contributions"][:1]
    record["seed"] = bind(bytes.fromhex(record["secret"]), record["contributions"]).hex()


def _alone(record: dict[str, Any]) -> None:
    """Let only the first player have sat down, and nothing have followed the deal."""
    record["entries"] = [_entry(record, kind, 0) for kind in ("open", "join", "start")]
    _number(record)
    _one_seat_only(record)


def _insert(record: dict[str, Any], before: str, **entry: Any) -> None:
    """Insert an entry before the first of a kind, or at the end, and renumber all."""
    kinds = [entry["kind"] for entry in record["entries"]]
    record["entries"].insert(kinds.index(before) if before else len(kinds), entry)
    _number(record)


def _number(record: dict[str, Any]) -> None:
    for number, entry in enumerate(record["entries"]):
        entry["number"] = number


def _without(record: dict[str, Any], kind: str, which: int = -1) -> None:
    record["entries"].remove(_entry(record, kind, which))
    _number(record)


def _blank(record: dict[str, Any]) -> None:
    for entry in record["entries"]:
        entry.pop("checksum", None)


COMMITTED = "the secret is not the one that was committed to"
SEED = "the seed does not follow from the secret and the seats' contributions"
NUMBER = r"entry \d+ has the number \d+"
NO_SEAT = r"entry \d+ names a seat that does not exist"
STEP = r"entry \d+ does not lead where the record says"
OPTIONS = "the options are not those of 'market'"
TAMPERING: dict[str, tuple[Callable[[dict[str, Any]], Any], str]] = {
    "secret": (lambda r: r.update(secret="00" * 32), COMMITTED),
    "commitment": (lambda r: r.update(commitment=commitment(b"another")), COMMITTED),
    "contribution": (_contribution, SEED),
    "order of contributions": (lambda r: r["contributions"].reverse(), SEED),
    "seed": (lambda r: r.update(seed="11" * 32), SEED),
    "contribution and seed": (_own_seed, STEP),
    "a seat fewer": (_one_seat_only, "3 seats were taken, but 1 contributed to the seed"),
    "one move": (lambda r: _entry(r, "move", 0).update(body="keep 1,2,3"), STEP),
    "no move at all": (lambda r: _entry(r, "move").update(body="steal 5"), STEP),
    "who moved": (lambda r: _entry(r, "move").update(seat=(_entry(r, "move")["seat"] + 1) % 3), STEP),
    "a mover from nowhere": (lambda r: _entry(r, "move").update(seat=9), NO_SEAT),
    "order of moves": (_swap, STEP),
    "one checksum": (lambda r: _entry(r, "move", 3).update(checksum="0" * 16), STEP),
    "the deal's checksum": (lambda r: _entry(r, "start").update(checksum="0" * 16), STEP),
    "the deal's number": (lambda r: _entry(r, "start").update(number=9), NUMBER),
    "a move left out": (lambda r: r["entries"].remove(_entry(r, "move", 4)), NUMBER),
    "a move left out and the rest numbered anew": (lambda r: _without(r, "move", 4), STEP),
    "the deal left out": (lambda r: _without(r, "start"), r"entry \d+ \(move\) cannot come there"),
    "a second deal": (lambda r: _insert(r, "pause", kind="start", checksum="0" * 16), r"\(start\) cannot come there"),
    "an undo too many": (lambda r: _insert(r, "move", kind="undo", seat=0, checksum="0" * 16), STEP),
    "all checksums blank": (_blank, r"entry \d+ has no checksum"),
    "a checksum where none is": (lambda r: _entry(r, "pause").update(checksum="0" * 16), "has a checksum"),
    "a kind made up": (lambda r: _entry(r, "pause").update(kind="nap"), "this is no record of a table"),
    "a move in a pause": (lambda r: _without(r, "resume"), r"\(move\) cannot come there"),
    "a join in mid-play": (lambda r: _insert(r, "pause", kind="join", seat=3), r"\(join\) cannot come there"),
    "a seat left by nobody": (lambda r: _insert(r, "start", kind="leave", seat=7), NO_SEAT),
    "a seat that joined and never left": (lambda r: _insert(r, "start", kind="join", seat=3), "4 seats were taken"),
    "somebody back who was never away": (lambda r: _insert(r, "pause", kind="return", seat=0), "cannot come there"),
    "words beside a warning": (lambda r: _insert(r, "pause", kind="warn", seat=0, body="x"), "says more than it can"),
    "play after the end": (lambda r: _insert(r, "", kind="pause"), r"entry \d+ comes after the end"),
    "play after the table was closed": (lambda r: _insert(r, "pause", kind="cancel"), "comes after the end"),
    "an opening too many": (lambda r: _insert(r, "start", kind="open"), r"\(open\) cannot come there"),
    "a move in other words": (lambda r: _entry(r, "move").update(body=_entry(r, "move")["body"] + " "), STEP),
    "nothing but the opening": (lambda r: r.update(entries=r["entries"][:1]), "0 seats were taken"),
    "nothing but the lobby": (lambda r: r.update(entries=r["entries"][:4]), "the record has a seed, but no deal"),
    "a state from nowhere": (lambda r: _insert(r, "pause", kind="continue", body="AA=="), "the rules changed at entry"),
    "options": (lambda r: r.update(options={"keep": 2}), STEP),
    "no seed": (lambda r: r.update(seed=""), "the record has a deal, but no seed"),
    "one player alone": (_alone, "'market' with these options is not for 1"),
    "options left to their defaults": (
        lambda r: r.update(options={}),
        "the options are not written as those of 'market'",
    ),
    "options out of range": (lambda r: r.update(options={"keep": 9}), OPTIONS),
    "options of another kind": (lambda r: r.update(options={"keep": "many"}), OPTIONS),
    "format": (lambda r: r.update(format="mehana-table-9"), "the record's format is 'mehana-table-9'"),
    "unknown game": (lambda r: r.update(game="chess"), "the record is of 'chess', a game this program does not have"),
    "rules": (lambda r: r.update(rules_version=8), "the table was played by rules 8, this program has 1"),
    "no entries": (lambda r: r.pop("entries"), "this is no record of a table"),
    "a seed that is no number": (lambda r: r.update(seed="seed"), "this is no record of a table"),
}


async def test_tampering_is_refused(harness: TableHarness) -> None:
    """One table is tampered with in each way; failures list those accepted, or refused for another reason."""
    whole = msgspec.json.encode(await played(harness))
    otherwise: dict[str, str] = {}
    for name, (tamper, said) in TAMPERING.items():
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


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"{}", b"\xff\xfe", b'"text"'], ids=repr)
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
