"""What is thinned, exported and deleted, and whether the privacy text names everything stored about people."""

import io
import json
import sqlite3
import zipfile
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli.parser import make_parser
from bot.presentation.texts import bot_localizer
from bot.tables.automatic.retention import Retention
from bot.tables.ended import server_data
from bot.tables.ended.record import record_of, verify
from bot.tables.ended.results import rebuild
from bot.tables.state.refusal import Refusal
from bot.tables.state.table import LiveTable
from storage.queries import value
from storage.schema import MIGRATIONS
from tests.tables.harness import GUILD, TableHarness, account

NAMES = ("Ana", "Boris")
DAY = 86_400


async def ended(harness: TableHarness, channel: int = 7, *, paused: str = "") -> LiveTable:
    """Return a table played to its end; its owner has paused it for a reason if one is given."""
    table = await harness.playing(*NAMES, channel=channel)
    if paused:
        ana = await harness.person("Ana")
        await harness.service.pause(table, ana, harness.click(), paused)
        await harness.service.resume(table, ana, harness.click())
    await harness.play_out(table, NAMES)
    return table


async def counts(harness: TableHarness) -> dict[str, int]:
    names = ("game_table", "entry", "checkpoint", "delivery", "sitting", "result", "result_seat", "season", "apart")
    return {name: await harness.service.journal._read(value, f"SELECT count(*) FROM {name}") for name in names}


async def test_old_tables_are_thinned_to_result_and_record_and_can_still_be_shown(harness: TableHarness) -> None:
    old, ana = await ended(harness, paused="a phone call"), await harness.person("Ana")
    record, result = record_of(old), await harness.service.journal.results.of_table(old.id)
    shown = (await harness.service.history.look(old.id, 3, ana, GUILD)).view
    harness.clock.advance(30 * DAY)
    live, young = await harness.playing(*NAMES, channel=8), await ended(harness, 9, paused="supper")
    retention = Retention(harness.service, 30)
    assert await retention.thin() == 0
    harness.clock.advance(1)
    assert await retention.thin() == 1
    assert await retention.thin() == 0
    again = await harness.reloaded(old.id)
    assert {(entry.interaction, entry.at) for entry in again.entries} == {(None, old.row.changed_at)}
    assert record_of(again) == record
    assert verify(json.dumps(record).encode(), harness.games).outcome is not None
    assert await harness.service.journal.results.of_table(old.id) == result
    assert (await harness.service.history.look(old.id, 3, await harness.person("Ana"), GUILD)).view == shown
    assert (await rebuild(harness.service.journal, harness.games, all_again=True)).left == ()
    audited = await harness.service.journal.done_by_or_to(ana.person)
    assert {(table, audit.reason) for table, _, audit in audited} == {(young.id, "supper"), (young.id, None)}
    for kept in (live, young):
        entries = (await harness.service.repository.table(kept.id)).entries
        assert any(entry.interaction is not None for entry in entries)
    assert (await counts(harness))["checkpoint"] == 2


async def test_a_table_without_a_result_is_not_thinned(harness: TableHarness) -> None:
    await ended(harness)
    await harness.service.journal._run(lambda connection: connection.execute("DELETE FROM result"))
    harness.clock.advance(100 * DAY)
    assert await Retention(harness.service, 1).thin() == 0


async def test_moderators_export_a_servers_tables_without_names(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [await ended(harness, channel) for channel in (7, 8)]
    await harness.playing(*NAMES, channel=9)
    ana, boss = await harness.person("Ana"), await harness.person("Boss", moderator=True)
    foreign = await harness.person("Chief", moderator=True, of=2)
    with pytest.raises(Refusal, match="not-moderator"):
        await server_data.exported(harness.service.repository, ana, GUILD)
    with pytest.raises(Refusal, match="not-moderator"):
        await server_data.exported(harness.service.repository, foreign, GUILD)
    with pytest.raises(Refusal, match="nothing-kept"):
        await server_data.exported(harness.service.repository, foreign, 2)
    monkeypatch.setattr(server_data, "LARGEST_PART", 10)
    parts = await server_data.exported(harness.service.repository, boss, GUILD)
    assert len(parts) == 2
    for table, data in zip(tables, parts, strict=True):
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            assert archive.namelist() == [f"market-{table.id}.json", "tables.ndjson"]
            record = archive.read(archive.namelist()[0])
            assert verify(record, harness.games).finished
            line = json.loads(archive.read("tables.ndjson"))
        result = await harness.service.journal.results.of_table(table.id)
        assert line["result"] == [
            {"seat": seat.seat, "place": seat.place, "score": seat.score} for seat in result.seats
        ]
        for name in NAMES:
            assert name.encode() not in record
            assert str(account(name)).encode() not in record


async def test_moderators_delete_a_servers_finished_tables_and_nothing_else(harness: TableHarness) -> None:
    gone, elsewhere = await ended(harness), await ended(harness, 8)
    live = await harness.playing(*NAMES, channel=9)
    await harness.service.journal._run(
        lambda connection: connection.execute("UPDATE game_table SET guild = 2 WHERE id = 2")
    )
    await harness.service.journal._run(
        lambda connection: connection.execute("UPDATE result SET guild = 2 WHERE table_id = 2")
    )
    ana, boss = await harness.person("Ana"), await harness.person("Boss", moderator=True)
    await harness.service.standings.begin_season(boss, GUILD, "Winter")
    await harness.service.standings.stay_out(ana, GUILD, out=True)
    with pytest.raises(Refusal, match="not-moderator"):
        await server_data.removed(harness.service.repository, ana, GUILD)
    assert await server_data.removed(harness.service.repository, boss, GUILD) == 1
    with pytest.raises(Refusal, match="no-such-table"):
        await harness.service.repository.table(gone.id)
    assert (await harness.service.repository.table(live.id)) is live
    assert await harness.service.journal.results.of_table(elsewhere.id) is not None
    assert await harness.service.journal.results.of_table(gone.id) is None
    left = await counts(harness)
    assert (left["game_table"], left["result"], left["season"], left["apart"]) == (2, 1, 0, 0)
    with closing(sqlite3.connect(harness.path)) as connection:
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []


SAID = {
    "Discord id": "person.discord_id guild.id season.guild",
    "display name": "person.name",
    "language and settings": "person.locale person.calls person.quiet_from person.quiet_to person.zone person.reminders"
    " person.invitations person.single_options",
    "which seats you took and when": "game_table.host game_table.guild game_table.channel game_table.opened_at"
    " game_table.changed_at seat.person seat.former seat.sitter seat.seat seat.contribution sitting.person"
    " sitting.seat sitting.since sitting.sitter",
    "the moves made there": "entry.body entry.seat entry.at entry.kind entry.interaction",
    "which message showed you a hand": "delivery.reader delivery.message delivery.channel delivery.shown delivery.since"
    " delivery.asked delivery.closed delivery.call delivery.question delivery.recipient delivery.refused"
    " delivery.retry_at person.private_channel",
    "how each game ended for you": "result_seat.person result_seat.place result_seat.score result_seat.given_up"
    " result_seat.seat result_seat.sitter result_seat.team result.guild result.ended_at",
    "whether you let its hands be seen": "consent.table_id consent.person consent.at",
    "the reviews of your moves that you asked for": "review.table_id review.person review.body",
    "Standings are worked out from results": "",
    "who moderated there, whom it concerned, and the reason given": "doing.by doing.whom doing.reason",
    "Invitations are remembered for a day": "invitation.sender invitation.guest invitation.at",
    "tables you open in a browser": "session.person session.digest session.seated session.began_at session.used_at",
    "keeps you out of them": "apart.person apart.guild",
    "seasons are the server’s": "season.name season.began_at season.ended_at",
}
"""Parts of the privacy text, each with the columns it speaks of."""
OF_NOBODY = {
    "person": "id",
    "guild": "moderator_role player_role locale called_at",
    "doing": "table_id number",
    "game_table": "id game rules_version options locale pace pictures status secret seed last posts tempo due again hands",
    "seat": "table_id strength",
    "session": "id table_id",
    "entry": "table_id number checksum",
    "checkpoint": "table_id state",
    "delivery": "table_id",
    "sitting": "table_id strength",
    "result": "number table_id game preset reason moves",
    "result_seat": "table_id strength",
    "review": "rules_version",
    "season": "id",
}
"""Columns of tables that say nothing about a person: what a table is, what a server chose, internal numbers."""


def test_the_privacy_text_names_every_column_about_people() -> None:
    with closing(sqlite3.connect(":memory:")) as connection:
        for script in MIGRATIONS:
            connection.executescript(script)
        query = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        columns = {
            f"{table}.{column[1]}"
            for (table,) in connection.execute(query).fetchall()
            for column in connection.execute(f"PRAGMA table_info({table})")
        }
    words = bot_localizer("en")("privacy")
    assert [said for said in SAID if said not in words] == []
    spoken = {column for listed in SAID.values() for column in listed.split()}
    of_nobody = {f"{table}.{column}" for table, listed in OF_NOBODY.items() for column in listed.split()}
    assert columns - spoken - of_nobody == set(), "the privacy text, or this list, must name new columns"
    assert (spoken | of_nobody) - columns == set()
    assert spoken & of_nobody == set()


def test_people_are_told_how_long_backups_keep_forgotten_data() -> None:
    """Two weeks everywhere: in the texts, by the number of copies the timer keeps, and by how often it makes one."""
    deploy = Path(__file__).parents[3] / "deploy"
    assert "--keep 14\n" in (deploy / "mehana-backup.service").read_text("utf-8")
    assert "OnCalendar=*-*-* " in (deploy / "mehana-backup.timer").read_text("utf-8")
    assert make_parser().parse_args(["backup", "folder"]).keep == 14
    told = {"en": "two weeks", "bg": "две седмици", "ru": "две недели", "ro": "două săptămâni"}
    for locale, weeks in told.items():
        assert weeks in bot_localizer(locale)("privacy-backups")
