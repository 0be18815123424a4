"""A finished table as a file that anybody can check: seats and moves, the secret, and no names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from bot.host.fairness import bind, commitment
from bot.host.replay import Play, ReplayMismatch, since_rules_changed
from bot.host.table import numbers_right
from games.core.options import BadOptions
from storage import Entry, EntryKind

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.host.table import LiveTable
    from games.core.contract import AnyGame, Outcome

FORMAT = "mehana-table-1"


class RecordedEntry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One entry of the journal, without who and when."""

    number: int
    kind: EntryKind
    seat: int = -1
    body: str = ""
    checksum: str = ""


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """The whole table. Bytes are written in base 16."""

    format: str
    game: str
    rules_version: int
    options: dict[str, Any]
    commitment: str
    secret: str
    contributions: tuple[str, ...]
    seed: str
    entries: tuple[RecordedEntry, ...]


class NotVerified(Exception):
    """The record does not hold. The text says where and why."""


def record_of(table: LiveTable) -> dict[str, Any]:
    """Return the record of a table that has ended, as plain data for JSON."""
    row = table.row
    record = Record(
        format=FORMAT,
        game=row.game,
        rules_version=row.rules_version,
        options=msgspec.json.decode(row.options),
        commitment=table.commitment,
        secret=row.secret.hex(),
        contributions=tuple(seat.contribution for seat in table.seats),
        seed=row.seed.hex() if row.seed is not None else "",
        entries=tuple(
            RecordedEntry(number=one.number, kind=one.kind, seat=one.seat, body=one.body, checksum=one.checksum)
            for one in table.entries
        ),
    )
    return msgspec.to_builtins(record)


def verify(data: bytes, games: Mapping[str, AnyGame]) -> Outcome | None:
    """Check a record: the secret against its commitment, the seed, and every move. Return how the table ended.

    Raise `NotVerified` if anything does not hold.
    """
    try:
        record = msgspec.json.decode(data, type=Record)
        secret, seed = bytes.fromhex(record.secret), bytes.fromhex(record.seed)
    except (msgspec.MsgspecError, ValueError) as error:
        raise NotVerified(f"this is no record of a table: {error}") from error
    if record.format != FORMAT:
        raise NotVerified(f"the record's format is {record.format!r}; this program reads {FORMAT!r}")
    if record.game not in games:
        raise NotVerified(f"the record is of {record.game!r}, a game this program does not have")
    if commitment(secret) != record.commitment:
        raise NotVerified("the secret is not the one that was committed to")
    if not seed:
        return None
    if bind(secret, record.contributions) != seed:
        raise NotVerified("the seed does not follow from the secret and the seats' contributions")
    game = games[record.game]
    if game.rules_version != record.rules_version:
        raise NotVerified(
            f"the table was played by rules {record.rules_version}, this program has {game.rules_version}"
        )
    try:
        options = msgspec.convert(record.options, game.Options)
        if len(record.contributions) not in numbers_right(game, options):
            raise NotVerified(f"{record.game!r} with these options is not for {len(record.contributions)}")
        play = Play(game, options, len(record.contributions), seed)
        entries = [Entry(**msgspec.structs.asdict(one), at=0, interaction=None) for one in record.entries]
        play.apply(since_rules_changed(entries))
    except ReplayMismatch as mismatch:
        raise NotVerified(f"entry {mismatch.number} does not lead where the record says") from mismatch
    except (msgspec.MsgspecError, BadOptions) as error:
        raise NotVerified(f"the options are not those of {record.game!r}: {error}") from error
    if play.state is None:
        raise NotVerified("the record has a seed, but no deal")
    return game.outcome(play.state)
