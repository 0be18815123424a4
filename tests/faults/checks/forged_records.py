"""Forged records: whatever is changed in the record of a played table, `verify` refuses it in a line of its own."""

import copy
import itertools
import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, TypeAlias

from bot.tables.ended import record
from bot.tables.service import TableService
from bot.tables.state.clock import WallClock
from bot.tables.state.fairness import bind, commitment
from bot.tables.state.table import numbers_right
from games.core.catalogue import find_games
from games.core.chance import SeededChance
from games.core.conformance import sample
from games.core.contract import AnyGame
from games.core.options import fields_of, preset
from storage import Journal, Status
from tests.faults.check import Trial

Record: TypeAlias = dict[str, Any]
Forgery: TypeAlias = "Callable[[Record], object]"

GUILD: Final = 1
LONGEST_LINE: Final = 300
"""Letters of a refusal."""


async def forged_records(trial: Trial) -> None:
    """Play a table of each game to its end, and offer its record to `verify`: as it is, and forged in every way."""
    report, games = trial.report, find_games()
    for key, game in games.items():
        for number in range(trial.much(1, 4)):
            rng = trial.rng(f"forgeries {key} {number}")
            whole = await played(trial.folder / f"{key}-{number}.sqlite3", game, rng)
            report.count("records")
            try:
                verdict = record.verify(_bytes(whole), games)
            except record.NotVerified as refused:
                report.wrong.append(f"{key}: a true record is refused: {refused}")
                continue
            report.demand(verdict.outcome is not None and verdict.finished, f"{key}: a whole record has no end")
            for name, forged in forged_from(whole):
                report.count("forgeries")
                why = believed(forged, games, finished=name == CUT)
                report.demand(why is None, f"{key}: {name}: {why}")


def believed(forged: bytes, games: dict[str, AnyGame] | Any, *, finished: bool) -> str | None:
    """Return what is wrong with how a forgery was taken; None where it was refused in a line.

    With `finished` it is enough that the record is called unfinished.
    """
    try:
        verdict = record.verify(forged, games)
    except record.NotVerified as refused:
        told = str(refused)
        return None if 0 < len(told) <= LONGEST_LINE and "\n" not in told else f"refused in {len(told)} letters"
    except Exception as stumbled:  # noqa: BLE001 - whatever a forgery makes it stumble over
        return f"verify stumbles: {type(stumbled).__name__}: {stumbled}"
    return None if finished and not verdict.finished else "it is believed"


async def played(path: Path, game: AnyGame, rng: random.Random) -> Record:
    """Return the record of a table played to its end by chance, by people alone."""
    name = rng.choice(list(game.Options.presets))
    options = preset(game.Options, name)
    written = {field.name: field.write(getattr(options, field.name)) for field in fields_of(game.Options)}
    chance = SeededChance(rng.randbytes(32), 0)
    async with Journal.opened(path) as journal:
        service = TableService({game.key: game}, journal, WallClock())
        people = [
            await service.people.greet(100 + seat, f"P{seat}", "en")
            for seat in range(min(numbers_right(game, options)))
        ]
        table = await service.open(people[0], game.key, written, guild=GUILD, channel=7, locale="en", interaction=1)
        for number, person in enumerate(people[1:], start=2):
            await service.join(table, person, number)
        await service.start(table, people[0], 50)
        number = 100
        while table.row.status is Status.PLAYING:
            for person in people:
                _, seat_view = await service.look(table, person)
                if seat_view.choices:
                    number += 1
                    await service.move(table, person, sample(rng.choice(seat_view.choices), chance), interaction=number)
        return json.loads(json.dumps(record.record_of(table)))


def forged_from(whole: Record) -> Iterator[tuple[str, bytes]]:
    """Yield every forgery of a record that differs from it, by name."""
    for name, forge in FORGERIES.items():
        forged = copy.deepcopy(whole)
        forge(forged)
        if forged != whole:
            yield name, _bytes(forged)
    yield from RUBBISH.items()


def _bytes(data: Record) -> bytes:
    return json.dumps(data).encode()


def _entry(data: Record, kind: str, which: int = 0) -> Record:
    found = [entry for entry in data["entries"] if entry["kind"] == kind]
    return found[min(which, len(found) - 1)]


def _numbered(data: Record) -> None:
    for number, entry in enumerate(data["entries"]):
        entry["number"] = number


def _put(data: Record, place: int, **entry: Any) -> None:
    data["entries"].insert(place if place >= 0 else len(data["entries"]), {"number": 0, **entry})
    _numbered(data)


def _without(data: Record, kind: str, which: int, *, numbered: bool) -> None:
    data["entries"].remove(_entry(data, kind, which))
    if numbered:
        _numbered(data)


def _start(data: Record) -> int:
    return next(place for place, entry in enumerate(data["entries"]) if entry["kind"] == "start")


def _seeded(data: Record) -> None:
    data["seed"] = bind(bytes.fromhex(data["secret"]), data["contributions"]).hex()


def _another_secret(data: Record) -> None:
    data.update(secret="22" * 32, commitment=commitment(bytes.fromhex("22" * 32)))
    _seeded(data)


def _other_contribution(data: Record) -> None:
    data["contributions"][-1] += "0"
    _seeded(data)


def _fewer_seats(data: Record) -> None:
    data["contributions"].pop()
    _seeded(data)


def _swapped(data: Record) -> None:
    moves = [entry for entry in data["entries"] if entry["kind"] == "move"]
    pairs = itertools.pairwise(moves)
    first, other = next(pair for pair in pairs if pair[0]["body"] != pair[1]["body"])
    first["body"], other["body"] = other["body"], first["body"]


def _other_seat(data: Record) -> None:
    entry = _entry(data, "move")
    entry["seat"] = (entry["seat"] + 1) % len(data["contributions"])


def _another_game(data: Record) -> None:
    data["game"] = next((key for key in find_games() if key != data["game"]), "")


def _other_option(data: Record) -> None:
    for name, value in data["options"].items():
        if isinstance(value, bool):
            data["options"][name] = not value
            return
    name = next(name for name, value in data["options"].items() if isinstance(value, int))
    data["options"][name] += 1


def _blank(data: Record, *, last: bool) -> None:
    marked = [entry for entry in data["entries"] if "checksum" in entry]
    for entry in marked[-1:] if last else marked:
        del entry["checksum"]


CUT: Final = "cut in half"
SUM: Final = "0" * 16
FORGERIES: Final[dict[str, Forgery]] = {
    "another secret": lambda r: r.update(secret="00" * 32),
    "another secret with its own seal": _another_secret,
    "another seal": lambda r: r.update(commitment=commitment(b"another")),
    "another contribution": lambda r: r["contributions"].__setitem__(0, r["contributions"][0] + "0"),
    "contributions in another order": lambda r: r["contributions"].reverse(),
    "another contribution with its own seed": _other_contribution,
    "a seat fewer, with its own seed": _fewer_seats,
    "a seat more": lambda r: r["contributions"].append("ff"),
    "another seed": lambda r: r.update(seed="11" * 32),
    "no seed": lambda r: r.update(seed=""),
    "a seed that is no number": lambda r: r.update(seed="zz"),
    "a move that is none": lambda r: _entry(r, "move").update(body="steal the pot"),
    "an empty move": lambda r: _entry(r, "move").update(body=""),
    "two moves exchanged": _swapped,
    "a move of another seat": _other_seat,
    "a move from nowhere": lambda r: _entry(r, "move").update(seat=99),
    "a move of nobody": lambda r: _entry(r, "move").update(seat=-1),
    "a move twice": lambda r: _put(r, len(r["entries"]) // 2, **_plain(r["entries"][len(r["entries"]) // 2])),
    "a move left out": lambda r: _without(r, "move", 3, numbered=False),
    "a move left out, the rest renumbered": lambda r: _without(r, "move", 3, numbered=True),
    "the first move left out, the rest renumbered": lambda r: _without(r, "move", 0, numbered=True),
    "the deal left out": lambda r: _without(r, "start", 0, numbered=True),
    "the deal twice": lambda r: _put(r, _start(r) + 1, **_plain(_entry(r, "start"))),
    "the deal under another number": lambda r: _entry(r, "start").update(number=99),
    "numbers from one": lambda r: [entry.update(number=entry["number"] + 1) for entry in r["entries"]],
    "a checksum changed": lambda r: _entry(r, "move", 2).update(checksum=SUM),
    "the deal's checksum changed": lambda r: _entry(r, "start").update(checksum=SUM),
    "all checksums blank": lambda r: _blank(r, last=False),
    "the last checksum blank": lambda r: _blank(r, last=True),
    "a checksum where none belongs": lambda r: _entry(r, "join").update(checksum=SUM),
    "an entry after the end": lambda r: _put(r, -1, **_plain(_entry(r, "move", 10**6))),
    "closed after the end": lambda r: _put(r, -1, kind="cancel"),
    "an undo nobody made": lambda r: _put(r, -1, kind="undo", seat=0, checksum=SUM),
    "a continuation from any state": lambda r: _put(r, _start(r) + 1, kind="continue", body="gA=="),
    "a start from any state": lambda r: _entry(r, "start").update(body="gA=="),
    "a freeze in mid-play": lambda r: _put(r, _start(r) + 1, kind="freeze", body="1"),
    "a kind made up": lambda r: _entry(r, "join").update(kind="nap"),
    "somebody sits down in mid-play": lambda r: _put(r, _start(r) + 1, kind="join", seat=len(r["contributions"])),
    "a pause without an end": lambda r: _put(r, _start(r) + 1, kind="pause"),
    "words where none belong": lambda r: _entry(r, "join").update(body="hello"),
    "another format": lambda r: r.update(format="mehana-table-0"),
    "a game nobody knows": lambda r: r.update(game="poker"),
    "another game": _another_game,
    "other rules": lambda r: r.update(rules_version=r["rules_version"] + 1),
    "another option": _other_option,
    "an option made up": lambda r: r["options"].update(cheat=True),
    "no options": lambda r: r.update(options={}),
    "no entries": lambda r: r.update(entries=[]),
    "a number beyond 64 bits": lambda r: _entry(r, "move").update(seat=2**70),
    "a number as text": lambda r: _entry(r, "move").update(number="4"),
    "a field missing": lambda r: r.pop("secret"),
    CUT: lambda r: r.update(entries=r["entries"][: len(r["entries"]) // 2]),
}
"""What is changed in a record; what leaves it as it was is passed over."""

RUBBISH: Final[dict[str, bytes]] = {
    "nothing": b"",
    "no JSON": b"\xff\xfe\x00rubbish",
    "a list": b"[]",
    "nested too deep": b"[" * 200_000,
    "objects nested too deep": b'{"options":' * 100_000,
    "a number that is none": b'{"format": NaN}',
}
"""What is no record at all."""


def _plain(entry: Record) -> Record:
    return {name: value for name, value in entry.items() if name != "number"}
