"""Pictures of explanations."""

import pytest

from games.check.golden import fits
from games.kit import palette
from games.kit.cards import Face
from games.kit.drawing import Sign, faced, plated, sprites
from games.kit.explained import Shown, bare, explained, signs
from games.kit.layout import HIGHEST, MARGIN
from games.kit.portrait import portrait

LONG = "Заптии 5 против 4: комитет разгромлен, карты на руках потеряны, а ход окончен"


def test_rows_of_any_length_of_text_fit_a_picture():
    assert fits(explained([Shown(sprites("eye", "moon"), LONG)]).png())
    assert fits(explained([Shown(sprites("crown"), LONG, tall=100)] * 7).png())


def test_too_many_rows_are_refused():
    with pytest.raises(ValueError, match="rows"):
        explained([Shown(sprites("crown"), "a")] * 8)


def test_a_row_may_be_as_tall_as_the_highest_picture_and_no_taller():
    most = HIGHEST - 2 * MARGIN - 40
    assert explained([Shown(sprites("crown"), "a", tall=most)]).size[1] == HIGHEST
    with pytest.raises(ValueError, match="1 rows"):
        explained([Shown(sprites("crown"), "a", tall=most + 1)])


def test_signs_and_portraits_omit_text_in_brackets():
    assert [bare(title) for title in ("Attacker (sword)", "Bout", "(a)")] == ["Attacker", "Bout", "(a)"]
    sign = Sign("sword", palette.MOVE)
    assert signs([("Attacker (sword)", sign)]) == signs([("Attacker", sign)])
    assert portrait("Attacker (sword)", plated(sign)) == portrait("Attacker", plated(sign))


@pytest.mark.parametrize(
    "draw", [plated(Sign("sword")), sprites("eye", "moon"), faced(Face("A", "sword", palette.SPADES))]
)
def test_a_portrait_with_a_title_of_any_length_fits(draw):
    assert fits(portrait(LONG, draw).png())
