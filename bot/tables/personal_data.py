"""All that is held about one person, and nothing of others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from storage import Occupant

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from storage import DeliveryRow, Entry, Journal, Occupancy, Result, TableRow


async def personal_data_of(journal: Journal, discord_id: int) -> dict[str, Any]:
    """Return all that is held about a person, as plain data: what they did at tables, how those ended, their wishes.

    Entries are those made while they sat there in play, messages those that showed them their hand or, at a table of
    their own, anything; of the others at a table nothing is told.
    """
    person = await journal.person(discord_id)
    if person is None:
        return {"discord_id": discord_id, "person": None, "tables": []}
    seats = {row.id: seat.seat for row, seat in await journal.tables_of(discord_id)}
    results = {result.table: result for result in await journal.results.of_everywhere(person.id)}
    numbers = sorted(
        {
            *seats,
            *results,
            *await journal.results.sat_at(person.id),
            *await journal.led_by(person.id),
            *await journal.shown_to(person.id),
        }
    )
    tables: list[dict[str, Any]] = []
    for number in numbers:
        record = await journal.load(number)
        if record is None:
            continue
        occupancies = await journal.results.occupancies(number)
        taken = list(_spans(occupancies, person.id))
        if not occupancies and number in seats:  # in a lobby, where seats move up when somebody leaves
            taken = [(seats[number], record.row.last + 1, None)]
        entries = [one for one in record.entries if any(_within(one, *span) for span in taken)]
        row = record.row
        tables.append(
            {
                "table": number,
                "game": row.game,
                "server": row.guild,
                "channel": row.channel,
                "opened": row.owner == person.id,
                "seats": sorted({seat for seat, _, _ in taken}),
                "entries": [{"at": one.at, "what": f"{one.kind} {one.body}".strip()} for one in entries],
                "messages": [
                    {"message": one.message, "channel": one.channel, "shown_up_to_entry": one.shown}
                    for one in record.deliveries
                    if one.message is not None and _went_to(one, row, person.id)
                ],
                "result": _own(results.get(number), person.id),
            }
        )
    order = [
        {"table": table, "entry": entry, "by_you": one.by == person.id, "reason": one.reason}
        for table, entry, one in await journal.done_by_or_to(person.id)
    ]
    sent, received = await journal.invitations_of(person.id, discord_id)
    known = msgspec.to_builtins(person)
    known.pop("id")
    known.pop("discord_id")
    return {
        "discord_id": discord_id,
        "person": known,
        "tables": tables,
        "order": order,
        "invitations": {"sent_at": sent, "received_at": received},
        "lets_hands_be_seen_of": list(await journal.archive.agreed_by(person.id)),
        "out_of_standings_of": list(await journal.seasons.out_of(person.id)),
    }


def _spans(occupancies: Sequence[Occupancy], person: int) -> Iterator[tuple[int, int, int | None]]:
    """Yield (seat, first entry, entry after the last or None) for each time somebody sat there in play."""
    for one in occupancies:
        if one.person != person or one.sitter is Occupant.COMPUTER:
            continue
        later = [other.since for other in occupancies if other.seat == one.seat and other.since > one.since]
        yield one.seat, one.since, min(later) if later else None


def _within(entry: Entry, seat: int, since: int, until: int | None) -> bool:
    return entry.seat == seat and since <= entry.number and (until is None or entry.number < until)


def _went_to(delivery: DeliveryRow, row: TableRow, person: int) -> bool:
    """Return whether a message showed this person their hand, or stands in their private messages with the bot."""
    return delivery.reader == person or (delivery.reader is None and row.guild == 0 and row.owner == person)


def _own(result: Result | None, person: int) -> dict[str, Any] | None:
    mine = next((seat for seat in result.seats if seat.person == person), None) if result is not None else None
    if result is None or mine is None:
        return None
    return {
        "place": mine.place,
        "score": mine.score,
        "given_up": mine.given_up,
        "ended_at": result.ended_at,
    }
