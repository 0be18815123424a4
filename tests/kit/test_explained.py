"""Pictures that explain."""

import pytest

from games.kit.drawing import sprites
from games.kit.explained import Shown, explained
from tests.games.golden import fits


def test_rows_of_any_length_of_text_fit_a_picture():
    long = "Заптии 5 против 4: комитет разгромлен, карты на руках потеряны, а ход окончен"
    assert fits(explained([Shown(sprites("eye", "moon"), long)]))
    assert fits(explained([Shown(sprites("crown"), long, tall=100)] * 7))


def test_too_many_rows_are_refused():
    with pytest.raises(ValueError, match="rows"):
        explained([Shown(sprites("crown"), "a")] * 8)
