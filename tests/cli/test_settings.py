"""Settings: a wrong one is reported in one line that says what is allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.settings import SettingsError, read_settings

if TYPE_CHECKING:
    from pathlib import Path

WRONG = {
    "MEHANA_HURRY": ("nan", "inf", "-1", "fast", "1e9"),
    "MEHANA_STANDIN": (
        "http://example.org",
        "ftp://127.0.0.1",
        "http://127.0.0.1:99999",
        "http://[::1",
        "127.0.0.1:8000",
        "http://127.0.0.1:0",
    ),
    "MEHANA_LOG": ("LOUD",),
    "MEHANA_LOG_FORMAT": ("xml",),
    "MEHANA_THIN_AFTER": ("-1", "soon", "1.5", "36501"),
    "MEHANA_THINKERS": ("0", "-1", "many", "1.5", "65"),
}


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in WRONG:
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in WRONG.items() for value in values])
def test_a_wrong_setting_is_named(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError, match=name) as refused:
        read_settings()
    assert "\n" not in str(refused.value)


def test_valid_settings_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEHANA_HURRY", "0.5")
    monkeypatch.setenv("MEHANA_STANDIN", "http://127.0.0.1:8000/")
    settings = read_settings()
    assert (settings.hurry, settings.fake_discord) == (0.5, "http://127.0.0.1:8000")


def test_an_env_file_that_is_not_text_is_reported(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"\xff\xfe\x00MEHANA")
    with pytest.raises(SettingsError, match=r"\.env is not UTF-8"):
        read_settings()


def test_the_number_of_workers_is_a_number_or_automatic(monkeypatch: pytest.MonkeyPatch) -> None:
    assert read_settings().workers is None
    monkeypatch.setenv("MEHANA_THINKERS", "3")
    assert read_settings().workers == 3


def test_thinning_and_the_log_format_are_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    assert (read_settings().thin_after, read_settings().log_json) == (0, False)
    monkeypatch.setenv("MEHANA_THIN_AFTER", "90")
    monkeypatch.setenv("MEHANA_LOG_FORMAT", "JSON")
    assert (read_settings().thin_after, read_settings().log_json) == (90, True)
