"""Views show the named fields of a state's frames, and nothing else of them."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from games.balkans.rules.frames import AnyFrame
from games.balkans.views.stack import shown
from games.core.contract import to_bytes

each_kind = pytest.mark.parametrize("kind", get_args(AnyFrame), ids=lambda kind: kind.__name__)


@each_kind
def test_a_new_field_of_a_frame_does_not_show_by_itself(kind):
    """What is written into a frame beside its named fields stays out of every view; all named ones are shown."""
    leaking = msgspec.defstruct("Leaking", [("chosen", str, "ambush#1")], bases=(kind,))
    values = {"seat": 0, "land": "nis", "target": "nis", "owner": 1, "asker": 0, "strait": "bosporus", "ally": 1}
    values |= {"why": "siege", "places": ("nis",), "foes": (1,), "demands": (), "members": (0, 1), "waiting": (1,)}
    values |= {"kind": "field", "at": "nis", "attackers": (0,), "defenders": (1,), "active": 0}
    values |= {"discount": 1, "extra": 1}
    needed = {field.name for field in msgspec.structs.fields(kind) if field.required}
    frame = leaking(**{name: value for name, value in values.items() if name in needed})
    seen = shown(frame)
    assert type(seen) is kind
    assert b"ambush" in to_bytes(frame)
    assert b"ambush" not in to_bytes(seen)


def other_than(value):
    """Return another value of the same type."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return f"{value}x"
        case tuple():
            return (*value, 7)
        case _:
            raise AssertionError(value)


@each_kind
def test_every_open_field_of_a_frame_is_shown(kind):
    """The frame shown is equal to the frame in every field, and is an object of its own."""
    defaults = {field.name: field.default for field in msgspec.structs.fields(kind) if not field.required}
    named = {field.name: other_than(defaults.get(field.name, ("nis",))) for field in msgspec.structs.fields(kind)}
    frame = kind(**named)
    assert shown(frame) == frame
    assert shown(frame) is not frame
