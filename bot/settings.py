"""Settings from the environment and `.env`, described in `.env.example`."""

import logging
import math
import os
from pathlib import Path
from typing import Final
from urllib.parse import SplitResult, urlsplit

import msgspec
from dotenv import load_dotenv

SLOWEST: Final = 100
"""The largest factor for the time that computers wait before a move."""
MOST_WORKERS: Final = 64
"""The largest number of worker processes."""
LONGEST_KEPT: Final = 36_500
"""The largest number of days after which tables are thinned."""
RETIRED: Final = {
    "MEHANA_HURRY": "MEHANA_PAUSE_FACTOR",
    "MEHANA_STANDIN": "MEHANA_FAKE_DISCORD",
    "MEHANA_THINKERS": "MEHANA_WORKERS",
}
"""Names that settings had before, which go on working, with those they have now."""
WEB_LISTEN: Final = ("127.0.0.1", 8430)
"""Where the web page is served for a proxy on the same machine."""


class SettingsError(Exception):
    """A setting is missing or wrong. The text says which, and how to correct it."""


class Broken(Exception):
    """The bot cannot continue; a service manager should restart it."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The bot's settings. `fake_discord` is the address of a local fake Discord, or empty for Discord.

    `pause_factor` multiplies the bot's own pauses. `retired` are the names in use that settings had before.
    `games` are the keys of the games that are offered, empty for all that are installed.
    `workers` is the number of worker processes, None for one per spare core. Ended tables are thinned to result and
    record after `thin_after` days, 0 for never. `log_json` is whether log lines are JSON.

    `web_url` is the public URL of the web page, empty for none; it is served at `web_listen`, a host and a port.
    `client_secret` and `activity_sdk`, a folder, are for the page as a Discord Activity; both empty without it.
    """

    token: str
    database: Path
    log_level: int = logging.INFO
    fake_discord: str = ""
    pause_factor: float = 1.0
    games: tuple[str, ...] = ()
    workers: int | None = None
    thin_after: int = 0
    log_json: bool = False
    web_url: str = ""
    web_listen: tuple[str, int] = WEB_LISTEN
    client_secret: str = ""
    activity_sdk: Path | None = None
    retired: tuple[str, ...] = ()


def read_settings() -> Settings:
    """Return the settings. Raise `SettingsError` for one that is wrong; the token may be empty."""
    try:
        load_dotenv(Path.cwd() / ".env")
    except UnicodeDecodeError as error:
        raise SettingsError(".env is not UTF-8 text: create it again from .env.example") from error
    retired = [name for name in RETIRED if name in os.environ]
    for name in retired:
        os.environ.setdefault(RETIRED[name], os.environ[name])
    level = os.environ.get("MEHANA_LOG", "INFO").upper()
    levels = logging.getLevelNamesMapping()
    if level not in levels:
        raise SettingsError(f"MEHANA_LOG is {level!r}; it takes DEBUG, INFO, WARNING or ERROR")
    fake_discord = os.environ.get("MEHANA_FAKE_DISCORD", "").rstrip("/")
    if fake_discord and not _on_this_machine(fake_discord):
        raise SettingsError("MEHANA_FAKE_DISCORD takes an address on this machine, such as http://127.0.0.1:8000")
    try:
        pause_factor = float(os.environ.get("MEHANA_PAUSE_FACTOR", "1"))
    except ValueError:
        pause_factor = math.nan
    if not 0 <= pause_factor <= SLOWEST:
        raise SettingsError(f"MEHANA_PAUSE_FACTOR takes a number from 0 to {SLOWEST}, such as 1 or 0.5")
    workers = os.environ.get("MEHANA_WORKERS", "").strip()
    if workers and not (workers.isdecimal() and 1 <= int(workers) <= MOST_WORKERS):
        raise SettingsError(f"MEHANA_WORKERS takes a number from 1 to {MOST_WORKERS}, or nothing")
    thin_after = os.environ.get("MEHANA_THIN_AFTER", "0").strip() or "0"
    if not thin_after.isdecimal() or int(thin_after) > LONGEST_KEPT:
        raise SettingsError(f"MEHANA_THIN_AFTER takes a number of days, 0 to {LONGEST_KEPT}; 0 keeps everything")
    log_format = os.environ.get("MEHANA_LOG_FORMAT", "text").strip().lower() or "text"
    if log_format not in {"text", "json"}:
        raise SettingsError(f"MEHANA_LOG_FORMAT is {log_format!r}; it takes text or json")
    return Settings(
        token=os.environ.get("MEHANA_TOKEN", "").strip(),
        database=Path(os.environ.get("MEHANA_DATABASE", "mehana.sqlite3")),
        log_level=levels[level],
        fake_discord=fake_discord,
        pause_factor=pause_factor,
        games=tuple(os.environ.get("MEHANA_GAMES", "").replace(",", " ").split()),
        thin_after=int(thin_after),
        log_json=log_format == "json",
        workers=int(workers) if workers else None,
        web_url=_web_url(),
        web_listen=_web_listen(),
        client_secret=os.environ.get("MEHANA_CLIENT_SECRET", "").strip(),
        activity_sdk=_activity_sdk(),
        retired=tuple(retired),
    )


def _web_url() -> str:
    """Return the public URL of the web page, without a slash at the end."""
    url = os.environ.get("MEHANA_WEB_URL", "").strip().rstrip("/")
    if not url:
        return ""
    parts = _parts(url)
    if parts is None or not parts.hostname or parts.path or parts.query or parts.fragment or parts.username:
        raise SettingsError("MEHANA_WEB_URL takes an address without a path, such as https://table.example.org")
    if parts.scheme != "https" and not _on_this_machine(url):
        raise SettingsError("MEHANA_WEB_URL has to begin with https:// except on this machine")
    return url


def _web_listen() -> tuple[str, int]:
    given = os.environ.get("MEHANA_WEB_LISTEN", "").strip()
    if not given:
        return WEB_LISTEN
    host, _, port = given.rpartition(":")
    if not host or not port.isdecimal() or not 0 < int(port) < 1 << 16:
        raise SettingsError("MEHANA_WEB_LISTEN takes a host and a port, such as 127.0.0.1:8430")
    return host.strip("[]"), int(port)


def _activity_sdk() -> Path | None:
    given = os.environ.get("MEHANA_ACTIVITY_SDK", "").strip()
    if given and not (Path(given) / "package.json").is_file():
        raise SettingsError("MEHANA_ACTIVITY_SDK takes the folder of the unpacked @discord/embedded-app-sdk package")
    return Path(given) if given else None


def _parts(address: str) -> SplitResult | None:
    try:
        parts = urlsplit(address)
        _ = parts.port
    except ValueError:
        return None
    return parts


def _on_this_machine(address: str) -> bool:
    parts = _parts(address)
    here = {"127.0.0.1", "localhost", "::1"}
    return parts is not None and parts.scheme == "http" and parts.hostname in here and parts.port != 0
