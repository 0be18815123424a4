"""Operations: the doctor, rotated backups, systemd units, JSON logs."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import shutil
import sqlite3
import subprocess
import sys
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from aiohttp import web

from bot.app import JsonFormatter, OneLineFilter
from bot.cli.backups import rotated
from bot.cli.doctor import run_checks
from bot.fake_discord import FakeDiscord
from bot.fake_discord.permissions import Permission
from games.core.catalogue import find_games
from storage import Journal, StorageError
from tests.cli.test_commands import mehana, mehana_here
from tests.storage.test_files import broken, filled
from tests.tables.harness import TableHarness

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from bot.cli.channels import Finding

DEPLOY = Path(__file__).parent.parent.parent / "deploy"


@asynccontextmanager
async def discord_that_says(
    monkeypatch: pytest.MonkeyPatch, *, status: int = 200, late: float = 0
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
        return told([])

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

    application = web.Application()
    application.add_routes(
        [
            web.get("/api/v10/users/@me", me),
            web.get("/api/v10/users/@me/guilds", servers),
            web.get("/api/v10/oauth2/applications/@me", ourselves),
        ]
    )
    runner = web.AppRunner(application)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = runner.addresses[0][1]
    monkeypatch.setenv("MEHANA_STANDIN", f"http://127.0.0.1:{port}")
    try:
        yield
    finally:
        await runner.cleanup()


@pytest.fixture(autouse=True)
def _bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("MEHANA_LOG", "MEHANA_HURRY", "MEHANA_THIN_AFTER", "MEHANA_LOG_FORMAT", "MEHANA_DATABASE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("MEHANA_TOKEN", "right")


def wrong(found: list[Finding]) -> list[str]:
    return [finding.text for finding in found if not finding.well]


async def test_the_doctor_finds_no_fault_in_a_sound_installation(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async with Journal.opened(tmp_path / "mehana.sqlite3"), FakeDiscord() as fake_discord:
        monkeypatch.setenv("MEHANA_STANDIN", fake_discord.url)
        found = await run_checks()
        assert fake_discord.violations == []
    assert wrong(found) == []
    told = " ".join(finding.text for finding in found)
    for words in (
        "settings",
        "0 live tables",
        "MiB are free",
        "the bot is Mehana",
        "clock is right",
        "in 2 of 2 chan",
        "threads in 2 of these",
    ):
        assert words in told


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ({"status": 503}, "status 503"),
        ({"late": 90}, "fast"),
        ({"late": -90}, "slow"),
        ({}, "not in any server"),
    ],
    ids=["down", "fast", "slow", "nowhere"],
)
async def test_answers_of_discord_are_reported(
    monkeypatch: pytest.MonkeyPatch, said: dict[str, Any], told: str
) -> None:
    async with discord_that_says(monkeypatch, **said):
        found = wrong(await run_checks())
    assert told in found[0]


async def test_channels_without_permissions_are_listed_and_waiting_tables_are_wrong(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    harness = TableHarness(tmp_path / "tables.sqlite3", find_games())
    await harness.open()
    async with FakeDiscord() as fake_discord:
        monkeypatch.setenv("MEHANA_STANDIN", fake_discord.url)
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
            "table 3 in Mehana is waiting: its channel is gone; its owner can move it with /mehana place"
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
    await harness.close()


async def test_wrong_and_missing_tokens_and_network_failures_are_distinguished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEHANA_TOKEN", "wrong")
    async with discord_that_says(monkeypatch):
        assert "rejected the token" in wrong(await run_checks())[0]
    assert "cannot be reached" in wrong(await run_checks())[0]
    monkeypatch.setenv("MEHANA_TOKEN", "")
    assert "there is no token" in wrong(await run_checks())[0]


async def test_the_database_is_checked_without_changing_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "mehana.sqlite3"
    for spoil, told in (
        ("PRAGMA user_version = 99", "schema 99"),
        ("UPDATE game_table SET status = 'frozen'", ""),
    ):
        async with Journal.opened(file):
            pass
        with closing(sqlite3.connect(file)) as connection, connection:
            connection.execute(spoil)
        before = file.read_bytes()
        async with discord_that_says(monkeypatch):
            found = wrong(await run_checks())
        assert (told in found[0]) if told else "not in any server" in found[0]
        assert file.read_bytes() == before
        file.unlink()
    file.write_text("no database " * 500)
    async with discord_that_says(monkeypatch):
        assert "cannot be read" in wrong(await run_checks())[0]
    monkeypatch.setenv("MEHANA_DATABASE", "gone/mehana.sqlite3")
    async with discord_that_says(monkeypatch):
        assert "is missing" in wrong(await run_checks())[0]


async def test_a_readable_token_and_a_wrong_setting_are_reported(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / ".env").write_text("")
    (tmp_path / ".env").chmod(0o644)
    async with discord_that_says(monkeypatch):
        assert "chmod 600" in wrong(await run_checks())[0]
    monkeypatch.setenv("MEHANA_HURRY", "soon")
    assert "MEHANA_HURRY" in wrong(await run_checks())[0]


def test_the_doctor_ends_with_a_status(tmp_path: Path) -> None:
    done = mehana("doctor", folder=tmp_path)
    assert done.returncode == 1
    assert "WRONG there is no token" in done.stdout
    assert done.stderr == "mehana: 1 check failed, see above\n"


async def test_backups_rotate_and_other_files_stay(tmp_path: Path) -> None:
    source, folder = tmp_path / "mehana.sqlite3", tmp_path / "backups"
    folder.mkdir()
    async with Journal.opened(source):
        pass
    (folder / "precious.sqlite3").write_text("mine")
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
    settings = {"MEHANA_DATABASE": place, "MEHANA_TOKEN": "right", "MEHANA_STANDIN": "http://127.0.0.1:1"}
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
        record = logging.LogRecord("bot.tables", logging.ERROR, "x.py", 1, "table %s\nfailed", (4,), sys.exc_info())
    OneLineFilter().filter(record)
    line = JsonFormatter().format(record)
    assert "\n" not in line
    told = json.loads(line)
    assert (told["level"], told["logger"], told["message"]) == ("ERROR", "bot.tables", "table 4\nfailed")
    assert "KeyError: 'card'" in told["error"]
    assert datetime.fromisoformat(told["at"]).tzinfo is not None
