"""Everything that is kept about one person, and nothing about others."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from storage import DeliveryRow, Entry, Journal, Occupancy, Occupant, Result, TableRow


async def personal_data_of(journal: Journal, discord_id: int) -> dict[str, Any]:
    """Return everything that is kept about a person, as plain data: preferences, what they did at tables, results.

    Entries are those of their seat while they sat there in play; messages are those that showed them their hand, or
    anything at a table in their private messages. Nothing is told of the others at a table.
    """
    person = await journal.person(discord_id)
    if person is None:
        return {"discord_id": discord_id, "person": None, "tables": []}
    seats = {row.id: seat.seat for row, seat in await journal.tables_of(discord_id)}
    tables: list[dict[str, Any]] = []
    for number in sorted({*seats, *await journal.tables_naming(person.id)}):
        record = await journal.load(number)
        if record is None:
            continue
        occupancies = await journal.results.occupancies(number)
        taken = list(_spans(occupancies, person.id))
        if not occupancies and number in seats:  # in a lobby, where seats move up when somebody leaves
            taken = [(seats[number], record.row.last + 1, None)]
        entries = [entry for entry in record.entries if any(_within(entry, *span) for span in taken)]
        row = record.row
        tables.append(
            {
                "table": number,
                "game": row.game,
                "server": row.guild,
                "channel": row.channel,
                "opened": row.owner == person.id,
                "seats": sorted({seat for seat, _, _ in taken}),
                "entries": [{"at": entry.at, "what": f"{entry.kind} {entry.body}".strip()} for entry in entries],
                "messages": [
                    {"message": delivery.message, "channel": delivery.channel, "shown_up_to_entry": delivery.shown}
                    for delivery in record.deliveries
                    if delivery.message is not None and _went_to(delivery, row, person.id)
                ],
                "result": _own(await journal.results.of_table(number), person.id),
            }
        )
    order = [
        {"table": table, "entry": entry, "by_you": audit.by == person.id, "reason": audit.reason}
        for table, entry, audit in await journal.done_by_or_to(person.id)
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
        "pages": [
            {"table": session.table, "began_at": session.began_at, "used_at": session.used_at}
            for session in await journal.sessions.of_person(person.id)
        ],
        "reviews": [
            {"table": table, "review": msgspec.json.decode(body)}
            for table, body in await journal.archive.reviews_of(person.id)
        ],
        "lets_hands_be_seen_of": list(await journal.archive.agreed_by(person.id)),
        "out_of_standings_of": list(await journal.seasons.out_of(person.id)),
    }


def _spans(occupancies: Sequence[Occupancy], person: int) -> Iterator[tuple[int, int, int | None]]:
    """Yield (seat, first entry, entry after the last or None) for each time the person sat there in play."""
    for occupancy in occupancies:
        if occupancy.person != person or occupancy.sitter is Occupant.COMPUTER:
            continue
        seat, since = occupancy.seat, occupancy.since
        later = [other.since for other in occupancies if other.seat == seat and other.since > since]
        yield seat, since, min(later) if later else None


def _within(entry: Entry, seat: int, since: int, until: int | None) -> bool:
    return entry.seat == seat and since <= entry.number and (until is None or entry.number < until)


def _went_to(delivery: DeliveryRow, row: TableRow, person: int) -> bool:
    """Return whether a message showed this person their hand, or is in their private messages with the bot."""
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
