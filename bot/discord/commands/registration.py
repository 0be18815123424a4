"""Registers the slash commands with Discord, but only if they differ from those it has."""

import logging
from collections.abc import Mapping, Sequence
from typing import Any, Final

from discord.http import HTTPClient, Route

log = logging.getLogger(__name__)

SLASH: Final = 1
"""The type of a slash command; the default."""
ENTRY_POINT: Final = 4
"""The type of the command that launches an app's activity. Discord refuses a bulk update without it (50240)."""

_OWN: Final = (
    "type",
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "default_member_permissions",
    "nsfw",
    "contexts",
    "integration_types",
)
"""Fields of commands of every type."""
COMPARED: Final = (
    *_OWN,
    "required",
    "value",
    "min_value",
    "max_value",
    "min_length",
    "max_length",
    "autocomplete",
    "channel_types",
)
"""Fields that a bot sets for a command, option or choice. Discord adds others, such as ids."""
KEPT: Final = ("id", *_OWN, "handler")
"""Fields of an entry point command that are sent back unchanged."""
_UNORDERED: Final = frozenset({"contexts", "integration_types", "channel_types"})


async def register(http: HTTPClient, application: int, wanted: Sequence[Mapping[str, Any]]) -> bool:
    """Register these global commands. Return whether that was necessary."""
    route = Route("GET", "/applications/{application_id}/commands", application_id=application)
    present: list[dict[str, Any]] = await http.request(route, params={"with_localizations": "true"})
    entry_points = [command for command in present if command.get("type") == ENTRY_POINT]
    others = [command for command in present if command.get("type") != ENTRY_POINT]
    if _by_name(others) == _by_name(wanted):
        return False
    kept = [{key: command[key] for key in KEPT if command.get(key) is not None} for command in entry_points]
    for command in kept:
        if (rights := command.get("default_member_permissions")) is not None:
            command["default_member_permissions"] = int(rights)
    await http.bulk_upsert_global_commands(application, payload=[*map(dict, wanted), *kept])
    log.info("%s commands registered", len(wanted))
    return True


def _by_name(commands: Sequence[Mapping[str, Any]]) -> dict[tuple[int, str], Any]:
    return {(command.get("type") or SLASH, command["name"]): normalized(command) for command in commands}


def normalized(item: Mapping[str, Any]) -> dict[str, Any]:
    """Return a command, option or choice in a form that can be compared with Discord's."""
    plain: dict[str, Any] = {}
    for key in COMPARED:
        value = item.get(key)
        if value is None or value is False or value in ("", {}, []):
            continue
        if key == "default_member_permissions":
            value = str(value)
        plain[key] = sorted(value) if key in _UNORDERED else value
    for key in ("options", "choices"):
        if inner := item.get(key):
            plain[key] = [normalized(part) for part in inner]
    return plain
