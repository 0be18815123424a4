"""Records: ended tables as files that anybody can verify. They hold seats, moves and the secret, but no names."""

from collections.abc import Mapping
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import msgspec

from bot.tables.ended.timeline import Timeline
from bot.tables.state.fairness import bind, commitment
from bot.tables.state.replay import Play, ReplayMismatch
from bot.tables.state.table import LiveTable
from games.core.contract import AnyGame, Outcome
from games.core.options import BadOptions
from storage import Entry, EntryKind, ImpossibleEntry, Lifecycle, TableRecord

FORMAT: Final = "mehana-table-1"
LARGEST: Final = 64 << 20
"""Bytes of the largest record that is read; real ones have some hundred thousand."""


class RecordedEntry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An entry of the journal, without people and times."""

    number: int
    kind: EntryKind
    seat: int = -1
    body: str = ""
    checksum: str = ""


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A whole table. Bytes are written in hexadecimal."""

    format: str
    game: str
    rules_version: int
    options: dict[str, Any]
    commitment: str
    secret: str
    contributions: tuple[str, ...]
    seed: str
    entries: tuple[RecordedEntry, ...]
    program: str = ""
    """The program that wrote it, with its version; empty in old records."""

    @property
    def journal_entries(self) -> list[Entry]:
        """The entries as the journal has them, without time and interaction."""
        return [Entry(**msgspec.structs.asdict(entry), at=0, interaction=None) for entry in self.entries]


class NotVerified(Exception):
    """A record is not what the rules, the seed and the commitment allow. The text says where and why."""


class CannotVerify(NotVerified):
    """A record cannot be checked by this program: it is of other rules, another game, or another format."""


def record_of(table: LiveTable | TableRecord) -> dict[str, Any]:
    """Return the record of a table that has ended, as plain data for JSON. Its game need not be known."""
    row = table.row
    record = Record(
        format=FORMAT,
        program=f"mehana {version('mehana')}",
        game=row.game,
        rules_version=row.rules_version,
        options=msgspec.json.decode(row.options),
        commitment=commitment(row.secret),
        secret=row.secret.hex(),
        contributions=tuple(seat.contribution for seat in table.seats),
        seed=row.seed.hex() if row.seed is not None else "",
        entries=msgspec.convert(table.entries, tuple[RecordedEntry, ...], from_attributes=True),
    )
    return msgspec.to_builtins(record)


class Verdict(msgspec.Struct, frozen=True):
    """What a verified record says.

    `outcome` is how the table ended, None if it was not played to its end; `seal` is the commitment published at the
    opening; `finished` tells whether the table had ended, by play or by being closed. `program` wrote the record (empty
    in old ones); `rules_version` is the version of the rules it was played by.
    """

    outcome: Outcome | None
    seal: str
    finished: bool
    program: str = ""
    rules_version: int = 0


def verify(data: bytes, games: Mapping[str, AnyGame]) -> Verdict:
    """Check that a record is what the rules, the seed and the commitment allow, from the first entry to the last.

    Raise `NotVerified` if it is not; `CannotVerify` if it may be, but was played by rules that this program does not
    have.
    """
    record, secret, seed = _decoded(data)
    if record.format != FORMAT:
        raise CannotVerify(f"the record's format is {record.format!r}; this program reads {FORMAT!r}")
    if record.game not in games:
        raise CannotVerify(f"the record is of {record.game!r}, a game this program does not have")
    if commitment(secret) != record.commitment:
        raise NotVerified("the secret is not the one that was committed to")
    if not record.entries:
        raise NotVerified("the record has no entries")
    game = games[record.game]
    lifecycle = Lifecycle()
    for entry in record.journal_entries:
        try:
            lifecycle = lifecycle.apply(entry)
        except ImpossibleEntry as impossible:
            raise NotVerified(str(impossible)) from impossible
    seats, contributions = len(lifecycle.seats), len(record.contributions)
    if seats != contributions:
        raise NotVerified(f"{seats} seats were taken, but {contributions} contributed to the seed")
    if (lifecycle.began is not None) != bool(seed):
        raise NotVerified("the record has a seed, but no deal" if seed else "the record has a deal, but no seed")
    if not seed:
        return Verdict(None, record.commitment, not lifecycle.live, record.program, record.rules_version)
    if bind(secret, record.contributions) != seed:
        raise NotVerified("the seed does not follow from the secret and the seats' contributions")
    if lifecycle.began is not None and record.entries[lifecycle.began].body:
        raise CannotVerify("the table began from a position of another, not with a deal: that cannot be checked")
    if lifecycle.rules_changed is not None:
        raise CannotVerify(
            f"the rules changed at entry {lifecycle.rules_changed}: what was played before cannot be checked"
        )
    if game.rules_version != record.rules_version:
        raise CannotVerify(
            f"the table was played by rules {record.rules_version}, this program has {game.rules_version}:"
            " it cannot be checked"
        )
    outcome = _replayed(record, game, seed)
    finished = outcome is not None or not lifecycle.live
    return Verdict(outcome, record.commitment, finished, record.program, record.rules_version)


def timeline_of(data: bytes, games: Mapping[str, AnyGame]) -> tuple[AnyGame, Timeline]:
    """Return a record's game and timeline. Raise `NotVerified` if it was never dealt."""
    record, _, seed = _decoded(data)
    if not seed:
        raise NotVerified("the record is of a table that was never dealt: there is nothing to show")
    game = games[record.game]
    options = msgspec.convert(record.options, game.Options)
    return game, Timeline(game, options, len(record.contributions), seed, record.journal_entries)


def read_record(file: Path) -> bytes:
    """Return the contents of a file. Raise `NotVerified` if it is too large, or no regular file.

    Pipes and devices are refused because reading one might never end.
    """
    if file.exists() and not file.is_file():
        raise NotVerified(f"{file} is no record of a table: it is not a regular file")
    with file.open("rb") as opened:
        data = opened.read(LARGEST + 1)
    _must_be_small(data)
    return data


def _must_be_small(data: bytes) -> None:
    if len(data) > LARGEST:
        raise NotVerified(f"this is no record of a table: it has more than {LARGEST >> 20} MiB")


def _decoded(data: bytes) -> tuple[Record, bytes, bytes]:
    _must_be_small(data)
    try:
        record = msgspec.json.decode(data, type=Record)
        return record, bytes.fromhex(record.secret), bytes.fromhex(record.seed)
    except RecursionError as error:
        raise NotVerified("this is no record of a table: it is nested too deep") from error
    except (msgspec.MsgspecError, ValueError) as error:
        raise NotVerified(f"this is no record of a table: {error}") from error


def _replayed(record: Record, game: AnyGame, seed: bytes) -> Outcome | None:
    """Replay a record and return how the table ended, None if it did not. Raise `NotVerified`."""
    seats = len(record.contributions)
    try:
        options = msgspec.convert(record.options, game.Options)
        if msgspec.json.decode(msgspec.json.encode(options, order="deterministic")) != record.options:
            raise NotVerified(f"the options are not written as those of {record.game!r} are")
        if seats not in game.numbers(options):
            raise NotVerified(f"{record.game!r} with these options is not for {seats}")
    except (msgspec.MsgspecError, BadOptions) as error:
        raise NotVerified(f"the options are not those of {record.game!r}: {error}") from error
    play = Play(game, options, seats, seed)
    for entry in record.journal_entries:
        if play.state is not None and game.outcome(play.state) is not None:
            raise NotVerified(f"entry {entry.number} comes after the end of the table")
        try:
            play.apply([entry])
        except ReplayMismatch as mismatch:
            raise NotVerified(f"entry {mismatch.number} does not lead where the record says") from mismatch
    return game.outcome(play.state)
