"""Settings: a wrong one is reported in one line that says what is allowed."""

import logging
import os
from pathlib import Path

import pytest

from bot.settings import RETIRED, SettingsError, read_settings

WRONG = {
    "MEHANA_PAUSE_FACTOR": ("nan", "inf", "-1", "fast", "1e9", "100.5"),
    "MEHANA_FAKE_DISCORD": (
        "http://example.org",
        "ftp://127.0.0.1",
        "http://127.0.0.1:99999",
        "http://[::1",
        "127.0.0.1:8000",
        "http://127.0.0.1:0",
        "https://127.0.0.1:8000",
    ),
    "MEHANA_LOG": ("LOUD",),
    "MEHANA_LOG_FORMAT": ("xml",),
    "MEHANA_THIN_AFTER": ("-1", "soon", "1.5", "36501"),
    "MEHANA_WORKERS": ("0", "-1", "many", "1.5", "65"),
    "MEHANA_WEB_URL": (
        "table.example.org",
        "http://table.example.org",
        "https://",
        "https://table.example.org/mehana",
        "https://table.example.org?table=1",
        "https://table.example.org#table",
        "https://ana@table.example.org",
        "https://table.example.org:99999",
    ),
    "MEHANA_WEB_LISTEN": ("8430", ":8430", "127.0.0.1", "127.0.0.1:", "127.0.0.1:http", "127.0.0.1:0", "::1:65536"),
    "MEHANA_ACTIVITY_SDK": ("absent", "."),
}
OTHERS = ("MEHANA_TOKEN", "MEHANA_DATABASE", "MEHANA_GAMES", "MEHANA_CLIENT_SECRET")


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in (*WRONG, *OTHERS):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in WRONG.items() for value in values])
def test_a_wrong_setting_is_named(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError, match=name) as refused:
        read_settings()
    assert "\n" not in str(refused.value)


VALID: dict[str, tuple[str, str, object]] = {
    "seconds as they are": ("MEHANA_PAUSE_FACTOR", "pause_factor", 1.0),
    "a shorter wait": ("MEHANA_PAUSE_FACTOR=0.5", "pause_factor", 0.5),
    "no wait": ("MEHANA_PAUSE_FACTOR=0", "pause_factor", 0.0),
    "the longest wait": ("MEHANA_PAUSE_FACTOR=100", "pause_factor", 100.0),
    "Discord itself": ("MEHANA_FAKE_DISCORD", "fake_discord", ""),
    "a fake Discord": ("MEHANA_FAKE_DISCORD=http://127.0.0.1:8000/", "fake_discord", "http://127.0.0.1:8000"),
    "a fake Discord by name": ("MEHANA_FAKE_DISCORD=http://localhost:1", "fake_discord", "http://localhost:1"),
    "a fake Discord by a new address": ("MEHANA_FAKE_DISCORD=http://[::1]:80", "fake_discord", "http://[::1]:80"),
    "no token": ("MEHANA_TOKEN", "token", ""),
    "a token": ("MEHANA_TOKEN= secret ", "token", "secret"),
    "the usual database": ("MEHANA_DATABASE", "database", Path("mehana.sqlite3")),
    "a database": ("MEHANA_DATABASE=/srv/tables", "database", Path("/srv/tables")),
    "all games": ("MEHANA_GAMES", "games", ()),
    "some games": ("MEHANA_GAMES=durak, magove carcassonne", "games", ("durak", "magove", "carcassonne")),
    "as many workers as fit": ("MEHANA_WORKERS", "workers", None),
    "no number of workers": ("MEHANA_WORKERS= ", "workers", None),
    "one worker": ("MEHANA_WORKERS=1", "workers", 1),
    "the most workers": ("MEHANA_WORKERS=64", "workers", 64),
    "the usual log": ("MEHANA_LOG", "log_level", logging.INFO),
    "a quiet log": ("MEHANA_LOG=warning", "log_level", logging.WARNING),
    "a log for people": ("MEHANA_LOG_FORMAT= ", "log_json", False),
    "a log for machines": ("MEHANA_LOG_FORMAT=JSON", "log_json", True),
    "everything kept": ("MEHANA_THIN_AFTER= ", "thin_after", 0),
    "ninety days kept": ("MEHANA_THIN_AFTER=90", "thin_after", 90),
    "a century kept": ("MEHANA_THIN_AFTER=36500", "thin_after", 36_500),
    "no page": ("MEHANA_WEB_URL", "web_url", ""),
    "a page": ("MEHANA_WEB_URL=https://table.example.org:444/", "web_url", "https://table.example.org:444"),
    "a page on this machine": ("MEHANA_WEB_URL=http://localhost:8430", "web_url", "http://localhost:8430"),
    "a page served as usual": ("MEHANA_WEB_LISTEN", "web_listen", ("127.0.0.1", 8430)),
    "a page served to all": ("MEHANA_WEB_LISTEN=0.0.0.0:65535", "web_listen", ("0.0.0.0", 65_535)),
    "a page served at a new address": ("MEHANA_WEB_LISTEN=[::1]:1", "web_listen", ("::1", 1)),
    "no secret": ("MEHANA_CLIENT_SECRET", "client_secret", ""),
    "a secret": ("MEHANA_CLIENT_SECRET= hidden ", "client_secret", "hidden"),
    "no Activity": ("MEHANA_ACTIVITY_SDK", "activity_sdk", None),
    "an Activity": ("MEHANA_ACTIVITY_SDK=sdk", "activity_sdk", Path("sdk")),
}


@pytest.mark.parametrize(("given", "field", "wanted"), VALID.values(), ids=VALID)
def test_a_valid_setting_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, given: str, field: str, wanted: object
) -> None:
    (tmp_path / "sdk").mkdir()
    (tmp_path / "sdk" / "package.json").write_text("{}")
    name, sign, value = given.partition("=")
    if sign:
        monkeypatch.setenv(name, value)
    assert getattr(read_settings(), field) == wanted


def test_settings_stand_in_the_env_file_and_the_environment_comes_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "environ", dict(os.environ) | {"MEHANA_WORKERS": "3"})
    (tmp_path / ".env").write_text("MEHANA_WORKERS=2\nMEHANA_THIN_AFTER=5\n")
    assert (read_settings().workers, read_settings().thin_after) == (3, 5)


def test_the_names_that_settings_had_before_go_on_working(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "environ", dict(os.environ) | {"MEHANA_WORKERS": "3"})
    (tmp_path / ".env").write_text("MEHANA_HURRY=0.5\nMEHANA_STANDIN=http://127.0.0.1:8000\nMEHANA_THINKERS=2\n")
    settings = read_settings()
    assert (settings.pause_factor, settings.fake_discord) == (0.5, "http://127.0.0.1:8000")
    assert settings.workers == 3, "the new name comes first"
    assert settings.retired == tuple(RETIRED)


def test_an_env_file_that_is_not_text_is_reported(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"\xff\xfe\x00MEHANA")
    with pytest.raises(SettingsError, match=r"\.env is not UTF-8"):
        read_settings()
