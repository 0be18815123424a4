"""A finished table as a file that anybody can check: seats and moves, the secret, and no names."""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING, Any, Final, assert_never

import msgspec

from bot.tables.fairness import bind, commitment
from bot.tables.replay import Play, ReplayMismatch
from bot.tables.table import numbers_right
from bot.tables.timeline import Timeline
from games.core.contract import Outcome
from games.core.options import BadOptions
from storage import Entry, EntryKind, Occupant, Status

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from bot.tables.table import LiveTable
    from games.core.contract import AnyGame

FORMAT: Final = "mehana-table-1"
LARGEST: Final = 64 << 20
"""Bytes of the largest record that is read; real ones have some hundred thousand."""


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
    program: str = ""
    """The program that wrote it, with its version; empty in records older than this line."""


class NotVerified(Exception):
    """The record does not hold. The text says where and why."""


class CannotVerify(NotVerified):
    """The record cannot be checked by this program: it is of other rules, another game, or another format."""


def record_of(table: LiveTable) -> dict[str, Any]:
    """Return the record of a table that has ended, as plain data for JSON."""
    row = table.row
    record = Record(
        format=FORMAT,
        program=f"mehana {version('mehana')}",
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


class Verdict(msgspec.Struct, frozen=True):
    """What a record that holds says.

    `outcome` is how the table ended, None where it was not played to an end; `seal` what was published at the opening;
    `finished` whether the table had ended, by play or by being closed, when the record was made; `program` wrote it
    (empty in old ones), `rules_version` are the rules it was played by.
    """

    outcome: Outcome | None
    seal: str
    finished: bool
    program: str = ""
    rules_version: int = 0


def verify(data: bytes, games: Mapping[str, AnyGame]) -> Verdict:
    """Check that a record is just what the rules, the seed and the seal allow, from the opening to the last entry.

    Raise `NotVerified` if anything does not hold, `CannotVerify` if what can be checked holds, but the rest is of rules
    that this program does not have.
    """
    record, secret, seed = _decoded(data)
    if record.format != FORMAT:
        raise CannotVerify(f"the record's format is {record.format!r}; this program reads {FORMAT!r}")
    if record.game not in games:
        raise CannotVerify(f"the record is of {record.game!r}, a game this program does not have")
    if commitment(secret) != record.commitment:
        raise NotVerified("the secret is not the one that was committed to")
    game = games[record.game]
    course = _Replayed()
    for number, entry in enumerate(record.entries):
        if entry.number != number:
            raise NotVerified(f"entry {number} has the number {entry.number}")
        course.take(entry)
    if course.seats != len(record.contributions):
        raise NotVerified(f"{course.seats} seats were taken, but {len(record.contributions)} contributed to the seed")
    if course.began != bool(seed):
        raise NotVerified("the record has a seed, but no deal" if seed else "the record has a deal, but no seed")
    if not seed:
        return Verdict(None, record.commitment, not course.live, record.program, record.rules_version)
    if bind(secret, record.contributions) != seed:
        raise NotVerified("the seed does not follow from the secret and the seats' contributions")
    if course.rules_changed_at is not None:
        raise CannotVerify(
            f"the rules changed at entry {course.rules_changed_at}: what was played before cannot be checked"
        )
    if game.rules_version != record.rules_version:
        raise CannotVerify(
            f"the table was played by rules {record.rules_version}, this program has {game.rules_version}:"
            " it cannot be checked"
        )
    outcome = _replayed(record, game, seed)
    finished = outcome is not None or not course.live
    return Verdict(outcome, record.commitment, finished, record.program, record.rules_version)


def timeline_of(data: bytes, games: Mapping[str, AnyGame]) -> tuple[AnyGame, Timeline]:
    """Return a record's game and its course, to be looked at page by page.

    Raise `NotVerified` if it was never dealt.
    """
    record, _, seed = _decoded(data)
    if not seed:
        raise NotVerified("the record is of a table that was never dealt: there is nothing to show")
    game = games[record.game]
    entries = [Entry(**msgspec.structs.asdict(one), at=0, interaction=None) for one in record.entries]
    options = msgspec.convert(record.options, game.Options)
    return game, Timeline(game, options, len(record.contributions), seed, entries)


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
    """Return how the replayed table ended, or None while it goes on; the last move that is played must be the last."""
    seats = len(record.contributions)
    try:
        options = msgspec.convert(record.options, game.Options)
        if msgspec.json.decode(msgspec.json.encode(options, order="deterministic")) != record.options:
            raise NotVerified(f"the options are not written as those of {record.game!r} are")
        if seats not in numbers_right(game, options):
            raise NotVerified(f"{record.game!r} with these options is not for {seats}")
    except (msgspec.MsgspecError, BadOptions) as error:
        raise NotVerified(f"the options are not those of {record.game!r}: {error}") from error
    play = Play(game, options, seats, seed)
    for one in record.entries:
        if play.state is not None and game.outcome(play.state) is not None:
            raise NotVerified(f"entry {one.number} comes after the end of the table")
        try:
            play.apply([Entry(**msgspec.structs.asdict(one), at=0, interaction=None)])
        except ReplayMismatch as mismatch:
            raise NotVerified(f"entry {mismatch.number} does not lead where the record says") from mismatch
    return game.outcome(play.state)


class _Replayed:
    """The course of a table as its entries tell it: which may come when, and who sits at it."""

    def __init__(self) -> None:
        self._status: Status | None = None
        self._sitters: list[Occupant] = []
        self.began = False
        self.rules_changed_at: int | None = None
        self.seats = 0

    @property
    def live(self) -> bool:
        """Whether the table goes on after the last entry, as far as entries tell."""
        return self._status is not None and self._status.live

    def take(self, entry: RecordedEntry) -> None:
        """Go on by an entry. Raise `NotVerified` if it cannot come now."""
        kind, seat = entry.kind, entry.seat
        if self._status is not None and not self._status.live:
            raise NotVerified(f"entry {entry.number} comes after the end of the table")
        played = kind.moves or kind in {EntryKind.START, EntryKind.UNDO}
        if bool(entry.checksum) != played:
            raise NotVerified(f"entry {entry.number} has no checksum" if played else f"entry {entry.number} has one")
        if (kind in _SEATED) != (0 <= seat < len(self._sitters)) and kind not in _TAKING_SEATS:
            raise NotVerified(f"entry {entry.number} is of a seat that is not there")
        if entry.body and not kind.moves and kind not in _SAYING:
            raise NotVerified(f"entry {entry.number} says more than it can")
        if self._status not in _WHEN[kind]:
            raise NotVerified(f"entry {entry.number} ({kind}) cannot come there")
        match kind:
            case EntryKind.OPEN:
                self._status = Status.LOBBY
            case EntryKind.JOIN | EntryKind.COMPUTER:
                if seat != len(self._sitters):
                    raise NotVerified(f"entry {entry.number} is of a seat that is not there")
                self._sitters.append(Occupant.PERSON if kind is EntryKind.JOIN else Occupant.COMPUTER)
            case EntryKind.ARRANGE:
                order = entry.body.split(" ")
                if sorted(order) != sorted(map(str, range(len(self._sitters)))):
                    raise NotVerified(f"entry {entry.number} seats others than those who sit there")
                self._sitters = [self._sitters[int(one)] for one in order]
            case EntryKind.LEAVE | EntryKind.REMOVE:
                self._vacate(seat)
            case EntryKind.REPLACE:
                self._sitters[seat] = Occupant.PERSON
            case EntryKind.START:
                self._status, self.began = Status.PLAYING, True
            case EntryKind.PAUSE:
                self._status = Status.PAUSED
            case EntryKind.RESUME:
                self._status = Status.PLAYING
            case EntryKind.CANCEL | EntryKind.EXPIRE:
                self._status = Status.CANCELLED
            case EntryKind.FREEZE:
                self._status = Status.FROZEN
            case EntryKind.SUBSTITUTE | EntryKind.RETURN:
                before, after = Occupant.PERSON, Occupant.SUBSTITUTE
                if kind is EntryKind.RETURN:
                    before, after = after, before
                if self._sitters[seat] is not before:
                    raise NotVerified(f"entry {entry.number} ({kind}) cannot come there")
                self._sitters[seat] = after
            case EntryKind.CONTINUE:
                if not self.began:
                    raise NotVerified(f"entry {entry.number} ({kind}) cannot come there")
                self.rules_changed_at = entry.number
            case EntryKind.LOST:
                self._status = Status.PAUSED
            case EntryKind.PLACE:
                self._status = Status.PLAYING
            case (
                EntryKind.MOVE
                | EntryKind.FORCED
                | EntryKind.ANSWER
                | EntryKind.AUTO_ANSWER
                | EntryKind.CHOOSE
                | EntryKind.INVITE
                | EntryKind.UNDO
                | EntryKind.WARN
            ):
                pass
            case _:
                assert_never(kind)
        self.seats = len(self._sitters)

    def _vacate(self, seat: int) -> None:
        """Leave a seat to nobody in the lobby, to a computer in play; without people the table closes."""
        if self._status is Status.LOBBY:
            del self._sitters[seat]
        else:
            self._sitters[seat] = Occupant.COMPUTER
        if all(sitter is Occupant.COMPUTER for sitter in self._sitters):
            self._status = Status.CANCELLED


_TAKING_SEATS: Final = frozenset({EntryKind.JOIN, EntryKind.COMPUTER})
_SEATED: Final = _TAKING_SEATS | {
    EntryKind.LEAVE,
    EntryKind.REMOVE,
    EntryKind.REPLACE,
    EntryKind.MOVE,
    EntryKind.FORCED,
    EntryKind.ANSWER,
    EntryKind.AUTO_ANSWER,
    EntryKind.UNDO,
    EntryKind.WARN,
    EntryKind.SUBSTITUTE,
    EntryKind.RETURN,
}
"""Entries that are of one seat."""
_SAYING: Final = frozenset(
    {EntryKind.COMPUTER, EntryKind.CONTINUE, EntryKind.FREEZE, EntryKind.AUTO_ANSWER, EntryKind.ARRANGE}
)
"""Entries besides moves that have a body."""
_LOBBY: Final = frozenset({Status.LOBBY})
_PLAYING: Final = frozenset({Status.PLAYING})
_IN_PLAY: Final = frozenset({Status.PLAYING, Status.PAUSED})
_LIVE: Final = frozenset(status for status in Status if status.live)
_WHEN: Final[Mapping[EntryKind, frozenset[Status | None]]] = {
    EntryKind.OPEN: frozenset({None}),
    EntryKind.JOIN: _LOBBY,
    EntryKind.COMPUTER: _LOBBY,
    EntryKind.LEAVE: _LIVE,
    EntryKind.REMOVE: _LIVE,
    EntryKind.REPLACE: _IN_PLAY,
    EntryKind.START: _LOBBY,
    EntryKind.MOVE: _PLAYING,
    EntryKind.UNDO: _PLAYING,
    EntryKind.PAUSE: _PLAYING,
    EntryKind.RESUME: frozenset({Status.PAUSED}),
    EntryKind.CANCEL: _LIVE,
    EntryKind.EXPIRE: _LOBBY,
    EntryKind.WARN: _PLAYING,
    EntryKind.SUBSTITUTE: _PLAYING,
    EntryKind.RETURN: _LIVE,
    EntryKind.CONTINUE: _LIVE,
    EntryKind.FREEZE: _LIVE,
    EntryKind.FORCED: _PLAYING,
    EntryKind.ANSWER: _PLAYING,
    EntryKind.AUTO_ANSWER: _PLAYING,
    EntryKind.CHOOSE: _LOBBY,
    EntryKind.INVITE: _LOBBY,
    EntryKind.ARRANGE: _LOBBY,
    EntryKind.LOST: _IN_PLAY,
    EntryKind.PLACE: frozenset({Status.PAUSED}),
}
"""Where a table may stand when an entry of each kind comes; None before the opening."""
