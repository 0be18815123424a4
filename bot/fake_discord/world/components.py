"""Trees of message components: walks them, and converts what the bot sent into what Discord stores."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from bot.fake_discord.world.jsontypes import Json, is_list, is_object

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
SELECTS = frozenset({3, 5, 6, 7, 8})
ONLY_V2 = frozenset({SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER})
LINK, PREMIUM = 5, 6

# The values that Discord fills in if the bot sends none.
_DEFAULTS: dict[int, Json] = {
    CONTAINER: {"accent_color": None, "spoiler": False},
    THUMBNAIL: {"description": None, "spoiler": False},
    FILE: {"spoiler": False},
    SEPARATOR: {"spacing": 1, "divider": True},
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
}


Path: TypeAlias = tuple[str | int, ...]
Found: TypeAlias = tuple[Path, Json]


def walk(components: Sequence[Json]) -> list[Json]:
    """Return every component, parents before children, in reading order."""
    return [component for _, component in walk_paths(components)]


def walk_paths(components: Sequence[Any], path: Path = ()) -> list[Found]:
    """Return every component with its path, in the order of `walk`; anything that is not an object is skipped."""
    found: list[Found] = []
    for index, component in enumerate(components):
        if is_object(component):
            _collect(component, (*path, index), found)
    return found


def _collect(component: Json, path: Path, found: list[Found]) -> None:
    found.append((path, component))
    children = component.get("components")
    if is_list(children):
        found += walk_paths(children, (*path, "components"))
    for key in ("accessory", "component"):
        child = component.get(key)
        if is_object(child):
            _collect(child, (*path, key), found)


def texts(components: Sequence[Json]) -> Iterator[str]:
    """Yield the visible texts, without the labels of controls."""
    return (str(part["content"]) for part in walk(components) if part.get("type") == TEXT)


def media(component: Json) -> list[Json]:
    """Return the component's own media items (objects with a `url`)."""
    match component.get("type"):
        case 11:
            return [component["media"]]
        case 12:
            return [item["media"] for item in component["items"]]
        case 13:
            return [component["file"]]
        case _:
            return []


def stored(components: Sequence[Json], resolve: Callable[[str], Json]) -> list[Json]:
    """Return a copy as Discord would return it: with ids and defaults, without nulls, with media resolved.

    Ids of default values become strings. `resolve` turns the URL of a media item into the whole item, including the
    `name` and `size` of a file.
    """
    result = [without_nulls(component) for component in components]
    parts = walk(result)
    taken = {part["id"] for part in parts if part.get("id")}
    free = (number for number in range(1, len(taken) + 10_000) if number not in taken)
    for part in parts:
        part["id"] = part.get("id") or next(free)
        for key, value in _DEFAULTS.get(part["type"], {}).items():
            part.setdefault(key, value)
        for chosen in part.get("default_values", ()):
            chosen["id"] = str(chosen["id"])
        if part["type"] == GALLERY:
            for item in part["items"]:
                item.setdefault("description", None)
                item.setdefault("spoiler", False)
        for item in media(part):
            resolved = resolve(item["url"])
            if part["type"] == FILE:
                part |= {key: resolved.get(key) for key in ("name", "size")}
            item.update({key: value for key, value in resolved.items() if key not in {"name", "size"}})
    return result


def without_nulls(value: Any) -> Any:
    """Return a copy of JSON without null members of objects, at any depth."""
    if is_object(value):
        return {key: without_nulls(item) for key, item in value.items() if item is not None}
    if is_list(value):
        return [without_nulls(item) for item in value]
    return value
