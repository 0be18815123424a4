"""The options of a table (RULES 1.1)."""

import msgspec
import pytest

from games.core.options import fields_of, preset
from games.hayduti.rules.options import HaydutiOptions

DEFAULTS = {
    "rotations": 2,
    "random_first": True,
    "advanced_hands": False,
    "hidden_discards": False,
    "parallel": False,
    "uprising": "off",
    "target_nabor": 7,
    "target_deynost": 7,
    "target_boyna": 7,
    "premature": False,
}
PRESETS = {
    "standard": {},
    "medium": {"rotations": 3},
    "expert": {"advanced_hands": True},
    "seat-order": {"random_first": False},
    "hidden": {"hidden_discards": True},
    "parallel": {"parallel": True},
    "uprising": {"uprising": "normal"},
    "uprising-easy": {"uprising": "easy", "premature": True},
    "uprising-hard": {"uprising": "hard", "rotations": 3},
    "uprising-custom": {"uprising": "custom", "target_nabor": 8, "target_deynost": 7, "target_boyna": 6},
    "everything": {
        "rotations": 4,
        "advanced_hands": True,
        "hidden_discards": True,
        "parallel": True,
        "uprising": "hard",
        "premature": True,
    },
}


def test_defaults():
    """What nobody chooses is as RULES 1.1 says."""
    assert msgspec.structs.asdict(HaydutiOptions()) == DEFAULTS


def test_each_preset_is_known():
    """The table below names every preset."""
    assert list(PRESETS) == list(HaydutiOptions.presets)


@pytest.mark.parametrize("name", PRESETS)
def test_presets(name):
    """Each differs from the defaults in what its name promises, and in nothing else."""
    assert msgspec.structs.asdict(preset(HaydutiOptions, name)) == DEFAULTS | PRESETS[name]


def test_bounds():
    """2 to 10 rotations, targets of 5 to 13 (RULES 1.1)."""
    bounds = {field.name: (field.least, field.most) for field in fields_of(HaydutiOptions) if field.kind == "int"}
    targets = ("target_nabor", "target_deynost", "target_boyna")
    assert bounds == {"rotations": (2, 10)} | dict.fromkeys(targets, (5, 13))


@pytest.mark.parametrize(
    ("uprising", "targets", "premature"), [("off", False, False), ("hard", False, True), ("custom", True, True)]
)
def test_options_of_an_uprising_are_offered_only_where_they_have_an_effect(uprising, targets, premature):
    options = HaydutiOptions(uprising=uprising)
    assert [options.applies(f"target_{stat}") for stat in ("nabor", "deynost", "boyna")] == [targets] * 3
    assert options.applies("premature") is premature
    assert options.applies("rotations")
