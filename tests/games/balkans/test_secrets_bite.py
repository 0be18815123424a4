"""The noninterference test varies every secret, and catches views that leak one."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from games.balkans.rules import legal, machine
from games.balkans.rules.frames import AnyFrame
from games.balkans.rules.options import BalkansOptions
from games.balkans.rules.state import State
from games.balkans.secrets import PUBLIC_FIELDS, SECRET_FIELDS, SECRETS
from games.balkans.views.observe import view
from games.balkans.views.stack import shown
from games.core.contract import PUBLIC, to_bytes
from games.core.options import preset
from tests.games.balkans.test_properties import FastChance
from tests.games.balkans.walking import actor, choose

FIELDS = frozenset(State.__struct_fields__)
VARIED = {name: {field for field, secret in SECRET_FIELDS.items() if secret == name} for name in SECRETS}
"""What each secret may touch, as far as `SECRET_FIELDS` says; hands and picks come with what lies under them."""


def meetings(seed, steps=700):
    """Yield (secret, audience, state, twin) on the way through a table."""
    chance = FastChance(seed)
    options = preset(BalkansOptions, ("advanced", "standard", "manoeuvre")[seed % 3])
    state, _ = machine.deal(options, 3 + seed % 3, chance)
    for _ in range(steps):
        if not legal.acting(state):
            return
        audience = chance.below(len(state.kingdoms) + 1) - 1
        for name, secret in SECRETS.items():
            twin = secret(state, audience, chance)
            if twin is not None:
                yield name, audience, state, twin
        seat = actor(state, chance)
        machine.play(state, seat, choose(state, seat, legal.moves(state, seat), chance), chance)


def test_every_field_is_open_or_a_secret():
    """Nothing of the state is forgotten, and nothing is both."""
    assert PUBLIC_FIELDS | set(SECRET_FIELDS) == FIELDS
    assert not PUBLIC_FIELDS & set(SECRET_FIELDS)
    assert set(SECRET_FIELDS.values()) <= set(SECRETS)


def test_secrets_show_to_nobody_and_would_bite():
    """The audience sees and may do the same; whoever put the field into a view would be caught by the difference."""
    met = dict.fromkeys(SECRETS, 0)
    caught = dict.fromkeys(SECRET_FIELDS, 0)
    for seed in range(9):
        for name, audience, state, twin in meetings(seed):
            met[name] += 1
            changed = {field for field in FIELDS if getattr(state, field) != getattr(twin, field)}
            assert changed, name
            assert not changed & PUBLIC_FIELDS, (name, changed)
            for field in changed & VARIED[name]:
                caught[field] += 1
            if met[name] % 5 == 1:
                assert view(twin, audience) == view(state, audience), (name, audience)
                if audience != PUBLIC:
                    assert legal.moves(twin, audience) == legal.moves(state, audience), (name, audience)
    assert all(met.values()), met
    assert all(caught.values()), caught


@pytest.mark.parametrize("kind", get_args(AnyFrame), ids=lambda kind: kind.__name__)
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


@pytest.mark.parametrize("kind", get_args(AnyFrame), ids=lambda kind: kind.__name__)
def test_every_open_field_of_a_frame_is_shown(kind):
    """The frame shown is equal to the frame in every field, and is an object of its own."""
    defaults = {field.name: field.default for field in msgspec.structs.fields(kind) if not field.required}
    named = {field.name: other_than(defaults.get(field.name, ("nis",))) for field in msgspec.structs.fields(kind)}
    frame = kind(**named)
    assert shown(frame) == frame
    assert shown(frame) is not frame
