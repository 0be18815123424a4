"""A finished table stores a result; rebuilding old tables gives the same results."""

import random
from pathlib import Path

import msgspec
import pytest

from bot.tables.ended.results import rebuild
from bot.tables.state.table import PRIVATE
from games.core.catalogue import find_games
from games.core.contract import checksum_of
from games.core.options import preset, preset_of
from storage import Chosen, DeliveryRow, InvitationLimits
from storage.queries import change
from tests.games.tables import RECORDED
from tests.storage.lines import as_before
from tests.tables.harness import GUILD, TableHarness, account, some_move

MARKET = Chosen(GUILD, "market")


async def test_a_finished_table_has_its_result_and_rebuilding_all_changes_nothing(
    harness: TableHarness,
) -> None:
    rng = random.Random(4)
    for channel, names in enumerate((("Ana", "Boris"), ("Boris", "Ana", "Vera"))):
        table = await harness.ended(*names, channel=channel, options={"keep": "3"} if channel else {}, rng=rng)
    results, _ = await harness.service.journal.results.of(MARKET)
    for result in results:
        table = await harness.service.repository.table(result.table)
        outcome = table.game.outcome(table.play.state)
        assert (tuple(seat.place for seat in result.seats), result.reason) == (outcome.places, outcome.reason)
        assert tuple(seat.score for seat in result.seats) == outcome.scores
        assert [seat.person for seat in result.seats] == [row.person for row in table.seats]
        assert result.ended_at == table.row.changed_at
        assert result.preset == ("standard" if result.table == 1 else "")
    told: list[str] = []
    assert (await rebuild(harness.service.journal, harness.games)).written == 0
    done = await rebuild(harness.service.journal, harness.games, all_again=True, tell=told.append)
    assert (done.written, done.left) == (2, ())
    assert told == ["results: 2 of 2 tables of the past looked at, 2 written"]
    again, _ = await harness.service.journal.results.of(MARKET)
    assert [(result.table, result.ended_at, result.seats) for result in again] == [
        (result.table, result.ended_at, result.seats) for result in results
    ]


@pytest.mark.parametrize("lost", ["the checkpoint", "the checkpoint's truth", "nothing but the result"])
async def test_a_missing_result_is_rebuilt_from_what_is_left(harness: TableHarness, lost: str) -> None:
    table = await harness.ended("Ana", "Boris")
    result = await harness.service.journal.results.of_table(table.id)
    statement = {
        "the checkpoint": "DELETE FROM checkpoint",
        "the checkpoint's truth": "UPDATE checkpoint SET state = x'00'",
        "nothing but the result": "DELETE FROM result",
    }[lost]
    await harness.service.journal._run(lambda connection: connection.execute(statement))
    await harness.service.journal._run(lambda connection: connection.execute("DELETE FROM result"))
    assert (await rebuild(harness.service.journal, harness.games)).written == 1
    again = await harness.service.journal.results.of_table(table.id)
    assert (again.seats, again.reason, again.preset) == (result.seats, result.reason, result.preset)


async def test_a_table_of_older_rules_has_the_result_of_its_checkpoint(harness: TableHarness) -> None:
    """A field was dropped since its state was stored: its bytes have the journal's checksum, the state read has not."""
    table = await harness.ended("Ana", "Boris")
    result = await harness.service.journal.results.of_table(table.id)
    record = await harness.service.journal.load(table.id)
    assert record.checkpoint is not None
    older = msgspec.msgpack.encode({**msgspec.msgpack.decode(record.checkpoint), "retired": 7})

    last = "SELECT max(number) FROM entry WHERE checksum <> ''"
    for statement, values in (
        ("UPDATE checkpoint SET state = ?", (older,)),
        ("UPDATE entry SET checksum = 'ff' WHERE checksum <> ''", ()),
        (f"UPDATE entry SET checksum = ? WHERE number = ({last})", (checksum_of(older),)),
        ("DELETE FROM result", ()),
    ):
        await harness.service.journal._run(change, statement, values)
    assert (await rebuild(harness.service.journal, harness.games)).written == 1
    again = await harness.service.journal.results.of_table(table.id)
    assert again.seats == result.seats


async def test_a_table_that_no_longer_replays_keeps_its_result(harness: TableHarness) -> None:
    table = await harness.ended("Ana", "Boris")
    result = await harness.service.journal.results.of_table(table.id)
    for statement in ("DELETE FROM checkpoint", "UPDATE entry SET checksum = 'ff' WHERE kind = 'move'"):
        await harness.service.journal._run(lambda connection, text=statement: connection.execute(text))
    done = await rebuild(harness.service.journal, harness.games, all_again=True)
    assert (done.written, done.left) == (0, (table.id,))
    assert await harness.service.journal.results.of_table(table.id) == result


async def test_leaving_counts_and_being_forgotten_leaves_the_result_without_a_name(harness: TableHarness) -> None:
    table = await harness.playing("Ana", "Boris", "Vera")
    boris = await harness.person("Boris")
    await harness.service.leave(table, boris, harness.click())
    while table.row.status == "playing":
        for seat in range(3):
            seat_view = table.look(seat)
            if seat_view.choices:
                await harness.move(table, seat, table.game.heuristic(seat_view.view, seat_view.choices, None))
    result = await harness.service.journal.results.of_table(table.id)
    assert [(seat.person, seat.given_up) for seat in result.seats] == [(1, False), (boris.person, True), (3, False)]
    await harness.service.forget(boris, account("Boris"))
    assert await harness.service.journal.results.of_table(table.id) == result
    assert [(person.id, person.name) for person in await harness.service.journal.people([boris.person])] == [
        (boris.person, None)
    ]


def test_the_teams_of_each_preset_win_together(subtests: pytest.Subtests) -> None:
    paths = sorted(RECORDED.glob("*.json"))
    assert paths
    for path in paths:
        with subtests.test(path.stem):
            check_teams(path)


def check_teams(path: Path) -> None:
    record = msgspec.json.decode(path.read_bytes())
    key, _, name = path.stem.partition("-walked-")[0].partition("-")
    game = find_games()[key]
    options = preset(game.Options, name)
    assert preset_of(options) == name
    places = record["end"]["places"]
    teams = game.teams(options, len(places))
    assert len(teams) == len(places)
    winners = {team for team, place in zip(teams, places, strict=True) if place == 1}
    assert all(place == 1 for team, place in zip(teams, places, strict=True) if team in winners)
    assert (len(set(teams)) < len(teams)) == ("teams" in name)


async def test_an_export_has_what_its_person_did_and_nothing_of_others(harness: TableHarness) -> None:
    table = await harness.playing("Ana", "Boris", "Vera")
    await harness.keep_all(table, ["Ana", "Boris", "Vera"])
    boss, dinu = await harness.person("Boss", moderator=True), await harness.person("Dinu")
    await harness.service.replace(table, boss, 0, dinu.person, harness.click())
    await harness.play_out(table, ["Dinu", "Boris", "Vera"])
    await harness.service.standings.stay_out(dinu, GUILD, out=True)
    ana, of_dinu = [await harness.service.personal_data_of(account(name)) for name in ("Ana", "Dinu")]
    [hers], [his] = ana["tables"], of_dinu["tables"]
    start = next(entry.number for entry in table.entries if entry.kind == "start")
    entries = [
        f"{entry.kind} {entry.body}".strip() for entry in table.entries if entry.seat == 0 and entry.number > start
    ]
    assert [entry["what"] for entry in hers["entries"]] + [entry["what"] for entry in his["entries"]] == entries
    assert hers["entries"][0]["what"].startswith("move keep")
    assert his["entries"][0]["what"] == "replace"
    assert hers["result"]["given_up"]
    assert his["result"] is None
    assert (ana["out_of_standings_of"], of_dinu["out_of_standings_of"]) == ([], [GUILD])
    for name, told in (("Ana", ana), ("Dinu", of_dinu)):
        words = msgspec.json.encode(told).decode()
        others = {"Ana", "Boris", "Vera", "Dinu", "Boss"} - {name}
        assert not any(other in words or str(account(other)) in words for other in others)
    assert (await harness.service.personal_data_of(5))["tables"] == []


async def test_an_export_has_messages_and_tables_that_the_person_only_owned(harness: TableHarness) -> None:
    table = await harness.playing("Ana", "Boris")
    led = await harness.lobby("Vera", computers=2, channel=8)
    ana, vera = await harness.person("Ana"), await harness.person("Vera")
    await harness.service.leave(led, vera, harness.click(), leading=True)
    for delivery in (
        DeliveryRow(recipient=0, shown=1, reader=ana.person, message=11, channel=12),
        DeliveryRow(recipient=1, shown=1, reader=vera.person, message=21, channel=22),
        DeliveryRow(recipient=-1, shown=1, message=31, channel=32),
    ):
        await harness.service.repository.delivered(table, delivery)
    of_ana, of_vera = [await harness.service.personal_data_of(account(name)) for name in ("Ana", "Vera")]
    [mine] = of_ana["tables"]
    assert mine["messages"] == [{"message": 11, "channel": 12, "shown_up_to_entry": 1}]
    shown, hers = of_vera["tables"]
    assert (shown["table"], [row["message"] for row in shown["messages"]], shown["entries"]) == (table.id, [21], [])
    assert (hers["table"], hers["opened"], hers["seats"], hers["messages"]) == (led.id, True, [], [])


async def test_tables_older_than_results_get_the_same_results(harness: TableHarness, tmp_path: Path) -> None:
    tables = [
        await harness.playing("Ana", "Boris", channel=7),
        await harness.playing("Ana", "Boris", "Vera", channel=8, options={"keep": "3"}),
    ]
    await harness.service.substitute(tables[0], 1)
    await harness.service.look(tables[0], await harness.person("Boris"))
    live = await harness.playing("Ana", "Dinu", channel=9)
    for table, names in zip(tables, (["Ana", "Boris"], ["Ana", "Boris", "Vera"]), strict=True):
        harness.clock.advance(60)
        await harness.play_out(table, names, random.Random(table.id))
    true = await harness.service.journal.results.of(MARKET)
    sat = [await harness.service.journal.results.occupancies(table.id) for table in tables]
    await harness.close()
    old = tmp_path / "old.sqlite3"
    as_before(harness.path, old, "CREATE TABLE sitting")
    harness.path = old
    await harness.open()
    assert await harness.service.journal.results.of(MARKET) == ((), 0)
    await rebuild(harness.service.journal, harness.games)
    assert await harness.service.journal.results.of(MARKET) == true
    assert [await harness.service.journal.results.occupancies(table.id) for table in tables] == sat
    dinu = await harness.person("Dinu")
    await harness.service.leave(await harness.service.repository.table(live.id), dinu, harness.click())
    occupancies = await harness.service.journal.results.occupancies(live.id)
    assert [(occupancy.seat, occupancy.sitter, occupancy.person) for occupancy in occupancies] == [
        (0, "person", 1),
        (1, "person", dinu.person),
        (1, "computer", None),
    ]


async def test_an_export_begins_with_what_the_person_chose_and_has_no_number_of_the_bot_s_own(
    harness: TableHarness,
) -> None:
    ana = await harness.person("Ana")
    known = await harness.service.people.known(account("Ana"))
    await harness.service.prefer(msgspec.structs.replace(known, zone="Europe/Sofia", quiet_from=60, reminders=False))
    boris, at = await harness.person("Boris"), harness.clock.now()
    limits = InvitationLimits(per_sender=5, per_guest=5)
    await harness.service.journal.note_invitation(ana.person, account("Vera"), at, limits)
    await harness.service.journal.note_invitation(boris.person, account("Ana"), at + 1, limits)
    told = await harness.service.personal_data_of(account("Ana"))
    assert told["discord_id"] == account("Ana")
    assert told["person"] == {
        "name": "Ana",
        "locale": "en",
        "calls": "private",
        "quiet_from": 60,
        "quiet_to": None,
        "zone": "Europe/Sofia",
        "reminders": False,
        "private_channel": None,
        "invitations": True,
        "single_options": True,
    }
    assert told["invitations"] == {"sent_at": (at,), "received_at": (at + 1,)}
    assert await harness.service.personal_data_of(5) == {"discord_id": 5, "person": None, "tables": []}


async def test_an_export_tells_of_a_seat_in_a_lobby_and_of_the_result_of_a_finished_table(
    harness: TableHarness,
) -> None:
    ended = await harness.playing("Boris", "Ana")
    harness.clock.advance(60)
    await harness.play_out(ended, ["Boris", "Ana"])
    lobby = await harness.lobby("Boris", "Vera", "Ana", channel=8)
    await harness.service.leave(lobby, await harness.person("Vera"), harness.click())
    await harness.service.add_computer(lobby, await harness.person("Ana"), harness.click())
    first, second = (await harness.service.personal_data_of(account("Ana")))["tables"]
    result = await harness.service.journal.results.of_table(ended.id)
    mine = result.seats[1]
    assert first["result"] == {
        "place": mine.place,
        "score": mine.score,
        "given_up": False,
        "ended_at": harness.clock.now(),
    }
    assert (first["table"], first["game"], first["server"], first["channel"]) == (ended.id, "market", GUILD, 7)
    moves = [entry for entry in ended.entries if entry.seat == 1 and entry.kind == "move"]
    assert first["entries"] == [{"at": move.at, "what": f"move {move.body}"} for move in moves]
    assert (first["opened"], first["seats"]) == (False, [1])
    assert (second["table"], second["opened"], second["seats"]) == (lobby.id, False, [1])
    assert (second["entries"], second["result"]) == ([], None), "of a lobby, where seats move up, nothing but the seat"


async def test_an_export_has_what_a_seat_did_only_while_its_person_sat_there(harness: TableHarness) -> None:
    table = await harness.playing("Ana", "Boris", "Vera")
    boris = await harness.person("Boris")
    await harness.keep_all(table, ["Boris"])
    await harness.service.leave(table, boris, harness.click())
    await harness.keep_all(table, ["Ana", "Vera"])
    await harness.keep_all(table, ["Ana"])
    seat_view = table.look(1)
    await harness.service.move_for(table, 1, some_move(seat_view), number=table.last)
    await harness.service.join(table, boris, harness.click())
    [his] = (await harness.service.personal_data_of(account("Boris")))["tables"]
    assert [entry["what"].partition(" ")[0] for entry in his["entries"]] == ["move", "replace"]
    assert his["seats"] == [1]


async def test_an_export_has_the_messages_of_a_table_in_private_only_for_its_owner(harness: TableHarness) -> None:
    ana = await harness.person("Ana")
    own = await harness.service.open(
        ana, "market", {}, guild=PRIVATE, channel=9, locale="en", interaction=harness.click()
    )
    for delivery in (
        DeliveryRow(recipient=-1, shown=1, message=31, channel=9),
        DeliveryRow(recipient=0, shown=1, reader=ana.person),
    ):
        await harness.service.repository.delivered(own, delivery)
    [table] = (await harness.service.personal_data_of(account("Ana")))["tables"]
    assert table["messages"] == [{"message": 31, "channel": 9, "shown_up_to_entry": 1}], "none that was not sent"


async def test_an_export_tells_what_was_done_by_and_to_the_person_and_why(harness: TableHarness) -> None:
    table = await harness.playing("Ana", "Boris", "Vera")
    ana = await harness.person("Ana")
    await harness.service.remove(table, ana, 1, harness.click(), "sleeps")
    removed = table.last
    assert (await harness.service.personal_data_of(account("Vera")))["order"] == []
    for name, by_you in (("Ana", True), ("Boris", False)):
        told = (await harness.service.personal_data_of(account(name)))["order"]
        assert told == [{"table": table.id, "entry": removed, "by_you": by_you, "reason": "sleeps"}]
