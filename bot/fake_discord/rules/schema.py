"""Validates requests and responses against Discord's OpenAPI description, with readable errors.

Where the description offers alternatives told apart by `type` (components, options, callbacks), only the one that the
object claims to be is tried: so a mistake is reported where it is, and a large message costs little.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache, reduce
from pathlib import Path
from typing import Any, cast

import msgspec
from jsonschema import Draft202012Validator, validators
from jsonschema.exceptions import ValidationError

from bot.fake_discord.rules.errors import Problem
from bot.fake_discord.world.jsontypes import is_object

SPEC = Path(__file__).parent / "openapi" / "discord-openapi.json"

REMEMBERED = 256
"""Bodies whose mistakes are cached: every bot sends the same commands at its start, and they take half a second."""

# The description lacks these, although Discord accepts them and discord.py always sends them.
_TOLERATED = frozenset({"tts", "nsfw", "enforce_nonce"})
# An attachment that is kept is sent back with all fields that Discord returned.
_ECHOED = frozenset(
    {"url", "proxy_url", "size", "width", "height", "content_type", "spoiler", "ephemeral", "flags", "duration"}
)
_PERMISSIONS = frozenset({"default_member_permissions", "permissions", "allow", "deny"})
_DIGITS = {"type": "string", "pattern": "^[0-9]+$"}
_UNKNOWN_KEY = "unknownKey"
_CODES = {
    "required": "BASE_TYPE_REQUIRED",
    "maxLength": "BASE_TYPE_MAX_LENGTH",
    "maxItems": "BASE_TYPE_MAX_LENGTH",
    "minLength": "BASE_TYPE_MIN_LENGTH",
    "minItems": "BASE_TYPE_MIN_LENGTH",
    "enum": "BASE_TYPE_CHOICES",
    "type": "BASE_TYPE_TYPE",
    _UNKNOWN_KEY: "UNKNOWN_KEY",
}


_parts: dict[tuple[type, int], Any] = {}
"""Validators by class and by the id of their part of the description: making one takes longer than validating."""


def _within(validator: Any, instance: Any, schema: Any, step: str | int | None = None) -> Iterator[ValidationError]:
    """Yield the mistakes in a part of the instance, by a part of the description."""
    key = (validator.__class__, id(schema))  # unique, because the validator keeps the schema alive
    part = _parts.get(key) or _parts.setdefault(key, validator.evolve(schema=schema))
    for error in part.iter_errors(instance):
        if step is not None:
            error.path.appendleft(step)
        yield error


def _kinds(branch: Mapping[str, Any]) -> frozenset[Any] | None:
    """Return the values of `type` that an alternative accepts, if it restricts them."""
    declared = branch.get("properties", {}).get("type", {}).get("enum")
    return frozenset(declared) if declared else None


def _alternatives(validator: Any, branches: list[Any], instance: Any, _: Any) -> Iterator[ValidationError]:
    """Replace `oneOf` and `anyOf`: follow the branch for the instance's `type`, or the one that fits best."""
    kinds = [_kinds(branch) for branch in branches]
    if is_object(instance) and any(kinds):
        claimed = instance.get("type")
        for branch, kind in zip(branches, kinds, strict=True):
            if kind and claimed in kind:
                yield from _within(validator, instance, branch)
                return
        if all(kinds):
            allowed = sorted(value for kind in kinds if kind for value in kind)
            yield ValidationError(
                f"type {claimed!r} is not allowed here; allowed: {allowed}", validator="enum", path=["type"]
            )
            return
    best: list[ValidationError] | None = None
    for branch in branches:
        errors = list(_within(validator, instance, branch))
        if not errors:
            return
        if best is None or _badness(errors) < _badness(best):
            best = errors
    yield from best or ()


def _badness(errors: list[ValidationError]) -> tuple[bool, int]:
    wrong_kind = any(error.validator == "type" and not error.path for error in errors)
    return wrong_kind, len(errors)


def _properties(validator: Any, properties: Any, instance: Any, _: Any) -> Iterator[ValidationError]:
    if is_object(instance):
        for key, value in instance.items():
            if key in properties:
                yield from _within(validator, value, properties[key], key)


def _closed_properties(validator: Any, properties: Any, instance: Any, schema: Any) -> Iterator[ValidationError]:
    """Replace `properties` in requests: also report keys that the description lacks."""
    yield from _properties(validator, properties, instance, schema)
    if is_object(instance) and "additionalProperties" not in schema:
        tolerated = _ECHOED if "waveform" in properties else _TOLERATED
        for key in instance:
            if key not in properties and key not in tolerated:
                yield ValidationError(f"the key {key!r} is unknown to Discord", validator=_UNKNOWN_KEY)


def _further(validator: Any, further: Any, instance: Any, schema: Any) -> Iterator[ValidationError]:
    if is_object(further) and is_object(instance):
        for key, value in instance.items():
            if key not in schema.get("properties", {}):
                yield from _within(validator, value, further, key)
    else:
        yield from Draft202012Validator.VALIDATORS["additionalProperties"](validator, further, instance, schema)


def _items(validator: Any, items: Any, instance: Any, _: Any) -> Iterator[ValidationError]:
    if isinstance(instance, list):
        for place, item in enumerate(cast("list[Any]", instance)):
            yield from _within(validator, item, items, place)


def _all_of(validator: Any, branches: list[Any], instance: Any, _: Any) -> Iterator[ValidationError]:
    for branch in branches:
        yield from _within(validator, instance, branch)


_ours = {
    "oneOf": _alternatives,
    "anyOf": _alternatives,
    "allOf": _all_of,
    "items": _items,
    "properties": _properties,
    "additionalProperties": _further,
}
_extend: Any = getattr(validators, "extend")  # noqa: B009 -- hides a signature without types
_ANSWER = _extend(Draft202012Validator, _ours)
_REQUEST = _extend(Draft202012Validator, _ours | {"properties": _closed_properties})


def _shape(path: str) -> str:
    return re.sub(r"\{[^}]*\}", "{}", path)


def _accept_digits(node: object) -> None:
    """Let permissions be written as strings, as the documentation does, and not only as integers."""
    if is_object(node):
        if is_object(properties := node.get("properties")):
            for key in _PERMISSIONS & properties.keys():
                if "integer" in properties[key].get("type", ()):
                    properties[key] = {"anyOf": [properties[key], _DIGITS]}
        for value in node.values():
            _accept_digits(value)
    elif isinstance(node, list):
        for value in cast("list[object]", node):
            _accept_digits(value)


def _follow(node: object, spec: Any) -> object:
    """Replace each reference within `node` by what it refers to; return the replacement of `node` itself."""
    if is_object(node):
        if isinstance(reference := node.get("$ref"), str):
            return reduce(lambda part, step: part[step], reference.removeprefix("#/").split("/"), spec)
        node.update({key: _follow(value, spec) for key, value in node.items()})
    elif isinstance(node, list):
        rows = cast("list[Any]", node)
        rows[:] = [_follow(row, spec) for row in rows]
    return cast("object", node)


class Schema:
    """The loaded description; `request` and `answer` return the mistakes in a body."""

    def __init__(self) -> None:
        spec: Any = json.loads(SPEC.read_text(encoding="utf-8"))
        schemas = spec["components"]["schemas"]
        # Discord also accepts integers as ids, and discord.py sends some.
        schemas["SnowflakeType"] = {"anyOf": [schemas["SnowflakeType"], {"type": "integer", "minimum": 0}]}
        _accept_digits(spec)
        _follow(spec, spec)
        self._operations = {
            (method.upper(), _shape(path)): operation
            for path, operations in spec["paths"].items()
            for method, operation in operations.items()
        }
        self._validators: dict[tuple[str, str, bool], Any] = {}
        self._check = lru_cache(REMEMBERED)(self._checked)

    def knows(self, method: str, template: str) -> bool:
        """Whether the description contains this operation."""
        return (method, _shape(template)) in self._operations

    def describes(self, method: str, path: str) -> bool:
        """Whether a request's path belongs to an operation in the description."""
        shapes = (shape for known, shape in self._operations if known == method)
        return any(re.fullmatch(re.escape(shape).replace(r"\{\}", "[^/]+"), path) for shape in shapes)

    def request(self, method: str, template: str, body: Any) -> list[Problem]:
        """Return the mistakes in a request's body; `template` is a path such as "/channels/{channel_id}/messages"."""
        return self._check(method, template, msgspec.json.encode(body), answer=False)

    def answer(self, method: str, template: str, body: Any) -> list[Problem]:
        """Return the mistakes in the body of a successful response."""
        return self._check(method, template, msgspec.json.encode(body), answer=True)

    def _checked(self, method: str, template: str, body: bytes, *, answer: bool) -> list[Problem]:
        key = (method, template, answer)
        if key not in self._validators:
            self._validators[key] = self._validator(method, template, answer=answer)
        validator = self._validators[key]
        return _problems(validator.iter_errors(msgspec.json.decode(body))) if validator else []

    def _validator(self, method: str, template: str, *, answer: bool) -> Any:
        if not self.knows(method, template):
            return None
        operation = self._operations[method, _shape(template)]
        where = "requestBody"
        if answer:
            code = next(code for code in operation["responses"] if code.startswith("2"))
            where = f"responses/{code}"
        node = operation
        for step in where.split("/"):
            node = node.get(step, {})
        described = node.get("content", {}).get("application/json")
        return described and (_ANSWER if answer else _REQUEST)(described["schema"])


def refusing(problems: Iterable[Problem]) -> list[Problem]:
    """Return the mistakes for which Discord refuses a request: all but unknown keys, which it ignores."""
    return [problem for problem in problems if problem.code != _CODES[_UNKNOWN_KEY]]


def _problems(errors: Iterable[ValidationError]) -> list[Problem]:
    return [
        Problem(
            tuple(error.absolute_path), _CODES.get(str(error.validator), "BASE_TYPE_INVALID"), _shortened(error.message)
        )
        for error in errors
    ]


def _shortened(text: str) -> str:
    return text if len(text) <= 200 else f"{text[:90]} … {text[-90:]}"


@cache
def schema() -> Schema:
    """Return the description, which is loaded once (this takes about 20 ms)."""
    return Schema()
