"""The options of a table (RULES 1.1). The recorded tables have those of each preset, the usual ones among them."""

import pytest

from games.core.options import fields_of
from games.hayduti.rules.options import HaydutiOptions


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
