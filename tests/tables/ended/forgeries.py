"""Forged records of a played table, each with what `verify` says of it."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final

from bot.tables.state.fairness import bind, commitment


def _entry(record: dict[str, Any], kind: str, which: int = -1) -> dict[str, Any]:
    return [entry for entry in record["entries"] if entry["kind"] == kind][which]


def _swap(record: dict[str, Any]) -> None:
    """Swap the first two neighbouring moves that differ, each keeping its number."""
    moves = [entry for entry in record["entries"] if entry["kind"] == "move"]
    first, second = next(pair for pair in pairwise(moves) if pair[0]["body"] != pair[1]["body"])
    first["body"], second["body"] = second["body"], first["body"]


def _contribution(record: dict[str, Any]) -> None:
    record["contributions"][1] += "0"


def _own_seed(record: dict[str, Any], forge: Callable[[dict[str, Any]], object]) -> None:
    """Forge a record, and give it the seed that follows."""
    forge(record)
    record["seed"] = bind(bytes.fromhex(record["secret"]), record["contributions"]).hex()


def _another_secret(record: dict[str, Any]) -> None:
    record.update(secret="22" * 32, commitment=commitment(bytes.fromhex("22" * 32)))


def _one_seat_only(record: dict[str, Any]) -> None:
    _own_seed(record, lambda r: r.update(contributions=r["contributions"][:1]))


def _other_seat(record: dict[str, Any]) -> None:
    entry = _entry(record, "move")
    entry["seat"] = (entry["seat"] + 1) % len(record["contributions"])


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


def _number(record: dict[str, Any], first: int = 0) -> None:
    for number, entry in enumerate(record["entries"], first):
        entry["number"] = number


def _lobby(record: dict[str, Any]) -> list[dict[str, Any]]:
    return record["entries"][: record["entries"].index(_entry(record, "start"))]


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
NO_RECORD = "this is no record of a table"
STEP = r"entry \d+ does not lead where the record says"
OPTIONS = "the options are not those of 'market'"
FORGERIES: Final[dict[str, tuple[Callable[[dict[str, Any]], object], str]]] = {
    "secret": (lambda r: r.update(secret="00" * 32), COMMITTED),
    "commitment": (lambda r: r.update(commitment=commitment(b"another")), COMMITTED),
    "contribution": (_contribution, SEED),
    "order of contributions": (lambda r: r["contributions"].reverse(), SEED),
    "seed": (lambda r: r.update(seed="11" * 32), SEED),
    "contribution and seed": (lambda r: _own_seed(r, _contribution), STEP),
    "another secret with its own commitment and seed": (lambda r: _own_seed(r, _another_secret), STEP),
    "a seat fewer": (_one_seat_only, "3 seats were taken, but 1 contributed to the seed"),
    "one move": (lambda r: _entry(r, "move", 0).update(body="keep 1,2,3"), STEP),
    "no move at all": (lambda r: _entry(r, "move").update(body="steal 5"), STEP),
    "who moved": (_other_seat, STEP),
    "a mover from nowhere": (lambda r: _entry(r, "move").update(seat=9), NO_SEAT),
    "order of moves": (_swap, STEP),
    "one checksum": (lambda r: _entry(r, "move", 1).update(checksum="0" * 16), STEP),
    "the deal's checksum": (lambda r: _entry(r, "start").update(checksum="0" * 16), STEP),
    "the deal's number": (lambda r: _entry(r, "start").update(number=9), NUMBER),
    "a move left out": (lambda r: r["entries"].remove(_entry(r, "move", 1)), NUMBER),
    "a move left out and the rest numbered anew": (lambda r: _without(r, "move", 0), rf"{STEP}|no move to take back"),
    "the deal left out": (lambda r: _without(r, "start"), r"entry \d+ \(move\) cannot come there"),
    "a second deal": (lambda r: _insert(r, "pause", kind="start", checksum="0" * 16), r"\(start\) cannot come there"),
    "an undo too many": (lambda r: _insert(r, "move", kind="undo", seat=0, checksum="0" * 16), STEP),
    "all checksums blank": (_blank, r"entry \d+ has no checksum"),
    "a checksum where none is": (lambda r: _entry(r, "pause").update(checksum="0" * 16), "has a checksum"),
    "a kind made up": (lambda r: _entry(r, "pause").update(kind="nap"), NO_RECORD),
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
    "nothing at all": (lambda r: r.update(entries=[], seed="", contributions=[]), "the record has no entries"),
    "a move of endless number taken back": (
        lambda r: _insert(r, "pause", kind="undo", seat=0, body="9" * 5000, checksum="0" * 16),
        "names no move to take back",
    ),
    "nothing but the opening": (lambda r: r.update(entries=r["entries"][:1]), "0 seats were taken"),
    "nothing but the lobby": (lambda r: r.update(entries=_lobby(r)), "the record has a seed, but no deal"),
    "numbers from one": (lambda r: _number(r, 1), NUMBER),
    "a state to begin with": (lambda r: _entry(r, "start").update(body="gA=="), "began from a position of another"),
    "a freeze in mid-play": (lambda r: _insert(r, "pause", kind="freeze", body="1"), r"\(pause\) cannot come there"),
    "a state from nowhere": (lambda r: _insert(r, "pause", kind="continue", body="AA=="), "the rules changed at entry"),
    "options": (lambda r: r.update(options={"keep": 2}), STEP),
    "no seed": (lambda r: r.update(seed=""), "the record has a deal, but no seed"),
    "one player alone": (_alone, "'market' with these options is not for 1"),
    "options left to their defaults": (lambda r: r.update(options={}), "the options are not written as"),
    "options out of range": (lambda r: r.update(options={"keep": 9}), OPTIONS),
    "an option made up": (lambda r: r["options"].update(cheat=True), "the options are not written as"),
    "options of another kind": (lambda r: r.update(options={"keep": "many"}), OPTIONS),
    "format": (lambda r: r.update(format="mehana-table-9"), "the record's format is 'mehana-table-9'"),
    "another game": (lambda r: r.update(game="durak"), "the options are not written as those of 'durak'"),
    "unknown game": (lambda r: r.update(game="chess"), "the record is of 'chess', a game this program does not have"),
    "rules": (lambda r: r.update(rules_version=8), "the table was played by rules 8, this program has 1"),
    "no entries": (lambda r: r.pop("entries"), NO_RECORD),
    "a field missing": (lambda r: r.pop("secret"), NO_RECORD),
    "a number beyond 64 bits": (lambda r: _entry(r, "move").update(seat=2**70), NO_SEAT),
    "a number as text": (lambda r: _entry(r, "move").update(number="4"), NO_RECORD),
    "a seed that is no number": (lambda r: r.update(seed="seed"), NO_RECORD),
}
