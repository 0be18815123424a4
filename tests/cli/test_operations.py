"""Operations: the doctor, rotated backups, systemd units, JSON logs."""

import asyncio
import json
import logging
import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, closing, contextmanager
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from aiohttp import web

from bot.app import JsonFormatter, OneLineFilter, assembled, held_loop, log_to_stderr, serve, until_stopped
from bot.cli.backups import rotated
from bot.cli.channels import Finding
from bot.cli.doctor import run_checks
from bot.fake_discord import FakeDiscord, Permission
from bot.settings import Settings, SettingsError
from games.core.catalogue import find_games, installed_games
from storage import Change, Journal, Status, StorageError
from storage.schema import MIGRATIONS
from tests.cli.test_commands import mehana_here
from tests.outside import installed, on_path
from tests.storage.lines import line, opening, started
from tests.storage.test_files import broken, filled
from tests.storage.test_schema import file_of_version
from tests.tables.harness import TableHarness

DEPLOY = Path(__file__).parent.parent.parent / "deploy"


@asynccontextmanager
async def served(monkeypatch: pytest.MonkeyPatch, setting: str, *routes: web.RouteDef) -> AsyncGenerator[str]:
    """Serve these routes at an address that a setting names."""
    application = web.Application()
    application.add_routes(routes)
    runner = web.AppRunner(application)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    address = f"http://127.0.0.1:{runner.addresses[0][1]}"
    monkeypatch.setenv(setting, address)
    try:
        yield address
    finally:
        await runner.cleanup()


@asynccontextmanager
async def discord_that_says(
    monkeypatch: pytest.MonkeyPatch, *, status: int = 200, late: float = 0, servers_status: int = 200
) -> AsyncGenerator[None]:
    """Serve the doctor's first requests to Discord. Its clock is `late` seconds slow, and the bot is in no server."""
    moment = format_datetime(datetime.now(UTC) - timedelta(seconds=late), usegmt=True)

    def told(body: Any, **given: Any) -> web.Response:
        return web.Response(body=json.dumps(body).encode(), content_type="application/json", **given)

    async def me(request: web.Request) -> web.Response:
        known = request.headers["Authorization"] == "Bot right"
        body = {"id": "1", "username": "Mehana", "discriminator": "0", "avatar": None}
        return told(body, status=status if known else 401, headers={"Date": moment})

    async def servers(_: web.Request) -> web.Response:
        return told([], status=servers_status)

    async def ourselves(_: web.Request) -> web.Response:
        return told(
            {
                "id": "1",
                "name": "Mehana",
                "description": "",
                "icon": None,
                "verify_key": "",
                "owner": {"id": "2", "username": "Owner", "discriminator": "0", "avatar": None},
                "bot_public": True,
                "bot_require_code_grant": False,
            }
        )

    paths = {"users/@me": me, "users/@me/guilds": servers, "oauth2/applications/@me": ourselves}
    routes = (web.get(f"/api/v10/{path}", answer) for path, answer in paths.items())
    async with served(monkeypatch, "MEHANA_FAKE_DISCORD", *routes):
        yield


@pytest.fixture(autouse=True)
def _bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for name in [name for name in os.environ if name.startswith("MEHANA_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("MEHANA_TOKEN", "right")


def wrong(found: list[Finding]) -> list[str]:
    return [finding.text for finding in found if not finding.well]


async def test_the_doctor_finds_no_fault_in_a_sound_installation(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async with Journal.opened(tmp_path / "mehana.sqlite3"), FakeDiscord() as fake_discord:
        monkeypatch.setenv("MEHANA_FAKE_DISCORD", fake_discord.url)
        found = await run_checks()
        assert fake_discord.violations == []
    assert wrong(found) == []
    told = [finding.text for finding in found]
    assert re.fullmatch(r"\d+ MiB are free on the database's disk", told.pop(3))
    assert told == [
        "the settings are valid",
        f"these games are offered: {', '.join(find_games())}",
        "the database is intact, with 0 live tables",
        "the token is valid: the bot is Mehana",
        "the clock is right",
        "in Mehana tables can be opened in 2 of 2 channels",
        "in Mehana tables can have their own threads in 2 of these",
    ]


async def test_the_doctor_finds_no_fault_before_the_first_run(monkeypatch: pytest.MonkeyPatch) -> None:
    async with FakeDiscord() as fake_discord:
        monkeypatch.setenv("MEHANA_FAKE_DISCORD", fake_discord.url)
        found = await run_checks()
    assert wrong(found) == []
    assert (True, "in Mehana tables can be opened in 2 of 2 channels") in found
    assert (True, "there is no database at mehana.sqlite3 yet; the first run creates it") in found


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ({"status": 503}, "status 503"),
        ({"status": 204}, "status 204"),
        ({"late": 90}, r"the clock is 9\d s fast"),
        ({"late": -90}, r"the clock is \d+ s slow"),
        ({"late": 8}, r"the clock is \d+ s fast"),
        ({}, "not in any server"),
        ({"servers_status": 403}, r"the bot's permissions could not be checked \(Forbidden\): try again later"),
    ],
    ids=["down", "empty", "fast", "slow", "a little fast", "nowhere", "forbidden"],
)
async def test_answers_of_discord_are_reported(
    monkeypatch: pytest.MonkeyPatch, said: dict[str, Any], told: str
) -> None:
    async with discord_that_says(monkeypatch, **said):
        found = wrong(await run_checks())
    assert re.search(told, found[0])


async def test_channels_without_permissions_are_listed_and_waiting_tables_are_wrong(
    monkeypatch: pytest.MonkeyPatch, harness: TableHarness
) -> None:
    async with FakeDiscord() as fake_discord:
        monkeypatch.setenv("MEHANA_FAKE_DISCORD", fake_discord.url)
        monkeypatch.setenv("MEHANA_DATABASE", str(harness.path))
        general, games = fake_discord.world.channel("general"), fake_discord.world.channel("games")
        thread = fake_discord.world.add_thread(general, "corner")
        boris, guild = await harness.person("Boris"), fake_discord.world.guild_id
        for place in (games.id, thread.id, 99):
            await harness.service.open(
                boris, "durak", {}, guild=guild, channel=place, locale="en", interaction=harness.click()
            )
        found = await run_checks()
        assert wrong(found) == [
            "table 3 in Mehana is waiting: its channel is gone; its host can move it with /mehana place"
        ]
        fake_discord.deny("games", "ATTACH_FILES", "SEND_MESSAGES")
        fake_discord.deny("general", "SEND_MESSAGES_IN_THREADS")
        found = await run_checks()
        assert [text.split("; ")[0] for text in wrong(found)[:2]] == [
            "table 1 in Mehana is waiting: in #games the bot lacks: send messages, attach files",
            "table 2 in Mehana is waiting: in #corner the bot lacks: send messages in threads",
        ]
        told = next(finding.text for finding in found if "can be opened" in finding.text)
        assert told.endswith("in 1 of 2 channels; not in #games, which lack: send messages, attach files")
        told = next(finding.text for finding in found if "their own threads" in finding.text)
        assert told == (
            "in Mehana tables can have their own threads in 0 of these;"
            " not in #general, which lack: send messages in threads"
        )
        fake_discord.deny("general", "VIEW_CHANNEL")
        found = wrong(await run_checks())
        assert found[0].startswith("in Mehana there is no channel")
        assert "not in #general, which lack: view channel" in found[0]
        assert "closed to the bot" in found[2]
        fake_discord.world.everyone.permissions = fake_discord.world.everyone.permissions & ~Permission.ATTACH_FILES
        for role in fake_discord.world.bot.roles:
            fake_discord.world.roles[role].permissions &= ~Permission.ATTACH_FILES
        assert "the bot's role lacks: attach files" in wrong(await run_checks())[0]
        world = fake_discord.world
        world.set_role(world.bot, world.add_role("Admins", Permission.ADMINISTRATOR), held=True)
        assert [text.split(" in ")[0] for text in wrong(await run_checks())] == ["table 3"], "it may do everything"


async def test_all_servers_are_examined_and_other_kinds_of_channels_are_not_counted(
    monkeypatch: pytest.MonkeyPatch, harness: TableHarness
) -> None:
    async with FakeDiscord() as fake_discord:
        monkeypatch.setenv("MEHANA_FAKE_DISCORD", fake_discord.url)
        monkeypatch.setenv("MEHANA_DATABASE", str(harness.path))
        world = fake_discord.world
        other = world.add_guild("Kafana", *(f"room-{number}" for number in range(1, 12)))
        rooms = [channel for channel in world.channels.values() if channel.name.startswith("room-")]
        for room in rooms[:8]:
            world.deny(room, "ATTACH_FILES")
        boris = await harness.person("Boris")
        for guild, place in ((other.id, rooms[0].id), (77, 99)):
            await harness.service.open(
                boris, "durak", {}, guild=guild, channel=place, locale="en", interaction=harness.click()
            )
        expected = "in Kafana tables can be opened in 3 of 11 channels; not in {}, which lack: attach files"
        named = ", ".join(f"#room-{number}" for number in range(1, 9))
        found = await run_checks()
        told = [finding.text for finding in found]
        assert "in Mehana tables can be opened in 2 of 2 channels" in told
        assert expected.format(named) in told
        assert "in Kafana tables can have their own threads in 3 of these" in told
        [waiting] = wrong(found)
        assert waiting.startswith("table 1 in Kafana is waiting: in #room-1 the bot lacks: attach files; allow it")
        world.deny(rooms[8], "ATTACH_FILES")
        found = await run_checks()
        assert expected.replace("3 of", "2 of").format(f"{named} and 1 more") in [finding.text for finding in found]


async def test_tables_known_to_wait_for_a_channel_are_not_reported(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Their players have been told."""
    async with Journal.opened(tmp_path / "mehana.sqlite3") as journal, FakeDiscord() as fake_discord:
        monkeypatch.setenv("MEHANA_FAKE_DISCORD", fake_discord.url)
        ana, guild = await journal.meet(1, "Ana", "en"), fake_discord.world.guild_id
        rows = [
            await journal.open_table(opening(ana.id, channel, guild=guild, game="durak")) for channel in (97, 98, 99)
        ]
        await journal.append(rows[0].id, line(1, "lost", seat=-1, body=""))
        await journal.append(rows[1].id, line(1, "lost", seat=-1, body=""))
        await journal.append(rows[1].id, line(2, "place", seat=-1, body=""))
        found = wrong(await run_checks())
    assert [text.split(" in ")[0] for text in found] == [f"table {row.id}" for row in rows[1:]]


async def test_games_that_are_not_there_are_reported(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async with Journal.opened(tmp_path / "mehana.sqlite3") as journal:
        ana = await journal.meet(1, "Ana", "en")
        for channel, game in ((7, "durak"), (8, "durak"), (9, "magove")):
            await journal.open_table(opening(ana.id, channel, game=game))
    home = installed(tmp_path / "site", "bazaar")
    (home / "bg.ftl").unlink()
    monkeypatch.setenv("MEHANA_GAMES", "magove bazaar chess")
    with on_path(tmp_path / "site"):
        async with discord_that_says(monkeypatch):
            found = await run_checks()
        assert [(finding.well, finding.text) for finding in found[1:5]] == [
            (True, "these games are offered: magove, bazaar"),
            (False, "the game chess is left out: it is not installed"),
            (True, "the game bazaar is not translated fully into bg: English stands in"),
            (
                False,
                "2 live tables wait for the game durak: install it again, or let people close them",
            ),
        ]
    monkeypatch.setenv("MEHANA_GAMES", "chess")
    async with discord_that_says(monkeypatch):
        assert wrong(await run_checks())[0] == "these games are offered: none"


async def test_wrong_and_missing_tokens_and_network_failures_are_distinguished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEHANA_TOKEN", "wrong")
    async with discord_that_says(monkeypatch):
        assert "rejected the token" in wrong(await run_checks())[0]
    assert "cannot be reached" in wrong(await run_checks())[0]
    monkeypatch.setenv("MEHANA_TOKEN", "")
    assert "there is no token" in wrong(await run_checks())[0]


NEWEST = len(MIGRATIONS)


async def frozen(path: Path) -> None:
    """Create a database with a table that does not replay."""
    async with Journal.opened(path) as journal:
        row = await started(journal)
        await journal.append(row.id, line(2, "freeze"), Change(status=Status.FROZEN))


@pytest.mark.parametrize(
    ("kind", "well", "told"),
    [
        ("absent", True, "there is no database at mehana.sqlite3 yet; the first run creates it"),
        (
            "old",
            True,
            f"the database is intact, with 0 live tables; the next run migrates it from schema 3 to {NEWEST}",
        ),
        ("new", False, f"the database has schema 99, but this version supports at most {NEWEST}: upgrade"),
        ("frozen", True, "the database is intact, with 1 live tables"),
        ("frozen", False, "1 tables are frozen because they do not replay: close them with /mehana cancel"),
        ("damaged", False, "the database is damaged ("),
        ("text", False, "the database at mehana.sqlite3 cannot be read (file is not a database): check the path and"),
        ("empty", False, "the database at mehana.sqlite3 cannot be read (no such table: game_table)"),
        ("elsewhere", False, "the folder of the database gone/mehana.sqlite3 is missing: create it, or set"),
    ],
)
async def test_the_database_is_checked_without_changing_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, kind: str, well: bool, told: str
) -> None:
    file = tmp_path / "mehana.sqlite3"
    if kind == "old":
        file_of_version(file, 3)
    elif kind == "frozen":
        await frozen(file)
    elif kind in {"new", "damaged"}:
        await filled(file)
    if kind == "new":
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA user_version = 99")
    elif kind == "damaged":
        broken(file)
    elif kind in {"text", "empty"}:
        file.write_text("no database " * (500 if kind == "text" else 0))
    elif kind == "elsewhere":
        monkeypatch.setenv("MEHANA_DATABASE", "gone/mehana.sqlite3")
    before = file.read_bytes() if file.exists() else None
    async with discord_that_says(monkeypatch):
        found = await run_checks()
    assert [finding.well for finding in found if finding.text.startswith(told)] == [well], found
    assert (file.read_bytes() if file.exists() else None) == before


async def test_a_disk_without_room_for_the_database_twice_is_reported(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with (tmp_path / "mehana.sqlite3").open("wb") as file:
        file.truncate(8 << 40)
    async with discord_that_says(monkeypatch):
        told = wrong(await run_checks())[1]
    assert re.fullmatch(rf"only \d+ MiB are free on the database's disk: free at least {16 << 20} MiB", told)


async def test_a_disk_that_is_almost_full_is_reported_however_small_the_database_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=1 << 20))
    async with discord_that_says(monkeypatch):
        told = wrong(await run_checks())[0]
    assert re.fullmatch(r"only 1 MiB are free on the database's disk: free at least \d{3,} MiB", told)


@asynccontextmanager
async def page_that_says(
    monkeypatch: pytest.MonkeyPatch, status: int = 200, policy: str = "default-src 'none'; img-src 'self'"
) -> AsyncGenerator[str]:
    """Serve what is found at the address of the web page."""

    async def index(_: web.Request) -> web.Response:
        return web.Response(status=status, headers={"Content-Security-Policy": policy})

    async with served(monkeypatch, "MEHANA_WEB_URL", web.get("/", index)) as address:
        yield address


async def test_the_web_page_is_reached_at_its_public_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEHANA_TOKEN", "")
    monkeypatch.setenv("MEHANA_WEB_LISTEN", "127.0.0.1:9000")
    proxy = "check the proxy, which has to pass requests on to 127.0.0.1:9000"
    async with page_that_says(monkeypatch) as address:
        assert (await run_checks())[-1] == (True, f"the web page answers at {address}")
    assert (await run_checks())[-1] == (
        False,
        f"the web page cannot be reached (ClientConnectorError): start the bot, and {proxy}",
    )
    for status, policy in ((200, ""), (502, "default-src 'none'")):
        async with page_that_says(monkeypatch, status, policy) as address:
            assert (await run_checks())[-1] == (
                False,
                f"{address} answers with something else (status {status}): {proxy}",
            )


async def test_a_proxy_of_the_machine_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    async with page_that_says(monkeypatch) as proxy:
        monkeypatch.setenv("http_proxy", proxy)
        monkeypatch.setenv("MEHANA_TOKEN", "")
        monkeypatch.setenv("MEHANA_WEB_URL", "http://localhost:1")
        assert (await run_checks())[-1] == (True, "the web page answers at http://localhost:1")
    monkeypatch.setenv("MEHANA_TOKEN", "right")
    monkeypatch.delenv("MEHANA_WEB_URL")
    async with discord_that_says(monkeypatch):
        monkeypatch.setenv("http_proxy", os.environ["MEHANA_FAKE_DISCORD"])
        monkeypatch.setenv("MEHANA_FAKE_DISCORD", "http://localhost:1")
        assert (True, "the token is valid: the bot is Mehana") in await run_checks()


async def test_an_activity_has_all_that_it_needs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("MEHANA_TOKEN", "")
    (tmp_path / "sdk" / "output").mkdir(parents=True)
    (tmp_path / "sdk" / "package.json").write_text("{}")
    async with page_that_says(monkeypatch):
        monkeypatch.setenv("MEHANA_CLIENT_SECRET", "hidden")
        also = "the Activity also needs {} (see deploy/README.md)"
        assert (await run_checks())[-1] == (False, also.format("MEHANA_ACTIVITY_SDK"))
        monkeypatch.setenv("MEHANA_ACTIVITY_SDK", "sdk")
        assert (await run_checks())[-1] == (False, "sdk/output/index.mjs is missing: unpack the package again")
        (tmp_path / "sdk" / "output" / "index.mjs").touch()
        assert (await run_checks())[-1] == (True, "the Activity's SDK is there")
        monkeypatch.delenv("MEHANA_CLIENT_SECRET")
        assert (await run_checks())[-1] == (False, also.format("MEHANA_CLIENT_SECRET"))


@pytest.mark.parametrize(("mode", "private"), [(0o600, True), (0o640, False), (0o604, False), (0o622, True)])
async def test_other_users_may_not_read_the_token(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, mode: int, private: bool
) -> None:
    monkeypatch.setenv("MEHANA_TOKEN", "")
    (tmp_path / ".env").touch()
    (tmp_path / ".env").chmod(mode)
    found = wrong(await run_checks())
    assert [text for text in found if "can read the token" in text] == (
        []
        if private
        else [f"other users of this machine can read the token in {tmp_path}/.env: chmod 600 {tmp_path}/.env"]
    )


async def test_a_wrong_setting_is_the_only_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEHANA_PAUSE_FACTOR", "soon")
    [finding] = await run_checks()
    assert not finding.well
    assert finding.text.startswith("MEHANA_PAUSE_FACTOR")


def test_the_doctor_ends_with_a_status(tmp_path: Path) -> None:
    done = mehana_here("doctor", folder=tmp_path)
    assert done.returncode == 1
    assert done.stdout.startswith("ok    the settings are valid\n")
    assert "\nWRONG there is no token" in done.stdout
    assert done.stderr == "mehana: 1 check failed, see above\n"
    done = mehana_here("doctor", folder=tmp_path, MEHANA_DATABASE="gone/tables")
    assert (done.returncode, done.stderr) == (1, "mehana: 2 checks failed, see above\n")


def test_the_doctor_names_what_is_set_aside(tmp_path: Path) -> None:
    held = held_loop(tmp_path / "mehana.sqlite3", installed_games())
    for _ in range(2):
        held.note("durak", 7, "games.durak.rules.play.moves")
        held.note("magove", None, "games.magove.text.rules_page.rules")
    said = mehana_here("doctor", folder=tmp_path).stdout
    for what, function, game in (
        ("table 7", "games.durak.rules.play.moves", "durak"),
        ("magove", "games.magove.text.rules_page.rules", "magove"),
    ):
        assert (
            f"WRONG {what} is set aside: {function} held the bot; install another version of {game}, "
            f"or delete the note in {held.path} and restart\n"
        ) in said


async def test_a_game_that_is_set_aside_is_not_offered(tmp_path: Path) -> None:
    settings = Settings(token="right", database=tmp_path / "mehana.sqlite3", log_level=0)
    held = held_loop(settings.database, installed_games())
    for _ in range(2):
        held.note("magove", None, "games.magove.text.rules_page.rules")
    async with assembled(settings) as bot:
        assert {*bot.service.games} == {*find_games()} - {"magove"}


async def test_backups_rotate_and_other_files_stay(tmp_path: Path) -> None:
    source, folder = tmp_path / "mehana.sqlite3", tmp_path / "backups"
    folder.mkdir()
    async with Journal.opened(source):
        pass
    (folder / "precious.sqlite3").write_text("mine")
    for name in ("mehana-20251230-043000.sqlite3.part", "mehana-20251230-043000.sqlite3.part-journal"):
        (folder / name).write_text("of a copy that was stopped")
        os.utime(folder / name, (0, 0))
    start = datetime(2026, 1, 1, 4, 30, tzinfo=UTC)
    for day in range(5):
        rotated(source, folder, 3, start + timedelta(days=day))
    names = sorted(path.name for path in folder.iterdir())
    assert names == [*(f"mehana-2026010{day}-043000.sqlite3" for day in (3, 4, 5)), "precious.sqlite3"]
    with pytest.raises(StorageError):
        rotated(tmp_path / "gone.sqlite3", folder, 1)
    with pytest.raises(StorageError, match="from 1"):
        rotated(source, folder, 0)
    assert sorted(path.name for path in folder.iterdir()) == names
    done = await asyncio.to_thread(mehana_here, "backup", "backups", "--keep", "1", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "3 older copies removed" in done.stdout


async def test_a_damaged_database_is_not_copied_and_sound_copies_stay(tmp_path: Path) -> None:
    source, folder = tmp_path / "mehana.sqlite3", tmp_path / "backups"
    folder.mkdir()
    await filled(source)
    start = datetime(2026, 1, 1, 4, 30, tzinfo=UTC)
    for day in range(3):
        rotated(source, folder, 3, start + timedelta(days=day))
    copies = {path.name: path.read_bytes() for path in folder.iterdir()}
    broken(source)
    for _ in range(3):
        done = await asyncio.to_thread(mehana_here, "backup", "backups", "--keep", "1", folder=tmp_path)
        assert (done.returncode, done.stderr.count("\n")) == (1, 1)
        assert "damaged" in done.stderr
        assert done.stdout == ""
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == copies


async def test_only_sound_copies_count_when_old_ones_are_removed(tmp_path: Path) -> None:
    source, folder = tmp_path / "mehana.sqlite3", tmp_path / "backups"
    folder.mkdir()
    await filled(source)
    start = datetime(2026, 1, 1, 4, 30, tzinfo=UTC)
    copies = [rotated(source, folder, 9, start + timedelta(days=day)).copy for day in range(5)]
    for copy in copies[3:]:
        broken(copy)
    done = rotated(source, folder, 3, start + timedelta(days=5))
    assert done.damaged == (copies[4], copies[3])
    assert done.removed == (copies[0],)
    assert sorted(folder.iterdir()) == [*copies[1:], done.copy]
    told = await asyncio.to_thread(mehana_here, "backup", "backups", "--keep", "3", folder=tmp_path)
    assert told.returncode == 0
    assert told.stdout.count("is damaged") == 2


@pytest.mark.parametrize("command", [("run",), ("backup", "copy"), ("results", "rebuild")], ids=" ".join)
@pytest.mark.parametrize("place", ["mistyped/mehana.sqlite3", "/", "."])
def test_an_invalid_path_of_the_database_is_one_clear_line(
    tmp_path: Path, command: tuple[str, ...], place: str
) -> None:
    settings = {"MEHANA_DATABASE": place, "MEHANA_TOKEN": "right", "MEHANA_FAKE_DISCORD": "http://127.0.0.1:1"}
    done = mehana_here(*command, folder=tmp_path, **settings)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1), done.stderr
    assert "database at" in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not here")
def test_systemd_accepts_the_units(tmp_path: Path) -> None:
    for unit in DEPLOY.glob("mehana*"):
        text = unit.read_text("utf-8").replace("/opt/mehana/.venv/bin/mehana", sys.executable)
        (tmp_path / unit.name).write_text(text)
    units = sorted(str(path) for path in tmp_path.iterdir())
    done = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_units_run_existing_commands() -> None:
    from tests.docs import commands

    ran = {
        found for unit in DEPLOY.glob("mehana*") for found in re.findall(r"bin/mehana (\w+)", unit.read_text("utf-8"))
    }
    assert ran == {"run", "backup"}
    assert ran <= commands()


def test_a_json_log_line_is_one_object() -> None:
    try:
        {}["card"]
    except KeyError:
        record = logging.LogRecord(
            "bot.tables", logging.ERROR, "x.py", 1, "table %s\nof Бойко failed", (4,), sys.exc_info()
        )
    OneLineFilter().filter(record)
    line = JsonFormatter().format(record)
    assert "\n" not in line
    told = json.loads(line)
    assert (told["level"], told["logger"], told["message"]) == ("ERROR", "bot.tables", "table 4\nof Бойко failed")
    assert "Бойко" in line, "as people write it"
    assert "KeyError: 'card'" in told["error"]
    at = datetime.fromisoformat(told["at"])
    assert at.utcoffset() == timedelta()
    assert at.timestamp() == pytest.approx(record.created, abs=0.002)


def test_a_lost_connection_is_one_line_and_an_error_of_the_bot_keeps_its_traceback() -> None:
    for problem, message, kept in (
        (ConnectionResetError("gone"), "table 4: a message was not sent (ConnectionResetError)", False),
        (KeyError("card"), "table 4: a message was not sent", True),
        (None, "table 4: a message was not sent", False),
    ):
        given = (type(problem), problem, None) if problem is not None else None
        record = logging.LogRecord("bot", logging.ERROR, "x.py", 1, "table %s: a message was not sent", (4,), given)
        assert OneLineFilter().filter(record), "it is written all the same"
        assert record.getMessage() == message
        assert bool(record.exc_info) is kept


@contextmanager
def own_log() -> Generator[None]:
    """Take the handlers of the tests away, and put them and the levels back at the end."""
    names = ("", "discord", "aiohttp", "discord.http", "discord.webhook", "discord.gateway", "discord.client")
    levels = {name: logging.getLogger(name).level for name in names}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(logging.getLogger(), "handlers", [])
        yield
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)


@pytest.mark.parametrize("for_machines", [False, True])
def test_the_log_is_for_people_or_machines_and_leaves_out_addresses_of_discord(
    capsys: pytest.CaptureFixture[str], for_machines: bool
) -> None:
    with own_log():
        log_to_stderr(logging.INFO, for_machines=for_machines)
        for name in ("bot", "discord", "aiohttp.access", "discord.http", "discord.gateway"):
            for level in (logging.DEBUG, logging.INFO, logging.WARNING, logging.ERROR):
                error = OSError() if level > logging.WARNING else None
                logging.getLogger(name).log(level, "%s says", name, exc_info=error)
    lines = capsys.readouterr().err.splitlines()
    if for_machines:
        told = [(line["logger"], line["level"], line["message"]) for line in map(json.loads, lines)]
    else:
        found = [re.fullmatch(r"[-\d]+ [:,\d]+ (\w+) ([\w.]+): (.*)", line) for line in lines]
        told = [(line[2], line[1], line[3]) for line in found if line is not None]
    assert told == [
        ("bot", "INFO", "bot says"),
        ("bot", "WARNING", "bot says"),
        ("bot", "ERROR", "bot says (OSError)"),
        ("discord", "WARNING", "discord says"),
        ("discord", "ERROR", "discord says (OSError)"),
        ("aiohttp.access", "WARNING", "aiohttp.access says"),
        ("aiohttp.access", "ERROR", "aiohttp.access says (OSError)"),
        ("discord.http", "ERROR", "discord.http says (OSError)"),
        ("discord.gateway", "ERROR", "discord.gateway says (OSError)"),
    ]


def test_a_quiet_log_is_quiet_about_discord_too(capsys: pytest.CaptureFixture[str]) -> None:
    with own_log():
        log_to_stderr(logging.ERROR)
        for name in ("bot", "discord"):
            logging.getLogger(name).warning("%s says", name)
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("words", "work", "log_format"),
    [
        ("run", "bot.app.serve", "text"),
        ("run", "bot.app.serve", "json"),
        ("sandbox --port 0", "bot.sandbox.start.play", "text"),
        ("doctor", "bot.cli.doctor.run_checks", "text"),
    ],
)
def test_a_command_writes_the_log_that_was_asked_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: str, work: str, log_format: str
) -> None:
    given: list[Any] = []

    async def worked(*arguments: Any) -> list[Finding]:
        given.extend(arguments)
        logging.getLogger("bot").warning("quiet")
        logging.getLogger("bot").error("loud")
        return []

    monkeypatch.setattr(work, worked)
    settings = {"MEHANA_LOG": "ERROR", "MEHANA_LOG_FORMAT": log_format, "MEHANA_PAUSE_FACTOR": "0.5"}
    with own_log():
        done = mehana_here(*words.split(), folder=tmp_path, **settings)
    assert (done.returncode, done.stdout) == (0, "")
    [told] = done.stderr.splitlines()
    if log_format == "json":
        assert json.loads(told)["message"] == "loud"
    else:
        assert told.endswith(" ERROR bot: loud")
    if words.startswith("sandbox"):
        assert given[:2] == [0, 0.5]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_a_signal_stops_what_runs_and_later_ones_act_as_before(number: signal.Signals) -> None:
    ended = False

    async def work() -> None:
        nonlocal ended
        try:
            os.kill(os.getpid(), number)
            await asyncio.sleep(30)
        finally:
            ended = True

    await asyncio.wait_for(until_stopped(work()), 20)
    assert ended
    assert signal.getsignal(number) in {signal.SIG_DFL, signal.default_int_handler}


async def test_what_fails_before_a_signal_fails_outside_too() -> None:
    async def work() -> None:
        raise LookupError("card")

    with pytest.raises(LookupError, match="card"):
        await until_stopped(work())


async def test_a_bot_without_a_token_does_not_even_open_its_database(tmp_path: Path) -> None:
    settings = Settings(token="", database=tmp_path / "tables.sqlite3", log_level=0)
    with pytest.raises(SettingsError, match="mehana sandbox"):
        await serve(settings)
    assert not settings.database.exists()
