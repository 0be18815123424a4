"""JSON as Python sees it, and the two questions one asks of it."""

from typing import Any, TypeGuard

Json = dict[str, Any]


def is_object(value: Any) -> TypeGuard[Json]:
    """Whether the value is a JSON object."""
    return isinstance(value, dict)


def is_list(value: Any) -> TypeGuard[list[Any]]:
    """Whether the value is a JSON array."""
    return isinstance(value, list)


def objects(holder: Json, key: str) -> list[Json]:
    """Return the objects listed under a key; none if there is no list."""
    value = holder.get(key)
    return value if is_list(value) else []


def inside(holder: Json, key: str) -> Json:
    """Return the object under a key, an empty one if there is none."""
    value = holder.get(key)
    return value if is_object(value) else {}
