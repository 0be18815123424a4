"""Type guards and helpers for decoded JSON."""

from typing import Any, TypeGuard

Json = dict[str, Any]


def is_object(value: Any) -> TypeGuard[Json]:
    """Whether the value is a JSON object."""
    return isinstance(value, dict)


def is_list(value: Any) -> TypeGuard[list[Any]]:
    """Whether the value is a JSON array."""
    return isinstance(value, list)


def objects(holder: Json, key: str) -> list[Json]:
    """Return the list under a key, or an empty one if there is none."""
    value = holder.get(key)
    return value if is_list(value) else []


def inside(holder: Json, key: str) -> Json:
    """Return the object under a key, or an empty one if there is none."""
    value = holder.get(key)
    return value if is_object(value) else {}
