"""Seats as entries to be written: people and computers sit down, leave and are replaced, and the cards are dealt."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from bot.tables.permissions import must_be_in_lobby, must_be_live, must_exist, must_lead
from bot.tables.state.fairness import bind
from bot.tables.state.refusal import Refusal, Stale, Why
from bot.tables.state.replay import Play, checksum_in, continuation
from bot.tables.state.table import Actor, LiveTable, PlannedEntry, audit_record
from games.core.contract import View, to_bytes
from games.core.options import BadOptions, Options, read_options, texts_of
from games.core.strength import Strength
from storage import AuditRecord, Change, EntryKind, Occupant, SeatRow, Status

TAKEN_BACK_WITHIN: Final = 600
"""Seconds within which a player who gave up a seat in play may have it back."""


def join(table: LiveTable, actor: Actor, contribution: str, now: int) -> PlannedEntry:
    """Return the entry by which the actor takes a free seat in the lobby, or their own seat back in play.

    Raise `Refusal` if there is no seat for them.
    """
    must_be_live(table)
    seat = table.seat_of(actor.person)
    if seat is not None:
        if table.seats[seat].sitter is Occupant.SUBSTITUTE:
            return return_to(table, seat)
        raise Refusal(Why.ALREADY_SEATED)
    given_up = _seat_given_up_by(table, actor.person, now)
    if given_up is not None:
        return take_over(table, given_up, actor.person)
    must_be_in_lobby(table)
    return sit_down(table, actor.person, contribution)


def must_be_free(table: LiveTable, kept: int) -> None:
    """Raise `Refusal` if all free seats of a lobby are `kept` for others."""
    if kept and table.row.status is Status.LOBBY and len(table.seats) + kept >= max(table.numbers()):
        raise Refusal(Why.SEATS_KEPT, seats=kept)


def sit_down(table: LiveTable, person: int | None, contribution: str, strength: str = Strength.NORMAL) -> PlannedEntry:
    """Return the entry by which a person, or a computer of this strength, takes the next seat in the lobby.

    Raise `Refusal` if no seat is free.
    """
    if len(table.seats) >= max(table.numbers()):
        raise Refusal(Why.TABLE_FULL, seats=len(table.seats))
    occupant, kind = (
        (Occupant.PERSON, EntryKind.JOIN) if person is not None else (Occupant.COMPUTER, EntryKind.COMPUTER)
    )
    row = SeatRow(len(table.seats), occupant, person, contribution, strength)
    body = "" if strength == Strength.NORMAL else strength
    return PlannedEntry(kind, Change(seats=(*table.seats, row)), seat=row.seat, body=body)


def add_computer(table: LiveTable, actor: Actor, contribution: str, strength: Strength) -> PlannedEntry:
    """Return the entry by which a computer takes a seat in the lobby. For those at the table, and who lead it."""
    must_be_in_lobby(table)
    if table.seat_of(actor.person) is None:
        must_lead(table.row, actor)
    return sit_down(table, None, contribution, strength)


def choose(table: LiveTable, actor: Actor, options: Mapping[str, str] | None, settings: Change) -> PlannedEntry:
    """Return the entry by which options and settings change in the lobby. For the table's owner and moderators.

    `options` are those that change, as text. Raise `Refusal` or `BadOptions`.
    """
    must_lead(table.row, actor)
    must_be_in_lobby(table)
    written = None
    if options is not None:
        chosen = read_options(table.game.Options, {**texts_of(table.options), **options})
        table.game.numbers(chosen)
        written = write_options(chosen)
    return PlannedEntry(EntryKind.CHOOSE, msgspec.structs.replace(settings, options=written))


def leave(table: LiveTable, actor: Actor, *, leading: bool) -> PlannedEntry:
    """Return the entry by which the actor gives up their seat; with `leading`, an owner watches and leads on.

    Raise `Refusal` if they have none.
    """
    seat = table.seat_of(actor.person)
    if seat is None:
        raise Refusal(Why.NOT_SEATED)
    if leading and table.row.status is not Status.LOBBY:
        raise Refusal(Why.ALREADY_STARTED)
    owner = actor.person if leading and actor.person == table.row.owner else None
    return _vacate(table, seat, EntryKind.LEAVE, audit_record(actor), owner)


def remove(table: LiveTable, actor: Actor, seat: int, reason: str, was: int | None) -> PlannedEntry:
    """Return the entry that takes a seat from its player. For the table's owner and moderators.

    Raise `Stale` if another than the person who `was` there sits in it; None for anybody.
    """
    _must_change(table, actor, seat, was)
    return _vacate(table, seat, EntryKind.REMOVE, audit_record(actor, table.seats[seat].person, reason))


def _must_change(table: LiveTable, actor: Actor, seat: int, was: int | None) -> None:
    must_lead(table.row, actor)
    must_exist(table, seat)
    if was not in {None, table.seats[seat].person}:
        raise Stale


def _vacate(table: LiveTable, seat: int, kind: EntryKind, audit: AuditRecord, owner: int | None = None) -> PlannedEntry:
    """Return the entry that frees a seat in the lobby, or gives it to a computer in play."""
    must_be_live(table)
    if table.row.status is Status.LOBBY:
        stay = [row for row in table.seats if row.seat != seat]
        seats = tuple(msgspec.structs.replace(row, seat=index) for index, row in enumerate(stay))
    else:
        row = table.seats[seat]
        former = row.person or row.former
        computer = SeatRow(seat, Occupant.COMPUTER, None, row.contribution, row.strength, former)
        seats = _with_seat(table.seats, computer)
    owner = owner or _owner_after(table, seats)
    status = Status.CANCELLED if owner is None else None
    return PlannedEntry(kind, Change(seats=seats, owner=owner, status=status, audit=audit), seat=seat)


def closes_table(table: LiveTable, seat: int) -> bool:
    """Return whether the table closes when this seat is given up: nobody is left who could lead it."""
    return table.live and _owner_after(table, [row for row in table.seats if row.seat != seat]) is None


def replace(
    table: LiveTable, actor: Actor, seat: int, person: int | None, reason: str, was: int | None
) -> PlannedEntry:
    """Return the entry that gives a seat in play to another person, or a computer. For owner and moderators.

    Raise `Refusal` for anybody else, and `Stale` as `remove` does.
    """
    _must_change(table, actor, seat, was)
    if table.row.status not in {Status.PLAYING, Status.PAUSED}:
        raise Refusal(Why.NOT_PLAYING)
    if person is None:
        return remove(table, actor, seat, reason, was)
    if table.seat_of(person) is not None:
        raise Refusal(Why.SEATED_ELSEWHERE)
    return take_over(table, seat, person, audit_record(actor, table.seats[seat].person, reason))


def take_over(table: LiveTable, seat: int, person: int, audit: AuditRecord | None = None) -> PlannedEntry:
    """Return the entry by which a person takes over a seat in play."""
    before = table.seats[seat]
    former = before.former if before.former != person else None
    row = SeatRow(seat, Occupant.PERSON, person, before.contribution, former=before.person or former)
    seats = _with_seat(table.seats, row)
    change = Change(seats=seats, owner=_owner_after(table, seats), audit=audit)
    return PlannedEntry(EntryKind.REPLACE, change, seat=seat)


def _seat_given_up_by(table: LiveTable, person: int, now: int) -> int | None:
    """Return the seat that this person gave up last and may have back, or None.

    A seat that was given to somebody else since, or taken from its player, does not come back.
    """
    if table.row.status not in {Status.PLAYING, Status.PAUSED}:
        return None
    left = [
        state.left
        for state, row in zip(table.lifecycle.seats, table.seats, strict=True)
        if state.left is not None and now - state.left.at <= TAKEN_BACK_WITHIN and row.former == person
    ]
    return max(left, key=lambda entry: entry.number).seat if left else None


def substitute(table: LiveTable, seat: int) -> PlannedEntry:
    """Return the entry from which a computer plays a seat until its person returns."""
    return _occupied_by(table, seat, EntryKind.SUBSTITUTE, Occupant.SUBSTITUTE)


def return_to(table: LiveTable, seat: int) -> PlannedEntry:
    """Return the entry from which a seat's person plays again instead of a substitute."""
    return _occupied_by(table, seat, EntryKind.RETURN, Occupant.PERSON)


def _occupied_by(table: LiveTable, seat: int, kind: EntryKind, occupant: Occupant) -> PlannedEntry:
    row = msgspec.structs.replace(table.seats[seat], sitter=occupant)
    return PlannedEntry(kind, Change(seats=_with_seat(table.seats, row)), seat=seat)


def must_start(table: LiveTable, actor: Actor) -> None:
    """Raise `Refusal` or `BadOptions` unless the actor may start the table and its seats fit the options."""
    must_lead(table.row, actor)
    if table.row.status is not Status.LOBBY:
        raise Refusal(Why.ALREADY_STARTED if table.live else Why.TABLE_OVER)
    least = min(table.numbers())
    if len(table.seats) < least:
        raise Refusal(Why.TOO_FEW_SEATS, seats=len(table.seats), least=least)
    table.options.check(len(table.seats))


def may_start(table: LiveTable, actor: Actor) -> bool:
    """Whether `must_start` raises nothing."""
    try:
        must_start(table, actor)
    except (Refusal, BadOptions):
        return False
    return True


def deal(table: LiveTable, seen: View | None = None) -> PlannedEntry:
    """Return the entry that begins play: with the deal, or from what a seat has `seen`.

    What that seat could not see is dealt anew then, and the entry holds the position.
    """
    seed, number = bind(table.row.secret, [row.contribution for row in table.seats]), table.last + 1
    play = Play(table.game, table.options, len(table.seats), seed)
    body = "" if seen is None else continuation(to_bytes(table.game.determinize(seen, play.chance(number))))
    play.deal(number, body)
    change = Change(seed=seed, checkpoint=to_bytes(play.state))
    checksum = checksum_in(table.game, play.state)
    return PlannedEntry(EntryKind.START, change, body=body, checksum=checksum, state=play.state)


def _with_seat(seats: Sequence[SeatRow], changed: SeatRow) -> tuple[SeatRow, ...]:
    return tuple(changed if row.seat == changed.seat else row for row in seats)


def _owner_after(table: LiveTable, seats: Sequence[SeatRow]) -> int | None:
    """Return the table's owner if they still sit there or only watch, else the first person who sits, if any."""
    people = [row.person for row in seats if row.person is not None]
    watches = table.seat_of(table.row.owner) is None
    return table.row.owner if watches or table.row.owner in people else next(iter(people), None)


def write_options(options: Options) -> str:
    """Return the options as JSON text, the same for the same options."""
    return msgspec.json.encode(options, order="deterministic").decode()
