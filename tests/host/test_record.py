"""A finished table's record holds; a record that was tampered with is refused in a line of its own."""

from __future__ import annotations

import hashlib
import random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from bot.host.fairness import bind, commitment
from bot.host.record import NotVerified, record_of, verify
from tests.host.house import account

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from games.core.contract import AnyGame
    from tests.host.house import House

SECRET = bytes(range(32))


def test_the_seed_binds_the_secret_and_every_seat() -> None:
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()
    assert bind(SECRET, ["a", "b"]) == hashlib.sha256(SECRET + b"0 a\n1 b\n").digest()
    seeds = {bind(SECRET, given) for given in ([], ["a"], ["a", "b"], ["b", "a"], ["ab"], ["a", "b", ""], ["a", "c"])}
    assert len(seeds) == 7
    assert bind(bytes(32), ["a", "b"]) != bind(SECRET, ["a", "b"])


async def played(house: House) -> dict[str, Any]:
    """Return the record of a table with an undo, a pause, and a computer that a person made way for."""
    table = await house.playing("Ana", "Boris", "Vera", options={"keep": "3"})
    ana = await house.person("Ana")
    await house.keep_all(table, ["Ana", "Boris", "Vera"])
    assert table.play is not None
    nod = table.play.vocabulary.parse("nod")
    await house.host.move(table, ana, nod, interaction=house.click())
    await house.host.undo(table, ana, house.click())
    await house.host.pause(table, ana, house.click())
    await house.host.resume(table, ana, house.click())
    await house.play_out(table, ["Ana", "Boris", "Vera"], random.Random(5))
    return msgspec.json.decode(msgspec.json.encode(record_of(table)))


async def test_the_record_of_a_played_table_holds(house: House) -> None:
    record = await played(house)
    outcome = verify(msgspec.json.encode(record), house.games)
    table = await house.host.table(1)
    assert table.play is not None
    assert outcome is not None
    assert outcome == table.game.outcome(table.play.state)
    assert len(record["entries"]) == table.last + 1
    await house.again()
    assert record_of(await house.host.table(1)) == record_of(table)


async def test_a_record_tells_no_names_and_no_times(house: House) -> None:
    record = await played(house)
    text = msgspec.json.encode(record).decode()
    told = [name for name in ("Ana", "Boris", "Vera") if name in text or str(account(name)) in text]
    assert not told
    assert str(house.clock.now()) not in text
    keys = {key for entry in record["entries"] for key in entry}
    assert keys <= {"number", "kind", "seat", "body", "checksum"}


async def test_the_record_of_a_table_that_never_began_holds(house: House) -> None:
    table = await house.lobby("Ana")
    await house.host.leave(table, await house.person("Ana"), house.click())
    assert verify(msgspec.json.encode(record_of(table)), house.games) is None


async def test_the_record_of_a_table_broken_off_has_no_outcome(house: House) -> None:
    table = await house.playing("Ana", "Boris")
    await house.host.cancel(table, await house.person("Ana"), house.click())
    assert verify(msgspec.json.encode(record_of(table)), house.games) is None


def _entry(record: dict[str, Any], kind: str, which: int = -1) -> dict[str, Any]:
    return [entry for entry in record["entries"] if entry["kind"] == kind][which]


def _drop(record: dict[str, Any], kind: str) -> None:
    record["entries"].remove(_entry(record, kind))


def _swap(record: dict[str, Any]) -> None:
    """Let two shows change places, each with the number of the other."""
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


COMMITTED = "the secret is not the one that was committed to"
SEED = "the seed does not follow from the secret and the seats' contributions"
STEP = r"entry \d+ does not lead where the record says"
OPTIONS = "the options are not those of 'market'"
TAMPERING: dict[str, tuple[Callable[[dict[str, Any]], Any], str]] = {
    "secret": (lambda r: r.update(secret="00" * 32), COMMITTED),
    "commitment": (lambda r: r.update(commitment=commitment(b"another")), COMMITTED),
    "contribution": (_contribution, SEED),
    "order of contributions": (lambda r: r["contributions"].reverse(), SEED),
    "seed": (lambda r: r.update(seed="11" * 32), SEED),
    "contribution and seed": (_own_seed, STEP),
    "a seat fewer": (_one_seat_only, "'market' with these options is not for 1"),
    "one move": (lambda r: _entry(r, "move", 0).update(body="keep 1,2,3"), STEP),
    "no move at all": (lambda r: _entry(r, "move").update(body="steal 5"), STEP),
    "who moved": (lambda r: _entry(r, "move").update(seat=(_entry(r, "move")["seat"] + 1) % 3), STEP),
    "a mover from nowhere": (lambda r: _entry(r, "move").update(seat=9), STEP),
    "order of moves": (_swap, STEP),
    "one checksum": (lambda r: _entry(r, "move", 3).update(checksum="0" * 16), STEP),
    "the deal's checksum": (lambda r: _entry(r, "start").update(checksum="0" * 16), STEP),
    "the deal's number": (lambda r: _entry(r, "start").update(number=9), STEP),
    "a move left out": (lambda r: r["entries"].remove(_entry(r, "move", 4)), STEP),
    "the deal left out": (lambda r: _drop(r, "start"), STEP),
    "an undo too many": (lambda r: r["entries"].append({"number": 99, "kind": "undo"}), STEP),
    "nothing but the opening": (lambda r: r.update(entries=r["entries"][:1]), "the record has a seed, but no deal"),
    "a state from nowhere": (lambda r: r["entries"].append({"number": 99, "kind": "continue", "body": "AA=="}), STEP),
    "options": (lambda r: r.update(options={"keep": 2}), STEP),
    "options out of range": (lambda r: r.update(options={"keep": 9}), OPTIONS),
    "options of another kind": (lambda r: r.update(options={"keep": "many"}), OPTIONS),
    "format": (lambda r: r.update(format="mehana-table-9"), "the record's format is 'mehana-table-9'"),
    "unknown game": (lambda r: r.update(game="chess"), "the record is of 'chess', a game this program does not have"),
    "rules": (lambda r: r.update(rules_version=8), "the table was played by rules 8, this program has 1"),
    "no entries": (lambda r: r.pop("entries"), "this is no record of a table"),
    "a seed that is no number": (lambda r: r.update(seed="seed"), "this is no record of a table"),
}


@pytest.mark.parametrize(("tamper", "said"), TAMPERING.values(), ids=TAMPERING)
async def test_tampering_is_refused(house: House, tamper: Callable[[dict[str, Any]], Any], said: str) -> None:
    record = await played(house)
    tamper(record)
    with pytest.raises(NotVerified, match=said) as refused:
        verify(msgspec.json.encode(record), house.games)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"{}", b"\xff\xfe", b'"text"'], ids=repr)
def test_what_is_no_record_is_refused(games: Mapping[str, AnyGame], data: bytes) -> None:
    with pytest.raises(NotVerified, match="this is no record of a table"):
        verify(data, games)
